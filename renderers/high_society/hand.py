"""What one player alone may see: what is for sale and what it takes, the own money, and the own
cards.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.high_society.catalogue import CARDS, Kind
from games.high_society.view import Phase, Purse, View
from renderers import glyphs
from renderers.canvas import Canvas, Part
from renderers.geometry import Box, Point
from renderers.high_society import cards, lacquer, notes
from renderers.high_society.headings import hint_of, owed, title_of, yours
from renderers.high_society.lacquer import SOFT
from renderers.high_society.moves import MOST_NOTES, clause
from renderers.high_society.packing import packed
from renderers.high_society.paragraphs import height_of, paragraph
from renderers.high_society.players import WIDTHS, score
from renderers.high_society.signs import Sign, sign
from renderers.high_society.table import LOT, poorest
from renderers.lettering import READ, Face, largest, spelled, width
from renderers.pieces.captions import caption, titled
from renderers.pieces.headings import MARK
from renderers.pieces.lines import HEADER, LEAST, Style, header, narrow_line
from renderers.pieces.seats import BADGE, badge
from renderers.theme import ACTIVE, LACK, TEXT
from renderers.words import Words

GAP = 14
NOTES = (130, 114, 92)  # the fewer notes there are, the larger
SUM = 58  # how high the line over them is
MONEY, OWN = 2 * 16 + SUM + 8 + notes.height_of(NOTES[0]), 158
FIGURES = (72, 60, 48, 42, 36)
TOLD = 46  # how high a line of what can be done is
FIRM, CLOSEST = Style(Face.MEDIUM, 38, TEXT), 0.8
LOOT = (200, 150, 122, 96, 72, 64)  # how wide the cards are of which the thief takes one
POOREST = 440  # how wide the place is that says who is out


def draw(view: View, words: Words, names: Sequence[str]) -> Canvas:
    """What the player whose view this is can bid for what, with which money."""
    mine = view.mine
    assert mine is not None, "a hand is seen by its owner"
    high = 2 * 26 + HEADER + LOT[1] + MONEY + OWN + 3 * GAP + 6
    canvas = lacquer.table(1200, high, Point(30 + LOT[0] / 2, 26 + HEADER + LOT[1] / 2))
    head, body = canvas.box.inset(30, 26).rows(HEADER, 1, gap=GAP + 6)
    sale, money, own = body.rows(LOT[1], MONEY, OWN, gap=GAP)
    _heading(canvas, head, view, words, names)
    lot, auction = sale.columns(LOT[0], 1, gap=20)
    _lot(canvas, lot, view, words)
    canvas.put(lacquer.plate(*auction.size), auction)
    _auction(canvas, auction.inset(28, 12), view, mine, words, names)
    _money(canvas, money, view, mine, words)
    won, ending = own.columns(1, POOREST, gap=GAP)
    _own_cards(canvas, won, view, words)
    canvas.put(lacquer.plate(*ending.size), ending)
    poorest(canvas, ending.inset(22, 12), words)
    canvas.places |= {"lot": lot, "auction": auction, "notes": money, "won": won}
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
    title, lock = title_of(view, words), glyphs.icon(glyphs.lock, 36, SOFT, canvas.theme.surface)
    private = words("picture-private")
    style = Style(Face.SERIF, LEAST, ACTIVE if my_turn else TEXT, READ)
    header(canvas, box, title.game, title.aside, [lock], lambda room, size: private, line, style)


def _lot(canvas: Canvas, box: Box, view: View, words: Words) -> None:
    """The card under the hammer, or the thief at work."""
    thief = next(card for card in CARDS.values() if card.kind is Kind.THIEF)
    card = view.card or thief
    kind = words("picture-kind", kind=card.kind.value)
    canvas.put(cards.large(card, *box.size, kind), box)


def _auction(
    canvas: Canvas, box: Box, view: View, mine: Purse, words: Words, names: Sequence[str]
) -> None:
    """The figure to beat and the own one side by side; below, what can be done and what it would
    bring.
    """
    if view.card is None:
        _loot(canvas, box, view, words)
        return
    hint = words(hint_of(view))
    foot_high = height_of(hint, box.w) + 20
    figures, told, foot = box.rows(166, 1, foot_high)
    left, right = figures.columns(1, 1, gap=48)
    canvas.put(lacquer.rule(2, 120), Box(right.x - 25, figures.y + 12, 2, 120))
    _beaten(canvas, left, view, words, names)
    _own_bid(canvas, right, view, mine, words, names)
    canvas.places["bid"] = right
    for line in (told, foot):
        canvas.put(lacquer.rule(round(box.w), 2), Box(box.x, line.y, box.w, 2))
    facts = _facts(view, mine, words)
    rows = told.place(told.w, TOLD * len(facts), 0, 0.6).rows(*[1] * len(facts))
    for fact, row in zip(facts, rows, strict=True):
        narrow_line(canvas, row.left_middle, fact, FIRM, row.w, CLOSEST)
    paragraph(canvas, foot, hint, SOFT, 1)


def _loot(canvas: Canvas, box: Box, view: View, words: Words) -> None:
    """What the thief may take, where it lies open."""
    hint = words("picture-thief-hint")
    upper, lower = box.rows(height_of(hint, box.w), 1, gap=16)
    paragraph(canvas, upper, hint, TEXT)
    won = view.players[view.owed[0]].cards or ()
    luxuries = [card for card in won if card.kind is Kind.LUXURY]
    packing = packed(lower, len(luxuries), LOOT, cards.TALL, cards.SLIP)
    for card, place in zip(luxuries, packing.places, strict=True):
        canvas.put(cards.face(card, packing.w), place)


def _beaten(canvas: Canvas, box: Box, view: View, words: Words, names: Sequence[str]) -> None:
    """The highest bid and whose it is; while limits are handed in, how many are there."""
    if view.phase is Phase.SEALED:
        asked = [player for player in view.players if player.notes]
        sealed = sum(player.submitted for player in asked)
        _figure(canvas, box, words("picture-sealed"), f"{sealed}/{len(asked)}")
        return
    low = _figure(canvas, box, words("picture-to-beat"), str(view.high))
    if view.leader is None:
        said = titled(words("picture-no-bids"))
        canvas.text(low.left_middle, said, Face.SANS, READ, SOFT, room=low.w, squeeze=CLOSEST)
        return
    canvas.stamp(badge(view.leader, BADGE), low.left_middle.moved(BADGE / 2))
    at, name = low.left_middle.moved(BADGE + 10), spelled(names[view.leader])
    canvas.text(at, name, Face.SANS, READ, SOFT, room=low.right - at.x, squeeze=CLOSEST)


def _own_bid(
    canvas: Canvas, box: Box, view: View, mine: Purse, words: Words, names: Sequence[str]
) -> None:
    """The own bid and its notes; or the limit, or the order, that was left."""
    if view.sealed:
        limit = words("picture-hand-no-limit")
        if mine.limit is not None:
            limit = words("picture-limit", limit=mine.limit)
        _figure(canvas, box, words("picture-hand-limit"), limit)
        return
    if view.order is not None:
        _figure(canvas, box, words("picture-hand-order"), words.say(view.order, names))
        return
    low = _figure(canvas, box, words("picture-hand-bid"), str(sum(mine.bid)))
    laid: list[Part] = [notes.tag(value, view.owner.seat) for value in mine.bid]
    if len(laid) > MOST_NOTES:
        laid = [words("picture-hand-notes", n=len(laid))]
    canvas.line(low.left_middle, laid, Face.SANS, READ, SOFT)


def _figure(canvas: Canvas, box: Box, title: str, figure: str) -> Box:
    """A figure under its caption; the place below both."""
    top, middle, low = box.rows(42, 66, 46)
    caption(canvas, top.left_middle, title, room=top.w)
    size = largest(figure, Face.BOLD, FIGURES, middle.w)
    canvas.text(middle.left_middle, figure, Face.BOLD, size, TEXT)
    return low


def _facts(view: View, mine: Purse, words: Words) -> list[list[Part]]:
    """The lowest bid that would do and what it would leave, or why there is none; and what the card
    would bring.
    """
    facts: list[list[Part]] = []
    if view.phase is Phase.BIDDING:
        if view.owner.leading:
            facts.append([words("picture-hand-leading")])
        elif view.owner.passed:
            facts.append([sign(Sign.CROSS, 28, SOFT), words("picture-passed")])
        elif not mine.least:
            facts.append([sign(Sign.CROSS, 28, LACK), words("picture-hand-cannot")])
        else:
            laid: list[Part] = [notes.tag(value, view.owner.seat) for value in mine.least]
            if len(laid) > MOST_NOTES:
                laid = [words("picture-hand-notes", n=len(laid))]
            total = view.owner.total + sum(mine.least)
            key = "picture-hand-first-many" if len(mine.least) > 1 else "picture-hand-first"
            key = "picture-hand-least" if view.owner.total else key
            facts.append(clause(words, key, {"cards": laid}, total=total))
            left = sum(mine.hand) - sum(mine.least)
            facts.append([words("picture-hand-left", left=left)])
    if worth := worth_of(view, mine, words):
        facts.append([worth])
    elif view.owner.robbed:
        facts.append([words("picture-hand-robbed")])
    return facts


def worth_of(view: View, mine: Purse, words: Words) -> str:
    """What the card under the hammer would make of the own score; nothing where that is open."""
    if mine.reckoning is None or view.owner.reckoning is None:
        return ""
    return words("picture-hand-worth", then=score(mine.reckoning.halves, words))


def _money(canvas: Canvas, box: Box, view: View, mine: Purse, words: Words) -> None:
    """The hand and its sum, and in figures what has been spent."""
    canvas.put(lacquer.plate(*box.size), box)
    line, below = box.inset(22, 16).rows(SUM, 1, gap=8)
    at = line.left_middle
    at = at.moved(caption(canvas, at, words("picture-hand-hand")) + 18)
    at = at.moved(canvas.text(at, str(sum(mine.hand)), Face.BOLD, FIGURES[1], TEXT) + 18)
    count = words("picture-hand-notes", n=len(mine.hand))
    at = at.moved(canvas.text(at, count, Face.SANS, READ, SOFT) + 40)
    if mine.spent:
        spent = f"{titled(words('picture-hand-spent'))}: {' · '.join(map(str, mine.spent))}"
        long = width(spent, Face.SANS, READ)
        start = Point(max(at.x, line.right - long), at.y)
        canvas.text(start, spent, Face.SANS, READ, SOFT, room=line.right - start.x + 1, squeeze=0.7)
    packing = packed(below, len(mine.hand), NOTES, notes.TALL, notes.SLIP)
    for value, place in zip(mine.hand, packing.places, strict=True):
        canvas.places[f"note-{value}"] = place
        canvas.put(notes.note(value, view.owner.seat, packing.w), place)
    if not mine.hand:
        paragraph(canvas, below, words("picture-no-money"), SOFT)


def _own_cards(canvas: Canvas, box: Box, view: View, words: Words) -> None:
    """What the owner has won, also where it lies face down for all others, and what it is worth."""
    canvas.put(lacquer.plate(*box.size), box)
    title, middle = box.inset(22, 14).columns(196, 1, gap=16)
    owner = view.owner
    upper, lower = title.rows(44, 1)
    if owner.reckoning:
        caption(canvas, upper.left_middle, words("picture-hand-score"), room=title.w)
        points = score(owner.reckoning.halves, words)
        canvas.text(lower.left_middle, points, Face.BOLD, FIGURES[0], TEXT)
    won, widths = owner.cards or (), [w for w in WIDTHS if cards.height_of(w) <= middle.h]
    packing = packed(middle, len(won), widths, cards.TALL, cards.SLIP)
    for card, place in zip(won, packing.places, strict=True):
        canvas.put(cards.slip(card) if packing.crowded else cards.small(card, packing.w), place)
    if not won:
        paragraph(canvas, middle, words("picture-hand-no-cards"), SOFT)
