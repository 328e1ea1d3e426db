"""What a hand is about: one large card with the answer beside it, and smaller ones below."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from games.splendor_duel.catalogue import ROYALS, Ability, Card, Colour, Tokens
from games.splendor_duel.view import Owed, View
from renderers import glyphs
from renderers.canvas import Canvas, Part
from renderers.geometry import Box
from renderers.lettering import READ, Face, largest, width, wrapped
from renderers.pieces import ground, stones
from renderers.pieces.shelf import seal, shelve
from renderers.splendor_duel import cards, royals
from renderers.splendor_duel.changes import Changes
from renderers.splendor_duel.signs import (
    TICK,
    ability_seal,
    crown,
    hairline,
    stone_of,
    wheel,
)
from renderers.theme import GOOD, GOOD_INK, LACK, TEXT
from renderers.words import Words

GAP = 12  # between plates
HERO = 340  # how high the plate of the large card is
LARGE, SMALL = (176, 304), (132, 244)  # the large card, and those below it
SHELF = (cards.TABLE_SIZE,)  # cards on a shelf
GIVES = 76  # how high it is said what a card brings
PAID, LESS, LEAST = 70, 50, 42  # tokens beside the large card, beside others, and in less room
SIZES = (34, 31, 28, 26)  # how large it is said beside a small card whether it can be bought
ANSWER, LEAD = 48, 31  # how high that is in one line, and each line of several
BESIDE = 8  # from the tick to what is said


@dataclass(frozen=True, slots=True)
class Wanted:
    """A card to look at, where it lies, and whether that is new."""

    card: Card
    caption: str
    changed: bool = False


def wanted(canvas: Canvas, box: Box, view: View, words: Words, changes: Changes) -> None:
    """The cards that are reserved and, as far as there are free places, what the pyramid offers;
    what can be bought goes first. While a royal is owed, those who wait take the free places.
    """
    owner, held = view.owner, _held(view, words, changes)
    free = owner.places - len(held)
    offers = [card for card in view.face_up if owner.affords(card)]
    hero, below = box.rows(HERO, 1, gap=GAP)
    if free and view.owed is Owed.ROYAL and view.turn == owner.seat:
        waiting_royals(canvas, hero if held else box, view, words)
        _small_ones(canvas, below, held, view, words)
        return
    shelf: Sequence[Card] = ()
    pyramid = words("picture-hand-pyramid")
    if len(offers) > free == 1:
        caption = words("picture-hand-more", n=len(offers) - 1)
        held.append(Wanted(offers[0], caption))
    elif len(offers) > free > 1:
        first = 0 if held else 1
        held += [Wanted(card, pyramid) for card in offers[:first]]
        shelf = offers[first:]
    else:
        spoken = [pyramid] * len(offers) + [words("picture-hand-closest")]
        spoken += [words("picture-hand-near")] * free
        near = zip(view.closest[:free], spoken, strict=False)
        held += [Wanted(card, caption) for card, caption in near]
    held.sort(key=lambda one: not owner.affords(one.card))
    if held:
        _hero(canvas, hero if len(held) > 1 or shelf else box, held[0], view, words)
    if shelf:
        within_reach(canvas, below, shelf, view, words)
    else:
        _small_ones(canvas, below, held[1:], view, words)


def chooses(view: View) -> bool:
    """Whether the owner has to choose or give back something before anything can be bought."""
    return view.turn == view.owner.seat and view.owed is not Owed.ACTION


def _held(view: View, words: Words, changes: Changes) -> list[Wanted]:
    """The reserved cards."""
    found = []
    for number, held in enumerate(view.owner.reserved):
        assert held.card, "owners know their cards"
        origin = words("picture-hand-blind" if held.blind else "picture-hand-seen")
        changed = (view.owner.seat, number) in changes.reserved
        found.append(Wanted(held.card, origin, changed))
    return found


def _hero(canvas: Canvas, box: Box, one: Wanted, view: View, words: Words) -> None:
    """The large card; beside it where it lies, whether it can be bought and with what, and below a
    hairline what it brings.
    """
    canvas.put(ground.plate(canvas.theme, *box.size), box)
    left, right = box.inset(22, 18).columns(LARGE[0], 1, gap=28)
    _card(canvas, left.place(*LARGE), one, view)
    above, gives = right.rows(1, GIVES, gap=8)
    caption, answer, due = above.rows(42, 64, 1, gap=2)
    canvas.text(
        caption.left_middle,
        one.caption,
        Face.SANS,
        READ,
        canvas.theme.muted,
        room=caption.w,
        squeeze=0.75,
    )
    _answer(canvas, answer, one.card, view, words, (56, 50, 44, 38))
    _due(canvas, due, one.card, view, words, PAID)
    _gives(canvas, gives, one.card, words)


def _small_ones(canvas: Canvas, box: Box, ones: Sequence[Wanted], view: View, words: Words) -> None:
    """Cards below the large one: where each lies, whether it can be bought, and with what."""
    for one, place in zip(ones, box.columns(*[1] * len(ones), gap=GAP), strict=True):
        canvas.put(ground.plate(canvas.theme, *place.size), place)
        left, right = place.inset(14, 12).columns(SMALL[0], 1, gap=16)
        _card(canvas, left.place(*SMALL), one, view)
        lines = wrapped(one.caption, Face.SANS, 28, right.w)
        said = _answer_lines(one.card, view, words, right.w, SIZES)[1]
        high = max(ANSWER, LEAD * len(said))
        caption, answer, due = right.rows(33 * len(lines), high, 1, gap=2)
        for line, row in zip(lines, caption.rows(*[1] * len(lines)), strict=True):
            canvas.text(
                row.left_middle, line, Face.SANS, 28, canvas.theme.muted, room=row.w, squeeze=0.75
            )
        _answer(canvas, answer, one.card, view, words, SIZES)
        less = LESS if high == ANSWER or due.h >= 2 * LESS + 6 else LEAST
        _due(canvas, due, one.card, view, words, less)


def _card(canvas: Canvas, spot: Box, one: Wanted, view: View) -> None:
    """The card in its light if it is new, or with a green edge if it can be bought."""
    canvas.places[one.card.id] = spot
    if one.changed:
        canvas.put(ground.halo(*spot.size, 18), spot)
    elif view.owner.affords(one.card) and not chooses(view):
        canvas.put(ground.good_outline(*spot.size, 18), spot)
    canvas.put(cards.face(one.card, *spot.size), spot)


def _answer(
    canvas: Canvas, box: Box, card: Card, view: View, words: Words, sizes: Sequence[int]
) -> None:
    """Whether the card can be bought."""
    affords = view.owner.affords(card)
    if affords and chooses(view):
        _later(canvas, box, words, sizes)
        return
    ink, at = GOOD if affords else LACK, box.left_middle
    if affords:
        sign = glyphs.icon(glyphs.tick, _tick(sizes), GOOD, GOOD_INK)
        canvas.stamp(sign, at.moved(sign.w / 2))
        at = at.moved(sign.w + BESIDE)
    size, lines = _answer_lines(card, view, words, box.w, sizes)
    block = Box(at.x, box.y, box.right - at.x, box.h).place(0, LEAD * len(lines), 0, 0.5)
    for line, row in zip(lines, block.rows(*[1] * len(lines)), strict=True):
        canvas.text(row.left_middle, line, Face.SERIF, size, ink)


def _answer_lines(
    card: Card, view: View, words: Words, room: float, sizes: Sequence[int]
) -> tuple[int, list[str]]:
    """The size of that answer, and its lines: one, or several where even the smallest size has no
    room for one.
    """
    affords = view.owner.affords(card)
    if affords and chooses(view):
        return sizes[-1], [words("picture-hand-later")]
    room -= _tick(sizes) + BESIDE if affords else 0
    said = words("picture-hand-affordable" if affords else "picture-hand-lacking")
    size = largest(said, Face.SERIF, sizes, room)
    return size, wrapped(said, Face.SERIF, size, room)


def _tick(sizes: Sequence[int]) -> int:
    """How large the tick before the answer is."""
    return round(sizes[0] * 0.9)


def _later(canvas: Canvas, box: Box, words: Words, sizes: Sequence[int]) -> None:
    """That nothing can be bought now; as quiet as a caption, for something else is asked."""
    said, most = words("picture-hand-later"), min(READ, sizes[-2])
    size = largest(said, Face.SANS, (most, 31, 28), box.w)
    canvas.text(box.left_middle, said, Face.SANS, size, canvas.theme.muted)


def _due(canvas: Canvas, box: Box, card: Card, view: View, words: Words, size: int) -> None:
    """What is paid or lacks in tokens, and in words what is no token."""
    owner = view.owner
    affords = owner.affords(card)
    due = owner.payment(card) if affords else owner.lacking(card)
    also = words("picture-hand-uncopied") if not affords and owner.cannot_copy(card) else ""
    also = also or ("" if due or chooses(view) else words("picture-hand-free"))
    rows = _laid(due, box.w, size)
    at = box.place(box.w, (size + 6) * len(rows) + (38 if also else 0), 0, 0.35)
    lines = at.rows(*[size] * len(rows), *([32] if also else []), gap=6)
    label = words("picture-hand-pay") if affords and due else ""
    for row, line in zip(rows, lines, strict=False):
        parts: list[Part] = [stones.chip(stone_of(colour), size, n) for colour, n in row]
        room = box.w - (size + 7) * len(parts)
        if label and len(rows) == 1 and width(label, Face.SANS, 30) <= room:
            parts.insert(0, label)
        canvas.line(line.left_middle, parts, Face.SANS, 30, canvas.theme.muted)
    if also:
        canvas.text(
            lines[-1].left_middle, also, Face.SANS, 28, canvas.theme.muted, room=box.w, squeeze=0.7
        )


def _laid(due: Tokens, room: float, size: int) -> list[list[tuple[Colour, int]]]:
    """Tokens in one row or, where they need it, in two."""
    kinds = [*due.items()]
    most = max(1, int((room + 7) // (size + 7)))
    half = len(kinds) if len(kinds) <= most else -(-len(kinds) // 2)
    return [kinds[start : start + half] for start in range(0, len(kinds), half or 1)]


def _gives(canvas: Canvas, box: Box, card: Card, words: Words) -> None:
    """Below a hairline: what the card brings when it is bought."""
    theme = canvas.theme
    canvas.put(hairline(theme, round(box.w)), Box(box.x, box.y, box.w, 2))
    stone = stone_of(card.bonus) if card.bonus else None
    parts: list[Part] = [words("picture-hand-gives")]
    if card.wild:
        parts += [wheel(48)]
    else:
        parts += [stones.gem(stone, 46)] * card.bonuses if stone else []
    if card.points:
        parts += [str(card.points), glyphs.icon(glyphs.star, 34, theme.metal)]
    if card.crowns:
        parts += [str(card.crowns), crown(42)]
    at = box.left_middle.moved(dy=4)
    wide = canvas.line(at, parts[:1], Face.SANS, 30, theme.muted) + 14
    wide += canvas.line(at.moved(wide), parts[1:], Face.BOLD, 40, TEXT, gap=8) + 16
    if card.ability and card.ability is not Ability.COPY:
        sign, room = ability_seal(card.ability, 48), box.w - wide - 58
        canvas.stamp(sign, at.moved(wide + 24))
        text = words("picture-gives", ability=card.ability.value, n=card.bonuses)
        size = largest(text, Face.MEDIUM, (30, 28, 26), room)
        canvas.text(at.moved(wide + 58), text, Face.MEDIUM, size, TEXT, room=room, squeeze=0.7)


def waiting_royals(canvas: Canvas, box: Box, view: View, words: Words) -> None:
    """Royals who still wait, and in words what each brings: two abreast, but one or two below each
    other where there is room.
    """
    canvas.put(ground.plate(canvas.theme, *box.size), box)
    gone = {royal for player in view.players for royal in player.royals}
    waiting = [royal for royal in ROYALS.values() if royal not in gone]
    w, h = royals.TILE_SIZE
    few = len(waiting) <= 2
    across = 1 if len(waiting) == 1 or (few and box.h > HERO) else 2
    head, tale = (52, 38) if across == 1 else (36, 28)
    cells = box.inset(22, 18).grid(across, -(-len(waiting) // across), 14)
    for royal, cell in zip(waiting, cells, strict=False):
        high = min(cell.h, cell.w * 0.42 * h / w)
        spot = cell.place(round(w * high / h), round(high), 0, 0.5)
        canvas.put(royals.tile(royal, *spot.size), spot)
        seal(canvas, spot, round(TICK * spot.w / w), within=True)
        room = cell.w - spot.w - 22
        points = words("picture-royal-points", points=royal.points)
        effect = words("picture-ability", ability=royal.ability.value) if royal.ability else ""
        told = [(points, Face.SERIF, head)]
        if effect:
            told += [(line, Face.SANS, tale) for line in wrapped(effect, Face.SANS, tale, room)]
        lines = cell.place(room, (head + 6) * len(told), 1).rows(*[1] * len(told))
        for (text, face, size), line in zip(told, lines, strict=True):
            canvas.text(line.left_middle, text, face, size, room=room, squeeze=0.7)


def within_reach(
    canvas: Canvas, box: Box, offers: Sequence[Card], view: View, words: Words
) -> None:
    """What else could be bought from the pyramid, where that is more than there are places."""
    canvas.put(ground.plate(canvas.theme, *box.size), box)
    top, shelf = box.inset(20, 8).rows(38, 1, gap=4)
    hidden = len(offers) - shelve(canvas, shelf, offers, SHELF, cards.face)
    title = words("picture-hand-more", n=hidden) if hidden else words("picture-hand-pyramid")
    wide = canvas.text(
        top.left_middle, title, Face.SANS, 30, canvas.theme.muted, room=top.w * 0.6, squeeze=0.75
    )
    _answer(
        canvas,
        Box(top.x + wide + 24, top.y, top.w - wide - 24, top.h),
        offers[0],
        view,
        words,
        SIZES,
    )
