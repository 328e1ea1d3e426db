"""How a table of High Society is shown: the auction for everybody, the money for its owner, the end
for all.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.high_society.catalogue import CARDS, MONEY
from games.high_society.view import View
from games.text import Text
from renderers.canvas import Canvas
from renderers.high_society import (
    bids,
    cards,
    end,
    hand,
    lacquer,
    large,
    notes,
    people,
    players,
    poster,
    strip,
    table,
)
from renderers.high_society.changes import moment
from renderers.high_society.emojis import EMOJIS
from renderers.high_society.lacquer import SETTING, State
from renderers.high_society.primer import PRIMER
from renderers.high_society.telling import tell
from renderers.pictures import Pictures
from renderers.pieces import masthead, portraits
from renderers.scenes import Family, Scene
from renderers.sprites import Sprite
from renderers.theme import HIGH_SOCIETY, SEAT_MARKS
from renderers.words import LANGUAGES, Words, words_for


def draw(view: View, words: Words, names: Sequence[str]) -> Canvas:
    """The picture that a view asks for."""
    if view.results:
        return end.draw(view, words, names)
    if view.me is not None:
        return hand.draw(view, words, names)
    return table.draw(view, words, names)


def pieces() -> Iterator[Sprite]:
    """What lies on most tables and in every hand."""
    for state in State:
        yield lacquer.plate(280, players.PLATE, state)
    for card in CARDS.values():
        for language in LANGUAGES:
            words = words_for(language, "games.high_society")
            yield cards.large(card, *cards.UNDER_HAMMER, table.name_of(card, words))
        yield cards.small(card, players.SCALES[0][0])
        yield cards.small(card, players.SCALES[0][0], tucked=True)
        yield cards.small(card, table.COMING[0][0])
        yield cards.tag(card)
    for seat in range(len(SEAT_MARKS)):
        yield from (notes.lying(value, seat, bids.SCALES[0][0]) for value in MONEY)
        yield from (notes.backs(count, seat, players.FAN) for count in range(1, len(MONEY) + 1))
        yield from (people.person(seat, look, players.PERSON[0]) for look in ("calm", "wide"))
        yield portraits.medallion(seat, masthead.FACE, HIGH_SOCIETY.cast)


def families() -> Iterator[Family]:
    """Cards that have been won."""
    named = {Text("card", kind=card.kind.value, worth=card.worth): card for card in CARDS.values()}
    yield Family(
        HIGH_SOCIETY.plate,
        [(name, cards.small(card, players.SCALES[0][0])) for name, card in named.items()],
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
    poster=poster.draw,
    ending=end.ending,
)
PICTURES = Pictures(scenes=(SCENE,), emojis=EMOJIS, primer=PRIMER)
