"""Warnings: said where they are true, in words, and never from what a seat does not know."""

from itertools import islice

import pytest

from games.engine import Seat
from games.high_society import GAME as HIGH_SOCIETY
from games.high_society.actions import Pass, Raise, Submit
from games.last_will import GAME as LAST_WILL
from games.last_will.actions import EndTurn
from games.last_will.table import Player as Heir
from games.lesson import deal, lesson_of
from games.package import AnyGame
from games.princes_of_florence import GAME as PRINCES
from games.princes_of_florence.actions import Choose, DrawBonuses, Seal
from games.princes_of_florence.actions import Raise as PrincesRaise
from games.princes_of_florence.catalogue import Lot
from games.princes_of_florence.figures import BONUS_PRICE, SOLD_FOR
from games.princes_of_florence.rules.auctions import ChooseObject, LastPurchase
from games.princes_of_florence.rules.turns import Turn as PrincesTurn
from games.splendor import GAME as SPLENDOR
from games.splendor.actions import Reserve, TakeDifferent
from games.splendor.catalogue import CARDS, Tokens
from games.splendor.events import called
from games.splendor.rules.turn_ends import ChooseNoble
from games.splendor.table import GOAL
from games.splendor_duel import GAME as DUEL
from games.splendor_duel.actions import SpendPrivilege, Take
from games.splendor_duel.catalogue import CARDS as DUEL_CARDS
from games.splendor_duel.catalogue import LINES, Owned
from games.splendor_duel.catalogue import Tokens as DuelTokens
from games.splendor_duel.events import Goal
from games.splendor_duel.rules.effects import ChooseLoot
from games.splendor_duel.table import CROWNS_OF_A_ROYAL, GOALS
from games.text import Name, Text
from renderers.words import LANGUAGES, words_for
from tests.games.high_society import tables as of_society
from tests.games.last_will.scenes import player as heir
from tests.games.last_will.scenes import turn
from tests.games.moves import after
from tests.games.playing import moments
from tests.games.princes_of_florence import tables as of_princes
from tests.games.splendor import tables as of_splendor
from tests.games.splendor_duel import tables as of_duel
from tests.library import GAMES

YOU, OTHER = Seat(0), Seat(1)
NAMES = ("Ann", "Theo", "Ingrid", "Cog", "Rivet")
PLIES = 400


def table_of(game: AnyGame):  # type: ignore[no-untyped-def]  # of any game
    lesson = lesson_of(game)
    assert lesson is not None
    return deal(game, lesson)


@pytest.mark.parametrize(
    "game",
    [game for game in GAMES if game.teaching.warnings is not None],
    ids=lambda game: game.key,
)
def test_warnings_are_given_in_words_and_betray_nothing(game: AnyGame) -> None:
    assert game.teaching.warnings is not None
    said = 0
    for moment in islice(moments(game, max(game.rules.seats), seed=3), PLIES):
        seat = moment.decision.seat
        dealt_anew = game.imagined(moment.before, seat, moment.chance)
        for action in (None, moment.action):
            found = game.teaching.warnings(moment.before, seat, action)
            assert list(found) == list(game.teaching.warnings(dealt_anew, seat, action))
            for language in LANGUAGES:
                words = words_for(language, game.home, strict=True)
                said += sum(bool(words.say(text, NAMES)) for text in found)
    assert said


def test_a_bid_that_leaves_one_poorest_is_warned_of() -> None:
    table = table_of(HIGH_SOCIETY)
    table.players[OTHER].hand = (1, 2, 3, 4, 6, 8, 10)
    assert HIGH_SOCIETY.teaching.warnings is not None
    assert HIGH_SOCIETY.teaching.warnings(table, YOU, Raise(frozenset({25, 20, 15, 12}))) == []
    table.reds = 2
    assert HIGH_SOCIETY.teaching.warnings(table, YOU, None) == []
    assert HIGH_SOCIETY.teaching.warnings(table, YOU, Pass()) == []
    assert HIGH_SOCIETY.teaching.warnings(table, YOU, Raise(frozenset({25, 20, 15, 10}))) == []
    assert HIGH_SOCIETY.teaching.warnings(table, YOU, Raise(frozenset({25, 20, 15, 12}))) == [
        Text("warning-poorest", left=34, auction="buy")
    ]
    assert HIGH_SOCIETY.teaching.warnings(table, OTHER, None) == [
        Text("warning-poorest-now", left=34)
    ]
    # Who has just read that reads it no second time before each bid.
    assert HIGH_SOCIETY.teaching.warnings(table, OTHER, Raise(frozenset({10}))) == []


def test_what_a_misfortune_or_a_maximum_costs_is_no_price_of_winning() -> None:
    ann, others = of_society.player("10 12 15"), [of_society.player("12 15") for _ in range(2)]
    table = of_society.lay(ann, *others, card="arrest")
    table.reds = 2
    assert HIGH_SOCIETY.teaching.warnings is not None
    assert HIGH_SOCIETY.teaching.warnings(table, YOU, Raise(frozenset({10}))) == [
        Text("warning-poorest", left=27, auction="avoid")
    ]
    sealed = of_society.lay(ann, *others, card="9", sealed=True)
    sealed.reds = 2
    # No card is as low as nine, so that is a pass; of eleven only ten can be paid.
    for limit, told in ((9, []), (11, [Text("warning-poorest-limit", n=10, left=27)])):
        assert HIGH_SOCIETY.teaching.warnings(sealed, YOU, Submit(limit)) == told


def test_tokens_above_the_limit_are_warned_of() -> None:
    table = table_of(SPLENDOR)
    table.players[YOU].tokens = Tokens.parse("W3 U3 G2")
    assert SPLENDOR.teaching.warnings is not None
    assert SPLENDOR.teaching.warnings(table, YOU, TakeDifferent(Tokens.parse("W1 U1 G1"))) == [
        Text("warning-tokens", n=1, limit=10)
    ]
    assert SPLENDOR.teaching.warnings(table, YOU, Reserve(table.face_up[0])) == []


def test_an_opponent_about_to_win_is_warned_of_but_not_for_a_card_nobody_saw() -> None:
    table, card = table_of(SPLENDOR), CARDS["1-01"]
    other = table.players[OTHER]
    other.tokens = Tokens.parse("R4 K4 W4")
    assert SPLENDOR.teaching.warnings is not None
    assert SPLENDOR.teaching.warnings(table, YOU, None) == []
    other.bought = [CARDS["3-04"]] * 3
    assert other.points >= GOAL
    assert card in table.affordable(other)
    [found] = SPLENDOR.teaching.warnings(table, YOU, None)
    assert found.key == "warning-goal"
    say = words_for("ru", SPLENDOR.home).say
    assert say(found, NAMES).startswith("Theo может ")


def test_in_the_last_round_nobody_is_warned_of_who_has_no_turn_left() -> None:
    ann, ben, cid = (of_splendor.player(held) for held in ("R2 K1", "", "R2 K1"))
    table = of_splendor.lay(ann, ben, cid, rows="1-01", turn=OTHER)
    ann.bought = cid.bought = [CARDS["3-04"]] * 3
    for last, who in ((False, (Name(2), Name(0))), (True, (Name(2),))):
        table.last_round = last
        assert SPLENDOR.teaching.warnings is not None
        card = called(CARDS["1-01"])
        expected = [Text("warning-goal", who=one, goal=GOAL, card=card) for one in who]
        assert SPLENDOR.teaching.warnings(table, OTHER, None) == expected


def test_nobody_is_warned_of_who_has_no_turn_left_after_a_last_choice() -> None:
    ann, ben = of_splendor.player("R2 K1"), of_splendor.player(bought="3-04 3-08 2-01")
    table = of_splendor.lay(ann, ben, rows="1-01", turn=OTHER)
    ann.bought = [CARDS["3-04"]] * 3
    table.agenda.append(ChooseNoble(OTHER))
    for visited, who in (("", (Name(0),)), ("N-01", ())):
        ben.nobles = of_splendor.nobles(visited)
        assert SPLENDOR.teaching.warnings is not None
        told = SPLENDOR.teaching.warnings(table, OTHER, None)
        card = called(CARDS["1-01"])
        assert told == [Text("warning-goal", who=one, goal=GOAL, card=card) for one in who]
    duel, owed = of_duel.lay(turn=of_duel.ANN), ChooseLoot(of_duel.ANN)
    duel.players[of_duel.BEN].bought = [of_duel.owned("3-08")] * 5
    duel.players[of_duel.BEN].tokens = DuelTokens.parse("W4 U4")
    duel.agenda.append(owed)
    assert DUEL.teaching.warnings is not None
    assert DUEL.teaching.warnings(duel, of_duel.ANN, None)
    duel.players[of_duel.ANN].bought = [of_duel.owned("3-08")] * 5
    assert not DUEL.teaching.warnings(duel, of_duel.ANN, None)


def test_in_a_duel_the_cards_in_the_pyramid_are_what_may_win() -> None:
    table = table_of(DUEL)
    assert DUEL.teaching.warnings is not None
    assert list(DUEL.teaching.warnings(table, YOU, None)) == []


def test_in_a_duel_tokens_above_the_limit_are_warned_of() -> None:
    table = table_of(DUEL)
    line, *_ = [line for line in LINES.values() if len(line.cells) == 3]
    table.players[YOU].tokens = DuelTokens.parse("W3 U3 G3")
    assert DUEL.teaching.warnings is not None
    assert DUEL.teaching.warnings(table, YOU, Take(line)) == [Text("warning-tokens", n=2, limit=10)]
    table.players[YOU].tokens = DuelTokens.parse("W3 U3 G1")
    assert DUEL.teaching.warnings(table, YOU, Take(line)) == []


def test_in_a_duel_a_privilege_with_ten_tokens_may_still_pay_for_a_card() -> None:
    table = table_of(DUEL)
    spend = SpendPrivilege(table.open_spots[0].cell)
    assert DUEL.teaching.warnings is not None
    for held, told in (("W3 U3 G3", []), ("W4 U3 G3", [Text("warning-privilege", limit=10)])):
        table.players[YOU].tokens = DuelTokens.parse(held)
        assert DUEL.teaching.warnings(table, YOU, spend) == told


def test_in_a_duel_an_opponent_about_to_win_is_warned_of() -> None:
    table = table_of(DUEL)
    other = table.players[OTHER]
    card = next(card for card in table.face_up if not card.wild)
    other.tokens = card.cost
    assert DUEL.teaching.warnings is not None
    assert list(DUEL.teaching.warnings(table, YOU, None)) == []
    rich = max(DUEL_CARDS.values(), key=lambda one: one.points)
    other.bought = [Owned(rich, None)] * (GOALS[Goal.POINTS] // rich.points)
    [found] = DUEL.teaching.warnings(table, YOU, None)
    assert found.key == "warning-goal"


def test_in_a_duel_a_royal_may_bring_the_last_points() -> None:
    table = table_of(DUEL)
    other, best = table.players[OTHER], max(royal.points for royal in table.royals)
    crowned, *others = [card for card in DUEL_CARDS.values() if card.crowns == 1 and not card.wild]
    row = table.rows[crowned.level - 1]
    row.cards[0], other.tokens = crowned, crowned.cost
    rich = max(DUEL_CARDS.values(), key=lambda one: one.points)
    assert DUEL.teaching.warnings is not None
    for crowns in range(CROWNS_OF_A_ROYAL):
        other.bought = [Owned(card, None) for card in others[:crowns]]
        while other.points + crowned.points + best < GOALS[Goal.POINTS]:
            other.bought.append(Owned(rich, None))
        [*found] = DUEL.teaching.warnings(table, YOU, None)
        assert bool(found) == (crowns == CROWNS_OF_A_ROYAL - 1)
    table.royals.clear()
    assert DUEL.teaching.warnings(table, YOU, None) == []


def test_an_end_of_turn_with_something_free_left_is_warned_of() -> None:
    assert LAST_WILL.teaching.warnings is not None

    def told(*somebody: Heir, actions: int) -> list[str]:
        table = turn(*somebody, heir(), actions=actions)
        assert LAST_WILL.teaching.warnings is not None
        assert LAST_WILL.teaching.warnings(table, YOU, None) == []
        return [text.key for text in LAST_WILL.teaching.warnings(table, YOU, EndTurn())]

    assert told(heir(hand="dinner_01"), actions=2) == []
    assert told(heir(hand="dinner_01"), actions=0) == []
    assert told(heir(board="waiter_01"), actions=2) == []
    assert told(heir(30, board="reservation_01"), actions=0) == ["warning-free"]


def test_prestige_about_to_be_sold_and_works_of_too_little_worth_are_warned_of() -> None:
    table = table_of(PRINCES)
    player, warn = table.players[YOU], PRINCES.teaching.warnings
    assert warn is not None
    table.agenda.append(ChooseObject(YOU))
    player.money, player.points, player.professions = 100, 5, []
    assert warn(table, YOU, None) == [Text("warning-minimum", best=0, minimum=table.minimum)]
    assert warn(table, YOU, DrawBonuses(sell=False)) == []
    price = BONUS_PRICE - 100
    assert warn(table, YOU, DrawBonuses(sell=True)) == [
        Text(
            "warning-sell",
            when="now",
            n=-(-price // SOLD_FOR),
            florins=SOLD_FOR * -(-price // SOLD_FOR),
        )
    ]
    table.agenda.append(PrincesTurn(YOU))
    assert warn(table, YOU, None) == []


def test_a_bid_sells_prestige_only_if_it_wins() -> None:
    warn = PRINCES.teaching.warnings
    assert warn is not None
    for sealed, action, when in (
        (False, PrincesRaise(sell=True), "won"),
        (True, Seal(400, sell=True), "far"),
    ):
        ann, ben = of_princes.player(), of_princes.player(100, 5)
        table = of_princes.auctions(ann, ben, of_princes.player(), sealed=sealed)
        table = after(table, "jester")
        (told,) = warn(table, of_princes.BEN, action)
        assert dict(told.args)["when"] == when
    last = of_princes.auctions(of_princes.player(100, 5), *(of_princes.player() for _ in range(2)))
    for player in last.players[1:]:
        player.bidding = False
    last.agenda.append(LastPurchase(YOU))
    (told,) = warn(last, YOU, Choose(Lot.JESTER, sell=True))
    assert dict(told.args)["when"] == "now"
