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
SHARE = 1 / 1.82  # of its plate's width, for a card at most
EDGE, GAP = 16, 18  # round a card, and between it and what is said of it
TALL = 400  # a plate that is higher has a card that catches the eye
NARROW = 400  # a plate that is less wide says above the card why it is shown
TOKEN, LARGE_TOKEN = 64, 84  # how large tokens are that pay
ANSWERS = (44, 40, 37, 34, 31, 28, 25)
WHOLE, EASY = 5, 4  # so many of them for one line, and where there is room for a second
TICK, BESIDE = 36, 8  # how large the tick before an answer is, and how far from it
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
    indent: float = 0


def acts(view: View) -> bool:
    """Whether the owner may buy something now; else nothing is offered in green."""
    return view.turn == view.owner.seat and view.owed is Owed.ACTION


def halves(box: Box) -> tuple[Box, Box]:
    """Where a plate has its card, and where what is said of it."""
    above, inner = box.w < NARROW, box.inset(EDGE)
    if above:
        _, inner = inner.rows(TOP, 1, gap=10)
    left, right = inner.columns(
        min(inner.h * RATIO, inner.w * SHARE), 1, gap=GAP if not above else 10
    )
    return left, right


def answer_size(placed: Sequence[tuple[Wanted, Box]], view: View, words: Words) -> int:
    """How large all cards of a picture have their answers: so that each fits, if it can be in one
    line; that of the large card has room for two.
    """
    sizes = [ANSWERS[0]]
    for wanted, box in placed:
        said, room = _verdict(wanted.card, view, words), halves(box)[1].w
        room -= (TICK + BESIDE) * (view.owner.affords(wanted.card) and box.w >= NARROW)
        size = largest(said, Face.SERIF, ANSWERS[: EASY if box.h > TALL else WHOLE], room)
        if width(said, Face.SERIF, size) > room:
            size = min(largest(word, Face.SERIF, ANSWERS, room) for word in said.split())
        sizes.append(size)
    return min(sizes)


def wanted_card(
    canvas: Canvas, box: Box, wanted: Wanted, view: View, words: Words, size: int
) -> None:
    """The card at the left of its plate, as high as that, and what is said of it at the right, the
    answer in this size.
    """
    canvas.put(ground.plate(canvas.theme, *box.size), box)
    card, soft = wanted.card, canvas.theme.muted
    above = box.w < NARROW
    if above:
        top, _ = box.inset(EDGE).rows(TOP, 1, gap=10)
        canvas.text(top.left_middle, wanted.caption, Face.SANS, CAPTION, soft, room=top.w)
    left, right = halves(box)
    spot = left.place(left.w, left.w / RATIO)
    if view.owner.affords(card) and acts(view):
        canvas.put(ground.good_outline(*spot.size, round(spot.w / 11)), spot)
    canvas.put(cards.face(card, *spot.size), spot)
    canvas.places[card.id] = spot
    lines = [*_answer(canvas, box, card, view, words, size)]
    if not above:
        told = wrapped(wanted.caption, Face.SANS, CAPTION, right.w)
        lines = [*(Said([line], 40, ink=soft) for line in told), Said([], 8), *lines]
    text = right.place(right.w, sum(line.high for line in lines))
    for line, row in zip(lines, text.rows(*(line.high for line in lines)), strict=True):
        at = row.left_middle.moved(line.indent)
        canvas.line(at, line.parts, line.face, line.size, line.ink, gap=BESIDE)


def _verdict(card: Card, view: View, words: Words) -> str:
    """Whether a card can be bought, in the fewest words."""
    owner = view.owner
    if not owner.affords(card):
        return words("picture-hand-lacking")
    return words("picture-hand-pay" if owner.payment(card).total else "picture-hand-affordable")


def _answer(
    canvas: Canvas, plate: Box, card: Card, view: View, words: Words, size: int
) -> Iterator[Said]:
    """Whether a card can be bought, green only when it is the time for it; and what pays for it, or
    lacks.
    """
    owner, soft, box = view.owner, canvas.theme.muted, halves(plate)[1]
    can = owner.affords(card)
    price = owner.payment(card) if can else owner.lacking(card)
    ink = LACK if not can else GOOD if acts(view) else soft
    ticked = can and plate.w >= NARROW
    sign = [glyphs.icon(glyphs.tick, TICK, ink, GOOD_INK)] if ticked else []
    indent = (TICK + BESIDE) * ticked
    first, *rest = wrapped(_verdict(card, view, words), Face.SERIF, size, box.w - indent)
    yield Said([*sign, first], size * 1.18, size, ink, Face.SERIF)
    yield from (Said([line], size * 1.18, size, ink, Face.SERIF, indent) for line in rest)
    if not price.total:
        yield Said([], 6)
        free = wrapped(words("picture-hand-free"), Face.SANS, CAPTION, box.w)
        yield from (Said([line], 40, ink=soft) for line in free)
        return
    yield Said([], 8)
    token = LARGE_TOKEN if plate.h > TALL else TOKEN
    coins = [counters.counter(stone_of(colour), token, count) for colour, count in price.items()]
    across = max(1, int((box.w + 8) // (token + 8)))
    for start in range(0, len(coins), across):
        yield Said(coins[start : start + across], token + 8)
