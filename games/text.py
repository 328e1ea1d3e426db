"""Texts: what players read, as a message key and its arguments.

The rules say *what* is to be said; the sentences themselves, in each language, lie in the `words`
folders.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True, repr=False)
class Name:
    """The player in a seat; whoever renders the text knows what they are called."""

    seat: int

    def __repr__(self) -> str:
        return f"Name({self.seat})"


@dataclass(frozen=True, slots=True, init=False, repr=False)
class Text:
    """A sentence or a phrase: `Text("took", who=Name(seat), tokens=(Text("count", …), …))`.

    A tuple is rendered as a list ("a, b and c"), a text within a text as its own phrase.
    """

    key: str
    args: tuple[tuple[str, Arg], ...]

    def __init__(self, key: str, /, **args: Arg) -> None:
        object.__setattr__(self, "key", key)
        object.__setattr__(self, "args", tuple(args.items()))

    def __repr__(self) -> str:
        args = (f"{name}={arg!r}" for name, arg in self.args)
        return f"Text({', '.join([repr(self.key), *args])})"


Arg: TypeAlias = int | str | Text | Name | tuple["Arg", ...]


def within(arg: Arg) -> Iterator[Text]:
    """Every text in an argument, from the outside in and in the order of the arguments.

    >>> took = Text("took", who=Name(0), things=(Text("coins", n=2), "a card"))
    >>> [text.key for text in within(took)]
    ['took', 'coins']
    """
    match arg:
        case Text():
            yield arg
            for _, inner in arg.args:
                yield from within(inner)
        case tuple():
            for inner in arg:
                yield from within(inner)
