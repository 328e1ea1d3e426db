"""Cards told in a line under a ribbon each, as on boards: many are read as easily as few, even on a
phone; houses are taller, with a wide view of their grounds.
"""

from __future__ import annotations

from dataclasses import dataclass

from renderers.canvas import Anchor, Canvas, line_width
from renderers.geometry import Box, Point
from renderers.last_will import card_lines, roles
from renderers.last_will.card_content import Printed, State
from renderers.last_will.cards import Told
from renderers.last_will.papers import band, paper
from renderers.last_will.scenery import scene
from renderers.last_will.signs import Sign, action, seal, sign, tag
from renderers.lettering import Face, largest, width
from renderers.sprites import Sprite
from renderers.theme import mix

TALL, HOUSE = 116, 160
RIBBON = 44  # with the name
GAP = 10
TITLE, FIGURE, WORDS = 36, 34, 34
TITLES = (TITLE, 33, 30, 27, 24)  # of a name, the largest that fits
CLOSEST, NARROWEST = 0.62, 0.5  # how narrow letters may become, and those of a name
PICTURE, GROUNDS = 0.22, 0.3  # how much of a card and of a house the picture takes at most
WIDE, ESTATE = 900, 0.42  # from this width on it takes as much, and the price has its word
SNUG = 0.88  # how narrow letters may become before there is another place for them


@dataclass(frozen=True, slots=True)
class Strips:
    """How cards are laid out: how many, in how many columns, and how many of the first are houses,
    which are taller; one that stands alone fills its row.
    """

    count: int
    across: int
    houses: int = 0

    @property
    def height(self) -> float:
        rows = self._rows()
        return sum(tall for _, tall in rows) + GAP * max(0, len(rows) - 1)

    def places(self, box: Box) -> list[Box]:
        """From the left to the right, then down."""
        spots, y, left = list[Box](), box.y, self.count
        for many, tall in self._rows():
            row = Box(box.x, y, box.w, tall)
            spots += row.columns(*[1] * many, gap=GAP)[:left]
            y, left = y + tall + GAP, left - many
        return spots

    def _rows(self) -> list[tuple[int, int]]:
        """How many stand in each row, and how high it is."""
        alone, paired = self.houses % self.across, self.houses // self.across
        rows = [(1, HOUSE)] * alone + [(self.across, HOUSE)] * paired
        return rows + [(self.across, TALL)] * -(-(self.count - self.houses) // self.across)


def strip_card(
    canvas: Canvas,
    box: Box,
    face: Printed,
    told: Told,
    state: State,
    mark: Sprite | None = None,
) -> None:
    """Its scene, its name on a ribbon in the colour of its deck with a mark, what it does now."""
    worn = state.used or state.idle
    canvas.put(paper(face.frame, *box.size, worn), box)
    inner = box.inset(7)
    grounds = face.house and box.h >= HOUSE
    share = ESTATE if grounds and box.w > WIDE else GROUNDS if grounds else PICTURE
    block = inner.place(inner.w * share, inner.h, 0, 0)
    canvas.put(scene(face.scene, *block.size, worn=worn), block)
    for place in range(face.crowns):
        at = Point(block.x + 16 + 22 * place, block.bottom - 13)
        canvas.stamp(sign(Sign.CROWN, 21, roles.BRASS_LIGHT), at)
    ribbon = Box(block.right, inner.y, inner.right - block.right, RIBBON)
    tone = mix(face.accent, roles.WAX_DARK, 0.62) if worn else face.accent
    canvas.put(band(*ribbon.size, tone, 0), ribbon)
    body = Box(block.right + 14, inner.y, inner.right - block.right - 24, inner.h - 2)
    rows = body.rows(RIBBON, 1, *([48] if grounds else []))
    name, at = told.name.replace("|", ""), rows[0].left_middle
    beside = seal(42) if mark is None and state.used else mark
    # What stands beside the name leaves its line where the name needs it.
    aside = _aside_width(face, state)
    over = width(name, Face.SERIF, TITLE) * NARROWEST + aside + 8 - rows[0].w
    end, does = rows[0].right, rows[1]
    if beside is not None and (over + beside.w + 4 > 0 or _crowded(name, rows, face, told, state)):
        canvas.stamp(beside, Point(block.right - beside.w / 2, block.bottom - beside.h / 2))
    elif beside is not None:
        end -= beside.w + 4
        canvas.stamp(beside, Point(end + beside.w / 2 + 4, rows[0].centre.y))
    if over > 0 and aside:
        left = _aside(canvas, does, does.right, face, state) - at.x
        does = Box(at.x, does.y, left, does.h)
    elif aside:
        end = _aside(canvas, rows[0], end, face, state)
        if grounds and box.w > WIDE:
            before, ink = Point(end - 8, rows[0].centre.y), roles.PAPER_LOW
            end -= 16 + canvas.text(before, told.sell, Face.SANS, WORDS, ink, Anchor.RIGHT)
    room = end - at.x - 8
    size = largest(name, Face.SERIF, TITLES, room / SNUG)
    wide = canvas.text(at, name, Face.SERIF, size, roles.PAPER, room=room, squeeze=NARROWEST)
    if grounds:
        card_lines.values(canvas, does, face, state)
        card_lines.line(canvas, rows[2], face, state)
        return
    words, left_over = card_lines.does(canvas, does, face, told, state)
    _words(canvas, words, left_over, Box(at.x + wide + 18, at.y, room - wide - 18, 0))


def _crowded(name: str, rows: list[Box], face: Printed, told: Told, state: State) -> bool:
    """Whether what a card gives it for has its room neither after that nor beside name and seal."""
    needs, parts = (
        width(told.means, Face.SANS, WORDS) * SNUG,
        card_lines.parts_of(face, state, card_lines.USUAL[0]),
    )
    after = rows[1].w - line_width(parts, Face.BOLD, FIGURE, card_lines.CLOSE) - 14
    return needs > max(after, rows[0].w - width(name, Face.SERIF, TITLE) - 46 - 26)


def _words(canvas: Canvas, words: str, after: Box, beside: Box) -> None:
    """What a card gives it for: after what it gives or beside the name, where its letters need be
    less narrow.
    """
    long = width(words, Face.SANS, WORDS)
    if not words or long * CLOSEST > max(after.w, beside.w):
        return
    if long * SNUG <= after.w or after.w >= beside.w:
        at, room, ink = after.left_middle, after.w, roles.INK_SOFT
        canvas.text(at, words, Face.SANS, WORDS, ink, room=room, squeeze=CLOSEST)
    else:
        at, room, ink = Point(beside.right, beside.y), beside.w, roles.PAPER
        canvas.text(at, words, Face.SANS, WORDS, ink, Anchor.RIGHT, room, squeeze=CLOSEST)


def _aside_width(face: Printed, state: State) -> int:
    """How much of its line that takes."""
    if state.sale is not None and face.house:
        return 102
    return 0 if state.lies else 38 * face.place


def _aside(canvas: Canvas, row: Box, end: float, face: Printed, state: State) -> float:
    """What it takes to lay it, or what a sale would bring; returns where it begins."""
    if state.sale is not None and face.house:
        spot = Box(end - 96, row.centre.y - 20, 92, 40)
        canvas.put(tag(*spot.size, roles.BRASS_LIGHT), spot)
        at, ink = spot.centre.moved(9), roles.INK
        text = f"£{state.sale}"
        canvas.text(at, text, Face.BOLD, FIGURE, ink, Anchor.MIDDLE, 62, squeeze=CLOSEST)
        return spot.x - 6
    if not state.lies:
        for _ in range(face.place):
            end -= 38
            canvas.stamp(action(34, roles.PAPER, roles.CLARET), Point(end + 18, row.centre.y))
    return end
