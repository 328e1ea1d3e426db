"""The end: how everybody stands and where their points came from; below it how it went, and the
best move.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.splendor.catalogue import GEMS
from games.splendor.view import Player, View
from renderers.canvas import GILT_CAST, SHADED, Anchor, Canvas
from renderers.geometry import Box, Point
from renderers.lettering import READ, Face, spelled
from renderers.outcome import Ending, best_height, best_move, course
from renderers.pieces import brass, jewels, masthead, tabletop
from renderers.pieces.ground import rank
from renderers.pieces.masthead import CREAM, NAMED, SOFT, Title
from renderers.pieces.portraits import bust
from renderers.pieces.seats import enamel
from renderers.pieces.settings import lacquered
from renderers.pieces.tabletop import RIM
from renderers.sheet import Sheet
from renderers.splendor import nobles
from renderers.splendor.cards import HOME, stone_of
from renderers.splendor.changes import Changes
from renderers.splendor.players import EDGE, LOW, TOP, Shown, ground
from renderers.sprites import Light
from renderers.theme import SPLENDOR, TEXT
from renderers.words import Words

WIDTH, SIDE, GAP = 1200, 36, 12
HEAD, LINE, ROW_HEIGHT = 140, 66, 124
CHART, LOW_CHART, CARD = 400, 304, 216
FACE, NAME = (96, 108), (40, 38, 36, 34)
TILE, GUEST = (58, 62), 62
HERO, BUST = 232, (200, 216)
"""How high the row of a single winner is, and how large the portrait there."""
LARGE_NAME, LARGE_TILE, LARGE_GUEST = (60, 54, 50, 46, 42, 38), (72, 78), 84
MOST = 3
"""Of more rows the chart below them is lower."""


SETTING = lacquered(SPLENDOR, HOME, (TOP, LOW, EDGE))


def draw(view: View, words: Words, names: Sequence[str]) -> Canvas:
    """The standings alone."""
    return _drawn(view, words, names, None)


def ending(view: View, known: Ending) -> Canvas:
    """The standings, the chart and the best move."""
    return _drawn(view, known.words, known.names, known)


def _drawn(view: View, words: Words, names: Sequence[str], known: Ending | None) -> Canvas:
    """The standings; what breaks ties, the number of bought cards, is in every row."""
    first = [one.seat for one in view.standings if one.place == 1]
    count, hero = len(view.standings), len(first) == 1
    heights = [HERO if hero and not n else ROW_HEIGHT for n in range(count)]
    rows = sum(heights) + GAP * count
    chart = (LOW_CHART if count > MOST else CHART) if known and known.outcome.rounds else 0
    best = best_height(known, WIDTH - 2 * SIDE, CARD) if known else 0
    more = [part for part in (chart, best) if part]
    high = 2 * RIM + HEAD + LINE + 2 * GAP + rows + sum(more) + GAP * len(more)
    canvas = tabletop.table(SPLENDOR, HOME, WIDTH, high)
    sheet: Shown = Sheet(canvas, view, words, names, Changes())
    inner = Box(SIDE, RIM, WIDTH - 2 * SIDE, high - 2 * RIM)
    _, line, body, *lower = inner.rows(HEAD, LINE, rows - GAP, *more, GAP, gap=GAP)
    why = decided(view, words, [spelled(name) for name in names])
    aside = words("picture-rounds", round=view.round)
    masthead.ended(sheet, line, first, why, Title(words("title"), aside))
    for one, row in zip(view.standings, body.rows(*heights, gap=GAP), strict=True):
        player = view.players[one.seat]
        if hero and one.place == 1:
            _hero(sheet, row, player)
        else:
            _row(sheet, row, player, one.place)
    if known and chart:
        course(canvas, lower.pop(0), known)
    if known and best:
        best_move(canvas, lower.pop(0), known)
    return canvas


def decided(view: View, words: Words, names: Sequence[str]) -> str:
    """Why whoever has won is ahead: by points, or with as many by fewer cards."""
    first = [view.players[one.seat] for one in view.standings if one.place == 1]
    rest = [view.players[one.seat] for one in view.standings if one.place != 1]
    points, cards = first[0].points, len(first[0].bought)
    if len(first) > 1 or not rest:
        return words("picture-end-shared", points=points, cards=cards)
    second = rest[0]
    name = names[second.seat]
    if second.points < points:
        ahead, theirs = points - second.points, second.points
        return words("picture-end-ahead", points=points, ahead=ahead, name=name, theirs=theirs)
    theirs = len(second.bought)
    return words("picture-end-fewer", points=points, cards=cards, name=name, theirs=theirs)


def _row(sheet: Shown, box: Box, player: Player, place: int) -> None:
    """Place, portrait, name and cards, what the points came from, and the points."""
    canvas, seat, won = sheet.canvas, player.seat, place == 1
    if won:
        w, h = box.size
        canvas.put(brass.light(w, h, 16, brass.LIT, 10, 3, meaning=Light.FIRST), box)
    canvas.put(ground(seat, *box.size, active=won), box)
    canvas.places[f"seat-{seat}"] = box
    face = Box(box.x + 8, box.y + 8, *FACE)
    canvas.put(brass.framed(bust(seat, *FACE).image, 10, 3), face)
    canvas.stamp(enamel(seat, 44), Point(face.x + 21, face.y + 20))
    if won:
        canvas.stamp(brass.sign("crown", 50), Point(face.right - 12, face.y + 8))
    else:
        canvas.stamp(rank(place, 44), Point(face.right - 8, face.bottom - 12))
    score = canvas.text(
        Point(box.right - 20, box.centre.y), str(player.points), Face.BLACK, 72, GILT_CAST,
        Anchor.RIGHT,
    )  # fmt: skip
    rest = Box(
        face.right + 32, box.y + 10, box.right - face.right - 52 - max(score, 90), box.h - 20
    )
    told, owned, court = rest.columns(1, 5 * 66, 150, gap=8)
    upper, lower = told.rows(0.56, 0.44)
    ink = SHADED.inked(NAMED if won else TEXT)
    canvas.name(upper.left_middle, sheet.name(seat), Face.BOLD, NAME, ink, upper.w, 0.72)
    bought = sheet.words("picture-cards", n=len(player.bought))
    canvas.text(lower.left_middle.moved(dy=-6), bought, Face.MEDIUM, READ, SHADED.inked(SOFT))
    _bonuses(sheet, owned, player, TILE)
    _court(sheet, court, player)


def _hero(sheet: Shown, box: Box, player: Player) -> None:
    """Whoever has won, in a large portrait, with the same as the others in large."""
    canvas, seat = sheet.canvas, player.seat
    w, h = box.size
    canvas.put(brass.light(w, h, 16, brass.LIT, 10, 3, meaning=Light.FIRST), box)
    canvas.put(ground(seat, w, h, active=True), box)
    canvas.places[f"seat-{seat}"] = box
    face = Box(box.x + 8, box.y + 8, *BUST)
    canvas.put(brass.framed(bust(seat, *BUST).image, 12, 4), face)
    canvas.stamp(enamel(seat, 60), Point(face.x + 30, face.bottom - 32))
    canvas.stamp(brass.sign("crown", 84), Point(face.right - 16, face.y + 14))
    inner = Box(face.right + 34, box.y + 12, box.right - face.right - 58, box.h - 24)
    upper, lower = inner.rows(84, 1, gap=8)
    ink = SHADED.inked(NAMED)
    bought = sheet.words("picture-cards", n=len(player.bought))
    wide = canvas.text(
        Point(inner.right, upper.centre.y), str(player.points), Face.BLACK, 116, GILT_CAST,
        Anchor.RIGHT,
    )  # fmt: skip
    soft, end = SHADED.inked(SOFT), Point(inner.right - wide - 30, upper.centre.y + 4)
    end = end.moved(-canvas.text(end, bought, Face.MEDIUM, READ, soft, Anchor.RIGHT) - 20)
    name, room = sheet.name(seat), end.x - inner.x
    canvas.name(upper.left_middle, name, Face.BOLD, LARGE_NAME, ink, room, 0.8)
    owned, court = lower.columns(5 * 96, 1, gap=12)
    _bonuses(sheet, owned, player, LARGE_TILE)
    _court(sheet, court, player, LARGE_GUEST)


def _bonuses(sheet: Shown, box: Box, player: Player, size: tuple[int, int]) -> None:
    """The bonuses of each colour, and what its cards have brought."""
    canvas = sheet.canvas
    for colour, cell in zip(GEMS, box.columns(*[1] * len(GEMS)), strict=True):
        stone, count = stone_of(colour), player.bonuses[colour]
        spot = Box(cell.centre.x - size[0] / 2, cell.y, *size)
        tile = jewels.tile(stone, *size, count) if count else jewels.no_tile(stone, *size)
        canvas.put(tile, spot)
        if points := worth(player, colour.value):
            at = Point(cell.centre.x, cell.bottom - 16)
            canvas.text(at, f"+{points}", Face.BOLD, READ, SHADED.inked(CREAM), Anchor.MIDDLE)


def _court(sheet: Shown, box: Box, player: Player, size: int = GUEST) -> None:
    """The nobles who came, and what they brought."""
    if not player.nobles:
        return
    step = min(size + 6, (box.w - size) / max(1, len(player.nobles) - 1))
    start = box.centre.x - step * (len(player.nobles) - 1) / 2
    for visit, noble in enumerate(player.nobles):
        spot = Point(start + step * visit, box.y + size / 2)
        sheet.canvas.stamp(nobles.cameo(noble, size), spot)
    points = sum(noble.points for noble in player.nobles)
    at = Point(box.centre.x, box.bottom - 16)
    ink = SHADED.inked(CREAM)
    sheet.canvas.text(at, f"+{points}", Face.BOLD, READ, ink, Anchor.MIDDLE)


def worth(player: Player, colour: str) -> int:
    """What the cards of a bonus have brought."""
    return sum(card.points for card in player.bought if card.bonus.value == colour)
