"""Standing orders for planning and errands: who may leave one, and what it does."""

from dataclasses import replace

import pytest

from games.engine import Seat, begin
from games.last_will import GAME
from games.last_will.actions import ChoosePlan, Draw, DrawOne, EndTurn, TakeOffered, VisitOpera
from games.last_will.catalogue import Deck
from games.last_will.events import Phase, of_title
from games.last_will.rules.course import KeepSome
from games.last_will.rules.orders import Wishes
from games.last_will.rules.planning import BlockSpace
from games.last_will.rules.turns import Turn
from games.last_will.table import LastWillTable
from games.questions import Pick, read
from renderers.words import words_for
from tests.games.last_will.outcomes import act, plan, quietly
from tests.games.last_will.scenes import planning, player, turn
from tests.games.last_will.tables import ANN, BEN, CLEO
from tests.games.moves import to_act
from tests.rule import rule


def three() -> LastWillTable:
    """Ann, Ben and Cleo are about to plan, in this order."""
    return planning(player(), player(), player())


def left(table: LastWillTable, seat: Seat, notation: str) -> Wishes:
    """The order that a seat leaves by these answers."""
    question = GAME.rules.ask_order(table, seat)
    assert question is not None
    order = read(question, notation).here
    assert isinstance(order, Wishes)
    return order


def asked(table: LastWillTable) -> list[Seat]:
    """Who may leave an order now."""
    seats = map(Seat, range(len(table.players)))
    return [seat for seat in seats if GAME.rules.ask_order(table, seat) is not None]


def obeyed(table: LastWillTable, order: Wishes) -> object:
    """What the order does for whoever must act."""
    (decision,) = table.waiting
    return order.obey(table, decision)


def errands(*spaces: int) -> LastWillTable:
    """The three have planned, and errands begin."""
    table = three()
    for space in spaces or (3, 1, 2):
        table = plan(table, space)
    assert table.phase is Phase.ERRANDS
    return table


def in_phase(table: LastWillTable, phase: Phase) -> LastWillTable:
    """The table once this phase has come, others having done anything."""
    for _ in range(400):
        if table.phase is phase:
            return table
        table = quietly(table)
    raise AssertionError(f"there is no {phase}")


@rule("LW-270")
def test_a_table_may_do_without_orders() -> None:
    assert asked(three()) == [ANN, BEN, CLEO]
    table = three()
    table.orders = False
    assert asked(table) == []


@rule("LW-271")
def test_orders_for_errands_may_be_left_until_the_last_boy_is_out() -> None:
    table = errands()
    while table.phase is Phase.ERRANDS:
        expected = [Seat(n) for n, one in enumerate(table.players) if one.boys]
        assert asked(table) == expected
        table = quietly(table)
    assert table.phase is Phase.ACTIONS
    assert asked(table) == []


@rule("LW-271")
def test_whoever_has_taken_their_turn_may_plan_the_next_round() -> None:
    table = turn(player(), player(), player())
    first = to_act(table)
    table = act(table, EndTurn())
    assert asked(table) == [first]
    order = left(table, first, "5 2 done none")
    assert order == Wishes(table.round + 1, plans=(5, 2))
    assert order.lapsed(table, first) is None
    assert obeyed(table, order) is None


@rule("LW-271")
def test_what_is_over_for_its_owner_is_part_of_the_order_no_more() -> None:
    table = three()
    whole = left(table, ANN, "errands opera done").beside(left(table, ANN, "3 done event"))
    assert isinstance(whole, Wishes)
    assert whole.remaining(table, ANN) == whole
    planned = act(table, ChoosePlan(2))
    assert whole.remaining(planned, ANN) == replace(whole, plans=())
    drawn = quietly(planned)
    assert whole.remaining(drawn, ANN) == replace(whole, plans=(), decks=())
    over = in_phase(drawn, Phase.ACTIONS)
    lapsed = whole.lapsed(over, ANN)
    assert lapsed is not None
    assert lapsed.key == "lapsed"


@rule("LW-272")
@pytest.mark.parametrize(
    ("space", "decks", "drawn"),
    [
        (1, "event+property", Draw(3, 0, 2, 0)),
        (2, "property", Draw(0, 0, 2, 0)),
        (4, "event+helper_expense+property+companion", Draw(2, 2, 2, 1)),
        (2, "none", None),
    ],
)
def test_cards_are_drawn_equally_from_the_decks_named(
    space: int, decks: str, drawn: Draw | None
) -> None:
    order = left(three(), ANN, f"{space} done {decks}")
    assert obeyed(act(three(), ChoosePlan(space)), order) == drawn


@rule("LW-274")
def test_where_the_decks_named_hold_too_few_cards_the_owner_is_asked() -> None:
    order = left(three(), ANN, "2 done companion")
    table = act(three(), ChoosePlan(2))
    table.decks[Deck.COMPANION], table.piles[Deck.COMPANION] = [], []
    assert obeyed(table, order) is None


@rule("LW-273")
def test_the_first_plan_that_is_free_is_taken() -> None:
    order = left(three(), BEN, "3 5 1 none")
    table = plan(three(), 3)
    assert obeyed(table, order) == ChoosePlan(5)
    for space in (5, 1):
        table = planning(player(), player(), player(), blocked=[3, 5, space])
        assert obeyed(table, order) == (ChoosePlan(1) if space == 5 else None)


@rule("LW-273")
def test_the_first_errand_that_is_free_is_run() -> None:
    table = errands()
    seat = to_act(table)
    order = left(table, seat, "b opera event")
    assert obeyed(table, order) == TakeOffered("b")
    assert obeyed(act(table, TakeOffered("b")), order) == VisitOpera(2)
    gone = act(act(table, TakeOffered("b")), VisitOpera(2))
    assert obeyed(gone, order) == DrawOne(Deck.EVENT)
    assert obeyed(gone, left(table, seat, "b opera done")) is None


def test_a_card_from_a_deck_is_named_on_its_button_and_in_the_order() -> None:
    table = errands()
    question = GAME.rules.ask_order(table, to_act(table))
    assert isinstance(question, Pick)
    said = words_for("en", "games.last_will", strict=True).say
    labels = {option.key: said(option.label, ()) for option in question.options}
    assert labels["event"] == "A card from a deck: events"
    order = left(three(), ANN, "errands event done")
    assert said(order.brief, ()) == "send a boy to draw a card (events)"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "send a boy to fetch {} (B), else visit the opera (£2), else draw a card (events)"),
        (
            "ru",
            (
                "отправить посыльного за картой «{}» (B), иначе в оперу (£2), "
                "иначе за картой из колоды «события»"
            ),
        ),
    ],
)
def test_every_errand_of_an_order_says_what_the_boy_does(language: str, said: str) -> None:
    table = errands()
    card = next(offered.card for offered in table.offer if offered.slot == "b")
    assert card is not None
    say = words_for(language, "games.last_will", strict=True).say
    order = left(table, to_act(table), "b opera event")
    assert say(order.brief, ()) == said.format(say(of_title(card), ()))


@rule("LW-274")
def test_what_no_list_is_for_is_asked() -> None:
    for table, kind in (
        (planning(player(), player()), BlockSpace),
        (in_phase(three(), Phase.ACTIONS), Turn),
    ):
        order = Wishes(table.round, plans=(1, 2, 3, 4, 5, 6), decks=(Deck.EVENT,))
        (decision,) = table.waiting
        assert isinstance(decision, kind)
        assert order.obey(table, decision) is None
        assert decision.seat not in asked(table)


@rule("LW-274")
def test_whoever_keeps_cards_is_not_asked_for_an_order() -> None:
    table = GAME.rules.laid_out(3, three().chance, {})
    table = begin(table).table
    assert all(isinstance(one, KeepSome) for one in table.waiting)
    assert asked(table) == []


@rule("LW-275")
def test_orders_for_plan_and_errands_stand_beside_each_other() -> None:
    table = three()
    plans, boys = left(table, BEN, "3 done event"), left(table, BEN, "errands opera done")
    both = Wishes(plans.round, plans.plans, plans.decks, boys.errands)
    assert plans.beside(boys) == boys.beside(plans) == both
    later = left(table, BEN, "5 done none")
    assert later.beside(both) == replace(both, plans=(5,), decks=())
    assert later.beside(replace(boys, round=boys.round + 1)) == later


@rule("LW-276")
def test_whether_an_order_could_be_left_depends_on_nothing_hidden() -> None:
    table = errands()
    for seat in (ANN, BEN, CLEO):
        dealt = GAME.rules.scramble(table, None, table.chance)
        assert bool(GAME.rules.ask_order(table, seat)) == bool(GAME.rules.ask_order(dealt, seat))
