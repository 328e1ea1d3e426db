"""Whether tiles fit on an estate, and why not (PF-11 to PF-16)."""

from __future__ import annotations

from functools import lru_cache

from games.princes_of_florence.catalogue import PALACE_MASK, PLACES_OF, Building, Place, Tile


def fits(place: Place, taken: int, built: int) -> bool:
    """Whether *place* is free: covers nothing *taken*, and for a building touches nothing *built*."""
    return not place.mask & taken and not (built & place.near and isinstance(place.tile, Building))


@lru_cache(maxsize=4096)
def fitting(tile: Tile, taken: int, built: int) -> tuple[Place, ...]:
    """Return all places where *tile* fits."""
    if not isinstance(tile, Building):
        built = 0
    return tuple([place for place in PLACES_OF[tile] if not (place.mask & taken or place.near & built)])


@lru_cache(maxsize=65536)
def first_fit(tile: Tile, taken: int, built: int) -> Place | None:
    """Return a place where *tile* fits, if there is one."""
    if not isinstance(tile, Building):
        built = 0
    return next((place for place in PLACES_OF[tile] if not (place.mask & taken or place.near & built)), None)


def touches_palace(place: Place) -> bool:
    """Whether *place* shares an edge with the palace."""
    return bool(place.near & PALACE_MASK)
