"""The components of Splendor Duel: tokens, the board's cells and lines, jewel cards and royals, and
what must be true of own cards (SD-02 to SD-11).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from itertools import product
from typing import Any

from games.codec import read_components
from games.component import Component
from games.own_cards import Components, Fault, Wrong
from games.tally import Kind, Tally, ranked


class Colour(Kind):
    """A kind of token: the five gems, in the order in which they always stand, pearl and gold."""

    WHITE = "white"
    BLUE = "blue"
    GREEN = "green"
    RED = "red"
    BLACK = "black"
    PEARL = "pearl"
    GOLD = "gold"


COLOURS = ranked(Colour, "WUGRKPY")
GEMS = COLOURS[:5]
PEARL, GOLD = Colour.PEARL, Colour.GOLD


@dataclass(frozen=True, slots=True, repr=False)
class Tokens(Tally[Colour]):
    """A number of each colour: of tokens held or paid, of bonuses, of points, of what a card
    costs.
    """

    kinds = COLOURS

    counts: tuple[int, ...] = (0,) * 7


NO_TOKENS = Tokens()
ONE: Mapping[Colour, Tokens] = {colour: Tokens.of([colour]) for colour in COLOURS}


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Cell(Component):
    """A place of the board; `c2` lies in the third column from the left and the second row from
    above.
    """

    id: str
    row: int
    column: int
    index: int
    """Its place in `CELLS`, row by row."""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Line(Component):
    """One to three cells that follow each other across, down or aslant; each line exists once
    (SD-39, SD-40).
    """

    id: str
    cells: tuple[Cell, ...]


class Ability(Enum):
    """What a card or a royal does when it is bought or taken."""

    TURN = "turn"
    MATCH = "token"
    PRIVILEGE = "privilege"
    STEAL = "steal"
    COPY = "copy"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Card(Component):
    """A jewel card; each exists once."""

    id: str
    level: int
    points: int
    crowns: int
    bonus: Colour | None
    """Nothing for a card without bonus and for a wild one, whose buyer chooses."""
    bonuses: int
    """How many bonuses it gives: two on five cards, none on three (SD-05)."""
    wild: bool
    ability: Ability | None
    """What else happens when it is bought, beside copying a colour (SD-06, SD-07)."""
    cost: Tokens
    dues: tuple[tuple[int, int], ...]
    """The cost once more, without the colours that are not in it: their ranks and numbers."""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Royal(Component):
    """A royal card; each exists once."""

    id: str
    points: int
    ability: Ability | None


@dataclass(frozen=True, slots=True)
class Owned:
    """A bought card and the colour it counts for: the printed one, a wild card's chosen one, or
    none (SD-71).
    """

    card: Card
    colour: Colour | None


def _cells() -> Iterator[Cell]:
    for row, column in product(range(_SIZE), repeat=2):
        yield Cell(f"{'abcde'[column]}{row + 1}", row, column, _SIZE * row + column)


def _lines() -> Iterator[Line]:
    for cell in CELLS:
        yield Line(cell.id, (cell,))
    for cell, (down, right), length in product(CELLS, ((0, 1), (1, -1), (1, 0), (1, 1)), (2, 3)):
        places = [(cell.row + down * step, cell.column + right * step) for step in range(length)]
        if all(place in _BY_PLACE for place in places):
            cells = tuple(_BY_PLACE[place] for place in places)
            yield Line("-".join(cell.id for cell in cells), cells)


def _cards(levels: Mapping[str, list[Mapping[str, object]]]) -> Iterator[Card]:
    for printed in (card for cards in levels.values() for card in cards):
        match printed:
            case {
                "id": str(key),
                "level": int(level),
                "points": int(points),
                "crowns": int(crowns),
                "bonus": str() | None as bonus,
                "bonus_count": int(bonuses),
                "abilities": list(names),
                "cost": dict(cost),
            }:
                abilities, price = {Ability(name) for name in names}, _tokens(cost)
                yield Card(
                    id=key,
                    level=level,
                    points=points,
                    crowns=crowns,
                    bonus=None if bonus in {None, "any"} else Colour(bonus),
                    bonuses=bonuses,
                    wild=Ability.COPY in abilities,
                    ability=next(iter(abilities - {Ability.COPY}), None),
                    cost=price,
                    dues=tuple((colour.rank, count) for colour, count in price.items()),
                )


def _tokens(printed: Mapping[str, int]) -> Tokens:
    return Tokens(tuple(printed.get(colour.value, 0) for colour in COLOURS))


_PRINTED = read_components("games.splendor_duel", "cards.json")
_SIZE = _PRINTED["board"]["size"]
CELLS = tuple(_cells())
"""Row by row, the uppermost first: the order in which a board is written."""
_BY_PLACE = {(cell.row, cell.column): cell for cell in CELLS}
CELL: Mapping[str, Cell] = {cell.id: cell for cell in CELLS}
SPIRAL = tuple(_BY_PLACE[row, column] for row, column in _PRINTED["board"]["spiral"])
"""The order in which empty cells are filled, from the centre (SD-11)."""
LINES: Mapping[str, Line] = {line.id: line for line in _lines()}
"""All lines there are, called by their cells, the upper ones first, in a row the left ones:
`b1-c2-d3`.
"""
LINES_FROM: Mapping[Cell, tuple[Line, ...]] = {
    cell: tuple(line for line in LINES.values() if cell in (line.cells[0], line.cells[-1]))
    for cell in CELLS
}
"""The lines that begin or end in a cell, the cell alone first."""
NEIGHBOURS: Mapping[Cell, tuple[Cell, ...]] = {
    cell: tuple(
        other for line in lines if len(line.cells) == 2 for other in line.cells if other is not cell
    )
    for cell, lines in LINES_FROM.items()
}
ALL_TOKENS = _tokens(_PRINTED["tokens"])
"""The 25 tokens of the box (SD-02)."""
CARDS: Mapping[str, Card] = {card.id: card for card in _cards(_PRINTED["levels"])}
ROYALS: Mapping[str, Royal] = {
    royal["id"]: Royal(
        royal["id"], royal["points"], Ability(royal["ability"]) if royal["ability"] else None
    )
    for royal in _PRINTED["royals"]
}
LEVELS = (1, 2, 3)
PYRAMID = {1: 5, 2: 4, 3: 3}
"""Cards of each level that lie face up (SD-09)."""


def _check(printed: Mapping[str, Any], own: Mapping[str, Any]) -> Iterator[Fault]:
    wanted, found = (sum(of["tokens"].values()) for of in (printed, own))
    if wanted != found:
        yield Fault("tokens", Wrong.TOTAL, str(wanted), str(found))
    for level, cards in own["levels"].items():
        for card in cards:
            here = f"levels/{level}/{card['id']}"
            if not any(card["cost"].values()):
                yield Fault(f"{here}/cost", Wrong.TOTAL, "1…", "0")
            if (card["bonus"] is None) != (card["bonus_count"] == 0):
                yield Fault(f"{here}/bonus_count", Wrong.TOTAL, *_bonuses(card))
            if (card["bonus"] == "any") != ("copy" in card["abilities"]):
                yield Fault(f"{here}/abilities", Wrong.VALUE, "copy", repr(card["abilities"]))


def _bonuses(card: Mapping[str, Any]) -> tuple[str, str]:
    return "0" if card["bonus"] is None else "1…", str(card["bonus_count"])


COMPONENTS = Components("cards.json", frozenset({"id", "level", "board"}), _check)
