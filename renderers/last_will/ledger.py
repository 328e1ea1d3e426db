"""What somebody has left to do and to spend with: a strip of figures over the own cards."""

from __future__ import annotations

from games.last_will.events import Phase
from games.last_will.view import Player, TurnState, View
from renderers.canvas import Anchor, Canvas, Part, line_width
from renderers.geometry import Box, Point
from renderers.last_will import roles
from renderers.last_will.changes import Changes
from renderers.last_will.faces import Gain, gain_of
from renderers.last_will.means import sterling
from renderers.last_will.salon import Plate, light, plate, rule
from renderers.last_will.signs import Sign, action, pill, sign, spent_action
from renderers.lettering import Face, width
from renderers.theme import ACTIVE
from renderers.words import Words

LEDGER = 88
MOST = 7  # actions that are drawn; more are a number
BONUS = 24


def ledger(canvas: Canvas, box: Box, view: View, owner: Player, words: Words, changes: Changes) -> None:
    """Money and what counts in the end, actions, errand boys, the limit of the hand, and the bonuses in force."""
    active = owner.seat in view.owing
    canvas.put(plate(*box.size, Plate.BUSY if active else Plate.PLAIN), box)
    inner = box.inset(20, 8)
    x = _money(canvas, inner, owner, active, words, changes) + 22
    if view.phase in {Phase.PLANNING, Phase.ERRANDS, Phase.ACTIONS} and owner.plan is not None:
        x = _divider(canvas, inner, x)
        x = _left(canvas, Box(x, inner.y, inner.right - x, inner.h), view, owner, words) + 22
    _bonuses(canvas, Box(x, inner.y, inner.right - x, inner.h), owner)


def _divider(canvas: Canvas, box: Box, x: float) -> float:
    canvas.put(rule(2, round(box.h - 12)), Box(x, box.y + 6, 0, 0))
    return x + 22


def _money(canvas: Canvas, box: Box, owner: Player, active: bool, words: Words, changes: Changes) -> float:
    """How much is left; returns where it ends."""
    figure = sterling(owner.money)
    wide = width(figure, Face.BOLD, 60)
    if owner.seat in changes.money:
        near = Box(box.x - 4, box.centre.y - 29, wide + 16, 58)
        canvas.put(light(*near.size, 12), near)
    ink = roles.DEBT if owner.money < 0 else ACTIVE if active else roles.CREAM
    at = box.left_middle.moved(4)
    x = at.x + canvas.text(at, figure, Face.BOLD, 60, ink) + 26
    top, low = Box(x, box.y, box.w, box.h).inset(0, 4).rows(1, 1)
    if owner.bankrupt:
        word = words("picture-bankrupt")
        spot = Box(x, box.centre.y - 17, width(word, Face.MEDIUM, 24) + 30, 34)
        canvas.put(pill(*spot.size, roles.CLARET), spot)
        canvas.text(spot.centre, word, Face.MEDIUM, 24, roles.CREAM, Anchor.MIDDLE)
        return spot.right
    if owner.worth == owner.money:
        return x - 26
    canvas.text(top.left_middle, words("picture-with-property"), Face.SANS, 22, roles.CREAM_SOFT)
    canvas.stamp(sign(Sign.HOUSE, 28, roles.BRASS), low.left_middle.moved(14))
    canvas.text(low.left_middle.moved(38), f"= {owner.worth}", Face.SERIF, 30, roles.CREAM)
    return x + max(width(words("picture-with-property"), Face.SANS, 22), 110)


def _left(canvas: Canvas, box: Box, view: View, owner: Player, words: Words) -> float:
    """Errand boys and actions that are left, those that are spent dark."""
    at = box.left_middle
    if view.phase is not Phase.ACTIONS:
        for _ in range(owner.boys):
            canvas.stamp(sign(Sign.BOY, 44, roles.BRASS), at.moved(22))
            at = at.moved(50)
        at = at.moved(10)
    if view.phase is Phase.ACTIONS and owner.turn is TurnState.DONE:
        return at.x + canvas.text(at, words("picture-done"), Face.SANS, 28, roles.CREAM_SOFT)
    if owner.actions > MOST:
        canvas.stamp(action(50), at.moved(25))
        return at.x + 60 + canvas.text(at.moved(60), str(owner.actions), Face.BOLD, 46, roles.CREAM)
    whole = max(owner.actions, min(MOST, owner.actions_given))
    for place in range(whole):
        mark = action(50) if place < owner.actions else spent_action(50)
        canvas.stamp(mark, at.moved(25 + 56 * place))
    return at.x + 56 * whole


def _bonuses(canvas: Canvas, box: Box, owner: Player) -> None:
    """What helpers add, as their cards show it, as many as there is room for."""
    drawn = [_drawn(gain_of(ability)) for ability in dict.fromkeys(owner.bonuses)]
    counts = [owner.bonuses.count(ability) for ability in dict.fromkeys(owner.bonuses)]
    rows = [Point(box.right, row.centre.y) for row in box.rows(1, 1)]
    ends = [point.x for point in rows]
    for parts, count in zip(drawn, counts, strict=True):
        line: list[Part] = [*parts, f"×{count}"] if count > 1 else parts
        wide = line_width(line, Face.SERIF, BONUS, 3)
        place = max(range(len(ends)), key=lambda row: ends[row])
        if ends[place] - wide < box.x:
            continue
        canvas.line(Point(ends[place], rows[place].y), line, Face.SERIF, BONUS, roles.CREAM_SOFT, Anchor.RIGHT, gap=3)
        ends[place] -= wide + 22


def _drawn(gain: Gain) -> list[Part]:
    return [*(sign(which, 30, roles.BRASS) for which in gain.signs), gain.gives]
