"""What is chosen from in a menu of Splendor: the cards, the bank or the nobles, and what one has.

All cards keep their places from press to press: what is chosen glows, the rest lies in the shade.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.splendor.catalogue import GOLD, Card, Colour, Noble
from games.splendor.view import Owed, Player, View
from renderers import glyphs
from renderers.canvas import Anchor, Canvas, Part
from renderers.geometry import Box, square
from renderers.lettering import Face
from renderers.pieces import choices, ground, stones
from renderers.pieces.cards import back
from renderers.pieces.choices import GAP, MARGIN, WIDTH
from renderers.pieces.shelf import seal
from renderers.scenes import Asked, Marks
from renderers.splendor import cards, counters, nobles
from renderers.splendor.cards import stone_of
from renderers.splendor.changes import Changes
from renderers.splendor.players import holdings
from renderers.theme import LACK, SPLENDOR, TEXT
from renderers.words import Words

CARD, STEP = (137, 192), 8
DECK = (42, 92)
LOW = 146
CHIP = 74
DIFFERENT = "take"
"""The answer that tokens of different colours are to be taken."""


def draw(view: View, asked: Asked, words: Words, names: Sequence[str]) -> Canvas:
    """Two rows of cards, and below them the bank or the nobles beside what the owner has."""
    high = 2 * MARGIN + 2 * CARD[1] + LOW + 2 * GAP
    canvas = ground.canvas(SPLENDOR, WIDTH, high)
    first, second, low = canvas.box.inset(MARGIN, MARGIN).rows(CARD[1], CARD[1], 1, gap=GAP)
    owner = view.owner
    every = [*view.face_up, *(held.card for held in owner.reserved if held.card)]
    marks = asked.marks([*(card.id for card in every), *(f"deck-{row.level}" for row in view.rows)])
    bottom, middle, top = view.rows
    _cards(canvas, first, view, [*top.cards, *middle.cards], marks)
    end = _cards(canvas, second, view, bottom.cards, marks)
    held = owner.places * (CARD[0] + STEP) - STEP
    _decks(canvas, Box(end, second.y, second.right - held - STEP - end, second.h), view, marks)
    canvas.places["reserved"] = Box(second.right - held, second.y, held, second.h)
    _reserved(canvas, second, owner, marks)
    left, right = low.columns(0.46, 0.54, gap=GAP)
    canvas.places |= {"nobles" if view.owed is Owed.NOBLE else "bank": left, "owner": right}
    if view.owed is Owed.NOBLE:
        _nobles(canvas, left, view.willing, asked)
    else:
        _bank(canvas, left, view, asked)
    _owner(canvas, right, owner, asked, view.goal)
    return canvas


def _cards(canvas: Canvas, box: Box, view: View, row: Sequence[Card | None], marks: Marks) -> float:
    """Cards side by side from the left; returns where the next one would begin."""
    for number, card in enumerate(row):
        place = Box(box.x + number * (CARD[0] + STEP), box.y, *CARD)
        if card is None:
            canvas.put(ground.slot(canvas.theme, *place.size, 14), place)
        else:
            _card(canvas, place, card, marks, can_pay=view.owner.affords(card))
    return box.x + len(row) * (CARD[0] + STEP)


def _decks(canvas: Canvas, box: Box, view: View, marks: Marks) -> None:
    """The back of each level over the number of cards that are left."""
    canvas.places["decks"] = box
    for row, cell in zip(view.rows, box.columns(1, 1, 1), strict=True):
        upper = cell.place(*DECK, 0.5, 0.25)
        if row.deck:
            back_ = back(row.level, *upper.size)
            choices.put(canvas, upper, back_, f"deck-{row.level}", marks, 8)
        else:
            canvas.put(ground.slot(canvas.theme, *upper.size), upper)
        at = upper.place(0, 0, 0.5, 1).centre.moved(dy=26)
        canvas.text(at, str(row.deck), Face.BOLD, 30, canvas.theme.muted, Anchor.MIDDLE)


def _card(canvas: Canvas, place: Box, card: Card, marks: Marks, *, can_pay: bool) -> None:
    choices.put(canvas, place, cards.face(card, *place.size), card.id, marks, 13)
    if can_pay and not marks.dim(card.id):
        seal(canvas, place)


def _reserved(canvas: Canvas, box: Box, owner: Player, marks: Marks) -> None:
    """The owner's reserved cards at the right end; free places stay outlines."""
    for number in range(owner.places):
        x = box.right - (owner.places - number) * (CARD[0] + STEP) + STEP
        place = Box(x, box.y, *CARD)
        held = owner.reserved[number].card if number < len(owner.reserved) else None
        if held is None:
            canvas.put(ground.slot(canvas.theme, *place.size, 14), place)
            lock = glyphs.icon(glyphs.lock, 40, canvas.theme.plate_edge, canvas.theme.surface)
            canvas.stamp(lock, place.centre)
            continue
        _card(canvas, place, held, marks, can_pay=owner.affords(held))


def _bank(canvas: Canvas, box: Box, view: View, asked: Asked) -> None:
    """A chip of each colour over the number that is left."""
    canvas.put(ground.plate(canvas.theme, *box.size), box)
    marks = _of_bank(view, asked)
    for colour, cell in zip(Colour, box.inset(12, 10).columns(*[1] * len(Colour)), strict=True):
        upper, lower = cell.rows(CHIP + 8, 1)
        count, key = view.bank[colour], colour.value
        spot = square(upper.centre, CHIP)
        if count:
            choices.put(
                canvas, spot, stones.chip(stone_of(colour), CHIP), key, marks, round(CHIP / 2)
            )
        else:
            canvas.stamp(stones.no_chip(canvas.theme, CHIP), upper.centre)
        ink = None if count and not marks.dim(key) else canvas.theme.muted
        canvas.text(lower.centre, str(count), Face.BOLD, 38, ink, Anchor.MIDDLE)


def _of_bank(view: View, asked: Asked) -> Marks:
    """Where tokens of different colours may be taken, all but gold are to be chosen from, though
    two of a kind may be taken of fewer.
    """
    if DIFFERENT not in asked.offered:
        return asked.marks(colour.value for colour in Colour)
    offered = (colour.value for colour in Colour if colour is not GOLD and view.bank[colour])
    return Marks(frozenset(), frozenset(offered))


def _nobles(canvas: Canvas, box: Box, willing: Sequence[Noble], asked: Asked) -> None:
    """Those who may be chosen to visit."""
    canvas.put(ground.plate(canvas.theme, *box.size), box)
    marks = asked.marks(noble.id.lower() for noble in willing)
    w, h = 105, round(box.h - 20)
    for number, noble in enumerate(willing):
        place = Box(box.x + 14 + number * (w + 10), box.y + 10, w, h)
        choices.put(canvas, place, nobles.tile(noble, w, h), noble.id.lower(), marks)


def _owner(canvas: Canvas, box: Box, owner: Player, asked: Asked, goal: int) -> None:
    """What the owner has to pay with."""
    canvas.put(ground.plate(canvas.theme, *box.size), box)
    crest, middle, facts = box.inset(14, 8).columns(92, 1, 108, gap=10)
    shield = counters.crest(canvas.theme, 92, 122, owner.points, goal)
    canvas.put(shield, crest.place(92, 122))
    marks = asked.marks(colour.value for colour in Colour)
    returned = {
        (int(owner.seat), colour)
        for colour in Colour
        if owner.tokens.total > owner.token_limit and colour.value in marks.chosen
    }
    holdings(canvas, middle, owner, Changes(tokens=frozenset(returned)), tile=(50, 68), counter=58)
    tokens: list[Part] = [
        glyphs.icon(glyphs.token, 26, canvas.theme.muted),
        f"{owner.tokens.total}/{owner.token_limit}",
    ]
    ink = LACK if owner.tokens.total > owner.token_limit else TEXT
    canvas.line(facts.right_middle, tokens, Face.MEDIUM, 32, ink, Anchor.RIGHT)
