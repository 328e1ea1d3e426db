"""What signs, royals and cards do, as it is told to whoever asks."""

from games.engine import Seat
from games.splendor_duel import GAME
from games.splendor_duel.table import DuelTable
from renderers.words import Words
from tests.games.splendor_duel.tables import ANN, BEN, lay, player

WORDS = Words("en", GAME.home, strict=True)


def told(name: str) -> str:
    return next(
        WORDS.say(piece.text, ())
        for piece in GAME.teaching.pieces
        if WORDS.say(piece.name, ()) == name
    )


def seen(table: DuelTable, me: Seat | None) -> list[str]:
    return [WORDS.say(piece.name, ()) for piece in GAME.teaching.in_sight(table, me)]


def hands() -> DuelTable:
    pyramid = "1-02 1-03 1-04 1-05 1-07 2-02 2-03 2-06 2-07 3-01 3-02 3-03"
    return lay(player(reserved="2-04? 1-08"), player(reserved="3-12"), pyramid=pyramid)


def test_a_sign_says_what_it_does() -> None:
    assert told("Extra turn").endswith("you take another turn right after this one.")


def test_a_card_says_what_its_sign_does() -> None:
    assert told("2-04").endswith("you take a privilege – from your opponent if none are left.")


def test_a_wild_card_with_another_turn_says_both() -> None:
    card = told("3-12")
    assert card.startswith("Any colour in which you have a bonus")
    assert "another turn" in card


def test_a_royal_without_an_ability_says_only_what_it_is_worth() -> None:
    assert (
        told("R-4")
        == "You choose one when you reach 3 and 6 crowns. 3 points, which count for no colour."
    )


def test_an_own_card_with_a_sign_is_listed_first() -> None:
    assert seen(hands(), ANN)[0] == "2-04"


def test_a_reserved_card_is_listed_for_nobody_else() -> None:
    assert {"2-04"} & {*seen(hands(), BEN), *seen(hands(), None)} == set()


def test_of_the_pyramid_the_cards_with_signs_are_listed() -> None:
    listed = {"1-03", "1-05"} & {*seen(hands(), None)}
    assert listed == {"1-03"}


def test_signs_that_nothing_in_sight_bears_are_left_out() -> None:
    assert "Token of its colour" not in seen(hands(), None)
