"""What pictures lie on and are marked with: the cloth, plates, halos, meters, medals."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from renderers.canvas import Canvas, Pen
from renderers.geometry import Box
from renderers.lettering import Face
from renderers.sprites import Light, Sprite, ground, kept
from renderers.theme import ACTIVE, BLACK, GLOW, GOOD, INK, WHITE, Colour, Theme, mix, rgb

PLATE_RADIUS = 18
FRAME, HAIRLINE = 9, 2  # from the edge of a table to its hairline, and how thick that is
QUILT = 60  # from seam to seam
AROUND = 3  # tiles each way are painted, so that what crosses the middle one's edge is whole
LIGHT_REACH = 18  # how far the light of a halo reaches beyond what it marks
SHADE = 0.5  # how dark what cannot be chosen is
SOFT_REACH = 36  # how far from a plate's end its blurred corner still shows


def canvas(theme: Theme, w: int, h: int) -> Canvas:
    """An empty table."""
    return Canvas(theme, cloth(theme, w, h))


@kept
def cloth(theme: Theme, w: int, h: int) -> Sprite:
    """The table: a pool of light, quilting, and a metal hairline with cut corners."""
    # of the round pool, half as wide and high again as the table, which shows this part of it
    side = 256
    part = (side / 6, side * 0.32 / 1.5, side * 5 / 6, side * 1.32 / 1.5)
    pool = Image.radial_gradient("L").resize((w, h), Image.Resampling.BICUBIC, part)
    image = Image.composite(
        Image.new("RGB", (w, h), theme.surface), Image.new("RGB", (w, h), theme.surface_lit), pool
    )
    image.paste(theme.weave, (0, 0), laid(_quilting(), w, h))
    frame = _frame(theme, w, h).image
    image.paste(frame, (0, 0), frame)
    return ground(image)


def tile(w: int, h: int, paint: Callable[[Pen], None], scale: int = 1) -> Sprite:
    """The opacity of one tile of a pattern that repeats every `w` and `h` pixels.

    `paint` paints the pattern `AROUND` times as wide and as high.
    """
    pen = Pen(AROUND * w, AROUND * h, scale=scale)
    paint(pen)
    opacity = pen.done().image.getchannel("A")
    return Sprite(opacity.crop((w, h, 2 * w, 2 * h)))


def laid(of: Sprite, w: int, h: int) -> Image.Image:
    """A mask of this size, covered with a tile from its upper left corner on: a pattern is painted
    once, since painting it anew for each height took up to half of a first picture's time.
    """
    mask = Image.new("L", (w, h))
    for top in range(0, h, of.h):
        for left in range(0, w, of.w):
            mask.paste(of.image, (left, top))
    return mask


@kept
def _quilting() -> Sprite:
    return tile(QUILT, QUILT, _quilted, scale=2)


def _quilted(pen: Pen) -> None:
    """Seams both ways, and a stitch where they cross."""
    side = round(pen.body.w)
    for seam in range(-side, 2 * side + 1, QUILT):
        for way in (side, -side):
            pen.line([(seam, 0), (seam + way, side)], (*WHITE, 52), 1)
    for row, y in enumerate(range(0, side + 1, QUILT // 2)):
        for x in range((QUILT // 2) * (row % 2), side + 1, QUILT):
            pen.poly([(x, y - 3), (x + 3, y), (x, y + 3), (x - 3, y)], (*WHITE, 128))


def _frame(theme: Theme, w: int, h: int) -> Sprite:
    painted, stretch = ends(w, PLATE_RADIUS)
    pen = Pen(painted, h, scale=2)
    for inset, thickness, opacity in ((FRAME, HAIRLINE, 0.92), (FRAME + 6, 1, 0.5)):
        pen.line(
            _cut_corners(pen.body.inset(inset), 20), (*theme.metal, round(255 * opacity)), thickness
        )
    return pen.done(stretch=stretch)


def _cut_corners(box: Box, cut: float) -> list[tuple[float, float]]:
    x, y, right, bottom = box.x, box.y, box.right, box.bottom
    path = [(x + cut, y), (right - cut, y), (right, y + cut), (right, bottom - cut)]
    return [
        *path,
        (right - cut, bottom),
        (x + cut, bottom),
        (x, bottom - cut),
        (x, y + cut),
        (x + cut, y),
    ]


def ends(w: float, radius: float) -> tuple[float, int]:
    """How wide to paint a plate, and by how many columns to stretch it. Its corners and their
    shadows are painted; all columns between them are alike.
    """
    stretch = max(0, int(w - 2 * (radius + SOFT_REACH)))
    return w - stretch, stretch


@kept
def plate(theme: Theme, w: int, h: int, active: bool = False, radius: int = PLATE_RADIUS) -> Sprite:
    """A raised plate; the one of whoever is to move, or has won, is lighter and has a gold edge."""
    painted, stretch = ends(w, radius)
    pen = Pen(painted, h, margin=12)
    with pen.veil(blur=6, opacity=0.55, under=True) as shadow:
        shadow.box(Box(0, 4, painted, h), radius, BLACK)
    if active:
        with pen.veil(blur=5, opacity=0.55, under=True) as light:
            light.box(pen.body.inset(-1), radius, ACTIVE)
    edge = 4 if active else 1.5
    fill = mix(theme.plate, WHITE, 0.08) if active else theme.plate
    inner = pen.body.inset(edge)
    pen.box(pen.body, radius, ACTIVE if active else theme.plate_edge)
    pen.box(inner, radius - edge, mix(fill, WHITE, 0.14))
    pen.box(Box(inner.x, inner.y + 1.5, inner.w, inner.h - 1.5), radius - edge, fill)
    return pen.done(Light.FIRST if active else None, stretch)


def faint(theme: Theme, share: float, active: bool) -> Colour:
    """The outline of what is not there; stronger on an active plate, which would swallow it."""
    if active:
        return mix(theme.plate_edge, theme.muted, 0.4)
    return mix(theme.plate_edge, theme.plate, share)


@kept
def slot(theme: Theme, w: int, h: int, radius: int = 7, active: bool = False) -> Sprite:
    """An empty place: a faint outline of what may lie there."""
    pen = Pen(w, h)
    pen.outline(pen.body.inset(1), radius, faint(theme, 0.3, active), 1.5)
    return pen.done()


@kept
def halo(w: int, h: int, radius: int, light: Light = Light.CHANGED) -> Sprite:
    """The light of what has just changed: a gold outline with a glow round it."""
    pen = Pen(w, h, margin=LIGHT_REACH)
    with pen.veil(blur=5) as glow:
        glow.outline(pen.body.inset(-7), radius + 7, GLOW, 13)
    pen.outline(pen.body.inset(-5), radius + 5, mix(GLOW, WHITE, 0.25), 5)
    return pen.done(light)


@kept
def shade(theme: Theme, w: int, h: int, radius: int) -> Sprite:
    """Dusk over what cannot be chosen now."""
    pen = Pen(w, h, scale=2)
    pen.box(pen.body, radius, theme.well)
    pen.fade(SHADE)
    return pen.done()


@kept
def good_outline(w: int, h: int, radius: int) -> Sprite:
    """What can be afforded: thin and green, without the light of a change."""
    pen = Pen(w, h, margin=LIGHT_REACH)
    pen.outline(pen.body.inset(-5), radius + 5, GOOD, 4)
    return pen.done()


@kept
def meter(theme: Theme, w: int, h: int, share: float, near: bool) -> Sprite:
    """How far along something is, from 0 to 1; gold when it is near its goal."""
    pen = Pen(w, h)
    pen.box(pen.body, h / 2, mix(theme.plate_edge, theme.well, 0.2))
    pen.box(pen.body.inset(1.5), h / 2 - 1.5, theme.well)
    if share > 0:
        long = max(h - 5, (w - 5) * min(1, share))
        top, low = (rgb("#FFE08A"), rgb("#E0A52E")) if near else (rgb("#F1F2F8"), rgb("#A9ADC2"))
        pen.wash(Box(2.5, 2.5, long, h - 5), (h - 5) / 2, top, low)
    return pen.done()


@kept
def rank(place: int, size: int) -> Sprite:
    """A place beside a seat's mark, which has a number, too: an ordinal on a dark tag."""
    w, h = round(size * 1.16), round(size * 0.86)
    pen = Pen(w, h, margin=4)
    pen.box(pen.body.inset(-1), h * 0.26, BLACK)
    pen.box(pen.body, h * 0.24, rgb("#E0BE72"))
    pen.box(pen.body.inset(2.5), h * 0.2, rgb("#1A1216"))
    pen.text(pen.body.centre, f"{place}.", Face.BOLD, size * 0.62, GLOW)
    return pen.done()


@kept
def medal(place: int, size: int) -> Sprite:
    """A place in the standings: silver, bronze, then plain."""
    tones: dict[int, Colour] = {1: GLOW, 2: rgb("#C9D1E0"), 3: rgb("#D59A6A")}
    tone = tones.get(place, rgb("#4A5A9A"))
    pen = Pen(size, size)
    centre = pen.body.centre
    pen.disc(centre, size / 2, mix(tone, BLACK, 0.45))
    pen.disc(centre, size / 2 - 2.5, tone)
    pen.disc(centre, size * 0.39, mix(tone, BLACK, 0.12))
    pen.text(centre, str(place), Face.BOLD, size * 0.56, INK if place in tones else WHITE)
    return pen.done()
