"""What has happened, in clauses that are drawn with pictures in their sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from renderers.canvas import Part, line_width
from renderers.lettering import Face, abbreviated, spelled
from renderers.pieces.lines import SENTENCE, illustrated, slots
from renderers.pieces.seats import BADGE, badge
from renderers.words import Words

NAME_ROOM = 230  # of a name, in pixels
Thing: TypeAlias = Sequence[Part]
"""Something a clause speaks of, as it is drawn."""


@dataclass(frozen=True, slots=True)
class Clause:
    """One thing that happened: the key of its sentence, who did it, and what else the sentence
    speaks of.
    """

    key: str
    seat: int
    things: Mapping[str, Thing] = field(default_factory=dict)
    figures: Mapping[str, str | int] = field(default_factory=dict)

    def drawn(self, words: Words, name: str) -> list[Part]:
        """Return the clause as it is written, its things in the place of their words."""
        stand_ins = dict(zip(self.things, slots(len(self.things)), strict=True))
        sentence = words(self.key, name=name, **stand_ins, **self.figures)
        return illustrated(sentence, [*self.things.values()])


@dataclass(frozen=True, slots=True)
class Namer:
    """Begins clauses with who did it: whoever did several things is named once, and known by the
    badge from then on.
    """

    words: Words
    names: Sequence[str]
    named: set[int] = field(default_factory=set)

    def said(self, key: str, seat: int, **pictures: Sequence[Part]) -> list[Part]:
        """A clause that begins with who did it."""
        who: list[Part] = [badge(seat, BADGE)]
        if seat not in self.named:
            who.append(abbreviated(spelled(self.names[seat]), Face.SANS, SENTENCE, NAME_ROOM))
            self.named.add(seat)
        return clause(self.words, key, {"who": who, **pictures})


def clause(words: Words, key: str, pictures: Mapping[str, Sequence[Part]]) -> list[Part]:
    """A sentence with pictures in it, by the arguments that they stand for; mere text becomes part
    of it.
    """
    texts = {
        argument: part
        for argument, (part, *more) in pictures.items()
        if isinstance(part, str) and not more
    }
    drawn = {argument: parts for argument, parts in pictures.items() if argument not in texts}
    stand_ins = dict(zip(drawn, slots(len(drawn)), strict=True))
    return illustrated(words(key, **texts, **stand_ins), list(drawn.values()))


def briefly(
    clauses: Callable[[set[int]], Iterable[Sequence[Part]]], seats: int, room: float
) -> list[Part]:
    """Clauses in a line by `in_a_line`, given who has been named already: where the first has no
    room with a name, all are known by their badges, so that what they did is always told.
    """
    line = in_a_line(clauses(set()), room)
    if line_width(line, Face.SANS, SENTENCE) <= room:
        return line
    return in_a_line(clauses({*range(seats)}), room)


def in_a_line(clauses: Iterable[Sequence[Part]], room: float) -> list[Part]:
    """Clauses with dots between them, as many of them as fit, but at least one."""
    line: list[Part] = []
    for told in clauses:
        longer: list[Part] = [*line, "·", *told] if line else [*told]
        if line and line_width(longer, Face.SANS, SENTENCE) > room:
            break
        line = longer
    return line
