"""A card in a hand: why it is shown, whether it can be bought now, and with what."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from games.splendor.catalogue import Card
from games.splendor.view import Owed, View
from renderers import glyphs
from renderers.canvas import Canvas, Part
from renderers.geometry import Box
from renderers.lettering import Face, largest, width, wrapped
from renderers.pieces import ground
from renderers.splendor import cards, counters
from renderers.splendor.cards import stone_of
from renderers.theme import GOOD, GOOD_INK, LACK, Colour
from renderers.words import Words

RATIO = 254 / 372  # a card's width to its height
EDGE, GAP = 16, 18  # round a card, and between it and what is said of it
TALL = 400  # a plate that is higher has a card that catches the eye
NARROW = 400  # a plate that is less wide says above the card why it is shown
TOKEN, LARGE_TOKEN = 64, 84  # how large tokens are that pay
ANSWERS, WHOLE = (44, 40, 37, 34, 31, 28, 25), 5  # so many of them for one line
CAPTION, TOP = 32, 40


@dataclass(frozen=True, slots=True)
class Wanted:
    """A card that is shown, and why."""

    card: Card
    caption: str


@dataclass(frozen=True, slots=True)
class Said:
    """One line of what is said of a card."""

    parts: Sequence[Part]
    high: float
    size: int = CAPTION
    ink: Colour | None = None
    face: Face = Face.SANS


def acts(view: View) -> bool:
    """Whether the owner may buy something now; else nothing is offered in green."""
    return view.turn == view.owner.seat and view.owed is Owed.ACTION


def wanted_card(canvas: Canvas, box: Box, wanted: Wanted, view: View, words: Words) -> None:
    """The card at the left of its plate, as high as that, and what is said of it at the right."""
    canvas.put(ground.plate(canvas.theme, *box.size), box)
    inner, card, soft = box.inset(EDGE), wanted.card, canvas.theme.muted
    above = box.w < NARROW
    if above:
        top, inner = inner.rows(TOP, 1, gap=10)
        canvas.text(top.left_middle, wanted.caption, Face.SANS, CAPTION, soft, room=top.w)
    left, right = inner.columns(
        min(inner.h * RATIO, inner.w / 1.7), 1, gap=GAP if not above else 10
    )
    spot = left.place(left.w, left.w / RATIO)
    if view.owner.affords(card) and acts(view):
        canvas.put(ground.good_outline(*spot.size, round(spot.w / 11)), spot)
    canvas.put(cards.face(card, *spot.size), spot)
    canvas.places[card.id] = spot
    lines = [*_answer(canvas, right, card, view, words, large=box.h > TALL)]
    if not above:
        told = wrapped(wanted.caption, Face.SANS, CAPTION, right.w)
        lines = [*(Said([line], 40, ink=soft) for line in told), Said([], 8), *lines]
    text = right.place(right.w, sum(line.high for line in lines))
    for line, row in zip(lines, text.rows(*(line.high for line in lines)), strict=True):
        canvas.line(row.left_middle, line.parts, line.face, line.size, line.ink, gap=8)


def _answer(
    canvas: Canvas, box: Box, card: Card, view: View, words: Words, *, large: bool
) -> Iterator[Said]:
    """Whether a card can be bought, green only when it is the time for it; and what pays for it, or
    lacks.
    """
    owner, soft = view.owner, canvas.theme.muted
    can = owner.affords(card)
    price = owner.payment(card) if can else owner.lacking(card)
    ink = LACK if not can else GOOD if acts(view) else soft
    if can and large:
        yield Said([glyphs.icon(glyphs.tick, 64, ink, GOOD_INK)], 76)
    if can:
        said = words("picture-hand-pay" if price.total else "picture-hand-affordable")
    else:
        said = words("picture-hand-lacking")
    sign = [glyphs.icon(glyphs.tick, 36, ink, GOOD_INK)] if can and not large else []
    room = box.w - 44 * len(sign)
    size = largest(said, Face.SERIF, ANSWERS[:WHOLE], room)
    if width(said, Face.SERIF, size) <= room:
        yield Said([*sign, said], size * 1.2, size, ink, Face.SERIF)
    else:
        size = min(largest(word, Face.SERIF, ANSWERS, box.w) for word in said.split())
        broken = wrapped(said, Face.SERIF, size, box.w)
        yield from (Said([line], size * 1.15, size, ink, Face.SERIF) for line in broken)
    if not price.total:
        yield Said([], 6)
        free = wrapped(words("picture-hand-free"), Face.SANS, CAPTION, box.w)
        yield from (Said([line], 40, ink=soft) for line in free)
        return
    yield Said([], 8)
    token = LARGE_TOKEN if large else TOKEN
    coins = [counters.counter(stone_of(colour), token, count) for colour, count in price.items()]
    across = max(1, int((box.w + 8) // (token + 8)))
    for start in range(0, len(coins), across):
        yield Said(coins[start : start + across], token + 8)
