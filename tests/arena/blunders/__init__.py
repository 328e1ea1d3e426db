"""Finds blunders in the record of a game: what nobody does who has played it twice.

They may look at the whole table, but call a move a blunder only for what everybody could see.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from games.package import AnyGame
from tests.arena.blunders import gems, princes, society, will
from tests.arena.blunders.plies import Look, Ply

__all__ = ["HABITUAL", "LOOKS", "Watch", "blunders"]

LOOKS: Mapping[str, Sequence[Look]] = {
    "splendor": (gems.of_splendor,),
    "splendor-duel": (gems.of_duel,),
    "high-society": (society.bids_what_keeps_from_ruin, society.gives_the_thief_the_best),
    "princes-of-florence": (
        princes.declines_sure_points,
        princes.takes_money_that_buys_nothing,
        princes.leaves_prestige_unbought,
        princes.pays_prestige_for_nothing,
    ),
    "last-will": (
        will.throws_away_what_is_new,
        will.throws_away_friends,
        will.leaves_free_uses,
        will.ends_early,
    ),
}
"""What is a blunder, whoever does it."""
HABITUAL: Mapping[str, Sequence[Look]] = {"high-society": (society.raises_more_than_it_must,)}
"""What is a blunder only in players who do not think: a thinker may want to frighten the others."""


def blunders(key: str, record: Sequence[Ply], *, habitual: bool = False) -> list[tuple[str, Ply]]:
    """Return the blunders of a game's record, each with what is wrong about it."""
    looks = [*LOOKS.get(key, ()), *(HABITUAL.get(key, ()) if habitual else ())]
    return [found for look in looks for found in look(record)]


@dataclass(slots=True)
class Watch:
    """Which blunders were made, by whom, and in how many moves."""

    found: Counter[tuple[str, str]] = field(default_factory=Counter)
    moves: Counter[str] = field(default_factory=Counter)

    def __call__(self, game: AnyGame, record: Sequence[Ply], names: Sequence[str]) -> None:
        """Look at a game that is over; the seats have these names."""
        self.moves.update(names[ply.seat] for ply in record)
        self.found.update((names[ply.seat], blunder) for blunder, ply in blunders(game.key, record))
