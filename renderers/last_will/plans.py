"""The planning board in hands and menus: a space for every plan with what it gives."""

from __future__ import annotations

from games.last_will.view import PlanSpace, View
from renderers.canvas import Anchor, Canvas
from renderers.geometry import Box, Point
from renderers.last_will import roles
from renderers.last_will.changes import Changes
from renderers.last_will.salon import GONE, HAIR, baize, light
from renderers.last_will.signs import Sign, action, neutral, sign
from renderers.lettering import Face, width
from renderers.pieces import brass
from renderers.pieces.seats import enamel
from renderers.sprites import Sprite, kept
from renderers.theme import Colour
from renderers.words import Words

HEIGHT = 222
ROWS = (52, 1, 1, 1)  # of the plans: the marker, cards, errand boys, actions
MARKER = 48
WORDS = 0.3  # of the plate is for words at most
CLOSEST = 0.66  # how narrow letters may become
TEXT, FIGURE = 34, 40


def plans(canvas: Canvas, box: Box, view: View, words: Words, changes: Changes) -> None:
    """The spaces of the planning board: whose marker lies there, and what each gives."""
    canvas.put(baize(*box.size), box)
    key, _ = _parts(box, words)
    legend = key.inset(4, 3).rows(*ROWS)
    at, ink = legend[0].left_middle, roles.BRASS_LIGHT
    canvas.text(at, words("picture-plans"), Face.SERIF, TEXT, ink, room=key.w, squeeze=CLOSEST)
    for (mark, text), row in zip(_legend(words), legend[1:], strict=True):
        canvas.stamp(mark, row.left_middle.moved(mark.w / 2))
        at = row.left_middle.moved(mark.w + 8)
        room, ink = row.right - at.x, roles.CREAM_SOFT
        canvas.text(at, text, Face.SANS, TEXT, ink, room=room, squeeze=CLOSEST)
    for space, cell in zip(view.plans, spaces(box, view, words), strict=True):
        spot = Box(round(cell.x), cell.y, *cell.size)
        canvas.places[f"plan-{space.plan.number}"] = cell
        ink, plan = laid(canvas, spot, view, space, changes, ROWS[0]), space.plan
        top, *figures = spot.inset(0, 3).rows(*ROWS)
        _marker(canvas, top.centre, space, ink)
        for number, row in zip((plan.cards, plan.boys, plan.actions), figures, strict=True):
            canvas.text(row.centre, str(number), Face.BOLD, FIGURE, ink, Anchor.MIDDLE)


def laid(
    canvas: Canvas, spot: Box, view: View, space: PlanSpace, changes: Changes, head: int = 0
) -> Colour:
    """The ground of a plan, in light if it has just been taken or blocked; returns the colour of
    what is written on it. Once everybody has a plan, nobody takes another.
    """
    if space.plan.number in changes.spaces:
        canvas.put(light(*spot.size, 8), spot)
    if space.blocked or (view.plan_order and space.seat is None):
        canvas.put(brass.place(*spot.size, 10, HAIR, 0.62), spot)
        return GONE
    canvas.put(_tile(*spot.size, head), spot)
    return roles.INK


@kept
def _tile(w: int, h: int, head: int) -> Sprite:
    """A plan that may be taken; with a head for its number."""
    done = brass.plate(w, h, roles.PAPER, roles.PAPER_LOW, roles.BRASS, 10, 1).image
    if head:
        done.alpha_composite(_head(w - 4, head).image, (2, 2))
    return Sprite(done)


@kept
def _head(w: int, h: int) -> Sprite:
    """What a number stands on."""
    band = brass.plate(w, h + 12, roles.GOLD, roles.SEPIA, roles.BRASS, 8, 1).image
    return Sprite(band.crop((0, 0, w, h)))


def spaces(box: Box, view: View, words: Words) -> list[Box]:
    """Where the spaces of the planning board lie on its plate."""
    _, rest = _parts(box, words)
    return rest.columns(*[1] * len(view.plans), gap=6) if view.plans else []


def _parts(box: Box, words: Words) -> list[Box]:
    """Of the plate: the words at the left, and what is left for the spaces."""
    longest = max(mark.w + 8 + width(text, Face.SANS, TEXT) for mark, text in _legend(words))
    return box.inset(20, 16).columns(min(longest + 26, box.w * WORDS), 1, gap=4)


def _legend(words: Words) -> list[tuple[Sprite, str]]:
    """What the lines of the plans are, with their signs."""
    return [
        (sign(Sign.CARDS, 34, roles.BRASS), words("picture-plan-cards")),
        (sign(Sign.BOY, 34, roles.BRASS), words("picture-plan-errands")),
        (action(34), words("picture-plan-actions")),
    ]


def _marker(canvas: Canvas, centre: Point, space: PlanSpace, ink: Colour) -> None:
    """A badge, a marker of nobody's, or the number of a free space."""
    if space.seat is not None:
        canvas.stamp(enamel(space.seat, MARKER), centre)
    elif space.blocked:
        canvas.stamp(neutral(MARKER - 6), centre)
    else:
        number = str(space.plan.number)
        canvas.text(centre, number, Face.BLACK, FIGURE, ink, Anchor.MIDDLE)
