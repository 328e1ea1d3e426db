"""The pieces that are worth painting before the first picture needs them."""

from __future__ import annotations

from collections.abc import Iterator

from games.princes_of_florence.catalogue import (
    BUILDINGS,
    PROFESSIONS,
    TILES,
    Freedom,
    Lot,
    drawn,
    turns,
)
from games.text import Text
from renderers.princes_of_florence import (
    gallery,
    headings,
    players,
    roles,
    signs,
    table,
    tiles,
)
from renderers.princes_of_florence.signs import CARDS
from renderers.scenes import Family
from renderers.sprites import Sprite

CELLS = (players.BESIDE_CELL, *players.BELOW_CELLS.values())
"""The squares of estates on tables."""


def families() -> Iterator[Family]:
    """Buildings, landscapes, freedoms, and what is auctioned."""
    houses = [
        (Text("tile", tile=key), signs.house(building, 38)) for key, building in BUILDINGS.items()
    ]
    yield Family(roles.PARCHMENT, houses)
    arms = [
        (Text("freedom", freedom=freedom.value), signs.arms(freedom, 34)) for freedom in Freedom
    ]
    yield Family(roles.PLATE, arms)
    lots = [(Text("lot", lot=lot.value), signs.lot_sign(lot, 34)) for lot in Lot]
    yield Family(roles.PARCHMENT, lots)


def pieces() -> Iterator[Sprite]:
    """What lies on most tables."""
    for kind in TILES.values():
        for way in turns(kind.shape):
            for cell in CELLS:
                yield tiles.tile(kind, drawn(way), cell)
    for cell in CELLS:
        yield tiles.land((), cell)
    for card in PROFESSIONS.values():
        yield gallery.portrait(card, gallery.LARGEST)
    yield from (signs.card_sign(which, 40) for which in CARDS)
    yield from (signs.lot_sign(lot, signs_size) for lot in Lot for signs_size in (34, 44))
    yield from (signs.arms(freedom, 44) for freedom in Freedom)
    yield from (signs.house(building, 42) for building in BUILDINGS.values())
    yield headings.city(table.WIDTH, headings.SKY + headings.LINE, headings.SKY)
