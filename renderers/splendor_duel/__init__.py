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
from renderers.pieces import jewels, masthead, portraits, tabletop
from renderers.pieces.painted_cards import back, deck
from renderers.scenes import Family, Scene
from renderers.splendor_duel import (
    cards,
    end,
    field,
    hand,
    large,
    players,
    poster,
    royals,
    strip,
    table,
)
from renderers.splendor_duel.changes import moment
from renderers.splendor_duel.emojis import EMOJIS
from renderers.splendor_duel.primer import PRIMER
from renderers.splendor_duel.signs import (
    HOME,
    ability_seal,
    bag,
    eye,
    scroll,
    stone_of,
    wheel,
)
from renderers.splendor_duel.telling import tell
from renderers.sprites import Sprite
from renderers.theme import SPLENDOR_DUEL
from renderers.theme import Colour as Shade
from renderers.words import Words

SEATS = 2


def draw(view: View, words: Words, names: Sequence[str]) -> Canvas:
    """The picture that a view asks for."""
    if view.standings:
        return end.draw(view, words, names)
    if view.me is not None:
        return hand.draw(view, words, names)
    return table.draw(view, words, names)


def pieces() -> Iterator[Sprite]:
    """What lies on a table; the larger cards of a hand are few and drawn when they are needed."""
    yield tabletop.laid(HOME, table.WIDTH, table.HEIGHT, "masthead")
    for card in CARDS.values():
        yield cards.face(card, *cards.TABLE_SIZE)
    for royal in ROYALS.values():
        yield royals.tile(royal, *royals.TILE_SIZE)
        yield royals.cameo(royal, players.CAMEO)
    for colour in Colour:
        stone = stone_of(colour)
        yield from (field.token(stone, lit=lit) for lit in (False, True))
        yield field.gone(stone)
        yield from (jewels.chip(stone, players.CHIP, count) for count in range(1, 5))
    for colour in GEMS:
        yield from (jewels.tile(stone_of(colour), *players.TILE, count) for count in range(1, 9))
        yield jewels.jewel(stone_of(colour), 40)
    for level in LEVELS:
        yield back(level, *cards.BACK_SIZE)
        yield deck(level, table.DECK, cards.TABLE_SIZE[1], 10)
    yield from (ability_seal(ability, 40) for ability in Ability if ability is not Ability.COPY)
    yield from (scroll(players.SCROLL, late) for late in (False, True))
    yield from (field.board(), bag(field.BAG), wheel(40))
    yield from (eye(players.EYE, blind) for blind in (False, True))
    yield from (portraits.medallion(seat, masthead.FACE) for seat in range(SEATS))


def families() -> Iterator[Family]:
    """Tokens on the board and before a player, bonuses, costs, backs, and what cards do."""
    theme = SPLENDOR_DUEL
    every = [stone_of(colour) for colour in Colour]
    gems = every[: len(GEMS)]
    yield _coloured(theme.well, [jewels.side(stone, field.TOKEN) for stone in every])
    yield _coloured(theme.plate, [jewels.chip(stone, players.CHIP, 1) for stone in every])
    yield _coloured(theme.plate, [jewels.tile(stone, *players.TILE, 1) for stone in gems])
    yield _coloured(theme.plate, [jewels.setting(stone, cards.COST, 3) for stone in gems])
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
    setting=end.SETTING,
    poster=poster.draw,
    ending=end.ending,
    goal=lambda view: view.points_goal,
)
PICTURES = Pictures(scenes=(SCENE,), emojis=EMOJIS, primer=PRIMER)
