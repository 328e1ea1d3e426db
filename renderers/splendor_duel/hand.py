"""What one player alone may see: the reserved cards, whether each can be bought now, and what is at
hand for it.

Free places show what the pyramid offers that could be bought, and then what comes closest; while a
royal is owed, they show who waits. The board lies beside them, for tokens are taken by their cells,
and whoever plays by direct message sees no other picture.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.splendor_duel.catalogue import GOLD
from games.splendor_duel.view import Owed, Player, View
from renderers.canvas import Anchor, Canvas, Part, line_width
from renderers.geometry import Box
from renderers.lettering import READ, Face, wrapped
from renderers.pieces import ground, stones
from renderers.pieces.headings import hand_heading
from renderers.pieces.lines import HEADER
from renderers.splendor_duel import board, royals
from renderers.splendor_duel.changes import Changes
from renderers.splendor_duel.gathered import (
    RAIL,
    WIDE_COLUMN,
    WIDE_TILE,
    bonuses,
    tokens,
    width_of,
)
from renderers.splendor_duel.headings import call_of, title_of
from renderers.splendor_duel.players import meters
from renderers.splendor_duel.signs import bag, hairline, scroll, stone_of
from renderers.splendor_duel.wanted import chooses, wanted
from renderers.theme import GOOD, SPLENDOR_DUEL, TEXT
from renderers.words import Words

HEIGHT, FOOT = 1130, 316
NOTE = 138  # how high the strip below the wells is
PICKS = (44, 40, 36, 33, 30)  # how large it is said what is to be picked
GUEST = (88, 123)  # a royal before the owner


def draw(view: View, words: Words, names: Sequence[str]) -> Canvas:
    """The hand of the player whose view this is, beside the board."""
    owner, changes = view.owner, Changes.of(view)
    canvas = ground.canvas(SPLENDOR_DUEL, 1200, HEIGHT)
    head, body, foot = canvas.box.inset(30, 26).rows(HEADER, 1, FOOT, gap=15)
    hand_heading(
        canvas, head, title_of(view, words), words, names, view.turn, owner.seat, call_of(view)
    )
    field, rest = body.columns(board.BOARD, 1, gap=12)
    board.board(canvas, field, view, words, changes)
    _notes(canvas, field.inset(18, 10).rows(1, NOTE)[1], view, words)
    wanted(canvas, rest, view, words, changes)
    means(canvas, foot, owner, view, words)
    return canvas


def _notes(canvas: Canvas, box: Box, view: View, words: Words) -> None:
    """Below the wells: what is to be picked from them or what reserving a card brings, and what is
    in the bag.
    """
    theme = canvas.theme
    picks = _picks(view, words)
    if picks:
        _asked(canvas, box, picks, view)
        return
    upper, label, chips = box.rows(54, 34, 1, gap=1)
    if view.may_reserve:
        _reserving(canvas, upper, view, words)
        canvas.put(hairline(theme, round(box.w)), Box(box.x, upper.bottom, box.w, 2))
    if not view.bag:
        text = words("told-bag-empty")
        canvas.text(label.joined(chips).left_middle, text, Face.SANS, 28, theme.muted)
        return
    canvas.text(label.left_middle, words("picture-hand-bag"), Face.SANS, 26, theme.muted)
    held: list[Part] = [stones.chip(stone_of(colour), 48, n) for colour, n in view.bag.items()]
    canvas.line(chips.left_middle, held, Face.SANS, READ, gap=8)


def _asked(canvas: Canvas, box: Box, picks: Sequence[Part], view: View) -> None:
    """What is to be picked, as large as it fits; what is in the bag, without a word, below it."""
    theme = canvas.theme
    upper, lower = box.rows(1, 52)
    fits = (size for size in PICKS if line_width(picks, Face.MEDIUM, size) <= box.w)
    size = next(fits, PICKS[-1])
    canvas.line(upper.left_middle.moved(dy=6), picks, Face.MEDIUM, size, GOOD)
    if not view.bag:
        return
    canvas.put(hairline(theme, round(box.w)), Box(box.x, upper.bottom - 2, box.w, 2))
    held: list[Part] = [stones.chip(stone_of(colour), 44, n) for colour, n in view.bag.items()]
    canvas.line(lower.left_middle.moved(dy=4), [bag(40), *held], Face.SANS, READ)


def _reserving(canvas: Canvas, box: Box, view: View, words: Words) -> None:
    """That a card may be reserved, or that no gold is left for it."""
    key = "picture-hand-reserve" if GOLD in view.board else "picture-hand-no-gold"
    canvas.stamp(stones.chip(stone_of(GOLD), 48), box.left_middle.moved(24))
    room = box.columns(58, 1)[1]
    lines = wrapped(words(key), Face.SANS, 26, room.w)
    block = room.place(room.w, min(room.h, 30 * len(lines)))
    for line, row in zip(lines, block.rows(*[1] * len(lines)), strict=True):
        canvas.text(row.left_middle, line, Face.SANS, 26, TEXT, room=row.w, squeeze=0.75)


def _picks(view: View, words: Words) -> list[Part]:
    """What the owner has to pick from: cells of the board, or tokens of the opponent; or how many
    tokens are too many.
    """
    if view.owed is Owed.TOKENS and chooses(view):
        over = view.owner.tokens.total - view.owner.token_limit
        return [words("picture-hand-discard", n=over)]
    if not chooses(view) or not (view.matching or view.loot):
        return []
    cells = ", ".join(cell.id for cell in view.matching)
    return [
        words("picture-hand-pick", cells=cells).strip(),
        *(stones.chip(stone_of(colour), 46) for colour in view.loot),
    ]


def means(canvas: Canvas, box: Box, owner: Player, view: View, words: Words) -> None:
    """How far the owner is, and what is there to pay with, so that nobody must go back to the table
    for it.
    """
    canvas.put(ground.plate(canvas.theme, *box.size), box)
    ways, upper, rail = box.inset(24, 16).rows(76, 1, RAIL, gap=8)
    meters(canvas, ways, owner, view, words)
    left, right = upper.columns(width_of(owner, WIDE_COLUMN, upper.w / 2), 1, gap=20)
    bonuses(canvas, left, owner, Changes(), WIDE_TILE)
    for number, royal in enumerate(owner.royals):
        spot = right.place(*GUEST, 0).place(*GUEST)
        spot = Box(spot.x + number * (GUEST[0] + 12), spot.y, *GUEST)
        canvas.put(royals.tile(royal, *GUEST, named=False), spot)
    _privileges(canvas, right, owner, view, words)
    label = words("picture-hand-tokens")
    tokens(canvas, rail, owner, Changes(), column=WIDE_COLUMN, label=label)


def _privileges(canvas: Canvas, box: Box, owner: Player, view: View, words: Words) -> None:
    """The privileges at the right, and whether they may still be spent in this turn."""
    if not owner.privileges:
        return
    late = view.replenished and view.turn == owner.seat
    text = words("picture-hand-late" if late else "picture-hand-privileges")
    scrolls: list[Part] = [scroll(62, late)] * owner.privileges
    block = box.place(box.w, 110)
    sign, label = block.rows(70, 40)
    canvas.line(sign.right_middle, scrolls, Face.SANS, READ, anchor=Anchor.RIGHT, gap=4)
    room = box.w - len(owner.royals) * (GUEST[0] + 12) - 12
    canvas.text(
        label.right_middle, text, Face.SANS, 28, canvas.theme.muted, Anchor.RIGHT, room, squeeze=0.7
    )
