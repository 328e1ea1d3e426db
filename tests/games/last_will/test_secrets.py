"""Who may see what."""

import pytest

from games.chance import Chance
from games.engine import Seat, play
from games.last_will import GAME
from games.last_will.actions import DrawOne, EndTurn, Keep, TakeOffered
from games.last_will.catalogue import CARDS, MAIN_DECKS, Card, Deck
from games.last_will.events import Dealt, Drew, Kept, Tidied, TookOffered
from games.last_will.rules.make_view import look
from games.last_will.table import LastWillTable
from tests.games.last_will.outcomes import begun, do, ended_turns, hand, pile
from tests.games.last_will.scenes import card, cards, errands, name, player, turn
from tests.games.last_will.tables import ANN, BEN
from tests.games.moves import offers
from tests.rule import rule

EVERYBODY = (None, ANN, BEN)


def mixed() -> LastWillTable:
    """A table in Ann's turn at which both hold cards of several decks."""
    ann = player(
        41,
        hand="dinner_01 mansion_01 dog joker",
        board="waiter_01 mansion_02@6+guest",
        extensions=1,
    )
    ben = player(-3, hand="ball_01 ball_02 waiter_01 special_dinner_01", board="valet_01!")
    return turn(ann, ben, actions=2)


@rule("LW-229", "LW-261")
@pytest.mark.parametrize("me", EVERYBODY)
def test_money_and_debts_lie_open(me: Seat | None) -> None:
    assert [somebody.money for somebody in look(mixed(), me).players] == [41, -3]


@rule("LW-262")
@pytest.mark.parametrize("me", EVERYBODY)
def test_boards_lie_open(me: Seat | None) -> None:
    ann, ben = look(mixed(), me).players
    assert [(name(one.card), one.value, len(one.markers)) for one in ann.board] == [
        ("waiter_01", 0, 0),
        ("mansion_02", 6, 1),
    ]
    assert ([one.used for one in ben.board], ann.spaces, ann.actions) == ([True], 6, 2)


@rule("LW-262")
@pytest.mark.parametrize("me", EVERYBODY)
def test_the_backs_of_hands_lie_open(me: Seat | None) -> None:
    backs = [dict(somebody.hand) for somebody in look(mixed(), me).players]
    assert backs == [
        {Deck.EVENT: 1, Deck.PROPERTY: 1, Deck.COMPANION: 1, Deck.JOKER: 1},
        {Deck.EVENT: 2, Deck.HELPER_EXPENSE: 1, Deck.SPECIAL: 1},
    ]


@rule("LW-262")
@pytest.mark.parametrize(("me", "seen"), [(None, None), (ANN, "dinner_01 dog joker mansion_01")])
def test_a_hand_is_seen_by_its_owner_alone(me: Seat | None, seen: str | None) -> None:
    in_hand = look(mixed(), me).hand
    assert (in_hand and " ".join(sorted(name(one.card) for one in in_hand))) == seen


@rule("LW-262")
@pytest.mark.parametrize("me", EVERYBODY)
def test_market_offer_and_plans_lie_open(me: Seat | None) -> None:
    table = errands(player(), player())
    view = look(table, me)
    assert {price.estate: price.modifier for price in view.market} == table.modifiers
    assert [slot.card for slot in view.offer] == [slot.card for slot in table.offer]
    assert [somebody.plan and somebody.plan.number for somebody in view.players] == [1, 2]


@rule("LW-262", "LW-249")
@pytest.mark.parametrize("me", EVERYBODY)
def test_of_decks_and_piles_only_the_size_is_seen(me: Seat | None) -> None:
    table = do(turn(player(hand="dinner_01"), player(), actions=1), "play", "dinner_01")
    supply = look(table, me).supply
    assert supply.decks == tuple(
        (deck, len(table.decks[deck]), len(table.piles[deck])) for deck in MAIN_DECKS
    )
    assert pile(table, Deck.EVENT) == ["dinner_01"]


@rule("LW-262")
def test_the_crowns_on_top_of_the_special_deck_are_seen() -> None:
    table = turn(player(), player())
    table.decks[Deck.SPECIAL] = cards("hectic_day_02 hectic_day_01")
    assert look(table, None).supply.crowns == 2


def faces(table: LastWillTable) -> list[Card]:
    """Everything that lies where Ann cannot see it."""
    hidden = [*table.decks.values(), *table.piles.values(), table.players[BEN].hand]
    return [one for lying in hidden for one in lying]


@rule("LW-249", "LW-262")
def test_what_a_seat_cannot_know_is_dealt_anew_and_what_it_knows_is_not() -> None:
    table = mixed()
    dealt = GAME.rules.scramble(table, ANN, Chance(7))
    assert hand(dealt) == hand(table)
    assert [one.deck for one in dealt.players[BEN].hand] == [
        one.deck for one in table.players[BEN].hand
    ]
    assert sorted(one.id for one in faces(dealt)) == sorted(one.id for one in faces(table))
    assert faces(dealt) != faces(table)


@rule("LW-249", "LW-262")
def test_over_many_deals_a_hidden_card_may_be_any_of_its_deck() -> None:
    table = turn(player(), player(hand="mansion_01"))
    dealt = {
        GAME.rules.scramble(table, ANN, Chance(seed)).players[BEN].hand[0] for seed in range(400)
    }
    assert dealt == {one for one in CARDS.values() if one.deck is Deck.PROPERTY}


def fetched(name_: str, held: str = "") -> LastWillTable:
    """A table at which Ann has just fetched a card, and Ben is to send his boy."""
    table = errands(player(hand=held, boys=1), player(boys=1), offer={"b": name_})
    return play(table, ANN, TakeOffered("b")).table


@rule("LW-61", "LW-249")
def test_everybody_remembers_who_fetched_which_card() -> None:
    table = fetched("farm_01", held="ball_01")
    hands = [GAME.imagined(table, BEN, Chance(seed)).players[ANN].hand for seed in range(20)]
    assert {found[1] for found in hands} == {card("farm_01")}
    assert len({found[0] for found in hands}) > 1


@rule("LW-249")
def test_nobody_knows_whether_a_copy_was_fetched_or_drawn() -> None:
    """Ann may have placed the waiter that she fetched, and have drawn another one."""
    table = fetched("waiter_01")
    hands = [GAME.imagined(table, BEN, Chance(seed)).players[ANN].hand for seed in range(20)]
    assert len({found[0] for found in hands}) > 1


@rule("LW-249")
def test_nobody_is_offered_a_look_at_a_deck_or_a_pile() -> None:
    table = mixed()
    dealt = GAME.rules.scramble(table, ANN, Chance(7))
    assert offers(dealt) == offers(table)


@rule("LW-262", "LW-18")
def test_what_was_dealt_is_told_to_its_owner_alone() -> None:
    told = [event for event in begun(3).last if isinstance(event, Dealt)]
    assert [event.to for event in told] == [0, 1, 2]


@rule("LW-262", "LW-35")
def test_what_was_kept_is_told_to_its_owner_alone() -> None:
    table = begun(2)
    news = play(table, ANN, Keep(tuple(table.players[ANN].hand[:2]))).news
    assert [(event.to, bool(event.cards)) for event in news if isinstance(event, Kept)] == [
        (None, False),
        (ANN, True),
    ]


@rule("LW-262", "LW-68")
def test_of_a_card_drawn_others_learn_the_deck() -> None:
    news = play(errands(player(), player()), ANN, DrawOne(Deck.EVENT)).news
    drew = [event for event in news if isinstance(event, Drew)]
    assert [(event.to, event.counts, len(event.cards)) for event in drew] == [
        (None, ((Deck.EVENT, 1),), 0),
        (ANN, (), 1),
    ]


@rule("LW-262", "LW-232")
def test_of_cards_discarded_from_a_hand_others_learn_the_decks() -> None:
    table = ended_turns(turn(player(hand="dinner_01 mansion_01 dog"), player()))
    news = play(table, ANN, Keep(tuple(cards("dinner_01 dog")))).news
    tidied = [event for event in news if isinstance(event, Tidied)]
    assert [(event.to, event.counts, event.cards) for event in tidied] == [
        (None, ((Deck.PROPERTY, 1),), ()),
        (ANN, (), (card("mansion_01"),)),
    ]


@rule("LW-262")
def test_a_card_taken_from_the_offer_is_seen_by_all_and_then_hidden() -> None:
    table = errands(player(), player(), offer={"b": "farm_01"})
    played = play(table, ANN, TakeOffered("b"))
    assert [(event.to, event.card) for event in played.news if isinstance(event, TookOffered)] == [
        (None, card("farm_01"))
    ]
    assert dict(look(played.table, BEN).players[ANN].hand) == {Deck.PROPERTY: 1}


@rule("LW-262")
def test_a_card_drawn_cannot_be_given_back() -> None:
    assert play(errands(player(), player()), ANN, DrawOne(Deck.EVENT)).final


@rule("LW-262")
def test_a_card_played_or_placed_may_be_taken_back() -> None:
    table = turn(player(hand="dinner_01 waiter_01"), player(), actions=2)
    seat = table.waiting[0].seat
    assert not any(
        play(table, seat, move).final
        for move in offers(table).values()
        if not isinstance(move, EndTurn)
    )
