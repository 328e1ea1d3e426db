"""What a card does in one line: values, what it takes, what that spends or gives."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from renderers.canvas import Anchor, Canvas, Part, line_width
from renderers.geometry import Box
from renderers.last_will import roles
from renderers.last_will.card_content import Printed, State
from renderers.last_will.cards import Told
from renderers.last_will.papers import stair
from renderers.last_will.papers import strip as blank
from renderers.last_will.signs import Sign, action, companion, in_actions, sign, space
from renderers.lettering import Face
from renderers.theme import WHITE

FIGURE = 34
CLOSEST = 0.62  # how narrow letters may become
APART = 5  # between two things that a card does, besides the usual gaps
CLOSE, SPILL = 4, 3  # between two parts, and by how much they may leave their line
VALUE, LEAST_VALUE = 52, 32  # how wide a step of the values is


@dataclass(frozen=True, slots=True)
class Scale:
    """How large the faces of companions are in a line, its figures, and its signs."""

    badge: int
    size: int
    side: int


USUAL = (
    Scale(38, 34, 32),
    Scale(34, 34, 32),
    Scale(30, 34, 28),
    Scale(30, 31, 28),
    Scale(30, 28, 28),
)
BIG = (Scale(46, 42, 40), Scale(42, 38, 36), *USUAL)
"""From the largest to the smallest; the first that fits is taken."""


def does(
    canvas: Canvas,
    row: Box,
    face: Printed,
    told: Told,
    state: State,
    scales: Sequence[Scale] = USUAL,
) -> tuple[str, Box]:
    """What it spends or gives, from the left; returns the words for it, and what is left of the
    line.
    """
    x, least = (
        row.x,
        line_width(parts_of(face, state, scales[-1]), Face.BOLD, USUAL[-1].size, CLOSE),
    )
    if face.house and len(face.values) > 1:
        x = values(canvas, Box(row.x, row.y, row.w - least - 10, row.h), face, state) + 10
    elif face.house:
        x = _value(canvas, Box(row.x, row.y, VALUE, row.h), face.values[0], True, False) + 10
    return told.means, line(canvas, Box(x, row.y, row.right - x, row.h), face, state, scales)


def parts_of(face: Printed, state: State, scale: Scale, *, tight: bool = False) -> list[Part]:
    """What it takes, spends and gives, with arrows if there is room."""
    parts: list[Part] = []
    leads = [] if tight else _leads_to(scale)
    if face.options:
        (least, low), *_, (most, high) = face.options
        parts += [f"{least}–{most}", action(scale.side), *leads, f"£{low}–{high}"]
    elif face.actions and not face.rows and not face.formula:
        parts += [str(face.actions), action(scale.side)]
        parts += [*leads, f"£{face.pounds}"] if face.pounds else []
    for which, pounds in face.slots:
        parts += [space(APART), companion(which, scale.badge, False), f"+{pounds}"]
    parts += _rows(face, state, scale, leads)
    for pounds, which in face.formula:
        parts += [f"£{pounds}×", sign(which, scale.side + 2, roles.INK)]
    if face.formula and state.lies:
        parts.append(f"= £{state.spends}")
    if face.gain is not None:
        parts += [space(2 * APART)] if parts else []
        parts += [sign(each, scale.side + 2, roles.INK) for each in face.gain.signs]
        parts += [space(1)] if face.gain.signs else []
        parts += in_actions(face.gain.gives, scale.side)
    return parts


def fits(face: Printed, state: State, room: float) -> bool:
    """Whether a house has room for its one value and all that it spends."""
    least = parts_of(face, state, USUAL[-1])
    return VALUE + 10 + line_width(least, Face.BOLD, USUAL[-1].size, CLOSE) <= room


def _leads_to(scale: Scale) -> list[Part]:
    """Between what is taken and what is spent for it."""
    return [space(1), sign(Sign.ARROW, scale.side // 2 - 1, roles.INK), space(1)]


def _rows(face: Printed, state: State, scale: Scale, leads: Sequence[Part]) -> list[Part]:
    """What can be spent, a companion before what it opens; what is shut is not bold."""
    parts: list[Part] = []
    for place, (which, pounds) in enumerate(face.rows):
        if which is None:
            ink = (roles.CLARET, WHITE) if face.actions else (roles.SPENT, roles.PAPER)
            parts += [str(face.actions), action(scale.side, *ink), *leads]
        else:
            parts += [space(APART), companion(which, scale.badge, place <= state.markers)]
        parts.append(f"£{pounds}")
    return parts


def line(
    canvas: Canvas, box: Box, face: Printed, state: State, scales: Sequence[Scale] = USUAL
) -> Box:
    """The parts in a line, as large as they fit; returns what is left of it."""
    room = round(box.h) - 2

    def wide(scale: Scale, *, tight: bool = False) -> float:
        return line_width(parts_of(face, state, scale, tight=tight), Face.BOLD, scale.size, CLOSE)

    low = [replace(scale, badge=min(scale.badge, room)) for scale in scales]
    scale = next((scale for scale in low if wide(scale) <= box.w), low[-1])
    parts = parts_of(face, state, scale, tight=wide(scale) > box.w + SPILL)
    if not parts:
        return box
    while parts and line_width(parts, Face.BOLD, scale.size, CLOSE) > box.w + SPILL:
        parts = parts[:-1]
    long = canvas.line(box.left_middle, parts, Face.BOLD, scale.size, roles.INK, gap=CLOSE)
    return Box(box.x + long + 14, box.y, box.w - long - 14, box.h)


def values(canvas: Canvas, row: Box, face: Printed, state: State) -> float:
    """The stairs of values, the present one in gold; returns where they end."""
    x = row.x
    shown = [
        (worth, place)
        for place, worth in enumerate(face.values)
        if place >= state.step - 1 or len(face.values) <= 4
    ]
    wide = max(LEAST_VALUE, min(VALUE, (row.w + 2) / len(shown) - 2))
    for worth, place in shown:
        now, gone = place == state.step, place < state.step
        x = _value(canvas, Box(x, row.y, wide, row.h), worth, now, gone) + 2
    return x


def _value(canvas: Canvas, box: Box, worth: int, now: bool, gone: bool) -> float:
    spot = box.place(box.w, 40)
    canvas.put(stair(*spot.size, now, gone), spot)
    ink = roles.INK_SHUT if gone else roles.INK
    room = spot.w - 4
    canvas.text(
        spot.centre, str(worth), Face.BOLD, FIGURE, ink, Anchor.MIDDLE, room, squeeze=CLOSEST
    )
    if gone:
        canvas.stamp(blank(round(spot.w * 0.7), 2, ink, 0), spot.centre)
    return spot.right
