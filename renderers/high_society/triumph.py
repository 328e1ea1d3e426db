"""Where a winner of High Society stands: a stage in warm light, its rays behind the laurel that
holds the score, and the cards that were won as large as they can be.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from games.high_society.catalogue import Card
from games.high_society.view import Result
from renderers import glyphs
from renderers.canvas import Anchor, Canvas
from renderers.geometry import Box, Point
from renderers.high_society import cards, lacquer, notes
from renderers.high_society.lacquer import GOLD, GOLD_LIGHT, RADIUS, SOFT, stepped, sunburst
from renderers.high_society.packing import CLOSE, packed
from renderers.high_society.players import score
from renderers.high_society.reckonings import reckoned
from renderers.high_society.signs import Sign, sign
from renderers.lettering import Face, largest, width, wrapped
from renderers.pieces.lines import naming
from renderers.pieces.portraits import seat_mark
from renderers.sprites import Light, Sprite, kept
from renderers.theme import ACTIVE, TEXT, mix, rgb
from renderers.words import Words

STAGE = 356  # how high the winner's part is
SIDE = 268  # how wide the part with the laurel is
HEAD, FOOT = 64, 60
NAME, BADGE = 52, 60
SUM = 46
MANY = 7  # more notes than this do not lie in one line
CARDS = (132, 120)  # wide enough for all their ornament
SMALLER = (104, 92, 84, 72, 64, 58, 50)
LAUREL = 236
FIGURES = (104, 88, 72, 56)  # the lettering of the score within the laurel
TIE, CLOSEST = 28, 0.75  # the lettering of what broke a tie, and how narrow it may become
WARM = (rgb("#4A3415"), rgb("#2A1D12"))  # the stage from above to below
LIT = rgb("#7A5720")


@kept
def stage(w: int, h: int) -> Sprite:
    """A plate in warm light: rays and a glow from where the laurel hangs."""
    pen = lacquer.raised(w, h, 4, ACTIVE, WARM)
    inner, sun = pen.body.inset(4), Point(w - 22 - SIDE / 2, h * 0.45)
    with pen.clip(inner, RADIUS - 4) as inside:
        with inside.veil(opacity=0.26) as light:
            sunburst(light, sun, w + h, 40, LIT)
        with inside.veil(blur=40, opacity=0.75) as glow:
            glow.disc(sun, LAUREL * 0.55, LIT)
    pen.line(stepped(pen.body.inset(11), 6), mix(GOLD, WARM[0], 0.45), 1.5)
    return pen.done(Light.FIRST)


def winner(
    canvas: Canvas, box: Box, result: Result, won: Sequence[Card], words: Words, name: str
) -> None:
    """Name, money and cards of a winner, and the score within a laurel under a crown."""
    canvas.put(stage(*box.size), box)
    left, right = box.inset(26, 18).columns(1, SIDE, gap=20)
    head, body, foot = left.rows(HEAD, 1, FOOT, gap=8)
    mark = seat_mark(result.seat, canvas.theme, BADGE)
    canvas.stamp(mark, head.left_middle.moved(mark.w / 2))
    at = head.left_middle.moved(mark.w + 16)
    room = head.right - at.x
    wins = partial(words, "picture-wins", count=1)
    said = naming(lambda shown: wins(name=shown), name, Face.SERIF, NAME, room)
    canvas.text(at, said, Face.SERIF, NAME, ACTIVE)
    how, money = foot.columns(1, _money_room(result), gap=16)
    canvas.places |= {f"seat-{result.seat}": box, f"money-{result.seat}": money}
    _money(canvas, money, result)
    _won(canvas, body, won)
    reckoned(canvas, how, result, words, GOLD_LIGHT)
    _laurel(canvas, right, result, words)


def _money_room(result: Result) -> float:
    """The notes side by side as slips, and their sum."""
    (w, _), across = _slip(result), -(-len(result.hand) // _lines(result))
    return across * (w + CLOSE) + 24 + width(str(result.money), Face.BOLD, SUM) + 54


def _lines(result: Result) -> int:
    """Many notes lie in two lines, so that the name keeps its room."""
    return 2 if len(result.hand) > MANY else 1


def _slip(result: Result) -> tuple[int, int]:
    """The more notes there are, the smaller they lie."""
    few, some, many = notes.SLIPS
    return few if len(result.hand) <= 5 else some if len(result.hand) <= MANY else many


def _money(canvas: Canvas, box: Box, result: Result) -> None:
    """The hand at the right, open, before its sum."""
    figure, (w, h) = str(result.money), _slip(result)
    canvas.text(box.right_middle, figure, Face.BOLD, SUM, TEXT, Anchor.RIGHT)
    at = box.right_middle.moved(-width(figure, Face.BOLD, SUM) - 10 - 20)
    canvas.stamp(sign(Sign.NOTE, 40, GOLD), at)
    lines = _lines(result)
    across = -(-len(result.hand) // lines)
    top = box.centre.y - (lines * (h + CLOSE) - CLOSE) / 2
    for place, value in enumerate(result.hand):
        down, along = divmod(place, across)
        spot = Box(box.x + along * (w + CLOSE), top + down * (h + CLOSE), w, h)
        canvas.put(notes.slip(value, result.seat, (w, h)), spot)


def _won(canvas: Canvas, box: Box, won: Sequence[Card]) -> None:
    """The cards with all their ornament if they fit, else as they lie on the table."""
    if not won:
        canvas.text(box.left_middle, "–", Face.SANS, 34, SOFT)
        return
    wide = [w for w in CARDS if cards.height_of(w) <= box.h]
    packing = packed(box, len(won), [*wide, *SMALLER], cards.TALL, cards.SLIP)
    for card, place in zip(won, packing.places, strict=True):
        if packing.crowded:
            canvas.put(cards.slip(card), place)
        else:
            canvas.put(cards.face(card, packing.w), place)


def _laurel(canvas: Canvas, box: Box, result: Result, words: Words) -> None:
    """The score, and below it what set it above an equal one."""
    tie = words.say(result.tie, ()) if result.tie else ""
    lines = wrapped(tie, Face.SANS, TIE, box.w / CLOSEST) if tie else []
    main, *below = box.rows(1, *[TIE + 6] * len(lines))
    size = min(LAUREL, round(main.h - 46))
    middle = Point(box.centre.x, main.bottom - size / 2 - (0 if lines else 14))
    canvas.stamp(glyphs.icon(glyphs.laurel, size, ACTIVE), middle)
    crown = glyphs.icon(glyphs.crown, 64, ACTIVE, lacquer.GOLD_DEEP)
    canvas.stamp(crown, middle.moved(dy=-size / 2 - 4))
    figure = score(result.reckoning.halves, words)
    face = largest(figure, Face.BOLD, FIGURES, size * 0.56)
    canvas.text(middle, figure, Face.BOLD, face, TEXT, Anchor.MIDDLE)
    for line, low in zip(lines, below, strict=True):
        canvas.text(low.centre, line, Face.SANS, TIE, ACTIVE, Anchor.MIDDLE, low.w, squeeze=CLOSEST)
