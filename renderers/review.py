"""How probably everybody won at each moment of a game, as a picture and in words; the moves that a
review tells of are numbered on it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from renderers.canvas import SHADED, Anchor, Canvas, Pen
from renderers.encoding import webp
from renderers.geometry import Box, Point
from renderers.leaderboard import EDGE, WIDE, name_shown
from renderers.lettering import READ, Face
from renderers.pieces import house
from renderers.pieces.chart import apart, numbered
from renderers.pieces.portraits import Likeness
from renderers.pieces.seats import BADGE, badge
from renderers.scenes import Description
from renderers.sprites import Sprite
from renderers.telling import NAME_LENGTHS, shortened
from renderers.theme import ACTIVE, BLACK, SEAT_MARKS, TEXT, mix
from renderers.words import Words

HEAD, FIELD, PERSON = 66, 620, 64
LEVELS = (0, 25, 50, 75, 100)
FIGURES = 32
MOST_NUMBERS = 10
"""Below the curves."""
OWN, OTHER = 9, 5
"""How thick the line is of whose game is reviewed, and of the others."""
MARK = 46
"""How large the disc with the number of a move is."""
TOLD, MOST_TOLD = 6, 12
"""At so many moments, after the first, alt text and the text say how the chances stood."""


@dataclass(frozen=True, slots=True)
class Chances:
    """How probably everybody won at some moments of a game."""

    title: str
    """Of the game."""
    seat: int
    """Whose game is reviewed."""
    moments: tuple[int, ...]
    """By the number of the last move; before the first it is 0."""
    chances: tuple[tuple[float, ...], ...]
    """For each moment that of every seat, from 0 to 1."""
    marks: tuple[tuple[int, int], ...] = ()
    """The moves that are told of: number, and moment."""

    def chance_at(self, moment: int) -> float:
        """Where the line of whose game it is stands at a moment."""
        after = next(n for n, known in enumerate(self.moments) if known >= moment)
        end, high = self.moments[after], self.chances[after][self.seat]
        if end == moment:
            return high
        begin, low = self.moments[after - 1], self.chances[after - 1][self.seat]
        return low + (high - low) * (moment - begin) / (end - begin)


def chances_picture(shown: Chances, people: Sequence[Likeness], words: Words) -> bytes:
    """A picture of the chances; *people* are those at the table, by seat."""
    return webp(draw(shown, people, words).image)


def tell_chances(shown: Chances, names: Sequence[str], words: Words) -> Description:
    """The same in words, at moments at even distances; at more of them in the long form."""
    last = len(shown.moments) - 1

    def spread(most: int) -> list[int]:
        return sorted({round(last * step / most) for step in range(most + 1)})

    def told(names: Sequence[str], places: Sequence[int]) -> list[str]:
        lines = [words("review-curve-told", title=shown.title)]
        for place in places:
            chances = zip(names, shown.chances[place], strict=True)
            said = words.listed([_said(name, chance, words) for name, chance in chances])
            lines.append(words("review-curve-after", n=shown.moments[place], chances=said))
        return lines

    def alt(names: Sequence[str], most: int) -> str:
        return " ".join(told(names, spread(TOLD)[-most:]))

    steps = [(length, most) for most in (TOLD + 1, 3, 1) for length in NAME_LENGTHS]
    return Description(shortened(alt, names, steps), "\n".join(told(names, spread(MOST_TOLD))))


def draw(shown: Chances, people: Sequence[Likeness], words: Words) -> Canvas:
    """The title, the curves, and whose they are."""
    rows = (len(people) + 1) // 2
    high = HEAD + FIELD + rows * PERSON + 40
    canvas = house.table(WIDE, 2 * EDGE + high)
    plate = canvas.box.inset(EDGE)
    canvas.put(house.plate(*plate.size), plate)
    title, field, *lines = plate.inset(26, 18).rows(HEAD, FIELD, *[PERSON] * rows)
    house.title(canvas, title.left_middle, words("review-curve"), 46, title.w * 0.6)
    at, room = title.right_middle, title.w * 0.38
    canvas.text(at, shown.title, Face.MEDIUM, READ, house.SOFT, Anchor.RIGHT, room, 0.75)
    _curves(canvas, field, shown, words)
    cells = [cell for line in lines for cell in line.columns(1, 1, gap=20)]
    for seat, (who, cell) in enumerate(zip(people, cells, strict=False)):
        canvas.stamp(badge(seat, 46), cell.left_middle.moved(26))
        name, face = name_shown(who, words), Face.BOLD if seat == shown.seat else Face.MEDIUM
        at = cell.left_middle.moved(60)
        canvas.text(at, name, face, 40, SHADED.inked(TEXT), room=cell.w - 64, squeeze=0.8)
    return canvas


def _said(name: str, chance: float, words: Words) -> str:
    return words("review-curve-one", name=name, n=round(100 * chance))


def _curves(canvas: Canvas, box: Box, shown: Chances, words: Words) -> None:
    """A line for each seat, over the moves; the numbers stand on that of whose game it is."""
    soft, last = canvas.theme.muted, max(1, shown.moments[-1])
    field = Box(box.x + 100, box.y + 34, box.w - 100 - BADGE - 34, box.h - FIGURES - 64)

    def at(moment: int, chance: float) -> Point:
        return Point(field.x + field.w * moment / last, field.bottom - field.h * chance)

    for level in LEVELS:
        at_level = Point(field.x - 16, at(0, level / 100).y)
        text = words("review-curve-per", n=level)
        canvas.text(at_level, text, Face.SANS, FIGURES, soft, Anchor.RIGHT)
    for number in numbered(shown.moments[-1], MOST_NUMBERS):
        below = Point(at(number, 0).x, box.bottom - FIGURES / 2)
        canvas.text(below, str(number), Face.SANS, FIGURES, soft, Anchor.MIDDLE)
    canvas.put(_lines(canvas, field, shown, at), field)
    ends = [at(last, chance).y for chance in shown.chances[-1]]
    for seat, y in enumerate(apart(ends, BADGE + 2, field.y, field.bottom)):
        canvas.stamp(badge(seat, BADGE), Point(field.right + 20 + BADGE / 2, y))
    for number, moment in shown.marks:
        chance = shown.chance_at(moment)
        disc = Pen(MARK, MARK)
        disc.disc(disc.body.centre, MARK / 2, BLACK)
        disc.disc(disc.body.centre, MARK / 2 - 3, ACTIVE)
        canvas.stamp(disc.done(), at(moment, chance))
        canvas.text(at(moment, chance), str(number), Face.BOLD, FIGURES, BLACK, Anchor.MIDDLE)


def _lines(canvas: Canvas, field: Box, shown: Chances, at: Callable[[int, float], Point]) -> Sprite:
    pen = Pen(*field.size, margin=12, scale=2)
    grid = mix(canvas.theme.plate_edge, canvas.theme.plate, 0.35)
    for level in LEVELS:
        y = at(0, level / 100).y - field.y
        pen.line([(0, y), (field.w, y)], grid, 1.5)
    seats = range(len(shown.chances[0]))
    for seat in sorted(seats, key=lambda seat: seat == shown.seat):
        fill = SEAT_MARKS[seat].colour
        thick = OWN if seat == shown.seat else OTHER
        points = [
            at(moment, chances[seat]).moved(-field.x, -field.y)
            for moment, chances in zip(shown.moments, shown.chances, strict=True)
        ]
        pen.line(points, mix(fill, BLACK, 0.7), thick + 4)
        pen.line(points, fill, thick)
    return pen.done()
