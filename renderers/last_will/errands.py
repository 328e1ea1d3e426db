"""What lies beside the offer: plans, property market, errands, and the decks."""

from __future__ import annotations

from games.last_will.catalogue import OPERA
from games.last_will.view import PlanSpace, View
from renderers.canvas import Anchor, Canvas
from renderers.geometry import Box, Point, square
from renderers.last_will import roles
from renderers.last_will.changes import Changes
from renderers.last_will.faces import DECKS
from renderers.last_will.papers import back
from renderers.last_will.salon import light, plate, trough
from renderers.last_will.signs import Sign, action, neutral, sent, sign, spot, tag, vacant
from renderers.lettering import Face, largest
from renderers.pieces.seats import badge
from renderers.words import Words

PLACE = 46
ROWS = (56, 1, 1, 1)  # of the plans: the marker, cards, errand boys, actions


def plans(canvas: Canvas, box: Box, view: View, changes: Changes) -> None:
    """The spaces of the planning board: whose marker lies there, and what each gives."""
    canvas.put(plate(*box.size), box)
    key, rest = box.inset(8, 8).columns(44, 1, gap=4)
    legend = key.inset(0, 4).rows(*ROWS)
    for which, row in zip((Sign.CARDS, Sign.BOY), legend[1:3], strict=True):
        canvas.stamp(sign(which, 28, roles.BRASS), row.centre)
    canvas.stamp(action(27), legend[3].centre)
    for space, cell in zip(view.plans, rest.columns(*[1] * max(1, len(view.plans)), gap=5), strict=False):
        canvas.put(trough(*cell.size), cell)
        top, *figures = cell.inset(0, 4).rows(*ROWS)
        _marker(canvas, top.centre, space, changes)
        plan = space.plan
        for number, row in zip((plan.cards, plan.boys, plan.actions), figures, strict=True):
            ink = roles.DIM if space.blocked or not number else roles.CREAM
            canvas.text(row.centre, str(number), Face.SERIF, 28, ink, Anchor.MIDDLE)


def _marker(canvas: Canvas, centre: Point, space: PlanSpace, changes: Changes) -> None:
    """A badge, a marker of nobody's, or the number of a free space."""
    if space.plan.number in changes.spaces:
        near = square(centre, 42)
        canvas.put(light(*near.size, 14), near)
    if space.seat is not None:
        canvas.stamp(badge(space.seat, 46), centre)
    elif space.blocked:
        canvas.stamp(neutral(42), centre)
    else:
        canvas.stamp(spot(42), centre)
        canvas.text(centre, str(space.plan.number), Face.SERIF, 25, roles.BRASS_LIGHT, Anchor.MIDDLE)


def market(canvas: Canvas, box: Box, view: View, words: Words, changes: Changes) -> None:
    """By how much each type of property is dearer or cheaper, and who has seen to that."""
    canvas.put(plate(*box.size), box)
    houses, tags, low = box.inset(8, 8).rows(56, 46, 1)
    for price, upper, lower in zip(view.market, houses.columns(1, 1, 1, 1), tags.columns(1, 1, 1, 1), strict=False):
        canvas.stamp(sign(Sign(price.estate.value), 48, roles.CREAM), upper.centre)
        cheap = price.modifier < 0
        canvas.stamp(tag(60, 40, roles.BRASS_LIGHT if cheap else roles.PAPER_LOW), lower.centre)
        figure = f"−{-price.modifier}" if cheap else f"+{price.modifier}"
        ink = roles.CLARET if cheap else roles.INK
        canvas.text(lower.centre.moved(5), figure, Face.BOLD, 28, ink, Anchor.MIDDLE)
    at = low.left_middle.moved(PLACE / 2)
    _sent(canvas, at, view.errands.market, bool(changes.market))
    word = words("picture-market" if view.errands.market is None else "picture-market-changed")
    size = largest(word, Face.SANS, (24, 22), low.w - PLACE - 8)
    canvas.text(at.moved(PLACE / 2 + 8), word, Face.SANS, size, roles.CREAM_SOFT, room=low.w - PLACE - 8)


def errands(canvas: Canvas, box: Box, view: View, changes: Changes) -> None:
    """Extensions, the opera, and everybody's own place for a card from a deck."""
    canvas.put(plate(*box.size), box)
    first, second, third = box.inset(10, 8).rows(1, 1, 0.86)
    canvas.stamp(sign(Sign.EXTENSION, 42, roles.CREAM), first.left_middle.moved(23))
    for place in range(view.errands.extension_spaces):
        there = view.errands.extensions[place] if place < len(view.errands.extensions) else None
        lit = there is not None and there in changes.extended
        _sent(canvas, first.left_middle.moved(78 + 54 * place), there, lit)
    left = f"×{view.supply.extensions}"
    canvas.text(first.right_middle.moved(-2), left, Face.SERIF, 28, roles.CREAM, Anchor.RIGHT)
    canvas.stamp(sign(Sign.OPERA, 40, roles.CREAM), second.left_middle.moved(23))
    _sent(canvas, second.left_middle.moved(78), view.errands.opera, bool(changes.opera))
    canvas.text(second.right_middle.moved(-2), f"£{OPERA}", Face.SERIF, 28, roles.CREAM, Anchor.RIGHT)
    canvas.stamp(sign(Sign.CARDS, 34, roles.CREAM), third.left_middle.moved(23))
    step = min(44, (third.w - 46) / max(1, len(view.players)))
    for player in view.players:
        at = third.left_middle.moved(66 + step * player.seat)
        drawn = player.seat in view.errands.random
        canvas.stamp(badge(player.seat, 34) if drawn else vacant(player.seat, 28), at)


def _sent(canvas: Canvas, at: Point, seat: int | None, lit: bool) -> None:
    """A place of errands, free or with somebody's errand boy."""
    if lit:
        near = square(at, PLACE - 6)
        canvas.put(light(*near.size, 19), near)
    canvas.stamp(spot(PLACE) if seat is None else sent(seat, PLACE), at)


def decks(canvas: Canvas, box: Box, view: View) -> None:
    """How many cards are left: of the main decks, of special cards, and jokers."""
    canvas.put(plate(*box.size), box)
    left = [(DECKS[deck], number) for deck, number, _ in view.supply.decks]
    left.append((Sign.CROWN, view.supply.special))
    for (which, number), row in zip(left, box.inset(12, 10).rows(*[1] * len(left)), strict=True):
        canvas.stamp(back(which, which is Sign.COMPANY, 29), row.left_middle.moved(13))
        ink = roles.CREAM if number else roles.DIM
        canvas.text(row.right_middle, str(number), Face.SERIF, 26, ink, Anchor.RIGHT)
