"""How Last Will is played, in six worked scenes: from the inheritance to ruin."""

from __future__ import annotations

from collections.abc import Mapping

from games.last_will.catalogue import CARDS, PLANS, Property
from renderers.canvas import GILT_CAST, SHADED, Anchor, Canvas
from renderers.geometry import Box, Point
from renderers.last_will import roles
from renderers.last_will.card_content import printed
from renderers.last_will.papers import Frame, portrait, stair
from renderers.last_will.salon import GONE, HAIR, salon
from renderers.last_will.scenery import HOME, boy, hat, heir, purse
from renderers.last_will.signs import Sign, action, sign, tag
from renderers.lettering import Face, largest
from renderers.pieces import brass, stages
from renderers.pieces.seats import enamel
from renderers.primers import Primer
from renderers.theme import ACTIVE, rgb
from renderers.words import Words

WIDTH, HIGH, EDGE, HEAD = 1200, 1476, 34, 190
BETWEEN, STREET = 22, 180
SEAT, PLAN = 1, 3
"""Whose scenes they are, and the plan that is taken."""
HOUSE = "property_mansion_01"
SPENT = ("event_soiree_02", "he_carriage_03")
"""The card that is played, and the one that stays."""
DARK = rgb("#1E0E1C")


def scene(words: Words, facts: Mapping[str, int]) -> Canvas:
    """The picture."""
    canvas = salon(HIGH, STREET)
    title = f"{words('title')} {words('primer-title')}"
    size = largest(title, Face.BOLD, (76, 70, 62, 56, 50), WIDTH - 90)
    canvas.text(Point(EDGE + 8, 66), title, Face.BOLD, size, GILT_CAST)
    line, ink = words("worked-line"), SHADED.inked(rgb("#FFF0CF"))
    canvas.text(Point(EDGE + 12, 138), line, Face.MEDIUM, 38, ink)
    inner = Box(EDGE, HEAD, WIDTH - 2 * EDGE, HIGH - HEAD - EDGE)
    boxes = [Box(round(cell.x), round(cell.y), *cell.size) for cell in inner.grid(2, 3, BETWEEN)]
    _will(canvas, boxes[0], facts)
    _plan(canvas, boxes[1])
    _errands(canvas, boxes[2], facts)
    _spending(canvas, boxes[3])
    _houses(canvas, boxes[4])
    _ruin(canvas, boxes[5])
    keys = ("will", "plan", "errands", "cards", "houses", "ruin")
    for n, (box, key) in enumerate(zip(boxes, keys, strict=True), start=1):
        more = words(f"worked-{key}-more", **facts)
        stages.caption(canvas, box, words(f"worked-{key}", **facts), [more])
        stages.number(canvas, Point(box.x + 26, box.y + 26), n)
    return canvas


def _will(canvas: Canvas, box: Box, facts: Mapping[str, int]) -> None:
    """A manor, a hat, and the money of all."""
    stages.scene(canvas, box, HOME, "scene-manor_house", (0, 0.08), 0.8)
    canvas.stamp(hat(150), Point(box.x + 130, box.y + 210))
    for seat, x, y in ((SEAT, 292, 232), (4, 396, 222), (0, 482, 238), (3, 344, 254)):
        canvas.stamp(purse(seat, 130), Point(box.x + x, box.y + y))
    middle = Point(box.x + 380, box.y + 92)
    spot = Box(middle.x - 112, middle.y - 46, 224, 92)
    canvas.put(brass.shadow(*spot.size, 46, 8), spot)
    canvas.put(brass.glass(*spot.size, 46, ACTIVE, 0.9, DARK), spot)
    canvas.text(middle, f"£{facts['money']}", Face.BLACK, 66, GILT_CAST, Anchor.MIDDLE)


def _plan(canvas: Canvas, box: Box) -> None:
    """Plans in a row, one of them taken, and what it gives."""
    stages.scene(canvas, box, HOME, "baize", (0, 0), 1)
    plans = PLANS[max(PLANS)][: 2 * PLAN - 1]
    row = Box(box.x + 84, box.y + 30, box.w - 110, 92)
    for plan, cell in zip(plans, row.columns(*[1] * len(plans), gap=8), strict=True):
        spot, taken = Box(round(cell.x), cell.y, *cell.size), plan.number == PLAN
        if taken:
            paper = roles.PAPER, roles.PAPER_LOW, roles.BRASS
            canvas.put(brass.light(*spot.size, 10, brass.LIT, 9, 3), spot)
            canvas.put(brass.plate(*spot.size, *paper, 10, 1), spot)
            canvas.stamp(enamel(SEAT, 42), spot.centre.moved(20))
        else:
            canvas.put(brass.place(*spot.size, 10, HAIR, 0.6), spot)
        at = spot.centre.moved(-20 if taken else 0)
        ink = roles.INK if taken else GONE
        canvas.text(at, str(plan.number), Face.BLACK, 46, ink, Anchor.MIDDLE)
    plan = plans[PLAN - 1]
    given = (
        (sign(Sign.CARDS, 76, roles.BRASS_LIGHT), plan.cards),
        (boy(SEAT, 80), plan.boys),
        (action(74), plan.actions),
    )
    for (mark, count), x in zip(given, (110, 264, 418), strict=True):
        canvas.stamp(mark, Point(box.x + x, box.y + 200))
        at = Point(box.x + x + 54, box.y + 200)
        canvas.text(at, str(count), Face.BLACK, 66, GILT_CAST)


def _errands(canvas: Canvas, box: Box, facts: Mapping[str, int]) -> None:
    """Three places, and an errand boy at each."""
    stages.scene(canvas, box, HOME, "street", (0, 0.22), 0.9)
    shown = (
        (Frame.WHITE, "dinner", ""),
        (Frame.GOLD, "theatre", f"£{facts['opera']}"),
        (Frame.GOLD, "farm", f"+{facts['highest']}"),
    )
    for place, (frame, title, price) in enumerate(shown):
        spot = Box(box.x + 76 + place * 156, box.y + 24, 136, 150)
        canvas.put(brass.shadow(*spot.size, 10, 8), spot)
        canvas.put(portrait(frame, title, *spot.size), spot)
        if price:
            at = Point(spot.centre.x, spot.bottom - 8)
            canvas.stamp(tag(118, 54, roles.PAPER), at)
            canvas.text(at.moved(10), price, Face.BLACK, 42, roles.INK, Anchor.MIDDLE)
        canvas.stamp(boy(SEAT, 82), Point(spot.centre.x, box.y + 236))


def _spending(canvas: Canvas, box: Box) -> None:
    """A card that is played once, and one that stays; what each takes and spends."""
    stages.scene(canvas, box, HOME, "scene-theatre", (0, 0.04), 0.45)
    for place, face in enumerate(printed(CARDS[key]) for key in SPENT):
        spot = Box(box.x + 96 + place * 222, box.y + 22, 184, 232)
        canvas.put(brass.shadow(*spot.size, 10, 9), spot)
        canvas.put(portrait(face.frame, face.scene, *spot.size), spot)
        pounds = face.pounds or face.rows[0][1]
        at = Point(spot.x + 54, spot.bottom - 22)
        canvas.stamp(tag(118, 64, roles.PAPER), at)
        canvas.text(at.moved(10), f"£{pounds}", Face.BLACK, 48, roles.INK, Anchor.MIDDLE)
        canvas.stamp(action(74), Point(spot.right - 12, spot.bottom - 22))


def _houses(canvas: Canvas, box: Box) -> None:
    """A house whose value falls from step to step."""
    stages.scene(canvas, box, HOME, "scene-town_house", (0, 0.3), 0.5)
    house = CARDS[HOUSE]
    assert isinstance(house, Property)
    spot = Box(box.x + 84, box.y + 22, 200, 236)
    canvas.put(brass.shadow(*spot.size, 10, 9), spot)
    canvas.put(portrait(Frame.GOLD, house.title, *spot.size), spot)
    for step, worth in enumerate(house.values[:4]):
        cell = Box(spot.right + 14 + step * 54, box.y + 30 + step * 46, 68, 60)
        canvas.put(brass.shadow(*cell.size, 6, 5), cell)
        canvas.put(stair(*cell.size, step == 0, False), cell)
        canvas.text(cell.centre, str(worth), Face.BLACK, 42, roles.INK, Anchor.MIDDLE)


def _ruin(canvas: Canvas, box: Box) -> None:
    """Whoever has nothing left leaps before the sun."""
    stages.scene(canvas, box, HOME, "poster", (0, 0.16), 1)
    leaping = heir(SEAT, round(box.w * 0.68)).image
    low = leaping.crop((0, 0, leaping.width, round(box.h - stages.FOOT - 14)))
    canvas.put(stages.foot_faded(low), Box(box.x + box.w / 6, box.y - 6, 0, 0))


PRIMER = Primer(
    scene=scene,
    goal=("primer-goal-spend",),
    turn=(
        "primer-round-plan",
        "primer-round-errands",
        "primer-round-white",
        "primer-round-black",
        "primer-round-blue",
        "primer-round-houses",
    ),
    end=("primer-end-ruin", "primer-end-winner"),
    heading="primer-round",
)
