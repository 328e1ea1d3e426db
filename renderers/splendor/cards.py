"""Development cards: a scene in the stone's colours under the points, the jewel, the price and the
id.
"""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from games.splendor.catalogue import Card
from games.splendor.catalogue import Colour as Gem
from renderers.canvas import Pen
from renderers.geometry import Point
from renderers.lettering import Face, width
from renderers.painted import covering, painted
from renderers.pieces import brass
from renderers.pieces.brass import Metal
from renderers.pieces.cards import pips
from renderers.pieces.jewels import setting
from renderers.pieces.stones import Stone
from renderers.sprites import Sprite, kept
from renderers.theme import WHITE, rgb

HOME = "renderers.splendor"
"""The package of its assets."""
TABLE_SIZE = (172, 212)  # a card in the rows; larger cards grow all their parts with it
SMALL_SIZE = (46, 62)  # a reserved card on a plate
SCENES: dict[int, tuple[str, ...]] = {
    1: ("mine", "mill", "cave"),
    2: ("ship", "caravan", "workshop", "market"),
    3: ("palace", "cathedral", "bridge"),
}
"""The scenes of each level: where stones come from, how they travel, where they are worn."""
PAIRS = 4  # so many stones of a price lie two and two
NIGHT = rgb("#04050E")
IVORY = rgb("#F4ECD8")
POINTS, SETTING, COST, STEP, FIGURE, CODE = 60, 62, 56, 48, 36, 22
"""On a card of the table's size: points, the bonus, stones of the price, from one to the next,
their figures, and the id.
"""


def stone_of(colour: Gem) -> Stone:
    """How a colour of the game looks."""
    return Stone[colour.name]


def scene_of(level: int, name: str) -> str:
    """What is painted on a card: its ids count within the level."""
    several = SCENES[level]
    return several[int(name.rpartition("-")[2]) % len(several)]


@kept
def face(card: Card, w: int, h: int, code: int | None = None, metal: Metal = Metal.BRASS) -> Sprite:
    """A card. Its id is as large as `code` where people pick by it."""
    stone, unit = stone_of(card.bonus), w / TABLE_SIZE[0]
    dues = [(stone_of(colour), count) for colour, count in card.cost.items()]
    art = covering(HOME, f"scene-{scene_of(card.level, card.id)}-{stone.value}", w, h, 0.7)
    radius = round(13 * unit)
    pen = Pen(w, h)
    image = _shaded(art.image.convert("RGB"), len(dues), unit, points=bool(card.points))
    image = brass.framed(image, radius, 3.7 * unit, metal).image
    size = code or max(CODE, round(CODE * unit**0.4))
    tab = round(width(card.id, Face.MEDIUM, size) + 16 * max(1, unit**0.5)), round(size * 1.42)
    plaque = brass.glass(*tab, round(8 * unit), None, 0.7 if code is None else 0.85)
    edge = round(4.6 * unit)
    image.alpha_composite(plaque.image, (w - edge - tab[0], h - edge - tab[1]))
    if card.points:
        at = Point(15 * unit + width(str(card.points), Face.BLACK, round(POINTS * unit)) / 2, 0)
        with pen.veil(blur=3 * unit, opacity=0.8, under=True) as cast:
            cast.text(at.moved(dy=38 * unit), str(card.points), Face.BLACK, POINTS * unit, NIGHT)
        number = at.moved(dy=36 * unit)
        pen.text(number, str(card.points), Face.BLACK, POINTS * unit, WHITE, NIGHT)
    middle = Point(w - edge - tab[0] / 2, h - edge - tab[1] / 2)
    pen.text(middle, card.id, Face.MEDIUM, size, IVORY)
    image.alpha_composite(pen.done().image)
    bonus = setting(stone, round(SETTING * unit))
    image.alpha_composite(
        bonus.image.convert("RGBA"), (round(w - bonus.w - 3 * unit), round(4 * unit))
    )
    _price(image, dues, unit, h - (tab[1] if code and len(dues) >= PAIRS else 0))
    return Sprite(image)


def _price(image: Image.Image, dues: list[tuple[Stone, int]], unit: float, h: int) -> None:
    """Stones from the foot upwards in one column, or two and two."""
    paired = len(dues) >= PAIRS
    rows = (len(dues) + 1) // 2 if paired else len(dues)
    for number, (stone, count) in enumerate(dues):
        column, row = (number % 2, number // 2) if paired else (0, number)
        due = setting(stone, round(COST * unit), count).image.convert("RGBA")
        x, y = 2 + column * STEP, -8 - (rows - row) * STEP
        image.alpha_composite(due, (round(x * unit), round(h + y * unit)))


CODED, LEAST_DUE = 42, 48
IVORY_DIM = rgb("#CFC8BA")


def _shaded(art: Image.Image, dues: int, unit: float, *, points: bool) -> Image.Image:
    """Darker above, where the points are, and at the lower left, where the price is."""
    w, h = art.size
    across = (1 if dues < PAIRS else 2) * STEP + 10
    high = (dues if dues < PAIRS else 2) * STEP + 14
    lower = _mask((across * 1.5 * unit, high * 1.3 * unit), 0.62, foot=True)
    art.paste(NIGHT, (0, h - lower.height), lower)
    art.paste(NIGHT, (0, 0), _mask((w * 0.85, h * 0.42), 0.6 if points else 0.2, foot=False))
    return art


@lru_cache(maxsize=64)
def _mask(size: tuple[float, float], most: float, *, foot: bool) -> Image.Image:
    """Darkest at the left, and at the foot or the top."""
    w, h = max(1, round(size[0])), max(1, round(size[1]))
    down, along = Image.linear_gradient("L"), Image.linear_gradient("L").rotate(90)
    sideways = along.point(lambda v: round(255 * (1 - v / 255) ** 0.8)).resize((w, h))
    rise = down.point(lambda v: min(255, v * 2) if foot else 255 - v).resize((w, h))
    mask = Image.composite(rise, Image.new("L", (w, h)), sideways)
    return mask.point(lambda v: round(v * most))


@kept
def choice(card: Card, w: int, h: int, bright: float, due: float) -> Sprite:
    """A card in a menu: its id, by which one picks it, is as large as its price; it may be darker,
    its price less so.
    """
    stone, unit = stone_of(card.bonus), w / TABLE_SIZE[0]
    art = covering(HOME, f"scene-{scene_of(card.level, card.id)}-{stone.value}", w, h, 0.7)
    image = art.image.convert("RGB")
    costs = [(stone_of(colour), count) for colour, count in card.cost.items()]
    size = max(LEAST_DUE, round(COST * unit))
    step = size - 5
    rows = (len(costs) + 1) // 2 if len(costs) > 2 else len(costs)
    across = (2 if len(costs) > 2 else 1) * step + 8
    lower = _mask((across * 1.5, rows * step + CODED + 30), 0.62, foot=True)
    image.paste(NIGHT, (0, h - lower.height), lower)
    image.paste(NIGHT, (0, 0), _mask((w * 0.8, h * 0.4), 0.6, foot=False))
    foot = brass.glass(w, CODED, 0, None, 0.8).image
    image.paste(foot.convert("RGB"), (0, h - CODED), foot.getchannel("A"))
    if bright < 1:
        image = image.point(lambda v: round(v * bright))
    done = brass.framed(image, 12, 3.4, Metal.BRASS if bright == 1 else Metal.PEWTER).image
    pen = Pen(w, h)
    ink = WHITE if bright == 1 else IVORY_DIM
    if card.points:
        at = Point(12 + width(str(card.points), Face.BLACK, 50) / 2, 30)
        pen.text(at, str(card.points), Face.BLACK, 50, ink, NIGHT)
    room = w - 41
    figure = min(36.0, 34 * room / max(1, width(card.id, Face.BOLD, 34)))
    at = Point(12 + width(card.id, Face.BOLD, round(figure)) / 2, h - CODED / 2 - 1)
    pen.text(at, card.id, Face.BOLD, figure, IVORY if bright == 1 else IVORY_DIM)
    done.alpha_composite(pen.done().image)
    bonus = brass.dimmed(setting(stone, 50), (1 + bright) / 2).image
    done.alpha_composite(bonus, (w - 53, 3))
    for number, (of, count) in enumerate(costs):
        column, row = (number % 2, number // 2) if len(costs) > 2 else (0, number)
        shown = brass.dimmed(setting(of, size, count), due).image
        done.alpha_composite(shown, (3 + column * step, h - CODED - 3 - (rows - row) * step))
    return Sprite(done)


@kept
def small(card: Card, w: int, h: int) -> Sprite:
    """A card as a thumbnail: its scene, its jewel, and its points if it has some."""
    stone = stone_of(card.bonus)
    art = covering(HOME, f"scene-{scene_of(card.level, card.id)}-{stone.value}", w, h, 0.6)
    image = brass.framed(art.image, 7, 2.2).image
    side = round(w * 0.58)
    bonus = setting(stone, side).image.convert("RGBA")
    image.alpha_composite(bonus, (w - side - 1, 1) if card.points else ((w - side) // 2, h // 5))
    if card.points:
        pen = Pen(w, h)
        at = Point(w * 0.46, h * 0.7)
        pen.text(at, str(card.points), Face.BLACK, max(30, w * 0.72), WHITE, NIGHT)
        image.alpha_composite(pen.done().image)
    return Sprite(image)


@kept
def emblem(stone: Stone, w: int, h: int) -> Sprite:
    """Any card of a bonus: the jewel before a scene in its colours."""
    art = covering(HOME, f"scene-palace-{stone.value}", w, h, 0.6)
    image = brass.framed(art.image, round(w / 9), w / 18).image
    side = round(w * 0.8)
    jewel = setting(stone, side).image.convert("RGBA")
    image.alpha_composite(jewel, ((w - side) // 2, (h - side) // 2))
    return Sprite(image)


@kept
def back(level: int, w: int, h: int) -> Sprite:
    """A card that only its owner knows: its level and no more."""
    ground = painted(HOME, f"deck-{level}", w, h, (0.25, 0.2, 0.5, 0.14)).image.convert("RGB")
    image = brass.framed(ground, max(4, w // 7), max(1.6, w / 21)).image
    pen = Pen(w, h)
    pips(pen, pen.body.centre, level, w * 0.105, brass.LIT)
    image.alpha_composite(pen.done().image)
    return Sprite(image)


@kept
def deck(level: int, w: int, h: int, left: int) -> Sprite:
    """A deck: its level in pips, how many cards are left, and the edges of those below."""
    margin = 6
    sheet = Image.new("RGBA", (w + 2 * margin, h + 2 * margin))
    top = covering(HOME, f"deck-{level}", w, h)
    if not left:
        empty = brass.place(w, h, 12, rgb("#4A5A9A")).image
        sheet.alpha_composite(empty, (margin, margin))
    else:
        edge = brass.framed(brass.dimmed(top, 0.45).image, 12, 2).image
        for number in range(min(3, (left + 7) // 8), 0, -1):
            sheet.alpha_composite(
                edge, (margin + round(1.5 * number), margin + round(1.4 * number))
            )
        sheet.alpha_composite(brass.framed(top.image, 12, 3.4).image, (margin, margin))
    pen = Pen(w, h, margin)
    ink = rgb("#FFE9B0") if left else rgb("#8D97BD")
    pen.text(pen.body.centre, str(left), Face.BLACK, 40, ink, NIGHT)
    sheet.alpha_composite(pen.done().image)
    return Sprite(sheet, margin)
