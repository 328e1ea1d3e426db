"""The components of The Princes of Florence, read from components.json: tiles, cards, and where
tiles can lie.

Some lines there are marked as reconstructed: no code knows which, so that an owner who knows better
replaces a line. Square (row, column) of an estate is bit `SIDE * row + column` of a *mask*; it is
called by column and row, as on a map: (0, 1) is `b1`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cache
from string import ascii_lowercase
from typing import Any, TypeAlias

from games.codec import read_components
from games.component import Component
from games.own_cards import Components, Fault, Wrong

_PRINTED = read_components("games.princes_of_florence", "components.json")

GROUND: Sequence[str] = _PRINTED["estate"]
"""The estate, row by row: the palace is `#`."""
SIDE = len(GROUND)
COLUMNS = ascii_lowercase[:SIDE]

Square: TypeAlias = tuple[int, int]
"""Row and column, from 0 at the top left (PF-10)."""
Shape: TypeAlias = tuple[str, ...]
"""A drawing, row by row, in which `#` is a square."""

_TAKEN = "#"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Tile(Component):
    """A type of building or landscape."""

    id: str
    copies: int
    shape: Shape


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Place(Component):
    """A tile turned in one of its ways, and where it is laid; no two of a tile cover the same
    squares (PF-19).
    """

    tile: Tile
    turn: int
    """In which of the ways that look different, from 1."""
    squares: tuple[Square, ...]
    """Row by row."""
    mask: int
    near: int
    """The mask of the squares that share an edge with it."""

    @property
    def square(self) -> Square:
        """The leftmost square of the uppermost row."""
        return self.squares[0]

    @property
    def at(self) -> str:
        """What that square is called."""
        return called(self.square)

    @property
    def id(self) -> str:
        """By which the place is written down: `theater-1-b1`."""
        return f"{self.tile.id}-{self.turn}-{self.at}"

    @property
    def inside(self) -> bool:
        """Whether it is wholly inside the estate (PF-11)."""
        return self.mask.bit_count() == len(self.squares)


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
    """What is auctioned (PF-32); a landscape of any type where the three are one object
    (PF-152).
    """

    FOREST = "forest"
    LAKE = "lake"
    PARK = "park"
    LANDSCAPE = "landscape"
    JESTER = "jester"
    BUILDER = "builder"
    PRESTIGE = "prestige"
    RECRUITING = "recruiting"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Building(Tile):
    """A type of building."""

    size: Size


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Landscape(Tile):
    """A type of landscape."""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Card(Component):
    """A profession, prestige or bonus card; each exists once."""

    id: str


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Profession(Card):
    """A profession card, and what its artist or scholar wishes to find."""

    building: Building
    landscape: Landscape
    freedom: Freedom


class Asks(Enum):
    """What a prestige card asks for: the most or the fewest of something, or to have certain
    things.
    """

    MOST = "most"
    FEWEST = "fewest"
    HAVE = "have"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Prestige(Card):
    """A prestige card."""

    asks: Asks
    requires: tuple[tuple[Count, int], ...]
    """What is compared, or how much of what one must have; the numbers of what is compared mean
    nothing.
    """
    points: int
    shared: int
    """The points of a tie; 0 where there can be none."""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Bonus(Card):
    """A bonus card."""

    letter: str
    """By which notation calls it."""
    counts: tuple[Count, ...]
    each: int


def drawn(shape: Sequence[str]) -> tuple[Square, ...]:
    """Return the squares of a drawing, row by row."""
    return tuple(
        (row, column)
        for row, line in enumerate(shape)
        for column, mark in enumerate(line)
        if mark == _TAKEN
    )


@cache
def turns(shape: Shape) -> tuple[Shape, ...]:
    """Return the ways to turn and mirror *shape* that look different (PF-11, PF-12), as it is drawn
    first.
    """
    ways = []
    for way in (shape, tuple(line[::-1] for line in shape)):
        turned = way
        for _ in range(4):
            ways.append(turned)
            turned = tuple("".join(line) for line in zip(*turned[::-1], strict=True))
    return tuple(dict.fromkeys(ways))


def called(square: Square) -> str:
    """Return the name of *square* on the map."""
    row, column = square
    return f"{COLUMNS[column]}{row + 1}"


def mask_of(squares: Iterable[Square]) -> int:
    """Return the mask of those *squares* that are inside the estate."""
    return sum(
        1 << SIDE * row + column
        for row, column in squares
        if 0 <= row < SIDE and 0 <= column < SIDE
    )


def squares_of(mask: int) -> tuple[Square, ...]:
    """Return the squares of *mask*, row by row."""
    return tuple(
        (row, column)
        for row in range(SIDE)
        for column in range(SIDE)
        if mask >> SIDE * row + column & 1
    )


@cache
def places(tile: Tile) -> tuple[Place, ...]:
    """Return *tile* turned in every way at every square, wherever that leads."""
    return tuple(_places(tile))


def _places(tile: Tile) -> Iterator[Place]:
    for number, shape in enumerate(turns(tile.shape), start=1):
        first, *_ = drawn(shape)
        for row in range(SIDE):
            for column in range(SIDE):
                squares = tuple(
                    (row + down - first[0], column + right - first[1])
                    for down, right in drawn(shape)
                )
                yield Place(
                    tile,
                    number,
                    squares,
                    mask_of(squares),
                    mask_of(_beside(squares)) & ~mask_of(squares),
                )


def on_empty_ground(tile: Tile) -> tuple[Place, ...]:
    """Return the places of *tile* on an estate with nothing but the palace."""
    return tuple(place for place in places(tile) if place.inside and not place.mask & PALACE_MASK)


def _beside(squares: Iterable[Square]) -> set[Square]:
    steps = ((-1, 0), (1, 0), (0, -1), (0, 1))
    return {(row + down, column + right) for row, column in squares for down, right in steps}


PALACE: tuple[Square, ...] = drawn(GROUND)
PALACE_MASK = mask_of(PALACE)
BESIDE_PALACE = mask_of(_beside(PALACE)) & ~PALACE_MASK
FREE_SQUARES = sum(map(len, GROUND)) - len(PALACE)


def _building(printed: Mapping[str, Any]) -> Building:
    return Building(
        printed["id"], printed["copies"], tuple(printed["shape"]), Size(printed["size"])
    )


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
    return Bonus(
        printed["id"], printed["letter"], tuple(map(Count, printed["counts"])), printed["each"]
    )


BUILDINGS: Mapping[str, Building] = {
    printed["id"]: _building(printed) for printed in _PRINTED["buildings"]
}
LANDSCAPES: Mapping[str, Landscape] = {
    printed["id"]: _landscape(printed) for printed in _PRINTED["landscapes"]
}
LANDSCAPES_OF: Mapping[Lot, tuple[Landscape, ...]] = {
    **{Lot(key): (landscape,) for key, landscape in LANDSCAPES.items()},
    Lot.LANDSCAPE: tuple(LANDSCAPES.values()),
}
"""What the winner of an auction may lay."""
TILES: Mapping[str, Tile] = {**BUILDINGS, **LANDSCAPES}
PLACES: Mapping[str, Place] = {place.id: place for tile in TILES.values() for place in places(tile)}
"""Every way of laying a tile so that its first square is on the estate, even if it does not fit
there.
"""
PLACES_OF: Mapping[Tile, tuple[Place, ...]] = {
    tile: on_empty_ground(tile) for tile in TILES.values()
}
PROFESSIONS: Mapping[str, Profession] = {
    printed["id"]: _profession(printed) for printed in _PRINTED["professions"]
}
PRESTIGE: Mapping[str, Prestige] = {
    printed["id"]: _prestige(printed) for printed in _PRINTED["prestige"]
}
BONUSES: Mapping[str, Bonus] = {printed["id"]: _bonus(printed) for printed in _PRINTED["bonus"]}
CARDS: Mapping[str, Card] = {**PROFESSIONS, **PRESTIGE, **BONUSES}
_KINDS: Mapping[str, Mapping[str, Tile | Card]] = {
    "buildings": BUILDINGS,
    "landscapes": LANDSCAPES,
    "prestige": PRESTIGE,
    "bonus": BONUSES,
}
RECONSTRUCTED: Mapping[Tile | Card, str] = {
    things[printed["id"]]: printed["reconstructed"][0]
    for kind, things in _KINDS.items()
    for printed in _PRINTED[kind]
    if "reconstructed" in printed
}
"""What of a tile or card was found in no source (PF-201)."""


_FIXED = frozenset({"id", "letter", "size", "estate"})


def _check(printed: Mapping[str, Any], own: Mapping[str, Any]) -> Iterator[Fault]:
    for kind in ("buildings", "landscapes"):
        for tile in own[kind]:
            yield from _misshapen(f"{kind}/{tile['id']}/shape", tile["shape"])
    minima = [one["minimum"] for one in own["rounds"]]
    if minima != sorted(minima):
        yield Fault("rounds/minimum", Wrong.ORDER, found=repr(minima))
    for where, price in _prices(own):
        if price % own["raise"]:
            yield Fault(where, Wrong.TOTAL, f"{own['raise']} × n", str(price))
    for card in own["prestige"]:
        if card.get("shared", 0) > card["points"]:
            here = f"prestige/{card['id']}/shared"
            yield Fault(here, Wrong.VALUE, f"0…{card['points']}", str(card["shared"]))
    for was, card in zip(printed["prestige"], own["prestige"], strict=True):
        if {*was} & {"counts", "requires"} != {*card} & {"counts", "requires"}:
            yield Fault(f"prestige/{card['id']}/requires", Wrong.FIXED, was["asks"], card["asks"])


def _misshapen(where: str, shape: Sequence[str]) -> Iterator[Fault]:
    squares = {*drawn(shape)} if len({*map(len, shape)}) == 1 else set()
    if not squares or _reached(squares) != squares:
        yield Fault(where, Wrong.SHAPE, "one piece", " ".join(shape))
    elif not on_empty_ground(Tile("tile", 1, tuple(shape))):
        yield Fault(where, Wrong.SHAPE, "the estate", " ".join(shape))


def _reached(squares: set[tuple[int, int]]) -> set[tuple[int, int]]:
    """The squares that hang together with the first one."""
    reached, edge = set[tuple[int, int]](), {min(squares)}
    while edge:
        reached |= edge
        beside = {
            (row + down, column + right)
            for row, column in edge
            for down, right in ((-1, 0), (1, 0), (0, -1), (0, 1))
        }
        edge = (beside & squares) - reached
    return reached


def _prices(own: Mapping[str, Any]) -> Iterator[tuple[str, int]]:
    """Every sum of money, and where it is printed."""
    for number, price in enumerate(own["building_price_by_builders"], start=1):
        yield f"building_price_by_builders/{number}", price
    for what, price in own["action_price"].items():
        yield f"action_price/{what}", price
    for variant in own["variants"]:
        yield f"variants/{variant['id']}/money", variant["money"]
        for lot, prices in variant["opening"].items():
            yield from ((f"variants/{variant['id']}/opening/{lot}", price) for price in prices)


COMPONENTS = Components("components.json", _FIXED, _check)
