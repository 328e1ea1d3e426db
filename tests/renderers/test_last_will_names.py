"""Names of cards of Last Will in little room: in two lines, and not in very narrow letters."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games.engine import Seat
from games.last_will.rules.make_view import close_up, look
from games.last_will.view import Closeup, View
from renderers.scenes import Asked
from renderers.words import words_for
from tests.games.last_will.tables import ANN, BEN, errands, player, turn
from tests.library import menu_picture, picture
from tests.renderers.last_will_positions import NAMES
from tests.renderers.showing import unseen, watch_what_is_written


def fetched(seats: int, slot: str) -> View:
    """A table on which the estate agent has been fetched."""
    table = errands(*(player() for _ in range(seats)), offer=f"{slot}=special_estate_agent_01")
    table.offer = [replace(offered, taker=ANN if offered.card else None) for offered in table.offer]
    return look(table, BEN)


def lying(board: str) -> Closeup:
    """A board by itself."""
    shown = close_up(turn(player(on=board), player()), Seat(ANN), None)
    assert shown is not None
    return shown


@pytest.mark.parametrize(
    "view",
    [
        fetched(2, "a3"),
        fetched(5, "f"),
        lying("special_estate_agent_01"),
        lying("special_estate_agent_01 he_valet_01 he_waiter_01 he_tailor_01"),
    ],
    ids=["two", "five", "closeup", "closeup-of-more"],
)
def test_a_long_name_has_two_lines(view: View | Closeup, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[str] = []
    watch_what_is_written(monkeypatch, lambda met: written.append(met.text))
    speak = words_for("ru", "games.last_will")
    if isinstance(view, Closeup):
        picture(view, speak, NAMES, encode=unseen)
    else:
        menu_picture(view, Asked(), speak, NAMES, encode=unseen)
    assert {"Агент по", "недвижимости"} <= {*written}
