"""What tests of pictures share: views along random games, what is written where, and how well one
colour is read on another.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from PIL import ImageDraw

from games.engine import Seat
from games.game import Game, View
from renderers.theme import Colour
from tests.games.playing import moments

FULL = 255
Corners = tuple[float, float, float, float]
"""Of a box: left, top, right, bottom."""


class Writer(ImageDraw.ImageDraw):
    """Writes as usual. What is to be found out of each text of a picture, a subclass finds out in
    `meet`, before the text is there.
    """

    def meet(self, text: str, box: Corners, fill: Any, font: Any) -> None:
        """Look at a text and at where it is going to lie."""
        raise NotImplementedError

    def text(  # type: ignore[override]  # Pillow has more parameters between these, all of them by name here
        self,
        xy: Any,
        text: Any,
        fill: Any = None,
        font: Any = None,
        anchor: Any = None,
        **more: Any,
    ) -> None:
        if self._image.mode == "RGB" and text.strip():
            self.meet(text, self.textbbox(xy, text, font, anchor), fill, font)
        super().text(xy, text, fill=fill, font=font, anchor=anchor, **more)


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
