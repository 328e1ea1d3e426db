"""Cards at a glance: on the offer with name and figures, on somebody's board by picture and figure
alone.
"""

from __future__ import annotations

from collections.abc import Sequence

from renderers.canvas import Anchor, Canvas, Part, line_width
from renderers.geometry import Box, Point
from renderers.last_will import roles
from renderers.last_will.faces import Gain, Printed, State
from renderers.last_will.papers import Frame, band, paper
from renderers.last_will.salon import tab
from renderers.last_will.signs import Sign, action, companion, seal, sign, value
from renderers.lettering import FLOOR, Face, largest, width

NAME = 34  # the lettering of a name and of what must be read
NAME_LINE = 36
ROOMY = 0.8  # how narrow a figure is, before it is smaller
CLOSEST = 0.56  # how narrow letters may become before a name is cut
SIGN_GAP = 3
EDGE = 5


def offered(canvas: Canvas, box: Box, face: Printed, lines: Sequence[str], slot: str) -> None:
    """A card of the offer: its name on the ribbon of its deck, below it picture and figures."""
    canvas.put(paper(face.frame, *box.size), box)
    head, body = box.inset(EDGE + 1, EDGE + 1).rows(NAME_LINE * len(lines) + 4, 1)
    canvas.put(band(*head.size, face.accent), head)
    wide = width(slot, Face.MEDIUM, NAME) + 14
    canvas.put(tab(round(wide), round(head.h)), head)
    at = Point(head.x + wide / 2, head.centre.y + 1)
    canvas.text(at, slot, Face.MEDIUM, NAME, roles.INK, Anchor.MIDDLE)
    named = Box(head.x + wide, head.y, head.w - wide, head.h).inset(6, 2)
    for line, row in zip(lines, named.rows(*[1] * len(lines)), strict=True):
        canvas.text(
            row.centre,
            line,
            Face.MEDIUM,
            NAME,
            roles.PAPER,
            Anchor.MIDDLE,
            row.w,
            squeeze=CLOSEST,
        )
    if face.frame is Frame.BLUE:
        side = round(min(72, body.h - 6))
        canvas.stamp(companion(face.emblem, side), body.centre.moved(dy=1))
        return
    side = round(min(body.h - 10, body.w * 0.36, 74))
    picture, figures = body.inset(8, 2).columns(side, 1, gap=10)
    canvas.stamp(sign(face.emblem, side, roles.INK), picture.centre.moved(dy=1))
    if face.crowns:
        figures, column = figures.columns(1, 20, gap=9)
        for place in range(face.crowns):
            up = place - (face.crowns - 1) / 2
            step = min(22, int(body.h) // 3)
            at = column.centre.moved(dy=step * up)
            canvas.stamp(sign(Sign.CROWN, step - 2, roles.BRONZE), at)
    if face.house:
        _worth(canvas, figures.place(min(84, figures.w), 48), face.values[0])
        return
    _figures(canvas, figures, face)


def _worth(canvas: Canvas, box: Box, worth: int) -> None:
    canvas.put(value(*box.size), box)
    canvas.text(box.centre, str(worth), Face.BOLD, 36, roles.INK, Anchor.MIDDLE)


def _figures(canvas: Canvas, box: Box, face: Printed) -> None:
    """What it takes, and what it spends or gives."""
    first, second = _taken(face), _given(face)
    if face.gain and face.place:
        if line_width(second, Face.BOLD, NAME, SIGN_GAP) > box.w and box.h >= 66:
            first, second = second[:-1], second[-1:]
        else:
            first = []
    parts = [*first, *second] if first else second
    if line_width(parts, Face.BOLD, NAME, SIGN_GAP) + 12 <= box.w or not first:
        _line(canvas, box, first, second)
        return
    if box.h < 66:
        small = [part if isinstance(part, str) else action(26) for part in first]
        _line(canvas, box, [], [*small, *second])
        return
    upper, lower = box.place(box.w, min(box.h, 80)).rows(1, 1)
    _line(canvas, upper, [], first)
    _line(canvas, lower, [], second)


def _line(canvas: Canvas, box: Box, left: Sequence[Part], right: Sequence[Part]) -> None:
    if left:
        canvas.line(box.left_middle, left, Face.BOLD, NAME, roles.INK, gap=SIGN_GAP)
        canvas.line(box.right_middle, right, Face.BOLD, NAME, roles.INK, Anchor.RIGHT, SIGN_GAP)
        return
    size = next(
        (size for size in (NAME, 31) if line_width(right, Face.BOLD, size, SIGN_GAP) <= box.w),
        28,
    )
    canvas.line(box.centre, right, Face.BOLD, size, roles.INK, Anchor.MIDDLE, SIGN_GAP)


def _taken(face: Printed) -> list[Part]:
    """Actions of what is played, or the companion that what stays asks for first."""
    wanted = [which for which, _ in face.rows if which]
    if face.place == 0:
        return [str(face.options[0][0] if face.options else face.actions), action(34)]
    return [companion(wanted[0], 42, False)] if wanted else []


def _given(face: Printed) -> list[Part]:
    """What a helper looks at, and what any card spends or gives."""
    signs: list[Part] = []
    if face.gain and face.place:
        side = 34 if len(face.gain.signs) < 3 else 27
        signs = [sign(which, side, roles.INK) for which in face.gain.signs]
        return [*signs, face.gain.gives]
    return [spoken(face)]


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
    """A card on somebody's board: picture under the ribbon of its deck; value, pounds now or what
    it gives; markers at the left; the seal.
    """
    canvas.put(paper(face.frame, *box.size, state.used or state.idle), box)
    inner = box.inset(EDGE)
    canvas.put(band(round(inner.w), 9, face.accent, 1), inner)
    upper, lower = Box(inner.x, inner.y + 9, inner.w, inner.h - 9).rows(1, 38)
    right = 24 if state.used else 0
    left = 28 if state.markers > 1 else 0
    side = round(min(upper.h - 3, upper.w - left - right + (8 if left and right else 0)))
    canvas.stamp(
        sign(face.emblem, max(24, side), roles.INK), upper.centre.moved((left - right) / 2, 1)
    )
    if face.house:
        spot = lower.place(min(inner.w - (30 if state.markers else 0), 54), 37, 1, 1)
        canvas.put(value(*spot.size), spot)
        worth = str(face.values[state.step])
        canvas.text(spot.centre, worth, Face.BOLD, NAME, roles.INK, Anchor.MIDDLE)
    else:
        _pounds(canvas, lower, now(face, state), state.markers)
    _markers(canvas, inner, face, state)
    if state.used:
        canvas.stamp(seal(32), Point(inner.right - 11, inner.y + 13))


def _pounds(canvas: Canvas, box: Box, figure: str, markers: int) -> None:
    room = box.w - (30 if markers else 6)
    size = largest(figure, Face.BOLD, (NAME, 30), room / ROOMY)
    if markers:
        at, anchor = box.right_middle.moved(-2), Anchor.RIGHT
    else:
        at, anchor = box.centre, Anchor.MIDDLE
    canvas.text(at, figure, Face.BOLD, size, roles.INK, anchor, room, squeeze=CLOSEST)


def _markers(canvas: Canvas, inner: Box, face: Printed, state: State) -> None:
    """The companions that are there, from the foot of the card up."""
    step = min(28, (inner.h - 26) / max(1, state.markers))
    for place, (which, _) in enumerate(face.rows[1 : state.markers + 1]):
        assert which is not None
        at = Point(inner.x + 14, inner.bottom - 17 - step * place)
        canvas.stamp(companion(which, 30), at)


def now(face: Printed, state: State) -> str:
    """What it can spend with the markers it has, or what it gives."""
    if face.rows:
        return f"£{face.rows[state.markers][1]}"
    if face.formula:
        return f"£{state.spends}"
    return face.gain.gives if face.gain else ""


def slip(canvas: Canvas, box: Box, face: Printed, state: State) -> None:
    """A card on a crowded board: picture and figure side by side."""
    canvas.put(paper(face.frame, *box.size, state.used or state.idle), box)
    inner = box.inset(5, 4)
    canvas.put(band(7, round(inner.h), face.accent, 1), inner)
    canvas.stamp(sign(face.emblem, 28, roles.INK), inner.left_middle.moved(23))
    figure = str(face.values[state.step]) if face.house else now(face, state)
    right = inner.right_middle.moved(-2)
    room = inner.w - 42
    size = 30 if width(figure, Face.BOLD, 30) * CLOSEST <= room else FLOOR
    canvas.text(right, figure, Face.BOLD, size, roles.INK, Anchor.RIGHT, room, squeeze=CLOSEST)
    if state.used:
        canvas.stamp(seal(24), Point(inner.x + 4, inner.y + 4))


def gain_parts(gain: Gain, side: int) -> list[Part]:
    """What a helper looks at and gives, on wood."""
    return [*(sign(which, side, roles.BRASS) for which in gain.signs), gain.gives]
