"""The end: all hands open, the winner on a stage on top, the others in rows, and the poorest out at
the foot.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.high_society.view import Result, View
from renderers import glyphs
from renderers.canvas import Anchor, Canvas, Part
from renderers.geometry import Box, Point
from renderers.high_society import cards, lacquer, notes, triumph
from renderers.high_society.lacquer import SOFT, State
from renderers.high_society.moves import clause
from renderers.high_society.packing import fitting, packed
from renderers.high_society.players import score
from renderers.high_society.reckonings import steps
from renderers.high_society.signs import Sign, sign
from renderers.lettering import READ, Face, spelled, width, wrapped
from renderers.pieces.headings import MARK, Title
from renderers.pieces.lines import HEADER, Style, header, naming_all
from renderers.pieces.portraits import seat_mark
from renderers.theme import ACTIVE, TEXT
from renderers.words import Words

ROWS = {3: 216, 4: 190, 5: 172}  # how high a row is: the fewer players, the higher
ROOMIER = 30  # by so much a row is higher where nobody takes the room of a winner
GAP = 14
MONEY, SCORE = 364, 300  # how wide the outer parts of a row are
NOTE_WIDTHS = (54, 46)
CARD_WIDTHS = (130, 118, 100, 92, 84, 76, 62, 56, 50, 42)
FIGURE, HOW = 76, 44  # the lettering of a score, and the room of how it came about
TIE, CLOSEST = 28, 0.75  # the lettering of what broke a tie, and how narrow it may become
OUT, CROSS = 40, 84  # the lettering of why somebody is out, and the cross before it
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
    """The card that ended it, as a single winner is named on the stage; else who has won, if
    anybody has.
    """
    title = Title(words("title"), words("picture-end-auctions", n=view.auction))
    assert view.card is not None, "a red frame has ended the game"
    tag, victors = cards.tag(view.card), [names[seat] for seat in view.winners]
    if len(victors) == 1:
        style = Style(Face.SANS, READ, TEXT, READ)
        rule: list[Part] = [sign(Sign.NOTE, 40, SOFT), words("picture-poorest")]
        ended = words("picture-end-red")
        header(canvas, box, title.game, title.aside, [tag], lambda *_: ended, rule, style)
        return
    key = "picture-end-order" if victors else "picture-end-nobody-why"
    why = clause(words, key, {"card": [tag]})
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
    """Name and opened notes with their sum, the cards that were won, and the score; or the cross of
    whoever is out.
    """
    canvas.put(lacquer.plate(*box.size, State.FALLEN if result.out else State.PLAIN), box)
    left, middle, right = box.inset(22, 14).columns(MONEY, 1, SCORE, gap=28)
    canvas.places |= {f"seat-{result.seat}": box, f"money-{result.seat}": left}
    for part in (middle, right):
        canvas.put(lacquer.rule(2, round(box.h - 44)), Box(part.x - 15, box.y + 22, 0, 0))
    upper, lower = left.rows(46, 1, gap=6)
    mark = seat_mark(result.seat, canvas.theme, 44)
    canvas.stamp(mark, upper.left_middle.moved(mark.w / 2))
    at, room = upper.left_middle.moved(mark.w + 12), upper.w - mark.w - 12
    canvas.text(at, spelled(name), Face.MEDIUM, 36, TEXT, room=room, squeeze=0.85)
    _money(canvas, lower, result)
    _won(canvas, middle, view, result)
    if result.out:
        _out(canvas, right, result, words)
    else:
        _score(canvas, right, result, words)


def _money(canvas: Canvas, box: Box, result: Result) -> None:
    """The hand, open; the sum of the poorest in red, since it is why they are out."""
    hand, total = box.columns(1, 104, gap=4)
    count = len(result.hand)
    slip = next((slip for slip in notes.SLIPS if fitting(hand, slip) >= count), notes.SLIP)
    packing = packed(hand, count, NOTE_WIDTHS, notes.TALL, slip)
    for value, place in zip(result.hand, packing.places, strict=True):
        sprite = (
            notes.slip(value, result.seat, slip)
            if packing.crowded
            else notes.note(value, result.seat, packing.w)
        )
        canvas.put(sprite, place)
    figure, ink = str(result.money), POOR if result.out else TEXT
    canvas.text(total.right_middle, figure, Face.BOLD, 46, ink, Anchor.RIGHT)
    at = total.right_middle.moved(-width(figure, Face.BOLD, 46) - 10 - 17)
    if at.x - 17 > max((place.right for place in packing.places), default=hand.x) + 6:
        canvas.stamp(sign(Sign.NOTE, 34, SOFT), at)


def _won(canvas: Canvas, box: Box, view: View, result: Result) -> None:
    """The cards, as large as they can be in the row of whoever has most."""
    widths = [w for w in CARD_WIDTHS if cards.height_of(w) <= box.h]
    all_alike = packed(box, _most(view), widths, cards.TALL, cards.SLIP).w
    won = view.players[result.seat].cards or ()
    packing = packed(box, len(won), [all_alike] if all_alike else widths, cards.TALL, cards.SLIP)
    for card, place in zip(won, packing.places, strict=True):
        canvas.put(cards.slip(card) if packing.crowded else cards.face(card, packing.w), place)
    if not won:
        canvas.text(box.left_middle, "–", Face.SANS, 30, SOFT)


def _most(view: View) -> int:
    """How many cards there are in the row of whoever has most, but for winners."""
    return max(len(view.players[one.seat].cards or ()) for one in view.results if not one.winner)


def _score(canvas: Canvas, box: Box, result: Result, words: Words) -> None:
    """The score under how it came about, and what set it below an equal one."""
    figure, how = score(result.reckoning.halves, words), steps(result, box.w)
    tie = words.say(result.tie, ()) if result.tie else ""
    lines = wrapped(tie, Face.SANS, TIE, box.w / CLOSEST) if tie else []
    high = (HOW if how else 0) + FIGURE + (TIE + 4) * len(lines)
    upper, main, *below = box.place(box.w, high).rows(
        HOW if how else 0, FIGURE, *[TIE + 4] * len(lines)
    )
    end = Anchor.RIGHT
    canvas.text(upper.right_middle, how, Face.SANS, READ, SOFT, end, upper.w, squeeze=CLOSEST)
    canvas.text(main.right_middle, figure, Face.BOLD, FIGURE, TEXT, end)
    for line, low in zip(lines, below, strict=True):
        canvas.text(low.right_middle, line, Face.SANS, TIE, SOFT, end, low.w, squeeze=CLOSEST)


def _out(canvas: Canvas, box: Box, result: Result, words: Words) -> None:
    """A cross instead of the score, and why; above, what the score would have been."""
    how, worth = steps(result, box.w - 80), score(result.reckoning.halves, words)
    upper, main = box.place(box.w, HOW + 8 + CROSS).rows(HOW, CROSS, gap=8)
    said = f"{how} {worth}" if how else worth
    end = Anchor.RIGHT
    canvas.text(upper.right_middle, said, Face.SANS, READ, SOFT, end, upper.w, squeeze=CLOSEST)
    left, right = main.columns(CROSS, 1, gap=14)
    canvas.stamp(sign(Sign.CROSS, CROSS, POOR), left.centre)
    first, second = right.rows(1, 1)
    why, gone = words("picture-end-out"), words("picture-end-out-note")
    canvas.text(first.right_middle, why, Face.SERIF, OUT, POOR, end, first.w, squeeze=0.8)
    canvas.text(second.right_middle, gone, Face.SANS, READ, TEXT, end, second.w, squeeze=0.8)
