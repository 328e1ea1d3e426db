"""Small cards of Last Will: whatever stands on one fits between its edges."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.last_will.catalogue import CARDS, Black
from renderers.canvas import Canvas
from renderers.geometry import Box
from renderers.last_will.card_content import Printed, State, printed
from renderers.last_will.players import LEAST, TALLEST
from renderers.last_will.salon import salon
from renderers.last_will.small_cards import mini, slip
from tests.renderers.showing import Corners, watch_what_is_written

Draw = Callable[[Canvas, Box, Printed, State], None]
PLAYED = sorted(key for key, card in CARDS.items() if isinstance(card, Black))
LOW = 96  # a card of five players' rows
SLIPS = (84, 46)  # the smallest card of a crowded board


def states(face: Printed) -> list[State]:
    """How it may lie on a board."""
    steps = range(len(face.values) or 1)
    return [State(markers=n, step=n if n in steps else 0) for n in range(len(face.rows) or 1)]


@pytest.mark.parametrize("card", PLAYED)
@pytest.mark.parametrize(
    ("draw", "size"), [(mini, (LEAST, LOW)), (mini, (LEAST + 20, TALLEST)), (slip, SLIPS)]
)
def test_figures_lie_within_their_card(
    card: str, draw: Draw, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    face, ends = printed(CARDS[card]), list[Corners]()
    watch_what_is_written(monkeypatch, lambda met: ends.append(met.box))
    canvas = salon(400)
    box = Box(100, 100, *size)
    for state in states(face):
        draw(canvas, box, face, state)
    assert ends
    for left, top, right, bottom in ends:
        assert box.x <= left <= right <= box.right
        assert box.y <= top <= bottom <= box.bottom
