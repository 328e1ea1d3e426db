"""Bonus, prestige and recruiting cards as their owner sees them: a picture of what counts, what it
gives, and what is written on it.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.princes_of_florence.catalogue import (
    BUILDINGS,
    LANDSCAPES,
    Bonus,
    Card,
    Count,
    Prestige,
)
from renderers import glyphs
from renderers.canvas import Anchor, Canvas, Pen
from renderers.geometry import Box, Point
from renderers.lettering import Face, wrapped
from renderers.pieces import brass
from renderers.princes_of_florence import roles, tiles
from renderers.princes_of_florence.cards import OFFERED, Note
from renderers.princes_of_florence.room import Plate, plate
from renderers.princes_of_florence.signs import (
    Sign,
    builder,
    card_sign,
    jester,
    laurel,
    pond,
    sign,
    three_arms,
    three_ponds,
)
from renderers.sprites import Sprite, kept
from renderers.theme import BLACK, WHITE, Colour, mix
from renderers.words import Words

PAD = 10
NICHE = 94  # how wide a niche is
TALL = 220  # from this height on the picture is large
KIND, VALUE = 30, 44  # the lettering of the kind of card, and of what it gives
TRIES = ((40, 1.0), (38, 1.0), (34, 1.0), (32, 1.0), (30, 1.0), (28, 1.0), (28, 0.88), (28, 0.76))
"""The lettering of what is written: the largest that has room, narrow letters last."""
ALONE = 0.7  # of the niche's width is one sign of what counts
SEVERAL = {2: (0.49, 0.51), 3: (0.34, 0.35)}  # are several, and from one to the next


def other_card(
    canvas: Canvas,
    box: Box,
    card: Bonus | Prestige | None,
    worth: tuple[str, str] | None,
    words: Words,
    note: Note = Note.NONE,
    copies: int = 1,
) -> None:
    """A bonus or prestige card, or for nothing so many recruiting cards; `worth` is what it gives,
    and a note on that.
    """
    canvas.put(plate(*box.size, Plate.PARCHMENT, lit=note in OFFERED), box)
    if card is not None:
        canvas.places[card.id] = box
    _, key, tone = kind_of(card)
    if box.h > TALL:
        top, picture, text = box.inset(PAD).rows(44, 0.6, 0.4, gap=6)
        counted(canvas, picture, card, tone)
    else:
        picture, written = box.inset(PAD).columns(NICHE, 1, gap=12)
        top, text = written.rows(40, 1, gap=2)
        picture = picture.place(picture.w, min(picture.h, picture.w * 1.3), 0.5, 0.3)
        counted(canvas, picture, card, tone)
    end = top.right - _gives(canvas, top, card, worth or ("", f"×{copies}" * (copies > 1)), words)
    if note is Note.BEST:
        canvas.stamp(glyphs.icon(glyphs.star, 36, roles.BRONZE), Point(end - 20, top.centre.y))
        end -= 42
    letter = card.letter.upper() if isinstance(card, Bonus) else ""
    title = f"{words(key)} {letter}".strip()
    canvas.text(top.left_middle, title, Face.SERIF, KIND, tone, room=end - top.x - 4, squeeze=0.8)
    # The letter stands in the title: by it notation calls the card.
    size, lines = _written(meaning(card, words).removeprefix(f"{letter}: "), text)
    block = text.place(text.w, (size + 4) * len(lines), 0, 0.4)
    for line, row in zip(lines, block.rows(*[1] * len(lines)), strict=True):
        canvas.text(
            row.left_middle, line, Face.SANS, size, roles.INK, room=text.w, squeeze=TRIES[-1][1]
        )


def _written(text: str, box: Box) -> tuple[int, list[str]]:
    """What is written on a card, in the largest lettering that has room for it."""
    told = [(size, wrapped(text, Face.SANS, size, box.w / share)) for size, share in TRIES]
    fitting = (
        (size, lines)
        for size, lines in told
        if (size + 4) * len(lines) <= box.h + 4 and not any(line.endswith("…") for line in lines)
    )
    return next(fitting, told[-1])


def counted(canvas: Canvas, box: Box, card: Bonus | Prestige | None, tone: Colour) -> None:
    """What counts, in the niche, one below the other; a landscape is seen through it."""
    counts = [] if card is None else _counts(card)
    canvas.put(niche(*box.size, tone), box)
    if len(counts) < 2:
        size = round(min(box.w, box.h) * ALONE)
        drawn_ = motif(counts[0], size) if counts else sign(Sign.RECRUITING, size, roles.IVORY)
        canvas.stamp(drawn_, box.centre.moved(dy=4))
        return
    size, step = (round(share * box.w) for share in SEVERAL[len(counts)])
    inner = box.place(box.w, step * len(counts), 0.5, 0.64)
    for count, cell in zip(counts, inner.rows(*[1] * len(counts)), strict=True):
        canvas.stamp(count_sign(count, size), cell.centre)


@kept
def niche(w: int, h: int, tone: Colour) -> Sprite:
    """The ground of what counts: lacquer in the colour of a kind of card."""
    ground = brass.plate(w, h, mix(tone, WHITE, 0.12), mix(tone, BLACK, 0.45), tone, 8, 1)
    return brass.framed(ground.image, 8, 3)


def _gives(
    canvas: Canvas,
    box: Box,
    card: Bonus | Prestige | None,
    worth: tuple[str, str],
    words: Words,
) -> float:
    """What it gives, or how many they are, at the right; returns how wide that is."""
    at = box.right_middle.moved(-2)
    if card is None and not any(worth):
        text = words("picture-lies-open")
        return 8 + canvas.text(at, text, Face.SANS, 28, roles.INK_SOFT, Anchor.RIGHT)
    figure = "".join(worth)
    if not figure:
        return 0
    wide = canvas.text(at, figure, Face.SERIF, VALUE, roles.INK, Anchor.RIGHT) + 8
    if isinstance(card, Prestige):
        canvas.stamp(laurel(40), at.moved(-wide - 20))
        wide += 46
    return wide


def kind_of(card: Card | None) -> tuple[Sign, str, Colour]:
    """The sign, the name and the colour of a kind of card."""
    match card:
        case Bonus():
            return Sign.BONUS, "picture-bonus-card", roles.GOLD_DEEP
        case Prestige():
            return Sign.PRESTIGE_CARD, "picture-prestige-card", roles.VIOLET
    return Sign.RECRUITING, "picture-recruiting-card", roles.LEATHER


def meaning(card: Bonus | Prestige | None, words: Words) -> str:
    """What is written on a card."""
    match card:
        case Bonus(id=key, letter=letter):
            return words("bonus", id=key, letter=letter.upper())
        case Prestige(id=key):
            return words("prestige", id=key)
    return words("picture-recruiting-means")


def signs_of(card: Bonus | Prestige, size: int) -> list[Sprite]:
    """Signs of what a card counts, on parchment."""
    return [count_sign(count, size, roles.BRONZE) for count in _counts(card)]


def _counts(card: Bonus | Prestige) -> Sequence[Count]:
    return card.counts if isinstance(card, Bonus) else [count for count, _ in card.requires]


def count_sign(count: Count, size: int, ink: Colour = roles.SAND) -> Sprite:
    """The sign of something that is counted; `ink` is that of a work, light on dark ground."""
    match count:
        case (
            Count.BUILDINGS | Count.LARGE_BUILDINGS | Count.MEDIUM_BUILDINGS | Count.SMALL_BUILDINGS
        ):
            shape = {Count.MEDIUM_BUILDINGS: "library", Count.SMALL_BUILDINGS: "chapel"}.get(
                count, "university"
            )
            return tiles.shape(BUILDINGS[shape], round(size * 0.3))
        case Count.BUILDING_SIZES:
            return three_sizes(size)
        case Count.FORESTS | Count.LAKES | Count.PARKS:
            return pond(LANDSCAPES[count.value.removesuffix("s")], size)
        case Count.LANDSCAPES | Count.LANDSCAPE_TYPES:
            return three_ponds(size)
        case Count.EMPTY_SQUARES:
            return tiles.ground(round(size / 9))
        case Count.BUILDERS:
            return builder(size)
        case Count.JESTERS:
            return jester(size)
        case Count.FREEDOMS:
            return three_arms(size)
    cards = {Count.HAND_CARDS: Sign.PROFESSION, Count.PRESTIGE_CARDS: Sign.PRESTIGE_CARD}
    return card_sign(cards[count], size) if count in cards else sign(Sign.WORK, size, ink)


@kept
def three_sizes(size: int) -> Sprite:
    """A large, a medium and a small building, as heights."""
    pen = Pen(size * 1.2, size)
    for cell, high in zip(pen.body.columns(1, 1, 1, gap=3), (0.9, 0.65, 0.4), strict=True):
        box = cell.place(cell.w, size * high, 0, 1)
        pen.box(box, 3, mix(roles.PALACE, roles.DEEP, 0.6))
        pen.box(box.inset(1.5), 1.5, roles.PALACE)
    return pen.done()


def motif(count: Count, size: int) -> Sprite:
    """The sign of what a card counts, as large as it fits into a niche."""
    return count_sign(count, round(size * 0.72) if count is Count.FREEDOMS else size)
