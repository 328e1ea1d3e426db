"""What lies beside the offer, each with its word: the plans, and the errands with the prices of
property.
"""

from __future__ import annotations

from games.last_will.catalogue import OPERA
from games.last_will.view import PlanSpace, View
from renderers.canvas import Anchor, Canvas
from renderers.geometry import Box, Point, square
from renderers.last_will import roles
from renderers.last_will.changes import Changes
from renderers.last_will.salon import light, plate, rule, trough
from renderers.last_will.signs import Sign, action, neutral, sent, sign, spot, tag, vacant
from renderers.lettering import Face
from renderers.pieces.seats import badge
from renderers.sprites import Sprite
from renderers.words import Words

HEIGHT = 206
PLACE = 46
AFTER = 31  # from the end of a word to the middle of its first place
STEP = 44  # between two of everybody's own places
NAMED, TAG = 106, 91  # beside the prices, and how wide each is
ERRANDS = 500  # how wide the part with errands and prices is
LEGEND, PLAN_GAP = 172, 4  # and the words beside the plans
ROWS = (52, 1, 1, 1)  # of the plans: the marker, cards, errand boys, actions
MARKER = 50  # on a plan
CLOSEST = 0.66  # how narrow letters may become
TEXT = 34


def panels(canvas: Canvas, box: Box, view: View, words: Words, changes: Changes) -> None:
    """Plans at the left, errands at the right."""
    first, second = planning(box), box.place(ERRANDS, box.h, 1)
    plans(canvas, first, view, words, changes)
    canvas.put(plate(*second.size), second)
    canvas.places |= {"plans": first, "errands": second}
    upper, lower = second.inset(12, 8).rows(92, 1, gap=6)
    prices(canvas, upper, view, words, changes)
    canvas.put(rule(round(upper.w), 1), Box(upper.x, lower.y - 3, 0, 0))
    errands(canvas, lower, view, words, changes)


def planning(box: Box) -> Box:
    """Where the planning board lies beside the errands."""
    return box.place(box.w - ERRANDS - 10, box.h, 0)


def plans(canvas: Canvas, box: Box, view: View, words: Words, changes: Changes) -> None:
    """The spaces of the planning board: whose marker lies there, and what each gives."""
    canvas.put(plate(*box.size), box)
    key, _ = box.inset(8, 8).columns(LEGEND, 1, gap=PLAN_GAP)
    legend = key.inset(4, 3).rows(*ROWS)
    canvas.text(
        legend[0].left_middle,
        words("picture-plans"),
        Face.SERIF,
        TEXT,
        roles.BRASS_LIGHT,
        room=key.w,
        squeeze=CLOSEST,
    )
    marks = (sign(Sign.CARDS, 32, roles.BRASS), sign(Sign.BOY, 32, roles.BRASS), action(32))
    keys = ("picture-plan-cards", "picture-plan-errands", "picture-plan-actions")
    for mark, text, row in zip(marks, keys, legend[1:], strict=True):
        _named(canvas, row, mark, words(text))
    for space, cell in zip(view.plans, spaces(box, view), strict=True):
        canvas.put(trough(*cell.size), cell)
        canvas.places[f"plan-{space.plan.number}"] = cell
        top, *figures = cell.inset(0, 3).rows(*ROWS)
        _marker(canvas, top.centre, space, changes, min(MARKER, round(cell.w) + 2))
        plan = space.plan
        for number, row in zip((plan.cards, plan.boys, plan.actions), figures, strict=True):
            ink = roles.DIM if space.blocked or not number else roles.CREAM
            canvas.text(row.centre, str(number), Face.SERIF, 38, ink, Anchor.MIDDLE)


def spaces(box: Box, view: View) -> list[Box]:
    """Where the spaces of the planning board lie on its plate."""
    _, rest = box.inset(8, 8).columns(LEGEND, 1, gap=PLAN_GAP)
    return rest.columns(*[1] * len(view.plans), gap=5) if view.plans else []


def _named(canvas: Canvas, box: Box, mark: Sprite, text: str) -> None:
    """A sign and its word."""
    canvas.stamp(mark, box.left_middle.moved(mark.w / 2))
    at = box.left_middle.moved(mark.w + 8)
    room = box.right - at.x
    canvas.text(at, text, Face.SANS, TEXT, roles.CREAM_SOFT, room=room, squeeze=CLOSEST)


def _marker(canvas: Canvas, centre: Point, space: PlanSpace, changes: Changes, size: int) -> None:
    """A badge, a marker of nobody's, or the number of a free space."""
    if space.plan.number in changes.spaces:
        near = square(centre, 46)
        canvas.put(light(*near.size, 14), near)
    if space.seat is not None:
        canvas.stamp(badge(space.seat, size), centre)
    elif space.blocked:
        canvas.stamp(neutral(size - 4), centre)
    else:
        canvas.stamp(spot(size - 2), centre)
        number = str(space.plan.number)
        canvas.text(centre, number, Face.SERIF, TEXT, roles.BRASS_LIGHT, Anchor.MIDDLE)


def prices(canvas: Canvas, box: Box, view: View, words: Words, changes: Changes) -> None:
    """By how much each type of property is dearer or cheaper; before that, who changes it."""
    market, rest = box.columns(NAMED, 1)
    canvas.places |= {"prices": rest, "market": market}
    upper, lower = market.rows(1, 1, gap=2)
    _word(canvas, upper, words("picture-errand-prices"), upper.w - 6)
    at = lower.left_middle.moved(PLACE / 2 + 2)
    _sent(canvas, at, view.errands.market, bool(changes.market))
    for price, cell in zip(view.market, rest.columns(*[1] * len(view.market)), strict=True):
        upper, lower = cell.rows(1, 1, gap=2)
        canvas.stamp(sign(Sign(price.estate.value), 44, roles.CREAM), upper.centre)
        cheap = price.modifier < 0
        canvas.stamp(tag(TAG, 44, roles.BRASS_LIGHT if cheap else roles.PAPER_LOW), lower.centre)
        figure = f"−£{-price.modifier}" if cheap else f"+£{price.modifier}"
        ink = roles.CLARET if cheap else roles.INK
        at, room = lower.centre.moved(8), TAG - 24
        canvas.text(at, figure, Face.BOLD, TEXT, ink, Anchor.MIDDLE, room, squeeze=CLOSEST)


def errands(canvas: Canvas, box: Box, view: View, words: Words, changes: Changes) -> None:
    """The opera, extensions, and everybody's own place for a card from a deck."""
    first, draw = box.rows(1, 1)
    opera, extend = first.columns(0.45, 0.55)
    canvas.places |= {"opera": opera, "extend": extend, "draw": draw}
    end = _word(canvas, opera, words("picture-errand-opera", n=OPERA), opera.w - PLACE - 12)
    _sent(canvas, Point(end + AFTER, opera.centre.y), view.errands.opera, bool(changes.opera))
    places = view.errands.extension_spaces
    text = words("picture-errand-extend", n=view.supply.extensions)
    end = _word(canvas, extend, text, extend.w - (PLACE + 4) * places - 14) + AFTER
    for place in range(places):
        there = view.errands.extensions[place] if place < len(view.errands.extensions) else None
        lit = there is not None and there in changes.extended
        _sent(canvas, Point(end + (PLACE + 4) * place, extend.centre.y), there, lit)
    own = 2 * AFTER + STEP * (len(view.players) - 1)
    end = _word(canvas, draw, words("picture-errand-draw"), draw.w - own) + AFTER
    for player in view.players:
        at = Point(end + STEP * player.seat, draw.centre.y)
        drawn = player.seat in view.errands.random
        canvas.stamp(badge(player.seat, 40) if drawn else vacant(player.seat, 30), at)


def _word(canvas: Canvas, box: Box, text: str, room: float) -> float:
    """The name of an errand; returns where it ends."""
    at = box.left_middle
    return at.x + canvas.text(
        at, text, Face.SANS, TEXT, roles.CREAM_SOFT, room=room, squeeze=CLOSEST
    )


def _sent(canvas: Canvas, at: Point, seat: int | None, lit: bool) -> None:
    """A place of errands, free or with somebody's errand boy."""
    if lit:
        near = square(at, PLACE - 6)
        canvas.put(light(*near.size, 19), near)
    canvas.stamp(spot(PLACE) if seat is None else sent(seat, PLACE), at)
