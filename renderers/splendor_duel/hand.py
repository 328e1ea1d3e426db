"""What one player alone may see: the reserved cards, whether each can be bought now, and what is at
hand for it.

Free places show what the pyramid offers that could be bought, and say how to reserve; while a royal
is owed, they show who waits. The board
lies beside them, for tokens are taken by their cells, and whoever plays by direct message sees no
other picture.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.splendor_duel.catalogue import GOLD, ROYALS, Card
from games.splendor_duel.view import Owed, Player, Reserved, View
from renderers.canvas import Anchor, Canvas, Part
from renderers.geometry import Box
from renderers.lettering import Face, largest, wrapped
from renderers.pieces import ground, stones
from renderers.pieces.headings import hand_heading
from renderers.pieces.lines import HEADER
from renderers.pieces.shelf import affordable, seal, shelve
from renderers.splendor_duel import board, cards, royals
from renderers.splendor_duel.changes import Changes
from renderers.splendor_duel.headings import call_of, title_of
from renderers.splendor_duel.players import holdings, meters
from renderers.splendor_duel.signs import scroll, stone_of
from renderers.theme import LACK, SPLENDOR_DUEL, Colour
from renderers.words import Words

HEIGHT, FOOT = 1052, 300
NARROW = (
    300  # up to this width there is room for what can be bought or for how to reserve, not for both
)
CARD_SIZE = (187, 340)
SIZES = (CARD_SIZE, (140, 262), cards.TABLE_SIZE)  # of cards on the shelf, the largest that fits


def draw(view: View, words: Words, names: Sequence[str]) -> Canvas:
    """The hand of the player whose view this is, beside the board."""
    owner, changes = view.owner, Changes.of(view)
    offers = [card for card in view.face_up if owner.affords(card)]
    canvas = ground.canvas(SPLENDOR_DUEL, 1200, HEIGHT)
    head, body, foot = canvas.box.inset(30, 26).rows(HEADER, 1, FOOT, gap=15)
    hand_heading(
        canvas, head, title_of(view, words), words, names, view.turn, owner.seat, call_of(view)
    )
    field, rest = body.columns(board.BOARD, 1, gap=12)
    board.board(canvas, field, view, words, changes)
    places = rest.columns(*[1] * owner.places, gap=12)
    for number, (held, place) in enumerate(zip(owner.reserved, places, strict=False)):
        held_card(
            canvas, place, held, owner, words, changed=(owner.seat, number) in changes.reserved
        )
    free = places[len(owner.reserved) :]
    if free and view.owed is Owed.ROYAL and view.turn == owner.seat:
        waiting_royals(canvas, free[0].joined(free[-1]), view)
    elif free:
        within_reach(canvas, free[0].joined(free[-1]), offers, view, words)
    means(canvas, foot, owner, view, words)
    return canvas


def held_card(
    canvas: Canvas, box: Box, held: Reserved, owner: Player, words: Words, *, changed: bool
) -> None:
    """A reserved card: above, who knows it; below, whether it can be bought and with what."""
    canvas.put(ground.plate(canvas.theme, *box.size), box)
    *top, middle, state = box.inset(12, 14).rows(30, 30, 1, 110, gap=4)
    muted = canvas.theme.muted
    origin = words("picture-hand-blind" if held.blind else "picture-hand-seen")
    for phrase, row in zip(wrapped(origin, Face.SANS, 24, state.w), top, strict=False):
        canvas.text(row.centre, phrase, Face.SANS, 24, muted, Anchor.MIDDLE, room=row.w)
    spot = middle.place(*CARD_SIZE)
    assert held.card, "owners know their cards"
    canvas.places[held.card.id] = spot
    if changed:
        canvas.put(ground.halo(*spot.size, 20), spot)
    elif owner.affords(held.card):
        canvas.put(ground.good_outline(*spot.size, 20), spot)
    canvas.put(cards.face(held.card, *spot.size), spot)
    answer, tokens = state.rows(44, 1, gap=4)
    if owner.affords(held.card):
        affordable(canvas, answer, words("picture-hand-affordable"))
        price = owner.payment(held.card)
        parts: Sequence[Part] = [
            stones.chip(stone_of(colour), 56, n) for colour, n in price.items()
        ]
        canvas.line(
            tokens.centre,
            parts or [words("picture-hand-free")],
            Face.SANS,
            26,
            muted,
            Anchor.MIDDLE,
        )
        return
    short = words("picture-hand-lacking")
    size = largest(short, Face.SERIF, (34, 31, 28, 25), answer.w)
    canvas.text(answer.centre, short, Face.SERIF, size, LACK, Anchor.MIDDLE)
    lacking: list[Part] = [
        stones.chip(stone_of(colour), 56, n) for colour, n in owner.lacking(held.card).items()
    ]
    if owner.cannot_copy(held.card):
        lacking.append(words("picture-hand-uncopied"))
    canvas.line(tokens.centre, lacking, Face.SANS, 26, muted, Anchor.MIDDLE)


def waiting_royals(canvas: Canvas, box: Box, view: View) -> None:
    """The free places while the owner chooses a royal: those who still wait."""
    canvas.put(ground.plate(canvas.theme, *box.size), box)
    gone = {royal for player in view.players for royal in player.royals}
    waiting = [royal for royal in ROYALS.values() if royal not in gone]
    cells = box.inset(18, 14).grid(min(2, len(waiting)), -(-len(waiting) // 2), gap=14)
    w, h = royals.TILE_SIZE
    size = min(cells[0].w / w, cells[0].h / h)
    for royal, cell in zip(waiting, cells, strict=False):
        spot = cell.place(round(w * size), round(h * size))
        canvas.put(royals.tile(royal, *spot.size), spot)
        seal(canvas, spot)


def within_reach(
    canvas: Canvas, box: Box, offers: Sequence[Card], view: View, words: Words
) -> None:
    """The free places: what could be bought from the pyramid, and how to reserve."""
    canvas.put(ground.plate(canvas.theme, *box.size), box)
    inside = box.inset(18, 14)
    title = wrapped(words("picture-hand-pyramid"), Face.SANS, 24, inside.w)
    if offers and box.w < NARROW:
        top, shelf, answer, more = inside.rows(32 * len(title), 1, 44, 32, gap=8)
        _centred(canvas, top, title, Face.SANS, 24, canvas.theme.muted)
        hidden = len(offers) - shelve(canvas, shelf, offers, SIZES, cards.face)
        affordable(canvas, answer, words("picture-hand-affordable"))
        _centred(canvas, more, [f"+{hidden}"] if hidden else [], Face.SANS, 24, canvas.theme.muted)
        return
    advice = words("picture-hand-reserve" if GOLD in view.board else "picture-hand-no-gold")
    hint = wrapped(advice, Face.SANS, 24, inside.w)
    top, shelf, answer, foot = inside.rows(32 * len(title), 1, 44, 32 * len(hint), gap=8)
    for lines, part in ((title, top), (hint, foot)):
        _centred(canvas, part, lines, Face.SANS, 24, canvas.theme.muted)
    if not offers:
        size = 28 if box.w < NARROW else 34
        nothing = wrapped(words("picture-hand-nothing"), Face.SERIF, size, shelf.w)
        _centred(canvas, shelf.place(shelf.w, 42 * len(nothing)), nothing, Face.SERIF, size)
        return
    unseen = offers[shelve(canvas, shelf, offers, SIZES, cards.face) :]
    also = f" (+{len(unseen)})" if unseen else ""
    affordable(canvas, answer, words("picture-hand-affordable") + also)


def _centred(
    canvas: Canvas, box: Box, lines: Sequence[str], face: Face, size: int, ink: Colour | None = None
) -> None:
    for line, row in zip(lines, box.rows(*[1] * len(lines)), strict=True):
        canvas.text(row.centre, line, face, size, ink, Anchor.MIDDLE, room=row.w)


def means(canvas: Canvas, box: Box, owner: Player, view: View, words: Words) -> None:
    """How far the owner is, and what is there to pay with, so that nobody must go back to the table
    for it.
    """
    canvas.put(ground.plate(canvas.theme, *box.size), box)
    ways, rest = box.inset(24, 16).rows(76, 1, gap=12)
    meters(canvas, ways, owner, view, Changes())
    left, right = rest.columns(1, 420, gap=30)
    holdings(canvas, left, owner, Changes())
    spend = words(
        "picture-hand-late"
        if view.replenished and view.turn == owner.seat
        else "picture-hand-privileges"
    )
    privileges: list[Part] = [spend, *[scroll(44)] * owner.privileges] if owner.privileges else []
    court: list[Part] = [royals.small(royal, *royals.SMALL_SIZE) for royal in owner.royals]
    bag: list[Part] = [
        words("picture-bag"),
        *(stones.chip(stone_of(c), 42, n) for c, n in view.bag.items()),
    ]
    facts = (
        [
            *court,
            "  ",
            words("picture-hand-tokens", count=owner.tokens.total, most=owner.token_limit),
        ],
        privileges or [words("picture-hand-no-privilege")],
        bag if view.bag else [words("picture-hand-bag-empty")],
    )
    for fact, line in zip(facts, right.rows(1, 1, 1), strict=True):
        canvas.line(line.right_middle, fact, Face.SANS, 26, anchor=Anchor.RIGHT)
