"""What cards, objects, freedoms and buildings do, as it is told to whoever asks."""

import pytest

from games.engine import Seat
from games.princes_of_florence import GAME
from games.princes_of_florence.figures import WORTH_CARD
from games.princes_of_florence.table import PrincesTable
from renderers.words import Words
from tests.games.princes_of_florence.tables import ANN, BEN, actions, player

WORDS = Words("en", GAME.home, strict=True)


def told(name: str) -> str:
    return next(
        WORDS.say(piece.text, ())
        for piece in GAME.teaching.pieces
        if WORDS.say(piece.name, ()).startswith(name)
    )


def seen(table: PrincesTable, me: Seat | None) -> list[str]:
    return [WORDS.say(piece.name, ()) for piece in GAME.teaching.in_sight(table, me)]


def hands() -> PrincesTable:
    ann = player(hand="poet", bonus="forest", held="most_works", works="lawyer")
    return actions(ann, player(hand="botanist"), player(works="organist"))


def test_a_profession_says_what_it_wishes_for_and_how_much_that_adds() -> None:
    assert told("Poet").startswith("Likes Theatre (+4), Lake (+3) and Freedom of travel (+3).")


@pytest.mark.parametrize(
    ("name", "kinds"),
    [
        ("A:", "1 for each building."),
        ("G:", "1 for each profession or recruiting card still in your hand."),
        ("L:", "1 for each builder and each lake."),
        ("H:", "2 for each large building (University, Laboratory and Workshop)."),
    ],
)
def test_a_bonus_card_says_what_it_counts(name: str, kinds: str) -> None:
    assert told(name).startswith(f"Adds {kinds.removesuffix('.')} to one work.")


def test_a_prestige_card_that_compares_says_what_a_tie_brings() -> None:
    assert told("Most lakes") == (
        "6 prestige points at the end if you have the most lakes; 3 if you tie. "
        "None if you have none."
    )


def test_a_prestige_card_that_does_not_compare_says_what_one_must_have() -> None:
    assert "if you have 1 builder, 1 jester and 2 landscapes, otherwise none" in told(
        "Builder, jester"
    )


def test_a_building_says_whose_works_gain_by_it() -> None:
    assert told("Opera").startswith("Medium; +4 to the works of Choreographer and Composer.")


def test_the_own_hand_is_listed_first() -> None:
    assert seen(hands(), ANN)[:3] == ["Poet", "C: +2 per forest", "Most works"]


def test_a_hand_is_listed_for_nobody_else() -> None:
    hidden = {"Poet", "C: +2 per forest", "Most works"}
    assert hidden & {*seen(hands(), BEN), *seen(hands(), None)} == set()


def test_works_are_listed_for_all() -> None:
    assert {"Lawyer", "Organist"} <= {*seen(hands(), None)}


def test_the_list_of_whoever_begins_fits_a_menu() -> None:
    opening = actions(player(hand="poet lawyer botanist"), player(), player())
    assert len(seen(opening, ANN)) <= 25


@pytest.mark.parametrize(
    ("language", "adds", "until"),
    [
        ("en", "adds {} to each of your works", "until then"),
        ("ru", "добавляет {} к каждому вашему шедевру", "до тех пор"),
    ],
)
def test_a_recruiting_card_adds_to_works_also_once_it_is_used(
    language: str, adds: str, until: str
) -> None:
    words = Words(language, GAME.home, strict=True)
    (said,) = (
        words.say(piece.text, ())
        for piece in GAME.teaching.pieces
        if piece.text.key == "means-recruiting"
    )
    assert adds.format(WORTH_CARD) in said
    assert until not in said.lower()
