"""Evenings on which people look for a table with a seat for them."""

import pytest

from bot.commands import table_list
from bot.sandbox import access
from bot.sandbox.things import User
from tests.bot.evenings.evening import Evening
from tests.bot.evenings.hidden import hidden
from tests.bot.evenings.sentences import says
from tests.bot.wire import PATIENCE, reply


async def test_whoever_is_elsewhere_on_the_server_sits_down_from_the_list(
    evening: Evening, ann: User, theo: User
) -> None:
    notice = await evening.slash(
        ann, evening.games, "table new", game="pebbles", seats=3, pace="live"
    )
    assert "Pace: live" in notice.content
    lobby = evening.stand_in.world.channel_named("lobby")
    listed = await evening.slash(theo, lobby, "table list")
    line = listed.content.splitlines()[1]
    assert line.startswith("**Pebbles** · Ann · 1 of 3 seats taken · live")
    assert line.endswith(f"<#{evening.games.id}> · #1")
    assert "a free seat at one" in listed.content
    joined = await evening.answer(theo, listed, "join@1")
    assert joined.content == f"You’re in! The table is in <#{evening.games.id}>."
    await evening.until(lambda: "2. Theo" in evening.now(notice).content)
    again = await evening.slash(theo, lobby, "table list")
    assert "join@1" not in evening.stand_in.people.component_ids(again)


async def test_open_tables_come_first_and_a_game_is_looked_at(
    evening: Evening, ann: User, theo: User, ingrid: User
) -> None:
    await evening.begun(ann, theo)
    await evening.slash(ann, evening.games, "table new", game="pebbles", seats=3)
    await evening.begun(theo, ann)
    lobby = evening.stand_in.world.channel_named("lobby")
    listed = await evening.slash(ingrid, lobby, "table list")
    assert [line.rpartition("#")[2] for line in listed.content.splitlines()[1:-1]] == [
        *("2", "3", "1")
    ]
    board = await evening.choose(ingrid, listed, "which:board", "1")
    assert "Waiting for" in board.content


async def test_more_than_ten_tables_are_on_pages(evening: Evening, ann: User, theo: User) -> None:
    for _ in range(11):
        await evening.slash(ann, evening.games, "table new", game="pebbles", seats=3)
    helped = await evening.slash(theo, evening.games, "help")
    first = await evening.answer(theo, helped, "tables")
    assert "page 1 of 2" in first.content
    assert first.content.count("1 of 3 seats taken") == 10
    later = await evening.answer(theo, first, "tables:1")
    assert later.id == first.id
    assert "page 2 of 2" in later.content
    assert later.content.count("1 of 3 seats taken") == 1
    assert "page 1 of 2" in (await evening.answer(theo, later, "tables:0")).content


async def test_pictures_show_the_first_table(
    evening: Evening, drawn: None, ann: User, theo: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Other tests may keep both processors busy while it is drawn.
    monkeypatch.setattr(table_list, "PICTURE_SECONDS", PATIENCE)
    await evening.slash(ann, evening.games, "table new", game="splendor", seats=3)
    listed = await evening.slash(theo, evening.games, "table list")
    assert listed.attachments
    assert "Player 2" in (listed.attachments[0].description or "")


async def test_join_without_a_table_finds_those_elsewhere(
    evening: Evening, ann: User, theo: User
) -> None:
    lobby = evening.stand_in.world.channel_named("lobby")
    assert "There is no table here" in (await evening.slash(theo, lobby, "table join")).content
    await evening.slash(ann, evening.games, "table new", game="pebbles", seats=3)
    assert "You’re in!" in (await evening.slash(theo, lobby, "table join")).content


async def test_join_completes_over_the_server_and_offers_no_hidden_table(
    evening: Evening, ann: User, theo: User, ingrid: User
) -> None:
    den = await hidden(evening, ann, theo)
    await evening.slash(ann, evening.games, "table new", game="pebbles", seats=3)
    lobby = evening.stand_in.world.channel_named("lobby")
    complete = evening.stand_in.people.autocomplete
    seen = await complete(ingrid, lobby, "table join", "table", table="")
    assert [choice["value"] for choice in seen] == ["3"]
    seen = await complete(theo, lobby, "table join", "table", table="")
    assert [choice["value"] for choice in seen] == ["3", "2"]
    listed = await evening.slash(ingrid, lobby, "table list")
    assert "· #3" in listed.content
    assert "· #1" not in listed.content
    assert "· #2" not in listed.content
    access.hide(evening.stand_in.world, den, ann, theo, ingrid)
    listed = await evening.slash(ingrid, lobby, "table list")
    assert "· #2" in listed.content
    assert says(
        await reply(
            evening.stand_in,
            await evening.stand_in.people.slash(ingrid, lobby, "table join", table="2"),
        ),
        "seating-joined-there",
    )
