"""Companions in a large hand: a chip for each kind, with how many there are."""

from __future__ import annotations

from collections.abc import Sequence

from games.last_will.view import InHand
from renderers import glyphs
from renderers.canvas import Canvas
from renderers.geometry import Box
from renderers.last_will import roles
from renderers.last_will.big_cards import MOST_LARGE
from renderers.last_will.card_content import printed
from renderers.last_will.means import titled
from renderers.last_will.papers import Frame, paper
from renderers.last_will.signs import Sign, companion
from renderers.last_will.spread import TITLE, section
from renderers.lettering import Face, width
from renderers.theme import GOOD, GOOD_INK
from renderers.words import Words

CHIP, SIGN, GAP = 78, 62, 10
FEW = 2
"""Kinds of companions that stand beside their heading."""
WIDEST = 372
LABELS = ((36, 40, True), (36, 40, False), (28, 32, False))
"""Sizes of the name and of how many, and whether the tick stands beside them or on the sign. The
first that leave the name enough room are taken, else the last.
"""
TICKED = 46
"""How much room the tick takes beside a name."""
CLOSE, CLOSEST = 0.8, 0.62
"""How narrow a name may be before other sizes are tried, and at all."""


def apart(hand: tuple[InHand, ...]) -> tuple[tuple[InHand, ...], tuple[InHand, ...]]:
    """What is shown card by card, and the companions of a large hand."""
    if len(hand) <= MOST_LARGE:
        return hand, ()
    blue = [printed(held.card).frame is Frame.BLUE for held in hand]
    cards = tuple(held for held, joins in zip(hand, blue, strict=True) if not joins)
    return cards, tuple(held for held, joins in zip(hand, blue, strict=True) if joins)


def height(company: Sequence[InHand], words: Words) -> float:
    """How high the chips are with their heading, which is before them where they are few."""
    if not company:
        return 0
    return (CHIP if len(_kinds(company, words)) <= FEW else TITLE + CHIP) + GAP


def companions(canvas: Canvas, box: Box, company: Sequence[InHand], words: Words) -> None:
    """A chip for each kind, and once what can be done with them."""
    kinds = _kinds(company, words)
    lines = dict.fromkeys(words.say(held.line, ()) for held in company)
    if box.h < TITLE + CHIP:
        named, box = box.place(box.w, CHIP, 0, 1).columns(1, 1, gap=GAP)
        section(canvas, named, words("picture-companions"), " · ".join(lines), CHIP)
    else:
        box = section(canvas, box, words("picture-companions"), " · ".join(lines))
    row = box.place(box.w, CHIP, 0, 0)
    wide = min(WIDEST, (row.w - GAP * (len(kinds) - 1)) / len(kinds))
    for place, (name, several) in enumerate(kinds.items()):
        spot = Box(row.x + place * (wide + GAP), row.y, wide, row.h)
        _chip(canvas, spot, name, several)


def _kinds(company: Sequence[InHand], words: Words) -> dict[str, list[InHand]]:
    """The companions by what they are called."""
    kinds = dict[str, list[InHand]]()
    for held in company:
        kinds.setdefault(titled(held.card, words), []).append(held)
    return kinds


def _chip(canvas: Canvas, spot: Box, name: str, several: Sequence[InHand]) -> None:
    """The sign, the name, how many, and a tick if one can be used now."""
    face = printed(several[0].card)
    canvas.put(paper(face.frame, *spot.size), spot)
    sign = companion(Sign(face.scene), SIGN)
    canvas.stamp(sign, spot.left_middle.moved(14 + sign.w / 2))
    begin, usable = 14 + sign.w + 10, any(held.playable for held in several)
    many, room = f" ×{len(several)}" if len(several) > 1 else "", 0.0
    for size, count, beside in LABELS:
        room = spot.w - begin - 16 - width(many, Face.BOLD, count)
        room -= TICKED if usable and beside else 0
        if width(name, Face.SERIF, size) * CLOSE <= room:
            break
    if usable and beside:
        canvas.stamp(glyphs.icon(glyphs.tick, 40, GOOD, GOOD_INK), spot.right_middle.moved(-34))
    elif usable:
        on_sign = spot.left_middle.moved(14 + sign.w - 8, 22)
        canvas.stamp(glyphs.icon(glyphs.tick, 30, GOOD, GOOD_INK), on_sign)
    at = spot.left_middle.moved(begin)
    long = canvas.text(at, name, Face.SERIF, size, roles.INK, room=room, squeeze=CLOSEST)
    canvas.text(at.moved(long), many, Face.BOLD, count, roles.BLUE_DARK)
