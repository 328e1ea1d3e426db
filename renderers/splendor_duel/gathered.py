"""What lies before a player: bonuses with their points, tokens on a rail, reserved cards."""

from __future__ import annotations

from collections.abc import Sequence

from games.splendor_duel.catalogue import GEMS, Colour
from games.splendor_duel.view import Player
from renderers.canvas import Canvas, Pen
from renderers.geometry import Box, Point, square
from renderers.glyphs import star_points
from renderers.lettering import Face, width
from renderers.pieces import ground, stones
from renderers.pieces.shelf import seal
from renderers.splendor_duel.changes import Changes
from renderers.splendor_duel.signs import invitation, no_colour, stone_of
from renderers.sprites import Sprite, kept
from renderers.theme import INK, INK_SOFT, IVORY, IVORY_EDGE, LACK, TEXT

COLUMN, WIDE_COLUMN = 58, 92  # what is of one colour lies in one column
TILE, WIDE_TILE = (52, 84), (66, 92)  # the bonuses of one colour
COIN, RAIL = 50, 60  # a token, and how high the rail is on which tokens lie
EYE = 38
TAB, LAPPED = 32, 14  # how far a tab hangs below a bonus, and how far it reaches behind it
FIGURE, STAR, BESIDE = 27, 9, 4  # on a tab: figures, radius of the star, and what is between
RAIL_END = 22  # how far the number of tokens ends before the end of the rail
APART = 12  # between reserved cards


@kept
def tab(w: int, points: int) -> Sprite:
    """The foot of the cards of one colour: the points that they are worth."""
    pen = Pen(w, TAB + LAPPED)
    pen.box(pen.body, 8, IVORY_EDGE)
    pen.box(pen.body.inset(1.5), 6.5, IVORY)
    worth, middle = str(points), Point(w / 2, LAPPED + TAB / 2 - 1)
    long = width(worth, Face.BOLD, FIGURE) + BESIDE + 2 * STAR
    unit = min(1, (w - 4) / long)  # two digits are as small as they must be
    pen.text(middle.moved(-unit * (BESIDE / 2 + STAR)), worth, Face.BOLD, FIGURE * unit, INK)
    star = middle.moved(unit * (long / 2 - STAR))
    pen.poly(star_points(star, unit * STAR, unit * 0.44 * STAR), INK_SOFT)
    return pen.done()


def bonuses(
    canvas: Canvas,
    box: Box,
    player: Player,
    changes: Changes,
    size: tuple[int, int] = TILE,
    packed: bool = False,
) -> None:
    """The cards that were bought, by colour, and below each colour its points; a colour that is not
    there leaves its column free, unless they are packed. Last come the points of cards without a
    colour, if there are any.
    """
    plain = unbound(player)
    cells = box.columns(*[1] * (len(GEMS) + bool(plain)))
    colours = sorted(GEMS, key=lambda colour: not player.bonuses[colour]) if packed else [*GEMS]
    there = [colour for colour in colours if player.bonuses[colour]]
    w, h = min(size[0], round(cells[0].w) - 4), size[1]
    for colour in there:
        spot = _spot(cells[colours.index(colour)], w, h)
        _foot(canvas, spot, player.prestige[colour])
        if (player.seat, colour) in changes.bonuses:
            light = spot.inset(2)
            canvas.put(ground.halo(*light.size, 7), light)
        canvas.put(stones.tile(stone_of(colour), w, h, player.bonuses[colour]), spot)
    if plain:
        spot = _spot(cells[len(there) if packed else -1], w, h)
        _foot(canvas, spot, plain)
        canvas.put(no_colour(canvas.theme, w, h), spot)


def _spot(cell: Box, w: int, h: int) -> Box:
    """Where a pile lies, so that it stands in the middle together with its foot."""
    return cell.place(w, h + TAB, 0.5, 0.5).place(w, h, 0, 0)


def _foot(canvas: Canvas, spot: Box, points: int) -> None:
    """What a pile is worth, hanging below it."""
    if points:
        foot = tab(round(spot.w) - 4, points)
        canvas.put(foot, Box(spot.x + 2, spot.bottom - LAPPED, foot.w, foot.h))


def unbound(player: Player) -> int:
    """The points of cards that have no colour."""
    return player.colourless - sum(royal.points for royal in player.royals)


def width_of(player: Player, column: int, most: float) -> float:
    """How wide the bonuses of a player are, at most, with so wide a column for each colour."""
    return min(column * (len(GEMS) + bool(unbound(player))), most)


def tokens(
    canvas: Canvas,
    box: Box,
    player: Player,
    changes: Changes,
    loot: Sequence[Colour] = (),
    column: int = COLUMN,
    label: str = "",
) -> None:
    """The tokens on a rail, in the columns of their colours; at its end how many there are, out of
    how many that may be kept, with a label where there is room.
    """
    theme, total = canvas.theme, player.tokens.total
    canvas.put(ground.well(theme, *box.size, round(box.h / 2)), box)
    rail, end = box.columns(column * len(Colour), 1)
    for colour, cell in zip(Colour, rail.columns(*[1] * len(Colour)), strict=True):
        count, light = player.tokens[colour], square(cell.centre, COIN - 8)
        if (player.seat, colour) in changes.tokens:
            canvas.put(ground.halo(*light.size, COIN // 2 - 4), light)
        if count:
            canvas.stamp(stones.chip(stone_of(colour), COIN, count), cell.centre)
        if colour in loot:
            ring = square(cell.centre, COIN - 6)
            canvas.put(invitation(round(ring.w)), ring)
            seal(canvas, cell, 28)
    most, ink = (
        f"/{player.token_limit} {label}".strip(),
        LACK if total >= player.token_limit else TEXT,
    )
    wide = width(str(total), Face.BOLD, 38)
    start = end.right_middle.moved(-RAIL_END - wide - 4 - width(most, Face.SANS, 28))
    canvas.text(start, str(total), Face.BOLD, 38, ink)
    canvas.text(start.moved(wide + 4, 3), most, Face.SANS, 28, theme.muted)
