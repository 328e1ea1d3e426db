"""Dealing anew whatever a seat cannot know of a table of The Princes of Florence (PF-189,
PF-191).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from operator import attrgetter
from typing import Any

from games.chance import Chance
from games.engine import Seat
from games.princes_of_florence.actions import CardT
from games.princes_of_florence.events import Limit
from games.princes_of_florence.figures import RAISE
from games.princes_of_florence.rules.auctions import under_the_hammer
from games.princes_of_florence.rules.cards import (
    KeepOne,
    KeepOneBonus,
    KeepOnePrestige,
    KeepOneProfession,
)
from games.princes_of_florence.table import PrincesTable

_ID = attrgetter("id")


def scramble(table: PrincesTable, me: Seat | None, chance: Chance) -> PrincesTable:
    """Deal anew what *me* cannot know: decks, other hands, prestige held, cards drawn and limits
    sealed.
    """
    fresh = table.draft_for(me, chance)
    others = (
        [] if table.over else [player for seat, player in enumerate(fresh.players) if seat != me]
    )
    professions = [fresh.professions, *(player.professions for player in others)]
    prestige = [fresh.prestige, *(player.prestige for player in others)]
    bonuses = [fresh.bonuses, *(player.bonuses for player in others)]
    _deal(fresh, me, KeepOneProfession, professions, chance)
    _deal(fresh, me, KeepOnePrestige, prestige, chance)
    _deal(fresh, me, KeepOneBonus, bonuses, chance)
    fresh.limits = [
        limit if limit.seat == me else _some_limit(fresh, limit.seat, chance)
        for limit in fresh.limits
    ]
    return fresh


def _deal(
    fresh: PrincesTable,
    me: Seat | None,
    drawing: type[KeepOne[CardT]],
    piles: Sequence[list[CardT]],
    chance: Chance,
) -> None:
    """Shuffle the cards of *piles* among them, and among what somebody else has drawn of them."""
    match fresh.agenda[-1:]:
        case [KeepOne() as drawn] if isinstance(drawn, drawing) and drawn.seat != me:
            open_draw = [*drawn.drawn]
            _shuffle([*piles, open_draw], chance)
            fresh.agenda[-1] = replace(drawn, drawn=tuple(open_draw))
        case _:
            _shuffle(piles, chance)


def _shuffle(piles: Sequence[list[Any]], chance: Chance) -> None:
    # Sorted first: what comes of the same chance must not depend on how the cards lay.
    cards = chance.shuffled(sorted([card for pile in piles for card in pile], key=_ID))
    for pile in piles:
        pile[:] = [cards.pop() for _ in pile]


def _some_limit(fresh: PrincesTable, seat: Seat, chance: Chance) -> Limit:
    """A limit that *seat* might have sealed."""
    player, auction = fresh.players[seat], under_the_hammer(fresh)
    assert auction is not None, "limits are sealed for an object"
    least = auction.price + RAISE if seat != auction.chooser else auction.price
    possible = [
        *range(least, player.resources + 1, RAISE),
        *([] if seat == auction.chooser else [0]),
    ]
    florins = chance.pick(possible)
    return Limit(seat, florins, bool(player.short_of(florins)))
