"""What the posters of games have: who has won, in gold or on a ribbon, and how the others stand."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product

from PIL import Image, ImageFilter

from renderers.canvas import GILT_CAST, SHADED, Anchor, Canvas, Cast, Pen
from renderers.geometry import Box, Point
from renderers.lettering import Face, abbreviated, fit, largest, spelled, width, wrapped
from renderers.painted import SHARED, opened
from renderers.pieces import brass
from renderers.pieces.lines import naming_all
from renderers.pieces.masthead import ON_SILK
from renderers.pieces.portraits import HEAD, Looks, headed, medallion
from renderers.pieces.seats import enamel
from renderers.sprites import Sprite, kept
from renderers.theme import ACTIVE, SEAT_MARKS, WHITE, Colour, mix, rgb
from renderers.words import Words

RIBBON = 132
WON = (104, 96, 88, 80, 72, 64)
SMALL = (56, 52, 48, 44, 40)
PLACE, HIGH = 372, 108
NAMED, SCORE = (38, 36, 34, 31, 28), 60
EDGE, NIGHT = rgb("#C9973C"), rgb("#0A0520")
IVORY = rgb("#F6EFDF")
SUNG, CAPITALS, LONG = (176, 168, 150, 132, 116), 132, (92, 84, 76, 68, 60)
"""Who has won in one line above the scene, down to which size in capitals, and in two lines."""
TITLE, VERDICT = 58, 168
"""Where the game's title and who has won stand, from above."""
TOTAL = (150, 132, 116, 100)
TOLD, LEADING = (66, 60, 54, 48, 44, 40, 36, 34, 31, 28), 1.2
WON_GROUND, GLINT = rgb("#4A3208"), rgb("#FFE0A0")
FLAKES, SPREAD = 90, (0.6180, 0.7549, 0.5698, 0.8191)
NARROW = 230
"""Below this width a name stands above portrait and score."""


@dataclass(frozen=True, slots=True)
class RunnerUp:
    """Somebody and their score; those who have won are lit where they stand beside the others."""

    seat: int
    name: str
    score: str
    won: bool = False


def ribbon(
    canvas: Canvas, middle: Point, seats: Sequence[int], names: Sequence[str], words: Words,
    left: float = 0, *, marked: bool = True,
) -> None:  # fmt: skip
    """Silk with who has won; `left` pixels at its left are covered by something else. A name that
    is too long for one line stands in two. Whoever has won alone has their seat's mark, if marked.
    """

    def won(shown: Sequence[str]) -> str:
        return words("picture-wins", name=words.listed(shown), count=len(shown))

    box = _silk(canvas, middle, seats[0])
    mark = 100 if marked and len(seats) == 1 else 0
    room = box.w - 130 - left - mark
    said = won([spelled(name) for name in names])
    start = box.x + 60 + left
    size = largest(said, Face.BLACK, WON, room)
    if width(said, Face.BLACK, size) <= room:
        wide = width(said, Face.BLACK, size) + mark
        x = start + (room + mark - wide) / 2
        at = Point(x + mark, middle.y - 4)
        canvas.text(at, said, Face.BLACK, size, ON_SILK)
    else:
        x = start
        _two_lines(canvas, Point(x + mark, middle.y - 4), won, names, room)
    if mark:
        canvas.stamp(enamel(seats[0], 84), Point(x + 42, middle.y))


def verdict(canvas: Canvas, names: Sequence[str], words: Words, said: str = "") -> None:
    """The game's title, and large below it in gold who has won, a long name in two lines; or what
    is said if nobody has.
    """
    canvas.image.paste((6, 6, 14), (0, 0), _dusk(canvas.image.width))
    middle, room = Point(canvas.image.width / 2, VERDICT), canvas.image.width - 100
    title, ink = words("title").upper(), SHADED.inked(rgb("#FFE0A8"))
    canvas.text(Point(middle.x, TITLE), title, Face.BOLD, 42, ink, Anchor.MIDDLE)

    def won(shown: Sequence[str]) -> str:
        return words("picture-wins", name=words.listed(shown), count=len(shown))

    said = said or won([spelled(name) for name in names])
    if width(said.upper(), Face.BLACK, CAPITALS) <= room:
        said = said.upper()
    lines = [said]
    size = largest(said, Face.BLACK, SUNG, room)
    if names and width(said, Face.BLACK, size) > room:
        said = naming_all(won, names, Face.BLACK, LONG[-1], room * 1.8)
        fitting = ((size, wrapped(said, Face.BLACK, size, room)) for size in LONG)
        size, lines = next(pair for pair in fitting if len(pair[1]) < 3 or pair[0] == LONG[-1])
    for number, line in enumerate(lines[:2]):
        at = middle.moved(dy=size * number - (len(lines[:2]) - 1) * 36)
        canvas.text(at, line, Face.BLACK, size, GILT_CAST, Anchor.MIDDLE, room, squeeze=0.7)


@lru_cache(maxsize=2)
def _dusk(wide: int) -> Image.Image:
    """The mask that darkens the top for lettering."""
    ramp = Image.linear_gradient("L").resize((wide, 300))
    return ramp.point(lambda v: round(230 * (1 - v / 255) ** 0.8))


def foot(canvas: Canvas, top: int, ground: Colour) -> None:
    """The dark ground below the scene, from here on down."""
    w, h = canvas.image.size
    canvas.image.paste(ground, (0, top, w, h))
    canvas.put(brass.glass(w, h - top, 1, GLINT, 0.2), Box(0, top, 0, 0))


def total(
    canvas: Canvas, at: Point, seats: Sequence[int], figure: str, sign: Sprite | None = None
) -> float:
    """The marks of those who have won, what is counted, and how much of it they have; returns
    where that ends.
    """
    x = at.x
    for seat in seats:
        canvas.stamp(enamel(seat, 76), Point(x + 38, at.y))
        x += 92
    if sign is not None:
        canvas.stamp(sign, Point(x + sign.w / 2 + 4, at.y))
        x += sign.w + 20
    size = largest(figure, Face.BLACK, TOTAL, 330)
    return x + canvas.text(Point(x, at.y - 4), figure, Face.BLACK, size, GILT_CAST)


def told(canvas: Canvas, box: Box, said: str) -> None:
    """A sentence beside the sum, as large as its lines have room."""
    tries = ((size, wrapped(said, Face.SERIF, size, box.w)) for size in TOLD)
    size, lines = next(
        one for one in tries if len(one[1]) * one[0] * LEADING <= box.h or one[0] == TOLD[-1]
    )
    for number, line in enumerate(lines):
        at = box.left_middle.moved(dy=(number - (len(lines) - 1) / 2) * size * LEADING)
        canvas.text(at, line, Face.SERIF, size, SHADED.inked(IVORY), room=box.w, squeeze=0.8)


def confetti(canvas: Canvas, box: Box, seat: int) -> None:
    """Paper that falls over the scene, of gold, ivory and the seat's colour."""
    canvas.put(_flakes(*box.size, SEAT_MARKS[seat].colour), box)


@kept
def _flakes(w: int, h: int, colour: Colour) -> Sprite:
    pen = Pen(w, h, scale=2)
    tones = (colour, mix(colour, WHITE, 0.4), rgb("#E6C063"), rgb("#FFF3CC"), rgb("#A8823C"))
    for number in range(FLAKES):
        # Multiples of such shares are spread evenly, without a pattern that one sees.
        across, down, turned, wide = (number * share % 1 for share in SPREAD)
        x, y = 20 + across * (w - 40), h * down**1.2
        turn, long = turned * math.pi, 7 + 6 * wide
        along = Point(math.cos(turn) * long, math.sin(turn) * long)
        over = Point(-along.y * 0.6, along.x * (0.25 + wide / 2))
        corners = [
            (x + a * along.x + b * over.x, y + a * along.y + b * over.y)
            for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))
        ]
        pen.poly(corners, tones[number % len(tones)])
    return pen.done()


def banner(canvas: Canvas, middle: Point, colour: int, text: str) -> None:
    """Silk in the colour of a seat with a text about nobody."""
    box = _silk(canvas, middle, colour)
    size = largest(text, Face.BLACK, WON, box.w - 130)
    canvas.text(middle.moved(dy=-4), text, Face.BLACK, size, ON_SILK, Anchor.MIDDLE)


def _silk(canvas: Canvas, middle: Point, colour: int) -> Box:
    canvas.put(brass.shadow(1020, 112, 12, 16), Box(middle.x - 510, middle.y - 56, 0, 0))
    box = Box(middle.x - 560, middle.y - RIBBON / 2, 1120, RIBBON)
    canvas.put(brass.large_ribbon(colour), box)
    return box


def _two_lines(
    canvas: Canvas,
    at: Point,
    won: Callable[[Sequence[str]], str],
    names: Sequence[str],
    room: float,
) -> None:
    """The sentence broken where its halves are most equal, the names cut if need be."""
    said = naming_all(won, names, Face.BLACK, SMALL[-1], 2 * room * 0.94)
    words = said.split(" ")
    halves = [(" ".join(words[:cut]), " ".join(words[cut:])) for cut in range(1, len(words))]
    if not halves:
        halves = [(fit(said, Face.BLACK, SMALL[-1], room), "")]
    first, second = min(
        halves, key=lambda pair: max(width(half, Face.BLACK, SMALL[-1]) for half in pair)
    )
    for half, lift in ((first, -29), (second, 29)):
        size = largest(half, Face.BLACK, SMALL, room)
        middle = at.moved(room / 2, lift)
        canvas.text(middle, half, Face.BLACK, size, ON_SILK, Anchor.MIDDLE, room, squeeze=0.7)


def whole(looks: Looks) -> Image.Image:
    """Somebody from the waist up, in RGBA, as large as a face was drawn."""
    return headed(opened(SHARED, f"face-{looks.face}"), looks, HEAD)


def person(image: Image.Image, looks: Looks, x: int, feet: int, wide: int) -> None:
    """Somebody in the light of the sun behind them, so wide, down to `feet`."""
    bust = whole(looks)
    bust = bust.resize((wide, round(bust.height * wide / bust.width)), Image.Resampling.LANCZOS)
    at = x, feet - bust.height + 6
    halo(image, bust, at, rgb("#FFE2A0"), 26, 0.47, (-10, -8))
    halo(image, bust, at, rgb("#140628"), 22, 0.43, (26, 22))
    image.paste(bust, at, bust.getchannel("A"))


def halo(
    image: Image.Image, thing: Image.Image, at: tuple[int, int], ink: Colour, blur: int,
    opacity: float, shift: tuple[int, int] = (0, 0),
) -> None:  # fmt: skip
    """Light or shadow of a thing that is put there next."""
    pad = 3 * blur
    mask = Image.new("L", (thing.width + 2 * pad, thing.height + 2 * pad))
    mask.paste(thing.getchannel("A"), (pad, pad))
    soft = mask.filter(ImageFilter.GaussianBlur(blur)).point(lambda v: min(255, round(v * opacity)))
    image.paste(ink, (at[0] - pad + shift[0], at[1] - pad + shift[1]), soft)


def standings(canvas: Canvas, box: Box, shown: Sequence[RunnerUp]) -> None:
    """People side by side in the order of their places, each as wide as there is room for."""
    if not shown:
        return
    count = len(shown)
    gap = 18 if count < 4 else 30 if count < 5 else 14
    wide = min(PLACE if count < 4 else 1200, (box.w - gap * (count - 1)) / count)
    row = box.place(wide * count + gap * (count - 1), HIGH)
    narrow = wide < NARROW
    face = 56 if narrow else 66 if wide < 260 else 88
    before = face + (28 if wide < 260 else 30)
    named = None if narrow else _named(shown, wide - before - 18)
    for one, cell in zip(shown, row.columns(*[1] * count, gap=gap), strict=True):
        spot = Box(round(cell.x), round(cell.y), *cell.size)
        if one.won:
            canvas.put(brass.light(*spot.size, 20, brass.LIT, 8, 2), spot)
        edge, ground = (ACTIVE, WON_GROUND) if one.won else (EDGE, NIGHT)
        canvas.put(brass.glass(*spot.size, 20, edge, 0.82, ground), spot)
        low = spot.bottom - face - 6 if narrow else spot.centre.y - face / 2
        canvas.put(medallion(one.seat, face, canvas.theme.cast), Box(spot.x + 12, low, 0, 0))
        left = spot.x + before
        upper, beside = Point(left, spot.centre.y - 24), spot.right - 14 - left
        ink = SHADED.inked(ACTIVE if one.won else IVORY)
        if named:
            size, lines = named
            place = Box(left, spot.y, beside - 4, spot.h)
            _abreast(canvas, place, one, lines[one.seat], size, ink)
            continue
        start, room = (Point(spot.x + 14, spot.y + 24), spot.w - 28) if narrow else (upper, beside)
        canvas.name(start, spelled(one.name), Face.BOLD, NAMED, ink, room, 0.72)
        size = largest(one.score, Face.BLACK, (50, 46, 40, 36), beside)
        at = Point(spot.right - 16 if narrow else left, spot.centre.y + 26)
        side = Anchor.RIGHT if narrow else Anchor.LEFT
        canvas.text(at, one.score, Face.BLACK, size, GILT_CAST, side, beside)


def _named(shown: Sequence[RunnerUp], wide: float) -> tuple[int, dict[int, list[str]]] | None:
    """The one size in which all names fit beside their scores in two lines, and those lines by
    seat; nothing if there is none.
    """
    for whole, size in product((True, False), NAMED):
        broken = dict[int, list[str]]()
        for one in shown:
            room = (wide - width(one.score, Face.BLACK, SCORE) - 14) / 0.9
            name = spelled(one.name)
            name = name if whole else abbreviated(name, Face.BOLD, size, room)
            lines = wrapped(name, Face.BOLD, size, room)
            if len(lines) < 3 and "…" not in "".join(lines):
                broken[one.seat] = lines
        if len(broken) == len(shown):
            return size, broken
    return None


def _abreast(
    canvas: Canvas, box: Box, one: RunnerUp, lines: Sequence[str], size: int, ink: Cast
) -> None:
    """The score beside the name, which has two lines there."""
    room = box.w - width(one.score, Face.BLACK, SCORE) - 14
    rows = box.place(box.w, 40 * len(lines)).rows(*[1] * len(lines))
    for line, row in zip(lines, rows, strict=True):
        canvas.text(row.left_middle, line, Face.BOLD, size, ink, room=room, squeeze=0.9)
    canvas.text(box.right_middle, one.score, Face.BLACK, SCORE, GILT_CAST, Anchor.RIGHT)


def coin(canvas: Canvas, middle: Point, size: int, score: str, sign: Sprite | None = None) -> None:
    """A struck coin with what the winner has, below the sign of what is counted."""
    box = Box(middle.x - size / 2, middle.y - size / 2, size, size)
    canvas.put(brass.light(size, size, size // 2, brass.LIT, 16, 4), box)
    canvas.put(brass.shadow(size, size, size // 2, 14), box)
    canvas.put(brass.struck(size), box)
    figure = largest(score, Face.BLACK, (130, 112, 96, 80, 68, 60, 54), size * 0.6)
    if sign is not None:
        canvas.stamp(sign, middle.moved(dy=-size * 0.19))
        figure, middle = min(figure, 112), middle.moved(dy=size * 0.09)
    canvas.text(middle, score, Face.BLACK, figure, GILT_CAST, Anchor.MIDDLE)
