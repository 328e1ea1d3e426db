"""What a menu of The Princes of Florence lists: professions, other cards and objects, each in a
line with what counts for choosing it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
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
from renderers.pieces.choices import shade
from renderers.princes_of_florence import roles
from renderers.princes_of_florence.cards import named, wished_signs
from renderers.princes_of_florence.others import kind_of, meaning
from renderers.princes_of_florence.room import Plate, light, plate
from renderers.princes_of_florence.signs import Sign, arms, house, lot_sign, mark, sign
from renderers.scenes import Asked, Marks
from renderers.sprites import Sprite
from renderers.words import Words

SIGN, SMALL = 54, 40
NAMES, WORDS = (36, 32, 28), 30  # the lettering of a name, the largest that fits; of a sentence
BROAD = 400  # from this width on, wishes stand beside the name
STACKED = 86  # from this height on, they stand below the name where an entry is narrower
CLOSEST = 0.56  # how narrow letters may become
SHADY = 18  # the radius of a plate
STEP = 56  # from one wish to the next


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing in a list: its key, its sign, its name, and what it gives."""

    key: str
    drawn: Sprite
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
            house(own.card.building, SIGN),
            words("profession", id=own.card.id),
            str(own.value.total),
            own.value.total >= view.minimum,
            _wishes(own.card, owner),
        )


def _bonuses(hand: Hand, words: Words) -> Iterator[Entry]:
    for bonus in hand.bonuses:
        drawn = sign(Sign.BONUS, SMALL, roles.BRONZE)
        text = meaning(bonus.card, words)
        yield Entry(bonus.card.letter, drawn, text, f"+{bonus.adds}", long=True)


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
        drawn, name = house(card.building, SIGN), words("profession", id=card.id)
        return Entry(key, drawn, name, "", wishes=_wishes(card, owner))
    assert isinstance(card, Bonus | Prestige), "no other cards are drawn"
    which, _, tone = kind_of(card)
    figure = str(card.points) if isinstance(card, Prestige) else ""
    return Entry(key, sign(which, SMALL, tone), meaning(card, words), figure, long=True)


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
    low = bool(shown.wishes) and box.h < SIGN + 8
    canvas.stamp(shown.wishes[0][0] if low else shown.drawn, inner.left_middle.moved(SIGN / 2))
    begin, end = inner.x + SIGN + 14, inner.right - _figure(canvas, inner, shown)
    named = Box(begin, inner.y, end - begin - 6, inner.h)
    if shown.wishes and box.w < BROAD:
        # with no room below it either, wishes are left out: one chooses by the name
        if box.h >= STACKED:
            named = Box(named.x, box.y + 4, named.w, 36)
            _wished(canvas, Point(begin + SMALL / 2, box.bottom - 29), shown, drop=13)
    elif shown.wishes:
        left = end - 24 - STEP * (len(shown.wishes) - 1)
        _wished(canvas, Point(left, inner.centre.y - 3), shown, drop=20)
        named = Box(begin, inner.y, named.w - STEP * len(shown.wishes), inner.h)
    _name(canvas, named, shown)
    if marks.dim(shown.key):
        canvas.put(shade(canvas.theme, *box.size, SHADY), box)


def _wished(canvas: Canvas, at: Point, shown: Entry, drop: int) -> None:
    """What a profession wishes for, from the left. A seal, *drop* below the middle of each, says
    whether it is there.
    """
    for place, (drawn, there) in enumerate(shown.wishes):
        spot = at.moved(STEP * place)
        canvas.stamp(drawn, spot)
        seal = mark(Sign.TICK, 24, roles.ENOUGH) if there else mark(Sign.CROSS, 24, roles.NEITHER)
        canvas.stamp(seal, spot.moved(15, drop))


def _figure(canvas: Canvas, box: Box, shown: Entry) -> float:
    """The figure at the right; returns how wide it is."""
    if not shown.figure:
        return 0
    tones = {None: roles.INK, True: roles.ENOUGH, False: roles.SHORT}
    parts: list[Part] = [shown.figure]
    if shown.enough is not None:
        which = Sign.TICK if shown.enough else Sign.CROSS
        parts.append(mark(which, 32, tones[shown.enough]))
    return 14 + canvas.line(
        box.right_middle, parts, Face.SERIF, 42, tones[shown.enough], Anchor.RIGHT
    )


def _name(canvas: Canvas, box: Box, shown: Entry) -> None:
    """The name in one line, a sentence in two where it needs them."""
    face, size = Face.SANS, WORDS
    if not shown.long:
        face, size = Face.SERIF, largest(shown.name, Face.SERIF, NAMES, box.w)
    lines: Sequence[str] = [shown.name]
    if shown.long and width(shown.name, face, size) * 0.8 > box.w:
        first, *rest = wrapped(shown.name, face, size, box.w / 0.7)
        lines = [first, " ".join(rest)] if rest else [first]
    block = box.place(box.w, (size + 4) * len(lines))
    for line, row in zip(lines, block.rows(*[1] * len(lines)), strict=True):
        at = row.left_middle
        canvas.text(at, line, face, size, roles.INK, room=box.w, squeeze=CLOSEST)
