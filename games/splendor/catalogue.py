"""The components of Splendor: colours, tokens, development cards and nobles, as printed, and what
must be true of own cards (SP-02 to SP-05).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from games.codec import read_components
from games.component import Component
from games.own_cards import Components, Fault, Wrong
from games.tally import Kind, Tally, ranked


class Colour(Kind):
    """A colour of tokens: the five gems, in the order in which they always stand, and gold."""

    WHITE = "white"
    BLUE = "blue"
    GREEN = "green"
    RED = "red"
    BLACK = "black"
    GOLD = "gold"


COLOURS = ranked(Colour, "WUGRKY")
GEMS = COLOURS[:5]
GOLD = Colour.GOLD
STOCK = {2: 4, 3: 5, 4: 7}
"""Tokens of each gem colour in the bank, by number of players (SP-08)."""
GOLD_STOCK = 5


@dataclass(frozen=True, slots=True, repr=False)
class Tokens(Tally[Colour]):
    """A number of each colour: of tokens held or paid, of bonuses, of what a card costs."""

    kinds = COLOURS

    counts: tuple[int, ...] = (0,) * 6


ONE: Mapping[Colour, Tokens] = {colour: Tokens.of([colour]) for colour in COLOURS}


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Card(Component):
    """A development card; each exists once."""

    id: str
    level: int
    bonus: Colour
    points: int
    cost: Tokens
    dues: tuple[tuple[int, int], ...] = field(init=False, repr=False)
    """What it costs, as ranks of colours with their numbers: what can be paid is asked more often
    than all else.
    """

    def __post_init__(self) -> None:
        object.__setattr__(
            self, "dues", tuple((colour.rank, count) for colour, count in self.cost.items())
        )


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Noble(Component):
    """A noble tile; each exists once."""

    id: str
    points: int
    requires: Tokens


def _tokens(printed: Mapping[str, int]) -> Tokens:
    return Tokens(tuple(printed.get(colour.value, 0) for colour in COLOURS))


def _cards(levels: Mapping[str, list[Mapping[str, object]]]) -> Iterator[Card]:
    for printed in (card for cards in levels.values() for card in cards):
        match printed:
            case {
                "id": str(key),
                "level": int(level),
                "bonus": bonus,
                "points": int(points),
                "cost": dict(cost),
            }:
                yield Card(key, level, Colour(bonus), points, _tokens(cost))


_PRINTED = read_components("games.splendor", "cards.json")
CARDS: Mapping[str, Card] = {card.id: card for card in _cards(_PRINTED["levels"])}
NOBLES: Mapping[str, Noble] = {
    noble["id"]: Noble(noble["id"], noble["points"], _tokens(noble["requires"]))
    for noble in _PRINTED["nobles"]
}
(NOBLE_POINTS,) = {noble.points for noble in NOBLES.values()}
"""All nobles are worth the same (SP-05)."""
LEVELS = (1, 2, 3)


def _check(printed: Mapping[str, Any], own: Mapping[str, Any]) -> Iterator[Fault]:
    for level, cards in own["levels"].items():
        here = f"levels/{level}"
        wanted, found = (
            Counter(card["bonus"] for card in of["levels"][level]) for of in (printed, own)
        )
        for bonus in wanted:
            if wanted[bonus] != found[bonus]:
                yield Fault(
                    f"{here}/bonus/{bonus}", Wrong.TOTAL, str(wanted[bonus]), str(found[bonus])
                )
        for card in cards:
            if not any(card["cost"].values()):
                yield Fault(f"{here}/{card['id']}/cost", Wrong.TOTAL, "1…", "0")
    if len(worths := {noble["points"] for noble in own["nobles"]}) > 1:
        yield Fault("nobles/points", Wrong.TOTAL, str(min(worths)), str(max(worths)))
    for noble in own["nobles"]:
        if not any(noble["requires"].values()):
            yield Fault(f"nobles/{noble['id']}/requires", Wrong.TOTAL, "1…", "0")


COMPONENTS = Components("cards.json", frozenset({"id", "level"}), _check)
