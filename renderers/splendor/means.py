"""What somebody has, large, below their hand: points, what they can pay with, and how far it is to
the goal and to each noble.
"""

from __future__ import annotations

from games.splendor.catalogue import GEMS, Colour
from games.splendor.view import Player, View
from renderers.canvas import Canvas, line_width
from renderers.geometry import Box
from renderers.lettering import Face
from renderers.pieces import ground, stones
from renderers.splendor import counters
from renderers.splendor.cards import stone_of
from renderers.splendor.players import of_noble
from renderers.theme import LACK, TEXT
from renderers.words import Words

HEIGHT = 356
CREST, LOW_CREST = (140, 186), (84, 112)
TILE, COUNTER, BETWEEN = (84, 104), 92, 16
COUNTED = COUNTER + BETWEEN  # how much lower this is without tokens
FACE, MISSED = 62, 46
LABELS = 196  # how wide the column is that says what is counted
FIGURE, TOLD = 40, 38
APART = 72  # at most, from one noble to the next


def means(
    canvas: Canvas, box: Box, owner: Player, view: View, words: Words, *, tokens: bool = True
) -> None:
    """What the owner has, so that nobody must go back to the table for it; tokens are left out
    where they stand elsewhere.
    """
    canvas.put(ground.plate(canvas.theme, *box.size), box)
    canvas.places["means"] = box
    upper, line, court = box.inset(24, 16).rows(1, 34, FACE, gap=8)
    left, label, right = upper.columns(CREST[0], LABELS, 1, gap=24)
    size = CREST if tokens else LOW_CREST
    canvas.put(counters.crest(canvas.theme, *size, owner.points, view.goal), left.place(*size, 0))
    heights = [TILE[1], COUNTER] if tokens else [TILE[1]]
    total, most = owner.tokens.total, owner.token_limit
    said = (
        (words("picture-hand-bonuses"), words("picture-cards", n=len(owner.bought)), TEXT),
        (
            words("picture-hand-tokens"),
            words("picture-hand-held", n=total, most=most),
            LACK if total > most else TEXT,
        ),
    )
    for (caption, told, ink), row in zip(said, label.rows(*heights, gap=BETWEEN), strict=False):
        above, below = row.place(row.w, 82).rows(1, 1)
        canvas.text(above.left_middle, caption, Face.SANS, 32, canvas.theme.muted, room=row.w)
        canvas.text(below.left_middle, told, Face.MEDIUM, FIGURE, ink, room=row.w, squeeze=0.75)
    for colour, pillar in zip(Colour, right.columns(*[1] * len(Colour)), strict=True):
        bonus, *held = pillar.rows(*heights, gap=BETWEEN)
        if colour in GEMS:
            tile = stones.tile(stone_of(colour), *TILE, owner.bonuses[colour])
            canvas.put(tile, bonus.place(*TILE))
        for spot in held:
            if count := owner.tokens[colour]:
                canvas.stamp(counters.counter(stone_of(colour), COUNTER, count), spot.centre)
    if view.nobles:
        caption = words("picture-hand-nobles")
        canvas.text(line.left_middle, caption, Face.SANS, 32, canvas.theme.muted, room=line.w)
    missed(canvas, court, owner, view)


def missed(canvas: Canvas, box: Box, owner: Player, view: View) -> None:
    """The nobles who have come with their points, and those who wait with the bonuses that they
    still miss.
    """
    court = sorted((*owner.nobles, *view.nobles), key=lambda noble: noble.id)
    told = [of_noble(owner, noble, FACE, MISSED) for noble in court]
    widths = [line_width(parts, Face.BOLD, TOLD, gap=4) for parts in told]
    apart = (box.w - sum(widths)) / max(1, len(court) - 1)
    at = box.left_middle
    for parts, wide in zip(told, widths, strict=True):
        canvas.line(at, parts, Face.BOLD, TOLD, gap=4)
        at = at.moved(wide + min(apart, APART))
