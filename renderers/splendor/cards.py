"""Development cards: a scene in the stone's colours under the points, the jewel, the price and the
id.
"""

from __future__ import annotations

from PIL import Image

from games.splendor.catalogue import Card
from games.splendor.catalogue import Colour as Gem
from renderers.canvas import Pen
from renderers.geometry import Point
from renderers.lettering import Face, width
from renderers.painted import covering
from renderers.pieces import brass, painted_cards
from renderers.pieces.brass import Metal
from renderers.pieces.jewels import Stone, setting
from renderers.pieces.painted_cards import IVORY, NIGHT, shaded
from renderers.sprites import Sprite, kept
from renderers.theme import WHITE

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
POINTS, SETTING, COST, STEP, CODE = 60, 62, 56, 48, 22
"""On a card of the table's size: points, the bonus, stones of the price, from one to the next, and
the id.
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
    art = covering(HOME, f"scene-{scene_of(card.level, card.id)}-{stone.key}", w, h, 0.7)
    radius = round(13 * unit)
    pen = Pen(w, h)
    across, high = (2, 2) if len(dues) >= PAIRS else (1, len(dues))
    price = (across * STEP + 10) * 1.5 * unit, (high * STEP + 14) * 1.3 * unit
    image = shaded(art.image.convert("RGB"), price, 0.42, 0.6 if card.points else 0.2)
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


@kept
def choice(card: Card, w: int, h: int, *, dim: bool, beside: int) -> Sprite:
    """A card in a menu, darker if it cannot be chosen; so much is free beside its id."""
    stone = stone_of(card.bonus)
    art = covering(HOME, f"scene-{scene_of(card.level, card.id)}-{stone.key}", w, h, 0.7)
    dues = [(stone_of(colour), count) for colour, count in card.cost.items()]
    size = max(painted_cards.DUE, round(COST * w / TABLE_SIZE[0]))
    done = painted_cards.choice(art.image, card.id, card.points, dues, size, dim=dim, beside=beside)
    bonus = setting(stone, 50)
    shown = brass.dimmed(bonus, 0.75).image if dim else bonus.image.convert("RGBA")
    done.alpha_composite(shown, (w - 53, 3))
    return Sprite(done)


@kept
def small(card: Card, w: int, h: int) -> Sprite:
    """A card as a thumbnail: its scene, its jewel, and its points if it has some."""
    stone = stone_of(card.bonus)
    art = covering(HOME, f"scene-{scene_of(card.level, card.id)}-{stone.key}", w, h, 0.6)
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


def emblem(stone: Stone, w: int, h: int) -> Sprite:
    """Any card of a bonus."""
    return painted_cards.emblem(covering(HOME, f"scene-palace-{stone.key}", w, h, 0.6), stone)
