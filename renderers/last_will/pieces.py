"""The pieces that are worth painting before the first picture needs them."""

from __future__ import annotations

from collections.abc import Iterator

from games.text import Text
from renderers.last_will import errands, menu_strip, papers, roles, salon, scenery, signs, street
from renderers.last_will.card_content import ACCENTS
from renderers.last_will.cards import height_of
from renderers.last_will.papers import Frame
from renderers.last_will.salon import Plate
from renderers.last_will.signs import COMPANIONS, ESTATES, SYMBOLS
from renderers.last_will.spread import ACROSS, width_of
from renderers.pieces import masthead, portraits
from renderers.scenes import Family
from renderers.sprites import Sprite
from renderers.theme import SEAT_MARKS, WHITE


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
    """What lies on most tables and in most hands, and of what is rare as much as shows its
    colours.
    """
    for seats, lane in street.LANES.items():
        high = street.ROAD + seats * lane + street.KERB
        yield scenery.backdrop(high, seats, lane, street.ROAD)
    for kind in Plate:
        yield salon.plate(1172, 126, kind)
    yield salon.free(84, 92)
    yield salon.tab(40, 40)
    yield salon.light(84, 92, 6)
    yield salon.hole(84, 92)
    for frame in Frame:
        wide = (width_of(across) for across in ACROSS)
        for w, h in ((218, menu_strip.OFFER), *((w, height_of(w)) for w in wide)):
            yield papers.paper(frame, w, h)
            yield papers.paper(frame, w, h, True)
    for accent in ACCENTS.values():
        yield papers.band(207, 40, accent)
        yield papers.band(194, 46, accent)
    for title in scenery.CUTS:
        yield scenery.scene(title, 86, 70)
        yield scenery.scene(title, 190, 130)
    for tone in (roles.ROW, roles.ROW_SHUT):
        yield papers.strip(190, 33, tone)
    for now, gone in ((True, False), (False, False), (False, True)):
        yield papers.stair(34, 28, now, gone)
    yield from _signs()


def _signs() -> Iterator[Sprite]:
    for which in COMPANIONS:
        for there in (True, False):
            yield from (signs.companion(which, size, there) for size in (28, 33))
    yield from (signs.action(size) for size in (26, 32, 34, 36, 50))
    yield from (signs.action(size, roles.SPENT, WHITE) for size in (28, 31))
    yield from (signs.coin(size, gold) for size in (30, 33) for gold in (True, False))
    yield from (signs.seal(size) for size in (30, 47))
    for seat in range(len(SEAT_MARKS)):
        yield signs.sent(seat, errands.PLACE)
        yield signs.vacant(seat, 30)
        yield scenery.purse(seat, street.PURSE)
        yield from (scenery.runner(seat, high) for high in street.RUNNERS.values())
        yield portraits.medallion(seat, masthead.FACE)
    yield signs.neutral(46)
    yield signs.vacant_place(errands.PLACE)
    yield signs.pill(300, 42, roles.CAN, roles.CAN_EDGE)
    yield signs.value(44, 32)
    yield signs.pill(120, 30, roles.CLARET)
    for tone in (roles.BRASS_LIGHT, roles.PAPER_LOW):
        yield signs.tag(errands.TAG - 5, 44, tone)
