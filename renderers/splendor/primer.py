"""How Splendor is played, in one picture."""

from __future__ import annotations

from games.splendor.catalogue import CARDS, NOBLES
from renderers import glyphs
from renderers.pieces import stones
from renderers.pieces.cards import back
from renderers.pieces.settings import plain
from renderers.pieces.stones import Stone
from renderers.primers import Art, Primer, PrimerLine, laurels
from renderers.splendor import cards, counters, nobles
from renderers.sprites import Sprite
from renderers.theme import GLOW, SPLENDOR

CARD = (136, 190)
CHIP = 70
CHEAP, DEAR, WANTED = "1-24", "2-23", "1-25"
"""Cards that show well what the sentences beside them say."""


def _goal() -> Art:
    return [[_card(CHEAP), glyphs.icon(glyphs.pointer, 34, GLOW), _card(DEAR)]]


def _card(card: str) -> Sprite:
    return cards.face(CARDS[card], *CARD)


def _different() -> Art:
    return [[stones.chip(stone, CHIP) for stone in (Stone.WHITE, Stone.BLUE, Stone.RED)]]


def _alike() -> Art:
    return [[stones.chip(Stone.GREEN, CHIP)] * 2]


def _buying() -> Art:
    paid = [counters.counter(stone, CHIP - 10, count) for stone, count in _price(WANTED)]
    return [[*paid, glyphs.icon(glyphs.pointer, 30, GLOW), _card(WANTED)]]


def _price(card: str) -> list[tuple[Stone, int]]:
    return [(cards.stone_of(colour), count) for colour, count in CARDS[card].cost.items()]


def _reserving() -> Art:
    return [[back(2, 76, 112), stones.chip(Stone.GOLD, CHIP)]]


def _nobles() -> Art:
    return [[nobles.tile(noble, *nobles.SIZES[0]) for noble in [*NOBLES.values()][:2]]]


PRIMER = Primer(
    setting=plain(SPLENDOR),
    goal=(PrimerLine("primer-goal-cards", _goal),),
    turn=(
        PrimerLine("primer-turn-different", _different),
        PrimerLine("primer-turn-alike", _alike),
        PrimerLine("primer-turn-buy", _buying),
        PrimerLine("primer-turn-reserve", _reserving),
        PrimerLine("primer-turn-noble", _nobles),
    ),
    end=(PrimerLine("primer-end-goal", laurels),),
)
