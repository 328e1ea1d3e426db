"""How guests with some sense bid: legally, within reason, and better than by throwing notes
about.
"""

import pytest

from games.automa import choose, stroll
from games.chance import Chance
from games.draft import draft
from games.engine import Seat, begin, play
from games.high_society import GAME
from games.high_society.actions import Discard, Pass, Raise, Submit
from games.high_society.catalogue import CARDS, RED_FRAMES, Kind
from games.high_society.events import Bought
from games.high_society.mind.bidding import limit_of
from games.high_society.mind.habits import ahead, consider, decide, habit, limit
from games.high_society.rules.auctions import DiscardToThief, Turn
from games.high_society.table import HighSocietyTable, Player
from games.hints import hint
from games.levels import LEVELS, REGULAR, STRONG, Level, Temperament
from games.moves import Action, Illegal
from tests.games.high_society.tables import ANN, lay, player


def laid_out(seed: int, seats: int = 4) -> HighSocietyTable:
    return begin(GAME.rules.set_up(seats, Chance(seed), GAME.rules.chosen())).table


def at_random(table: HighSocietyTable, seat: Seat, chance: Chance) -> HighSocietyTable:
    decision = table.decision_of(seat)
    assert decision is not None
    while True:
        move = stroll(decision.ask(table), chance)
        assert isinstance(move, Action)
        try:
            return play(table, seat, move).table
        except Illegal:
            continue


def by_habit(table: HighSocietyTable, seat: Seat, chance: Chance) -> HighSocietyTable:
    decision = table.decision_of(seat)
    assert decision is not None
    action = habit(table, decision, chance)
    return at_random(table, seat, chance) if action is None else play(table, seat, action).table


def winner(seed: int) -> Seat:
    """Who wins if the first guest has the habit and two others move at random."""
    table, chance = laid_out(seed, 3), Chance(seed)
    while not table.over:
        seat = table.waiting[0].seat
        table = (by_habit if seat == 0 else at_random)(table, seat, chance)
    return GAME.rules.standings(table)[0].seat


def test_a_guest_with_some_sense_beats_those_who_have_none() -> None:
    assert sum(winner(seed) == 0 for seed in range(20)) >= 15


@pytest.mark.parametrize("seed", range(10))
def test_nobody_with_some_sense_spends_nearly_all_their_money_on_the_first_card(seed: int) -> None:
    table = laid_out(seed)
    assert all(limit(table, table.starter, Chance(mind)) < 70 for mind in range(200))


def limits_of(*players: Player, card: str, reds: int = 1) -> list[int]:
    """How far each goes for a card when nobody has bid yet."""
    table = lay(*players, card=card)
    table.reds = reds
    return [limit_of(table, Seat(seat)) for seat in range(len(players))]


def test_a_card_worth_more_may_cost_more() -> None:
    dear = [
        limits_of(*(player() for _ in range(4)), card=str(worth))[ANN] for worth in range(1, 11)
    ]
    assert dear == sorted(dear)
    assert dear[0] < dear[-1] / 3


def test_the_least_luxury_card_goes_to_the_thief() -> None:
    table, chance = laid_out(1), Chance(5)
    table.players[0].cards = [CARDS[card] for card in ("luxury-9", "luxury-4", "thief")]
    assert habit(table, DiscardToThief(Seat(0)), chance) == Discard(CARDS["luxury-4"])


def liked(table: HighSocietyTable) -> set[Action]:
    """What whoever must act may well do, as far as fifty guests would."""
    (decision,) = table.waiting
    found = {habit(table, decision, Chance(mind)) for mind in range(50)}
    return {action for action in found if action is not None}


def late(table: HighSocietyTable) -> HighSocietyTable:
    """The same, when the next card may end the game."""
    table.reds = RED_FRAMES - 1
    return table


def test_nobody_spends_the_last_money_while_poorest() -> None:
    """The next card may be the fourth red frame, and Ben has 10."""
    table = late(lay(player("2 8"), player("10"), player(), card="10"))
    assert liked(table) == {Pass()}


def test_what_is_above_the_poorest_may_be_spent() -> None:
    table = late(lay(player("2 8 15"), player("10"), player(), card="10"))
    calls = liked(table)
    assert calls != {Pass()}
    assert all(sum(call.cards) < 15 for call in calls if isinstance(call, Raise))


def test_a_bid_that_others_would_lose_is_not_theirs_any_more() -> None:
    """Ben and Cleo have bid against the thief; who takes it gets their own bid back."""
    table = late(lay(player("1 2 3"), player("2", bid="10"), player("3", bid="12"), card="thief"))
    assert limit(table, ANN, Chance(1)) <= 6 - 2 - 1


def test_nobody_raises_by_more_than_they_must() -> None:
    table = lay(player(), player(bid="3"), player(), card="10", turn=ANN)
    assert all(call == Raise(frozenset({4})) for call in liked(table) if isinstance(call, Raise))
    assert liked(table) != {Pass()}


def test_a_recognition_is_worth_more_to_whoever_has_luxuries() -> None:
    ann, ben, *_ = limits_of(player(won="9 8"), player(), player(), player(), card="x1")
    assert ann > 1.5 * ben


def test_nobody_pays_dearly_for_a_luxury_that_the_thief_takes() -> None:
    """The thief waits at Ann's and takes the ten as she takes it."""
    robbed, free = (
        lay(player(won=won), player(), player(), card="10") for won in ("thief", "arrest loss")
    )
    most = max(limit(robbed, ANN, Chance(mind)) for mind in range(50))
    assert 3 * most < min(limit(free, ANN, Chance(mind)) for mind in range(50))


def test_a_thief_who_waits_makes_no_cheap_luxury_dearer() -> None:
    """It spares the later ones, so they are worth as much as without it."""
    robbed, free = (
        lay(player(won=won), player(), player(), card="2") for won in ("thief", "arrest loss")
    )
    bids = [sum(limit(table, ANN, Chance(mind)) for mind in range(50)) for table in (robbed, free)]
    assert bids[0] <= bids[1]


def test_a_sealed_limit_keeps_one_from_being_the_poorest_too() -> None:
    table = late(lay(player("2 8 10"), player("15"), player(), card="10", sealed=True))
    decision = table.decision_of(ANN)
    assert decision is not None
    limits = [habit(table, decision, Chance(mind)) for mind in range(30)]
    assert all(isinstance(bid, Submit) and bid.limit <= 20 - 15 - 1 for bid in limits)


@pytest.mark.parametrize("seed", range(5))
def test_what_is_considered_is_legal_and_each_move_once(seed: int) -> None:
    table, chance = laid_out(seed, 3), Chance(seed)
    while not table.over:
        (decision,) = table.waiting
        moves = consider(table, decision, chance)
        assert moves
        assert len({*moves}) == len(moves)
        for move in moves:
            play(table, decision.seat, move)
        table = by_habit(table, decision.seat, chance)


# How the levels decide


LEVELS_THAT_THINK = pytest.mark.parametrize("level", [REGULAR, STRONG], ids=lambda level: level.key)


def chosen(table: HighSocietyTable, seat: Seat, level: Level) -> set[Action]:
    """What computer players of a level and of all temperaments do."""
    return {
        choose(GAME, table, seat, Chance(luck), lambda: 0.0, level=level, temperament=temper)
        for luck in range(12)
        for temper in Temperament
    }


def prices(table: HighSocietyTable, level: Level) -> list[int]:
    """How far Ann goes, in twelve moods, where all others pass at once."""
    found = []
    for luck in range(12):
        decision = table.decision_of(ANN)
        assert decision is not None
        handed_in = decide(table, decision, Chance(luck), level, None)
        assert isinstance(handed_in, Submit)
        found.append(handed_in.limit)
    return found


@LEVELS_THAT_THINK
def test_doubling_much_is_not_left_to_others_for_a_trifle(level: Level) -> None:
    table = lay(player(won="9 8"), player(), player(), player(), card="x1", sealed=True)
    assert min(prices(table, level)) >= 8


@LEVELS_THAT_THINK
def test_nobody_pays_ten_for_the_least_luxury(level: Level) -> None:
    table = lay(player(), player(), player(), card="1", sealed=True)
    assert max(prices(table, level)) <= 5


@LEVELS_THAT_THINK
def test_nobody_without_a_luxury_pays_nine_against_the_thief(level: Level) -> None:
    table = lay(player(), player(), player(), card="thief", sealed=True)
    assert max(prices(table, level)) <= 6


@LEVELS_THAT_THINK
@pytest.mark.parametrize("seats", GAME.rules.seats)
def test_nobody_pays_twenty_against_the_loss_of_five_points(level: Level, seats: int) -> None:
    table = lay(*(player() for _ in range(seats)), card="loss", sealed=True)
    assert max(prices(table, level)) <= 13


def test_a_raise_leaves_cards_for_the_next_one() -> None:
    """To beat 2 with a 1 laid, a 2 would do; but then nothing is left that makes 5."""
    table = lay(player("2 4 6", bid="1"), player(bid="2"), player(), card="5")
    for most, cards in ((3, {2}), (5, {4}), (6, {4}), (7, {2}), (2, set())):
        expected = Raise(frozenset(cards)) if cards else Pass()
        assert ahead(table, Turn(ANN), most) == expected


@LEVELS_THAT_THINK
def test_whoever_is_much_poorer_than_all_others_does_not_pay_more(level: Level) -> None:
    """With 57 of 106 while all others have spent nothing."""
    ann = player("1 2 3 6 20 25", won="9")
    table = lay(ann, player(), player(), player(), card="8")
    table.reds = RED_FRAMES - 2
    assert chosen(table, ANN, level) == {Pass()}


@LEVELS_THAT_THINK
def test_a_dear_luxury_is_not_sold_for_a_trifle(level: Level) -> None:
    """Ben has bid 2 for the nine, as the first card of the game."""
    table = lay(player(), player(bid="2"), player(), card="9", turn=ANN)
    assert Pass() not in chosen(table, ANN, level)


@LEVELS_THAT_THINK
def test_the_last_that_keeps_one_in_the_game_is_not_bid(level: Level) -> None:
    table = late(lay(player("2 8"), player("10"), player(), card="10"))
    assert chosen(table, ANN, level) == {Pass()}


def test_what_is_hidden_changes_no_decision() -> None:
    """The order of the deck and limits handed in are all that nobody can know."""
    for level in LEVELS:
        for seed in range(4):
            table = laid_out(seed)
            other = draft(table)
            other.deck.reverse()
            seat = table.waiting[0].seat
            both = [
                choose(GAME, at, seat, Chance(1), lambda: 0.0, level=level) for at in (table, other)
            ]
            assert both[0] == both[1]


def spent(temperament: Temperament, seed: int) -> dict[Kind, int]:
    """What somebody of a temperament has paid, by the kind of card, against three usual players."""
    table, paid = laid_out(seed), dict.fromkeys(Kind, 0)
    while not table.over:
        seat = table.waiting[0].seat
        temper = temperament if seat == ANN else None
        action = choose(GAME, table, seat, Chance(seed), lambda: 0.0, temperament=temper)
        table = play(table, seat, action).table
        for event in table.last:
            match event:
                case Bought(seat=buyer, card=card, paid=money) if buyer == ANN:
                    paid[card.kind] += sum(money)
    return paid


def test_temperaments_can_be_told_apart() -> None:
    """The bold pay more for luxury than the careful, and than the curious, who like honours."""
    sums = {
        temper: [sum(spent(temper, seed)[kind] for seed in range(8)) for kind in Kind]
        for temper in (Temperament.BOLD, Temperament.CAREFUL, Temperament.CURIOUS)
    }
    luxury = [*Kind].index(Kind.LUXURY)
    bold, careful, curious = (found[luxury] for found in sums.values())
    assert bold > 1.1 * careful
    assert bold > 1.1 * curious


def test_whoever_drives_prices_up_leaps() -> None:
    table = lay(player(), player(bid="1"), player(), card="10", turn=ANN)
    leaps = choose(GAME, table, ANN, Chance(1), lambda: 0.0, temperament=Temperament.EAGER)
    usual = choose(GAME, table, ANN, Chance(1), lambda: 0.0, temperament=Temperament.STEADY)
    assert isinstance(leaps, Raise)
    assert isinstance(usual, Raise)
    assert sum(leaps.cards) > sum(usual.cards)


def test_the_best_move_of_a_hint_is_what_a_strong_player_does() -> None:
    level = Level("strong", iterations=12, seconds=9.0)
    for seed in range(4):
        table = laid_out(seed)
        seat = table.waiting[0].seat
        found = hint(GAME, table, seat, Chance(seed), lambda: 0.0, 9.0, level)
        assert found.best.action == choose(
            GAME, table, seat, Chance(seed), lambda: 0.0, level=level
        )
