"""What the rules refuse, and what they say would be allowed instead."""

from collections.abc import Mapping

import pytest

from games.last_will.actions import (
    Block,
    Buy,
    ChoosePlan,
    Discard,
    Draw,
    DrawOne,
    ExtendBoard,
    LeaveFair,
    Lower,
    Mark,
    MarkFarm,
    Place,
    Play,
    RearrangeMarket,
    Sell,
    TakeOffered,
    Use,
    VisitOpera,
)
from games.last_will.catalogue import Companion, Deck
from games.last_will.events import of_card, of_cards, of_money
from games.last_will.table import LastWillTable
from games.moves import Action
from games.text import Text
from tests.games.last_will.outcomes import act, do
from tests.games.last_will.scenes import (
    NAMED,
    black,
    cards,
    errands,
    estate,
    market,
    planning,
    player,
    turn,
    white,
)
from tests.games.moves import refusal, refused_because
from tests.rule import rule

FULL = "waiter_01 waiter_01 waiter_01 reservation_01 farm_01"


def ann(
    money: int = 30, hand: str = "", board: str = "", actions: int = 3, **more: object
) -> LastWillTable:
    return turn(player(money, hand=hand, board=board), actions=actions, **more)


@rule("LW-77")
@pytest.mark.parametrize(
    ("table", "action"),
    [
        (ann(hand="boat_trip_04", actions=1), Play(white("boat_trip_04"), 5)),
        (ann(hand="coachman_02", actions=1), Place(black("coachman_02"))),
        (
            ann(hand="mansion_02", actions=0, market=market(mansion=-2)),
            Buy(estate("mansion_02"), 6),
        ),
        (
            ann(board="mansion_02", actions=0, market=market(mansion=-2)),
            Sell(estate("mansion_02"), 6),
        ),
        (ann(board="mansion_02", actions=0), Use(black("mansion_02"), 1)),
    ],
)
def test_nothing_is_done_with_too_few_actions(table: LastWillTable, action: Action) -> None:
    assert refusal(table, action) == "refuse-actions"


@rule("LW-77")
def test_a_refusal_says_what_it_costs_and_what_is_left() -> None:
    why = refused_because(ann(hand="coachman_02", actions=1), Place(black("coachman_02")))
    assert (why["actions"], why["left"]) == (2, 1)


@rule("LW-219", "LW-222")
def test_a_refusal_for_debt_says_what_is_within_means() -> None:
    table = ann(3, hand="boat_trip_05 guest dog", board="farm_01")
    why = refused_because(table, Play(white("boat_trip_05"), 4, (Companion.DOG,)))
    assert (why["money"], why["amounts"]) == (of_money(3), ())
    assert refusal(table, Play(white("boat_trip_05"), 4, (Companion.DOG,))) == "refuse-debt"


@rule("LW-91", "LW-191")
@pytest.mark.parametrize(
    ("table", "action", "allowed"),
    [
        (ann(hand="theatre_03", board="tailor_01"), Play(white("theatre_03"), 5), (3, 6)),
        (ann(board="reservation_06+chef"), Use(black("reservation_06"), 2), (1, 3)),
    ],
)
def test_another_sum_than_offered_is_refused_and_those_offered_are_named(
    table: LastWillTable, action: Action, allowed: tuple[int, ...]
) -> None:
    assert refusal(table, action) == "refuse-amount"
    assert refused_because(table, action)["amounts"] == tuple(map(of_money, allowed))


@rule("LW-86")
@pytest.mark.parametrize(
    ("companions", "key"),
    [
        ((Companion.CHEF,), "refuse-company"),
        ((Companion.HORSE, Companion.HORSE), "refuse-company"),
        ((Companion.JOKER,), "refuse-company-absent"),
    ],
)
def test_a_companion_who_does_not_fit_or_is_not_there_cannot_join(
    companions: tuple[Companion, ...], key: str
) -> None:
    table = ann(hand="theatre_01 chef horse horse")
    assert refusal(table, Play(white("theatre_01"), 5, companions)) == key


@rule("LW-90")
def test_an_option_that_is_not_printed_cannot_be_chosen() -> None:
    assert (
        refusal(ann(hand="ball_01", actions=9), Play(white("ball_01"), 22, option=5))
        == "refuse-option"
    )


@rule("LW-197", "LW-204")
@pytest.mark.parametrize(
    ("name", "effect"), [("wild_party_01", "wildparty"), ("breeders_fair_01", "breedersfair")]
)
def test_a_special_card_that_would_do_nothing_is_kept(name: str, effect: str) -> None:
    table = ann(hand=name)
    assert refusal(table, Play(white(name), 0)) == "refuse-effect"
    assert refused_because(table, Play(white(name), 0))["effect"] == effect


@rule("LW-83", "LW-108")
@pytest.mark.parametrize(
    ("action", "key"),
    [
        (Play(white("dinner_01"), 2), "refuse-not-in-hand"),
        (Place(black("waiter_01")), "refuse-not-in-hand"),
        (Buy(estate("farm_01"), 13), "refuse-not-in-hand"),
        (Use(black("reservation_01"), 2), "refuse-not-on-board"),
        (Sell(estate("farm_01"), 13), "refuse-not-on-board"),
        (Mark(black("reservation_06"), Companion.CHEF), "refuse-not-on-board"),
        (Discard(black("reservation_06")), "refuse-not-on-board"),
    ],
)
def test_a_card_that_is_not_there_cannot_be_used(action: Action, key: str) -> None:
    assert refusal(ann(hand="chef"), action) == key


@rule("LW-118")
def test_a_full_board_takes_nothing_and_what_may_be_discarded_is_named() -> None:
    table = ann(hand="sea_dog_01", board=FULL)
    assert refusal(table, Place(black("sea_dog_01"))) == "refuse-full"
    why = refused_because(table, Place(black("sea_dog_01")))
    assert why["others"] == of_cards(cards("waiter_01 reservation_01"))


@rule("LW-139")
def test_property_is_bought_and_not_placed() -> None:
    assert refusal(ann(hand="farm_01"), Place(black("farm_01"))) == "refuse-place-property"


@rule("LW-112")
def test_a_card_used_already_is_refused_and_others_are_named() -> None:
    table = ann(board="reservation_01! carriage_02")
    assert refusal(table, Use(black("reservation_01"), 2)) == "refuse-used"
    assert refused_because(table, Use(black("reservation_01"), 2))["others"] == of_cards(
        cards("carriage_02")
    )


@rule("LW-116", "LW-117")
@pytest.mark.parametrize(
    ("name", "key"), [("waiter_01", "refuse-inactive"), ("training_ground_02", "refuse-idle")]
)
def test_a_card_that_spends_nothing_is_not_activated(name: str, key: str) -> None:
    assert refusal(ann(board=f"{name} farm_06"), Use(black(name), 2)) == key


@rule("LW-95", "LW-94")
@pytest.mark.parametrize(
    ("board", "companion", "actions", "key"),
    [
        ("waiter_01", Companion.CHEF, 3, "refuse-mark-none"),
        ("reservation_06+chef", Companion.CHEF, 3, "refuse-mark-full"),
        ("farm_02", Companion.HORSE, 3, "refuse-mark-other"),
        ("farm_02", Companion.DOG, 3, "refuse-company-absent"),
        ("reservation_06", Companion.CHEF, 0, "refuse-mark-actions"),
    ],
)
def test_a_marker_goes_nowhere_else_and_is_not_free(
    board: str, companion: Companion, actions: int, key: str
) -> None:
    table = ann(hand="chef horse", board=board, actions=actions)
    assert refusal(table, Mark(black(board.split("+", maxsplit=1)[0]), companion)) == key


@rule("LW-121")
def test_property_is_not_discarded_and_what_may_be_is_named() -> None:
    table = ann(board="farm_01 waiter_01")
    assert refusal(table, Discard(black("farm_01"))) == "refuse-discard-property"
    assert refused_because(table, Discard(black("farm_01")))["others"] == of_cards(
        cards("waiter_01")
    )


@rule("LW-143", "LW-145")
@pytest.mark.parametrize(("money", "key"), [(5, "refuse-buy-poor"), (0, "refuse-buy-bankrupt")])
def test_nobody_buys_beyond_means_or_after_bankruptcy(money: int, key: str) -> None:
    table = ann(money, hand="mansion_02", market=market(mansion=-2))
    assert refusal(table, Buy(estate("mansion_02"), 6)) == key


@rule("LW-140", "LW-157")
@pytest.mark.parametrize(
    ("table", "action"),
    [
        (
            ann(hand="mansion_02", board="estate_agent_01", market=market(mansion=-2)),
            Buy(estate("mansion_02"), 5),
        ),
        (
            ann(board="mansion_02 estate_agent_01", market=market(mansion=-2)),
            Sell(estate("mansion_02"), 10),
        ),
    ],
)
def test_another_price_is_refused_and_the_prices_are_named(
    table: LastWillTable, action: Action
) -> None:
    assert refusal(table, action) == "refuse-price"
    assert refused_because(table, action)["prices"] == (of_money(4), of_money(6), of_money(8))


@rule("LW-204")
def test_a_house_on_its_last_step_does_not_fall_at_a_party() -> None:
    table = do(
        ann(hand="wild_party_01", board="mansion_01 mansion_03 mansion_02@6"),
        "play",
        "wild_party_01",
    )
    assert refusal(table, Lower(estate("mansion_02"))) == "refuse-lower"
    assert refused_because(table, Lower(estate("mansion_02")))["possible"] == of_cards(
        cards("mansion_01 mansion_03")
    )


@rule("LW-95", "LW-197")
@pytest.mark.parametrize(
    ("action", "key"),
    [(MarkFarm(estate("mansion_02")), "refuse-breed"), (LeaveFair(), "refuse-leave-fair")],
)
def test_the_fair_gives_no_marker_to_a_house_and_at_least_one_to_a_farm(
    action: Action, key: str
) -> None:
    table = do(
        ann(hand="breeders_fair_01", board="farm_06 farm_03 mansion_02"), "play", "breeders_fair_01"
    )
    assert refusal(table, action) == key
    assert refused_because(table, action)["possible"] == of_cards(cards("farm_06 farm_03"))


@rule("LW-37", "LW-54")
def test_a_planning_space_that_is_not_free_is_refused_and_free_ones_are_named() -> None:
    table = act(planning(player(), player()), Block(2))
    assert refusal(table, Block(2)) == "refuse-space"
    assert refused_because(table, Block(2))["left"] == ("1", "3", "4", "5", "6")


@rule("LW-46", "LW-49")
@pytest.mark.parametrize(
    ("draw", "key"), [(Draw(1, 0, 0, 0), "refuse-draw"), (Draw(2, 0, 0, 0), "refuse-draw-deck")]
)
def test_a_draw_is_what_is_due_and_what_is_there(draw: Draw, key: str) -> None:
    table = planning(player(), player(), player(), decks={Deck.EVENT: "event_dinner_01"})
    assert refusal(act(table, ChoosePlan(2)), draw) == key


TAKEN: Mapping[str, tuple[Action, Action]] = {
    "refuse-slot": (TakeOffered("b"), TakeOffered("b")),
    "refuse-errand-space": (ExtendBoard(), ExtendBoard()),
}


@rule("LW-60")
@pytest.mark.parametrize("key", [*TAKEN])
def test_an_errand_space_that_is_taken_takes_nobody_else(key: str) -> None:
    first, again = TAKEN[key]
    assert refusal(act(errands(player(), player()), first), again) == key


@rule("LW-60", "LW-62")
def test_what_still_lies_on_offer_is_named() -> None:
    table = act(
        errands(player(), player(), offer={"b": "farm_01", "c": "waiter_01"}), TakeOffered("b")
    )
    still = Text("fetch", slot="C", card=of_card(NAMED["waiter_01"]))
    assert refused_because(table, TakeOffered("b"))["left"] == (still,)


@rule("LW-64", "LW-67", "LW-68", "LW-70", "LW-71", "LW-72")
@pytest.mark.parametrize(
    ("action", "key"),
    [
        (RearrangeMarket((3, 3, 1, 1)), "refuse-market"),
        (ExtendBoard(), "refuse-extension"),
        (DrawOne(Deck.EVENT), "refuse-random"),
        (DrawOne(Deck.SPECIAL), "refuse-random"),
        (VisitOpera(3), "refuse-opera"),
        (VisitOpera(5), "refuse-opera-debt"),
    ],
)
def test_an_errand_without_effect_or_means_is_not_run(action: Action, key: str) -> None:
    somebody = player(4, board="farm_01 tailor_01")
    table = errands(somebody, player(), extensions=0, decks={Deck.EVENT: ""})
    assert refusal(table, action) == key


@rule("LW-68")
def test_a_second_card_from_a_deck_is_refused_in_one_round() -> None:
    table = errands(player(boys=2), player(boys=1))
    table = act(act(table, DrawOne(Deck.EVENT)), DrawOne(Deck.EVENT))
    assert refusal(table, DrawOne(Deck.PROPERTY)) == "refuse-random-twice"
