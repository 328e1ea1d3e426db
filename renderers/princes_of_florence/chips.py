"""Prestige cards at the end, as strips: what each asks for, and what it gave in full, tied, or not
at all.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.princes_of_florence.view import Scored
from renderers.canvas import Anchor, Canvas
from renderers.geometry import Box
from renderers.lettering import Face, wrapped
from renderers.princes_of_florence import roles
from renderers.princes_of_florence.others import signs_of
from renderers.princes_of_florence.room import Plate, plate
from renderers.princes_of_florence.signs import Sign, mark
from renderers.words import Words

TOLD = 4  # so many say in words what they ask for; more lie in two columns, with signs alone
HIGH, LOW = 70, 50  # how high they are then
GAP = 6
TRIES = ((34, 1.0), (32, 1.0), (30, 1.0), (28, 1.0), (28, 0.86), (28, 0.74))
"""The lettering of the words: the largest that has room, narrow letters last."""
VALUE = 42
SLOT = 44  # how wide one sign is
CLOSEST = 0.66  # how narrow letters may become


def height(count: int) -> float:
    """How high so many are together."""
    rows, high = (count, HIGH) if count <= TOLD else (-(-count // 2), LOW)
    return rows * (high + GAP) - GAP if count else 0


def chips(canvas: Canvas, box: Box, several: Sequence[Scored], words: Words) -> None:
    """All of one player, from the top down."""
    if not several:
        return
    told = len(several) <= TOLD
    across = 1 if told else 2
    rows = -(-len(several) // across)
    cells = box.place(box.w, height(len(several)), 0, 0).grid(across, rows, gap=GAP)
    for scored, cell in zip(several, cells, strict=False):
        _chip(canvas, cell, scored, words, told=told)


def _chip(canvas: Canvas, box: Box, scored: Scored, words: Words, *, told: bool) -> None:
    lost = not scored.points
    canvas.put(plate(*box.size, Plate.FADED if lost else Plate.PARCHMENT, 12), box)
    ink = roles.INK
    inner = box.inset(10, 4)
    end = inner.right
    if lost:
        canvas.stamp(mark(Sign.CROSS, 34, roles.NEITHER), inner.right_middle.moved(-19))
        end -= 44
    else:
        figure = f"+{scored.points}"
        end -= canvas.text(inner.right_middle, figure, Face.SERIF, VALUE, ink, Anchor.RIGHT) + 8
    signs = signs_of(scored.card, 42)
    if len(signs) > 1:
        signs = signs_of(scored.card, 30)
    tied = words("picture-tied") if scored.shared else ""
    says = words("prestige", id=scored.card.id)
    start = inner.x + max(sum(counted.w + 2 for counted in signs), SLOT) + 10
    text = Box(start, inner.y, end - start, inner.h)
    if told and _fitted(says, tied, text) is None:
        signs, text = [], Box(inner.x, inner.y, end - inner.x, inner.h)
    at = inner.left_middle
    for counted in signs:
        if at.x + counted.w > end:
            break
        canvas.stamp(counted, at.moved(counted.w / 2))
        at = at.moved(counted.w + 2)
    if told:
        _said(canvas, text, says, tied)
    elif tied and text.w > LOW:
        at, room = text.left_middle, text.w
        canvas.text(at, tied, Face.SANS, 28, roles.GOLD_DEEP, room=room, squeeze=CLOSEST)


def _said(canvas: Canvas, box: Box, text: str, tied: str) -> None:
    """What a card asks for, in one line or two, and that it was a tie if it was."""
    ink = roles.INK
    least, share = TRIES[-1]
    size, lines = _fitted(text, tied, box) or (least, _lines(text, tied, least, box.w / share))
    block = box.place(box.w, (size + 3) * len(lines))
    for line, row in zip(lines, block.rows(*[1] * len(lines)), strict=True):
        tone = roles.GOLD_DEEP if line == tied else ink
        canvas.text(row.left_middle, line, Face.SANS, size, tone, room=row.w, squeeze=CLOSEST)


def _fitted(text: str, tied: str, box: Box) -> tuple[int, list[str]] | None:
    """The largest lettering in which all of it has room, and its lines."""
    tries = ((size, _lines(text, tied, size, box.w / share)) for size, share in TRIES)
    fitting = (
        (size, lines)
        for size, lines in tries
        if len(lines) * (size + 3) <= box.h + 4 and not any(line.endswith("…") for line in lines)
    )
    return next(fitting, None)


def _lines(text: str, tied: str, size: int, room: float) -> list[str]:
    """The tie in a line of its own, or behind the last where there are several."""
    lines = wrapped(text, Face.SANS, size, room)
    if tied and len(lines) > 1:
        return wrapped(f"{text} · {tied}", Face.SANS, size, room)
    return [*lines, tied] if tied else lines
