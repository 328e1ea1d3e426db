"""What somebody has besides an estate, told in words: staff, cards in hand, freedoms."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from games.princes_of_florence.catalogue import Freedom
from games.princes_of_florence.view import Player
from renderers.canvas import Canvas
from renderers.geometry import Box
from renderers.lettering import Face, largest, width
from renderers.princes_of_florence import roles
from renderers.princes_of_florence.changes import Changes, Fact
from renderers.princes_of_florence.room import underglow
from renderers.princes_of_florence.signs import (
    CARDS,
    arms,
    builder,
    card_sign,
    jester,
    no_arms,
    pale,
)
from renderers.sprites import Sprite
from renderers.theme import TEXT
from renderers.words import Words

COUNT = 34  # the lettering of figures
LETTERING, SIGN = (COUNT, 32, 30, 28), 46  # of the words, and how far their signs reach
NARROWEST = 0.5  # how narrow the words beside them may become
HELD = {  # cards in hand, and their word beside how many there are
    Fact.PROFESSIONS: "picture-held-profession",
    Fact.BONUSES: "picture-held-bonus",
    Fact.PRESTIGE: "picture-held-prestige",
    Fact.RECRUITING: "picture-held-recruiting",
}


@dataclass(frozen=True, slots=True)
class Shown:
    """A fact with its sign and its word; without a number it is there or is not."""

    drawn: Sprite
    text: str
    count: int | None
    there: bool
    changed: bool


def facts(canvas: Canvas, cells: Sequence[Box], several: Sequence[Shown]) -> None:
    """Each fact with its sign, its number and its word, all words in one lettering."""
    size = min((_size(shown, cell) for shown, cell in zip(several, cells, strict=False)), default=0)
    for shown, cell in zip(several, cells, strict=False):
        there = shown.there
        if shown.changed:
            wide = 42 + (width(str(shown.count), Face.SERIF, COUNT) + 8) * (shown.count is not None)
            near = cell.place(wide, 42, 0, 0.5)
            canvas.put(underglow(*near.size), near)
        canvas.stamp(shown.drawn, cell.left_middle.moved(21))
        at = cell.left_middle.moved(SIGN)
        ink = TEXT if there else roles.ZERO
        if shown.count is not None:
            at = at.moved(canvas.text(at, str(shown.count), Face.SERIF, COUNT, ink) + 8)
        room = cell.right - at.x - 2
        tone = roles.SAND if there else roles.ZERO
        canvas.text(at, shown.text, Face.SANS, size, tone, room=room, squeeze=NARROWEST)


def _size(shown: Shown, cell: Box) -> int:
    """The largest lettering in which a word has room behind its sign and its number."""
    before = SIGN if shown.count is None else SIGN + 8 + width(str(shown.count), Face.SERIF, COUNT)
    return largest(shown.text, Face.SANS, LETTERING, cell.w - before - 2)


def shown_of(player: Player, words: Words, changes: Changes) -> Iterator[Shown]:
    """Builders and jesters, cards in hand, freedoms: in the order of columns of two or three."""
    counts = (player.professions, player.bonuses, player.prestige, player.recruiting)
    held = [
        Shown(
            card_sign(which, 40) if count else pale(card_sign(which, 40)),
            words(key, n=count),
            count,
            count > 0,
            (player.seat, fact) in changes.facts,
        )
        for (fact, key), which, count in zip(HELD.items(), CARDS, counts, strict=True)
    ]
    for drawn, key, count, fact in (
        (builder, "picture-held-builder", player.builders, Fact.BUILDERS),
        (jester, "picture-held-jester", player.jesters, Fact.JESTERS),
    ):
        lit = (player.seat, fact) in changes.facts
        yield Shown(drawn(38, count > 0), words(key, n=count), count, count > 0, lit)
    yield from held
    for freedom in Freedom:
        there = freedom in player.freedoms
        lit = (player.seat, freedom) in changes.freedoms
        shield = arms(freedom, 40) if there else no_arms(40, freedom)
        name = words("picture-freedom", freedom=freedom.value)
        yield Shown(shield, name, None, there, lit)
