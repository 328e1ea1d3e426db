"""The emojis of High Society: its cards, money, and what is done in an auction."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from games.high_society.catalogue import CARDS, RED_FRAMES, Card, Kind
from games.text import Text
from renderers.canvas import Pen
from renderers.emojis import SIDE, Emojis, composed
from renderers.geometry import Box
from renderers.high_society import cards
from renderers.high_society.lacquer import GOLD, HOME, NIGHT, sign
from renderers.painted import painted
from renderers.sprites import Sprite

WIDTH = 90  # of a card


def _icon(card: Card) -> str:
    """Cards that are called alike share one."""
    return f"luxury-{card.worth}" if card.kind is Kind.LUXURY else card.kind.value


def _medal(name: str) -> Sprite:
    """A painted sign on a dark disc with a golden rim, to be seen on dark and on light."""
    pen = Pen(SIDE, SIDE)
    pen.disc(pen.body.centre, SIDE * 0.495, GOLD)
    pen.disc(pen.body.centre, SIDE * 0.45, NIGHT)
    inner = round(SIDE * 0.62)
    high = sign(name, inner).h
    place = Box((SIDE - inner) / 2, (SIDE - high) / 2, inner, high)
    return composed((pen.done(), pen.body), (sign(name, inner), place))


DRAWINGS: dict[str, Callable[[], Sprite]] = {
    **{_icon(card): partial(cards.small, card, WIDTH) for card in CARDS.values()},
    "money": partial(painted, HOME, "note-1", 180),
    "gavel": partial(_medal, "gavel"),
    "pass": partial(_medal, "cross"),
    "red-frame": partial(painted, HOME, f"clock-{RED_FRAMES}", 180),
}


def beside(text: Text) -> str | None:
    """The icon before a text."""
    args = dict(text.args)
    match text.key:
        case "card":
            kind = str(args["kind"])
            return f"luxury-{args['worth']}" if kind == Kind.LUXURY.value else kind
        case "money" | "do-limit" | "up-to" | "bid" | "raised" | "lost" | "bidding-ran":
            return "money"
        case "do-bid" | "limits-opened":
            return "gavel"
        case "do-pass" | "do-pass-buy" | "do-pass-avoid" | "passed":
            return "pass"
    return _HONOURED.get(text.key)


_HONOURED = {
    "honour-narrow": "money",
    "honour-high": "luxury-8",
    "honour-recognitions": "recognition",
    "honour-best-two": "luxury-9",
    "honour-single": "luxury-5",
    "honour-arrest": "arrest",
    "honour-tie": "gavel",
    "honour-for-nothing": "luxury-10",
    "honour-dear": "luxury-7",
    "honour-penniless": "pass",
    "honour-rich-and-out": "red-frame",
    "honour-misfortunes": "thief",
}

EMOJIS = Emojis(DRAWINGS, beside)
