"""Scenes: what a game adds so that its views can be shown, found by the type of the view."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from games.rules import View
from games.text import Text
from renderers.canvas import Canvas
from renderers.motion import Moment
from renderers.outcome import Ending
from renderers.pieces.settings import Setting
from renderers.sprites import Sprite
from renderers.theme import Colour, Theme
from renderers.words import Words

V = TypeVar("V", bound=View)
ALT_LIMIT = 1024  # what Discord accepts as the description of an attachment


@dataclass(frozen=True, slots=True)
class Description:
    """A table in words: `alt` goes with the picture and is short, `text` is for reading at
    leisure.
    """

    alt: str
    text: str


@dataclass(frozen=True, slots=True)
class Family:
    """Pieces of one size that mean different things, each with what it is called; nobody may take
    one for another.

    They differ in what is drawn on them or in how they are cut, and not in their colours alone.
    """

    ground: Colour
    """What they lie on, where they are hardest to see."""
    pieces: Sequence[tuple[Text, Sprite]]


@dataclass(frozen=True, slots=True)
class Laid:
    """A piece that is being laid on a grid: where it would lie, and whether it may."""

    piece: str
    cells: tuple[tuple[int, int], ...]
    """Rows and columns."""
    fits: bool


@dataclass(frozen=True, slots=True)
class Asked:
    """What somebody is choosing, in the keys of the game's own questions."""

    path: tuple[str, ...] = ()
    """The answers so far."""
    offered: tuple[str, ...] = ()
    """What may be answered next."""
    laid: Laid | None = None
    lit: tuple[str, ...] = ()
    """The places that a lesson or a guide speaks of."""

    @property
    def chosen(self) -> frozenset[str]:
        """The answers so far, things that were picked together one by one."""
        return frozenset(key for answer in self.path for key in answer.split("+"))

    def marks(self, keys: Iterable[str]) -> Marks:
        """Tell of these keys which are chosen and which are offered."""
        shown = [*keys]
        return Marks(
            frozenset(key for key in shown if key in self.chosen),
            frozenset(key for key in shown if key in self._within),
            frozenset(key for key in shown if key in self.lit),
        )

    @property
    def _within(self) -> frozenset[str]:
        return frozenset(key for answer in self.offered for key in answer.split("+"))


@dataclass(frozen=True, slots=True)
class Marks:
    """Which of several things are chosen, and which may be chosen now."""

    chosen: frozenset[str]
    offered: frozenset[str]
    lit: frozenset[str] = frozenset()
    """What is lit never lies in the shade."""

    def dim(self, key: str) -> bool:
        """Whether other things are chosen or to be chosen from, and not this one."""
        meant = self.chosen | self.offered
        return bool(meant) and key not in meant | self.lit


def _none() -> Iterator[Family]:
    yield from ()


@dataclass(frozen=True, slots=True)
class Scene(Generic[V]):
    """How the views of one game are shown."""

    view: type[V]
    theme: Theme
    draw: Callable[[V, Words, Sequence[str]], Canvas]
    tell: Callable[[V, Words, Sequence[str]], Description]
    pieces: Callable[[], Iterator[Sprite]]  # all that is worth keeping; painted by iterating
    families: Callable[[], Iterator[Family]] = _none  # what tells by its colour, too
    strip: Callable[[V, Asked, Words, Sequence[str]], Canvas] | None = None
    """A low picture of what a seat chooses from, for its menus. Without it they show the hand."""
    large: Callable[[V, str, Words], Canvas | None] | None = None
    """The card that an answer stands for, alone and large; nothing if it stands for none. Round it
    `LARGE_EDGE` pixels are left.
    """
    named: Callable[[], Mapping[Text, str]] = dict
    """What its news call each card, and the answer by which `large` knows it."""
    setting: Setting | None = None
    """What its pictures lie on, if not on the theme's cloth."""
    moment: Callable[[V], Moment | None] = lambda _view: None
    """What makes the last move decisive, if anything does."""
    poster: Callable[[V, Ending], Canvas] | None = None
    """The end as a picture of 4:5 to share; without it, it is a square that is alike in all games.
    """
    ending: Callable[[V, Ending], Canvas] | None = None
    """The end with how it went; without it, the chart is put below the picture of the view."""
    goal: Callable[[V], float | None] = lambda _view: None
    """The score that ends the game, if one does."""
