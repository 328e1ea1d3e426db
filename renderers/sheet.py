"""A sheet: what a picture is drawn on and of, handed to all that draw a part of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from renderers.canvas import Canvas
from renderers.geometry import Box
from renderers.lettering import spelled
from renderers.sprites import Sprite
from renderers.theme import Theme
from renderers.words import Words

V = TypeVar("V")
C = TypeVar("C")


@dataclass(frozen=True, slots=True)
class Sheet(Generic[V, C]):
    """A canvas and what is shown on it: the view, in these words, of people with these names, and
    what the last move has changed.
    """

    canvas: Canvas
    view: V
    words: Words
    names: Sequence[str]
    """By seat, as the people call themselves."""
    changes: C

    @property
    def theme(self) -> Theme:
        """The game's colours."""
        return self.canvas.theme

    def name(self, seat: int) -> str:
        """What somebody is called, in letters that can be drawn."""
        return spelled(self.names[seat])

    def put(self, sprite: Sprite, box: Box, place: str | None = None) -> None:
        """Put a piece on the canvas, and remember where under this name."""
        self.canvas.put(sprite, box)
        if place is not None:
            self.canvas.places[place] = box
