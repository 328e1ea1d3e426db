"""The style sheet: all that a reader of the pictures has to know, on one page; `parlour style`
writes it to a file.

Above what all games share: seats, colours by what they are for, lettering, states. Below it the
cloth of each game, and its families of pieces, each with its name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, fields
from typing import Any, TypeAlias

from PIL import Image

from renderers import glyphs, theme
from renderers.canvas import Anchor, Canvas, Pen
from renderers.encoding import webp
from renderers.geometry import Box, Point
from renderers.lettering import FLOOR, Face, spelled, wrapped
from renderers.pieces import ground
from renderers.pieces.painted_cards import back
from renderers.pieces.portraits import seat_mark
from renderers.pieces.seats import badge
from renderers.scenes import Family, Scene
from renderers.sprites import Sprite, kept
from renderers.theme import (
    ACTIVE,
    GOOD,
    GOOD_INK,
    INK,
    IVORY,
    IVORY_EDGE,
    SEAT_MARKS,
    TEXT,
    Colour,
    Theme,
    mix,
)
from renderers.words import Words, words_for

WIDE = 1200
MARGIN = 40
HEAD, GAP = 56, 26
SWATCH = 92
ACROSS = 7  # pieces of a family in a row, at most
LINE = 28  # of what a piece is called
Draw: TypeAlias = Callable[[Canvas, Box], None]

ON_DARK = {
    "TEXT": theme.TEXT,
    "FIGURE": theme.FIGURE,
    "GLOW": theme.GLOW,
    "ACTIVE": theme.ACTIVE,
    "GOOD": theme.GOOD,
    "LACK": theme.LACK,
}
ON_IVORY = {"INK": theme.INK, "IVORY_EDGE": theme.IVORY_EDGE, "GOOD_INK": theme.GOOD_INK}
LETTERING = (
    (92, Face.BOLD),
    (66, Face.BOLD),
    (44, Face.SERIF),
    (40, Face.SERIF),
    (31, Face.MEDIUM),
    (27, Face.SANS),
    (FLOOR, Face.MEDIUM),
)
"""The sizes that occur most, in pixels of a picture 1,200 wide, each in its face."""


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the page: what it is called, if anything, how high it is, and how it is drawn."""

    title: str
    height: int
    draw: Draw


def stylesheet(language: str, scenes: Iterable[Scene[Any]]) -> bytes:
    """The page as WebP, its words in a language."""
    words = words_for(language)
    games = [_of_game(scene, language) for scene in scenes if any(scene.families())]
    pages = [_page(theme.SPLENDOR, words("style-title"), list(_shared(words))), *games]
    whole = Image.new("RGB", (WIDE, sum(page.image.height for page in pages)))
    top = 0
    for page in pages:
        whole.paste(page.image, (0, top))
        top += page.image.height
    return webp(whole)


def _page(cloth: Theme, title: str, parts: Sequence[Part]) -> Canvas:
    """Parts under their titles, on the cloth of a theme."""
    heights = [part.height + GAP + (HEAD if part.title else 0) for part in parts]
    canvas = ground.canvas(cloth, WIDE, 2 * MARGIN + HEAD + sum(heights))
    box = canvas.box.inset(MARGIN, MARGIN)
    canvas.text(Point(box.x, box.y + 20), title, Face.SERIF, 44, cloth.metal)
    for part, row in zip(
        parts, Box(box.x, box.y + HEAD, box.w, sum(heights)).rows(*heights), strict=True
    ):
        if part.title:
            canvas.text(Point(row.x, row.y + HEAD / 2), part.title, Face.MEDIUM, 27, cloth.muted)
        part.draw(canvas, Box(row.x, row.bottom - GAP - part.height, row.w, part.height))
    return canvas


def _shared(words: Words) -> Iterator[Part]:
    yield Part(words("style-seats"), 190, _seats)
    yield Part(words("style-colours"), 2 * SWATCH + 20, _colours)
    yield Part(words("style-letters"), 20 + sum(size + 16 for size, _ in LETTERING), _letters)
    yield Part(words("style-states"), 370, lambda canvas, box: _states(canvas, box, words))


def _seats(canvas: Canvas, box: Box) -> None:
    """A seat's colour, shape and number, large, as beside a name, and as in the header."""
    for mark, cell in zip(SEAT_MARKS, box.columns(*[1] * len(SEAT_MARKS), gap=16), strict=True):
        canvas.put(ground.plate(canvas.theme, *cell.size), cell)
        upper, *lines = cell.inset(14, 12).rows(90, 1, 1)
        canvas.stamp(badge(mark.number - 1, 84), upper.left_middle.moved(44))
        canvas.stamp(badge(mark.number - 1, 46), upper.left_middle.moved(118))
        canvas.stamp(badge(mark.number - 1, 40), upper.left_middle.moved(172))
        for line, text in zip(lines, (mark.shape.value, _hex(mark.colour)), strict=True):
            canvas.text(line.left_middle, text, Face.SANS, 24, room=line.w)


def _colours(canvas: Canvas, box: Box) -> None:
    """What is written or drawn with them, on a plate and on ivory."""
    for colours, on, row in zip(
        (ON_DARK, ON_IVORY), (canvas.theme.plate, IVORY), box.rows(1, 1, gap=20), strict=True
    ):
        cells = row.columns(*[1] * len(colours), gap=14)
        for (name, colour), cell in zip(colours.items(), cells, strict=True):
            _swatch(canvas, cell, name, colour, on)


def _letters(canvas: Canvas, box: Box) -> None:
    canvas.put(ground.plate(canvas.theme, *box.size), box)
    rows = box.inset(24, 10).rows(*(size + 16 for size, _ in LETTERING))
    for (size, face), row in zip(LETTERING, rows, strict=True):
        canvas.text(row.left_middle, str(size), Face.SANS, 24, canvas.theme.muted)
        canvas.text(row.left_middle.moved(60), face.name.lower(), Face.SANS, 24, canvas.theme.muted)
        canvas.text(row.left_middle.moved(180), "Anna Анна 0123", face, size, room=row.w - 180)


def _states(canvas: Canvas, box: Box, words: Words) -> None:
    """Plates of who waits and who is to move; a place, a card, and what has become of them."""
    upper, lower = box.rows(110, 1, gap=40)
    for active, cell in zip((False, True), upper.columns(1, 1, gap=24), strict=True):
        canvas.put(ground.plate(canvas.theme, *cell.size, active=active), cell)
        name = words("style-to-move" if active else "style-waiting")
        _name_line(canvas, cell.inset(24, 10), int(active), name, active)
    states: tuple[tuple[str, Draw], ...] = (
        ("style-card", _card),
        ("style-changed", _changed),
        ("style-good", _affordable),
        ("style-secret", _secret),
        ("style-empty", lambda page, cell: page.put(ground.slot(page.theme, *cell.size), cell)),
        ("style-goal", _meters),
        (
            "style-won",
            lambda page, cell: page.stamp(glyphs.icon(glyphs.laurel, 120, ACTIVE), cell.centre),
        ),
    )
    for (key, draw), column in zip(states, lower.columns(*[1] * len(states), gap=22), strict=True):
        cell, caption = column.rows(150, 1, gap=16)
        draw(canvas, cell.place(100, 140))
        name = words(key)
        canvas.text(caption.centre, name, Face.SANS, FLOOR, TEXT, Anchor.MIDDLE, room=column.w + 16)


def _card(canvas: Canvas, cell: Box) -> None:
    canvas.put(_blank(*cell.size), cell)


def _changed(canvas: Canvas, cell: Box) -> None:
    canvas.put(ground.halo(*cell.size, 14), cell)
    _card(canvas, cell)


def _affordable(canvas: Canvas, cell: Box) -> None:
    canvas.put(ground.good_outline(*cell.size, 14), cell)
    _card(canvas, cell)
    canvas.stamp(
        glyphs.icon(glyphs.tick, 34, GOOD, GOOD_INK), Point(cell.right - 8, cell.bottom - 8)
    )


def _secret(canvas: Canvas, cell: Box) -> None:
    canvas.put(back(2, *cell.size), cell)


def _meters(canvas: Canvas, cell: Box) -> None:
    for row, (share, near) in zip(
        cell.inset(0, 30).rows(1, 1), ((0.4, False), (0.8, True)), strict=True
    ):
        canvas.put(ground.meter(canvas.theme, round(row.w), 16, share, near), row.place(row.w, 16))


@kept
def _blank(w: int, h: int) -> Sprite:
    """A card on which nothing is drawn."""
    pen = Pen(w, h)
    pen.box(pen.body, 14, IVORY_EDGE)
    pen.box(pen.body.inset(1.5), 12.5, IVORY)
    return pen.done()


def _of_game(scene: Scene[Any], language: str) -> Canvas:
    """The cloth of a game and its families."""
    own = words_for(language, scene.view.__module__.rpartition(".")[0])
    families = [_family(family, own) for family in scene.families()]
    return _page(scene.theme, own("title"), [Part(own("style-cloth"), SWATCH, _cloth), *families])


def _cloth(canvas: Canvas, box: Box) -> None:
    """The roles that a game fills by itself."""
    roles = [role.name for role in fields(Theme) if role.name != "cast"]
    for name, cell in zip(roles, box.columns(*[1] * len(roles), gap=10), strict=True):
        _swatch(canvas, cell, name, getattr(canvas.theme, name), canvas.theme.plate)


def _family(family: Family, words: Words) -> Part:
    """Pieces at their own size on what they lie on, in as few rows as there is room for."""
    rows = -(-len(family.pieces) // ACROSS)
    across = -(-len(family.pieces) // rows)
    room = (WIDE - 2 * MARGIN) / ACROSS - 12
    named = [
        (wrapped(words.say(name, ()), Face.SANS, FLOOR, room), sprite)
        for name, sprite in family.pieces
    ]
    caption = LINE * max(len(lines) for lines, _ in named)
    tall = max(sprite.h for _, sprite in named) + caption + 24

    def draw(canvas: Canvas, box: Box) -> None:
        ink = TEXT if _dark(family.ground) else INK
        canvas.put(_ground(*box.size, family.ground), box)
        cells = Box(box.x, box.y, across * (room + 12), box.h).grid(across, rows)
        for (lines, sprite), cell in zip(named, cells, strict=False):
            piece, below = cell.inset(6, 6).rows(1, caption)
            canvas.stamp(sprite, piece.centre)
            for line, row in zip(lines, below.rows(*[LINE] * len(lines)), strict=True):
                canvas.text(row.centre, line, Face.SANS, FLOOR, ink, Anchor.MIDDLE)

    return Part("", round(rows * tall), draw)


def _swatch(canvas: Canvas, box: Box, name: str, colour: Colour, on: Colour) -> None:
    """A colour on what it is meant for, with its role and its number."""
    canvas.put(_ground(*box.size, on), box)
    band, role, number = box.inset(8, 7).rows(24, 1, 1, gap=2)
    ink = TEXT if _dark(on) else INK
    canvas.put(_ground(*band.size, colour, mix(on, ink, 0.35)), band)
    for row, text in ((role, name), (number, _hex(colour))):
        canvas.text(row.left_middle, text, Face.SANS, FLOOR, ink, room=row.w)


@kept
def _ground(w: int, h: int, fill: Colour, edge: Colour | None = None) -> Sprite:
    pen = Pen(w, h)
    pen.box(pen.body, 8, fill)
    if edge:
        pen.outline(pen.body, 8, edge, 1.5)
    return pen.done()


def _dark(colour: Colour) -> bool:
    return sum(colour) < sum(theme.WHITE) / 2


def _hex(colour: Colour) -> str:
    return "#" + bytes(colour).hex().upper()


def _name_line(canvas: Canvas, box: Box, seat: int, name: str, active: bool) -> None:
    """Portrait, badge and name as far as it fits; the name of whoever is to move is gold, with a
    pointer before it.
    """
    x, y = box.x, box.centre.y
    if active:
        canvas.stamp(glyphs.icon(glyphs.pointer, 28, ACTIVE), Point(x + 12, y))
        x += 32
    mark = seat_mark(seat, canvas.theme)
    canvas.stamp(mark, Point(x + mark.w / 2, y))
    x += mark.w + 10
    shown, room = spelled(name), box.right - x
    ink = ACTIVE if active else TEXT
    canvas.name(Point(x, y), shown, Face.MEDIUM, (31, 27), ink, room)
