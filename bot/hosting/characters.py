"""The characters of the computer players: a dozen names, each with a temperament of its own."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from bot.store import SeatRow, TableId, TableRow
from games.levels import Temperament


@dataclass(frozen=True, slots=True)
class Character:
    """A computer player whom one recognises. What it is like is said in `character-<key>`."""

    name: str
    temperament: Temperament

    @property
    def key(self) -> str:
        """Its name as a part of the keys of sentences."""
        return self.name.lower()


CHARACTERS = (
    Character("Cog", Temperament.STEADY),
    Character("Rivet", Temperament.BOLD),
    Character("Spring", Temperament.EAGER),
    Character("Piston", Temperament.CURIOUS),
    Character("Brass", Temperament.PATIENT),
    Character("Flywheel", Temperament.CAREFUL),
    Character("Ratchet", Temperament.EAGER),
    Character("Gasket", Temperament.CAREFUL),
    Character("Sprocket", Temperament.BOLD),
    Character("Pendulum", Temperament.PATIENT),
    Character("Bobbin", Temperament.CURIOUS),
    Character("Lever", Temperament.STEADY),
)
_BY_NAME = {character.name: character for character in CHARACTERS}


def character_of(name: str) -> Character | None:
    """Return the character of a computer player with this name, if it is one of the dozen."""
    return _BY_NAME.get(name)


def next_name(table: TableId, taken: Iterable[str]) -> str:
    """Return the name of the next computer player at a table: at other tables others come first."""
    names, there = [character.name for character in CHARACTERS], set(taken)
    first = (table - 1) % len(names)
    return next(name for name in (*names[first:], *names[:first]) if name not in there)


def seats_again(row: TableRow) -> tuple[SeatRow, ...]:
    """Return the seats of a table for another game of the same players.

    For whoever has deleted their data since, a computer player sits down by its own name.
    """
    seats = list[SeatRow]()
    for seat in row.seats:
        if seat.automa and character_of(seat.name) is None:
            there = (*row.names, *(other.name for other in seats))
            seats.append(replace(seat, name=next_name(row.id, there)))
        else:
            seats.append(seat)
    return tuple(seats)
