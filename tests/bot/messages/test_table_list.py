"""The list of a server's tables: which come first, what is offered, and that Discord takes it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.hosting.host import AnyGame
from bot.messages.components import LONGEST_POST
from bot.messages.custom_ids import TableButton, TablesButton, decode
from bot.messages.language import words_of
from bot.messages.table_list import (
    LARGEST_PAGE,
    PAGE,
    ListedTable,
    TableList,
    table_line,
    table_list,
    table_list_post,
)
from bot.store import Status, TableId, TablePace, TablePolicy, TableRow, UserId
from renderers.words import LANGUAGES
from tests.bot.payloads import NAMES, Looked
from tests.bot.test_limits_walk import FARTHEST_TABLE, row_of
from tests.library import GAMES

READER, CHANNEL = UserId(5), 10**18 + 7
LIVE = TablePolicy(pace=TablePace.LIVE)


def listed(game: AnyGame, row: TableRow) -> ListedTable:
    return ListedTable(row, game, playable=True)


def an_open_one(game: AnyGame, number: int, language: str = "en") -> TableRow:
    """A table with one free seat."""
    row = row_of(game, max(game.rules.seats), language, number)
    row = replace(row, id=TableId(FARTHEST_TABLE - number), status=Status.OPEN, policy=LIVE)
    return replace(row, seats=row.seats[:-1], ply=0)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
@pytest.mark.parametrize("first", range(len(NAMES)))
def test_discord_takes_every_page_of_the_longest_names(
    game: AnyGame, language: str, first: int
) -> None:
    looked, words = Looked(), words_of(language)
    running = row_of(game, max(game.rules.seats), language, first)
    tables = [
        *(listed(game, an_open_one(game, first, language)) for _ in range(PAGE)),
        *(listed(game, an_open_one(game, first + n, language)) for n in range(PAGE // 2)),
        *(
            listed(game, replace(running, id=TableId(n + 1), policy=LIVE, paused_at=1))
            for n in range(PAGE)
        ),
    ]
    # No two buttons of a message may be the same.
    tables = [
        replace(table, row=replace(table.row, id=TableId(FARTHEST_TABLE - n)))
        for n, table in enumerate(tables)
    ]
    whole = table_list(tables, READER, CHANNEL)
    for page in range(whole.pages):
        post = table_list_post(whole, page, words)
        looked.at("list", post)
        # Nothing was cut: the hint stands below, and each table's number in its line.
        assert post.content.endswith(words("list-how"))
        assert len(post.content) <= LONGEST_POST
        for table in whole.on(page):
            assert words("listed-number", number=str(table.row.id)) in post.content
    assert looked.faults == []
    assert looked.messages == whole.pages == 3


def test_those_with_a_seat_come_first_and_of_them_the_ones_here() -> None:
    game = GAMES[0]
    there, here = an_open_one(game, 1), replace(an_open_one(game, 2), channel=CHANNEL)
    mine = replace(an_open_one(game, 3), channel=CHANNEL)
    mine = replace(mine, seats=(replace(mine.seats[0], user=READER), *mine.seats[1:]))
    running = row_of(game, max(game.rules.seats), "en", 0)
    tables = [listed(game, row) for row in (running, mine, there, here)]
    whole = table_list(tables, READER, CHANNEL)
    assert [table.row for table in whole.tables] == [here, there, mine, running]
    assert whole.joined() == [here, there]
    post = table_list_post(whole, 0, words_of("en"))
    pressed = [decode(item.custom_id) for row in post.rows for item in row]  # type: ignore[attr-defined]
    joins = [one.table for one in pressed if isinstance(one, TableButton)]
    assert joins == [here.id, there.id]


def test_nobody_is_offered_a_table_of_a_game_that_is_not_here() -> None:
    row = an_open_one(GAMES[0], 1)
    whole = table_list([ListedTable(row, None, playable=False)], READER, CHANNEL)
    post = table_list_post(whole, 0, words_of("en"))
    assert not post.rows
    assert row.game in post.content


def test_pages_lead_to_each_other_and_no_farther() -> None:
    game = GAMES[0]
    tables = [listed(game, an_open_one(game, n)) for n in range(2 * PAGE + 1)]
    whole = table_list(tables, READER, CHANNEL)
    turns = []
    for page in range(whole.pages):
        post = table_list_post(whole, page, words_of("en"))
        pressed = [decode(item.custom_id) for row in post.rows for item in row]  # type: ignore[attr-defined]
        turns.append([one.number for one in pressed if isinstance(one, TablesButton)])
    assert turns == [[1], [0, 2], [1]]
    assert TableList(tables * PAGE**4, READER).pages == LARGEST_PAGE + 1


def test_a_table_that_everybody_left_has_a_line_without_names() -> None:
    game = GAMES[0]
    empty = replace(an_open_one(game, 1), seats=(), status=Status.ENDED)
    line = table_line(empty, game, words_of("en"))
    assert "·  ·" not in line
    assert words_of("en")("listed-number", number=str(empty.id)) in line
