"""The unofficial game for three, and professions that lie face up."""

import pytest

from games.chance import Chance
from games.engine import begin
from games.princes_of_florence import GAME
from games.princes_of_florence.actions import DrawProfessions, TakeProfession
from games.princes_of_florence.catalogue import PROFESSIONS
from games.princes_of_florence.events import Shown, TookFaceUp
from games.princes_of_florence.table import PrincesTable
from tests.games.moves import after, offers, refusal
from tests.games.princes_of_florence.tables import ANN, actions, auctions, player, professions, told
from tests.rule import rule

UNOFFICIAL = "three-unofficial"
DECK = "poet painter botanist alchemist lawyer organist"


def turn(**more: object) -> PrincesTable:
    return actions(player(), player(), player(), variant=UNOFFICIAL, **more)


@rule("PF-163")
def test_four_recruiting_cards_are_in_play() -> None:
    chosen = GAME.rules.chosen([("three-player", "unofficial")])
    assert begin(GAME.rules.set_up(3, Chance(1), chosen)).table.recruiting == 4
    assert begin(GAME.rules.set_up(4, Chance(1), chosen)).table.recruiting == 5


@rule("PF-164")
def test_six_professions_may_be_bought_in_all() -> None:
    bought = after(turn(acquired=5), "profession, 1, end")
    assert bought.acquired == 6
    assert refusal(bought, DrawProfessions()) == "refuse-profession-limit"


@rule("PF-165")
@pytest.mark.parametrize(("number", "shown"), [(1, 0), (2, 0), (3, 1), (5, 1), (7, 1)])
def test_professions_are_shown_from_round_three_on(number: int, shown: int) -> None:
    variant = turn().variant
    assert variant.shown(number) == shown
    assert sum(variant.shown(n) for n in range(1, 8)) == 5


@rule("PF-166")
def test_landscapes_are_one_object() -> None:
    table = auctions(player(), player(), player(), variant=UNOFFICIAL)
    assert "landscape" in offers(table)
    assert "forest" not in offers(table)
    assert table.opening(table.variant.lots[0]) == 200


@rule("PF-167")
def test_one_may_draw_or_take_a_card_that_lies_face_up() -> None:
    table = turn(professions=professions(DECK), display=professions("goldsmith physician"))
    assert {*offers(table, "profession")} == {
        "profession deck",
        "profession goldsmith",
        "profession physician",
    }
    taken = after(table, "profession goldsmith")
    ann = taken.players[ANN]
    assert (ann.money, ann.professions) == (3200, [PROFESSIONS["goldsmith"]])
    assert told(taken, TookFaceUp) == [
        TookFaceUp(seat=ANN, card=PROFESSIONS["goldsmith"], price=300)
    ]


@rule("PF-167")
@pytest.mark.parametrize("first", ["profession goldsmith", "profession deck, 1"])
def test_either_way_is_possible_once_a_turn(first: str) -> None:
    table = after(
        turn(professions=professions(DECK), display=professions("goldsmith physician")), first
    )
    assert not offers(table, "profession")
    assert refusal(table, TakeProfession(PROFESSIONS["physician"])) == "refuse-profession-twice"


@rule("PF-168")
@pytest.mark.parametrize("way", ["profession goldsmith", "profession deck, 1"])
def test_both_ways_count_against_the_limit(way: str) -> None:
    table = after(turn(professions=professions(DECK), display=professions("goldsmith")), way)
    assert (table.acquired, table.professions_left) == (1, 5)


@rule("PF-168")
def test_recruited_professions_do_not_count() -> None:
    table = actions(player(recruiting=1), player(works="poet"), player(), variant=UNOFFICIAL)
    assert after(table, "recruit poet").acquired == 0


@rule("PF-168")
def test_without_a_limit_there_is_none() -> None:
    table = actions(player(), player(), player(), acquired=99)
    assert offers(table, "profession")


@rule("PF-169")
def test_cards_face_up_are_not_replaced() -> None:
    table = after(turn(display=professions("goldsmith physician")), "profession goldsmith")
    assert [card.id for card in table.display] == ["physician"]
    assert (
        refusal(after(table, "end"), TakeProfession(PROFESSIONS["goldsmith"])) == "refuse-not-shown"
    )


@rule("PF-169")
def test_from_an_empty_deck_nothing_is_shown() -> None:
    table = after(turn(professions=[], round=2), "end, end, end")
    assert (table.round, table.display, told(table, Shown)) == (3, [], [])


@rule("PF-T20")
def test_professions_of_round_three() -> None:
    deck = list(PROFESSIONS.values())[:12]
    table = after(turn(professions=deck, round=2), "end, end, end")
    assert (table.round, len(table.display), len(table.professions)) == (3, 1, 11)
    shown = table.display[0].id
    acting = after(table, "decline, decline, nothing")
    assert after(acting, f"profession {shown}").acquired == 1
    drawn = after(acting, f"profession {shown}, end, profession, 1")
    assert (drawn.acquired, len(drawn.professions)) == (2, 10)


@rule("PF-T20")
def test_after_six_the_action_is_gone_even_if_cards_lie_face_up() -> None:
    table = turn(acquired=6, display=professions("goldsmith"))
    assert not offers(table, "profession")
    assert refusal(table, TakeProfession(PROFESSIONS["goldsmith"])) == "refuse-profession-limit"
