"""The chart of a game: everybody's score, round by round, as a line that ends at their badge."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from renderers import glyphs
from renderers.canvas import Anchor, Canvas, Pen
from renderers.geometry import Box, Point
from renderers.lettering import Face, width
from renderers.pieces.seats import BADGE, badge
from renderers.sprites import Sprite
from renderers.theme import ACTIVE, BLACK, LACK, SEAT_MARKS, TEXT, Colour, mix

FIGURES = 30
"""How large figures at the axes are."""
ENDS = 42
"""The same of the scores at the end."""
LEVEL = 46
"""From one line of the grid to the next, at least."""
MARKED = 8
"""So many rounds have a mark each, and straight lines between them; of more, lines are steps."""
MOST_ROUNDS = 14
"""So many rounds have their number below the chart; of more, some."""
CROSS = 26
"""How large the cross is beside a score that counts for nothing."""
STAR, DISC = 34, 48
"""How large the star at the best move is, and the disc on which it stands."""
DASH = 14
"""How long the dashes of the line at the goal are, and the gaps between them."""
SPARE = 0.05
"""The share of the scores' range that is left free above the highest, and below a negative one."""
SHARED = 18
"""How long the pieces are in which several people's lines alternate where they have the same score.
"""
ENDING, FARTHEST = 26, 72
"""How far from the ends of the lines the badges are to which they lead, at least and at most."""
SLOPE = 0.7
"""How far they are for each pixel by which a badge lies higher or lower than its line's end."""
CROWDED = 0.8
"""The share of the usual distance at which the last number takes the place of the one before."""


@dataclass(frozen=True, slots=True)
class Story:
    """What a chart makes much of: the lines of the winners are thick, a star stands where the best
    move was made, and a cross beside the score of whoever has lost whatever the score.
    """

    winners: frozenset[int]
    best: tuple[int, int] | None = None
    """The seat, and in which of the rounds that are shown."""
    out: frozenset[int] = frozenset()
    """Whose score counts for nothing."""
    debt: Colour | None = None
    """What lies below nothing in a game with debts."""
    fine: float | None = None
    """Where the game is decided near nothing: up to about this score the scale is as wide as
    usual, and beyond it ever closer.
    """
    first: int = 0
    """After how many rounds the chart begins."""

    def scaled(self, score: float) -> float:
        """Where a score lies on the scale."""
        return score if self.fine is None else self.fine * math.asinh(score / self.fine)


def chart(
    canvas: Canvas,
    box: Box,
    rounds: Sequence[Sequence[float]],
    value: Callable[[float], str],
    goal: float | None = None,
    story: Story = Story(frozenset()),
) -> None:
    """Draw the scores at the beginning and after each round, by seat; and a line at the score that
    ends the game, if one does.
    """
    lowest = min(0.0, *(min(scores) for scores in rounds))
    highest = max(1.0, goal or 0.0, *(max(scores) for scores in rounds))
    low, high = story.scaled(lowest), story.scaled(highest)
    spare = SPARE * (high - low)
    low, high = low - (spare if low < 0 else 0), high + spare
    most = max(2, math.floor((box.h - FIGURES - 30) / LEVEL))
    if story.fine is None:
        levels = levels_within(low, high, most)
    else:
        levels = levels_beyond(lowest, highest, story.fine)
    figured = levels if goal is None else [*levels, goal]
    left = max(width(value(figure), Face.SANS, FIGURES) for figure in figured) + 14
    wide = [
        width(value(score), Face.BOLD, ENDS) + (CROSS + 6 if seat in story.out else 0)
        for seat, score in enumerate(rounds[-1])
    ]
    tall = box.h - 14 - FIGURES - 16

    def up(score: float) -> float:
        """The height of a score on the picture."""
        return box.y + 14 + tall * (high - story.scaled(score)) / (high - low)

    ends = [up(score) for score in rounds[-1]]
    badges = apart(ends, BADGE + 2, box.y + 14, box.bottom - BADGE / 2)
    moved = max(abs(end - y) for end, y in zip(ends, badges, strict=True))
    ending = round(min(FARTHEST, max(ENDING, SLOPE * moved)))
    right = ending + BADGE + 16 + max(wide)
    field = Box(box.x + left, box.y + 14, box.w - left - right, tall)

    def at(round_: int, score: float) -> Point:
        return Point(field.x + field.w * round_ / max(1, len(rounds) - 1), up(score))

    lines = [
        [at(n, scores[seat]) for n, scores in enumerate(rounds)] for seat in range(len(rounds[0]))
    ]
    soft = canvas.theme.muted
    if goal is not None:
        levels = [level for level in levels if abs(at(0, level).y - at(0, goal).y) >= FIGURES]
    figures = dict.fromkeys(levels, soft) | ({} if goal is None else {goal: canvas.theme.metal})
    for level, ink in figures.items():
        y = at(0, level).y
        canvas.text(Point(field.x - 14, y), value(level), Face.SANS, FIGURES, ink, Anchor.RIGHT)
    first = story.first
    for number in numbered(first + len(rounds) - 1, MOST_ROUNDS, first + 1):
        below = Point(at(number - first, 0).x, box.bottom - FIGURES / 2)
        canvas.text(below, str(number), Face.SANS, FIGURES, soft, Anchor.MIDDLE)
    canvas.put(_lines(canvas, field, levels, lines, at, goal, story), field)
    if story.best is not None and story.best[1] < len(rounds):
        seat, round_ = story.best
        _starred(canvas, _made(lines[seat], round_), seat)
    leaders = Pen(ending, round(box.h), margin=4, scale=2)
    for seat, (end, y) in enumerate(zip(ends, badges, strict=True)):
        tone = mix(SEAT_MARKS[seat].colour, canvas.theme.plate, 0.15)
        leaders.line([(0, end - box.y), (ending, y - box.y)], tone, 4)
    canvas.put(leaders.done(), Box(field.right + 8, box.y, ending, box.h))
    for seat, y in enumerate(badges):
        x = field.right + 12 + ending
        canvas.stamp(badge(seat, BADGE), Point(x + BADGE / 2, y))
        text, after = value(rounds[-1][seat]), x + BADGE + 8
        ink = soft if seat in story.out else TEXT
        after += canvas.text(Point(after, y), text, Face.BOLD, ENDS, ink)
        if seat in story.out:
            cross = glyphs.icon(glyphs.cross, CROSS, LACK)
            canvas.stamp(cross, Point(after + 6 + CROSS / 2, y))


def _made(line: Sequence[Point], round_: int) -> Point:
    """Where a move of that round stands on a line: in the last round of few between its ends, so
    that the star hides no end.
    """
    end = line[round_]
    if not is_short(line) or round_ < len(line) - 1 or not round_:
        return end
    before = line[round_ - 1]
    return Point((before.x + end.x) / 2, (before.y + end.y) / 2)


def _starred(canvas: Canvas, made: Point, seat: int) -> None:
    """A star on the line of whoever made the best move, in a disc of their colour."""
    disc = Pen(DISC, DISC)
    disc.disc(disc.body.centre, DISC / 2, SEAT_MARKS[seat].colour)
    disc.disc(disc.body.centre, DISC / 2 - 3, mix(SEAT_MARKS[seat].colour, BLACK, 0.75))
    canvas.stamp(disc.done(), made)
    canvas.stamp(glyphs.icon(glyphs.star, STAR, ACTIVE), made)


def _lines(
    canvas: Canvas,
    field: Box,
    levels: Sequence[float],
    lines: Sequence[Sequence[Point]],
    at: Callable[[int, float], Point],
    goal: float | None,
    story: Story,
) -> Sprite:
    """The grid, and over it a line for each seat, with the seat's shape at every round."""
    pen = Pen(*field.size, margin=12, scale=2)

    def local(point: Point) -> Point:
        return Point(point.x - field.x, point.y - field.y)

    grid = mix(canvas.theme.plate_edge, canvas.theme.plate, 0.35)
    nothing = local(at(0, 0)).y
    if story.debt is not None and nothing < field.h:
        pen.box(Box(0, nothing, field.w, field.h - nothing), 0, story.debt)
    for level in levels:
        y = local(at(0, level)).y
        if story.debt is not None and level == 0:
            pen.line([(0, y), (field.w, y)], ACTIVE, 4)
        else:
            pen.line([(0, y), (field.w, y)], grid, 1.5)
    if goal is not None:
        y = local(at(0, goal)).y
        for x in range(0, round(field.w), 2 * DASH):
            pen.line([(x, y), (min(x + DASH, field.w), y)], canvas.theme.metal, 3)
    few = is_short(lines[0])
    course = straight if few else stepped
    styles = {seat: _style(canvas, seat, story) for seat in range(len(lines))}
    order = sorted(range(len(lines)), key=lambda seat: (seat in story.winners, -seat))
    for seat in order:
        points, style = [local(point) for point in lines[seat]], styles[seat]
        pen.line(course(points), style.rim, style.thick + 4)
        pen.line(course(points), style.fill, style.thick)
    for start, end, seats in level_together(lines):
        _alternating(pen, local(start), local(end), [styles[seat] for seat in seats])
    for seat in order if few else ():
        mark, style = SEAT_MARKS[seat], styles[seat]
        for point in map(local, lines[seat]):
            pen.poly(glyphs.outline(mark.shape, point, 11 * style.large), style.rim)
            pen.poly(glyphs.outline(mark.shape, point, 8 * style.large), style.fill)
    return pen.done()


@dataclass(frozen=True, slots=True)
class _Style:
    """Of somebody's line: its colour, its dark edge, and how thick it and its marks are."""

    fill: Colour
    rim: Colour
    thick: int
    large: float


def _style(canvas: Canvas, seat: int, story: Story) -> _Style:
    colour, won = SEAT_MARKS[seat].colour, seat in story.winners
    large = 1.35 if won else 0.9 if story.winners else 1.0
    fill = mix(colour, canvas.theme.plate, 0.15) if story.winners and not won else colour
    return _Style(fill, mix(colour, BLACK, 0.7), 9 if won else 5, large)


def _alternating(pen: Pen, start: Point, end: Point, styles: Sequence[_Style]) -> None:
    """A level line of several people, a piece of each in turn, so that none hides the others."""
    for piece in range(math.floor(start.x / SHARED), math.ceil(end.x / SHARED)):
        left, right = max(start.x, piece * SHARED), min(end.x, (piece + 1) * SHARED)
        if right > left:
            style = styles[piece % len(styles)]
            ends = [(left, start.y), (right, start.y)]
            pen.line(ends, style.rim, max(other.thick for other in styles) + 4)
            pen.line(ends, style.fill, style.thick)


def level_together(lines: Sequence[Sequence[Point]]) -> list[tuple[Point, Point, list[int]]]:
    """Where level lines of several people lie upon each other: from where to where, and whose they
    are. In a short game a line is level where both of its ends are.
    """
    found: list[tuple[Point, Point, list[int]]] = []
    few = is_short(lines[0])
    for n in range(len(lines[0]) - 1):
        together: dict[tuple[float, float], list[int]] = {}
        for seat, line in enumerate(lines):
            before, after = line[n].y, line[n + 1].y
            if not few or before == after:
                together.setdefault((before, after if few else before), []).append(seat)
        for (y, _), seats in together.items():
            if len(seats) > 1:
                found.append((Point(lines[0][n].x, y), Point(lines[0][n + 1].x, y), seats))
    return found


def is_short(rounds: Sequence[object]) -> bool:
    """Whether each round has its mark, and lines between them are straight."""
    return len(rounds) <= MARKED + 1


def straight(points: Sequence[Point]) -> list[Point]:
    """From each round straight to the next."""
    return [*points]


def stepped(points: Sequence[Point]) -> list[Point]:
    """Level until the next round, and there up or down: of many rounds most change nothing."""
    corners = [Point(after.x, before.y) for before, after in pairwise(points)]
    return [points[0], *(point for pair in zip(corners, points[1:], strict=True) for point in pair)]


def levels_within(low: float, high: float, most: int) -> list[float]:
    """At most so many steps of round numbers, none below the lowest value or above the highest."""
    step = _step((high - low) / most)
    return [step * n for n in range(math.ceil(low / step), math.floor(high / step) + 1)]


def levels_beyond(low: float, high: float, fine: float) -> list[float]:
    """Steps for a scale that grows closer beyond `fine`: nothing, that score, and each time about
    twice as much, as far as there are values.
    """
    beyond = [step * fine * power for power in (1, 10, 100) for step in (1, 2, 5)]
    below = [-level for level in reversed(beyond) if -level >= low]
    return [*below, 0.0, *(level for level in beyond if level <= high)]


def levels_around(low: float, high: float, most: int) -> list[float]:
    """At most so many steps of round numbers, from below the lowest value to above the highest."""
    step = _step((high - low) / most)
    first, last = math.floor(low / step), math.ceil(high / step)
    while last - first > most:
        step = _step(step * 1.01)
        first, last = math.floor(low / step), math.ceil(high / step)
    return [step * number for number in range(first, last + 1)]


def _step(least: float) -> float:
    """The next larger of 1, 2, 5, 10, 20, 25, 50 and so on."""
    power = 10 ** math.floor(math.log10(max(1.0, least)))
    parts = (1, 2, 2.5, 5, 10) if power > 1 else (1, 2, 5, 10)
    return float(next(power * n for n in parts if power * n >= least))


def numbered(last: int, most: int, first: int = 1) -> list[int]:
    """Of these numbers of rounds those that are written, at most so many, and always the last."""
    if last < first:
        return []
    span = last - first + 1
    step = _step(span / most) if span > most else 1
    shown = [number for number in range(first, last + 1) if number % step == 0]
    return [number for number in shown if last - number >= CROWDED * step] + [last]


def apart(places: Sequence[float], gap: float, top: float, bottom: float) -> list[float]:
    """Return the places moved up and down as little as needed to stand apart, in their order."""
    order = sorted(range(len(places)), key=places.__getitem__)
    shown = [*places]
    for before, after in pairwise(order):
        shown[after] = max(shown[after], shown[before] + gap)
    over = shown[order[-1]] - bottom
    if over > 0:
        shown[order[-1]] = bottom
        for after, before in pairwise(reversed(order)):
            shown[before] = min(shown[before], shown[after] - gap)
    return [max(top - gap, y) for y in shown]
