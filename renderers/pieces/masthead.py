"""The head of every picture: a painted strip with the game's name, the ribbon of whoever is to
move, the line of what happened, and who sees this. Games differ in painting and metal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from renderers.canvas import EDGED, GILT_CAST, SHADED, Anchor, Canvas, Cast, Part, line_width
from renderers.geometry import Box, Point
from renderers.lettering import Face, largest, spelled, width, wrapped
from renderers.pieces import brass
from renderers.pieces.brass import sign
from renderers.pieces.lines import Style, naming, naming_all, narrow_line
from renderers.pieces.portraits import medallion
from renderers.pieces.tabletop import RIM
from renderers.sheet import Sheet
from renderers.sprites import Light
from renderers.theme import Colour, rgb

TITLE, ASIDE = 78, 34
RIBBON = 66
"""How high the ribbon is, and the line of what happened."""
LONGEST, CLEAR = 800, 64
"""Of the ribbon, and the portrait at it with what keeps that apart from the title."""
FACE = 96
"""How large the portrait at the ribbon is; it reaches over it on both sides."""
OWNER = 124
"""How large whoever owns a hand is."""
TURN = (46, 44, 42, 40, 38, 36)
HEADLINE = (66, 60, 54, 50, 46)
BESIDE = (40, 37, 34, 31, 28)
"""A remark beside what is being chosen."""
NEWS, EARLIER = 34, 28
SMALLER = (NEWS, 31, 28)
"""The line of what happened, and where it has too little room for all."""
TIGHT = 0.78
ON_SILK = rgb("#1C0D12")
CREAM = rgb("#E9DCC0")
EDGE = rgb("#C9973C")
SOFT = rgb("#B9C3E4")
HEAD = EDGED.inked(rgb("#FFE9B0"))
LOCKED = rgb("#F0C05A")
NAMED = rgb("#FFD978")
"""The name of whoever it is about."""


@dataclass(frozen=True, slots=True)
class Title:
    """What stands at the left of every header: the game, and how far it has come."""

    game: str
    aside: str


@dataclass(frozen=True, slots=True)
class Call:
    """What somebody is waited for, by the keys of its sentences: for all others, about a name, and
    for themselves.
    """

    theirs: str
    yours: str


TO_MOVE = Call("picture-to-move", "picture-your-turn")


def title(
    canvas: Canvas, at: Point, game: str, aside: str, size: int = TITLE, cast: Cast = GILT_CAST
) -> float:
    """The game in its metal, and below it how far it has come; returns how far it reaches."""
    wide = canvas.text(at.moved(dy=size * 0.5), game, Face.BOLD, size, cast)
    below = at.moved(4, size * 0.92 + ASIDE * 0.66)
    canvas.text(below, aside, Face.MEDIUM, ASIDE, SHADED.inked(CREAM))
    return at.x + wide


def turn_ribbon(sheet: Sheet[Any, Any], end: Point, seat: int, call: Call, room: float) -> Box:
    """Who is waited for, and what for; `end` is the right end of the ribbon's middle. Returns the
    room that it takes.
    """

    def said(names: Sequence[str]) -> str:
        return sheet.words(call.theirs, name=names[0])

    return silk(sheet.canvas, end, seat, [sheet.names[seat]], said, room)


def silk(
    canvas: Canvas, end: Point, seat: int, names: Sequence[str],
    said: Callable[[Sequence[str]], str], room: float, sizes: Sequence[int] = TURN,
) -> Box:  # fmt: skip
    """A ribbon in the colour of a seat with the portrait at its left, as long as the sentence about
    these people and no longer than the room.
    """
    inside = room - FACE * 0.6 - 78
    size = largest(said([*map(spelled, names)]), Face.BOLD, sizes, inside)
    text = naming_all(said, names, Face.BOLD, size, inside / TIGHT if size == sizes[-1] else inside)
    wide = min(inside, width(text, Face.BOLD, size))
    long = round(wide + FACE * 0.5 + 90)
    box = Box(end.x - long, end.y - RIBBON / 2, long, RIBBON)
    canvas.put(brass.shadow(long - 50, RIBBON - 16, 10), Box(box.x + 10, box.y + 6, 0, 0))
    canvas.put(brass.ribbon(seat, long), box)
    at = Point(box.x + FACE * 0.5 + 18, end.y - 1)
    canvas.text(at, text, Face.BOLD, size, ON_SILK, room=inside + 1, squeeze=TIGHT)
    canvas.put(
        medallion(seat, FACE, canvas.theme.cast),
        Box(box.x - FACE * 0.5, end.y - FACE * 0.54, FACE, FACE),
    )
    return Box(box.x - FACE * 0.5 - 8, box.y, long + FACE * 0.5, RIBBON)


def news(canvas: Canvas, box: Box, parts: Sequence[Part], ink: Colour | None = None) -> None:
    """What has just happened, with pictures in it, on dark glass."""
    if not parts:
        return
    canvas.put(brass.glass(*box.size, 16, EDGE), box)
    room = box.w - 28
    fits = (s for s in SMALLER if line_width(parts, Face.MEDIUM, s) * 0.8 <= room)
    style = Style(Face.MEDIUM, next(fits, SMALLER[-1]), ink or rgb("#F6EFDF"))
    narrow_line(canvas, box.left_middle.moved(14), parts, style, room, 0.66)


def earlier(
    canvas: Canvas, end: Point, label: str, turns: Iterable[Sequence[Sequence[Part]]], room: float,
    ink: Colour,
) -> None:  # fmt: skip
    """At the end of the news what went before the last move, as far as there is room: the turns
    backwards, and of each the ways to tell it, the longest first.
    """
    told = list[Part]()
    for ways in turns:
        for way in ways:
            longer = [*way, *([" "] if told else []), *told]
            if line_width([label, *longer], Face.MEDIUM, EARLIER, 5) <= room:
                break
        else:
            break
        told = longer
    if told:
        canvas.line(end, [label, *told], Face.MEDIUM, EARLIER, ink, Anchor.RIGHT, gap=5)


def private(sheet: Sheet[Any, Any], corner: Point, size: int = 34, edge: Colour = LOCKED) -> Box:
    """Who sees this: a lock on dark glass that ends at this upper right corner; nothing where a
    hand is shown to all, as that of a puzzle is.
    """
    if sheet.view.posed:
        return Box(corner.x, corner.y, 0, 56)
    text, canvas = sheet.words("picture-private"), sheet.canvas
    wide = round(width(text, Face.MEDIUM, size)) + 84
    box = Box(corner.x - wide, corner.y, wide, 56)
    canvas.put(brass.glass(*box.size, 28, edge, 0.8), box)
    canvas.stamp(sign("lock", 32), box.left_middle.moved(36, -1))
    at = box.right_middle.moved(-24)
    canvas.text(at, text, Face.MEDIUM, size, rgb("#FFE7A6"), Anchor.RIGHT)
    return box


def hand(
    sheet: Sheet[Any, Any], box: Box, me: int, turn: int | None, told: Title, call: Call,
    cast: Cast = GILT_CAST,
) -> tuple[Point, float]:  # fmt: skip
    """Whose hand this is, the game, whose turn it is, who sees this; returns where the headline
    goes, and its room.
    """
    canvas, mine = sheet.canvas, turn == me
    face = Box(box.x - 6, box.y + 12, OWNER, OWNER)
    if mine:
        canvas.put(brass.light(OWNER, OWNER, OWNER // 2, meaning=Light.FIRST), face)
    canvas.put(medallion(me, OWNER, canvas.theme.cast), face)
    lock = private(sheet, Point(box.right, box.y + 10))
    left = box.x + OWNER + 16
    at = Point(left, box.y + 38)
    wide = canvas.text(at, told.game, Face.BOLD, TURN[0], cast) + 18
    at, room = at.moved(wide, 3), lock.x - at.x - wide - 16
    said, size = told.aside, ASIDE
    if turn is not None:

        def called(name: str) -> str:
            return sheet.words("picture-your-turn") if mine else sheet.words(call.theirs, name=name)

        name = spelled(sheet.names[turn])
        for way in (lambda who: f"{told.aside} · {called(who)}", called):
            size = largest(way(name), Face.MEDIUM, (ASIDE, 31, 28), room / 0.8)
            said = naming(way, name, Face.MEDIUM, size, room / 0.8)
            if "…" not in said:
                break
    ink = SHADED.inked(NAMED if mine else CREAM)
    canvas.text(at, said, Face.MEDIUM, size, ink, room=room, squeeze=0.8)
    return Point(left, box.y + 106), box.right - left


def ended(
    sheet: Sheet[Any, Any], line: Box, won: Sequence[int], why: str, told: Title,
    cast: Cast = GILT_CAST, size: int = TITLE,
) -> None:  # fmt: skip
    """The game, whoever has won on a ribbon, and on dark glass what decided it."""
    canvas, words = sheet.canvas, sheet.words
    title(
        canvas,
        Point(line.x + 12, RIM + 4 + (TITLE - size) * 0.6),
        told.game,
        told.aside,
        size,
        cast,
    )
    left = line.w + 4
    if won:

        def said(shown: Sequence[str]) -> str:
            return words("picture-wins", name=words.listed(shown), count=len(shown))

        names = [sheet.names[seat] for seat in won]
        whole = width(said([*map(spelled, names)]), Face.BOLD, TURN[-1]) * TIGHT + FACE * 0.6 + 80
        needed = width(why, Face.MEDIUM, NEWS) * 0.82 + 28
        if whole > line.w - needed - 8:  # two lines, so that the name is not cut
            needed = width(why, Face.MEDIUM, SMALLER[-1]) * TIGHT * 0.6 + 28 + FACE * 0.6
        room = max(430.0, min(0.6 * line.w, line.w - needed - 8))
        end = Point(line.right + 10, line.centre.y - 6)
        left = silk(canvas, end, won[0], names, said, room).x - line.x
    box = Box(line.x, line.y - 6, left - 4, line.h)
    canvas.put(brass.glass(*box.size, 16, EDGE), box)
    inner = box.inset(14, 2)
    size = largest(why, Face.MEDIUM, SMALLER, inner.w)
    lines = [why]
    if width(why, Face.MEDIUM, size) * TIGHT > inner.w:
        lines = wrapped(why, Face.MEDIUM, size, inner.w / TIGHT)
    for text, row in zip(lines, inner.rows(*[1] * len(lines)), strict=True):
        canvas.text(row.left_middle, text, Face.MEDIUM, size, room=row.w, squeeze=0.72)


def pictured(canvas: Canvas, at: Point, parts: Sequence[Part], room: float) -> None:
    """A headline with pictures in it."""
    fits = (size for size in HEADLINE if line_width(parts, Face.BOLD, size, 14) <= room)
    canvas.line(at, parts, Face.BOLD, next(fits, 42), HEAD, gap=14)


def headline(
    canvas: Canvas, at: Point, text: str, room: float, sizes: Sequence[int] = HEADLINE
) -> float:
    """The one sentence that a hand says, as its largest line; returns how wide it is."""
    size = largest(text, Face.BOLD, sizes, room)
    return canvas.text(at, text, Face.BOLD, size, HEAD, room=room, squeeze=TIGHT)


def chosen(
    canvas: Canvas, at: Point, told: Sequence[Part], asides: Sequence[Sequence[Part]], room: float,
    *, sizes: Sequence[int], cast: Cast, ink: Cast,
) -> None:  # fmt: skip
    """Over a menu what is being chosen; beside it the first of the remarks that has room."""
    size = next((s for s in sizes if line_width(told, Face.BOLD, s, 10) <= room), sizes[-1])
    wide = canvas.line(at, told, Face.BOLD, size, cast, gap=10) + 26
    for parts in asides:
        fits = (s for s in BESIDE if line_width(parts, Face.BOLD, s, 9) <= room - wide)
        if small := next(fits, 0):
            canvas.line(at.moved(wide), parts, Face.BOLD, small, ink, gap=9)
            break


def rule(canvas: Canvas, box: Box, text: str, aside: str = "", size: int = 38) -> None:
    """The heading of a part of a picture: its words, a golden line, and a remark at its end."""
    wide = canvas.text(box.left_middle, text, Face.BOLD, size, GILT_CAST)
    end = box.right
    if aside:
        end -= 16 + canvas.text(
            box.right_middle, aside, Face.MEDIUM, 34, SHADED.inked(SOFT), Anchor.RIGHT
        )
    line = Box(box.x + wide + 18, box.centre.y + 1, max(2, end - box.x - wide - 18), 3)
    canvas.put(brass.faded_line(*line.size), line)
