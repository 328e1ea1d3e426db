"""What one player alone may see: the eleven notes in their places, what is at stake, and the own
cards.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.high_society.catalogue import MONEY
from games.high_society.view import Phase, Purse, View
from renderers import glyphs
from renderers.canvas import Anchor, Canvas, Part, Pen
from renderers.geometry import Box, Point
from renderers.high_society import cards, lacquer, notes
from renderers.high_society.headings import hint_of, owed, title_of, yours
from renderers.high_society.lacquer import GOLD, GOLD_LIGHT, INK, SOFT
from renderers.high_society.moves import MOST_NOTES, clause
from renderers.high_society.packing import packed
from renderers.high_society.players import WIDTHS, score
from renderers.high_society.signs import Sign, sign
from renderers.lettering import READ, Face, largest, width, wrapped
from renderers.pieces import ground
from renderers.pieces.captions import caption
from renderers.pieces.headings import MARK
from renderers.pieces.lines import HEADER, LEAST, Style, header
from renderers.pieces.seats import badge
from renderers.sprites import Sprite, kept
from renderers.theme import ACTIVE, BLACK, GLOW, HIGH_SOCIETY, LACK, TEXT, rgb
from renderers.words import Words

FEW = 2  # beside so few cards there is room to say what money is kept for
ACROSS = 6  # notes in a row; the twelfth place shows the card up for auction, or the sum
NOTE = 164
LIFT = 14
PURSE, OWN = 178, 150
GONE, GONE_NOTE = rgb("#978A78"), rgb("#A89B88")
RADIUS = 15
FIGURES = 68, 56, 48, 42, 36  # the sizes of what is in hand and in the bid


def draw(view: View, words: Words, names: Sequence[str]) -> Canvas:
    """The money of the player whose view this is, all of it, and what it can do now."""
    mine = view.mine
    assert mine is not None, "a hand is seen by its owner"
    top, shelf = 26 + HEADER + 22, 2 * notes.height_of(NOTE) + 36
    canvas = lacquer.table(1200, top + shelf + 22 + PURSE + 14 + OWN + 26, Point(1100, 110))
    head, body, foot, own = canvas.box.inset(30, 26).rows(HEADER, 1, PURSE, OWN, gap=14)
    _heading(canvas, head, view, words, names)
    _notes(canvas, body.place(body.w, shelf, 0.5, 0.6), view, mine, words)
    left, middle, right = foot.columns(268, 268, 1, gap=14)
    _sum(
        canvas,
        left,
        words("picture-hand-hand"),
        str(sum(mine.hand)),
        words("picture-hand-notes", n=len(mine.hand)),
    )
    if view.sealed:
        limit = (
            words("picture-hand-no-limit")
            if mine.limit is None
            else words("picture-limit", limit=mine.limit)
        )
        _sum(canvas, middle, words("picture-hand-limit"), limit, "", changed=mine.limit is not None)
    elif view.order is not None:
        _sum(
            canvas,
            middle,
            words("picture-hand-order"),
            words.say(view.order, names),
            "",
            changed=True,
        )
    else:
        count = words("picture-hand-notes", n=len(mine.bid)) if mine.bid else ""
        _sum(
            canvas,
            middle,
            words("picture-hand-lies"),
            str(sum(mine.bid)),
            count,
            changed=bool(mine.bid),
        )
    _auction(canvas, right, view, mine, words)
    canvas.places |= {"notes": body, "bid": middle, "auction": right, "won": own}
    _own_cards(canvas, own, view, words)
    return canvas


def _heading(canvas: Canvas, box: Box, view: View, words: Words, names: Sequence[str]) -> None:
    """Who sees this; and what is owed, by its reader or by somebody else."""
    me = view.owner.seat
    line: list[Part] = [
        *(badge(seat, MARK) for seat in view.owed),
        owed(view, words, names)(box.w - 100, LEAST),
    ]
    my_turn = me in view.owed
    if key := yours(view):
        pointer = [glyphs.icon(glyphs.pointer, 34, ACTIVE)] if my_turn else []
        line = [*pointer, badge(me, MARK), words(key)]
    title, lock = title_of(view, words), glyphs.icon(glyphs.lock, 36, ACTIVE, canvas.theme.surface)
    private = words("picture-private")
    style = Style(Face.SERIF, LEAST, ACTIVE if my_turn else TEXT, READ)
    header(canvas, box, title.game, title.aside, [lock], lambda room, size: private, line, style)


def _notes(canvas: Canvas, box: Box, view: View, mine: Purse, words: Words) -> None:
    """Every note keeps its place all game long: in hand, lifted into the bid, or a hole where it
    was.
    """
    cells = [
        cell.place(NOTE, notes.height_of(NOTE), across)
        for row in box.rows(1, 1, gap=36)
        for cell, across in zip(row.columns(*[1] * ACROSS), (0, 0.2, 0.4, 0.6, 0.8, 1), strict=True)
    ]
    seat = view.owner.seat
    gone = [value for value in MONEY if value not in (*mine.hand, *mine.bid)]
    for value, cell in zip(MONEY, cells, strict=False):
        canvas.places[f"note-{value}"] = cell
        if value in mine.bid:
            spot = Box(cell.x, cell.y - LIFT, cell.w, cell.h)
            canvas.put(ground.halo(*spot.size, RADIUS), spot)
            canvas.put(notes.note(value, seat, NOTE), spot)
            _ribbon(canvas, Point(cell.centre.x, cell.bottom - 12), words("picture-hand-lies"))
        elif value in mine.hand:
            canvas.put(notes.note(value, seat, NOTE), cell)
        else:
            canvas.put(hole(*cell.size), cell)
            _spent(canvas, cell, value, words if value == gone[0] else None)
    if view.card is not None:
        lot = cells[-1].place(NOTE, cards.height_of(NOTE))
        canvas.places["lot"] = lot
        canvas.put(cards.large(view.card, *lot.size, ""), lot)
        _ribbon(canvas, Point(lot.centre.x, lot.bottom - 14), words("picture-hand-lot"))
        return
    top, middle, low = cells[-1].place(cells[-1].w, 172).rows(40, 1, 40)
    caption(canvas, top.centre, words("picture-hand-sum"), anchor=Anchor.MIDDLE, room=cells[-1].w)
    whole = sum(mine.hand) + sum(mine.bid)
    canvas.text(middle.centre, str(whole), Face.BOLD, 84, TEXT, Anchor.MIDDLE)
    canvas.text(
        low.centre, words("picture-hand-of", whole=sum(MONEY)), Face.SANS, READ, SOFT, Anchor.MIDDLE
    )


def _spent(canvas: Canvas, box: Box, value: int, words: Words | None) -> None:
    """What lay in a hole; that it is spent is said once, since all holes look alike."""
    at = box.centre.moved(dy=-20) if words else box.centre
    canvas.text(at, str(value), Face.SERIF, 62, GONE, Anchor.MIDDLE)
    if words:
        said, room = words("picture-hand-spent"), box.w - 32
        at = box.centre.moved(dy=52)
        canvas.text(at, said, Face.SANS, READ, GONE_NOTE, Anchor.MIDDLE, room=room, squeeze=0.7)


@kept
def hole(w: int, h: int) -> Sprite:
    """The place of a note that has been spent."""
    pen = Pen(w, h)
    with pen.veil(opacity=0.3) as shade:
        shade.box(pen.body, RADIUS, BLACK)
    pen.outline(pen.body, RADIUS, HIGH_SOCIETY.plate_edge, 2)
    return pen.done()


def _ribbon(canvas: Canvas, at: Point, text: str) -> None:
    """A word on a gold pill at the foot of a note."""
    canvas.stamp(ribbon(round(width(text, Face.MEDIUM, READ)) + 32, 48), at)
    canvas.text(at, text, Face.MEDIUM, READ, INK, Anchor.MIDDLE)


@kept
def ribbon(w: int, h: int) -> Sprite:
    pen = Pen(w, h)
    pen.box(pen.body, h / 2, GLOW)
    return pen.done()


def _sum(
    canvas: Canvas, box: Box, title: str, figure: str, note: str, changed: bool = False
) -> None:
    """A plate with one figure, as large as a note beside it allows."""
    canvas.put(lacquer.plate(*box.size), box)
    top, low = box.inset(22, 16).rows(40, 1, gap=8)
    caption(canvas, top.left_middle, title, room=top.w)
    beside = width(note, Face.SANS, READ) + 16 if note else 0
    size = largest(figure, Face.BOLD, FIGURES, low.w - beside)
    canvas.text(low.left_middle, figure, Face.BOLD, size, GLOW if changed else TEXT)
    canvas.text(low.right_middle.moved(dy=10), note, Face.SANS, READ, SOFT, Anchor.RIGHT)


def _auction(canvas: Canvas, box: Box, view: View, mine: Purse, words: Words) -> None:
    """What is for sale, what must be beaten, and what that would take."""
    canvas.put(lacquer.plate(*box.size), box)
    right = box.inset(22, 14)
    if view.card is None:
        left, right = right.columns(82, 1, gap=22)
        canvas.stamp(sign(Sign.MASK, 84, SOFT), left.centre)
        lines = wrapped(words("picture-thief-hint"), Face.SANS, READ, right.w)
        for line, row in zip(
            lines, right.place(right.w, 44 * len(lines)).rows(*[1] * len(lines)), strict=True
        ):
            canvas.text(row.left_middle, line, Face.SANS, READ)
        return
    top, middle, low = right.rows(40, 1, 76 if view.phase is Phase.SEALED else 48)
    beaten = words("picture-to-beat") if view.phase is Phase.BIDDING else ""
    room = right.w - width(beaten, Face.MEDIUM, READ) - 20
    caption(canvas, top.left_middle, words("picture-hammer"), room=room)
    kind = words("picture-kind", kind=view.card.kind.value)
    canvas.text(middle.left_middle, kind, Face.SERIF, 38, GOLD_LIGHT, room=right.w - 130)
    if view.phase is Phase.BIDDING:
        caption(canvas, top.right_middle, beaten, anchor=Anchor.RIGHT)
        canvas.text(
            middle.right_middle.moved(dy=4),
            str(view.high),
            Face.BOLD,
            56,
            GLOW if view.high else TEXT,
            Anchor.RIGHT,
        )
    _possible(canvas, low, view, mine, words)


def _possible(canvas: Canvas, box: Box, view: View, mine: Purse, words: Words) -> None:
    """The lowest bid that would do; or that there is none."""
    seat = view.owner.seat
    if view.phase is Phase.SEALED:
        lines = wrapped(words(hint_of(view)), Face.SANS, READ, box.w / 0.9)
        for line, row in zip(lines, box.rows(*[1] * len(lines)), strict=True):
            canvas.text(row.left_middle, line, Face.SANS, READ, SOFT, room=row.w, squeeze=0.9)
    elif view.owner.leading:
        said = words("picture-hand-leading")
        canvas.text(box.left_middle, said, Face.SANS, READ, GLOW, room=box.w, squeeze=0.8)
    elif view.owner.passed:
        canvas.line(
            box.left_middle,
            [sign(Sign.CROSS, 30, SOFT), words("picture-passed")],
            Face.SANS,
            READ,
            SOFT,
        )
    elif not mine.least:
        said = words("picture-hand-cannot")
        canvas.text(box.left_middle, said, Face.SANS, READ, LACK, room=box.w, squeeze=0.8)
    else:
        laid: list[Part] = [notes.tag(value, seat) for value in mine.least]
        total = view.owner.total + sum(mine.least)
        if len(laid) > MOST_NOTES:
            laid = [words("picture-hand-notes", n=len(laid))]
        canvas.line(
            box.left_middle,
            clause(words, "picture-hand-least", {"cards": laid}, total=total),
            Face.SANS,
            READ,
        )


def _own_cards(canvas: Canvas, box: Box, view: View, words: Words) -> None:
    """What the owner has won, also where it lies face down for all others, and what it is worth."""
    canvas.put(lacquer.plate(*box.size), box)
    title, middle, right = box.inset(22, 12).columns(200, 1, 210, gap=20)
    owner = view.owner
    upper, lower = title.place(title.w, 92).rows(1, 1)
    caption(canvas, upper.left_middle, words("picture-hand-won"), room=title.w)
    number = words("picture-hand-notes", n=owner.won) if owner.won else words("picture-hand-none")
    canvas.text(lower.left_middle, number, Face.SANS, READ, SOFT)
    won, widths = owner.cards or (), [w for w in WIDTHS if cards.height_of(w) <= middle.h]
    packing = packed(middle, len(won), widths, cards.TALL, cards.SLIP)
    for card, place in zip(won, packing.places, strict=True):
        canvas.put(cards.slip(card) if packing.crowded else cards.small(card, packing.w), place)
    if owner.robbed and view.phase is not Phase.DISCARD:
        rest = Box(packing.places[-1].right + 24, middle.y, 0, middle.h)
        canvas.text(
            rest.left_middle,
            words("picture-hand-robbed"),
            Face.SANS,
            READ,
            SOFT,
            room=middle.right - rest.x,
            squeeze=0.7,
        )
    elif len(won) <= FEW:
        beside = middle.columns(FEW * 92, 1, gap=30)[1]
        _poorest(canvas, beside if won else middle, words)
    if owner.reckoning:
        upper, lower = right.place(right.w, 118).rows(44, 1)
        caption(
            canvas,
            upper.right_middle,
            words("picture-hand-score"),
            anchor=Anchor.RIGHT,
            room=right.w,
        )
        canvas.text(
            lower.right_middle,
            score(owner.reckoning.halves, words),
            Face.BOLD,
            60,
            TEXT,
            Anchor.RIGHT,
        )


def _poorest(canvas: Canvas, box: Box, words: Words) -> None:
    """What beginners lose by, in as many lines as it takes."""
    canvas.stamp(sign(Sign.NOTE, 40, GOLD), box.left_middle.moved(20))
    text = Box(box.x + 56, box.y, box.w - 56, box.h)
    lines = wrapped(words("picture-poorest"), Face.SANS, READ, text.w)
    rows = text.place(text.w, 40 * len(lines)).rows(*[1] * len(lines))
    for line, row in zip(lines, rows, strict=True):
        canvas.text(row.left_middle, line, Face.SANS, READ, SOFT)
