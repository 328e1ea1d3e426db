"""The end: who has won with what, and how far both came on the three ways; below it how it went,
and the best move. A draw has no winner.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.splendor_duel.catalogue import GEMS
from games.splendor_duel.events import Goal
from games.splendor_duel.view import Player, View
from renderers.canvas import EDGED, SHADED, Anchor, Canvas
from renderers.geometry import Box, Point
from renderers.lettering import READ, Face, largest, spelled
from renderers.outcome import Ending, best_height, best_move, course
from renderers.pieces import brass, jewels, masthead, tabletop
from renderers.pieces.masthead import NAMED, SOFT, Title
from renderers.pieces.portraits import bust
from renderers.pieces.seats import enamel
from renderers.pieces.settings import lacquered
from renderers.pieces.tabletop import RIM
from renderers.sheet import Sheet
from renderers.splendor_duel import cards, royals
from renderers.splendor_duel.changes import Changes
from renderers.splendor_duel.field import Shown
from renderers.splendor_duel.players import (
    EDGE,
    LOW,
    TOP,
    ground,
    unbound,
    ways_of,
    ways_to_win,
    worth,
)
from renderers.splendor_duel.signs import HOME, SILVER, no_colour, stone_of
from renderers.sprites import Light
from renderers.theme import SPLENDOR_DUEL, TEXT
from renderers.words import Words

WIDTH, SIDE, GAP = 1200, 36, 14
HEAD, LINE, PLATE = 140, 66, 274
CHART, CARD = 400, 216
FACE, NAME, TITLE = (182, 248), (44, 42, 40, 38, 36, 34), 68
TILE, COLUMN, CAMEO, KEPT = (54, 60), 62, 58, (62, 84)
SETTING = lacquered(SPLENDOR_DUEL, HOME, (TOP, LOW, EDGE))


def draw(view: View, words: Words, names: Sequence[str]) -> Canvas:
    """The standings alone."""
    return _drawn(view, words, names, None)


def ending(view: View, known: Ending) -> Canvas:
    """The standings, the chart and the best move."""
    return _drawn(view, known.words, known.names, known)


def _drawn(view: View, words: Words, names: Sequence[str], known: Ending | None) -> Canvas:
    rows = len(view.standings) * (PLATE + GAP)
    chart = CHART if known and known.outcome.rounds else 0
    best = best_height(known, WIDTH - 2 * SIDE, CARD) if known else 0
    more = [part for part in (chart, best) if part]
    high = 2 * RIM + HEAD + LINE + 2 * GAP + rows + sum(more) + GAP * len(more)
    canvas = tabletop.table(SPLENDOR_DUEL, HOME, WIDTH, high)
    sheet: Shown = Sheet(canvas, view, words, names, Changes())
    inner = Box(SIDE, RIM, WIDTH - 2 * SIDE, high - 2 * RIM)
    _, line, body, *lower = inner.rows(HEAD, LINE, rows - GAP, *more, GAP, gap=GAP)
    won = [player.seat for player in view.players if player.reached]
    told = Title(words("title"), words("picture-end-turn", n=view.number))
    masthead.ended(sheet, line, won, decided(view, words, names), told, SILVER, TITLE)
    if not won:
        at, drawn = Point(line.right - 24, line.centre.y - 6), words("picture-end-drawn")
        canvas.text(at, drawn, Face.BOLD, 46, masthead.HEAD, Anchor.RIGHT)
    places = body.rows(*[PLATE] * len(view.standings), gap=GAP)
    for one, row in zip(view.standings, places, strict=True):
        _row(sheet, row, view.players[one.seat])
    if known and chart:
        course(canvas, lower.pop(0), known)
    if known and best:
        best_move(canvas, lower.pop(0), known)
    return canvas


def decided(view: View, words: Words, names: Sequence[str]) -> str:
    """With what somebody has won, and how far the other came; or why nobody has."""
    winner = next((player for player in view.players if player.reached), None)
    if winner is None:
        return words("picture-end-quiet", n=view.quiet)
    way = winner.reached[0]
    other = next(player for player in view.players if player.seat != winner.seat)
    theirs, goal = ways_of(other, view)[way.goal]
    return words(
        "picture-end-order", way=way.goal.value, n=way.n, goal=goal,
        name=spelled(names[other.seat]), other=theirs,
    )  # fmt: skip


def _row(sheet: Shown, box: Box, player: Player) -> None:
    """Portrait, name, the three ways, and all that was gathered."""
    canvas, seat, won = sheet.canvas, player.seat, bool(player.reached)
    if won:
        w, h = box.size
        canvas.put(brass.light(w, h, 16, brass.LIT, 10, 3, meaning=Light.FIRST), box)
    sheet.put(ground(seat, *box.size, active=won), box, f"seat-{seat}")
    face = Box(box.x + 10, box.y + 10, *FACE)
    canvas.put(brass.framed(bust(seat, *FACE).image, 11, 3), face)
    canvas.stamp(enamel(seat, 52), Point(face.x + 26, face.y + 26))
    if won:
        canvas.stamp(brass.sign("crown", 66), Point(face.right - 18, face.y + 12))
    rest = Box(face.right + 22, box.y + 10, box.right - face.right - 42, box.h - 20)
    upper, ways, lower = rest.rows(56, 80, 1, gap=8)
    bought = sheet.words("picture-cards", n=len(player.bought))
    ink = SHADED.inked(SOFT)
    wide = canvas.text(upper.right_middle, bought, Face.MEDIUM, READ, ink, Anchor.RIGHT) + 24
    ink, at = SHADED.inked(NAMED if won else TEXT), upper.left_middle
    canvas.name(at, sheet.name(seat), Face.BOLD, NAME, ink, upper.w - wide, 0.72)
    canvas.places[f"goals-{seat}"] = Box(ways.x - 6, ways.y, ways.w + 12, ways.h)
    reached = {one.goal for one in player.reached}
    cells = ways.columns(1, 1, 1, gap=30)
    for goal, cell in zip(Goal, cells, strict=True):
        if goal in reached:
            canvas.put(brass.changed(44, 44, 22), Box(cell.x - 2, cell.y + 6, 44, 44))
    ways_to_win(sheet, cells, player)
    _gathered(sheet, lower.place(lower.w, 98, 0, 1), player)


def _gathered(sheet: Shown, box: Box, player: Player) -> None:
    """Bonuses with their points from the left; from the right what was still reserved, which all
    may see now, and royals.
    """
    canvas = sheet.canvas
    plain = unbound(player)
    for place, colour in enumerate(GEMS):
        spot, owned = Box(box.x + place * COLUMN, box.y, *TILE), player.bonuses[colour]
        stone = stone_of(colour)
        shown = jewels.tile(stone, *TILE, owned) if owned else jewels.no_tile(stone, *TILE)
        canvas.put(shown, spot)
        worth(sheet, spot, player.prestige[colour])
    if plain:
        spot = Box(box.x + len(GEMS) * COLUMN + 6, box.y, *TILE)
        canvas.put(no_colour(sheet.theme, *TILE), spot)
        worth(sheet, spot, plain)
    end = box.right
    for one in reversed(player.reserved):
        if one.card:
            spot = Box(end - KEPT[0] - 12, box.y - 2, *KEPT)
            canvas.put(brass.shadow(*KEPT, 8, 4), spot)
            canvas.put(brass.dimmed(cards.mini(one.card, *KEPT), 0.8), spot)
            at = Point(spot.centre.x, spot.bottom - 18)
            canvas.put(brass.glass(72, 32, 10, None, 0.8), Box(at.x - 36, at.y - 16, 0, 0))
            canvas.text(at, one.card.id, Face.BOLD, 28, EDGED.inked(TEXT), Anchor.MIDDLE)
            end = spot.x - 6
    if player.reserved:
        held = sheet.words("picture-end-reserved")
        room = 150
        size = largest(held, Face.MEDIUM, (31, 28), room)
        at, ink = Point(end - 8, box.centre.y - 8), SHADED.inked(SOFT)
        end -= canvas.text(at, held, Face.MEDIUM, size, ink, Anchor.RIGHT, room, 0.72) + 26
    for royal in player.royals:
        points = f"+{royal.points}"
        at = Point(end, box.centre.y - 8)
        end -= canvas.text(at, points, Face.BOLD, 36, EDGED.inked(TEXT), Anchor.RIGHT) + CAMEO + 6
        canvas.put(royals.cameo(royal, CAMEO), Box(end, at.y - CAMEO / 2, CAMEO, CAMEO))
        end -= 16
