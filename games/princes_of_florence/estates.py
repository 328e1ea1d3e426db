"""Whether tiles fit on an estate (PF-11 to PF-16).

An estate is given by two masks: what is *taken*, and the *built* squares beside which no building may stand.
"""

from __future__ import annotations

from functools import lru_cache

from games.princes_of_florence.catalogue import PLACES_OF, Building, Place, Tile


@lru_cache(maxsize=8192)
def fitting(tile: Tile, taken: int, built: int) -> tuple[Place, ...]:
    """Return all places where *tile* fits."""
    walls = built if isinstance(tile, Building) else 0
    return tuple([place for place in PLACES_OF[tile] if not (place.mask & taken or place.near & walls)])


@lru_cache(maxsize=65536)
def fits_somewhere(tile: Tile, taken: int, built: int) -> bool:
    """Whether there is a place where *tile* fits."""
    walls = built if isinstance(tile, Building) else 0
    return any(not (place.mask & taken or place.near & walls) for place in PLACES_OF[tile])
