"""Alt texts that fit beside a picture: names give way first, so that the facts stay."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from renderers.scenes import ALT_LIMIT, Description

NAME_LENGTHS = (32, 20, 14, 9)
NOTHING = "–"  # where a list has nothing to tell
WHOLE, BRIEF, BARE, LEAST, COUNTED = range(5)
"""How much is told where a picture shows more than fits into its alt text: all, and less and
less, at last numbers instead of lists.
"""
SHORTER = (
    *((length, BRIEF) for length in (32, 20, 14)),
    *((length, BARE) for length in (32, 20, 14)),
    *((length, share) for share in (LEAST, COUNTED) for length in (32, 20, 14, 9, 6)),
)


class Telling(Protocol):
    """A view in words, a line for each thing."""

    def picture(self) -> list[str]:
        """What the picture of the view shows."""
        ...

    def table(self) -> list[str]:
        """All that the view's owner may know."""
        ...


def described(teller: Callable[[Sequence[str], int], Telling], names: Sequence[str]) -> Description:
    """Both forms of a view, by who tells it with such names and so much left out."""

    def told(shown: Sequence[str], share: int) -> str:
        return " ".join(teller(shown, share).picture())

    return Description(shortened(told, names, SHORTER), "\n".join(teller(names, WHOLE).table()))


def alt_text(tell: Callable[[Sequence[str]], str], names: Sequence[str]) -> str:
    """What `tell` says with the longest names that leave room for everything else."""
    alt = ""
    for length in NAME_LENGTHS:
        alt = tell([cut(name, length) for name in names])
        if len(alt) <= ALT_LIMIT:
            return alt
    return cut(alt, ALT_LIMIT)


def sentence(text: str) -> str:
    """The text with a full stop, unless it ends in a mark of its own."""
    return text if text.endswith(("?", "!", ".")) else f"{text}."


def capital(text: str) -> str:
    """The text as it stands at the beginning of a line."""
    return text[:1].upper() + text[1:]


def cut(text: str, length: int) -> str:
    """The text, or its beginning with an ellipsis, in so many characters."""
    return text if len(text) <= length else text[: length - 1].rstrip() + "…"


def shortened(
    tell: Callable[[Sequence[str], int], str],
    names: Sequence[str],
    steps: Sequence[tuple[int, int]],
) -> str:
    """The first form that fits: each step says how long names may be, and how much is left out."""
    alt = ""
    for length, share in steps:
        alt = tell([cut(name, length) for name in names], share)
        if len(alt) <= ALT_LIMIT:
            return alt
    return cut(alt, ALT_LIMIT)
