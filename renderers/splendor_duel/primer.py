"""How Splendor Duel is played, in one picture."""

from __future__ import annotations

from collections.abc import Sequence

from games.splendor_duel.catalogue import CARDS, ROYALS, Ability
from renderers import glyphs
from renderers.pieces import ground, stones
from renderers.pieces.stones import Stone
from renderers.primers import Line, Primer
from renderers.splendor_duel import cards, royals
from renderers.splendor_duel.signs import ability_seal, bag, crown, scroll
from renderers.sprites import Sprite
from renderers.theme import GLOW, SPLENDOR_DUEL

CARD = (136, 190)
CHIP, SIGN = 66, 72
BOUGHT = "1-15"


def _goals() -> Sequence[Sequence[Sprite]]:
    return [
        [
            glyphs.icon(glyphs.star, SIGN, GLOW),
            crown(SIGN),
            stones.tile(Stone.BLUE, 60, 92, 1),
        ]
    ]


def _first() -> Sequence[Sequence[Sprite]]:
    return [[scroll(SIGN + 10), bag(SIGN + 10)]]


def _line() -> Sequence[Sequence[Sprite]]:
    return [[stones.chip(stone, CHIP) for stone in (Stone.BLUE, Stone.PEARL, Stone.GREEN)]]


def _buying() -> Sequence[Sequence[Sprite]]:
    return [[cards.face(CARDS[BOUGHT], *CARD)]]


def _reserving() -> Sequence[Sequence[Sprite]]:
    return [[stones.chip(Stone.GOLD, CHIP)]]


def _abilities() -> Sequence[Sequence[Sprite]]:
    return [
        [
            ability_seal(ability, SIGN)
            for ability in (Ability.TURN, Ability.STEAL, Ability.PRIVILEGE)
        ]
    ]


def _privilege() -> Sequence[Sequence[Sprite]]:
    return [[stones.chip(Stone.RED, CHIP)] * 3, [stones.chip(Stone.PEARL, CHIP)] * 2]


def _royals() -> Sequence[Sequence[Sprite]]:
    return [[royals.tile(royal, *royals.TILE_SIZE) for royal in [*ROYALS.values()][:2]]]


def _end() -> Sequence[Sequence[Sprite]]:
    return [[glyphs.icon(glyphs.laurel, 110, GLOW)]]


PRIMER = Primer(
    theme=SPLENDOR_DUEL,
    ground=lambda w, h: ground.canvas(SPLENDOR_DUEL, w, h),
    plate=lambda w, h: ground.plate(SPLENDOR_DUEL, w, h),
    goal=(Line("primer-goal-three", _goals),),
    turn=(
        Line("primer-turn-first", _first),
        Line("primer-turn-line", _line),
        Line("primer-turn-buy", _buying),
        Line("primer-turn-reserve", _reserving),
        Line("primer-turn-ability", _abilities),
        Line("primer-turn-privilege", _privilege),
        Line("primer-turn-royal", _royals),
    ),
    end=(Line("primer-end-goal", _end),),
    heading="primer-move",
)
