"""Which cards princes with some sense keep, and where they lay their tiles."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from games.chance import Chance
from games.moves import Action
from games.princes_of_florence.catalogue import (
    BESIDE_PALACE,
    SIDE,
    Asks,
    Bonus,
    Building,
    Count,
    Place,
    Prestige,
    Profession,
    Tile,
)
from games.princes_of_florence.figures import (
    ROUNDS,
    WORTH_BUILDING,
    WORTH_FREEDOM,
    WORTH_LANDSCAPE,
)
from games.princes_of_florence.rules.cards import KeepOne
from games.princes_of_florence.rules.estates import fitting
from games.princes_of_florence.rules.values import bonus_value, prestige_value, wishes_value
from games.princes_of_florence.table import Player, PrincesTable

STILL_TO_COME = 0.6
"""How likely somebody still gets one thing that a prestige card asks for and that is missing."""
CATCHING_UP = 0.45
"""How likely somebody gets ahead who is level, or a step behind, with the round to come."""
SHARED = 0.5
"""How much of a wish counts that is not fulfilled yet, for each other card in hand with the same
wish.
"""
ALONE = 0.25
"""And how much by itself."""
WHOLE = (1 << SIDE * SIDE) - 1
_LATE_ONLY = {Count.LANDSCAPES, Count.LANDSCAPE_TYPES, Count.BUILDERS, Count.JESTERS}
"""What nobody gets any more once the last auctions are over."""


def kept(table: PrincesTable, decision: KeepOne[Any], chance: Chance) -> Action:
    """Keep the card that is worth most; the others go under the deck as they were drawn."""
    player = table.players[decision.seat]
    best = max(chance.shuffled(decision.drawn), key=lambda card: card_worth(table, player, card))
    return decision.keep(best, tuple([card for card in decision.drawn if card is not best]))


def card_worth(table: PrincesTable, player: Player, card: object) -> float:
    """What a card is worth in hand: points, or points of the value of works."""
    match card:
        case Prestige():
            return prestige_hope(table, player, card)
        case Profession():
            return profession_hope(player, card)
        case Bonus():
            return bonus_value(player, card)
    raise AssertionError(f"{card} is no card that is drawn")


def prestige_hope(table: PrincesTable, player: Player, card: Prestige) -> float:
    """Return the points that *card* will bring at the end, about: what is sure now counts fully."""
    now = prestige_value(card, player, table.players)
    rounds = ROUNDS - table.round
    if card.asks is Asks.HAVE:
        if now:
            return now
        missing = [(what, max(0, least - player.count(what))) for what, least in card.requires]
        number = sum([n for _, n in missing])
        if not rounds and any(n and what in _LATE_ONLY for what, n in missing):
            return 0.0
        return card.points * STILL_TO_COME**number if number <= rounds + 1 else 0.0
    ((what, _),) = card.requires
    sign = -1 if card.asks is Asks.FEWEST else 1
    mine = sign * player.count(what)
    best = max([sign * other.count(what) for other in table.players if other is not player])
    behind = max(0, best - mine)
    chance: float = CATCHING_UP ** (behind + (mine == best) / 2)
    share = rounds / ROUNDS
    return now * (1 - share) + share * card.points * chance


def profession_hope(player: Player, card: Profession) -> float:
    """Return what the estate adds to *card* as a work, and what it is likely to: other cards in
    hand with the same wish pay for it too.
    """
    others = [other for other in player.professions if other is not card]
    value = float(wishes_value(player, card))
    for worth, missing, same in (
        (
            WORTH_BUILDING,
            not player.has(card.building),
            sum([other.building is card.building for other in others]),
        ),
        (
            WORTH_LANDSCAPE,
            not player.has(card.landscape),
            sum([other.landscape is card.landscape for other in others]),
        ),
        (
            WORTH_FREEDOM,
            card.freedom not in player.freedoms,
            sum([other.freedom is card.freedom for other in others]),
        ),
    ):
        if missing:
            value += worth * min(1.0, ALONE + SHARED * same)
    return value


def place_for(tile: Tile, player: Player, chance: Chance) -> Place:
    """Return where *tile* takes least from what may be laid later."""
    return chance.pick(snug(tile, player.taken, player.built))


@lru_cache(maxsize=8192)
def snug(tile: Tile, taken: int, built: int) -> Sequence[Place]:
    """Return the places where *tile* leaves the fewest free squares beside it: along borders, and
    where nothing could be built anyhow.
    """
    free = WHOLE & ~taken
    if isinstance(tile, Building) and built:
        free &= ~_beside(built)
    places = fitting(tile, taken, built)
    open_sides = [(place.near & free).bit_count() for place in places]
    fewest = min(open_sides)
    return [place for place, sides in zip(places, open_sides, strict=True) if sides == fewest]


@lru_cache(maxsize=8192)
def _beside(mask: int) -> int:
    """The squares beside those of *mask*."""
    left = sum([1 << SIDE * row for row in range(SIDE)])
    right = left << (SIDE - 1)
    near = (mask << SIDE) | (mask >> SIDE) | ((mask & ~right) << 1) | ((mask & ~left) >> 1)
    return (near | BESIDE_PALACE) & WHOLE & ~mask
