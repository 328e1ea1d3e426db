"""The race to nothing, the story of the game: a course with a lane for everybody, from the left to
the finishing line at no money, and debt beyond. Property counts in the end, so everybody stands
where money and property are; a band leads on to the money alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from games.last_will.view import Player, View
from renderers import glyphs
from renderers.canvas import Anchor, Canvas, Part
from renderers.geometry import Box, Point
from renderers.last_will import roles
from renderers.last_will.changes import Changes
from renderers.last_will.means import leads, owns, sterling
from renderers.last_will.rails import (
    ABOVE,
    BAND,
    RIBBON,
    band,
    course,
    debt,
    dust,
    finish,
    horizon,
    runner,
    spot,
    swatch,
)
from renderers.last_will.salon import light, rule
from renderers.lettering import Face, width
from renderers.sprites import Sprite
from renderers.theme import ACTIVE, SEAT_MARKS
from renderers.words import Words

TEN = 10
DEEPEST = -40  # deeper debts stay on the end of the course: the plate has the figure
LANES = {2: 66, 3: 58, 4: 52, 5: 48}  # how high a lane is, by how many there are
FIGURES, LEGEND, WORD = 44, 42, 34
SUM, CROWN = 40, 38  # the lettering of what somebody has, and the crown of who leads
AHEAD, BEHIND = 148, 48  # of the box, before the scale begins and after it ends
CLOSE = 84  # between two figures of the scale
CLEAR = 12  # between a token and what stands beside it


@dataclass(frozen=True, slots=True)
class Rail:
    """Where on the course so much money is."""

    box: Box
    high: int
    low: int

    @classmethod
    def of(cls, box: Box, view: View) -> Rail:
        """From the richest to the deepest debt: no more of the scale than somebody needs."""
        money = [player.money for player in view.players]
        high = max(TEN, _tens(max(player.worth for player in view.players), up=True))
        return cls(box, high, max(DEEPEST, min(-TEN, _tens(min(money), up=False))))

    @property
    def ten(self) -> float:
        """How long the way of ten pounds is."""
        return (self.box.w - AHEAD - BEHIND) * TEN / (self.high - self.low)

    def at(self, pounds: float) -> float:
        return self.box.x + AHEAD + self.ten * (self.high - max(self.low, pounds)) / TEN


def height(view: View) -> float:
    """How high the race is, with the figures below it, and a line that says what is what as long as
    there is more than debt to be told.
    """
    count = len(view.players)
    return ABOVE + count * LANES[count] + FIGURES + LEGEND * _explained(view)


def _explained(view: View) -> bool:
    return not view.standings or any(owns(player) for player in view.players)


def race(
    canvas: Canvas, box: Box, view: View, words: Words, names: Sequence[str], changes: Changes
) -> None:
    """A lane for everybody, in the order of the rows below; the scale under all of them."""
    if _explained(view):
        box, foot = box.rows(1, LEGEND)
        _legend(canvas, foot, view, words)
    rail, count = Rail.of(box, view), len(view.players)
    sky, line, figures = box.rows(ABOVE, 1, FIGURES)
    canvas.put(horizon(*sky.size), sky)
    nothing = round(rail.at(0))
    canvas.put(course(*line.size, count), line)
    beyond = Box(nothing, line.y + 2, line.right - 2 - nothing, line.h - 4)
    canvas.put(debt(*beyond.size, count), beyond)
    _scale(canvas, rail, line, figures)
    canvas.put(finish(round(line.h + ABOVE)), Box(nothing - RIBBON / 2, line.y - ABOVE, 0, 0))
    order = [one.seat for one in view.standings] or range(count)
    for seat, lane in zip(order, line.rows(*[1] * count), strict=True):
        player = view.players[seat]
        _run(canvas, rail, lane, view, player, changes)


def _scale(canvas: Canvas, rail: Rail, line: Box, figures: Box) -> None:
    """A mark at every ten, and as many figures as there is room for."""
    every = next(times * TEN for times in (1, 2, 5) if times * rail.ten >= CLOSE or times == 5)
    for pounds in range(rail.low, rail.high + 1, TEN):
        x = rail.at(pounds)
        if pounds:
            tone = roles.CLARET if pounds < 0 else roles.BUSY
            canvas.put(rule(2, round(line.h - 8), tone), Box(x - 1, line.y + 4, 0, 0))
        near = pounds != rail.high and x < rail.at(rail.high) + CLOSE
        if pounds and not near and (pounds == rail.high or pounds % every == 0):
            text = sterling(pounds) if pounds == rail.high else str(pounds).replace("-", "−")
            at, ink = Point(x, figures.centre.y + 3), roles.CREAM_SOFT
            canvas.text(at, text, Face.MEDIUM, WORD, ink, Anchor.MIDDLE)
    at = Point(rail.at(0), figures.centre.y + 3)
    canvas.text(at, "£0", Face.BOLD, 42, ACTIVE, Anchor.MIDDLE)


def _legend(canvas: Canvas, box: Box, view: View, words: Words) -> None:
    """What the marks on the course are, and who leads until somebody has won."""
    groups: list[tuple[Sprite, str]] = []
    if any(owns(player) for player in view.players):
        groups = [
            (spot(26, roles.CREAM), words("picture-with-property")),
            (spot(26, roles.CREAM, hollow=True), words("picture-money")),
        ]
    groups.append((swatch(38, 26), words("picture-debt")))
    if not view.standings and any(leads(view, player) for player in view.players):
        crown = glyphs.icon(glyphs.crown, 36, ACTIVE, roles.BUSY_LOW)
        groups.append((crown, words("picture-leads")))
    wide = [mark.w + 12 + width(text, Face.SANS, WORD) for mark, text in groups]
    gap = min(70.0, (box.w - sum(wide)) / len(groups))
    x = box.centre.x - (sum(wide) + gap * (len(groups) - 1)) / 2
    for (mark, text), long in zip(groups, wide, strict=True):
        at, ink = Point(x, box.centre.y), roles.CREAM_SOFT
        canvas.line(at, [mark, text], Face.SANS, WORD, ink, gap=12)
        x += long + gap


def _run(
    canvas: Canvas, rail: Rail, lane: Box, view: View, player: Player, changes: Changes
) -> None:
    """The token where the sum is, the band to the money alone, and until the end, when the rows
    below tell it, the sum in figures where there is room for it: behind the token, or else beyond
    the band.
    """
    at, colour = Point(rail.at(player.worth), lane.centre.y), SEAT_MARKS[player.seat].colour
    size, leading = round(lane.h) - 4, leads(view, player)
    end = rail.at(player.money)
    if end > at.x:
        spot_ = Box(at.x, at.y - BAND / 2, end - at.x, BAND)
        canvas.put(band(round(spot_.w), colour), spot_)
    token = runner(player.seat, size, leading)
    parts: list[Part] = [sterling(player.worth)]
    if leading and not view.standings:
        parts.insert(0, glyphs.icon(glyphs.crown, CROWN, ACTIVE, roles.BUSY_LOW))
    figure = width(sterling(player.worth), Face.BOLD, SUM)
    wide = figure + (CROWN + 8 if leading else 0)
    ink = ACTIVE if leading else roles.CREAM
    left = at.x - token.w / 2 - CLEAR - wide
    if left < rail.at(0) + RIBBON < at.x - token.w / 2 + RIBBON:  # it would lie on the finish
        left = max(end + BAND, at.x + token.w / 2) + CLEAR
        if left + wide > lane.right - CLEAR:
            left = rail.at(0) - RIBBON - wide
    if view.standings:
        left = at.x - token.w / 2
    last = min(left - CLEAR, rail.at(0) - RIBBON)
    if last - lane.x > 60:
        way = Box(lane.x + 16, at.y - 4, last - lane.x - 16, 8)
        canvas.put(dust(round(way.w) // 8 * 8, colour), way)
    if not view.standings:
        canvas.line(Point(left, at.y), parts, Face.BOLD, SUM, ink, gap=8)
    if player.seat in changes.money:
        near = Box(at.x - size / 2, at.y - size / 2, size, size).inset(3)
        canvas.put(light(*near.size, round(size / 2) - 3), near)
    canvas.stamp(token, at)


def _tens(pounds: int, up: bool) -> int:
    return (-(-pounds // TEN) if up else pounds // TEN) * TEN
