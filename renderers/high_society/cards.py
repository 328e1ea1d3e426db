"""Status cards, each with its painting: the large one under the hammer, small ones that lie with
their owners, and the back.

A red frame, which a ×2 or a ÷2 tells again, brings the end nearer; misfortune is black.
"""

from __future__ import annotations

from PIL import Image

from games.high_society.catalogue import MISFORTUNES, Card, Kind
from renderers.canvas import GILT_CAST, Anchor, Canvas, Pen
from renderers.geometry import Box, Point
from renderers.high_society.lacquer import HOME
from renderers.lettering import FLOOR, READ, Face, largest
from renderers.painted import Area, opened_size, painted
from renderers.pieces import brass
from renderers.sprites import Sprite, kept
from renderers.theme import HIGH_SOCIETY, rgb

UNDER_HAMMER = (288, 403)
TALL = 1.42  # how much higher than wide a card is
SLIP = (42, 28)  # a card in a crowd: its worth alone
TAG = (96, 46)
IVORY, DARK = rgb("#FBF5E6"), rgb("#241D26")
INK, RED_INK, PALE_INK = rgb("#211B1E"), rgb("#9C1426"), rgb("#FFD9D2")
EFFECTS = {Kind.RECOGNITION: "×2", Kind.ARREST: "÷2", Kind.LOSS: "−5", Kind.THIEF: ""}
CROPS = {
    "luxury-1": (0.5, 0.46, 0.86), "luxury-2": (0.5, 0.46, 0.98), "luxury-3": (0.5, 0.74, 0.96),
    "luxury-4": (0.5, 0.62, 0.9), "luxury-5": (0.5, 0.66, 0.74), "luxury-6": (0.62, 0.62, 0.86),
    "luxury-7": (0.5, 0.5, 1), "luxury-8": (0.5, 0.6, 1), "luxury-9": (0.5, 0.46, 0.92),
    "luxury-10": (0.5, 0.5, 0.96), "recognition-1": (0.48, 0.46, 0.7),
    "recognition-2": (0.48, 0.46, 0.7), "recognition-3": (0.48, 0.46, 0.7),
    "arrest": (0.5, 0.6, 0.9), "loss": (0.5, 0.54, 0.96), "thief": (0.48, 0.42, 0.8),
}  # fmt: skip
"""Of each painting, where the middle is of what a small card shows, and how much of its width."""


def worth(card: Card) -> str:
    """What a card does to the score, as it is written on it; nothing on the thief."""
    return str(card.worth) if card.kind is Kind.LUXURY else EFFECTS[card.kind]


def height_of(w: float) -> int:
    """How high a card of this width is."""
    return round(w * TALL)


def _frame(card: Card) -> str:
    bad = card.kind in MISFORTUNES
    return ("red-dark" if bad else "red") if card.red else ("dark" if bad else "gold")


def _ink(card: Card) -> tuple[int, int, int]:
    return PALE_INK if card.kind in MISFORTUNES else RED_INK if card.red else INK


@kept
def large(card: Card, w: int, h: int, name: str) -> Sprite:
    """The card under the hammer: its painting, its worth in the corner, its name at the foot."""
    edge = w / 340
    inner = round(12 * edge)
    image = Image.new("RGBA", (w, h))
    image.paste(painting(card, w - 2 * inner, h - 2 * inner).image, (inner, inner))
    frame = painted(HOME, f"card-{_frame(card)}", w, h).image
    image.alpha_composite(frame)
    image.putalpha(brass.rounded(w, h, 18 * edge))
    corner = Point(62 * edge, 55 * edge)
    _write_worth(image, card, corner, (72 if len(worth(card)) == 1 else 62) * edge, 74 * edge)
    canvas = Canvas.of(HIGH_SOCIETY, image)
    room = w * 0.88
    size = largest(name, Face.BOLD, [*range(round(40 * edge), FLOOR, -1)] or [FLOOR], room)
    foot = Point(w / 2, h - 39 * h / 476)
    canvas.text(foot, name, Face.BOLD, size, GILT_CAST, Anchor.MIDDLE, room, squeeze=0.7)
    done = canvas.image
    done.putalpha(image.getchannel("A"))
    return Sprite(done)


def _write_worth(image: Image.Image, card: Card, at: Point, size: float, sign: float) -> None:
    """Its figure; the thief has none but a mask."""
    if text := worth(card):
        pen = Pen(*image.size)
        pen.text(at, text, Face.BLACK, max(FLOOR, size), _ink(card))
        image.alpha_composite(pen.done().image)
    else:
        mask = painted(HOME, "sign-mask", round(sign)).image
        image.alpha_composite(mask, (round(at.x - sign / 2), round(at.y - sign / 2)))


def painting(card: Card, w: int, h: int, crop: tuple[float, float, float] | None = None) -> Sprite:
    """As much of a card's painting as covers a box."""
    whole = opened_size(HOME, card.id)
    x, y, share = crop or (0.5, 0.5, 1)
    shape = (h / w) * whole[0] / whole[1]
    if share * shape > 1:
        share = 1 / shape
    high = share * shape
    left, top = (min(max(0.0, m - s / 2), 1 - s) for m, s in ((x, share), (y, high)))
    area: Area = (left, top, share, high)
    return painted(HOME, card.id, w, h, area)


@kept
def small(card: Card, w: int, share: float = 1, *, tucked: bool = False) -> Sprite:
    """A card that somebody has won: its worth on a band over its painting; `share` below 1 dims it.
    The worth of one that is tucked under the next stands at the left.
    """
    h, edge = height_of(w), w / 100
    image = Image.new("RGBA", (w, h))
    inner, band = round(4 * edge), round(48 * edge)
    image.paste(painting(card, w - 2 * inner, h - inner - band, CROPS[card.id]).image,
                (inner, band))  # fmt: skip
    image.alpha_composite(painted(HOME, f"mini-{_frame(card)}", w, h).image)
    image.putalpha(brass.rounded(w, h, 9 * edge))
    middle = Point(w * (0.3 if tucked else 0.5), 26 * edge)
    _write_worth(image, card, middle, 43 * edge, 46 * edge)
    return _lying(image, round(9 * edge), share)


def _lying(image: Image.Image, radius: int, share: float = 1) -> Sprite:
    """With the shadow that it casts."""
    cast = brass.shadow(*image.size, radius, 4, 0.62)
    sheet = cast.image
    done = Sprite(image) if share == 1 else brass.dimmed(Sprite(image), share)
    sheet.alpha_composite(done.image, (cast.margin, cast.margin))
    return Sprite(sheet, cast.margin)


@kept
def slip(card: Card, share: float = 1) -> Sprite:
    """A card in a crowd."""
    w, h = SLIP
    pen = Pen(w, h)
    pen.box(pen.body, 4, _metal(card))
    bad = card.kind in MISFORTUNES
    pen.box(pen.body.inset(2), 3, DARK if bad else IVORY)
    done = pen.done().image
    _write_worth(done, card, Point(w / 2, h / 2), 24, 26)
    return _lying(done, 4, share)


@kept
def tag(card: Card) -> Sprite:
    """A card in a line of text: worth and painting side by side."""
    w, h = TAG
    pen = Pen(w, h)
    pen.box(pen.body, 7, _metal(card))
    pen.box(Box(3, 3, w - 6, h - 6), 5, DARK if card.kind in MISFORTUNES else IVORY)
    done, half = pen.done().image, w // 2
    x, y, share = CROPS[card.id]
    shown = painting(card, half - 3, h - 6, (x, y, share * 0.9)).image
    done.paste(shown, (half, 3))
    _write_worth(done, card, Point(half / 2 + 2, h / 2), READ, 40)
    return Sprite(done)


def _metal(card: Card) -> tuple[int, int, int]:
    return rgb({"gold": "#E6BD63", "dark": "#6B6470"}.get(_frame(card), "#E8485A"))


@kept
def back(w: int, share: float = 1) -> Sprite:
    """A card that lies face down."""
    h = height_of(w)
    return _lying(painted(HOME, "back", w, h).image.convert("RGBA"), round(w * 0.09), share)
