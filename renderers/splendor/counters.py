"""What a player has, as signs with figures: tokens on flat counters, points on a crest; and the
white edge of what is new on the table.
"""

from __future__ import annotations

from renderers.canvas import Pen
from renderers.geometry import ORIGIN, Point, around
from renderers.glyphs import crown_at, star_points
from renderers.lettering import Face, width
from renderers.pieces.stones import LOOKS, OUTLINES, Stone
from renderers.sprites import Light, Sprite, kept
from renderers.theme import BLACK, FIGURE, GLOW, INK, WHITE, Colour, Theme, mix, rgb

NOTCHES = 8
REACH = 14  # how far the light of a crest or of what is new reaches
STEPS = 24  # straight pieces of a crest's side
SQUARE_UNTIL = 0.52  # of a crest's height: from here on it becomes narrower
CROWN = 0.09  # of a crest's height: the middle of the crown on its upper edge
SPARK = 15  # how large the spark on a new card is


@kept
def counter(stone: Stone, size: int, count: int) -> Sprite:
    """Tokens of one colour: a notched disc, the stone's outline flat on it, and how many.

    A figure on facets cannot be read where the picture is small.
    """
    look, pen = LOOKS[stone], Pen(size, size)
    centre, radius = pen.body.centre, size / 2
    edge = look.tones[2 if stone is Stone.BLACK else 1]
    pen.disc(centre, radius * 0.99, mix(look.tones[0], BLACK, 0.6))
    pen.disc(centre, radius * 0.95, edge)
    notch = rgb("#6F83A6") if stone is Stone.WHITE else look.tones[4]
    for place in range(NOTCHES):
        degrees = 360 / NOTCHES * (place + 0.5)
        out, across = around(ORIGIN, radius, degrees), around(ORIGIN, radius, degrees + 90)
        corners = ((0.95, -0.15), (0.95, 0.15), (0.83, 0.13), (0.83, -0.13))
        pen.poly(
            [centre.moved(out.x * a + across.x * b, out.y * a + across.y * b) for a, b in corners],
            notch,
        )
    pen.disc(centre, radius * 0.82, mix(look.tones[0], BLACK, 0.35))
    pen.disc(centre, radius * 0.79, look.ground)
    for share, fill in ((0.8, look.tones[3]), (0.72, look.table)):
        pen.poly(_silhouette(stone, centre, radius * share), fill)
    pen.text(centre, str(count), Face.BOLD, size * 0.56, look.ink)
    return pen.done()


def _silhouette(stone: Stone, centre: Point, radius: float) -> list[Point]:
    """A stone's outline; that of gold is the star of its coin."""
    if stone is Stone.GOLD:
        return star_points(centre, radius * 1.12, radius * 0.74)
    outline = OUTLINES[stone]
    grow = 1.14 if stone is Stone.WHITE else 1
    return [centre.moved(x * radius * grow, y * radius) for x, y in outline]


@kept
def crest(
    theme: Theme, w: int, h: int, points: int, goal: int, changed: bool = False, first: bool = False
) -> Sprite:
    """Points on a shield that fills up to the goal; most points are gilded, and a crown
    stands on its edge.
    """
    pen = Pen(w, h, margin=REACH)
    if changed:
        with pen.veil(blur=4) as light:
            light.poly(_heater(w, h, -6), GLOW)
    pen.poly(_heater(w, h, 0), mix(GLOW, WHITE, 0.3) if changed else theme.metal)
    pen.poly(_heater(w, h, 4 if changed else 2.5), INK)
    empty = mix(theme.well, theme.plate, 0.25)
    pen.poly(_heater(w, h, 5), empty)
    share = min(1.0, points / goal)
    if points:
        level = 5 + (h - 10) * (1 - share)
        full = mix(theme.plate, theme.plate_edge, 0.8)
        pen.poly(_heater(w, h, 5, level), full)
    said, of = str(points), f"/{goal}"
    size = min(h * 0.52, (w - 18) / (width(said, Face.BOLD, 100) / 100))
    pen.text(Point(w / 2, h * 0.425), said, Face.BOLD, size, GLOW if first else FIGURE)
    soft = mix(FIGURE, theme.metal, 0.25)
    pen.text(Point(w / 2, h * 0.77), of, Face.BOLD, max(24, h * 0.2), soft)
    if first:
        crown_at(pen, Point(w / 2, h * CROWN), w * 0.42 + 6, INK, INK)
        crown_at(pen, Point(w / 2, h * CROWN), w * 0.42, GLOW, theme.metal)
    return pen.done()


def _heater(w: float, h: float, inset: float, top: float | None = None) -> list[Point]:
    """The outline of a shield, or of its part below a height."""
    begin, end = inset if top is None else top, h - inset
    square, long = h * SQUARE_UNTIL, h * (1 - SQUARE_UNTIL) - inset
    right = []
    for step in range(STEPS + 1):
        y = begin + (end - begin) * step / STEPS
        sunk = min(1.0, max(0.0, (y - square) / long))
        right.append((y, (w / 2 - inset) * max(0.0, 1 - sunk**2.35) ** 0.5))
    return [
        *(Point(w / 2 + half, y) for y, half in right),
        *(Point(w / 2 - half, y) for y, half in reversed(right)),
    ]


@kept
def fresh(w: int, h: int, radius: int, marked: bool = True) -> Sprite:
    """What is new on the table: a white edge and a spark; gold is for what players receive."""
    pen = Pen(w, h, margin=REACH)
    pen.outline(pen.body.inset(-6), radius + 6, BLACK, 7)
    pen.outline(pen.body.inset(-5), radius + 5, WHITE, 4)
    if marked:
        spark(pen, Point(1, 1), SPARK, BLACK)
        spark(pen, Point(1, 1), SPARK - 3, WHITE)
    return pen.done(Light.CHANGED)


def spark(pen: Pen, centre: Point, radius: float, fill: Colour) -> None:
    """A star with four rays."""
    turns = [(45 * ray, 1 if ray % 2 == 0 else 0.3) for ray in range(8)]
    pen.poly([around(centre, radius * reach, turn) for turn, reach in turns], fill)
