"""Kinds of stones, of which prices, tokens and bonuses are made."""

from __future__ import annotations

from enum import Enum


class Stone(Enum):
    """A kind of token."""

    WHITE = "white"
    BLUE = "blue"
    GREEN = "green"
    RED = "red"
    BLACK = "black"
    PEARL = "pearl"
    GOLD = "gold"
