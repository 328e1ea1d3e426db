"""The public table: board and royals, the pyramid, a plate for each player, and what the last move
has changed.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.splendor_duel.view import View
from renderers.canvas import Anchor, Canvas, Part, line_width
from renderers.geometry import Box, Point
from renderers.lettering import Face
from renderers.pieces import ground
from renderers.pieces.cards import deck as deck_of
from renderers.pieces.headings import table_heading
from renderers.pieces.lines import HEADER, SENTENCE
from renderers.pieces.shelf import seal
from renderers.splendor_duel import cards
from renderers.splendor_duel.board import BOARD, board, court
from renderers.splendor_duel.changes import Changes
from renderers.splendor_duel.headings import call_of, called_above, title_of
from renderers.splendor_duel.moves import illustrated_move, marks, turns_before
from renderers.splendor_duel.players import player_plate
from renderers.splendor_duel.royals import TILE_SIZE
from renderers.splendor_duel.signs import TICK, fresh
from renderers.theme import SPLENDOR_DUEL
from renderers.words import Words

WIDTH, MARGIN, EDGE = 1200, 30, 26
PLATE, GAP = 350, 14
SMALL = 26  # what went before the last move
DECK = 76
RIGHT = WIDTH - 2 * MARGIN - BOARD - 20  # how wide the pyramid is, beside the board
CARD_GAP, LEVEL_GAP = 8, 11
MIDDLE = 3 * cards.TABLE_SIZE[1] + 2 * LEVEL_GAP


def draw(view: View, words: Words, names: Sequence[str]) -> Canvas:
    """The table, as everybody may see it."""
    canvas = ground.canvas(SPLENDOR_DUEL, WIDTH, 2 * EDGE + HEADER + MIDDLE + PLATE + 2 * 15)
    head, middle, seats = canvas.box.inset(MARGIN, EDGE).rows(HEADER, MIDDLE, 1, gap=15)
    changes = Changes.of(view)
    heading(canvas, head, view, words, names)
    left, right = middle.columns(BOARD, RIGHT, gap=20)
    upper, lower = left.rows(1, TILE_SIZE[1], gap=12)
    board(canvas, upper, view, words, changes)
    court(canvas, lower, view, changes)
    pyramid(canvas, right, view, changes)
    for player, cell in zip(view.players, seats.columns(1, 1, gap=GAP), strict=True):
        player_plate(canvas, cell, player, names[player.seat], view, changes)

    return canvas


def heading(canvas: Canvas, box: Box, view: View, words: Words, names: Sequence[str]) -> None:
    """What is owed by whom and the last move; at the right of it, as far as there is room, what
    went before.
    """
    assert view.turn is not None, "a table that goes on waits for somebody"
    move = illustrated_move(view, words, names, box.w)
    title, call, shown = title_of(view, words), call_of(view), [*names]
    shown[view.turn] = called_above(
        title, lambda name: words(call.theirs, name=name), names[view.turn], box.w
    )
    table_heading(canvas, box, title, words, shown, view.turn, move, call)
    room = box.w - line_width(move, Face.SANS, SENTENCE) - 40
    earlier: list[Part] = []
    for player, count in reversed(turns_before(view)):
        for refilled in (words("picture-refilled"), ""):
            turn = marks(player.seat, player.latest[:count], refilled)
            told = [*turn, *(["  "] if earlier else []), *earlier]
            if line_width([words("picture-earlier"), *told], Face.SANS, SMALL, gap=5) <= room:
                break
        else:
            break
        earlier = told
    if earlier:
        at = Point(box.right, box.bottom - (HEADER - 54) / 2)
        line = [words("picture-earlier"), *earlier]
        canvas.line(at, line, Face.SANS, SMALL, canvas.theme.muted, Anchor.RIGHT, gap=5)


def pyramid(canvas: Canvas, box: Box, view: View, changes: Changes) -> None:
    """Three, four and five cards of one size, each row behind its deck and centred; a seal on what
    could be bought now.
    """
    affordable = view.affordable
    w, h = cards.TABLE_SIZE
    for row, line in zip(reversed(view.rows), box.rows(1, 1, 1, gap=LEVEL_GAP), strict=True):
        strip = line.place(DECK + len(row.cards) * (w + CARD_GAP), h)
        deck, *places = strip.columns(DECK, *[w] * len(row.cards), gap=CARD_GAP)
        canvas.put(deck_of(canvas.theme, row.level, *deck.size, row.deck), deck)
        for place, card in zip(places, row.cards, strict=True):
            if card is None:
                continue
            canvas.put(cards.face(card, *place.size), place)
            if card in changes.cards:
                canvas.put(fresh(*place.size, 12), place)
            canvas.places[card.id] = place
            if card in affordable:
                seal(canvas, place, TICK, within=True)
