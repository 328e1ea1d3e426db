"""Scenes: what a game adds so that its views can be shown, found by the type of the view.

`picture` and `describe` are safe to call from several threads at once, and give the same bytes for
the same view.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

from games.game import View
from games.text import Text, within
from renderers.canvas import Canvas
from renderers.encoding import Encode, webp
from renderers.motion import Moment, animated
from renderers.outcome import Ending, Outcome, below, best_line, course_lines, square, verdict
from renderers.pieces.settings import LARGE_EDGE, Setting, plain
from renderers.pieces.spotlight import spotlight
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
    goal: Callable[[V], float | None] = lambda _view: None
    """The score that ends the game, if one does."""


_scenes: dict[type[View], Scene[Any]] = {}


def register(scene: Scene[Any]) -> None:
    """Make the views of a game showable."""
    _scenes[scene.view] = scene


def picture(
    view: View,
    words: Words,
    names: Sequence[str],
    outcome: Outcome | None = None,
    lit: Sequence[str] = (),
    encode: Encode = webp,
) -> bytes:
    """A file of what the view shows; `names` are the players' by seat. The places in `lit` are lit.

    Below the end of a game stands how it went, if that is known.
    """
    canvas = _drawn(view, words, names, outcome)
    spotlight(canvas, lit)
    return encode(canvas.image)


def moving_picture(
    view: View, words: Words, names: Sequence[str], outcome: Outcome | None, longest: float
) -> tuple[bytes, bytes]:
    """What the view shows as WebP and, after a decisive move, the same as an animation.

    The animation is empty after other moves, and if it takes longer than *longest* seconds of work.
    """
    canvas, moment = _drawn(view, words, names, outcome), _scenes[type(view)].moment(view)
    still = webp(canvas.image)
    return still, b"" if moment is None else animated(canvas, still, moment, longest)


def _drawn(view: View, words: Words, names: Sequence[str], outcome: Outcome | None) -> Canvas:
    scene = _scenes[type(view)]
    canvas = scene.draw(view, words, names)
    if outcome is None:
        return canvas
    return below(canvas, _ending(scene, view, words, names, outcome))


def square_picture(
    view: View, words: Words, names: Sequence[str], outcome: Outcome, encode: Encode = webp
) -> bytes:
    """A square picture of a game that is over, to be shared."""
    scene = _scenes[type(view)]
    return encode(square(_ending(scene, view, words, names, outcome)).image)


def card_named(view: View, lines: Iterable[Text]) -> str:
    """The answer by which `large_picture` knows the first card that news name; empty if they name
    none.
    """
    named = _scenes[type(view)].named()
    return next((named[text] for line in lines for text in within(line) if text in named), "")


def _ending(
    scene: Scene[Any], view: View, words: Words, names: Sequence[str], outcome: Outcome
) -> Ending:
    setting = scene.setting or plain(scene.theme)
    outcome = replace(outcome, goal=scene.goal(view))
    return Ending(outcome, setting, words, names, _card(scene, view, outcome, words))


def _card(scene: Scene[Any], view: View, outcome: Outcome, words: Words) -> Sprite | None:
    """The card that the best move of a game was about, if it was about one."""
    if scene.large is None or outcome.best is None:
        return None
    if (canvas := scene.large(view, outcome.best.card, words)) is None:
        return None
    w, h = canvas.image.size
    return Sprite(canvas.image.crop((LARGE_EDGE, LARGE_EDGE, w - LARGE_EDGE, h - LARGE_EDGE)))


def menu_picture(
    view: View,
    asked: Asked,
    words: Words,
    names: Sequence[str],
    lit: Sequence[str] = (),
    encode: Encode = webp,
) -> bytes:
    """A picture of what is being chosen from, for a menu; as low as the scene can make it."""
    scene = _scenes[type(view)]
    if scene.strip is None:
        return picture(view, words, names, lit=lit, encode=encode)
    canvas = scene.strip(view, replace(asked, lit=tuple(lit)), words, names)
    spotlight(canvas, lit)
    return encode(canvas.image)


def large_picture(view: View, key: str, words: Words, encode: Encode = webp) -> bytes:
    """A picture of the card that an answer stands for; empty if it stands for none."""
    scene = _scenes[type(view)]
    canvas = scene.large(view, key, words) if scene.large is not None else None
    return b"" if canvas is None else encode(canvas.image)


def describe(
    view: View, words: Words, names: Sequence[str], outcome: Outcome | None = None
) -> Description:
    """The same in words."""
    told = _scenes[type(view)].tell(view, words, names)
    if outcome is None:
        return told
    best = best_line(outcome, words)
    alt = told.alt if len(told.alt) + len(best) >= ALT_LIMIT else f"{told.alt} {best}".strip()
    text = "\n".join([told.text, *course_lines(outcome, words, names)])
    return Description(alt, text)


def tell_outcome(outcome: Outcome, words: Words, names: Sequence[str]) -> Description:
    """A picture to share in words: who has won, how everybody stands, the best move."""
    lines = [f"{words('title')}. {verdict(outcome, words, names)}."]
    lines += [f"{placed.place}. {names[placed.seat]}: {placed.score}." for placed in outcome.places]
    alt = " ".join([*lines, best_line(outcome, words)]).strip()[:ALT_LIMIT]
    return Description(alt, "\n".join([*lines, *course_lines(outcome, words, names)]))


def warm(view: type[View]) -> None:
    """Paint a game's pieces before the first picture needs them; takes seconds, so call it in a
    thread.
    """
    for _ in _scenes[view].pieces():
        pass


def scenes() -> tuple[Scene[Any], ...]:
    """Return the scenes of all games that were registered."""
    return tuple(_scenes.values())
