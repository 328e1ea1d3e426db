"""The end to share: the winner before the sun over a town, what they own, and how all stand."""

from __future__ import annotations

from collections.abc import Sequence

from games.splendor.catalogue import GEMS
from games.splendor.view import View
from renderers.canvas import GILT_CAST, SHADED, Anchor, Canvas
from renderers.geometry import Box, Point, square
from renderers.lettering import Face
from renderers.outcome import Ending
from renderers.painted import painted
from renderers.pieces import brass, jewels, poster
from renderers.pieces.portraits import Looks, looks_of
from renderers.pieces.poster import RunnerUp
from renderers.splendor import nobles
from renderers.splendor.cards import HOME, stone_of
from renderers.sprites import Sprite, kept
from renderers.theme import SPLENDOR, rgb

WIDTH, HIGH = 1200, 1500
TITLE, RIBBON, COIN = 84, 1066, 250
ONE, TWO, FEET = 880, 640, 1030
"""How wide a winner is drawn, and each of several; and where the drawing ends."""
JEWELS, GUEST = (176, 196, 204, 204, 184), 120
"""How large each stone of the winner is drawn, and a noble who came."""


def draw(view: View, ending: Ending) -> Canvas:
    """The poster of a game that is over."""
    words, names = ending.words, ending.names
    winners = [one.seat for one in view.standings if one.place == 1]
    faces = tuple(looks_of(seat, SPLENDOR.cast) for seat in winners)
    canvas = Canvas(SPLENDOR, _scene(int(winners[0]), faces))
    middle = Point(WIDTH / 2, 80)
    canvas.text(middle, words("title"), Face.BOLD, TITLE, GILT_CAST, Anchor.MIDDLE)
    told = words("picture-rounds", round=view.round)
    ink = SHADED.inked(rgb("#F6E6CC"))
    canvas.text(middle.moved(dy=68), told, Face.MEDIUM, 34, ink, Anchor.MIDDLE)
    first = view.players[winners[0]]
    _owned(canvas, view, winners)
    ribbon = Point(WIDTH / 2, RIBBON)
    poster.ribbon(canvas, ribbon, winners, [names[seat] for seat in winners], words, left=226)
    poster.coin(canvas, Point(191, RIBBON - 26), COIN, str(first.points))
    others = [
        RunnerUp(one.seat, names[one.seat], str(view.players[one.seat].points))
        for one in view.standings
        if one.place != 1
    ]
    poster.standings(canvas, Box(40, 1364, WIDTH - 80, poster.HIGH), others)
    edge = brass.frame(WIDTH - 20, HIGH - 20, 22, 6)
    canvas.put(edge, Box(10, 10, WIDTH, HIGH))
    return canvas


@kept
def _scene(first: int, winners: tuple[Looks, ...]) -> Sprite:
    """The town in the first winner's colour, and the faces of all winners before the sun."""
    image = painted(HOME, f"poster-{first + 1}", WIDTH).image.convert("RGB")
    wide = ONE if len(winners) == 1 else TWO
    step = 0 if len(winners) == 1 else (WIDTH - 120 - wide) / (len(winners) - 1)
    left = (WIDTH - wide) / 2 - (32 if len(winners) == 1 else 0)
    for place, face in enumerate(winners):
        x = round(left if len(winners) == 1 else 40 + step * place)
        poster.person(image, face, x, FEET, wide)
    return Sprite(image)


def _owned(canvas: Canvas, view: View, winners: Sequence[int]) -> None:
    """The bonuses of whoever has won on the bank of coins, and the nobles who came."""
    if len(winners) > 1:
        return
    player = view.players[winners[0]]
    for place in (0, 4, 1, 3, 2):
        colour = GEMS[place]
        size, count = JEWELS[place], player.bonuses[colour]
        middle = Point(600 + (place - 2) * 218, 1216 + abs(place - 2) * 9)
        stone = stone_of(colour)
        if count:
            box = Box(middle.x - size / 3, middle.y - size / 3, size * 2 / 3, size * 2 / 3)
            canvas.put(brass.light(*box.size, round(size / 3), stone.upper, size // 9, 4), box)
        jewel = jewels.setting(stone, size, count)
        canvas.stamp(jewel if count else brass.dimmed(jewel, 0.45), middle)
    for place, noble in enumerate(player.nobles):
        spot = Point(WIDTH - 110 - (GUEST + 12) * place, RIBBON - 132)
        brass.raise_(canvas, square(spot, GUEST), GUEST // 2)
        canvas.stamp(nobles.cameo(noble, GUEST), spot)
        canvas.stamp(_plus(noble.points), spot.moved(38, -34))


def _plus(points: int) -> Sprite:
    """What a noble's visit has brought, on a star."""
    return brass.numbered_star(76, f"+{points}")
