"""A whole card, as large as it is wanted: name, picture, what it does, and below it the pounds it
can spend.

Lengths follow the card's width; what would become too small to read stays as large as it must be.
"""

from __future__ import annotations

from dataclasses import dataclass

from renderers.canvas import Anchor, Canvas, Part
from renderers.geometry import Box, Point
from renderers.last_will import roles
from renderers.last_will.card_content import Gain, Printed, State
from renderers.last_will.card_footers import FIGURE, feet, in_pounds
from renderers.last_will.names import in_two, lines_of
from renderers.last_will.papers import Frame, band, paper, stair, strip
from renderers.last_will.scenery import scene
from renderers.last_will.signs import Sign, action, companion, in_actions, seal, sign, tag
from renderers.lettering import Face, largest, width, wrapped
from renderers.theme import Colour

TALL = 1.4  # how much higher than wide a card is
ROOMY = 72  # from which height on a farm has room for the price of its sale
LEAST_PICTURE = 30  # a lower one shows nothing
PAIRED = 230  # from this width on what may be chosen stands in two columns
LINE = 36  # from one line of words to the next
SMALL = 34  # the lettering of words
TITLES, RIBBON = (34, 31, 28), 46  # the lettering of a name, and how high its ribbon is
RIBBON_OF_TWO = 74  # with a name in two lines
SNUG = 0.92  # how narrow a name may be before it has two lines
CLOSEST, NARROWEST = 0.62, 0.5  # how narrow letters may become, and those of a name
TIGHT = 0.8  # how narrow the word beside the price of a sale is before it is left out


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
    lines = _title(told.name, inner.w - 10, 1 if face.options else 2)
    head, body = inner.rows(RIBBON if len(lines) == 1 else RIBBON_OF_TWO, 1, gap=2 * unit)
    canvas.put(band(*head.size, face.accent), head)
    for line, row in zip(lines, head.inset(5, 2).rows(*[1] * len(lines)), strict=True):
        sizes = TITLES if len(lines) == 1 else TITLES[1:]
        size = largest(line, Face.SERIF, sizes, row.w)
        at, ink = row.centre, roles.PAPER
        canvas.text(at, line, Face.SERIF, size, ink, Anchor.MIDDLE, row.w, squeeze=NARROWEST)
    match face.frame:
        case _ if face.house:
            _property(canvas, body, face, told, state, unit)
        case Frame.BLUE:
            _picture(canvas, body, face, state)
        case Frame.WHITE:
            _event(canvas, body, face, told, state, unit)
        case _:
            _staying(canvas, body, face, told, state, unit)
    if face.options:  # which fill the card, so the crowns are on its ribbon
        _crowns(canvas, head.inset(5 * unit, RIBBON / 4), face, unit)
    elif not state.lies:
        _crowns(canvas, body.inset(3 * unit), face, unit)
    if state.used:
        mark = seal(40 if face.house else max(34, round(22 * unit)))
        at = Point(body.right - mark.w / 2 - 5, body.y + mark.h / 2 + 5)
        canvas.stamp(mark, corner(box) if face.house else at)


def _title(marked: str, room: float, most: int) -> list[str]:
    """A name in a line, or in two where it would be small or narrow; its words are broken where
    they are marked if they must.
    """
    name = marked.replace("|", "")
    if most == 1 or width(name, Face.SERIF, TITLES[1]) <= room / SNUG:
        return [name]
    for size in TITLES[1:]:
        lines = lines_of(marked, Face.SERIF, size, room / SNUG)
        if len(lines) <= most:
            return lines
    return in_two(marked, Face.SERIF, TITLES[-1], room / SNUG)


def corner(box: Box) -> Point:
    """Where a card is marked without hiding what it says."""
    return Point(box.right - 14, box.y + 2)


def _crowns(canvas: Canvas, box: Box, face: Printed, unit: float) -> None:
    """A special card is known by its crowns."""
    size = max(18, round(8 * unit))
    for place in range(face.crowns):
        at = Point(box.right - size * (0.5 + 1.1 * place), box.y + size * 0.6)
        canvas.stamp(sign(Sign.CROWN, size, roles.BRASS_LIGHT), at)


def _picture(canvas: Canvas, box: Box, face: Printed, state: State) -> None:
    """Its scene, in all the room that is left; none where that is too low to show anything."""
    if box.h < LEAST_PICTURE:
        return
    worn = state.used or state.idle
    w, h = box.size
    canvas.put(scene(face.scene, w, h, worn=worn), box)


def _event(canvas: Canvas, box: Box, face: Printed, told: Told, state: State, unit: float) -> None:
    """The picture, then one line from actions to pounds with its companions, or what may be
    chosen.
    """
    if face.options:
        across = 2 if box.w >= PAIRED else 1
        down = -(-len(face.options) // across)
        high = max(40, 18 * unit) if across > 1 else min(44.0, box.h / down)
        upper, lower = box.rows(1, down * high, gap=3 * unit if across > 1 else 0)
        _picture(canvas, upper, face, state)
        cells = lower.grid(across, down, gap=3)
        for (actions, pounds), cell in zip(face.options, cells, strict=False):
            canvas.put(strip(*cell.size, roles.ROW), cell)
            _option(canvas, cell, actions, pounds, unit)
        return
    upper, line, lower = box.rows(
        1, max(44, 20 * unit), _extras(face, told, box, unit), gap=3 * unit
    )
    _picture(canvas, upper, face, state)
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
    signs = (sign(each, side, roles.INK) for each in gain.signs)
    return [*signs, *in_actions(gain.gives, side)]


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
    _picture(canvas, rest, face, state)
    _cost(canvas, rest, face, state, unit)


def _cost(canvas: Canvas, box: Box, face: Printed, state: State, unit: float) -> None:
    """What it takes to lay it on the board; no longer of interest once it lies there."""
    side = max(30, round(15 * unit))
    for place in range(0 if state.lies else face.place):
        at = Point(box.x + side * 0.62, box.y + side * (0.62 + 1.1 * place))
        canvas.stamp(action(side), at)


def _property(
    canvas: Canvas, box: Box, face: Printed, told: Told, state: State, unit: float
) -> None:
    """Values in a band of their own, the house below them, what its upkeep spends."""
    rest = feet(canvas, box, face, state, unit)
    values, rest = rest.rows(max(38, 15 * unit), 1, gap=1.5 * unit)
    sold = state.sale is not None and rest.h > ROOMY
    if len(face.values) == 1:
        spot = values.place(max(64, 30 * unit), values.h, 0.06 if sold else 0.5)
        canvas.put(stair(*spot.size, True, False), spot)
        size, text = max(36, round(14.5 * unit)), str(face.values[0])
        canvas.text(spot.centre, text, Face.BOLD, size, roles.INK, Anchor.MIDDLE)
    else:
        _stairs(canvas, values, face.values, state, unit)
    _picture(canvas, rest, face, state)
    if sold and len(face.values) == 1:
        _tag(canvas, values, state, unit)
    elif sold:
        _sale(canvas, rest, state, told, unit)


def _stairs(canvas: Canvas, box: Box, values: tuple[int, ...], state: State, unit: float) -> None:
    wide = min((box.w + 2) / len(values) - 2, 24 * unit)
    size = max(30, round(10.5 * unit))
    start = box.x + (box.w - len(values) * (wide + 2) + 2) / 2
    for place, worth in enumerate(values):
        now, gone = place == state.step, place < state.step
        spot = Box(start + place * (wide + 2), box.y, wide, box.h)
        canvas.put(stair(*spot.size, now, gone), spot)
        ink: Colour = roles.INK_SHUT if gone else roles.INK
        room = wide - 2
        canvas.text(
            spot.centre, str(worth), Face.BOLD, size, ink, Anchor.MIDDLE, room, squeeze=CLOSEST
        )
        if gone:
            line = strip(round(wide * 0.7), 2, ink, 0)
            canvas.stamp(line, spot.centre)


def _sale(canvas: Canvas, box: Box, state: State, told: Told, unit: float) -> None:
    """What a sale would bring now, at the foot of the picture."""
    tall = _price_size(unit) + 18
    foot = Box(box.x, box.bottom - tall, box.w, tall)
    at, room = foot.left_middle.moved(6), box.w - _tag_width(state, unit) - 16
    if box.h > 2.6 * tall and width(told.sell, Face.SANS, SMALL) * TIGHT <= room:
        canvas.put(strip(*foot.size, roles.PAPER, 0), foot)
        canvas.text(at, told.sell, Face.SANS, SMALL, roles.INK_SOFT, room=room, squeeze=TIGHT)
    _tag(canvas, foot, state, unit)


def _tag_width(state: State, unit: float) -> int:
    return round(width(f"£{state.sale}", Face.BOLD, _price_size(unit)) + 34)


def _price_size(unit: float) -> int:
    return max(FIGURE, round(14 * unit))


def _tag(canvas: Canvas, box: Box, state: State, unit: float) -> None:
    """A price tag with that sum, at the right end of a box."""
    size = _price_size(unit)
    figure = f"£{state.sale}"
    wide, tall = _tag_width(state, unit), min(size + 12, round(box.h) - 2)
    at = box.right_middle.moved(-wide / 2 - 4)
    canvas.stamp(tag(wide, tall, roles.BRASS_LIGHT), at)
    canvas.text(at.moved(6), figure, Face.BOLD, size, roles.INK, Anchor.MIDDLE)
