"""What a failing test or a debugger prints of games, tables, components and texts: one short line
that says what it is.
"""

from itertools import islice

import pytest

from games.chance import Chance
from games.component import Component
from games.package import AnyGame
from games.text import Name, Text
from tests.games.playing import moments
from tests.games.toy import TOY, Prize, ToyTable, fresh
from tests.library import GAMES

LINE = 200
"""Characters: what fits on a screen with what stands around it."""


def test_a_game_is_its_key_and_edition() -> None:
    assert repr(TOY) == "GamePackage('toy', edition=1)"


def test_a_text_is_written_as_it_is_made() -> None:
    text = Text("took", who=Name(1), what=(Text("count", n=2), "gold"), n=3)
    assert repr(text) == "Text('took', who=Name(1), what=(Text('count', n=2), 'gold'), n=3)"


def test_a_table_says_whom_it_waits_for() -> None:
    waits = "SealedBid(seat=0), SealedBid(seat=1)"
    assert repr(fresh()) == f"ToyTable(seed=1, drawn=2, waiting for {waits})"
    over = ToyTable(chance=Chance(3), deck=[])
    assert repr(over) == "ToyTable(seed=3, drawn=0, waiting for nobody)"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_game_its_tables_and_moves_fit_on_a_line(game: AnyGame) -> None:
    for moment in islice(moments(game, max(game.rules.seats), seed=1), 30):
        for thing in (game, moment.before, *moment.offers.values()):
            assert "\n" not in repr(thing)
            assert len(repr(thing)) <= LINE, (
                f"{thing!r}: a table takes that of Table by @dataclass(repr=False)"
            )


def test_a_component_is_its_type_and_id() -> None:
    assert repr(Prize("cup")) == "Prize(id='cup')"


def test_components_of_all_games_are_written_alike() -> None:
    kinds = {Component}
    while (below := {kind for one in kinds for kind in one.__subclasses__()}) - kinds:
        kinds |= below
    assert {kind.__module__.split(".")[1] for kind in kinds} >= {"splendor", "last_will"}
    assert [kind for kind in kinds if kind.__repr__ is not Component.__repr__] == []
