"""Long texts as several messages: cut between lines, and within a line only where a line alone is
too long.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.messages.components import LONGEST_POST, shortened


def pages(text: str, longest: int = LONGEST_POST) -> Sequence[str]:
    """Return the text as pieces of at most so many characters; at least one."""
    found = [""]
    for line in text.splitlines():
        fitting = shortened(line, longest)
        if len(found[-1]) + 1 + len(fitting) > longest:
            found.append("")
        found[-1] += f"\n{fitting}" if found[-1] else fitting
    return found
