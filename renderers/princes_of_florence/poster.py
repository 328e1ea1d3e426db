"""The end to share: the winner before the sun over the city, their estate, and how all stand."""

from __future__ import annotations

from PIL import Image

from games.princes_of_florence.catalogue import Place
from games.princes_of_florence.view import Player, View
from renderers.canvas import GILT_CAST, SHADED, Canvas
from renderers.geometry import Box, Point
from renderers.lettering import Face, width
from renderers.outcome import Ending
from renderers.painted import painted
from renderers.pieces import brass, poster
from renderers.pieces.portraits import Looks, looks_of
from renderers.pieces.poster import RunnerUp
from renderers.princes_of_florence import gallery, tiles
from renderers.princes_of_florence.end import Source, brought, decisive, drawn, reason, signed
from renderers.princes_of_florence.signs import HOME, laurel
from renderers.sprites import Sprite, kept
from renderers.telling import capital
from renderers.theme import PRINCES_OF_FLORENCE, rgb

WIDTH, HIGH = 1200, 1500
FOOT = 1176
ONE, TWO, FEET = 760, 560, 910
"""How wide a winner is drawn, and each of several; and where the drawing ends."""
CELL = 96
TOP, LOW = (840, 338), (1144, 580)
"""Of the estate as it lies there: where its far and its near edge are, and half their lengths."""
EDGE = 20
CREAM = rgb("#F6E6CC")
GROUND = rgb("#1E100A")
TOTAL, LAUREL = Point(44, 1270), 108
WORK = 62
FIGURE, SIGN, APART = 50, 52, 36
"""Of the works, and of what brought how much below them."""


def draw(view: View, ending: Ending) -> Canvas:
    """The poster of a game that is over."""
    words, names = ending.words, ending.names
    winners = [one.seat for one in view.standings if one.place == 1]
    first = view.players[winners[0]]
    faces = tuple(looks_of(seat, PRINCES_OF_FLORENCE.cast) for seat in winners)
    canvas = Canvas(PRINCES_OF_FLORENCE, _scene(faces, first.estate))
    poster.verdict(canvas, [names[seat] for seat in winners], words)
    poster.foot(canvas, FOOT, GROUND)
    score = words("picture-number", n=first.points)
    end = poster.total(canvas, TOTAL, winners, score, laurel(LAUREL)) + 44
    told, room = capital(reason(view, words)), WIDTH - 44 - end
    high = 50 if len(winners) == 1 else 140
    top = 1182 if len(winners) == 1 else TOTAL.y - high / 2
    poster.told(canvas, Box(end, top, room, high), told)
    if len(winners) == 1:
        _works(canvas, Box(end, 1238, room, WORK), first)
        _sources(canvas, Box(end, 1308, room, 50), first, decisive(view))
    shown = [
        RunnerUp(
            one.seat,
            names[one.seat],
            words("picture-number", n=view.players[one.seat].points),
            one.place == 1,
        )
        for one in view.standings
    ]
    poster.standings(canvas, Box(36, 1366, WIDTH - 72, poster.HIGH), shown)
    canvas.put(brass.frame(WIDTH - 20, HIGH - 20, 22, 6), Box(10, 10, WIDTH, HIGH))
    return canvas


@kept
def _scene(winners: tuple[Looks, ...], estate: tuple[Place, ...]) -> Sprite:
    """The city, the faces of all winners before the sun, and the first one's estate before them."""
    image = painted(HOME, "poster", WIDTH, HIGH).image.convert("RGB")
    wide = ONE if len(winners) == 1 else TWO
    step = (WIDTH - 80 - wide) / max(1, len(winners) - 1)
    for place, face in enumerate(winners):
        x = (WIDTH - wide) / 2 - 28 if len(winners) == 1 else 40 + step * place
        poster.person(image, face, round(x), FEET, wide)
    land = _lying(estate).image
    poster.halo(image, land, (0, 0), rgb("#0A0410"), 16, 0.7, (0, 18))
    image.paste(land, (0, 0), land)
    return Sprite(image)


@kept
def _lying(estate: tuple[Place, ...]) -> Sprite:
    """An estate as it lies on the balustrade, farther edge shorter, on a rim of stone."""
    flat = tiles.land(estate, CELL).image.convert("RGBA")
    side = flat.width
    (top, far), (low, near) = TOP, LOW
    slope = (near / far - 1) / (low - top)
    wide, deep = side / (2 * far), side * near / far / (low - top)
    middle = WIDTH / 2
    lean = -slope * top
    turned = (
        *(wide, side / 2 * slope, side / 2 * (1 + lean) - wide * middle),
        *(0.0, deep, -deep * top),
        *(0.0, slope),
    )
    # The transform divides by 1 + slope * y; ours is 1 + slope * (y - top), so all is divided
    # by the constant part first.
    scaled = [part / (1 + lean) for part in turned]
    lain = flat.transform(
        (WIDTH, HIGH), Image.Transform.PERSPECTIVE, scaled, Image.Resampling.BICUBIC
    )
    whole = Image.new("RGBA", lain.size)
    pen = _rim(low, near)
    whole.alpha_composite(pen)
    whole.alpha_composite(lain)
    return Sprite(whole)


def _rim(low: int, near: int) -> Image.Image:
    """The front of the slab on which it lies."""
    sheet = Image.new("RGBA", (WIDTH, HIGH))
    left, right = WIDTH // 2 - near, WIDTH // 2 + near
    ramp = Image.linear_gradient("L").resize((right - left, EDGE))
    stone = Image.new("RGB", ramp.size, rgb("#E8D0A0"))
    stone.paste(rgb("#8A6A44"), (0, 0), ramp)
    sheet.paste(stone, (left, low))
    return sheet


def _works(canvas: Canvas, box: Box, player: Player) -> None:
    """The works of whoever has won, side by side."""
    done = [*player.works, *[None] * player.recruits]
    if not done:
        return
    step = min(WORK + 12, (box.w - WORK) / max(1, len(done) - 1))
    for place, work in enumerate(done):
        spot = Box(box.x + step * place, box.y, WORK, WORK)
        canvas.put(brass.shadow(WORK, WORK, 12, 8), spot)
        canvas.put(gallery.portrait(work, WORK), spot)


def _sources(canvas: Canvas, box: Box, player: Player, decided: Source | None) -> None:
    """What brought how much, side by side; what decided is gold."""
    came = [(drawn(source, SIGN), signed(n), source) for source, n in brought(player).items()]
    wide = [sign.w + 12 + width(figure, Face.BLACK, FIGURE) for sign, figure, _ in came]
    x, apart = box.x, min(APART, (box.w - sum(wide)) / max(1, len(came) - 1))
    for (sign, figure, source), long in zip(came, wide, strict=True):
        at = Point(x, box.centre.y)
        canvas.stamp(sign, at.moved(sign.w / 2))
        ink = GILT_CAST if source is decided else SHADED.inked(CREAM)
        canvas.text(at.moved(sign.w + 12), figure, Face.BLACK, FIGURE, ink)
        x += long + apart
