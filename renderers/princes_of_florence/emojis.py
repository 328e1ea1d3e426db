"""The emojis of The Princes of Florence: buildings, landscapes, freedoms, jester, builder, cards,
florins, prestige.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from games.princes_of_florence.catalogue import BUILDINGS, LANDSCAPES, Freedom
from games.text import Text
from renderers.canvas import Pen
from renderers.emojis import SIDE, Emojis
from renderers.princes_of_florence import roles, signs
from renderers.princes_of_florence.signs import Sign, card_sign
from renderers.sprites import Sprite


def _medal(which: Sign) -> Sprite:
    """A sign on a disc, to be seen on dark and on light."""
    pen = Pen(SIDE, SIDE)
    pen.disc(pen.body.centre, SIDE * 0.495, roles.PALACE_EDGE)
    pen.disc(pen.body.centre, SIDE * 0.45, roles.PLATE_LOW)
    done, side = pen.done().image, round(SIDE * 0.6)
    at = (SIDE - side) // 2
    done.alpha_composite(signs.sign(which, side, roles.IVORY).image, (at, at))
    return Sprite(done)


DRAWINGS: dict[str, Callable[[], Sprite]] = {
    **{key: partial(signs.house, building, SIDE) for key, building in BUILDINGS.items()},
    **{key: partial(signs.pond, landscape, SIDE) for key, landscape in LANDSCAPES.items()},
    **{f"freedom-{one.value}": partial(signs.arms, one, SIDE) for one in Freedom},
    "landscape": partial(signs.three_ponds, SIDE),
    "freedom": lambda: signs.three_arms(SIDE),
    "jester": partial(signs.jester, SIDE),
    "builder": partial(signs.builder, SIDE),
    "florin": partial(signs.coin, SIDE),
    "prestige": partial(signs.laurel, SIDE),
    "profession": partial(card_sign, Sign.PROFESSION, SIDE),
    "bonus": partial(card_sign, Sign.BONUS, SIDE),
    "prestige-card": partial(card_sign, Sign.PRESTIGE_CARD, SIDE),
    "recruiting": partial(card_sign, Sign.RECRUITING, SIDE),
    "work": partial(_medal, Sign.WORK),
    "gavel": partial(_medal, Sign.GAVEL),
    "pass": partial(_medal, Sign.CROSS),
    "end": partial(_medal, Sign.HOURGLASS),
    "start-player": partial(_medal, Sign.PENNANT),
    "sealed": partial(_medal, Sign.ENVELOPE),
}
_LOTS = {"prestige": "prestige-card"}


def beside(text: Text) -> str | None:
    """The icon before a text."""
    args = dict(text.args)
    match text.key:
        case "tile" | "tile-object":
            return str(args["tile"])
        case "lot" | "lot-object":
            lot = str(args["lot"])
            return _LOTS.get(lot, lot)
        case "freedom" | "freedom-object":
            return f"freedom-{args['freedom']}"
        case "drew":
            deck = str(args["deck"])
            return _LOTS.get(deck, deck)
    return _DOING.get(text.key)


_DOING = {
    "profession": "profession",
    "profession-object": "profession",
    "bonus": "bonus",
    "any-freedom": "freedom",
    "action-profession": "profession",
    "action-bonus": "bonus",
    "action-freedom": "freedom",
    "action-build": "workshop",
    "do-work": "work",
    "do-recruit": "recruiting",
    "do-save-recruiting": "recruiting",
    "do-sell": "florin",
    "sell-points": "florin",
    "do-end": "end",
    "do-raise": "gavel",
    "raised": "gavel",
    "do-pass": "pass",
    "do-seal-pass": "pass",
    "passed": "pass",
    "passed-unable": "pass",
    "do-decline": "pass",
    "do-nothing": "pass",
    "up-to": "florin",
    "pay-out": "florin",
    "paid": "florin",
    "sold": "florin",
    "best-work": "prestige",
    "round-began": "start-player",
    "sealed": "sealed",
    "honour-great-work": "work",
    "honour-works": "profession",
    "honour-best-works": "prestige",
    "honour-no-best-work": "start-player",
    "honour-far-ahead": "university",
    "honour-tie": "florin",
    "honour-penniless": "pass",
    "honour-full": "landscape",
    "honour-jesters": "jester",
    "honour-freedoms": "freedom",
    "honour-recruited": "recruiting",
    "honour-prestige": "prestige-card",
    "honour-cheap": "gavel",
}

EMOJIS = Emojis(DRAWINGS, beside)
