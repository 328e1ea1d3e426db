"""The public table: the card under the hammer on the felt, everybody's bid beside it, the people
behind; at the foot the clock of the red frames and what is to come.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.high_society.catalogue import CARDS, RED_FRAMES, THIEF, Auction, Card, Kind
from games.high_society.view import Phase, View
from renderers.canvas import EDGED, GILT_CAST, SHADED, Anchor, Canvas, Part
from renderers.geometry import Box, Point
from renderers.high_society import cards, lacquer
from renderers.high_society.bids import bids
from renderers.high_society.changes import Changes
from renderers.high_society.headings import OWED, hint_of, owed, title_of
from renderers.high_society.lacquer import CREAM, FIGURE, HOME, PINK, SOFT
from renderers.high_society.moves import clause, illustrated_move
from renderers.high_society.people import high_hat
from renderers.high_society.players import CLOCKED, Shown, beam, columns, lay_cards, people, plates
from renderers.lettering import READ, Face, largest, wrapped
from renderers.painted import painted
from renderers.pieces import brass, masthead
from renderers.pieces.seats import enamel
from renderers.sheet import Sheet
from renderers.telling import capital
from renderers.theme import ACTIVE, HIGH_SOCIETY, rgb
from renderers.words import Words

SIZE = (1200, 1500)
HEAD, TABLE_EDGE = 168, 478
PLATES = 498
LOT = Box(456, 748, *cards.UNDER_HAMMER)
FIRST_LOT = Box(426, 664, 348, 487)
"""Where the lot lies while nobody has a card, and larger."""
HINT = 22  # by so much the hint lies lower than the lot
FOOT = Box(30, 1226, 1140, 256)
TITLE = (56, 52, 48, 44, 40)
MOST_BADGES = 4
CLOCK, SMALL_CLOCK, POOREST = 196, 114, 58
FEW, ASIDE, APART, SPREAD = 5, 404, 40, 110
"""With so few cards to come who is out in the end is told beside them, so wide; how far apart cards
are at most, many and few.
"""
COMING = ((138, 138, 1), (98, 56, 1), (84, 48, 1), (72, 42, 1), (60, 33, 1), (60, 33, 2))
LOOT = ((104, 112, 1), (92, 100, 1), (80, 52, 1), (72, 42, 1), (64, 37, 2))
WARNING, WARNING_EDGE = rgb("#2A0C12"), rgb("#B8404A")


def draw(view: View, words: Words, names: Sequence[str]) -> Canvas:
    """The table of three, four or five, as everybody may see it."""
    canvas = Canvas(HIGH_SOCIETY, painted(HOME, "table", SIZE[0]))
    sheet: Shown = Sheet(canvas, view, words, names, Changes.of(view))
    room = Box(0, HEAD, SIZE[0], TABLE_EDGE - HEAD)
    beam(sheet, room)
    reds(sheet, room)
    people(sheet, room, TABLE_EDGE)
    head(sheet)
    plates(sheet, PLATES)
    box = LOT if any(player.won for player in view.players) else FIRST_LOT
    lot(sheet, box)
    sides = (Box(24, box.y, box.x - 46, box.h), Box(box.right + 22, box.y, box.x - 46, box.h))
    if view.phase is Phase.DISCARD:
        loot(sheet, *sides)
    both = bids(sheet, *sides)
    canvas.places.setdefault("to-beat", box)
    if both or view.phase is Phase.DISCARD:
        hint(sheet, box.bottom + HINT)
    else:
        bare(sheet, sides[1])
    coming, warned = FOOT.columns(1, ASIDE, gap=24) if _few(view) else FOOT.rows(1, POOREST, gap=8)
    to_come(sheet, coming)
    poorest(sheet, warned)
    return canvas


def head(sheet: Shown) -> None:
    """The game and its auction, who owes what, and the last move."""
    canvas, view, words = sheet.canvas, sheet.view, sheet.words
    told = title_of(view, words)
    title = told.game.upper()
    size = largest(title, Face.BOLD, TITLE, 410)
    reach = masthead.title(canvas, Point(34, 12), title, told.aside, size)
    end, room = Point(1172, 54), 1172 - reach - 80
    if len(view.owed) == 1:
        masthead.turn_ribbon(sheet, end, view.owed[0], OWED[view.phase], room)
    else:
        _everybody(sheet, end, room)
    box = Box(22, 106, SIZE[0] - 44, 52)
    move = illustrated_move(view, words, sheet.names, box.w - 28)
    masthead.news(canvas, box, move)


def _everybody(sheet: Shown, end: Point, room: float) -> None:
    """What several owe: their badges, unless it is nearly everybody, before the sentence."""
    view, canvas = sheet.view, sheet.canvas
    awaited = view.owed if len(view.owed) <= MOST_BADGES else ()
    marks: list[Part] = [enamel(seat, 46) for seat in awaited]
    room -= 53 * len(marks)
    said = owed(view, sheet.words, sheet.names)(room, 46)
    size = largest(said, Face.BOLD, masthead.TURN, room)
    wide = canvas.text(end, said, Face.BOLD, size, EDGED.inked(ACTIVE), Anchor.RIGHT, room,
                       squeeze=0.8)  # fmt: skip
    canvas.line(end.moved(-wide - 12), marks, Face.BOLD, size, anchor=Anchor.RIGHT)


def name_of(card: Card, words: Words) -> str:
    """What is written at the foot of a large card."""
    if card.kind is Kind.LUXURY:
        return words("picture-luxury", worth=card.worth)
    return words("picture-kind", kind=card.kind.value)


def lot(sheet: Shown, box: Box) -> None:
    """The card for sale in the light; nothing is while somebody chooses what the thief takes: then
    the thief itself lies there.
    """
    canvas, card = sheet.canvas, sheet.view.card or THIEF
    w, h = box.size
    canvas.put(brass.light(w, h, 18, brass.LIT, 24, 2), box)
    if sheet.changes.new_card:
        canvas.put(brass.changed(w, h, 18), box)
    canvas.put(brass.shadow(w, h, 18, 12), box)
    sheet.put(cards.large(card, w, h, name_of(card, sheet.words)), box, "lot")


def hint(sheet: Shown, y: float) -> None:
    """How this auction ends: who takes the card, and who pays."""
    view, text = sheet.view, sheet.words(hint_of(sheet.view))
    avoided = view.card is None or view.card.auction is Auction.AVOID
    ink = EDGED.inked(PINK if avoided else CREAM)
    at = Point(SIZE[0] / 2, y)
    sheet.canvas.text(at, text, Face.MEDIUM, READ, ink, Anchor.MIDDLE, 1100, squeeze=0.8)


def loot(sheet: Shown, left: Box, right: Box) -> None:
    """The luxury cards of which the thief takes one, beside it."""
    view = sheet.view
    won = view.players[view.owed[0]].cards or ()
    luxuries = [card for card in won if card.kind is Kind.LUXURY]
    half = -(-len(luxuries) // 2)
    for side, shown in ((left, luxuries[:half]), (right, luxuries[half:])):
        box = side.place(side.w - 130, 200)
        lay_cards(sheet, box, shown, scales=LOOT)


def bare(sheet: Shown, box: Box) -> None:
    """How this auction ends, beside the gavel, where nobody's bid lies."""
    canvas, text = sheet.canvas, sheet.words(hint_of(sheet.view))
    spot = box.place(box.w - 30, 330)
    above, below = spot.rows(150, 1, gap=14)
    canvas.stamp(lacquer.sign("gavel", 190), above.centre)
    avoided = sheet.view.card is None or sheet.view.card.auction is Auction.AVOID
    ink = EDGED.inked(PINK if avoided else CREAM)
    lines = wrapped(text, Face.SERIF, 40, below.w)
    rows = below.place(below.w, 52 * len(lines), 0, 0).rows(*[1] * len(lines))
    for line, row in zip(lines, rows, strict=True):
        canvas.text(row.centre, line, Face.SERIF, 40, ink, Anchor.MIDDLE, row.w, squeeze=0.8)


def reds(sheet: Shown, room: Box) -> None:
    """The clock on the wall: a quarter for every red frame; red light grows with them."""
    canvas, seen, count = sheet.canvas, sheet.view.reds, len(sheet.view.players)
    size = CLOCK if count == CLOCKED else SMALL_CLOCK
    middle = Point(SIZE[0] / 2, room.y + size / 2 + 4)
    if count != CLOCKED and high_hat(count // 2):
        middle = middle.moved(-columns(sheet.view, 0, 0, SIZE[0])[0].w / 2)
    spot = Box(middle.x - size / 2, middle.y - size / 2, size, size)
    canvas.places["reds"] = spot
    if seen:
        glow = brass.light(150, 150, 75, rgb("#C02030"), 8 + 5 * seen, 10)
        canvas.stamp(glow, middle)
    lacquer.clock(canvas, middle, seen, size + 8)
    if count == CLOCKED:
        told = capital(sheet.words("picture-reds"))
        lines = wrapped(told, Face.SERIF, 34, SIZE[0] / 6)
        ink = EDGED.inked(PINK if seen == RED_FRAMES - 1 else CREAM)
        for n, line in enumerate(lines):
            at = Point(middle.x, spot.bottom + 34 + 40 * n)
            canvas.text(at, line, Face.SERIF, 34, ink, Anchor.MIDDLE, SIZE[0] / 6, 0.8)


def to_come(sheet: Shown, box: Box) -> None:
    """What the clock counts; the cards that nobody has seen, and what the thief has taken; which
    those are, only where all may know.
    """
    canvas, view, words = sheet.canvas, sheet.view, sheet.words
    line, below = box.rows(46, 1, gap=6)
    canvas.places["to-come"] = box
    end, told = line.right_middle, list[Part]()
    if view.stolen:
        tags = [cards.tag(card) for card in view.stolen if card.kind is not Kind.THIEF]
        told = clause(words, "picture-stolen", {"card": tags})
        end = end.moved(-canvas.line(end, told, Face.MEDIUM, 32, SOFT, Anchor.RIGHT) - 30)
    heading, left = capital(words("picture-to-come")), str(view.deck)
    at = line.left_middle
    at = at.moved(canvas.text(at, heading, Face.BOLD, 38, GILT_CAST) + 16)
    at = at.moved(canvas.text(at, left, Face.BLACK, 44, SHADED.inked(FIGURE)) + 40)
    if len(view.players) != CLOCKED and not _few(view):
        caption, room = capital(words("picture-reds")), end.x - at.x
        size = largest(caption, Face.SERIF, (READ, 31, 28), room)
        ink = SHADED.inked(PINK if view.reds == RED_FRAMES - 1 else CREAM)
        canvas.text(end, caption, Face.SERIF, size, ink, Anchor.RIGHT, room, squeeze=0.8)
    if view.hidden_scoring:
        first = Box(below.x, below.y, 98, cards.height_of(98))
        canvas.put(cards.back(98), first)
        text = Box(first.right + 26, below.y, below.right - first.right - 26, first.h)
        lines = wrapped(words("picture-hidden"), Face.MEDIUM, READ, text.w)
        for said, row in zip(lines, text.place(text.w, 42 * len(lines)).rows(*[1] * len(lines)),
                             strict=True):  # fmt: skip
            canvas.text(row.left_middle, said, Face.MEDIUM, READ, SHADED.inked(CREAM))
        return
    fits = [scale for scale in COMING if cards.height_of(scale[0]) <= below.h]
    apart = SPREAD if _few(view) else APART
    lay_cards(sheet, below, unseen(view), scales=fits, apart=apart)


def _few(view: View) -> bool:
    """Whether the cards to come leave room beside them."""
    return not view.hidden_scoring and len(unseen(view)) <= FEW


def unseen(view: View) -> list[Card]:
    """The cards that are still to come, where everybody knows which ones have been."""
    seen = {
        view.card,
        *view.stolen,
        *(card for player in view.players for card in player.cards or ()),
    }
    return [card for card in CARDS.values() if card not in seen]


def poorest(sheet: Shown, box: Box) -> None:
    """That the poorest is out, beside pockets turned inside out: what beginners lose by."""
    canvas, text = sheet.canvas, sheet.words("picture-poorest")
    canvas.put(brass.glass(*box.size, 14, WARNING_EDGE, 0.94, WARNING), box)
    canvas.places["poorest"] = box
    if box.h > POOREST:
        low = box.inset(18, 14)
        if len(sheet.view.players) == CLOCKED:  # else the clock has no room for its sentence
            upper, low = low.rows(92, 1, gap=4)
            canvas.stamp(lacquer.sign("pockets", 92), upper.centre)
        else:
            upper, low = low.rows(50, 1, gap=8)
            caption = capital(sheet.words("picture-reds"))
            size = largest(caption, Face.SERIF, (38, 36, READ), upper.w)
            canvas.text(upper.centre, caption, Face.SERIF, size, SHADED.inked(CREAM), Anchor.MIDDLE,
                        upper.w, squeeze=0.8)  # fmt: skip
            canvas.put(brass.faded_line(round(upper.w), 3), Box(upper.x, upper.bottom + 2, 0, 0))
        lines = wrapped(text, Face.MEDIUM, READ, low.w)
        rows = low.place(low.w, 44 * len(lines)).rows(*[1] * len(lines))
        for line, row in zip(lines, rows, strict=True):
            canvas.text(row.centre, line, Face.MEDIUM, READ, rgb("#FFE3DC"), Anchor.MIDDLE, row.w,
                        squeeze=0.8)  # fmt: skip
        return
    canvas.stamp(lacquer.sign("pockets", 54), box.left_middle.moved(48))
    room = box.w - 110
    size = largest(text, Face.MEDIUM, (36, READ), room)
    ink = rgb("#FFE3DC")
    canvas.text(box.left_middle.moved(92), text, Face.MEDIUM, size, ink, room=room, squeeze=0.8)
