"""A move, and the refusal of one: what questions lead to, and what the engine carries out."""

from __future__ import annotations

from dataclasses import dataclass

from games.text import Arg, Text


class Illegal(Exception):
    """The rules forbid this; the text tells the player why, and what would be allowed."""

    def __init__(self, text: Text) -> None:
        super().__init__(text)
        self.text = text


def require(allowed: bool, key: str, **args: Arg) -> None:
    """Raise `Illegal` with the text of *key* unless *allowed*.

    >>> require(2 <= 3, "too-many", n=3)
    >>> require(4 <= 3, "too-many", n=3)
    Traceback (most recent call last):
    games.moves.Illegal: Text('too-many', n=3)
    """
    if not allowed:
        raise Illegal(Text(key, **args))


@dataclass(frozen=True, slots=True)
class Move:
    """What the answers to questions lead to: an action, or an order to act later."""


@dataclass(frozen=True, slots=True)
class Action(Move):
    """One complete move of a player: the unit of the record, and its only permanent format."""
