"""The end: all hands open, the winner on a stage on top, the others in rows, and the poorest out at
the foot.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.high_society.catalogue import Card
from games.high_society.view import Result, View
from renderers import glyphs
from renderers.canvas import Anchor, Canvas, Part
from renderers.geometry import Box, Point
from renderers.high_society import cards, lacquer, notes, triumph
from renderers.high_society.lacquer import GOLD, SOFT, State
from renderers.high_society.moves import clause
from renderers.high_society.packing import Packing, fitting, packed
from renderers.high_society.players import DULL, score
from renderers.high_society.reckonings import Inks, reckoned
from renderers.high_society.signs import Sign, sign
from renderers.lettering import Face, spelled, width, wrapped
from renderers.pieces.headings import MARK, Title
from renderers.pieces.lines import HEADER, header, naming_all
from renderers.pieces.portraits import seat_mark
from renderers.theme import ACTIVE, TEXT, Colour, mix
from renderers.words import Words

ROWS = {3: 204, 4: 178, 5: 162}  # how high a row is: the fewer players, the higher
ROOMIER = 30  # by so much a row is higher where nobody takes the room of a winner
GAP = 14
MONEY, SCORE = 364, 200  # how wide the outer parts of a row are
DIM = 0.55
NOTE_WIDTHS = (54, 46)
CARD_WIDTHS = (92, 76, 62, 56, 50, 42)
STEPS = 46  # the room of a reckoning below the cards
TIE, CLOSEST = 28, 0.75  # the lettering of what broke a tie, and how narrow it may become
OUT, CROSS = 38, 26  # the lettering of why somebody is out, and the cross before it
POOR = cards.POOR


def draw(view: View, words: Words, names: Sequence[str]) -> Canvas:
    """The standings; whoever has least money is out, whatever the score."""
    high = ROWS[len(view.results)] + (0 if view.winners else ROOMIER)
    highs = [triumph.STAGE if one.winner else high for one in view.results]
    inner = sum(highs) + (len(highs) - 1) * GAP
    canvas = lacquer.table(1200, 2 * 26 + HEADER + 15 + inner, Point(600, 92))
    head, body = canvas.box.inset(30, 26).rows(HEADER, 1, gap=15)
    _heading(canvas, head, view, words, names)
    for result, box in zip(view.results, body.rows(*highs, gap=GAP), strict=True):
        name = names[result.seat]
        if result.winner:
            won = view.players[result.seat].cards or ()
            triumph.winner(canvas, box, result, won, words, name)
        else:
            _row(canvas, box, view, result, words, name)
    return canvas


def _heading(canvas: Canvas, box: Box, view: View, words: Words, names: Sequence[str]) -> None:
    """Who has won, if anybody has, and the card that ended it."""
    title = Title(words("title"), words("picture-end-auctions", n=view.auction))
    assert view.card is not None, "a red frame has ended the game"
    key = "picture-end-order" if view.winners else "picture-end-nobody-why"
    why = clause(words, key, {"card": [cards.tag(view.card)]})
    victors = [names[seat] for seat in view.winners]
    crown = glyphs.icon(glyphs.crown, MARK, ACTIVE, canvas.theme.metal)
    marks = [crown if victors else sign(Sign.CROSS, 38, POOR)]

    def won(shown: Sequence[str]) -> str:
        if not shown:
            return words("picture-end-nobody")
        return words("picture-wins", name=words.listed(shown), count=len(shown))

    def verdict(room: float, size: int) -> str:
        return naming_all(won, victors, Face.SERIF, size, room)

    header(canvas, box, title.game, title.aside, marks, verdict, why)


def _row(canvas: Canvas, box: Box, view: View, result: Result, words: Words, name: str) -> None:
    """Name and opened notes with their sum, the cards that were won over the steps of the score,
    the score.
    """
    state = State.OUT if result.out else State.PLAIN
    canvas.put(lacquer.plate(*box.size, state), box)
    left, middle, right = box.inset(22, 14).columns(MONEY, 1, _verdict_room(words), gap=28)
    canvas.places |= {f"seat-{result.seat}": box, f"money-{result.seat}": left}
    canvas.put(lacquer.rule(2, round(box.h - 44)), Box(middle.x - 15, box.y + 22, 0, 0))
    ink, soft = (
        (mix(TEXT, lacquer.OUT[0], 0.3), mix(SOFT, lacquer.OUT[0], 0.25))
        if result.out
        else (TEXT, SOFT)
    )
    share = DIM if result.out else 1
    upper, lower = left.rows(46, 1, gap=6)
    mark = seat_mark(result.seat, canvas.theme, 44)
    canvas.stamp(mark, upper.left_middle.moved(mark.w / 2))
    canvas.text(
        upper.left_middle.moved(mark.w + 12),
        spelled(name),
        Face.MEDIUM,
        36,
        ink,
        room=upper.w - mark.w - 12,
        squeeze=0.85,
    )
    _money(canvas, lower, result, share, ink)
    inks = Inks(share, ink, soft)
    _above(canvas, middle, view, result, words, inks)
    if result.out:
        _out(canvas, right, words, soft)
    else:
        _score(canvas, right, result, words)


def _money(canvas: Canvas, box: Box, result: Result, share: float, ink: Colour) -> None:
    """The hand, open; the sum of the poorest stays bright, since it is why they are out."""
    hand, total = box.columns(1, 104, gap=4)
    count = len(result.hand)
    slip = next((slip for slip in notes.SLIPS if fitting(hand, slip) >= count), notes.SLIP)
    packing = packed(hand, count, NOTE_WIDTHS, notes.TALL, slip)
    for value, place in zip(result.hand, packing.places, strict=True):
        sprite = (
            notes.slip(value, result.seat, slip, share)
            if packing.crowded
            else notes.note(value, result.seat, packing.w, share)
        )
        canvas.put(sprite, place)
    figure = str(result.money)
    tone = DULL if result.out else GOLD
    canvas.text(
        total.right_middle, figure, Face.BOLD, 46, POOR if result.out else ink, Anchor.RIGHT
    )
    at = total.right_middle.moved(-width(figure, Face.BOLD, 46) - 10 - 17)
    if at.x - 17 > max((place.right for place in packing.places), default=hand.x) + 6:
        canvas.stamp(sign(Sign.NOTE, 34, tone), at)


def _won(canvas: Canvas, box: Box, packing: Packing, won: Sequence[Card], share: float) -> None:
    for card, place in zip(won, packing.places, strict=True):
        canvas.put(
            cards.slip(card, share) if packing.crowded else cards.small(card, packing.w, share),
            place,
        )
    if not won:
        canvas.text(box.left_middle, "–", Face.SANS, 30, SOFT)


def _above(canvas: Canvas, box: Box, view: View, result: Result, words: Words, inks: Inks) -> None:
    """The cards over the reckoning, as large as they can be in the row of whoever has most."""
    upper, lower = box.rows(1, STEPS, gap=6)
    all_alike = packed(upper, _most(view), CARD_WIDTHS, cards.TALL, cards.SLIP).w
    widths = [all_alike] if all_alike else CARD_WIDTHS
    won = view.players[result.seat].cards or ()
    _won(canvas, upper, packed(upper, len(won), widths, cards.TALL, cards.SLIP), won, inks.share)
    reckoned(canvas, lower, result, words, inks)


def _verdict_room(words: Words) -> float:
    """How wide the part of the verdict is: in one picture alike in all rows."""
    return max(SCORE, CROSS + 12 + width(words("picture-end-out"), Face.SERIF, OUT))


def _most(view: View) -> int:
    """How many cards there are in the row of whoever has most, but for winners."""
    return max(len(view.players[one.seat].cards or ()) for one in view.results if not one.winner)


def _score(canvas: Canvas, box: Box, result: Result, words: Words) -> None:
    """The score, and what set it below an equal one."""
    figure = score(result.reckoning.halves, words)
    tie = words.say(result.tie, ()) if result.tie else ""
    lines = wrapped(tie, Face.SANS, TIE, box.w / CLOSEST) if tie else []
    main, *below = box.rows(1, *[TIE + 4] * len(lines))
    canvas.text(main.right_middle, figure, Face.BOLD, 64, TEXT, Anchor.RIGHT)
    for line, low in zip(lines, below, strict=True):
        at, end = low.right_middle, Anchor.RIGHT
        canvas.text(at, line, Face.SANS, TIE, SOFT, end, low.w, squeeze=CLOSEST)


def _out(canvas: Canvas, box: Box, words: Words, soft: Colour) -> None:
    """Why there is no score."""
    upper, lower = box.place(box.w, 88).rows(0.56, 0.44)
    parts: list[Part] = [sign(Sign.CROSS, CROSS, POOR), words("picture-end-out")]
    canvas.line(upper.right_middle, parts, Face.SERIF, OUT, POOR, Anchor.RIGHT)
    canvas.text(
        lower.right_middle, words("picture-end-out-note"), Face.SANS, 32, soft, Anchor.RIGHT
    )
