"""The end: places from the winner down, and where everybody's points came from."""

from __future__ import annotations

from collections.abc import Sequence

from games.splendor.catalogue import GEMS
from games.splendor.view import Player, View
from renderers import glyphs
from renderers.canvas import Canvas, Part
from renderers.geometry import Box, Point
from renderers.lettering import Face
from renderers.pieces import ground, stones
from renderers.pieces.headings import Title, end_heading
from renderers.pieces.lines import HEADER
from renderers.pieces.standings import Place, height_of, standings
from renderers.splendor import nobles
from renderers.splendor.cards import stone_of
from renderers.theme import SPLENDOR
from renderers.words import Words


def draw(view: View, words: Words, names: Sequence[str]) -> Canvas:
    """The standings; what breaks ties, the number of bought cards, is on every plate."""
    theme = SPLENDOR
    places = []
    for standing in view.standings:
        player = view.players[standing.seat]
        bought: list[Part] = [words("picture-end-cards", n=len(player.bought))]
        places.append(Place(standing.place, player.seat, names[player.seat], player.points, bought))
    canvas = ground.canvas(theme, 1200, 2 * 26 + HEADER + 15 + height_of(places))
    head, body = canvas.box.inset(30, 26).rows(HEADER, 1, gap=15)
    title = Title(words("title"), words("picture-end-round", round=view.round))
    winners = [place.seat for place in places if place.place == 1]
    end_heading(canvas, head, title, words, names, winners, words("picture-end-order"))
    for place, room in zip(places, standings(canvas, body, places), strict=True):
        canvas.places[f"seat-{place.seat}"] = room
        sources(canvas, room, view.players[place.seat])
    return canvas


def sources(canvas: Canvas, box: Box, player: Player) -> None:
    """Bonuses by colour with the points their cards brought, then nobles with theirs."""
    columns = box.columns(*[1] * (len(GEMS) + 1))
    h = round(box.h)
    w = round(min(72, h * 0.78))
    for colour, column in zip(GEMS, columns, strict=False):
        canvas.put(stones.tile(stone_of(colour), w, h, player.bonuses[colour]), column)
        worth = sum(card.points for card in player.bought if card.bonus is colour)
        _worth(canvas, column.left_middle.moved(w + 8), worth)
    crowd = len(player.nobles)
    size, spot = min(h, 88 if crowd < 2 else 60), columns[-1].left_middle.moved(8)
    step = (88 - size) / max(1, crowd - 1)  # several overlap, to leave room for their points
    for visit, noble in enumerate(player.nobles):
        canvas.stamp(nobles.cameo(noble, size), spot.moved(size / 2 + step * visit))
    reach = size + step * max(0, crowd - 1) + 8
    _worth(canvas, spot.moved(reach), sum(noble.points for noble in player.nobles))


def _worth(canvas: Canvas, at: Point, points: int) -> None:
    if points:
        parts: list[Part] = [str(points), glyphs.icon(glyphs.star, 24, canvas.theme.metal)]
        canvas.line(at, parts, Face.SERIF, 32, gap=3)
