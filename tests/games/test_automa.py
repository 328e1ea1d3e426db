"""The computer player: it plays by the rules, better than chance, and within its time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import count
from typing import TypeVar

import pytest

from games import engine
from games.automa import choose, equals, preferred, stroll
from games.chance import Chance
from games.codec import Codec
from games.draft import draft
from games.engine import Decision, Seat, Table
from games.levels import Temperament
from games.moves import Action, Illegal, Move, require
from games.package import GamePackage
from games.questions import PickSome, Question
from games.rules import Rules, Standing, View
from games.search import Arm, Thought
from games.splendor import GAME
from games.text import Text
from tests.library import GAMES, with_mind, with_rules

T = TypeVar("T", bound=Table)


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Take numbers; the rules want an even sum."""

    numbers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Drawing(Decision):
    """A player draws two or three numbers."""

    accepts = (Draw,)
    waits = "waiting"

    def ask(self, table: Table) -> Question:
        things = {str(n): Text("number", n=n) for n in range(1, 8)}
        return PickSome(
            Text("ask"), things, 2, 3, lambda keys: Draw(tuple(sorted(int(key) for key in keys)))
        )

    def answer(self, table: Sums, action: Draw) -> None:
        require(sum(action.numbers) % 2 == 0, "odd")
        table.sums[self.seat] += sum(action.numbers)
        table.rounds -= 1
        if table.rounds:
            table.then(Drawing(Seat(1 - self.seat)))


@dataclass(slots=True, kw_only=True)
class Sums(Table):
    """Two players take turns to draw numbers; the higher sum is better."""

    sums: list[int]
    rounds: int = 6


def of_sums(table: Sums) -> list[Standing]:
    return [
        Standing(Seat(seat), 1, (total,), Text("score")) for seat, total in enumerate(table.sums)
    ]


def lay_out(table: Sums) -> Sums:
    table.then(Drawing(Seat(0)))
    return table


SUMS: GamePackage[Sums, View] = GamePackage(
    rules=Rules(
        key="sums",
        seats=range(2, 3),
        edition=1,
        codec=Codec(Sums, (Draw, Drawing)),
        set_up=lambda seats, chance, _: lay_out(Sums(chance=chance, sums=[0] * seats)),
        look=lambda _, seat: View(me=seat),
        scramble=lambda table, _, chance: draft(table),
        standings=of_sums,
    ),
    home=__name__,
)


def ticking() -> Callable[[], float]:
    """A clock that goes one second further whenever it is read, so that a budget counts trials."""
    return count().__next__


def at_random(table: T, seat: Seat, chance: Chance) -> T:
    while True:
        decision = table.decision_of(seat)
        assert decision is not None
        move = stroll(decision.ask(table), chance)
        assert isinstance(move, Action)
        try:
            return engine.play(table, seat, move).table
        except Illegal:
            continue


def beats_chance(seed: int) -> bool:
    """Whether an automa with a small budget wins against a player who moves at random."""
    table = engine.begin(GAME.rules.set_up(2, Chance(seed), GAME.rules.chosen())).table
    chance, automa = Chance(seed), Seat(seed % 2)
    while not table.over:
        seat = table.waiting[0].seat
        if seat == automa:
            table = engine.play(table, seat, choose(GAME, table, seat, chance, ticking(), 12)).table
        else:
            table = at_random(table, seat, chance)
    return (
        next(standing.place for standing in GAME.rules.standings(table) if standing.seat == automa)
        == 1
    )


def test_an_automa_beats_a_player_who_moves_at_random() -> None:
    assert sum(beats_chance(seed) for seed in range(10)) >= 8


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_choosing_leaves_the_table_alone(game: GamePackage[Table, View]) -> None:
    table = engine.begin(
        game.rules.set_up(min(game.rules.seats), Chance(3), game.rules.chosen())
    ).table
    before = game.rules.codec.write_table(table)
    choose(game, table, table.waiting[0].seat, Chance(4), ticking(), 40)
    assert game.rules.codec.write_table(table) == before


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_an_automa_without_any_time_still_makes_a_legal_move(
    game: GamePackage[Table, View],
) -> None:
    table = engine.begin(
        game.rules.set_up(max(game.rules.seats), Chance(5), game.rules.chosen())
    ).table
    seat = table.waiting[0].seat
    played = engine.play(table, seat, choose(game, table, seat, Chance(6), ticking(), 0)).table
    assert game.rules.codec.write_table(played) != game.rules.codec.write_table(table)


def test_an_automa_stops_soon_after_its_time_is_up() -> None:
    table = engine.begin(GAME.rules.set_up(2, Chance(7), GAME.rules.chosen())).table
    clock = ticking()
    choose(GAME, table, table.waiting[0].seat, Chance(8), clock, 30)
    assert clock() <= 30 + 3


def test_the_same_chance_and_clock_choose_the_same_action() -> None:
    table = engine.begin(GAME.rules.set_up(2, Chance(9), GAME.rules.chosen())).table
    seat = table.waiting[0].seat
    chosen = {choose(GAME, table, seat, Chance(10), ticking(), 50) for _ in range(2)}
    assert len(chosen) == 1


@pytest.mark.parametrize("seed", range(20))
def test_an_automa_never_picks_what_the_rules_refuse(seed: int) -> None:
    table = engine.begin(SUMS.rules.set_up(2, Chance(seed), {})).table
    action = choose(SUMS, table, Seat(0), Chance(seed), ticking(), 5)
    assert engine.play(table, Seat(0), action).table.sums[0] > 0


def test_an_automa_takes_much_where_more_is_better() -> None:
    table = engine.begin(SUMS.rules.set_up(2, Chance(1), {})).table
    action = choose(SUMS, table, Seat(0), Chance(1), ticking(), 2000)
    assert isinstance(action, Draw)
    assert sum(action.numbers) >= 14


def test_a_stroll_reaches_every_kind_of_move() -> None:
    table = engine.begin(GAME.rules.set_up(2, Chance(11), GAME.rules.chosen())).table
    decision = table.waiting[0]
    strolled: set[type[Move]] = {
        type(stroll(decision.ask(table), Chance(seed))) for seed in range(60)
    }
    assert {kind.__name__ for kind in strolled} == {
        "Reserve",
        "ReserveUnseen",
        "TakeDifferent",
        "TakeTwo",
    }


def test_an_automa_does_not_look_at_what_is_hidden_to_find_what_is_usual() -> None:
    def forgetting(table: Sums, seat: Seat | None, chance: Chance) -> Sums:
        return replace(draft(table), sums=[0, 0])

    def peeking(table: Sums, decision: Decision, chance: Chance) -> Action:
        return Draw((5, 7)) if table.sums[1] else Draw((2, 4))

    table = lay_out(Sums(chance=Chance(1), sums=[0, 8]))
    game = with_mind(with_rules(SUMS, scramble=forgetting), habit=peeking)
    assert choose(game, table, Seat(0), Chance(1), ticking(), 0) == Draw((2, 4))


@pytest.mark.parametrize(
    ("temperament", "rank"),
    [
        (Temperament.STEADY, 0),
        (Temperament.CURIOUS, 3),
        (Temperament.BOLD, 2),
        (Temperament.CAREFUL, 1),
        (Temperament.EAGER, 3),
        (Temperament.PATIENT, 0),
    ],
)
def test_a_temperament_decides_between_equals(temperament: Temperament, rank: int) -> None:
    table = engine.begin(SUMS.rules.set_up(2, Chance(1), {})).table
    # Of each: the numbers drawn, its mean worth, the spread of it, how often it was tried.
    found = [
        ((1, 3), 0.600, 0.04, 100),
        ((2, 4), 0.605, 0.01, 95),
        ((3, 5), 0.602, 0.09, 90),
        ((5, 7), 0.601, 0.05, 85),
        ((6, 6), 0.600, 0.50, 20),
        ((7, 7), 0.300, 0.50, 100),
    ]
    arms = tuple(
        Arm(Draw(numbers), rank, mean * n, (spread + mean**2) * n, n)
        for rank, (numbers, mean, spread, n) in enumerate(found)
    )
    near = equals(Thought(arms, sum(arm.visits for arm in arms)))
    assert [arm.rank for arm in near] == [0, 1, 2, 3]
    assert preferred(SUMS, table, Seat(0), Chance(1), near, temperament).rank == rank


def test_the_eager_compare_their_moves_on_the_same_deal() -> None:
    def dealing(table: Sums, seat: Seat | None, chance: Chance) -> Sums:
        return replace(draft(table), chance=chance, sums=[0, chance.below(1000)])

    table = engine.begin(SUMS.rules.set_up(2, Chance(1), {})).table
    game = with_rules(SUMS, scramble=dealing)
    near = [Arm(Draw((1, 3)), 0), Arm(Draw((5, 7)), 1), Arm(Draw((2, 4)), 2)]
    for seed in range(10):
        best = preferred(game, table, Seat(0), Chance(seed), near, Temperament.EAGER)
        assert best.action == Draw((5, 7))
