"""What is left for all: objects of the auctions, buildings as they are, freedoms and decks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from games.princes_of_florence.catalogue import LANDSCAPES, Lot, Profession
from games.princes_of_florence.events import Deck, Phase
from games.princes_of_florence.view import LotLeft, View
from renderers.canvas import Canvas
from renderers.geometry import Box
from renderers.lettering import Face, largest, width
from renderers.princes_of_florence import gallery, roles, tiles
from renderers.princes_of_florence.cards import wished_signs
from renderers.princes_of_florence.headings import Shown
from renderers.princes_of_florence.moves import DECKS
from renderers.princes_of_florence.room import lit_pill
from renderers.princes_of_florence.signs import arms, card_sign, lot_sign, pale
from renderers.sprites import Sprite

LOT, SIGN, CELL = 64, 44, 16
"""How large an object of the auctions is, another sign, and the square of a building."""
FIGURES = {"lots": (46, 42, 38, 34), "built": (36, 34)}
"""The lettering of how many are left, the largest that has room."""
LOT_ROW, LOT_LOW, ROW, LOW = 84, 48, 62, 34
"""How high rows are, and where there is little room."""
LEAST, LEAST_LOT, BETWEEN = 84, 96, 8
"""How wide a thing with its number is at least, and an object; between the two blocks."""
FEWEST = 3  # objects stand in so many columns at least
SALE = 64
CLOSEST = 0.7


@dataclass(frozen=True, slots=True)
class _Left:
    """A thing, how many are left, and whether it is under the hammer."""

    drawn: Sprite
    count: int
    offered: bool = False


def supply(sheet: Shown, box: Box) -> None:
    """What the phase is about first; professions for sale above all. Objects of auctions are larger
    than all else; those that nobody can get in this round, and buildings and freedoms that have
    gone, are left out.
    """
    view = sheet.view
    if view.supply.display:
        sale, box = box.rows(_height_of_sale(view, box), 1, gap=6)
        _for_sale(sheet, sale)
    left, decks = view.supply, 2
    lots = sum(_is_offered(lot) for lot in left.lots)
    built = sum(n > 0 for _, n in (*left.buildings, *left.freedoms)) + decks
    rows = {"lots": 0 if not lots else 1 if box.w / lots >= LEAST_LOT else 2}
    across = max(3, int(box.w // LEAST))
    while rows["lots"] * LOT_LOW + -(-built // across) * LOW > box.h - BETWEEN and across < built:
        across += 1
    rows["built"] = -(-built // across)
    needs = {"lots": rows["lots"] * LOT_ROW, "built": rows["built"] * ROW}
    scale = min(1.0, (box.h - BETWEEN) / sum(needs.values()))
    order = ["built", "lots"] if view.phase is Phase.ACTIONS else ["lots", "built"]
    block = box.place(box.w, sum(needs.values()) * scale + BETWEEN, 0, 0.5)
    parts = block.rows(*(needs[key] * scale for key in order), gap=BETWEEN)
    for key, part in zip(order, parts, strict=True):
        if not rows[key]:
            continue
        sheet.canvas.places[key] = part.inset(-6, -2)
        columns = max(FEWEST, -(-lots // rows["lots"])) if key == "lots" else across
        cells = part.grid(columns, rows[key])
        most, widest = (LOT, 22) if key == "lots" else (SIGN, CELL)
        slot = min(most + 4, round(cells[0].w * 0.48))
        cell = min(widest, slot // 3, int((cells[0].h - 3) / 3))
        size = min(most, 3 * cell)
        things = _lots(view, cell, size) if key == "lots" else _built(view, cell, size)
        _things(sheet.canvas, cells, things, slot, FIGURES[key])


def _things(
    canvas: Canvas, cells: Sequence[Box], things: Sequence[_Left], slot: int, sizes: Sequence[int]
) -> None:
    """Each thing with its number close behind it; a deck of none is pale."""
    longest = max((str(thing.count) for thing in things), key=len)
    size = largest(longest, Face.BOLD, sizes, cells[0].w - slot - 16)
    for thing, cell in zip(things, cells, strict=False):
        spot, figure = cell.left_middle.moved(slot / 2), str(thing.count)
        if thing.offered:
            wide = min(cell.w + 2, slot + 10 + width(figure, Face.BOLD, size))
            near = cell.place(wide, min(cell.h, thing.drawn.h + 12), 0, 0.5)
            canvas.put(lit_pill(*near.size), near)
        canvas.stamp(thing.drawn if thing.count else pale(thing.drawn), spot)
        at = cell.left_middle.moved(slot + 4)
        ink = roles.INK if thing.count else roles.INK_SOFT
        canvas.text(at, figure, Face.BOLD, size, ink)


def _is_offered(lot: LotLeft) -> bool:
    """Whether somebody can still get one in this round."""
    return lot.left > 0 and lot.owner is None


def _lots(view: View, cell: int, size: int) -> list[_Left]:
    under = view.auction.lot if view.auction else None
    return [
        _Left(_lot(lot.lot, cell, size), lot.left, lot.lot is under)
        for lot in view.supply.lots
        if _is_offered(lot)
    ]


def _lot(lot: Lot, cell: int, size: int) -> Sprite:
    """A landscape as it lies on an estate, anything else by its sign."""
    if lot.value in LANDSCAPES:
        landscape = LANDSCAPES[lot.value]
        return tiles.shape(landscape, round(cell * (1.3 if landscape.id == "forest" else 1.0)))
    return lot_sign(lot, size)


def _built(view: View, cell: int, size: int) -> list[_Left]:
    """Buildings, then freedoms and the decks that are no objects of auctions."""
    left = view.supply
    decks = ((Deck.PROFESSION, left.professions), (Deck.BONUS, left.bonuses))
    return [
        *(_Left(tiles.shape(building, cell), count) for building, count in left.buildings if count),
        *(_Left(arms(freedom, size), count) for freedom, count in left.freedoms if count),
        *(_Left(card_sign(DECKS[deck], size), count) for deck, count in decks),
    ]


def _height_of_sale(view: View, box: Box) -> float:
    return SALE * -(-len(view.supply.display) // _beside(box))


def _beside(box: Box) -> int:
    """How many professions for sale have room beside each other."""
    return max(1, int(box.w // 172))


def _for_sale(sheet: Shown, box: Box) -> None:
    """Professions that lie face up for sale: portrait, and what each wishes for."""
    sheet.canvas.places["sale"] = box
    display = sheet.view.supply.display
    across = min(_beside(box), len(display))
    cells = box.grid(across, -(-len(display) // across), gap=6)
    for card, cell in zip(display, cells, strict=False):
        _profession(sheet, cell, card)


def _profession(sheet: Shown, box: Box, card: Profession) -> None:
    canvas = sheet.canvas
    side = round(min(box.h - 6, 58))
    canvas.put(gallery.portrait(card, side), box.place(side, side, 0, 0.5))
    rest = Box(box.x + side + 8, box.y, box.w - side - 10, box.h)
    name, low = rest.rows(1, 1)
    text = sheet.words("profession", id=card.id)
    size = largest(text, Face.SANS, (30, 28), name.w)
    canvas.text(name.left_middle, text, Face.SANS, size, roles.INK, room=name.w, squeeze=CLOSEST)
    icons = wished_signs(card, 30)
    at = low.left_middle
    for icon in icons:
        canvas.stamp(icon, at.moved(icon.w / 2))
        at = at.moved(icon.w + 3)
