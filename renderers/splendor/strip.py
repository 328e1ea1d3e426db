"""What is chosen from in a menu of Splendor: the very cards of the table, or the nobles, and beside
them what the bank and the owner have.

All keep their places from press to press: what is chosen glows, what cannot be chosen now is
darker.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.splendor.catalogue import GOLD, Card, Colour, Noble
from games.splendor.view import Owed, View
from renderers.canvas import EDGED, GILT_CAST, SHADED, Anchor, Canvas
from renderers.geometry import Box, Point, square
from renderers.lettering import Face, largest
from renderers.pieces import brass, jewels, tabletop
from renderers.pieces.brass import Metal
from renderers.pieces.painted_cards import DARK, READ, back
from renderers.pieces.portraits import medallion
from renderers.scenes import Asked, Marks
from renderers.sheet import Sheet
from renderers.splendor import cards, nobles
from renderers.splendor.cards import HOME, stone_of
from renderers.splendor.changes import Changes
from renderers.splendor.players import Shown
from renderers.sprites import Sprite
from renderers.theme import LACK, SPLENDOR, TEXT, rgb
from renderers.words import Words

WIDTH, EDGE, HEAD, GAP = 1200, 16, 62, 11
TRAY, DECK = 282, 62
CARD_HIGH, MOST_WIDE = 196, 150
CODE = 34
"""How large the id is by which one picks in the list."""
SHORT, TICK = 46, 42
DIFFERENT = "take"
"""The answer that tokens of different colours are to be taken."""
WINE = rgb("#2C0816")


def draw(view: View, asked: Asked, words: Words, names: Sequence[str]) -> Canvas:
    """Two rows of cards, the reserved ones at their end, beside the bank and what the owner has."""
    high = 2 * EDGE + HEAD + 2 * CARD_HIGH + GAP + 8
    canvas = Canvas(SPLENDOR, tabletop.cloth(HOME, WIDTH, high))
    sheet: Shown = Sheet(canvas, view, words, names, Changes())
    left, right = canvas.box.inset(EDGE + 4, EDGE).columns(1, TRAY, gap=12)
    head, body = left.rows(HEAD, 1, gap=4)
    every = [*view.face_up, *(held.card for held in view.owner.reserved if held.card)]
    marks = asked.marks([*(card.id for card in every), *(f"deck-{row.level}" for row in view.rows)])
    if view.owed is Owed.NOBLE:
        told = _nobles(sheet, body, view.willing, asked)
    else:
        told = _cards(sheet, body, every, marks)
    _head(sheet, head, told)
    _means(sheet, right, asked)
    return canvas


def _head(sheet: Shown, box: Box, reach: int) -> None:
    """Whose menu this is, how many points there are, and how many things are in reach."""
    canvas, owner = sheet.canvas, sheet.view.owner
    canvas.put(medallion(owner.seat, 54), Box(box.x, box.y + 2, 54, 54))
    at = Point(box.x + 78, box.centre.y)
    canvas.stamp(brass.sign("star", 38), at.moved(19))
    wide = canvas.text(at.moved(46), str(owner.points), Face.BLACK, 50, GILT_CAST)
    goal = f"/{sheet.view.goal}"
    at = at.moved(50 + wide)
    at = at.moved(34 + canvas.text(at.moved(dy=7), goal, Face.BOLD, 34, SHADED.inked(TEXT)))
    if reach:
        said = sheet.words("picture-reach", n=reach)
        canvas.stamp(brass.sign("tick", 44), at.moved(22))
        ink = SHADED.inked(brass.CAN)
        canvas.text(at.moved(54), said, Face.BOLD, 42, ink, room=box.right - at.x - 54)


def _cards(sheet: Shown, box: Box, every: Sequence[Card], marks: Marks) -> int:
    """The table's cards and the owner's reserved ones; how many of them can be bought now."""
    view, owner = sheet.view, sheet.view.owner
    decks, rest = box.columns(DECK, 1, gap=10)
    _decks(sheet, decks, marks)
    across = max(6, -(-len(every) // 2))
    wide = min(MOST_WIDE, int((rest.w - GAP * (across - 1)) / across))
    rows = rest.rows(CARD_HIGH, CARD_HIGH, gap=GAP)
    places = (
        Box(row.x + (wide + GAP) * n, row.y, wide, row.h) for row in rows for n in range(across)
    )
    reserved = {held.card for held in owner.reserved}
    for card, place in zip(every, places, strict=False):
        _card(sheet, place, card, marks, private=card in reserved)
    held = [sheet.canvas.places[card.id] for card in every if card in reserved]
    if held:
        sheet.canvas.places["reserved"] = held[0].joined(held[-1])
    return sum(owner.affords(card) for card in every) if view.owed is Owed.ACTION else 0


def _card(sheet: Shown, place: Box, card: Card, marks: Marks, *, private: bool) -> None:
    """A card with its tick, or how many tokens are short."""
    canvas, owner = sheet.canvas, sheet.view.owner
    w, h = place.size
    can, dim = owner.affords(card), marks.dim(card.id)
    canvas.places[card.id] = place
    if card.id in marks.chosen:
        canvas.put(brass.changed(w, h, 12), place)
    elif can and not dim:
        canvas.put(brass.light(w, h, 12, brass.CAN, 8, 3), place)
    canvas.put(brass.shadow(w, h, 12, 6), place)
    canvas.put(cards.choice(card, w, h, dim=dim), place)
    if not dim and (can or card.id in marks.chosen):
        metal = Metal.CHANGED if card.id in marks.chosen else Metal.GOOD
        canvas.put(brass.frame(w + 4, h + 4, 14, 4, metal), place.inset(-2))
    if private:
        canvas.stamp(brass.sign("lock", 28), Point(place.centre.x, place.y + 2))
    corner = Point(place.right - 8, place.bottom - 18)
    if can:
        tick = brass.sign("tick", TICK)
        canvas.stamp(brass.dimmed(tick, READ) if dim else tick, corner)
    else:
        canvas.stamp(_disc(), corner)
        ink = LACK if not dim else rgb("#D9988E")
        canvas.text(corner, f"−{owner.lacking(card).total}", Face.BOLD, 34, ink, Anchor.MIDDLE)


def _disc() -> Sprite:
    return brass.glass(SHORT, SHORT, SHORT // 2, LACK, 0.92, WINE)


def _decks(sheet: Shown, box: Box, marks: Marks) -> None:
    """The back of each level with the number of cards that are left, the richest above."""
    canvas = sheet.canvas
    canvas.places["decks"] = box
    for row, cell in zip(reversed(sheet.view.rows), box.rows(1, 1, 1, gap=10), strict=True):
        key, (w, h) = f"deck-{row.level}", cell.size
        canvas.places[key] = cell
        if key in marks.chosen:
            canvas.put(brass.changed(w, h, 9), cell)
        if row.deck:
            pile = back(row.level, w, h)
            canvas.put(brass.dimmed(pile, DARK) if marks.dim(key) else pile, cell)
        else:
            canvas.put(brass.place(w, h, 9, rgb("#3D4F92")), cell)
        at = Point(cell.centre.x, cell.bottom - 26)
        canvas.text(at, str(row.deck), Face.BLACK, 34, EDGED.inked(TEXT), Anchor.MIDDLE)


def _nobles(sheet: Shown, box: Box, willing: Sequence[Noble], asked: Asked) -> int:
    """Those who may be chosen to visit."""
    marks = asked.marks(noble.id.lower() for noble in willing)
    rows = box.rows(CARD_HIGH, CARD_HIGH, gap=GAP)
    places = (place for row in rows for place in row.columns(1, 1, 1, gap=GAP + 4))
    for noble, place in zip(willing, places, strict=False):
        key, (w, h) = noble.id.lower(), place.size
        sheet.canvas.places[key] = place
        if key in marks.chosen:
            sheet.canvas.put(brass.changed(w, h, nobles.RADIUS), place)
        tile = nobles.tile(noble, w, h)
        sheet.put(brass.dimmed(tile, DARK) if marks.dim(key) else tile, place)
        at = Point(place.x + 14, place.bottom - 26)
        sheet.canvas.text(at, noble.id, Face.BOLD, CODE, EDGED.inked(TEXT))
    sheet.canvas.places["nobles"] = box
    return len(willing)


def _means(sheet: Shown, box: Box, asked: Asked) -> None:
    """A tray: of each colour what the bank has, and the owner's bonuses and tokens."""
    canvas, owner = sheet.canvas, sheet.view.owner
    tabletop.tray(canvas, HOME, box, 16)
    upper, lower = box.inset(12, 8).rows(48, 1, gap=2)
    bank, mine = lower.columns(106, 1, gap=6)
    canvas.places |= {"bank": bank, "owner": mine}
    canvas.put(tabletop.well(HOME, *mine.size, 14), mine)
    total, over = owner.tokens.total, owner.tokens.total > owner.token_limit
    at = Point(mine.right - 4, upper.centre.y + 1)
    count = f"{total}/{owner.token_limit}"
    ink = SHADED.inked(LACK if over else rgb("#F6EFDF"))
    wide = canvas.text(at, count, Face.BOLD, 36, ink, Anchor.RIGHT)
    canvas.stamp(brass.sign("tokens", 36), at.moved(-wide - 26))
    word = sheet.words("picture-bank")
    size = largest(word, Face.BOLD, (36, 34, 31, 28), bank.w)
    canvas.text(Point(bank.centre.x, at.y), word, Face.BOLD, size, SHADED.inked(rgb("#F3E4C4")),
                Anchor.MIDDLE, bank.w, 0.8)  # fmt: skip
    marks, returning = _of_bank(sheet.view, asked), sheet.view.owed is Owed.TOKENS
    for colour, one, two in zip(Colour, bank.rows(*[1] * 6), mine.rows(*[1] * 6), strict=True):
        dim = marks.dim(colour.value)
        _stock(sheet, one, colour, marks, dim=dim or returning)
        _held(sheet, two, colour, marks, dim=dim and returning, returning=returning)


def _stock(sheet: Shown, cell: Box, colour: Colour, marks: Marks, *, dim: bool) -> None:
    canvas, count, key = sheet.canvas, sheet.view.bank[colour], colour.value
    spot = square(cell.left_middle.moved(30), 56)
    chosen = key in marks.chosen and sheet.view.owed is not Owed.TOKENS
    canvas.places[key] = spot
    if chosen:
        canvas.put(brass.changed(48, 44, 22), spot.inset(4))
    coin = jewels.side(stone_of(colour), 56)
    if not count:
        coin = brass.faint(coin, 0.3)
    canvas.put(brass.dimmed(coin, DARK) if dim and count else coin, spot.place(56, coin.h))
    ink = EDGED.inked(rgb("#FFF6DC") if count and not dim else rgb("#B5A48C"))
    canvas.text(cell.left_middle.moved(82, -1), str(count), Face.BLACK, 40, ink, Anchor.MIDDLE)


def _held(
    sheet: Shown, cell: Box, colour: Colour, marks: Marks, *, dim: bool, returning: bool
) -> None:
    canvas, owner, stone = sheet.canvas, sheet.view.owner, stone_of(colour)
    first, second = cell.columns(1, 1)
    owned, count = owner.bonuses[colour], owner.tokens[colour]
    if colour is not GOLD:
        size = (50, 54)
        shown = jewels.tile(stone, *size, owned) if owned else jewels.no_tile(stone, *size)
        canvas.put(shown, first.place(*size))
    spot = square(second.centre, 58)
    if returning and count:
        canvas.places[colour.value] = spot
    if returning and colour.value in marks.chosen:
        canvas.put(brass.changed(50, 50, 25), spot.inset(4))
    coin = jewels.chip(stone, 58, count) if count else jewels.no_chip(stone, 48)
    canvas.put(brass.dimmed(coin, DARK) if dim and count else coin, spot.place(coin.w, coin.h))


def _of_bank(view: View, asked: Asked) -> Marks:
    """Where tokens of different colours may be taken, all but gold are to be chosen from, though
    two of a kind may be taken of fewer.
    """
    if DIFFERENT not in asked.offered:
        return asked.marks(colour.value for colour in Colour)
    return Marks(frozenset(), frozenset(_takeable(view)))


def _takeable(view: View) -> Iterator[str]:
    return (colour.value for colour in Colour if colour is not GOLD and view.bank[colour])
