"""What is hinted of options: what a thing does, what the cards ask for, and which of the player's
own want it.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache

from games.princes_of_florence.catalogue import (
    LANDSCAPES_OF,
    Bonus,
    Building,
    Card,
    Freedom,
    Landscape,
    Lot,
    Prestige,
    Profession,
)
from games.princes_of_florence.events import of_card, of_freedom, of_tile, of_wish
from games.princes_of_florence.figures import (
    BUILDER_POINTS,
    BUILDING_PRICE,
    DRAWN,
    LANDSCAPE_POINTS,
    MOST_BUILDERS,
    WORTH_BUILDING,
    WORTH_CARD,
    WORTH_FREEDOM,
    WORTH_JESTER,
    WORTH_LANDSCAPE,
)
from games.princes_of_florence.rules.values import kept_value, wishes
from games.princes_of_florence.table import Player, PrincesTable
from games.text import Text

_JESTER = Text("hint-jester", worth=WORTH_JESTER)
_RECRUITING = Text("hint-recruiting", worth=WORTH_CARD)
_UNWANTED = Text("hint-landscape", worth=WORTH_LANDSCAPE, points=0)
_ONE_MORE = Text("hint-landscape", worth=WORTH_LANDSCAPE, points=LANDSCAPE_POINTS)
_NEW_OR_ONE_MORE = Text("hint-landscape-or-points", worth=WORTH_LANDSCAPE, points=LANDSCAPE_POINTS)


@cache
def of_wishes(card: Profession) -> Text:
    """What a profession wishes for (PF-09)."""
    return Text(
        "hint-wishes",
        building=of_tile(card.building),
        landscape=of_tile(card.landscape),
        freedom=of_freedom(card.freedom),
    )


def of_kept(table: PrincesTable, player: Player, card: Card) -> Text:
    """What *card* wishes for, or what it is worth as things are now (PF-80, PF-131)."""
    value = kept_value(player, table.players, card)
    match card:
        case Bonus():
            return Text("hint-bonus", n=value)
        case Prestige(points=points, shared=shared):
            return Text("hint-prestige", points=points, shared=shared, now=value)
    assert isinstance(card, Profession)
    return Text("hint-kept", wishes=of_wishes(card), n=value)


def of_building(player: Player, building: Building) -> Text:
    """The size of *building*, and what it adds to which works of the player's (PF-74)."""
    cards = _named([card for card in player.professions if card.building is building])
    return Text(
        "hint-building", size=building.size.value, n=len(cards), cards=cards, worth=WORTH_BUILDING
    )


def of_freedom_wanted(player: Player, freedom: Freedom) -> Text | None:
    """What *freedom* adds to which works of the player's, if to any (PF-76)."""
    wanting = [card for card in player.professions if card.freedom is freedom]
    return Text("hint-adds", worth=WORTH_FREEDOM, cards=_named(wanting)) if wanting else None


@cache
def _of_builder(number: int) -> Text:
    return Text("hint-builder", n=number, price=BUILDING_PRICE[number], points=BUILDER_POINTS)


def of_lot_worth(table: PrincesTable, player: Player, lot: Lot) -> Text:
    """What *lot* is good for to *player* (PF-56 to PF-62)."""
    match lot:
        case Lot.JESTER:
            return _JESTER
        case Lot.BUILDER:
            return _of_builder(min(player.builders + 1, MOST_BUILDERS))
        case Lot.PRESTIGE:
            return Text("hint-prestige-lot", n=min(DRAWN, len(table.prestige)))
        case Lot.RECRUITING:
            return _RECRUITING
    assert lot in LANDSCAPES_OF
    return of_landscapes_worth(player, table.landscapes_of(lot, player))


def of_landscapes_worth(player: Player, landscapes: Collection[Landscape]) -> Text:
    """What one of *landscapes* adds to which works of the player's, or the prestige that it brings
    (PF-57, PF-75).
    """
    new = [landscape for landscape in landscapes if not player.has(landscape)]
    wanting = _named([card for card in player.professions if card.landscape in new])
    if wanting and len(new) < len(landscapes):
        return Text(
            "hint-adds-or-points", worth=WORTH_LANDSCAPE, cards=wanting, points=LANDSCAPE_POINTS
        )
    if wanting:
        return Text("hint-adds", worth=WORTH_LANDSCAPE, cards=wanting)
    if len(new) == len(landscapes):
        return _UNWANTED
    return _NEW_OR_ONE_MORE if new else _ONE_MORE


def of_lacking(player: Player, card: Profession) -> Text:
    """Which wishes of *card* are not fulfilled, and what each would add (PF-74 to PF-76)."""
    unfulfilled = [wish for wish in wishes(card, player.estate, player.freedoms) if not wish.there]
    lacking = tuple(
        Text("wish-lacking", what=of_wish(wish.what), worth=wish.worth) for wish in unfulfilled
    )
    return Text("hint-lacking", n=len(lacking), lacking=lacking)


def _named(cards: Sequence[Card]) -> tuple[Text, ...]:
    return tuple(map(of_card, cards))
