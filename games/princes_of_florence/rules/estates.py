"""Whether tiles fit on an estate (PF-11 to PF-16).

An estate is given by two masks: what is *taken*, and the *built* squares beside which no building
may stand.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from games.princes_of_florence.catalogue import (
    BESIDE_PALACE,
    PALACE_MASK,
    PLACES_OF,
    Building,
    Place,
    Tile,
)
from games.princes_of_florence.figures import BUILDERS_TO_TOUCH


def taken(estate: Iterable[Place]) -> int:
    """Return the mask of the squares that tiles or the palace cover."""
    return sum([place.mask for place in estate], PALACE_MASK)


def built(estate: Iterable[Place], builders: int) -> int:
    """Return the mask of the squares beside which nobody with so many *builders* may build (PF-14,
    PF-15).
    """
    if builders >= BUILDERS_TO_TOUCH:
        return 0
    return sum([place.mask for place in estate if isinstance(place.tile, Building)], PALACE_MASK)


def barred(estate: Iterable[Place], builders: int) -> int:
    """Return the mask of the free squares that no building may cover, as they are beside such a
    square.
    """
    if builders >= BUILDERS_TO_TOUCH:
        return 0
    beside, covered = BESIDE_PALACE, PALACE_MASK
    for place in estate:
        beside |= place.near if isinstance(place.tile, Building) else 0
        covered |= place.mask
    return beside & ~covered


@lru_cache(maxsize=8192)
def fitting(tile: Tile, taken: int, built: int) -> tuple[Place, ...]:
    """Return all places where *tile* fits."""
    walls = built if isinstance(tile, Building) else 0
    return tuple(
        [place for place in PLACES_OF[tile] if not (place.mask & taken or place.near & walls)]
    )


@lru_cache(maxsize=65536)
def fits_somewhere(tile: Tile, taken: int, built: int) -> bool:
    """Whether there is a place where *tile* fits."""
    walls = built if isinstance(tile, Building) else 0
    return any(not (place.mask & taken or place.near & walls) for place in PLACES_OF[tile])
