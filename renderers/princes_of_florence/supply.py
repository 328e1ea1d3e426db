"""What is left for all: objects of the auctions, buildings as they are, freedoms and decks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from games.princes_of_florence.catalogue import LANDSCAPES, Lot, Profession
from games.princes_of_florence.events import Deck, Phase
from games.princes_of_florence.view import View
from renderers.canvas import Canvas
from renderers.geometry import Box
from renderers.lettering import Face, largest, width
from renderers.pieces.seats import badge
from renderers.princes_of_florence import gallery, roles, tiles
from renderers.princes_of_florence.cards import wished_signs
from renderers.princes_of_florence.headings import Shown
from renderers.princes_of_florence.moves import DECKS
from renderers.princes_of_florence.room import lit_pill
from renderers.princes_of_florence.signs import arms, card_sign, lot_sign, pale
from renderers.sprites import Sprite

SIGN, CELL = 44, 16
"""How large a sign is, and the square of a building."""
SLOTS = {True: (42, 34), False: (48, 36)}
"""How wide the place of a sign is, and the lettering of how many are left: close, and with room."""
CLOSE = 92
ROW, LEAST = 66, 84
"""How high a row is at most, and how wide a thing with its number is at least."""
LOW = 34
SALE = 64
CLOSEST = 0.7


@dataclass(frozen=True, slots=True)
class _Left:
    """A thing, how many are left, whether it is under the hammer, and who has got it in this
    round.
    """

    drawn: Sprite
    count: int
    offered: bool = False
    owner: int | None = None


def supply(sheet: Shown, box: Box) -> None:
    """What the phase is about first; professions for sale above all."""
    view = sheet.view
    if view.supply.display:
        sale, box = box.rows(_height_of_sale(view, box), 1, gap=6)
        _for_sale(sheet, sale)
    left = view.supply
    sizes = [("lots", len(left.lots)), ("built", len(left.buildings) + len(left.freedoms) + 2)]
    count = sum(many for _, many in sizes)
    across = max(3, int(box.w // LEAST))
    while -(-count // across) * LOW > box.h and across < count:
        across += 1
    rows = -(-count // across)
    high = min(ROW, box.h / rows)
    block = box.place(box.w, rows * high, 0, 0.5)
    cells = block.grid(across, rows)
    slot, _ = SLOTS[cells[0].w < CLOSE]
    cell = min(CELL, slot // 3, int((high - 3) / 3))
    groups = [_lots(view, cell), _built(view, cell)]
    if view.phase is Phase.ACTIONS:
        groups.reverse()
        sizes.reverse()
    _things(sheet.canvas, cells, [thing for several in groups for thing in several])
    start = 0
    for key, many in sizes:
        first, last = cells[start], cells[start + many - 1]
        start += many
        whole = Box(block.x, first.y, block.w, last.bottom - first.y)
        sheet.canvas.places[key] = whole.inset(-6, -2)


def _things(canvas: Canvas, cells: Sequence[Box], things: Sequence[_Left]) -> None:
    """Each thing with its number close behind it."""
    slot, size = SLOTS[cells[0].w < CLOSE]
    for thing, cell in zip(things, cells, strict=False):
        spot, figure = cell.left_middle.moved(slot / 2), str(thing.count)
        if thing.offered:
            wide = slot + 10 + width(figure, Face.BOLD, size)
            near = cell.place(wide, min(cell.h, SIGN + 8), 0, 0.5)
            canvas.put(lit_pill(*near.size), near)
        there = thing.count and thing.owner is None
        canvas.stamp(thing.drawn if there else pale(thing.drawn), spot)
        ink = roles.INK if there else roles.INK_SOFT
        canvas.text(cell.left_middle.moved(slot + 4), figure, Face.BOLD, size, ink)
        if thing.owner is not None:
            canvas.stamp(badge(thing.owner, 30), spot.moved(12, 10))


def _lots(view: View, cell: int) -> list[_Left]:
    under = view.auction.lot if view.auction else None
    return [
        _Left(_lot(lot.lot, cell), lot.left, lot.lot is under, lot.owner)
        for lot in view.supply.lots
    ]


def _lot(lot: Lot, cell: int) -> Sprite:
    """A landscape as it lies on an estate, anything else by its sign."""
    if lot.value in LANDSCAPES:
        landscape = LANDSCAPES[lot.value]
        return tiles.shape(landscape, round(cell * (1.3 if landscape.id == "forest" else 1.0)))
    return lot_sign(lot, min(SIGN, 3 * cell))


def _built(view: View, cell: int) -> list[_Left]:
    """Buildings, then freedoms and the decks that are no objects of auctions."""
    left, size = view.supply, min(SIGN, 3 * cell)
    decks = ((Deck.PROFESSION, left.professions), (Deck.BONUS, left.bonuses))
    return [
        *(_Left(tiles.shape(building, cell), count) for building, count in left.buildings),
        *(_Left(arms(freedom, size), count) for freedom, count in left.freedoms),
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
    across = _beside(box)
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
