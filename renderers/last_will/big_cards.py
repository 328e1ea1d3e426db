"""Cards as they lie in a hand and in menus: the scene across the whole card, the name on a plate in
the colour of the deck, a line of what the card does, and what can be done with it now.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from games.last_will.view import InHand
from renderers import glyphs
from renderers.canvas import Canvas, Part, line_width
from renderers.geometry import Box, Point
from renderers.last_will import card_lines, roles
from renderers.last_will.card_content import Printed, State, printed
from renderers.last_will.cards import Told
from renderers.last_will.names import in_two
from renderers.last_will.papers import Frame, band, paper, stud
from renderers.last_will.scenery import scene
from renderers.last_will.signs import Sign, action, sign
from renderers.lettering import Face, largest, width
from renderers.pieces import brass
from renderers.sprites import Sprite
from renderers.theme import GOOD, GOOD_INK, Colour, mix
from renderers.words import Words

GAP, EDGE, STUD = 10, 9, 10
MOST_ACROSS, MOST_LARGE = 3, 9
"""So many stand in a row, and up to so many cards; more are smaller."""
PLATE, OF_TWO, LINE, TAG = 46, 78, 50, 46
NAMES, OF_TWO_NAMES = (38, 36, 34, 31), (34, 31, 28)
SNUG, CLOSEST = 0.9, 0.62
TEXT, TICK = 34, 32
BROAD = 480
"""From this width on the values of a house stand in the line of what it does."""
CROWN = 24


@dataclass(frozen=True, slots=True)
class Use:
    """What can be done with a card, after which so many actions are drawn; or why nothing can."""

    text: str
    can: bool | None
    """Nothing where that is not yet the question."""
    actions: int = 0


def use_of(held: InHand, words: Words, *, mine: bool) -> Use:
    """What can be done with a card in hand; in the own turn, what cannot be used is barred."""
    barred = held.homeless or (mine and not held.playable)
    can = True if held.playable else False if barred else None
    actions = 0 if barred or held.free else printed(held.card).place
    return Use(words.say(held.line, (), brief=True), can, actions)


def rows_of(count: int, across: int = 0) -> list[int]:
    """How many cards stand in each row: as many as there is room for or so many, and no row much
    emptier.
    """
    across = across or (2 if count <= 2 else MOST_ACROSS + (count > MOST_LARGE))
    down = -(-count // across)
    return [count // down + (place < count % down) for place in range(down)]


def places(box: Box, count: int, across: int = 0) -> list[Box]:
    """Where they lie, all of one width; a row that is not full lies in the middle."""
    rows = rows_of(count, across)
    most, lines = max(rows, default=1), box.rows(*[1] * len(rows), gap=GAP)
    step = (box.w + GAP) / most
    return [
        Box(
            round(box.x + step * (place + (most - many) / 2)),
            round(line.y),
            round(step - GAP),
            round(line.h),
        )
        for line, many in zip(lines, rows, strict=True)
        for place in range(many)
    ]


def big_card(
    canvas: Canvas,
    box: Box,
    face: Printed,
    told: Told,
    state: State,
    use: Use | None = None,
    count: int = 1,
) -> None:
    """A card that fills the box; several that are alike are told once."""
    worn = state.used or state.idle
    canvas.put(paper(face.frame, *box.size, worn), box)
    inner = box.inset(EDGE)
    many = f" ×{count}" if count > 1 else ""
    names = _lines(told.name, inner.w - 20 - width(many, Face.BOLD, TEXT))
    values = box.w < BROAD and _apart(face, state, inner.w - 16)
    does = face.frame is not Frame.BLUE
    heights = (
        PLATE if len(names) == 1 else OF_TWO,
        *([LINE] if values else []),
        *([LINE] if does else []),
        *([TAG] if use else []),
    )
    picture, plate, *rest = inner.rows(1, *heights)
    barred = use is not None and use.can is False
    canvas.put(scene(face.scene, *picture.size, worn=worn or barred), picture)
    for x in (picture.x + STUD, picture.right - STUD):
        canvas.stamp(stud(), Point(x, picture.y + STUD))
    _plate(canvas, plate, face, names, many, worn)
    if values:
        card_lines.values(canvas, rest.pop(0).inset(6, 3), face, state)
    if does:
        _does(canvas, rest.pop(0).inset(8, 0), face, told, state, values)
    if use:
        _use(canvas, rest.pop(0), use)


def _apart(face: Printed, state: State, room: float) -> bool:
    """Whether the values of a house need a line of their own."""
    return len(face.values) > 1 or (face.house and not card_lines.fits(face, state, room))


def _lines(marked: str, room: float) -> list[str]:
    """A name in a line, or in two where it would be small or narrow."""
    name = marked.replace("|", "")
    if width(name, Face.BOLD, NAMES[-1]) * SNUG <= room:
        return [name]
    return in_two(marked, Face.BOLD, OF_TWO_NAMES[-1], room / SNUG)


def _plate(
    canvas: Canvas, box: Box, face: Printed, names: Sequence[str], many: str, worn: bool
) -> None:
    """The name, and above it on the scene the crowns of a special card."""
    tone = mix(face.accent, roles.WAX_DARK, 0.4) if worn else face.accent
    canvas.put(band(*box.size, tone, 0), box)
    for place in range(face.crowns):
        at = Point(box.right - 8 - CROWN * (place + 0.5), box.y - CROWN * 0.6)
        canvas.stamp(sign(Sign.CROWN, CROWN, roles.BRASS_LIGHT), at)
    wide = width(many, Face.BOLD, TEXT)
    room = box.w - 20 - wide
    for line, row in zip(names, box.inset(4, 2).rows(*[1] * len(names)), strict=True):
        size = largest(line, Face.BOLD, NAMES if len(names) == 1 else OF_TWO_NAMES, room)
        long = min(room, width(line, Face.BOLD, size))
        at = row.centre.moved(-(long + wide) / 2)
        canvas.text(at, line, Face.BOLD, size, roles.PAPER, room=room + 1, squeeze=CLOSEST)
        if many:
            canvas.text(at.moved(long), many, Face.BOLD, TEXT, roles.BRASS_LIGHT)
            many, wide = "", 0.0


def _does(canvas: Canvas, box: Box, face: Printed, told: Told, state: State, values: bool) -> None:
    """What it takes, spends and gives, and the words for what it gives it for."""
    if values:
        words, left = told.means, card_lines.line(canvas, box, face, state, card_lines.BIG)
    else:
        words, left = card_lines.does(canvas, box, face, told, state, card_lines.BIG)
    if words and width(words, Face.SANS, TEXT) * CLOSEST <= left.w:
        at, ink = left.left_middle, roles.INK_SOFT
        canvas.text(at, words, Face.SANS, TEXT, ink, room=left.w, squeeze=CLOSEST)


TONES: dict[bool | None, tuple[Colour, Colour, Colour]] = {
    True: (roles.CAN, roles.CAN_EDGE, roles.INK),
    False: (roles.CANNOT, roles.CLARET, roles.CLARET_INK),
    None: (roles.ROW, roles.SEPIA, roles.INK),
}
"""Ground, edge and letters of what can be done, of what cannot, and of what may be done later."""


def _use(canvas: Canvas, box: Box, use: Use) -> None:
    """A bar with a tick or a cross, the words, and the actions it takes."""
    fill, edge, ink = TONES[use.can]
    bar = Box(box.x + 3, box.y + 1, box.w - 6, box.h - 4)
    canvas.put(brass.plate(*bar.size, fill, fill, edge, 10, 1), bar)
    mark: Sprite | None = None
    if use.can is not None:
        cross = sign(Sign.CROSS, TICK - 8, roles.CLARET)
        mark = glyphs.icon(glyphs.tick, TICK, GOOD, GOOD_INK) if use.can else cross
    at = bar.left_middle.moved(10)
    if mark is not None:
        canvas.stamp(mark, at.moved(TICK / 2))
        at = at.moved(TICK + 8)
    octagons: list[Part] = [action(TEXT) for _ in range(use.actions)]
    needs = line_width(octagons, Face.MEDIUM, TEXT, 4) + 10 if octagons else 0
    room = bar.right - 8 - at.x - needs
    wide = canvas.text(at, use.text, Face.MEDIUM, TEXT, ink, room=room, squeeze=CLOSEST)
    if octagons:
        after = Point(at.x + wide + 10, at.y)
        canvas.line(after, octagons, Face.MEDIUM, TEXT, ink, gap=4)
