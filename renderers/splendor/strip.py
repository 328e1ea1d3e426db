"""What is chosen from in a menu of Splendor: the very cards of the table, or the nobles, and beside
them what the bank and the owner have.

All keep their places from press to press: what is chosen glows, what cannot be chosen now is
darker.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from games.splendor.catalogue import GOLD, Card, Colour, Noble, Tokens
from games.splendor.view import Owed, View
from renderers.canvas import EDGED, GILT_CAST, SHADED, Anchor, Canvas, Part
from renderers.geometry import Box, Point, square
from renderers.lettering import Face, largest
from renderers.pieces import brass, jewels, masthead, tabletop
from renderers.pieces.brass import Metal
from renderers.pieces.lines import illustrated, slots
from renderers.pieces.painted_cards import DARK, READ, back
from renderers.pieces.portraits import medallion
from renderers.scenes import Asked, Marks
from renderers.sheet import Sheet
from renderers.splendor import cards, nobles
from renderers.splendor.cards import HOME, stone_of
from renderers.splendor.changes import Changes
from renderers.splendor.players import Shown, missing
from renderers.theme import LACK, SPLENDOR, TEXT, rgb
from renderers.words import Words

WIDTH, EDGE, HEAD, GAP = 1200, 16, 66, 12
TRAY, DECK = 262, 54
COURT = 66
"""How high the row of nobles is."""
CARD_HIGH, BETWEEN, ACROSS = 158, 8, 4
"""How high a card is, how far its row is from the next, and how many are in a row."""
LEVELS_HIGH = 3 * CARD_HIGH + 2 * BETWEEN
NOBLE_HIGH = 196
CODE = 34
"""How large the id is by which one picks in the list."""
SHORT, LONGER, TICK = 46, 62, 42
"""How large what is said beside the id of a card is: what is short, in two figures, a tick."""
APART, OVER = 14, 10
"""From one card to the next, and how far what is said beside its id reaches over its edge."""
HEADLINE = (52, 48, 44, 40, 36)
COIN = 46
"""How large a token in the headline is."""
LEAST_NOBLES = 2
"""So many have room in a row, if no more are there."""
FACE, ASKED = 58, 50
"""How large a noble's head is, and a stone that it asks for."""
KINDS = {
    "take": "picture-strip-take",
    "two": "picture-strip-alike",
    "reserve": "picture-strip-reserve",
    "deck": "picture-strip-reserve",
    "buy": "picture-strip-buy",
}
"""What is being chosen, by how its answers begin."""
THIS = {
    "reserve": "picture-strip-reserve-this",
    "buy": "picture-strip-buy-this",
    "pay": "picture-strip-buy-this",
}
"""What is going to be done with a card."""
DIFFERENT = "take"
"""The answer that tokens of different colours are to be taken."""
TAKING = {DIFFERENT, "two"}
"""The answers that tokens are to be taken."""
WINE = rgb("#2C0816")


def draw(view: View, asked: Asked, words: Words, names: Sequence[str]) -> Canvas:
    """The three rows of cards as they lie on the table, the reserved ones at their end, beside the
    bank and what the owner has; below them the nobles, unless these are chosen from.
    """
    asked = _answered(asked)
    high = 2 * EDGE + HEAD + LEVELS_HIGH + 8
    court = view.nobles if view.owed is not Owed.NOBLE else ()
    canvas = Canvas(SPLENDOR, tabletop.cloth(HOME, WIDTH, high + (COURT + GAP) * bool(court)))
    sheet: Shown = Sheet(canvas, view, words, names, Changes())
    whole = canvas.box.inset(EDGE + 4, EDGE)
    upper, foot = whole.rows(1, COURT, gap=GAP) if court else (whole, whole)
    left, right = upper.columns(1, TRAY, gap=12)
    head, body = left.rows(HEAD, 1, gap=4)
    every = _known(view)
    meant = [card.id for card in every] + [f"deck-{row.level}" for row in view.rows]
    tokens = [colour.value for colour in Colour]
    # Where it is about tokens, the cards step back; at first it is about all.
    first = view.owed is Owed.ACTION and not asked.path
    marks = replace(asked, offered=()).marks(meant) if first else asked.marks([*meant, *tokens])
    if view.owed is Owed.NOBLE:
        told = _nobles(sheet, body, view.willing, asked)
    else:
        told = _cards(sheet, body, every, marks)
    _head(sheet, head, asked, told)
    _means(sheet, right, asked)
    if court:
        _court(sheet, foot, court)
    return canvas


def _answered(asked: Asked) -> Asked:
    """What was answered, a purchase that took one press by the two answers that it stands for."""
    path = (
        part
        for answer in asked.path
        for part in (("buy", answer[4:]) if answer.startswith("buy-") else (answer,))
    )
    return replace(asked, path=tuple(path))


def _court(sheet: Shown, box: Box, court: Sequence[Noble]) -> None:
    """The nobles, with what each asks for; what the owner already has for them is darker."""
    canvas, owner = sheet.canvas, sheet.view.owner
    canvas.places["nobles"] = box
    cells = box.columns(*[1] * max(LEAST_NOBLES, len(court)), gap=GAP)
    for noble, cell in zip(court, cells, strict=False):
        canvas.put(tabletop.well(HOME, *cell.size, 14), cell)
        canvas.places[noble.id.lower()] = cell
        canvas.put(
            nobles.cameo(noble, FACE), Box(cell.x + 5, cell.y + (cell.h - FACE) / 2, FACE, FACE)
        )
        short, asked = missing(owner, noble), list(noble.requires.items())
        first = (cell.x + FACE + cell.right - ASKED * (len(asked) - 1)) / 2
        for number, (colour, count) in enumerate(asked):
            due = jewels.setting(stone_of(colour), ASKED, count)
            middle = Point(first + number * ASKED, cell.centre.y)
            canvas.stamp(due if short[colour] else brass.dimmed(due, DARK), middle)


def _head(sheet: Shown, box: Box, asked: Asked, reach: int) -> None:
    """Who is asked for what; beside it what that costs, or what is in reach; and the points."""
    canvas, owner = sheet.canvas, sheet.view.owner
    canvas.put(medallion(owner.seat, 58), Box(box.x, box.y + 2, 58, 58))
    end = box.right_middle
    end = end.moved(-canvas.text(end.moved(dy=6), f"/{sheet.view.goal}", Face.BOLD, 30,
                                 SHADED.inked(TEXT), Anchor.RIGHT) - 3)  # fmt: skip
    points = str(owner.points)
    end = end.moved(-canvas.text(end, points, Face.BLACK, 46, GILT_CAST, Anchor.RIGHT) - 26)
    canvas.stamp(brass.sign("star", 38), end)
    at = Point(box.x + 76, box.centre.y)
    room = end.x - 36 - at.x
    told, asides = _headline(sheet, asked), _aside(sheet, asked, reach)
    ink = SHADED.inked(brass.CAN if reach else TEXT)
    masthead.chosen(canvas, at, told, asides, room, sizes=HEADLINE, cast=GILT_CAST, ink=ink)


def _headline(sheet: Shown, asked: Asked) -> list[Part]:
    """What is being chosen."""
    view, words = sheet.view, sheet.words
    owner = view.owner
    if view.owed is Owed.TOKENS:
        left = owner.tokens.total - owner.token_limit - len(asked.path)
        if left < 1:
            return [words("picture-your-return")]
        return [words("picture-your-return-some", n=left)]
    if view.owed is Owed.NOBLE:
        return [words("picture-your-choice")]
    if card := _meant(view, asked):
        shown: list[Part] = [cards.emblem(stone_of(card.bonus), 44, 58), card.id]
        verb = next((THIS[answer] for answer in asked.path if answer in THIS), "")
        return illustrated(words(verb, card=slots(1)[0]), [shown]) if verb else shown
    kind = asked.path[0].partition("-")[0] if asked.path else ""
    return [words(KINDS.get(kind, "picture-your-turn"))]


def _meant(view: View, asked: Asked) -> Card | None:
    """The card that has been chosen, to be bought or reserved."""
    return next((card for card in _known(view) if card.id in asked.chosen), None)


def _known(view: View) -> list[Card]:
    """The cards of the rows, and the owner's reserved ones."""
    return [*view.face_up, *(held.card for held in view.owner.reserved if held.card)]


def _aside(sheet: Shown, asked: Asked, reach: int) -> list[list[Part]]:
    """What it costs or brings, or what is in reach; in less room the next form."""
    view, words, owner = sheet.view, sheet.words, sheet.view.owner
    if view.owed is not Owed.ACTION:
        return []
    gold: list[Part] = ["+", jewels.chip(stone_of(GOLD), COIN)] if view.bank[GOLD] else []
    if card := _meant(view, asked):
        if "reserve" in asked.path:
            return [gold]
        can = owner.affords(card)
        due = owner.payment(card) if can else owner.lacking(card)
        key = "picture-hand-costs" if due else "picture-hand-nothing-due"
        told = _coins(due)
        return [[words(key if can else "picture-hand-lack"), *told], told]
    kind = asked.path[0].partition("-")[0] if asked.path else ""
    if kind in TAKING:
        taken = [colour for colour in Colour if colour.value in asked.chosen]
        return [["+", *(jewels.chip(stone_of(colour), COIN) for colour in taken)]] if taken else []
    if kind in {"reserve", "deck"}:
        return [gold]
    if reach:
        tick = brass.sign("tick", 44)
        return [[tick, words("picture-reach", n=reach)], [tick, str(reach)]]
    if not (known := _known(view)):
        return []
    near = min(known, key=lambda card: (owner.lacking(card).total, -card.points, card.id))
    sentence = words("picture-hand-short", tokens=slots(1)[0], card=near.id)
    return [illustrated(sentence, [_coins(owner.lacking(near))])]


def _coins(tokens: Tokens) -> list[Part]:
    return [jewels.chip(stone_of(colour), COIN, count) for colour, count in tokens.items()]


def _cards(sheet: Shown, box: Box, every: Sequence[Card], marks: Marks) -> int:
    """The rows of the table as they lie, the dearest level above, and the owner's reserved cards in
    a column of their own; how many of them all can be bought now. Whoever can reserve no more sees
    no decks.
    """
    view, owner = sheet.view, sheet.view.owner
    rest = box
    if len(owner.reserved) < owner.places:
        decks, rest = box.columns(DECK, 1, gap=10)
        _decks(sheet, decks, marks)
    reserved = [held.card for held in owner.reserved if held.card]
    across = ACROSS + bool(reserved)
    wide = int((rest.w - OVER - APART * (across - 1)) / across)
    rows = rest.rows(*[CARD_HIGH] * len(view.rows), gap=BETWEEN)
    laid = list[tuple[Card, Box]]()
    for n, (row, lies) in enumerate(zip(rows, reversed(view.rows), strict=True)):
        own = reserved[n] if n < len(reserved) else None
        for place, card in enumerate([*lies.cards, own]):
            if card is not None:
                laid.append((card, Box(row.x + (wide + APART) * place, row.y, wide, row.h)))
    for card, at in laid:
        _card(sheet, at, card, marks, private=card in reserved)
    for card, at in laid:  # over the cards beside them
        _told(sheet, at, card, dim=marks.dim(card.id))
    held = [sheet.canvas.places[card.id] for card in reserved]
    if held:
        sheet.canvas.places["reserved"] = held[0].joined(held[-1])
    return sum(owner.affords(card) for card in every) if view.owed is Owed.ACTION else 0


def _card(sheet: Shown, place: Box, card: Card, marks: Marks, *, private: bool) -> None:
    canvas, owner = sheet.canvas, sheet.view.owner
    w, h = place.size
    can, dim = owner.affords(card), marks.dim(card.id)
    canvas.places[card.id] = place
    if card.id in marks.chosen:
        canvas.put(brass.changed(w, h, 12), place)
    elif can and not dim:
        canvas.put(brass.light(w, h, 12, brass.CAN, 8, 3), place)
    canvas.put(brass.shadow(w, h, 12, 6), place)
    beside = (TICK if can else _pill(owner.lacking(card).total)) + 2 - OVER
    canvas.put(cards.choice(card, w, h, dim=dim, beside=beside), place)
    if not dim and (can or card.id in marks.chosen):
        metal = Metal.CHANGED if card.id in marks.chosen else Metal.GOOD
        canvas.put(brass.frame(w + 4, h + 4, 14, 4, metal), place.inset(-2))
    if private:
        canvas.stamp(brass.sign("lock", 28), Point(place.centre.x, place.y + 2))


def _told(sheet: Shown, place: Box, card: Card, *, dim: bool) -> None:
    """A tick beside the id of a card, or how many tokens are short."""
    canvas, owner = sheet.canvas, sheet.view.owner
    short = owner.lacking(card).total
    end = Point(place.right + OVER, place.bottom - 18)
    if not short:
        tick = brass.sign("tick", TICK)
        canvas.stamp(brass.dimmed(tick, READ) if dim else tick, end.moved(-TICK / 2))
        return
    wide, said = _pill(short), f"−{short}"
    middle, ink = end.moved(-wide / 2), LACK if not dim else rgb("#D9988E")
    canvas.stamp(brass.glass(wide, SHORT, SHORT // 2, LACK, 0.96, WINE), middle)
    canvas.text(middle, said, Face.BOLD, 32, ink, Anchor.MIDDLE)


def _pill(short: int) -> int:
    """How wide it is told that so many tokens are short."""
    return SHORT if short < 10 else LONGER


def _decks(sheet: Shown, box: Box, marks: Marks) -> None:
    """The back of each level with the number of cards that are left, the richest above."""
    canvas = sheet.canvas
    canvas.places["decks"] = box
    cells = box.rows(*[CARD_HIGH] * len(sheet.view.rows), gap=BETWEEN)
    for row, cell in zip(reversed(sheet.view.rows), cells, strict=True):
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
    rows = box.rows(NOBLE_HIGH, NOBLE_HIGH, gap=GAP)
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
    bank, mine = lower.columns(98, 1, gap=6)
    canvas.places |= {"bank": bank, "owner": mine}
    canvas.put(tabletop.well(HOME, *mine.size, 14), mine)
    total, over = owner.tokens.total, owner.tokens.total > owner.token_limit
    at = Point(mine.right - 4, upper.centre.y + 1)
    count = f"{total}/{owner.token_limit}"
    ink = SHADED.inked(LACK if over else rgb("#F6EFDF"))
    wide = canvas.text(at, count, Face.BOLD, 34, ink, Anchor.RIGHT)
    canvas.stamp(brass.sign("tokens", 32), at.moved(-wide - 22))
    word = sheet.words("picture-bank")
    size = largest(word, Face.BOLD, (36, 34, 31, 28), bank.w)
    canvas.text(Point(bank.centre.x, at.y), word, Face.BOLD, size, SHADED.inked(rgb("#F3E4C4")),
                Anchor.MIDDLE, bank.w, 0.8)  # fmt: skip
    marks, returning = _of_bank(sheet.view, asked), sheet.view.owed is Owed.TOKENS
    taking = bool(asked.path) and asked.path[0] in TAKING
    for colour, one, two in zip(Colour, bank.rows(*[1] * 6), mine.rows(*[1] * 6), strict=True):
        dim = marks.dim(colour.value)
        lit = taking and colour.value in marks.offered
        _stock(sheet, one, colour, marks, dim=dim or returning, lit=lit)
        _held(sheet, two, colour, marks, dim=dim and returning, returning=returning)


def _stock(sheet: Shown, cell: Box, colour: Colour, marks: Marks, *, dim: bool, lit: bool) -> None:
    canvas, count, key = sheet.canvas, sheet.view.bank[colour], colour.value
    spot = square(cell.left_middle.moved(30), 56)
    chosen = key in marks.chosen and sheet.view.owed is not Owed.TOKENS
    canvas.places[key] = spot
    if chosen:
        canvas.put(brass.changed(48, 44, 22), spot.inset(4))
    elif lit and not dim:
        canvas.put(brass.light(48, 44, 22, brass.CAN, 8, 3), spot.inset(4))
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
