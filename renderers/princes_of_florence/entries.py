"""What a menu of The Princes of Florence lists: professions, other cards and objects, each in a
line with what counts for choosing it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from games.princes_of_florence.catalogue import (
    PROFESSIONS,
    Bonus,
    Card,
    Prestige,
    Profession,
)
from games.princes_of_florence.view import Hand, Player, View
from games.text import Text
from renderers.canvas import Anchor, Canvas, Part
from renderers.geometry import Box, Point
from renderers.lettering import Face, largest, width, wrapped
from renderers.pieces.ground import shade
from renderers.princes_of_florence import roles
from renderers.princes_of_florence.cards import named, wished_signs
from renderers.princes_of_florence.gallery import portrait
from renderers.princes_of_florence.others import counted, kind_of, meaning
from renderers.princes_of_florence.room import Plate, light, plate
from renderers.princes_of_florence.signs import Sign, arms, lot_sign, mark
from renderers.scenes import Asked, Marks
from renderers.sprites import Sprite
from renderers.words import Words

SIGN, SMALL = 54, 40
LARGEST, LOW = 94, 44  # the side of a portrait, and where an entry is narrow
NAMES, LEAST, IN_TWO, WORDS = (42, 40, 38, 36, 34), 28, 34, (36, 34, 32, 30)
"""The lettering of a name, of one that would be cut, of one in two lines, and of a sentence: the
largest that fits.
"""
BROAD = 400  # from this width on, wishes stand beside the name
STACKED = 86  # from this height on, they, or a figure, stand below the name where it is narrower
CLOSEST = 0.56  # how narrow letters may become
SHADY = 18  # the radius of a plate
STEP = 56  # from one wish to the next


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing in a list: its key, its sign, its name, and what it gives."""

    key: str
    drawn: Sprite | Card
    """Cards are drawn as large as there is room."""
    name: str
    figure: str
    enough: bool | None = None
    """Whether the figure is enough, where that counts."""
    wishes: tuple[tuple[Sprite, bool], ...] = ()
    """What a profession wishes for, and whether it is there."""
    long: bool = False
    """Whether the name is a sentence."""


def entries(view: View, asked: Asked, words: Words) -> list[Entry]:
    """The things of the kind that is being chosen from; the professions in hand if it is none."""
    hand, owner = view.hand, view.owner
    assert hand is not None, "a menu is for somebody who sits here"
    if hand.drawn:
        return [*_drawn(hand, owner, view, words)]
    own = [*_professions(hand, owner, view, words)]
    completed = [shown for shown in own if shown.key in asked.chosen]
    for kind in (_bonuses(hand, words), _lots(view, words), _freedoms(view, words)):
        listed = [*kind]
        marks = asked.marks(shown.key for shown in listed)
        if marks.offered or marks.chosen:
            return [*completed, *listed]
    held = {shown.key for shown in own}
    others = [
        PROFESSIONS[key]
        for key in (*asked.offered, *sorted(asked.chosen))
        if key in PROFESSIONS and key not in held
    ]
    return [_card(card.id, card, owner, words) for card in others] or own


def _drawn(hand: Hand, owner: Player, view: View, words: Words) -> Iterator[Entry]:
    """Drawn cards, and what each would be worth in hand."""
    for n, (card, (worth, _)) in enumerate(zip(hand.drawn, hand.worth, strict=True), start=1):
        entry = _card(str(n), card, owner, words)
        match card:
            case Profession():
                yield replace(entry, figure=str(worth), enough=worth >= view.minimum)
            case Bonus():
                yield replace(entry, figure=f"+{worth}")
            case Prestige(points=points):
                yield replace(entry, figure=f"{worth}/{points}")


def _professions(hand: Hand, owner: Player, view: View, words: Words) -> Iterator[Entry]:
    """Professions in hand with the value of their works."""
    for own in hand.professions:
        yield Entry(
            own.card.id,
            own.card,
            words("profession", id=own.card.id),
            str(own.value.total),
            own.value.total >= view.minimum,
            _wishes(own.card, owner),
        )


def _bonuses(hand: Hand, words: Words) -> Iterator[Entry]:
    for bonus in hand.bonuses:
        text = meaning(bonus.card, words)
        yield Entry(bonus.card.letter, bonus.card, text, f"+{bonus.adds}", long=True)


def _lots(view: View, words: Words) -> Iterator[Entry]:
    """Objects with what they open at."""
    for left in view.supply.lots:
        if left.left and left.owner is None:
            drawn = lot_sign(left.lot, SIGN)
            name = words.say(Text("lot", lot=left.lot.value), (), brief=True)
            yield Entry(left.lot.value, drawn, name, words("picture-number", n=left.opening))


def _freedoms(view: View, words: Words) -> Iterator[Entry]:
    for freedom, left in view.supply.freedoms:
        yield Entry(freedom.value, arms(freedom, SIGN), named(freedom, words), f"×{left}")


def _card(key: str, card: Card, owner: Player, words: Words) -> Entry:
    """A card that is not in hand yet."""
    if isinstance(card, Profession):
        return Entry(key, card, words("profession", id=card.id), "", wishes=_wishes(card, owner))
    assert isinstance(card, Bonus | Prestige), "no other cards are drawn"
    figure = str(card.points) if isinstance(card, Prestige) else ""
    return Entry(key, card, meaning(card, words), figure, long=True)


def _wishes(card: Profession, owner: Player) -> tuple[tuple[Sprite, bool], ...]:
    signs = zip(wished_signs(card, SMALL), owner.wishes(card), strict=True)
    return tuple((drawn, wish.there) for drawn, wish in signs)


def entry(canvas: Canvas, box: Box, shown: Entry, marks: Marks) -> None:
    """One line: chosen it glows, and what cannot be chosen now lies in the shade."""
    canvas.places[shown.key] = box
    if shown.key in marks.chosen:
        canvas.put(light(*box.size, SHADY), box)
    canvas.put(plate(*box.size, Plate.PARCHMENT), box)
    inner = box.inset(14, 4)
    side = _drawn_in(canvas, inner, shown.drawn)
    begin, end = inner.x + side + 14, inner.right
    narrow, stacked = box.w < BROAD, box.h >= STACKED
    if narrow and stacked and not shown.wishes and not shown.long:
        named, figure = Box(begin, box.y + 14, end - begin, box.h - 28).rows(1, 1)
        _figure(canvas, figure.left_middle, shown, Anchor.LEFT)
    else:
        end -= _figure(canvas, inner.right_middle, shown, Anchor.RIGHT)
        named = Box(begin, inner.y, end - begin - 6, inner.h)
    if shown.wishes and narrow:
        # with no room below it either, wishes are left out: one chooses by the name
        if stacked:
            named = Box(named.x, box.y + 4, named.w, 36)
            _wished(canvas, Point(begin + SMALL / 2, box.bottom - 29), shown, drop=13)
    elif shown.wishes:
        left = end - 24 - STEP * (len(shown.wishes) - 1)
        _wished(canvas, Point(left, inner.centre.y - 3), shown, drop=20)
        named = Box(begin, inner.y, named.w - STEP * len(shown.wishes), inner.h)
    _name(canvas, named, shown)
    if marks.dim(shown.key):
        canvas.put(shade(canvas.theme, *box.size, SHADY), box)


def _drawn_in(canvas: Canvas, box: Box, drawn: Sprite | Card) -> float:
    """What it is, at the left; returns how wide that is."""
    if isinstance(drawn, Sprite):
        canvas.stamp(drawn, box.left_middle.moved(SIGN / 2))
        return SIGN
    side = round(min(box.h - 6, LARGEST if box.w > BROAD else LOW))
    spot = box.place(side, side, 0, 0.5)
    if isinstance(drawn, Profession):
        canvas.put(portrait(drawn, side), spot)
    elif isinstance(drawn, Bonus | Prestige):
        counted(canvas, spot, drawn, kind_of(drawn)[2])
    return side


def _wished(canvas: Canvas, at: Point, shown: Entry, drop: int) -> None:
    """What a profession wishes for, from the left. A seal, *drop* below the middle of each, says
    whether it is there.
    """
    for place, (drawn, there) in enumerate(shown.wishes):
        spot = at.moved(STEP * place)
        canvas.stamp(drawn, spot)
        seal = mark(Sign.TICK, 24, roles.ENOUGH) if there else mark(Sign.CROSS, 24, roles.NEITHER)
        canvas.stamp(seal, spot.moved(15, drop))


def _figure(canvas: Canvas, at: Point, shown: Entry, anchor: Anchor) -> float:
    """The figure; returns how wide it is."""
    if not shown.figure:
        return 0
    tones = {None: roles.INK, True: roles.ENOUGH, False: roles.SHORT}
    parts: list[Part] = [shown.figure]
    if shown.enough is not None:
        which = Sign.TICK if shown.enough else Sign.CROSS
        parts.append(mark(which, 32, tones[shown.enough]))
    return 14 + canvas.line(at, parts, Face.SERIF, 42, tones[shown.enough], anchor)


def _name(canvas: Canvas, box: Box, shown: Entry) -> None:
    """The name in one line, a sentence in two where it needs them."""
    if not shown.long:
        size = largest(shown.name, Face.SERIF, NAMES, box.w)
        lines = [shown.name]
        broad = width(shown.name, Face.SERIF, size) > box.w
        if broad and " " in shown.name and box.h >= 2 * (IN_TWO + 4):
            lines, size = wrapped(shown.name, Face.SERIF, IN_TWO, box.w / 0.9), IN_TWO
        elif broad and width(shown.name, Face.SERIF, size) * CLOSEST > box.w:
            size = LEAST
        block = box.place(box.w, min(box.h, (size + 4) * len(lines)))
        for line, row in zip(lines, block.rows(*[1] * len(lines)), strict=True):
            at, ink = row.left_middle, roles.INK
            canvas.text(at, line, Face.SERIF, size, ink, room=box.w, squeeze=CLOSEST)
        return
    room = box.w / 0.85
    tried = ((size, wrapped(shown.name, Face.SANS, size, room)) for size in WORDS)
    size, lines = next(
        ((size, lines) for size, lines in tried if (size + 4) * len(lines) <= box.h),
        (WORDS[-1], wrapped(shown.name, Face.SANS, WORDS[-1], box.w / CLOSEST)),
    )
    block = box.place(box.w, (size + 4) * len(lines))
    for line, row in zip(lines, block.rows(*[1] * len(lines)), strict=True):
        at = row.left_middle
        canvas.text(at, line, Face.SANS, size, roles.INK, room=box.w, squeeze=CLOSEST)
