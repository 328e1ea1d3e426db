"""The pieces that are worth painting before the first picture needs them."""

from __future__ import annotations

from collections.abc import Iterator

from games.last_will.catalogue import CARDS
from games.text import Text
from renderers.last_will import (
    errands,
    fortune,
    minis,
    offers,
    papers,
    plans,
    portraits,
    rails,
    roles,
    salon,
    signs,
    table,
    vignettes,
)
from renderers.last_will.cards import height_of
from renderers.last_will.faces import ACCENTS, printed
from renderers.last_will.papers import Frame
from renderers.last_will.players import size_of
from renderers.last_will.race import LANES
from renderers.last_will.salon import Plate
from renderers.last_will.signs import Sign
from renderers.last_will.spread import widths
from renderers.scenes import Family
from renderers.sprites import Sprite
from renderers.theme import SEAT_MARKS, WHITE

ESTATES = (Sign.MANSION, Sign.TOWN_HOUSE, Sign.MANOR_HOUSE, Sign.FARM)
SYMBOLS = (Sign.DINNER, Sign.CARRIAGE, Sign.MASK, Sign.WHEEL, Sign.GLASS)
BOARD = 622  # how wide the cards of a row are together
COMPANIONS = (Sign.CHEF, Sign.GUEST, Sign.DOG, Sign.HORSE, Sign.JOKER)


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
    for kind in Plate:
        yield salon.plate(1140, 103, kind)
    yield salon.plate(1140, round(offers.LINE))
    yield salon.plate(1140, plans.HEIGHT)
    yield salon.plate(1140, errands.HEIGHT)
    yield salon.free(84, 92)
    yield salon.tab(40, 40)
    yield rails.horizon(1140, rails.ABOVE)
    for seats, high in LANES.items():
        yield rails.course(1140, seats * high, seats)
        yield rails.finish(rails.ABOVE + seats * high)
        yield rails.debt(200, seats * high, seats)
    yield salon.light(84, 92, 6)
    yield salon.hole(84, 92)
    for frame in Frame:
        for w, h in ((218, offers.CARD), *((w, height_of(w)) for w in widths())):
            yield papers.paper(frame, w, h)
            yield papers.paper(frame, w, h, True)
    for high in (*table.ROW.values(), *table.FLATTER.values()):
        for count in (5, 6, 7, 8):
            yield papers.paper(Frame.BLACK, *size_of(BOARD, high, count))
    for accent in ACCENTS.values():
        yield papers.band(207, 40, accent)
        yield papers.band(194, 46, accent)
        yield papers.band(430, 44, accent, 0)
    yield from _on_cards()
    yield from _signs()


def _on_cards() -> Iterator[Sprite]:
    w = widths()[1]
    for card in dict.fromkeys(CARDS.values()):
        face = printed(card)
        look = face.emblem, face.deck, face.accent
        yield vignettes.vignette(round(w * 0.86), round(w * 0.6), *look)
        yield vignettes.vignette(121, 158, *look, 0.74)
        yield vignettes.vignette(121, 102, *look, 0.74)
        if face.house:
            yield vignettes.vignette(165, 146, *look, 0.74)
            yield vignettes.vignette(473, 146, *look, 0.74)
        yield minis.shown(66, 54, face.emblem, face.accent, False)
    for tone in (roles.ROW, roles.ROW_SHUT):
        yield papers.strip(round(w * 0.86), 33, tone)
    yield papers.stair(34, 28, True, False)
    yield papers.stair(34, 28, False, False)
    yield papers.stair(34, 28, False, True)


def _signs() -> Iterator[Sprite]:
    tones = (roles.INK, roles.CREAM, roles.BRASS, roles.BRASS_LIGHT, roles.BRASS_DEEP)
    yield from (
        signs.sign(which, size, tone) for which in Sign for tone in tones for size in (30, 46)
    )
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
        yield portraits.cameo(seat, "A")
        yield rails.band(200, SEAT_MARKS[seat].colour)
        yield rails.dust(400, SEAT_MARKS[seat].colour)
        yield from (rails.runner(seat, high - 4) for high in LANES.values())
    yield signs.neutral(46)
    yield fortune.squandered(320, 260)
    yield fortune.glory(1132, 238, 124)
    yield from (fortune.place_medal(place, 58) for place in (1, 2, 3, 4))
    yield signs.vacant_place(errands.PLACE)
    yield signs.pill(300, 42, roles.CAN, roles.CAN_EDGE)
    yield signs.spot(48)
    yield signs.value(44, 32)
    yield signs.pill(120, 30, roles.CLARET)
    for tone in (roles.BRASS_LIGHT, roles.PAPER_LOW):
        yield signs.tag(errands.TAG - 5, 44, tone)
