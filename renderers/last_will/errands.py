"""Where errand boys are sent, each errand with its sign and word: to the market with the prices of
property, to the opera, for more space on the board, to a deck.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.last_will.catalogue import OPERA
from games.last_will.view import View
from renderers.canvas import Anchor, Canvas, Part, line_width
from renderers.geometry import Box, Point, square
from renderers.last_will import roles
from renderers.last_will.changes import Changes
from renderers.last_will.salon import RIM, baize, light, trough
from renderers.last_will.scenery import scene
from renderers.last_will.signs import Sign, sent, sign, tag, vacant, vacant_place
from renderers.lettering import Face, width
from renderers.pieces import brass
from renderers.pieces.seats import enamel
from renderers.words import Words

HEIGHT, LOW = 126, 100  # on a plate of its own, and on the desk
PLACE = 48
STEP = 42  # between two of everybody's own places
TILES, PAD = 8, 12  # between two errands, and beside the word of one
TAG, SIGN, HOUSE = 85, 36, 72  # how wide a price is, and the sign before a word
BETWEEN = 12  # two price tags
CLOSEST = 0.8  # how narrow letters may become
TEXT = 34
KEYS = {"market": "prices", "opera": "opera", "extension": "extend", "random": "draw"}
"""By the answers that send somebody there, how the tiles are called."""


def panel(canvas: Canvas, box: Box, view: View, words: Words, changes: Changes) -> None:
    """All errands on a plate."""
    canvas.put(baize(*box.size), box)
    places(canvas, box.inset(RIM + 4, RIM + 2), view, words, changes)


def places(canvas: Canvas, box: Box, view: View, words: Words, changes: Changes) -> None:
    """Every errand in a tile of its own, as wide as it needs."""
    spaces, seats = view.errands.extension_spaces, len(view.players)
    opera: list[Part] = [
        sign(Sign.OPERA, SIGN, roles.BRASS),
        words("picture-errand-opera", n=OPERA),
    ]
    extend: list[Part] = [sign(Sign.EXTENSION, SIGN, roles.BRASS), words("picture-errand-extend")]
    draw: list[Part] = [sign(Sign.CARDS, SIGN, roles.BRASS), words("picture-errand-draw")]
    left = f"×{view.supply.extensions}"
    extending = spaces * (PLACE + 6) + width(left, Face.SERIF, TEXT) + 12
    market = max(width(words("picture-errand-prices"), Face.SANS, TEXT), PLACE) + 2 * PAD
    needs = (
        market + TAG * len(view.market),
        _long(opera),
        max(extending + 2 * PAD, _long(extend)),
        max(seats * STEP + 2 * PAD, _long(draw)),
    )
    spare = (box.w - (len(needs) - 1) * TILES - sum(needs)) / len(needs)
    tiles = box.columns(*(wide + spare for wide in needs), gap=TILES)
    names = ("prices", "opera", "extend", "draw")
    canvas.places |= {"errands": box, **dict(zip(names, tiles, strict=True))}
    prices(canvas, tiles[0], market, view, words, changes)
    _sent(canvas, _tile(canvas, tiles[1], opera), view.errands.opera, bool(changes.opera))
    at = _tile(canvas, tiles[2], extend).moved(-extending / 2)
    for place in range(spaces):
        there = view.errands.extensions[place] if place < len(view.errands.extensions) else None
        lit = there is not None and there in changes.extended
        _sent(canvas, at.moved(PLACE / 2 + (PLACE + 6) * place), there, lit)
    at = at.moved(spaces * (PLACE + 6) + 8)
    canvas.text(at, left, Face.SERIF, TEXT, roles.CREAM_SOFT)
    middle = _tile(canvas, tiles[3], draw)
    for player in view.players:
        at = middle.moved(STEP * (player.seat - (seats - 1) / 2))
        drawn = player.seat in view.errands.random
        canvas.stamp(enamel(player.seat, 40) if drawn else vacant(player.seat, 30), at)


def prices(
    canvas: Canvas, box: Box, named: float, view: View, words: Words, changes: Changes
) -> None:
    """By how much each type of property is dearer or cheaper; before that, who changes it."""
    canvas.put(trough(*box.size), box)
    market, rest = box.inset(2, 4).columns(named - 6, 1)
    canvas.places["market"] = market
    upper, lower = market.rows(42, 1)
    text, room = words("picture-errand-prices"), upper.w - PAD
    at, ink = upper.centre, roles.CREAM_SOFT
    canvas.text(at, text, Face.SANS, TEXT, ink, Anchor.MIDDLE, room, squeeze=CLOSEST)
    _sent(canvas, lower.centre, view.errands.market, bool(changes.market))
    for price, cell in zip(view.market, rest.columns(*[1] * len(view.market)), strict=True):
        upper, lower = cell.rows(1, 1, gap=2)
        house = scene(price.estate.value, HOUSE, round(upper.h))
        canvas.stamp(brass.framed(house.image, 6, 2), upper.centre)
        cheap = price.modifier < 0
        wide = round(cell.w) - BETWEEN
        canvas.stamp(tag(wide, 44, roles.BRASS_LIGHT if cheap else roles.PAPER_LOW), lower.centre)
        figure = f"{price.modifier:+}".replace("-", "−")
        ink = roles.CLARET if cheap else roles.INK
        canvas.text(lower.centre.moved(9), figure, Face.BOLD, TEXT, ink, Anchor.MIDDLE)


def _long(parts: Sequence[Part]) -> float:
    """How wide the tile of an errand must be for its word."""
    return line_width(parts, Face.SANS, TEXT, 8) + 2 * PAD


def _tile(canvas: Canvas, box: Box, parts: Sequence[Part]) -> Point:
    """An errand with its word; returns the middle of where its places are."""
    canvas.put(trough(*box.size), box)
    upper, lower = box.inset(0, 4).rows(42, 1)
    canvas.line(upper.centre, parts, Face.SANS, TEXT, roles.CREAM_SOFT, Anchor.MIDDLE, gap=8)
    return lower.centre


def _sent(canvas: Canvas, at: Point, seat: int | None, lit: bool) -> None:
    """A place of errands, free or with somebody's errand boy."""
    if lit:
        near = square(at, PLACE - 6)
        canvas.put(light(*near.size, 19), near)
    canvas.stamp(vacant_place(PLACE) if seat is None else sent(seat, PLACE), at)
