"""Scenes: what a game adds so that its views can be shown, found by the type of the view.

`picture` and `describe` are safe to call from several threads at once, and give the same bytes for
the same view.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from games.game import View
from games.text import Text
from renderers.canvas import Canvas
from renderers.palette import palette_of
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


_scenes: dict[type[View], Scene[Any]] = {}


def register(scene: Scene[Any]) -> None:
    """Make the views of a game showable."""
    _scenes[scene.view] = scene


def picture(view: View, words: Words, names: Sequence[str]) -> bytes:
    """A PNG of what the view shows; `names` are the players' by seat."""
    scene = _scenes[type(view)]
    return scene.draw(view, words, names).png(palette_of(scene.theme))


def describe(view: View, words: Words, names: Sequence[str]) -> Description:
    """The same in words."""
    return _scenes[type(view)].tell(view, words, names)


def warm(view: type[View]) -> None:
    """Paint a game's pieces before the first picture needs them; takes seconds, so call it in a
    thread.
    """
    for _ in _scenes[view].pieces():
        pass


def scenes() -> tuple[Scene[Any], ...]:
    return tuple(_scenes.values())
