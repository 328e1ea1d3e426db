"""Names of cards in little room: set in lines, and words broken where their language allows it, but
never cut.
"""

from __future__ import annotations

from renderers.lettering import Face, width

BREAK = "|"  # where a word may be broken
SPILL = 4  # by how much a line may be wider than its room


def lines_of(name: str, face: Face, size: int, room: float) -> list[str]:
    """A name in as few lines as it needs; a word that cannot be broken stays whole, however
    wide.
    """
    lines: list[str] = []
    for word in name.split():
        whole = word.replace(BREAK, "")
        if lines and width(f"{lines[-1]} {whole}", face, size) <= room:
            lines[-1] += f" {whole}"
        elif width(whole, face, size) <= room + SPILL or BREAK not in word:
            lines.append(whole)
        else:
            head, tail = word.split(BREAK, 1)
            if lines and width(f"{lines[-1]} {head}-", face, size) <= room:
                lines[-1] += f" {head}-"
            else:
                lines.append(f"{head}-")
            lines.append(tail)
    return lines


def in_two(name: str, face: Face, size: int, room: float) -> list[str]:
    """A name in one line or two. What would need a third makes the second as wide as it is."""
    lines = lines_of(name, face, size, room)
    return lines if len(lines) < 3 else [lines[0], " ".join(lines[1:]).replace("- ", "")]
