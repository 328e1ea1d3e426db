"""The end to share: whoever has won leaps before the sun with empty pockets, what they owe or have
left, why that has won, and how the others stand.
"""

from __future__ import annotations

from games.last_will.view import View
from renderers.canvas import SHADED, Anchor, Canvas
from renderers.geometry import Box, Point
from renderers.last_will import roles
from renderers.last_will.end import reason, winners
from renderers.last_will.means import sterling
from renderers.last_will.scenery import HEIR, HOME, heir
from renderers.lettering import Face, largest
from renderers.outcome import Ending
from renderers.painted import painted
from renderers.pieces import brass, poster
from renderers.pieces.poster import RunnerUp
from renderers.sprites import Sprite
from renderers.telling import capital
from renderers.theme import LAST_WILL, rgb
from renderers.words import Words

WIDTH, HIGH = 1200, 1500
FOOT, DOWN = 1186, 34
"""Where the scene ends, and how much lower than in the drawing an heir leaps, below the title."""
BOARD, BOARDED = Point(174, 1008), 112
"""Where the sign before the house is painted, and the room for what it says."""
TOTAL, WHY, BELOW = Point(52, 1276), 152, 44
GROUND = rgb("#1C0A18")
WARM = rgb("#FFCF9A")


def draw(view: View, ending: Ending) -> Canvas:
    """The poster of a game that is over."""
    words, names, first = ending.words, ending.names, winners(view)
    canvas = Canvas(LAST_WILL, painted(HOME, "poster", WIDTH))
    poster.foot(canvas, FOOT, GROUND)
    leaping = heir(first[0]).image
    seen = leaping.crop((0, 0, leaping.width, round(FOOT - HEIR.y - DOWN)))
    canvas.put(Sprite(seen), Box(HEIR.x, HEIR.y + DOWN, *seen.size))
    sold, at = words("picture-sold-out"), BOARD
    size = largest(sold, Face.BLACK, (38, 34, 30, 28), BOARDED / 0.9)
    canvas.text(at, sold, Face.BLACK, size, roles.CLARET, Anchor.MIDDLE, BOARDED, squeeze=0.7)
    poster.verdict(canvas, [names[seat] for seat in first], words)
    figure = sterling(view.players[first[0]].worth)
    end = poster.total(canvas, TOTAL, first, figure)
    _why(canvas, view, words, Point(end + 44, TOTAL.y))
    shown = [
        RunnerUp(one.seat, names[one.seat], sterling(view.players[one.seat].worth), one.place == 1)
        for one in view.standings
    ]
    poster.standings(canvas, Box(36, 1364, WIDTH - 72, poster.HIGH), shown)
    edge = brass.frame(WIDTH - 20, HIGH - 20, 22, 6)
    canvas.put(edge, Box(10, 10, WIDTH, HIGH))
    return canvas


def _why(canvas: Canvas, view: View, words: Words, at: Point) -> None:
    """What decided, without the sum that stands beside it; and after how many rounds."""
    box = Box(at.x, at.y - WHY / 2, WIDTH - 48 - at.x, WHY)
    upper, lower = box.rows(1, BELOW)
    poster.told(canvas, upper, capital(reason(view, words, told=False)))
    rounds, ink = words("picture-rounds", n=view.round), SHADED.inked(WARM)
    canvas.text(lower.left_middle, rounds, Face.SERIF, 38, ink)
