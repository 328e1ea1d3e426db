"""Hints: the best move for a seat, what speaks for it, and what the second best lacks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from games.automa import think
from games.chance import Chance
from games.engine import Seat, Table, play
from games.levels import STRONG, Level
from games.moves import Action, Illegal
from games.package import AnyGame
from games.questions import notation_of
from games.rules import winners
from games.search import Arm
from games.text import Text

MOST_REASONS = 3
"""So many are told of a move."""
WINS = Text("reason-wins")
"""Why a move is best that wins at once."""
SURE, PER_TRIAL = 8, 64
"""Each move is tried at least `SURE` times, or on lower levels once for each `PER_TRIAL` trials: a
search for the best passes over moves of which one may be the second best.
"""
DEALS, CERTAIN = 3, 0.95
"""A move is said to win if it does so at once on so many imagined deals, and if its mean is above
this: even that of a sure victory stays below 1, because the lead counts a little in it.
"""


@dataclass(frozen=True, slots=True)
class Advice:
    """A move, how probably one wins with it, and what speaks for it."""

    action: Action
    notation: str
    """The move as it is typed."""
    chance: float
    """Chance to win, 0 to 1. The second move never shows more than the best: the best was tried at
    least as often, so its figure is surer.
    """
    reasons: tuple[Text, ...]
    """In the words of the game, the weightiest first."""
    chances: tuple[float, ...] = ()
    """How probably each seat wins with it, together 1; nothing where there was no other move."""
    doubt: float = 0.0
    """The variance of the chance: how far luck in thinking may have led it astray."""


@dataclass(frozen=True, slots=True)
class Hint:
    """The best move, and the second best if there are two."""

    best: Advice
    second: Advice | None
    played: Advice | None = None
    """What was done, where that was asked."""


def telling_apart(reasons: Sequence[Text], others: Sequence[Text]) -> tuple[Text, ...]:
    """Return the *reasons* that a move with the *others* lacks or has less of: why it is worse."""
    found = (reason for reason in reasons if _is_more(reason, others))
    return tuple(found)[:MOST_REASONS]


def _is_more(reason: Text, others: Sequence[Text]) -> bool:
    """Whether a move has more of a reason than one with the *others*."""
    figures = [_figure(other) for other in others if other.key == reason.key]
    return not figures or _figure(reason) > max(figures)


def _figure(reason: Text) -> int:
    """How much speaks for a move: `n` says how much there is, `short` how much is lacking."""
    said = dict(reason.args)
    n, short = said.get("n", 0), said.get("short", 0)
    return (n if isinstance(n, int) else 0) - (short if isinstance(short, int) else 0)


def hint(
    game: AnyGame,
    table: Table,
    seat: Seat,
    chance: Chance,
    clock: Callable[[], float],
    seconds: float | None = None,
    level: Level = STRONG,
    played: Action | None = None,
) -> Hint:
    """Return the best moves for *seat*, which must act; it is told nothing that it may not know.
    What it has *played* is looked at beside them.
    """
    level = replace(level, each=min(SURE, level.iterations // PER_TRIAL))
    thought = think(game, table, seat, chance, clock, seconds, level, played)
    # What speaks for a move is read off an imagined table, as everything here.
    guess = game.imagined(table, seat, chance)
    decision = guess.decision_of(seat)
    assert decision is not None, f"seat {seat} has nothing to decide"
    question = decision.ask(guess)

    deals = [guess, *(game.imagined(table, seat, chance) for _ in range(DEALS - 1))]

    def advice(arm: Arm) -> Advice:
        reasons: Sequence[Text] = ()
        if arm.mean > CERTAIN and all(_wins(game, deal, seat, arm.action) for deal in deals):
            reasons = (WINS,)
        elif game.mind.reasons:
            reasons = game.mind.reasons(guess, seat, arm.action)
        return Advice(
            arm.action,
            notation_of(question, arm.action),
            min(arm.mean, thought.best.mean),
            tuple(reasons),
            arm.chances,
            arm.doubt,
        )

    done = next((advice(arm) for arm in thought.arms if arm.action == played), None)
    second = thought.second
    return Hint(advice(thought.best), advice(second) if second else None, done)


def _wins(game: AnyGame, guess: Table, seat: Seat, action: Action) -> bool:
    """Whether the game ends with this move, and *seat* alone wins it."""
    try:
        after = play(guess, seat, action).table
    except Illegal:
        return False
    return after.over and winners(game.rules.standings(after)) == [seat]
