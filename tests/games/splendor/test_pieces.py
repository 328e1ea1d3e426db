"""What nobles, cards and gold are for, as it is told to whoever asks."""

from games.engine import Seat
from games.splendor import GAME
from games.splendor.table import SplendorTable
from renderers.words import Words
from tests.games.splendor.tables import ANN, BEN, lay, player

WORDS = Words("en", GAME.home, strict=True)
HANDS = lay(
    player(hand="1-13 2-22?"), player(hand="3-16? 3-04"), rows="2-14", display="N-01 N-03 N-04"
)


def told(name: str) -> str:
    return next(
        WORDS.say(piece.text, ())
        for piece in GAME.teaching.pieces
        if WORDS.say(piece.name, ()) == name
    )


def seen(table: SplendorTable, me: Seat | None) -> list[str]:
    return [WORDS.say(piece.name, ()) for piece in GAME.teaching.in_sight(table, me)]


def test_a_card_says_what_it_is_worth_and_costs() -> None:
    assert told("2-22").startswith("Red, 2 points, costs 1 white, 4 blue and 2 green.")


def test_a_noble_says_whom_it_visits() -> None:
    assert told("N-03").startswith("3 points; needs these bonuses: 3 white, 3 blue and 3 green.")


def test_the_own_hand_is_listed_first_then_gold_and_the_nobles() -> None:
    assert seen(HANDS, ANN)[:6] == ["1-13", "2-22", "Gold", "N-01", "N-03", "N-04"]


def test_a_card_reserved_unseen_is_listed_for_nobody_else() -> None:
    assert {"2-22"} & {*seen(HANDS, BEN), *seen(HANDS, None)} == set()


def test_a_card_reserved_from_a_row_is_listed_for_all() -> None:
    assert all("3-04" in seen(HANDS, onlooker) for onlooker in (ANN, BEN, None))
