"""Reviews of finished games: how the chances of winning went, and how good somebody's moves were.

The chances are those that the search finds where the seat had to decide, as for a hint: by nothing
but what it could know, what it could not know dealt anew. Each of its moves is compared with the
best one. What has changed between one decision and the next was done by others, or came to light.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby, pairwise

from games.automa import choose_by_habit
from games.chance import Chance
from games.engine import Seat, Table
from games.estimates import chances_to_win
from games.levels import Level
from games.moves import Action
from games.package import AnyGame
from games.playouts import played_on, turns_ahead
from games.rules import winners

FIRST_LOOK = 33
"""Decisions at even distances, with the first and the last."""
MOST_POINTS = 3
SLIGHT = 0.03
"""Whoever loses less than that has played as well as can be told."""
CLEAR = 0.1
"""Less than so much is no turning point: so far apart may two estimates of one position be."""
GRAVE = 0.25
"""Where so much has changed it is worth while to think long about what somebody else did."""
TRIALS = 32
"""How often the game is played on from a moment, where nobody thinks."""
GLANCE = Level("glance", iterations=48, seconds=0.2)
"""How long each move of somebody is thought about."""
LOOK = Level("look", iterations=600, seconds=1.0)
"""How long those are that are told."""
WANDER = 0.05
"""By about so much the chances change from one decision to the next."""
MOST_COSTLY = 3
LOOKED_AT = 5
"""So many moves that may be the costliest are looked at more closely."""
BRILLIANT = 0.1
"""By so much the best move is better than the second, to be a brilliant one."""


@dataclass(frozen=True, slots=True)
class Span:
    """What happened from a move of somebody to their next decision, or to the end."""

    move: int
    """The moment after that move; from 1."""
    end: int
    """The moment of the next decision."""
    before: float
    """How probably they won with the move, as far as one could tell."""
    after: float
    doubt: float = 0.0
    """How far luck in thinking may have parted the two."""

    @property
    def change(self) -> float:
        """By how much more probably they won at its end."""
        return self.after - self.before


@dataclass(frozen=True, slots=True)
class Judged:
    """A move of somebody who had a choice, beside the best one."""

    moment: int
    best: float
    """How probably they win by the best move."""
    second: float
    played: float
    found: bool
    """Whether it was the best move."""
    doubt: float = 0.0
    """How far luck in thinking may have parted the two."""

    @property
    def lost(self) -> float:
        """How much less probably they win than by the best move."""
        return 0.0 if self.found else max(0.0, self.best - self.played)

    @property
    def cost(self) -> float:
        """What it has surely cost; nothing of a good move."""
        return 0.0 if self.good else self.lost

    @property
    def good(self) -> bool:
        """Whether it was as good as the best, as far as one can tell."""
        return self.lost < max(SLIGHT, self.doubt)


def estimate(game: AnyGame, table: Table, seat: Seat, seed: int) -> Sequence[float]:
    """Return how probably everybody wins from here by what *seat* may know, if nobody thinks; from
    0 to 1. At the end it is what they have won.
    """
    standings = game.rules.standings(table)
    if table.over:
        first = winners(standings)
        share = 1 / max(1, len(first))
        return [share if Seat(one) in first else 0.0 for one in range(len(standings))]
    totals, limit = [0.0] * len(standings), turns_ahead(game, len(standings))
    for trial in range(TRIALS):
        # The n-th trial of each moment has the same luck, so that less of a change is by chance.
        chance = Chance(seed + trial)
        guess = game.imagined(table, seat, chance)
        played_on(game, guess, chance, limit)
        for one, worth in enumerate(chances_to_win(game, guess)):
            totals[one] += worth
    return [total / TRIALS for total in totals]


def first_look(moments: int) -> list[int]:
    """Return which of so many moments to look at first."""
    looks = min(FIRST_LOOK, moments)
    return sorted({round(look * (moments - 1) / max(1, looks - 1)) for look in range(looks)})


def calmed(
    found: Sequence[tuple[int, Sequence[float], float]], lost: Mapping[int, float], seat: Seat
) -> dict[int, Sequence[float]]:
    """Return the chances of everybody before decisions of *seat*, in their order: each is *found*
    with its doubt, and weighed with what was known before: the less, the more luck in thinking may
    have led it astray. What the seat has *lost* by its move there is no luck, and nothing that was
    found later counts.
    """
    calm = dict[int, Sequence[float]]()
    expected: Sequence[float] | None = None
    spread = 0.0
    for moment, now, doubt in found:
        if expected is None:
            calm[moment], spread = now, doubt
        else:
            spread += WANDER**2
            gain = spread / (spread + doubt)
            calm[moment] = [
                old + gain * (new - old) for old, new in zip(expected, now, strict=True)
            ]
            spread *= 1 - gain
        expected = worsened(calm[moment], seat, lost.get(moment, 0.0))
    return calm


def worsened(chances: Sequence[float], seat: Seat, lost: float) -> Sequence[float]:
    """Return the chances after a move by which *seat* has *lost* some of its own to the others."""
    own, rest = chances[seat], 1 - chances[seat]
    left = max(0.0, own - lost)
    others = (1 - left) / rest if rest else 0.0
    return [left if at == seat else chance * others for at, chance in enumerate(chances)]


def turning_points(spans: Sequence[Span]) -> Sequence[Span]:
    """Return those over which the chances changed most, in the order of the game."""
    clear = [span for span in spans if abs(span.change) >= max(CLEAR, span.doubt)]
    clear.sort(key=lambda span: -abs(span.change))
    return sorted(clear[:MOST_POINTS], key=lambda span: span.move)


def runs(movers: Sequence[Seat], span: Span) -> list[tuple[int, int]]:
    """Return the moves in a span that somebody else made, those in a row together: the moments
    after the first and the last of them. Without any it is the move with which the span begins.
    """
    own = movers[span.move - 1]
    found = list[tuple[int, int]]()
    moments = range(span.move + 1, span.end + 1)
    for seat, run in groupby(moments, key=lambda moment: movers[moment - 1]):
        made = [*run]
        if seat != own:
            found.append((made[0], made[-1]))
    return found or [(span.move, span.move)]


def decisive(boundaries: Sequence[float], change: float) -> int:
    """Return in which step between the chances at *boundaries* most of a *change* was made."""
    steps = [after - before for before, after in pairwise(boundaries)]
    return max(range(len(steps)), key=lambda n: steps[n] if change > 0 else -steps[n])


def is_obvious(game: AnyGame, before: Table, seat: Seat, action: Action) -> bool:
    """Whether an action is what comes to mind first, and so is no feat, however good it is."""
    if game.mind.habit is None:
        return False
    return choose_by_habit(game, before, seat, Chance(0)) == action


def doubtful(judged: Sequence[Judged]) -> Sequence[int]:
    """Return the moments of the moves to look at more closely: the costliest, and the best."""
    worst = sorted(judged, key=lambda move: -move.lost)[:LOOKED_AT]
    best = sorted(filter(_shines, judged), key=_ahead)[:1]
    return [move.moment for move in (*(move for move in worst if not move.good), *best)]


def costliest(judged: Sequence[Judged]) -> Sequence[Judged]:
    """Return the moves that cost most, the costliest first."""
    return sorted((one for one in judged if not one.good), key=lambda one: -one.lost)[:MOST_COSTLY]


def brilliant(judged: Sequence[Judged]) -> Judged | None:
    """Return the best move that had no equal, if there was one that mattered."""
    return min(filter(_shines, judged), key=_ahead, default=None)


def _shines(move: Judged) -> bool:
    return move.found and move.best - move.second >= BRILLIANT


def _ahead(move: Judged) -> float:
    return move.second - move.best
