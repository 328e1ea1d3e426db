"""Texts in as many lines as a message holds, or as several messages."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import chain

from bot.messages.components import LONGEST_POST, shortened
from bot.messages.emojis import unmarked
from bot.messages.news import NewsLine, Spare
from renderers.words import Words

MOST_LINES = 12
FEWEST_FOLDED = 4
"""In fewer lines a long move cannot be told with its beginning and its end."""


def fitted(
    head: Sequence[str],
    moves: Sequence[Sequence[NewsLine]],
    words: Words,
    *tail: str,
    notes: Sequence[str] = (),
) -> str:
    """Head, notes, the news of the moves, and tail: as many lines as a message holds.

    Where there is no room for all of it, the emojis go first.
    """
    moves = [[*map(NewsLine, notes)], *moves]
    content = "\n".join([*head, *_folded(moves, MOST_LINES, words), *tail])
    if len(content) <= LONGEST_POST:
        return content
    moves = [[replace(line, text=unmarked(line.text)) for line in move] for move in moves]
    for room in range(MOST_LINES, -1, -1):
        content = "\n".join([*head, *_folded(moves, room, words), *tail])
        if len(content) <= LONGEST_POST:
            return content
    return shortened(content, LONGEST_POST)


def _folded(moves: Sequence[Sequence[NewsLine]], room: int, words: Words) -> list[str]:
    """The news in so many lines: what the reader has done themselves is left out first, then what
    matters little, then the oldest. Of a move that is too long its beginning and end are told.
    """
    older, skipped = _without_spare(moves, room)
    shown: list[str] = []
    while older and len(older[-1]) <= room - len(shown):
        shown = [*(f"• {line}" for line in older.pop()), *shown]
    left = room - len(shown)
    if older and left >= FEWEST_FOLDED:
        long = older.pop()
        first = left // 3
        last = left - first - 1
        more = words("post-more", n=len(long) - first - last)
        shown = [
            *(f"• {line}" for line in long[:first]),
            more,
            *(f"• {line}" for line in long[-last:]),
            *shown,
        ]
    left_out = [*chain(*older)]
    match len(left_out) + skipped:
        case 0:
            return shown
        case 1 if left_out:  # it takes no more room than to say that it is left out
            return [f"• {left_out[0]}", *shown]
        case n:
            return [words("post-more", n=n), *shown]


def _without_spare(moves: Sequence[Sequence[NewsLine]], room: int) -> tuple[list[list[str]], int]:
    """The moves, without as many of the lines that may go first as there is no room for; and how
    many those are.
    """
    lines = [*chain(*moves)]
    # One line may be told in the place of saying that it is left out.
    excess = len(lines) - room if len(lines) > room + 1 else 0
    spare = [
        number
        for kind in (Spare.OWN, Spare.SLIGHT)
        for number, line in enumerate(lines)
        if line.spare is kind
    ]
    dropped = set(spare[:excess]) if excess and len(spare) > 1 else set()
    kept, number = list[list[str]](), 0
    for move in moves:
        kept.append([line.text for n, line in enumerate(move, number) if n not in dropped])
        number += len(move)
    return kept, len(dropped)


def pages(text: str, longest: int = LONGEST_POST) -> Sequence[str]:
    """Return the text as pieces of at most so many characters; at least one."""
    found = [""]
    for line in text.splitlines():
        fitting = shortened(line, longest)
        if len(found[-1]) + 1 + len(fitting) > longest:
            found.append("")
        found[-1] += f"\n{fitting}" if found[-1] else fitting
    return found
