"""What the people at a table are called wherever they are shown: legible, never empty, told apart.

A display name is a copy of what somebody has written on Discord: it may be invisible, turn the
direction of what stands around it, or be that of somebody else.
"""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby

ISOLATE, END = "\N{FIRST STRONG ISOLATE}", "\N{POP DIRECTIONAL ISOLATE}"
_FILLERS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and signs that show nothing."""
_JOINERS = frozenset("\u200c\u200d")
"""Of what shows nothing, what other scripts and emojis need between letters."""
_SHOWN = frozenset("LNPS")
"""The categories of letters, numbers and signs."""
_FROM_RIGHT = frozenset({"R", "AL", "AN"})
MOST_MARKS = 3
"""On one letter: more would reach into the lines above."""
_CIRCLED = "①②③④⑤⑥⑦⑧⑨"


def legible(written: str) -> str:
    """What can be read of what somebody has written, in one line; empty if that is nothing."""
    bare = "".join(
        "".join(list(letters)[: MOST_MARKS if is_mark else None])
        for is_mark, letters in groupby(
            filter(_is_legible, written), lambda letter: unicodedata.category(letter) == "Mn"
        )
    )
    line = " ".join(bare.split())
    return line if any(unicodedata.category(letter)[0] in _SHOWN for letter in line) else ""


def first_legible(*written: str | None) -> str:
    """The first of several names that can be read, or else nothing."""
    return next((name for one in written if one and (name := legible(one))), "")


def set_apart(name: str) -> str:
    """A name that does not turn the words around it, if it runs from the right."""
    from_right = any(unicodedata.bidirectional(letter) in _FROM_RIGHT for letter in name)
    return f"{ISOLATE}{name}{END}" if from_right else name


@lru_cache(maxsize=1024)
def shown_names(names: tuple[str, ...]) -> tuple[str, ...]:
    """What those are called who sit in the seats in this order. Namesakes get their seat's number,
    and so does everybody if somebody has such a number in their name already.
    """
    called = [legible(name) or f"№ {seat}" for seat, name in enumerate(names, 1)]
    alike = Counter(map(_alike, called))
    shown = [
        name if alike[_alike(name)] == 1 else _numbered(name, seat)
        for seat, name in enumerate(called)
    ]
    if len({*map(_alike, shown)}) < len(shown):
        shown = [_numbered(name, seat) for seat, name in enumerate(called)]
    return tuple(map(set_apart, shown))


def seats_called(names: Sequence[str], typed: str) -> list[int]:
    """The seats that are meant by a name: the one that is shown so, or all whose own name it is."""
    wanted = _alike(legible(typed))
    for called in (shown_names(tuple(names)), names):
        if seats := [seat for seat, name in enumerate(called) if _alike(legible(name)) == wanted]:
            return seats
    return []


def _is_legible(letter: str) -> bool:
    if letter in _JOINERS or letter.isspace():
        return True
    return letter not in _FILLERS and unicodedata.category(letter)[0] != "C"


def _numbered(name: str, seat: int) -> str:
    return f"{name} {_CIRCLED[seat]}" if seat < len(_CIRCLED) else f"{name} ({seat + 1})"


def _alike(name: str) -> str:
    """What is the same of two names that look alike."""
    letters = (letter for letter in name if letter not in _JOINERS)
    return unicodedata.normalize("NFKC", "".join(letters)).casefold()
