"""The end to share: whoever has won leaps before the sun with empty pockets, what they owe or have
left, why that has won, and how the others stand.
"""

from __future__ import annotations

from games.last_will.view import View
from renderers.canvas import GILT_CAST, SHADED, Anchor, Canvas
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
from renderers.telling import capital
from renderers.theme import LAST_WILL, rgb

WIDTH, HIGH = 1200, 1500
TITLE, RIBBON, COIN = 88, 1192, 236
REASON = Point(318, 1304)
BOARD, BOARDED = Point(174, 1008), 112
"""Where the sign before the house is painted, and the room for what it says."""
SOFT = rgb("#F6E6CC")


def draw(view: View, ending: Ending) -> Canvas:
    """The poster of a game that is over."""
    words, names, first = ending.words, ending.names, winners(view)
    canvas = Canvas(LAST_WILL, painted(HOME, "poster", WIDTH))
    canvas.put(heir(first[0]), HEIR)
    middle = Point(WIDTH / 2, 84)
    canvas.text(middle, words("title"), Face.BOLD, TITLE, GILT_CAST, Anchor.MIDDLE)
    told = words("picture-rounds", n=view.round)
    ink = SHADED.inked(SOFT)
    canvas.text(middle.moved(dy=72), told, Face.MEDIUM, 34, ink, Anchor.MIDDLE)
    sold, at = words("picture-sold-out"), BOARD
    size = largest(sold, Face.BLACK, (38, 34, 30, 28), BOARDED / 0.9)
    canvas.text(at, sold, Face.BLACK, size, roles.CLARET, Anchor.MIDDLE, BOARDED, squeeze=0.7)
    victors = [names[seat] for seat in first]
    poster.ribbon(canvas, Point(WIDTH / 2, RIBBON), first, victors, words, left=226)
    figure = sterling(view.players[first[0]].worth)
    poster.coin(canvas, Point(176, RIBBON + 32), COIN, figure)
    why, room = capital(reason(view, words)), WIDTH - REASON.x - 40
    size = largest(why, Face.SERIF, (52, 48, 44, 40, 36), room)
    canvas.text(REASON, why, Face.SERIF, size, SHADED.inked(SOFT), room=room, squeeze=0.7)
    others = [
        RunnerUp(one.seat, names[one.seat], sterling(view.players[one.seat].worth))
        for one in view.standings
        if one.place != 1
    ]
    poster.standings(canvas, Box(40, 1364, WIDTH - 80, poster.HIGH), others)
    edge = brass.frame(WIDTH - 20, HIGH - 20, 22, 6)
    canvas.put(edge, Box(10, 10, WIDTH, HIGH))
    return canvas
