"""The end: the winner on top, and for every player the finished estate, what brought how much
prestige, each prestige card, the florins and the total.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from games.princes_of_florence.catalogue import Count
from games.princes_of_florence.view import Player, View
from games.rules import Standing
from renderers.canvas import Anchor, Canvas
from renderers.geometry import Box
from renderers.lettering import Face, largest, spelled
from renderers.pieces import masthead
from renderers.pieces.headings import Title
from renderers.pieces.masthead import NAMED
from renderers.pieces.portraits import medallion
from renderers.princes_of_florence import chips, estate, roles
from renderers.princes_of_florence.changes import Changes
from renderers.princes_of_florence.headings import LINE, SKY, Shown, city
from renderers.princes_of_florence.others import count_sign
from renderers.princes_of_florence.players import works
from renderers.princes_of_florence.room import Plate, plate, room
from renderers.princes_of_florence.signs import Sign, builder, coin, laurel, sign
from renderers.sheet import Sheet
from renderers.sprites import Sprite
from renderers.theme import ACTIVE, TEXT, Colour
from renderers.words import Words

EDGE, GAP = 14, 12
CELL, LARGE_CELL = 32, 46  # the squares of estates, and of those that have won
RANK, SOURCES, WORKS = 38, 290, 168  # columns of a row: the place, what brought prestige, works
TOLD = 330  # the column of sources and prestige cards of whoever has won
SOURCE, LEAST_SOURCE = 50, 38  # from one source to the next
HEAD, CREST, BELOW = 60, 56, 6
CLOSEST = 0.66  # how narrow letters may become
BETWEEN = 20  # columns


def draw(view: View, words: Words, names: Sequence[str]) -> Canvas:
    """A row for every place."""
    heights = [_height(view, standing) for standing in view.standings]
    top = SKY + LINE
    canvas = room(1200, top + round(sum(heights)) + GAP * len(heights) + EDGE)
    sheet: Shown = Sheet(canvas, view, words, names, Changes())
    _banner(sheet, Box(0, 0, 1200, top))
    rest = Box(EDGE, top + GAP, 1200 - 2 * EDGE, canvas.box.h - top - GAP - EDGE)
    boxes = rest.rows(*heights, gap=GAP)
    rows = [_Row.of(box, view, at) for at, box in zip(view.standings, boxes, strict=True)]
    for row in rows:
        _row(canvas, row, view, words, names[row.standing.seat])
    return canvas


@dataclass(frozen=True, slots=True)
class _Row:
    """A place with its parts: the rank, the map, who it is, what brought how much, works and
    prestige cards.
    """

    standing: Standing
    player: Player
    whole: Box
    rank: Box
    land: Box
    head: Box
    sources: Box
    works: Box
    cards: Box

    @classmethod
    def of(cls, box: Box, view: View, standing: Standing) -> _Row:
        player = view.players[standing.seat]
        side = estate.side_of(_cell(standing))
        rank, land, rest = box.inset(16, 10).columns(RANK, side, 1, gap=16)
        head, low = rest.rows(HEAD, 1, gap=BELOW)
        if standing.place == 1:
            told, done = low.columns(TOLD, 1, gap=BETWEEN)
            high = chips.height(len(player.scored))
            sources, cards = told.rows(1, high, gap=BETWEEN if high else 0)
        else:
            sources, done, cards = low.columns(SOURCES, WORKS, 1, gap=BETWEEN)
            done = done if player.scored else done.joined(cards)
        return cls(standing, player, box, rank, land, head, sources, done, cards)


def _height(view: View, standing: Standing) -> float:
    """How high a row is: as high as its map, its sources and its prestige cards need."""
    player = view.players[standing.seat]
    sources = len(_came(player)) + says_so(view, standing)
    came, cards = LEAST_SOURCE * sources, chips.height(len(player.scored))
    low = came + BETWEEN + cards if standing.place == 1 else max(came, cards)
    return max(estate.side_of(_cell(standing)) + 20, 20 + HEAD + BELOW + low)


def _cell(standing: Standing) -> int:
    return LARGE_CELL if standing.place == 1 else CELL


def winners(view: View) -> list[int]:
    """The seats in the first place."""
    return [standing.seat for standing in view.standings if standing.place == 1]


def _banner(sheet: Shown, box: Box) -> None:
    """The city, who has won, and by how much or by what."""
    view, words = sheet.view, sheet.words
    sheet.canvas.put(city(round(box.w), SKY + LINE, SKY), box)
    line = Box(box.x + 20, box.y + SKY + 9, box.w - 34, LINE - 6)
    told = Title(words("title"), words("picture-over"))
    masthead.ended(sheet, line, winners(view), reason(view, words), told, size=58)


def reason(view: View, words: Words) -> str:
    """By how many points the winner is ahead, or what decided between equals."""
    first, *others = view.standings
    if others[0].place == 1:
        return words("picture-shared")
    ahead = view.players[first.seat].points - view.players[others[0].seat].points
    return words("picture-ahead", n=ahead) if ahead else words("picture-ahead-money")


def rivals(view: View, standing: Standing) -> list[int]:
    """The places of all who have as much prestige."""
    mine = view.players[standing.seat].points
    return [other.place for other in view.standings if view.players[other.seat].points == mine]


def tied(view: View, standing: Standing) -> bool:
    """Whether florins have set somebody before all others of the same prestige."""
    places = rivals(view, standing)
    return standing.place == min(places) < max(places)


def says_so(view: View, standing: Standing) -> bool:
    """Whether the row tells it: once for all of a place."""
    first = next(other for other in view.standings if other.place == standing.place)
    return tied(view, standing) and first.seat == standing.seat


def _row(canvas: Canvas, row: _Row, view: View, words: Words, name: str) -> None:
    """The finished estate; beside it who it is, what brought how much, works, prestige cards, and
    the total.
    """
    standing, player, box, head = row.standing, row.player, row.whole, row.head
    won = standing.place == 1
    canvas.places[f"seat-{standing.seat}"] = box
    kind = Plate.BUSY if won else Plate.WALNUT if standing.place < 4 else Plate.CALM
    canvas.put(plate(*box.size, kind), box)
    side = estate.side_of(cell := _cell(standing))
    ink = NAMED if won else TEXT
    place, sand = str(standing.place), roles.SAND
    canvas.text(row.rank.centre, place, Face.SERIF, 46, ACTIVE if won else sand, Anchor.MIDDLE)
    estate.estate(canvas, row.land.place(side, side), player, cell, Changes())
    total = words("picture-number", n=player.points)
    end = head.right_middle.moved(-4)
    end = end.moved(-canvas.text(end, total, Face.SERIF, 66, ink, Anchor.RIGHT) - 6)
    canvas.stamp(laurel(52), end.moved(-26))
    money = Box(head.x, head.y, end.x - 52 - 28 - head.x, head.h)
    canvas.stamp(medallion(player.seat, CREST), head.left_middle.moved(CREST / 2))
    at, shown = head.left_middle.moved(CREST + 12), spelled(name)
    room_ = money.right - _florins(canvas, money, view, standing, words) - 24 - at.x
    size = largest(shown, Face.SERIF, (40, 38, 36, 34), room_)
    canvas.text(at, shown, Face.SERIF, size, ink, room=room_, squeeze=0.85)
    _sources(canvas, row.sources, player, words, decides=says_so(view, standing))
    if player.works or player.recruits:
        works(canvas, row.works, player, Changes())
    canvas.places[f"cards-{standing.seat}"] = row.cards
    chips.chips(canvas, row.cards, player.scored, words)


def _florins(canvas: Canvas, box: Box, view: View, standing: Standing, words: Words) -> float:
    """The florins, in gold where they decided between equals; how wide they are."""
    places = rivals(view, standing)
    ink = NAMED if min(places) < max(places) else TEXT
    florins = words("picture-number", n=view.players[standing.seat].money)
    wide = canvas.text(box.right_middle, florins, Face.SERIF, 36, ink, Anchor.RIGHT) + 6
    canvas.stamp(coin(34), box.right_middle.moved(-wide - 17))
    return wide + 34


def _came(player: Player) -> list[tuple[str, int, Sprite]]:
    """What brought the prestige before the cards; works always, the rest where it brought some."""
    came = player.sources
    several = (
        ("works" if came.works >= 0 else "sold", came.works, sign(Sign.WORK, 38, roles.SAND)),
        ("buildings", came.buildings, count_sign(Count.BUILDINGS, 36)),
        ("landscapes", came.landscapes, count_sign(Count.LANDSCAPES, 36)),
        ("builders", came.builders, builder(36)),
    )
    return [part for part in several if part[1] or part[0] == "works"]


def _sources(canvas: Canvas, box: Box, player: Player, words: Words, *, decides: bool) -> None:
    """Line by line how much each brought; below, that florins decided where they did."""
    shown = _came(player)
    count = len(shown) + decides
    high = min(SOURCE, box.h / count)
    rows = box.place(box.w, high * count, 0, 0).rows(*[1] * count)
    for (source, points, drawn), row in zip(shown, rows, strict=False):
        number = f"+{points}" if points > 0 else str(points).replace("-", "−")
        text = words("picture-source", source=source)
        _source(canvas, row, drawn, text, number, roles.SAND)
    if decides:
        _source(canvas, rows[-1], coin(34), words("picture-tie"), "", ACTIVE)


def _source(canvas: Canvas, row: Box, drawn: Sprite, text: str, number: str, ink: Colour) -> None:
    canvas.stamp(drawn, row.left_middle.moved(20))
    end = row.right
    if number:
        end -= canvas.text(row.right_middle, number, Face.SERIF, 36, TEXT, Anchor.RIGHT) + 8
    at = row.left_middle.moved(50)
    size = largest(text, Face.SANS, (34, 32, 30), end - at.x)
    canvas.text(at, text, Face.SANS, size, ink, room=end - at.x, squeeze=CLOSEST)
