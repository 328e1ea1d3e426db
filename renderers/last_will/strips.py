"""Cards told in a line or two each: many are read as easily as few, even on a phone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from renderers.canvas import Anchor, Canvas, Part, line_width
from renderers.geometry import Box, Point
from renderers.last_will import roles
from renderers.last_will.cards import Told
from renderers.last_will.faces import Printed, State
from renderers.last_will.papers import band, paper, stair
from renderers.last_will.papers import strip as blank
from renderers.last_will.signs import Sign, action, companion, seal, sign, tag
from renderers.lettering import Face, largest, width
from renderers.sprites import Sprite

TALL, TALLER = 114, 172  # without and with a line of what can be done
GAP = 10
TITLE, FIGURE, WORDS = 36, 34, 34
TITLES = (TITLE, 33, 30, 27, 24)  # of a name, the largest that fits
CLOSEST, NARROWEST = 0.62, 0.5  # how narrow letters may become, and those of a name
APART = " "  # between two things that a card does
PICTURE = 92  # the block with the emblem


@dataclass(frozen=True, slots=True)
class Strips:
    """How cards are laid out: how many, in how many columns, with a line below each or without."""

    count: int
    across: int
    spoken: bool = False

    @property
    def tall(self) -> int:
        return TALLER if self.spoken else TALL

    @property
    def height(self) -> float:
        rows = -(-self.count // self.across)
        return rows * self.tall + GAP * max(0, rows - 1)

    def places(self, box: Box) -> list[Box]:
        """From the left to the right, then down."""
        rows = -(-self.count // self.across)
        whole = Box(box.x, box.y, box.w, self.height)
        return whole.grid(self.across, rows, gap=GAP)[: self.count] if rows else []


def strip_card(
    canvas: Canvas,
    box: Box,
    face: Printed,
    told: Told,
    state: State,
    line: str = "",
    mark: Sprite | None = None,
) -> None:
    """Picture on the colour of its deck, name, what it does now; below it what can be done. What
    has no place to lie on is pale, and does not say what it takes to lay it.
    """
    canvas.put(paper(face.frame, *box.size, state.used or state.idle), box)
    inner = box.inset(7)
    block = inner.place(min(PICTURE, inner.w * 0.24), inner.h, 0, 0)
    canvas.put(band(*block.size, face.accent), block)
    canvas.stamp(sign(face.emblem, round(min(block.w, block.h) * 0.72), roles.PAPER), block.centre)
    for place in range(face.crowns):
        at = Point(block.x + 14 + 22 * place, block.bottom - 14)
        canvas.stamp(sign(Sign.CROWN, 19, roles.BRASS_LIGHT), at)
    body = Box(block.right + 14, inner.y + 3, inner.right - block.right - 26, inner.h - 6)
    rows = body.rows(*((1, 1, 46) if line else (1, 1)))
    name, at = told.name.replace("|", ""), rows[0].left_middle
    mark = seal(42) if mark is None and state.used else mark
    # What stands beside the name leaves its line where the name needs it.
    aside = 0 if state.idle else _aside_width(face, state)
    over = width(name, Face.SERIF, TITLE) * NARROWEST + aside + 8 - rows[0].w
    end, does = rows[0].right, rows[1]
    if mark is not None and over + mark.w + 4 > 0:
        canvas.stamp(mark, Point(block.right - mark.w / 2, block.bottom - mark.h / 2))
    elif mark is not None:
        end -= mark.w + 4
        canvas.stamp(mark, Point(end + mark.w / 2 + 4, rows[0].centre.y))
    if over > 0:
        left = _aside(canvas, does, does.right, face, state) - at.x
        does = Box(at.x, does.y, left, does.h)
    elif not state.idle:
        end = _aside(canvas, rows[0], end, face, state)
    room = end - at.x - 8
    size = largest(name, Face.SERIF, TITLES, room / NARROWEST)
    wide = canvas.text(at, name, Face.SERIF, size, roles.INK, room=room, squeeze=NARROWEST)
    words = _does(canvas, does, face, told, state)
    room -= wide + 14
    if words and width(words, Face.SANS, WORDS) * CLOSEST <= room:
        at, soft = Point(end - 4, at.y), roles.INK_SOFT
        canvas.text(at, words, Face.SANS, WORDS, soft, Anchor.RIGHT, room, squeeze=CLOSEST)
    if line:
        at, room = rows[2].left_middle, rows[2].w
        canvas.text(at, line, Face.SANS, FIGURE, roles.INK_SOFT, room=room, squeeze=CLOSEST)


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
            canvas.stamp(action(34), Point(end + 18, row.centre.y))
    return end


def _does(canvas: Canvas, row: Box, face: Printed, told: Told, state: State) -> str:
    """What it spends or gives, from the left; words in what is left of the line. Returns words that
    find no room there.
    """
    parts: list[Part] = []
    x = row.x
    if face.house and len(face.values) > 1:
        x = _values(canvas, row, face, state) + 14
    elif face.house:
        x = _value(canvas, Box(row.x, row.y, 56, row.h), face.values[0], True, False) + 12
    if face.options:
        (least, low), *_, (most, high) = face.options
        parts += [f"{least}–{most}", action(32), f"£{low}–{high}"]
    elif face.actions and not face.rows and not face.formula:
        parts += [str(face.actions), action(32)]
        parts += [f"£{face.pounds}"] if face.pounds else []
    for which, pounds in face.slots:
        parts += [APART, companion(which, 36, False), f"+{pounds}"]
    parts += _rows(face, state)
    parts += [part for pounds, which in face.formula for part in _each(pounds, which)]
    if face.formula and state.lies:
        parts.append(f"= £{state.spends}")
    if face.gain is not None:
        parts += [APART] if parts else []
        parts += [*(sign(each, 34, roles.INK) for each in face.gain.signs), face.gain.gives]
    return _line(canvas, Box(x, row.y, row.right - x, row.h), parts, told.means)


def _each(pounds: int, which: Sign) -> list[Part]:
    return [f"£{pounds}×", sign(which, 34, roles.INK)]


def _rows(face: Printed, state: State) -> list[Part]:
    """What can be spent, a companion before what it opens; what is shut is not bold."""
    parts: list[Part] = []
    for place, (which, pounds) in enumerate(face.rows):
        if which is None:
            mark = action(32) if face.actions else action(32, roles.SPENT, roles.PAPER)
            parts += [str(face.actions), mark]
        else:
            parts += [APART, companion(which, 36, place <= state.markers)]
        parts.append(f"£{pounds}")
    return parts


def _line(canvas: Canvas, box: Box, parts: Sequence[Part], words: str) -> str:
    """The parts, then the words as far as there is room; returns the words otherwise."""
    if parts:
        size = next(
            (
                size
                for size in (FIGURE, 31, 28, 26, 24)
                if line_width(parts, Face.BOLD, size, 4) <= box.w
            ),
            22,
        )
        shown = [*parts]
        while shown and line_width(shown, Face.BOLD, size, 4) > box.w:
            shown = shown[:-1]
        wide = canvas.line(box.left_middle, shown, Face.BOLD, size, roles.INK, gap=4)
        box = Box(box.x + wide + 14, box.y, box.w - wide - 14, box.h)
    if width(words, Face.SANS, WORDS) * CLOSEST > box.w:
        return words
    at = box.left_middle
    canvas.text(at, words, Face.SANS, WORDS, roles.INK_SOFT, room=box.w, squeeze=CLOSEST)
    return ""


def _values(canvas: Canvas, row: Box, face: Printed, state: State) -> float:
    """The stairs of values, the present one in gold; returns where they end."""
    x = row.x
    for place, worth in enumerate(face.values):
        now, gone = place == state.step, place < state.step
        if gone and len(face.values) > 4 and place < state.step - 1:
            continue
        if x + 46 > row.right:
            break
        x = _value(canvas, Box(x, row.y, 46, row.h), worth, now, gone) + 4
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
