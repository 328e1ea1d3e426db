"""Each honour of Last Will is earned in one position, and missed by little in another."""

from games.engine import Event
from games.last_will.catalogue import CARDS, Black, Companion, Property, White
from games.last_will.events import Bought, Played, Sold, TurnBegan, Used, WentToOpera
from games.last_will.honours import DEAR_CARD, EARLY, HONOURS, LOSS, OPERA, SALES, TURN
from games.last_will.table import LastWillTable, Player
from tests.games.honours import Case, each, found, without_case
from tests.games.last_will.tables import ANN, BEN, player, turn

CHEAP, DEAR, *_ = (card for card in CARDS.values() if isinstance(card, Property))
WHITE = next(card for card in CARDS.values() if isinstance(card, White))


def over(ann: Player, ben: Player | None = None, number: int = EARLY) -> LastWillTable:
    """A game that has ended in a round."""
    table = turn(ann, ben or player(20, plan=2), round=number)
    table.agenda.clear()
    return table


BROKE = over(player(-1))


def played(pounds: int, *companions: Companion) -> Event:
    return Played(
        seat=BEN, card=WHITE, companions=companions, pounds=pounds, gained=0, left=1, money=9
    )


def used(pounds: int) -> Event:
    card = CARDS["property_farm_01"]
    assert isinstance(card, Black)
    return Used(seat=BEN, card=card, pounds=pounds, actions=1, left=1, money=9)


def bought(price: int, card: Property = CHEAP) -> Event:
    return Bought(seat=BEN, card=card, price=price, actions=1, left=1, money=9)


def sold(price: int, card: Property = CHEAP) -> Event:
    return Sold(seat=BEN, card=card, price=price, actions=1, left=1, money=9)


BEGAN = TurnBegan(seat=BEN, left=4, money=50)
OPERA_VISIT = WentToOpera(seat=BEN, pounds=2, money=9)

CASES = [
    Case("early", [ANN], BROKE),
    Case("early", [], over(player(-1), number=EARLY + 1)),
    Case("early", [], over(player(1))),
    Case("solvent", [ANN], over(player(1))),
    Case("solvent", [], BROKE),
    Case("debt", [ANN], over(player(-20))),
    Case("debt", [], over(player(-19))),
    Case("tie", [ANN], over(player(-5, plan=1), player(-5, plan=2))),
    Case("tie", [], over(player(-5, plan=1), player(-4, plan=2))),
    Case("no-property", [ANN], BROKE, [bought(10)]),
    Case("no-property", [], over(player(20), player(-1)), [bought(10)]),
    Case("turn", [BEN], BROKE, [BEGAN, played(20), used(TURN - 20), used(5)]),
    Case("turn", [], BROKE, [BEGAN, played(20), BEGAN, used(TURN - 20)]),
    Case("card", [BEN], BROKE, [played(DEAR_CARD)]),
    Case("card", [], BROKE, [played(DEAR_CARD - 1)]),
    Case("companions", [BEN], BROKE, [played(9, Companion.DOG, Companion.GUEST, Companion.CHEF)]),
    Case("companions", [], BROKE, [played(9, Companion.DOG, Companion.GUEST)]),
    Case("loss", [BEN], BROKE, [bought(LOSS + 5), sold(5)]),
    Case("loss", [], BROKE, [bought(LOSS + 5), bought(5, DEAR), sold(6), sold(5, DEAR)]),
    Case("properties", [BEN], BROKE, [bought(5), bought(5, DEAR), bought(5), sold(5)]),
    Case("properties", [], BROKE, [bought(5), bought(5, DEAR), sold(5), bought(5)]),
    Case("sales", [BEN], BROKE, [bought(5), sold(5)] * SALES),
    Case("sales", [], BROKE, [bought(5), sold(5)] * (SALES - 1)),
    Case("opera", [BEN], BROKE, [OPERA_VISIT] * OPERA),
    Case("opera", [], BROKE, [OPERA_VISIT] * (OPERA - 1)),
]


@each(CASES)
def test_an_honour_is_earned_by_what_it_says(case: Case) -> None:
    assert found(HONOURS, case) == case.earned


def test_each_honour_can_be_earned_and_missed() -> None:
    assert without_case(HONOURS, CASES) == set()
