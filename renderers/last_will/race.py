"""The race to nothing, the story of the game: a rail for all, from the fortune at the left to the
finishing ribbon at no money, and debt beyond. Property counts in the end, so everybody stands where
money and property are; a bar leads on to the money alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from games.last_will.view import View
from renderers import glyphs
from renderers.canvas import Anchor, Canvas, Part
from renderers.geometry import Box, Point
from renderers.last_will import roles
from renderers.last_will.changes import Changes
from renderers.last_will.means import leads, owns, sterling
from renderers.last_will.portraits import PORTRAIT, portrait
from renderers.last_will.rails import RIBBON, property_bar, ribbon, road, spot, stem
from renderers.last_will.salon import light
from renderers.lettering import Face, spelled, width
from renderers.theme import ACTIVE, SEAT_MARKS
from renderers.words import Words

RAIL, LEGEND = 236, 42  # how high all of it is, and what explains the bars
TEN = 10
DEEPEST = -40  # deeper debts stay on the end of the rail: the plate has the figure
ROAD, FIGURES, WORD = 46, 44, 34
CROWN = 44
SIDE = 40  # of the box, before the rail begins
STEP = PORTRAIT + 4  # between two who have as much
CLOSE = 84  # between two figures of the scale
CLEAR = 10  # round a word on the rail, and from one place where it may stand to the next
AMPLE = 60  # with so much room to where money points, a word is clear of slanted stems, too
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
        high = _tens(max(start, *(player.worth for player in view.players)), up=True)
        return cls(box, high, max(DEEPEST, min(-TEN, _tens(min(money), up=False))))

    @property
    def ten(self) -> float:
        """How long the way of ten pounds is."""
        return (self.box.w - 2 * SIDE) * TEN / (self.high - self.low)

    def at(self, pounds: float) -> float:
        return self.box.x + SIDE + self.ten * (self.high - max(self.low, pounds)) / TEN


def height(view: View) -> float:
    """How high the race is: there is a line of words below it as long as somebody has property."""
    return RAIL + LEGEND * any(owns(player) for player in view.players)


def race(
    canvas: Canvas, box: Box, view: View, words: Words, names: Sequence[str], changes: Changes
) -> None:
    """Everybody's portrait over the rail, equal sums side by side; the scale below."""
    if any(owns(player) for player in view.players):
        box, foot = box.rows(1, LEGEND)
        _legend(canvas, foot, view, words)
    rail = Rail.of(box, view)
    heads, line, figures = box.rows(1, ROAD, FIGURES)
    nothing, ticks = rail.at(0), range(rail.low, rail.high + 1, TEN)
    told = list(phrases(line, rail, view, words))
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
    _players(canvas, rail, line, view, names, changes)


def _legend(canvas: Canvas, box: Box, view: View, words: Words) -> None:
    """What the marks on the rail are, and who leads until somebody has won."""
    groups: list[tuple[Part, str]] = [
        (spot(26, roles.CREAM), words("picture-with-property")),
        (spot(26, roles.CREAM, hollow=True), words("picture-money")),
    ]
    if not view.standings:
        crown = glyphs.icon(glyphs.crown, 36, ACTIVE, roles.BUSY_LOW)
        groups.append((crown, words("picture-leads")))
    for (mark, text), cell in zip(groups, box.columns(*[1] * len(groups)), strict=True):
        at, ink = cell.centre, roles.CREAM_SOFT
        canvas.line(at, [mark, text], Face.SANS, WORD, ink, Anchor.MIDDLE, gap=12)


def _players(
    canvas: Canvas, rail: Rail, line: Box, view: View, names: Sequence[str], changes: Changes
) -> None:
    """The portraits, each with a stem to its place on the rail, and a bar from there to the money
    alone. Everybody has a lane, so that nobody's place hides another's; those who are ahead have
    the upper ones, so that stems cross no bars.
    """
    order = sorted(view.players, key=lambda player: -player.worth)
    exact, half = [rail.at(player.worth) for player in order], PORTRAIT / 2
    in_debt = sum(player.worth < 0 for player in order)
    places = beside(
        exact, len(exact) - in_debt, rail.at(0), rail.box.x + half, rail.box.right - half
    )
    top = rail.box.y + half + 4
    foot = top + half - 10
    lanes = [lane.centre.y for lane in line.inset(0, 3).rows(*[1] * len(order))][::-1]
    for player, x, tick, lane in zip(order, places, exact, lanes, strict=True):
        colour = SEAT_MARKS[player.seat].colour
        canvas.put(stem(round(tick - x), round(lane - foot), colour), Box(min(x, tick), foot, 0, 0))
    for player, tick, lane in zip(order, exact, lanes, strict=True):
        if owns(player):
            long = round(rail.at(player.money) - tick)
            colour = SEAT_MARKS[player.seat].colour
            canvas.put(property_bar(long, colour), Box(tick, lane, 0, 0))
    for player, x in zip(order, places, strict=True):
        if player.seat in changes.money:
            near = Box(x - half, top - half, PORTRAIT, PORTRAIT).inset(3)
            canvas.put(light(*near.size, round(half) - 3), near)
        initial = spelled(names[player.seat])[:1].upper()
        canvas.stamp(portrait(player.seat, initial), Point(x, top))
        if leads(view, player) and not view.standings:
            crown = glyphs.icon(glyphs.crown, CROWN, ACTIVE, roles.BUSY_LOW)
            canvas.stamp(crown, Point(x - 4, top - half + 2))


def phrases(line: Box, rail: Rail, view: View, words: Words) -> Iterator[tuple[str, float, float]]:
    """What the two parts of the rail are, written where nobody's money points: each text with where
    it begins and ends.
    """
    nothing, pointed = rail.at(0), [rail.at(player.worth) for player in view.players]
    pointed += [rail.at(player.money) for player in view.players]
    parts = [(words("picture-debt"), nothing + RIBBON / 2 + 4, line.right - 14)]
    if not any(owns(player) for player in view.players):  # else it is explained below the scale
        parts.append((words("picture-rail"), line.x + 14, nothing - RIBBON))
    for text, start, end in parts:
        long = width(text, Face.MEDIUM, WORD)
        spots = [start + shift for shift in range(0, int(end - start - long) + 1, CLEAR)]
        if spots:
            room = {x: min(max(x - at, at - x - long) for at in pointed) for x in spots}
            left = max(spots, key=lambda x: min(room[x], AMPLE))
            if room[left] > 0:  # else somebody's place would lie on the words
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
