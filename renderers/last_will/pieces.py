"""The pieces that are worth painting before the first picture needs them."""

from __future__ import annotations

from collections.abc import Iterator

from games.text import Text
from renderers.last_will import errands, roles, scenery, signs, street
from renderers.last_will.signs import COMPANIONS, ESTATES, SYMBOLS
from renderers.last_will.small_cards import SEAL
from renderers.pieces import masthead, portraits
from renderers.scenes import Family
from renderers.sprites import Sprite
from renderers.theme import LAST_WILL, SEAT_MARKS


def families() -> Iterator[Family]:
    """Companions as markers, houses, and what cards look for."""
    markers = [
        (Text("companion", companion=which.value), signs.companion(which, 28))
        for which in COMPANIONS
    ]
    yield Family(roles.PAPER, markers)
    estates = [
        (Text("estate", estate=which.value), signs.sign(which, 30, roles.INK)) for which in ESTATES
    ]
    yield Family(roles.PAPER, estates)
    wanted = [
        (Text("symbol", symbol=which.value), signs.sign(which, 30, roles.INK)) for which in SYMBOLS
    ]
    yield Family(roles.PAPER, wanted)


def pieces() -> Iterator[Sprite]:
    """What lies on most tables and in most hands, whatever the cards are."""
    for seats, lane in street.LANES.items():
        high = street.ROAD + seats * lane + street.KERB
        yield scenery.backdrop(high, seats, lane, street.ROAD)
        yield from (scenery.runner(seat, street.RUNNERS[seats]) for seat in range(seats))
    yield from (signs.action(size) for size in (26, 32, 34, 36, 50))
    yield from (signs.coin(30, gold) for gold in (True, False))
    yield signs.seal(SEAL)
    for seat in range(len(SEAT_MARKS)):
        yield signs.sent(seat, errands.PLACE)
        yield signs.vacant(seat, 30)
        yield scenery.purse(seat, street.PURSE)
        yield portraits.medallion(seat, masthead.FACE, LAST_WILL.cast)
    yield signs.vacant_place(errands.PLACE)
    yield from (signs.companion(which, 28, True) for which in COMPANIONS)
