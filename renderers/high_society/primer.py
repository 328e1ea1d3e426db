"""How High Society is played, in one picture."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from games.high_society.catalogue import CARDS, MONEY, RED_FRAMES, Card, Kind
from renderers.geometry import Point
from renderers.high_society import cards, lacquer, notes
from renderers.high_society.lacquer import SETTING
from renderers.high_society.signs import Sign, sign
from renderers.primers import Art, Primer, PrimerLine, laurels
from renderers.sprites import Sprite
from renderers.theme import GLOW, LACK

CARD, NOTE = 100, 92
LAID = MONEY[2], MONEY[3]
FIRST = 0


def _of(kind: Kind) -> list[Card]:
    return sorted(
        (card for card in CARDS.values() if card.kind is kind), key=lambda card: card.worth
    )


def _small(card: Card) -> Sprite:
    return cards.small(card, CARD)


def _luxuries() -> Art:
    return [[_small(card) for card in _of(Kind.LUXURY)[-3:]]]


def _poorest() -> Art:
    return [[notes.note(MONEY[0], FIRST, NOTE), _cross()]]


def _cross() -> Sprite:
    return sign(Sign.CROSS, 64, LACK)


def _bidding() -> Art:
    return [[notes.note(value, FIRST, NOTE) for value in LAID]]


def _gavel() -> Art:
    return [[sign(Sign.GAVEL, 90, GLOW), _small(_of(Kind.LUXURY)[4])]]


def _misfortunes() -> Art:
    return [[_small(*_of(kind)) for kind in (Kind.ARREST, Kind.LOSS, Kind.THIEF)]]


def _recognition() -> Art:
    return [[_small(_of(Kind.RECOGNITION)[0])]]


def _red() -> Art:
    return [[cards.red_frame(56, 84, True) for _ in range(RED_FRAMES)]]


PRIMER = Primer(
    setting=replace(SETTING, sheet=lambda w, h: lacquer.table(w, h, Point(w / 2, 60))),
    goal=(PrimerLine("primer-goal-points", _luxuries), PrimerLine("primer-goal-poorest", _poorest)),
    turn=(
        PrimerLine("primer-turn-bid", _bidding),
        PrimerLine("primer-turn-buy", _gavel),
        PrimerLine("primer-turn-avoid", _misfortunes),
        PrimerLine("primer-turn-recognition", _recognition),
    ),
    end=(
        PrimerLine("primer-end-red", _red),
        PrimerLine("primer-end-winner", partial(laurels, 100)),
    ),
    heading="primer-auction",
)
