"""How a table of Splendor is shown: the table for everybody, the hand for its owner, the end for
all.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.splendor.catalogue import CARDS, GEMS, LEVELS, NOBLES, STOCK, Colour
from games.splendor.view import View
from games.text import Text
from renderers.canvas import Canvas
from renderers.pictures import Pictures
from renderers.pieces import jewels, masthead, portraits, tabletop
from renderers.pieces.painted_cards import back
from renderers.scenes import Family, Scene
from renderers.splendor import cards, end, hand, large, nobles, players, poster, strip, table
from renderers.splendor.cards import HOME, stone_of
from renderers.splendor.changes import moment
from renderers.splendor.emojis import EMOJIS
from renderers.splendor.primer import PRIMER
from renderers.splendor.telling import tell
from renderers.sprites import Sprite
from renderers.theme import SPLENDOR
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
    for high in table.HEIGHTS:
        yield tabletop.laid(HOME, table.WIDTH, high, "masthead")
    for card in CARDS.values():
        yield cards.face(card, *cards.TABLE_SIZE)
        yield cards.small(card, *cards.SMALL_SIZE)
    for noble in NOBLES.values():
        yield nobles.tile(noble, *nobles.SIZE)
        yield nobles.cameo(noble, 50)
    for colour in Colour:
        stone = stone_of(colour)
        yield jewels.side(stone, table.PILE)
        yield from (jewels.chip(stone, players.CHIP, count) for count in range(1, 8))
    for colour in GEMS:
        stone = stone_of(colour)
        yield from (jewels.tile(stone, *players.TILE, count) for count in range(1, 8))
    yield from (back(level, *cards.SMALL_SIZE) for level in LEVELS)
    yield from (portraits.medallion(seat, masthead.FACE) for seat in range(max(STOCK)))


def families() -> Iterator[Family]:
    """Tokens, bonuses, prices, and the backs of the three levels."""
    stones = [stone_of(colour) for colour in Colour]
    tokens = [jewels.chip(stone, players.CHIP, 1) for stone in stones]
    yield _coloured(SPLENDOR.plate, tokens)
    yield _coloured(SPLENDOR.plate, [jewels.tile(stone, *players.TILE, 1) for stone in stones[:5]])
    yield _coloured(SPLENDOR.plate, [jewels.setting(stone, 56, 3) for stone in stones[:5]])
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
    setting=end.SETTING,
    poster=poster.draw,
    ending=end.ending,
    goal=lambda view: view.goal,
)
PICTURES = Pictures(scenes=(SCENE,), emojis=EMOJIS, primer=PRIMER)
