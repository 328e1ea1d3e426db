"""The figures of The Princes of Florence that its guide speaks of."""

from __future__ import annotations

from collections.abc import Mapping

from games.princes_of_florence import figures
from games.princes_of_florence.catalogue import Lot

_STANDARD = figures.VARIANTS["standard"]

FACTS: Mapping[str, int] = {
    "rounds": figures.ROUNDS,
    "money": _STANDARD.money,
    "dealt": figures.DEALT,
    "kept": figures.DEALT - 1,
    "opening": _STANDARD.opening(Lot.JESTER, 1),
    "raise": figures.RAISE,
    "actions": figures.ACTIONS,
    "drawn": figures.DRAWN,
    "price": figures.BUILDING_PRICE[0],
    "cheap": figures.BUILDING_PRICE[1],
    "card": figures.BONUS_PRICE,
    "freedom": figures.FREEDOM_PRICE,
    "building": figures.BUILDING_POINTS,
    "landscape": figures.LANDSCAPE_POINTS,
    "builder": figures.BUILDER_POINTS,
    "builders": figures.MOST_BUILDERS,
    "touch": figures.BUILDERS_TO_TOUCH,
    "best": figures.BEST_WORK_POINTS,
    "least": figures.MINIMUM[0],
    "most": figures.MINIMUM[-1],
    "wanted": figures.WORTH_BUILDING,
    "ground": figures.WORTH_LANDSCAPE,
    "liberty": figures.WORTH_FREEDOM,
    "jester": figures.WORTH_JESTER,
    "profession": figures.WORTH_CARD,
    "pay": figures.PAY,
    "prestige": figures.PRESTIGE_PRICE,
    "sold": figures.SOLD_FOR,
}
