"""What is chosen from in a menu of Splendor Duel: the board, the reserved cards or the royals, the
very cards of the pyramid beside them, and what one has.

All keep their places from press to press: a beam lies on a line that is chosen, and what it brings
is counted already; what cannot be chosen is darker.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace

from games.splendor_duel.catalogue import CELLS, GEMS, GOLD, Card, Cell, Colour, Tokens
from games.splendor_duel.view import Owed, Player, View
from renderers.canvas import SHADED, Anchor, Canvas, Part
from renderers.geometry import Box, Point, square
from renderers.lettering import Face
from renderers.pieces import brass, jewels, masthead, tabletop
from renderers.pieces.brass import Metal
from renderers.pieces.lines import illustrated, slots
from renderers.pieces.masthead import CREAM
from renderers.pieces.painted_cards import CODED, DARK
from renderers.pieces.portraits import medallion
from renderers.scenes import Asked, Marks
from renderers.sheet import Sheet
from renderers.splendor_duel import cards, field, royals
from renderers.splendor_duel.changes import Changes
from renderers.splendor_duel.field import Picked, Shown
from renderers.splendor_duel.headings import call_of
from renderers.splendor_duel.players import VIOLET, ground, ways_to_win
from renderers.splendor_duel.signs import HOME, SILVER, bag, scroll, stone_of
from renderers.theme import LACK, SPLENDOR_DUEL, TEXT, rgb
from renderers.theme import Colour as Tone
from renderers.words import Words

WIDTH, EDGE, GAP = 1200, 16, 7
BOARD = (380, 406)
HELD = 53
"""How high the row of reserved cards is, or under the board what is left."""
HEAD, LOW = 58, 104
FACE, APART, BETWEEN = 56, 9, 8
HEADLINE = (50, 46, 42, 38, 34)
ACROSS = 6
TILE, COIN = (44, 54), 54
TICK, SHORT, ASKED = 42, 46, 48
COIN_IN_LINE = 46
KINDS = {
    "take": "picture-strip-line",
    "privilege": "picture-strip-privilege",
    "reserve": "picture-strip-reserve",
    "buy": "picture-strip-buy",
}
"""What is being chosen, by the first answer."""
WINE = rgb("#2C0816")
CELL_NAME = re.compile("|".join(cell.id for cell in CELLS))
NAMED = {cell.id: cell for cell in CELLS}


def draw(view: View, asked: Asked, words: Words, names: Sequence[str]) -> Canvas:
    """What is asked, board and pyramid below it, and at the foot what the owner has; above that
    the reserved cards, unless these are chosen from.
    """
    high = 2 * EDGE + HEAD + BOARD[1] + HELD + LOW + 3 * GAP
    canvas = Canvas(SPLENDOR_DUEL, tabletop.cloth(HOME, WIDTH, high))
    sheet: Shown = Sheet(canvas, view, words, names, Changes())
    head, upper, low = canvas.box.inset(EDGE + 2, EDGE).rows(
        HEAD, BOARD[1] + GAP + HELD, 1, gap=GAP
    )
    held = [one.card for one in view.owner.reserved if one.card]
    buys = view.owed is Owed.ACTION and _from_hand(held, asked)
    foot = None
    if held and not buys:
        upper, foot = upper.rows(1, HELD, gap=GAP)
    left, right = upper.columns(BOARD[0], 1, gap=14)
    if foot is None and not buys and view.owed is not Owed.ROYAL:
        left, low_left = left.rows(BOARD[1], 1, gap=GAP)
        _stock(sheet, low_left)
    canvas.places |= {"board": left}
    marks = asked.marks(card.id for card in (*view.face_up, *held))
    chosen = _line(_cells(asked.path))
    then = _after(view, chosen)
    if view.owed is Owed.ROYAL:
        _royals(sheet, left, asked)
    elif buys:
        _reserved(sheet, left, marks, then)
    else:
        offered = frozenset(NAMED[name] for name in _cells(asked.offered))
        if offered and asked.path:  # where it is about tokens, the cards step back
            marks = replace(marks, offered=marks.offered | {cell.id for cell in offered})
        lit = frozenset(NAMED[name] for name in asked.lit if name in NAMED)
        field.field(sheet, left, Picked(chosen, offered or None, lit))
    _pyramid(sheet, right, marks, then)
    if foot is not None:
        _held(sheet, foot, held, then)
    _head(sheet, head, asked, then)
    _owner(sheet, low, asked, then)
    return canvas


def _from_hand(held: Sequence[Card], asked: Asked) -> bool:
    """Whether a reserved card is chosen, or is among what is offered."""
    about = asked.chosen | {*asked.offered}
    return any(card.id in about for card in held) and not _cells(asked.offered)


def _cells(answers: Iterable[str]) -> list[str]:
    """The cells that answers name."""
    return [name for answer in answers for name in CELL_NAME.findall(answer)]


def _line(names: Sequence[str]) -> tuple[Cell, ...]:
    """The chosen wells; of the two ends of a line also what lies between."""
    ends = [NAMED[name] for name in names]
    if not ends:
        return ()
    first, last = ends[0], ends[-1]
    right, down = last.column - first.column, last.row - first.row
    steps = max(abs(right), abs(down))
    there = [
        (first.row + down * step // max(1, steps), first.column + right * step // max(1, steps))
        for step in range(steps + 1)
    ]
    cells = {(cell.row, cell.column): cell for cell in CELLS}
    return tuple(cells[place] for place in there)


def _after(view: View, chosen: Sequence[Cell]) -> Player:
    """The owner with the tokens of the chosen wells."""
    lies = dict(zip(CELLS, view.board, strict=True))
    taken = [colour for cell in chosen if (colour := lies[cell])]
    return replace(view.owner, tokens=view.owner.tokens + Tokens.of(taken))


def _head(sheet: Shown, box: Box, asked: Asked, then: Player) -> None:
    """Who is asked for what, and what it brings or costs; at the right privileges, and how many
    tokens, with what is chosen.
    """
    canvas, view, owner = sheet.canvas, sheet.view, sheet.view.owner
    over = then.tokens.total > then.token_limit
    count = f"{then.tokens.total}/{then.token_limit}"
    ink, end = SHADED.inked(LACK if over else CREAM), box.right_middle.moved(-4)
    end = end.moved(-canvas.text(end, count, Face.BOLD, 36, ink, Anchor.RIGHT) - 24)
    canvas.stamp(brass.sign("tokens", 36), end)
    end = end.moved(-32)
    for number in range(owner.privileges):
        canvas.stamp(scroll(46, view.replenished), end.moved(-23 - 28 * number))
    end = end.moved(-28 * owner.privileges - 30 * bool(owner.privileges))
    canvas.put(medallion(owner.seat, FACE), Box(box.x, box.y, FACE, FACE))
    at, room = box.left_middle.moved(FACE + 20), end.x - box.x - FACE - 36
    reach = sum(map(then.affords, _known(view)))
    told, asides = headline(sheet, asked), _aside(sheet, asked, then, reach)
    ink = SHADED.inked(brass.CAN if reach else TEXT)
    masthead.chosen(canvas, at, told, asides, room, sizes=HEADLINE, cast=SILVER, ink=ink)


def headline(sheet: Shown, asked: Asked) -> list[Part]:
    """What is being chosen."""
    view, words, owner = sheet.view, sheet.words, sheet.view.owner
    if view.owed is Owed.TOKENS:
        left = owner.tokens.total - owner.token_limit - len(asked.path)
        return [words("picture-hand-discard", n=left) if left > 0 else words(call_of(view).yours)]
    if view.owed is not Owed.ACTION:
        return [words(call_of(view).yours)]
    kind = asked.path[0] if asked.path else ""
    if card := _meant(view, asked):
        key = "picture-strip-reserve-this" if kind == "reserve" else "picture-strip-buy-this"
        return illustrated(words(key, card=slots(1)[0]), [cards.marked(card)])
    return [words(KINDS.get(kind, "picture-your-turn"))]


def _meant(view: View, asked: Asked) -> Card | None:
    """The card that has been chosen, to be bought or reserved."""
    return next((card for card in _known(view) if card.id in asked.chosen), None)


def _known(view: View) -> list[Card]:
    """The cards of the pyramid, and the owner's reserved ones."""
    return [*view.face_up, *(one.card for one in view.owner.reserved if one.card)]


def _aside(sheet: Shown, asked: Asked, then: Player, reach: int) -> list[list[Part]]:
    """What it brings or costs, or what is in reach; in less room the next form."""
    view, words, owner = sheet.view, sheet.words, sheet.view.owner
    if view.owed is not Owed.ACTION:
        return []
    told: list[list[Part]] = []
    if asked.path[:1] == ("reserve",):
        return [["+", jewels.chip(stone_of(GOLD), COIN_IN_LINE)]]
    if card := _meant(view, asked):
        if owner.affords(card):
            due = _coins(owner.payment(card))
            told = [[words("picture-hand-costs"), *due], due] if due else []
        return told
    if gained := then.tokens - owner.tokens:
        told.append(["+", *_coins(gained)])
    if reach:
        tick = brass.sign("tick", 42)
        shown: list[Part] = [tick, words("picture-reach", n=reach)]
        told = [[*parts, " ", *shown] for parts in told] + told or [shown, [tick, str(reach)]]
    elif not asked.path and (near := [c for c in _known(view) if not owner.cannot_copy(c)]):
        nearest = min(near, key=lambda card: (owner.lacking(card).total, -card.points))
        sentence = words("picture-hand-short", tokens=slots(1)[0], card=nearest.id)
        told = [illustrated(sentence, [_coins(owner.lacking(nearest))])]
    return told


def _coins(tokens: Tokens) -> list[Part]:
    return [jewels.chip(stone_of(colour), COIN_IN_LINE, count) for colour, count in tokens.items()]


def _pyramid(sheet: Shown, box: Box, marks: Marks, then: Player) -> None:
    """All face-up cards in two rows, the dearest level first."""
    wide, high = int((box.w - (ACROSS - 1) * APART) / ACROSS), int((box.h - BETWEEN) / 2)
    laid = list[tuple[Card, Box]]()
    for number, card in enumerate(sheet.view.face_up):
        row, column = divmod(number, ACROSS)
        x, y = box.x + column * (wide + APART), box.y + row * (high + BETWEEN)
        laid.append((card, Box(round(x), round(y), wide, high)))
    _cards(sheet, laid, marks, then)


def _cards(sheet: Shown, laid: Sequence[tuple[Card, Box]], marks: Marks, then: Player) -> None:
    """Cards, and over all of them their ticks, or how many tokens are short."""
    for card, place in laid:
        _card(sheet, place, card, marks, then)
    for card, place in laid:
        _told(sheet, Point(place.right - 27, place.bottom - CODED - 25), card, marks, then)


def _card(sheet: Shown, place: Box, card: Card, marks: Marks, then: Player) -> None:
    """A card; what comes in reach by the choice glows."""
    canvas, owner = sheet.canvas, sheet.view.owner
    w, h = place.size
    can, dim, chosen = then.affords(card), marks.dim(card.id), card.id in marks.chosen
    fresh = can and not owner.affords(card)
    dim = dim and not fresh
    canvas.places[card.id] = place
    if chosen:
        canvas.put(brass.changed(w, h, 12), place)
    elif can and not dim:
        canvas.put(brass.light(w, h, 12, brass.CAN, 8, 3), place)
    canvas.put(brass.shadow(w, h, 12, 6), place)
    canvas.put(cards.choice(card, w, h, dim=dim), place)
    if not dim and (can or chosen):
        metal = Metal.CHANGED if chosen else Metal.GOOD
        canvas.put(brass.frame(w + 4, h + 4, 14, 4, metal), place.inset(-2))


def _told(sheet: Shown, middle: Point, card: Card, marks: Marks, then: Player) -> None:
    """On the card, above its id: a tick, or how many tokens are short."""
    canvas, can = sheet.canvas, then.affords(card)
    dim = marks.dim(card.id) and (not can or sheet.view.owner.affords(card))
    if can:
        tick = brass.sign("tick", TICK)
        canvas.stamp(brass.dimmed(tick, 0.72) if dim else tick, middle)
        return
    _short(canvas, middle, then.lacking(card).total, rgb("#D9988E") if dim else LACK)


def _short(canvas: Canvas, middle: Point, short: int, ink: Tone) -> None:
    """How many tokens are short; a card that no tokens buy now has no number."""
    canvas.stamp(brass.glass(SHORT, SHORT, SHORT // 2, LACK, 0.92, WINE), middle)
    said = f"−{short}" if short else "−"
    size = 34 if len(said) < 3 else 28
    canvas.text(middle, said, Face.BOLD, size, ink, Anchor.MIDDLE, SHORT - 4, 0.8)


def _reserved(sheet: Shown, box: Box, marks: Marks, then: Player) -> None:
    """The reserved cards, which only their owner knows."""
    sheet.put(ground(sheet.view.owner.seat, *box.size, active=False), box)
    top, row = box.inset(14, 12).rows(0.3, 0.7)
    sheet.canvas.stamp(brass.sign("lock", 76), top.centre)
    cells = row.columns(*[1] * then.places, gap=10)
    laid = list[tuple[Card, Box]]()
    for held, cell in zip(then.reserved, cells, strict=False):
        if held.card:
            place = cell.place(124, 230, 0.5, 0)
            laid.append((held.card, Box(round(place.x), round(place.y), 124, 230)))
    _cards(sheet, laid, marks, then)


def _stock(sheet: Shown, box: Box) -> None:
    """Under the board: the privileges that nobody has, and the tokens in the bag."""
    canvas, view = sheet.canvas, sheet.view
    canvas.put(brass.glass(*box.size, 12, VIOLET, 0.5), box)
    signs = (scroll(42, not view.supply), view.supply), (bag(44), view.bag.total)
    for (sign, count), cell in zip(signs, box.columns(1, 1), strict=True):
        parts: list[Part] = [sign, str(count)]
        canvas.line(cell.centre, parts, Face.BLACK, 38, SHADED.inked(CREAM), Anchor.MIDDLE)


def _held(sheet: Shown, box: Box, held: Sequence[Card], then: Player) -> None:
    """The reserved cards in a row: points, bonus, id, price, and how many tokens are short."""
    canvas = sheet.canvas
    for card, cell in zip(held, box.columns(*[1] * then.places, gap=GAP), strict=False):
        canvas.places[card.id] = cell
        canvas.put(brass.glass(*cell.size, 12, VIOLET, 0.5), cell)
        canvas.stamp(brass.sign("lock", 26), cell.left_middle.moved(20))
        at = cell.left_middle.moved(40)
        at = at.moved(canvas.text(at, card.id, Face.BOLD, CODED, SHADED.inked(TEXT)) + 30)
        for colour, count in card.cost.items():
            canvas.stamp(jewels.setting(stone_of(colour), ASKED, count), at)
            at = at.moved(ASKED)
        if then.affords(card):
            canvas.stamp(brass.sign("tick", TICK), cell.right_middle.moved(-26))
        else:
            _short(canvas, cell.right_middle.moved(-28), then.lacking(card).total, LACK)


def _royals(sheet: Shown, box: Box, asked: Asked) -> None:
    """Those who may be chosen."""
    canvas, view = sheet.canvas, sheet.view
    sheet.put(ground(view.owner.seat, *box.size, active=False), box)
    marks = asked.marks(royal.id.lower() for royal in view.royals)
    across = 1 if len(view.royals) == 1 else 2
    cells = box.inset(20, 18).grid(across, -(-len(view.royals) // across), 14)
    for royal, cell in zip(view.royals, cells, strict=False):
        w = round(min(190, cell.w))
        h = round(min(cell.h - 6, w * 1.5))
        place, key = cell.place(w, h), royal.id.lower()
        spot = Box(round(place.x), round(place.y), w, h)
        canvas.places[key] = spot
        if key in marks.chosen:
            canvas.put(brass.changed(w, h, 18), spot)
        tile = royals.tile(royal, w, h)
        canvas.put(brass.dimmed(tile, DARK) if marks.dim(key) else tile, spot)


def _owner(sheet: Shown, box: Box, asked: Asked, then: Player) -> None:
    """How far each way to win is, and what there is to pay with, with what is chosen."""
    canvas, owner = sheet.canvas, sheet.view.owner
    sheet.put(ground(owner.seat, *box.size, active=False), box, "owner")
    left, right = box.inset(14, 10).columns(424, 1, gap=14)
    ways_to_win(sheet, left.place(left.w, 80).columns(148, 1, 1, gap=14), owner)
    marks = asked.marks(colour.value for colour in Colour)
    *gems, last = right.columns(*[110] * len(GEMS), 118, gap=6)
    for colour, cell in zip(GEMS, gems, strict=True):
        canvas.put(brass.glass(*cell.size, 12, VIOLET, 0.5), cell)
        stone, owned = stone_of(colour), owner.bonuses[colour]
        spot = Box(cell.x + 6, cell.centre.y - TILE[1] / 2, *TILE)
        tile = jewels.tile(stone, *TILE, owned) if owned else jewels.no_tile(stone, *TILE)
        canvas.put(tile, spot)
        _coin(sheet, Point(cell.right - 32, cell.centre.y), colour, marks, then)
    canvas.put(brass.glass(*last.size, 12, VIOLET, 0.5), last)
    for colour, share in ((Colour.PEARL, 0.26), (GOLD, 0.74)):
        _coin(sheet, Point(last.x + last.w * share, last.centre.y), colour, marks, then)


def _coin(sheet: Shown, middle: Point, colour: Colour, marks: Marks, then: Player) -> None:
    """The owner's tokens of a colour; in light where some come by what is chosen, or go."""
    canvas, view, owner, stone = sheet.canvas, sheet.view, sheet.view.owner, stone_of(colour)
    count, returning = then.tokens[colour], view.owed is Owed.TOKENS
    spot = square(middle, COIN)
    if returning and count:
        canvas.places[colour.value] = spot
    if count > owner.tokens[colour] or (returning and colour.value in marks.chosen):
        canvas.put(brass.changed(COIN - 4, COIN - 4, COIN // 2), spot.inset(2))
    coin = jewels.chip(stone, COIN, count) if count else jewels.no_chip(stone, COIN - 8)
    dim = returning and count and marks.dim(colour.value)
    canvas.stamp(brass.dimmed(coin, DARK) if dim else coin, middle)
