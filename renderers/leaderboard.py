"""Who plays how well on a server, as a picture and in words: for all games, or for one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from renderers.canvas import GILT_CAST, SHADED, Anchor, Canvas
from renderers.encoding import webp
from renderers.geometry import Box, Point
from renderers.lettering import READ, Face, largest, spelled
from renderers.pieces import brass, ground, house
from renderers.pieces.portraits import Likeness, unseated
from renderers.scenes import Description
from renderers.sprites import Sprite
from renderers.telling import NAME_LENGTHS, shortened
from renderers.theme import ACTIVE, TEXT
from renderers.words import Words

WIDE, EDGE, GAP = 1200, 36, 8
TITLE, HEADS, ROW, MORE = 76, 50, 88, 52
MEDAL, FACE = 62, 68
COLUMNS = (150, 142, 150)
"""How wide the columns of figures are."""
MOST_SHOWN = 10
"""Lines of a picture, beside the reader's own; the text has more."""
MEDALS = 100
"""From this place on, its number is too long for a medal."""


@dataclass(frozen=True, slots=True)
class Ranked:
    """A line of a leaderboard."""

    place: int | None
    """None without a rating."""
    rating: int | None
    played: int
    won: int
    own: bool = False
    """Whether it is the reader's."""


@dataclass(frozen=True, slots=True)
class Leaderboard:
    """How people stand."""

    title: str
    """Of the game; empty for all games."""
    lines: tuple[Ranked, ...]
    """The best first; the reader's own last, if others are left out before it."""
    people: int
    """How many there are in all."""

    def shown(self) -> list[int]:
        """The numbers of the lines that the picture shows."""
        own = [number for number, line in enumerate(self.lines) if line.own]
        return sorted({*range(min(MOST_SHOWN, len(self.lines))), *own})


@dataclass(frozen=True, slots=True)
class BoardLine:
    """A line as it is drawn."""

    place: int | None
    who: Likeness
    figures: Sequence[str]
    """The first is what the line is ranked by."""
    own: bool = False
    """Whether it is the reader's."""


def share_won(won: int, played: int, words: Words) -> str:
    """The rate at which games were won."""
    return words("standing-share", n=round(100 * won / max(1, played)))


def record_told(played: int, won: int, words: Words) -> str:
    """How many games were played and won, and the rate."""
    share = share_won(won, played, words)
    return words("standing-record", played=played, won=won, share=share)


def name_shown(who: Likeness, words: Words) -> str:
    """The name in letters that can be drawn."""
    return spelled(who.name) if who.name else words("standing-nameless")


def leaderboard_picture(board: Leaderboard, people: Sequence[Likeness], words: Words) -> bytes:
    """A picture of how people stand; *people* are those of the lines."""
    return webp(draw(board, people, words).image)


def tell_leaderboard(board: Leaderboard, names: Sequence[str], words: Words) -> Description:
    """The same in words, and all lines in the long form."""

    def alt(shown: Sequence[str], most: int) -> str:
        numbers = board.shown()[:most]
        said = [words("standing-board"), _title(board, words)]
        said += [line_told(board.lines[at], shown[at], words) for at in numbers]
        return ". ".join([*said, *_more(board, len(numbers), words)])

    steps = [(length, MOST_SHOWN + 1) for length in NAME_LENGTHS] + [(9, 8), (9, 5)]
    lines = [line_told(line, name, words) for line, name in zip(board.lines, names, strict=True)]
    text = [f"**{_title(board, words)}**", *lines, *_more(board, len(lines), words)]
    return Description(shortened(alt, names, steps), "\n".join(text))


def line_told(line: Ranked, name: str, words: Words) -> str:
    """A line in words."""
    record = record_told(line.played, line.won, words)
    if line.rating is None or line.place is None:
        return words("standing-unrated", name=name, record=record)
    rating = str(line.rating)
    return words("standing-rated", place=line.place, name=name, rating=rating, record=record)


def draw(board: Leaderboard, people: Sequence[Likeness], words: Words) -> Canvas:
    """The leaderboard, the reader's own line marked."""
    lines = list[BoardLine]()
    for at in board.shown():
        line = board.lines[at]
        rating = words("standing-none") if line.rating is None else str(line.rating)
        figures = rating, str(line.played), share_won(line.won, line.played, words)
        lines.append(BoardLine(line.place, people[at], figures, line.own))
    labels = [words(key) for key in ("standing-rating", "standing-games", "standing-won")]
    more = _more(board, len(lines), words)
    return drawn(words("standing-board"), _title(board, words), labels, COLUMNS, lines, more, words)


def drawn(  # all that a board shows
    title: str,
    of: str,
    labels: Sequence[str],
    wide: Sequence[float],
    lines: Sequence[BoardLine],
    more: Sequence[str],
    words: Words,
) -> Canvas:
    """A title and of what it is, what the columns are called, a plate for each line, and what is
    said below them.
    """
    rows = [ROW + GAP] * len(lines) + [MORE] * len(more)
    canvas = house.table(WIDE, 2 * EDGE + TITLE + HEADS + sum(rows))
    head, heads, *boxes = canvas.box.inset(EDGE).rows(TITLE, HEADS, *rows)
    heading(canvas, head, title, of)
    _heads(canvas, heads, labels, wide)
    for line, box in zip(lines, boxes, strict=False):
        _line(canvas, Box(box.x, box.y, box.w, ROW), line, wide, words)
    said_below(canvas, boxes[len(lines) :], more)
    return canvas


def said_below(canvas: Canvas, boxes: Sequence[Box], more: Sequence[str]) -> None:
    """What is said below the lines of a board, one below the other."""
    for box, text in zip(boxes, more, strict=True):
        at, room = box.left_middle.moved(20), box.w - 40
        canvas.text(at, text, Face.MEDIUM, READ + 2, house.SOFT, room=room, squeeze=0.8)


def _title(board: Leaderboard, words: Words) -> str:
    return board.title or words("standing-all")


def _more(board: Leaderboard, shown: int, words: Words) -> list[str]:
    return more_told(board.people - shown, words)


def more_told(left_out: int, words: Words) -> list[str]:
    """That so many people are left out, if there are any."""
    return [words("standing-more", n=left_out)] if left_out > 0 else []


def heading(canvas: Canvas, box: Box, title: str, of: str) -> None:
    """What a board is, in gold, and at its right end of what."""
    at = box.left_middle.moved(12, -6)
    wide = house.title(canvas, at, title, 62, box.w * 0.6)
    room = box.w - wide - 60
    at = box.right_middle.moved(-12, -4)
    size = largest(of, Face.MEDIUM, (44, 40, 36, READ), room)
    canvas.text(at, of, Face.MEDIUM, size, house.SOFT, Anchor.RIGHT, room, 0.8)


def columns(box: Box, *wide: float) -> list[Box]:
    """The columns of figures at the right end of a line, and what is left before them."""
    return box.inset(14, 0).columns(1, *wide, gap=0)


def _heads(canvas: Canvas, box: Box, labels: Sequence[str], wide: Sequence[float]) -> None:
    _, *cells = columns(box, *wide)
    for cell, text in zip(cells, labels, strict=True):
        at = cell.right_middle
        canvas.text(at, text, Face.MEDIUM, READ, house.SOFT, Anchor.RIGHT, cell.w - 12, 0.8)


def _line(canvas: Canvas, box: Box, line: BoardLine, wide: Sequence[float], words: Words) -> None:
    canvas.put(house.plate(*box.size, line.own), box)
    name, *cells = columns(box, *wide)
    place_of(canvas, name.left_middle.moved(MEDAL / 2), line.place, words)
    face = name.left_middle.moved(MEDAL + 16 + FACE / 2)
    canvas.stamp(unseated(line.who, FACE, canvas.theme), face)
    if line.place == 1:
        canvas.stamp(brass.sign("crown", 44), face.moved(0, -FACE / 2 + 3))
    x = MEDAL + FACE + 34
    text, room = name_shown(line.who, words), name.w - x - 10
    ink = SHADED.inked(ACTIVE if line.own else TEXT)
    canvas.name(name.left_middle.moved(x), text, Face.BOLD, (44, 40, 36), ink, room, 0.8)
    font, size, ink = Face.BLACK, 50, GILT_CAST
    for cell, text in zip(cells, line.figures, strict=True):
        canvas.text(cell.right_middle, text, font, size, ink, Anchor.RIGHT, cell.w - 12)
        font, size, ink = Face.BOLD, 42, SHADED.inked(TEXT)


def place_of(canvas: Canvas, centre: Point, place: int | None, words: Words) -> None:
    """A medal with the place; its number alone where that is too long, and a dash without one."""
    if place is not None and place < MEDALS:
        canvas.stamp(ground.medal(place, MEDAL), centre)
        return
    text = words("standing-none") if place is None else str(place)
    canvas.text(centre, text, Face.BOLD, READ, house.SOFT, Anchor.MIDDLE, MEDAL)


def pieces() -> Iterator[Sprite]:
    """What every leaderboard is made of, painted ahead."""
    for own in (False, True):
        yield house.plate(WIDE - 2 * EDGE, ROW, own)
    yield from (ground.medal(place, MEDAL) for place in range(1, MOST_SHOWN + 1))
