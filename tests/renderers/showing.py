"""What tests of pictures share: views along random games, what is written where, and how well one
colour is read on another.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Hashable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

import pytest
from PIL import Image

from games.engine import Seat
from games.package import AnyGame
from games.rules import View
from renderers import sprites
from renderers.canvas import Canvas
from renderers.geometry import Box
from renderers.lettering import Ink
from renderers.sprites import Sprite
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


@dataclass(frozen=True, slots=True, eq=False)
class Written:
    """A text that a picture is about to show."""

    ink: Ink
    box: Corners
    """Where it lies on its picture or, if it is part of a piece, on that."""
    fill: Colour
    ground: Image.Image
    """What is there already, inside the box."""
    room: tuple[int, int]
    """How wide and high the picture or the piece is, in pixels."""
    places: Mapping[str, Box]
    """Where things lie on the picture, once it is finished."""
    piece: Hashable
    """What it is part of; None if it is written on the picture itself."""

    @property
    def text(self) -> str:
        return self.ink.text


Meet = Callable[[Written], None]
_meets: tuple[Meet, ...] = ()
_piece: ContextVar[tuple[Hashable, list[Written]] | None] = ContextVar("piece", default=None)


@dataclass(frozen=True, slots=True, eq=False)
class _Piece(Sprite):
    """A piece that knows what is written on it."""

    written: tuple[Written, ...] = ()


class Shelf(sprites._Shelf):
    """Pieces that are kept. Whoever watches meets what is written on one whenever it is shown, and
    not where it was painted alone: another test may have done that.
    """

    def get(self, key: Hashable, paint: Callable[[], Sprite]) -> Sprite:
        def watched() -> Sprite:
            within = list[Written]()
            before = _piece.set((key, within))
            try:
                painted = paint()
            finally:
                _piece.reset(before)
            image, stretch = painted._pixels, painted.stretch
            return _Piece(image, painted.margin, painted.light, stretch, tuple(within))

        piece = super().get(key, watched)
        assert isinstance(piece, _Piece)
        for written in piece.written:
            _note(written)
        return piece


def _note(written: Written) -> None:
    if whole := _piece.get():
        whole[1].append(written)
    else:
        for meet in _meets:
            meet(written)


@contextmanager
def noting_what_is_written() -> Iterator[None]:
    """During the block, pieces know what is written on them."""
    write = Canvas.write

    def noted(canvas: Canvas, ink: Ink, x: int, y: int, fill: Colour) -> None:
        if ink.text.strip():
            left, upper = x + ink.corner[0], y + ink.corner[1]
            box = left, upper, left + ink.mask.width, upper + ink.mask.height
            image, piece = canvas.image, _piece.get()
            ground, of = image.crop(box), piece and piece[0]
            _note(Written(ink, box, fill, ground, image.size, canvas.places, of))
        write(canvas, ink, x, y, fill)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(sprites, "_shelf", Shelf())
        patched.setattr(Canvas, "write", noted)
        yield


def watch_what_is_written(monkeypatch: pytest.MonkeyPatch, meet: Meet) -> None:
    """From now on, show each text of a picture to `meet`, before it is there."""
    monkeypatch.setattr("tests.renderers.showing._meets", (*_meets, meet))


def assert_written_within(
    monkeypatch: pytest.MonkeyPatch, draw: Callable[[], object], place: str, *texts: str
) -> None:
    """Draw a picture; each of the texts must be written on it, inside that place of the canvas."""
    met = list[Written]()
    watch_what_is_written(monkeypatch, met.append)
    draw()
    shown = [written for written in met if written.piece is None and written.text in texts]
    assert {written.text for written in shown} == {*texts}
    for written in shown:
        box = written.places[place]
        left, top, right, bottom = written.box
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
