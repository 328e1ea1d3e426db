"""How The Princes of Florence is played, in one picture."""

from __future__ import annotations

from collections.abc import Sequence

from games.princes_of_florence.catalogue import BUILDINGS, LANDSCAPES, Freedom, Lot
from renderers import glyphs
from renderers.primers import Line, Primer
from renderers.princes_of_florence import roles, tiles
from renderers.princes_of_florence.room import plate, room
from renderers.princes_of_florence.signs import (
    Sign,
    arms,
    builder,
    coin,
    house,
    jester,
    laurel,
    lot_sign,
    mark,
    pond,
    sign,
)
from renderers.sprites import Sprite
from renderers.theme import GLOW, PRINCES_OF_FLORENCE

SIGN, CELL = 74, 34
LOTS = (Lot.FOREST, Lot.LAKE, Lot.PARK, Lot.JESTER, Lot.BUILDER, Lot.PRESTIGE, Lot.RECRUITING)


def _goal() -> Sequence[Sequence[Sprite]]:
    return [[laurel(100)]]


def _auction() -> Sequence[Sequence[Sprite]]:
    signs = [lot_sign(lot, SIGN, light=False) for lot in LOTS]
    return [signs[:4], signs[4:]]


def _building() -> Sequence[Sequence[Sprite]]:
    kinds = BUILDINGS["theater"], BUILDINGS["chapel"]
    return [[tiles.tile(kind, tiles.drawn_of(kind), CELL) for kind in kinds]]


def _taking() -> Sequence[Sequence[Sprite]]:
    return [
        [
            sign(Sign.PROFESSION, SIGN, roles.SAND),
            sign(Sign.BONUS, SIGN, roles.SAND),
            arms(Freedom.RELIGION, SIGN),
        ]
    ]


def _work() -> Sequence[Sequence[Sprite]]:
    return [
        [house(BUILDINGS["theater"], SIGN), pond(LANDSCAPES["lake"], SIGN)],
        [arms(Freedom.TRAVEL, SIGN), jester(SIGN), sign(Sign.PROFESSION, SIGN, roles.SAND)],
    ]


def _pay() -> Sequence[Sequence[Sprite]]:
    return [[coin(SIGN), glyphs.icon(glyphs.pointer, 30, GLOW), laurel(SIGN)]]


def _objects() -> Sequence[Sequence[Sprite]]:
    return [[builder(SIGN), jester(SIGN), pond(LANDSCAPES["forest"], SIGN)]]


def _end() -> Sequence[Sequence[Sprite]]:
    return [[mark(Sign.PRESTIGE_CARD, 90, roles.VIOLET), laurel(90)]]


PRIMER = Primer(
    theme=PRINCES_OF_FLORENCE,
    ground=room,
    plate=plate,
    goal=(Line("primer-goal-prestige", _goal),),
    turn=(
        Line("primer-round-auction", _auction),
        Line("primer-round-objects", _objects),
        Line("primer-round-build", _building),
        Line("primer-round-take", _taking),
        Line("primer-round-work", _work),
        Line("primer-round-pay", _pay),
    ),
    end=(Line("primer-end-prestige", _end),),
    heading="primer-round",
)
