"""What would help next: which building, landscape or freedom would raise which work in hand."""

from __future__ import annotations

from games.princes_of_florence.view import Candidate, Hand, Step
from renderers.canvas import Anchor, Canvas
from renderers.geometry import Box
from renderers.lettering import Face, largest
from renderers.princes_of_florence import roles
from renderers.princes_of_florence.cards import named, sign_of
from renderers.princes_of_florence.room import Plate, plate
from renderers.princes_of_florence.signs import Sign, mark
from renderers.theme import ACTIVE, TEXT
from renderers.words import Words

LINE = 82  # from one step to the next
BROAD = 640  # from this width on the steps stand in two columns
BETWEEN = 30  # two columns of steps
SEAL, SIGN = 34, 54
CLOSEST = 0.58  # how narrow letters may become


def _steps(hand: Hand, least: int) -> list[tuple[Candidate, Step]]:
    """What would help most: first what makes a work good enough that is not yet, then by value."""
    steps = [(own, step) for own in hand.professions for step in own.steps]
    return sorted(
        steps,
        key=lambda pair: (not pair[0].value.total < least <= pair[1].total, -pair[1].total),
    )


def whats_next(canvas: Canvas, box: Box, hand: Hand, least: int, words: Words) -> None:
    """Which building, landscape or freedom would raise which work, and how far: what would make
    one good enough comes first. How much is needed stands beside the title where there is room.
    """
    canvas.put(plate(*box.size, Plate.CALM), box)
    title, rest = box.inset(18, 14).rows(44, 1, gap=8)
    text, room = words("picture-next"), title.w
    if box.w > BROAD:
        needed, end = words("picture-short", n=least), title.right_middle
        room -= 16 + canvas.text(end, needed, Face.SANS, 34, roles.SAND, Anchor.RIGHT)
    size = largest(text, Face.SERIF, (36, 34), room)
    canvas.text(title.left_middle, text, Face.SERIF, size, ACTIVE, room=room, squeeze=CLOSEST)
    steps = _steps(hand, least)
    if not steps:
        at, text = rest.place(rest.w, LINE, 0, 0).left_middle, words("picture-nothing-next")
        canvas.text(at, text, Face.SANS, 34, roles.SAND, room=rest.w, squeeze=CLOSEST)
        return
    across = 2 if box.w > BROAD else 1
    shown = steps[: max(1, int(rest.h // LINE)) * across]
    cells = [
        Box(column.x, rest.y + LINE * row, column.w, LINE)
        for row in range(-(-len(shown) // across))
        for column in rest.columns(*[1] * across, gap=BETWEEN)
    ]
    for (own, step), cell in zip(shown, cells, strict=False):
        _step(canvas, cell, own, step, least, words)


def _step(canvas: Canvas, cell: Box, own: Candidate, step: Step, least: int, words: Words) -> None:
    """What would help; at the right, how much the work would be worth; below, which work."""
    enough = step.total >= least
    canvas.stamp(sign_of(step.what, SIGN), cell.left_middle.moved(SIGN / 2))
    inner = Box(cell.x + 66, cell.y, cell.w - 66, cell.h).place(cell.w - 66, LINE - 8)
    upper, lower = inner.rows(1, 1)
    seal = (Sign.TICK, SEAL, roles.ENOUGH) if enough else (Sign.CROSS, SEAL, roles.NEITHER)
    canvas.stamp(mark(*seal), upper.right_middle.moved(-SEAL / 2))
    at, ink = upper.right_middle.moved(-SEAL - 8), TEXT if enough else roles.SAND
    wide = canvas.text(at, str(step.total), Face.SERIF, 42, ink, Anchor.RIGHT)
    upper = Box(upper.x, upper.y, at.x - wide - 10 - upper.x, upper.h)
    work = words("profession", id=own.card.id)
    told = (
        (named(step.what, words), (36, 34, 32, 30), ink, upper),
        (work, (30, 28), roles.SAND, lower),
    )
    for text, sizes, tone, row in told:
        size = largest(text, Face.SANS, sizes, row.w)
        canvas.text(row.left_middle, text, Face.SANS, size, tone, room=row.w, squeeze=CLOSEST)
