"""A move in the record of a game, and what looks for blunders."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from games.engine import Seat
from games.moves import Action


@dataclass(frozen=True, slots=True)
class Ply:
    """A move, and the table on which it was made."""

    before: Any
    seat: Seat
    action: Action


Look: TypeAlias = Callable[[Sequence[Ply]], Iterator[tuple[str, Ply]]]
"""Yields what is wrong in the record of a game, each with its move."""
