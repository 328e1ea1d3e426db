"""The league of bidders has the sums of the game, and is searched in the same way every time."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from games.automa import choose_by_habit
from games.chance import Chance
from games.engine import advance, begin
from games.high_society import GAME
from games.high_society.mind.bidding import MANNERS, sale_of
from games.high_society.mind.holdings import holdings_of
from games.high_society.rules.auctions import Turn
from tests.arena.bidders import PANEL, row_of
from tests.arena.league import decks_of, main, of_manner, played, won
from tests.arena.matches import play
from tests.arena.players import contender

LUCK = np.random.default_rng(1)


@pytest.mark.parametrize("level", MANNERS)
@pytest.mark.parametrize("seats", GAME.rules.seats)
def test_the_league_bids_as_the_game_does(level: str, seats: int) -> None:
    table = begin(GAME.rules.set_up(seats, Chance(seats), GAME.rules.chosen())).table
    manner, compared = MANNERS[level][seats], 0
    while not table.over:
        seat = table.waiting[0].seat
        if isinstance(table.decision_of(seat), Turn):
            limits = sale_of(table, manner).limits(holdings_of(table.players))
            row = row_of(table)
            assert limits == pytest.approx(
                np.minimum(of_manner(manner)(row, LUCK), row.money - 1)[0]
            )
            compared += sum(limit > 0 for limit in limits)
        advance(table, seat, choose_by_habit(GAME, table, seat, Chance(compared)))
    assert compared > 20


@pytest.mark.parametrize("seats", GAME.rules.seats)
def test_somebody_wins_every_game_of_the_league_or_all_are_out(seats: int) -> None:
    everybody = list(PANEL.values())
    result = played([everybody[:seats], everybody[-seats:]], decks_of(60, 3), LUCK)
    assert won(result).sum(axis=1) == pytest.approx(1)
    assert (result.money >= 0).all()
    assert result.money.max() <= 106


@pytest.mark.parametrize("name", PANEL)
def test_everybody_of_the_panel_plays_whole_games(name: str) -> None:
    players = [contender(name, GAME), *(contender("random", GAME) for _ in range(2))]
    assert sum(play(GAME, players, 5)) == pytest.approx(1)


def test_a_search_goes_on_where_it_was(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record, found = tmp_path / "record.jsonl", tmp_path / "bidding.json"
    asked = ["--seats", "3", "--games", "30", "--record", str(record), "--write", str(found)]
    main([*asked, "--trials", "1"])
    first = record.read_bytes()
    main([*asked, "--trials", "3"])
    assert record.read_bytes().startswith(first)
    assert len(record.read_bytes().splitlines()) == 4
    written = found.read_bytes()
    main([*asked, "--trials", "3"])
    assert (len(record.read_bytes().splitlines()), found.read_bytes()) == (4, written)
    assert capsys.readouterr().out
