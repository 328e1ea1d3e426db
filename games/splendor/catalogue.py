"""The components of Splendor: colours, tokens, development cards and nobles, as printed (SP-02 to SP-05)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum

from games.codec import read_components


class Colour(Enum):
    """A colour of tokens: the five gems, in the order in which they always stand, and gold."""

    WHITE = "white"
    BLUE = "blue"
    GREEN = "green"
    RED = "red"
    BLACK = "black"
    GOLD = "gold"

    rank: int
    """Its place in `COLOURS`."""
    letter: str
    """By which notation calls it."""


COLOURS = tuple(Colour)
for _rank, (_colour, _letter) in enumerate(zip(COLOURS, "WUGRKY", strict=True)):
    _colour.rank, _colour.letter = _rank, _letter  # plain attributes: counting tokens reads them all the time
GEMS = COLOURS[:5]
GOLD = Colour.GOLD
_BY_LETTER = {colour.letter: colour for colour in COLOURS}


@dataclass(frozen=True, slots=True)
class Tokens:
    """A number of each colour: of tokens held or paid, of bonuses, of what a card costs."""

    counts: tuple[int, ...] = (0,) * 6
    """In the order of `COLOURS`."""

    @classmethod
    def of(cls, colours: Iterable[Colour]) -> Tokens:
        """One for each time that a colour is named."""
        counts = [0] * 6
        for colour in colours:
            counts[colour.rank] += 1
        return cls(tuple(counts))

    @classmethod
    def parse(cls, notation: str) -> Tokens:
        """The tokens that `W1 U4 G2` names; raise `KeyError` or `ValueError` for anything else."""
        counts = [0] * 6
        for part in notation.split():
            if not part[1:].isdecimal():
                raise ValueError(f"no number of tokens: {part}")
            counts[_BY_LETTER[part[0]].rank] += int(part[1:])
        return cls(tuple(counts))

    def __str__(self) -> str:
        return " ".join(f"{colour.letter}{count}" for colour, count in self.items())

    def __getitem__(self, colour: Colour) -> int:
        return self.counts[colour.rank]

    def __add__(self, other: Tokens) -> Tokens:
        return Tokens(tuple([mine + theirs for mine, theirs in zip(self.counts, other.counts, strict=True)]))

    def __sub__(self, other: Tokens) -> Tokens:
        return Tokens(tuple([mine - theirs for mine, theirs in zip(self.counts, other.counts, strict=True)]))

    def __le__(self, other: Tokens) -> bool:
        return all(mine <= theirs for mine, theirs in zip(self.counts, other.counts, strict=True))

    def __bool__(self) -> bool:
        return any(self.counts)

    def beyond(self, other: Tokens) -> Tokens:
        """What is left of each colour after taking away *other*, never less than none."""
        pairs = zip(self.counts, other.counts, strict=True)
        return Tokens(tuple([mine - theirs if mine > theirs else 0 for mine, theirs in pairs]))

    def items(self) -> list[tuple[Colour, int]]:
        """The colours of which there are any, with their numbers."""
        return [(colour, count) for colour, count in zip(COLOURS, self.counts, strict=True) if count]

    @property
    def total(self) -> int:
        """How many there are together."""
        return sum(self.counts)

    @property
    def colours(self) -> tuple[Colour, ...]:
        """The colours of which there are any."""
        return tuple([colour for colour, count in zip(COLOURS, self.counts, strict=True) if count])


NO_TOKENS = Tokens()


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """A development card; each exists once."""

    id: str
    level: int
    bonus: Colour
    points: int
    cost: Tokens
    dues: tuple[tuple[int, int], ...] = field(init=False, repr=False)
    """What it costs, as ranks of colours with their numbers: what can be paid is asked more often than all else."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "dues", tuple((colour.rank, count) for colour, count in self.cost.items()))


@dataclass(frozen=True, slots=True, eq=False)
class Noble:
    """A noble tile; each exists once."""

    id: str
    points: int
    requires: Tokens


def _tokens(printed: Mapping[str, int]) -> Tokens:
    return Tokens(tuple(printed.get(colour.value, 0) for colour in COLOURS))


def _cards(levels: Mapping[str, list[Mapping[str, object]]]) -> Iterator[Card]:
    for printed in (card for cards in levels.values() for card in cards):
        match printed:
            case {"id": str(key), "level": int(level), "bonus": bonus, "points": int(points), "cost": dict(cost)}:
                yield Card(key, level, Colour(bonus), points, _tokens(cost))


_PRINTED = read_components("games.splendor", "cards.json")
CARDS: Mapping[str, Card] = {card.id: card for card in _cards(_PRINTED["levels"])}
NOBLES: Mapping[str, Noble] = {
    noble["id"]: Noble(noble["id"], noble["points"], _tokens(noble["requires"])) for noble in _PRINTED["nobles"]
}
LEVELS = (1, 2, 3)
