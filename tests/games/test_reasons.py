"""Reasons: every game gives some, in words, and none tells what the seat does not know."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from games.chance import Chance
from games.engine import Seat, Table, advance, begin
from games.high_society.actions import Pass as PassBid
from games.high_society.actions import Raise
from games.high_society.mind.bidding import limit_of
from games.high_society.mind.reasons import reasons as reasons_of_society
from games.high_society.table import HighSocietyTable
from games.hints import MOST_REASONS, hint, telling_apart
from games.last_will.actions import ChoosePlan
from games.last_will.actions import Keep as KeepInHand
from games.last_will.mind.plans import work_waiting
from games.last_will.mind.reasons import reasons as reasons_of_last_will
from games.levels import Level
from games.moves import Action
from games.package import AnyGame
from games.princes_of_florence.actions import Choose, EndTurn, Keep, Pass, Seal
from games.princes_of_florence.catalogue import BONUSES, PRESTIGE, Count, Lot
from games.princes_of_florence.figures import ROUNDS
from games.princes_of_florence.mind.reasons import reasons as reasons_of_princes
from games.princes_of_florence.table import PrincesTable
from games.splendor.actions import Buy as BuyCard
from games.splendor.actions import Reserve, TakeDifferent
from games.splendor.catalogue import CARDS
from games.splendor.mind.reasons import reasons as reasons_of_splendor
from games.splendor_duel.actions import Take
from games.splendor_duel.catalogue import CARDS as DUEL_CARDS
from games.splendor_duel.catalogue import LINES
from games.splendor_duel.events import called
from games.splendor_duel.mind.reasons import reasons as reasons_of_duel
from games.text import Text
from renderers.words import LANGUAGES, words_for
from tests.each_game import each_game
from tests.games.high_society import tables as high_society
from tests.games.last_will import scenes as of_last_will
from tests.games.moves import after
from tests.games.princes_of_florence import tables as of_princes
from tests.games.splendor import tables as of_splendor
from tests.games.splendor_duel import tables as of_duel
from tests.library import GAMES

NAMES = ("Ann", "Ben", "Cid", "Dot", "Eve", "Fay")
LIKELY = 3
"""The moves of a decision whose reasons are asked for."""
BRIEF = Level("brief", iterations=10, seconds=1.0)
FEW = 8


def told(game: AnyGame, table: Table, seat: Seat, luck: int) -> list[list[Text]]:
    """What speaks for the likeliest moves of a seat, on the table as it imagines it."""
    assert game.mind.consider is not None
    assert game.mind.reasons is not None
    guess = game.imagined(table, seat, Chance(luck))
    decision = guess.decision_of(seat)
    assert decision is not None
    moves = game.mind.consider(guess, decision, Chance(1))[:LIKELY]
    return [list(game.mind.reasons(guess, seat, move)) for move in moves]


@each_game(having=lambda game: game.mind.reasons and game.mind.habit and game.mind.consider)
def test_reasons_are_given_in_words_and_betray_nothing(game: AnyGame) -> None:
    words = [words_for(language, "bot.messages", game.home) for language in LANGUAGES]
    assert game.mind.habit is not None
    moves = with_reasons = 0
    for seats in (min(game.rules.seats), max(game.rules.seats)):
        table = begin(game.rules.laid_out(seats, Chance(seats), {})).table
        chance = Chance(7)
        while not table.over:
            decision = table.waiting[0]
            if not chance.below(4):
                found = told(game, table, decision.seat, 1)
                assert found == told(game, table, decision.seat, 2)
                moves += len(found)
                with_reasons += sum(map(bool, found))
                for reason in (reason for one in found for reason in one):
                    for language in words:
                        assert language.say(reason, NAMES[:seats]).endswith(".")
            action = game.mind.habit(table, decision, chance)
            assert action is not None
            advance(table, decision.seat, action)
    assert with_reasons > 0.7 * moves


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_the_second_best_move_is_never_said_to_win_more_often(game: AnyGame) -> None:
    """A move that was tried seldom may have been lucky."""
    for seed in range(FEW):
        table = begin(game.rules.laid_out(min(game.rules.seats), Chance(seed), {})).table
        seat = table.waiting[0].seat
        found = hint(game, table, seat, Chance(seed), lambda: 0.0, 1.0, BRIEF)
        assert found.second is None or found.second.chance <= found.best.chance


YOU = re.compile(r"\b(you|your|yours|yourself|вы|вас|вам|вами|ваш\w*)\b", re.IGNORECASE)
"""The words for whoever reads."""


@each_game(having=lambda game: game.mind.reasons)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_is_said_of_anybody_s_move(game: AnyGame, language: str) -> None:
    """In a review it speaks for a move of somebody else."""
    sentences = (files(game.home) / "words" / f"{language}.ftl").read_text()
    reasons_told = re.findall(r"^reason-.*(?:\n[ }].*)*", sentences, re.MULTILINE)
    assert len(reasons_told) > FEW
    assert not [reason for reason in reasons_told if YOU.search(reason)]


def test_reasons_explain_the_order_of_two_moves() -> None:
    best = (Text("later", n=11), Text("nearer", short=2), Text("gold"), Text("points", n=3))
    worse = (Text("later", n=13), Text("nearer", short=1), Text("gold"), Text("points", n=1))
    # What the other has more of would explain the opposite; what it has as well explains nothing.
    assert [reason.key for reason in telling_apart(best, worse)] == ["points"]
    assert [reason.key for reason in telling_apart(worse, best)] == ["later", "nearer"]
    assert telling_apart(best[2:3], worse) == ()
    assert telling_apart(best, ()) == best[:MOST_REASONS]


def for_raising(table: HighSocietyTable, *cards: int) -> list[str]:
    """What speaks for laying these money cards, in English."""
    say = words_for("en", "bot.messages", "games.high_society").say
    found = reasons_of_society(table, high_society.ANN, Raise(frozenset(cards)))
    return [say(reason, NAMES) for reason in found]


def test_what_a_recognition_doubles_was_halved_by_the_arrest() -> None:
    ann = high_society.player(won="9 arrest")
    table = high_society.lay(ann, high_society.player(), high_society.player(), card="x1")
    assert for_raising(table, 1)[0].startswith("It doubles the score, now 4.5 points,")


def test_as_much_as_the_poorest_is_not_less() -> None:
    ann, ben = high_society.player("1 2 3"), high_society.player("2 3")
    table = high_society.lay(ann, ben, high_society.player(), card="4")
    assert for_raising(table, 1)[1].startswith(
        "That leaves 5; the poorest of the others has as much,"
    )


def test_a_luxury_that_the_thief_takes_brings_no_points() -> None:
    ann = high_society.player(won="thief")
    table = high_society.lay(ann, high_society.player(), high_society.player(), card="10")
    assert for_raising(table, 1)[0] == "The thief takes it at once and is gone."


def test_without_gold_in_the_bank_a_reserved_card_is_no_nearer() -> None:
    for bank, keys in (("Y5", ["reason-gold", "reason-nearer"]), ("", [])):
        table = of_splendor.lay(
            of_splendor.player("K5"), of_splendor.player(), rows="3-02", bank=bank
        )
        told = reasons_of_splendor(table, of_splendor.ANN, Reserve(CARDS["3-02"]))
        assert [reason.key for reason in told] == keys


def keys(found: list[Text]) -> list[str]:
    return [reason.key for reason in found]


def test_a_bought_card_is_denied_to_whoever_could_buy_it_next() -> None:
    for tokens, denied in (("U6", True), ("U4", False)):
        ann, ben = of_splendor.player("U6"), of_splendor.player(tokens)
        table = of_splendor.lay(ann, ben, rows="2-12")
        told = reasons_of_splendor(
            table, of_splendor.ANN, BuyCard(CARDS["2-12"], of_splendor.tokens("U6"))
        )
        assert ("reason-denies" in keys(told)) is denied


def test_tokens_are_withheld_from_whoever_lacks_the_last_of_them() -> None:
    """Ben lacks two blue tokens, of which the bank has two."""
    take = TakeDifferent(of_splendor.tokens("W1 U1 G1"))
    for tokens, bank, withheld in (
        ("U4", "W4 U2 G4", True),
        ("U4", "W4 U3 G4", False),
        ("U4 Y1", "W4 U2 G4", False),
        ("U1", "W4 U2 G4", False),
    ):
        table = of_splendor.lay(
            of_splendor.player(), of_splendor.player(tokens), rows="2-12", bank=bank
        )
        told = reasons_of_splendor(table, of_splendor.ANN, take)
        assert ("reason-withholds" in keys(told)) is withheld


def test_what_the_opponent_needs_is_taken_off_the_board() -> None:
    """Ben lacks a pearl for a card with points, and there is one on the board."""
    for board, tokens, withheld in (
        ({"P": "a1"}, "G2 R2 K2", True),
        ({"P": "a1 c3"}, "G2 R2 K2", False),
        ({"P": "a1"}, "G2 R2 K2 Y1", False),
    ):
        table = of_duel.lay(of_duel.player(), of_duel.player(tokens), pyramid="2-03", board=board)
        told = reasons_of_duel(table, of_duel.ANN, Take(LINES["a1"]))
        assert ("reason-withholds" in keys(told)) is withheld


def test_a_recognition_would_double_more_for_somebody_who_still_bids() -> None:
    ann, ben = high_society.player(won="4"), high_society.player(won="9")
    for cleo, hidden, expected in (
        (
            high_society.player(won="10"),
            False,
            ["If Cid got it, even more would double: 10 points."],
        ),
        (high_society.player(won="3"), False, ["If Ben got it, even more would double: 9 points."]),
        (high_society.player(won="10"), True, []),
    ):
        table = high_society.lay(ann, ben, cleo, card="x1")
        table.hidden_scoring = hidden
        assert [said for said in for_raising(table, 1) if "even more" in said] == expected


def test_what_cannot_be_reached_any_more_is_no_reason_to_keep_a_prestige_card() -> None:
    card = PRESTIGE["builder_jester_two_landscapes"]
    table = of_princes.actions(of_princes.player(), of_princes.player(), of_princes.player())
    for number, keys in ((1, ["reason-may-count"]), (ROUNDS, [])):
        table.round = number
        told = reasons_of_princes(table, of_princes.ANN, Keep(card, ()))
        assert [reason.key for reason in told] == keys


def for_princes(table: PrincesTable, action: Action) -> list[str]:
    return [reason.key for reason in reasons_of_princes(table, of_princes.ANN, action)]


def test_nothing_is_no_reason() -> None:
    poor = of_princes.player(0, hand="")
    table = of_princes.actions(poor, of_princes.player(), of_princes.player())
    bonus = next(card for card in BONUSES.values() if card.counts == (Count.BUILDERS,))
    assert for_princes(table, Keep(bonus, ())) == []
    assert for_princes(table, EndTurn()) == []
    late = of_last_will.turn(of_last_will.player(hand="dinner_01"), round=7)
    kept = KeepInHand((of_last_will.card("dinner_01"),))
    assert reasons_of_last_will(late, of_princes.ANN, kept) == []


def test_what_costs_more_than_it_is_worth_is_no_reason_to_bid_and_the_other_way_round() -> None:
    table = of_princes.auctions(*[of_princes.player() for _ in range(3)], round=ROUNDS)
    assert "reason-worth" not in for_princes(table, Choose(Lot.RECRUITING))
    table = of_princes.auctions(*[of_princes.player() for _ in range(3)])
    assert "reason-worth" in for_princes(table, Choose(Lot.JESTER))
    table = after(table, "jester")
    bidder = table.waiting[0].seat
    assert [why.key for why in reasons_of_princes(table, bidder, Pass())] == ["reason-keeps"]


def test_no_token_brings_a_wild_card_nearer_to_whoever_has_no_card() -> None:
    take = Take(LINES["a1"])
    for bonuses, wanted in (("G1", True), ("", False)):
        ann = of_duel.player("W3 P1", bonuses=bonuses)
        table = of_duel.lay(ann, pyramid="1-26", board={"W": "a1"})
        nearer = [dict(why.args)["card"] for why in reasons_of_duel(table, of_duel.ANN, take)]
        assert (called(DUEL_CARDS["1-26"]) in nearer) is wanted


def test_it_is_told_how_far_bidding_is_worth_while_and_that_a_bid_is_beyond_that() -> None:
    guests = [high_society.player() for _ in range(3)]
    table = high_society.lay(*guests, card="10")
    most = limit_of(table, high_society.ANN)
    assert most
    assert f"It is worth bidding up to about {most}." in for_raising(table, 1)
    for bid, dear in (("25", True), ("", False)):
        others = [high_society.player(bid=bid), high_society.player()]
        table = high_society.lay(guests[0], *others, card="10")
        told = reasons_of_society(table, high_society.ANN, PassBid())
        assert ("reason-too-dear" in keys(told)) is dear


def test_a_plan_is_worth_what_the_cards_at_hand_can_use() -> None:
    heir = of_last_will.player(hand="dinner_01 dinner_02")
    table = of_last_will.planning(heir, of_last_will.player())
    for plan in table.free_plans:
        (reason,) = reasons_of_last_will(table, of_princes.ANN, ChoosePlan(plan.number))
        busy = reason.key == "reason-plan-busy"
        assert busy == (work_waiting(heir) >= plan.actions)
        assert dict(reason.args)["n"] == (plan.actions if busy else plan.cards + plan.boys)


def test_a_first_bid_is_above_no_other() -> None:
    table = high_society.lay(*(high_society.player() for _ in range(3)), card="10")
    assert "It opens with 10: that may end the auction." in for_raising(table, 10)


def test_a_sealed_maximum_is_not_what_a_thing_costs_now() -> None:
    table = of_princes.auctions(*(of_princes.player() for _ in range(3)), sealed=True)
    table = after(table, "jester")
    for seat, price in ((of_princes.ANN, 200), (of_princes.BEN, 300)):
        worth, *_ = reasons_of_princes(table, seat, Seal(900))
        assert dict(worth.args)["price"] == price
