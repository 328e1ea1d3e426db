"""Texts in as many lines as a message holds, or as several messages."""

from __future__ import annotations

from collections.abc import Sequence

from bot.messages.components import LONGEST_POST, shortened
from bot.messages.emojis import unmarked
from renderers.words import Words

MOST_LINES = 12
FEWEST_FOLDED = 4
"""In fewer lines a long move cannot be told with its beginning and its end."""


def fitted(head: Sequence[str], moves: Sequence[Sequence[str]], words: Words, *tail: str) -> str:
    """Head, the news of the moves, and tail: as many lines as a message holds.

    Where there is no room for all of it, the emojis go first.
    """
    content = "\n".join([*head, *_folded(moves, MOST_LINES, words), *tail])
    if len(content) <= LONGEST_POST:
        return content
    moves = [[unmarked(line) for line in move] for move in moves]
    for room in range(MOST_LINES, -1, -1):
        content = "\n".join([*head, *_folded(moves, room, words), *tail])
        if len(content) <= LONGEST_POST:
            return content
    return shortened(content, LONGEST_POST)


def _folded(moves: Sequence[Sequence[str]], room: int, words: Words) -> list[str]:
    """The newest moves in so many lines: of one that is too long its beginning and end, of older
    ones the number.
    """
    shown: list[str] = []
    older = [*moves]
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
    match [line for move in older for line in move]:
        case []:
            return shown
        case [line]:  # it takes no more room than to say that it is left out
            return [f"• {line}", *shown]
        case left_out:
            return [words("post-earlier", n=len(left_out)), *shown]


def pages(text: str, longest: int = LONGEST_POST) -> Sequence[str]:
    """Return the text as pieces of at most so many characters; at least one."""
    found = [""]
    for line in text.splitlines():
        fitting = shortened(line, longest)
        if len(found[-1]) + 1 + len(fitting) > longest:
            found.append("")
        found[-1] += f"\n{fitting}" if found[-1] else fitting
    return found
