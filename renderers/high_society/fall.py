"""Where nobody has won High Society: a stage whose light is out, why, and a broken laurel around
nothing but a cross.
"""

from __future__ import annotations

from renderers import glyphs
from renderers.canvas import Canvas, Pen
from renderers.geometry import Box, Point
from renderers.high_society import cards
from renderers.high_society.lacquer import GOLD, RADIUS, RED, SOFT, raised, stepped, sunburst
from renderers.high_society.signs import Sign, sign
from renderers.high_society.triumph import LAUREL, SIDE
from renderers.lettering import Face, wrapped
from renderers.sprites import Sprite, kept
from renderers.theme import BLACK, TEXT, mix, rgb
from renderers.words import Words

TITLE, WHY, SUM = 68, 38, 84
LEAD = 48  # from one line of the reason to the next
CROSS = 96
NOTE = 56
COLD = (rgb("#36252A"), rgb("#1D171B"))  # the stage from above to below
LIT = rgb("#5A3A40")
DEAD = rgb("#8D7A62")  # the leaves of a laurel that nobody wears


@kept
def stage(w: int, h: int) -> Sprite:
    """A plate in dim red light, with rays from where the laurel hangs."""
    pen = raised(w, h, 4, RED, COLD)
    inner, sun = pen.body.inset(4), Point(w - 22 - SIDE / 2, h / 2)
    with pen.clip(inner, RADIUS - 4) as inside, inside.veil(opacity=0.22) as light:
        sunburst(light, sun, w + h, 40, LIT)
    pen.line(stepped(pen.body.inset(11), 6), mix(RED, COLD[0], 0.55), 1.5)
    return pen.done()


@kept
def broken_laurel(size: int) -> Sprite:
    """A laurel without gold, cracked across one branch."""
    pen = Pen(size, size)
    glyphs.laurel(pen, DEAD, BLACK)
    crack = ((0.62, 0.24), (0.74, 0.30), (0.78, 0.22), (0.88, 0.30), (1.0, 0.24))
    pen.line([(x * size, y * size) for x, y in crack], mix(*COLD, 0.35), size * 0.035)
    return pen.done()


def nobody(canvas: Canvas, box: Box, money: int, words: Words) -> None:
    """That no one wins, since everybody has this much money left."""
    canvas.put(stage(*box.size), box)
    left, right = box.inset(34, 26).columns(1, SIDE, gap=24)
    lines = wrapped(words("picture-end-nobody-why"), Face.SANS, WHY, left.w)
    title, *why, foot = left.rows(92, *[LEAD] * len(lines), 1)
    said = words("picture-end-nobody")
    canvas.text(title.left_middle, said, Face.SERIF, TITLE, cards.POOR, room=title.w)
    for line, row in zip(lines, why, strict=True):
        canvas.text(row.left_middle, line, Face.SANS, WHY, TEXT)
    at = foot.left_middle
    canvas.stamp(sign(Sign.NOTE, NOTE, GOLD), at.moved(NOTE / 2))
    at = at.moved(NOTE + 16)
    at = at.moved(canvas.text(at, str(money), Face.BOLD, SUM, TEXT) + 20)
    canvas.text(at.moved(dy=10), words("picture-end-each"), Face.SANS, WHY, SOFT)
    canvas.stamp(broken_laurel(LAUREL), right.centre)
    canvas.stamp(sign(Sign.CROSS, CROSS, cards.POOR), right.centre)
