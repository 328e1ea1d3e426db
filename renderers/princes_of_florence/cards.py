"""Profession cards as their owner sees them: the workroom, what is wished for, and whether the work
would be worth enough.
"""

from __future__ import annotations

from enum import Enum

from games.princes_of_florence.catalogue import Profession
from games.princes_of_florence.view import Player
from renderers import glyphs
from renderers.canvas import Anchor, Canvas, Pen
from renderers.geometry import Box, Point
from renderers.lettering import Face, largest, width
from renderers.princes_of_florence import roles
from renderers.princes_of_florence.gallery import studio
from renderers.princes_of_florence.notes import OFFERED, Note
from renderers.princes_of_florence.room import Plate, pill, plate
from renderers.princes_of_florence.signs import Sign, arms, house, mark, pond, sign
from renderers.sprites import Sprite, kept
from renderers.theme import ACTIVE, Colour, mix
from renderers.words import Words

TALL = 400  # from this height on the foot is high
SCENE, LEAST_SCENE = 148, 86  # how high the picture is, and where there is little room
SHARE, WHOLE = 0.34, 0.5  # of a high card, and of one that says nothing of its worth
PAD, NAME, WISH = 10, 46, 43  # the height of the name, and at least of a wish
CLOSEST = 0.7  # how narrow letters may become


class Verdict(Enum):
    """Whether a work is worth enough by itself, with bonus cards, or not at all."""

    ENOUGH = roles.ENOUGH
    WITH_BONUSES = roles.GOLD_DEEP
    SHORT = roles.SHORT


TINTED = {Verdict.WITH_BONUSES: roles.PALACE_EDGE}
"""What the foot of a card is tinted with, where the ink would make it dull."""


def judged(worth: tuple[int, int], least: int) -> Verdict:
    """The verdict on a value without bonus cards and with all of them."""
    value, most = worth
    if value >= least:
        return Verdict.ENOUGH
    return Verdict.WITH_BONUSES if most >= least else Verdict.SHORT


def profession_card(
    canvas: Canvas,
    box: Box,
    card: Profession,
    owner: Player | None,
    worth: tuple[int, int] | None,
    least: int,
    words: Words,
    note: Note = Note.NONE,
) -> None:
    """The workroom, the name, three wishes with whether they are fulfilled, and what the work
    would be worth.

    `worth` is the value without bonus cards and with all of them; nothing for a card that is
    neither held nor drawn. Without an owner the wishes stand for themselves.
    """
    canvas.put(plate(*box.size, Plate.PARCHMENT, lit=note in OFFERED), box)
    canvas.places[card.id] = box
    low = [] if worth is None else [60 if box.h > TALL else 52]
    share = WHOLE if worth is None else SHARE
    spare = box.h - 2 * PAD - NAME - sum(low) - 3 * WISH - 6
    scene = max(LEAST_SCENE, min(max(SCENE, round(box.h * share)), round(spare)))
    head, name, wishes, *foot = box.inset(PAD).rows(scene, NAME, 1, *low, gap=2)
    canvas.put(studio(card, *head.size), head)
    _note(canvas, head, note, words)
    title = words("profession", id=card.id)
    size = largest(title, Face.SERIF, (40, 38, 36, 34), name.w)
    canvas.text(
        name.centre, title, Face.SERIF, size, roles.INK, Anchor.MIDDLE, name.w, squeeze=CLOSEST
    )
    _wishes(canvas, wishes, card, owner, words)
    if worth is not None:
        _verdict(canvas, foot[0], worth, least, words)


def _note(canvas: Canvas, box: Box, note: Note, words: Words) -> None:
    """Whether a card is the best of those on offer, or held already."""
    if note is Note.BEST:
        canvas.stamp(glyphs.icon(glyphs.star, 44, ACTIVE), box.right_middle.moved(-40, -8))
    elif note is Note.HELD:
        text, room = words("picture-in-hand"), box.w * 0.33
        wide = min(room, width(text, Face.SANS, 34))
        ground = box.inset(8).place(wide + 24, 44, 0, 1)
        canvas.put(pill(*ground.size, roles.CALM), ground)
        at, ink = ground.centre, roles.IVORY
        canvas.text(at, text, Face.SANS, 34, ink, Anchor.MIDDLE, room, squeeze=CLOSEST)


def _wishes(canvas: Canvas, box: Box, card: Profession, owner: Player | None, words: Words) -> None:
    """Building, landscape and freedom; for an owner each with what it adds, and with a tick or a
    cross.
    """
    freedom = words("picture-freedom", freedom=card.freedom.value).capitalize()
    wishes = zip(
        (house(card.building, 42), pond(card.landscape, 42), arms(card.freedom, 42)),
        (words("tile", tile=card.building.id), words("tile", tile=card.landscape.id), freedom),
        owner.wishes(card) if owner is not None else (None,) * 3,
        strict=True,
    )
    for (badge, name, wish), cell in zip(wishes, box.rows(1, 1, 1), strict=True):
        canvas.stamp(badge, cell.left_middle.moved(25))
        start, end = cell.left_middle.moved(58), cell.right_middle
        ink = roles.INK_SOFT if wish is not None and not wish.there else roles.INK
        if wish is not None:
            end = end.moved(-_added(canvas, end, wish.worth, wish.there))
        room = end.x - start.x - 8
        size = largest(name, Face.SANS, (34, 32, 30), room)
        canvas.text(start, name, Face.SANS, size, ink, room=room, squeeze=CLOSEST)


def _added(canvas: Canvas, end: Point, worth: int, there: bool) -> float:
    """What a wish adds, and whether it is fulfilled; returns how much room both take."""
    seal = (Sign.TICK, 34, roles.ENOUGH) if there else (Sign.CROSS, 34, roles.NEITHER)
    canvas.stamp(mark(*seal), end.moved(-18))
    tone = roles.ENOUGH if there else roles.INK_SOFT
    at, adds = end.moved(-42), f"+{worth}"
    return 42 + canvas.text(at, adds, Face.MEDIUM, 34, tone, Anchor.RIGHT)


def _verdict(canvas: Canvas, box: Box, worth: tuple[int, int], least: int, words: Words) -> None:
    """The value against the least; with all bonus cards as large where they decide."""
    value, most = worth
    found = judged(worth, least)
    tint = TINTED.get(found, found.value)
    canvas.put(verdict(*box.size, tint), box)
    large = 48 if box.h > 52 else 44
    at = box.left_middle.moved(12)
    at = at.moved(canvas.text(at, str(value), Face.SERIF, large, roles.INK) + 8)
    end = box.right_middle.moved(-10)
    if found is Verdict.WITH_BONUSES:
        canvas.stamp(sign(Sign.BONUS, 38, roles.BRONZE), at.moved(18))
        at = at.moved(40)
        at = at.moved(canvas.text(at, str(most), Face.SERIF, large, roles.INK) + 8)
    elif most > value:
        end = end.moved(-canvas.text(end, str(most), Face.SERIF, 38, roles.INK, Anchor.RIGHT) - 20)
        canvas.stamp(sign(Sign.BONUS, 34, roles.BRONZE), end)
        end = end.moved(-22)
    short = found is Verdict.SHORT
    _judged(
        canvas,
        at,
        end,
        found,
        words("picture-short", n=least) if short else words("picture-enough"),
    )


def _judged(canvas: Canvas, at: Point, end: Point, found: Verdict, word: str) -> None:
    """The seal, and behind it the word where there is room."""
    which = Sign.CROSS if found is Verdict.SHORT else Sign.TICK
    canvas.stamp(mark(which, 34, found.value), at.moved(17))
    room = end.x - at.x - 38
    size = largest(word, Face.MEDIUM, (34, 32, 30), room)
    if width(word, Face.MEDIUM, size) * CLOSEST <= room:
        canvas.text(at.moved(38), word, Face.MEDIUM, size, found.value, room=room, squeeze=CLOSEST)


@kept
def verdict(w: int, h: int, tone: Colour) -> Sprite:
    """The foot of a profession card."""
    pen = Pen(w, h)
    pen.box(pen.body, 10, mix(roles.PARCHMENT, tone, 0.55))
    pen.box(pen.body.inset(2), 8, mix(roles.PARCHMENT, tone, 0.16))
    return pen.done()
