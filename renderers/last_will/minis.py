"""Cards at a glance: on the offer with name and figures, on somebody's board by picture and figure
alone.
"""

from __future__ import annotations

from collections.abc import Sequence

from renderers.canvas import Anchor, Canvas, Part, Pen, line_width
from renderers.geometry import Box, Point, square
from renderers.last_will import roles
from renderers.last_will.faces import Printed, State
from renderers.last_will.papers import Frame, band, paper
from renderers.last_will.salon import tab
from renderers.last_will.signs import EMBLEMS, Sign, action, companion, seal, sign, value
from renderers.lettering import FLOOR, Face, largest, width
from renderers.paths import paint
from renderers.sprites import Sprite, kept
from renderers.theme import BLACK, WHITE, Colour, mix

NAME = 34  # the lettering of a name and of what must be read
NAME_LINE = 36
ROOMY = 0.8  # how narrow a figure is, before it is smaller
CLOSEST = 0.56  # how narrow letters may become before a name is cut
SIGN_GAP = 3
EDGE = 5
SEAL, ASIDE = 30, 15  # of what is used, on the corner of a card, and what it takes of the picture


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
    side = round(min(body.h + 4, body.w * 0.36, 84))
    picture, figures = body.columns(side, 1, gap=8)
    canvas.put(shown(*picture.size, face.emblem, face.accent, False), picture)
    figures = figures.inset(2, 2)
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
    """A card on somebody's board: picture on the colour of its deck, below it value, pounds now or
    what it gives; markers at the left; the seal in a corner that is kept for it.
    """
    worn = state.used or state.idle
    canvas.put(paper(face.frame, *box.size, worn), box)
    inner = box.inset(EDGE)
    upper, lower = inner.rows(1, 38)
    aside = ASIDE if state.used else 0
    canvas.put(shown(*upper.size, face.emblem, face.accent, worn, aside), upper)
    if state.used:
        canvas.stamp(seal(SEAL), Point(upper.right - 7, upper.y + 7))
    if face.house:
        spot = lower.place(min(inner.w - (28 if state.markers else 6), 58), 34, 0.5, 0.7)
        if state.markers:
            spot = Box(inner.right - spot.w, spot.y, spot.w, spot.h)
        canvas.put(value(*spot.size), spot)
        worth = str(face.values[state.step])
        size = largest(worth, Face.BOLD, (NAME, 30), spot.w - 4)
        canvas.text(spot.centre, worth, Face.BOLD, size, roles.INK, Anchor.MIDDLE)
    else:
        _pounds(canvas, lower, now(face, state), state.markers)
    _markers(canvas, inner, face, state)


@kept
def shown(w: int, h: int, which: Sign, accent: Colour, worn: bool, aside: int = 0) -> Sprite:
    """The picture of a card: its emblem in cream before a soft light on the colour of its deck; of
    what is used the colour is dull. So much room is left free at the right.
    """
    fill = mix(accent, roles.WAX_DARK, 0.5) if worn else accent
    pen = Pen(w, h, scale=3)
    beside, below = min(h - 8, w - aside - 8), min(h - aside - 6, w - 8)
    side = max(beside, below)
    middle = Point(w / 2, (h + aside - 2) / 2)
    if beside >= below:
        middle = Point((w - aside * 0.8) / 2, h / 2)
    with pen.clip(pen.body, 3) as inside:
        inside.wash(pen.body, 0, mix(fill, WHITE, 0.1), mix(fill, BLACK, 0.28))
        inside.disc(middle, side * 0.74, mix(fill, WHITE, 0.13))
        inside.disc(middle.moved(dy=2), side * 0.56, mix(fill, WHITE, 0.2))
    spot = square(middle, side)
    shade = Box(spot.x + 1.5, spot.y + 2.5, side, side)
    paint(pen, shade, EMBLEMS[which], mix(fill, BLACK, 0.55))
    paint(pen, spot, EMBLEMS[which], roles.WORN if worn else roles.PAPER)
    return pen.done()


def _pounds(canvas: Canvas, box: Box, figure: str, markers: int) -> None:
    room = box.w - (30 if markers else 8)
    size = largest(figure, Face.BOLD, (NAME, 30), room / ROOMY)
    if markers:
        at, anchor = box.right_middle.moved(-4), Anchor.RIGHT
    else:
        at, anchor = box.centre, Anchor.MIDDLE
    canvas.text(at, figure, Face.BOLD, size, roles.INK, anchor, room, squeeze=CLOSEST)


def _markers(canvas: Canvas, inner: Box, face: Printed, state: State) -> None:
    """The companions that are there, from the foot of the card up."""
    step = min(28, (inner.h - 26) / max(1, state.markers))
    for place, (which, _) in enumerate(face.rows[1 : state.markers + 1]):
        assert which is not None
        at = Point(inner.x + 13, inner.bottom - 18 - step * place)
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
    worn = state.used or state.idle
    canvas.put(paper(face.frame, *box.size, worn), box)
    inner = box.inset(4, 4)
    block = inner.place(42, inner.h, 0, 0)
    canvas.put(shown(*block.size, face.emblem, face.accent, worn), block)
    figure = str(face.values[state.step]) if face.house else now(face, state)
    room = inner.w - 42 - 5
    size = 30 if width(figure, Face.BOLD, 30) * CLOSEST <= room else FLOOR
    at = Point((block.right + inner.right) / 2, inner.centre.y)
    canvas.text(at, figure, Face.BOLD, size, roles.INK, Anchor.MIDDLE, room, squeeze=CLOSEST)
    if state.used:
        canvas.stamp(seal(24), Point(inner.x + 8, inner.y + 8))
