"""Jewel cards: a still life in the stone's colours under points, bonus, crowns and what they do,
the price and the id.
"""

from __future__ import annotations

from PIL import Image

from games.splendor_duel.catalogue import Card
from games.splendor_duel.catalogue import Colour as Token
from renderers.canvas import Part, Pen
from renderers.geometry import Point
from renderers.lettering import Face, width
from renderers.painted import covering
from renderers.pieces import brass, painted_cards
from renderers.pieces.jewels import Stone, jewel, setting
from renderers.pieces.painted_cards import IVORY, NIGHT, shaded
from renderers.splendor_duel.signs import HOME, ability_seal, no_colour, stone_of, wheel
from renderers.sprites import Sprite, kept
from renderers.theme import SPLENDOR_DUEL, WHITE

TABLE_SIZE = (112, 206)  # a card in the pyramid; larger cards grow all their parts with it
BACK_SIZE = (40, 54)  # a reserved card on a plate
LIVES = ("chest", "necklace", "goblet", "ring")
"""What lies on cards that bring nothing else than a stone; those with crowns show a crown."""
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
def face(card: Card, w: int, h: int, code: int | None = None) -> Sprite:
    """A card, its id at the foot; as large as `code` where people pick by it."""
    unit = min(w / TABLE_SIZE[0], h / TABLE_SIZE[1])
    dues = [(stone_of(colour), count) for colour, count in card.cost.items()]
    art = covering(HOME, scene_of(card), w, h, 0.55)
    step = (STEP if len(dues) < MANY else CLOSE) * unit
    size = code or max(CODE, round(CODE * unit**0.6))
    tab = round(width(card.id, Face.MEDIUM, size) + 13 * unit**0.5), round(size * 1.36)
    edge = round(4.2 * unit)
    foot = h - 9 * unit - (tab[1] if code else 0)
    paired = bool(code) and len(dues) * step > foot - (POINTS * unit if card.points else 0)
    rows = (len(dues) + 1) // 2 if paired else len(dues)
    price = 92 * unit * (1.6 if paired else 1), (rows * step + 16 * unit) * 1.25 + h - foot
    image = shaded(art.image.convert("RGB"), price, 0.3, 0.62 if card.points else 0.25)
    image = brass.framed(image, round(11 * unit), 3.2 * unit).image
    plaque = brass.glass(*tab, round(8 * unit), None, 0.85 if code else 0.75)
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
    _gains(image, card, unit, card.crowns)
    for number, (stone, count) in enumerate(dues):
        column, row = (number % 2, number // 2) if paired else (0, number)
        due = setting(stone, round(COST * unit), count, FIGURE).image
        at_ = round(1.5 * unit + column * step), round(foot - (rows - row) * step)
        image.alpha_composite(due.convert("RGBA"), at_)
    return Sprite(image)


@kept
def trophy(card: Card, w: int, h: int, *, crowns: bool) -> Sprite:
    """A card that has won, without its price; if by crowns, these shine at its foot."""
    unit = w / TABLE_SIZE[0]
    art = covering(HOME, scene_of(card), w, h, 0.55).image.convert("RGB")
    image = brass.framed(shaded(art, (w, h * 0.4), 0.3, 0.6), round(11 * unit), 3.2 * unit).image
    if card.points:
        pen, size = Pen(w, h), POINTS * unit
        at = Point(12 * unit + width(str(card.points), Face.BLACK, round(size)) / 2, 29 * unit)
        pen.text(at, str(card.points), Face.BLACK, size, WHITE, NIGHT)
        image.alpha_composite(pen.done().image)
    _gains(image, card, unit, 0 if crowns else card.crowns)
    for number in range(card.crowns if crowns else 0):
        sign = brass.sign("crown", round(56 * unit * 0.76))
        x = w / 2 + (number - (card.crowns - 1) / 2) * sign.w * 1.06 - sign.w / 2
        light = brass.light(sign.w, sign.h, sign.h // 2, brass.LIT, 7, 1)
        y = round(h - 20 * unit - sign.h)
        for shown in (light, sign):
            at_ = max(0, round(x) - shown.margin), y - shown.margin
            image.alpha_composite(shown.image.convert("RGBA"), at_)
    return Sprite(image)


def _gains(image: Image.Image, card: Card, unit: float, crowns: int) -> None:
    """Along the right edge from above: each bonus, what the card does, and so many crowns."""
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
    for _ in range(crowns):
        put(brass.sign("crown", round(CROWN * unit)), CROWN_STEP * unit)


@kept
def choice(card: Card, w: int, h: int, *, dim: bool) -> Sprite:
    """A card in a menu, darker if it cannot be chosen."""
    dues = [(stone_of(colour), count) for colour, count in card.cost.items()]
    art = covering(HOME, scene_of(card), w, h, 0.55)
    done = painted_cards.choice(art.image, card.id, card.points, dues, dim=dim, single=len(dues))
    gains = Image.new("RGBA", done.size)
    _gains(gains, card, w / TABLE_SIZE[0], card.crowns)
    done.alpha_composite(brass.dimmed(Sprite(gains), 0.75).image if dim else gains)
    return Sprite(done)


@kept
def mini(card: Card, w: int, h: int) -> Sprite:
    """A card in little room: its still life and its jewel, without its price."""
    image = brass.framed(covering(HOME, scene_of(card), w, h, 0.7).image, w // 7, w / 20).image
    if card.bonus or card.wild:
        side = round(w * 0.62)
        sign = setting(stone_of(card.bonus), side) if card.bonus else wheel(side)
        image.alpha_composite(sign.image.convert("RGBA"), (w - side - 1, 1))
    return Sprite(image)


def emblem(stone: Stone | None, w: int, h: int) -> Sprite:
    """Any card of a bonus; one without shows a pearl."""
    name = f"scene-chest-{stone.key}" if stone else "scene-shell-joker"
    return painted_cards.emblem(covering(HOME, name, w, h, 0.6), stone)


def marked(card: Card, colour: Token | None = None) -> list[Part]:
    """A card in a line of text: the stone it counts for, or the sign for none, and its id."""
    counted = colour or card.bonus
    if counted:
        return [jewel(stone_of(counted), 40), card.id]
    return [wheel(40) if card.wild else no_colour(SPLENDOR_DUEL, 34, 34), card.id]
