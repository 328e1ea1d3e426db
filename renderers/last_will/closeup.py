"""One board by itself, large enough to read every card on it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.last_will.view import Closeup
from renderers.canvas import Canvas
from renderers.geometry import Box
from renderers.last_will.card_strips import Strips
from renderers.last_will.cards import height_of
from renderers.last_will.changes import Changes
from renderers.last_will.headings import progress
from renderers.last_will.ledger import LEDGER, ledger
from renderers.last_will.papers import Frame, paper
from renderers.last_will.players import backs
from renderers.last_will.roles import BRASS_LIGHT
from renderers.last_will.salon import EDGE, GAP, MARGIN, free, salon
from renderers.last_will.scenery import hat
from renderers.last_will.signs import Sign, sign
from renderers.last_will.spread import (
    ACROSS,
    MOST,
    TITLE,
    Spread,
    board,
    houses_on,
    laid,
    section,
    width_of,
)
from renderers.last_will.telling import Teller
from renderers.lettering import Face, spelled, width
from renderers.pieces.portraits import medallion
from renderers.scenes import ALT_LIMIT, Description
from renderers.sprites import Sprite
from renderers.telling import cut
from renderers.theme import ACTIVE
from renderers.words import Words

HEAD = 78
FACE = 72
ASIDE = 34
BACKS = 400  # how wide the part with the cards in hand is


def draw(view: Closeup, words: Words, names: Sequence[str]) -> Canvas:
    """Who it is, what is left to do and to spend, and every place of the board."""
    player, changes = view.player, Changes.of(view.table)
    many = player.spaces > MOST
    spread = Spread(player.spaces)
    told_in = len(player.board) + (player.spaces > len(player.board))
    strips = Strips(told_in, 2, houses=houses_on(player))
    high = strips.height + GAP if many else spread.height
    canvas = salon(round(2 * EDGE + HEAD + LEDGER + TITLE + high + GAP))
    head, figures, rest = canvas.box.inset(MARGIN, EDGE).rows(HEAD, LEDGER, 1, gap=GAP * 0.5)
    _who(canvas, head, view, words, names[view.seat])
    ledger(canvas, figures, view.table, player, words, changes)
    vacant = words("picture-free-places", n=player.spaces - len(player.board))
    rest = section(canvas, rest, words("picture-board"), vacant)
    if many:
        laid(canvas, rest, player, strips, words, changes)
    else:
        board(canvas, rest, player, spread, words, changes)
    return canvas


def _who(canvas: Canvas, box: Box, view: Closeup, words: Words, name: str) -> None:
    """Badge and name, how far the game has come, and by their backs the cards in hand."""
    player = view.player
    canvas.stamp(medallion(player.seat, FACE, canvas.theme.cast), box.left_middle.moved(FACE / 2))
    at = box.left_middle.moved(FACE + 22)
    aside = progress(view.table, words)
    end = box.right - BACKS
    room = end - at.x - width(aside, Face.SANS, ASIDE) * 0.8 - 84
    ink = ACTIVE if player.seat in view.table.owing else None
    at = at.moved(canvas.name(at, spelled(name), Face.SERIF, (46, 42, 40), ink, room) + 20)
    if player.seat == view.table.first and not view.table.standings:
        canvas.stamp(hat(50), at.moved(18, -2))
        at = at.moved(50)
    at, ink = at.moved(dy=3), canvas.theme.muted
    canvas.text(at, aside, Face.SANS, ASIDE, ink, room=end - at.x - 10, squeeze=0.7)
    right = Box(end, box.y, BACKS - 6, box.h)
    figure = str(player.cards)
    canvas.stamp(sign(Sign.CARDS, 38, BRASS_LIGHT), right.left_middle.moved(19))
    canvas.text(right.left_middle.moved(46), figure, Face.SERIF, 40)
    low = Box(right.x + 100, right.y, right.w - 100, right.h)
    backs(canvas, low, player)


def tell(view: Closeup, words: Words, names: Sequence[str]) -> Description:
    """All that is public about one player."""
    short, text = (
        f"{progress(view.table, words)}. "
        + Teller(view.table, words, names, falls=falls).player(view.player)
        for falls in (False, True)
    )
    return Description(text if len(text) <= ALT_LIMIT else cut(short, ALT_LIMIT), text)


def pieces() -> Iterator[Sprite]:
    """Free places, and the blank cards that lie on boards."""
    for across in ACROSS:
        w = width_of(across)
        h = height_of(w)
        yield free(w, h, 12)
        for frame in (Frame.BLACK, Frame.GOLD):
            yield from (paper(frame, w, h, used) for used in (False, True))
