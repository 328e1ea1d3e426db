"""What one player alone may see: in one sentence what is nearest, then the reserved cards, what
comes next in the rows, the nobles, and what is at hand.

Free places of the first row show the best of what the rows offer. Whoever holds too many tokens
sees these first.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.splendor.catalogue import GEMS, GOLD, Card, Colour, Noble, Tokens
from games.splendor.view import Owed, Reserved, View
from renderers.canvas import EDGED, GILT_CAST, SHADED, Anchor, Canvas, Part, line_width
from renderers.geometry import Box, Point
from renderers.lettering import READ, Face, largest, width
from renderers.pieces import brass, jewels, masthead, tabletop
from renderers.pieces.brass import Metal
from renderers.pieces.lines import illustrated, slots
from renderers.pieces.masthead import CREAM, NAMED, SOFT
from renderers.pieces.tabletop import RIM
from renderers.sheet import Sheet
from renderers.splendor import cards, nobles
from renderers.splendor.cards import HOME, stone_of
from renderers.splendor.changes import Changes
from renderers.splendor.players import Shown, call_of, ground, missing, title_of
from renderers.theme import LACK, SPLENDOR, TEXT, rgb
from renderers.words import Words

WIDTH, EDGE, GAP = 1200, 40, 12
TOP, RULE, NOTE = 156, 44, 44
LARGE, SMALL = (232, 286), (160, 197)
PILL, COURT, MEANS, PURSE = 70, 134, 184, 150
NEXT = 5
"""So many cards of the rows come after the large ones."""
AWAY = 30
"""How large it is told how much a noble still misses."""
SCORES = (88, 78, 72, 66)
TOKEN, CHIPS = 60, 3
"""How large a token is that is short, and of so many colours at most; of more only the sum is told.
"""


def draw(view: View, words: Words, names: Sequence[str]) -> Canvas:
    """The hand of the player whose view this is."""
    owner = view.owner
    returning = view.turn == owner.seat and view.owed is Owed.TOKENS
    idle = acts(view) and not any(map(owner.affords, view.face_up)) and not owner.reserved
    shown: list[Reserved | Card] = [*owner.reserved]
    shown += _tempting(view)
    first = shown[: owner.places]
    rest = [card for card in _tempting(view) if card not in first][:NEXT]
    rows = [TOP, *[PURSE] * returning, RULE, LARGE[1], *[NOTE] * idle]
    rows += [RULE, SMALL[1] + PILL] if rest else []
    guests = sorted((*view.owner.nobles, *view.nobles), key=lambda noble: noble.id)
    rows += [COURT] if guests else []
    high = 2 * RIM + sum(rows) + MEANS + GAP * (len(rows) + 1)
    canvas = tabletop.table(SPLENDOR, HOME, WIDTH, high, "masthead-hand")
    sheet: Shown = Sheet(canvas, view, words, names, Changes())
    inner = Box(EDGE, RIM, WIDTH - 2 * EDGE, high - 2 * RIM - GAP)
    parts = iter(inner.rows(*rows, MEANS, gap=GAP))
    told, call = title_of(view, words), call_of(view)
    at, room = masthead.hand(sheet, next(parts), owner.seat, view.turn, told, call)
    _headline(sheet, at, room)
    if returning:
        _purse(sheet, next(parts))
    _first(sheet, next(parts), next(parts), first)
    if idle:
        advice(sheet, next(parts))
    if rest:
        minus = "" if all(map(owner.affords, rest)) else words("picture-hand-minus")
        masthead.rule(canvas, next(parts), words("picture-hand-next"), minus)
        _next(sheet, next(parts), rest)
    if guests:
        _court(sheet, next(parts), guests)
    means(sheet, next(parts))
    return canvas


def acts(view: View) -> bool:
    """Whether the owner may buy something now; else nothing is offered in green."""
    return view.turn == view.owner.seat and view.owed is Owed.ACTION


def _tempting(view: View) -> list[Card]:
    """The cards of the rows: the best of what can be bought, then what comes closest."""
    can = [card for card in view.face_up if view.owner.affords(card)]
    return [
        *sorted(can, key=lambda card: -card.points),
        *sorted(
            (card for card in view.face_up if card not in can),
            key=lambda card: (view.owner.lacking(card).total, -card.points),
        ),
    ]


def _foremost(view: View) -> Card | None:
    """The card that the headline tells of: the best that can be bought, else the nearest; none at
    a puzzle.
    """
    if view.posed or (view.turn == view.owner.seat and view.owed is not Owed.ACTION):
        return None
    known = [*(held.card for held in view.owner.reserved if held.card), *view.face_up]
    if can := [card for card in known if view.owner.affords(card)]:
        return max(can, key=lambda card: card.points)
    short = view.owner.lacking
    return min(known, key=lambda card: (short(card).total, -card.points, card.id), default=None)


def _headline(sheet: Shown, at: Point, room: float) -> None:
    """What matters most: what must be done, what can be bought, or what the nearest card lacks."""
    view, owner, words = sheet.view, sheet.view.owner, sheet.words
    mine = view.turn == owner.seat
    if mine and view.owed is Owed.TOKENS:
        excess = owner.tokens.total - owner.token_limit
        masthead.headline(sheet.canvas, at, words("picture-your-return-some", n=excess), room)
        return
    if mine and view.owed is Owed.NOBLE:
        masthead.headline(sheet.canvas, at, words("picture-your-choice"), room)
        return
    if (card := _foremost(view)) is None:
        return
    if owner.affords(card):
        key = "picture-hand-can" if acts(view) else "picture-hand-could"
        masthead.headline(sheet.canvas, at, words(key, card=card.id, points=card.points), room)
    else:
        _lacking(sheet, at, card, room)


def _lacking(sheet: Shown, at: Point, card: Card, room: float) -> None:
    """What the nearest card lacks, its tokens in the place of their words."""
    short = sheet.view.owner.lacking(card)
    coins: list[Part] = [
        jewels.ringed(stone_of(colour), 74, count) for colour, count in short.items()
    ]
    sentence = sheet.words("picture-hand-short", tokens=slots(1)[0], card=card.id)
    masthead.pictured(sheet.canvas, at, illustrated(sentence, [coins]), room)


def _first(sheet: Shown, box: Box, row: Box, shown: Sequence[Reserved | Card]) -> None:
    """The large cards, each beside what it lacks or what pays for it."""
    words, owner = sheet.words, sheet.view.owner
    held = len(owner.reserved)
    within = acts(sheet.view) and any(map(owner.affords, sheet.view.face_up))
    if held:
        text, count = words("picture-hand-reserved"), f"{held}/{owner.places}"
    else:
        text, count = words("picture-hand-within" if within else "picture-hand-nearest"), ""
    masthead.rule(sheet.canvas, box, text, count)
    columns = row.columns(*[1] * owner.places, gap=8)
    told = _foremost(sheet.view)
    for one, place in zip(shown, columns, strict=False):
        spot = Box(place.x, place.y, *LARGE)
        card = one.card if isinstance(one, Reserved) else one
        assert card, "owners know their cards"
        side = Box(spot.right + 10, place.y, place.right - spot.right - 14, place.h)
        _card(sheet, spot, card, code=38, led=card is told)
        _beside(sheet, side, card, led=card is told)
        if isinstance(one, Reserved) and one.blind:
            lock = Point(spot.x + spot.w * 0.47, spot.bottom - 24)
            sheet.canvas.stamp(brass.sign("lock", 32), lock)
        if held and not isinstance(one, Reserved):
            _tag(sheet, Point(spot.centre.x, spot.y + 1), words("picture-hand-table"))
    if held < owner.places:
        offered = columns[held : len(shown)]
        sheet.canvas.places["offers"] = offered[0].joined(offered[-1]) if offered else row


def _tag(sheet: Shown, at: Point, text: str) -> None:
    wide = round(width(text, Face.MEDIUM, 28)) + 32
    spot = Box(at.x - wide / 2, at.y - 20, wide, 40)
    sheet.canvas.put(brass.glass(wide, 40, 20, SOFT, 0.92), spot)
    sheet.canvas.text(spot.centre, text, Face.MEDIUM, 28, SOFT, Anchor.MIDDLE)


def _beside(sheet: Shown, side: Box, card: Card, *, led: bool) -> None:
    """Whether a card can be bought, and what pays for it, or lacks, in light if it is the one that
    the headline tells of.
    """
    canvas, owner = sheet.canvas, sheet.view.owner
    can, now = owner.affords(card), acts(sheet.view)
    tokens = owner.payment(card) if can else owner.lacking(card)
    key = "picture-hand-costs" if tokens.total else "picture-hand-nothing-due"
    text = sheet.words(key if can else "picture-hand-lack")
    ink = brass.SHORT if not can else brass.CAN if now else SOFT
    coins = [*tokens.items()]
    across = 1 if len(coins) < 3 else 2
    rows = -(-len(coins) // across)
    token = {1: 104, 2: 84}.get(len(coins), 62)
    y = side.centre.y - (rows * (token + 6) + 46 + 58 * can) / 2
    if can:
        tick = brass.sign("tick", 52)
        canvas.stamp(tick if now else brass.faint(tick, 0.6), Point(side.centre.x, y + 26))
        y += 58
    size = largest(text, Face.MEDIUM, (38, 36, 34), side.w)
    at = Point(side.centre.x, y + 22)
    canvas.text(at, text, Face.MEDIUM, size, SHADED.inked(ink), Anchor.MIDDLE, side.w, 0.75)
    for number, (colour, count) in enumerate(coins):
        column, line = number % across - (across - 1) / 2, number // across
        spot = Point(side.centre.x + column * (token + 2), y + 50 + (line + 0.5) * (token + 6))
        if led:
            lit = token - 8
            canvas.stamp(brass.light(lit, lit, lit // 2, brass.LIT, 12, 4), spot)
        canvas.stamp(jewels.chip(stone_of(colour), token, count), spot)


def _card(sheet: Shown, spot: Box, card: Card, code: int, *, led: bool = False) -> None:
    """A card, in green light if it can be bought now, in golden light if the headline tells of it
    though it cannot.
    """
    w, h = spot.size
    radius = round(13 * w / cards.TABLE_SIZE[0])
    good = sheet.view.owner.affords(card) and acts(sheet.view)
    if good:
        sheet.canvas.put(brass.light(w, h, radius, brass.CAN, 9, 3), spot)
    elif led:
        sheet.canvas.put(brass.light(w, h, radius, brass.LIT, 18, 4), spot)
    sheet.canvas.put(brass.shadow(w, h, radius), spot)
    sheet.put(cards.face(card, w, h, code), spot, card.id)
    if good or led:
        metal = Metal.GOOD if good else Metal.CHANGED
        edge = brass.frame(w + 4, h + 4, radius + 2, 4, metal)
        sheet.canvas.put(edge, spot.inset(-2))


def _next(sheet: Shown, box: Box, shown: Sequence[Card]) -> None:
    """Smaller cards over what is short for each."""
    for card, place in zip(shown, box.columns(*[1] * NEXT, gap=8), strict=False):
        spot = Box(round(place.centre.x - SMALL[0] / 2), place.y, *SMALL)
        _card(sheet, spot, card, code=34)
        at = Point(place.centre.x, place.bottom - PILL / 2 + 4)
        _pill(sheet, at, card, place.w)


def _pill(sheet: Shown, at: Point, card: Card, room: float) -> None:
    owner, canvas = sheet.view.owner, sheet.canvas
    can, short = owner.affords(card), owner.lacking(card)
    parts: list[Part] = ["−", *(jewels.chip(stone_of(c), TOKEN, n) for c, n in short.items())]
    if can:
        parts = [brass.sign("tick", 44), sheet.words("picture-hand-ready")]
    elif len(short.items()) > CHIPS:
        parts = [f"−{short.total}", brass.sign("tokens", 38)]
    ink = brass.SHORT if not can else brass.CAN if acts(sheet.view) else SOFT
    size = next((s for s in (38, 34) if line_width(parts, Face.MEDIUM, s, 5) <= room - 30), 30)
    wide = round(min(room, line_width(parts, Face.MEDIUM, size, 5) + 30))
    fill = rgb("#22060F") if not can else rgb("#042216")
    spot = Box(at.x - wide / 2, at.y - 31, wide, 62)
    canvas.put(brass.glass(wide, 62, 31, ink, 0.85, fill), spot)
    canvas.line(spot.centre, parts, Face.MEDIUM, size, ink, Anchor.MIDDLE, gap=5)


def _court(sheet: Shown, box: Box, guests: Sequence[Noble]) -> None:
    """The nobles who have come with their points, and those who wait with the bonuses that they
    still miss.
    """
    canvas, owner = sheet.canvas, sheet.view.owner
    canvas.places["nobles"] = box
    for noble, cell in zip(guests, box.columns(*[1] * len(guests), gap=GAP), strict=True):
        spot, come = Box(round(cell.x), round(cell.y), *cell.size), noble in owner.nobles
        due = Tokens() if come else missing(owner, noble)
        brass.raise_(canvas, spot, nobles.RADIUS, lit=come, reach=7)
        canvas.put(nobles.tile(noble, *spot.size, told=bool(due), due=due), spot)
        if due:
            away, foot = sheet.words("picture-away", n=due.total), spot.left_middle.moved(12, 47)
            canvas.text(foot, away, Face.MEDIUM, AWAY, EDGED.inked(TEXT), room=spot.w * 0.6)
        else:
            sign = brass.numbered_star(76, f"+{noble.points}") if come else brass.sign("tick", 52)
            canvas.stamp(sign, spot.right_middle.moved(-46))


def _purse(sheet: Shown, box: Box) -> None:
    """All tokens, large, where some of them must be returned; how many there are, and may be."""
    canvas, owner = sheet.canvas, sheet.view.owner
    sheet.put(ground(owner.seat, *box.size, active=True), box, "purse")
    left, right = box.inset(24, 10).columns(290, 1, gap=8)
    count = f"{owner.tokens.total}/{owner.token_limit}"
    canvas.stamp(brass.sign("tokens", 60), left.left_middle.moved(30, -22))
    canvas.text(left.left_middle.moved(74, -22), count, Face.BLACK, 66, SHADED.inked(LACK))
    most = sheet.words("picture-hand-most", n=owner.token_limit)
    at = left.left_middle.moved(0, 42)
    canvas.text(at, most, Face.MEDIUM, READ, SHADED.inked(TEXT), room=left.w, squeeze=0.75)
    held = [colour for colour in Colour if owner.tokens[colour]]
    for colour, column in zip(held, right.columns(*[1] * len(held)), strict=True):
        coin = jewels.chip(stone_of(colour), 118, owner.tokens[colour])
        canvas.stamp(coin, column.centre)


def advice(sheet: Shown, box: Box) -> None:
    """Where nothing can be bought and nothing is reserved: what can be done instead."""
    view, words = sheet.view, sheet.words
    tokens = any(view.bank[gem] for gem in GEMS)
    text = words(
        "picture-hand-advice",
        tokens="yes" if tokens else "no",
        gold="yes" if view.bank[GOLD] else "no",
    )
    size = largest(text, Face.MEDIUM, (38, 36, READ), box.w)
    ink = SHADED.inked(TEXT)
    sheet.canvas.text(box.centre, text, Face.MEDIUM, size, ink, Anchor.MIDDLE, box.w, 0.85)


def means(sheet: Shown, box: Box) -> None:
    """What the owner has, so that nobody must go back to the table for it."""
    canvas, owner, words = sheet.canvas, sheet.view.owner, sheet.words
    sheet.put(ground(owner.seat, *box.size, active=False), box, "means")
    upper, lower = box.inset(20, 10).rows(48, 1, gap=4)
    over = owner.tokens.total > owner.token_limit
    held = words("picture-hand-counted", n=owner.tokens.total, most=owner.token_limit)
    ink = SHADED.inked(LACK if over else TEXT)
    end = upper.right_middle
    end = end.moved(-28 - canvas.text(end, held, Face.MEDIUM, READ, ink, Anchor.RIGHT))
    bought = words("picture-cards", n=len(owner.bought))
    end = end.moved(
        -28 - canvas.text(end, bought, Face.MEDIUM, READ, SHADED.inked(SOFT), Anchor.RIGHT)
    )
    at, room, ink = upper.left_middle.moved(2), end.x - upper.x, SHADED.inked(NAMED)
    canvas.name(at, sheet.name(owner.seat), Face.BOLD, (42, 40, 38, 36, 34), ink, room, 0.8)
    left, right = lower.columns(208, 1, gap=0)
    canvas.stamp(brass.sign("star", 50), left.left_middle.moved(26))
    figure, goal = str(owner.points), f"/{sheet.view.goal}"
    room = left.w - 62 - width(goal, Face.BOLD, 36) - 4
    size = largest(figure, Face.BLACK, SCORES, room)
    wide = canvas.text(left.left_middle.moved(58), figure, Face.BLACK, size, GILT_CAST)
    at = left.left_middle.moved(62 + wide, 0.18 * size)
    canvas.text(at, goal, Face.BOLD, 36, SHADED.inked(CREAM))
    *boxes, coin = right.columns(*[1] * len(GEMS), 76, gap=8)
    for colour, cell in zip(GEMS, boxes, strict=True):
        canvas.put(brass.glass(*cell.size, 14, rgb("#4A5FA8"), 0.5), cell)
        stone, owned, count = stone_of(colour), owner.bonuses[colour], owner.tokens[colour]
        size_ = (70, 90)
        tile = jewels.tile(stone, *size_, owned) if owned else jewels.no_tile(stone, *size_)
        canvas.put(tile, Box(cell.x + 8, cell.centre.y - 45, *size_))
        token = jewels.chip(stone, 70, count) if count else jewels.no_chip(stone, 56)
        canvas.stamp(token, Point(cell.right - 41, cell.centre.y))
    gold = owner.tokens[GOLD]
    stone = stone_of(GOLD)
    canvas.stamp(jewels.chip(stone, 74, gold) if gold else jewels.no_chip(stone, 58), coin.centre)
