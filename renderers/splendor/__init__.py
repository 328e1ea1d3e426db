"""How a table of Splendor is shown: the table for everybody, the hand for its owner, the end for
all.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.splendor.catalogue import CARDS, GEMS, LEVELS, NOBLES, Colour
from games.splendor.view import View
from games.text import Text
from renderers.canvas import Canvas
from renderers.pictures import Pictures
from renderers.pieces import stones
from renderers.pieces.cards import back
from renderers.scenes import Family, Scene
from renderers.splendor import cards, counters, end, hand, large, nobles, players, strip, table
from renderers.splendor.cards import stone_of
from renderers.splendor.changes import moment
from renderers.splendor.emojis import EMOJIS
from renderers.splendor.primer import PRIMER
from renderers.splendor.telling import tell
from renderers.sprites import Sprite
from renderers.theme import IVORY, SPLENDOR
from renderers.theme import Colour as Shade
from renderers.words import Words


def draw(view: View, words: Words, names: Sequence[str]) -> Canvas:
    """The picture that a view asks for."""
    if view.standings:
        return end.draw(view, words, names)
    if view.me is not None:
        return hand.draw(view, words, names)
    return table.draw(view, words, names)


def pieces() -> Iterator[Sprite]:
    """What lies on a table; the larger cards of a hand are few and drawn when they are needed."""
    for card in CARDS.values():
        yield cards.face(card, *cards.TABLE_SIZE)
        yield cards.face(card, *strip.CARD)
        yield cards.small(card, *cards.SMALL_SIZE)
    for noble in NOBLES.values():
        for size in nobles.BANNERS:
            yield nobles.banner(noble, *size)
        yield nobles.cameo(noble, players.FACE)
    for colour in Colour:
        yield stones.chip(stone_of(colour), table.PILE)
        yield from (
            counters.counter(stone_of(colour), players.COUNTER, count) for count in range(1, 8)
        )
    for colour in GEMS:
        yield from (stones.tile(stone_of(colour), *players.TILE, count) for count in range(8))
        yield from (stones.gem(stone_of(colour), players.MISSED, count) for count in range(1, 5))
    yield from (back(level, *cards.SMALL_SIZE) for level in LEVELS)
    for first in (False, True):
        yield counters.crest(SPLENDOR, *players.CREST, 1, 2, False, first)


def families() -> Iterator[Family]:
    """Tokens, bonuses, costs, and the backs of the three levels."""
    tokens = [counters.counter(stone_of(colour), players.COUNTER, 1) for colour in Colour]
    yield _coloured(SPLENDOR.plate, tokens)
    yield _coloured(SPLENDOR.plate, [stones.tile(stone_of(colour), 43, 66, 1) for colour in GEMS])
    yield _coloured(IVORY, [stones.gem(stone_of(colour), 40, 3) for colour in GEMS])
    backs = [(Text("told-unseen", level=level), back(level, *cards.SMALL_SIZE)) for level in LEVELS]
    yield Family(SPLENDOR.plate, backs)


def _coloured(ground_of: Shade, sprites: Sequence[Sprite]) -> Family:
    """One piece of each colour, or of each but gold."""
    named = zip(Colour, sprites, strict=False)
    return Family(
        ground_of, [(Text("colour", colour=colour.value), sprite) for colour, sprite in named]
    )


SCENE = Scene(
    view=View,
    theme=SPLENDOR,
    draw=draw,
    tell=tell,
    pieces=pieces,
    families=families,
    strip=strip.draw,
    large=large.draw,
    named=large.named,
    moment=moment,
    goal=lambda view: view.goal,
)
PICTURES = Pictures(scenes=(SCENE,), emojis=EMOJIS, primer=PRIMER)
