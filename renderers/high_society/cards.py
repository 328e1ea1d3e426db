"""Status cards: the large one under the hammer, the small ones that lie with their owners, and the
back.

Luxury is ivory, misfortune is black; a red frame, told again by four corner blocks, brings the end
nearer.
"""

from __future__ import annotations

from games.high_society.catalogue import MISFORTUNES, Card, Kind
from renderers.canvas import CLEAR, Pen
from renderers.geometry import Box, Point
from renderers.high_society import emblems
from renderers.high_society.lacquer import GOLD, GOLD_DEEP, GOLD_LIGHT, INK, stepped, sunburst
from renderers.lettering import FLOOR, READ, Face, width
from renderers.paths import Emblem, paint
from renderers.sprites import Sprite, kept
from renderers.theme import BLACK, Colour, mix, rgb

UNDER_HAMMER = (284, 403)
LARGE = 120  # from this width on a card shows all its ornament
TALL = 1.42  # how much higher than wide a card is
SLIP = (42, 28)  # a card in a crowd: its worth alone
TAG = (92, 46)
IVORY, IVORY_LOW = rgb("#FBF5E6"), rgb("#EEE3C8")
DARK, DARK_LOW = rgb("#332A31"), rgb("#1E181D")
CRIMSON, CRIMSON_DARK, SALMON = rgb("#C22B3A"), rgb("#8C1A28"), rgb("#F08A86")
EDGE, DARK_EDGE = rgb("#B8924A"), rgb("#8A6A6C")
POOR = rgb("#FF9A94")  # why somebody is out
BAND = rgb("#1B161A")
SYMBOLS = {
    Kind.RECOGNITION: emblems.LAUREL,
    Kind.ARREST: emblems.HANDCUFFS,
    Kind.LOSS: emblems.DIE,
    Kind.THIEF: emblems.MASK,
}
EFFECTS = {Kind.RECOGNITION: "×2", Kind.ARREST: "÷2", Kind.LOSS: "−5", Kind.THIEF: ""}
TRACKING = 0.06  # of the height of capitals, between two of them
TWO_TONES = 58  # the least width of a card whose emblem has two tones


def emblem_of(card: Card) -> Emblem:
    """What is pictured on a card."""
    return emblems.LUXURIES[card.worth - 1] if card.kind is Kind.LUXURY else SYMBOLS[card.kind]


def worth(card: Card) -> str:
    """What a card does to the score, as it is written on it; nothing on the thief."""
    return str(card.worth) if card.kind is Kind.LUXURY else EFFECTS[card.kind]


def height_of(w: float) -> int:
    """How high a card of this width is."""
    return round(w * TALL)


@kept
def large(card: Card, w: int, h: int, kind: str) -> Sprite:
    """The card under the hammer: its worth, its emblem on a sunburst, its kind in words on a
    band. Without a kind the picture takes the room of the band.
    """
    pen, bad = _sheet(card, w, h), card.kind in MISFORTUNES
    ink, accent = (IVORY, SALMON) if bad else (INK, CRIMSON if card.red else GOLD_DEEP)
    margin = w * (0.065 if card.red else 0.055)
    head, picture, band = Box(2 * margin, 0, w - 4 * margin, h - 2 * margin).rows(
        h * 0.30, 1, h * 0.11 if kind else 0
    )
    _head(pen, head, card, ink, accent)
    with pen.clip(picture, 0) as inside, inside.veil(opacity=0.17) as light:
        sunburst(light, picture.centre, picture.w + picture.h, 44, accent)
    pen.box(Box(picture.x, picture.y, picture.w, max(1.5, w * 0.006)), 0, accent)
    spot = picture.place(w * 0.56, w * 0.56)
    shade = Box(spot.x + w * 0.008, spot.y + w * 0.01, spot.w, spot.h)
    paint(pen, shade, emblem_of(card), GOLD)
    paint(pen, spot, emblem_of(card), ink, inlay=_inlay(card))
    if kind:
        _banner(pen, band, kind, bad)
    if not card.red:
        pen.line(stepped(pen.body.inset(margin), w * 0.03), accent, w * 0.011)
    _frame(pen, card, 0.06, 1.75)
    return pen.done()


def _banner(pen: Pen, band: Box, kind: str, bad: bool) -> None:
    """The kind in words at the foot."""
    w = pen.body.w
    pen.box(band, 0, IVORY if bad else BAND)
    pen.box(Box(band.x, band.y, band.w, max(2, w * 0.01)), 0, GOLD)
    _tracked(
        pen,
        band.centre.moved(dy=1),
        kind.upper(),
        w * 0.113,
        band.w * 0.92,
        INK if bad else GOLD_LIGHT,
    )


def _inlay(card: Card) -> Colour:
    """The second tone of an emblem: gold, or the red of misfortunes."""
    return CRIMSON if card.kind in MISFORTUNES else GOLD


def _head(pen: Pen, box: Box, card: Card, ink: Colour, accent: Colour) -> None:
    """The worth between speed lines; the thief, who has none, crosses out a card."""
    w = pen.body.w
    middle = Point(box.centre.x, box.y + box.h * 0.575)
    if text := worth(card):
        pen.text(middle, text, Face.BOLD, w * (0.32 if card.red else 0.38), ink)
    else:
        loot = Box(middle.x - w * 0.095, middle.y - w * 0.135, w * 0.19, w * 0.27)
        pen.box(loot, w * 0.02, IVORY)
        paint(pen, loot.place(w * 0.17, w * 0.17), emblems.CROSS, CRIMSON)
    for place, long in enumerate((0.14, 0.10, 0.06)):
        y = middle.y + (place - 1) * w * 0.045
        for x in (box.x + w * 0.01, box.right - w * (0.01 + long)):
            pen.box(Box(x, y, w * long, max(2, w * 0.011)), 0, accent)


def _tracked(pen: Pen, at: Point, text: str, size: float, room: float, fill: Colour) -> None:
    """Capitals set apart; smaller where they would not fit."""
    unit = width(text, Face.MEDIUM, 100) / 100
    size = max(FLOOR, min(size, room / (unit + TRACKING * len(text))))
    gap = size * TRACKING
    x = at.x - (unit * size + gap * (len(text) - 1)) / 2
    for letter in text:
        wide = width(letter, Face.MEDIUM, 100) / 100 * size
        pen.text(Point(x + wide / 2, at.y), letter, Face.MEDIUM, size, fill)
        x += wide + gap


@kept
def small(card: Card, w: int, share: float = 1) -> Sprite:
    """A card that somebody has won: worth and emblem, each as large as it can be; `share` below 1
    dims it.
    """
    h = height_of(w)
    pen, bad = _sheet(card, w, h), card.kind in MISFORTUNES
    ink, text = IVORY if bad else INK, worth(card)
    if text:
        high = (0.54, 0.46) if w >= TWO_TONES else (0.66, 0.54)  # the smaller, the larger written
        size = max(FLOOR, w * high[not text.isdigit()])
        pen.text(Point(w / 2, h * 0.285), text, Face.BOLD, size, ink)
        tone = CRIMSON_DARK if card.red and not bad else ink
        inlay = _inlay(card) if w >= TWO_TONES else CLEAR
        spot = pen.body.place(w * 0.5, w * 0.5, 0.5, 0.86)
        paint(pen, spot, emblem_of(card), tone, inlay=inlay)
    else:
        paint(pen, pen.body.place(w * 0.74, w * 0.74), emblem_of(card), ink)
    _frame(pen, card, 0.085, 2.1)
    return dimmed(pen, share)


@kept
def slip(card: Card, share: float = 1) -> Sprite:
    """A card in a crowd."""
    w, h = SLIP
    pen, ink = _sheet(card, w, h), IVORY if card.kind in MISFORTUNES else INK
    if text := worth(card):
        pen.text(pen.body.centre, text, Face.BOLD, FLOOR, ink)
    else:
        paint(pen, pen.body.place(30, 30), emblem_of(card), ink)
    _frame(pen, card, 0.07, 2.1)
    return dimmed(pen, share)


@kept
def tag(card: Card) -> Sprite:
    """A card in a line of text: worth and emblem side by side."""
    w, h = TAG
    pen, ink = _sheet(card, w, h), IVORY if card.kind in MISFORTUNES else INK
    left, right = pen.body.inset(6, 3).columns(1, 1)
    if text := worth(card):
        pen.text(left.centre, text, Face.BOLD, READ if text.isdigit() else 28, ink)
        paint(
            pen,
            right.place(33, 33),
            emblem_of(card),
            CRIMSON_DARK if card.red and ink is INK else ink,
        )
    else:
        paint(pen, pen.body.place(50, 50), emblem_of(card), ink)
    _frame(pen, card, 0.045, 2.1)
    return pen.done()


def face(card: Card, w: int) -> Sprite:
    """A card without words, with all its ornament where it is wide enough."""
    return large(card, w, height_of(w), "") if w >= LARGE else small(card, w)


@kept
def back(w: int, share: float = 1) -> Sprite:
    """A card that lies face down."""
    h = height_of(w)
    pen = shadowed(w, h)
    pen.box(pen.body, w * 0.09, GOLD_DEEP)
    pen.wash(pen.body.inset(max(1.5, w * 0.03)), w * 0.07, rgb("#3A3138"), rgb("#241D23"))
    pen.line(stepped(pen.body.inset(w * 0.12), w * 0.05), GOLD_DEEP, max(1, w * 0.02))
    centre, half = pen.body.centre, w * 0.17
    pen.poly(
        [
            centre.moved(dy=-1.35 * half),
            centre.moved(half),
            centre.moved(dy=1.35 * half),
            centre.moved(-half),
        ],
        GOLD,
    )
    return dimmed(pen, share)


@kept
def red_frame(w: int, h: int, seen: bool) -> Sprite:
    """One of the four red frames: filled and ticked once it has been turned up, else an empty
    outline.
    """
    pen = Pen(w, h)
    if seen:
        pen.box(pen.body, 5, rgb("#E5535F"))
        pen.box(pen.body.inset(3.5), 2.5, CRIMSON)
        paint(pen, pen.body.place(w * 0.62, w * 0.62), emblems.TICK, IVORY)
    else:
        pen.outline(pen.body, 5, rgb("#C4616A"), 3)
    return pen.done()


def _sheet(card: Card, w: int, h: int) -> Pen:
    """A blank card with its shadow."""
    pen = shadowed(w, h)
    top, low = (DARK, DARK_LOW) if card.kind in MISFORTUNES else (IVORY, IVORY_LOW)
    pen.wash(pen.body, w * 0.08, top, low)
    return pen


def shadowed(w: int, h: int) -> Pen:
    """What is large needs less to be smooth, and takes long enough as it is."""
    pen = Pen(w, h, margin=8, scale=3 if w >= LARGE else 4)
    with pen.veil(blur=4, opacity=0.6, under=True) as shadow:
        shadow.box(Box(0, 3, w, h), w * 0.09, BLACK)
    return pen


def _frame(pen: Pen, card: Card, thick: float, block: float) -> None:
    """The outline: thin in gold, or thick and red with a block in every corner."""
    w, body = pen.body.w, pen.body
    if not card.red:
        pen.outline(
            body, w * 0.08, DARK_EDGE if card.kind in MISFORTUNES else EDGE, max(1.2, w * 0.02)
        )
        return
    pen.outline(body, w * 0.08, CRIMSON, w * thick)
    side = w * thick * block
    with pen.clip(body, w * 0.08) as inside:
        for across in (0, 1):
            for down in (0, 1):
                inside.box(body.place(side, side, across, down), 0, CRIMSON)


def dimmed(pen: Pen, share: float) -> Sprite:
    """The finished card; `share` below 1 dims it, as those of whoever is out of it are."""
    if share < 1:
        with (
            pen.clip(pen.body, pen.body.w * 0.08) as inside,
            inside.veil(opacity=1 - share) as dusk,
        ):
            dusk.box(pen.body, 0, mix(BLACK, DARK, 0.5))
    return pen.done()
