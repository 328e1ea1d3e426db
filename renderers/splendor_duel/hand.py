"""What one player alone may see: the reserved cards, whether each can be bought now, and what is at
hand for it.

Free places show what the pyramid offers that could be bought, and then what comes closest; while a
royal is owed, they show who waits. The board lies beside them, for tokens are taken by their cells,
and whoever plays by direct message sees no other picture.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.splendor_duel.catalogue import GOLD, ROYALS, Card, Tokens
from games.splendor_duel.view import Owed, Player, View
from renderers.canvas import Anchor, Canvas, Part
from renderers.geometry import Box, Point
from renderers.lettering import READ, Face, largest, wrapped
from renderers.pieces import ground, stones
from renderers.pieces.headings import hand_heading
from renderers.pieces.lines import HEADER
from renderers.pieces.shelf import affordable, seal, shelve
from renderers.splendor_duel import board, cards, royals
from renderers.splendor_duel.changes import Changes
from renderers.splendor_duel.headings import call_of, title_of
from renderers.splendor_duel.players import holdings, meters
from renderers.splendor_duel.signs import scroll, stone_of
from renderers.theme import LACK, SPLENDOR_DUEL
from renderers.words import Words

HEIGHT, FOOT = 1096, 300
ADVICE = 36  # how high the line is that says whether one can reserve
ABREAST = 4  # so many tokens lie side by side below a card, more in two rows
ROYAL = 210  # how high a royal who waits is at most
CAPTIONS = 28, 26, 24  # how large it is said why a card is shown
CARD_SIZE = (187, 340)
SIZES = (CARD_SIZE, (140, 262), cards.TABLE_SIZE)  # of cards on the shelf, the largest that fits


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
    free = owner.places - len(owner.reserved)
    rest, *lines = rest.rows(1, *[ADVICE] * bool(free and view.may_reserve), gap=8)
    places = rest.columns(*[1] * owner.places, gap=12)
    for number, (held, place) in enumerate(zip(owner.reserved, places, strict=False)):
        assert held.card, "owners know their cards"
        origin = words("picture-hand-blind" if held.blind else "picture-hand-seen")
        changed = (owner.seat, number) in changes.reserved
        wanted_card(canvas, place, held.card, origin, owner, words, changed=changed)
    if free:
        _free(canvas, places[-free:], view, words)
    for line in lines:
        _advice(canvas, line, view, words)
    means(canvas, foot, owner, view, words)
    return canvas


def _advice(canvas: Canvas, line: Box, view: View, words: Words) -> None:
    """Below the free places: what reserving a card brings."""
    advice = words("picture-hand-reserve" if GOLD in view.board else "picture-hand-no-gold")
    size = largest(advice, Face.SANS, CAPTIONS, line.w)
    canvas.text(line.centre, advice, Face.SANS, size, canvas.theme.muted, Anchor.MIDDLE, line.w)


def _free(canvas: Canvas, free: Sequence[Box], view: View, words: Words) -> None:
    """The places for further cards: royals who wait, or cards of the pyramid."""
    owner = view.owner
    offers = [card for card in view.face_up if owner.affords(card)]
    whole = free[0].joined(free[-1])
    if view.owed is Owed.ROYAL and view.turn == owner.seat:
        waiting_royals(canvas, whole, view, words)
    elif len(offers) > len(free) == 1:
        caption = words("picture-hand-pyramid") + f" (+{len(offers) - 1})"
        wanted_card(canvas, whole, offers[0], caption, owner, words)
    elif len(offers) > len(free):
        within_reach(canvas, whole, offers, words)
    else:
        for card, place in zip(view.closest, free, strict=False):
            caption = words("picture-hand-pyramid" if card in offers else "picture-hand-closest")
            wanted_card(canvas, place, card, caption, owner, words)


def wanted_card(
    canvas: Canvas,
    box: Box,
    card: Card,
    caption: str,
    owner: Player,
    words: Words,
    *,
    changed: bool = False,
) -> None:
    """A card that is reserved, or that comes closest: above, what it is; below, whether it can be
    bought and with what.
    """
    canvas.put(ground.plate(canvas.theme, *box.size), box)
    top, middle, state = box.inset(12, 12).rows(60, 1, 130, gap=4)
    _centred(canvas, top, wrapped(caption, Face.SANS, CAPTIONS[1], top.w), CAPTIONS[1])
    spot = middle.place(*CARD_SIZE)
    canvas.places[card.id] = spot
    if changed:
        canvas.put(ground.halo(*spot.size, 20), spot)
    elif owner.affords(card):
        canvas.put(ground.good_outline(*spot.size, 20), spot)
    canvas.put(cards.face(card, *spot.size), spot)
    shown = owner.payment(card) if owner.affords(card) else owner.lacking(card)
    high = 36 if len([*shown.items()]) > ABREAST else 44  # two rows of tokens need more room
    answer, tokens, *below = state.rows(high, 1, *[30] * bool(card.ability), gap=4)
    for line in below:
        assert card.ability, "only an effect has a line"
        text = words("picture-ability", ability=card.ability.value)
        size = largest(text, Face.SANS, CAPTIONS, line.w)
        at, tone = line.centre, canvas.theme.muted
        canvas.text(at, text, Face.SANS, size, tone, Anchor.MIDDLE, line.w, squeeze=0.7)
    if owner.affords(card):
        affordable(canvas, answer, words("picture-hand-affordable"))
        _tokens(canvas, tokens, shown, "" if shown else words("picture-hand-free"))
        return
    short = words("picture-hand-lacking")
    size = largest(short, Face.SERIF, (34, 31, 28, 25), answer.w)
    canvas.text(answer.centre, short, Face.SERIF, size, LACK, Anchor.MIDDLE)
    also = words("picture-hand-uncopied") if owner.cannot_copy(card) else ""
    _tokens(canvas, tokens, shown, also)


def _tokens(canvas: Canvas, box: Box, tokens: Tokens, also: str) -> None:
    """What is paid or lacks; and in words what is no token, if there is room for them."""
    kinds = [*tokens.items()]
    lines = wrapped(also, Face.SANS, CAPTIONS[2], box.w) if also and len(kinds) <= ABREAST else []
    if not kinds:
        _centred(canvas, box.place(box.w, 30 * len(lines)), lines, CAPTIONS[2])
        return
    upper, *lower = box.rows(1, *[26] * bool(lines), gap=2)
    rows = [kinds] if len(kinds) <= ABREAST else [kinds[: ABREAST - 1], kinds[ABREAST - 1 :]]
    size = min(56, int(box.w / len(rows[0]) - 7), int(upper.h / len(rows) - 2))
    for row, line in zip(rows, upper.rows(*[1] * len(rows)), strict=True):
        parts: list[Part] = [stones.chip(stone_of(colour), size, n) for colour, n in row]
        canvas.line(line.centre, parts, Face.SANS, READ, None, Anchor.MIDDLE)
    for place in lower:
        _centred(canvas, place, [also], CAPTIONS[2])


def waiting_royals(canvas: Canvas, box: Box, view: View, words: Words) -> None:
    """The free places while the owner chooses a royal: those who still wait, below each other, and
    in words what each brings.
    """
    canvas.put(ground.plate(canvas.theme, *box.size), box)
    gone = {royal for player in view.players for royal in player.royals}
    waiting = [royal for royal in ROYALS.values() if royal not in gone]
    inner = box.inset(24, 16)
    w, h = royals.TILE_SIZE
    high = min(ROYAL, (inner.h - 12 * (len(waiting) - 1)) / len(waiting))
    for royal, row in zip(waiting, inner.rows(*[1] * len(waiting), gap=12), strict=True):
        spot = row.place(round(w * high / h), round(high), 0, 0.5)
        canvas.put(royals.tile(royal, *spot.size), spot)
        seal(canvas, spot)
        at = row.left_middle.moved(spot.w + 24)
        points = words("picture-royal-points", points=royal.points)
        effect = words("picture-ability", ability=royal.ability.value) if royal.ability else ""
        told = [(points, Face.SERIF, 36), *([(effect, Face.SANS, 32)] if effect else [])]
        lines = row.place(row.w, 48 * len(told)).rows(*[1] * len(told))
        for (text, face, size), line in zip(told, lines, strict=True):
            spot_ = Point(at.x, line.centre.y)
            canvas.text(spot_, text, face, size, room=row.right - at.x, squeeze=0.7)


def within_reach(canvas: Canvas, box: Box, offers: Sequence[Card], words: Words) -> None:
    """What could be bought from the pyramid, where that is more than there are free places."""
    canvas.put(ground.plate(canvas.theme, *box.size), box)
    inside = box.inset(18, 14)
    title = wrapped(words("picture-hand-pyramid"), Face.SANS, CAPTIONS[1], inside.w)
    top, shelf, answer, more = inside.rows(34 * len(title), 1, 44, 32, gap=8)
    _centred(canvas, top, title, CAPTIONS[1])
    hidden = len(offers) - shelve(canvas, shelf, offers, SIZES, cards.face)
    affordable(canvas, answer, words("picture-hand-affordable"))
    _centred(canvas, more, [f"+{hidden}"] if hidden else [], CAPTIONS[1])


def _centred(canvas: Canvas, box: Box, lines: Sequence[str], size: int) -> None:
    for line, row in zip(lines, box.rows(*[1] * len(lines)), strict=True):
        canvas.text(
            row.centre, line, Face.SANS, size, canvas.theme.muted, Anchor.MIDDLE, row.w, squeeze=0.7
        )


def means(canvas: Canvas, box: Box, owner: Player, view: View, words: Words) -> None:
    """How far the owner is, and what is there to pay with, so that nobody must go back to the table
    for it.
    """
    canvas.put(ground.plate(canvas.theme, *box.size), box)
    ways, rest = box.inset(24, 16).rows(76, 1, gap=12)
    meters(canvas, ways, owner, view, Changes())
    left, right = rest.columns(1, 420, gap=30)
    holdings(canvas, left, owner, Changes(), words)
    spend = words(
        "picture-hand-late"
        if view.replenished and view.turn == owner.seat
        else "picture-hand-privileges"
    )
    privileges: list[Part] = [spend, *[scroll(44)] * owner.privileges] if owner.privileges else []
    won = [royals.small(royal, *royals.SMALL_SIZE) for royal in owner.royals]
    court: list[Part] = [words("picture-hand-royals"), *won]
    bag: list[Part] = [
        words("picture-bag"),
        *(stones.chip(stone_of(c), 42, n) for c, n in view.bag.items()),
    ]
    facts: Sequence[Sequence[Part]] = (
        *([court] if won else []),
        [words("picture-hand-tokens", count=owner.tokens.total, most=owner.token_limit)],
        privileges or [words("picture-hand-no-privilege")],
        *([bag] if view.bag else []),  # that it is empty is said beside the board
    )
    for fact, line in zip(facts, right.rows(*[1] * len(facts)), strict=True):
        canvas.line(line.right_middle, fact, Face.SANS, 26, anchor=Anchor.RIGHT)
