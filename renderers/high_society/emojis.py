"""The emojis of High Society: its cards, money, and what is done in an auction."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from games.high_society.catalogue import CARDS, Card, Kind
from games.text import Text
from renderers.emojis import Emojis, medal
from renderers.high_society import cards, emblems
from renderers.high_society.lacquer import GOLD, INK, PLATE
from renderers.sprites import Sprite
from renderers.theme import rgb

NOTE_GROUND, NOTE_INK = rgb("#2F6B4F"), rgb("#F2E3B8")
PASS_GROUND, PASS_INK = rgb("#7A1F2B"), rgb("#FBE9E4")
WIDTH = 90  # of a card


def _icon(card: Card) -> str:
    """Cards that are called alike share one."""
    return f"luxury-{card.worth}" if card.kind is Kind.LUXURY else card.kind.value


DRAWINGS: dict[str, Callable[[], Sprite]] = {
    **{_icon(card): partial(cards.small, card, WIDTH) for card in CARDS.values()},
    "money": partial(medal, emblems.NOTE, NOTE_GROUND, NOTE_INK),
    "gavel": partial(medal, emblems.GAVEL, GOLD, INK, PLATE[1]),
    "pass": partial(medal, emblems.CROSS, PASS_GROUND, PASS_INK),
    "red-frame": partial(cards.red_frame, 96, 126, True),
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
    return None


EMOJIS = Emojis(DRAWINGS, beside)
