"""How The Princes of Florence is played, in one picture."""

from __future__ import annotations

from games.princes_of_florence.catalogue import BUILDINGS, LANDSCAPES, Freedom, Lot
from renderers import glyphs
from renderers.primers import Art, Primer, PrimerLine
from renderers.princes_of_florence import roles, tiles
from renderers.princes_of_florence.room import SETTING
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
from renderers.theme import GLOW

SIGN, CELL = 74, 34
LOTS = (Lot.FOREST, Lot.LAKE, Lot.PARK, Lot.JESTER, Lot.BUILDER, Lot.PRESTIGE, Lot.RECRUITING)


def _goal() -> Art:
    return [[laurel(100)]]


def _auction() -> Art:
    signs = [lot_sign(lot, SIGN) for lot in LOTS]
    return [signs[:4], signs[4:]]


def _building() -> Art:
    kinds = BUILDINGS["theater"], BUILDINGS["chapel"]
    return [[tiles.tile(kind, tiles.drawn_of(kind), CELL) for kind in kinds]]


def _taking() -> Art:
    return [
        [
            sign(Sign.PROFESSION, SIGN, roles.SAND),
            sign(Sign.BONUS, SIGN, roles.SAND),
            arms(Freedom.RELIGION, SIGN),
        ]
    ]


def _work() -> Art:
    return [
        [house(BUILDINGS["theater"], SIGN), pond(LANDSCAPES["lake"], SIGN)],
        [arms(Freedom.TRAVEL, SIGN), jester(SIGN), sign(Sign.PROFESSION, SIGN, roles.SAND)],
    ]


def _pay() -> Art:
    return [[coin(SIGN), glyphs.icon(glyphs.pointer, 30, GLOW), laurel(SIGN)]]


def _objects() -> Art:
    return [[builder(SIGN), jester(SIGN), pond(LANDSCAPES["forest"], SIGN)]]


def _end() -> Art:
    return [[mark(Sign.PRESTIGE_CARD, 90, roles.VIOLET), laurel(90)]]


PRIMER = Primer(
    setting=SETTING,
    goal=(PrimerLine("primer-goal-prestige", _goal),),
    turn=(
        PrimerLine("primer-round-auction", _auction),
        PrimerLine("primer-round-objects", _objects),
        PrimerLine("primer-round-build", _building),
        PrimerLine("primer-round-take", _taking),
        PrimerLine("primer-round-work", _work),
        PrimerLine("primer-round-pay", _pay),
    ),
    end=(PrimerLine("primer-end-prestige", _end),),
    heading="primer-round",
)
