"""The race to nothing, the story of the game: a street with a lane for everybody, which leads from
wealth at the left to the line of ruin, and beyond it into debt. Property counts in the end, so
everybody runs where money and property are; dots lead on to a purse with the money alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from games.last_will.view import Player, View
from renderers.canvas import EDGED, SHADED, Anchor, Pen
from renderers.geometry import Box, Point
from renderers.last_will import roles
from renderers.last_will.headings import Shown
from renderers.last_will.means import leads, owns, sterling
from renderers.last_will.scenery import purse, runner
from renderers.lettering import Face, width
from renderers.painted import SHARED, painted
from renderers.pieces import brass
from renderers.pieces.seats import enamel
from renderers.sprites import Light, Sprite, kept
from renderers.theme import ACTIVE, BLACK, SEAT_MARKS, WHITE, mix, rgb

TEN = 10
DEEPEST = -40  # deeper debts stay at the end of the street: the row has the figure
ZERO, AHEAD, BEHIND = 912, 176, 70
"""Where the line of ruin is painted, and what stays free before and after the scale."""
ROAD, KERB = 278, 54
LANES = {2: 92, 3: 72, 4: 60, 5: 52}  # how high a lane is, by how many there are
RUNNERS = {2: 222, 3: 208, 4: 190, 5: 178}
"""How tall everybody is: whoever has as much in the next lane leaves the face free."""
FACE = Box(0.5, 0.23, 0.27, 0.23)
"""Where in the picture of somebody who runs the face is, in shares of it."""
STANDS = 0.22  # of a lane is below the feet
FIGURES, SUM, CASH = 34, 42, 36
TAG, BADGE, CROWN = 48, 40, 40
PURSE = 66
SPOT = (34, 12)
"""What marks on the ground where somebody stands."""
DOT, FEWEST = 16, 3  # from one dot of a way to the next, and how many are needed to be seen as one
POST = 26  # beside the line nothing is written
CALM = 18  # between two sums
AWAY, FAR = (0, 34, 68), 12
"""How far from its owner a sum may stand, and what a pixel of that costs beside what it covers."""
FLAG = Point(ZERO + 61, 131)
CLOSE = 84  # between two figures of the scale


@dataclass(frozen=True, slots=True)
class Rail:
    """Where on the street so much money is."""

    high: int
    low: int

    @classmethod
    def of(cls, view: View) -> Rail:
        """From the richest to the deepest debt: no more of the scale than somebody needs."""
        money = [player.money for player in view.players]
        high = max(TEN, _tens(max(player.worth for player in view.players), up=True))
        return cls(high, max(DEEPEST, min(-TEN, _tens(min(money), up=False))))

    @property
    def pound(self) -> float:
        """How long the way of a pound is; the line of ruin stays where it is painted."""
        return min((ZERO - AHEAD) / self.high, (1200 - BEHIND - ZERO) / -self.low)

    def at(self, pounds: float) -> float:
        """The place of a sum, in pixels from the left."""
        return ZERO - self.pound * max(self.low, pounds)


def height(view: View) -> int:
    """How high the street is, with the sky above it and the scale below."""
    count = len(view.players)
    return ROAD + count * LANES[count] + KERB


@dataclass(frozen=True, slots=True)
class Run:
    """Where in their lane somebody is."""

    player: Player
    feet: Point
    body: Box
    end: float
    """Where the money alone is."""

    @property
    def face(self) -> Box:
        """What no lettering may cover."""
        x, y, w, h = self.body.x, self.body.y, self.body.w, self.body.h
        return Box(x + FACE.x * w, y + FACE.y * h, FACE.w * w, FACE.h * h)

    @property
    def purse(self) -> Box | None:
        """Where the purse lies, if it is far enough from its owner to be told from them."""
        if not owns(self.player) or self.end - self.feet.x < self.body.w * 0.5 + PURSE * 0.5:
            return None
        return Box(self.end - PURSE / 2, self.feet.y - PURSE * 0.72, PURSE, PURSE * 0.75)


def race(sheet: Shown, box: Box) -> None:
    """A lane for everybody, in the order of the rows below; the scale under all of them."""
    view, rail = sheet.view, Rail.of(sheet.view)
    sheet.canvas.places["race"] = Box(box.x, ROAD - 40, box.w, box.bottom - ROAD + 40)
    _scale(sheet, rail, box)
    debt = sheet.words("picture-debt")
    sheet.canvas.text(
        FLAG, debt, Face.BLACK, 36, SHADED.inked(roles.CREAM), Anchor.MIDDLE, 90, squeeze=0.7
    )
    runs = [*runs_of(view, rail)]
    marks = [*marks_of(view, runs)]
    for run, mark in zip(runs, marks, strict=True):
        _way(sheet, run, mark)
        sheet.canvas.stamp(_spot(SEAT_MARKS[run.player.seat].colour), run.feet)
        heir = runner(run.player.seat, round(run.body.h))
        sheet.canvas.put(heir, run.body)
    for run, mark in zip(runs, marks, strict=True):
        _tag(sheet, mark.tag, run.player)
        if mark.cash is not None:
            text, at = sterling(run.player.money), mark.cash.left_middle
            ink = EDGED.inked(mix(SEAT_MARKS[run.player.seat].colour, WHITE, 0.5))
            sheet.canvas.text(at, text, Face.BOLD, CASH, ink)


def runs_of(view: View, rail: Rail) -> Iterable[Run]:
    count = len(view.players)
    lane, tall = LANES[count], RUNNERS[count]
    for place, player in enumerate(view.players):
        feet = Point(rail.at(player.worth), ROAD + lane * (place + 1 - STANDS))
        heir = runner(player.seat, tall)
        body = Box(feet.x - heir.w * 0.56, feet.y - tall * 0.943, heir.w, tall)
        yield Run(player, feet, body, rail.at(player.money))


@dataclass(frozen=True, slots=True)
class Mark:
    """Where is written what somebody has: with property beside them, and the money beside the
    purse where there is room.
    """

    tag: Box
    cash: Box | None


def marks_of(view: View, runs: Sequence[Run]) -> Iterable[Mark]:
    """Each where it covers least, before or behind its owner, or a little away from them."""
    tags = list[Box]()
    for run in runs:
        tries = [_tag_box(view, run, ahead, away) for away in AWAY for ahead in (False, True)]
        tags.append(min(tries, key=lambda tag: _covered(tag, run, runs, tags)))
    written: list[Box] = [*tags]
    for run, tag in zip(runs, tags, strict=True):
        cash = _cash_place(run, written)
        written += [] if cash is None else [cash]
        yield Mark(tag, cash)


def _scale(sheet: Shown, rail: Rail, box: Box) -> None:
    """A figure at every ten, or at as many as there is room for."""
    tens = TEN * rail.pound
    every = next(times * TEN for times in (1, 2, 5) if times * tens >= CLOSE or times == 5)
    middle = box.bottom - KERB / 2 - 1
    for pounds in range(-every * 9, rail.high + every, every):
        x = rail.at(pounds) if pounds >= rail.low else -1
        if not 40 <= x <= box.right - 40:
            continue
        text = "£0" if not pounds else sterling(pounds) if pounds < 0 else str(pounds)
        size, ink = (40, ACTIVE) if not pounds else (FIGURES, roles.CREAM_SOFT)
        face = Face.BOLD if not pounds else Face.MEDIUM
        sheet.canvas.text(Point(x, middle), text, face, size, ink, Anchor.MIDDLE)
        sheet.canvas.put(_tick(), Box(x - 1, box.bottom - KERB - 9, 0, 0))


@kept
def _tick() -> Sprite:
    pen = Pen(3, 9)
    pen.box(pen.body, 0, rgb("#FFE3B0"))
    return pen.done()


def _way(sheet: Shown, run: Run, mark: Mark) -> None:
    """Dots from somebody to their purse as far as nothing is written there, and the purse."""
    if run.purse is None:
        return
    seat, colour = run.player.seat, SEAT_MARKS[run.player.seat].colour
    start, end = run.body.centre.x + 40, run.purse.x - 6
    if mark.tag.right > start:
        start = mark.tag.right + 8
    if mark.cash is not None and mark.cash.x < end:
        end = mark.cash.x - 8
    if end - start > FEWEST * DOT:
        wide = round((end - start) / DOT) * DOT
        sheet.canvas.put(_dots(wide, colour), Box(start, run.feet.y - 12, 0, 0))
    sheet.canvas.put(purse(seat, PURSE), run.purse)


@kept
def _spot(colour: tuple[int, int, int]) -> Sprite:
    w, h = SPOT
    pen = Pen(w, h)
    pen.box(pen.body, h / 2, BLACK)
    pen.box(pen.body.inset(2, 2), h / 2 - 2, mix(colour, WHITE, 0.25))
    return pen.done()


@kept
def _dots(w: int, colour: tuple[int, int, int]) -> Sprite:
    pen = Pen(w, 8)
    for x in range(4, w, DOT):
        pen.disc(Point(x, 4), 3, mix(colour, WHITE, 0.25))
    return pen.done()


def _tag_width(player: Player, leading: bool) -> float:
    wide = width(sterling(player.worth), Face.BLACK, SUM)
    return BADGE + 30 + wide + (CROWN + 8 if leading else 0)


def _tag_box(view: View, run: Run, ahead: bool, away: int) -> Box:
    """Beside somebody in their own lane, before or behind them; it never crosses the line of ruin:
    at the ends of the street it lies over their legs.
    """
    wide = _tag_width(run.player, leads(view, run.player))
    start, end = (ZERO + POST, 1186) if run.player.worth < 0 else (14, ZERO - POST)
    before, behind = run.feet.x + run.body.w * 0.3, run.body.x + run.body.w * 0.22 - wide
    x = before + away if ahead else behind - away
    return Box(round(min(max(x, start), end - wide)), round(run.feet.y - TAG + 6), wide, TAG)


def _covered(tag: Box, owner: Run, runs: Sequence[Run], tags: Sequence[Box]) -> float:
    """How many pixels it lies over: of people, of purses and of other sums, and above all of faces;
    and how far it is from its owner.
    """
    over = abs(tag.centre.x - owner.feet.x) * FAR
    for run in runs:
        over += _shared(tag, run.body.inset(run.body.w * 0.2, 8)) + 20 * _shared(tag, run.face)
        over += 4 * _shared(tag, run.purse.inset(-4)) if run.purse else 0
    return over + sum(9 * _shared(tag, other) for other in tags)


def _shared(one: Box, other: Box) -> float:
    """How many pixels lie in both."""
    across = min(one.right, other.right) - max(one.x, other.x)
    down = min(one.bottom, other.bottom) - max(one.y, other.y)
    return max(0.0, across) * max(0.0, down)


def _tag(sheet: Shown, box: Box, player: Player) -> None:
    """Who it is and what counts in the end, under a crown for whoever leads."""
    view, canvas, seat = sheet.view, sheet.canvas, player.seat
    leading, active = leads(view, player), seat in view.owing
    w, h = box.size
    if seat in sheet.changes.money:
        canvas.put(brass.light(w, h, h // 2, meaning=Light.CHANGED, reach=8), box)
    edge = ACTIVE if active else SEAT_MARKS[seat].colour
    canvas.put(brass.shadow(w, h, h // 2, 6), box)
    canvas.put(brass.glass(w, h, h // 2, edge, 0.93, rgb("#1E0E1C")), box)
    canvas.stamp(enamel(seat, BADGE), box.left_middle.moved(6 + BADGE / 2))
    at = box.left_middle.moved(BADGE + 14)
    if leading:
        canvas.stamp(painted(SHARED, "sign-crown", CROWN), at.moved(CROWN / 2, -1))
        at = at.moved(CROWN + 8)
    ink = ACTIVE if leading else roles.DEBT if player.worth < 0 else roles.CREAM
    canvas.text(at, sterling(player.worth), Face.BLACK, SUM, ink)


def _cash_place(run: Run, written: Sequence[Box]) -> Box | None:
    """Beside the purse what of that is money, where there is room for it."""
    if run.purse is None:
        return None
    wide = width(sterling(run.player.money), Face.BOLD, CASH)
    y = run.purse.centre.y - 14
    right = Box(run.purse.right + 4, y, wide, 36)
    left = Box(run.purse.x - 6 - wide, y, wide, 36)
    line = Box(ZERO - POST, 0, 2 * POST, 1200)
    for spot in (right, left):
        clear = not any(_shared(spot, near.inset(-CALM, -4)) for near in [*written, line])
        if clear and spot.right < 1190 and spot.x > run.body.centre.x + 40:
            return spot
    return None


def _tens(pounds: int, up: bool) -> int:
    return (-(-pounds // TEN) if up else pounds // TEN) * TEN
