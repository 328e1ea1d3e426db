"""How Splendor Duel is played, in one picture."""

from __future__ import annotations

from games.splendor_duel.catalogue import CARDS, ROYALS, Ability
from renderers import glyphs
from renderers.pieces import stones
from renderers.pieces.settings import plain
from renderers.pieces.stones import Stone
from renderers.primers import Art, Primer, PrimerLine, laurels
from renderers.splendor_duel import cards, royals
from renderers.splendor_duel.signs import ability_seal, bag, crown, scroll
from renderers.theme import GLOW, SPLENDOR_DUEL

CARD = (136, 190)
CHIP, SIGN = 66, 72
BOUGHT = "1-15"


def _goals() -> Art:
    return [
        [
            glyphs.icon(glyphs.star, SIGN, GLOW),
            crown(SIGN),
            stones.tile(Stone.BLUE, 60, 92, 1),
        ]
    ]


def _first() -> Art:
    return [[scroll(SIGN + 10), bag(SIGN + 10)]]


def _line() -> Art:
    return [[stones.chip(stone, CHIP) for stone in (Stone.BLUE, Stone.PEARL, Stone.GREEN)]]


def _buying() -> Art:
    return [[cards.face(CARDS[BOUGHT], *CARD)]]


def _reserving() -> Art:
    return [[stones.chip(Stone.GOLD, CHIP)]]


def _abilities() -> Art:
    return [
        [
            ability_seal(ability, SIGN)
            for ability in (Ability.TURN, Ability.STEAL, Ability.PRIVILEGE)
        ]
    ]


def _privilege() -> Art:
    return [[stones.chip(Stone.RED, CHIP)] * 3, [stones.chip(Stone.PEARL, CHIP)] * 2]


def _royals() -> Art:
    return [[royals.tile(royal, *royals.TILE_SIZE) for royal in [*ROYALS.values()][:2]]]


PRIMER = Primer(
    setting=plain(SPLENDOR_DUEL),
    goal=(PrimerLine("primer-goal-three", _goals),),
    turn=(
        PrimerLine("primer-turn-first", _first),
        PrimerLine("primer-turn-line", _line),
        PrimerLine("primer-turn-buy", _buying),
        PrimerLine("primer-turn-reserve", _reserving),
        PrimerLine("primer-turn-ability", _abilities),
        PrimerLine("primer-turn-privilege", _privilege),
        PrimerLine("primer-turn-royal", _royals),
    ),
    end=(PrimerLine("primer-end-goal", laurels),),
    heading="primer-move",
)
