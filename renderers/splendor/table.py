"""The public table: nobles, cards, the supply, a plate for every player, and what the last move has
changed.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.splendor.catalogue import GEMS, NOBLES, Card, Colour, Noble
from games.splendor.view import View
from renderers.canvas import EDGED, GILT_CAST, SHADED, Anchor, Canvas, Part, line_width
from renderers.geometry import Box, Point
from renderers.lettering import READ, Face, largest, width, wrapped
from renderers.pieces import brass, jewels, masthead, tabletop
from renderers.pieces.brass import Metal
from renderers.pieces.painted_cards import back, deck
from renderers.pieces.seats import enamel
from renderers.pieces.tabletop import RIM
from renderers.sheet import Sheet
from renderers.splendor import cards, nobles
from renderers.splendor.cards import HOME, stone_of
from renderers.splendor.changes import Changes
from renderers.splendor.moves import illustrated_move, marks
from renderers.splendor.players import (
    MUTED,
    Shown,
    call_of,
    ground,
    missing,
    player_plate,
    title_of,
)
from renderers.theme import SPLENDOR, TEXT, rgb
from renderers.words import Words

WIDTH, EDGE = 1200, 36
HEAD, LINE = 140, 66
COURT, HIGH_COURT, PLATE, GAP = 134, 172, 186, 12
"""How high the row of nobles is, and where there are few of them."""
DECK, BETWEEN = 92, 10
ROW = cards.TABLE_SIZE[1]
BOARD = 3 * ROW + 2 * BETWEEN
HEIGHTS = tuple(
    2 * RIM + HEAD + LINE + court + BOARD + 5 * GAP + lines * (PLATE + GAP)
    for lines, court in ((1, HIGH_COURT), (2, COURT))
)
"""With one line of plates, and with two."""
LEAST_RIBBON, TIGHT = 430, 0.86
"""No less has whoever is to move, and how narrow the last move may become for a longer ribbon."""
TICK = 44
PILE, LIFT = 96, 10.5
COUNT = 44
NEAREST = ((44, ((0, 0),)), (34, ((0, 0), (30, 0))), (30, ((0, -11), (26, -11), (13, 13))))
"""Of those who are nearest to a noble: how large each badge is, and where they are, so that none
covers the face. Where all of four are as near, none has a badge.
"""
PARTED = rgb("#3D4F92")
WON = rgb("#FFE7A6")


def draw(view: View, words: Words, names: Sequence[str]) -> Canvas:
    """The table of two, three or four, as everybody may see it."""
    lines = (len(view.players) + 1) // 2
    high = HEIGHTS[lines - 1]
    canvas = tabletop.table(SPLENDOR, HOME, WIDTH, high)
    sheet: Shown = Sheet(canvas, view, words, names, Changes.of(view))
    inner = Box(EDGE, RIM, WIDTH - 2 * EDGE, high - 2 * RIM)
    nobles_high = HIGH_COURT if lines == 1 else COURT
    _, line, court, rows, seats = inner.rows(HEAD, LINE, nobles_high, BOARD, 1, gap=GAP)
    head(sheet, line)
    noble_court(sheet, court)
    offered, tray = rows.columns(
        DECK + 14 + 4 * (cards.TABLE_SIZE[0] + BETWEEN) - BETWEEN, 1, gap=18
    )
    card_rows(sheet, offered)
    supply(sheet, tray)
    cells = seats.place(seats.w, seats.h - GAP, 0, 0).grid(2, lines, gap=GAP)
    for player, cell in zip(view.players, cells, strict=False):
        player_plate(sheet, cell, player)
    if len(cells) > len(view.players):
        legend(sheet, cells[-1])
    return canvas


def head(sheet: Shown, line: Box) -> None:
    """The game and its round; below the town the last move, and whose turn it is."""
    told, view = title_of(sheet.view, sheet.words), sheet.view
    masthead.title(sheet.canvas, Point(RIM + 26, RIM + 4), told.game, told.aside)
    assert view.turn is not None, "a table that goes on waits for somebody"
    move = illustrated_move(view, sheet.words, sheet.names, line.w)
    needed = line_width(move, Face.MEDIUM, masthead.NEWS) * TIGHT + 40
    room = max(LEAST_RIBBON, min(masthead.LONGEST, line.w - needed))
    end = Point(WIDTH - RIM - 4, line.centre.y - 3)
    ribbon = masthead.turn_ribbon(sheet, end, view.turn, call_of(view), room)
    news = Box(line.x, line.y, ribbon.x - line.x - 4, line.h - 6)
    move = illustrated_move(view, sheet.words, sheet.names, (news.w - 28) / TIGHT)
    masthead.news(sheet.canvas, news, move)
    turns = ([[enamel(one.seat, 38), *marks(one.latest)]] for one in reversed(view.earlier))
    label, end = sheet.words("picture-earlier"), news.right_middle.moved(-16)
    room = news.w - 80 - line_width(move, Face.MEDIUM, masthead.NEWS)
    masthead.earlier(sheet.canvas, end, label, turns, room, MUTED)


def noble_court(sheet: Shown, box: Box) -> None:
    """Nobles side by side: those who have come with their host, the others with who is nearest."""
    canvas, view = sheet.canvas, sheet.view
    canvas.places["nobles"] = box
    hosts = {noble: player.seat for player in view.players for noble in player.nobles}
    court = sorted([*view.nobles, *hosts], key=lambda noble: noble.id)
    for noble, cell in zip(court, box.columns(*[1] * len(court), gap=GAP), strict=True):
        w, h = cell.size
        spot = Box(round(cell.x), round(cell.y), w, h)
        brass.raise_(canvas, spot, nobles.RADIUS, lit=noble in sheet.changes.nobles, reach=7)
        near = nearest(view, noble)
        come = noble in hosts and noble not in sheet.changes.nobles
        tile = nobles.tile(noble, w, h, come, noble in hosts or bool(near))
        canvas.put(tile, spot)
        foot = Point(spot.x + 12, spot.bottom - 20)
        if noble in hosts:
            canvas.stamp(enamel(hosts[noble], 44), Point(spot.x + 34, spot.bottom - 58))
            name, ink = sheet.name(hosts[noble]), EDGED.inked(TEXT if come else WON)
            size = largest(name, Face.MEDIUM, (34, 31, 28), w * 0.64)
            if width(name, Face.MEDIUM, size) <= w * 0.64:  # else the badge says it
                canvas.text(foot, name, Face.MEDIUM, size, ink)
        elif near:
            _told_nearest(sheet, spot, *near)
        if noble in view.willing:
            canvas.stamp(brass.sign("tick", TICK), Point(spot.right - 16, spot.bottom - 14))


def _told_nearest(sheet: Shown, spot: Box, seats: Sequence[int], short: int) -> None:
    """On a noble's tile who misses least for a visit, and how much that is."""
    if len(seats) <= len(NEAREST):
        size, places = NEAREST[len(seats) - 1]
        for (x, y), seat in zip(places, seats, strict=True):
            middle = Point(spot.x + 12 + size / 2 + x, spot.bottom - 58 + y)
            sheet.canvas.stamp(enamel(seat, size), middle)
    away = sheet.words("picture-away", n=short) if short else ""
    foot, ink = Point(spot.x + 12, spot.bottom - 20), EDGED.inked(TEXT)
    sheet.canvas.text(foot, away, Face.MEDIUM, 28, ink, room=spot.w * 0.6)


def nearest(view: View, noble: Noble) -> tuple[list[int], int] | None:
    """The seats that miss least for a noble's visit, and how many bonuses those are; nothing as
    long as nobody has any that count.
    """
    short = [missing(player, noble).total for player in view.players]
    least = min(short)
    if least == noble.requires.total:
        return None
    return [seat for seat, lack in enumerate(short) if lack == least], least


def card_rows(sheet: Shown, box: Box) -> None:
    """Every row behind its deck, the richest above; a tick on what whoever is to move could buy."""
    canvas, view = sheet.canvas, sheet.view
    affordable = view.affordable
    for row, line in zip(reversed(view.rows), box.rows(ROW, ROW, ROW, gap=BETWEEN), strict=True):
        pile, rest = line.columns(DECK, 1, gap=14)
        if row.deck:
            canvas.put(brass.shadow(*pile.size, 12), pile)
        canvas.put(deck(row.level, *pile.size, row.deck), pile)
        canvas.places[f"row-{row.level}"] = line
        for place, card in zip(rest.columns(1, 1, 1, 1, gap=BETWEEN), row.cards, strict=True):
            if card is None:
                canvas.put(brass.place(*place.size, 13, PARTED), place)
            else:
                card_at(sheet, place, card)
                if card in affordable:
                    tick = Point(place.right - 16, place.bottom - 58)
                    canvas.stamp(brass.sign("tick", TICK), tick)


def card_at(sheet: Shown, place: Box, card: Card) -> None:
    """A card in its place, in light if it is new there."""
    fresh = card in sheet.changes.cards
    card_shadow(sheet.canvas, place, lit=fresh)
    sheet.put(cards.face(card, *place.size), place, card.id)
    if fresh:
        w, h = place.size
        sheet.canvas.put(brass.frame(w + 4, h + 4, 15, 4, Metal.CHANGED), place.inset(-2))


def card_shadow(canvas: Canvas, place: Box, *, lit: bool = False) -> None:
    """What a card casts, and its light if it has changed."""
    brass.raise_(canvas, place, round(13 * place.w / cards.TABLE_SIZE[0]), lit=lit)


def supply(sheet: Shown, box: Box) -> None:
    """A tray with a well for each colour, and above it how many points win."""
    canvas, view = sheet.canvas, sheet.view
    tabletop.tray(canvas, HOME, box)
    canvas.places["bank"] = box
    above, wells = box.inset(14, 0).rows(72, 1, gap=0)
    number, goal = str(view.goal), sheet.words("picture-goal")
    fixed = 44 + width(number, Face.BLACK, 54) + 10
    size = largest(goal, Face.MEDIUM, (34, 31, 28), above.w - fixed - 16)
    at = above.centre.moved(-(fixed + width(goal, Face.MEDIUM, size)) / 2, 3)
    canvas.stamp(brass.sign("star", 38), at.moved(19))
    at = at.moved(44 + 10 + canvas.text(at.moved(44), number, Face.BLACK, 54, GILT_CAST))
    canvas.text(at.moved(dy=2), goal, Face.MEDIUM, size, SHADED.inked(rgb("#F3E4C4")))
    cells = wells.place(wells.w, wells.h - 12, 0, 0).grid(2, 3, gap=12)
    for colour, cell in zip(Colour, cells, strict=True):
        _pile(sheet, cell, colour)


def _pile(sheet: Shown, cell: Box, colour: Colour) -> None:
    """How many are left stands under the stack they are of."""
    canvas, count, stone = sheet.canvas, sheet.view.bank[colour], stone_of(colour)
    w, h = cell.size
    canvas.put(tabletop.well(HOME, w, h), cell)
    foot = Point(cell.centre.x, cell.bottom - 46)
    step = min(LIFT, (h - 46 - 12 - PILE * 0.91) / max(1, count - 1))
    if count:
        lit = colour in sheet.changes.piles
        jewels.stack(canvas, foot, stone, count, PILE, step, lit=lit)
    else:
        ghost = brass.faint(jewels.jewel(stone, 54), 0.32)
        canvas.stamp(ghost, cell.centre.moved(dy=-16))
    ink = EDGED.inked(rgb("#FFF6DC") if count else rgb("#9CA6CC"))
    at = Point(cell.centre.x, cell.bottom - 25)
    canvas.text(at, str(count), Face.BLACK, COUNT, ink, Anchor.MIDDLE)


def legend(sheet: Shown, box: Box) -> None:
    """A free place explains the pictures of a plate."""
    canvas, words = sheet.canvas, sheet.words
    canvas.put(ground(0, *box.size, active=False), box)
    ruby = stone_of(GEMS[3])
    noble: Sequence[Part] = [nobles.cameo(next(iter(NOBLES.values())), 56), enamel(0, 44)]
    signs: tuple[tuple[Sequence[Part], str], ...] = (
        ([jewels.tile(ruby, 50, 56, 2)], "picture-legend-bonus"),
        ([jewels.chip(ruby, 56, 2)], "picture-legend-token"),
        ([back(2, *cards.SMALL_SIZE)], "picture-legend-reserved"),
        (noble, "picture-legend-noble"),
    )
    upper, lower = box.inset(18, 14).rows(0.44, 0.56, gap=6)
    needs = [line_width([*sign, words(key)], Face.MEDIUM, READ, 10) for sign, key in signs[:-1]]
    shares = [wide / sum(needs) for wide in needs]
    cells = (*upper.columns(*shares, gap=10), lower)
    for (sign, key), cell in zip(signs, cells, strict=True):
        left = cell.x + canvas.line(cell.left_middle, sign, Face.SANS, READ, gap=10) + 10
        lines = wrapped(words(key), Face.MEDIUM, READ, (cell.right - left) / 0.8)
        rows = cell.place(cell.w, 40 * len(lines)).rows(*[1] * len(lines))
        for line, row in zip(lines, rows, strict=True):
            at, ink = Point(left, row.centre.y), SHADED.inked(TEXT)
            canvas.text(at, line, Face.MEDIUM, READ, ink, room=row.right - left, squeeze=0.72)
