"""What pictures begin with: the game and how far it has come, what is owed by whom, and the last
move.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from games.last_will.view import View, Waiting
from renderers.canvas import GILT_CAST, SHADED, line_width
from renderers.geometry import Box, Point
from renderers.last_will.changes import Changes
from renderers.last_will.moves import illustrated_move
from renderers.lettering import Face, abbreviated, spelled, width
from renderers.pieces import masthead
from renderers.pieces.clauses import NAME_ROOM
from renderers.pieces.lines import SENTENCE
from renderers.pieces.seats import enamel
from renderers.sheet import Sheet
from renderers.theme import rgb
from renderers.words import Words

Shown: TypeAlias = Sheet[View, Changes]
HEIGHT = 128
RIGHT, RIBBON, CALL = 1178, 180, 44
"""Where the ribbon ends, what it has besides its words, and their size."""
BADGE = 46
NEWS = 838  # how wide the line of the last move may be on the sky
POST = 856  # where the badges of several who are waited for end
TOLD = 34
SOFT = rgb("#F3DCC0")


def head(sheet: Shown) -> None:
    """On the sky: the game and how far it has come, who is waited for, and the last move; on a hand
    also who sees it.
    """
    canvas, view, words = sheet.canvas, sheet.view, sheet.words
    mine = view.me is not None and view.me in view.owing
    title, seats = words("title"), sorted(view.owing)
    told = progress(view, words)
    size = 62 if width(title, Face.BOLD, 62) < 420 else 54
    x = 30 + canvas.text(Point(28, 44), title, Face.BOLD, size, GILT_CAST) + 22

    def said(names: Sequence[str]) -> str:
        return call(view, words, names)

    if seats:
        needs = width(said([sheet.names[seats[0]]]), Face.BOLD, CALL) + RIBBON
        if x + width(told, Face.MEDIUM, TOLD) + needs > RIGHT:  # the ribbon tells of the phase
            told = words("picture-round-brief", n=view.round, rounds=view.rounds)
    ink = SHADED.inked(SOFT)
    x += canvas.text(Point(x, 48), told, Face.MEDIUM, TOLD, ink, room=330, squeeze=0.7)
    if seats:
        seat = view.me if mine and view.me is not None else seats[0]
        end, room = Point(RIGHT, 47), RIGHT - x - 70
        masthead.silk(canvas, end, seat, [sheet.names[seat]], said, room)
    room, others = NEWS, seats if len(seats) > 1 and not mine else []
    for place, seat in enumerate(reversed(others)):
        canvas.stamp(enamel(seat, BADGE), Point(POST - 52 * place, 112))
    room -= 52 * len(others)
    if view.me is not None:
        lock = masthead.private(sheet, Point(RIGHT, 86))
        room = min(room, round(lock.x - 32))
    brief = [abbreviated(spelled(one), Face.SANS, SENTENCE, NAME_ROOM) for one in sheet.names]
    move = illustrated_move(view, words, brief, (room - 34) * SENTENCE / TOLD)
    if move:
        wide = min(room, line_width(move, Face.MEDIUM, TOLD) + 34)
        masthead.news(canvas, Box(22, 85, round(wide), 54), move)


def progress(view: View, words: Words) -> str:
    """Round and phase."""
    return words("picture-round", n=view.round, rounds=view.rounds, phase=view.phase.value)


def call(view: View, words: Words, names: Sequence[str]) -> str:
    """What is waited for; whose it is is said by name only of one player."""
    if view.me is not None and view.me in view.owing:
        (mine,) = (waiting for waiting in view.waiting if waiting.seat == view.me)
        return words(f"picture-you-{kind_of(mine)}")
    kind = kind_of(view.waiting[0])
    if len(view.waiting) > 1:
        return words(f"picture-several-{kind}")
    return words(f"picture-owes-{kind}", name=names[0])


def kind_of(waiting: Waiting) -> str:
    """The kind of what is waited for, by which its sentences are called."""
    return waiting.line.key.removeprefix("waiting-")
