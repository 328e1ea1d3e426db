"""The planning board: a space for every plan with what it gives, as long as plans are chosen."""

from __future__ import annotations

from games.last_will.view import PlanSpace, View
from renderers.canvas import Anchor, Canvas
from renderers.geometry import Box, Point, square
from renderers.last_will import roles
from renderers.last_will.changes import Changes
from renderers.last_will.salon import light, plate, trough
from renderers.last_will.signs import Sign, action, neutral, sign, spot
from renderers.lettering import Face, width
from renderers.pieces.seats import badge
from renderers.sprites import Sprite
from renderers.words import Words

HEIGHT = 206
ROWS = (52, 1, 1, 1)  # of the plans: the marker, cards, errand boys, actions
MARKER = 50
WORDS = 0.3  # of the plate is for words at most
CLOSEST = 0.66  # how narrow letters may become
TEXT, FIGURE = 34, 40


def plans(canvas: Canvas, box: Box, view: View, words: Words, changes: Changes) -> None:
    """The spaces of the planning board: whose marker lies there, and what each gives."""
    canvas.put(plate(*box.size), box)
    key, _ = _parts(box, words)
    legend = key.inset(4, 3).rows(*ROWS)
    at, ink = legend[0].left_middle, roles.BRASS_LIGHT
    canvas.text(at, words("picture-plans"), Face.SERIF, TEXT, ink, room=key.w, squeeze=CLOSEST)
    for (mark, text), row in zip(_legend(words), legend[1:], strict=True):
        canvas.stamp(mark, row.left_middle.moved(mark.w / 2))
        at = row.left_middle.moved(mark.w + 8)
        room, ink = row.right - at.x, roles.CREAM_SOFT
        canvas.text(at, text, Face.SANS, TEXT, ink, room=room, squeeze=CLOSEST)
    closed = bool(view.plan_order)  # everybody has a plan: nobody takes another
    for space, cell in zip(view.plans, spaces(box, view, words), strict=True):
        canvas.put(trough(*cell.size), cell)
        canvas.places[f"plan-{space.plan.number}"] = cell
        top, *figures = cell.inset(0, 3).rows(*ROWS)
        _marker(canvas, top.centre, space, changes, min(MARKER, round(cell.w) + 2), closed)
        plan, gone = space.plan, space.blocked or (closed and space.seat is None)
        for number, row in zip((plan.cards, plan.boys, plan.actions), figures, strict=True):
            ink = roles.FAINT if gone else roles.CREAM if number else roles.DIM
            canvas.text(row.centre, str(number), Face.SERIF, FIGURE, ink, Anchor.MIDDLE)


def spaces(box: Box, view: View, words: Words) -> list[Box]:
    """Where the spaces of the planning board lie on its plate."""
    _, rest = _parts(box, words)
    return rest.columns(*[1] * len(view.plans), gap=6) if view.plans else []


def _parts(box: Box, words: Words) -> list[Box]:
    """Of the plate: the words at the left, and what is left for the spaces."""
    longest = max(mark.w + 8 + width(text, Face.SANS, TEXT) for mark, text in _legend(words))
    return box.inset(12, 8).columns(min(longest + 26, box.w * WORDS), 1, gap=4)


def _legend(words: Words) -> list[tuple[Sprite, str]]:
    """What the lines of the plans are, with their signs."""
    return [
        (sign(Sign.CARDS, 34, roles.BRASS), words("picture-plan-cards")),
        (sign(Sign.BOY, 34, roles.BRASS), words("picture-plan-errands")),
        (action(34), words("picture-plan-actions")),
    ]


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
