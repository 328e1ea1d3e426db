"""Jewel cards: a still life in the stone's colours under points, bonus, crowns and what they do,
the price and the id; their decks and backs.
"""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from games.splendor_duel.catalogue import Card
from games.splendor_duel.catalogue import Colour as Token
from renderers.canvas import Part, Pen
from renderers.geometry import Point
from renderers.lettering import Face, width
from renderers.painted import covering, painted
from renderers.pieces import brass
from renderers.pieces.cards import pips
from renderers.pieces.jewels import jewel, setting
from renderers.splendor_duel.signs import HOME, ability_seal, no_colour, stone_of, wheel
from renderers.sprites import Sprite, kept
from renderers.theme import SPLENDOR_DUEL, WHITE, rgb

TABLE_SIZE = (112, 206)  # a card in the pyramid; larger cards grow all their parts with it
BACK_SIZE = (40, 54)  # a reserved card on a plate
LIVES = ("chest", "necklace", "goblet", "ring")
"""What lies on cards that bring nothing else than a stone; those with crowns show a crown."""
NIGHT = rgb("#060310")
IVORY = rgb("#F4ECD8")
POINTS, SETTING, COST, FIGURE, CODE = 48, 48, 50, 0.68, 22
"""On a card of the table's size: points, the bonus, stones of the price, their figures as a share
of them, and the id.
"""
STEP, CLOSE, MANY = 41, 38.5, 4  # from one stone of a price to the next, and where there are many
ABILITY, CROWN, CROWN_STEP = 38, 34, 25


def scene_of(card: Card) -> str:
    """What is painted on a card; one that is bound to no colour shows a pearl in its shell."""
    if card.crowns:
        life = "crown"
    elif card.bonus is None:
        life = "shell"
    else:
        life = LIVES[(card.level - int(card.id.rpartition("-")[2])) % len(LIVES)]
    return f"scene-{life}-{card.bonus.value if card.bonus else 'joker'}"


@kept
def face(card: Card, w: int, h: int) -> Sprite:
    """A card, its id at the foot."""
    unit = min(w / TABLE_SIZE[0], h / TABLE_SIZE[1])
    dues = [(stone_of(colour), count) for colour, count in card.cost.items()]
    art = covering(HOME, scene_of(card), w, h, 0.55)
    step = (STEP if len(dues) < MANY else CLOSE) * unit
    image = _shaded(art.image, len(dues) * step + 16 * unit, unit, points=bool(card.points))
    image = brass.framed(image, round(11 * unit), 3.2 * unit).image
    size = max(CODE, round(CODE * unit**0.6))
    tab = round(width(card.id, Face.MEDIUM, size) + 13 * unit**0.5), round(size * 1.36)
    edge = round(4.2 * unit)
    plaque = brass.glass(*tab, round(8 * unit), None, 0.75)
    image.alpha_composite(plaque.image, (w - edge - tab[0], h - edge - tab[1]))
    pen = Pen(w, h)
    if card.points:
        at = Point(12 * unit + width(str(card.points), Face.BLACK, round(POINTS * unit)) / 2, 0)
        with pen.veil(blur=3 * unit, opacity=0.8, under=True) as cast:
            cast.text(at.moved(dy=31 * unit), str(card.points), Face.BLACK, POINTS * unit, NIGHT)
        pen.text(at.moved(dy=29 * unit), str(card.points), Face.BLACK, POINTS * unit, WHITE, NIGHT)
    middle = Point(w - edge - tab[0] / 2, h - edge - tab[1] / 2)
    pen.text(middle, card.id, Face.MEDIUM, size, IVORY)
    image.alpha_composite(pen.done().image)
    _gains(image, card, unit)
    for number, (stone, count) in enumerate(dues):
        due = setting(stone, round(COST * unit), count, FIGURE).image
        y = h - 9 * unit - (len(dues) - number) * step
        image.alpha_composite(due.convert("RGBA"), (round(1.5 * unit), round(y)))
    return Sprite(image)


def _gains(image: Image.Image, card: Card, unit: float) -> None:
    """Along the right edge from above: each bonus, what the card does, and its crowns."""
    column, y = image.width - 26 * unit, 2 * unit

    def put(sprite: Sprite, high: float) -> None:
        nonlocal y
        at = round(column - sprite.w / 2), round(y + (high - sprite.h) / 2)
        image.alpha_composite(sprite.image.convert("RGBA"), at)
        y += high

    side = round(SETTING * unit)
    if card.bonus:
        for _ in range(card.bonuses):
            put(setting(stone_of(card.bonus), side), 44 * unit)
    elif card.wild:
        put(wheel(side), 46 * unit)
    y += 3 * unit
    if card.ability:
        put(ability_seal(card.ability, round(ABILITY * unit)), ABILITY * unit)
    for _ in range(card.crowns):
        put(brass.sign("crown", round(CROWN * unit)), CROWN_STEP * unit)


def _shaded(art: Image.Image, high: float, unit: float, *, points: bool) -> Image.Image:
    """Darker above, where the points are, and at the lower left, where the price is."""
    image = art.convert("RGB").copy()
    w, h = image.size
    lower = _mask(round(92 * unit), round(min(h, high * 1.25)), 0.66, foot=True)
    image.paste(NIGHT, (0, h - lower.height), lower)
    image.paste(NIGHT, (0, 0), _mask(w, round(h * 0.3), 0.62 if points else 0.25, foot=False))
    return image


@lru_cache(maxsize=64)
def _mask(w: int, h: int, most: float, *, foot: bool) -> Image.Image:
    """Darkest at the left, and at the foot or the top."""
    down = Image.linear_gradient("L")
    sideways = down.rotate(90).point(lambda v: round(255 * (1 - v / 255) ** 0.8)).resize((w, h))
    rise = down.point(lambda v: min(255, v * 3) if foot else 255 - v).resize((w, h))
    mask = Image.composite(rise, Image.new("L", (w, h)), sideways)
    return mask.point(lambda v: round(v * most))


@kept
def mini(card: Card, w: int, h: int) -> Sprite:
    """A card in little room: its still life and its jewel, without its price."""
    image = brass.framed(covering(HOME, scene_of(card), w, h, 0.7).image, w // 7, w / 20).image
    if card.bonus or card.wild:
        side = round(w * 0.62)
        sign = setting(stone_of(card.bonus), side) if card.bonus else wheel(side)
        image.alpha_composite(sign.image.convert("RGBA"), (w - side - 1, 1))
    return Sprite(image)


@kept
def back(level: int, w: int, h: int) -> Sprite:
    """A card that only its owner knows: its level and no more."""
    ground = painted(HOME, f"deck-{level}", w, h, (0.25, 0.2, 0.5, 0.14)).image
    image = brass.framed(ground, max(4, w // 7), max(1.6, w / 21)).image
    pen = Pen(w, h)
    pips(pen, pen.body.centre, level, w * 0.105, brass.LIT)
    image.alpha_composite(pen.done().image)
    return Sprite(image)


@kept
def deck(level: int, w: int, h: int, left: int) -> Sprite:
    """A deck: its level in its ornament, how many cards are left, the edges of those below."""
    margin = 6
    sheet = Image.new("RGBA", (w + 2 * margin, h + 2 * margin))
    if not left:
        sheet.alpha_composite(brass.place(w, h, 12, rgb("#7A55A0")).image, (margin, margin))
    else:
        top = covering(HOME, f"deck-{level}", w, h)
        edge = brass.framed(brass.dimmed(top, 0.45).image, 12, 2).image
        for number in range(min(3, (left + 7) // 8), 0, -1):
            at = margin + round(1.5 * number), margin + round(1.4 * number)
            sheet.alpha_composite(edge, at)
        sheet.alpha_composite(brass.framed(top.image, 12, 3.4).image, (margin, margin))
    pen = Pen(w, h, margin)
    ink = rgb("#FFE9B0") if left else rgb("#B49CC8")
    pen.text(pen.body.centre, str(left), Face.BLACK, 38, ink, NIGHT)
    sheet.alpha_composite(pen.done().image)
    return Sprite(sheet, margin)


def marked(card: Card, colour: Token | None = None) -> list[Part]:
    """A card in a line of text: the stone it counts for, or the sign for none, and its id."""
    counted = colour or card.bonus
    if counted:
        return [jewel(stone_of(counted), 40), card.id]
    return [wheel(40) if card.wild else no_colour(SPLENDOR_DUEL, 34, 34), card.id]
