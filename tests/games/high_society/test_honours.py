"""Each honour of High Society is earned in one position, and missed by little in another."""

from games.high_society.catalogue import CARDS, THIEF, Card
from games.high_society.events import Bought, Suffered
from games.high_society.honours import HONOURS
from games.high_society.table import HighSocietyTable
from tests.games.high_society.tables import ANN, BEN, cards, ended, player
from tests.games.honours import Case, each, found, without_case

NOTHING = ended(player(), player(), player("1"))
POOR = player("4")
[TEN, NINE] = cards("10 9")
MISFORTUNES = [THIEF, CARDS["arrest"], CARDS["loss"]]


def between(ann: str, ben: str = "2", *, hand: str = "8") -> HighSocietyTable:
    """A game that Ann and Ben ended with these cards; a third is the poorest."""
    return ended(player(hand, won=ann), player("8", won=ben), POOR)


def bought(card: Card, *paid: int) -> list[Bought]:
    return [Bought(seat=ANN, card=card, paid=paid)]


CASES = [
    Case("narrow", [ANN], between("9", hand="2 3")),
    Case("narrow", [], between("9", hand="6")),
    Case("narrow", [], between("1", hand="2 3")),
    Case("high", [ANN], between("10 9 1 x1")),
    Case("high", [], between("10 9 x1")),
    Case("recognitions", [ANN], between("1 x1 x2 x3")),
    Case("recognitions", [], between("1 x1 x2")),
    Case("best-two", [ANN], between("9 10")),
    Case("best-two", [], between("10 8")),
    Case("single", [ANN], between("9")),
    Case("single", [], between("9 1")),
    Case("arrest", [ANN], between("9 arrest", "4")),
    Case("arrest", [], between("9 arrest", "5")),
    Case("tie", [ANN], between("9", "5 4")),
    Case("tie", [], between("9", "8")),
    Case("for-nothing", [ANN], NOTHING, bought(TEN)),
    Case("for-nothing", [], NOTHING, [*bought(TEN, 1), *bought(NINE)]),
    Case("dear", [ANN], NOTHING, bought(TEN, 10, 15)),
    Case("dear", [], NOTHING, bought(TEN, 4, 20)),
    Case("penniless", [ANN], between("9", hand="")),
    Case("penniless", [], between("9", hand="1")),
    Case("rich-and-out", [ANN], ended(player("1", won="10 8"), player("8", won="9"), player())),
    Case("rich-and-out", [], ended(player("1", won="10 7"), player("8", won="9"), player())),
    Case("rich-and-out", [], ended(player("1", won="10 8"), player("1", won="9"), player("1"))),
    Case("misfortunes", [BEN], NOTHING, [Suffered(seat=BEN, card=card) for card in MISFORTUNES]),
    Case("misfortunes", [], NOTHING, [Suffered(seat=BEN, card=card) for card in MISFORTUNES[1:]]),
]


@each(CASES)
def test_an_honour_is_earned_by_what_it_says(case: Case) -> None:
    assert found(HONOURS, case) == case.earned


def test_each_honour_can_be_earned_and_missed() -> None:
    assert without_case(HONOURS, CASES) == set()
