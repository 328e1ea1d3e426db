"""What the bot does of itself over REST: messages, files, threads, pins, direct messages; and how
it is refused.
"""

import io
import time

import aiohttp
import discord
import pytest

from bot.sandbox.ids import Snowflakes
from bot.sandbox.notes import Typing
from bot.sandbox.rates import OLD, OLD_EDITS_PER_CHANNEL, Rates
from bot.sandbox.refusals import Refusal
from bot.sandbox.server import StandIn
from bot.sandbox.things import Channel, MessageFlag, User
from bot.sandbox.world import World
from tests.bot.sandbox.parrot import PICTURE, Parrot, Seeds, picture
from tests.bot.wire import logged_in, reply, standing


@pytest.fixture
def place(parrot: Parrot, lobby: Channel) -> discord.TextChannel:
    """The lobby as the bot knows it."""
    return parrot.place(lobby.id)


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
    assert gallery.items[0].media.url == sent.attachments[0].url
    assert MessageFlag.COMPONENTS_V2 in stand_in.world.messages_in(lobby)[0].flags


async def test_a_thread_is_opened_on_a_message_and_spoken_in(
    stand_in: StandIn, place: discord.TextChannel, lobby: Channel
) -> None:
    sent = await place.send("Table one")
    thread = await sent.create_thread(name="Table one")
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


async def test_commands_and_buttons_work_in_direct_messages(
    stand_in: StandIn, parrot: Parrot, ann: User
) -> None:
    user = await parrot.fetch_user(int(ann.id))
    await user.send("Seeds", view=Seeds())
    conversation = stand_in.world.conversation(ann)
    assert conversation is not None
    (menu,) = stand_in.world.messages_in(conversation)
    picked = await stand_in.people.pick(ann, menu, "seeds", "oat")
    assert (await reply(stand_in, picked)).content == "oat"


async def test_closed_direct_messages_refuse_the_message(
    stand_in: StandIn, parrot: Parrot, ann: User
) -> None:
    stand_in.faults.close_direct_messages(ann)
    user = await parrot.fetch_user(int(ann.id))
    with pytest.raises(discord.Forbidden) as refused:
        await user.send("your hand")
    assert refused.value.code == 50007


@pytest.mark.parametrize(
    ("denied", "code"),
    [("send_messages", 50013), ("attach_files", 50013), ("view_channel", 50001)],
)
async def test_a_missing_permission_is_refused_by_its_code(
    stand_in: StandIn, place: discord.TextChannel, lobby: Channel, denied: str, code: int
) -> None:
    stand_in.world.deny(lobby, denied)
    with pytest.raises(discord.Forbidden) as refused:
        await place.send(file=picture())
    assert refused.value.code == code


async def test_a_thread_needs_the_permission_to_open_it(
    stand_in: StandIn, place: discord.TextChannel, lobby: Channel
) -> None:
    stand_in.world.deny(lobby, "create_public_threads")
    with pytest.raises(discord.Forbidden):
        await place.create_thread(name="Talk", type=discord.ChannelType.public_thread)
    stand_in.world.allow(lobby, "create_public_threads")
    assert (
        await place.create_thread(name="Talk", type=discord.ChannelType.public_thread)
    ).name == "Talk"


async def test_the_client_sees_what_it_may_not_do(
    stand_in: StandIn, parrot: Parrot, ann: User, lobby: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    allowed: list[bool] = []

    async def look(interaction: discord.Interaction) -> bool:
        allowed.append(interaction.app_permissions.create_public_threads)
        return True

    monkeypatch.setattr(parrot.tree, "interaction_check", look)
    stand_in.world.deny(lobby, "create_public_threads")
    await stand_in.people.slash(ann, lobby, "say aloud", words="hello")
    assert allowed == [False]


async def test_a_message_too_long_is_refused_with_the_field_named(
    place: discord.TextChannel,
) -> None:
    with pytest.raises(discord.HTTPException, match="In content: Must be 2000 or fewer in length"):
        await place.send("x" * 2001)


async def test_an_empty_message_is_refused(place: discord.TextChannel) -> None:
    with pytest.raises(discord.HTTPException) as refused:
        await place.send("")
    assert refused.value.code == 50006


async def test_a_file_too_large_is_refused(stand_in: StandIn, place: discord.TextChannel) -> None:
    form = aiohttp.FormData(quote_fields=False)
    form.add_field("payload_json", "{}")
    form.add_field("files[0]", io.BytesIO(b"x" * (10 * 1024 * 1024 + 1)), filename="large.bin")
    headers = {"Authorization": f"Bot {stand_in.world.token}"}
    address = f"{stand_in.address}/api/v10/channels/{place.id}/messages"
    async with (
        aiohttp.ClientSession() as session,
        session.post(address, data=form, headers=headers) as answer,
    ):
        assert (answer.status, (await answer.json())["code"]) == (413, 40005)


async def test_the_client_waits_and_tries_again_when_it_was_too_quick(
    stand_in: StandIn, place: discord.TextChannel, lobby: Channel
) -> None:
    stand_in.faults.force_429("/messages$", retry_after=0.01)
    await place.send("patience")
    assert newest(stand_in.world, lobby) == "patience"
    assert [exchange.status for exchange in stand_in.rest.exchanges][-2:] == [429, 200]
    assert not stand_in.rest.refused


async def test_more_posts_than_a_channel_takes_are_held_back() -> None:
    rates = Rates(time.time, posts_per_channel=(2, 0.2))
    async with standing(rates=rates) as stand_in:
        bot = Parrot(next(iter(stand_in.world.guilds.values())))
        lobby = stand_in.world.channel_named("lobby")
        async with logged_in(bot, stand_in):
            for words in ("one", "two", "three"):
                await bot.place(lobby.id).send(words)
        assert len(stand_in.world.messages_in(lobby)) == 3
        assert not stand_in.rest.refused  # the client read the headers and waited by itself


def test_of_old_messages_a_few_are_edited_and_the_next_edit_is_refused_by_its_code() -> None:
    rates, an_hour_ago = Rates(time.time), Snowflakes(lambda: time.time() - OLD)
    for _ in range(OLD_EDITS_PER_CHANNEL[0]):
        rates.count_edit(an_hour_ago.next(), "1")
    rates.count_edit(Snowflakes(time.time).next(), "1")
    with pytest.raises(Refusal) as refused:
        rates.count_edit(an_hour_ago.next(), "1")
    assert (refused.value.status, refused.value.body["code"]) == (429, 30046)


async def test_refusals_are_counted_and_secrets_are_not_written_down(
    stand_in: StandIn, parrot: Parrot, ann: User, lobby: Channel
) -> None:
    done = await stand_in.people.slash(ann, lobby, "stutter")
    await parrot.hears("refused")
    assert stand_in.rest.refused == {400: 1}
    assert all(done.token not in exchange.path for exchange in stand_in.rest.exchanges)


async def test_a_wrong_token_is_refused(stand_in: StandIn, lobby: Channel) -> None:
    headers = {"Authorization": "Bot another"}
    address = f"{stand_in.address}/api/v10/channels/{lobby.id}"
    async with aiohttp.ClientSession() as session, session.get(address, headers=headers) as answer:
        assert answer.status == 401


async def test_what_is_not_modelled_is_refused_and_named(stand_in: StandIn) -> None:
    address = f"{stand_in.address}/api/v10/stickers"
    async with aiohttp.ClientSession() as session, session.get(address) as answer:
        assert answer.status == 404
    assert stand_in.rest.faults == ["not modelled: GET /stickers"]
