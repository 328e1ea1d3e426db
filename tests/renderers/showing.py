"""What tests of pictures share: views along random games, what is written where, and how well one
colour is read on another.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator, Mapping
from functools import cache, lru_cache
from typing import Any

import pytest
from PIL import Image

from games.engine import Seat
from games.package import AnyGame
from games.rules import View
from renderers.canvas import Canvas
from renderers.lettering import Ink
from renderers.theme import Colour
from tests.games.playing import moments


def exact(image: Image.Image) -> bytes:
    """An image as it was drawn, dot for dot, as a file: for tests that compare dots."""
    out = io.BytesIO()
    image.save(out, "BMP")
    return out.getvalue()


def unseen(image: Image.Image) -> bytes:
    """No file: for tests that look at how a picture is drawn, and not at what is sent."""
    return b""


FULL = 255
Corners = tuple[int, int, int, int]
"""Of a box: left, top, right, bottom."""


Meet = Callable[[Canvas, Ink, Corners, Colour], None]
"""Looks at a text, at where it is going to lie, and at its colour, before it is there."""


def watch_what_is_written(monkeypatch: pytest.MonkeyPatch, meet: Meet) -> None:
    """From now on, show each text of a picture to `meet`."""
    write = Canvas.write

    def watched(canvas: Canvas, ink: Ink, x: int, y: int, fill: Colour) -> None:
        if ink.text.strip():
            left, upper = x + ink.corner[0], y + ink.corner[1]
            meet(canvas, ink, (left, upper, left + ink.mask.width, upper + ink.mask.height), fill)
        write(canvas, ink, x, y, fill)

    monkeypatch.setattr(Canvas, "write", watched)


def assert_written_within(
    monkeypatch: pytest.MonkeyPatch, draw: Callable[[], object], place: str, *texts: str
) -> None:
    """Draw a picture; each of the texts must be written on it, inside that place of the canvas."""
    met: list[tuple[str, Corners]] = []
    canvases: list[Canvas] = []

    def meet(canvas: Canvas, ink: Ink, corners: Corners, _fill: Colour) -> None:
        met.append((ink.text, corners))
        canvases.append(canvas)

    watch_what_is_written(monkeypatch, meet)
    draw()
    box = canvases[-1].places[place]
    assert {text for text, _ in met} >= set(texts)
    for text, (left, top, right, bottom) in met:
        if text in texts:
            assert box.x <= left <= right <= box.right
            assert box.y <= top <= bottom <= box.bottom


def seen(game: AnyGame, seats: int, wishes: Mapping[str, str], *, every: int) -> Iterator[Any]:
    """Views along a random game, and both of its end: a spectator's, and in turn every seat's."""
    for moment in moments(game, seats, seed=seats, wishes=wishes):
        if moment.ply % every == 0 or moment.after.over:
            yield _view(game, moment.after, None)
            yield _view(game, moment.after, Seat(moment.ply % seats))


def contrast(one: Colour, other: Colour) -> float:
    """How well one colour is read on another by WCAG's formula, from 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@lru_cache(maxsize=2**16)
def luminance(colour: Colour) -> float:
    """How light a colour is, from 0 to 1."""
    red, green, blue = (linear(part) for part in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@cache
def linear(part: int) -> float:
    """How much light a channel of a colour stands for, from 0 to 1."""
    share = part / FULL
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def _view(game: AnyGame, table: Any, seat: Seat | None) -> View:
    view: View = game.rules.look(table, seat)
    return view
