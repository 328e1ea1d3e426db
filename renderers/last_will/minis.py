"""Cards at a glance: on the offer with name and figures, on somebody's board by picture and figure
alone.
"""

from __future__ import annotations

from collections.abc import Sequence

from renderers.canvas import Anchor, Canvas, Part, Pen, line_width
from renderers.geometry import Box, Point, square
from renderers.last_will import roles
from renderers.last_will.faces import Printed, State
from renderers.last_will.papers import Frame, band, paper, strip
from renderers.last_will.salon import tab
from renderers.last_will.signs import (
    EMBLEMS,
    Sign,
    action,
    companion,
    in_actions,
    seal,
    sign,
    space,
    value,
)
from renderers.lettering import Face, largest, width
from renderers.paths import paint
from renderers.sprites import Sprite, kept
from renderers.theme import BLACK, WHITE, Colour, mix

NAME = 34  # the lettering of a name and of what must be read
NAME_LINE = 36
FIGURES = (38, 34, 31, 28)  # of an offered card, the largest that fits
WORTH = (38, 36, 34, 32, 30, 28)  # and of one on a board
CALM = 0.55  # how large that is for the card's width at most, so that figures are alike
SLIPS = (30, 28)  # and of one on a crowded board
LOWER = 44  # where those stand
CLEAR = 4  # beside them at least, and twice that in the frame of a value
CLOSEST = 0.56  # how narrow letters may become before a name is cut
SIGN_GAP = 3
APART, FAR = 2, 18  # between signs and their figure, and between what is taken and spent
MARGIN, LOW = 10, 90  # beside the figures of an offered card; a box without room for two lines
CROWNS = 22  # the foot of a picture, with the crowns of a special card
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
    picture, figures = body.columns(side, 1)
    figures = Box(figures.x, figures.y, figures.w - 3, figures.h - 3)  # inside the frame
    if face.crowns:
        picture, foot = picture.rows(1, CROWNS)
        canvas.put(strip(*foot.size, mix(face.accent, BLACK, 0.45), 0), foot)
        for place in range(face.crowns):
            at = foot.centre.moved(CROWNS * (place - (face.crowns - 1) / 2))
            canvas.stamp(sign(Sign.CROWN, CROWNS - 3, roles.BRASS_LIGHT), at)
    canvas.put(shown(*picture.size, face.emblem, face.accent, False), picture)
    if face.house:
        _worth(canvas, figures.place(min(92, figures.w), 54), face.values[0])
        return
    _figures(canvas, figures, face)


def _worth(canvas: Canvas, box: Box, worth: int) -> None:
    canvas.put(value(*box.size), box)
    canvas.text(box.centre, str(worth), Face.BOLD, 42, roles.INK, Anchor.MIDDLE)


def _figures(canvas: Canvas, box: Box, face: Printed) -> None:
    """What it takes, and what it spends or gives: a group in the middle, in two lines where one has
    no room.
    """
    low, room = box.h < LOW, box.w - 2 * MARGIN
    first, second, apart = _taken(face, low), _given(face), APART if low else FAR
    if face.gain and face.place:
        signs = len(face.gain.signs)
        first, second, apart = second[:signs], second[signs:], APART
    parts = [*first, space(apart), *second] if first else second
    if not first or line_width(parts, Face.BOLD, NAME, SIGN_GAP) <= room:
        _line(canvas, box.centre, parts, room)
        return
    away = min(FAR, box.h / 5)
    _line(canvas, box.centre.moved(dy=-away), first, room)
    _line(canvas, box.centre.moved(dy=away), second, room)


def _line(canvas: Canvas, centre: Point, parts: Sequence[Part], room: float) -> None:
    sizes = [size for size in FIGURES if line_width(parts, Face.BOLD, size, SIGN_GAP) <= room]
    size = next(iter(sizes), FIGURES[-1])
    canvas.line(centre, parts, Face.BOLD, size, roles.INK, Anchor.MIDDLE, SIGN_GAP)


def _taken(face: Printed, low: bool) -> list[Part]:
    """Actions of what is played, or the companion that what stays asks for first; smaller where
    there is little room.
    """
    wanted = [which for which, _ in face.rows if which]
    if face.place == 0:
        actions = face.options[0][0] if face.options else face.actions
        return [str(actions), action(25 if low else 34)]
    return [companion(wanted[0], 30 if low else 42, False)] if wanted else []


def _given(face: Printed) -> list[Part]:
    """What a helper looks at, and what any card spends or gives."""
    signs: list[Part] = []
    if face.gain and face.place:
        side = 34 if len(face.gain.signs) < 3 else 26
        signs = [sign(which, side, roles.INK) for which in face.gain.signs]
        return [*signs, *in_actions(face.gain.gives, 34)]
    return in_actions(spoken(face), 34)


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
    upper, lower = inner.rows(1, LOWER)
    aside, moved = ASIDE if state.used else 0, ASIDE if state.markers else 0
    canvas.put(shown(*upper.size, face.emblem, face.accent, worn, aside, moved), upper)
    if state.used:
        canvas.stamp(seal(SEAL), Point(upper.right - 7, upper.y + 7))
    if face.house:
        spot = lower.place(min(inner.w - CLEAR, 70), 40, 0.5, 0.6)
        canvas.put(value(*spot.size), spot)
        worth = str(face.values[state.step])
        size = largest(worth, Face.BOLD, _sizes(inner.w), spot.w - 4 * CLEAR)
        canvas.text(spot.centre, worth, Face.BOLD, size, roles.INK, Anchor.MIDDLE)
    else:
        _pounds(canvas, lower, now(face, state))
    _markers(canvas, upper, face, state)


@kept
def shown(
    w: int, h: int, which: Sign, accent: Colour, worn: bool, aside: int = 0, moved: int = 0
) -> Sprite:
    """The picture of a card: its emblem in cream before a soft light on the colour of its deck; of
    what is used the colour is dull. So much room is left free at the right and at the left.
    """
    fill = mix(accent, roles.WAX_DARK, 0.5) if worn else accent
    pen = Pen(w, h, scale=3)
    beside, below = min(h - 8, w - moved - aside - 8), min(h - aside - 6, w - moved - 8)
    side = max(beside, below)
    middle = Point((w + moved) / 2, (h + aside - 2) / 2)
    if beside >= below:
        middle = Point((w + moved - aside * 0.8) / 2, h / 2)
    with pen.clip(pen.body, 3) as inside:
        inside.wash(pen.body, 0, mix(fill, WHITE, 0.1), mix(fill, BLACK, 0.28))
        inside.disc(middle, side * 0.74, mix(fill, WHITE, 0.13))
        inside.disc(middle.moved(dy=2), side * 0.56, mix(fill, WHITE, 0.2))
    spot = square(middle, side)
    shade = Box(spot.x + 1.5, spot.y + 2.5, side, side)
    paint(pen, shade, EMBLEMS[which], mix(fill, BLACK, 0.55))
    paint(pen, spot, EMBLEMS[which], roles.WORN if worn else roles.PAPER)
    return pen.done()


def _sizes(wide: float) -> list[int]:
    """The lettering of figures on a card that is so wide."""
    return [size for size in WORTH if size <= wide * CALM]


def _fitting(figure: str, wide: float) -> tuple[int, list[Part]] | None:
    """The largest lettering in which a figure has room, and the figure in it."""
    tries = ((size, in_actions(figure, size - 8)) for size in _sizes(wide))
    room = wide - 2 * CLEAR
    return next((one for one in tries if line_width(one[1], Face.BOLD, one[0], 1) <= room), None)


def _pounds(canvas: Canvas, box: Box, figure: str) -> None:
    """A figure, or the first of its parts where not all have room."""
    first = figure.partition(" ")[0]
    found = _fitting(figure, box.w) or _fitting(first, box.w)
    size, parts = found or (WORTH[-1], in_actions(first, WORTH[-1] - 8))
    canvas.line(box.centre, parts, Face.BOLD, size, roles.INK, Anchor.MIDDLE, gap=1)


def _markers(canvas: Canvas, picture: Box, face: Printed, state: State) -> None:
    """The companions that are there, from the foot of the picture up."""
    step = min(28, (picture.h - 26) / max(1, state.markers))
    for place, (which, _) in enumerate(face.rows[1 : state.markers + 1]):
        assert which is not None
        at = Point(picture.x + 14, picture.bottom - 15 - step * place)
        canvas.stamp(companion(which, 28), at)


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
    at = Point((block.right + inner.right) / 2, inner.centre.y)
    tries = ((size, in_actions(figure, size - 4)) for size in SLIPS)
    fitting = (one for one in tries if line_width(one[1], Face.BOLD, one[0], 0) <= room)
    if (found := next(fitting, None)) is not None:
        canvas.line(at, found[1], Face.BOLD, found[0], roles.INK, Anchor.MIDDLE, gap=0)
    else:
        canvas.text(
            at, figure, Face.BOLD, SLIPS[-1], roles.INK, Anchor.MIDDLE, room, squeeze=CLOSEST
        )
    if state.used:
        canvas.stamp(seal(24), Point(inner.x + 8, inner.y + 8))
