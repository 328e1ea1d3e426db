"""Each honour of Splendor is earned in one position, and missed by little in another."""

from games.splendor.catalogue import CARDS
from games.splendor.events import Bought
from games.splendor.honours import EARLY, FEW_CARDS, HONOURS
from games.splendor.table import Player, SplendorTable
from tests.games.honours import Case, each, found, without_case
from tests.games.splendor.tables import ANN, lay, player, tokens

FIVES = "3-04 3-08 3-12"
PLAIN = [key for key, card in CARDS.items() if not card.points]
THREE = "N-01 N-02 N-03"
HIGH = player(bought="3-04 3-08 3-12 2-06")
"""18 points."""


def won(ann: Player, ben: Player | None = None) -> SplendorTable:
    return lay(ann, ben or player())


def ended(number: int, *, last_round: bool = True) -> SplendorTable:
    """A game that Ann has won in a round."""
    return lay(player(bought=FIVES), player(), round=number, last_round=last_round)


def filled(key: str, cards: int) -> Player:
    """Somebody with a card that has points, and so many cards in all."""
    return player(bought=" ".join([key, *PLAIN[: cards - 1]]))


def free(key: str, paid: str = "") -> list[Bought]:
    return [Bought(seat=ANN, card=CARDS[key], paid=tokens(paid), from_hand=False)]


CASES = [
    Case("nobles", [ANN], won(player(visited=THREE))),
    Case("nobles", [], won(player(visited="N-01 N-02"))),
    Case("no-noble", [ANN], won(player(bought="3-04"))),
    Case("no-noble", [], won(player(bought="3-04", visited="N-01"))),
    Case("high", [ANN], won(HIGH)),
    Case("high", [], won(player(bought="3-04 3-08 3-12 2-03"))),
    Case("far-ahead", [ANN], won(HIGH, player(bought="3-16 3-20"))),
    Case("far-ahead", [], won(HIGH, player(bought="3-16 3-20 2-01"))),
    Case("few-cards", [ANN], won(filled("3-04", FEW_CARDS))),
    Case("few-cards", [], won(filled("3-04", FEW_CARDS + 1))),
    Case("early", [ANN], ended(EARLY)),
    Case("early", [], ended(EARLY + 1)),
    Case("early", [], ended(EARLY, last_round=False)),
    Case("tie", [ANN], won(player(bought="3-04"), player(bought="2-06 2-03"))),
    Case("tie", [], won(player(bought="3-04"), player(bought="3-08"))),
    Case("tie", [], won(player(bought="3-04"), player(bought="3-02"))),
    Case("for-nothing", [ANN], won(player()), free("3-04")),
    Case("for-nothing", [], won(player()), [*free("3-04", "W1"), *free("2-06")]),
    Case("dearest", [ANN], won(player(bought="3-04 3-08"))),
    Case("dearest", [], won(player(bought="3-04 3-02"))),
    Case("one-colour", [ANN], won(player(bonuses="U6", bought="2-07"))),
    Case("one-colour", [], won(player(bonuses="U6"))),
    Case("without", [ANN], won(player(bonuses="W1 U1 G1 R1", bought="3-04"))),
    Case("without", [], won(player(bonuses="W1 U1 G1 R1 K1", bought="3-04"))),
]


@each(CASES)
def test_an_honour_is_earned_by_what_it_says(case: Case) -> None:
    assert found(HONOURS, case) == case.earned


def test_each_honour_can_be_earned_and_missed() -> None:
    assert without_case(HONOURS, CASES) == set()
