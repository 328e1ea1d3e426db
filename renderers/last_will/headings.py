"""What pictures begin with: the game and how far it has come, what is owed by whom, and the last
move.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.last_will.view import View, Waiting
from renderers import glyphs
from renderers.canvas import Anchor, Canvas, Part
from renderers.geometry import Box, Point
from renderers.last_will.moves import illustrated_move
from renderers.last_will.names import shortened
from renderers.lettering import Face, largest, spelled, width
from renderers.pieces.clauses import NAME_ROOM
from renderers.pieces.headings import private
from renderers.pieces.lines import LEAST, SENTENCE, Style, naming, narrow_line
from renderers.pieces.seats import badge
from renderers.sprites import Sprite
from renderers.theme import ACTIVE, TEXT
from renderers.words import Words

HEIGHT = 112
BADGE = 48
CLOSEST = 0.6  # how narrow the letters of round and phase may become
NEARLY = 0.86  # and how narrow they are before the title is smaller, and the phase left out
TITLE = (42, 38, 34)  # the sizes of the title
TOLD = 34  # the size of the sentence on the last move


def heading(canvas: Canvas, box: Box, view: View, words: Words, names: Sequence[str]) -> None:
    """The header of the table, and that of a hand, in which somebody is spoken to."""
    upper, lower = box.rows(60, 1)
    middle = upper.centre.y
    x, told, end = upper.x + 8, progress(view, words), upper.right - 6
    aside = width(told, Face.SANS, TOLD) * NEARLY + 44
    # A long title gives way to the name of whoever must act.
    call = 24.0 + sum([mark.w + 8 for mark in _marks(view)])
    call += width(owed(view, words, names, 10_000, LEAST), Face.SERIF, LEAST)
    size = largest(words("title"), Face.SERIF, TITLE, end - x - aside - call)
    x += canvas.text(Point(x, middle), words("title"), Face.SERIF, size, canvas.theme.metal) + 20
    if x + aside + call - 20 > end:  # the phase is known from what is waited for
        told = words("picture-round-brief", n=view.round, rounds=view.rounds)
    least = x + width(told, Face.SANS, TOLD) * CLOSEST + 24
    end -= _owed(canvas, Box(least, upper.y, end - least, upper.h), view, words, names) + 24
    at, ink = Point(x, middle + 3), canvas.theme.muted
    canvas.text(at, told, Face.SANS, TOLD, ink, room=end - x, squeeze=CLOSEST)
    room = lower.w - 14
    if view.me is not None:
        room -= private(canvas, lower.right_middle.moved(-6, -2), words, size=TOLD) + 20
    less = room * SENTENCE / TOLD  # as clauses are measured
    brief = [shortened(spelled(name), Face.SANS, SENTENCE, NAME_ROOM) for name in names]
    parts = illustrated_move(view, words, brief, less)
    at, style = lower.left_middle.moved(8, -2), Style(Face.SANS, TOLD, TEXT)
    narrow_line(canvas, at, parts, style, room, CLOSEST)


def progress(view: View, words: Words) -> str:
    """Round and phase."""
    return words("picture-round", n=view.round, rounds=view.rounds, phase=view.phase.value)


def _owed(canvas: Canvas, box: Box, view: View, words: Words, names: Sequence[str]) -> float:
    """What is owed, and by whom, as large as it can be said; returns how wide it is."""
    marks = _marks(view)
    room = box.w - sum([mark.w + 8 for mark in marks])
    size = largest(owed(view, words, names, 10_000, 44), Face.SERIF, (44, LEAST), room)
    shown = owed(view, words, names, room, size)
    parts: list[Part] = [*marks, shown] if shown else [*marks]
    ink = ACTIVE if _is_active(view) else TEXT
    return canvas.line(box.right_middle, parts, Face.SERIF, size, ink, Anchor.RIGHT, gap=8)


def _is_active(view: View) -> bool:
    """Whether whoever looks is waited for, or everybody looks."""
    return view.me is None or view.me in view.owing


def _marks(view: View) -> list[Sprite]:
    """The badges of those who are waited for: one's own alone, if that is among them."""
    mine = view.me is not None and view.me in view.owing
    seats = [view.me] if view.me is not None and mine else sorted(view.owing)
    pointer = [glyphs.icon(glyphs.pointer, 30, ACTIVE)] if _is_active(view) and seats else []
    return [*pointer, *(badge(seat, BADGE) for seat in seats)]


def owed(view: View, words: Words, names: Sequence[str], room: float, size: int) -> str:
    """What is waited for, for so much room; whose it is is said by name only of one player."""
    if not view.waiting:
        return ""
    if view.me is not None and view.me in view.owing:
        (mine,) = (waiting for waiting in view.waiting if waiting.seat == view.me)
        return words(f"picture-you-{kind_of(mine)}")
    kind = kind_of(view.waiting[0])
    if len(view.waiting) > 1:
        return words(f"picture-several-{kind}")
    name = names[view.waiting[0].seat]
    return naming(
        lambda shown: words(f"picture-owes-{kind}", name=shown), name, Face.SERIF, size, room
    )


def kind_of(waiting: Waiting) -> str:
    """The kind of what is waited for, by which its sentences are called."""
    return waiting.line.key.removeprefix("waiting-")
