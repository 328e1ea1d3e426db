"""What is left for all: objects of the auctions, buildings by their shapes, freedoms and decks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from games.princes_of_florence.catalogue import drawn
from games.princes_of_florence.events import Deck, Phase
from games.princes_of_florence.view import View
from renderers.canvas import Canvas
from renderers.geometry import Box
from renderers.lettering import Face, largest
from renderers.pieces.seats import badge
from renderers.princes_of_florence import roles, tiles
from renderers.princes_of_florence.changes import Changes
from renderers.princes_of_florence.moves import DECKS
from renderers.princes_of_florence.room import light
from renderers.princes_of_florence.signs import arms, lot_sign, sign, work_card
from renderers.sprites import Sprite
from renderers.words import Words

CAPTION = 30
CHIP, TIGHT, LOOSE = 58, 46, 76  # how high a sign with its number is, at least and at most
SALE = 104
SHAPE = 12  # the square of a small building


@dataclass(frozen=True, slots=True)
class _Chip:
    """A sign, how many are left, and what has become of it in this round."""

    drawn: Sprite
    left: int
    changed: bool = False
    owner: int | None = None


def supply(canvas: Canvas, box: Box, view: View, words: Words, changes: Changes) -> None:
    """What the phase is about first; below it what else there is room for."""
    groups = [("picture-left-lots", _lots(view, changes), 84, 3), ("picture-left-built", _built(view), 68, 5)]
    if view.phase is Phase.ACTIONS:
        groups.reverse()
    for place, (key, chips, wide, least) in enumerate(groups):
        across = max(least, min(int(box.w // wide), 2 * least + 2))
        rows = -(-len(chips) // across)
        across = -(-len(chips) // rows)
        if box.h < CAPTION + rows * TIGHT:
            return
        last = place or box.h < CAPTION + rows * TIGHT + 2 * (CAPTION + TIGHT)
        part = box.place(box.w, min(CAPTION + rows * (LOOSE if last else CHIP), box.h), 0, 0)
        _group(canvas, part, words(key) + _price(view, words, key), chips, across)
        box = Box(box.x, part.bottom + 8, box.w, max(0, box.bottom - part.bottom - 8))
        if not place and view.supply.display and box.h >= SALE:
            part, box = box.rows(SALE, 1)
            _display(canvas, part, view, words)


def _price(view: View, words: Words, key: str) -> str:
    """The opening price where it is the same of all objects."""
    prices = {lot.opening for lot in view.supply.lots}
    if key != "picture-left-lots" or len(prices) != 1 or view.phase is Phase.ACTIONS:
        return ""
    return " · " + words("picture-from", price=prices.pop())


def _group(canvas: Canvas, box: Box, title: str, chips: Sequence[_Chip], across: int) -> None:
    top, rest = box.rows(CAPTION, 1)
    canvas.text(top.left_middle, title, Face.MEDIUM, 22, roles.INK_SOFT, room=top.w)
    rows = -(-len(chips) // across)
    for chip, cell in zip(chips, rest.grid(across, rows), strict=False):
        spot = cell.left_middle.moved(chip.drawn.w / 2)
        if chip.changed:
            near = cell.place(max(38, chip.drawn.w) + 9 + 15 * len(str(chip.left)), 44, 0, 0.5).inset(-1)
            canvas.put(light(*near.size, 10), near)
        canvas.stamp(chip.drawn, spot)
        wide = max(38, chip.drawn.w) + 5
        size = largest(str(chip.left), Face.SERIF, (28, 24), cell.w - wide - 2)
        ink = roles.INK if chip.left else roles.INK_SOFT
        canvas.text(cell.left_middle.moved(wide), str(chip.left), Face.SERIF, size, ink)
        if chip.owner is not None:
            canvas.stamp(badge(chip.owner, 28), spot.moved(12, 14))


def _lots(view: View, changes: Changes) -> list[_Chip]:
    under = view.auction.lot if view.auction else None
    return [
        _Chip(lot_sign(lot.lot, 40), lot.left, lot.lot is under or lot.lot in changes.sold, lot.owner)
        for lot in view.supply.lots
    ]


def _built(view: View) -> list[_Chip]:
    """Buildings in their own shapes and colours, then freedoms and the decks that are no objects of auctions."""
    supply = view.supply
    chips = [
        _Chip(tiles.plain(drawn(building.shape), SHAPE, roles.BUILDING[building.id]), left)
        for building, left in supply.buildings
    ]
    chips += [_Chip(arms(freedom, 38), left) for freedom, left in supply.freedoms]
    decks = ((Deck.PROFESSION, supply.professions), (Deck.BONUS, supply.bonuses))
    return chips + [_Chip(sign(DECKS[deck], 38, roles.BRONZE), left) for deck, left in decks]


def _display(canvas: Canvas, box: Box, view: View, words: Words) -> None:
    """Professions that lie face up for sale."""
    top, rest = box.rows(CAPTION, 1)
    left = view.supply.professions_left
    more = "" if left is None else " · " + words("picture-may-be-taken", n=left)
    canvas.text(top.left_middle, words("picture-for-sale") + more, Face.MEDIUM, 22, roles.INK_SOFT, room=top.w)
    at = Box(rest.x, rest.y + 2, 0, 0)
    for card in view.supply.display:
        canvas.put(work_card(card), at)
        at = Box(at.x + 54, at.y, 0, 0)
