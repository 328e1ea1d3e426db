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
from renderers.last_will.salon import light, plate, trough
from renderers.last_will.signs import (
    Sign,
    action,
    neutral,
    sent,
    sign,
    spot,
    tag,
    vacant,
    vacant_place,
)
from renderers.lettering import Face, width
from renderers.pieces.seats import badge
from renderers.sprites import Sprite
from renderers.words import Words

HEIGHT = 206
PLACE = 46
STEP = 37  # between two of everybody's own places
TILES, PAD = 6, 8  # between two errands, and beside the word of one
NAMED, TAG = 106, 91  # beside the prices, and how wide each is
ERRANDS = 524  # how wide the part with errands and prices is
LEGEND, WIDE_LEGEND, PLAN_GAP = 172, 214, 4  # and the words beside the plans
FEW = 6  # plans, beside which there is more room for words
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
    upper, lower = second.inset(10, 8).rows(92, 1, gap=4)
    prices(canvas, upper, view, words, changes)
    errands(canvas, lower, view, words, changes)


def planning(box: Box) -> Box:
    """Where the planning board lies beside the errands."""
    return box.place(box.w - ERRANDS - 10, box.h, 0)


def plans(canvas: Canvas, box: Box, view: View, words: Words, changes: Changes) -> None:
    """The spaces of the planning board: whose marker lies there, and what each gives."""
    canvas.put(plate(*box.size), box)
    key, _ = box.inset(8, 8).columns(_legend(view), 1, gap=PLAN_GAP)
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
    told = [words(text) for text in keys]
    longest = max(width(text, Face.SANS, TEXT) for text in told)
    share = min(1.0, (key.w - 8 - marks[0].w - 8) / longest)
    for mark, text, row in zip(marks, told, legend[1:], strict=True):
        _named(canvas, row, mark, text, share)
    closed = bool(view.plan_order)  # everybody has a plan: nobody takes another
    for space, cell in zip(view.plans, spaces(box, view), strict=True):
        canvas.put(trough(*cell.size), cell)
        canvas.places[f"plan-{space.plan.number}"] = cell
        top, *figures = cell.inset(0, 3).rows(*ROWS)
        _marker(canvas, top.centre, space, changes, min(MARKER, round(cell.w) + 2), closed)
        plan, gone = space.plan, space.blocked or (closed and space.seat is None)
        for number, row in zip((plan.cards, plan.boys, plan.actions), figures, strict=True):
            ink = roles.FAINT if gone else roles.CREAM if number else roles.DIM
            canvas.text(row.centre, str(number), Face.SERIF, 38, ink, Anchor.MIDDLE)


def spaces(box: Box, view: View) -> list[Box]:
    """Where the spaces of the planning board lie on its plate."""
    _, rest = box.inset(8, 8).columns(_legend(view), 1, gap=PLAN_GAP)
    return rest.columns(*[1] * len(view.plans), gap=5) if view.plans else []


def _legend(view: View) -> int:
    """How wide the words beside the plans are."""
    return WIDE_LEGEND if len(view.plans) <= FEW else LEGEND


def _named(canvas: Canvas, box: Box, mark: Sprite, text: str, share: float) -> None:
    """A sign and its word, whose letters are as narrow as those of the other words."""
    canvas.stamp(mark, box.left_middle.moved(mark.w / 2))
    at = box.left_middle.moved(mark.w + 8)
    room = min(box.right - at.x, width(text, Face.SANS, TEXT) * share + 1)
    canvas.text(at, text, Face.SANS, TEXT, roles.CREAM_SOFT, room=room, squeeze=CLOSEST)


def _marker(
    canvas: Canvas, centre: Point, space: PlanSpace, changes: Changes, size: int, closed: bool
) -> None:
    """A badge, a marker of nobody's, or the number of a free space."""
    if space.plan.number in changes.spaces:
        near = square(centre, 46)
        canvas.put(light(*near.size, 14), near)
    if space.seat is not None:
        canvas.stamp(badge(space.seat, size), centre)
    elif space.blocked:
        canvas.stamp(neutral(size - 4), centre)
    else:
        if not closed:
            canvas.stamp(spot(size - 2), centre)
        number, ink = str(space.plan.number), roles.FAINT if closed else roles.BRASS_LIGHT
        canvas.text(centre, number, Face.SERIF, TEXT, ink, Anchor.MIDDLE)


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
    """The opera, extensions, and everybody's own place for a card from a deck: each a tile with its
    word above and its places below.
    """
    places, seats = view.errands.extension_spaces, len(view.players)
    needs = (PLACE + 12, places * (PLACE + 4) + 8, seats * STEP + 10)
    texts = (
        words("picture-errand-opera", n=OPERA),
        words("picture-errand-extend", n=view.supply.extensions),
        words("picture-errand-draw"),
    )
    long = [
        max(need, width(text, Face.SANS, TEXT) + 2 * PAD)
        for need, text in zip(needs, texts, strict=True)
    ]
    spare = box.w - 2 * TILES - sum(long)
    if spare < 0:  # words are narrower, places are not
        soft = [wide - need for wide, need in zip(long, needs, strict=True)]
        long = [
            wide + spare * more / max(1, sum(soft)) for wide, more in zip(long, soft, strict=True)
        ]
        spare = 0
    opera, extend, draw = box.columns(*(wide + spare / 3 for wide in long), gap=TILES)
    canvas.places |= {"opera": opera, "extend": extend, "draw": draw}
    _sent(canvas, _tile(canvas, opera, texts[0]), view.errands.opera, bool(changes.opera))
    middle = _tile(canvas, extend, texts[1])
    for place in range(places):
        there = view.errands.extensions[place] if place < len(view.errands.extensions) else None
        lit = there is not None and there in changes.extended
        at = middle.moved((PLACE + 4) * (place - (places - 1) / 2))
        _sent(canvas, at, there, lit)
    middle = _tile(canvas, draw, texts[2])
    for player in view.players:
        at = middle.moved(STEP * (player.seat - (seats - 1) / 2))
        drawn = player.seat in view.errands.random
        canvas.stamp(badge(player.seat, 38) if drawn else vacant(player.seat, 28), at)


def _tile(canvas: Canvas, box: Box, text: str) -> Point:
    """An errand with its word; returns the middle of where its places are."""
    canvas.put(trough(*box.size), box)
    upper, lower = box.inset(0, 4).rows(40, 1)
    at, ink, room = upper.centre, roles.CREAM_SOFT, box.w - 2 * PAD
    canvas.text(at, text, Face.SANS, TEXT, ink, Anchor.MIDDLE, room, squeeze=CLOSEST)
    return lower.centre


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
    canvas.stamp(vacant_place(PLACE) if seat is None else sent(seat, PLACE), at)
