"""Cards at a glance: on the offer with name and figures, on somebody's board by picture and figure
alone.
"""

from __future__ import annotations

from collections.abc import Sequence

from renderers.canvas import Anchor, Canvas, Part, line_width
from renderers.geometry import Box, Point
from renderers.last_will import roles
from renderers.last_will.card_content import Printed, State
from renderers.last_will.papers import Frame, band, paper
from renderers.last_will.salon import tab
from renderers.last_will.scenery import scene
from renderers.last_will.signs import (
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
from renderers.pieces import brass

NAME = 34  # the lettering of a name and of what must be read
NAME_LINE = 36
NAMES = (34, 31, 28)  # the lettering of the name of an offered card, the largest that fits
OFFERED, LETTER = 46, 38  # how high its figures stand, and the letter of its slot
FIGURES = (38, 34, 31, 28)  # of an offered card, the largest that fits
WORTH = (38, 36, 34, 32, 30, 28)  # and of one on a board
CALM = 0.55  # how large that is for the card's width at most, so that figures are alike
SLIPS = (30, 28)  # and of one on a crowded board
LOWER = 42  # where those stand
CLEAR = 4  # beside them at least, and twice that in the frame of a value
SNUG = 0.84  # and before one is set in the narrower face
CLOSEST = 0.56  # how narrow letters may become before a name is cut
SIGN_GAP = 3
APART, FAR = 2, 18  # between signs and their figure, and between what is taken and spent
MARGIN, LOW = 10, 90  # beside the figures of an offered card; a box without room for two lines
CROWNS = 22  # the foot of a picture, with the crowns of a special card
EDGE, NAMED_EDGE = 5, 9
SEEN = 24  # the signs of what a helper looks at, which leave the face free
SEAL = 30  # of what is used, on the corner of a card


def offered(canvas: Canvas, box: Box, face: Printed, slot: str) -> None:
    """A card of the offer by its scene and a figure, with the letter of its slot."""
    mini(canvas, box, face, State(lies=False))
    spot = Box(box.x + 3, box.y + 3, round(width(slot, Face.BOLD, NAME)) + 16, 40)
    canvas.put(brass.plate(*spot.size, roles.PAPER, roles.PAPER_LOW, roles.BRASS_DEEP, 7, 1), spot)
    canvas.text(spot.centre, slot, Face.BOLD, NAME, roles.INK, Anchor.MIDDLE)


def named(canvas: Canvas, box: Box, face: Printed, name: str, slot: str) -> None:
    """A card of the offer: its scene, its name on a plate in the colour of its deck, below it what
    it takes and gives; the letter of its slot hangs out of the corner.
    """
    canvas.put(paper(face.frame, *box.size), box)
    inner = box.inset(NAMED_EDGE)
    blue = face.frame is Frame.BLUE
    picture, plate, *low = inner.rows(1, NAME_LINE + 4, *([] if blue else [OFFERED]))
    canvas.put(scene(face.scene, *picture.size), picture)
    canvas.put(band(*plate.size, face.accent, 0), plate)
    title = plate.inset(6, 0)
    letters = Face.BOLD if width(name, Face.BOLD, NAMES[1]) * SNUG <= title.w else Face.MEDIUM
    size = largest(name, letters, NAMES, title.w)
    at, ink = title.centre, roles.PAPER
    canvas.text(at, name, letters, size, ink, Anchor.MIDDLE, title.w, squeeze=CLOSEST)
    for place in range(face.crowns):
        at = Point(picture.right - 14 - CROWNS * place, picture.bottom - 13)
        canvas.stamp(sign(Sign.CROWN, CROWNS, roles.BRASS_LIGHT), at)
    if low and face.house:
        _worth(canvas, low[0].place(92, OFFERED - 4), face.values[0])
    elif low:
        _figures(canvas, low[0], face)
    letter(canvas, Box(box.x, box.y, 0, 0), slot)


def letter_width(slot: str) -> float:
    """How much of a ribbon the letter of a slot takes."""
    return width(slot, Face.BOLD, LETTER) + 18


def letter(canvas: Canvas, corner: Box, slot: str) -> None:
    """The letter of a slot on a brass tab, which hangs out of the upper left corner of a box."""
    spot = Box(corner.x - 5, corner.y - 5, letter_width(slot), 44)
    canvas.put(tab(*spot.size), spot)
    canvas.text(spot.centre.moved(dy=1), slot, Face.BOLD, LETTER, roles.INK, Anchor.MIDDLE)


def _worth(canvas: Canvas, box: Box, worth: int) -> None:
    canvas.put(value(*box.size), box)
    canvas.text(box.centre, str(worth), Face.BOLD, 38, roles.INK, Anchor.MIDDLE)


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
    """A card on somebody's board: its scene, below it value, pounds now or what it gives; markers
    at the left; the seal in a corner that is kept for it.
    """
    worn = state.used or state.idle
    canvas.put(paper(face.frame, *box.size, worn), box)
    inner = box.inset(EDGE)
    if face.frame is Frame.BLUE:
        canvas.put(scene(face.scene, *inner.size, worn=worn), inner)
        return
    upper, lower = inner.rows(1, LOWER)
    canvas.put(scene(face.scene, *upper.size, worn=worn), upper)
    if not state.lies:
        _seen(canvas, upper, face)
    if state.used:
        canvas.stamp(seal(SEAL), Point(upper.right - 7, upper.y + 7))
    if face.house:
        spot = lower.place(min(inner.w - CLEAR, 70), 40, 0.5, 0.6)
        canvas.put(value(*spot.size), spot)
        worth = str(face.values[state.step])
        size = largest(worth, Face.BOLD, _sizes(inner.w), spot.w - 4 * CLEAR)
        canvas.text(spot.centre, worth, Face.BOLD, size, roles.INK, Anchor.MIDDLE)
    else:
        _pounds(
            canvas,
            lower,
            now(face, state) if state.lies else spoken(face),
            [] if state.lies else _taken(face, True),
        )
    _markers(canvas, upper, face, state)


def _seen(canvas: Canvas, box: Box, face: Printed) -> None:
    """What a helper looks at, at the foot of the scene; and the crowns of a special card."""
    signs = face.gain.signs if face.gain and face.place else ()
    if signs:
        foot = Box(box.x, box.bottom - SEEN - 2, box.w, SEEN + 2)
        canvas.put(brass.glass(*foot.size, 0, None, 0.86, roles.PAPER), foot)
        side = min(SEEN, round(foot.w / len(signs)))
        parts: list[Part] = [sign(which, side, roles.INK) for which in signs]
        canvas.line(foot.centre, parts, Face.BOLD, NAME, roles.INK, Anchor.MIDDLE, gap=2)
    for place in range(face.crowns):
        at = Point(box.right - 14, box.y + 14 + CROWNS * place)
        canvas.stamp(sign(Sign.CROWN, CROWNS, roles.BRASS_LIGHT), at)


def _sizes(wide: float) -> list[int]:
    """The lettering of figures on a card that is so wide."""
    return [size for size in WORTH if size <= wide * CALM]


def _fitting(figure: str, wide: float) -> tuple[int, list[Part]] | None:
    """The largest lettering in which a figure has room, and the figure in it."""
    tries = ((size, in_actions(figure, size - 8)) for size in _sizes(wide))
    room = wide - 2 * CLEAR
    return next((one for one in tries if line_width(one[1], Face.BOLD, one[0], 1) <= room), None)


def _pounds(canvas: Canvas, box: Box, figure: str, taken: Sequence[Part] = ()) -> None:
    """A figure, after what it takes if that has room; or its first part where not all have it."""
    first = figure.partition(" ")[0]
    both = [*taken, " ", *in_actions(figure, 28)]
    if taken and line_width(both, Face.BOLD, NAME, 1) <= box.w - 6:
        canvas.line(box.centre, both, Face.BOLD, NAME, roles.INK, Anchor.MIDDLE, gap=1)
        return
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
    block = inner.place(min(42, inner.w * 0.44), inner.h, 0, 0)
    canvas.put(scene(face.scene, *block.size, worn=worn), block)
    figure = str(face.values[state.step]) if face.house else now(face, state)
    room = inner.w - block.w - 3
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
