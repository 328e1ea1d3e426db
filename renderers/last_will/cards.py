"""A whole card, as large as it is wanted: name, picture, what it does, and below it the pounds it
can spend.

Lengths follow the card's width; what would become too small to read stays as large as it must be.
"""

from __future__ import annotations

from dataclasses import dataclass

from renderers.canvas import Anchor, Canvas, Part
from renderers.geometry import Box, Point
from renderers.last_will import roles
from renderers.last_will.faces import Gain, Printed, State
from renderers.last_will.feet import FIGURE, feet, in_pounds
from renderers.last_will.papers import Frame, band, cameo, paper, skyline, stair, strip
from renderers.last_will.signs import Sign, action, companion, seal, sign, tag
from renderers.lettering import FLOOR, Face, largest, width, wrapped
from renderers.theme import Colour

TALL = 1.4  # how much higher than wide a card is
ROOMY = 72  # from which height on a farm has room for the price of its sale
PORTRAIT_STEP = 6  # portraits come in so many sizes only, so that they are soon all painted
LEAST_PORTRAIT = 36  # a lower one shows nothing
PAIRED = 230  # from this width on what may be chosen stands in two columns
LINE = 36  # from one line of words to the next
SMALL = 34  # the lettering of words
TITLES, RIBBON = (34, 31, 28, 25), 46  # the lettering of a name, and how high its ribbon is
CLOSEST, NARROWEST = 0.62, 0.5  # how narrow letters may become, and those of a name


@dataclass(frozen=True, slots=True)
class Told:
    """What is written on a card in the language of its reader."""

    name: str
    means: str = ""
    sell: str = ""
    """The word under the price of a sale."""


def height_of(w: int) -> int:
    return round(w * TALL)


def card(canvas: Canvas, box: Box, face: Printed, told: Told, state: State) -> None:
    """A card that fills the box, with what lies on it."""
    canvas.put(paper(face.frame, *box.size, state.used or state.idle), box)
    unit = box.w / 100
    inner = box.inset(7 * unit, 6 * unit)
    name = told.name.replace("|", "")
    head, body = inner.rows(RIBBON, 1, gap=2 * unit)
    canvas.put(band(*head.size, face.accent), head)
    room = head.w - 10
    size = largest(name, Face.SERIF, TITLES, room / NARROWEST)
    at, ink = head.centre, roles.PAPER
    canvas.text(at, name, Face.SERIF, size, ink, Anchor.MIDDLE, room, squeeze=NARROWEST)
    match face.frame:
        case _ if face.house:
            _property(canvas, body, face, told, state, unit)
        case Frame.BLUE:
            _companion(canvas, body, face, unit)
        case Frame.WHITE:
            _event(canvas, body, face, told, unit)
        case Frame.BLACK:
            _staying(canvas, body, face, told, state, unit)
    if face.options:  # which fill the card, so the crowns are on its ribbon
        _crowns(canvas, head.inset(5 * unit, RIBBON / 4), face, unit, roles.BRASS_LIGHT)
    elif not state.lies:
        _crowns(canvas, body, face, unit, roles.BRONZE)
    if state.used:
        mark = seal(40 if face.house else max(34, round(22 * unit)))
        at = Point(body.right - mark.w / 2 + 2 * unit, body.y + mark.h / 2)
        canvas.stamp(mark, corner(box) if face.house else at)


def corner(box: Box) -> Point:
    """Where a card is marked without hiding what it says."""
    return Point(box.right - 14, box.y + 2)


def _crowns(canvas: Canvas, box: Box, face: Printed, unit: float, ink: Colour) -> None:
    """A special card is known by its crowns."""
    size = max(16, round(7 * unit))
    for place in range(face.crowns):
        at = Point(box.right - size * (0.5 + 1.1 * place), box.y + size * 0.6)
        canvas.stamp(sign(Sign.CROWN, size, ink), at)


def _portrait(canvas: Canvas, box: Box, which: Sign, unit: float, blue: bool = False) -> None:
    if box.h < LEAST_PORTRAIT:
        return
    tall = min(box.h, 70 * unit, box.w / 0.86) // PORTRAIT_STEP * PORTRAIT_STEP
    wide = tall * 0.86
    canvas.stamp(cameo(round(wide), round(tall), which, blue), box.centre)


def _companion(canvas: Canvas, box: Box, face: Printed, unit: float) -> None:
    upper, lower = box.rows(1, 26 * unit, gap=2 * unit)
    _portrait(canvas, upper, face.emblem, unit, blue=True)
    canvas.stamp(companion(face.emblem, round(22 * unit)), lower.centre)


def _event(canvas: Canvas, box: Box, face: Printed, told: Told, unit: float) -> None:
    """The picture, then one line from actions to pounds with its companions, or what may be
    chosen.
    """
    if face.options:
        across = 2 if box.w >= PAIRED else 1
        down = -(-len(face.options) // across)
        high = max(40, 18 * unit) if across > 1 else min(44.0, box.h / down)
        upper, lower = box.rows(1, down * high, gap=3 * unit if across > 1 else 0)
        _portrait(canvas, upper, face.emblem, unit)
        cells = lower.grid(across, down, gap=3)
        for (actions, pounds), cell in zip(face.options, cells, strict=False):
            canvas.put(strip(*cell.size, roles.ROW), cell)
            _option(canvas, cell, actions, pounds, unit)
        return
    upper, line, lower = box.rows(
        1, max(44, 20 * unit), _extras(face, told, box, unit), gap=3 * unit
    )
    _portrait(canvas, upper, face.emblem, unit)
    canvas.put(strip(*line.size, roles.ROW), line)
    side = round(min(line.h - 6, 14 * unit))
    for place in range(face.actions):
        canvas.stamp(action(side), line.left_middle.moved(6 + side * (0.5 + 1.1 * place)))
    canvas.stamp(
        sign(Sign.ARROW, max(9, round(5 * unit)), roles.INK),
        line.centre.moved(4 if face.pounds else -6 * unit),
    )
    if face.pounds:
        in_pounds(canvas, line.right_middle.moved(-8), str(face.pounds), round(side * 1.04))
    elif face.gain:
        canvas.line(
            line.right_middle.moved(-8),
            _given(face.gain, side),
            *_giving(unit),
            Anchor.RIGHT,
            gap=4,
        )
    if face.gain:
        _gain(canvas, lower, face, told, unit, drawn=bool(face.pounds))
        return
    for (which, pounds), cell in zip(
        face.slots, lower.columns(*[1] * max(1, len(face.slots))), strict=False
    ):
        spot = round(max(28, min(16 * unit, cell.w * 0.44)))
        parts: list[Part] = [companion(which, spot, False), f"+{pounds}"]
        canvas.line(
            cell.centre,
            parts,
            Face.BOLD,
            FIGURE if cell.w > 74 else 30,
            roles.INK,
            Anchor.MIDDLE,
            gap=1,
        )


def _extras(face: Printed, told: Told, box: Box, unit: float) -> float:
    """How much room an event needs under its line."""
    if face.gain:
        drawn = max(30, 18 * unit) if face.pounds else 0
        return drawn + LINE * len(_meaning(told, box.w)) + 2
    return max(38, 16 * unit) if face.slots else 2


def _option(canvas: Canvas, cell: Box, actions: int, pounds: int, unit: float) -> None:
    size, side = FIGURE, max(26, round(9 * unit))
    at = cell.left_middle.moved(4)
    wide = canvas.text(at, str(actions), Face.BOLD, size, roles.INK)
    canvas.stamp(action(side), at.moved(wide + 1 + side / 2))
    canvas.text(cell.right_middle.moved(-4), f"£{pounds}", Face.BOLD, size, roles.INK, Anchor.RIGHT)


def _gain(
    canvas: Canvas, box: Box, face: Printed, told: Told, unit: float, drawn: bool = True
) -> None:
    """What it gives: signs and a figure, and below it a few words."""
    assert face.gain is not None
    lines = _meaning(told, box.w) if told.means else []
    upper, lower = box.rows(1, LINE * len(lines) or 2)
    if drawn:
        side = round(min(upper.h, max(28, 17 * unit)))
        canvas.line(upper.centre, _given(face.gain, side), *_giving(unit), Anchor.MIDDLE, gap=5)
    for line, row in zip(lines, lower.rows(*[1] * max(1, len(lines))), strict=False):
        at, room = row.centre, row.w
        canvas.text(at, line, Face.SANS, SMALL, roles.INK, Anchor.MIDDLE, room, squeeze=CLOSEST)


def _meaning(told: Told, room: float) -> list[str]:
    """The words under the signs, in lines of much the same length."""
    return wrapped(told.means, Face.SANS, SMALL, room / 0.76)


def _given(gain: Gain, side: int) -> list[Part]:
    return [*(sign(each, side, roles.INK) for each in gain.signs), gain.gives]


def _giving(unit: float) -> tuple[Face, int, Colour]:
    return Face.BOLD, max(FIGURE, round(13 * unit)), roles.CLARET


def _staying(
    canvas: Canvas, box: Box, face: Printed, told: Told, state: State, unit: float
) -> None:
    """An expense or a helper: picture, ability, then what it can spend."""
    rest = feet(canvas, box, face, state, unit)
    if face.gain:
        lines = _meaning(told, box.w) if told.means else []
        upper, lower = rest.rows(1, max(30, 19 * unit) + LINE * len(lines), gap=1.5 * unit)
        _gain(canvas, lower, face, told, unit)
        rest = upper
    _portrait(canvas, rest, face.emblem, unit)
    _cost(canvas, rest, face, state, unit)


def _cost(canvas: Canvas, box: Box, face: Printed, state: State, unit: float) -> None:
    """What it takes to lay it on the board; no longer of interest once it lies there."""
    side = max(24, round(12 * unit))
    for place in range(0 if state.lies else face.place):
        canvas.stamp(action(side), Point(box.x + side / 2, box.y + side * (0.5 + 1.1 * place)))


def _property(
    canvas: Canvas, box: Box, face: Printed, told: Told, state: State, unit: float
) -> None:
    """Stairs of values going down, the house under them or beside, what its upkeep spends."""
    rest = feet(canvas, box, face, state, unit)
    values, tall = face.values, rest.h
    step_h = max(34, 12 * unit)
    few = len(values) <= 3
    size = (
        min(tall - 6, 46 * unit)
        if few
        else min(tall - step_h - 2.2 * unit * (len(values) - 1) - 4, 46 * unit)
    )
    farm = len(values) == 1
    left = not few or farm
    at = size / 2 + 4 if left else rest.w - size / 2 - 4
    sun = at if not left else rest.w - min(24 * unit, rest.w * 0.3)
    picture = skyline(*rest.size, face.emblem, round(max(30, size)), round(max(at, 19)), round(sun))
    canvas.put(picture, rest)
    if farm:
        spot = rest.place(30 * unit, max(34, 18 * unit), 0.94, 0.08)
        canvas.put(stair(*spot.size, True, False), spot)
        canvas.text(
            spot.centre,
            str(values[0]),
            Face.BOLD,
            max(36, round(14.5 * unit)),
            roles.INK,
            Anchor.MIDDLE,
        )
    else:
        _stairs(canvas, rest, values, state, step_h, unit)
    if state.sale is not None and tall > ROOMY + (0 if farm else 10):
        _sale(canvas, rest, state, told, sun if left else rest.w * 0.27, few, unit)


def _stairs(
    canvas: Canvas, box: Box, values: tuple[int, ...], state: State, tall: float, unit: float
) -> None:
    wide = min((box.w - 4) / len(values) - 1, 17 * unit)
    size = max(30, round(9.6 * unit))
    for place, worth in enumerate(values):
        now, gone = place == state.step, place < state.step
        spot = Box(box.x + 2 + place * (wide + 1), box.y + 2 + place * 2.2 * unit, wide, tall)
        canvas.put(stair(*spot.size, now, gone), spot)
        ink: Colour = roles.INK_SHUT if gone else roles.INK
        room = wide + 2
        canvas.text(
            spot.centre, str(worth), Face.BOLD, size, ink, Anchor.MIDDLE, room, squeeze=CLOSEST
        )
        if gone:
            line = strip(round(wide * 0.7), 2, ink, 0)
            canvas.stamp(line, spot.centre)


def _sale(
    canvas: Canvas, box: Box, state: State, told: Told, x: float, few: bool, unit: float
) -> None:
    """What a sale would bring now, where the house is not."""
    size = max(FIGURE, round(14 * unit))
    roomy = unit > 2.4 and box.h > 84 and width(told.sell, Face.MEDIUM, FLOOR) < box.w * 0.52
    y = (
        box.bottom - (34 if few else 38)
        if roomy
        else box.bottom - max(26, box.h * (0.24 if few else 0.22))
    )
    at = Point(box.x + x, y - (12 if roomy else 0))
    if roomy:
        canvas.text(at.moved(dy=26), told.sell, Face.MEDIUM, FLOOR, roles.INK_SOFT, Anchor.MIDDLE)
    else:
        wide, tall = round(width(f"£{state.sale}", Face.BOLD, size) + 34), size + 12
        canvas.stamp(tag(wide, tall, roles.BRASS_LIGHT), at.moved(-5))
    canvas.text(at, f"£{state.sale}", Face.BOLD, size, roles.INK, Anchor.MIDDLE)
