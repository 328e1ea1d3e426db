"""How Splendor is played, in one picture."""

from __future__ import annotations

from collections.abc import Sequence

from games.splendor.catalogue import CARDS, NOBLES
from renderers import glyphs
from renderers.pieces import ground, stones
from renderers.pieces.cards import back
from renderers.pieces.stones import Stone
from renderers.primers import Line, Primer
from renderers.splendor import cards, nobles
from renderers.sprites import Sprite
from renderers.theme import GLOW, SPLENDOR

CARD = (136, 190)
CHIP = 70
CHEAP, DEAR, WANTED = "1-24", "2-23", "1-25"
"""Cards that show well what the sentences beside them say."""


def _goal() -> Sequence[Sequence[Sprite]]:
    return [[_card(CHEAP), glyphs.icon(glyphs.pointer, 34, GLOW), _card(DEAR)]]


def _card(card: str) -> Sprite:
    return cards.face(CARDS[card], *CARD)


def _different() -> Sequence[Sequence[Sprite]]:
    return [[stones.chip(stone, CHIP) for stone in (Stone.WHITE, Stone.BLUE, Stone.RED)]]


def _alike() -> Sequence[Sequence[Sprite]]:
    return [[stones.chip(Stone.GREEN, CHIP)] * 2]


def _buying() -> Sequence[Sequence[Sprite]]:
    paid = [stones.chip(stone_of, CHIP - 14, count) for stone_of, count in _price(WANTED)]
    return [[*paid, glyphs.icon(glyphs.pointer, 30, GLOW), _card(WANTED)]]


def _price(card: str) -> list[tuple[Stone, int]]:
    return [(cards.stone_of(colour), count) for colour, count in CARDS[card].cost.items()]


def _reserving() -> Sequence[Sequence[Sprite]]:
    return [[back(2, 76, 112), stones.chip(Stone.GOLD, CHIP)]]


def _nobles() -> Sequence[Sequence[Sprite]]:
    return [[nobles.tile(noble, *nobles.SIZES[0]) for noble in [*NOBLES.values()][:2]]]


def _end() -> Sequence[Sequence[Sprite]]:
    return [[glyphs.icon(glyphs.laurel, 110, GLOW)]]


PRIMER = Primer(
    theme=SPLENDOR,
    ground=lambda w, h: ground.canvas(SPLENDOR, w, h),
    plate=lambda w, h: ground.plate(SPLENDOR, w, h),
    goal=(Line("primer-goal-cards", _goal),),
    turn=(
        Line("primer-turn-different", _different),
        Line("primer-turn-alike", _alike),
        Line("primer-turn-buy", _buying),
        Line("primer-turn-reserve", _reserving),
        Line("primer-turn-noble", _nobles),
    ),
    end=(Line("primer-end-goal", _end),),
)
