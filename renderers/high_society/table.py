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
from renderers.high_society.players import Shown, lay_cards, people, plates
from renderers.lettering import READ, Face, largest, width, wrapped
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
CLOCK, POOREST = 196, 58
COMING = ((98, 56, 1), (84, 48, 1), (72, 42, 1), (60, 33, 1), (60, 33, 2))
LOOT = ((104, 112, 1), (92, 100, 1), (80, 52, 1), (72, 42, 1), (64, 37, 2))
WARNING, WARNING_EDGE = rgb("#2A0C12"), rgb("#B8404A")


def draw(view: View, words: Words, names: Sequence[str]) -> Canvas:
    """The table of three, four or five, as everybody may see it."""
    canvas = Canvas(HIGH_SOCIETY, painted(HOME, "table", SIZE[0]))
    sheet: Shown = Sheet(canvas, view, words, names, Changes.of(view))
    people(sheet, Box(0, HEAD, SIZE[0], TABLE_EDGE - HEAD), TABLE_EDGE)
    head(sheet)
    plates(sheet, PLATES)
    box = LOT if any(player.won for player in view.players) else FIRST_LOT
    lot(sheet, box)
    sides = (Box(24, box.y, box.x - 46, box.h), Box(box.right + 22, box.y, box.x - 46, box.h))
    if view.phase is Phase.DISCARD:
        loot(sheet, *sides)
    bids(sheet, *sides)
    canvas.places.setdefault("to-beat", box)
    hint(sheet, box.bottom + HINT)
    above, below = FOOT.rows(1, POOREST, gap=8)
    clock, coming = above.columns(CLOCK, 1, gap=24)
    reds(sheet, clock)
    to_come(sheet, coming)
    poorest(sheet, below)
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


def reds(sheet: Shown, box: Box) -> None:
    """The clock: a quarter for every red frame; red light grows with them."""
    canvas, seen = sheet.canvas, sheet.view.reds
    spot = box.place(CLOCK, CLOCK)
    canvas.places["reds"] = box
    if seen:
        glow = brass.light(150, 150, 75, rgb("#C02030"), 8 + 5 * seen, 10)
        canvas.put(glow, spot.inset(23))
    canvas.stamp(painted(HOME, f"clock-{seen}", CLOCK + 20), spot.centre)
    number = f"{seen}/{RED_FRAMES}"
    canvas.text(spot.centre.moved(dy=-1), number, Face.BLACK, 36, rgb("#8C0F20"), Anchor.MIDDLE)


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
    wide = width(heading, Face.BOLD, 38) + 16 + width(left, Face.BLACK, 44)
    caption, room = capital(words("picture-reds")), end.x - line.x - wide - 40
    size = largest(caption, Face.SERIF, (READ, 31, 28), room)
    ink = SHADED.inked(PINK if view.reds == RED_FRAMES - 1 else CREAM)
    long = canvas.text(line.left_middle, caption, Face.SERIF, size, ink, room=room, squeeze=0.8)
    at = line.left_middle.moved(long + 40)
    at = at.moved(canvas.text(at, heading, Face.BOLD, 38, GILT_CAST) + 16)
    canvas.text(at, left, Face.BLACK, 44, SHADED.inked(FIGURE))
    if view.hidden_scoring:
        first = Box(below.x, below.y, 98, cards.height_of(98))
        canvas.put(cards.back(98), first)
        text = Box(first.right + 26, below.y, below.right - first.right - 26, first.h)
        lines = wrapped(words("picture-hidden"), Face.MEDIUM, READ, text.w)
        for said, row in zip(lines, text.place(text.w, 42 * len(lines)).rows(*[1] * len(lines)),
                             strict=True):  # fmt: skip
            canvas.text(row.left_middle, said, Face.MEDIUM, READ, SHADED.inked(CREAM))
        return
    lay_cards(sheet, below, unseen(view), scales=COMING)


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
    canvas.stamp(lacquer.sign("pockets", 54), box.left_middle.moved(48))
    room = box.w - 110
    size = largest(text, Face.MEDIUM, (36, READ), room)
    ink = rgb("#FFE3DC")
    canvas.text(box.left_middle.moved(92), text, Face.MEDIUM, size, ink, room=room, squeeze=0.8)
