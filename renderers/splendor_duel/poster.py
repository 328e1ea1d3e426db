"""The end to share: the winner before the town with a crown on the head, what won on a coin, and
below them the cards that brought it; in a draw the crown hangs over both.
"""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.splendor_duel.catalogue import Card
from games.splendor_duel.events import Goal
from games.splendor_duel.view import Player, View
from renderers.canvas import GILT_CAST, SHADED, Anchor, Canvas
from renderers.geometry import Box, Point
from renderers.lettering import Face, largest, spelled
from renderers.outcome import Ending
from renderers.painted import opened, painted
from renderers.pieces import brass, poster
from renderers.pieces.masthead import NAMED
from renderers.pieces.portraits import Looks, looks_of, medallion
from renderers.splendor_duel import cards
from renderers.splendor_duel.players import VIOLET, way_sign, ways_of
from renderers.splendor_duel.signs import HOME, SILVER
from renderers.sprites import Light, Sprite, kept
from renderers.theme import SPLENDOR_DUEL, TEXT, rgb

WIDTH, HIGH = 1200, 1500
TITLE, RIBBON, COIN = 78, 1056, 270
ONE, TWO, FEET, STANDS = 760, 600, 1030, 1123
"""How wide one winner is drawn, and each of two in a draw; where the table begins and the drawings
of two end; and how far down that of one reaches behind it.
"""
CROWN, WORN, SUNK, SUNK_ON_A_PICTURE = 520, 1.5, 0.3, 0.1
"""How wide the crown of a draw is; how much wider than a head one that is worn, and how much of its
height reaches over the hair, or over somebody's own picture.
"""
BROW = 0.16
"""Where a head is measured, as a share of the drawing's height from its top."""
CLEAREST = 156
"""So high above nothing stands but the title."""
CARD, MOST, STEP, WIDEST, TURN = (136, 212), 9, 150, 960, 3.4
"""The cards that won: how large, how many at most, from one to the next, and how far the first is
from the last at most, and how turned.
"""
FAN, BENT = 1236, 2.2
"""Where the middle card lies, and how much lower the others."""
PLATE = (550, 116)
NIGHT = rgb("#140722")
NOBODY = 2
"""The ribbon of a draw is that of no player: violet."""


def draw(view: View, ending: Ending) -> Canvas:
    """The poster of a game that is over."""
    words, names = ending.words, ending.names
    winner = next((player for player in view.players if player.reached), None)
    faces = tuple(looks_of(player.seat, SPLENDOR_DUEL.cast) for player in view.players)
    shown = _scene(-1 if winner is None else int(winner.seat), faces)
    canvas = Canvas(SPLENDOR_DUEL, shown)
    middle = Point(WIDTH / 2, 66)
    canvas.text(middle, words("title"), Face.BOLD, TITLE, SILVER, Anchor.MIDDLE)
    ink = SHADED.inked(rgb("#F6E6F6"))
    told = words("picture-turns", n=view.number)
    canvas.text(middle.moved(dy=62), told, Face.MEDIUM, 36, ink, Anchor.MIDDLE)
    ribbon = Point(WIDTH / 2, RIBBON)
    if winner is None:
        poster.banner(canvas, ribbon, NOBODY, words("picture-end-drawn"))
        why = words("picture-end-quiet", n=view.quiet)
        size = largest(why, Face.MEDIUM, (50, 46, 42, 38, 34), WIDTH - 120)
        at = Point(WIDTH / 2, 1246)
        canvas.text(at, why, Face.MEDIUM, size, SHADED.inked(TEXT), Anchor.MIDDLE, WIDTH - 100, 0.8)
    else:
        way = winner.reached[0]
        _fan(canvas, winner, way.goal)
        poster.ribbon(canvas, ribbon, [winner.seat], [names[winner.seat]], words, left=226)
        sign = way_sign(winner, way.goal, 88)
        poster.coin(canvas, Point(191, RIBBON - 23), COIN, str(way.n), sign)
    for player, x in zip(view.players, (40, WIDTH - 40 - PLATE[0]), strict=True):
        _plate(canvas, Box(x, HIGH - 22 - PLATE[1], *PLATE), player, view, names[player.seat])
    edge = brass.frame(WIDTH - 20, HIGH - 20, 22, 6)
    canvas.put(edge, Box(10, 10, WIDTH, HIGH))
    return canvas


@kept
def _scene(winner: int, faces: tuple[Looks, ...]) -> Sprite:
    """The town in the winner's colour, the face of whoever has won crowned before the sun; nobody
    has won below 0.
    """
    drawn = winner < 0
    name = "poster-drawn" if drawn else f"poster-{winner + 1}"
    image = painted(HOME, name, WIDTH).image.convert("RGB")
    table = image.crop((0, FEET, WIDTH, HIGH))
    if drawn:
        for face, x in zip(faces, (10, WIDTH - TWO - 30), strict=True):
            poster.person(image, face, x, FEET, TWO)
    else:
        poster.person(image, faces[winner], 210, STANDS, ONE)
    lower = Image.linear_gradient("L").resize((WIDTH, 120))
    fade = Image.new("L", table.size, 255)
    fade.paste(lower, (0, 0))
    image.paste(table, (0, FEET), fade)
    if drawn:
        _hung(image, CROWN, Point(WIDTH / 2 - 40, 156))
        return Sprite(image)
    bust = poster.whole(faces[winner])
    top, middle, wide = _head(bust.getchannel("A"), ONE / bust.width)
    top += STANDS - round(bust.height * ONE / bust.width) + 6
    crown, size = opened(HOME, "great-crown"), round(wide * WORN)
    sunk = SUNK_ON_A_PICTURE if faces[winner].picture else SUNK
    over = crown.height * size / crown.width * (1 - sunk)
    _hung(image, size, Point(210 + middle, max(CLEAREST, top - over)))
    return Sprite(image)


def _head(shape: Image.Image, unit: float) -> tuple[float, float, float]:
    """Where a drawing of somebody begins, and of the brow the middle and the width, in pixels of
    the poster.
    """
    _, top, _, low = shape.getbbox() or (0, 0, *shape.size)
    y = round(top + (low - top) * BROW)
    left, _, right, _ = shape.crop((0, y, shape.width, y + 1)).getbbox() or (0, 0, shape.width, 1)
    return top * unit, (left + right) / 2 * unit, (right - left) * unit


def _hung(image: Image.Image, wide: int, top: Point) -> None:
    """The crown in light over somebody, the middle of its upper edge here."""
    thing = opened(HOME, "great-crown").convert("RGBA")
    high = round(thing.height * wide / thing.width)
    thing = thing.resize((wide, high), Image.Resampling.LANCZOS)
    at = round(top.x - wide / 2), round(top.y)
    poster.halo(image, thing, at, rgb("#FFF0B0"), 38, 1.0)
    poster.halo(image, thing, at, rgb("#280E14"), 12, 0.59, (14, 24))
    image.paste(thing, at, thing.getchannel("A"))


def _fan(canvas: Canvas, player: Player, goal: Goal) -> None:
    """The cards that won, as a fan on the table."""
    shown = trophies(player, goal)
    step = min(STEP, WIDEST / max(1, len(shown) - 1))
    for number, card in enumerate(shown):
        place = (number - (len(shown) - 1) / 2) * step / STEP
        middle = Point(WIDTH / 2 + place * STEP, FAN + place * place * BENT)
        leaf = _leaf(card, round(-place * TURN * 10), goal is Goal.CROWNS)
        canvas.stamp(leaf, middle)


def trophies(player: Player, goal: Goal) -> Sequence[Card]:
    """The cards that brought most on the way on which somebody has won, the middle one most of
    all.
    """
    if goal is Goal.CROWNS:
        found = [one for one in player.bought if one.card.crowns]
        found.sort(key=lambda one: (-one.card.crowns, -one.card.points))
    else:
        colour = player.best_colour if goal is Goal.COLOUR else None
        found = [one for one in player.bought if one.card.points]
        found = [one for one in found if colour is None or one.colour is colour]
        found.sort(key=lambda one: -one.card.points)
    best = [one.card for one in found[:MOST]]
    return [*reversed(best[1::2]), *best[::2]]


@kept
def _leaf(card: Card, tenths: int, crowns: bool) -> Sprite:
    """A turned card with its shadow."""
    w, h = CARD
    face = cards.trophy(card, w, h, crowns=crowns).image
    twice = face.resize((2 * w, 2 * h), Image.Resampling.LANCZOS)
    turned = twice.rotate(tenths / 10, Image.Resampling.BICUBIC, expand=True)
    turned = turned.resize((turned.width // 2, turned.height // 2), Image.Resampling.LANCZOS)
    margin = 34
    sheet = Image.new("RGBA", (turned.width + 2 * margin, turned.height + 2 * margin))
    poster.halo(sheet, turned, (margin, margin), rgb("#04010A"), 9, 0.75, (6, 10))
    sheet.alpha_composite(turned, (margin, margin))
    return Sprite(sheet, margin)


def _plate(canvas: Canvas, box: Box, player: Player, view: View, name: str) -> None:
    """A player's name over how far they came on each way; what won stands in light."""
    won = bool(player.reached)
    edge = rgb("#F0C05A") if won else VIOLET
    canvas.put(brass.glass(*box.size, 20, edge, 0.96, NIGHT), box)
    canvas.places[f"seat-{player.seat}"] = box
    canvas.put(medallion(player.seat, 92), Box(box.x + 12, box.y + 12, 0, 0))
    at, room = Point(box.x + 132, box.y + 33), box.w - 146
    ink = SHADED.inked(NAMED if won else TEXT)
    canvas.name(at, spelled(name), Face.BOLD, (42, 40, 38, 36, 34), ink, room, 0.72)
    reached = {one.goal for one in player.reached}
    for number, (goal, (n, _)) in enumerate(ways_of(player, view).items()):
        spot = Point(at.x + 24 + number * 138, box.y + 86)
        if goal in reached:
            light = brass.light(48, 44, 22, brass.LIT, 9, 4, Light.FIRST)
            canvas.put(light, Box(spot.x - 24, spot.y - 22, 0, 0))
        canvas.stamp(way_sign(player, goal, 48), spot)
        ink = GILT_CAST if goal in reached else SHADED.inked(TEXT)
        canvas.text(spot.moved(34, -1), str(n), Face.BLACK, 50, ink)
