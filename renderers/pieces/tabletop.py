"""A table of wood with velvet let into it, and what is painted along its upper edge."""

from __future__ import annotations

from PIL import Image

from renderers.canvas import Canvas, Pen
from renderers.geometry import Box
from renderers.painted import covering, opened, painted
from renderers.pieces import brass
from renderers.sprites import Sprite, kept
from renderers.theme import WHITE, Theme

RIM = 22
"""How wide the wood is round the velvet."""
CORNER = 18


@kept
def tabletop(package: str, w: int, h: int) -> Sprite:
    """The whole: walnut, brass, and lit velvet that lies a little lower."""
    image = Image.new("RGB", (w, h))
    board = opened(package, "walnut").convert("RGB")
    image.paste(board.crop((0, 0, w, RIM + 8)), (0, 0))
    image.paste(board.crop((0, 0, w, RIM + 8)), (0, h - RIM - 8))
    upright = opened(package, "walnut-upright").convert("RGB").crop((0, 0, RIM + 8, h))
    pen, wide = Pen(RIM + 8, h, scale=1), RIM + 8
    pen.poly([(0, 0), (wide, wide), (wide, h - wide), (0, h)], WHITE)
    mitre = pen.image.getchannel("A")
    flipped = Image.Transpose.FLIP_LEFT_RIGHT
    image.paste(upright, (0, 0), mitre)
    image.paste(upright.transpose(flipped), (w - RIM - 8, 0), mitre.transpose(flipped))
    size = (w - 2 * RIM, h - 2 * RIM)
    velvet = covering(package, "velvet", *size, 0).image.convert("RGB")
    corner = _darker(size, 0.42)
    velvet.paste((0, 0, 6), (0, 0), corner)
    image.paste(velvet, (RIM, RIM), brass.rounded(*size, CORNER))
    return Sprite(image)


def _darker(size: tuple[int, int], most: float) -> Image.Image:
    """How dark it is: along the upper and left edge, from which a shadow falls, and far from the
    middle.
    """
    w, h = size
    edge = brass.sunken(w, h, CORNER, 0.75)
    far = Image.radial_gradient("L").resize(size)
    dim = far.point(lambda v: round(255 * most * max(0.0, (v / 255 - 0.5) / 0.5) ** 1.4))
    return Image.composite(edge, dim, edge.point(lambda v: 255 if v > 40 else v * 6))


def brim(w: int, h: int) -> Sprite:
    """The brass line between wood and velvet."""
    return brass.frame(w - 2 * RIM + 12, h - 2 * RIM + 12, CORNER + 4, 5)


def table(theme: Theme, package: str, w: int, h: int, strip: str = "masthead") -> Canvas:
    """A canvas of that table with the painted strip along its upper edge."""
    return Canvas(theme, laid(package, w, h, strip))


@kept
def laid(package: str, w: int, h: int, strip: str) -> Sprite:
    """The table with its strip."""
    image = tabletop(package, w, h).image
    if strip:
        painting = painted(package, strip, w - 2 * RIM)
        sheet = Image.new("RGBA", painting.image.size)
        mask = brass.rounded(sheet.width, sheet.height + 40, CORNER).crop((0, 0, *sheet.size))
        sheet.paste(painting.image, (0, 0), mask)
        image.paste(sheet, (RIM, RIM), sheet)
    edge = brim(w, h).image
    image.paste(edge, (RIM - 6, RIM - 6), edge)
    return Sprite(image)


@kept
def cloth(package: str, w: int, h: int) -> Sprite:
    """Velvet alone in its brass line: what low pictures lie on."""
    velvet = covering(package, "velvet", w, h, 0.2).image.convert("RGB")
    edge = brass.frame(w - 8, h - 8, CORNER + 2, 5).image
    velvet.paste(edge, (4, 4), edge)
    return Sprite(velvet)


def tray(canvas: Canvas, package: str, box: Box, radius: int = 18) -> None:
    """A wooden tray that lies on the velvet."""
    w, h = box.size
    canvas.put(brass.shadow(w, h, radius, 10, 0.75), box)
    canvas.put(_tray(package, w, h, radius), box)


@kept
def _tray(package: str, w: int, h: int, radius: int) -> Sprite:
    return brass.framed(covering(package, "tray", w, h).image, radius, 3.6)


@kept
def well(package: str, w: int, h: int, radius: int = 22) -> Sprite:
    """A place sunk into a tray, lined with velvet."""
    lining = painted(package, "velvet", w, h, (0.1, 0.04, 0.28, 0.24)).image.convert("RGB")
    lining.paste((1, 2, 10), (0, 0), brass.sunken(w, h, radius, 0.88, 7))
    low = Image.linear_gradient("L").resize((w, h)).point(lambda v: round(110 + v * 0.4))
    lining.paste((4, 7, 26), (0, 0), low)
    return brass.framed(lining, radius, 2.2)
