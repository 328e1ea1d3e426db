"""How a table of High Society is shown: the auction for everybody, the money for its owner, the end
for all.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from games.high_society.catalogue import CARDS, MONEY
from games.high_society.view import View
from games.text import Text
from renderers.canvas import Canvas
from renderers.geometry import Point
from renderers.high_society import (
    cards,
    end,
    fall,
    hand,
    lacquer,
    large,
    notes,
    players,
    strip,
    table,
    triumph,
)
from renderers.high_society.changes import moment
from renderers.high_society.emojis import EMOJIS
from renderers.high_society.lacquer import GOLD, SETTING, SOFT, State
from renderers.high_society.primer import PRIMER
from renderers.high_society.signs import Sign, sign
from renderers.high_society.telling import tell
from renderers.pictures import Pictures
from renderers.scenes import Family, Scene
from renderers.sprites import Sprite
from renderers.theme import HIGH_SOCIETY, SEAT_MARKS
from renderers.words import LANGUAGES, Words, words_for

USUAL_NOTE = 70  # how wide the notes of a bid are as long as there are but two


def draw(view: View, words: Words, names: Sequence[str]) -> Canvas:
    """The picture that a view asks for."""
    if view.results:
        return end.draw(view, words, names)
    if view.me is not None:
        return hand.draw(view, words, names)
    return table.draw(view, words, names)


def pieces() -> Iterator[Sprite]:
    """What lies on most tables and in every hand, and of what is rare as much as shows its
    colours.
    """
    cloth = lacquer.lacquer(1200, 1217, *Point(180, 396.5))
    yield replace(cloth, pixels=cloth.image.convert("RGBA"))  # a page of pieces needs a mask
    for state in State:
        yield lacquer.plate(836, table.PLATE, state)
    yield triumph.stage(1000, triumph.STAGE)
    yield fall.stage(1000, triumph.STAGE)
    yield fall.broken_laurel(triumph.LAUREL)
    kinds = [words_for(language, "games.high_society") for language in LANGUAGES]
    for card in CARDS.values():
        for words in kinds:
            kind = words("picture-kind", kind=card.kind.value)
            yield cards.large(card, *table.LOT, kind)
        yield from (
            cards.small(card, w, share) for w in players.WIDTHS for share in (1, players.DIM)
        )
        yield from (cards.face(card, w) for w in (table.COMING[0], *table.COMING[-2:]))
        yield cards.tag(card)
        yield cards.slip(card)
    yield from (cards.back(w) for w in (*players.WIDTHS, table.COMING[0]))
    yield from (cards.red_frame(*table.FRAME, seen) for seen in (False, True))
    for seat in range(len(SEAT_MARKS)):
        widths = (hand.NOTES[0], hand.NOTES[-1], USUAL_NOTE)
        yield from (notes.note(value, seat, w) for value in MONEY for w in widths)
        yield from (notes.note(MONEY[0], seat, w) for w in end.NOTE_WIDTHS)
        yield notes.slip(MONEY[0], seat)
        yield from (notes.tag(value, seat) for value in MONEY)
        yield from (notes.note(value, seat, strip.NOTE) for value in MONEY)
        for share in (1, players.DIM):
            yield from (
                notes.fan(count, seat, *players.FAN, share) for count in range(1, len(MONEY) + 1)
            )
    yield from (sign(Sign.NOTE, size, tone) for size in (40, 44) for tone in (GOLD, players.DULL))
    yield from (
        sign(which, 30, tone) for which in Sign for tone in (SOFT, GOLD, cards.SALMON, cards.POOR)
    )
    yield strip.hole(strip.NOTE, notes.height_of(strip.NOTE))


def families() -> Iterator[Family]:
    """Cards that have been won."""
    named = {Text("card", kind=card.kind.value, worth=card.worth): card for card in CARDS.values()}
    yield Family(
        HIGH_SOCIETY.plate, [(name, cards.small(card, table.MINI)) for name, card in named.items()]
    )


SCENE = Scene(
    view=View,
    theme=HIGH_SOCIETY,
    draw=draw,
    tell=tell,
    pieces=pieces,
    families=families,
    strip=strip.draw,
    large=large.draw,
    named=large.named,
    moment=moment,
    setting=SETTING,
)
PICTURES = Pictures(scenes=(SCENE,), emojis=EMOJIS, primer=PRIMER)
