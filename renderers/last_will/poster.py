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
TOTAL, LINE = Point(52, 1276), 68
GROUND = rgb("#1C0A18")
SOFT, WARM = rgb("#F6E6CC"), rgb("#FFCF9A")


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
    why = capital(reason(view, words, told=False))
    room = WIDTH - 48 - at.x
    size = largest(why, Face.SERIF, (66, 62, 56, 52, 48, 44, 40, 36), room)
    lines = [(why, size, SOFT), (words("picture-rounds", n=view.round), min(46, size), WARM)]
    for number, (text, high, ink) in enumerate(lines):
        spot = at.moved(0, (number - 0.5) * LINE)
        canvas.text(spot, text, Face.SERIF, high, SHADED.inked(ink), room=room, squeeze=0.7)
