"""Sealed auctions: limits handed in all at once, and an auction that the rules play by
themselves.
"""

from itertools import combinations

import pytest

from games.chance import Chance
from games.engine import Seat, advance, play
from games.high_society.actions import Raise, Submit
from games.high_society.catalogue import CARDS, MONEY
from games.high_society.events import (
    BiddingRan,
    Bought,
    Call,
    Limit,
    LimitsOpened,
    Noted,
    Submitted,
    TurnedUp,
)
from games.high_society.rules.auctions import Turn
from games.high_society.rules.limits import cheapest
from games.high_society.rules.orders import StandingBid
from games.high_society.table import HighSocietyTable, Player
from games.moves import Illegal
from games.questions import Pick
from tests.games.high_society.tables import ANN, BEN, CLEO, DAN, lay, left, player, sealed, won
from tests.games.moves import after, offers, refusal, to_act
from tests.rule import rule

AUCTIONS = 1000
"""For each number of players."""


@rule("HS-78")
def test_all_are_asked_at_once_the_starter_too() -> None:
    table = lay(player(), player(), player(), starter=BEN, sealed=True)
    assert [decision.seat for decision in table.waiting] == [BEN, CLEO, ANN]
    assert set(offers(table).values()) == {Submit(limit) for limit in range(107)}


def test_whoever_names_a_limit_is_told_what_they_own() -> None:
    table = lay(player("3 10"), player(), player(), sealed=True)
    question = next(one for one in table.waiting if one.seat == ANN).ask(table)
    assert isinstance(question, Pick)
    assert question.layout is not None
    entries = [option.entry for option in question.layout() if option.entry]
    assert [dict(field.label.args)["own"] for field in entries[0].fields] == [13]


@rule("HS-78")
def test_an_empty_hand_is_not_asked_and_passes() -> None:
    table = lay(player(""), player(), player(), sealed=True)
    assert [decision.seat for decision in table.waiting] == [BEN, CLEO]
    sold = sealed(table, {BEN: 0, CLEO: 0})
    assert won(sold) == ["", "", "5"]
    assert BiddingRan(calls=(Call(ANN, 0), Call(BEN, 0))) in sold.last


@rule("HS-78")
def test_where_nobody_has_money_nobody_is_asked() -> None:
    table = lay(
        player(""), player(""), player(""), sealed=True, card="loss", deck="2 3 x1 x2 x3 arrest"
    )
    assert (table.over, won(table)) == (True, ["loss x1", "3 x3", "2 x2"])


@rule("HS-78")
@pytest.mark.parametrize("limit", [-1, 107, 1000])
def test_a_limit_is_between_0_and_106(limit: int) -> None:
    assert refusal(lay(player(), player(), player(), sealed=True), Submit(limit)) == "refuse-limit"


@rule("HS-79")
def test_who_has_answered_is_told_and_what_only_to_the_owner() -> None:
    table = sealed(lay(player(), player(), player(), sealed=True), {BEN: 14})
    assert table.last == [Submitted(seat=BEN), Noted(to=BEN, limit=14)]
    assert [decision.seat for decision in table.waiting] == [ANN, CLEO]


@rule("HS-79")
def test_an_answer_can_be_changed_until_the_last_one_is_in() -> None:
    table = sealed(lay(player(), player(), player(), sealed=True), {BEN: 14, ANN: 3})
    changed = play(table, BEN, Submit(2))
    assert (changed.news, changed.final) == ((Noted(to=BEN, limit=2),), False)
    assert won(sealed(changed.table, {CLEO: 0})) == ["5", "", ""]


@rule("HS-79")
def test_once_all_are_in_nothing_can_be_changed() -> None:
    table = sealed(
        lay(player(won="4 9"), player(), player(), sealed=True, card="thief"),
        {ANN: 0, BEN: 1, CLEO: 2},
    )
    with pytest.raises(Illegal):
        play(table, BEN, Submit(2))


@rule("HS-79")
def test_a_missing_answer_is_entered_as_a_pass() -> None:
    table = sealed(lay(player(), player(), player(), sealed=True), {ANN: 14, BEN: 3})
    assert won(after(table, "pass")) == ["5", "", ""]


@rule("HS-80", "HS-T14", "HS-83")
def test_sealed_the_highest_limit_loses() -> None:
    table = sealed(
        lay(player(), player(), player(), card="9", deck="2", sealed=True),
        {ANN: 9, BEN: 14, CLEO: 12},
    )
    bids = (
        (ANN, 1),
        (BEN, 2),
        (CLEO, 3),
        (ANN, 4),
        (BEN, 5),
        (CLEO, 6),
        (ANN, 8),
        (BEN, 9),
        (CLEO, 10),
    )
    assert table.last[2:] == [
        LimitsOpened(limits=(Limit(ANN, 9), Limit(BEN, 14), Limit(CLEO, 12))),
        BiddingRan(calls=tuple(Call(seat, total) for seat, total in (*bids, (ANN, 0), (BEN, 0)))),
        Bought(seat=CLEO, card=CARDS["luxury-9"], paid=(1, 2, 3, 4)),
        TurnedUp(number=2, card=CARDS["luxury-2"], starter=CLEO, sealed=True, reds=0),
    ]
    assert (left(table), won(table)) == ([106, 106, 96], ["", "", "9"])


@rule("HS-81", "HS-T15")
@pytest.mark.parametrize(("card", "taker"), [("7", BEN), ("loss", CLEO)])
def test_sealed_everybody_passes(card: str, taker: Seat) -> None:
    table = lay(player(), player(), player(), player(), card=card, starter=CLEO, sealed=True)
    sold = sealed(table, dict.fromkeys((CLEO, DAN, ANN, BEN), 0))
    assert (sold.starter, won(sold)[taker], left(sold)) == (taker, card, [106] * 4)


@rule("HS-81")
def test_a_misfortune_is_paid_for_by_the_others() -> None:
    table = lay(player(), player(), player(), card="loss", starter=BEN, sealed=True)
    lost = sealed(table, {BEN: 9, CLEO: 7, ANN: 5})
    assert (won(lost), left(lost), lost.starter) == (["loss", "", ""], [106, 102, 101], ANN)


@rule("HS-81")
def test_the_thief_is_settled_by_hand() -> None:
    table = lay(player(won="4 9"), player(), player(), card="thief", sealed=True)
    taken = sealed(table, {ANN: 0, BEN: 1, CLEO: 1})
    assert (to_act(taken), list(offers(taken))) == (ANN, ["luxury-4", "luxury-9"])


@rule("HS-84")
def test_limits_are_fixed_before_a_bid_is_seen_and_known_to_all_afterwards() -> None:
    table = sealed(lay(player(), player(), player(), sealed=True), {ANN: 9, BEN: 14})
    assert (table.high, [event.to for event in table.last]) == (0, [None, BEN])
    opened = sealed(table, {CLEO: 12}).last[2]
    assert isinstance(opened, LimitsOpened)
    assert opened.to is None


# A great many auctions


def auction(
    seats: int, chance: Chance, *, secret: bool
) -> tuple[HighSocietyTable, dict[Seat, int]]:
    """An auction of some card among players with some money, and how far each of them goes."""
    hands = [" ".join(str(card) for card in MONEY if chance.below(4)) for _ in range(seats)]
    card, starter = chance.pick(["9", "x1", "loss", "arrest"]), Seat(chance.below(seats))
    limits = {Seat(seat): chance.below(chance.pick([12, 30, 107])) for seat in range(seats)}
    return lay(
        *(player(hand) for hand in hands), card=card, starter=starter, deck="1 2 3", sealed=secret
    ), limits


def by_orders(table: HighSocietyTable, limits: dict[Seat, int]) -> HighSocietyTable:
    """The same auction in the open, everybody by a standing bid."""
    while table.auction == 1:
        (turn,) = table.waiting
        action = StandingBid(1, limits[turn.seat]).obey(table, turn)
        assert action is not None
        advance(table, turn.seat, action)
    return table


def in_secret(table: HighSocietyTable, limits: dict[Seat, int]) -> HighSocietyTable:
    for decision in table.waiting:
        advance(table, decision.seat, Submit(limits[decision.seat]))
    return table


def result(table: HighSocietyTable) -> object:
    """What an auction leaves behind; in the open the next one may have begun with a pass for want
    of money.
    """
    return table.starter, [(bidder.hand, bidder.spent, bidder.cards) for bidder in table.players]


@rule("HS-82")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_sealed_auctions_end_like_open_ones_with_the_same_orders(seats: int) -> None:
    for seed in range(AUCTIONS):
        one = in_secret(*auction(seats, Chance(seed), secret=True))
        other = by_orders(*auction(seats, Chance(seed), secret=False))
        assert result(one) == result(other)


@rule("HS-82")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_sealed_auctions_go_turn_by_turn_like_open_ones(seats: int) -> None:
    for seed in range(AUCTIONS // 5):
        told = in_secret(*auction(seats, Chance(seed), secret=True)).last
        table, limits = auction(seats, Chance(seed), secret=False)
        assert next((event.calls for event in told if isinstance(event, BiddingRan)), ()) == calls(
            table, limits
        )


def calls(table: HighSocietyTable, limits: dict[Seat, int]) -> tuple[Call, ...]:
    """The turns of an auction in which everybody finds the best handful by trying all of them."""
    hands = {Seat(seat): [*bidder.hand] for seat, bidder in enumerate(table.players)}
    totals, passed, made = dict.fromkeys(hands, 0), set[Seat](), list[Call]()
    seat, avoided = table.starter, CARDS["loss"].auction is table.under_the_hammer.auction
    while not (passed if avoided else len(passed) == len(hands) - 1):
        if seat not in passed:
            best = tried(hands[seat], totals[seat], max(totals.values()), limits[seat])
            if best:
                totals[seat] += sum(best)
                hands[seat] = [card for card in hands[seat] if card not in best]
            else:
                passed.add(seat)
                totals[seat] = 0
            made.append(Call(seat, totals[seat]))
        seat = Seat((seat + 1) % len(hands))
    return tuple(made)


def tried(hand: list[int], own: int, high: int, limit: int) -> tuple[int, ...]:
    """The handful of HS-69, by its definition."""
    handfuls = (
        cards for size in range(1, len(hand) + 1) for cards in combinations(sorted(hand), size)
    )
    fitting = (cards for cards in handfuls if high < own + sum(cards) <= limit)
    return min(fitting, key=lambda cards: (sum(cards), len(cards), cards), default=())


@rule("HS-69")
def test_the_cheapest_handful_is_the_one_of_the_definition() -> None:
    chance = Chance(69)
    for _ in range(AUCTIONS):
        hand = tuple(card for card in MONEY if chance.below(3))
        bid = tuple(card for card in MONEY if card not in hand and chance.below(3) == 0)
        high, limit = chance.below(60), chance.below(107)
        found = cheapest(Player(hand=hand, bid=bid), high, limit)
        if sum(bid) <= high:
            assert found == frozenset(tried([*hand], sum(bid), high, limit))


@rule("HS-83")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_highest_limit_need_not_win(seats: int) -> None:
    passed_over, sold = 0, 0
    for seed in range(AUCTIONS):
        table, limits = auction(seats, Chance(seed), secret=True)
        for event in in_secret(table, limits).last:
            if isinstance(event, Bought) and event.paid:
                sold += 1
                passed_over += limits[event.seat] < max(limits.values())
                assert sum(event.paid) <= limits[event.seat]
    assert 0 < passed_over < sold


@rule("HS-82")
def test_both_ways_raise_with_the_same_cards() -> None:
    table = lay(player(bid="10"), player(), player(), turn=BEN)
    turn = table.waiting[0]
    assert isinstance(turn, Turn)
    assert (
        StandingBid(1, 14).obey(table, turn) == turn.within(table, 14) == Raise(frozenset({1, 10}))
    )
