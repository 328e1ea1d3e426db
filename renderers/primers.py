"""Primers: one picture that tells in a minute how a game is played, and the same in words.

A game declares what stands in which part and which pieces illustrate it; sentences are among its
words, figures come from its rules. Nothing in a primer is set smaller than `LEAST`, so that it can
be read where it is shown a third as wide.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from renderers import glyphs
from renderers.canvas import Anchor, Canvas, line_width
from renderers.encoding import webp
from renderers.geometry import Box, Point
from renderers.lettering import Face, largest, wrapped
from renderers.pieces.settings import Setting
from renderers.scenes import ALT_LIMIT, Description
from renderers.sprites import Sprite
from renderers.telling import cut
from renderers.theme import GLOW, TEXT
from renderers.words import Words

WIDTH, EDGE = 1200, 36
LEAST = 34
SAID = 36
LINE = 45
TITLE, HEADING, PART = 76, 38, 48
ART = 330  # the column of the pieces
GAP, PAD = 14, 16
Art: TypeAlias = Sequence[Sequence[Sprite]]
"""Pieces in rows from the top."""


@dataclass(frozen=True, slots=True)
class PrimerLine:
    """A sentence of a primer, and the pieces beside it."""

    key: str
    art: Callable[[], Art]


@dataclass(frozen=True, slots=True)
class Primer:
    """How a game is played, in three parts."""

    setting: Setting
    goal: Sequence[PrimerLine]
    turn: Sequence[PrimerLine]
    end: Sequence[PrimerLine]
    scene: Callable[[Words, Mapping[str, int]], Canvas] | None = None
    """The picture, if it is drawn of worked scenes; the lines are then said in words alone."""
    heading: str = "primer-turn"
    """The key of what stands above the middle part: a turn, a round, an auction."""

    @property
    def parts(self) -> tuple[tuple[str, Sequence[PrimerLine]], ...]:
        """The parts with the keys of their headings, from the top."""
        return (("primer-goal", self.goal), (self.heading, self.turn), ("primer-end", self.end))


def laurels(size: int = 110) -> Art:
    """What whoever wins gets."""
    return [[glyphs.icon(glyphs.laurel, size, GLOW)]]


def primer_picture(primer: Primer, words: Words, facts: Mapping[str, int]) -> bytes:
    """A picture that tells how the game is played."""
    return webp(draw(primer, words, facts).image)


def tell_primer(primer: Primer, words: Words, facts: Mapping[str, int]) -> Description:
    """The same in words."""
    title = f"{words('title')}: {words('primer-title')}."
    lines = [f"**{words('title')}** · {words('primer-title')}"]
    said = [title]
    for heading, part in primer.parts:
        sentences = [words(line.key, **facts) for line in part]
        lines += [f"**{words(heading)}**", *(f"• {sentence}" for sentence in sentences)]
        said += [f"{words(heading)}:", *sentences]
    return Description(cut(" ".join(said), ALT_LIMIT), "\n".join(lines))


@dataclass(frozen=True, slots=True)
class _Row:
    """A line of a primer as it is set."""

    lines: Sequence[str]
    art: Art

    @property
    def height(self) -> int:
        pieces = sum(_tall(row) for row in self.art) + GAP * (len(self.art) - 1)
        return round(max(pieces, LINE * len(self.lines))) + 2 * PAD


def draw(primer: Primer, words: Words, facts: Mapping[str, int]) -> Canvas:
    """The game's own scenes; or goal, turn and end, one below the other."""
    if primer.scene is not None:
        return primer.scene(words, facts)
    room = WIDTH - 2 * EDGE - ART - 3 * PAD
    parts = [
        (words(heading), [_row(line, words, facts, room) for line in part])
        for heading, part in primer.parts
    ]
    high = sum(PART + GAP + sum(row.height for row in rows) + PAD for _, rows in parts)
    canvas = primer.setting.sheet(WIDTH, 2 * EDGE + TITLE + high)
    _title(canvas, canvas.box.inset(EDGE), words)
    y = EDGE + TITLE
    for heading, rows in parts:
        at = Point(EDGE + PAD, y + PART / 2 + 4)
        canvas.text(at, heading, Face.SERIF, HEADING, canvas.theme.metal)
        y += PART + GAP
        box = Box(EDGE, y, WIDTH - 2 * EDGE, sum(row.height for row in rows))
        canvas.put(primer.setting.plate(*box.size, False), box)
        for row in rows:
            _draw_row(canvas, Box(box.x, y, box.w, row.height), row)
            y += row.height
        y += PAD
    return canvas


def _row(line: PrimerLine, words: Words, facts: Mapping[str, int], room: float) -> _Row:
    return _Row(wrapped(words(line.key, **facts), Face.SANS, SAID, room), line.art())


def _title(canvas: Canvas, box: Box, words: Words) -> None:
    middle, aside = box.y + TITLE / 2 - 6, words("primer-title")
    size = largest(words("title"), Face.SERIF, (52, 46, 42, 38), box.w * 0.52)
    canvas.text(Point(box.x + PAD, middle), words("title"), Face.SERIF, size, canvas.theme.metal)
    at = Point(box.right - PAD, middle)
    canvas.text(at, aside, Face.SANS, LEAST, canvas.theme.muted, Anchor.RIGHT, box.w * 0.44, 0.8)


def _draw_row(canvas: Canvas, box: Box, row: _Row) -> None:
    art, said = box.inset(PAD, 0).columns(ART, 1, gap=PAD)
    tall = sum(_tall(pieces) for pieces in row.art) + GAP * (len(row.art) - 1)
    y = art.centre.y - tall / 2
    for pieces in row.art:
        middle = Point(art.centre.x, y + _tall(pieces) / 2)
        canvas.line(middle, list(pieces), Face.SANS, SAID, anchor=Anchor.MIDDLE, gap=10)
        assert line_width(list(pieces), Face.SANS, SAID, 10) <= ART + 2 * PAD, "too many pieces"
        y += _tall(pieces) + GAP
    first = box.centre.y - LINE * (len(row.lines) - 1) / 2
    for place, line in enumerate(row.lines):
        canvas.text(Point(said.x, first + LINE * place), line, Face.SANS, SAID, TEXT)


def _tall(pieces: Sequence[Sprite]) -> float:
    return max(piece.h for piece in pieces)
