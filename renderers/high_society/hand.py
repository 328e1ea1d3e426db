"""What one player alone may see: what is for sale and what it takes, the own money in a fan with
what each note would leave, and the own cards. Of the others it shows what is public.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from games.high_society.catalogue import THIEF, Auction, Kind
from games.high_society.view import Phase, Player, Purse, View
from renderers.canvas import EDGED, GILT_CAST, SHADED, Anchor, Canvas, Part, line_width
from renderers.geometry import Box, Point
from renderers.high_society import cards, lacquer, notes
from renderers.high_society.changes import Changes
from renderers.high_society.headings import hint_of, owed, title_of, yours
from renderers.high_society.lacquer import CREAM, FIGURE, GOLD, HOME, PINK, SOFT, State
from renderers.high_society.moves import lowest_bid
from renderers.high_society.people import cuff as cuff_of
from renderers.high_society.people import look_of, person
from renderers.high_society.players import Shown, inks, lay_cards, money, named, score
from renderers.high_society.table import SIZE, name_of
from renderers.lettering import READ, Face, largest, width, wrapped
from renderers.painted import painted
from renderers.pieces import brass, masthead
from renderers.pieces.lines import Style, narrow_line
from renderers.pieces.seats import enamel
from renderers.sheet import Sheet
from renderers.telling import capital
from renderers.theme import ACTIVE, HIGH_SOCIETY, TEXT, rgb
from renderers.words import Words

WIDTH = SIZE[0]
HEAD, TABLE_EDGE = 184, 452
LOT = Box(38, 204, 216, 302)
FACTS = Box(264, 204, 172, 302)
OTHERS, PLATE, LOWER = 452, 104, 28
"""Where the others begin, how high their plates are, and by how much fans hang over the edge of the
table, so that mouths are seen.
"""
PEOPLE = (290, 236, 214)
"""How wide somebody is where there are two others, three, four."""
HINT = Box(38, 526, 392, 72)
ADVICE = Box(34, 620, 1132, 56)
RADIUS, RISE, UPPER = 1250, 30, 774
"""Of the arc of notes; by how much one stands higher, and where the middle one begins."""
MIDDLE_X = WIDTH / 2
SIZES = ((6, 186, 6.2), (8, 176, 5.4), (9, 166, 5.1), (10, 158, 4.6), (11, 152, 4.2))
"""Of so many notes at most how wide they are, and the degrees from one to the next."""
PILL = (92, 56)
OWN = Box(22, 1164, 1156, 130)
CUFF = (400, 143)
TITLE = (54, 48, 44, 40)
LABEL, FIGURES = (34, 31, 28), (84, 72, 62, 54, 46, 40, 34)
WON = ((80, 84, 1), (72, 44, 1), (64, 37, 1), (56, 33, 1))
GREEN = rgb("#08140F")
TAGS = 5  # of more notes that were spent only the figures are shown
WARNED = 380
"""With so much room the panel says who is out in the end."""


def draw(view: View, words: Words, names: Sequence[str]) -> Canvas:
    """What the player whose view this is can bid for what, with which money."""
    mine = view.mine
    assert mine is not None, "a hand is seen by its owner"
    canvas = Canvas(HIGH_SOCIETY, painted(HOME, "hand", WIDTH))
    sheet: Shown = Sheet(canvas, view, words, names, Changes.of(view))
    others(sheet)
    head(sheet, mine)
    lot(sheet)
    facts(sheet, mine)
    advice(sheet, mine)
    fan(sheet, mine)
    own(sheet, mine)
    return canvas


def head(sheet: Shown, mine: Purse) -> None:
    """The game, who is waited for, who sees this, and the one sentence that matters."""
    canvas, view, words = sheet.canvas, sheet.view, sheet.words
    told = title_of(view, words)
    title = told.game.upper()
    size = largest(title, Face.BOLD, TITLE, 520)
    canvas.text(Point(34, 40), title, Face.BOLD, size, GILT_CAST)
    lock = masthead.private(sheet, Point(1172, 14))
    awaited = owed(view, words, sheet.names, Face.MEDIUM)(lock.x - 60, READ)
    line: list[Part] = [told.aside]
    if view.owner.seat not in view.owed:
        line += ["·", *(enamel(seat, 38) for seat in view.owed[:3]), awaited]
    style = Style(Face.MEDIUM, READ, masthead.CREAM)
    narrow_line(canvas, Point(38, 88), line, style, WIDTH - 76, 0.75)
    mark = enamel(view.owner.seat, 56)
    at = Point(34, 138)
    canvas.stamp(mark, at.moved(mark.w / 2))
    masthead.headline(canvas, at.moved(mark.w + 16), headline(view, mine, words), WIDTH - 150,
                      (60, 56, 52, 48, 44))  # fmt: skip


def headline(view: View, mine: Purse, words: Words) -> str:
    """What is to be done, or how its reader stands."""
    owner, key = view.owner, yours(view)
    if view.phase is not Phase.BIDDING:
        return words(key) if key else capital(words("picture-hand-wait"))
    if owner.leading:
        return words("picture-hand-leading")
    if owner.passed:
        return words("picture-hand-passed")
    if not mine.least:
        return words("picture-hand-cannot")
    figures = {"total": owner.total + sum(mine.least), "left": sum(mine.hand) - sum(mine.least)}
    return words("picture-hand-turn" if key else "picture-hand-next", **figures)


def others(sheet: Shown) -> None:
    """The others behind the table with what they hold, their names, and their bids."""
    canvas, view = sheet.canvas, sheet.view
    shown = [player for player in view.players if player.seat != view.me]
    row = Box(OTHERS, TABLE_EDGE + 14 + LOWER, WIDTH - OTHERS - 22, PLATE)
    cells = row.columns(*[1] * len(shown), gap=10)
    w = PEOPLE[len(shown) - 2]
    top = HEAD + (18 if len(shown) > 2 else 8)
    for player, cell in zip(shown, cells, strict=True):
        look, bright = look_of(view, player)
        middle = cell.centre.x
        if player.seat in view.owed and len(view.owed) == 1:
            canvas.stamp(painted(HOME, "spot", 300), Point(middle, HEAD + 160))
        figure = person(player.seat, look, w, mirrored=middle > 800, share=bright)
        canvas.put(figure, Box(middle - w / 2, top, w, 0))
    felt = painted(HOME, "hand", WIDTH)
    low = TABLE_EDGE + 8
    canvas.image.paste(felt.image.crop((OTHERS - 60, low, WIDTH, HEAD + 340)), (OTHERS - 60, low))
    canvas.put(painted(HOME, "rim", WIDTH), Box(0, TABLE_EDGE - 28, 0, 0))
    for player, cell in zip(shown, cells, strict=True):
        money(sheet, cell, player, TABLE_EDGE - 4 + LOWER)
        spot = Box(round(cell.x), round(cell.y), *cell.size)
        _plate(sheet, spot, player)


def _plate(sheet: Shown, box: Box, player: Player) -> None:
    """A name, and below it what its owner bids."""
    canvas, view, words = sheet.canvas, sheet.view, sheet.words
    active = player.seat in view.owed
    state = State.ACTIVE if active else State.OUT if player.passed else State.PLAIN
    sheet.put(lacquer.plate(*box.size, state), box, f"seat-{player.seat}")
    upper, lower = box.inset(15, 8).rows(1, 42)
    named(sheet, upper, sheet.name(player.seat), ACTIVE if active else inks(player)[0])
    mark = enamel(player.seat, 38)
    canvas.stamp(mark, lower.left_middle.moved(mark.w / 2))
    at, room = lower.left_middle.moved(mark.w + 12), lower.w - mark.w - 12
    if view.phase is Phase.SEALED:
        said = "picture-awaited" if player.notes else "picture-no-money"
        if player.submitted:
            canvas.stamp(brass.sign("tick", 34), at.moved(17))
            return
    elif player.bid and not player.passed:
        text = str(player.total)
        if player.leading:
            gavel = max(34, round(min(52, room - width(text, Face.BLACK, 44) - 6)))
            canvas.stamp(lacquer.sign("gavel", gavel), at.moved(gavel / 2))
            at, room = at.moved(gavel + 6), room - gavel - 6
        size = largest(text, Face.BLACK, (44, 40, 36), room)
        canvas.text(at, text, Face.BLACK, size, SHADED.inked(FIGURE), room=room, squeeze=0.8)
        return
    elif view.phase is Phase.BIDDING:
        said = "picture-passed" if player.passed else "picture-no-bid"
        said = said if player.passed or player.notes else "picture-no-money"
    else:
        return
    ink, text = inks(player)[1], words(said)
    size = largest(text, Face.MEDIUM, LABEL, room)
    if width(text, Face.MEDIUM, size) * 0.75 > room:
        text, size = "–", LABEL[0]  # who bids nothing has nothing beside the badge
    canvas.text(at, text, Face.MEDIUM, size, ink, room=room, squeeze=0.75)


def lot(sheet: Shown) -> None:
    """The card under the hammer, or the thief at work."""
    canvas, card = sheet.canvas, sheet.view.card or THIEF
    w, h = LOT.size
    canvas.put(brass.light(w, h, 14, brass.LIT, 18, 2), LOT)
    canvas.put(brass.shadow(w, h, 14, 10), LOT)
    sheet.put(cards.large(card, w, h, name_of(card, sheet.words)), LOT, "lot")


def facts(sheet: Shown, mine: Purse) -> None:
    """The figure to beat and the own one, one below the other."""
    view, words = sheet.view, sheet.words
    sheet.canvas.put(brass.glass(*FACTS.size, 14, GOLD, 0.88, lacquer.NIGHT), FACTS)
    upper, lower = FACTS.inset(12, 8).rows(1, 1, gap=6)
    sheet.canvas.places["bid"] = lower
    if view.phase is Phase.SEALED:
        asked = [player for player in view.players if player.notes]
        count = f"{sum(player.submitted for player in asked)}/{len(asked)}"
        _figure(sheet, upper, words("picture-sealed"), count)
    elif view.phase is Phase.BIDDING:
        label = words("picture-to-beat" if view.high else "picture-no-bids")
        _figure(sheet, upper, label, str(view.high) if view.high else "", view.leader)
    if view.sealed:
        limit = words("picture-hand-no-limit")
        if mine.limit is not None:
            limit = words("picture-limit", limit=mine.limit)
        _figure(sheet, lower, words("picture-hand-limit"), limit)
    elif view.order is not None:
        order = words.say(view.order, sheet.names)
        _figure(sheet, lower, words("picture-hand-order"), order)
    elif view.phase is Phase.BIDDING:
        _figure(sheet, lower, words("picture-hand-bid"), str(sum(mine.bid)))


def _figure(sheet: Shown, box: Box, label: str, figure: str, seat: int | None = None) -> None:
    """A figure under what it is, with the badge of whose it is."""
    canvas = sheet.canvas
    longest = max(label.split(), key=len)
    small = largest(longest, Face.MEDIUM, LABEL, box.w)
    lines = wrapped(label, Face.MEDIUM, small, max(box.w, width(longest, Face.MEDIUM, small)))
    top, middle = box.rows(34 * len(lines), 1, gap=2)
    for line, row in zip(lines, top.rows(*[1] * len(lines)), strict=True):
        ink = SHADED.inked(CREAM)
        canvas.text(row.left_middle, line, Face.MEDIUM, small, ink, room=row.w, squeeze=0.8)
    at, room = Point(middle.x, middle.y + 42), middle.w
    if seat is not None:
        canvas.stamp(enamel(seat, 46), at.moved(23))
        at, room = at.moved(58), room - 58
    told = wrapped(figure, Face.BLACK, READ, room) if width(figure, Face.BLACK, READ) > room else [
        figure
    ]  # fmt: skip
    size = largest(figure, Face.BLACK, FIGURES, room)
    for number, line in enumerate(told):
        spot = at.moved(dy=40 * number)
        canvas.text(spot, line, Face.BLACK, size, EDGED.inked(FIGURE), room=room, squeeze=0.75)


def advice(sheet: Shown, mine: Purse) -> None:
    """The lowest bid that would do, what the card would bring, and how this auction ends."""
    canvas, view, words = sheet.canvas, sheet.view, sheet.words
    told: list[list[Part]] = []
    if view.phase is Phase.BIDDING and not view.owner.leading and mine.least:
        told.append(lowest_bid(view.owner, mine, words))
    if worth := worth_of(view, mine, words):
        told.append([worth])
    elif view.owner.robbed and view.phase is not Phase.DISCARD:
        told.append([words("picture-hand-robbed")])
    avoided = view.card is None or view.card.auction is Auction.AVOID
    _told(sheet, HINT, words(hint_of(view)), PINK if avoided else CREAM)
    if told:
        edge = brass.CAN if len(told) > 1 else GOLD
        wide = [line_width(line, Face.MEDIUM, 36) + 48 for line in told]
        share = min(1.0, (ADVICE.w - 14 * (len(told) - 1)) / sum(wide))
        x = ADVICE.centre.x - (sum(wide) * share + 14 * (len(told) - 1)) / 2
        for line, long in zip(told, wide, strict=True):
            box = Box(round(x), ADVICE.y, round(long * share), 56)
            canvas.put(brass.glass(*box.size, 14, edge, 0.86, GREEN), box)
            style = Style(Face.MEDIUM, 36, TEXT)
            narrow_line(canvas, box.left_middle.moved(24), line, style, box.w - 44, 0.7)
            x += long * share + 14
            edge = GOLD


def worth_of(view: View, mine: Purse, words: Words) -> str:
    """What the card under the hammer would make of the own score; nothing where that is open."""
    if mine.reckoning is None or view.owner.reckoning is None:
        return ""
    return words("picture-hand-worth", then=score(mine.reckoning.halves, words))


def fan(sheet: Shown, mine: Purse) -> None:
    """The notes in an arc: those of the lowest possible bid stand higher, in light, and over each
    is what it would leave, in gold where it would beat the highest bid alone. All are dark only
    where even the whole hand would not beat it: else every note can be part of a bid.
    """
    canvas, view, seat = sheet.canvas, sheet.view, sheet.view.owner.seat
    in_it = view.phase is Phase.BIDDING and not view.owner.passed and not view.owner.leading
    whole, count = sum(mine.hand), len(mine.hand)
    w, step = next((w, step) for most, w, step in SIZES if count <= most)
    half = w * notes.UPRIGHT / 2
    middle = Point(MIDDLE_X, UPPER + half + RADIUS)
    spots: list[tuple[int, bool, Point]] = []
    for number, value in enumerate(mine.hand):
        turn = (number - (count - 1) / 2) * step
        lit = in_it and value in mine.least
        alone = view.owner.total + value > view.high
        lift = RISE if lit else 0
        at = _along(middle, turn, RADIUS + lift)
        if lit:
            light = notes.glow(w, -round(turn, 1))
            canvas.stamp(light, at)
        share = 1.0 if mine.least or not in_it else 0.72
        bare = math.radians(step) * (RADIUS + half / 2) / w if number < count - 1 else 1.0
        shown = round(min(1.0, bare), 2)
        canvas.stamp(notes.upright(value, seat, w, -round(turn, 1), shown, share), at)
        canvas.places[f"note-{value}"] = Box(at.x - 60, at.y - 120, 120, 200)
        spots.append((value, alone, _along(middle, turn, RADIUS + lift + half + 38)))
    for value, alone, at in spots if in_it else ():
        box = Box(round(at.x - PILL[0] / 2), round(at.y - PILL[1] / 2), *PILL)
        ink = ACTIVE if alone else CREAM if mine.least else SOFT
        canvas.put(brass.glass(*PILL, 28, ACTIVE if alone else GOLD, 0.9, lacquer.NIGHT), box)
        canvas.text(box.centre, str(whole - value), Face.BLACK, 40, ink, Anchor.MIDDLE)
    if not mine.hand:
        text, at = sheet.words("picture-no-money"), Point(WIDTH / 2, 900)
        canvas.text(at, capital(text), Face.SERIF, 40, SHADED.inked(CREAM), Anchor.MIDDLE)
    if in_it and mine.hand:
        label = sheet.words("picture-hand-leaves")
        at = Point(60, max(ADVICE.bottom + 30, min(spot.y for _, _, spot in spots) - 22))
        room = min(spot.x for _, _, spot in spots if spot.y < at.y + 50) - 130
        size = largest(label, Face.SERIF, (40, 36, 32), max(120, room))
        canvas.text(at, label, Face.SERIF, size, SHADED.inked(CREAM), room=max(120, room),
                    squeeze=0.7)  # fmt: skip


def _along(middle: Point, turn: float, radius: float) -> Point:
    angle = math.radians(turn)
    return middle.moved(radius * math.sin(angle), -radius * math.cos(angle))


def own(sheet: Shown, mine: Purse) -> None:
    """The cuff with the sum of the hand over the own plate: cards that were won, the score, what
    has been spent.
    """
    canvas, view, words, owner = sheet.canvas, sheet.view, sheet.words, sheet.view.owner
    cuff = Box(WIDTH / 2 - CUFF[0] / 2, OWN.y - CUFF[1] + 4, *CUFF)
    canvas.put(cuff_of(owner.seat, CUFF[0]), cuff)
    at = Point(WIDTH / 2, cuff.y + 112)
    total, told = str(sum(mine.hand)), words("picture-hand-hand")
    wide = width(total, Face.BLACK, 56) + 12 + width(told, Face.MEDIUM, 36)
    at = at.moved(-wide / 2)
    at = at.moved(canvas.text(at, total, Face.BLACK, 56, lacquer.INK) + 12)
    canvas.text(at.moved(dy=3), told, Face.MEDIUM, 36, rgb("#3B2C20"))
    canvas.places["notes"] = Box(60, 700, WIDTH - 120, cuff.bottom - 700)
    active = owner.seat in view.owed
    canvas.put(lacquer.plate(*OWN.size, State.ACTIVE if active else State.PLAIN), OWN)
    canvas.places["won"] = OWN
    left, middle, right = OWN.inset(24, 8).columns(178, 1, 104, gap=20)
    if owner.reckoning:
        upper, lower = left.rows(38, 1)
        label = words("picture-hand-score")
        size = largest(label, Face.MEDIUM, LABEL, upper.w)
        canvas.text(upper.left_middle.moved(dy=4), label, Face.MEDIUM, size, SOFT, room=upper.w,
                    squeeze=0.8)  # fmt: skip
        canvas.stamp(brass.sign("star", 44), lower.left_middle.moved(22))
        points = score(owner.reckoning.halves, words)
        canvas.text(lower.left_middle.moved(56), points, Face.BLACK, 64, SHADED.inked(FIGURE))
    lacquer.clock(canvas, right.centre, view.reds, 138)
    _won_and_spent(sheet, middle, mine)


def _won_and_spent(sheet: Shown, box: Box, mine: Purse) -> None:
    """The cards that were won, the notes that were spent, and in what is left who is out in the
    end.
    """
    canvas, words, owner = sheet.canvas, sheet.words, sheet.view.owner
    won = owner.cards or ()
    if mine.spent:
        few = len(mine.spent) <= TAGS
        spent = [(notes.tag if few else notes.slip)(value, owner.seat) for value in mine.spent]
        across, pace = (len(spent), 62) if few else (-(-len(spent) // 2), 48)
        room = max(across * pace - 6, width(words("picture-hand-spent"), Face.MEDIUM, 30))
        box, side = box.columns(1, room, gap=20)
        label, below = side.rows(36, 1, gap=4)
        told = capital(words("picture-hand-spent"))
        canvas.text(label.left_middle, told, Face.MEDIUM, 30, SOFT, room=room, squeeze=0.8)
        for number, note in enumerate(spent):
            at = Point(below.x + pace * (number % across), below.y + 36 * (number // across))
            canvas.put(note, Box(at.x, at.y, note.w, note.h))
    if won:
        robbed = sheet.view.phase is Phase.DISCARD and owner.seat in sheet.view.owed
        lit = [card for card in won if robbed and card.kind is Kind.LUXURY]
        lay_cards(sheet, box, won, lit, scales=WON)
    taken = (WON[0][0] + 8) * len(won)
    rest = Box(box.x + taken + (16 if won else 0), box.y, box.w - taken - (16 if won else 0), box.h)
    if rest.w > WARNED:
        sign = lacquer.sign("pockets", 84)
        canvas.stamp(sign, rest.left_middle.moved(44))
        _, text = rest.columns(104, 1)
        _told(sheet, text, words("picture-poorest"), PINK)


def _told(sheet: Shown, box: Box, text: str, ink: tuple[int, int, int]) -> None:
    """Words in as many lines as they need."""
    size = next((size for size in LABEL if len(wrapped(text, Face.MEDIUM, size, box.w)) < 3),
                LABEL[-1])  # fmt: skip
    lines = wrapped(text, Face.MEDIUM, size, box.w / 0.9)
    rows = box.place(box.w, (size + 5) * len(lines)).rows(*[1] * len(lines))
    for line, row in zip(lines, rows, strict=True):
        room = row.w + 1
        sheet.canvas.text(row.left_middle, line, Face.MEDIUM, size, ink, room=room, squeeze=0.85)
