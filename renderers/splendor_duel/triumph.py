"""What the end is adorned with: the winner's wreath in a burst of light, the medallion of whoever
lost, and the scene of a draw.
"""

from __future__ import annotations

from renderers import glyphs
from renderers.canvas import Pen
from renderers.geometry import Box, Point, around
from renderers.glyphs import crown_at
from renderers.pieces.stones import Stone, cut
from renderers.splendor_duel.signs import CROWN, CROWN_LOW
from renderers.sprites import Sprite, kept
from renderers.theme import ACTIVE, BLACK, WHITE, Theme, mix, rgb

RAYS = 32
VIOLET = rgb("#C79BF0")  # the light
BRONZE, PALE = rgb("#8A5A12"), rgb("#F6DDF0")
HOARD = (  # stones on the ground: where from the middle, how low, how large, as shares of a width
    (Stone.BLUE, -0.43, 0.03, 0.055),
    (Stone.GOLD, -0.36, 0.075, 0.052),
    (Stone.PEARL, -0.29, 0.035, 0.038),
    (Stone.GREEN, -0.26, 0.085, 0.055),
    (Stone.WHITE, -0.17, 0.07, 0.045),
    (Stone.GOLD, -0.09, 0.09, 0.045),
    (Stone.RED, 0.01, 0.075, 0.055),
    (Stone.PEARL, 0.1, 0.09, 0.036),
    (Stone.BLACK, 0.18, 0.075, 0.05),
    (Stone.GOLD, 0.26, 0.085, 0.055),
    (Stone.WHITE, 0.31, 0.03, 0.042),
    (Stone.RED, 0.36, 0.08, 0.05),
    (Stone.GREEN, 0.43, 0.04, 0.05),
)
EVEN_HOARD = (  # stones of a draw: how far from the middle, how low, how large, in heights
    (Stone.BLUE, 0.3, 0.02, 0.05),
    (Stone.GOLD, 0.39, 0.045, 0.045),
    (Stone.GREEN, 0.48, 0.01, 0.06),
    (Stone.PEARL, 0.57, 0.045, 0.036),
    (Stone.RED, 0.66, 0.02, 0.055),
    (Stone.WHITE, 0.75, 0.04, 0.045),
    (Stone.GOLD, 0.84, 0.025, 0.05),
    (Stone.BLACK, 0.93, 0.04, 0.045),
    (Stone.BLUE, 1.02, 0.02, 0.055),
    (Stone.PEARL, 1.1, 0.045, 0.036),
    (Stone.GREEN, 1.19, 0.035, 0.055),
    (Stone.RED, 1.28, 0.05, 0.045),
)
PAN = (  # what lies in a pan
    (Stone.GREEN, -0.1, -0.055, 0.065),
    (Stone.RED, 0.1, -0.055, 0.062),
    (Stone.GOLD, 0, -0.1, 0.062),
    (Stone.BLUE, 0, -0.02, 0.05),
)
SPARKS = ((-0.4, -0.36, 0.03), (0.42, -0.3, 0.035), (-0.44, -0.08, 0.02), (0.45, -0.02, 0.02),
          (-0.3, -0.41, 0.018), (0.3, -0.42, 0.02))  # fmt: skip


@kept
def glory(theme: Theme, w: int, h: int, radius: int) -> Sprite:
    """Behind the figure of whoever has won: a panel of rays, a medallion in laurels below a
    crown, and stones on the ground.
    """
    pen = Pen(w, h, scale=2)
    plate = mix(theme.plate, WHITE, 0.08)
    middle, wide = Point(w / 2, h * 0.47), min(w, h)
    pen.box(pen.body, radius, mix(BRONZE, plate, 0.35))
    with pen.clip(pen.body.inset(2), radius - 2) as inside:
        inside.box(pen.body, 0, mix(plate, BLACK, 0.3))
        for reach, share in ((1.4, 0.28), (0.64, 0.42)):
            for ray in range(RAYS):
                long = wide * reach * (1 if ray % 2 else 0.8)
                turn, half = 360 / RAYS * ray + 4, 360 / RAYS * 0.3
                corners = [around(middle, long, turn + side * half) for side in (-1, 1)]
                inside.poly([middle, *corners], mix(plate, VIOLET, share))
        for reach, light, share in ((0.47, VIOLET, 0.34), (0.425, VIOLET, 0.6), (0.37, PALE, 0.8)):
            inside.disc(middle, wide * reach, mix(plate, light, share))
        ground = Box(-w * 0.1, h - w * 0.13, w * 1.2, w * 0.3)
        inside.oval(ground, mix(plate, BLACK, 0.45))
    for stone, across, low, size in HOARD:
        at = Point(w * (0.5 + across), h - w * 0.16 + w * low)
        pen.disc(at.moved(dy=w * size * 0.3), w * size * 0.95, mix(plate, BLACK, 0.6))
        cut(pen, stone, at, w * size)
    disc = wide * 0.29
    pen.disc(middle.moved(dy=3), disc + 5, mix(plate, BLACK, 0.6))
    pen.disc(middle, disc + 4, BRONZE)
    pen.disc(middle, disc + 1, ACTIVE)
    pen.disc(middle, disc - 4, BRONZE)
    pen.disc(middle, disc - 6, mix(theme.well, theme.plate, 0.35))
    pen.disc(middle, disc - 14, mix(theme.well, theme.plate, 0.1))
    _wreath(pen, middle, wide * 0.93, mix(ACTIVE, WHITE, 0.18))
    crown_at(pen, middle.moved(dy=-disc - wide * 0.085 + 3), wide * 0.24, BRONZE, BRONZE)
    crown_at(pen, middle.moved(dy=-disc - wide * 0.085), wide * 0.23, CROWN, CROWN_LOW)
    for x, y, size in SPARKS:
        _spark(pen, middle.moved(x * w, y * h), size * w)
    return pen.done()


def _wreath(pen: Pen, middle: Point, size: float, fill: tuple[int, int, int]) -> None:
    """Laurels round a point, on a shadow of themselves."""
    for paint, low in ((mix(BRONZE, BLACK, 0.45), 3), (fill, 0)):
        layer = Pen(size, size, scale=pen.scale)
        glyphs.laurel(layer, paint, paint)
        corner = (
            round((middle.x - size / 2) * pen.scale),
            round((middle.y - size / 2 + low) * pen.scale),
        )
        pen.image.alpha_composite(layer.image, (max(0, corner[0]), max(0, corner[1])))


def _spark(pen: Pen, at: Point, size: float) -> None:
    """A glint with four points."""
    corners = [around(at, size if corner % 2 == 0 else size * 0.24, 45 * corner)
               for corner in range(8)]  # fmt: skip
    pen.poly(corners, mix(ACTIVE, WHITE, 0.7))


@kept
def medallion(theme: Theme, size: int) -> Sprite:
    """Behind the figure of whoever has not won: a sunken disc with a silver rim."""
    pen = Pen(size, size, margin=6)
    middle, radius = pen.body.centre, size / 2
    pen.disc(middle.moved(dy=3), radius, mix(theme.well, BLACK, 0.5))
    pen.disc(middle, radius, mix(theme.metal, BLACK, 0.45))
    pen.disc(middle, radius - 2, theme.metal)
    pen.disc(middle, radius - 6, mix(theme.metal, BLACK, 0.5))
    pen.disc(middle, radius - 8, mix(theme.well, theme.plate, 0.35))
    pen.disc(middle, radius - 16, mix(theme.well, theme.plate, 0.1))
    return pen.done()


@kept
def stalemate(theme: Theme, w: int, h: int, radius: int) -> Sprite:
    """A draw: level scales in even light, and at either side of them an equal pile of stones."""
    pen = Pen(w, h, scale=2)
    plate = mix(theme.plate, WHITE, 0.04)
    middle, floor = Point(w / 2, h * 0.52), h * 0.78
    pen.box(pen.body, radius, theme.plate_edge)
    pen.box(pen.body.inset(1.5), radius - 1.5, plate)
    with pen.clip(pen.body.inset(1.5), radius - 1.5) as inside:
        for ray in range(RAYS):
            turn, half = 360 / RAYS * ray, 360 / RAYS * 0.27
            corners = [around(middle, w * 0.62, turn + side * half) for side in (-1, 1)]
            inside.poly([middle, *corners], mix(plate, VIOLET, 0.13))
        inside.disc(middle, h * 0.34, mix(plate, VIOLET, 0.3))
        inside.oval(Box(-w * 0.1, floor - h * 0.06, w * 1.2, h * 0.6), mix(plate, BLACK, 0.45))
        inside.oval(Box(-w * 0.1, floor - h * 0.035, w * 1.2, h * 0.6), mix(plate, BLACK, 0.6))
    scales(pen, theme, Point(w / 2, floor + h * 0.02), h * 0.57)
    for stone, across, low, size in EVEN_HOARD:
        for side in (-1, 1):
            at = Point(w / 2 + side * across * h, floor + low * h)
            pen.disc(at.moved(dy=h * size * 0.3), h * size * 0.95, mix(plate, BLACK, 0.75))
            cut(pen, stone, at, h * size)
    return pen.done()


def scales(pen: Pen, theme: Theme, foot: Point, size: float) -> None:
    """Scales on their foot that hang level, with a pile on either pan."""
    metal, dark = theme.metal, mix(theme.metal, BLACK, 0.45)
    top, half = foot.y - size * 0.86, size * 0.5
    base = Box(foot.x - size * 0.24, foot.y - size * 0.07, size * 0.48, size * 0.09)
    pen.box(base, size * 0.04, dark)
    pen.box(base.inset(2), size * 0.04, metal)
    pen.line([(foot.x, top), (foot.x, foot.y - size * 0.06)], dark, size * 0.06)
    pen.line([(foot.x, top), (foot.x, foot.y - size * 0.06)], metal, size * 0.04)
    pen.disc(Point(foot.x, foot.y - size * 0.2), size * 0.05, metal)
    pen.line([(foot.x - half, top), (foot.x + half, top)], dark, size * 0.06)
    pen.line([(foot.x - half, top), (foot.x + half, top)], metal, size * 0.04)
    crown_at(pen, Point(foot.x, top - size * 0.05), size * 0.17, CROWN, CROWN_LOW)
    for side in (-1, 1):
        hang, pan = foot.x + side * half, top + size * 0.5
        pen.disc(Point(hang, top), size * 0.035, metal)
        for lean in (-1, 1):
            pen.line([(hang, top), (hang + lean * size * 0.21, pan)], metal, size * 0.014)
        for stone, across, low, big in PAN:
            cut(pen, stone, Point(hang + across * size, pan + low * size), big * size)
        dish = [around(Point(hang, pan), size * 0.23, 7.5 * step) for step in range(25)]
        pen.poly([Point(x, pan + (y - pan) * 0.5) for x, y in dish], dark)
        pen.poly([Point(x, pan + (y - pan) * 0.4) for x, y in dish], metal)
