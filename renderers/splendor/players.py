"""A player's plate: name and tokens above; points, bonuses over tokens, and reserved cards
below.
"""

from __future__ import annotations

from games.splendor.catalogue import GEMS, Colour
from games.splendor.view import Owed, Player, View
from renderers import glyphs
from renderers.canvas import Anchor, Canvas, Part
from renderers.geometry import Box, square
from renderers.lettering import Face
from renderers.pieces import ground, stones
from renderers.pieces.cards import back
from renderers.pieces.headings import TO_MOVE, Call, Title
from renderers.pieces.seats import name_line
from renderers.splendor import cards, nobles
from renderers.splendor.cards import SMALL_SIZE, stone_of
from renderers.splendor.changes import Changes
from renderers.splendor.moves import marks
from renderers.words import Words

CREST = (84, 106)
CALLS = {
    Owed.ACTION: TO_MOVE,
    Owed.TOKENS: Call("picture-to-return", "picture-your-return"),
    Owed.NOBLE: Call("picture-to-choose", "picture-your-choice"),
}


def title_of(view: View, words: Words) -> Title:
    """The game and its round, as headers begin."""
    key = "picture-last-round" if view.last_round else "picture-round"
    return Title(words("title"), words(key, round=view.round))


def call_of(view: View) -> Call:
    """What the player in turn is waited for."""
    return CALLS[view.owed] if view.owed else TO_MOVE


def player_plate(
    canvas: Canvas,
    box: Box,
    player: Player,
    name: str,
    changes: Changes,
    *,
    active: bool,
    earlier: bool,
) -> None:
    """All that is public about one player; with `earlier` also the latest turn, as the header tells
    a later one.
    """
    theme = canvas.theme
    canvas.put(ground.plate(theme, *box.size, active=active), box)
    upper, body = box.inset(16, 11).rows(40, 1, gap=7)
    tokens: list[Part] = [
        glyphs.icon(glyphs.token, 24, theme.muted),
        f"{player.tokens.total}/{player.token_limit}",
    ]
    wide = canvas.line(upper.right_middle, tokens, Face.SANS, 26, theme.muted, Anchor.RIGHT)
    if earlier:
        spot = upper.right_middle.moved(-wide - 22)
        wide += 22 + canvas.line(
            spot, marks(player.latest), Face.SANS, 24, theme.muted, Anchor.RIGHT, gap=5
        )
    name_line(
        canvas, Box(upper.x, upper.y, upper.w - wide - 24, upper.h), player.seat, name, active
    )
    left, middle, far = body.columns(CREST[0], 1, player.places * (SMALL_SIZE[0] + 4) - 4, gap=11)
    crest = left.place(*CREST, 0, 0.5)
    canvas.put(ground.shield(theme, *CREST, player.points, player.seat in changes.scores), crest)
    for visit, noble in enumerate(player.nobles):
        canvas.stamp(nobles.cameo(noble, 46), crest.centre.moved(28, 39 - 34 * visit))
    holdings(canvas, middle, player, changes)
    held, bought = far.rows(SMALL_SIZE[1], 1, gap=4)
    reserved(canvas, held, player, changes)
    total: list[Part] = [
        glyphs.icon(glyphs.card, 30, theme.muted, theme.plate),
        str(len(player.bought)),
    ]
    canvas.line(bought.right_middle, total, Face.SANS, 26, theme.muted, Anchor.RIGHT)


def holdings(canvas: Canvas, box: Box, player: Player, changes: Changes, unit: float = 1) -> None:
    """Six columns in a fixed order, so that place helps too: bonuses above, tokens below; gold has
    tokens only.
    """
    for colour, column in zip(Colour, box.columns(*[1] * len(Colour)), strict=True):
        stone = stone_of(colour)
        upper, lower = column.rows(0.575, 0.425, gap=5)
        w, size = round(43 * unit), round(46 * unit)
        if colour in GEMS:
            bonus = upper.place(w, round(upper.h))
            if (player.seat, colour) in changes.bonuses:
                canvas.put(ground.halo(w - 4, round(upper.h) - 4, 7), bonus.inset(2))
            canvas.put(stones.tile(stone, *bonus.size, player.bonuses[colour]), bonus)
        count = player.tokens[colour]
        if (player.seat, colour) in changes.tokens:
            canvas.put(
                ground.halo(size - 8, size - 8, size // 2 - 4), square(lower.centre, size - 8)
            )
        canvas.stamp(
            stones.chip(stone, size, count) if count else stones.no_chip(canvas.theme, size),
            lower.centre,
        )


def reserved(canvas: Canvas, box: Box, player: Player, changes: Changes) -> None:
    """Three places: what all have seen by its bonus and points, the rest by its level."""
    for place, spot in enumerate(box.columns(*[SMALL_SIZE[0]] * player.places, gap=4)):
        if place >= len(player.reserved):
            canvas.put(ground.slot(canvas.theme, *spot.size), spot)
            continue
        held = player.reserved[place]
        if (player.seat, place) in changes.reserved:
            canvas.put(ground.halo(*spot.inset(2).size, 6), spot.inset(2))
        canvas.put(
            cards.small(held.card, *spot.size) if held.card else back(held.level, *spot.size), spot
        )
