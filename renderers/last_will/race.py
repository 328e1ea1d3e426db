"""The race to nothing: one rail for all, from the fortune at the left to no money at the right, and debt beyond."""

from __future__ import annotations

from collections.abc import Sequence

from games.last_will.view import View
from renderers.canvas import Anchor, Canvas
from renderers.geometry import Box, Point
from renderers.last_will import roles
from renderers.last_will.changes import Changes
from renderers.last_will.means import sterling
from renderers.last_will.salon import light, rule, track
from renderers.lettering import Face
from renderers.pieces.seats import badge
from renderers.theme import ACTIVE, SEAT_MARKS

TEN = 10
DEEPEST = -40  # deeper debts stay on the end of the rail: the plate has the figure
BADGE = 38
SIDE = 34  # of the box, before the rail begins
STEP = 40  # between two who have as much


def race(canvas: Canvas, box: Box, view: View, changes: Changes) -> None:
    """Equal sums stand side by side."""
    high = _tens(max(view.start_money, *(player.money for player in view.players)), up=True)
    low = max(DEEPEST, min(-TEN, _tens(min(player.money for player in view.players), up=False)))
    tokens, line, figures = box.rows(BADGE + 4, 16, 1, gap=1)
    left, right = box.x + SIDE, box.right - SIDE

    def at(pounds: float) -> float:
        return left + (right - left) * (high - pounds) / (high - low)

    nothing = at(0)
    middle = line.centre.y
    canvas.put(track(round(nothing - left + 10), 10, roles.BRASS_DEEP), Box(left - 10, middle - 5, 0, 0))
    canvas.put(track(round(right - nothing + 10), 10, roles.CLARET), Box(nothing, middle - 5, 0, 0))
    for pounds in range(low, high + 1, TEN):
        canvas.put(rule(2, 16, roles.BRASS_LIGHT), Box(at(pounds) - 1, middle - 8, 0, 0))
        if pounds != high and (high - low) > 12 * TEN and pounds % 20:
            continue
        figure = sterling(pounds) if pounds in {high, 0} else str(pounds).replace("-", "−")
        spot = Point(at(pounds), figures.centre.y - 1)
        canvas.text(
            spot,
            figure,
            Face.MEDIUM,
            22 if pounds else 27,
            roles.CREAM_SOFT if pounds else ACTIVE,
            Anchor.MIDDLE,
        )
    order = sorted(view.players, key=lambda player: -player.money)
    exact = [at(max(low, player.money)) for player in order]
    for player, x, tick in zip(order, apart(exact, box.x + BADGE / 2, box.right - BADGE / 2), exact, strict=True):
        canvas.put(rule(2, 12, SEAT_MARKS[player.seat].colour), Box(tick - 1, middle - 9, 0, 0))
        spot = Point(x, tokens.centre.y)
        if player.seat in changes.money:
            near = Box(spot.x - 17, spot.y - 17, 34, 34)
            canvas.put(light(*near.size, 16), near)
        canvas.stamp(badge(player.seat, BADGE), spot)


def apart(places: Sequence[float], first: float, last: float) -> list[float]:
    """Rising places moved so that all are seen: those too close stand side by side round their middle."""
    groups: list[list[float]] = []
    for place in places:
        groups.append([place])
        while len(groups) > 1 and _start(groups[-1], first, last) < _start(groups[-2], first, last) + STEP * len(
            groups[-2]
        ):
            crowd = groups.pop()
            groups[-1] += crowd
    return [_start(group, first, last) + STEP * number for group in groups for number in range(len(group))]


def _start(group: Sequence[float], first: float, last: float) -> float:
    """Where the first of a group stands."""
    reach = STEP * (len(group) - 1)
    return min(last - reach, max(first, sum(group) / len(group) - reach / 2))


def _tens(pounds: int, up: bool) -> int:
    return (-(-pounds // TEN) if up else pounds // TEN) * TEN
