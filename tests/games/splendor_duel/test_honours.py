"""Each honour of Splendor Duel is earned in one position, and missed by little in another."""

from games.engine import Event
from games.splendor_duel.catalogue import CARDS, CELL, NO_TOKENS, ONE, Colour
from games.splendor_duel.events import (
    AnotherTurn,
    Bought,
    Goal,
    Reached,
    Replenished,
    SpentPrivilege,
    Stole,
    Won,
    spot,
)
from games.splendor_duel.honours import EXTRA_TURNS, FEW_CARDS, HONOURS, STEALS
from games.splendor_duel.table import Player
from tests.games.honours import Case, each, found, without_case
from tests.games.splendor_duel.tables import ANN, BEN, lay, player

PLAIN = [key for key, card in CARDS.items() if not card.points and not card.wild]
AHEAD = lay(player(bought="3-13"))
"""Ann has six points, Ben none."""
POINTS, CROWNS, COLOUR = (Reached(goal, 20) for goal in Goal)
SPENT = SpentPrivilege(seat=ANN, spot=spot(CELL["c3"], Colour.RED))


def won(*reached: Reached) -> list[Event]:
    return [Won(seat=ANN, reached=reached)]


def filled(cards: int) -> Player:
    """Somebody with some points, and so many cards in all."""
    return player(bought=" ".join(["3-13", *PLAIN[: cards - 1]]))


def stolen(times: int) -> list[Event]:
    return [Stole(seat=BEN, victim=ANN, colour=Colour.RED)] * times


def again(times: int) -> list[Event]:
    return [AnotherTurn(seat=BEN)] * times


def bought(key: str, paid: bool = False) -> Event:
    price = ONE[Colour.RED] if paid else NO_TOKENS
    return Bought(seat=ANN, card=CARDS[key], colour=Colour.RED, paid=price, reserved=False)


CASES = [
    Case("crowns", [ANN], AHEAD, won(CROWNS)),
    Case("crowns", [], AHEAD, won(POINTS, COLOUR)),
    Case("colour", [ANN], AHEAD, won(POINTS, COLOUR)),
    Case("colour", [], AHEAD, won(CROWNS)),
    Case("goals", [ANN], AHEAD, won(POINTS, CROWNS)),
    Case("goals", [], AHEAD, won(POINTS)),
    Case("no-royal", [ANN], AHEAD),
    Case("no-royal", [], lay(player(bought="3-13", royals="R-1"))),
    Case("no-privilege", [ANN], AHEAD, []),
    Case("no-privilege", [], AHEAD, [SPENT]),
    Case("no-refill", [ANN], AHEAD, [Replenished(seat=BEN, spots=())]),
    Case("no-refill", [], AHEAD, [Replenished(seat=ANN, spots=())]),
    Case("few-cards", [ANN], lay(filled(FEW_CARDS))),
    Case("few-cards", [], lay(filled(FEW_CARDS + 1))),
    Case("kept-low", [ANN], lay(player(bought="3-13 2-24 3-02"), player(bought="3-04 2-03 3-01"))),
    Case("kept-low", [], lay(player(bought="3-13 2-24 3-02"), player(bought="3-04 3-01 3-03"))),
    Case("steals", [BEN], AHEAD, stolen(STEALS)),
    Case("steals", [], AHEAD, stolen(STEALS - 1)),
    Case("extra-turns", [BEN], AHEAD, again(EXTRA_TURNS)),
    Case("extra-turns", [], AHEAD, again(EXTRA_TURNS - 1)),
    Case("for-nothing", [ANN], AHEAD, [bought("3-13")]),
    Case("for-nothing", [], AHEAD, [bought("3-13", paid=True), bought("2-24")]),
]


@each(CASES)
def test_an_honour_is_earned_by_what_it_says(case: Case) -> None:
    assert found(HONOURS, case) == case.earned


def test_each_honour_can_be_earned_and_missed() -> None:
    assert without_case(HONOURS, CASES) == set()
