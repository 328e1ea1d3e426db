"""What is chosen from in a menu of Splendor Duel: the board, the reserved cards or the royals, the
pyramid beside them, and what one has.

All keep their places from press to press: what is chosen glows, the rest lies in the shade.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from games.splendor_duel.catalogue import CELLS, GEMS, ROYALS, Card, Colour
from games.splendor_duel.view import Owed, Player, View
from renderers import glyphs
from renderers.canvas import Anchor, Canvas, Part
from renderers.geometry import Box, Point, square
from renderers.lettering import Face
from renderers.pieces import choices, ground, stones
from renderers.pieces.choices import MARGIN, WIDTH
from renderers.pieces.shelf import seal
from renderers.scenes import Asked, Marks
from renderers.splendor_duel import cards, royals
from renderers.splendor_duel.board import ACROSS, BOARD, CHIP, WELL, wells
from renderers.splendor_duel.board import GAP as WELL_GAP
from renderers.splendor_duel.players import meters
from renderers.splendor_duel.signs import TICK, scroll, stone_of
from renderers.theme import SPLENDOR_DUEL, TEXT
from renderers.words import Words

STEP, LOW = 9, 134
CARD = cards.TABLE_SIZE
UPPER = 2 * CARD[1] + STEP
TILE, COIN, EDGE = (42, 60), 46, 8
IN_A_ROW = 6
LARGEST = 1.5  # how much larger than on the table a royal is at most
ENDS = 2  # of a line
CELL_NAME = re.compile("|".join(cell.id for cell in CELLS))


def draw(view: View, asked: Asked, words: Words, names: Sequence[str]) -> Canvas:
    """Board and pyramid above, what the owner has below."""
    canvas = ground.canvas(SPLENDOR_DUEL, WIDTH, 2 * MARGIN + UPPER + STEP + LOW)
    upper, low = canvas.box.inset(MARGIN, MARGIN).rows(UPPER, 1, gap=STEP)
    left, right = upper.columns(BOARD, 1, gap=STEP)
    canvas.places |= {"board": left, "owner": low}
    owner = view.owner
    held = [one.card for one in owner.reserved if one.card]
    marks = asked.marks(card.id for card in (*view.face_up, *held))
    if view.owed is Owed.ROYAL:
        _royals(canvas, left, view, asked)
    elif _is_about(marks, held) and not _cells(asked.offered):
        _reserved(canvas, left, owner, marks)
    else:
        _board(canvas, left, view, asked)
    _pyramid(canvas, right, view, marks)
    _owner(canvas, low, view, owner, asked)
    return canvas


def _is_about(marks: Marks, held: Sequence[Card]) -> bool:
    """Whether one of these cards is chosen or may be chosen."""
    return any(card.id in marks.chosen | marks.offered for card in held)


def _board(canvas: Canvas, box: Box, view: View, asked: Asked) -> None:
    """The wells with their letters and numbers; the cells of a line that is chosen glow."""
    canvas.put(ground.plate(canvas.theme, *box.size), box)
    field = wells(canvas.theme)
    spot = Box(box.right - field.w - 14, box.bottom - field.h - 14, field.w, field.h)
    canvas.put(field, spot)
    places = spot.grid(ACROSS, ACROSS, WELL_GAP)
    muted = canvas.theme.muted
    for number in range(ACROSS):
        at = Point(places[number].centre.x, box.y + 24)
        canvas.text(at, "abcde"[number], Face.MEDIUM, 26, muted, Anchor.MIDDLE)
        at = Point(box.x + 24, places[number * ACROSS].centre.y)
        canvas.text(at, str(number + 1), Face.MEDIUM, 26, muted, Anchor.MIDDLE)
    offered, lit = frozenset(_cells(asked.offered)), frozenset(asked.lit)
    marks = Marks(_between(_cells(asked.path)), offered, lit)
    for cell, token in zip(CELLS, view.board, strict=True):
        if token:
            place = square(places[cell.index].centre, CHIP)
            choices.put(canvas, place, stones.chip(stone_of(token), CHIP), cell.id, marks, WELL - 2)


def _cells(answers: Iterable[str]) -> list[str]:
    """The cells that answers name."""
    return [name for answer in answers for name in CELL_NAME.findall(answer)]


def _between(names: Sequence[str]) -> frozenset[str]:
    """The chosen cells; of the two ends of a line also what lies between."""
    if len(names) != ENDS:
        return frozenset(names)
    (left, top), (right, low) = (("abcde".index(name[0]), int(name[1])) for name in names)
    steps = max(abs(right - left), abs(low - top), 1)
    return frozenset(
        f"{'abcde'[left + (right - left) * step // steps]}{top + (low - top) * step // steps}"
        for step in range(steps + 1)
    )


def _pyramid(canvas: Canvas, box: Box, view: View, marks: Marks) -> None:
    """All face-up cards in two rows, the dearest level first."""
    for number, card in enumerate(view.face_up):
        row, column = divmod(number, IN_A_ROW)
        x = box.right - (IN_A_ROW - column) * (CARD[0] + STEP) + STEP
        place = Box(x, box.y + row * (CARD[1] + STEP), *CARD)
        _card(canvas, place, card, marks, can_pay=view.owner.affords(card))


def _card(canvas: Canvas, place: Box, card: Card, marks: Marks, *, can_pay: bool) -> None:
    choices.put(canvas, place, cards.face(card, *place.size), card.id, marks)
    if can_pay and not marks.dim(card.id):
        seal(canvas, place, TICK, within=True)


def _reserved(canvas: Canvas, box: Box, owner: Player, marks: Marks) -> None:
    """The reserved cards, which only their owner knows."""
    canvas.put(ground.plate(canvas.theme, *box.size), box)
    top, row = box.inset(14, 12).rows(0.4, 0.6)
    canvas.stamp(glyphs.icon(glyphs.lock, 60, canvas.theme.metal, canvas.theme.plate), top.centre)
    for held, cell in zip(owner.reserved, row.columns(*[1] * owner.places), strict=False):
        if held.card:
            place = cell.place(*CARD, 0.5, 0)
            _card(canvas, place, held.card, marks, can_pay=owner.affords(held.card))


def _royals(canvas: Canvas, box: Box, view: View, asked: Asked) -> None:
    """Those who may be chosen."""
    canvas.put(ground.plate(canvas.theme, *box.size), box)
    marks = asked.marks(royal.id.lower() for royal in view.royals)
    few, inner = len(view.royals) < len(ROYALS), box.inset(18, 26)
    cells = inner.columns(*[1] * len(view.royals), gap=8) if few else inner.grid(2, 2)
    wide, high = royals.TILE_SIZE
    unit = min(cells[0].w / wide, cells[0].h * 0.95 / high, LARGEST)
    for royal, cell in zip(view.royals, cells, strict=True):
        place = cell.place(wide * unit, high * unit)
        choices.put(canvas, place, royals.tile(royal, *place.size), royal.id.lower(), marks)


def _owner(canvas: Canvas, box: Box, view: View, owner: Player, asked: Asked) -> None:
    """What the owner has to pay with, and how far each way to win is."""
    canvas.put(ground.plate(canvas.theme, *box.size), box)
    left, middle, right = box.inset(16, EDGE).columns(400, 1, 230, gap=18)
    marks = asked.marks(colour.value for colour in Colour)
    for colour, cell in zip(Colour, left.columns(*[1] * len(Colour)), strict=True):
        upper, lower = cell.rows(TILE[1], 1, gap=4)
        if colour in GEMS:
            tile = stones.tile(stone_of(colour), *TILE, owner.bonuses[colour])
            canvas.put(tile, upper.place(*TILE))
        spot, count = square(lower.centre, COIN), owner.tokens[colour]
        if not count:
            canvas.stamp(stones.no_chip(canvas.theme, COIN), lower.centre)
            continue
        if view.owed is Owed.TOKENS and colour.value in marks.chosen:
            near = square(lower.centre, COIN - 6)
            canvas.put(ground.halo(*near.size, COIN // 2 - 3), near)
        canvas.put(stones.chip(stone_of(colour), COIN, count), spot)
    meters(canvas, middle.place(middle.w, 80), owner, view)
    tokens: list[Part] = [
        glyphs.icon(glyphs.token, 26, canvas.theme.muted),
        f"{owner.tokens.total}/{owner.token_limit}",
    ]
    upper, lower = right.rows(1, 1)
    privileges: list[Part] = [scroll(44)] * owner.privileges
    parts = [*privileges, " ", *tokens] if privileges else tokens
    canvas.line(upper.right_middle, parts, Face.SANS, 28, canvas.theme.muted, Anchor.RIGHT, gap=4)
    _kept(canvas, lower, owner)


def _kept(canvas: Canvas, box: Box, owner: Player) -> None:
    """The ids of the reserved cards, from the right."""
    kept = [one.card for one in owner.reserved if one.card]
    at = box.right_middle
    for card in reversed(kept):
        wide = canvas.text(at, card.id, Face.MEDIUM, 28, TEXT, Anchor.RIGHT)
        if card.id not in canvas.places:
            canvas.places[card.id] = Box(at.x - wide, box.y, wide, box.h)
        at = at.moved(-wide - 14)
    if kept:
        lock: Part = glyphs.icon(glyphs.lock, 28, canvas.theme.metal, canvas.theme.plate)
        canvas.line(at, [lock], Face.SANS, 28, None, Anchor.RIGHT)
