"""The search of the computer players: a tree of moves over tables that are dealt anew.

It is an information-set Monte-Carlo tree search. Each iteration imagines the table anew from what
one seat may know, walks down the tree by the moves that did best so far, adds a node, plays on by
the habits of the game as far as its horizon, and reports to every move on its way how well the
player who made it stands. Where several players decide together, each chooses from figures of its
own, without knowing what the others choose.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from itertools import islice
from math import sqrt

from games.chance import Chance
from games.engine import Decision, Seat, Table, Together, advance, play
from games.estimates import chances_to_win
from games.moves import Action, Illegal
from games.package import AnyGame
from games.playouts import likely, played_on, stroll, turns_ahead
from games.questions import Question, answers

EXPLORATION = 0.6
"""How much a move that was tried seldom is preferred to one that did well."""
DOUBT = 0.08
"""By how much an untried move is expected to be worse than the moves before it."""
WIDENING = 2.0
"""How many moves a node thinks about after n visits, divided by the square root of n."""
OPINIONS = 24
"""How often a habit is asked for the moves to think about at the root."""
MOST_CANDIDATES = 60
CONTENDERS = 4
"""So many moves are looked at more closely to find the second best."""
UNTRIED = 0.25
"""The variance of a trial that nothing is known of: it is won or lost."""
HASTE = 0.004
"""How much less a victory is worth for each turn that it takes: nobody puts off to win."""
SOON = 12
"""After so many turns it makes no difference any more: else long games would hardly count."""
CHECKED = 16
"""After how many iterations it is asked whether the leader can still be reached."""
_SEEDS = 1 << 62


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a search goes on: until it has made so many iterations, or its time is up."""

    iterations: int
    seconds: float
    clock: Callable[[], float]


@dataclass(slots=True)
class Arm:
    """A move at a node, and how those fared who made it."""

    action: Action
    rank: int
    """How many moves of this node were thought likelier when it was added."""
    worth: float = 0.0
    squares: float = 0.0
    """The sum of the squares of what it was worth each time."""
    visits: int = 0
    available: int = 0
    """How often it could have been chosen: not every move is possible on every deal."""
    sums: list[float] | None = None
    """What it was worth for each seat, together; of a move of the root that was tried."""

    @property
    def mean(self) -> float:
        """The mean worth of the game for whoever made the move."""
        return self.worth / self.visits if self.visits else 0.0

    @property
    def spread(self) -> float:
        """The variance of what it was worth: how much depends on luck and on the others."""
        return self.squares / self.visits - self.mean**2 if self.visits else 0.0

    @property
    def chances(self) -> tuple[float, ...]:
        """How probably each seat wins with a move of the root; nothing if it was never tried."""
        total = sum(self.sums or ())
        return tuple([worth / total for worth in self.sums or ()])

    @property
    def doubt(self) -> float:
        """The variance of the mean: how far luck in these trials may have led it astray. A few
        trials that all ended alike tell less than their spread does.
        """
        trials = self.visits + 1
        return (max(0.0, self.spread) * self.visits + UNTRIED) / trials / trials

    @property
    def surely(self) -> float:
        """What it is worth at least, as far as so many trials can tell."""
        return self.mean - sqrt(max(0.0, self.spread) / self.visits) if self.visits else -1.0


@dataclass(slots=True)
class Node:
    """A node of the tree: the moves tried after the same actions. All deals share it.

    `arms` is by seat, `children` by the actions that lead on.
    """

    arms: dict[Seat, dict[Action, Arm]] = field(default_factory=dict)
    children: dict[tuple[Action, ...], Node] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Thought:
    """What a search has found: the moves, the best first, and how often it tried in all."""

    arms: tuple[Arm, ...]
    iterations: int

    @property
    def best(self) -> Arm:
        """The move it would make."""
        return self.arms[0]

    @property
    def second(self) -> Arm | None:
        """Of the other moves the one that is surely worth most; None if there is no other."""
        return max(self.arms[1:], key=lambda arm: arm.surely, default=None)


@dataclass(slots=True)
class Search:
    """A search for a seat that must act; `step` may be called, or left off, at any moment."""

    game: AnyGame
    table: Table
    seat: Seat
    chance: Chance
    also: tuple[Action, ...] = ()
    """Moves to think about in any case, each if it is legal."""
    every: bool = False
    """Whether to think about all legal moves, unless there are too many; the likely ones first."""
    root: Node = field(default_factory=Node)
    iterations: int = 0
    _seed: int = 0
    _seats: int = 0
    _out_of_time: Callable[[], bool] = lambda: False

    def __post_init__(self) -> None:
        self._seats = len(self.game.rules.standings(self.table))
        self._seed = self.chance.below(_SEEDS)
        arms = self.root.arms[self.seat] = {}
        for action in self._first_moves():
            arms[action] = Arm(action, len(arms))

    def run(self, budget: Budget) -> Thought:
        """Think until the budget is spent or the best move is certain."""
        start = now = budget.clock()
        self._out_of_time = lambda: budget.clock() - start >= budget.seconds
        only = len(self.root.arms[self.seat]) == 1
        while self.iterations < budget.iterations and not only:
            if now - start >= budget.seconds:
                break
            self.step()
            now = budget.clock()
            if self.iterations and self.iterations % CHECKED == 0:
                spent = max((now - start) / budget.seconds, self.iterations / budget.iterations)
                if self._decided(self.iterations / spent - self.iterations):
                    break
        return self.thought()

    def try_as_often(self, action: Action, share: float, budget: Budget) -> None:
        """Try a move of the root as often as this share of how often the best was tried, since what
        was tried seldom is not known well; for at most the seconds of the budget.
        """
        if (arm := self.root.arms[self.seat].get(action)) is not None:
            self._try(arm, lambda: share * self.thought().best.visits, budget)

    def try_each(self, times: int, budget: Budget) -> None:
        """Try each move of the root so many times at least, all of them together for at most the
        seconds of the budget.
        """
        arms = [*self.root.arms[self.seat].values()]
        share = replace(budget, seconds=budget.seconds / len(arms))
        for arm in arms:
            self._try(arm, lambda: times, share)

    def try_second(self, times: int, budget: Budget) -> None:
        """Try the move that seems second best so many times at least, and another one that seems so
        then: of many moves that were tried seldom, one looks better than it is by luck. For at most
        the seconds of the budget.
        """
        share = replace(budget, seconds=budget.seconds / CONTENDERS)
        for _ in range(CONTENDERS):
            thought = self.thought()
            second = thought.second or thought.best
            if second.visits >= times:
                break
            self._try(second, lambda: times, share)

    def _try(self, arm: Arm, enough: Callable[[], float], budget: Budget) -> None:
        start = budget.clock()
        self._out_of_time = lambda: budget.clock() - start >= budget.seconds
        while arm.visits < enough():
            before = arm.visits
            self.step(arm)
            if self._out_of_time() or arm.visits == before:
                break

    def thought(self) -> Thought:
        """What has been found so far."""
        ranked = sorted(
            self.root.arms[self.seat].values(), key=lambda arm: (-arm.visits, -arm.mean, arm.rank)
        )
        return Thought(tuple(ranked), self.iterations)

    def step(self, first: Arm | None = None) -> None:
        """Walk once down the tree and beyond, on a table that is dealt anew; by a *first* move, if
        one is given.

        A play-out that is overtaken by time counts for nothing.
        """
        first = first or _selected(list(self.root.arms[self.seat].values()))
        # The n-th trial of each move is made on the same deal, so that luck favours none of them.
        chance = Chance(self._seed + first.visits)
        guess = self.imagined(chance)
        limit = turns_ahead(self.game, self._seats)
        path, turns = self._walked(guess, first, chance, limit)
        played = played_on(self.game, guess, chance, limit, turns, self._out_of_time)
        if played is not None:
            self._count(path, guess, played)

    def _walked(
        self, guess: Table, first: Arm, chance: Chance, limit: int
    ) -> tuple[list[tuple[Seat, Arm]], tuple[int, Seat | None]]:
        """Make the *first* move and those that the tree chooses after it; return them, how many
        turns they took, and whose the last one was.
        """
        path: list[tuple[Seat, Arm]] = []
        node: Node | None = self.root
        made: tuple[Action, ...] = ()
        turns, last = 0, None
        while node is not None and not guess.over and turns <= limit:
            arm: Arm | None
            if path:
                decision = guess.waiting[0]
                together = guess.agenda[-1]
                arm = self._advanced(guess, node, decision, chance)
                if arm is None:
                    break
            else:
                owed = guess.decision_of(self.seat)
                assert owed is not None, "whoever must act must still on an imagined table"
                decision, together, arm = owed, guess.agenda[-1], first
                advance(guess, self.seat, arm.action)
            path.append((decision.seat, arm))
            made = (*made, arm.action)
            turns, last = turns + (decision.seat != last), decision.seat
            if not _goes_on(together, guess):
                child = node.children.get(made)
                if child is None:
                    node.children[made] = Node()
                node, made = child, ()
        return path, (turns, last)

    def _count(self, path: Sequence[tuple[Seat, Arm]], end: Table, played: int) -> None:
        """Credit each move of a path with what it has led to, *played* moves later."""
        self.iterations += 1
        late = 1 - HASTE * min(played, SOON) if end.over else 1.0
        worths = [0.5 + (worth - 0.5) * late for worth in chances_to_win(self.game, end)]
        first = path[0][1]
        first.sums = [a + b for a, b in zip(first.sums or [0.0] * len(worths), worths, strict=True)]
        for seat, arm in path:
            arm.worth += worths[seat]
            arm.squares += worths[seat] ** 2
            arm.visits += 1

    def imagined(self, chance: Chance) -> Table:
        """Return a table as it may be, by what the seat may know."""
        guess: Table = self.game.imagined(self.table, self.seat, chance)
        return guess

    def _advanced(self, table: Table, node: Node, decision: Decision, chance: Chance) -> Arm | None:
        """Choose a move of the tree, make it, and return it; nothing where none is legal."""
        arms = node.arms.setdefault(decision.seat, {})
        visits = sum(arm.visits for arm in arms.values())
        width = 1 + int(WIDENING * sqrt(visits))
        if self.game.mind.consider is not None:
            offered = self.game.mind.consider(table, decision, chance)[:width]
            for rank, action in enumerate(offered):
                if action not in arms:
                    arms[action] = Arm(action, rank)
            open_to = [arms[action] for action in offered]
        else:
            if len(arms) < width:
                move = likely(self.game, table, decision, chance)
                if isinstance(move, Action) and move not in arms:
                    arms[move] = Arm(move, len(arms))
            open_to = list(arms.values())
        while open_to:
            arm = _selected(open_to)
            try:
                advance(table, decision.seat, arm.action)
                return arm
            except Illegal:
                open_to.remove(arm)
        return None

    def _decided(self, left: float) -> bool:
        """Whether so many iterations more cannot change which move was tried most."""
        visits = sorted((arm.visits for arm in self.root.arms[self.seat].values()), reverse=True)
        return visits[0] - visits[1] > left

    def _first_moves(self) -> list[Action]:
        """The legal moves to think about, the likeliest first, each result once; with what is to be
        thought about in any case.
        """
        guess = self.imagined(Chance(self._seed))
        decision = guess.decision_of(self.seat)
        assert decision is not None, f"seat {self.seat} has nothing to decide"
        likely_ones = self._likely_ones(guess, decision)
        if not (self.also or self.every):
            return likely_ones
        others = self._all_of(decision.ask(guess)) if self.every else []
        # Of moves that lead to the same table the one is kept that is asked about.
        kept = self._distinct(guess, [*self.also, *likely_ones, *others])
        return sorted(kept, key=lambda action: action not in likely_ones)

    def _likely_ones(self, guess: Table, decision: Decision) -> list[Action]:
        if self.game.mind.consider is not None:
            liked = list(self.game.mind.consider(guess, decision, self.chance))
        else:
            liked = self._usual(guess, decision)
        if legal := self._distinct(guess, liked):
            return legal
        question = decision.ask(guess)
        sample = self._all_of(question)
        if not sample:
            moves = [stroll(question, self.chance) for _ in range(MOST_CANDIDATES)]
            sample = [move for move in dict.fromkeys(moves) if isinstance(move, Action)]
        if legal := self._distinct(guess, self.chance.shuffled(sample)):
            return legal
        legal_ones = (
            move
            for _, move in answers(question)
            if isinstance(move, Action) and self._distinct(guess, [move])
        )
        return list(islice(legal_ones, 1))

    @staticmethod
    def _all_of(question: Question) -> list[Action]:
        """All moves of a question; none if they are too many."""
        moves = [move for _, move in islice(answers(question), MOST_CANDIDATES + 1)]
        if len(moves) > MOST_CANDIDATES:
            return []
        return [move for move in dict.fromkeys(moves) if isinstance(move, Action)]

    def _usual(self, guess: Table, decision: Decision) -> list[Action]:
        """What the habit of the game does, the most frequent first."""
        if self.game.mind.habit is None:
            return []
        counted: dict[Action, int] = {}
        for _ in range(OPINIONS):
            action = self.game.mind.habit(guess, decision, self.chance)
            if action is not None:
                counted[action] = counted.get(action, 0) + 1
        return sorted(counted, key=lambda action: -counted[action])

    def _distinct(self, guess: Table, actions: Sequence[Action]) -> list[Action]:
        """Those that are legal, without those that lead to the same table as an earlier one.

        A move that brings something hidden to light is always kept: it may lead to the same table
        only on this deal.
        """
        kept: list[Action] = []
        tables: list[Table] = []
        for action in dict.fromkeys(actions):
            try:
                trial = play(guess, self.seat, action).table
            except Illegal:
                continue
            trial.last = []
            if trial.revealed != guess.revealed or trial not in tables:
                kept.append(action)
                tables.append(trial)
        return kept


def _goes_on(together: object, table: Table) -> bool:
    """Whether others still owe their part of the decisions that were owed *together*."""
    match together, table.agenda[-1:]:
        case Together(decisions=before), [Together(decisions=after)]:
            return len(after) == len(before) - 1
    return False


def _selected(arms: Sequence[Arm]) -> Arm:
    """The move to try next: by what it brought, how likely it is, and how seldom it was tried."""
    tried = total = 0.0
    for arm in arms:
        arm.available += 1
        tried += arm.visits
        total += arm.worth
    untried = (total / tried if tried else 0.5) - DOUBT
    best, height = arms[0], float("-inf")
    for arm in arms:
        mean = arm.worth / arm.visits if arm.visits else untried
        prior = 1 / (2 + arm.rank)
        score = mean + EXPLORATION * prior * sqrt(arm.available) / (1 + arm.visits)
        if score > height:
            best, height = arm, score
    return best
