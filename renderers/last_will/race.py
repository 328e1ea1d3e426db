"""The race to nothing, the story of the game: a rail for all, from the fortune at the left to the
finishing ribbon at no money, and debt beyond.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from games.last_will.view import View
from renderers.canvas import Anchor, Canvas
from renderers.geometry import Box, Point
from renderers.last_will import roles
from renderers.last_will.changes import Changes
from renderers.last_will.means import sterling
from renderers.last_will.portraits import PORTRAIT, portrait
from renderers.last_will.rails import RIBBON, ribbon, road, stem
from renderers.last_will.salon import light
from renderers.lettering import Face, spelled, width
from renderers.theme import ACTIVE, SEAT_MARKS
from renderers.words import Words

RAIL = 236  # how high all of it is
TEN = 10
DEEPEST = -40  # deeper debts stay on the end of the rail: the plate has the figure
ROAD, FIGURES, WORD = 46, 44, 34
SIDE = 40  # of the box, before the rail begins
STEP = PORTRAIT + 4  # between two who have as much
CLOSE = 84  # between two figures of the scale
CLEAR = 10  # between a word on the rail and where money points
RAISED = 2  # by so much words stand above the middle: their tails hang


@dataclass(frozen=True, slots=True)
class Rail:
    """Where on the rail so much money is."""

    box: Box
    high: int
    low: int

    @classmethod
    def of(cls, box: Box, view: View) -> Rail:
        """From the richest, or what everybody began with as long as it is played, to the deepest
        debt.
        """
        money = [player.money for player in view.players]
        start = TEN if view.standings else view.start_money
        high = _tens(max(start, *money), up=True)
        return cls(box, high, max(DEEPEST, min(-TEN, _tens(min(money), up=False))))

    @property
    def ten(self) -> float:
        """How long the way of ten pounds is."""
        return (self.box.w - 2 * SIDE) * TEN / (self.high - self.low)

    def at(self, pounds: float) -> float:
        return self.box.x + SIDE + self.ten * (self.high - max(self.low, pounds)) / TEN


def race(
    canvas: Canvas, box: Box, view: View, words: Words, names: Sequence[str], changes: Changes
) -> None:
    """Everybody's portrait over the rail, equal sums side by side; the scale below."""
    rail = Rail.of(box, view)
    heads, line, figures = box.rows(1, ROAD, FIGURES)
    nothing, ticks = rail.at(0), range(rail.low, rail.high + 1, TEN)
    told = list(_words(line, rail, view, words))
    marks = tuple(
        round(rail.at(pounds) - line.x)
        for pounds in ticks
        if not any(start - CLEAR <= rail.at(pounds) <= end + CLEAR for _, start, end in told)
    )
    canvas.put(road(*line.size, round(nothing - line.x), marks), line)
    for text, start, _ in told:
        at = Point(start, line.centre.y - RAISED)
        canvas.text(at, text, Face.MEDIUM, WORD, roles.CREAM)
    every = next(times * TEN for times in (1, 2, 5) if times * rail.ten >= CLOSE or times == 5)
    for pounds in ticks:
        near = pounds != rail.high and rail.at(pounds) < rail.at(rail.high) + CLOSE
        if pounds and not near and (pounds == rail.high or pounds % every == 0):
            spot = Point(rail.at(pounds), figures.centre.y + 3)
            text = sterling(pounds) if pounds == rail.high else str(pounds).replace("-", "−")
            canvas.text(spot, text, Face.MEDIUM, 34, roles.CREAM_SOFT, Anchor.MIDDLE)
    sash = ribbon(round(heads.h * 0.62 + ROAD))
    canvas.put(sash, Box(nothing - RIBBON / 2, line.bottom - sash.h, 0, 0))
    canvas.text(Point(nothing, figures.centre.y + 3), "£0", Face.BOLD, 42, ACTIVE, Anchor.MIDDLE)
    _players(canvas, rail, line.y + 10, view, names, changes)


def _players(
    canvas: Canvas, rail: Rail, ground: float, view: View, names: Sequence[str], changes: Changes
) -> None:
    """The portraits, each with a stem to its place on the rail."""
    order = sorted(view.players, key=lambda player: -player.money)
    exact, half = [rail.at(player.money) for player in order], PORTRAIT / 2
    in_debt = sum(player.money < 0 for player in order)
    places = beside(
        exact, len(exact) - in_debt, rail.at(0), rail.box.x + half, rail.box.right - half
    )
    top = rail.box.y + half + 4
    foot = top + half - 10
    for player, x, tick in zip(order, places, exact, strict=True):
        lean = stem(round(tick - x), round(ground - foot), SEAT_MARKS[player.seat].colour)
        canvas.put(lean, Box(min(x, tick), foot, 0, 0))
    for player, x in zip(order, places, strict=True):
        if player.seat in changes.money:
            near = Box(x - half, top - half, PORTRAIT, PORTRAIT).inset(3)
            canvas.put(light(*near.size, round(half) - 3), near)
        initial = spelled(names[player.seat])[:1].upper()
        canvas.stamp(portrait(player.seat, initial), Point(x, top))


def _words(line: Box, rail: Rail, view: View, words: Words) -> Iterator[tuple[str, float, float]]:
    """What the two parts of the rail are, written where nobody's money points: each text with where
    it begins and ends.
    """
    nothing, pointed = rail.at(0), [rail.at(player.money) for player in view.players]
    for text, start, end in (
        (words("picture-rail"), line.x + 14, nothing - RIBBON),
        (words("picture-debt"), nothing + RIBBON / 2 + 4, line.right - 14),
    ):
        long = width(text, Face.MEDIUM, WORD)
        spots = [start + shift for shift in range(0, int(end - start - long) + 1, CLEAR)]
        if spots:
            room = {x: min(max(x - at, at - x - long) for at in pointed) for x in spots}
            left = next((x for x in spots if room[x] >= CLEAR), max(spots, key=room.__getitem__))
            yield text, left, left + long


def beside(
    places: Sequence[float], solvent: int, post: float, first: float, last: float
) -> list[float]:
    """Places moved apart so that none hides the finishing post: so many stand before it, those in
    debt behind it, if both sides have room for theirs.
    """
    clear = (RIBBON + PORTRAIT) / 2
    before, behind = places[:solvent], places[solvent:]
    rooms = (before, first, post - clear), (behind, post + clear, last)
    if any(group and end - start < STEP * (len(group) - 1) for group, start, end in rooms):
        return apart(places, first, last)
    return [place for room in rooms for place in apart(*room)]


def apart(places: Sequence[float], first: float, last: float) -> list[float]:
    """Rising places moved so that all are seen: those too close stand side by side round their
    middle.
    """
    groups: list[list[float]] = []
    for place in places:
        groups.append([place])
        while len(groups) > 1 and _start(groups[-1], first, last) < _start(
            groups[-2], first, last
        ) + STEP * len(groups[-2]):
            crowd = groups.pop()
            groups[-1] += crowd
    return [
        _start(group, first, last) + STEP * number
        for group in groups
        for number in range(len(group))
    ]


def _start(group: Sequence[float], first: float, last: float) -> float:
    """Where the first of a group stands."""
    reach = STEP * (len(group) - 1)
    return min(last - reach, max(first, sum(group) / len(group) - reach / 2))


def _tens(pounds: int, up: bool) -> int:
    return (-(-pounds // TEN) if up else pounds // TEN) * TEN
