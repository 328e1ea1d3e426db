"""The search of the computer players: exact, repeatable, and blind to what is hidden."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import count

import pytest

from games.automa import choose, choose_by_habit, think
from games.chance import Chance
from games.codec import Codec
from games.draft import draft
from games.engine import Decision, Seat, Table, Together, advance, begin, play
from games.levels import EASY, LEVELS, REGULAR, STRONG, Level
from games.moves import Action
from games.package import AnyGame, GamePackage
from games.questions import Option, Pick, Question
from games.rules import Rules, Standing, View
from games.search import Budget, Search, Thought
from games.splendor import GAME as SPLENDOR
from games.text import Text
from tests.arena.players import at_random
from tests.each_game import each_game
from tests.library import GAMES, with_mind, with_rules

FEW_SLIPS = 10
SHORT = Level("short", iterations=40, seconds=1e9)


@dataclass(frozen=True, slots=True)
class Show(Action):
    """Show a number of fingers."""

    fingers: int


@dataclass(frozen=True, slots=True)
class Showing(Decision):
    """Both show one, two or three fingers at the same time."""

    accepts = (Show,)
    waits = "waiting"

    def ask(self, table: Fingers) -> Question:
        options = [Option(str(n), Text("show", n=n), Show(n)) for n in table.allowed]
        return Pick(Text("ask"), options)

    def answer(self, table: Fingers, action: Show) -> None:
        table.shown[self.seat] = action.fingers


@dataclass(slots=True, kw_only=True)
class Fingers(Table):
    """Two players show fingers at once, round after round; the *secret* of a seat is its own."""

    shown: list[int]
    secret: list[int]
    allowed: tuple[int, ...] = (1, 2, 3)


def of_fingers(table: Fingers) -> list[Standing]:
    """One finger beats three, three beat two, two beat one; equal is a draw."""
    one, two = table.shown
    merits = [(one - two) % 3 == 1, (two - one) % 3 == 1]
    return [
        Standing(Seat(seat), 1 if better >= max(merits) else 2, (int(better),), Text("score"))
        for seat, better in enumerate(merits)
    ]


def forgetting(table: Fingers, seat: Seat | None, chance: Chance) -> Fingers:
    """Deal the others' secrets anew."""
    fresh = draft(table)
    fresh.chance = chance
    fresh.secret = [
        secret if other == seat else chance.below(3) for other, secret in enumerate(fresh.secret)
    ]
    return fresh


def with_secrets(*secrets: int) -> Fingers:
    table = Fingers(chance=Chance(1), shown=[0, 0], secret=list(secrets))
    table.then(Together((Showing(Seat(0)), Showing(Seat(1)))))
    return table


FINGERS: GamePackage[Fingers, View] = GamePackage(
    rules=Rules(
        key="fingers",
        seats=range(2, 3),
        edition=1,
        codec=Codec(Fingers, (Show, Showing)),
        set_up=lambda seats, chance, _: with_secrets(0, 0),
        look=lambda _, seat: View(me=seat),
        scramble=forgetting,
        standings=of_fingers,
    ),
    home=__name__,
)


def opening(game: AnyGame, seed: int = 3) -> Table:
    table: Table = begin(
        game.rules.set_up(min(game.rules.seats), Chance(seed), game.rules.chosen())
    ).table
    return table


def never() -> float:
    """A clock that stands still."""
    return 0.0


def searched(game: AnyGame, table: Table, seed: int, iterations: int) -> Thought:
    search = Search(game, table, table.waiting[0].seat, Chance(seed))
    return search.run(Budget(iterations, 1e9, never))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_seed_and_a_number_of_iterations_decide_everything(game: AnyGame) -> None:
    table = opening(game)
    first, second = (searched(game, table, 5, 12) for _ in range(2))
    assert [(arm.action, arm.visits, arm.worth) for arm in first.arms] == [
        (arm.action, arm.visits, arm.worth) for arm in second.arms
    ]


@pytest.mark.parametrize("iterations", [1, 7, 30])
def test_a_search_makes_exactly_as_many_iterations_as_it_may(iterations: int) -> None:
    thought = searched(SPLENDOR, opening(SPLENDOR), 5, iterations)
    assert thought.iterations == sum(arm.visits for arm in thought.arms) == iterations


def test_a_search_ends_with_its_time() -> None:
    clock = count().__next__
    search = Search(SPLENDOR, opening(SPLENDOR), opening(SPLENDOR).waiting[0].seat, Chance(1))
    assert search.run(Budget(1000, 10.0, clock)).iterations == 10


@dataclass(frozen=True, slots=True)
class Endless(Showing):
    """Showing fingers again and again."""

    def answer(self, table: Fingers, action: Show) -> None:
        table.shown[self.seat] = action.fingers
        table.then(Endless(Seat(1 - self.seat)))


def test_a_play_out_that_time_overtakes_is_given_up() -> None:
    table = with_secrets(0, 0)
    table.agenda = [Endless(Seat(0))]
    clock = count().__next__
    thought = Search(FINGERS, table, Seat(0), Chance(1)).run(Budget(100, 3.0, clock))
    assert thought.iterations == 0
    assert clock() <= 3 + 3
    assert play(table, Seat(0), thought.best.action).table.shown[0]


def test_a_search_may_be_left_off_at_any_moment() -> None:
    table = opening(SPLENDOR)
    seat = table.waiting[0].seat
    search = Search(SPLENDOR, table, seat, Chance(1))
    for _ in range(5):
        assert play(table, seat, search.thought().best.action).news
        search.step()


def test_nobody_thinks_about_the_only_move_there_is() -> None:
    table = with_secrets(0, 0)
    table.allowed = (2,)
    assert think(FINGERS, table, Seat(0), Chance(1), never).iterations == 0


def of_most_fingers(table: Fingers) -> list[Standing]:
    """More fingers beat fewer."""
    places = [1 if shown == max(table.shown) else 2 for shown in table.shown]
    return [
        Standing(Seat(seat), place, (shown,), Text("score"))
        for seat, (place, shown) in enumerate(zip(places, table.shown, strict=True))
    ]


def test_a_search_stops_when_the_leader_cannot_be_caught() -> None:
    game = with_rules(FINGERS, standings=of_most_fingers)
    thought = Search(game, with_secrets(0, 0), Seat(0), Chance(1)).run(Budget(400, 1e9, never))
    assert thought.best.action == Show(3)
    assert thought.iterations < 400


def test_decisions_owed_together_are_made_without_knowing_the_others() -> None:
    # Who knew what the other shows would always win; who does not can do no better than a draw.
    search = Search(FINGERS, with_secrets(0, 0), Seat(0), Chance(7))
    thought = search.run(Budget(3000, 1e9, never))
    assert {arm.action for arm in thought.arms} == {Show(1), Show(2), Show(3)}
    assert all(0.35 < arm.mean < 0.65 for arm in thought.arms)
    assert set(search.root.arms) == {Seat(0), Seat(1)}


def test_only_an_imagined_table_is_ever_read() -> None:
    seen: list[Table] = []

    def watched(table: Fingers, decision: Decision, chance: Chance) -> Action | None:
        seen.append(table)
        return Show(1 + (table.secret[1] + chance.below(2)) % 3)

    def watching(table: Fingers) -> list[float]:
        seen.append(table)
        return [0.5, 0.5]

    table = with_secrets(0, 5)  # no deal makes a five
    game = with_mind(FINGERS, habit=watched, worth=watching)
    choose(game, table, Seat(0), Chance(1), never, 1.0, SHORT)
    choose(game, table, Seat(0), Chance(1), never, 1.0, EASY)
    assert seen
    assert all(isinstance(other, Fingers) and other.secret[1] != 5 for other in seen)


def peeking(table: Fingers, decision: Decision, chance: Chance) -> Action | None:
    """What beats the other's secret."""
    return Show(1 + (table.secret[1 - decision.seat] + chance.below(2)) % 3)


def shares(game: AnyGame, table: Table, seat: Seat, seeds: int, tries: int) -> Counter[Action]:
    """Which part of all trials each move had, over many searches."""
    found = Counter[Action]()
    for seed in range(seeds):
        thought = Search(game, table, seat, Chance(seed)).run(Budget(tries, 1e9, never))
        for arm in thought.arms:
            found[arm.action] += arm.visits / (seeds * max(1, thought.iterations))  # type: ignore[assignment]
    return found


def findings(game: AnyGame, table: Table, seat: Seat) -> list[tuple[Action, int, float]]:
    """Each move of some searches, how often it was tried, and what it was worth."""
    searches = [
        Search(game, table, seat, Chance(seed)).run(Budget(12, 1e9, never)) for seed in range(12)
    ]
    return [(arm.action, arm.visits, arm.worth) for found in searches for arm in found.arms]


def distance(one: Counter[Action], other: Counter[Action]) -> float:
    """How much two distributions differ, from 0 to 1."""
    return sum(abs(one[action] - other[action]) for action in {*one, *other}) / 2


def test_a_leak_would_show_in_the_moves_tried() -> None:
    honest = with_mind(FINGERS, habit=peeking)
    leaking = with_mind(honest, imagine=lambda table, _seat, _chance: draft(table))
    one, other = with_secrets(0, 0), with_secrets(0, 2)
    assert distance(*(shares(honest, table, Seat(0), 60, 12) for table in (one, other))) < 0.1
    assert distance(*(shares(leaking, table, Seat(0), 60, 12) for table in (one, other))) > 0.3


@each_game(having=lambda game: game.mind.habit)
def test_what_is_hidden_makes_no_difference(game: AnyGame) -> None:
    table = opening(game)
    for ply in range(13):
        assert not table.over, f"{game.key} is over after {ply} moves, too few to test it"
        seat = table.waiting[0].seat
        table = play(table, seat, choose_by_habit(game, table, seat, Chance(ply))).table
    seat = table.waiting[0].seat
    # All that the seat cannot know lies otherwise on the other table.
    other = game.imagined(table, seat, Chance(99))
    assert findings(game, table, seat) == findings(game, other, seat)
    leaking = with_mind(game, imagine=lambda lying, _seat, _chance: draft(lying))
    assert findings(leaking, table, seat) != findings(leaking, other, seat), (
        "nothing is hidden that scramble deals anew, or it makes no difference to habit or consider"
    )


@pytest.mark.parametrize("seed", range(2))
@each_game(having=lambda game: game.mind.consider)
def test_every_move_that_is_considered_is_legal_and_named_once(game: AnyGame, seed: int) -> None:
    assert game.mind.consider is not None
    table: Table = begin(
        game.rules.set_up(max(game.rules.seats), Chance(seed), game.rules.chosen())
    ).table
    chance = Chance(seed)
    for _ in range(120):
        if table.over:
            break
        decision = chance.pick(table.waiting)
        considered = game.mind.consider(table, decision, chance)
        assert len(set(considered)) == len(considered)
        for action in considered:
            advance(draft(table), decision.seat, action)  # raises what is illegal
        # Now and then anything at all, so that odd tables come up, too.
        play_on = choose_by_habit if chance.below(4) else at_random
        advance(table, decision.seat, play_on(game, table, decision.seat, chance))


def test_levels_think_longer_the_stronger_they_are() -> None:
    assert [level.key for level in LEVELS] == ["easy", "regular", "strong"]
    assert EASY.seconds < REGULAR.seconds <= 0.6 < STRONG.seconds <= 3
    assert EASY.iterations < REGULAR.iterations < STRONG.iterations


def test_an_easy_player_slips_sometimes_and_a_careful_one_never() -> None:
    game = with_mind(FINGERS, habit=lambda table, decision, chance: Show(2))
    table = with_secrets(0, 0)
    easy = {choose(game, table, Seat(0), Chance(n), never, 1.0, EASY) for n in range(40)}
    careful = {choose_by_habit(game, table, Seat(0), Chance(n)) for n in range(40)}
    assert easy == {Show(1), Show(2), Show(3)}
    assert careful == {Show(2)}


def test_whoever_waits_longer_for_their_turn_slips_less_often() -> None:
    two = with_mind(FINGERS, habit=lambda table, decision, chance: Show(2))
    four = with_rules(two, standings=lambda table: 2 * of_fingers(table))
    table, slips = with_secrets(0, 0), []
    for game in (two, four):
        moves = [choose(game, table, Seat(0), Chance(n), never, 1.0, EASY) for n in range(400)]
        slips.append(sum(move != Show(2) for move in moves))
    assert slips[0] > 1.5 * slips[1] > 0
    assert [EASY.slips_among(seats) for seats in (2, 4)] == [EASY.slips, EASY.slips // 2]


@each_game(having=lambda game: game.mind.consider)
def test_who_slips_does_the_second_thing_that_comes_to_mind_and_nothing_absurd(
    game: AnyGame,
) -> None:
    """A beginner who has done the lesson: never a random move where moves can be weighed."""
    assert game.mind.consider is not None
    table = begin(game.rules.laid_out(min(game.rules.seats), Chance(3), {})).table
    chance, lesser = Chance(5), 0
    for _ in range(60):
        if table.over:
            break
        decision = table.waiting[0]
        luck = Chance(chance.below(1 << 30))
        guess = game.imagined(table, decision.seat, Chance(luck.seed))
        slip = choose_by_habit(game, table, decision.seat, luck, slips=100)
        owed = guess.decision_of(decision.seat)
        assert owed is not None
        considered = [*game.mind.consider(guess, owed, Chance(1))]
        if len(considered) > 1:
            lesser += slip in considered[1:]
        advance(table, decision.seat, slip)
    assert lesser > FEW_SLIPS


@dataclass(frozen=True, slots=True)
class Clumsy(Showing):
    """Whoever shows three fingers shows but two."""

    def answer(self, table: Fingers, action: Show) -> None:
        table.shown[self.seat] = min(2, action.fingers)


def test_moves_with_the_same_result_are_thought_about_once() -> None:
    table = with_secrets(0, 0)
    table.agenda = [Clumsy(Seat(0))]
    thought = Search(FINGERS, table, Seat(0), Chance(1)).run(Budget(5, 1e9, never))
    assert len(thought.arms) == 2


@dataclass(frozen=True, slots=True)
class Guessing(Showing):
    """Whoever shows as many fingers as the other's secret beats the other, and else loses."""

    def answer(self, table: Fingers, action: Show) -> None:
        table.reveal()
        right = action.fingers == 1 + table.secret[1 - self.seat]
        table.shown[self.seat] = 3 if right else 2


def test_moves_of_which_only_luck_makes_the_result_the_same_are_all_thought_about() -> None:
    table = with_secrets(0, 0)
    table.agenda = [Guessing(Seat(0))]
    for seed in range(5):
        thought = Search(FINGERS, table, Seat(0), Chance(seed)).run(Budget(5, 1e9, never))
        assert {arm.action for arm in thought.arms} == {Show(1), Show(2), Show(3)}
