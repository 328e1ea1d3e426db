"""The end: all hands open, the winner on a stage on top, the others in rows, and the poorest out at
the foot.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.high_society.view import Result, View
from renderers import glyphs
from renderers.canvas import Anchor, Canvas, Part
from renderers.geometry import Box, Point
from renderers.high_society import cards, fall, lacquer, notes, triumph
from renderers.high_society.lacquer import SOFT, State
from renderers.high_society.moves import clause
from renderers.high_society.packing import CLOSE, fitting, packed
from renderers.high_society.players import score
from renderers.high_society.reckonings import steps
from renderers.high_society.signs import Sign, sign
from renderers.lettering import READ, Face, spelled, width, wrapped
from renderers.pieces.headings import MARK, Title
from renderers.pieces.lines import HEADER, Style, header, naming_all
from renderers.pieces.portraits import seat_mark
from renderers.theme import ACTIVE, TEXT
from renderers.words import Words

ROWS = {3: 216, 4: 192, 5: 172}  # how high a row is: the fewer players, the higher
GAP = 14
MONEY, SCORE = 364, 300  # how wide the outer parts of a row are
APART = 28
INSET = (22, 14)
HEAD = 46  # how high the line with the name is
NAME, TOTAL = 36, 46  # the lettering of a name and of a sum of money
MARK_SIZE, SIGN = 44, 34  # the mark of a seat, and the sign before a sum
NOTE_WIDTHS = (54, 46)
BESIDE = 104  # how wide a sum is beside notes
MOST_IN_LINE, LINE = 8, 0.6  # notes in the line of a name, and their share of it
CARD_WIDTHS = (130, 118, 100, 92, 84, 76, 70, 62, 56, 50, 42)
FIGURE, HOW = 76, 44  # the lettering of a score, and the room of how it came about
TIE, CLOSEST = 28, 0.75  # the lettering of what broke a tie, and how narrow it may become
OUT, CROSS = 40, 84  # the lettering of why somebody is out, and the cross before it
ALL_OUT = 32  # the cross in each row where everybody is out
POOR = cards.POOR


def draw(view: View, words: Words, names: Sequence[str]) -> Canvas:
    """The standings; whoever has least money is out, whatever the score."""
    high = ROWS[len(view.results)]
    highs = [triumph.STAGE if one.winner else high for one in view.results]
    if not view.winners:
        highs.insert(0, triumph.STAGE)
    inner = sum(highs) + (len(highs) - 1) * GAP
    canvas = lacquer.table(1200, 2 * 26 + HEADER + 15 + inner, Point(600, 92))
    head, body = canvas.box.inset(30, 26).rows(HEADER, 1, gap=15)
    _heading(canvas, head, view, words, names)
    boxes = body.rows(*highs, gap=GAP)
    if not view.winners:
        fall.nobody(canvas, boxes.pop(0), view.results[0].money, words)
    for result, box in zip(view.results, boxes, strict=True):
        name = names[result.seat]
        if result.winner:
            won = view.players[result.seat].cards or ()
            triumph.winner(canvas, box, result, won, words, name)
        else:
            _row(canvas, box, view, result, words, name)
    return canvas


def _heading(canvas: Canvas, box: Box, view: View, words: Words, names: Sequence[str]) -> None:
    """The card that ended it, as a single winner is named on the stage, and that nobody has won is
    said there; else who has won.
    """
    title = Title(words("title"), words("picture-end-auctions", n=view.auction))
    assert view.card is not None, "a red frame has ended the game"
    tag, victors = cards.tag(view.card), [names[seat] for seat in view.winners]
    if len(victors) <= 1:
        style = Style(Face.SANS, READ, TEXT, READ)
        rule: list[Part] = [sign(Sign.NOTE, 40, SOFT), words("picture-poorest")]
        ended = words("picture-end-red")
        header(canvas, box, title.game, title.aside, [tag], lambda *_: ended, rule, style)
        return
    why = clause(words, "picture-end-order", {"card": [tag]})
    marks = [glyphs.icon(glyphs.crown, MARK, ACTIVE, canvas.theme.metal)]

    def won(shown: Sequence[str]) -> str:
        return words("picture-wins", name=words.listed(shown), count=len(shown))

    def verdict(room: float, size: int) -> str:
        return naming_all(won, victors, Face.SERIF, size, room)

    header(canvas, box, title.game, title.aside, marks, verdict, why)


def _row(canvas: Canvas, box: Box, view: View, result: Result, words: Words, name: str) -> None:
    """Name and opened notes with their sum, the cards that were won, and the score; or the cross of
    whoever is out.
    """
    fallen = result.out and view.winners
    canvas.put(lacquer.plate(*box.size, State.FALLEN if fallen else State.PLAIN), box)
    inner, broad = box.inset(*INSET), _broad(view, box)
    left, middle, right = _narrow_parts(inner)
    head, lower = left.rows(HEAD, 1, gap=6)
    if broad:
        head, middle, right = _broad_parts(inner)
    canvas.places |= {f"seat-{result.seat}": box, f"money-{result.seat}": head if broad else left}
    for part in (right,) if broad else (middle, right):
        x = part.x - APART / 2 - 1
        canvas.put(lacquer.rule(2, round(box.h - 44)), Box(x, box.y + 22, 0, 0))
    if broad:
        room = _notes_in_line(canvas, _sum(canvas, head, result), result)
    elif _many(view):
        room = _sum(canvas, head, result)
        _notes(canvas, lower, result)
    else:
        hand, total = lower.columns(1, BESIDE, gap=4)
        room = head
        _sum(canvas, total, result)
        _notes(canvas, hand, result)
    mark = seat_mark(result.seat, canvas.theme, MARK_SIZE)
    canvas.stamp(mark, room.left_middle.moved(mark.w / 2))
    at, wide = room.left_middle.moved(mark.w + 12), room.w - mark.w - 12
    canvas.text(at, spelled(name), Face.MEDIUM, NAME, TEXT, room=wide, squeeze=0.85)
    _won(canvas, middle, view, result)
    if fallen:
        _out(canvas, right, result, words)
    elif result.out:
        _all_out(canvas, right, result, words)
    else:
        _score(canvas, right, result, words)


def _narrow_parts(inner: Box) -> tuple[Box, Box, Box]:
    """Where in a row the money, the cards and the score lie, side by side."""
    left, middle, right = inner.columns(MONEY, 1, SCORE, gap=APART)
    return left, middle, right


def _broad_parts(inner: Box) -> tuple[Box, Box, Box]:
    """The same where the money lies in one line with the name, and the cards below both."""
    left, right = inner.columns(1, SCORE, gap=APART)
    head, middle = left.rows(HEAD, 1, gap=10)
    return head, middle, right


def _broad(view: View, box: Box) -> bool:
    """Whether the cards become larger below the name than beside it, and the notes leave the name
    its room.
    """
    if any(len(one.hand) > MOST_IN_LINE for one in view.results):
        return False
    inner = box.inset(*INSET)
    return _widest(view, _broad_parts(inner)[1]) > _widest(view, _narrow_parts(inner)[1])


def _many(view: View) -> bool:
    """Whether somebody has more notes than lie in one line beside their sum."""
    w = NOTE_WIDTHS[-1]
    hand = Box(0, 0, MONEY - BESIDE - 4, notes.height_of(w))
    most = fitting(hand, (w, notes.height_of(w)))
    return any(len(one.hand) > most for one in view.results if not one.winner)


def _widest(view: View, box: Box) -> int:
    """How wide the cards can be in the row of whoever has most; 0 where they are but slips."""
    widths = [w for w in CARD_WIDTHS if cards.height_of(w) <= box.h]
    return packed(box, _most(view), widths, cards.TALL, cards.SLIP).w


def _sum(canvas: Canvas, box: Box, result: Result) -> Box:
    """The sum of the hand at the right, in red that of the poorest, since it is why they are out;
    the room that is left.
    """
    figure, ink = str(result.money), POOR if result.out else TEXT
    canvas.text(box.right_middle, figure, Face.BOLD, TOTAL, ink, Anchor.RIGHT)
    at = box.right_middle.moved(-width(figure, Face.BOLD, TOTAL) - 10 - SIGN / 2)
    canvas.stamp(sign(Sign.NOTE, SIGN, SOFT), at)
    return Box(box.x, box.y, at.x - SIGN / 2 - 14 - box.x, box.h)


def _notes(canvas: Canvas, box: Box, result: Result) -> None:
    """The hand, open."""
    count = len(result.hand)
    slip = next((slip for slip in notes.SLIPS if fitting(box, slip) >= count), notes.SLIP)
    packing = packed(box, count, NOTE_WIDTHS, notes.TALL, slip)
    for value, place in zip(result.hand, packing.places, strict=True):
        sprite = (
            notes.slip(value, result.seat, slip)
            if packing.crowded
            else notes.note(value, result.seat, packing.w)
        )
        canvas.put(sprite, place)


def _notes_in_line(canvas: Canvas, box: Box, result: Result) -> Box:
    """The hand as slips that end at the right of a line; the room that is left."""
    count, room = len(result.hand), box.w * LINE
    slip = next((one for one in notes.SLIPS if count * (one[0] + CLOSE) <= room), notes.SLIP)
    start = box.right - count * (slip[0] + CLOSE)
    for place, value in enumerate(result.hand):
        spot = Box(start + place * (slip[0] + CLOSE), box.centre.y - slip[1] / 2, *slip)
        canvas.put(notes.slip(value, result.seat, slip), spot)
    return Box(box.x, box.y, start - 14 - box.x, box.h)


def _won(canvas: Canvas, box: Box, view: View, result: Result) -> None:
    """The cards, as large as they can be in the row of whoever has most."""
    widths = [w for w in CARD_WIDTHS if cards.height_of(w) <= box.h]
    all_alike = _widest(view, box)
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


def _all_out(canvas: Canvas, box: Box, result: Result, words: Words) -> None:
    """The same where everybody is out: small, since it tells nobody apart."""
    how, worth = steps(result, box.w - 80), score(result.reckoning.halves, words)
    upper, lower = box.place(box.w, 2 * HOW + 8).rows(1, 1, gap=8)
    said = f"{how} {worth}" if how else worth
    end = Anchor.RIGHT
    canvas.text(upper.right_middle, said, Face.SANS, READ, SOFT, end, upper.w, squeeze=CLOSEST)
    gone: list[Part] = [sign(Sign.CROSS, ALL_OUT, POOR), words("picture-end-out-note")]
    canvas.line(lower.right_middle, gone, Face.SANS, READ, POOR, end, gap=10)
