"""Estate and placement: where a tile may lie, and how that is asked step by step (PF-11 to PF-19).

A tile's place is named by the way it is turned and the leftmost square of its uppermost row.
Whoever sees the estate moves the tile there. Whoever types says first how it is turned and then on
which square it begins; of a tile with too many such squares the column comes before, together with
the turn if that makes few enough answers. Which it is depends on the tile alone, so that a place
keeps its name.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from enum import Enum
from functools import cache

from games.moves import Action, Illegal, require
from games.placements import Placement, Spot
from games.princes_of_florence.catalogue import (
    COLUMNS,
    PALACE_MASK,
    PLACES,
    SIDE,
    Place,
    Tile,
    called,
    drawn,
    on_empty_ground,
    squares_of,
    turns,
)
from games.princes_of_florence.events import of_tile
from games.princes_of_florence.rules.estates import fitting
from games.princes_of_florence.table import Player
from games.questions import MOST_OPTIONS, Option, Pick, Question
from games.text import Text

Placing = Callable[[Place], Action]
"""What laying a tile at a place amounts to."""
Asking = Callable[[Sequence[Place]], Pick]
"""Asks further among the places that are left."""


class Steps(Enum):
    """In which steps the place of a tile is asked."""

    SQUARE = "square"
    COLUMN = "column"
    TURN_SQUARE = "turn, square"
    TURN_AND_COLUMN = "turn and column"
    TURN_COLUMN = "turn, column"


@cache
def steps(tile: Tile) -> Steps:
    """Return in which steps the place of *tile* is asked, so that no question has too many
    answers.
    """
    turned, pairs = Counter[int](), set[tuple[int, int]]()
    for place in on_empty_ground(tile):
        turned[place.turn] += 1
        pairs.add((place.turn, place.square[1]))
    if max(turned.values()) <= MOST_OPTIONS:
        return Steps.SQUARE if len(turned) == 1 else Steps.TURN_SQUARE
    if len(turned) == 1:
        return Steps.COLUMN
    return Steps.TURN_AND_COLUMN if len(pairs) <= MOST_OPTIONS else Steps.TURN_COLUMN


def ask_place(tile: Tile, player: Player, placing: Placing) -> Question:
    """Ask where *player* lays *tile*, offering only what fits; there must be such a place."""
    possible = fitting(tile, player.taken, player.built)

    def refusal(spot: Spot) -> Text | None:
        try:
            require_place(_place(tile, spot), player)
        except Illegal as refused:
            return _briefly(refused.text)
        return None

    return Placement(
        Text("ask-place", tile=of_tile(tile)),
        ask_among(tile, possible, placing).options,
        piece=tile.id,
        rows=SIDE,
        columns=SIDE,
        ways=[drawn(way) for way in turns(tile.shape)],
        best=_spot(snuggest(possible, player)),
        lay=lambda spot: placing(_place(tile, spot)),
        refusal=refusal,
        covers=lambda spot: Text("covering", squares=_listed(_place(tile, spot).squares)),
    )


def _briefly(refused: Text) -> Text:
    """Why a tile does not fit, without all the squares where it would: they are seen and tried."""
    args = dict(refused.args)
    return Text(refused.key, **{**args, "fits": "seen"}) if args["fits"] != "none" else refused


def snuggest(possible: Sequence[Place], player: Player) -> Place:
    """Return the first place that leaves the least ground unusable: with the most sides along what
    is covered or along the wall.
    """

    def open_sides(place: Place) -> int:
        return (place.near & ~player.taken).bit_count()

    return min(possible, key=open_sides)


def _place(tile: Tile, spot: Spot) -> Place:
    """The place of *tile* at a spot of the estate."""
    first, *_ = drawn(turns(tile.shape)[spot.way - 1])
    return PLACES[f"{tile.id}-{spot.way}-{called((spot.row + first[0], spot.column + first[1]))}"]


def _spot(place: Place) -> Spot:
    row, column = (min(side) for side in zip(*place.squares, strict=True))
    return Spot(place.turn, row, column)


def ask_among(tile: Tile, places: Sequence[Place], placing: Placing) -> Pick:
    """Ask at which of these *places* to lay *tile*."""

    def square(group: Sequence[Place]) -> Pick:
        options = [Option(place.at, *_named(place, placing(place))) for place in group]
        return Pick(Text("ask-square", tile=of_tile(tile)), options)

    def row(group: Sequence[Place]) -> Pick:
        options = [Option(place.at[1:], *_named(place, placing(place))) for place in group]
        return Pick(Text("ask-row", tile=of_tile(tile)), options)

    def column(group: Sequence[Place]) -> Pick:
        return _which_column(tile, group, row)

    match steps(tile):
        case Steps.SQUARE:
            return square(places)
        case Steps.COLUMN:
            return column(places)
        case Steps.TURN_SQUARE:
            return _which_turn(tile, places, square)
        case Steps.TURN_COLUMN:
            return _which_turn(tile, places, column)
        case Steps.TURN_AND_COLUMN:
            return _which_turn_and_column(tile, places, row)


def _which_turn(tile: Tile, places: Sequence[Place], further: Asking) -> Pick:
    def option(turn: int) -> Option:
        label = Text("turned", way=turn)
        return Option(
            str(turn), label, lambda: further([place for place in places if place.turn == turn])
        )

    return Pick(
        Text("ask-turned", tile=of_tile(tile)),
        [option(turn) for turn in _each(place.turn for place in places)],
    )


def _which_column(tile: Tile, places: Sequence[Place], further: Asking) -> Pick:
    def option(column: int) -> Option:
        letter = COLUMNS[column]
        label = Text("column", column=letter.upper())
        return Option(
            letter, label, lambda: further([place for place in places if place.square[1] == column])
        )

    columns = sorted(_each(place.square[1] for place in places))
    return Pick(Text("ask-column", tile=of_tile(tile)), [option(column) for column in columns])


def _which_turn_and_column(tile: Tile, places: Sequence[Place], further: Asking) -> Pick:
    def option(turn: int, column: int) -> Option:
        letter = COLUMNS[column]
        label = Text("turned-column", way=turn, column=letter.upper())
        return Option(
            f"{turn}{letter}", label, lambda: further([*_beginning(places, turn, column)])
        )

    pairs = sorted({(place.turn, place.square[1]) for place in places})
    return Pick(
        Text("ask-turn-column", tile=of_tile(tile)),
        [option(turn, column) for turn, column in pairs],
    )


def _beginning(places: Iterable[Place], turn: int, column: int) -> Iterable[Place]:
    return (place for place in places if (place.turn, place.square[1]) == (turn, column))


def _each(numbers: Iterable[int]) -> list[int]:
    return [*dict.fromkeys(numbers)]


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
    """Raise `Illegal` if *place* is no legal one on the player's estate, saying why and where the
    tile would fit.
    """
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
