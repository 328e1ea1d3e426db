"""What one player alone may see: the reserved cards, whether each can be bought now, and what is at
hand for it.

Free places show the best of what the rows offer, and then what comes closest. Whoever holds too
many tokens sees these first, and the cards smaller.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from games.splendor.catalogue import GEMS, GOLD, Card, Colour
from games.splendor.view import Owed, Player, View
from renderers import glyphs
from renderers.canvas import Anchor, Canvas, Part
from renderers.geometry import Box, Point
from renderers.lettering import READ, Face, largest
from renderers.pieces import ground, stones
from renderers.pieces.headings import private
from renderers.pieces.lines import HEADER, LEAST, naming
from renderers.pieces.seats import badge
from renderers.splendor import cards, counters
from renderers.splendor.cards import stone_of
from renderers.splendor.means import HEIGHT as MEANS
from renderers.splendor.means import means
from renderers.splendor.players import call_of, title_of
from renderers.theme import ACTIVE, GOOD, GOOD_INK, LACK, SPLENDOR, TEXT
from renderers.words import Words

BODY, NOTE, GAP = 562, 40, 14  # how high the cards are, and a line of advice below them
CALL = 50  # how large it is said what is waited for
CAPTIONS = 32, 30, 28, 26  # how large it is said why a card is shown
ANSWERS = 34, 31, 28, 25, 22
CARD_SIZE, LOW_SIZE = (254, 372), (168, 254)
TOKEN, RETURNED = 64, 128  # how large tokens are that pay, and those of which some go back
PURSE = 214  # how high the plate with these is
ALSO = 5  # so many cards are named that could be bought besides


@dataclass(frozen=True, slots=True)
class Wanted:
    """A card that is shown, and why."""

    card: Card
    caption: str


def draw(view: View, words: Words, names: Sequence[str]) -> Canvas:
    """The hand of the player whose view this is; with advice where a place for a card is free."""
    owner = view.owner
    offers = sorted((card for card in view.face_up if owner.affords(card)), key=_worth)
    free = owner.places - len(owner.reserved)
    idle = not (owner.reserved or offers)
    noted = idle or bool(offers[free:]) or (free > 0 and _acts(view))
    parts = [HEADER, BODY, *[NOTE] * noted, MEANS]
    canvas = ground.canvas(SPLENDOR, 1200, 2 * 26 + sum(parts) + GAP * (len(parts) - 1))
    head, body, *note, foot = canvas.box.inset(30, 26).rows(*parts, gap=GAP)
    heading(canvas, head, view, words, names)
    if view.turn == owner.seat and view.owed is Owed.TOKENS:
        purse, body = body.rows(PURSE, 1, gap=GAP)
        _purse(canvas, purse, owner)
    shown = [*_reserved(owner, words), *_tempting(view, offers, free, words)]
    places = body.columns(*[1] * owner.places, gap=16)
    captions = [wanted.caption for wanted in shown]
    size = min(largest(caption, Face.SANS, CAPTIONS, places[0].w - 36) for caption in captions)
    for wanted, place in zip(shown, places, strict=False):
        wanted_card(canvas, place, wanted, size, view, words)
    if offers and free:
        canvas.places["offers"] = places[-free].joined(places[-1])
    for line in note:
        if idle:
            advice(canvas, line, view, words)
        else:
            _besides(canvas, line, offers[free:], view, words)
    means(canvas, foot, owner, view, words)
    return canvas


def _worth(card: Card) -> int:
    """The order of offers: most points first."""
    return -card.points


def _acts(view: View) -> bool:
    """Whether the owner may buy something now; else nothing is offered in green."""
    return view.turn == view.owner.seat and view.owed is Owed.ACTION


def heading(canvas: Canvas, box: Box, view: View, words: Words, names: Sequence[str]) -> None:
    """What is waited for, as the largest line; above it the game, and who sees this."""
    theme, title = canvas.theme, title_of(view, words)
    upper, lower = box.rows(48, 1)
    wide = canvas.text(upper.left_middle, title.game, Face.SERIF, 42, theme.metal)
    canvas.text(upper.left_middle.moved(wide + 18, 2), title.aside, Face.SANS, 28, theme.muted)
    private(canvas, upper.right_middle, words, size=28)
    turn, owner, call = view.turn, view.owner, call_of(view)
    if turn is None:
        return
    mark, mine = badge(turn, 50), turn == owner.seat
    room = lower.w - 130
    if not mine:
        said = naming(
            lambda name: words(call.theirs, name=name), names[turn], Face.SERIF, LEAST, room
        )
    elif view.owed is Owed.TOKENS:
        excess = owner.tokens.total - owner.token_limit
        said = words("picture-your-return-some", n=excess)
    else:
        said = words(call.yours)
    size = largest(said, Face.SERIF, (CALL, 46, LEAST), room) if mine else LEAST
    parts: list[Part] = [glyphs.icon(glyphs.pointer, 38, ACTIVE), mark] if mine else [mark]
    canvas.line(
        lower.left_middle.moved(4), [*parts, said], Face.SERIF, size, ACTIVE if mine else TEXT,
        gap=12,
    )  # fmt: skip


def _reserved(owner: Player, words: Words) -> Iterator[Wanted]:
    for held in owner.reserved:
        assert held.card, "owners know their cards"
        yield Wanted(held.card, words("picture-hand-hidden" if held.blind else "picture-hand-open"))


def _tempting(view: View, offers: Sequence[Card], free: int, words: Words) -> Iterator[Wanted]:
    """What free places show."""
    for card in (*offers, *(card for card in view.closest if card not in offers))[:free]:
        yield Wanted(card, words("picture-hand-rows" if card in offers else "picture-hand-closest"))


def _purse(canvas: Canvas, box: Box, owner: Player) -> None:
    """All tokens, large, where some of them must be returned; how many there are, and may be."""
    canvas.put(ground.plate(canvas.theme, *box.size, active=True), box)
    canvas.places["purse"] = box
    left, right = box.inset(24, 16).columns(220, 1, gap=16)
    total, limit = str(owner.tokens.total), f"/{owner.token_limit}"
    wide = canvas.text(left.left_middle.moved(6), total, Face.BOLD, 100, LACK)
    canvas.text(left.left_middle.moved(wide + 8, 12), limit, Face.BOLD, 56, TEXT)
    for colour, column in zip(Colour, right.columns(*[1] * len(Colour)), strict=True):
        count = owner.tokens[colour]
        empty = stones.no_chip(canvas.theme, RETURNED, active=True)
        stone = stone_of(colour)
        canvas.stamp(counters.counter(stone, RETURNED, count) if count else empty, column.centre)


def wanted_card(
    canvas: Canvas, box: Box, wanted: Wanted, size: int, view: View, words: Words
) -> None:
    """A card that is reserved, or that comes closest: above, why it is shown; below it, or beside
    it where that is low, whether it can be bought and with what.
    """
    canvas.put(ground.plate(canvas.theme, *box.size), box)
    owner, card = view.owner, wanted.card
    top, rest = box.inset(18, 12).rows(38, 1, gap=6)
    ink = canvas.theme.muted
    canvas.text(top.centre, wanted.caption, Face.SANS, size, ink, Anchor.MIDDLE, top.w, 0.75)
    low = rest.h < CARD_SIZE[1]
    if low:
        middle, state = rest.columns(LOW_SIZE[0], 1, gap=10)
        spot = middle.place(*LOW_SIZE)
    else:
        middle, state = rest.rows(1, 108, gap=6)
        spot = middle.place(*CARD_SIZE)
    if owner.affords(card) and _acts(view):
        canvas.put(ground.good_outline(*spot.size, 24), spot)
    canvas.put(cards.face(card, *spot.size), spot)
    canvas.places[card.id] = spot
    price = owner.payment(card) if owner.affords(card) else owner.lacking(card)
    needed = [counters.counter(stone_of(colour), TOKEN, count) for colour, count in price.items()]
    across = 2 if low else max(1, len(needed))
    lines = [needed[start : start + across] for start in range(0, len(needed), across)]
    high = 40 + (TOKEN + 6) * max(1, len(lines))
    answer, tokens = state.place(state.w, high).rows(40, 1)
    _answer(canvas, answer, card, view, words, signed=not low)
    if not needed:
        free = words("picture-hand-free")
        canvas.text(tokens.centre, free, Face.SANS, 28, ink, Anchor.MIDDLE, tokens.w, 0.72)
        return
    for parts, row in zip(lines, tokens.rows(*[1] * len(lines)), strict=True):
        canvas.line(row.centre, parts, Face.SANS, 26, anchor=Anchor.MIDDLE, gap=8)


def _answer(
    canvas: Canvas, box: Box, card: Card, view: View, words: Words, *, signed: bool
) -> None:
    """Whether a card can be bought: green only when it is the time for it."""
    owner = view.owner
    if not owner.affords(card):
        said, ink, sign = words("picture-hand-lacking"), LACK, None
    else:
        said = words("picture-hand-pay" if owner.payment(card) else "picture-hand-affordable")
        ink = GOOD if _acts(view) else canvas.theme.muted
        sign = glyphs.icon(glyphs.tick, 36, ink, GOOD_INK) if signed else None
    room = box.w - (sign.w + 7 if sign else 0)
    size = largest(said, Face.SERIF, ANSWERS, room)
    canvas.line(box.centre, [sign, said] if sign else [said], Face.SERIF, size, ink, Anchor.MIDDLE)


def advice(canvas: Canvas, box: Box, view: View, words: Words) -> None:
    """Where nothing can be bought and nothing is reserved: what can be done instead, or that so it
    is.
    """
    text, theme = words("picture-hand-nothing"), canvas.theme
    if _acts(view):
        tokens = any(view.bank[gem] for gem in GEMS)
        text = words(
            "picture-hand-advice",
            tokens="yes" if tokens else "no",
            gold="yes" if view.bank[GOLD] else "no",
        )
    canvas.text(box.centre, text, Face.SANS, READ, theme.muted, Anchor.MIDDLE, box.w, 0.85)


def _besides(canvas: Canvas, box: Box, offers: Sequence[Card], view: View, words: Words) -> None:
    """What else could be bought, by the ids to type; and that a card can be reserved."""
    at, soft, acts = box.left_middle.moved(6), canvas.theme.muted, _acts(view)
    if offers:
        ink, more = GOOD if acts else soft, len(offers) - ALSO
        ids = " · ".join(card.id for card in offers[:ALSO]) + (f" (+{more})" if more > 0 else "")
        said = words("picture-hand-also", cards=ids)
        tick = glyphs.icon(glyphs.tick, 34, ink, GOOD_INK)
        at = at.moved(30 + canvas.line(at, [tick, said], Face.MEDIUM, 29, ink))
    if not acts or len(view.owner.reserved) == view.owner.places:
        return
    hint = words("picture-hand-reserve", gold="yes" if view.bank[GOLD] else "no")
    end = Point(box.right - 6, at.y)
    canvas.text(end, hint, Face.SANS, 29, soft, Anchor.RIGHT, end.x - at.x, 0.7)
