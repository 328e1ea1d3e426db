"""What people do to a table, and not in the game: entries of the record that stand among the actions.

They take a ply each, so that plies only grow and whatever was drawn before is older. They name nobody: whom a seat was
taken from is in the record's own row, from which it can be deleted.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import asdict, dataclass

from bot.store import RecordRow
from games.text import Name, Text


@dataclass(frozen=True, slots=True)
class Act(ABC):
    """Something done to a table."""

    @abstractmethod
    def line(self, entry: RecordRow) -> Text:
        """Return what everybody is told of it, where it stands in the record as *entry*."""


@dataclass(frozen=True, slots=True)
class TakenBack(Act):
    """The position after ply `to` lies on the table again."""

    to: int
    agreed: bool
    """Whether the others had to agree."""

    def line(self, entry: RecordRow) -> Text:
        return Text("act-taken-back-agreed" if self.agreed else "act-taken-back", who=Name(entry.seat))


@dataclass(frozen=True, slots=True)
class Handed(Act):
    """Somebody else plays on in a seat."""

    automa: bool
    """Whether it is an automa."""
    before: bool
    """Whether an automa played there before."""

    def line(self, entry: RecordRow) -> Text:
        if self.before:
            return Text("act-handed-by-automa", who=Name(entry.seat))
        if entry.user is None:  # nobody is named who has had everything about them deleted
            return Text("act-handed-by-somebody", who=Name(entry.seat))
        return Text(
            "act-handed-to-automa" if self.automa else "act-handed", who=Name(entry.seat), was=f"<@{entry.user}>"
        )


@dataclass(frozen=True, slots=True)
class Paused(Act):
    """Nobody moves until the game goes on."""

    def line(self, entry: RecordRow) -> Text:
        return Text("act-paused")


@dataclass(frozen=True, slots=True)
class Resumed(Act):
    """The game goes on after a pause."""

    def line(self, entry: RecordRow) -> Text:
        return Text("act-resumed", who=Name(entry.seat))


@dataclass(frozen=True, slots=True)
class Ended(Act):
    """The table was closed before the end of the game."""

    def line(self, entry: RecordRow) -> Text:
        return Text("act-ended")


_ACTS: dict[str, Callable[..., Act]] = {act.__name__: act for act in (TakenBack, Handed, Paused, Resumed, Ended)}


def write_act(act: Act) -> bytes:
    """Return *act* as JSON."""
    return json.dumps({"is": type(act).__name__, **asdict(act)}).encode()


def read_act(written: bytes) -> Act:
    """Return the act that `write_act` wrote; raise `ValueError` for anything else."""
    try:
        fields = json.loads(written)
        return _ACTS[fields.pop("is")](**fields)
    except (AttributeError, KeyError, TypeError) as error:
        raise ValueError(f"not an act: {written!r}") from error
