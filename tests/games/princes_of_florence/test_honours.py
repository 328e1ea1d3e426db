"""Each honour of The Princes of Florence is earned in one position, and missed by little in
another.
"""

from games.engine import Event, Seat
from games.princes_of_florence.catalogue import PLACES, PRESTIGE, PROFESSIONS, Lot
from games.princes_of_florence.events import (
    BestWork,
    Bought,
    Recruited,
    RoundBegan,
    Scored,
    Worked,
    WorkValue,
)
from games.princes_of_florence.honours import (
    BEST_WORKS,
    CHEAP,
    GREAT_WORK,
    HONOURS,
    JESTERS,
    MANY_WORKS,
)
from games.princes_of_florence.table import PrincesTable
from tests.games.honours import Case, each, found, without_case
from tests.games.princes_of_florence.tables import ANN, BEN, actions, player

POET = PROFESSIONS["poet"]
CARD, OTHER, *_ = PRESTIGE.values()
PACKED = (
    "tower-1-e7 forest-1-f1 university-4-e3 workshop-4-b2 lake-1-e6 lake-1-a5 forest-1-d1"
    " lake-2-d5 chapel-1-d3 opera-1-a1"
)
"""Of a game that was played; one square is free."""


def between(ann: int, ben: int, money: int = 0) -> PrincesTable:
    """A table at which Ann and Ben have so many points, and Ann some money."""
    return actions(player(money, ann), player(300, ben), player(300))


def estate(places: list[str]) -> PrincesTable:
    laid = player(tiles=[PLACES[place] for place in places], builders=2)
    return actions(laid, player(), player())


EVEN = between(20, 10)


def works(times: int, value: int = 10, seat: Seat = BEN) -> list[Event]:
    worth = WorkValue(building=value, landscape=0, freedom=0, jesters=0, cards=0)
    return [Worked(seat=seat, card=POET, value=worth)] * times


def best(times: int, *seats: Seat) -> list[Event]:
    return [BestWork(seats=seats, value=10, points=3)] * times


def recruited(times: int) -> list[Event]:
    return [Recruited(seat=BEN, card=POET, owner=ANN, left_with=ANN)] * times


def scored(missing: int) -> list[Event]:
    """Two prestige cards, of which the second scores less by so many points."""
    return [
        Scored(seat=BEN, card=CARD, points=CARD.points),
        Scored(seat=BEN, card=OTHER, points=OTHER.points - missing),
    ]


def auctions(times: int, *prices: int) -> list[Event]:
    """So many objects at the opening price of each round, and others of the last for these."""
    events = list[Event]()
    for number in range(1, times + 1):
        opening = EVEN.variant.opening(Lot.JESTER, number)
        events += [
            RoundBegan(number=number, minimum=7, first=ANN),
            Bought(seat=BEN, lot=Lot.JESTER, price=opening),
        ]
    return events + [Bought(seat=BEN, lot=Lot.BUILDER, price=price) for price in prices]


CASES = [
    Case("great-work", [BEN, BEN], EVEN, works(2, GREAT_WORK)),
    Case("great-work", [], EVEN, works(1, GREAT_WORK - 1)),
    Case("works", [BEN], EVEN, works(MANY_WORKS)),
    Case("works", [], EVEN, works(MANY_WORKS - 1)),
    Case("best-works", [BEN], EVEN, [*best(BEST_WORKS - 1, BEN), *best(1, ANN, BEN)]),
    Case("best-works", [], EVEN, best(BEST_WORKS - 1, BEN)),
    Case("no-best-work", [ANN], EVEN, best(1, BEN)),
    Case("no-best-work", [], EVEN, best(1, ANN, BEN)),
    Case("far-ahead", [ANN], between(50, 35)),
    Case("far-ahead", [], between(50, 36)),
    Case("tie", [ANN], between(50, 50, money=400)),
    Case("tie", [], between(50, 50, money=300)),
    Case("tie", [], between(50, 49, money=400)),
    Case("penniless", [ANN], between(50, 40)),
    Case("penniless", [], between(50, 40, money=100)),
    Case("full", [ANN], estate(PACKED.split())),
    Case("full", [], estate(PACKED.split()[:-1])),
    Case("jesters", [ANN], actions(player(jesters=JESTERS), player(), player())),
    Case("jesters", [], actions(player(jesters=JESTERS - 1), player(), player())),
    Case(
        "freedoms", [ANN], actions(player(freedoms="travel opinion religion"), player(), player())
    ),
    Case("freedoms", [], actions(player(freedoms="travel opinion"), player(), player())),
    Case("recruited", [BEN], EVEN, recruited(2)),
    Case("recruited", [], EVEN, recruited(1)),
    Case("prestige", [BEN], EVEN, scored(0)),
    Case("prestige", [], EVEN, scored(1)),
    Case("cheap", [BEN], EVEN, auctions(CHEAP)),
    Case("cheap", [], EVEN, auctions(CHEAP - 1)),
    Case("cheap", [], EVEN, auctions(CHEAP, EVEN.variant.opening(Lot.BUILDER, CHEAP) + 100)),
]


@each(CASES)
def test_an_honour_is_earned_by_what_it_says(case: Case) -> None:
    assert found(HONOURS, case) == case.earned


def test_each_honour_can_be_earned_and_missed() -> None:
    assert without_case(HONOURS, CASES) == set()
