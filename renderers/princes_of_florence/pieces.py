"""The pieces that are worth painting before the first picture needs them."""

from __future__ import annotations

from collections.abc import Iterator

from games.princes_of_florence.catalogue import BUILDINGS, PROFESSIONS, TILES, Count, Freedom, Lot
from games.princes_of_florence.shapes import drawn, turns
from games.text import Text
from renderers.princes_of_florence import (
    cards,
    crests,
    niches,
    others,
    players,
    roles,
    room,
    signs,
    skyline,
    table,
    tiles,
    vistas,
)
from renderers.princes_of_florence.end import BANNER
from renderers.princes_of_florence.gallery import WORK, painting
from renderers.princes_of_florence.hand import CELL
from renderers.princes_of_florence.headings import HEIGHT, SKY, TOWN
from renderers.princes_of_florence.matter import LOTS, lot_mark
from renderers.princes_of_florence.room import Plate
from renderers.princes_of_florence.signs import Sign
from renderers.princes_of_florence.supply import SHAPE
from renderers.princes_of_florence.workroom import workroom
from renderers.scenes import Family
from renderers.sprites import Sprite
from renderers.theme import ACTIVE, SEAT_MARKS

CELLS = (players.CELL, players.TALL_CELL, players.WIDE_CELL, CELL)  # the squares of estates


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
    yield Family(
        roles.PARCHMENT, [(Text("lot", lot=lot.value), signs.lot_sign(lot, 34)) for lot in Lot]
    )


def pieces() -> Iterator[Sprite]:
    """What lies on most tables and in most hands, and of what is rare as much as shows its
    colours.
    """
    for kind in TILES.values():
        for way in turns(kind.shape):
            for cell in CELLS:
                yield tiles.tile(kind, drawn(way), cell)
        yield tiles.tile_light(drawn(kind.shape), players.CELL)
    for cell in CELLS:
        yield tiles.ground(cell)
        yield tiles.palace(cell)
    yield tiles.hatch(CELL)
    for building in BUILDINGS.values():
        yield tiles.plain(drawn(building.shape), SHAPE, roles.BUILDING[building.id])
    for card in PROFESSIONS.values():
        yield painting(card, *WORK)
        yield workroom(340, cards.SCENE, card)
    yield from _signs()
    for plate in Plate:
        yield room.plate(373, table.BAYS[5], plate)
    yield room.plate(340, 196, Plate.PARCHMENT, lit=True)
    yield room.well(112, 112)
    yield room.light(112, 112)
    tones = (roles.ENOUGH, roles.PALACE_EDGE, roles.SHORT)
    yield from (cards.verdict(320, 60, tone) for tone in tones)
    for tone in (roles.BRONZE, roles.VIOLET, roles.LEATHER):
        yield from (niches.niche(94, 116, tone, seen) for seen in (None, *vistas.SEEN))
    yield room.ribbon(120, 46)
    yield skyline.victory(1152, BANNER)
    yield skyline.panorama(1152, HEIGHT, SKY, *TOWN)
    yield room.lit_pill(78, 48)
    yield room.underglow(120, 54)


def _signs() -> Iterator[Sprite]:
    tones = (roles.SAND, roles.HOLLOW, roles.BRONZE, roles.IVORY, roles.INK_SOFT, ACTIVE)
    yield from (signs.sign(which, 34, tone) for which in Sign for tone in tones)
    for lot in Lot:
        yield from (
            signs.lot_sign(lot, size, light) for size in (34, 44, 88) for light in (True, False)
        )
    yield from (lot_mark(lot) for lot in LOTS)
    yield from (signs.arms(freedom, size) for freedom in Freedom for size in (34, 38, 40, 42, 46))
    yield from (others.count_sign(count, size) for count in Count for size in (34, 40))
    yield from (signs.house(building, size) for building in BUILDINGS.values() for size in (38, 42))
    for there in (True, False):
        yield signs.builder(40, there)
        yield signs.jester(40, there)
        yield signs.builder(38, there)
        yield signs.jester(38, there)
    yield from (signs.coin(size) for size in (30, 36, 44, 64))
    yield from (signs.laurel(size) for size in (34, 50, 64))
    yield signs.laurel(40, roles.GOLD_DEEP)
    yield from (signs.no_arms(46, freedom) for freedom in Freedom)
    yield from (crests.arms(seat) for seat in range(len(SEAT_MARKS)))
    yield painting(None, *WORK)
    yield from (signs.mark(Sign.TICK, 28, tone) for tone in (roles.ENOUGH, roles.BRONZE))
    yield from (signs.mark(Sign.CROSS, 28, tone) for tone in (roles.SHORT, roles.NEITHER))
    yield from (signs.dot(16, tone, roles.COIN) for tone in (roles.COIN, roles.CALM))
