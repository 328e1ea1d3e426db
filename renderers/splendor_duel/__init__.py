"""How a table of Splendor Duel is shown: the table for everybody, the hand for its owner, the end
for both.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.splendor_duel.catalogue import CARDS, GEMS, LEVELS, ROYALS, Ability, Colour
from games.splendor_duel.view import View
from games.text import Text
from renderers.canvas import Canvas
from renderers.pictures import Pictures
from renderers.pieces import ground, stones
from renderers.pieces.cards import back, deck
from renderers.scenes import Family, Scene
from renderers.splendor_duel import (
    board,
    cards,
    end,
    gathered,
    hand,
    large,
    players,
    royals,
    strip,
    table,
)
from renderers.splendor_duel.changes import moment
from renderers.splendor_duel.emojis import EMOJIS
from renderers.splendor_duel.primer import PRIMER
from renderers.splendor_duel.signs import ability_seal, bag, crown, eye, scroll, stone_of, wheel
from renderers.splendor_duel.telling import tell
from renderers.sprites import Sprite
from renderers.theme import IVORY, SPLENDOR_DUEL
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
    yield board.wells(SPLENDOR_DUEL)
    for card in CARDS.values():
        yield cards.face(card, *cards.TABLE_SIZE)
    for royal in ROYALS.values():
        yield royals.tile(royal, *royals.TILE_SIZE)
        yield royals.small(royal, *royals.SMALL_SIZE)
    for colour in Colour:
        yield stones.chip(stone_of(colour), board.CHIP)
        yield stones.ghost(stone_of(colour), board.GHOST)
        yield from (stones.chip(stone_of(colour), gathered.COIN, count) for count in range(1, 5))
    for colour in GEMS:
        yield from (stones.tile(stone_of(colour), *gathered.TILE, count) for count in range(1, 9))
        yield stones.gem(stone_of(colour), 40)
    for level in LEVELS:
        yield back(level, *cards.BACK_SIZE)
        yield deck(SPLENDOR_DUEL, level, table.DECK, cards.TABLE_SIZE[1], 10)
    yield from (ability_seal(ability, 40) for ability in Ability if ability is not Ability.COPY)
    yield from (scroll(players.SCROLL, faded) for faded in (False, True))
    yield from (gathered.tab(gathered.TILE[0] - 4, points) for points in range(1, 11))
    yield from (bag(board.STOCK), crown(40), wheel(40))
    yield from (eye(gathered.EYE, blind) for blind in (False, True))
    for share, near in ((0.3, False), (0.8, True)):
        yield ground.meter(SPLENDOR_DUEL, 160, players.BAR, share, near)


def families() -> Iterator[Family]:
    """Tokens on the board and before a player, bonuses, costs, backs, and what cards do."""
    theme = SPLENDOR_DUEL
    yield _coloured(theme.well, [stones.chip(stone_of(colour), board.CHIP) for colour in Colour])
    yield _coloured(
        theme.plate, [stones.chip(stone_of(colour), gathered.COIN, 1) for colour in Colour]
    )
    yield _coloured(
        theme.plate, [stones.tile(stone_of(colour), *gathered.TILE, 1) for colour in GEMS]
    )
    yield _coloured(IVORY, [stones.gem(stone_of(colour), 40, 3) for colour in GEMS])
    backs = [
        (Text("told-hidden", level=level, origin="deck"), back(level, *cards.BACK_SIZE))
        for level in LEVELS
    ]
    yield Family(theme.plate, backs)
    does = [ability for ability in Ability if ability is not Ability.COPY]
    yield Family(
        theme.plate,
        [(Text("sign", sign=ability.value), ability_seal(ability, 40)) for ability in does],
    )


def _coloured(ground_of: Shade, sprites: Sequence[Sprite]) -> Family:
    """One piece of each colour, or of each that is a gem."""
    named = zip(Colour, sprites, strict=False)
    return Family(
        ground_of, [(Text("colour", colour=colour.value), sprite) for colour, sprite in named]
    )


SCENE = Scene(
    view=View,
    theme=SPLENDOR_DUEL,
    draw=draw,
    tell=tell,
    pieces=pieces,
    families=families,
    strip=strip.draw,
    large=large.draw,
    named=large.named,
    moment=moment,
    goal=lambda view: view.points_goal,
)
PICTURES = Pictures(scenes=(SCENE,), emojis=EMOJIS, primer=PRIMER)
