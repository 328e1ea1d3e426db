"""Estate and placement: where a tile may lie, and how that is asked step by step (PF-11 to PF-19).

A tile's place is named by the way it is turned and the leftmost square of its uppermost row. Of a tile with few enough
such squares one says first how it is turned and then on which square it begins; of others, first also the column.
Which of the two it is depends on the tile alone, so that a place is always called the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import cache

from games.engine import Action, Illegal, require
from games.princes_of_florence.catalogue import (
    COLUMNS,
    PALACE_MASK,
    PLACES_OF,
    Place,
    Shape,
    Tile,
    called,
    squares_of,
    turns,
)
from games.princes_of_florence.estates import fitting
from games.princes_of_florence.events import of_tile
from games.princes_of_florence.table import Player
from games.questions import MOST_OPTIONS, Option, Pick, Question
from games.text import Text

_CROWDED = {
    tile for tile, places in PLACES_OF.items() if max(Counter(place.turn for place in places).values()) > MOST_OPTIONS
}
"""The tiles with more squares to begin on than one question can offer."""
_INK, _BLANK = "■", "□"

Placing = Callable[[Place], Action]
"""What laying a tile at a place amounts to."""


def ask_place(tile: Tile, player: Player, placing: Placing) -> Question:
    """Ask where *player* lays *tile*, offering only what fits; there must be such a place."""
    places = fitting(tile, player.taken, player.built)
    crowded = tile in _CROWDED
    groups: dict[tuple[int, int], list[Place]] = {}
    for place in places:
        groups.setdefault((place.turn, place.square[1] if crowded else 0), []).append(place)
    turned = turns(tile.shape)
    if len(turned) == 1 and not crowded:
        return _which_square(tile, places, placing)
    options = [_turned(tile, turned, turn, column, group, placing) for (turn, column), group in groups.items()]
    if len(turned) == 1:
        return Pick(Text("ask-column", tile=of_tile(tile)), options)
    return Pick(Text("ask-turn-column" if crowded else "ask-turned", tile=of_tile(tile)), options)


def _turned(
    tile: Tile, turned: Sequence[Shape], turn: int, column: int, group: Sequence[Place], placing: Placing
) -> Option:
    shape = "/".join(line.replace("#", _INK).replace(".", _BLANK) for line in turned[turn - 1])
    if tile not in _CROWDED:
        return Option(str(turn), Text("turned", shape=shape), lambda: _which_square(tile, group, placing))
    letter = COLUMNS[column]
    if len(turned) == 1:
        return Option(letter, Text("column", column=letter.upper()), lambda: _which_row(tile, group, placing))
    label = Text("turned-column", shape=shape, column=letter.upper())
    return Option(f"{turn}{letter}", label, lambda: _which_row(tile, group, placing))


def _which_square(tile: Tile, group: Sequence[Place], placing: Placing) -> Question:
    options = [Option(place.at, *_named(place, placing(place))) for place in group]
    return Pick(Text("ask-square", tile=of_tile(tile)), options)


def _which_row(tile: Tile, group: Sequence[Place], placing: Placing) -> Question:
    options = [Option(place.at[1:], *_named(place, placing(place))) for place in group]
    return Pick(Text("ask-row", tile=of_tile(tile)), options)


def _named(place: Place, action: Action) -> tuple[Text, Action, Text]:
    """The name of a place, what comes of choosing it, and the squares it would cover."""
    square, covers = _texts(place)
    return square, action, covers


@cache
def _texts(place: Place) -> tuple[Text, Text]:
    return Text("square", at=place.at.upper()), Text("covers", squares=_listed(place.squares))


def _listed(squares: Iterable[tuple[int, int]]) -> str:
    return " ".join(called(square).upper() for square in squares)


def require_place(place: Place, player: Player) -> None:
    """Raise `Illegal` if *place* is no legal one on the player's estate, saying why and where the tile would fit."""
    possible = fitting(place.tile, player.taken, player.built)
    if place in possible:
        return
    allowed = " ".join(other.at.upper() for other in possible if other.turn == place.turn)
    tile, at, fits = of_tile(place.tile), place.at.upper(), allowed or "none"
    require(place.inside, "refuse-outside", tile=tile, at=at, fits=fits)
    require(not place.mask & PALACE_MASK, "refuse-on-palace", tile=tile, at=at, fits=fits)
    covered = _listed(squares_of(place.mask & player.taken))
    require(not covered, "refuse-covered", tile=tile, at=at, squares=covered, fits=fits)
    raise Illegal(Text("refuse-touching", tile=tile, at=at, fits=fits))
