"""Cards at a glance: on the offer with name and figures, on somebody's board by picture and figure alone."""

from __future__ import annotations

from collections.abc import Sequence

from renderers.canvas import Anchor, Canvas, Part
from renderers.geometry import Box, Point
from renderers.last_will import roles
from renderers.last_will.faces import Gain, Printed, State
from renderers.last_will.names import name_lines
from renderers.last_will.papers import Frame, paper
from renderers.last_will.signs import Sign, action, companion, seal, sign, value
from renderers.lettering import FLOOR, Face, largest, width

NAME_LINE = 23
SIGN_GAP = 3
LEAST_SIGN = 20


def offered(canvas: Canvas, box: Box, face: Printed, lines: Sequence[str]) -> None:
    """A card of the offer: name in up to two lines, picture, what it takes and what it spends."""
    canvas.put(paper(face.frame, *box.size), box)
    high = NAME_LINE * max(2, len(lines))
    head, middle, foot = box.inset(6, 8).rows(high, 1, 38, gap=1)
    name_lines(canvas, head, lines, Face.SANS, roles.INK, NAME_LINE)
    side = round(min(58, middle.h - 2, middle.w - 20))
    if face.frame is Frame.BLUE:
        side = round(min(74, middle.h + 34))
        canvas.stamp(companion(face.emblem, side), Point(middle.centre.x, (middle.y + foot.bottom) / 2))
        return
    canvas.stamp(sign(face.emblem, side, roles.INK), middle.centre)
    for place in range(face.crowns):
        at = Point(middle.right - 12, middle.y + 9 + 16 * place)
        canvas.stamp(sign(Sign.CROWN, 15, roles.BRONZE), at)
    if face.house:
        _worth(canvas, foot.place(58, 36), face.values[0])
        return
    if face.gain and face.place:
        _concerning(canvas, foot, face.gain)
    else:
        _figures(canvas, foot, face)


def _worth(canvas: Canvas, box: Box, worth: int) -> None:
    canvas.put(value(*box.size), box)
    canvas.text(box.centre, str(worth), Face.BOLD, 27, roles.INK, Anchor.MIDDLE)


def _concerning(canvas: Canvas, box: Box, gain: Gain) -> None:
    """What a helper looks at and gives, in signs as large as there is room for: figures alone say nothing."""
    size = 26 if len(gain.signs) < 3 else FLOOR
    room = box.w - width(gain.gives, Face.BOLD, size) - 4
    side = max(LEAST_SIGN, min(26, int(room / len(gain.signs)) - SIGN_GAP))
    parts: list[Part] = [*(sign(which, side, roles.INK) for which in gain.signs), gain.gives]
    canvas.line(box.centre, parts, Face.BOLD, size, roles.INK, Anchor.MIDDLE, gap=SIGN_GAP)


def _figures(canvas: Canvas, box: Box, face: Printed) -> None:
    """At the left what it takes, at the right what it spends or gives."""
    left: list[Part] = []
    wanted = [which for which, _ in face.rows if which]
    if face.place == 0:
        left = [str(face.options[0][0] if face.options else face.actions), action(24)]
    elif wanted:
        left = [companion(wanted[0], 32, False)]
    right = spoken(face)
    size = largest(right, Face.BOLD, (26, 24, FLOOR), box.w - (46 if left else 4))
    if left:
        canvas.line(box.left_middle.moved(3), left, Face.BOLD, 26, roles.INK, gap=1)
        canvas.text(box.right_middle.moved(-3), right, Face.BOLD, size, roles.INK, Anchor.RIGHT)
    else:
        canvas.text(box.centre, right, Face.BOLD, size, roles.INK, Anchor.MIDDLE)


def spoken(face: Printed) -> str:
    """What a card spends or gives, in a figure or two."""
    if face.options:
        return f"£{face.options[0][1]}+"
    if face.pounds:
        return f"£{face.pounds}{'+' if face.slots else ''}"
    if face.gain is not None:
        return face.gain.gives
    if face.formula:
        return f"£{face.formula[0][0]}×"
    low, high = face.rows[0][1], face.rows[-1][1]
    return f"£{low}–{high}" if high > low else f"£{low}"


def mini(canvas: Canvas, box: Box, face: Printed, state: State) -> None:
    """A card on somebody's board: picture; value, pounds now or what it gives; markers at the left; the seal."""
    canvas.put(paper(face.frame, *box.size), box)
    grow = box.w / 84
    inner = box.inset(5)
    upper, lower = inner.rows(1, 34 * grow)
    right = 26 if state.used else 0
    left = (27 if state.markers > 1 else 0) * (grow < 1.2)
    side = round(min(46 * grow, upper.h - 4, upper.w - left - right + (8 if left and right else 0)))
    canvas.stamp(sign(face.emblem, max(24, side), roles.INK), upper.centre.moved((left - right) / 2, 1))
    size = round(25 * grow)
    if face.house:
        spot = lower.place(44 * grow, 32 * grow, 1, 1)
        canvas.put(value(*spot.size), spot)
        canvas.text(spot.centre, str(face.values[state.step]), Face.BOLD, size, roles.INK, Anchor.MIDDLE)
    else:
        figure = _now(face, state)
        if state.markers or width(figure, Face.BOLD, size) > inner.w - 6:
            canvas.text(lower.right_middle.moved(-3), figure, Face.BOLD, size, roles.INK, Anchor.RIGHT)
        else:
            canvas.text(lower.centre, figure, Face.BOLD, size, roles.INK, Anchor.MIDDLE)
    for place, (which, _) in enumerate(face.rows[1 : state.markers + 1]):
        assert which is not None
        step = (24 if state.markers < 3 else 22) * grow
        canvas.stamp(
            companion(which, round(28 * grow)), Point(inner.x + 13 * grow, inner.bottom - 15 * grow - step * place)
        )
    if state.used:
        canvas.stamp(seal(round(30 * grow)), Point(inner.right - 12, inner.y + 12))


def _now(face: Printed, state: State) -> str:
    """What it can spend with the markers it has, or what it gives."""
    if face.rows:
        return f"£{face.rows[state.markers][1]}"
    if face.formula:
        return f"£{state.spends}"
    return face.gain.gives if face.gain else ""


def slip(canvas: Canvas, box: Box, face: Printed, state: State) -> None:
    """A card on a crowded board: picture and figure side by side."""
    canvas.put(paper(face.frame, *box.size), box)
    inner = box.inset(6, 5)
    canvas.stamp(sign(face.emblem, 24, roles.INK), inner.left_middle.moved(12))
    figure = str(face.values[state.step]) if face.house else _now(face, state)
    canvas.text(inner.right_middle.moved(-1), figure, Face.BOLD, FLOOR, roles.INK, Anchor.RIGHT, room=inner.w - 24)
    if state.used:
        canvas.stamp(seal(22), Point(inner.x + 4, inner.y + 4))
