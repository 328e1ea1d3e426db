"""What players are told of an option before they choose it."""

from collections.abc import Sequence

import pytest

from games.princes_of_florence.catalogue import LANDSCAPES
from games.princes_of_florence.rules.orders import StandingBid
from games.princes_of_florence.table import PrincesTable
from games.questions import Pick, read
from games.text import Text
from renderers.words import words_for
from tests.games.moves import after
from tests.games.princes_of_florence.tables import (
    BEN,
    actions,
    auctions,
    bonuses,
    player,
    prestige,
    professions,
)

WORDS = words_for("en", "games.princes_of_florence", strict=True)


UNWANTED = "+3 to works that like it"
ANOTHER = "3 prestige points for a second of a kind"
JESTER = "+2 to each of your works"


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
        ("build", "theater", "medium, +4 for Dramatist"),
        ("build", "tower", "small"),
        ("freedom", "opinion", None),
        ("freedom", "religion", "+3 for Dramatist"),
        ("", "build", "3 prestige points, and +4 to works that like the building"),
        ("", "freedom", "+3 to works that like it"),
        ("", "profession", "keep 1 of 5 cards; +1 to each of your works"),
        ("", "bonus", "keep 1 of 5 cards: improves one work"),
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
        ("standard", "", {"park": "+3 for Dramatist", "lake": UNWANTED}),
        ("standard", "park", {"park": "3 prestige points at once", "lake": UNWANTED}),
        ("two-official-5", "", {"landscape": "+3 for Dramatist"}),
        ("two-official-5", "lake", {"landscape": f"+3 for Dramatist; {ANOTHER}"}),
        ("two-official-5", "park", {"landscape": f"{UNWANTED}; {ANOTHER}"}),
    ],
)
def test_a_landscape_up_for_auction_says_which_of_the_own_professions_want_it_still(
    variant: str, tiles: str, hinted: dict[str, str]
) -> None:
    table = auctions(player(hand="dramatist", tiles=tiles), player(), variant=variant)
    assert hinted.items() <= hints(question(table)).items()


def test_a_landscape_of_which_none_is_left_is_not_said_to_be_wanted() -> None:
    table = auctions(player(hand="dramatist"), player(), variant="two-official-5")
    table.landscapes[LANDSCAPES["park"]] = 0
    assert hint(question(table), "landscape") == UNWANTED


def test_whoever_chooses_the_type_of_a_landscape_is_told_which_is_wanted() -> None:
    table = auctions(player(2500, hand="dramatist"), player(2500), variant="two-official-5")
    told = {"forest": UNWANTED, "lake": UNWANTED, "park": "+3 for Dramatist"}
    assert hints(question(after(table, "landscape, pass"))) == told


@pytest.mark.parametrize(
    ("lot", "builders", "told"),
    [
        ("jester", 0, JESTER),
        ("builder", 0, "you build for 300 florins from now on"),
        ("builder", 1, "3 prestige points, and your buildings may touch"),
        ("builder", 2, "3 prestige points, and you build for free"),
        ("prestige", 0, "keep 1 of 5 cards: points at the end"),
        (
            "recruiting",
            0,
            "takes a profession from another player’s table; +1 to each of your works",
        ),
    ],
)
def test_an_object_says_what_it_does_before_it_is_chosen(
    lot: str, builders: int, told: str
) -> None:
    table = auctions(player(builders=builders), player(), player())
    assert hint(question(table), lot) == told


def test_whoever_may_raise_is_told_what_the_object_does() -> None:
    table = after(auctions(player(), player(), player()), "jester")
    assert hint(question(table), "raise") == JESTER


def test_whoever_seals_a_limit_is_told_what_the_object_does() -> None:
    table = after(auctions(player(), player(), player(), sealed=True), "jester")
    assert JESTER in say(question(table).prompt)


def test_whoever_leaves_an_order_is_told_what_the_objects_do() -> None:
    asked = StandingBid.ask(auctions(player(), player(), player()), BEN)
    assert isinstance(asked, Pick)
    assert hint(asked, "jester") == JESTER


def test_a_bonus_card_says_what_it_would_add_now() -> None:
    deck = bonuses("building jester")
    table = after(
        actions(player(jesters=2, tiles="tower"), player(), player(), bonuses=deck), "bonus"
    )
    assert hints(question(table)) == {"1": "now +4 to a work", "2": "now +1 to a work"}


def test_what_counts_other_cards_in_hand_adds_nothing_where_there_is_none() -> None:
    table = after(
        actions(player(), player(), player(), bonuses=bonuses("hand_cards jester")), "bonus"
    )
    assert hints(question(table)) == {"1": "now +0 to a work", "2": "now +0 to a work"}


@pytest.mark.parametrize("lot", ["forest", "lake", "park"])
def test_in_russian_what_landscapes_add_fits_nouns_of_any_gender(lot: str) -> None:
    (told,) = (
        option.hint
        for option in question(auctions(player(), player())).options
        if option.key == lot
    )
    assert told
    assert (
        words_for("ru", "games.princes_of_florence").say(told, ())
        == "+3 к шедеврам тех, кто его любит"
    )


def test_a_profession_says_what_it_wishes_for_and_what_its_work_would_be_worth_now() -> None:
    deck = professions("poet dramatist")
    table = after(
        actions(player(jesters=1, tiles="theater"), player(), player(), professions=deck),
        "profession",
    )
    told = "likes Theatre, Park and Freedom of religion; worth 7 now"
    assert hint(question(table), "1") == told


def test_a_prestige_card_says_what_it_would_bring_now() -> None:
    deck = prestige("most_lakes most_works")
    table = auctions(player(works="poet"), player(works="painter"), player(), prestige=deck)
    told = {
        "1": "7 points at the end (4 if tied); now 4",
        "2": "6 points at the end (3 if tied); now 0",
    }
    assert hints(question(after(table, "prestige, pass, pass"))) == told


def test_a_profession_to_be_recruited_says_what_it_wishes_for() -> None:
    table = actions(player(recruiting=1), player(works="dramatist"), player())
    assert (
        hint(question(table, "recruit"), "dramatist")
        == "likes Theatre, Park and Freedom of religion; worth 1 now"
    )


@pytest.mark.parametrize(("bonus", "told"), [("", ""), ("jester", "up to 11 with bonus cards; ")])
def test_a_work_says_how_much_bonus_cards_and_what_it_lacks_would_make_of_it(
    bonus: str, told: str
) -> None:
    table = actions(
        player(hand="dramatist", works="poet painter", bonus=bonus, jesters=2), player(), player()
    )
    lacking = "missing: Theatre +4, Park +3 and Freedom of religion +3"
    assert hint(question(table, "work"), "dramatist") == told + lacking


def test_a_work_of_which_all_wishes_are_fulfilled_says_so() -> None:
    table = actions(
        player(hand="dramatist", tiles="theater park", freedoms="religion"), player(), player()
    )
    assert hint(question(table, "work"), "dramatist") == "has everything it likes"


@pytest.mark.parametrize(("hand", "told"), [("dramatist", True), ("", False)])
def test_whoever_can_complete_no_work_is_told_by_how_much_the_best_falls_short(
    hand: str, told: bool
) -> None:
    said = say(question(actions(player(hand=hand), player(), player())).prompt)
    assert ("your best is worth 1, the minimum is 7" in said) is told


@pytest.mark.parametrize(
    ("moves", "told"),
    [((), "2 actions and 900 florins"), (("freedom religion",), "1 action left and 600 florins")],
)
def test_whoever_acts_is_told_what_they_have(moves: Sequence[str], told: str) -> None:
    assert told in say(question(after(actions(player(900), player(), player()), *moves)).prompt)
