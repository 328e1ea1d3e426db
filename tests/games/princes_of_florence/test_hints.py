"""What players are told of an option before they choose it."""

from collections.abc import Sequence

import pytest

from games.princes_of_florence.catalogue import LANDSCAPES
from games.princes_of_florence.table import PrincesTable
from games.questions import Pick, read
from games.text import Text
from renderers.words import words_for
from tests.games.moves import after
from tests.games.princes_of_florence.tables import actions, auctions, player

WORDS = words_for("en", "games.princes_of_florence", strict=True)


def question(table: PrincesTable, notation: str = "") -> Pick:
    asked = read(table.waiting[0].ask(table), notation).here
    assert isinstance(asked, Pick)
    return asked


def hint(asked: Pick, key: str) -> str | None:
    told = next(option.hint for option in asked.options if option.key == key)
    return None if told is None else say(told)


def hints(asked: Pick) -> dict[str, str]:
    return {option.key: say(option.hint) for option in asked.options if option.hint}


def say(text: Text) -> str:
    return WORDS.say(text, ("Ann", "Ben", "Cleo"))


@pytest.mark.parametrize(
    ("notation", "key", "told"),
    [
        ("build", "theater", "medium, wanted by Dramatist"),
        ("build", "tower", "small"),
        ("freedom", "opinion", None),
        ("freedom", "religion", "wanted by Dramatist"),
        ("", "bonus", "of the top 5 cards you keep one"),
    ],
)
def test_it_is_told_what_the_own_professions_want_and_what_an_action_brings(
    notation: str, key: str, told: str | None
) -> None:
    table = actions(player(hand="dramatist"), player(), player())
    assert hint(question(table, notation), key) == told


@pytest.mark.parametrize(
    ("variant", "tiles", "hinted"),
    [
        ("standard", "", {"park": "wanted by Dramatist"}),
        ("standard", "park", {}),
        ("two-official-5", "", {"landscape": "wanted by Dramatist"}),
        ("two-official-5", "park", {}),
    ],
)
def test_a_landscape_up_for_auction_says_which_of_the_own_professions_want_it_still(
    variant: str, tiles: str, hinted: dict[str, str]
) -> None:
    table = auctions(player(hand="dramatist", tiles=tiles), player(), variant=variant)
    assert hints(question(table)) == hinted


def test_a_landscape_of_which_none_is_left_is_not_said_to_be_wanted() -> None:
    table = auctions(player(hand="dramatist"), player(), variant="two-official-5")
    table.landscapes[LANDSCAPES["park"]] = 0
    assert hints(question(table)) == {}


def test_whoever_chooses_the_type_of_a_landscape_is_told_which_is_wanted() -> None:
    table = auctions(player(2500, hand="dramatist"), player(2500), variant="two-official-5")
    assert hints(question(after(table, "landscape, pass"))) == {"park": "wanted by Dramatist"}


def test_a_profession_to_be_recruited_says_what_it_wishes_for() -> None:
    table = actions(player(recruiting=1), player(works="dramatist"), player())
    assert hint(question(table, "recruit"), "dramatist") == "wishes for Theatre, Park and Freedom of religion"


@pytest.mark.parametrize(("bonus", "told"), [("", "At least 7 is needed"), ("jester", "up to 11 with bonus cards")])
def test_a_work_says_how_much_bonus_cards_can_make_of_it(bonus: str, told: str) -> None:
    table = actions(player(hand="dramatist", works="poet painter", bonus=bonus, jesters=2), player(), player())
    assert hint(question(table, "work"), "dramatist") == told


@pytest.mark.parametrize(
    ("moves", "told"), [((), "2 actions, and 900 florins"), (("freedom religion",), "1 action left, and 600 florins")]
)
def test_whoever_acts_is_told_what_they_have(moves: Sequence[str], told: str) -> None:
    assert told in say(question(after(actions(player(900), player(), player()), *moves)).prompt)
