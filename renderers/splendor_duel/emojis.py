"""The emojis of Splendor Duel: tokens, cards by their bonus, decks, privileges, crowns, royals."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from games.splendor_duel.catalogue import GEMS, LEVELS, ROYALS, Colour
from games.text import Text
from renderers.emojis import SIDE, Emojis, pair, trio
from renderers.pieces import brass
from renderers.pieces.jewels import Stone, chip, setting
from renderers.pieces.painted_cards import back
from renderers.splendor_duel import royals
from renderers.splendor_duel.cards import emblem
from renderers.splendor_duel.signs import bag, scroll, stone_of, wheel
from renderers.sprites import Sprite

CARD = (92, 122)
DRAWINGS: dict[str, Callable[[], Sprite]] = {
    **{colour.value: partial(setting, stone_of(colour), SIDE) for colour in Colour},
    **{f"card-{gem.value}": partial(emblem, stone_of(gem), *CARD) for gem in GEMS},
    "card-none": partial(emblem, None, *CARD),
    "card-wild": lambda: pair([emblem(None, *CARD), wheel(SIDE)]),
    **{f"deck-{level}": partial(back, level, 88, 124) for level in LEVELS},
    **{f"royal-{key.lower()}": partial(royals.cameo, one, SIDE) for key, one in ROYALS.items()},
    "privilege": partial(scroll, SIDE),
    "crown": partial(brass.sign, "crown", SIDE),
    "bag": partial(bag, SIDE),
    "take": lambda: trio([chip(stone, SIDE) for stone in (Stone.BLUE, Stone.PEARL, Stone.RED)]),
    "reserve": lambda: pair([back(1, 88, 88), chip(Stone.GOLD, SIDE)]),
    "buy": lambda: pair([emblem(Stone.GREEN, *CARD), emblem(Stone.BLUE, *CARD)]),
}


def beside(text: Text) -> str | None:
    """The icon before a text."""
    args = dict(text.args)
    match text.key:
        case "count" | "colour" | "spot" | "place":
            return str(args["colour"])
        case "card" | "the-card" | "card-button":
            return f"card-{args['colour']}"
        case "deck" | "deck-button":
            return f"deck-{args['level']}"
        case "royal":
            return f"royal-{str(args['id']).lower()}"
        case "do-take" | "do-reserve" | "do-buy" | "do-buy-card" | "do-reserve-card":
            return text.key.removeprefix("do-").removesuffix("-card")
        case "do-privilege" | "gained-privilege" | "gained-privilege-from":
            return "privilege"
        case "do-replenish" | "replenished":
            return "bag"
        case "reached-crowns":
            return "crown"
    return _HONOURED.get(text.key)


_HONOURED = {
    "honour-crowns": "crown",
    "honour-colour": "red",
    "honour-goals": "take",
    "honour-no-royal": "card-none",
    "honour-no-privilege": "privilege",
    "honour-no-refill": "bag",
    "honour-few-cards": "buy",
    "honour-kept-low": "black",
    "honour-steals": "gold",
    "honour-extra-turns": "pearl",
    "honour-for-nothing": "deck-3",
}

EMOJIS = Emojis(DRAWINGS, beside)
