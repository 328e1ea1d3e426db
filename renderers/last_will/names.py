"""Names of cards in little room: set in lines, and words broken where their language allows it, but
never cut.
"""

from __future__ import annotations

from renderers.lettering import Face, fit, width

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


def shortened(name: str, face: Face, size: int, room: float) -> str:
    """Somebody's name, the later words by their first letters where it would be too wide; cut where
    even that has no room.
    """
    first, *others = name.split()
    brief = " ".join([first, *(f"{word[0]}." for word in others[:1])])
    shown = (text for text in (name, brief, first) if width(text, face, size) <= room)
    return next(shown, None) or fit(name, face, size, room)
