"""Profession cards as their owner sees them: the studio, what a work would be worth now, part by
part, and what would help it most.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from games.princes_of_florence.catalogue import Building, Freedom, Landscape, Profession, Tile
from games.princes_of_florence.view import Candidate, Player, Step
from renderers import glyphs
from renderers.canvas import SHADED, Anchor, Canvas
from renderers.geometry import Box, Point
from renderers.lettering import Face, largest, width
from renderers.pieces import brass
from renderers.princes_of_florence import roles
from renderers.princes_of_florence.gallery import portrait, studio
from renderers.princes_of_florence.room import Plate, pill, plate
from renderers.princes_of_florence.signs import (
    Sign,
    arms,
    card_sign,
    house,
    jester,
    mark,
    pond,
)
from renderers.sprites import Sprite
from renderers.theme import ACTIVE, GLOW, WHITE, mix, rgb
from renderers.words import Words

Part = tuple[Sprite, int, bool]
LEAST_GAP = 22
PAD, NAME, TERMS, HELP = 11, 62, 58, 56
LEAST_SCENE, CLOSE_NAME, CLOSE_HELP = 90, 58, 46
"""How high a studio is at least; without it, how high name and help are."""
ICON = 44
WIDE, TALL = 480, 380
"""A narrower card that is as high as this has its sum in two rows."""
SIZES = ((44, 40), (40, 38), (36, 36), (34, 34), (30, 34), (26, 32), (22, 30))
"""How large signs and figures of a sum are: the largest that has room."""
CLOSEST = 0.62  # how narrow letters may become
GOOD, LACKING = (rgb("#D3EBCC"), rgb("#2F7D4A")), (rgb("#F3D8C4"), rgb("#B8483A"))
BARS = {
    True: (rgb("#2F7D4A"), rgb("#1D5A34")),
    None: (rgb("#6D3F1C"), rgb("#4A2812")),
    False: (rgb("#8A6C4A"), rgb("#6D5234")),
}
"""Of what helps: it is ready; one thing is enough; it is not."""


class Note(Enum):
    """What is said of a card while one of several is chosen: of those on offer the best has a star;
    others are held already.
    """

    NONE = "none"
    OFFERED = "offered"
    BEST = "best"
    HELD = "held"


OFFERED = {Note.OFFERED, Note.BEST}


def noted(worth: int, every: Sequence[int]) -> Note:
    """Of a card on offer, by what it and all are worth: the best says so unless all are equal."""
    return Note.BEST if min(every) < worth == max(every) else Note.OFFERED


@dataclass(frozen=True, slots=True)
class Worth:
    """What a work would be worth, without bonus cards and with all of them, part by part as far as
    that is known, and what would raise it.
    """

    total: int
    most: int
    jesters: int | None = None
    cards: int | None = None
    steps: Sequence[Step] = ()

    @classmethod
    def of(cls, own: Candidate) -> Worth:
        """Of a profession in hand."""
        value = own.value
        return cls(value.total, own.with_bonuses, value.jesters, value.cards, own.steps)


def profession_card(
    canvas: Canvas,
    box: Box,
    card: Profession,
    owner: Player | None,
    worth: Worth | None,
    least: int,
    words: Words,
    note: Note = Note.NONE,
) -> None:
    """The card; nothing is said of its worth where it is neither held nor drawn."""
    ready = worth is not None and worth.total >= least
    canvas.places[card.id] = box
    canvas.put(plate(*box.size, Plate.PARCHMENT, 14, lit=ready or note in OFFERED), box)
    rows = 2 if box.w < WIDE and box.h > TALL else 1
    low = [TERMS * rows, HELP] if worth is not None else [TERMS * 3]
    scene = round(box.h - 2 * PAD - NAME - sum(low) - 6)
    if scene >= LEAST_SCENE:
        head, name, terms, *foot = box.inset(PAD).rows(scene, NAME, *low, gap=2)
        canvas.put(studio(card, *head.size), head)
        canvas.stamp(house(card.building, 62), Point(head.right - 44, head.y + 40))
        best = Point(head.right - 44, head.bottom - 34)
    else:
        line, terms, *foot = box.inset(PAD).rows(CLOSE_NAME, 1, CLOSE_HELP, gap=2)
        head, name = line.columns(CLOSE_NAME, 1, gap=2)
        canvas.put(portrait(card, CLOSE_NAME), head)
        best = Point(head.x + 14, head.y + 14)
    if note is Note.BEST:
        canvas.stamp(glyphs.icon(glyphs.star, 52, ACTIVE), best)
    if note is Note.HELD and scene >= LEAST_SCENE:
        _held(canvas, head.inset(8).place(head.w * 0.5, 44, 0, 1), words)
    elif note is Note.HELD and foot:
        held, foot[0] = foot[0].columns(0.4, 0.6, gap=6)
        _held(canvas, held, words)
    end = name.right
    if worth is not None:
        end = _total(canvas, name, worth.total, ready) - 12
    at, title = name.left_middle.moved(10, 2), words("profession", id=card.id)
    size = largest(title, Face.BOLD, (46, 42, 38, 36, 34), end - at.x)
    canvas.text(at, title, Face.BOLD, size, roles.INK, room=end - at.x, squeeze=CLOSEST)
    if worth is None:
        _wishes(canvas, terms, card, owner, words)
        return
    assert owner is not None, "a work is worth something to somebody"
    _sum(canvas, terms, card, owner, worth)
    _help(canvas, foot[0], worth, least, words)


def _held(canvas: Canvas, box: Box, words: Words) -> None:
    """That a card is in hand already."""
    text = words("picture-in-hand")
    wide = min(box.w - 24, width(text, Face.SANS, 34))
    ground = box.place(wide + 24, box.h, 0, 1)
    canvas.put(pill(*ground.size, roles.CALM), ground)
    ink = roles.IVORY
    canvas.text(ground.centre, text, Face.SANS, 34, ink, Anchor.MIDDLE, wide, squeeze=CLOSEST)


def _total(canvas: Canvas, box: Box, total: int, ready: bool) -> float:
    """What the work is worth, with a tick or a cross; returns where that begins."""
    figure, (ground, edge) = str(total), GOOD if ready else LACKING
    wide = width(figure, Face.BLACK, 52) + 70
    spot = Box(box.right - wide, box.y + 3, wide, box.h - 4)
    light = mix(ground, WHITE, 0.3)
    canvas.put(brass.plate(*spot.size, light, ground, edge, 12, 1), spot)
    canvas.text(spot.left_middle.moved(14), figure, Face.BLACK, 52, roles.INK)
    tone = roles.ENOUGH if ready else roles.SHORT
    seal = mark(Sign.TICK if ready else Sign.CROSS, 38, tone)
    canvas.stamp(seal, spot.right_middle.moved(-28))
    return spot.x


def _sum(canvas: Canvas, box: Box, card: Profession, owner: Player, worth: Worth) -> None:
    """Building, landscape, freedom, jesters and cards, each with what it adds; what is missing
    stays, pale.
    """
    rows = 2 if box.h > TERMS * 1.5 else 1
    inner = box.inset(10, 0)
    parts, figure = _parts(card, owner, worth, SIZES[-1][0]), SIZES[-1][1]
    for icon, size in SIZES:
        tried = _parts(card, owner, worth, icon)
        cut = -(-len(tried) // rows)
        if _long(tried[:cut], size) + (cut - 1) * LEAST_GAP <= inner.w:
            parts, figure = tried, size
            break
    cut = -(-len(parts) // rows)
    for line, start in zip(inner.rows(*[1] * rows), range(0, len(parts), cut), strict=False):
        _terms(canvas, line, parts[start : start + cut], figure, begins=not start)


def _terms(canvas: Canvas, box: Box, parts: Sequence[Part], figure: int, *, begins: bool) -> None:
    """Some of them in a row."""
    x = box.x if begins else box.x + LEAST_GAP
    gap = min(56.0, (box.right - x - _long(parts, figure)) / max(1, len(parts) - 1))
    for place, (icon_, n, there) in enumerate(parts):
        if place or not begins:
            at = Point(x - (gap if place else LEAST_GAP) / 2, box.centre.y - 1)
            canvas.text(at, "+", Face.BOLD, max(28, figure - 6), roles.INK_SOFT, Anchor.MIDDLE)
        shown = icon_ if there else brass.faint(icon_, 0.38)
        canvas.stamp(shown, Point(x + icon_.w / 2, box.centre.y))
        ink = roles.INK if there else roles.INK_SOFT
        x += icon_.w + 4
        x += canvas.text(Point(x, box.centre.y), str(n), Face.BOLD, figure, ink) + gap


def _parts(card: Profession, owner: Player, worth: Worth, size: int) -> list[Part]:
    """What a work is the sum of: its sign, how much it is, and whether it is there."""
    parts: list[Part] = [
        (icon, wish.worth if wish.there else 0, wish.there)
        for wish, icon in zip(owner.wishes(card), wished_signs(card, size), strict=True)
    ]
    cards = card_sign(Sign.PROFESSION, size)
    if worth.jesters is None or worth.cards is None:
        rest = worth.total - sum(n for _, n, _ in parts)
        return [*parts, (cards, rest, rest > 0)]
    capped = jester(size + 4)
    return [
        *parts,
        (capped, worth.jesters, worth.jesters > 0),
        (cards, worth.cards, worth.cards > 0),
    ]


def _long(parts: Sequence[Part], figure: int) -> float:
    """How wide they are without the gaps between them."""
    return sum(icon.w + 4 + width(str(n), Face.BOLD, figure) for icon, n, _ in parts)


def _wishes(canvas: Canvas, box: Box, card: Profession, owner: Player | None, words: Words) -> None:
    """Building, landscape and freedom by their names; for an owner each with what it adds, and with
    a tick or a cross.
    """
    signs = wished_signs(card, ICON)
    things: tuple[Tile | Freedom, ...] = (card.building, card.landscape, card.freedom)
    wishes = owner.wishes(card) if owner else (None, None, None)
    lines = box.rows(1, 1, 1)
    for icon, thing, wish, line in zip(signs, things, wishes, lines, strict=True):
        canvas.stamp(icon, line.left_middle.moved(34))
        at, end = line.left_middle.moved(68), line.right_middle.moved(-8)
        if wish is not None:
            seal = (Sign.TICK, roles.ENOUGH) if wish.there else (Sign.CROSS, roles.NEITHER)
            canvas.stamp(mark(seal[0], 36, seal[1]), end.moved(-18))
            end = end.moved(-46)
            adds = f"+{wish.worth}"
            end = end.moved(-canvas.text(end, adds, Face.BOLD, 38, roles.INK, Anchor.RIGHT) - 8)
        name, room = named(thing, words), end.x - at.x
        size = largest(name, Face.SANS, (36, 34, 32, 30), room)
        canvas.text(at, name, Face.SANS, size, roles.INK, room=room, squeeze=CLOSEST)


def wished_signs(card: Profession, size: int) -> tuple[Sprite, Sprite, Sprite]:
    """Those of the building, the landscape and the freedom that a profession wishes for."""
    return house(card.building, size), pond(card.landscape, size), arms(card.freedom, size)


def named(what: Tile | Freedom, words: Words) -> str:
    """What something is called that a profession wishes for."""
    if isinstance(what, Freedom):
        return words("picture-freedom", freedom=what.value).capitalize()
    return words("tile", tile=what.id)


def sign_of(what: Tile | Freedom, size: int) -> Sprite:
    """Its sign."""
    match what:
        case Building():
            return house(what, size)
        case Landscape():
            return pond(what, size)
        case Freedom():
            return arms(what, size)
    raise ValueError(f"nothing wishes for {what}")


def _help(canvas: Canvas, box: Box, worth: Worth, least: int, words: Words) -> None:
    """One thing: that the work is worth enough; that it is so with bonus cards; or what would raise
    it most, and whether that is enough.
    """
    step = worth.steps[0] if worth.steps else None
    bonus = worth.most > worth.total
    if worth.total >= least:
        state, icon, text, figure = True, None, words("picture-enough"), None
        if bonus:
            icon, figure = card_sign(Sign.BONUS, ICON), worth.most
            text = words("picture-bonuses")
    elif worth.most >= least:
        state, icon, text, figure = (
            None, card_sign(Sign.BONUS, ICON), words("picture-bonuses"), worth.most,
        )  # fmt: skip
    elif step is not None:
        state = None if step.total >= least else False
        icon, text, figure = sign_of(step.what, ICON), named(step.what, words), step.total
    else:
        state, icon, text, figure = False, None, words("picture-short", n=least), None
    top, low = BARS[state]
    canvas.put(brass.plate(*box.size, top, low, roles.PALACE_EDGE, 9, 1), box)
    at, end = box.left_middle.moved(14), box.right_middle.moved(-14)
    if icon is not None:
        canvas.stamp(icon, at.moved(icon.w / 2))
        at = at.moved(icon.w + 12)
    if figure is not None:
        ink = SHADED.inked(GLOW)
        end = end.moved(-canvas.text(end, str(figure), Face.BLACK, 44, ink, Anchor.RIGHT) - 10)
        seal = (Sign.CROSS, roles.NEITHER) if state is False else (Sign.TICK, roles.ENOUGH)
        canvas.stamp(mark(seal[0], 36, seal[1]), end.moved(-18))
        end = end.moved(-46)
    size = largest(text, Face.SANS, (36, 34, 32, 30), end.x - at.x)
    ink, room = SHADED.inked(roles.IVORY), end.x - at.x
    if icon is not None and width(text, Face.SANS, 30) * CLOSEST > room:
        return  # the sign says it
    canvas.text(at, text, Face.SANS, size, ink, room=room, squeeze=CLOSEST)
