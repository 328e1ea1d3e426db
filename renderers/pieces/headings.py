"""The headers of the three pictures every game has: the table, a hand, the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from renderers import glyphs
from renderers.canvas import Anchor, Canvas, Part
from renderers.geometry import Box, Point
from renderers.lettering import Face, fit, width
from renderers.pieces.lines import LEAST, PLAIN, Style, header, naming, naming_all
from renderers.pieces.seats import badge
from renderers.theme import ACTIVE, TEXT, Colour
from renderers.words import Words

MARK = 46  # the badge beside a large name


@dataclass(frozen=True, slots=True)
class Title:
    """What stands at the left of every header: the game, and how far it has come."""

    game: str
    aside: str


@dataclass(frozen=True, slots=True)
class Call:
    """What somebody is waited for, by the keys of its sentences: for all others, about a name, and
    for themselves.
    """

    theirs: str
    yours: str


TO_MOVE = Call("picture-to-move", "picture-your-turn")


def table_heading(
    canvas: Canvas,
    box: Box,
    title: Title,
    words: Words,
    names: Sequence[str],
    turn: int,
    move: Sequence[Part],
    call: Call = TO_MOVE,
) -> None:
    """Whose turn it is and what for, and the last move."""
    marks = [glyphs.icon(glyphs.pointer, 34, ACTIVE), badge(turn, MARK)]
    header(
        canvas,
        box,
        title.game,
        title.aside,
        marks,
        _about(lambda name: words(call.theirs, name=name), names[turn]),
        move,
    )


def hand_heading(
    canvas: Canvas,
    box: Box,
    title: Title,
    words: Words,
    names: Sequence[str],
    turn: int | None,
    me: int,
    call: Call = TO_MOVE,
) -> None:
    """Who sees this, in the place of the turn; and the turn in that of the last move."""
    sentence: list[Part] = []
    if turn == me:
        sentence = [glyphs.icon(glyphs.pointer, 34, ACTIVE), badge(me, MARK), words(call.yours)]
    elif turn is not None:
        about = naming(
            lambda name: words(call.theirs, name=name), names[turn], Face.SERIF, LEAST, box.w - 80
        )
        sentence = [badge(turn, MARK), about]
    header(
        canvas,
        box,
        title.game,
        title.aside,
        [glyphs.icon(glyphs.lock, 36, ACTIVE, canvas.theme.surface)],
        lambda room, size: fit(words("picture-private"), Face.SERIF, size, room),
        sentence,
        Style(Face.SERIF, LEAST, ACTIVE if turn == me else TEXT),
    )


def end_heading(
    canvas: Canvas,
    box: Box,
    title: Title,
    words: Words,
    names: Sequence[str],
    winners: Sequence[int],
    order: Sequence[Part],
    style: Style = PLAIN,
) -> None:
    """Who has won, in the place of the turn; and what decided it in that of the last move, in this
    style.
    """

    def won(shown: Sequence[str]) -> str:
        return words("picture-wins", name=words.listed(shown), count=len(shown))

    victors = [names[seat] for seat in winners]
    header(
        canvas,
        box,
        title.game,
        title.aside,
        [glyphs.icon(glyphs.crown, MARK, ACTIVE, canvas.theme.metal)],
        lambda room, size: naming_all(won, victors, Face.SERIF, size, room),
        order,
        style,
    )


def private(
    canvas: Canvas, at: Point, words: Words, hole: Colour | None = None, size: int = 24
) -> float:
    """Who sees this, in little room, from the right; returns how wide it is."""
    text = words("picture-private")
    parts: list[Part] = [glyphs.icon(glyphs.lock, 30, ACTIVE, hole or canvas.theme.surface), text]
    canvas.line(at, parts, Face.MEDIUM, size, ACTIVE, Anchor.RIGHT, gap=8)
    return width(text, Face.MEDIUM, size) + 38


def _about(sentence: Callable[[str], str], name: str) -> Callable[[float, int], str]:
    """A sentence about somebody for whatever room and size the header has."""
    return lambda room, size: naming(sentence, name, Face.SERIF, size, room)
