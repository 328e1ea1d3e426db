"""What is left for all: objects of the auctions, buildings by their shapes, freedoms and decks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from games.princes_of_florence.events import Deck, Phase
from games.princes_of_florence.shapes import drawn
from games.princes_of_florence.view import View
from renderers.canvas import Canvas
from renderers.geometry import Box
from renderers.lettering import Face, largest, width
from renderers.pieces.seats import badge
from renderers.princes_of_florence import roles, tiles
from renderers.princes_of_florence.changes import Changes
from renderers.princes_of_florence.moves import DECKS
from renderers.princes_of_florence.room import light
from renderers.princes_of_florence.signs import arms, lot_sign, sign, work_card
from renderers.sprites import Sprite
from renderers.words import Words

CAPTION = 40
CHIP, TIGHT, LOOSE = 62, 50, 84  # how high a sign with its number is, at least and at most
LOOSEST = 112  # where nothing else follows
NAMED = 76  # and with its word below
WORDS = (34, 32, 30, 28)  # the lettering of words: the largest in which all have room
TIGHTEST = 80  # a cell in which signs and figures are small
SALE = 122
SHAPE = 13  # the square of a small building
CLOSEST = 0.54  # how narrow letters may become


@dataclass(frozen=True, slots=True)
class _Chip:
    """A sign, how many are left, and what has become of it in this round."""

    drawn: Sprite
    left: int
    changed: bool = False
    owner: int | None = None
    word: str = ""
    slim: bool = False
    """Whether its sign is narrower than it is high."""


def supply(canvas: Canvas, box: Box, view: View, words: Words, changes: Changes) -> None:
    """What the phase is about first; below it what else there is room for. With room enough each
    sign has its word.
    """
    roomy = box.w > WIDE
    groups = [
        ("picture-left-lots", _lots(view, words, changes, roomy), 4 if box.w > BROAD else 3),
        ("picture-left-built", _built(view, words, roomy), 4 if roomy else 5),
    ]
    if view.phase is Phase.ACTIONS:
        groups.reverse()
    if view.supply.display:
        box, sale = box.rows(1, SALE, gap=4)
        _display(canvas, sale, view, words)
    for place, (key, chips, least) in enumerate(groups):
        named = any(chip.word for chip in chips)
        tight = NAMED if named else TIGHT
        across = least
        rows = -(-len(chips) // across)
        if box.h < CAPTION + rows * TIGHT:
            return
        shown = chips
        if box.h < CAPTION + rows * tight:
            shown, named = [replace(chip, word="") for chip in chips], False
            across = max(across, 5 if len(chips) > 2 * least else least)
            rows = -(-len(chips) // across)
            tight = TIGHT
        below = [-(-len(more) // max(5, many)) for _, more, many in groups[place + 1 :]]
        titles = CAPTION + len(below) * (12 + CAPTION)
        last = place or box.h < titles + rows * tight + sum(below) * TIGHT
        if last:
            high = LOOSE + 24 if named else min(LOOSEST, max(LOOSE, (box.h - CAPTION) / rows))
        else:  # all rows share what room there is
            even = (box.h - titles) / (rows + sum(below))
            high = max(tight, CHIP, min(LOOSE, even))
        part = box.place(box.w, min(CAPTION + rows * high, box.h), 0, 0)
        canvas.places[key.removeprefix("picture-left-")] = part.inset(-8, -2)
        _group(canvas, part, words(key) + _price(view, words, key), shown, across)
        box = Box(box.x, part.bottom + 8, box.w, max(0, box.bottom - part.bottom - 8))


BROAD = 320  # from this width on four signs with their numbers stand side by side
WIDE = 480  # from this width on there is room for words


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
    longest = max((chip.word for chip in chips), key=lambda word: width(word, Face.SANS, WORDS[0]))
    size = largest(longest, Face.SANS, WORDS, cells[0].w - 4)
    for chip, cell in zip(chips, cells, strict=False):
        upper, lower = cell.rows(1, size + 2) if chip.word else (cell, cell)
        spot = upper.left_middle.moved(chip.drawn.w / 2)
        if chip.changed:
            near = Box(cell.x, upper.centre.y - 23, min(cell.w - 8, 100), 46).inset(-3)
            canvas.put(light(*near.size, 12), near)
        canvas.stamp(chip.drawn, spot)
        narrow = cell.w < TIGHTEST
        wide = chip.drawn.w + 4 if narrow else max(42, chip.drawn.w) + 5
        wide -= 8 if narrow and chip.slim else 0
        ink = roles.INK if chip.left else roles.INK_SOFT
        at, room = upper.left_middle.moved(wide), cell.w - wide + (2 if narrow else -2)
        canvas.text(
            at, str(chip.left), Face.SERIF, 34 if narrow else 36, ink, room=room, squeeze=CLOSEST
        )
        if chip.owner is not None:
            canvas.stamp(badge(chip.owner, 30), spot.moved(14, 14))
        if chip.word:
            at, room = lower.left_middle, lower.w - 4
            canvas.text(at, chip.word, Face.SANS, size, roles.INK, room=room, squeeze=CLOSEST)


def _lots(view: View, words: Words, changes: Changes, named: bool) -> list[_Chip]:
    under = view.auction.lot if view.auction else None
    return [
        _Chip(
            lot_sign(lot.lot, 44),
            lot.left,
            lot.lot is under or lot.lot in changes.sold,
            lot.owner,
            words("lot", lot=lot.lot.value) if named else "",
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
            sign(DECKS[deck], 40 if named else 36, roles.BRONZE),
            left,
            word=words(key) if named else "",
            slim=True,
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
    spot = Box(rest.x, rest.y + 2, 0, 0)
    for card in view.supply.display:
        canvas.put(work_card(card), spot)
        spot = Box(spot.x + 62, spot.y, 0, 0)
