"""The components of The Princes of Florence: tiles, cards and prices, all read from components.json (PF-02 to PF-10).

Some figures there are marked as reconstructed: no code knows which, so that an owner who knows better replaces a line.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

from games.codec import read_components
from games.princes_of_florence.tiles import Place as Place
from games.princes_of_florence.tiles import Square as Square
from games.princes_of_florence.tiles import Tile as Tile
from games.princes_of_florence.tiles import drawn, mask_of, places

_PRINTED = read_components("games.princes_of_florence", "components.json")


class Size(Enum):
    """How large a building is."""

    LARGE = "large"
    MEDIUM = "medium"
    SMALL = "small"


class Freedom(Enum):
    """What a prince may grant to artists and scholars."""

    TRAVEL = "travel"
    OPINION = "opinion"
    RELIGION = "religion"


class Count(Enum):
    """What cards count of a player's things (PF-131 to PF-145)."""

    BUILDINGS = "buildings"
    LARGE_BUILDINGS = "large_buildings"
    MEDIUM_BUILDINGS = "medium_buildings"
    SMALL_BUILDINGS = "small_buildings"
    BUILDING_SIZES = "building_sizes"
    LANDSCAPES = "landscapes"
    FORESTS = "forests"
    LAKES = "lakes"
    PARKS = "parks"
    LANDSCAPE_TYPES = "landscape_types"
    EMPTY_SQUARES = "empty_squares"
    BUILDERS = "builders"
    JESTERS = "jesters"
    FREEDOMS = "freedoms"
    HAND_CARDS = "hand_cards"
    """Profession and recruiting cards in hand."""
    TABLE_CARDS = "table_cards"
    """Profession and recruiting cards on the table: the works."""
    PRESTIGE_CARDS = "prestige_cards"


class Lot(Enum):
    """What is auctioned (PF-32); a landscape of any type where the three are one object (PF-152)."""

    FOREST = "forest"
    LAKE = "lake"
    PARK = "park"
    LANDSCAPE = "landscape"
    JESTER = "jester"
    BUILDER = "builder"
    PRESTIGE = "prestige"
    RECRUITING = "recruiting"


@dataclass(frozen=True, slots=True, eq=False)
class Building(Tile):
    """A type of building."""

    size: Size


@dataclass(frozen=True, slots=True, eq=False)
class Landscape(Tile):
    """A type of landscape."""


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """A profession, prestige or bonus card; each exists once."""

    id: str


@dataclass(frozen=True, slots=True, eq=False)
class Profession(Card):
    """A profession card, and what its artist or scholar wishes to find."""

    building: Building
    landscape: Landscape
    freedom: Freedom


class Asks(Enum):
    """What a prestige card asks for: the most or the fewest of something, or to have certain things."""

    MOST = "most"
    FEWEST = "fewest"
    HAVE = "have"


@dataclass(frozen=True, slots=True, eq=False)
class Prestige(Card):
    """A prestige card."""

    asks: Asks
    requires: tuple[tuple[Count, int], ...]
    """What is compared, or how much of what one must have; the numbers of what is compared mean nothing."""
    points: int
    shared: int
    """The points of a tie; 0 where there can be none."""


@dataclass(frozen=True, slots=True, eq=False)
class Bonus(Card):
    """A bonus card."""

    letter: str
    """By which notation calls it."""
    counts: tuple[Count, ...]
    each: int


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
        """The opening price of *lot* in florins, which is also what the last player pays for it (PF-148, PF-160)."""
        prices = self.prices[lot]
        return prices[min(round_number, len(prices)) - 1]

    def shown(self, round_number: int) -> int:
        """How many professions are laid face up as the round begins."""
        return self.shown_in_round[round_number - 1] if self.shown_in_round else 0


GROUND: Sequence[str] = _PRINTED["estate"]
"""The estate, row by row: the palace is `#`."""
PALACE: tuple[Square, ...] = drawn(GROUND)
PALACE_MASK = mask_of(PALACE)
FREE_SQUARES = sum(map(len, GROUND)) - len(PALACE)


def _building(printed: Mapping[str, Any]) -> Building:
    return Building(printed["id"], printed["copies"], tuple(printed["shape"]), Size(printed["size"]))


def _landscape(printed: Mapping[str, Any]) -> Landscape:
    return Landscape(printed["id"], printed["copies"], tuple(printed["shape"]))


def _profession(printed: Mapping[str, str]) -> Profession:
    building, landscape = BUILDINGS[printed["building"]], LANDSCAPES[printed["landscape"]]
    return Profession(printed["id"], building, landscape, Freedom(printed["freedom"]))


def _prestige(printed: Mapping[str, Any]) -> Prestige:
    requires = printed.get("requires") or {printed["counts"]: 0}
    return Prestige(
        printed["id"],
        Asks(printed["asks"]),
        tuple((Count(count), least) for count, least in requires.items()),
        printed["points"],
        printed.get("shared", 0),
    )


def _bonus(printed: Mapping[str, Any]) -> Bonus:
    return Bonus(printed["id"], printed["letter"], tuple(map(Count, printed["counts"])), printed["each"])


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


BUILDINGS: Mapping[str, Building] = {printed["id"]: _building(printed) for printed in _PRINTED["buildings"]}
LANDSCAPES: Mapping[str, Landscape] = {printed["id"]: _landscape(printed) for printed in _PRINTED["landscapes"]}
TILES: Mapping[str, Tile] = {**BUILDINGS, **LANDSCAPES}
PLACES_OF: Mapping[Tile, tuple[Place, ...]] = {tile: tuple(places(tile, GROUND)) for tile in TILES.values()}
PLACES: Mapping[str, Place] = {place.id: place for lying in PLACES_OF.values() for place in lying}
PROFESSIONS: Mapping[str, Profession] = {printed["id"]: _profession(printed) for printed in _PRINTED["professions"]}
PRESTIGE: Mapping[str, Prestige] = {printed["id"]: _prestige(printed) for printed in _PRINTED["prestige"]}
BONUSES: Mapping[str, Bonus] = {printed["id"]: _bonus(printed) for printed in _PRINTED["bonus"]}
CARDS: Mapping[str, Card] = {**PROFESSIONS, **PRESTIGE, **BONUSES}
VARIANTS: Mapping[str, Variant] = {printed["id"]: _variant(printed) for printed in _PRINTED["variants"]}

FREEDOM_COPIES: Mapping[Freedom, int] = {Freedom(tile["id"]): tile["copies"] for tile in _PRINTED["freedoms"]}
BUILDERS: int = _PRINTED["builders"]
JESTERS: int = _PRINTED["jesters"]
RECRUITING_CARDS: int = _PRINTED["recruiting_cards"]

MINIMUM: Sequence[int] = [printed["minimum"] for printed in _PRINTED["rounds"]]
"""The least value of a work, round by round (PF-31)."""
ROUNDS = len(MINIMUM)
ACTIONS: int = _PRINTED["actions"]
DEALT: int = _PRINTED["professions_dealt"]
KEPT: int = _PRINTED["professions_kept"]
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
