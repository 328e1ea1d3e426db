"""What is left for all: objects of the auctions, buildings by their shapes, freedoms and decks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from games.princes_of_florence.catalogue import Lot, Profession
from games.princes_of_florence.events import Deck, Phase
from games.princes_of_florence.shapes import drawn
from games.princes_of_florence.view import View
from renderers.canvas import Canvas
from renderers.geometry import Box
from renderers.lettering import Face, largest, width
from renderers.pieces.seats import badge
from renderers.princes_of_florence import roles, tiles
from renderers.princes_of_florence.moves import DECKS
from renderers.princes_of_florence.room import Plate, lit_pill, plate
from renderers.princes_of_florence.signs import arms, gone_lot, house, lot_sign, pond, sign
from renderers.princes_of_florence.workroom import workroom
from renderers.sprites import Sprite
from renderers.theme import TEXT
from renderers.words import Words

CAPTION = 40
TIGHT, LOOSE = 44, 84  # how high a sign with its number is, at least and at most
NAMED = 86  # and with its word below
FIGURES, REACH = (36, 34, 32, 30), 4  # the lettering of numbers: the largest for all
BESIDE = 5  # from a sign to its number
WORDS = (34, 32, 30, 28)  # the lettering of words: the largest in which all have room
SLOT, LARGE = (
    42,
    58,
)  # how wide signs are, so that all numbers stand in columns; where there is room
FEW_ACROSS, HIGH = 3, 300  # columns of large signs alone, and from which height on
ACROSS, BROAD_ACROSS = 4, 8  # columns of signs alone, and where there is much room
SALE, LOW_SALE = 120, 84  # how high professions for sale are, and in several rows
IN_A_ROW, PICTURED = 2, 260  # so many side by side, and from which width on with a picture
SHAPE = 13  # the square of a small building
CLOSEST = 0.7  # how narrow letters may become
WIDE = 480  # from this width on there is room for words


@dataclass(frozen=True, slots=True)
class _Chip:
    """A sign, how many are left, whether it is under the hammer, and who has got it in this
    round.
    """

    drawn: Sprite
    left: int
    offered: bool = False
    owner: int | None = None
    word: str = ""


def supply(canvas: Canvas, box: Box, view: View, words: Words) -> None:
    """What the phase is about first; below it what else there is room for. With room enough each
    sign has its word.
    """
    roomy = box.w > WIDE
    large = view.phase is not Phase.ACTIONS and (roomy or box.h > HIGH)
    groups = [
        ("picture-left-lots", _lots(view, words, roomy, LARGE if large else SLOT + 2)),
        ("picture-left-built", _built(view, words, roomy)),
    ]
    if view.phase is Phase.ACTIONS:
        groups.reverse()
    if view.supply.display:
        rows = _rows_of_sale(view)
        sale, box = box.rows(CAPTION + (SALE if rows == 1 else LOW_SALE * rows), 1, gap=8)
        _display(canvas, sale, view, words)
    for place, (key, chips) in enumerate(groups):
        big = large and not roomy and place == 0
        across, tight = min(FEW_ACROSS if big else ACROSS, len(chips)), LARGE + 6 if big else TIGHT
        rows = -(-len(chips) // across)
        shown = chips
        if roomy and box.h < CAPTION + rows * NAMED:
            shown, across = [replace(chip, word="") for chip in chips], BROAD_ACROSS
            rows = -(-len(chips) // across)
        if box.h < CAPTION + rows * tight - 2:
            return
        more = [len(chips) for _, chips in groups[place + 1 :]]
        high = _high(box.h, rows, more, tight, any(chip.word for chip in shown))
        part = box.place(box.w, min(CAPTION + rows * high, box.h), 0, 0)
        canvas.places[key.removeprefix("picture-left-")] = part.inset(-8, -2)
        _group(canvas, part, words(key) + _price(view, words, key), shown, across)
        box = Box(box.x, part.bottom + 8, box.w, max(0, box.bottom - part.bottom - 8))


def _high(room: float, rows: int, below: Sequence[int], tight: int, named: bool) -> float:
    """How high a row of signs is: all rows share what room there is."""
    more = sum(-(-count // (BROAD_ACROSS if named else ACROSS)) for count in below)
    titles = CAPTION + len(below) * (8 + CAPTION)
    least, most = (NAMED, NAMED + 32) if named else (tight, LOOSE)
    if room < titles + rows * least + more * TIGHT:
        return max(least - 1.0, min(most, (room - CAPTION) / rows))
    spare = room - titles - rows * least - more * TIGHT
    return min(most, least + spare / (rows + more))


def _price(view: View, words: Words, key: str) -> str:
    """The opening price where it is the same of all objects."""
    prices = {lot.opening for lot in view.supply.lots}
    if key != "picture-left-lots" or len(prices) != 1 or view.phase is Phase.ACTIONS:
        return ""
    return " · " + words("picture-from", price=prices.pop())


def _group(canvas: Canvas, box: Box, title: str, chips: Sequence[_Chip], across: int) -> None:
    top, rest = box.rows(CAPTION, 1)
    at = top.left_middle
    canvas.text(at, title, Face.MEDIUM, 34, roles.INK_SOFT, room=top.w, squeeze=CLOSEST)
    rows = -(-len(chips) // across)
    cells = rest.grid(across, rows, gap=4)
    slot = max(SLOT, *(chip.drawn.w for chip in chips))
    longest = max((chip.word for chip in chips), key=lambda word: width(word, Face.SANS, WORDS[0]))
    size = largest(longest, Face.SANS, WORDS, cells[0].w - 10)
    # A number of two digits may reach into the gap, for signs stand in the middle of their slots.
    # But not if the light of what is under the hammer is there.
    lit = any(chip.offered for chip in chips)
    room = cells[0].w - slot - BESIDE + (0 if lit else REACH)
    many = min(largest(str(chip.left), Face.SERIF, FIGURES, room) for chip in chips)
    for chip, cell in zip(chips, cells, strict=False):
        upper, lower = cell.rows(1, size + 4) if chip.word else (cell, cell)
        spot = upper.left_middle.moved(slot / 2)
        figure = str(chip.left)
        if chip.offered:
            wide = slot + 14 + width(figure, Face.SERIF, many)
            near = Box(cell.x - 3, upper.centre.y - slot / 2 - 3, wide, slot + 6)
            canvas.put(lit_pill(*near.size), near)
        canvas.stamp(chip.drawn, spot)
        at = upper.left_middle.moved(slot + BESIDE)
        ink = roles.INK if chip.left and chip.owner is None else roles.INK_SOFT
        canvas.text(at, figure, Face.SERIF, many, ink)
        if chip.owner is not None:
            canvas.stamp(badge(chip.owner, 30), spot.moved(10, 11))
        if chip.word:
            at, room = lower.left_middle, lower.w - 8
            canvas.text(at, chip.word, Face.SANS, size, roles.INK, room=room, squeeze=CLOSEST)


SHORT = {Lot.PRESTIGE: "picture-prestige-card", Lot.RECRUITING: "picture-recruiting-card"}
"""What is said of objects whose name is long: their sign is a card."""


def _lots(view: View, words: Words, named: bool, size: int) -> list[_Chip]:
    under = view.auction.lot if view.auction else None
    return [
        _Chip(
            lot_sign(lot.lot, size) if lot.owner is None else gone_lot(lot.lot, size),
            lot.left,
            lot.lot is under,
            lot.owner,
            words(SHORT.get(lot.lot, "lot"), lot=lot.lot.value) if named else "",
        )
        for lot in view.supply.lots
    ]


def _built(view: View, words: Words, named: bool) -> list[_Chip]:
    """Buildings in their own shapes and colours, then freedoms and the decks that are no objects of
    auctions.
    """
    supply = view.supply
    chips = [
        _Chip(
            tiles.plain(drawn(building.shape), SHAPE, roles.BUILDING[building.id]),
            left,
            word=words("tile", tile=building.id) if named else "",
        )
        for building, left in supply.buildings
    ]
    chips += [
        _Chip(
            arms(freedom, 42),
            left,
            word=words("picture-freedom", freedom=freedom.value) if named else "",
        )
        for freedom, left in supply.freedoms
    ]
    decks = (
        (Deck.PROFESSION, supply.professions, "picture-sign-profession"),
        (Deck.BONUS, supply.bonuses, "picture-sign-bonus"),
    )
    return chips + [
        _Chip(
            sign(DECKS[deck], 38, roles.BRONZE),
            left,
            word=words(key) if named else "",
        )
        for deck, left, key in decks
    ]


def _display(canvas: Canvas, box: Box, view: View, words: Words) -> None:
    """Professions that lie face up for sale."""
    top, rest = box.rows(CAPTION, 1)
    left = view.supply.professions_left
    more = "" if left is None else " · " + words("picture-may-be-taken", n=left)
    text = words("picture-for-sale") + more
    at = top.left_middle
    canvas.text(at, text, Face.MEDIUM, 34, roles.INK_SOFT, room=top.w, squeeze=CLOSEST)
    across = max(2, min(IN_A_ROW, len(view.supply.display)))
    cells = rest.inset(0, 3).grid(across, _rows_of_sale(view), gap=10)
    for card, cell in zip(view.supply.display, cells, strict=False):
        _for_sale(canvas, cell, card, words)


def _rows_of_sale(view: View) -> int:
    return -(-len(view.supply.display) // IN_A_ROW)


def _for_sale(canvas: Canvas, box: Box, card: Profession, words: Words) -> None:
    """One of them: its workroom, its name, and what it wishes for."""
    canvas.put(plate(*box.size, Plate.WALNUT, 12), box)
    told = box.inset(10, 6)
    if told.w > PICTURED:
        picture, told = box.inset(8).columns(told.w * 0.46, 1, gap=12)
        canvas.put(workroom(*picture.size, card, cloth=False), picture)
    name, low = told.rows(1, 1, gap=2)
    text = words("profession", id=card.id)
    large = 34 if box.h > LOW_SALE else 30
    size = largest(text, Face.SERIF, (large, 30, 28), name.w)
    canvas.text(name.left_middle, text, Face.SERIF, size, TEXT, room=name.w, squeeze=CLOSEST)
    side = 40 if box.h > LOW_SALE else 34
    signs = (house(card.building, side), pond(card.landscape, side), arms(card.freedom, side))
    for place, drawn_ in enumerate(signs):
        canvas.stamp(drawn_, low.left_middle.moved(side / 2 + (side + 8) * place))
