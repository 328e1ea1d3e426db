"""What the bot does of itself over REST: messages, files, threads, pins, direct messages."""

import io

import discord
import pytest
from PIL import Image

from bot.sandbox.layouts import files_of, text_of
from bot.sandbox.server import StandIn
from bot.sandbox.things import Channel, MessageFlag, User
from bot.sandbox.world import World
from bot.sandbox.world_events import Typing
from tests.bot.sandbox.parrot import PICTURE, Parrot, Seeds, picture
from tests.bot.wire import reply


def newest(world: World, channel: Channel) -> str:
    return world.messages_in(channel)[-1].content


async def test_a_message_is_posted(
    stand_in: StandIn, place: discord.TextChannel, lobby: Channel
) -> None:
    await place.send("hello")
    assert newest(stand_in.world, lobby) == "hello"


async def test_a_picture_can_be_fetched_where_its_message_says(place: discord.TextChannel) -> None:
    sent = await place.send(file=picture())
    assert await sent.attachments[0].read() == PICTURE


@pytest.mark.parametrize("kind", ["png", "gif", "webp"])
async def test_the_size_of_a_picture_is_known(place: discord.TextChannel, kind: str) -> None:
    drawn = io.BytesIO()
    Image.new("RGB", (7, 5)).save(drawn, kind)
    sent = await place.send(file=discord.File(io.BytesIO(drawn.getvalue()), f"a.{kind}"))
    assert (sent.attachments[0].width, sent.attachments[0].height) == (7, 5)


async def test_an_edit_keeps_only_the_attachments_that_it_lists(
    stand_in: StandIn, place: discord.TextChannel, lobby: Channel
) -> None:
    sent = await place.send(files=[picture("old.png"), picture("kept.png")])
    await sent.edit(attachments=[sent.attachments[1], picture("new.png", "A new board")])
    (message,) = stand_in.world.messages_in(lobby)
    assert [held.filename for held in message.attachments] == ["kept.png", "new.png"]
    assert message.attachments[1].description == "A new board"


async def test_the_bytes_of_a_replaced_picture_are_thrown_away(
    stand_in: StandIn, place: discord.TextChannel, lobby: Channel
) -> None:
    sent = await place.send(file=picture())
    (old,) = stand_in.world.messages_in(lobby)[0].attachments
    await sent.edit(attachments=[picture("new.png")])
    assert stand_in.world.file_of(old.id) is None


async def test_only_whom_a_message_may_mention_is_mentioned(
    stand_in: StandIn, place: discord.TextChannel, ann: User, theo: User, lobby: Channel
) -> None:
    allowed = discord.AllowedMentions(users=[discord.Object(int(ann.id))])
    await place.send(f"<@{ann.id}> plays, <@{theo.id}> waits", allowed_mentions=allowed)
    assert stand_in.world.messages_in(lobby)[0].mentions == (ann.id,)


async def test_a_message_sent_again_with_the_same_nonce_is_not_doubled(
    stand_in: StandIn, place: discord.TextChannel, lobby: Channel
) -> None:
    await place.send("once", nonce="7")
    await place.send("once", nonce="7")
    assert len(stand_in.world.messages_in(lobby)) == 1


async def test_a_nonce_is_known_wherever_its_message_was_and_whatever_became_of_it(
    stand_in: StandIn, parrot: Parrot, place: discord.TextChannel, ann: User
) -> None:
    sent = await place.send("once", nonce="7")
    await sent.delete()
    user = await parrot.fetch_user(int(ann.id))
    assert (await user.send("another", nonce="7")).id == sent.id
    stand_in.world.nonces.forget()
    assert (await user.send("another", nonce="7")).id != sent.id


async def test_an_edit_of_the_buttons_alone_leaves_whom_a_message_mentions(
    stand_in: StandIn, place: discord.TextChannel, ann: User, lobby: Channel
) -> None:
    allowed = discord.AllowedMentions(users=[discord.Object(int(ann.id))])
    sent = await place.send(f"<@{ann.id}> plays", allowed_mentions=allowed)
    await sent.edit(view=None, allowed_mentions=discord.AllowedMentions.none())
    assert stand_in.world.messages_in(lobby)[0].mentions == (ann.id,)


async def test_a_layout_shows_the_picture_that_it_names(
    stand_in: StandIn, place: discord.TextChannel, lobby: Channel
) -> None:
    view = discord.ui.LayoutView()
    view.add_item(discord.ui.TextDisplay("The board"))
    view.add_item(
        discord.ui.MediaGallery(
            discord.MediaGalleryItem("attachment://board.png", description="A board")
        )
    )
    sent = await place.send(view=view, file=picture())
    gallery = sent.components[1]
    assert isinstance(gallery, discord.MediaGalleryComponent)
    assert gallery.items[0].media.attachment_id is not None
    assert sent.attachments == [], "what a component shows is no attachment"
    answer = stand_in.rest.exchanges[-1].answer
    assert isinstance(answer, dict)
    media = answer["components"][1]["items"][0]["media"]
    assert media["id"] == media["attachment_id"]
    (shown,) = stand_in.world.messages_in(lobby)
    assert MessageFlag.COMPONENTS_V2 in shown.flags
    assert text_of(shown) == "The board"
    assert [file.description for file in files_of(shown)] == ["A board"]


async def test_a_thread_is_opened_on_a_message_and_spoken_in(
    stand_in: StandIn, place: discord.TextChannel, lobby: Channel
) -> None:
    sent = await place.send("Table one")
    thread = await sent.create_thread(name="Table one")
    assert stand_in.rest.exchanges[-1].status == 201
    await thread.send("welcome")
    (opened,) = stand_in.world.threads_of(lobby)
    assert opened.id == str(sent.id)
    assert newest(stand_in.world, opened) == "welcome"


async def test_a_message_has_one_thread_only(place: discord.TextChannel) -> None:
    sent = await place.send("Table one")
    await sent.create_thread(name="Table one")
    with pytest.raises(discord.HTTPException) as refused:
        await sent.create_thread(name="Table one again")
    assert refused.value.code == 160004


async def test_a_private_thread_is_open_to_those_who_were_brought_in(
    stand_in: StandIn, place: discord.TextChannel, ann: User, theo: User
) -> None:
    thread = await place.create_thread(name="Whispers", type=discord.ChannelType.private_thread)
    await thread.add_user(discord.Object(int(ann.id)))
    kept = stand_in.world.channel_named("Whispers")
    assert stand_in.world.enters(ann, kept)
    assert not stand_in.world.enters(theo, kept)


async def test_a_message_takes_a_thread_out_of_the_archive(
    stand_in: StandIn, place: discord.TextChannel
) -> None:
    thread = await place.create_thread(name="Talk", type=discord.ChannelType.public_thread)
    await thread.edit(archived=True)
    assert stand_in.world.channel_named("Talk").is_archived
    await thread.send("still here")
    assert not stand_in.world.channel_named("Talk").is_archived


async def test_an_old_message_in_an_archived_thread_cannot_be_edited(
    place: discord.TextChannel,
) -> None:
    thread = await place.create_thread(name="Talk", type=discord.ChannelType.public_thread)
    message = await thread.send("first")
    await thread.edit(archived=True)
    with pytest.raises(discord.HTTPException) as refused:
        await message.edit(content="second")
    assert refused.value.code == 50083


async def test_pins_are_listed_newest_first(place: discord.TextChannel) -> None:
    for words in ("one", "two"):
        await (await place.send(words)).pin()
    assert [message.content async for message in place.pins()] == ["two", "one"]


async def test_a_deleted_message_is_gone(
    stand_in: StandIn, place: discord.TextChannel, lobby: Channel
) -> None:
    sent = await place.send("hello")
    stand_in.faults.delete_message(stand_in.world.messages_in(lobby)[0])
    with pytest.raises(discord.NotFound) as refused:
        await sent.edit(content="too late")
    assert refused.value.code == 10008


async def test_what_others_say_is_not_read_without_the_intent_for_it(
    stand_in: StandIn, place: discord.TextChannel, ann: User, lobby: Channel
) -> None:
    await stand_in.people.say(ann, lobby, "a secret")
    assert [message.content async for message in place.history(limit=1)] == [""]


async def test_history_is_read_from_the_newest_back(place: discord.TextChannel) -> None:
    sent = [await place.send(words) for words in ("one", "two", "three")]
    assert [message.content async for message in place.history(limit=2)] == ["three", "two"]
    assert [message.content async for message in place.history(after=sent[0])] == ["two", "three"]


async def test_reactions_are_counted(place: discord.TextChannel) -> None:
    sent = await place.send("hello")
    await sent.add_reaction("👍")
    again = await place.fetch_message(sent.id)
    assert [(str(reaction.emoji), reaction.count, reaction.me) for reaction in again.reactions] == [
        ("👍", 1, True)
    ]


async def test_typing_is_told_to_those_who_watch(
    stand_in: StandIn, place: discord.TextChannel, lobby: Channel
) -> None:
    notes: list[object] = []
    stand_in.world.watch(notes.append)
    async with place.typing():
        pass
    assert Typing(lobby.id, stand_in.world.bot.id) in notes


async def test_a_direct_message_reaches_one_person(
    stand_in: StandIn, parrot: Parrot, ann: User, theo: User
) -> None:
    await (await parrot.fetch_user(int(ann.id))).send("your hand")
    conversation = stand_in.world.conversation(ann)
    assert conversation is not None
    assert [
        message.content for message in stand_in.world.messages_in(conversation, seen_by=ann)
    ] == ["your hand"]
    assert stand_in.world.messages_in(conversation, seen_by=theo) == []


async def test_a_menu_works_in_a_direct_message(
    stand_in: StandIn, parrot: Parrot, ann: User
) -> None:
    user = await parrot.fetch_user(int(ann.id))
    await user.send("Seeds", view=Seeds())
    conversation = stand_in.world.conversation(ann)
    assert conversation is not None
    (menu,) = stand_in.world.messages_in(conversation)
    picked = await stand_in.people.pick(ann, menu, "seeds", "oat")
    assert (await reply(stand_in, picked)).content == "oat"
