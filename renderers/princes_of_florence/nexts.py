"""What would help next: which building, landscape or freedom would raise which work in hand; and
how everybody stands.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.princes_of_florence.view import Candidate, Hand, Step, View
from renderers.canvas import SHADED, Anchor, Canvas
from renderers.geometry import Box
from renderers.lettering import Face, largest, spelled, width
from renderers.pieces.portraits import medallion
from renderers.princes_of_florence import roles
from renderers.princes_of_florence.cards import named, sign_of
from renderers.princes_of_florence.players import leads
from renderers.princes_of_florence.room import Plate, plate, ribbon
from renderers.princes_of_florence.signs import Sign, coin, laurel, mark, sign
from renderers.theme import ACTIVE, TEXT
from renderers.words import Words

LINE = 82  # from one step to the next
BROAD = 640  # from this width on the steps stand in two columns
BETWEEN = 30  # two columns of steps
SEAL, SIGN = 34, 54
CLOSEST = 0.58  # how narrow letters may become
HEADING, STANDING = 68, 52  # above the standings, and how high one of them is at least


def _steps(hand: Hand, least: int) -> list[tuple[Candidate, Step]]:
    """What would help most: first what makes a work good enough that is not yet, then by value."""
    steps = [(own, step) for own in hand.professions for step in own.steps]
    return sorted(
        steps,
        key=lambda pair: (not pair[0].value.total < least <= pair[1].total, -pair[1].total),
    )


def height_of(hand: Hand) -> int:
    """How high all that would help is."""
    return 28 + 44 + 8 + LINE * max(1, sum(len(own.steps) for own in hand.professions))


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


def standings_need(view: View) -> int:
    """How high the standings are at least."""
    return HEADING + STANDING * len(view.players)


def standings(canvas: Canvas, box: Box, view: View, words: Words, names: Sequence[str]) -> None:
    """Who has how much prestige and how many florins, whoever has most first."""
    canvas.put(plate(*box.size, Plate.CALM), box)
    inner = box.inset(18, 10)
    order = sorted(view.players, key=lambda player: -player.points)
    title, *rows = inner.rows(44, *[1] * len(order), gap=4)
    text = words("picture-standings")
    canvas.text(title.left_middle, text, Face.SERIF, 36, ACTIVE, room=title.w, squeeze=CLOSEST)
    for player, row in zip(order, rows, strict=True):
        line = row.place(row.w, min(row.h, 76), 0, 0.5)
        leading = leads(view, player)
        side = round(min(64, line.h - 6))
        canvas.stamp(medallion(player.seat, side), line.left_middle.moved(side / 2))
        figure = words("picture-number", n=player.points)
        wide = width(figure, Face.BLACK, 44) + 56
        if leading:
            behind = Box(line.right - wide - 34, line.centre.y - 26, wide + 40, 52)
            canvas.put(ribbon(*behind.size), behind)
        wreath = sign(Sign.LAUREL, 42, roles.LEATHER) if leading else laurel(46)
        canvas.stamp(wreath, line.right_middle.moved(-wide + 23))
        ink = roles.INK if leading else SHADED.inked(TEXT)
        canvas.text(line.right_middle, figure, Face.BLACK, 44, ink, Anchor.RIGHT)
        florins = words("picture-number", n=player.money)
        end = line.right_middle.moved(-wide - 44)
        long = canvas.text(end, florins, Face.BOLD, 36, SHADED.inked(TEXT), Anchor.RIGHT)
        canvas.stamp(coin(36), end.moved(-long - 26))
        at, ink = line.left_middle.moved(side + 12), ACTIVE if player.seat == view.me else TEXT
        room_ = end.x - long - 56 - at.x
        canvas.name(at, spelled(names[player.seat]), Face.SERIF, (36, 34, 31, 28), ink, room_, 0.8)
