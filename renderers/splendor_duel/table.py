"""The public table: board and royals, the pyramid, a plate for each player, and what the last move
has changed.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.splendor_duel.view import View
from renderers.canvas import SHADED, Canvas, line_width
from renderers.geometry import Box, Point
from renderers.lettering import Face, largest
from renderers.pieces import brass, masthead, tabletop
from renderers.pieces.brass import Metal
from renderers.pieces.masthead import ASIDE, NEWS
from renderers.pieces.painted_cards import deck
from renderers.pieces.tabletop import RIM
from renderers.sheet import Sheet
from renderers.splendor_duel import cards
from renderers.splendor_duel.changes import Changes
from renderers.splendor_duel.field import SIZE, SOFT, TICK, Shown, court, field, stock
from renderers.splendor_duel.headings import call_of, title_of
from renderers.splendor_duel.moves import illustrated_move, marks, turns_before
from renderers.splendor_duel.players import player_plate
from renderers.splendor_duel.signs import HOME, SILVER
from renderers.theme import SPLENDOR_DUEL
from renderers.words import Words

WIDTH, EDGE = 1200, 36
HEAD, LINE, PLATE, GAP = 152, 60, 312, 14
BETWEEN = 16  # the board and the pyramid
DECK, AFTER, CARD_GAP, LEVEL_GAP = 70, 10, 8, 9
MIDDLE = 3 * cards.TABLE_SIZE[1] + 2 * LEVEL_GAP
HEIGHT = 2 * RIM + HEAD + LINE + MIDDLE + PLATE + 4 * GAP
SIDE = 120  # how wide it is beside the top of the pyramid
TITLES, BEFORE = (68, 62, 56), 470  # the title ends where the town begins


def draw(view: View, words: Words, names: Sequence[str]) -> Canvas:
    """The table, as everybody may see it."""
    canvas = tabletop.table(SPLENDOR_DUEL, HOME, WIDTH, HEIGHT)
    sheet: Shown = Sheet(canvas, view, words, names, Changes.of(view))
    inner = Box(EDGE, RIM, WIDTH - 2 * EDGE, HEIGHT - 2 * RIM)
    title, line, middle, seats = inner.rows(HEAD, LINE, MIDDLE, PLATE + GAP, gap=GAP)
    head(sheet, title)
    news(sheet, line)
    left, right = middle.columns(SIZE[0], 1, gap=BETWEEN)
    upper, lower = left.rows(SIZE[1], 1, gap=GAP)
    field(sheet, upper)
    court(sheet, lower)
    pyramid(sheet, right)
    cells = seats.place(seats.w, PLATE, 0, 0).columns(1, 1, gap=GAP)
    for player, cell in zip(view.players, cells, strict=True):
        player_plate(sheet, cell, player)
    return canvas


def head(sheet: Shown, box: Box) -> None:
    """The game and its turn, and what is owed by whom."""
    view, told = sheet.view, title_of(sheet.view, sheet.words)
    assert view.turn is not None, "a table that goes on waits for somebody"
    canvas, at = sheet.canvas, Point(RIM + 26, RIM + 6)
    size = largest(told.game, Face.BOLD, TITLES, BEFORE)
    wide = canvas.text(at.moved(dy=TITLES[0] * 0.5), told.game, Face.BOLD, size, SILVER)
    aside = largest(told.aside, Face.MEDIUM, (ASIDE, 31, 28), wide)
    below = at.moved(4, TITLES[0] + 20)
    ink = SHADED.inked(SOFT)
    wide = canvas.text(below, told.aside, Face.MEDIUM, aside, ink, room=wide, squeeze=0.8)
    end = Point(WIDTH - RIM - 4, box.bottom - 30)
    room = min(masthead.LONGEST, end.x - at.x - wide - masthead.CLEAR)
    masthead.turn_ribbon(sheet, end, view.turn, call_of(view), room)


def news(sheet: Shown, box: Box) -> None:
    """The last move; at the right of it, as far as there is room, what went before."""
    canvas, view, words = sheet.canvas, sheet.view, sheet.words
    move = illustrated_move(view, words, sheet.names, box.w - 28)
    masthead.news(canvas, box, move)
    room = box.w - line_width(move, Face.MEDIUM, NEWS) - 80
    turns = (
        [
            marks(player.seat, player.latest[:count], refilled)
            for refilled in (words("picture-refilled"), "")
        ]
        for player, count in reversed(turns_before(view))
    )
    end = box.right_middle.moved(-18)
    masthead.earlier(canvas, end, words("picture-earlier"), turns, room, SOFT)


def pyramid(sheet: Shown, box: Box) -> None:
    """Three, four and five cards of one size, each row behind its deck and centred; a tick on what
    could be bought now.
    """
    canvas, view = sheet.canvas, sheet.view
    affordable = view.affordable
    w, h = cards.TABLE_SIZE
    lines = box.rows(1, 1, 1, gap=LEVEL_GAP)
    top = lines[0]
    stock(sheet, Box(top.x - 4, top.y, SIDE, h), Box(top.right - SIDE, top.y, SIDE, h))
    for row, line in zip(reversed(view.rows), lines, strict=True):
        wide = DECK + AFTER + len(row.cards) * (w + CARD_GAP) - CARD_GAP
        x = round(line.centre.x - wide / 2)
        pile = Box(x, line.y, DECK, h)
        if row.deck:
            canvas.put(brass.shadow(DECK, h, 12), pile)
        canvas.put(deck(row.level, DECK, h, row.deck), pile)
        for number, card in enumerate(row.cards):
            place = Box(x + DECK + AFTER + number * (w + CARD_GAP), line.y, w, h)
            if card is None:
                continue
            fresh = card in sheet.changes.cards
            brass.raise_(canvas, place, 11, lit=fresh, reach=7)
            sheet.put(cards.face(card, w, h), place, card.id)
            if fresh:
                edge = brass.frame(w + 4, h + 4, 13, 4, Metal.CHANGED)
                canvas.put(edge, place.inset(-2))
            if card in affordable:
                at = Point(place.right - 20, place.bottom - 54)
                canvas.stamp(brass.sign("tick", TICK), at)
