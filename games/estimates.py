"""How a table is estimated: how probably each seat wins from there, and who leads by how much."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from games.engine import Seat, Table
from games.package import AnyGame
from games.rules import Standing, winners

MARGIN = 0.02
"""How much of a finished game's worth is left to the lead: so that a lost game is lost narrowly."""
LEAD = 10.0
"""The lead that is worth about three chances in four, where a game has no estimate of its own."""
LESSER = 1 / 100
"""How much less each further figure of a merit weighs."""


def chances_to_win(game: AnyGame, table: Table) -> Sequence[float]:
    """How probably each seat wins from here, as the game says; of a finished game 1 for a victory,
    less for a shared one, 0 for a defeat, and a little for the lead.
    """
    if game.mind.worth is not None and not table.over:
        return game.mind.worth(table)
    standings = game.rules.standings(table)
    leads = [squashed(figure) for figure in _leads(standings)]
    if not table.over:
        return leads
    first = winners(standings)
    shared = 1 / (len(first) or len(standings))
    return [
        (1 - MARGIN) * (shared if seat in first or not first else 0.0) + MARGIN * ahead
        for seat, ahead in enumerate(leads)
    ]


def lead(game: AnyGame, table: Table, seat: Seat) -> float:
    """By how much *seat* leads, or trails, the best of the others."""
    return _leads(game.rules.standings(table))[seat]


def _leads(standings: Sequence[Standing]) -> list[float]:
    """By how much each seat leads, or trails, the best of the others."""
    ranked = sorted([(standing.merit, standing.seat) for standing in standings], reverse=True)
    (best, first), (second, _) = ranked[:2]
    leads = [0.0] * len(ranked)
    for mine, seat in ranked:
        rival = second if seat == first else best
        pairs = zip(mine, rival, strict=True)
        leads[seat] = sum([(my - their) * LESSER**i for i, (my, their) in enumerate(pairs)])
    return leads


def squashed(figure: float) -> float:
    """Return a lead as a number from 0 to 1."""
    return 1 / (1 + exp(-max(-60.0, min(60.0, figure / LEAD))))
