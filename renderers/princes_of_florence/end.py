"""The end: for every place the finished estate, what brought how much prestige, the prestige cards,
the works, the florins and the total; below it how it went, and the best move.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum

from games.princes_of_florence.catalogue import PROFESSIONS, Count
from games.princes_of_florence.view import Player, Scored, View
from games.rules import Standing
from renderers.canvas import GILT_CAST, SHADED, Anchor, Canvas
from renderers.geometry import Box
from renderers.lettering import Face, largest, spelled, width
from renderers.outcome import Ending, best_height, best_move, course
from renderers.pieces import brass, masthead
from renderers.pieces.ground import rank
from renderers.pieces.masthead import NAMED, Title
from renderers.pieces.portraits import medallion
from renderers.princes_of_florence import estate, gallery, roles
from renderers.princes_of_florence.changes import Changes
from renderers.princes_of_florence.headings import LINE, Shown, city
from renderers.princes_of_florence.others import count_sign, signs_of
from renderers.princes_of_florence.players import works
from renderers.princes_of_florence.room import Plate, plate, room
from renderers.princes_of_florence.signs import (
    Sign,
    builder,
    card_sign,
    coin,
    laurel,
    sign,
)
from renderers.sheet import Sheet
from renderers.sprites import Sprite
from renderers.theme import ACTIVE, TEXT
from renderers.words import Words

WIDTH, EDGE, GAP, HIGHEST = 1200, 14, 10, 1500
SKY = 132
"""How high the sky is over the city."""
CELLS, WINNING = {2: 30, 3: 26, 4: 19, 5: 17}, 23
"""The squares of estates, by how many players there are; those of a winner at least, whose row has
room for three large lines then.
"""
CHART, SHOWN = 400, 150
FACE, TOTAL = 92, 150
WORK, LINES = 60, 64
"""How large the works are at most, and how high a line of a row is."""
NAMES = (50, 46, 44, 42, 40, 38, 36, 34)
GILT, COUNTED, LETTERS, OF_CARDS = 150, 34, 38, 52
"""How wide a prestige card is at most, how large the signs on it are, and the figure, and the room
of the sign before all cards.
"""


class Source(Enum):
    """What brings prestige."""

    WORKS = "works"
    BUILDINGS = "buildings"
    LANDSCAPES = "landscapes"
    BUILDERS = "builders"
    CARDS = "cards"


@dataclass(frozen=True, slots=True)
class Size:
    """How large the figures of a row are, the signs before them, and the gaps between them."""

    figure: int
    sign: int
    gap: int


LARGE, SMALL = Size(44, 48, 22), Size(36, 40, 30)


def draw(view: View, words: Words, names: Sequence[str]) -> Canvas:
    """A row for every place."""
    return _drawn(view, words, names, None)


def ending(view: View, known: Ending) -> Canvas:
    """The standings, the chart and the best move, with whoever did the work where it was one."""
    best = known.outcome.best
    card = PROFESSIONS.get(best.card) if best is not None else None
    if card is not None:
        known = replace(known, card=gallery.studio(card, 2 * SHOWN, SHOWN))
    return _drawn(view, known.words, known.names, known)


def _drawn(view: View, words: Words, names: Sequence[str], known: Ending | None) -> Canvas:
    seats = len(view.standings)
    cells = [
        max(CELLS[seats], WINNING if standing.place == 1 else 0) for standing in view.standings
    ]
    high = [estate.side_of(cell) + 20 for cell in cells]
    rows = sum(high) + (seats - 1) * GAP
    best = best_height(known, WIDTH - 2 * EDGE, SHOWN) if known else 0
    left = HIGHEST - SKY - LINE - rows - best - EDGE - 3 * GAP
    chart = min(CHART, left) if known and known.outcome.rounds else 0
    more = [part for part in (chart, best) if part]
    canvas = room(WIDTH, SKY + LINE + GAP + rows + sum(more) + GAP * len(more) + EDGE)
    sheet: Shown = Sheet(canvas, view, words, names, Changes())
    canvas.put(city(WIDTH, SKY + LINE, SKY), canvas.box)
    line = Box(20, SKY + 9, WIDTH - 34, LINE - 6)
    told = Title(words("title"), words("picture-over"))
    masthead.ended(sheet, line, winners(view), reason(view, words), told, size=58)
    inner = Box(EDGE, SKY + LINE + GAP, WIDTH - 2 * EDGE, canvas.box.h - SKY - LINE - GAP - EDGE)
    body, *lower = inner.rows(rows, *more, gap=GAP)
    placed = zip(view.standings, cells, body.rows(*high, gap=GAP), strict=True)
    for standing, cell, box in placed:
        _row(sheet, box, standing, cell)
    if known and chart:
        course(canvas, lower.pop(0), known)
    if known and best:
        best_move(canvas, lower.pop(0), known)
    return canvas


def winners(view: View) -> list[int]:
    """The seats in the first place."""
    return [standing.seat for standing in view.standings if standing.place == 1]


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


def brought(player: Player) -> dict[Source, int]:
    """How much each has brought; works always, the rest where it brought some."""
    came, cards = player.sources, sum(scored.points for scored in player.scored)
    several = {
        Source.WORKS: came.works,
        Source.BUILDINGS: came.buildings,
        Source.LANDSCAPES: came.landscapes,
        Source.BUILDERS: came.builders,
        Source.CARDS: cards,
    }
    return {source: n for source, n in several.items() if n or source is Source.WORKS}


def decisive(view: View) -> Source | None:
    """By what the first is most ahead of the second; nothing where they have as much."""
    first, second = (view.players[standing.seat] for standing in view.standings[:2])
    if first.points == second.points:
        return None
    mine, theirs = brought(first), brought(second)
    return max(mine, key=lambda source: mine[source] - theirs.get(source, 0))


def drawn(source: Source, size: int) -> Sprite:
    """The sign of what brings prestige."""
    match source:
        case Source.WORKS:
            return sign(Sign.WORK, size, roles.SAND)
        case Source.BUILDINGS:
            return count_sign(Count.BUILDINGS, size)
        case Source.LANDSCAPES:
            return count_sign(Count.LANDSCAPES, size)
        case Source.BUILDERS:
            return builder(size)
        case Source.CARDS:
            return card_sign(Sign.PRESTIGE_CARD, size)


def signed(n: int) -> str:
    """How much something brought."""
    return f"+{n}" if n > 0 else str(n).replace("-", "−")


def _row(sheet: Shown, box: Box, standing: Standing, cell: int) -> None:
    """Portrait and place, the finished estate, and the total; between them who it is, with the
    works, and what brought how much, with the prestige cards and the florins; the cards below where
    they have no room there.
    """
    canvas, view, words = sheet.canvas, sheet.view, sheet.words
    player, won = view.players[standing.seat], standing.place == 1
    canvas.places[f"seat-{standing.seat}"] = box
    canvas.put(plate(*box.size, Plate.BUSY if won else Plate.WALNUT), box)
    inner = box.inset(16, 10)
    face, land, lines, total = inner.columns(FACE, estate.side_of(cell), 1, TOTAL, gap=16)
    canvas.stamp(medallion(player.seat, FACE, canvas.theme.cast), face.centre)
    place = brass.sign("crown", 52) if won else rank(standing.place, 44)
    canvas.stamp(place, face.centre.moved(-30, -36) if won else face.centre.moved(-32, -32))
    estate.estate(canvas, land, player, cell, Changes())
    _total(canvas, total, words("picture-number", n=player.points), won)
    florins = words("picture-number", n=player.money)
    cards = player.scored
    room_ = lines.w - _wide(player, LARGE) - _wide_florins(florins, LARGE)
    beside = room_ >= len(cards) * (GILT * 0.85 + GAP) + OF_CARDS
    count = 2 if beside or not cards else 3
    size = LARGE if room_ >= 0 and lines.h / count >= LARGE.sign else SMALL
    block = lines.place(lines.w, min(LINES * count, lines.h))
    who, sources, *low = block.rows(*[1] * count)
    _who(canvas, who, player, spelled(sheet.names[player.seat]), won=won)
    end = _sources(canvas, sources, player, size, decisive(view) if won else None)
    _florins(canvas, sources, florins, size, apart=len({*rivals(view, standing)}) > 1)
    if beside and cards:
        low = [Box(end, sources.y, room_, sources.h).inset(0, max(0, (sources.h - 54) / 2))]
    for row in low:
        _cards(canvas, row, cards)
    canvas.places[f"cards-{standing.seat}"] = (low or [sources])[-1]


def _wide(player: Player, size: Size) -> float:
    """How wide the line of what brought prestige is, but for the cards."""
    return sum(
        max(size.sign, drawn(source, size.sign).w)
        + 8
        + width(signed(n), Face.BOLD, size.figure)
        + size.gap
        for source, n in brought(player).items()
        if source is not Source.CARDS
    )


def _wide_florins(figure: str, size: Size) -> float:
    return size.sign + 8 + width(figure, Face.BOLD, size.figure) + size.gap


def _total(canvas: Canvas, box: Box, figure: str, won: bool) -> None:
    """All prestige below its laurel."""
    upper, lower = box.place(box.w, 116).rows(48, 1)
    canvas.stamp(laurel(54), upper.centre)
    size = largest(figure, Face.BLACK, (72, 64, 56), lower.w)
    cast = GILT_CAST if won else SHADED.inked(TEXT)
    canvas.text(lower.centre, figure, Face.BLACK, size, cast, Anchor.MIDDLE)


def _who(canvas: Canvas, box: Box, player: Player, name: str, *, won: bool) -> None:
    """The name, and the works."""
    done = len(player.works) + player.recruits
    side = min(WORK, round(box.h) - 4)
    wide = min(box.w * 0.45, done * (side + gallery.GAP))
    named, shown = box.columns(1, wide, gap=16)
    ink, sizes = SHADED.inked(NAMED if won else TEXT), [size for size in NAMES if size <= box.h]
    canvas.name(named.left_middle, name, Face.SERIF, sizes, ink, named.w, 0.8)
    if done:
        works(canvas, shown.place(wide, side), player, Changes(), side)


def _sources(canvas: Canvas, box: Box, player: Player, size: Size, decided: Source | None) -> float:
    """How much each brought, beside its sign, in gold what decided; returns where that ends."""
    at = box.left_middle
    for source, n in brought(player).items():
        if source is Source.CARDS:
            continue
        shown = drawn(source, size.sign)
        canvas.stamp(shown, at.moved(shown.w / 2))
        at = at.moved(max(size.sign, shown.w) + 8)
        ink = SHADED.inked(ACTIVE if source is decided else TEXT)
        at = at.moved(canvas.text(at, signed(n), Face.BOLD, size.figure, ink) + size.gap)
    return at.x


def _florins(canvas: Canvas, box: Box, figure: str, size: Size, *, apart: bool) -> None:
    """What is left, in gold where it decided between equals."""
    ink = SHADED.inked(ACTIVE if apart else TEXT)
    wide = canvas.text(box.right_middle, figure, Face.BOLD, size.figure, ink, Anchor.RIGHT)
    canvas.stamp(coin(size.sign), box.right_middle.moved(-wide - 8 - size.sign / 2))


def _cards(canvas: Canvas, box: Box, several: Sequence[Scored]) -> None:
    """The prestige cards behind their sign: what each counts, and what it gave; in the shade where
    that was nothing.
    """
    card = card_sign(Sign.PRESTIGE_CARD, OF_CARDS - 10)
    canvas.stamp(card, box.left_middle.moved(card.w / 2))
    _, box = box.columns(OF_CARDS, 1)
    step = min(GILT, (box.w + GAP) / len(several))
    for place, scored in enumerate(several):
        spot = Box(box.x + step * place, box.y + 2, step - GAP, box.h - 4)
        kind = Plate.PARCHMENT if scored.points else Plate.FADED
        canvas.put(plate(round(spot.w), round(spot.h), kind, 10), spot)
        end, gave = spot.right_middle.moved(-10), f"+{scored.points}"
        wide = canvas.text(end, gave, Face.BOLD, LETTERS, roles.INK, Anchor.RIGHT)
        left = Box(spot.x + 8, spot.y, end.x - wide - 12 - spot.x, spot.h)
        signs = signs_of(scored.card, COUNTED)
        over = min(COUNTED + 4, (left.w - COUNTED) / max(1, len(signs) - 1))
        for number, counted in enumerate(signs):
            canvas.stamp(counted, left.left_middle.moved(COUNTED / 2 + over * number))
