"""What each card, object, freedom and building does, told at length to whoever meets it for the
first time; and the figures of which the guide speaks.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from games.engine import Seat
from games.princes_of_florence import figures
from games.princes_of_florence.catalogue import (
    BONUSES,
    BUILDINGS,
    LANDSCAPES,
    PRESTIGE,
    PROFESSIONS,
    RECONSTRUCTED,
    Asks,
    Bonus,
    Building,
    Card,
    Count,
    Freedom,
    Landscape,
    Lot,
    Prestige,
    Profession,
    Size,
    Tile,
    drawn,
)
from games.princes_of_florence.events import of_card, of_freedom, of_lot, of_tile, of_wish
from games.princes_of_florence.figures import (
    BUILDER_POINTS,
    BUILDING_POINTS,
    BUILDING_PRICE,
    DRAWN,
    FREEDOM_PRICE,
    LANDSCAPE_POINTS,
    WORTH_BUILDING,
    WORTH_CARD,
    WORTH_FREEDOM,
    WORTH_JESTER,
    WORTH_LANDSCAPE,
)
from games.princes_of_florence.rules.make_view import look
from games.princes_of_florence.rules.values import wishes
from games.princes_of_florence.table import PrincesTable
from games.princes_of_florence.view import View
from games.teaching import Piece
from games.text import Text

_OF_SIZE: Mapping[Count, Size] = {
    Count.LARGE_BUILDINGS: Size.LARGE,
    Count.MEDIUM_BUILDINGS: Size.MEDIUM,
    Count.SMALL_BUILDINGS: Size.SMALL,
}


def in_sight(table: PrincesTable, me: Seat | None) -> Sequence[Piece]:
    """What *me*, or with nothing a spectator, may look at (PF-190): own cards, objects, works,
    freedoms, buildings.

    Each kind once, buildings last: where a list is too short for all, they are missed least.
    """
    view = look(table, me)
    lots = [*(lot for lot, _ in view.supply.openings), *(Lot(key) for key in LANDSCAPES)]
    seen = [
        *(_OF_CARD[card] for card in _cards(view)),
        *(_OF_LOT[lot] for lot in lots),
        *(_OF_CARD[card] for player in view.players for card in player.works),
        *_OF_FREEDOM.values(),
        *_OF_BUILDING.values(),
    ]
    return list(dict.fromkeys(seen))


def _cards(view: View) -> Iterator[Card]:
    """The cards in the own hand and drawn into it, those for sale, and at the end everybody's."""
    if view.hand is not None:
        yield from view.hand.drawn
        yield from (candidate.card for candidate in view.hand.professions)
        yield from (held.card for held in view.hand.bonuses)
        yield from (held.card for held in view.hand.prestige)
    yield from view.supply.display
    for player in view.players:
        yield from (scored.card for scored in player.scored)
        yield from player.opened


def _of_card(card: Card) -> Text:
    match card:
        case Profession():
            return Text(
                "means-profession",
                wishes=tuple(
                    Text("wish", what=of_wish(wish.what), worth=wish.worth)
                    for wish in wishes(card, (), ())
                ),
                jester=WORTH_JESTER,
                card=WORTH_CARD,
            )
        case Bonus(counts=counts, each=each):
            return Text("means-bonus", each=each, kinds=tuple(map(_each, counts)))
        case Prestige(asks=Asks.HAVE, requires=requires, points=points):
            needed = tuple(
                Text("needed", kind=kind.value, n=n, tiles=_sized(kind)) for kind, n in requires
            )
            return Text("means-have", points=points, needed=needed)
        case Prestige(asks=Asks.FEWEST, points=points, shared=shared):
            return Text("means-fewest", points=points, shared=shared)
        case Prestige(requires=[(kind, _)], points=points, shared=shared):
            return Text("means-most", kind=kind.value, points=points, shared=shared)
    raise TypeError(f"no such card: {card.id}")


def _each(kind: Count) -> Text:
    return Text("each-kind", kind=kind.value, tiles=_sized(kind))


def _sized(kind: Count) -> tuple[Text, ...]:
    """The buildings of a size, where that is what is counted."""
    return tuple(
        of_tile(building) for building in BUILDINGS.values() if building.size is _OF_SIZE.get(kind)
    )


def _wishing(wish: Tile | Freedom) -> tuple[Text, ...]:
    """Whose works gain by a building, a landscape or a freedom (PF-09)."""
    cards = PROFESSIONS.values()
    return tuple(
        of_card(card) for card in cards if wish in {card.building, card.landscape, card.freedom}
    )


def _of_lot(lot: Lot) -> Text:
    match lot:
        case Lot.JESTER:
            return Text("means-jester", worth=WORTH_JESTER)
        case Lot.BUILDER:
            return Text("means-builder", price=BUILDING_PRICE[1], points=BUILDER_POINTS)
        case Lot.PRESTIGE:
            return Text("means-prestige", n=DRAWN)
        case Lot.RECRUITING:
            return Text("means-recruiting", worth=WORTH_CARD)
        case Lot.LANDSCAPE:
            return Text("means-any-landscape", kinds=tuple(map(of_tile, LANDSCAPES.values())))
    return _of_landscape(LANDSCAPES[lot.value])


def _of_landscape(landscape: Landscape) -> Text:
    return Text(
        "means-landscape",
        worth=WORTH_LANDSCAPE,
        cards=_wishing(landscape),
        squares=len(drawn(landscape.shape)),
        points=LANDSCAPE_POINTS,
    )


def _of_building(building: Building) -> Text:
    return Text(
        "means-building",
        size=building.size.value,
        squares=len(drawn(building.shape)),
        worth=WORTH_BUILDING,
        cards=_wishing(building),
        price=BUILDING_PRICE[0],
        less=BUILDING_PRICE[1],
        points=BUILDING_POINTS,
    )


def _sure(thing: Tile | Card) -> Text | None:
    """That something of a tile or card was found in no source (PF-201)."""
    return Text("sure", part=RECONSTRUCTED[thing]) if thing in RECONSTRUCTED else None


_OF_CARD: Mapping[Card, Piece] = {
    card: Piece(of_card(card), _of_card(card), _sure(card))
    for card in (*PROFESSIONS.values(), *BONUSES.values(), *PRESTIGE.values())
}
_OF_LOT: Mapping[Lot, Piece] = {
    lot: Piece(
        of_lot(lot), _of_lot(lot), _sure(LANDSCAPES[lot.value]) if lot.value in LANDSCAPES else None
    )
    for lot in Lot
}
_OF_FREEDOM: Mapping[Freedom, Piece] = {
    freedom: Piece(
        of_freedom(freedom),
        Text("means-freedom", worth=WORTH_FREEDOM, cards=_wishing(freedom), price=FREEDOM_PRICE),
    )
    for freedom in Freedom
}
_OF_BUILDING: Mapping[Building, Piece] = {
    building: Piece(of_tile(building), _of_building(building), _sure(building))
    for building in BUILDINGS.values()
}
_FREEDOMS = Piece(
    Text("any-freedom"),
    Text(
        "means-any-freedom",
        kinds=tuple(map(of_freedom, Freedom)),
        worth=WORTH_FREEDOM,
        price=FREEDOM_PRICE,
    ),
)
"""Of all freedoms together, for whoever asks for no particular one."""
PIECES: Sequence[Piece] = (
    *_OF_CARD.values(),
    *_OF_LOT.values(),
    _FREEDOMS,
    *_OF_FREEDOM.values(),
    *_OF_BUILDING.values(),
)


def meant(table: PrincesTable, seat: Seat, key: str) -> Piece | None:
    """The card, object, freedom or building of an answer; a card that was just drawn is called by
    its number, a bonus card by its letter.
    """
    hand = look(table, seat).hand
    drawn = {str(n): card for n, card in enumerate(hand.drawn if hand else (), start=1)}
    lettered = {held.card.letter: held.card for held in (hand.bonuses if hand else ())}
    card = drawn.get(key) or lettered.get(key) or PROFESSIONS.get(key)
    if card is not None:
        return _OF_CARD[card]
    for kind in (_OF_LOT, _OF_FREEDOM):
        for thing, piece in kind.items():
            if thing.value == key:
                return piece
    building = BUILDINGS.get(key)
    return None if building is None else _OF_BUILDING[building]


_STANDARD = figures.VARIANTS["standard"]

FACTS: Mapping[str, int] = {
    "rounds": figures.ROUNDS,
    "money": _STANDARD.money,
    "dealt": figures.DEALT,
    "kept": figures.DEALT - 1,
    "opening": _STANDARD.opening(Lot.JESTER, 1),
    "raise": figures.RAISE,
    "actions": figures.ACTIONS,
    "drawn": figures.DRAWN,
    "price": figures.BUILDING_PRICE[0],
    "cheap": figures.BUILDING_PRICE[1],
    "card": figures.BONUS_PRICE,
    "freedom": figures.FREEDOM_PRICE,
    "building": figures.BUILDING_POINTS,
    "landscape": figures.LANDSCAPE_POINTS,
    "builder": figures.BUILDER_POINTS,
    "builders": figures.MOST_BUILDERS,
    "touch": figures.BUILDERS_TO_TOUCH,
    "best": figures.BEST_WORK_POINTS,
    "least": figures.MINIMUM[0],
    "most": figures.MINIMUM[-1],
    "wanted": figures.WORTH_BUILDING,
    "ground": figures.WORTH_LANDSCAPE,
    "liberty": figures.WORTH_FREEDOM,
    "jester": figures.WORTH_JESTER,
    "profession": figures.WORTH_CARD,
    "pay": figures.PAY,
    "prestige": figures.PRESTIGE_PRICE,
    "sold": figures.SOLD_FOR,
}
