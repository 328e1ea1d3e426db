"""The application's own emojis: added, listed, deleted, refused; used in messages; kept."""

from pathlib import Path

import discord
import pytest

from bot.sandbox.journal import Journal
from bot.sandbox.limits.emojis import LARGEST, check_emoji
from bot.sandbox.rest.emojis import add_emoji, delete_emoji
from bot.sandbox.server import StandIn
from bot.sandbox.things import Channel
from tests.bot.sandbox.house import Client, House
from tests.bot.sandbox.parrot import PICTURE, Parrot


def view(emoji: discord.PartialEmoji) -> discord.ui.View:
    shown = discord.ui.View(timeout=None)
    shown.add_item(discord.ui.Button(label="Ruby", emoji=emoji, custom_id="ruby"))
    return shown


async def test_an_emoji_is_added_listed_and_deleted(stand_in: StandIn, parrot: Parrot) -> None:
    added = await parrot.create_application_emoji(name="ruby_1", image=PICTURE)
    assert stand_in.rest.exchanges[-1].status == 201
    assert [emoji.name for emoji in await parrot.fetch_application_emojis()] == ["ruby_1"]
    assert (await parrot.fetch_application_emoji(added.id)).name == "ruby_1"
    await added.delete()
    assert not stand_in.world.emojis
    with pytest.raises(discord.NotFound, match="10014"):
        await parrot.fetch_application_emoji(added.id)


@pytest.mark.parametrize(
    ("name", "picture", "reason"),
    [
        ("ruby_1", PICTURE, "already exists"),
        ("r", PICTURE, "between 2 and 32"),
        ("red-ruby", PICTURE, "regex"),
        ("ruby_2", PICTURE + bytes(LARGEST), "256.0 kb"),
    ],
)
async def test_an_emoji_that_discord_would_not_take_is_refused(
    parrot: Parrot, name: str, picture: bytes, reason: str
) -> None:
    await parrot.create_application_emoji(name="ruby_1", image=PICTURE)
    with pytest.raises(discord.HTTPException, match=reason):
        await parrot.create_application_emoji(name=name, image=picture)


@pytest.mark.parametrize("data", ["?", "", "bm8gcGljdHVyZQ=="])
def test_what_is_no_picture_is_refused(data: str) -> None:
    body = {"name": "ruby", "image": f"data:image/png;base64,{data}"}
    assert check_emoji(body, ()).tree["image"]["_errors"][0]["code"] == "IMAGE_INVALID"


async def test_a_button_bears_an_emoji_only_as_long_as_there_is_one(
    stand_in: StandIn, parrot: Parrot, lobby: Channel
) -> None:
    emoji = await parrot.create_application_emoji(name="ruby_1", image=PICTURE)
    button = view(discord.PartialEmoji(name=emoji.name, id=emoji.id))
    sent = await parrot.place(lobby.id).send("Take", view=button)
    (row,) = stand_in.world.messages_in(lobby)[-1].components
    assert row["components"][0]["emoji"] == {"id": str(emoji.id), "name": "ruby_1"}
    await emoji.delete()
    with pytest.raises(discord.HTTPException, match="Invalid emoji"):
        await sent.edit(view=button)


def test_emojis_survive_with_their_pictures(tmp_path: Path) -> None:
    with Journal(tmp_path) as journal:
        journal.world.add_user("parlour", bot=True)
        delete_emoji(journal.world, add_emoji(journal.world, "old_1", PICTURE))
        kept = add_emoji(journal.world, "ruby_1", PICTURE)
    with Journal(tmp_path) as journal:
        assert list(journal.world.emojis.values()) == [kept]
        assert journal.world.file_of(kept.file) == PICTURE


async def test_the_page_shows_an_emoji(house: House, client: Client) -> None:
    emoji = add_emoji(house.world, "ruby_1", PICTURE)
    answer = await client.get(f"/p/key/emojis/{emoji.id}")
    assert (answer.content_type, await answer.read()) == ("image/png", PICTURE)
    assert (await client.get("/p/key/emojis/1")).status == 404
