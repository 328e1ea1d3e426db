"""The public table: cards and nobles, the bank, a plate for every player, and what the last move
has changed.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.splendor.catalogue import GEMS, NOBLES, Colour
from games.splendor.view import View
from renderers import glyphs
from renderers.canvas import Anchor, Canvas, Part
from renderers.geometry import Box, square
from renderers.lettering import Face, largest, spelled, width
from renderers.pieces import ground, stones
from renderers.pieces.cards import back
from renderers.pieces.cards import deck as deck_of
from renderers.pieces.headings import table_heading
from renderers.pieces.lines import HEADER
from renderers.pieces.seats import badge
from renderers.pieces.shelf import seal
from renderers.splendor import cards, counters, nobles
from renderers.splendor.cards import SMALL_SIZE, stone_of
from renderers.splendor.changes import Changes
from renderers.splendor.moves import illustrated_move
from renderers.splendor.players import call_of, player_plate, title_of
from renderers.theme import SPLENDOR, TEXT
from renderers.words import Words

WIDTH, MARGIN, EDGE = 1200, 30, 26
BOARD, PLATE, GAP = 668, 268, 14
BANK, GOAL_ROW = 222, 46  # how high the bank is, and the goal below the nobles
HOST = 46  # the badge of whom a noble has visited
LEGEND = 29  # how large it is said what the signs of a plate are
PILE, LIFT = 74, 4  # the size of a chip, and how much each lifts the next


def draw(view: View, words: Words, names: Sequence[str]) -> Canvas:
    """The table of two, three or four, as everybody may see it."""
    lines = 1 if len(view.players) == 2 else 2
    plates = lines * PLATE + (lines - 1) * GAP
    canvas = ground.canvas(SPLENDOR, WIDTH, 2 * EDGE + HEADER + BOARD + plates + 2 * 15)
    head, board, seats = canvas.box.inset(MARGIN, EDGE).rows(HEADER, BOARD, 1, gap=15)
    changes = Changes.of(view)
    assert view.turn is not None, "a table that goes on waits for somebody"
    move = illustrated_move(view, words, names)
    table_heading(canvas, head, title_of(view, words), words, names, view.turn, move, call_of(view))
    rows, side = board.columns(740, 1, gap=20)
    card_rows(canvas, rows, view, changes)
    court, bank = side.rows(1, BANK, gap=GAP)
    noble_court(canvas, court, view, words, names, changes)
    bank_of(canvas, bank, view, changes)
    cells = seats.grid(2, lines, gap=GAP)
    for player, cell in zip(view.players, cells, strict=False):
        player_plate(canvas, cell, player, names[player.seat], view, changes, words)
    if len(cells) > len(view.players):
        legend(canvas, cells[-1], words)
    return canvas


def card_rows(canvas: Canvas, box: Box, view: View, changes: Changes) -> None:
    """Every row behind its deck, the richest above; a seal on what the player to move could buy."""
    affordable = view.affordable
    for row, line in zip(reversed(view.rows), box.rows(1, 1, 1, gap=12), strict=True):
        deck, *places = line.columns(104, 1, 1, 1, 1, gap=12)
        canvas.put(deck_of(canvas.theme, row.level, *deck.size, row.deck), deck)
        canvas.places[f"row-{row.level}"] = line
        for place, card in zip(places, row.cards, strict=True):
            if card is None:
                canvas.put(ground.slot(canvas.theme, *place.size, 14), place)
                continue
            if card in changes.cards:
                canvas.put(counters.fresh(*place.size, 14), place)
            canvas.put(cards.face(card, *place.size), place)
            canvas.places[card.id] = place
            if card in affordable:
                seal(canvas, place)


def noble_court(
    canvas: Canvas, box: Box, view: View, words: Words, names: Sequence[str], changes: Changes
) -> None:
    """Nobles one below the other, those who have come with their host; the goal below."""
    canvas.put(ground.plate(canvas.theme, *box.size), box)
    canvas.places["nobles"] = box
    willing = view.willing
    hosts = {noble: player.seat for player in view.players for noble in player.nobles}
    court = sorted([*view.nobles, *hosts], key=lambda noble: noble.id)
    *cells, goal = box.inset(13, 13).rows(*[1] * len(court), GOAL_ROW, gap=8)
    for noble, cell in zip(court, cells, strict=True):
        if noble in changes.nobles:
            canvas.put(counters.fresh(*cell.size, 12, marked=False), cell)
        canvas.put(nobles.banner(noble, *cell.size, noble in hosts, noble in willing), cell)
        if noble in hosts:
            _host(canvas, nobles.wanting(cell), hosts[noble], names[hosts[noble]])
        elif noble in willing:
            seal(canvas, cell)
    _goal(canvas, goal, view.goal, words)


def _host(canvas: Canvas, box: Box, seat: int, name: str) -> None:
    """Whom a noble has visited; a name that is too long is left to the badge."""
    canvas.stamp(badge(seat, HOST), box.left_middle.moved(HOST / 2))
    at, room = box.left_middle.moved(HOST + 8), box.w - HOST - 8
    size = largest(spelled(name), Face.MEDIUM, (34, 31, 28), room)
    if width(spelled(name), Face.MEDIUM, size) <= room:
        canvas.text(at, spelled(name), Face.MEDIUM, size, TEXT)


def _goal(canvas: Canvas, box: Box, points: int, words: Words) -> None:
    """How many points win."""
    theme = canvas.theme
    number = glyphs.icon(glyphs.star, 34, theme.metal)
    said: list[Part] = [number, str(points)]
    wide = canvas.line(box.left_middle.moved(4), said, Face.SERIF, 46, theme.metal)
    at = box.left_middle.moved(wide + 18)
    canvas.text(at, words("picture-goal"), Face.SANS, 34, theme.muted, room=box.right - at.x)


def bank_of(canvas: Canvas, box: Box, view: View, changes: Changes) -> None:
    """Six piles with as many edges as tokens, and their number beside them."""
    canvas.put(ground.plate(canvas.theme, *box.size), box)
    canvas.places["bank"] = box
    for colour, cell in zip(Colour, box.inset(13, 10).grid(3, 2, gap=2), strict=True):
        _pile(canvas, cell, colour, view.bank[colour], colour in changes.piles)


def _pile(canvas: Canvas, cell: Box, colour: Colour, count: int, changed: bool) -> None:
    rise = LIFT * max(0, count - 1)
    foot = cell.left_middle.moved(PILE / 2 + 3, rise / 2)
    if changed:
        pile = square(foot, PILE).joined(square(foot.moved(dy=-rise), PILE))
        close = pile.inset(2)  # else the light would reach the number
        canvas.put(counters.fresh(*close.size, PILE // 2 - 2, marked=False), close)
    for chip in range(count):
        canvas.stamp(stones.chip(stone_of(colour), PILE), foot.moved(dy=-LIFT * chip))
    if not count:
        canvas.stamp(stones.no_chip(canvas.theme, PILE + 16), foot)
        canvas.stamp(stones.ghost(stone_of(colour), 40), foot)
    ink = None if count else canvas.theme.muted
    canvas.text(cell.left_middle.moved(PILE + 13), str(count), Face.BOLD, 46, ink)


def legend(canvas: Canvas, box: Box, words: Words) -> None:
    """A free place explains the pictures of a plate."""
    ruby, theme = stone_of(GEMS[3]), canvas.theme
    canvas.put(ground.plate(theme, *box.size), box)
    guest = [nobles.cameo(next(iter(NOBLES.values())), 48), stones.gem(ruby, 38, 2)]
    signs: tuple[tuple[Sequence[Part], str], ...] = (
        ([stones.tile(ruby, 50, 64, 2)], "picture-legend-bonus"),
        ([counters.counter(ruby, 56, 2)], "picture-legend-token"),
        ([back(2, *SMALL_SIZE)], "picture-legend-reserved"),
        ([glyphs.icon(glyphs.card, 40, theme.muted, theme.plate)], "picture-legend-bought"),
        (guest, "picture-legend-noble"),
    )
    *small, wide = signs
    upper, lower = box.inset(24, 14).rows(0.68, 0.32)
    for (sign, key), cell in zip(small, upper.grid(2, 2, gap=6), strict=True):
        canvas.line(cell.left_middle.moved(30), sign, Face.SANS, LEGEND, anchor=Anchor.MIDDLE)
        at, room = cell.left_middle.moved(70), cell.w - 70
        canvas.text(at, words(key), Face.SANS, LEGEND, room=room, squeeze=0.8)
    long = canvas.line(lower.left_middle.moved(4), wide[0], Face.SANS, LEGEND, gap=3) + 20
    at, room = lower.left_middle.moved(long), lower.w - long
    canvas.text(at, words(wide[1]), Face.SANS, LEGEND, room=room, squeeze=0.8)
