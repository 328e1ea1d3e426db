"""A workroom as it is painted on a card: through an arcade one sees the landscape that a profession
wishes for, and its tools stand large on the table.
"""

from __future__ import annotations

from games.princes_of_florence.catalogue import Profession
from renderers.canvas import Pen
from renderers.geometry import Box, Point
from renderers.paths import paint
from renderers.princes_of_florence import emblems, roles
from renderers.princes_of_florence.signs import stamp
from renderers.princes_of_florence.tools import TOOLS, WOOD, WOOD_LIT, WOOD_LOW
from renderers.princes_of_florence.vistas import SUN, vista
from renderers.sprites import Sprite, kept
from renderers.theme import BLACK, WHITE, Colour, mix

ROUND = 10  # corners
ARCHES = {"forest": 1, "lake": 2, "park": 3}
"""In how many arches a landscape is seen."""
TABLE = 0.84  # of the height: where the table begins


@kept
def workroom(w: int, h: int, card: Profession, cloth: bool = True) -> Sprite:
    """The upper part of a card: wall, arcade, table and tools; the emblem of its building hangs on
    a cloth at the right.
    """
    wall = roles.BUILDING[card.building.id]
    pen = Pen(w, h, scale=3)
    pen.box(pen.body, ROUND, mix(wall, roles.DEEP, 0.66))
    room, table = pen.body.inset(2), Box(0, h * TABLE, w, h * (1 - TABLE))
    tall = min(h * 0.66, w * 0.36)
    arcade = Box(w * 0.05, table.y - h * 0.05 - tall, min(w * 0.34, tall * 1.3), tall)
    with pen.clip(room, ROUND - 2) as inside:
        inside.wash(pen.body, 0, mix(wall, roles.WARM, 0.1), mix(wall, roles.DEEP, 0.5))
        _arcade(inside, arcade, card.landscape.id, wall)
        with inside.veil(opacity=0.22) as beam:
            beam.poly(
                [
                    Point(arcade.right - arcade.w * 0.2, arcade.y),
                    Point(arcade.right, arcade.y + h * 0.06),
                    Point(w * 0.9, table.y),
                    Point(w * 0.4, table.y),
                ],
                SUN,
            )
        _table(inside, table)
        if cloth:
            wide = min(h * 0.42, w * 0.17)
            hung = Box(w * 0.96 - wide, 0, wide, wide * 1.4)
            _cloth(inside, hung, wall, card.building.id)
        side = min(h * 0.84, w * 0.36)
        still = Box(w * 0.59 - side / 2, table.y + h * 0.07 - side, side, side)
        still_life(inside, still, card.id)
    return pen.done()


def still_life(pen: Pen, box: Box, profession: str) -> None:
    """The tools of a profession on their shadow."""
    with pen.veil(opacity=0.4) as shade:
        lying = Box(box.x + box.w * 0.1, box.bottom - box.h * 0.06, box.w * 1.1, box.h * 0.12)
        shade.oval(lying, BLACK)
    for emblem, tone in TOOLS[profession]:
        paint(pen, box, emblem, tone)


def _table(pen: Pen, box: Box) -> None:
    """A table of oak with a lit edge."""
    pen.box(box, 0, WOOD_LOW)
    pen.box(Box(box.x, box.y, box.w, box.h * 0.62), 0, WOOD)
    pen.box(Box(box.x, box.y, box.w, box.h * 0.14), 0, WOOD_LIT)


def _arcade(pen: Pen, box: Box, scene: str, wall: Colour) -> None:
    """Round arches in stone with one landscape behind them."""
    count = ARCHES[scene]
    stone = mix(roles.PARCHMENT_EDGE, wall, 0.12)
    frame = max(2.0, box.h * 0.035)
    arches = box.columns(*[1] * count, gap=2 * frame)
    for tone, far in ((mix(stone, roles.DEEP, 0.45), frame * 1.5), (stone, frame)):
        for arch in arches:
            _arched(pen, arch.inset(-far), tone)
    for arch in arches:
        # A round head, and below it a box with sharp corners.
        low = Box(arch.x, arch.y + arch.w / 2, arch.w, arch.h - arch.w / 2)
        for part, radius in ((arch, arch.w * 0.49), (low, 0.0)):
            with pen.clip(part, radius) as inside:
                vista(inside, box, scene)
    sill = Box(box.x - frame * 2.4, box.bottom, box.w + frame * 4.8, frame * 1.6)
    pen.box(sill, 1, mix(stone, WHITE, 0.3))


def _arched(pen: Pen, box: Box, tone: Colour) -> None:
    pen.box(box, box.w / 2, tone)
    pen.box(Box(box.x, box.y + box.w / 2, box.w, box.h - box.w / 2), 0, tone)


def _cloth(pen: Pen, box: Box, wall: Colour, building: str) -> None:
    """A hanging with the emblem of the building."""
    tail = [
        Point(box.x, box.y),
        Point(box.right, box.y),
        Point(box.right, box.bottom),
        Point(box.centre.x, box.bottom - box.h * 0.14),
        Point(box.x, box.bottom),
    ]
    with pen.veil(opacity=0.4) as shade:
        shade.poly([point.moved(2.5, 2.5) for point in tail], BLACK)
    pen.poly(tail, roles.PALACE_EDGE)
    inner = [Point(min(max(x, box.x + 2), box.right - 2), y if y < 1 else y - 2.8) for x, y in tail]
    pen.poly(inner, mix(wall, WHITE, 0.06))
    side = box.w * 0.74
    stamp(
        pen,
        Box(box.centre.x - side / 2, box.y + box.h * 0.42 - side / 2, side, side),
        emblems.BUILDINGS[building],
    )
