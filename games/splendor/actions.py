"""What players do in Splendor: the moves of the record."""

from __future__ import annotations

from dataclasses import dataclass

from games.moves import Action
from games.splendor.catalogue import Card, Colour, Noble, Tokens


@dataclass(frozen=True, slots=True)
class TakeDifferent(Action):
    """Take one token of each of several gem colours."""

    tokens: Tokens


@dataclass(frozen=True, slots=True)
class TakeTwo(Action):
    """Take two tokens of one gem colour."""

    colour: Colour


@dataclass(frozen=True, slots=True)
class Reserve(Action):
    """Reserve a face-up card."""

    card: Card


@dataclass(frozen=True, slots=True)
class ReserveUnseen(Action):
    """Reserve the top card of a deck."""

    level: int


@dataclass(frozen=True, slots=True)
class Buy(Action):
    """Buy a face-up card or one of one's own hand, for exactly these tokens."""

    card: Card
    payment: Tokens


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Do nothing, because nothing else is possible."""


@dataclass(frozen=True, slots=True)
class Return(Action):
    """Return the tokens above the limit."""

    tokens: Tokens


@dataclass(frozen=True, slots=True)
class Receive(Action):
    """Choose the noble who visits."""

    noble: Noble
