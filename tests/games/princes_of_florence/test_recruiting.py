"""Recruiting."""

import pytest

from games.princes_of_florence import GAME
from games.princes_of_florence.actions import CompleteWork, Recruit
from games.princes_of_florence.catalogue import PROFESSIONS, Count
from games.princes_of_florence.events import Recruited
from games.princes_of_florence.rules.values import bonus_value, work_value
from games.princes_of_florence.table import PrincesTable
from games.questions import Pick, follow
from tests.games.moves import after, offers, refusal, to_act
from tests.games.playing import moments
from tests.games.princes_of_florence.tables import (
    ANN,
    BEN,
    CLEO,
    actions,
    auctions,
    bonuses,
    player,
    told,
)
from tests.rule import rule

POET = PROFESSIONS["poet"]


def turn(recruiting: int = 1, **more: object) -> PrincesTable:
    """Ann's turn, with two professions on Ben's table and one on Cleo's."""
    ann = player(recruiting=recruiting, works="lawyer")
    return actions(ann, player(works="poet painter", mark=9), player(works="botanist"), **more)


@rule("PF-113")
def test_a_profession_comes_from_an_opponents_table_into_the_hand() -> None:
    table = after(turn(), "recruit poet")
    ann, ben, _ = table.players
    assert (ann.professions, ann.recruiting, [card.id for card in ben.works]) == (
        [POET],
        0,
        ["painter"],
    )


@rule("PF-114")
def test_swapping_leaves_the_recruiting_card_in_its_place() -> None:
    table = after(turn(), "recruit poet")
    ann, ben, _ = table.players
    assert (ann.recruits, ben.recruits) == (0, 1)
    assert told(table, Recruited) == [Recruited(seat=ANN, card=POET, owner=BEN, left_with=BEN)]
    assert (ben.count(Count.TABLE_CARDS), work_value(ben, POET).cards) == (2, 2)


@rule("PF-115", "PF-170")
def test_keeping_lays_the_recruiting_card_on_the_own_table() -> None:
    table = after(turn(swapping=False), "recruit poet")
    ann, ben, _ = table.players
    assert (
        ann.recruits,
        ben.recruits,
        ann.count(Count.TABLE_CARDS),
        ben.count(Count.TABLE_CARDS),
    ) == (1, 0, 2, 1)


@rule("PF-116")
def test_a_recruiting_card_is_used_when_it_is_won_or_in_the_own_turn() -> None:
    table = after(auctions(player(), player(works="poet"), player()), "recruiting, pass, pass")
    assert {*offers(table)} == {"poet", "save"}
    assert "recruit poet" in offers(turn())


@rule("PF-117")
def test_when_one_is_won_one_is_used() -> None:
    table = auctions(player(recruiting=2), player(works="poet painter"), player())
    once = after(table, "recruiting, pass, pass, poet")
    assert (once.players[ANN].recruiting, to_act(once)) == (2, BEN)


@rule("PF-118")
def test_a_work_of_this_round_may_be_recruited_and_its_mark_stays() -> None:
    table = after(turn(), "recruit poet")
    assert table.players[BEN].mark == 9


@rule("PF-119")
def test_neither_own_cards_nor_recruiting_cards_can_be_recruited() -> None:
    table = turn()
    assert {*offers(table, "recruit")} == {"recruit poet", "recruit painter", "recruit botanist"}
    assert refusal(table, Recruit(PROFESSIONS["lawyer"])) == "refuse-recruit"
    only_recruits = actions(player(recruiting=1), player(recruits=3), player())
    assert not offers(only_recruits, "recruit")


@rule("PF-120")
def test_with_nobody_to_recruit_the_card_is_kept() -> None:
    table = after(auctions(player(works="poet"), player(), player()), "recruiting, pass, pass")
    assert (table.players[ANN].recruiting, to_act(table)) == (1, BEN)
    assert (
        refusal(actions(player(recruiting=1), player(), player()), Recruit(POET))
        == "refuse-recruit"
    )


@rule("PF-121")
def test_several_recruiting_cards_may_be_used_in_a_turn() -> None:
    table = after(turn(3), "recruit poet, recruit painter, recruit botanist")
    assert (len(table.players[ANN].professions), to_act(table)) == (3, ANN)


@rule("PF-122")
def test_an_unused_recruiting_card_counts_as_a_card() -> None:
    owner = player(hand="poet painter", recruiting=2)
    (hand_cards,) = bonuses("hand_cards")
    assert (work_value(owner, POET).cards, bonus_value(owner, hand_cards)) == (4, 3)


@rule("PF-123")
@pytest.mark.parametrize("later", [False, True])
def test_a_recruited_profession_makes_a_work_at_once_or_later(later: bool) -> None:
    ann = player(
        recruiting=1, works="lawyer organist physicist mathematician theologian philosopher"
    )
    table = after(actions(ann, player(works="poet"), player()), "recruit poet")
    if later:
        table = after(table, "end, end, end, decline, decline, nothing, end, end")
        table.round = 1
    assert "work poet" in offers(table)


@rule("PF-124")
@pytest.mark.parametrize("swapping", [True, False])
def test_used_recruiting_cards_do_not_come_back(swapping: bool) -> None:
    table = turn(swapping=swapping)
    assert after(table, "recruit poet").recruiting == table.recruiting


@rule("PF-195")
def test_swapping_leaves_everybody_as_many_cards() -> None:
    for seats in GAME.rules.seats:
        for moment in moments(GAME, seats, seed=seats + 10):
            if isinstance(moment.action, Recruit):
                before = [somebody.cards for somebody in moment.before.players]  # type: ignore[attr-defined]  # a table of this game
                assert before == [somebody.cards for somebody in moment.after.players]


def test_without_a_recruiting_card_nobody_is_recruited() -> None:
    assert refusal(turn(0), Recruit(POET)) == "refuse-recruit-without"


@rule("PF-X08")
def test_recruiting_and_playing_in_one_turn() -> None:
    ann = player(
        recruiting=1,
        works="lawyer organist physicist botanist",
        tiles="studio lake",
        freedoms="travel",
    )
    table = actions(ann, player(works="painter"), player(), round=3)
    done = after(table, "recruit painter, work painter, 0")
    assert (done.players[ANN].mark, to_act(done)) == (15, ANN)


def poached(*, swapping: bool) -> PrincesTable:
    """Ben's turn of round 4, after the poet was recruited from Ann."""
    ann = player(hand="painter lawyer", works="poet")
    ben = player(
        hand="goldsmith",
        recruiting=1,
        works="botanist alchemist",
        tiles="theater lake",
        freedoms="opinion",
        jesters=1,
    )
    table = actions(ann, ben, player(), first=BEN, round=4, swapping=swapping)
    return after(table, "recruit poet")


@rule("PF-T12")
@pytest.mark.parametrize(
    ("swapping", "ann", "ben"), [(True, (3, 1), (4, 2)), (False, (2, 0), (5, 3))]
)
def test_cards_and_works_after_recruiting(
    swapping: bool, ann: tuple[int, int], ben: tuple[int, int]
) -> None:
    table = poached(swapping=swapping)
    counted = [(somebody.cards, somebody.count(Count.TABLE_CARDS)) for somebody in table.players]
    assert counted == [ann, ben, (0, 0)]


@rule("PF-T12")
@pytest.mark.parametrize(("swapping", "value"), [(True, 13), (False, 14)])
def test_what_the_recruited_poet_is_worth(swapping: bool, value: int) -> None:
    table = poached(swapping=swapping)
    assert work_value(table.players[BEN], POET).total == value
    if swapping:
        assert refusal(table, CompleteWork(POET)) == "refuse-work-low"
    else:
        done = after(table, "work poet")
        assert [somebody.count(Count.TABLE_CARDS) for somebody in done.players] == [0, 4, 0]


@rule("PF-T12")
def test_works_after_the_poet_when_swapping() -> None:
    table = poached(swapping=True)
    table.round = 3
    assert [
        somebody.count(Count.TABLE_CARDS) for somebody in after(table, "work poet").players
    ] == [1, 3, 0]
    assert table.left_of(CLEO) == ANN


@pytest.mark.parametrize("swapping", [True, False])
def test_what_the_work_would_be_worth_is_said_before_one_recruits(*, swapping: bool) -> None:
    table = turn(swapping=swapping)
    question = table.waiting[0].ask(table)
    found = follow(question, "recruit")
    assert isinstance(found, Pick)
    hints = {option.key: option.hint for option in found.options}
    ann, *_ = after(table, "recruit poet").players
    said = hints["poet"]
    assert said is not None
    assert dict(said.args)["n"] == work_value(ann, POET).total
