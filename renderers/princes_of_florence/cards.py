"""Cards as their owner sees them: professions with what they wish for, bonus, prestige and
recruiting cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from games.princes_of_florence.catalogue import (
    BUILDINGS,
    LANDSCAPES,
    Bonus,
    Card,
    Count,
    Prestige,
    Profession,
)
from games.princes_of_florence.shapes import drawn
from games.princes_of_florence.view import Player
from renderers import glyphs
from renderers.canvas import Anchor, Canvas, Pen
from renderers.geometry import Box
from renderers.lettering import Face, width, wrapped
from renderers.princes_of_florence import emblems, roles, tiles
from renderers.princes_of_florence.room import Plate, plate
from renderers.princes_of_florence.signs import (
    Sign,
    arms,
    builder,
    house,
    jester,
    laurel,
    mark,
    pond,
    sign,
    stamp,
    three_arms,
    three_ponds,
)
from renderers.sprites import Sprite, kept
from renderers.theme import ACTIVE, Colour, mix
from renderers.words import Words

LARGE = 300  # from this width on a card names its wishes
TALL = 340  # from this height on there is room for a large picture
LISTED = 108  # so high is the room for three wishes under each other
NARROW = 180  # and up to this width it is cramped
PAD = 12
CLOSEST = 0.6  # how narrow letters may become


class Note(Enum):
    """What is said of a card while one of several is chosen."""

    NONE = 0
    OFFERED = 1
    BEST = 2
    HELD = 3


OFFERED = {Note.OFFERED, Note.BEST}


def profession_card(
    canvas: Canvas,
    box: Box,
    card: Profession,
    owner: Player,
    worth: tuple[int, int] | None,
    least: int,
    words: Words,
    note: Note = Note.NONE,
) -> None:
    """A painted field, the name, three wishes with whether they are fulfilled, and what the work
    would be worth.

    `worth` is the value without bonus cards and with all of them; nothing for a card that is
    neither held nor drawn.
    """
    canvas.put(plate(*box.size, Plate.PARCHMENT, lit=note in OFFERED), box)
    canvas.places[card.id] = box
    large = box.w >= LARGE
    inner = box.inset(PAD)
    head, name, wishes, foot = inner.rows(
        92 if large and box.h > TALL else 54, 48, 1, 60 if box.h > TALL else 50, gap=2
    )
    ink = roles.BUILDING[card.building.id]
    canvas.put(banner(round(head.w), round(head.h), ink, card.building.id), head)
    _note(canvas, head, note, words)
    title = words("profession", id=card.id)
    at, room = name.centre, name.w
    canvas.text(at, title, Face.SERIF, 40, roles.INK, Anchor.MIDDLE, room, squeeze=CLOSEST)
    _wishes(canvas, wishes, card, owner, words, large)
    if worth is not None:
        _verdict(canvas, foot, worth, least, words, large)


def _note(canvas: Canvas, box: Box, note: Note, words: Words) -> None:
    """Whether a card is the best of those on offer, or held already."""
    if note is Note.BEST:
        star = glyphs.icon(glyphs.star, 40, ACTIVE)
        canvas.stamp(star, box.right_middle.moved(-30, -6))
    elif note is Note.HELD and box.w >= LARGE:
        at, text, room = box.right_middle.moved(-10, -6), words("picture-in-hand"), box.w * 0.38
        canvas.text(at, text, Face.SANS, 32, roles.IVORY, Anchor.RIGHT, room, squeeze=CLOSEST)


def _wishes(
    canvas: Canvas, box: Box, card: Profession, owner: Player, words: Words, large: bool
) -> None:
    """Building, landscape and freedom; always with a tick or a cross, and where there is room with
    what each adds.
    """
    freedom = words("picture-freedom", freedom=card.freedom.value).capitalize()
    wishes = zip(
        (house(card.building, 42), pond(card.landscape, 42), arms(card.freedom, 42)),
        (words("tile", tile=card.building.id), words("tile", tile=card.landscape.id), freedom),
        owner.wishes(card),
        strict=True,
    )
    listed = large or box.h > LISTED
    cells = box.rows(1, 1, 1) if listed else box.columns(1, 1, 1)
    for (badge, name, wish), cell in zip(wishes, cells, strict=True):
        seal = (
            mark(Sign.TICK, 34, roles.ENOUGH) if wish.there else mark(Sign.CROSS, 34, roles.NEITHER)
        )
        at = cell.left_middle.moved(25) if listed else cell.centre.moved(-4, -4)
        canvas.stamp(badge, at)
        canvas.stamp(
            seal, cell.right_middle.moved(-18) if large else at.moved(17, 14 if listed else 19)
        )
        if listed:
            ink, size = roles.INK if wish.there else roles.INK_SOFT, 34 if large else 22
            start, end = (
                at.moved(33 if large else 38),
                cell.right_middle.moved(-42 if large else -2),
            )
            adds = f"+{wish.worth}"
            wide = width(adds, Face.MEDIUM, size) + 8
            if width(name, Face.SANS, size) * CLOSEST <= end.x - start.x - wide:
                canvas.text(
                    end,
                    adds,
                    Face.MEDIUM,
                    size,
                    roles.ENOUGH if wish.there else roles.INK_SOFT,
                    Anchor.RIGHT,
                )
                end = end.moved(-wide)
            room = end.x - start.x
            canvas.text(start, name, Face.SANS, size, ink, room=room, squeeze=CLOSEST)


def _verdict(
    canvas: Canvas, box: Box, worth: tuple[int, int], least: int, words: Words, large: bool
) -> None:
    """The value against the least, and with all bonus cards where they add to it."""
    value, most = worth
    enough, narrow = value >= least, box.w < NARROW
    canvas.put(verdict(*box.size, enough), box)
    at = box.left_middle.moved(8 if narrow else 12)
    at = at.moved(canvas.text(at, str(value), Face.SERIF, 48 if large else 36, roles.INK) + 6)
    seal = mark(Sign.TICK, 34, roles.ENOUGH) if enough else mark(Sign.CROSS, 34, roles.SHORT)
    canvas.stamp(seal, at.moved(17))
    end = box.right_middle.moved(-8)
    if most > value:
        end = end.moved(-canvas.text(end, str(most), Face.SERIF, 38, roles.INK, Anchor.RIGHT) - 19)
        canvas.stamp(sign(Sign.BONUS, 34, roles.BRONZE), end)
    word, room = (
        words("picture-enough") if enough else words("picture-short", n=least),
        end.x - at.x - 66,
    )
    if width(word, Face.MEDIUM, 34) * CLOSEST <= room:
        tone = roles.ENOUGH if enough else roles.SHORT
        canvas.text(at.moved(38), word, Face.MEDIUM, 34, tone, room=room, squeeze=CLOSEST)


def other_card(
    canvas: Canvas,
    box: Box,
    card: Bonus | Prestige | None,
    worth: tuple[str, str] | None,
    words: Words,
    note: Note = Note.NONE,
) -> None:
    """A bonus or prestige card, or for nothing a recruiting card; `worth` is what it gives, and a
    note on that.
    """
    canvas.put(plate(*box.size, Plate.PARCHMENT, lit=note in OFFERED), box)
    if card is not None:
        canvas.places[card.id] = box
    head, text, foot = box.inset(PAD).rows(50, 1, 50, gap=4)
    which, key, tone = kind_of(card)
    canvas.put(banner(round(head.w), round(head.h), tone), head)
    canvas.stamp(sign(which, 38, roles.IVORY), head.left_middle.moved(26))
    _note(canvas, head, note, words)
    title = words(key)
    at, room = head.left_middle.moved(52), head.w - (58 if note is Note.NONE else 112)
    canvas.text(at, title, Face.SERIF, 36, roles.IVORY, room=room, squeeze=CLOSEST)
    large = box.w >= LARGE
    size = 22 if not large else 40 if box.h > TALL else 34
    high, room = size + 3, text.w - 6
    most = max(1, int(text.h // high))
    tries = (
        wrapped(meaning(card, words), Face.SANS, size, room / share) for share in (1, 0.76, CLOSEST)
    )
    lines = next((lines for lines in tries if len(lines) <= most), [])
    lines = lines or wrapped(meaning(card, words), Face.SANS, size, room / CLOSEST)[:most]
    block = text.place(text.w, high * len(lines), 0, 0.35)
    for line, row in zip(lines, block.rows(*[1] * len(lines)), strict=True):
        at, room = row.left_middle.moved(3), text.w - 6
        canvas.text(at, line, Face.SANS, size, roles.INK, room=room, squeeze=CLOSEST)
    _gives(canvas, foot, card, worth, words)


def _gives(
    canvas: Canvas,
    box: Box,
    card: Bonus | Prestige | None,
    worth: tuple[str, str] | None,
    words: Words,
) -> None:
    """What counts for it, as signs, and what it gives."""
    if card is None or worth is None:
        canvas.text(
            box.left_middle.moved(4),
            words("picture-lies-open"),
            Face.SANS,
            34,
            roles.INK_SOFT,
            room=box.w,
            squeeze=CLOSEST,
        )
        return
    figure, note = worth
    end = box.right - 4
    canvas.text(box.right_middle.moved(-4), figure + note, Face.SERIF, 40, roles.INK, Anchor.RIGHT)
    end -= width(figure + note, Face.SERIF, 40) + 8
    if isinstance(card, Prestige):
        canvas.stamp(laurel(40, roles.GOLD_DEEP), box.right_middle.moved(end - 20 - box.right))
        end -= 46
    at = box.left_middle.moved(2)
    for counted in signs_of(card, 40):
        if at.x + counted.w > end:
            break
        canvas.stamp(counted, at.moved(counted.w / 2))
        at = at.moved(counted.w + 6)


def kind_of(card: Card | None) -> tuple[Sign, str, Colour]:
    """The sign, the name and the colour of a kind of card."""
    match card:
        case Bonus():
            return Sign.BONUS, "picture-bonus-card", roles.BRONZE
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
    """Signs of what a card counts."""
    counts: Sequence[Count] = (
        card.counts if isinstance(card, Bonus) else [count for count, _ in card.requires]
    )
    return [count_sign(count, size) for count in counts]


def count_sign(count: Count, size: int) -> Sprite:
    """The sign of something that is counted, on parchment."""
    match count:
        case (
            Count.BUILDINGS | Count.LARGE_BUILDINGS | Count.MEDIUM_BUILDINGS | Count.SMALL_BUILDINGS
        ):
            shape = {Count.MEDIUM_BUILDINGS: "library", Count.SMALL_BUILDINGS: "chapel"}.get(
                count, "university"
            )
            return tiles.plain(drawn(BUILDINGS[shape].shape), round(size * 0.3))
        case Count.BUILDING_SIZES:
            return three_sizes(size)
        case Count.FORESTS | Count.LAKES | Count.PARKS:
            return pond(LANDSCAPES[count.value.removesuffix("s")], size)
        case Count.LANDSCAPES | Count.LANDSCAPE_TYPES:
            return three_ponds(size)
        case Count.EMPTY_SQUARES:
            return tiles.ground(round(size / 9))
        case Count.BUILDERS:
            return builder(size, light=True)
        case Count.JESTERS:
            return jester(size)
        case Count.FREEDOMS:
            return three_arms(size)
    cards = {Count.HAND_CARDS: Sign.PROFESSION, Count.PRESTIGE_CARDS: Sign.PRESTIGE_CARD}
    return sign(cards.get(count, Sign.WORK), size, roles.INK_SOFT)


@kept
def three_sizes(size: int) -> Sprite:
    """A large, a medium and a small building, as heights."""
    pen = Pen(size * 1.2, size)
    for cell, high in zip(pen.body.columns(1, 1, 1, gap=3), (0.9, 0.65, 0.4), strict=True):
        box = cell.place(cell.w, size * high, 0, 1)
        pen.box(box, 3, mix(tiles.PLAIN, roles.DEEP, 0.6))
        pen.box(box.inset(1.5), 1.5, tiles.PLAIN)
    return pen.done()


@kept
def banner(w: int, h: int, fill: Colour, building: str | None = None) -> Sprite:
    """The painted field of a card: one colour, with a loggia along the foot, and the emblem of a
    building.
    """
    pen = Pen(w, h, scale=3)
    band, deep = mix(fill, roles.DEEP, 0.42), mix(fill, roles.DEEP, 0.62)
    pen.box(pen.body, 10, deep)
    with pen.clip(pen.body.inset(2), 8) as inside:
        inside.box(pen.body, 0, fill)
        foot = pen.body.place(w, min(30, h * 0.3), 0, 1)
        inside.box(foot, 0, band)
        for cell in foot.columns(*[1] * max(3, round(w / 24))):
            door = cell.place(cell.w * 0.6, foot.h * 0.8, 0.5, 1)
            inside.box(Box(door.x, door.y, door.w, door.h + door.w), door.w / 2, deep)
    if building:
        side = h * 0.66
        stamp(pen, pen.body.place(side, side, 0.5, 0.22), emblems.BUILDINGS[building])
    return pen.done()


@kept
def verdict(w: int, h: int, enough: bool) -> Sprite:
    """The foot of a profession card."""
    tone = roles.ENOUGH if enough else roles.SHORT
    pen = Pen(w, h)
    pen.box(pen.body, 10, mix(roles.PARCHMENT, tone, 0.55))
    pen.box(pen.body.inset(2), 8, mix(roles.PARCHMENT, tone, 0.16))
    return pen.done()
