"""What the bot is refused over REST: by its permissions, by limits, and when it is too quick."""

import io
import time

import aiohttp
import discord
import pytest

from bot.sandbox import access
from bot.sandbox.ids import Snowflakes
from bot.sandbox.rates import OLD, OLD_EDITS_PER_CHANNEL, Rates
from bot.sandbox.refusals import Refusal
from bot.sandbox.server import StandIn
from bot.sandbox.things import Channel, User
from tests.bot.sandbox.parrot import Parrot, picture
from tests.bot.sandbox.test_rest import newest
from tests.bot.wire import logged_in, standing


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
    access.deny(stand_in.world, lobby, denied)
    with pytest.raises(discord.Forbidden) as refused:
        await place.send(file=picture())
    assert refused.value.code == code


async def test_a_thread_needs_the_permission_to_open_it(
    stand_in: StandIn, place: discord.TextChannel, lobby: Channel
) -> None:
    access.deny(stand_in.world, lobby, "create_public_threads")
    with pytest.raises(discord.Forbidden):
        await place.create_thread(name="Talk", type=discord.ChannelType.public_thread)
    access.allow(stand_in.world, lobby, "create_public_threads")
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
    access.deny(stand_in.world, lobby, "create_public_threads")
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
