"""What the posters of all games have: the ribbon of who has won, and how the others stand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PIL import Image, ImageFilter

from renderers.canvas import GILT_CAST, SHADED, Anchor, Canvas
from renderers.geometry import Box, Point
from renderers.lettering import Face, fit, largest, spelled, width
from renderers.painted import SHARED, opened
from renderers.pieces import brass
from renderers.pieces.lines import naming_all
from renderers.pieces.masthead import ON_SILK
from renderers.pieces.portraits import medallion
from renderers.pieces.seats import enamel
from renderers.sprites import Sprite
from renderers.theme import Colour, rgb
from renderers.words import Words

RIBBON = 132
WON = (104, 96, 88, 80, 72, 64)
SMALL = (56, 52, 48, 44, 40)
PLACE, HIGH = 340, 108
NAMED = (38, 36, 34, 31, 28)
EDGE, NIGHT = rgb("#C9973C"), rgb("#0A0520")
IVORY = rgb("#F6EFDF")


@dataclass(frozen=True, slots=True)
class RunnerUp:
    """Somebody who has not won: the seat, their name, and their score."""

    seat: int
    name: str
    score: str


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
        canvas.text(at.moved(dy=lift), half, Face.BLACK, size, ON_SILK, room=room, squeeze=0.7)


def person(image: Image.Image, face: str, x: int, feet: int, wide: int) -> None:
    """Somebody in the light of the sun behind them, so wide, down to `feet`."""
    bust = opened(SHARED, f"face-{face}")
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


def standings(canvas: Canvas, box: Box, others: Sequence[RunnerUp]) -> None:
    """The others side by side in the order of their places, each as wide as there is room for."""
    if not others:
        return
    wide = min(PLACE if len(others) < 4 else 1200, (box.w - 30 * (len(others) - 1)) / len(others))
    row = box.place(wide * len(others) + 30 * (len(others) - 1), HIGH)
    for one, cell in zip(others, row.columns(*[1] * len(others), gap=30), strict=True):
        spot = Box(round(cell.x), round(cell.y), *cell.size)
        canvas.put(brass.glass(*spot.size, 20, EDGE, 0.82, NIGHT), spot)
        face = 88 if wide > 260 else 66
        shown = medallion(one.seat, face, canvas.theme.cast)
        canvas.put(shown, Box(spot.x + 12, spot.centre.y - face / 2, 0, 0))
        left = spot.x + face + 38
        room, name = spot.right - 16 - left, spelled(one.name)
        upper = Point(left, spot.centre.y - 24)
        canvas.name(upper, name, Face.BOLD, NAMED, SHADED.inked(IVORY), room, 0.72)
        size = largest(one.score, Face.BLACK, (50, 46, 40, 36), room)
        canvas.text(upper.moved(dy=50), one.score, Face.BLACK, size, GILT_CAST, room=room)


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
