"""Cards told in a line or two under a ribbon each: many are read as easily as few, even on a phone;
houses are taller, with a wide view of their grounds.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from renderers.canvas import Anchor, Canvas, Part, line_width
from renderers.geometry import Box, Point
from renderers.last_will import roles
from renderers.last_will.card_content import Printed, State
from renderers.last_will.cards import Told
from renderers.last_will.papers import band, paper, stair
from renderers.last_will.papers import strip as blank
from renderers.last_will.scenery import scene
from renderers.last_will.signs import (
    Sign,
    action,
    companion,
    in_actions,
    pill,
    seal,
    sign,
    space,
    tag,
)
from renderers.lettering import Face, largest, width
from renderers.sprites import Sprite
from renderers.theme import WHITE, mix

TALL, TALLER, HOUSE = 116, 172, 160  # without and with a line of what can be done; a house
RIBBON = 44  # with the name
GAP = 10
TITLE, FIGURE, WORDS = 36, 34, 34
TITLES = (TITLE, 33, 30, 27, 24)  # of a name, the largest that fits
CLOSEST, NARROWEST = 0.62, 0.5  # how narrow letters may become, and those of a name
APART = 5  # between two things that a card does, besides the usual gaps
PICTURE, GROUNDS = 0.22, 0.3  # how much of a card and of a house the picture takes at most
WIDE, ESTATE = 900, 0.42  # from this width on it takes as much, and the price has its word
BADGES, SIZES = (38, 34, 30), (34, 31, 28)  # of companions and of figures, the largest that fit
CLOSE, SPILL = 4, 3  # between two parts, and by how much they may leave their line
VALUE, LEAST_VALUE = 52, 32  # how wide a step of the values is
SNUG = 0.88  # how narrow letters may become before there is another place for them


@dataclass(frozen=True, slots=True)
class Strips:
    """How cards are laid out: how many, in how many columns, with a line below each or without, and
    how many of the first are houses, which are taller; one that stands alone fills its row.
    """

    count: int
    across: int
    spoken: bool = False
    houses: int = 0

    @property
    def tall(self) -> int:
        return TALLER if self.spoken else TALL

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
        return rows + [(self.across, self.tall)] * -(-(self.count - self.houses) // self.across)


def strip_card(
    canvas: Canvas,
    box: Box,
    face: Printed,
    told: Told,
    state: State,
    line: str = "",
    mark: Sprite | None = None,
    count: int = 1,
) -> None:
    """Its scene, its name on a ribbon in the colour of its deck, what it does now; below it what
    can be done, which stands out with a mark. What cannot be done is pale, and does not say what
    it takes to lay it.
    """
    worn = state.used or state.idle
    canvas.put(paper(face.frame, *box.size, worn), box)
    inner = box.inset(7)
    grounds = face.house and not line and box.h >= HOUSE
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
    rows = body.rows(RIBBON, 1, *([48] if line or grounds else []))
    name, at = told.name.replace("|", ""), rows[0].left_middle
    beside = seal(42) if mark is None and state.used else None if line else mark
    # What stands beside the name leaves its line where the name needs it.
    aside = 0 if state.idle or line else _aside_width(face, state)
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
    many = f" ×{count}" if count > 1 else ""
    room = end - at.x - 8 - width(many, Face.BOLD, TITLE)
    size = largest(name, Face.SERIF, TITLES, room / SNUG)
    wide = canvas.text(at, name, Face.SERIF, size, roles.PAPER, room=room, squeeze=NARROWEST)
    if many:
        wide += canvas.text(at.moved(wide), many, Face.BOLD, TITLE, roles.BRASS_LIGHT)
        room += width(many, Face.BOLD, TITLE)
    if grounds:
        _values(canvas, does, face, state)
        _line(canvas, rows[2], face, state)
        return
    words, left_over = _does(canvas, does, face, told, state)
    _words(canvas, words, left_over, Box(at.x + wide + 18, at.y, room - wide - 18, 0))
    if line:
        _can_do(canvas, rows[2], line, mark, state)


def _crowded(name: str, rows: list[Box], face: Printed, told: Told, state: State) -> bool:
    """Whether what a card gives it for has its room neither after that nor beside name and seal."""
    needs, parts = width(told.means, Face.SANS, WORDS) * SNUG, _parts(face, state, BADGES[0])
    after = rows[1].w - line_width(parts, Face.BOLD, FIGURE, CLOSE) - 14
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


def _can_do(canvas: Canvas, row: Box, line: str, mark: Sprite | None, state: State) -> None:
    """What can be done with it: on a green ground with the mark if it can be done now."""
    row = Box(row.x - 4, row.y + 1, row.w + 4, row.h - 8)
    if mark is None:
        at, ink = row.left_middle.moved(4), roles.INK_SOFT
        if state.idle and state.homeless:
            canvas.stamp(sign(Sign.CROSS, 24, roles.CLARET), at.moved(12))
            at = at.moved(34)
        canvas.text(at, line, Face.SANS, FIGURE, ink, room=row.right - at.x, squeeze=CLOSEST)
        return
    needs = min(row.w, mark.w + 30 + width(line, Face.MEDIUM, FIGURE))
    spot = Box(row.x, row.y, needs, row.h)
    canvas.put(pill(*spot.size, roles.CAN, roles.CAN_EDGE), spot)
    canvas.stamp(mark, spot.left_middle.moved(4 + mark.w / 2))
    at, room = spot.left_middle.moved(mark.w + 12), spot.w - mark.w - 24
    canvas.text(at, line, Face.MEDIUM, FIGURE, roles.INK, room=room, squeeze=CLOSEST)


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


def _does(canvas: Canvas, row: Box, face: Printed, told: Told, state: State) -> tuple[str, Box]:
    """What it spends or gives, from the left; returns the words for it, and what is left of the
    line.
    """
    x, least = row.x, line_width(_parts(face, state, BADGES[-1]), Face.BOLD, SIZES[-1], CLOSE)
    if face.house and len(face.values) > 1:
        x = _values(canvas, Box(row.x, row.y, row.w - least - 10, row.h), face, state) + 10
    elif face.house:
        x = _value(canvas, Box(row.x, row.y, 52, row.h), face.values[0], True, False) + 10
    return told.means, _line(canvas, Box(x, row.y, row.right - x, row.h), face, state)


def _parts(face: Printed, state: State, badge: int, *, tight: bool = False) -> list[Part]:
    """What it takes, spends and gives; companions with badges of this size, and arrows if there is
    room.
    """
    parts: list[Part] = []
    leads = [] if tight else _leads_to()
    if face.options:
        (least, low), *_, (most, high) = face.options
        parts += [f"{least}–{most}", action(32), *leads, f"£{low}–{high}"]
    elif face.actions and not face.rows and not face.formula:
        parts += [str(face.actions), action(32)]
        parts += [*leads, f"£{face.pounds}"] if face.pounds else []
    for which, pounds in face.slots:
        parts += [space(APART), companion(which, badge, False), f"+{pounds}"]
    parts += _rows(face, state, badge, leads)
    parts += [part for pounds, which in face.formula for part in _each(pounds, which)]
    if face.formula and state.lies:
        parts.append(f"= £{state.spends}")
    if face.gain is not None:
        parts += [space(2 * APART)] if parts else []
        parts += [sign(each, 34, roles.INK) for each in face.gain.signs]
        parts += [space(1)] if face.gain.signs else []
        parts += in_actions(face.gain.gives, 32)
    return parts


def _leads_to() -> list[Part]:
    """Between what is taken and what is spent for it."""
    return [space(1), sign(Sign.ARROW, 15, roles.INK), space(1)]


def _each(pounds: int, which: Sign) -> list[Part]:
    return [f"£{pounds}×", sign(which, 34, roles.INK)]


def _rows(face: Printed, state: State, badge: int, leads: Sequence[Part]) -> list[Part]:
    """What can be spent, a companion before what it opens; what is shut is not bold."""
    parts: list[Part] = []
    for place, (which, pounds) in enumerate(face.rows):
        if which is None:
            side = 32 if badge > BADGES[-1] else 28
            ink = (roles.CLARET, WHITE) if face.actions else (roles.SPENT, roles.PAPER)
            parts += [str(face.actions), action(side, *ink), *leads]
        else:
            parts += [space(APART), companion(which, badge, place <= state.markers)]
        parts.append(f"£{pounds}")
    return parts


def _line(canvas: Canvas, box: Box, face: Printed, state: State) -> Box:
    """The parts in a line, as large as they fit; returns what is left of it."""
    most = round(box.h) - 2
    tries = [(badge, SIZES[0]) for badge in BADGES] + [(BADGES[-1], size) for size in SIZES[1:]]
    badge, size = next(
        (
            (badge, size)
            for badge, size in tries
            if line_width(_parts(face, state, min(badge, most)), Face.BOLD, size, CLOSE) <= box.w
        ),
        tries[-1],
    )
    parts = _parts(face, state, min(badge, most))
    if not parts:
        return box
    if line_width(parts, Face.BOLD, size, CLOSE) > box.w + SPILL:
        parts = _parts(face, state, min(badge, most), tight=True)
    while parts and line_width(parts, Face.BOLD, size, CLOSE) > box.w + SPILL:
        parts = parts[:-1]
    wide = canvas.line(box.left_middle, parts, Face.BOLD, size, roles.INK, gap=CLOSE)
    return Box(box.x + wide + 14, box.y, box.w - wide - 14, box.h)


def _values(canvas: Canvas, row: Box, face: Printed, state: State) -> float:
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
