"""What somebody has, large, below their hand: points, what they can pay with, and how far it is to
the goal and to each noble.
"""

from __future__ import annotations

from games.splendor.catalogue import GEMS, Colour
from games.splendor.view import Player, View
from renderers import glyphs
from renderers.canvas import Anchor, Canvas
from renderers.geometry import Box
from renderers.lettering import Face
from renderers.pieces import ground, stones
from renderers.splendor import counters
from renderers.splendor.cards import stone_of
from renderers.splendor.players import of_noble
from renderers.theme import LACK, TEXT
from renderers.theme import Colour as Shade
from renderers.words import Words

HEIGHT = 356
CREST = (140, 186)
TILE, COUNTER = (74, 94), 82
FACE, MISSED = 62, 46
FACTS = 268  # how wide the column of facts is
FIGURE, LINE = 44, 34


def means(canvas: Canvas, box: Box, owner: Player, view: View, words: Words) -> None:
    """What the owner has, so that nobody must go back to the table for it."""
    canvas.put(ground.plate(canvas.theme, *box.size), box)
    canvas.places["means"] = box
    upper, line, court = box.inset(24, 16).rows(1, 34, FACE, gap=8)
    left, middle, right = upper.columns(CREST[0], 1, FACTS, gap=22)
    crest = counters.crest(canvas.theme, *CREST, owner.points, view.goal)
    canvas.put(crest, left.place(*CREST))
    for colour, pillar in zip(Colour, middle.columns(*[1] * len(Colour), gap=9), strict=True):
        power(canvas, pillar, owner, colour)
    facts(canvas, right, owner, view, words)
    if view.nobles:
        caption = words("picture-hand-nobles")
        canvas.text(line.left_middle, caption, Face.SANS, 29, canvas.theme.muted, room=line.w)
    missed(canvas, court, owner, view)


def power(canvas: Canvas, box: Box, owner: Player, colour: Colour) -> None:
    """What pays for one colour, in one well: its bonuses over its tokens; gold has tokens alone."""
    canvas.put(ground.well(canvas.theme, *box.size, 16), box)
    upper, lower = box.inset(4, 8).rows(TILE[1], COUNTER, gap=box.h - 16 - TILE[1] - COUNTER)
    spot, count = lower.centre, owner.tokens[colour]
    if colour in GEMS:
        canvas.put(stones.tile(stone_of(colour), *TILE, owner.bonuses[colour]), upper.place(*TILE))
    else:
        spot = box.centre
    if count:
        canvas.stamp(counters.counter(stone_of(colour), COUNTER, count), spot)


def facts(canvas: Canvas, box: Box, owner: Player, view: View, words: Words) -> None:
    """Tokens and their limit, bought cards, and what is left to the goal: a sign and a figure."""
    theme = canvas.theme
    over = owner.tokens.total > owner.token_limit
    signs = (
        glyphs.icon(glyphs.token, 40, theme.muted),
        glyphs.icon(glyphs.card, 46, theme.muted, theme.plate),
        glyphs.icon(glyphs.star, 44, theme.metal),
    )
    left = words("picture-hand-goal", points=max(0, view.goal - owner.points))
    said: tuple[tuple[str, int, Shade], ...] = (
        (f"{owner.tokens.total}/{owner.token_limit}", FIGURE, LACK if over else TEXT),
        (str(len(owner.bought)), FIGURE, TEXT),
        (left, LINE, TEXT),
    )
    for sign, (text, size, ink), row in zip(signs, said, box.rows(1, 1, 1), strict=True):
        canvas.stamp(sign, row.left_middle.moved(24))
        at, room = row.left_middle.moved(60), row.w - 60
        canvas.text(at, text, Face.MEDIUM, size, ink, Anchor.LEFT, room, 0.72)


def missed(canvas: Canvas, box: Box, owner: Player, view: View) -> None:
    """The nobles who have come with their points, and those who wait with the bonuses that they
    still miss.
    """
    court = sorted((*owner.nobles, *view.nobles), key=lambda noble: noble.id)
    for noble, cell in zip(court, box.columns(*[1] * max(1, len(court)), gap=10), strict=False):
        told = of_noble(owner, noble, FACE, MISSED)
        canvas.line(cell.left_middle, told, Face.BOLD, 38, gap=4)
