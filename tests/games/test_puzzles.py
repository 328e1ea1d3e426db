"""Proofs of puzzles at a small game of one's own, and the packs of our games."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field, replace
from typing import TypeVar

import pytest

from games.chance import Chance
from games.draft import draft
from games.engine import Decision, Seat, Table, play
from games.moves import Action
from games.package import AnyGame
from games.packs import (
    FILE,
    MOST_SEARCHED,
    Puzzle,
    judged,
    kind_of,
    moves_of,
    pack_of,
    puzzles_of,
    solution_of,
)
from games.proofs import Alone, Forced, each_move
from games.puzzles import Judgement, PuzzleKind, SearchLimit, Unproved
from games.questions import Option, Pick, Question, answers, notation_of
from games.text import Text
from tests.games.test_complete import digest
from tests.library import GAMES, LIBRARY
from tests.puzzles.writing import written

P = TypeVar("P", bound="Piled")

ME = Seat(0)


@dataclass(frozen=True, slots=True)
class Take(Action):
    """Take a coin."""

    coin: str


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Take what is on top of the pile."""


@dataclass(frozen=True, slots=True)
class Wait(Action):
    """Do nothing, and go on."""


@dataclass(frozen=True, slots=True)
class End(Action):
    """End the turn."""


@dataclass(slots=True, kw_only=True, repr=False)
class Piled(Table):
    """A table with a hidden pile, whose top may be any of it."""

    pile: list[int] = field(default_factory=list)


@dataclass(slots=True, kw_only=True, repr=False)
class Purse(Piled):
    """Coins by name, of which so many more may be taken."""

    coins: dict[str, int]
    left: int = 1
    sum: int = 0
    waited: int = 0


@dataclass(frozen=True, slots=True)
class Turn(Decision[Purse, Action]):
    """Take coins."""

    accepts = (Take, Draw, Wait, End)
    waits = "waiting-turn"

    def ask(self, table: Purse) -> Question:
        options = [Option("end", Text("end"), End())]
        if table.left:
            options += [Option(coin, Text("take"), Take(coin)) for coin in table.coins]
            options += [Option("draw", Text("draw"), Draw())] if table.pile else []
        if table.waited < 2:
            options.append(Option("wait", Text("wait"), Wait()))
        return Pick(Text("ask"), options)

    def answer(self, table: Purse, action: Action) -> None:
        match action:
            case Take(coin):
                table.left -= 1
                table.sum += table.coins.pop(coin)
            case Draw():
                table.left -= 1
                table.sum += table.draw(table.pile)
            case Wait():
                table.waited += 1
            case End():
                return
        table.then(self)


def key(table: Purse, _seat: Seat) -> Hashable:
    return frozenset(table.coins), table.left, len(table.pile), table.sum, table.waited


def any_of_the_pile(table: P, _seat: Seat, action: Action) -> Sequence[P]:
    found = list[P]()
    for top in table.pile if isinstance(action, Draw) else ():
        possible = draft(table)
        possible.pile.remove(top)
        possible.pile.append(top)
        found.append(possible)
    return found


MOST = PuzzleKind(
    key="most",
    question=Text("most"),
    told=lambda n: Text("sum", n=n),
    why=lambda solution: Text("more", n=solution.best.least - solution.second.least),
    asked=lambda table, seat: True,
    prove=Alone(worth=lambda table, _: table.sum, key=key, drawn=any_of_the_pile).prove,
    idle=(End,),
)


def purse(left: int = 1, pile: Sequence[int] = (), **coins: int) -> Purse:
    table = Purse(chance=Chance(1), coins=coins, left=left, pile=[*pile])
    table.then(Turn(ME))
    return table


def test_the_move_that_brings_most_is_the_answer() -> None:
    solution = MOST.solution(purse(a=3, b=5, c=4), ME, SearchLimit(100))
    assert solution is not None
    assert solution.best.action == Take("b")
    assert solution.best.line == (Take("b"), End())
    assert (solution.best.least, solution.second.least, solution.failing) == (5, 4, 2)
    assert solution.teaching == solution.second
    assert not solution.alone, "after a wait it can be taken still"
    assert solution.judge(Take("c")) is Judgement.WRONG
    assert solution.judge(End()) is Judgement.WRONG


def test_what_brings_the_best_no_nearer_is_neither_right_nor_wrong() -> None:
    solution = MOST.solution(purse(a=3, b=5), ME, SearchLimit(100))
    assert solution is not None
    assert solution.judge(Wait()) is Judgement.IDLE
    assert solution.judge(Take("z")) is None


@pytest.mark.parametrize(
    "table",
    [
        pytest.param(purse(a=5, b=5, c=4), id="two are best"),
        pytest.param(purse(left=2, a=5, b=4, c=1), id="two may come first"),
        pytest.param(purse(a=5), id="nothing else brings anything"),
        pytest.param(purse(), id="there is nothing to do"),
        pytest.param(purse(pile=[9, 1], a=5, b=4), id="luck may bring more"),
        pytest.param(purse(pile=[9, 8], a=5, b=4), id="luck decides how much"),
    ],
)
def test_a_position_is_no_puzzle_where(table: Purse) -> None:
    assert MOST.solution(table, ME, SearchLimit(1000)) is None


def test_a_puzzle_holds_whatever_is_turned_up() -> None:
    solution = MOST.solution(purse(pile=[4, 1], a=5, b=3), ME, SearchLimit(100))
    assert solution is not None
    drawn = next(move for move in solution.moves if move.action == Draw())
    assert (drawn.least, drawn.most) == (1, 4)


@pytest.mark.parametrize(
    ("pile", "follows"),
    [
        pytest.param([1, 2], (Take("a"), End()), id="all the same"),
        pytest.param([1, 9], (), id="it depends"),
    ],
)
def test_it_is_told_what_follows_whatever_is_turned_up(
    pile: Sequence[int], follows: tuple[Action, ...]
) -> None:
    proved = MOST.prove(purse(left=2, pile=pile, a=5), ME, SearchLimit(100))
    drawn = next(move for move in proved if move.action == Draw())
    assert drawn.line == (Draw(), *follows)


def test_moves_that_are_alike_are_one_answer() -> None:
    alike = replace(MOST, alike=lambda _, action: type(action).__name__)
    solution = alike.solution(purse(a=5, b=5, pile=[4]), ME, SearchLimit(100))
    assert solution is not None
    assert [solution.judge(Take(coin)) for coin in "ab"] == [Judgement.RIGHT] * 2


def test_what_comes_to_mind_first_is_no_answer() -> None:
    plain = replace(MOST, plain=lambda _, action: action == Take("b"))
    assert plain.solution(purse(a=3, b=5, c=4), ME, SearchLimit(100)) is None
    assert plain.solution(purse(a=5, b=3, c=4), ME, SearchLimit(100)) is not None


def test_too_much_to_search_proves_nothing() -> None:
    with pytest.raises(Unproved):
        MOST.solution(purse(left=4, a=1, b=2, c=3, d=4, e=5), ME, SearchLimit(20))


def test_what_is_turned_up_must_be_bounded() -> None:
    blind = replace(MOST, prove=Alone(worth=lambda table, _: table.sum, key=key).prove)
    with pytest.raises(Unproved):
        blind.solution(purse(pile=[4, 1], a=5, b=3), ME, SearchLimit(100))


def test_what_follows_the_turn_is_not_searched() -> None:
    table = purse(a=5, b=3)
    table.agenda.insert(0, Turn(Seat(1)))
    before = [*table.agenda]
    solution = MOST.solution(table, ME, SearchLimit(30))
    assert solution is not None
    assert solution.best.line == (Take("a"), End())
    assert table.agenda == before


def test_a_turn_may_be_over_before_anything_else_is_asked() -> None:
    purse_is_full = Alone(
        worth=lambda table, _: table.sum,
        key=key,
        ended=lambda table, _: not table.left,
        answers=lambda _, action: isinstance(action, Take),
        worth_a_look=lambda _, action: action == Take("b"),
    )
    proved = purse_is_full.prove(purse(left=2, a=3, b=5), ME, SearchLimit(30))
    assert [(move.action, move.least, move.line) for move in proved] == [
        (Take("a"), 8, (Take("a"), Take("b"))),
        (Take("b"), 5, (Take("b"),)),
    ], "where nothing is worth a look any more, what has been reached counts"


# A win by force


@dataclass(frozen=True, slots=True)
class Sticks(Action):
    """Take so many sticks."""

    number: int


@dataclass(slots=True, kw_only=True, repr=False)
class Heap(Piled):
    """One or two sticks a turn, or as many as the top of the pile says; whoever takes the last one
    wins.
    """

    sticks: int
    winner: Seat | None = None


@dataclass(frozen=True, slots=True)
class Grab(Decision[Heap, Action]):
    """Take sticks."""

    accepts = (Sticks, Draw)
    waits = "waiting-turn"

    def ask(self, table: Heap) -> Question:
        numbers = range(1, min(2, table.sticks) + 1)
        options = [Option(str(n), Text("take"), Sticks(n)) for n in numbers]
        options += [Option("draw", Text("draw"), Draw())] if table.pile else []
        return Pick(Text("ask"), options)

    def answer(self, table: Heap, action: Action) -> None:
        number = action.number if isinstance(action, Sticks) else table.draw(table.pile)
        table.sticks -= min(number, table.sticks)
        if not table.sticks:
            table.winner = self.seat
        else:
            table.then(Grab(Seat(1 - self.seat)))


def heap(sticks: int, pile: Sequence[int] = ()) -> Heap:
    table = Heap(chance=Chance(1), sticks=sticks, pile=[*pile])
    table.then(Grab(ME))
    return table


BY_FORCE: Forced[Heap] = Forced(
    won=lambda table, seat: table.winner == seat if table.over else None,
    key=lambda table, _: (table.agenda[-1], table.sticks, tuple(sorted(table.pile))),
    worth_a_look=each_move,
    drawn=any_of_the_pile,
)
LAST_STICK = PuzzleKind(
    key="last-stick",
    question=Text("last-stick"),
    told=lambda n: Text("won", n=n),
    why=lambda _: Text("won"),
    asked=lambda table, seat: True,
    prove=BY_FORCE.prove,
)


@pytest.mark.parametrize(("sticks", "answer"), [(4, 1), (5, 2), (7, 1), (8, 2)])
def test_the_move_after_which_nobody_can_prevent_the_win_is_the_answer(
    sticks: int, answer: int
) -> None:
    solution = LAST_STICK.solution(heap(sticks), ME, SearchLimit(100))
    assert solution is not None
    assert solution.best.action == Sticks(answer)
    assert solution.teaching is None, "all others lose"
    assert solution.judge(Sticks(3 - answer)) is Judgement.WRONG


@pytest.mark.parametrize("sticks", [3, 6, 9])
def test_what_the_other_can_always_refute_is_no_puzzle(sticks: int) -> None:
    assert LAST_STICK.solution(heap(sticks), ME, SearchLimit(100)) is None


def test_a_win_stands_whatever_is_turned_up() -> None:
    """To draw may take one stick or two, and the other one may as well."""
    both = LAST_STICK.solution(heap(2, pile=[1, 2]), ME, SearchLimit(100))
    assert both is not None
    assert both.best.action == Sticks(2)
    assert both.judge(Draw()) is Judgement.WRONG
    assert LAST_STICK.solution(heap(2, pile=[2]), ME, SearchLimit(100)) is None, "two win"


# The packs

PROVED_ANEW = 15
PACKED = [game for game in GAMES if pack_of(game) is not None]
ALL = [(game.key, number) for game in PACKED for number in range(len(puzzles_of(game)))]
SOME = [*dict.fromkeys(ALL[len(ALL) * place // PROVED_ANEW] for place in range(PROVED_ANEW))]
"""Spread evenly over all packs: `make puzzles` proves every one."""


def the_puzzle(key: str, number: int) -> tuple[AnyGame, Puzzle]:
    game = LIBRARY[key]
    return game, puzzles_of(game)[number]


@pytest.mark.parametrize(("key", "number"), SOME)
def test_a_puzzle_of_a_pack_holds(key: str, number: int) -> None:
    game, puzzle = the_puzzle(key, number)
    table, moves = moves_of(game, puzzle)
    assert len(moves) == len(puzzle.plies)
    assert [decision.seat for decision in table.waiting] == [puzzle.seat]
    assert kind_of(game, puzzle).asked(table, puzzle.seat)
    solution = solution_of(game, puzzle)
    assert solution is not None, "make puzzles drops what no longer holds"
    assert solution.failing == puzzle.grade
    for action in solution.best.line:
        table = play(table, puzzle.seat, action).table


def test_a_move_that_no_proof_looks_at_may_throw_the_best_away() -> None:
    game, puzzle = the_puzzle("princes-of-florence", 0)
    solution = solution_of(game, puzzle)
    assert solution is not None
    table, _ = moves_of(game, puzzle)
    sells = [
        move
        for _, move in answers(table.waiting[0].ask(table))
        if isinstance(move, Action) and solution.judge(move) is None
    ]
    best_after = dict[Action, int]()
    for sell in sells:
        after = play(table, puzzle.seat, sell).table
        proved = kind_of(game, puzzle).prove(after, puzzle.seat, SearchLimit(MOST_SEARCHED))
        best = max(proved, key=lambda move: move.least)
        best_after[sell] = best.least
        found = judged(game, puzzle, solution, [sell, best.action])
        assert (found is Judgement.WRONG) is (best.least < solution.best.least)
    assert min(best_after.values()) < solution.best.least


@pytest.mark.parametrize(("key", "number"), SOME[::4])
def test_the_answer_needs_no_secret(key: str, number: int) -> None:
    game, puzzle = the_puzzle(key, number)
    table, _ = moves_of(game, puzzle)
    kind, question = kind_of(game, puzzle), table.waiting[0].ask(table)

    def found(seen: Table) -> dict[str, tuple[int, int, int]]:
        proved = kind.prove(seen, puzzle.seat, SearchLimit(MOST_SEARCHED))
        return {
            notation_of(question, move.action): (move.least, move.most, move.moves)
            for move in proved
        }

    # A question of a position may tell what everybody has seen.
    deal = game.rules.scramble if isinstance(kind.question, Text) else game.imagined
    assert found(deal(table, puzzle.seat, Chance(7))) == found(table)


@pytest.mark.parametrize("game", PACKED, ids=lambda game: game.key)
def test_a_pack_is_of_the_rules_as_they_are(game: AnyGame) -> None:
    pack = pack_of(game)
    assert pack is not None
    assert pack.edition == game.rules.edition, "make puzzles begins a new pack for new rules"
    kinds = {kind.key for kind in game.mind.puzzles}
    assert {puzzle.kind for puzzle in pack.puzzles} <= kinds
    played = {(puzzle.seed, puzzle.seat) for puzzle in pack.puzzles}
    assert len(played) == len(pack.puzzles), "one for each seat of a game"
    assert written(pack) == digest(game, FILE)


def test_puzzles_of_other_rules_or_cards_are_not_set() -> None:
    game = PACKED[0]
    newer = replace(game, rules=replace(game.rules, edition=game.rules.edition + 1))
    assert puzzles_of(game)
    assert not puzzles_of(newer)
    assert not puzzles_of(replace(game, own_cards="0a1b2c3d"))
    assert not puzzles_of(replace(game, home="tests.puzzles")), "a game without a pack has none"
