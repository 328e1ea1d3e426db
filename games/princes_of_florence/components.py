"""What must be true of own components of The Princes of Florence: shapes that fit the estate, and
prices that can be paid (PF-07, PF-10, PF-31).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from games.own_cards import Components, Fault, Wrong
from games.princes_of_florence.catalogue import Tile, on_empty_ground
from games.princes_of_florence.shapes import drawn

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
