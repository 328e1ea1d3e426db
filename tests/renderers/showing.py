"""What tests of pictures share: views along random games, and how well one colour is read on
another.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from games.engine import Seat
from games.game import Game, View
from renderers.theme import Colour
from tests.games.playing import moments

FULL = 255


def seen(
    game: Game[Any, Any], seats: int, wishes: Mapping[str, str], *, every: int
) -> Iterator[Any]:
    """Views along a random game, and both of its end: the gallery's, and in turn every seat's."""
    for moment in moments(game, seats, seed=seats, wishes=wishes):
        if moment.ply % every == 0 or moment.after.over:
            yield _view(game, moment.after, None)
            yield _view(game, moment.after, Seat(moment.ply % seats))


def contrast(one: Colour, other: Colour) -> float:
    """How well one colour is read on another by WCAG's formula, from 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def luminance(colour: Colour) -> float:
    """How light a colour is, from 0 to 1."""
    red, green, blue = (linear(part) for part in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def linear(part: int) -> float:
    """How much light a channel of a colour stands for, from 0 to 1."""
    share = part / FULL
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def _view(game: Game[Any, Any], table: Any, seat: Seat | None) -> View:
    view: View = game.look(table, seat)
    return view
