"""The figures of The Princes of Florence: numbers, prices and variants, read from components.json
(PF-02 to PF-07).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from games.codec import read_components
from games.princes_of_florence.catalogue import Freedom, Lot

_PRINTED = read_components("games.princes_of_florence", "components.json")


@dataclass(frozen=True, slots=True, eq=False)
class Variant:
    """What differs between the standard game and its variants (PF-146 to PF-169)."""

    id: str
    money: int
    prices: Mapping[Lot, Sequence[int]]
    removed_recruiting: int
    building_copies: int | None
    freedoms_in_all: int | None
    professions_acquired: int | None
    shown_in_round: Sequence[int]

    @property
    def lots(self) -> tuple[Lot, ...]:
        """What is auctioned every round, in the order of the rulebook."""
        return tuple(self.prices)

    def opening(self, lot: Lot, round_number: int) -> int:
        """The opening price of *lot* in florins, which is also what the last player pays for it
        (PF-148, PF-160).
        """
        prices = self.prices[lot]
        return prices[min(round_number, len(prices)) - 1]

    def openings(self, round_number: int) -> tuple[tuple[Lot, int], ...]:
        """All that is auctioned, with its opening price."""
        return _openings(self, round_number)

    def shown(self, round_number: int) -> int:
        """How many professions are laid face up as the round begins."""
        return self.shown_in_round[round_number - 1] if self.shown_in_round else 0


@cache
def _openings(variant: Variant, round_number: int) -> tuple[tuple[Lot, int], ...]:
    return tuple((lot, variant.opening(lot, round_number)) for lot in variant.prices)


def _variant(printed: Mapping[str, Any]) -> Variant:
    return Variant(
        printed["id"],
        printed["money"],
        {Lot(lot): prices for lot, prices in printed["opening"].items()},
        printed["removed_recruiting"],
        printed.get("building_copies"),
        printed.get("freedoms_in_all"),
        printed.get("professions_acquired"),
        printed.get("shown_in_round", ()),
    )


VARIANTS: Mapping[str, Variant] = {
    printed["id"]: _variant(printed) for printed in _PRINTED["variants"]
}

FREEDOM_COPIES: Mapping[Freedom, int] = {
    Freedom(tile["id"]): tile["copies"] for tile in _PRINTED["freedoms"]
}
BUILDERS: int = _PRINTED["builders"]
JESTERS: int = _PRINTED["jesters"]
RECRUITING_CARDS: int = _PRINTED["recruiting_cards"]

MINIMUM: Sequence[int] = [printed["minimum"] for printed in _PRINTED["rounds"]]
"""The least value of a work, round by round (PF-31)."""
ROUNDS = len(MINIMUM)
ACTIONS: int = _PRINTED["actions"]
DEALT: int = _PRINTED["professions_dealt"]
DRAWN: int = _PRINTED["drawn"]
"""How many cards one draws to keep one of them."""

RAISE: int = _PRINTED["raise"]
"""By how much a bid is raised; all money is a multiple of it (PF-07)."""
BUILDING_PRICE: Sequence[int] = _PRINTED["building_price_by_builders"]
MOST_BUILDERS = len(BUILDING_PRICE) - 1
BUILDERS_TO_TOUCH: int = _PRINTED["builders_to_touch"]
PROFESSION_PRICE: int = _PRINTED["action_price"]["profession"]
FREEDOM_PRICE: int = _PRINTED["action_price"]["freedom"]
BONUS_PRICE: int = _PRINTED["action_price"]["bonus"]

BUILDING_POINTS: int = _PRINTED["prestige_for"]["building"]
LANDSCAPE_POINTS: int = _PRINTED["prestige_for"]["second_landscape"]
BUILDER_POINTS: int = _PRINTED["prestige_for"]["second_builder"]
BEST_WORK_POINTS: int = _PRINTED["prestige_for"]["best_work"]

WORTH_BUILDING: int = _PRINTED["work"]["building"]
WORTH_LANDSCAPE: int = _PRINTED["work"]["landscape"]
WORTH_FREEDOM: int = _PRINTED["work"]["freedom"]
WORTH_JESTER: int = _PRINTED["work"]["jester"]
WORTH_CARD: int = _PRINTED["work"]["card"]
PAY: int = _PRINTED["pay"]["value"]
"""Florins for a point of a work's value (PF-84)."""
PRESTIGE_PRICE: int = _PRINTED["pay"]["prestige"]
"""Florins of a work's pay that are turned into a prestige point (PF-85)."""
SOLD_FOR: int = _PRINTED["florins_per_prestige_sold"]
"""Florins for a prestige point given up (PF-106)."""
