"""The emojis of Last Will: cards by what is pictured on them, decks, companions, houses, errands,
actions and pounds.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from games.last_will.catalogue import CARDS, Card
from games.text import Text
from renderers.emojis import SIDE, Emojis
from renderers.last_will import signs
from renderers.last_will.card_content import DECKS, printed
from renderers.last_will.papers import Frame, back, portrait
from renderers.last_will.signs import COMPANIONS, ESTATES, SYMBOLS, Sign, medal
from renderers.sprites import Sprite


def _shown(card: Card) -> str:
    """By what a card is known: its symbol, as other cards look for it, or else its title."""
    return (card.symbol.value if card.symbol else card.title).replace("_", "-")


TITLES = {card.title: card for card in reversed([*CARDS.values()])}
"""What a title stands on; where cards share one, the first of them."""
CARDS_SHOWN = {
    f"card-{icon}": partial(portrait, printed(card).frame, card.title, 104, 128)
    for icon, card in ((_shown(card), card) for card in TITLES.values())
    if printed(card).frame is not Frame.BLUE
}
DRAWINGS: dict[str, Callable[[], Sprite]] = {
    **CARDS_SHOWN,
    **{which.file: partial(signs.companion, which, SIDE) for which in COMPANIONS},
    **{which.file: partial(portrait, Frame.GOLD, which.value, SIDE, 108) for which in ESTATES},
    **{which.file: partial(medal, which) for which in SYMBOLS},
    **{
        f"deck-{deck.value.replace('_', '-')}": partial(back, which, 124)
        for deck, which in DECKS.items()
    },
    "action": partial(signs.action, SIDE),
    "pound": partial(signs.coin, SIDE),
    **{
        which.file: partial(medal, which)
        for which in (Sign.CARDS, Sign.BOY, Sign.OPERA, Sign.EXTENSION, Sign.HAT, Sign.CROSS)
    },
    "market": partial(medal, Sign.HOUSE),
    "mark": partial(medal, Sign.COMPANY),
    "seal": partial(signs.seal, SIDE),
}


def beside(text: Text) -> str | None:
    """The icon before a text."""
    args = dict(text.args)
    match text.key:
        case "title-of":
            card = TITLES[str(args["title"])]
            icon = _shown(card)
            return icon if printed(card).frame is Frame.BLUE else f"card-{icon}"
        case "companion":
            return str(args["companion"]).replace("_", "-")
        case "estate" | "estate-object" | "market":
            icon = str(args["estate"]).replace("_", "-")
            return icon if icon in DRAWINGS else "market"
        case "cards-of" | "deck":
            return f"deck-{str(args['deck']).replace('_', '-')}"
    return _DOING.get(text.key)


_DOING = {
    "do-play": "deck-event",
    "do-place": "deck-helper-expense",
    "do-buy": "deck-property",
    "do-sell": "pound",
    "do-use": "seal",
    "do-mark": "mark",
    "do-discard": "cross",
    "do-market": "market",
    "do-opera": "opera",
    "do-extension": "extension",
    "do-random": "cards",
    "deal": "pound",
    "spend": "pound",
    "plan-space": "errand-boy",
    "planned": "errand-boy",
    "extended": "extension",
    "went-to-opera": "opera",
    "market-changed": "market",
    "round-began": "first-player",
    "honour-early": "deck-event",
    "honour-solvent": "seal",
    "honour-debt": "pound",
    "honour-tie": "first-player",
    "honour-no-property": "cross",
    "honour-turn": "action",
    "honour-card": "card-dinner",
    "honour-companions": "mark",
    "honour-loss": "market",
    "honour-properties": "mansion",
    "honour-sales": "deck-property",
    "honour-opera": "opera",
}


EMOJIS = Emojis(DRAWINGS, beside)
