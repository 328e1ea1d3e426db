"""The emojis of Splendor: gems, gold, cards by their bonus, decks, and each noble's portrait."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from games.splendor.catalogue import GEMS, LEVELS, NOBLES, Colour
from games.text import Text
from renderers.emojis import SIDE, Emojis, pair, trio
from renderers.pieces.jewels import Stone, chip, setting
from renderers.pieces.painted_cards import back
from renderers.splendor.cards import emblem, stone_of
from renderers.splendor.nobles import cameo
from renderers.sprites import Sprite

DRAWINGS: dict[str, Callable[[], Sprite]] = {
    **{colour.value: partial(setting, stone_of(colour), SIDE) for colour in Colour},
    **{f"card-{gem.value}": partial(emblem, stone_of(gem), 92, 122) for gem in GEMS},
    **{f"deck-{level}": partial(back, level, 88, 124) for level in LEVELS},
    **{f"noble-{key.lower()}": partial(cameo, noble, SIDE) for key, noble in NOBLES.items()},
    "take": lambda: trio([chip(stone, SIDE) for stone in (Stone.BLUE, Stone.GREEN, Stone.RED)]),
    "two": lambda: pair([chip(Stone.BLUE, SIDE), chip(Stone.BLUE, SIDE)]),
    "reserve": lambda: pair([back(1, 88, 88), chip(Stone.GOLD, SIDE)]),
    "buy": lambda: pair([emblem(Stone.GREEN, 92, 122), emblem(Stone.BLUE, 92, 122)]),
}


def beside(text: Text) -> str | None:
    """The icon before a text."""
    args = dict(text.args)
    match text.key:
        case "count" | "colour":
            return str(args["colour"])
        case "card" | "the-card" | "card-button" | "buy-button":
            return f"card-{args['bonus']}"
        case "deck" | "deck-button":
            return f"deck-{args['level']}"
        case "noble" | "the-noble":
            return f"noble-{str(args['id']).lower()}"
        case "do-take" | "do-two" | "do-reserve" | "do-reserve-which" | "do-buy":
            return text.key.removeprefix("do-").removesuffix("-which")
    return _HONOURED.get(text.key)


_HONOURED = {
    "honour-nobles": "noble-n-01",
    "honour-no-noble": "buy",
    "honour-high": "card-blue",
    "honour-far-ahead": "take",
    "honour-few-cards": "card-white",
    "honour-early": "deck-1",
    "honour-tie": "two",
    "honour-for-nothing": "deck-3",
    "honour-dearest": "deck-2",
    "honour-one-colour": "green",
    "honour-without": "black",
}

EMOJIS = Emojis(DRAWINGS, beside)
