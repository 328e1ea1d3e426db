"""Taking profession and bonus cards."""

import pytest

from games.princes_of_florence.actions import (
    DrawBonuses,
    DrawProfessions,
    KeepBonus,
    KeepProfession,
)
from games.princes_of_florence.catalogue import BONUSES, PROFESSIONS
from games.princes_of_florence.events import Deck, Drew, Kept
from games.princes_of_florence.rules.cards import KeepOneBonus
from games.princes_of_florence.table import Player, PrincesTable
from tests.games.moves import after, offers, refusal, to_act
from tests.games.princes_of_florence.tables import (
    ANN,
    actions,
    auctions,
    bonuses,
    player,
    prestige,
    professions,
    told,
)
from tests.rule import rule

DECK = "poet painter botanist alchemist lawyer organist physicist"
"""The last is on top."""


def turn(*ann: Player, **more: object) -> PrincesTable:
    return actions(*(ann or (player(),)), player(), player(), **more)


def ids(cards: object) -> str:
    return " ".join(card.id for card in cards)  # type: ignore[attr-defined]  # cards of whatever kind


@rule("PF-95")
def test_of_five_professions_one_is_kept_and_four_go_under_the_deck() -> None:
    table = after(turn(professions=professions(DECK)), "profession")
    assert told(table, Drew) == [Drew(seat=ANN, deck=Deck.PROFESSION, number=5, price=300)]
    kept = after(table, "3")
    ann = kept.players[ANN]
    assert (ann.money, ids(ann.professions)) == (3200, "lawyer")
    assert ids(reversed(kept.professions)) == "painter poet physicist organist alchemist botanist"


@rule("PF-95")
def test_the_others_go_under_the_deck_in_any_order() -> None:
    kept = after(turn(professions=professions(DECK)), "profession, 1-order 5 3 2")
    assert ids(kept.players[ANN].professions) == "physicist"
    assert ids(reversed(kept.professions)) == "painter poet botanist lawyer organist alchemist"


@rule("PF-95")
def test_all_hundred_and_twenty_ways_of_keeping_and_ordering_are_offered() -> None:
    table = after(turn(professions=professions(DECK)), "profession")
    assert len(set(offers(table).values())) == 5 * 24


@rule("PF-96")
def test_of_five_bonus_cards_one_is_kept() -> None:
    table = after(turn(), "bonus")
    (decision,) = table.waiting
    assert isinstance(decision, KeepOneBonus)
    top = decision.drawn[0]
    kept = after(table, "1")
    assert (kept.players[ANN].money, kept.players[ANN].bonuses, len(kept.bonuses)) == (
        3200,
        [top],
        19,
    )


@rule("PF-97")
def test_a_card_may_be_used_in_the_same_turn() -> None:
    ann = player(works="painter botanist alchemist lawyer organist physicist")
    table = after(turn(ann, professions=professions("poet")), "profession")
    assert "work poet" in offers(table)
    with_bonus = after(
        turn(player(hand="poet", works="painter botanist"), bonuses=bonuses("table_cards")), "bonus"
    )
    assert refusal(with_bonus, DrawBonuses()) == "refuse-deck"
    assert ids(with_bonus.players[ANN].bonuses) == "table_cards"


@rule("PF-98")
@pytest.mark.parametrize("kept", ["poet", "goldsmith"])
def test_exactly_one_is_kept(kept: str) -> None:
    table = after(turn(professions=professions(DECK)), "profession")
    drawn = professions("physicist organist lawyer alchemist botanist")
    card = PROFESSIONS[kept]
    assert refusal(table, KeepProfession(card, tuple(drawn[1:]))) == "refuse-keep"
    assert refusal(table, KeepProfession(drawn[0], tuple(drawn[1:4]))) == "refuse-keep"
    assert refusal(table, KeepBonus(BONUSES["lake"], ())) == "engine-not-asked"


@rule("PF-99")
@pytest.mark.parametrize(
    ("empty", "action"),
    [({"professions": []}, DrawProfessions()), ({"bonuses": []}, DrawBonuses())],
)
def test_nothing_is_bought_from_an_empty_deck(
    empty: dict[str, object], action: DrawProfessions
) -> None:
    table = turn(**empty)
    assert action not in offers(table).values()
    assert refusal(table, action) == "refuse-deck"


@rule("PF-100")
def test_used_bonus_cards_stay_out_of_the_game() -> None:
    ann = player(
        hand="poet", works="painter botanist alchemist lawyer organist physicist", bonus="lake"
    )
    table = after(turn(ann, bonuses=bonuses("forest")), "work poet j, 0, bonus")
    assert (ids(table.spent), table.bonuses) == ("lake", [])


@rule("PF-101")
def test_without_an_order_the_others_go_under_the_deck_as_drawn() -> None:
    kept = after(turn(professions=professions("poet painter botanist")), "profession, 2")
    assert ids(reversed(kept.professions)) == "botanist poet"


@rule("PF-101")
def test_one_card_alone_is_kept_without_a_question() -> None:
    table = after(turn(professions=professions("poet")), "profession")
    assert (ids(table.players[ANN].professions), to_act(table)) == ("poet", ANN)
    assert [type(event) for event in table.last] == [Drew, Kept, Kept]


@rule("PF-102")
def test_a_hand_may_grow_without_limit() -> None:
    table = turn(player(hand=DECK, bonus=" ".join([*BONUSES][:13])))
    grown = after(table, "profession, 1, bonus, 1").players[ANN]
    assert (len(grown.professions), len(grown.bonuses)) == (8, 14)


@rule("PF-X07")
@pytest.mark.parametrize(("cards", "left"), [("poet painter botanist", 2), ("poet", 0)])
def test_a_short_deck_of_professions(cards: str, left: int) -> None:
    table = after(turn(professions=professions(cards)), "profession")
    kept = after(table, "1") if left else table
    assert (len(kept.players[ANN].professions), len(kept.professions)) == (1, left)


@rule("PF-X07")
@pytest.mark.parametrize(("cards", "left"), [("forest lake park", 2), ("lake", 0)])
def test_a_short_deck_of_bonus_cards(cards: str, left: int) -> None:
    table = after(turn(bonuses=bonuses(cards)), "bonus")
    kept = after(table, "1") if left else table
    assert (len(kept.players[ANN].bonuses), len(kept.bonuses)) == (1, left)


@rule("PF-X07")
@pytest.mark.parametrize(
    ("cards", "left"), [("most_parks most_lakes most_works", 2), ("most_parks", 0)]
)
def test_a_short_deck_of_prestige_cards(cards: str, left: int) -> None:
    table = after(
        auctions(player(), player(), player(), prestige=prestige(cards)), "prestige, pass, pass"
    )
    kept = after(table, "1") if left else table
    assert (len(kept.players[ANN].prestige), len(kept.prestige)) == (1, left)


@rule("PF-T13")
def test_six_professions_for_five_players() -> None:
    table = actions(
        *(player() for _ in range(5)),
        professions=professions("poet painter botanist alchemist lawyer organist"),
    )
    table = after(table, "profession, 1")
    assert (len(table.professions), table.professions[-1].id) == (5, "poet")
    left = []
    for _ in range(4):
        table = after(
            table, "end, profession, 1" if len(table.professions) > 1 else "end, profession"
        )
        left.append(len(table.professions))
    assert left == [4, 3, 2, 1]
    last = after(table, "end, decline, decline, decline, decline, nothing")
    sixth = after(last, "profession")
    assert sixth.professions == []
    assert not offers(after(sixth, "end"), "profession")
