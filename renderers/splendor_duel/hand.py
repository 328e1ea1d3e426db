"""What one player alone may see: in one sentence what is nearest, then the board, since tokens are
taken by their cells; beside it the reserved cards and what comes next in the pyramid; below it what
is at hand.

Free places of the reserved cards show the best of the pyramid. While something else is to be
chosen, that takes the place of what comes next.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.splendor_duel.catalogue import (
    CELLS,
    GEMS,
    GOLD,
    LINES,
    Card,
    Cell,
    Colour,
    Line,
    Royal,
    Tokens,
)
from games.splendor_duel.view import Owed, Reserved, View
from renderers.canvas import EDGED, SHADED, Anchor, Canvas, Part, line_width
from renderers.geometry import Box, Point, square
from renderers.lettering import READ, Face, largest, width, wrapped
from renderers.pieces import brass, jewels, masthead, tabletop
from renderers.pieces.brass import Metal
from renderers.pieces.lines import illustrated, slots
from renderers.pieces.masthead import CREAM, NAMED, Title
from renderers.pieces.tabletop import RIM
from renderers.sheet import Sheet
from renderers.splendor_duel import cards, field, royals
from renderers.splendor_duel.changes import Changes
from renderers.splendor_duel.field import SOFT, Picked, Shown
from renderers.splendor_duel.headings import call_of, is_quiet, quiet_told
from renderers.splendor_duel.players import VIOLET, ground, unbound, ways_to_win, worth
from renderers.splendor_duel.signs import HOME, SILVER, bag, no_colour, scroll, stone_of, wheel
from renderers.theme import LACK, SPLENDOR_DUEL, TEXT, rgb
from renderers.words import Words

WIDTH, EDGE, GAP = 1200, 36, 12
TOP, STOCK, MEANS = 156, 60, 304
BOARD = (654, 699)
HIGH = 2 * RIM + TOP + BOARD[1] + STOCK + MEANS + 4 * GAP
CARD, RULE, PILL = (138, 226), 44, 66
TOKEN, CHIPS = 46, 3
"""How large a token is that is short, and of so many colours at most; of more only the sum is told.
"""
TILE, COIN, CAMEO, SCROLL = (66, 84), 66, 52, 50
DROP = 8
"""How far what is there to pay with lies below the edge of its box, over the points of cards."""


def draw(view: View, words: Words, names: Sequence[str]) -> Canvas:
    """The hand of the player whose view this is."""
    owner = view.owner
    canvas = tabletop.table(SPLENDOR_DUEL, HOME, WIDTH, HIGH, "masthead-hand")
    sheet: Shown = Sheet(canvas, view, words, names, Changes.of(view))
    inner = Box(EDGE, RIM, WIDTH - 2 * EDGE, HIGH - 2 * RIM)
    top, middle, stock, low = inner.rows(TOP, BOARD[1], STOCK, MEANS + GAP, gap=GAP)
    told = Title(words("title"), words("picture-turn", n=view.number))
    call = call_of(view)
    at, room = masthead.hand(sheet, top, owner.seat, view.turn, told, call, SILVER)
    _headline(sheet, at, room)
    left, right = middle.columns(BOARD[0], 1, gap=22)
    line, wanted = best_line(view), sought(view)
    wanted = wanted & {*line} if line else wanted
    picked = Picked(line, frozenset(view.matching) or None, sought=wanted)
    field.field(sheet, left, picked)
    if chooses(view) and view.owed is Owed.ROYAL:
        _royals(sheet, right)
    else:
        _wanted(sheet, right)
    _stock(sheet, stock)
    _means(sheet, low.place(low.w, MEANS, 0, 0))
    return canvas


def chooses(view: View) -> bool:
    """Whether the owner has to choose or give back something before anything can be bought."""
    return view.turn == view.owner.seat and view.owed is not Owed.ACTION


def _acts(view: View) -> bool:
    """Whether the owner may buy something now; else nothing is offered in green."""
    return view.turn == view.owner.seat and view.owed is Owed.ACTION


def _tempting(view: View) -> list[Card]:
    """The cards of the pyramid: the best of what can be bought, then what comes closest."""
    can = [card for card in view.face_up if view.owner.affords(card)]
    best = sorted(can, key=lambda card: (-card.points, -card.crowns))
    return [*best, *(card for card in view.closest if card not in can)]


def _told_of(view: View) -> Card | None:
    """The card of the headline: the best that can be bought, or the one that lacks least; none at
    a puzzle.
    """
    owner = view.owner
    if view.posed:
        return None
    known = [*(held.card for held in owner.reserved if held.card), *view.face_up]
    if can := [card for card in known if owner.affords(card)]:
        return max(can, key=lambda card: (card.points, card.crowns))
    near = [card for card in known if not owner.cannot_copy(card)]
    return min(near, key=lambda card: (owner.lacking(card).total, -card.points), default=None)


def sought(view: View) -> frozenset[Cell]:
    """Where tokens lie that the card of the headline lacks."""
    card = _told_of(view)
    if card is None or chooses(view):
        return frozenset()
    short = view.owner.lacking(card).present
    return frozenset(cell for cell, on in zip(CELLS, view.board, strict=True) if on in short)


def best_line(view: View) -> tuple[Cell, ...]:
    """The tokens in a line that bring the card of the headline nearest, where nothing can be bought
    and a line may be taken; of several that bring as much one that asks for nothing in return.
    """
    card, owner = _told_of(view), view.owner
    if card is None or not _acts(view) or owner.affords(card):
        return ()
    lies, short = dict(zip(CELLS, view.board, strict=True)), owner.lacking(card)

    def use(line: Line) -> tuple[int, int, bool, int]:
        taken = Tokens.of([colour for cell in line.cells if (colour := lies[cell])])
        gained = sum(min(count, short[colour]) for colour, count in taken.items())
        over = max(0, owner.tokens.total + taken.total - owner.token_limit)
        gift = taken[Colour.PEARL] > 1 or any(count > 2 for _, count in taken.items())
        return gained, -over, not gift, taken.total

    free = [
        line for line in LINES.values()
        if all(lies[cell] not in {None, GOLD} for cell in line.cells)
    ]  # fmt: skip
    best = max(free, key=use, default=None)
    return tuple(best.cells) if best and use(best)[0] else ()


def _headline(sheet: Shown, at: Point, room: float) -> None:
    """What matters most: what must be done, what can be bought, or what the nearest card lacks."""
    view, owner, words = sheet.view, sheet.view.owner, sheet.words
    card = _told_of(view)
    if chooses(view):
        over = owner.tokens.total - owner.token_limit
        said = words(call_of(view).yours)
        if view.owed is Owed.TOKENS:
            said = words("picture-hand-discard", n=over)
        masthead.headline(sheet.canvas, at, said, room)
    elif card and owner.affords(card):
        key = "picture-hand-can" if _acts(view) else "picture-hand-could"
        said = words(key, card=card.id, points=card.points)
        masthead.headline(sheet.canvas, at, said, room)
    elif card:
        short = owner.lacking(card)
        coins: list[Part] = [jewels.ringed(stone_of(colour), 74, n) for colour, n in short.items()]
        said = words("picture-hand-short", tokens=slots(1)[0], card=card.id)
        masthead.pictured(sheet.canvas, at, illustrated(said, [coins]), room)


def _wanted(sheet: Shown, box: Box) -> None:
    """The reserved cards, filled up from the pyramid, over what comes next."""
    view, words, owner = sheet.view, sheet.words, sheet.view.owner
    tempting, held = _tempting(view), len(owner.reserved)
    shown: list[Reserved | Card] = [*owner.reserved]
    shown += tempting[: owner.places - held]
    rest = [card for card in tempting if card not in shown][: owner.places]
    rule, first, second, below = box.rows(RULE, CARD[1] + PILL, RULE, CARD[1] + PILL, gap=8)
    within = _acts(view) and any(map(owner.affords, view.face_up))
    text = words("picture-hand-within" if within else "picture-hand-nearest")
    text = words("picture-hand-reserved") if held else text
    masthead.rule(sheet.canvas, rule, text, f"{held}/{owner.places}" if held else "")
    _row(sheet, first, shown, tagged=bool(held))
    if chooses(view):
        _asked(sheet, second.joined(below))
    elif rest:
        masthead.rule(sheet.canvas, second, words("picture-hand-next"))
        _row(sheet, below, rest)


def _row(sheet: Shown, row: Box, shown: Sequence[Reserved | Card], *, tagged: bool = False) -> None:
    """Cards, and below each whether it can be bought, or what is short."""
    columns = row.columns(*[1] * sheet.view.owner.places, gap=8)
    for number, (one, cell) in enumerate(zip(shown, columns, strict=False)):
        spot = Box(round(cell.centre.x - CARD[0] / 2), cell.y + 10, *CARD)
        card = one.card if isinstance(one, Reserved) else one
        assert card, "owners know their cards"
        held = isinstance(one, Reserved)
        _card(sheet, spot, card, lit=held and (sheet.view.owner.seat, number) in
              sheet.changes.reserved)  # fmt: skip
        if isinstance(one, Reserved) and one.blind:
            sheet.canvas.stamp(brass.sign("lock", 34), Point(spot.centre.x, spot.y + 4))
        if tagged and not held:
            _tag(sheet, Point(spot.centre.x, spot.y - 5), sheet.words("picture-hand-pyramid"))
        _pill(sheet, Point(cell.centre.x, cell.bottom - 23), card, cell.w + 4)


def _card(sheet: Shown, spot: Box, card: Card, *, lit: bool) -> None:
    """A card, in green light if it can be bought now, else in gold if the headline tells of it."""
    w, h = spot.size
    good = sheet.view.owner.affords(card) and _acts(sheet.view)
    told = not chooses(sheet.view) and card == _told_of(sheet.view)
    if (good or told) and not lit:
        light = brass.light(w, h, 13, brass.CAN if good else brass.LIT, 9, 3)
        sheet.canvas.put(light, spot)
    brass.raise_(sheet.canvas, spot, 13, lit=lit)
    sheet.put(cards.face(card, w, h, READ), spot, card.id)
    if good or told or lit:
        metal = Metal.CHANGED if lit else Metal.GOOD if good else Metal.ACTIVE
        sheet.canvas.put(brass.frame(w + 4, h + 4, 15, 4, metal), spot.inset(-2))


def _tag(sheet: Shown, at: Point, text: str) -> None:
    """Where a card lies that is not reserved."""
    size = largest(text, Face.MEDIUM, (28, 26, 24), CARD[0] - 12)
    wide = round(min(CARD[0] + 6, width(text, Face.MEDIUM, size) + 22))
    spot = Box(at.x - wide / 2, at.y - 18, wide, 36)
    sheet.canvas.put(brass.glass(wide, 36, 18, SOFT, 0.92), spot)
    middle = Anchor.MIDDLE
    sheet.canvas.text(spot.centre, text, Face.MEDIUM, size, SOFT, middle, wide - 14, 0.8)


def _pill(sheet: Shown, at: Point, card: Card, room: float) -> None:
    """With a tick what is paid, or what is short."""
    owner, canvas = sheet.view.owner, sheet.canvas
    can, short = owner.affords(card), owner.lacking(card)
    due = owner.payment(card) if can else short
    sign: Part = brass.sign("tick", 38) if can else "−"
    parts: list[Part] = [sign, *_coins(due, TOKEN)]
    if can and not due:
        parts = [sign, sheet.words("picture-hand-free")]
    elif owner.cannot_copy(card) and not short:
        parts = ["−", wheel(TOKEN)]
    elif len(due.items()) > CHIPS:
        parts = [sign if can else f"−{due.total}", brass.sign("tokens", 34)]
        parts += [str(due.total)] * can
    elif len(due.items()) == CHIPS:
        parts = [sign, *_coins(due, TOKEN - 8)]
    ink = brass.SHORT if not can else brass.CAN if _acts(sheet.view) else SOFT
    fits = (s for s in (36, 34, 30, 28) if line_width(parts, Face.MEDIUM, s, 4) <= room - 20)
    size = next(fits, 26)
    wide = round(min(room, line_width(parts, Face.MEDIUM, size, 4) + 24))
    fill = rgb("#042216") if can else rgb("#22060F")
    spot = Box(at.x - wide / 2, at.y - 27, wide, 54)
    canvas.put(brass.glass(wide, 54, 27, ink, 0.85, fill), spot)
    canvas.line(spot.centre, parts, Face.MEDIUM, size, ink, Anchor.MIDDLE, gap=4)


def _coins(tokens: Tokens, size: int) -> list[Part]:
    return [jewels.chip(stone_of(colour), size, n) for colour, n in tokens.items()]


def _asked(sheet: Shown, box: Box) -> None:
    """What is to be chosen or given back: the wells, tokens of the opponent, or own tokens."""
    view, words, owner, canvas = sheet.view, sheet.words, sheet.view.owner, sheet.canvas
    over = view.owed is Owed.TOKENS
    edge = LACK if over else masthead.LOCKED
    fill = rgb("#2C081A") if over else rgb("#10051C")
    canvas.put(brass.glass(*box.size, 18, edge, 0.8, fill), box)
    canvas.places["asked"] = box
    upper, body = box.inset(20, 16).rows(116 if over else 50, 1, gap=8)
    if over:
        count, (first, second) = f"{owner.tokens.total}/{owner.token_limit}", upper.rows(66, 1)
        canvas.stamp(brass.sign("tokens", 56), first.left_middle.moved(30))
        canvas.text(first.left_middle.moved(72), count, Face.BLACK, 66, SHADED.inked(LACK))
        most = words("picture-hand-most", n=owner.token_limit)
        size = largest(most, Face.MEDIUM, (38, 36, READ), second.w)
        at = second.left_middle.moved(2)
        canvas.text(at, most, Face.MEDIUM, size, SHADED.inked(TEXT), room=second.w, squeeze=0.75)
    else:
        pick = words("picture-hand-pick")
        canvas.text(upper.left_middle, pick, Face.BOLD, 42, masthead.HEAD)
    kinds = [*owner.tokens.present] if over else view.loot
    if view.matching:
        cells = "  ".join(cell.id for cell in view.matching)
        parts: list[Part] = [jewels.chip(stone_of(view.wanted), 140)] if view.wanted else []
        lines = wrapped(cells, Face.BOLD, 66, body.w - 170)
        canvas.line(body.left_middle, parts, Face.BOLD, 66)
        for line, row in zip(lines, body.rows(*[1] * len(lines)), strict=True):
            at = row.left_middle.moved(170)
            canvas.text(at, line, Face.BOLD, 66, EDGED.inked(NAMED))
        return
    across = 4 if len(kinds) > CHIPS else max(1, len(kinds))
    size = 96 if over or len(kinds) > CHIPS else 116
    for colour, cell in zip(kinds, body.grid(across, -(-len(kinds) // across)), strict=False):
        held = owner if over else next(one for one in view.players if one.seat != owner.seat)
        middle = cell.centre
        canvas.stamp(jewels.chip(stone_of(colour), size, held.tokens[colour]), middle)
        if not over:
            canvas.stamp(brass.sign("tick", 44), middle.moved(36, 36))


def _royals(sheet: Shown, box: Box) -> None:
    """Royals who still wait, and in words what each brings."""
    waiting: Sequence[Royal] = sheet.view.royals
    rule, body = box.rows(RULE, 1, gap=12)
    masthead.rule(sheet.canvas, rule, sheet.words("picture-hand-royals"))
    sheet.canvas.places["royals"] = body
    few = len(waiting) <= 2
    w, h = (230, 296) if few else (204, 226)
    for royal, cell in zip(waiting, body.grid(1 if few else 2, 2, 18), strict=False):
        spot = Box(round(cell.x + 4 if few else cell.centre.x - w / 2), cell.y + 4, w, h)
        sheet.canvas.put(brass.light(w, h, 18, brass.CAN, 9, 3), spot)
        brass.raise_(sheet.canvas, spot, 18)
        sheet.canvas.put(royals.tile(royal, w, h), spot)
        sheet.canvas.put(brass.frame(w + 4, h + 4, 20, 4, Metal.GOOD), spot.inset(-2))
        sheet.canvas.places[royal.id.lower()] = spot
        if not royal.ability:
            continue
        effect = sheet.words("picture-ability", ability=royal.ability.value)
        room = cell.right - spot.right - 20 if few else cell.w + 8
        sizes = (38, READ, 31, 28) if few else (READ, 31, 28)
        size = next((s for s in sizes if len(wrapped(effect, Face.MEDIUM, s, room)) < 4), 28)
        lines = wrapped(effect, Face.MEDIUM, size, room)
        x, y = spot.centre.x, spot.bottom + 28
        if few:
            x, y = spot.right + 20 + room / 2, spot.centre.y - 23 * (len(lines) - 1)
        for number, line in enumerate(lines):
            at, ink = Point(x, y + (size + 8 if few else 36) * number), SHADED.inked(TEXT)
            sheet.canvas.text(at, line, Face.MEDIUM, size, ink, Anchor.MIDDLE, room, 0.75)


def _stock(sheet: Shown, box: Box) -> None:
    """What is in the bag, by which one decides whether to fill the board, and whether a card may be
    reserved.
    """
    canvas, view, words = sheet.canvas, sheet.view, sheet.words
    canvas.put(brass.glass(*box.size, 16, VIOLET, 0.72), box)
    canvas.places |= {"bag": box, "supply": box.place(120, box.h, 1)}
    held: list[Part] = [bag(50), *_coins(view.bag, 46)]
    if not view.bag:
        held.append(words("told-bag-empty"))
    ink = SHADED.inked(SOFT)
    wide = canvas.line(box.left_middle.moved(14), held, Face.MEDIUM, READ, ink)
    left: list[Part] = [scroll(46, not view.supply), str(view.supply)]
    end = box.right_middle.moved(-18)
    used = canvas.line(end, left, Face.BLACK, 38, SHADED.inked(CREAM), Anchor.RIGHT)
    quiet = is_quiet(view)
    if not view.may_reserve and not quiet:
        return
    key = "picture-hand-reserve" if GOLD in view.board else "picture-hand-no-gold"
    coin = jewels.chip(stone_of(GOLD), 46)
    shown = coin if GOLD in view.board else brass.faint(coin, 0.4)
    room = box.w - wide - used - 130
    said = words(key)
    if quiet:
        said, ink = quiet_told(view, words), SHADED.inked(LACK)
    size = largest(said, Face.MEDIUM, (READ, 31, 28), room)
    x = end.x - used - 24 - min(room, width(said, Face.MEDIUM, size))
    canvas.text(Point(x, end.y), said, Face.MEDIUM, size, ink, room=room, squeeze=0.7)
    if not quiet:
        canvas.stamp(shown, Point(x - 32, end.y))


def _means(sheet: Shown, box: Box) -> None:
    """How far the owner is, and what is there to pay with, so that nobody must go back to the table
    for it.
    """
    canvas, owner = sheet.canvas, sheet.view.owner
    sheet.put(ground(owner.seat, *box.size, active=False), box, "means")
    upper, ways, lower = box.inset(18, 10).rows(56, 78, 1, gap=11)
    _won(sheet, upper)
    canvas.places[f"goals-{owner.seat}"] = ways
    ways_to_win(sheet, ways.inset(2, 0).columns(1, 1, 1, gap=40), owner)
    plain = unbound(owner)
    cells = lower.columns(*[1] * len(GEMS), *[66] * bool(plain), 1, gap=6)
    drop = DROP if plain or owner.prestige else (lower.h - TILE[1]) / 2
    for colour, cell in zip(GEMS, cells, strict=False):
        canvas.put(brass.glass(*cell.size, 14, VIOLET, 0.5), cell)
        stone, owned = stone_of(colour), owner.bonuses[colour]
        spot = Box(cell.x + 12, cell.y + drop, *TILE)
        shown = jewels.tile(stone, *TILE, owned) if owned else jewels.no_tile(stone, *TILE)
        canvas.put(shown, spot)
        worth(sheet, spot.inset(0, -4), owner.prestige[colour])
        _held(sheet, Point(cell.right - COIN / 2 - 12, spot.centre.y), colour, COIN)
    if plain:
        cell = cells[len(GEMS)]
        spot = Box(cell.centre.x - TILE[0] / 2, cell.y + drop, *TILE)
        canvas.put(no_colour(sheet.theme, *TILE), spot)
        worth(sheet, spot.inset(0, -4), plain)
    last = cells[-1]
    canvas.put(brass.glass(*last.size, 14, VIOLET, 0.5), last)
    for colour, share in ((Colour.PEARL, 0.27), (GOLD, 0.73)):
        middle = Point(last.x + last.w * share, last.y + drop + TILE[1] / 2)
        _held(sheet, middle, colour, COIN)


def _held(sheet: Shown, middle: Point, colour: Colour, coin: int) -> None:
    """The owner's tokens of a colour, in the light of the last move."""
    owner, stone = sheet.view.owner, stone_of(colour)
    count = owner.tokens[colour]
    if (owner.seat, colour) in sheet.changes.tokens:
        light = brass.changed(coin - 4, coin - 4, coin // 2)
        sheet.canvas.put(light, square(middle, coin - 4))
    token = jewels.chip(stone, coin, count) if count else jewels.no_chip(stone, coin - 12)
    sheet.canvas.stamp(token, middle)


def _won(sheet: Shown, box: Box) -> None:
    """The name; privileges, and from when on they may be spent; royals; how many tokens."""
    canvas, view, words, owner = sheet.canvas, sheet.view, sheet.words, sheet.view.owner
    over = owner.tokens.total > owner.token_limit
    held = words("picture-hand-counted", n=owner.tokens.total, most=owner.token_limit)
    ink = SHADED.inked(LACK if over else TEXT)
    end = box.right_middle
    end = end.moved(-26 - canvas.text(end, held, Face.MEDIUM, READ, ink, Anchor.RIGHT))
    for royal in owner.royals:
        points = str(royal.points)
        end = end.moved(-canvas.text(end, points, Face.BLACK, 38, EDGED.inked(TEXT), Anchor.RIGHT))
        canvas.stamp(royals.cameo(royal, CAMEO), end.moved(-CAMEO / 2 - 2))
        end = end.moved(-CAMEO - 14)
    late = view.replenished and view.turn == owner.seat
    for number in range(owner.privileges):
        canvas.stamp(scroll(SCROLL, late), end.moved(-SCROLL / 2 - 30 * number))
    if owner.privileges:
        end = end.moved(-SCROLL - 30 * (owner.privileges - 1) - 10)
    if owner.privileges and late:
        said = words("picture-hand-late")
        wide = canvas.text(end, said, Face.MEDIUM, 31, SHADED.inked(SOFT), Anchor.RIGHT, 330, 0.75)
        end = end.moved(-wide - 20)
    at, room, ink = box.left_middle.moved(2), end.x - box.x - 10, SHADED.inked(NAMED)
    canvas.name(at, sheet.name(owner.seat), Face.BOLD, (42, 40, 38, 36, 34), ink, room, 0.78)
