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
    Sign,
    arms,
    builder,
    card_sign,
    jester,
    no_arms,
    pale,
    sign,
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


def across(several: Sequence[Shown], room: float) -> tuple[float, float]:
    """Two columns so wide that words stand in the largest lettering both have room for."""
    wide = (0.0, 0.0)
    for size in LETTERING:
        ends = [before(shown) + width(shown.text, Face.SANS, size) + 2 for shown in several]
        wide = max(ends[::2], default=0.0), max(ends[1::2], default=0.0)
        if sum(wide) <= room:
            break
    first = max(wide[0], min(room * 0.55, room - wide[1]))
    return first, max(1.0, room - first)


def _size(shown: Shown, cell: Box) -> int:
    """The largest lettering in which a word has room in its cell."""
    return largest(shown.text, Face.SANS, LETTERING, cell.w - before(shown) - 2)


def before(shown: Shown) -> float:
    """How far its word stands from where a fact begins."""
    if shown.count is None:
        return SIGN
    return SIGN + width(str(shown.count), Face.SERIF, COUNT) + 8


def staff_and_freedoms(player: Player, words: Words, changes: Changes) -> list[Shown]:
    """What a hand tells in words; its cards are seen, and they say which freedom is missing."""
    shown = [*shown_of(player, words, changes)]
    return [*shown[:2], *(one for one in shown[2 + len(HELD) :] if one.there or one.changed)]


def done(player: Player, words: Words) -> Shown:
    """How many works somebody has completed, where their sign stands without its word."""
    count = len(player.works) + player.recruits
    ink = roles.SAND if count else roles.HOLLOW
    text = words("picture-held-work", n=count)
    return Shown(sign(Sign.WORK, 36, ink), text, count, count > 0, False)


def present(player: Player, words: Words, changes: Changes) -> list[Shown]:
    """What somebody has, and what they had until just now."""
    return [fact for fact in shown_of(player, words, changes) if fact.there or fact.changed]


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
