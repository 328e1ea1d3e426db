"""Table acts: what people do to a table rather than in the game. They are entries of the record.

Each takes a ply, so that plies only grow and a picture of a lower ply is always older. An act
names nobody: who gave up a seat is a column of the record's row, where it can be deleted.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from cattrs import BaseValidationError
from cattrs.preconf.json import make_converter

from bot.store import RecordRow
from games.text import Name, Text


@dataclass(frozen=True, slots=True)
class Act(ABC):
    """Something done to a table."""

    @abstractmethod
    def line(self, entry: RecordRow) -> Text:
        """Return what everybody is told of the act, which is *entry* of the record."""


@dataclass(frozen=True, slots=True)
class TakenBack(Act):
    """Somebody took a move back: the position after ply `to` holds again."""

    to: int
    agreed: bool
    """Whether the others were asked and agreed."""

    def line(self, entry: RecordRow) -> Text:
        return Text(
            "act-taken-back-agreed" if self.agreed else "act-taken-back", who=Name(entry.seat)
        )


@dataclass(frozen=True, slots=True)
class Handed(Act):
    """A seat changed hands."""

    automa: bool
    """Whether an automa plays there now."""
    before: bool
    """Whether an automa played there before."""

    def line(self, entry: RecordRow) -> Text:
        if self.before:
            return Text("act-handed-by-automa", who=Name(entry.seat))
        if entry.user is None:  # their personal data were deleted
            return Text("act-handed-by-somebody", who=Name(entry.seat))
        return Text(
            "act-handed-to-automa" if self.automa else "act-handed",
            who=Name(entry.seat),
            was=str(entry.user),
        )


@dataclass(frozen=True, slots=True)
class Paused(Act):
    """The game was paused: nobody can move."""

    def line(self, entry: RecordRow) -> Text:
        return Text("act-paused")


@dataclass(frozen=True, slots=True)
class Resumed(Act):
    """A paused game was resumed."""

    def line(self, entry: RecordRow) -> Text:
        return Text("act-resumed", who=Name(entry.seat))


@dataclass(frozen=True, slots=True)
class Ended(Act):
    """The table was closed before the end of the game."""

    def line(self, entry: RecordRow) -> Text:
        return Text("act-ended")


_ACTS: Mapping[str, type[Act]] = {
    act.__name__: act for act in (TakenBack, Handed, Paused, Resumed, Ended)
}
_CONVERTER = make_converter(forbid_extra_keys=True)


def write_act(act: Act) -> bytes:
    """Return *act* as JSON: its fields after its name."""
    named = {"is": type(act).__name__, **_CONVERTER.unstructure(act)}
    return _CONVERTER.dumps(named).encode()


def read_act(written: bytes) -> Act:
    """Return the act that `write_act` wrote; raise `ValueError` for anything else."""
    try:
        named = _CONVERTER.loads(written, dict[str, Any])
        return _CONVERTER.structure(named, _ACTS[named.pop("is")])
    except (BaseValidationError, AttributeError, KeyError, TypeError, ValueError) as error:
        raise ValueError(f"not an act: {written!r}") from error
