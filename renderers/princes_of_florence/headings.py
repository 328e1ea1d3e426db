"""What pictures begin with: the city at dusk with the title, how far the game has come, the least
work, what is owed by whom, and the last move.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from PIL import Image

from games.princes_of_florence.view import View, Waiting
from renderers.canvas import SHADED, Anchor, Canvas, Part, line_width
from renderers.geometry import Box, Point
from renderers.lettering import Face, width
from renderers.painted import painted
from renderers.pieces import brass, masthead
from renderers.pieces.lines import Style, naming, narrow_line
from renderers.princes_of_florence import roles
from renderers.princes_of_florence.changes import Changes
from renderers.princes_of_florence.moves import illustrated_move
from renderers.princes_of_florence.signs import HOME, dot, wax
from renderers.sheet import Sheet
from renderers.sprites import Sprite, kept
from renderers.theme import ACTIVE, rgb
from renderers.words import Words

Shown: TypeAlias = Sheet[View, Changes]
SKY, LINE = 214, 84
"""How high the sky is over the city, and the dark strip below it."""
TITLE, SEAL = 58, 92
CITY = 330
"""How high the whole painting is."""
DOT = 30  # from one round to the next
RIBBON, TURN = 0.52, (46, 44, 42, 40)
STRIP = rgb("#1A0E14")


def heading(sheet: Shown, box: Box) -> None:
    """The head of the table: in the sky the title, the round and the least work; below it what has
    just happened and who is waited for.
    """
    canvas, view, words = sheet.canvas, sheet.view, sheet.words
    canvas.put(city(round(box.w), SKY + LINE, SKY), box)
    told = words("picture-round", n=view.round, rounds=view.rounds)
    masthead.title(canvas, Point(box.x + 28, box.y + 12), words("title"), told, TITLE)
    wide = 32 + width(told, Face.MEDIUM, masthead.ASIDE)
    rounds(canvas, Point(box.x + wide + 34, box.y + 12 + TITLE * 0.92 + 24), view)
    least(canvas, Point(box.right - 24, box.y + 60), view, words)
    line = Box(box.x + 20, box.y + SKY, box.w - 34, LINE)
    end = Point(line.right, line.centre.y)
    ribbon = _waited_for(sheet, end, line)
    news = Box(line.x, line.y + 8, ribbon.x - line.x - 8, line.h - 16)
    _news(sheet, news)


def _news(sheet: Shown, box: Box) -> None:
    """What has just happened, in two lines where one has no room for all of it."""
    view, words, room = sheet.view, sheet.words, box.w - 28
    one = illustrated_move(view, words, sheet.names, room)
    both = illustrated_move(view, words, sheet.names, 2 * room * 0.94)
    *_, larger, least = masthead.SMALLER
    if one == both and line_width(one, Face.MEDIUM, least) * 0.85 <= room:
        masthead.news(sheet.canvas, box, one)
        return
    lines = _halves(both, larger, room)
    sheet.canvas.put(brass.glass(*box.size, 16, masthead.EDGE), box)
    fits = line_width(lines[-1], Face.MEDIUM, larger) * 0.85 <= room
    style = Style(Face.MEDIUM, larger if fits else least, roles.IVORY)
    for line, row in zip(lines, box.inset(14, 2).rows(*[1] * len(lines)), strict=True):
        narrow_line(sheet.canvas, row.left_middle, line, style, room, 0.66)


def _halves(parts: Sequence[Part], size: int, room: float) -> list[list[Part]]:
    """A line of text with pictures in it, in two: the first as long as it may be."""
    pieces = [
        piece for part in parts for piece in (part.split() if isinstance(part, str) else [part])
    ]
    fits = (n for n in range(len(pieces), 0, -1)
            if line_width(pieces[:n], Face.MEDIUM, size) <= room)  # fmt: skip
    cut = next(fits, 1)
    return [half for half in (pieces[:cut], pieces[cut:]) if half]


def _waited_for(sheet: Shown, end: Point, line: Box) -> Box:
    """The ribbon of whoever is waited for; on dark glass how many, if several are."""
    view, words = sheet.view, sheet.words
    if not view.waiting:
        return Box(line.right, line.y, 0, line.h)
    if len(view.waiting) > 1:
        return _several(sheet.canvas, end, owed(view, words, sheet.names, line.w / 2, 42))
    (waiting,) = view.waiting

    def said(names: Sequence[str]) -> str:
        return words(f"picture-owes-{kind_of(waiting)}", name=names[0])

    name = [sheet.names[waiting.seat]]
    return masthead.silk(sheet.canvas, end, waiting.seat, name, said, RIBBON * line.w, TURN)


def _several(canvas: Canvas, end: Point, text: str) -> Box:
    """That several are waited for, on dark glass."""
    wide = width(text, Face.BOLD, 42) + 48
    box = Box(end.x - wide, end.y - 33, wide, 66)
    canvas.put(brass.glass(*box.size, 16, ACTIVE, 0.85), box)
    canvas.text(box.centre, text, Face.BOLD, 42, SHADED.inked(ACTIVE), Anchor.MIDDLE)
    return box


@kept
def city(w: int, h: int, sky: int) -> Sprite:
    """The painted city down to its river, and a dark strip with golden lines."""
    painting = painted(HOME, "masthead", w, round(CITY * w / 1200))
    image = painting.image.convert("RGB")
    top = max(0, image.height - sky - 22)
    image = image.crop((0, top, w, top + h))
    image.paste(STRIP, (0, sky, w, h))
    for y in (sky - 2, h - 3):
        gold = brass.faded_line(w // 2, 3).image
        mirrored = gold.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
        image.paste(mirrored, (0, y), mirrored)
        image.paste(gold, (w // 2, y), gold)
    return Sprite(image)


def rounds(canvas: Canvas, at: Point, view: View) -> None:
    """How far the game has come, as golden beads."""
    for number in range(1, view.rounds + 1):
        now = number == view.round
        fill = ACTIVE if now else roles.COIN if number < view.round else roles.CALM
        edge = roles.IVORY if now else roles.COIN
        canvas.stamp(dot(26 if now else 20, fill, edge), at.moved((number - 1) * DOT))


def least(canvas: Canvas, end: Point, view: View, words: Words) -> None:
    """What a work must be worth in this round, on a seal of wax."""
    text = words("picture-minimum")
    wide = width(text, Face.MEDIUM, 34)
    box = Box(end.x - SEAL - wide - 30, end.y - 29, wide + SEAL * 0.5 + 30, 58)
    canvas.put(brass.glass(*box.size, 29, roles.COIN, 0.6), box)
    canvas.text(Point(box.x + 22, box.centre.y), text, Face.MEDIUM, 34, SHADED.inked(roles.IVORY))
    canvas.stamp(wax(SEAL, str(view.minimum)), Point(end.x - SEAL / 2, end.y + 2))


def owed(view: View, words: Words, names: Sequence[str], room: float, size: int) -> str:
    """What is waited for, for so much room; whose it is is said by name only of one player."""
    if not view.waiting:
        return ""
    kind = kind_of(view.waiting[0])
    if view.me is not None and view.me in view.owing:
        return asked_of(view, words)
    if len(view.waiting) > 1:
        return words(f"picture-several-{kind}", n=len(view.waiting))
    name = names[view.waiting[0].seat]
    return naming(
        lambda shown: words(f"picture-owes-{kind}", name=shown), name, Face.SERIF, size, room
    )


def asked_of(view: View, words: Words) -> str:
    """What is asked of whoever looks."""
    (waiting,) = (waiting for waiting in view.waiting if waiting.seat == view.me)
    return words(f"picture-you-{kind_of(waiting)}")


def kind_of(waiting: Waiting) -> str:
    """The kind of what is waited for, by which its sentences are called."""
    return waiting.line.key.removeprefix("waiting-")
