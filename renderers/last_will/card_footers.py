"""The foot of a card: line by line, what can be spent and at which price."""

from __future__ import annotations

from renderers.canvas import Anchor, Canvas, Part
from renderers.geometry import Box, Point
from renderers.last_will import roles
from renderers.last_will.card_content import Printed, State
from renderers.last_will.papers import strip
from renderers.last_will.signs import Sign, action, coin, companion, sign
from renderers.lettering import Face

FIGURE = 34


def row_height(unit: float) -> float:
    """How high a line of what can be spent is."""
    return max(38, 15.4 * unit)


def feet(canvas: Canvas, box: Box, face: Printed, state: State, unit: float) -> Box:
    """The lines of what can be spent, from the bottom up; returns what is left above them."""
    count = len(face.rows) or bool(face.formula)
    if not count:
        return box
    upper, lower = box.rows(1, count * row_height(unit), gap=1.5 * unit)
    if face.formula:
        _formula(canvas, lower, face, state, unit)
        return upper
    for place, ((which, pounds), row) in enumerate(
        zip(face.rows, lower.rows(*[1] * count, gap=2), strict=True)
    ):
        opened = place <= state.markers
        canvas.put(strip(*row.size, roles.ROW if opened else roles.ROW_SHUT), row)
        side = round(min(row.h - 3, 13.5 * unit))
        if which is None:
            _price_in_actions(canvas, row, face.actions, side)
        else:
            canvas.stamp(companion(which, side, opened), row.left_middle.moved(4 + side / 2))
        tone = roles.INK if opened else roles.INK_SHUT
        canvas.stamp(sign(Sign.ARROW, max(9, round(5 * unit)), tone), row.centre.moved(-2))
        in_pounds(canvas, row.right_middle.moved(-6), str(pounds), side, opened)
    return upper


def _price_in_actions(canvas: Canvas, row: Box, number: int, side: int) -> None:
    size = max(FIGURE, round(side * 0.94))
    at = row.left_middle.moved(7)
    wide = canvas.text(at, str(number), Face.BOLD, size, roles.INK if number else roles.INK_SHUT)
    mark = action(side - 2) if number else action(side - 2, roles.SPENT, roles.PAPER)
    canvas.stamp(mark, at.moved(wide + 3 + mark.w / 2))


def in_pounds(canvas: Canvas, right: Point, figure: str, side: int, gold: bool = True) -> float:
    """How many pounds, with a coin before the figure; returns how wide it is."""
    size = max(FIGURE, round(side * 0.96))
    wide = canvas.text(
        right, figure, Face.BOLD, size, roles.INK if gold else roles.INK_SHUT, Anchor.RIGHT
    )
    canvas.stamp(coin(side, gold), right.moved(-wide - 4 - side / 2))
    return wide + 4 + side


def _formula(canvas: Canvas, box: Box, face: Printed, state: State, unit: float) -> None:
    """So many pounds for each farm, dog or horse; on a board, what that makes now."""
    canvas.put(strip(*box.size, roles.ROW), box)
    size, side = max(30, round(11 * unit)), round(max(24, 12 * unit))
    cells = box.columns(*[1] * (len(face.formula) + state.lies))
    for (pounds, which), cell in zip(face.formula, cells, strict=False):
        parts: list[Part] = [f"£{pounds}", sign(which, side, roles.INK)]
        canvas.line(cell.centre, parts, Face.BOLD, size, roles.INK, Anchor.MIDDLE, gap=3)
    if state.lies:
        canvas.text(
            cells[-1].centre, f"= {state.spends}", Face.BOLD, size, roles.CLARET, Anchor.MIDDLE
        )
