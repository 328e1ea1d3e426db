"""What a work is worth, and what prestige cards are (PF-74 to PF-81, PF-130 to PF-138, PF-141 to
PF-145).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Protocol

from games.princes_of_florence.catalogue import (
    Asks,
    Bonus,
    Building,
    Card,
    Count,
    Freedom,
    Landscape,
    Place,
    Prestige,
    Profession,
    Tile,
)
from games.princes_of_florence.events import WorkValue
from games.princes_of_florence.figures import (
    BUILDER_POINTS,
    BUILDING_POINTS,
    LANDSCAPE_POINTS,
    WORTH_BUILDING,
    WORTH_CARD,
    WORTH_FREEDOM,
    WORTH_JESTER,
    WORTH_LANDSCAPE,
)
from games.princes_of_florence.table import Player

_MOVED = {Count.HAND_CARDS: -1, Count.TABLE_CARDS: 1}
"""What playing a profession from the hand changes before bonus cards are counted (PF-80,
PF-142).
"""


@dataclass(frozen=True, slots=True)
class Wish:
    """What a profession wishes for, what that adds to its work, and whether it is there."""

    what: Tile | Freedom
    worth: int
    there: bool


@dataclass(frozen=True, slots=True)
class Sources:
    """What prestige came from, before prestige cards are scored."""

    works: int
    """With the rewards for the best works, less what was given up for money."""
    buildings: int
    landscapes: int
    builders: int


class Court(Protocol):
    """The jesters and cards of a player, as they lie or as they are seen."""

    @property
    def jesters(self) -> int: ...
    @property
    def cards(self) -> int: ...


def wishes(
    card: Profession, estate: Iterable[Place], freedoms: Collection[Freedom]
) -> tuple[Wish, Wish, Wish]:
    """Return building, landscape and freedom of *card*, as an estate and freedoms fulfil them
    (PF-74 to PF-76).
    """
    laid = [place.tile for place in estate]
    return (
        Wish(card.building, WORTH_BUILDING, card.building in laid),
        Wish(card.landscape, WORTH_LANDSCAPE, card.landscape in laid),
        Wish(card.freedom, WORTH_FREEDOM, card.freedom in freedoms),
    )


def work_value(player: Player, card: Profession, bonuses: Iterable[Bonus] = ()) -> WorkValue:
    """Return what *card* of the player's hand would be worth as a work now, with these bonus
    cards.
    """
    building, landscape, freedom = wishes(card, player.estate, player.freedoms)
    return WorkValue(
        building=building.worth if building.there else 0,
        landscape=landscape.worth if landscape.there else 0,
        freedom=freedom.worth if freedom.there else 0,
        jesters=WORTH_JESTER * player.jesters,
        cards=WORTH_CARD * player.cards,
        bonuses=tuple((bonus, bonus_value(player, bonus)) for bonus in bonuses),
    )


def wishes_value(player: Player, card: Profession) -> int:
    """Return what the player's estate and freedoms add for *card* (PF-74 to PF-76)."""
    return sum([wish.worth for wish in wishes(card, player.estate, player.freedoms) if wish.there])


def court_value(player: Court) -> int:
    """Return what the player's jesters and cards add to any work (PF-77, PF-78)."""
    return WORTH_JESTER * player.jesters + WORTH_CARD * player.cards


def bonus_value(player: Player, bonus: Bonus) -> int:
    """Return what *bonus* would add to the next work of a profession from the player's hand
    (PF-141).
    """
    added = bonus.each * sum(player.count(count) + _MOVED.get(count, 0) for count in bonus.counts)
    return max(0, added)  # without a card in hand none is left there to be counted


def kept_value(player: Player, players: Iterable[Player], card: Card) -> int:
    """Return what a card that *player* does not hold yet would be worth in hand as things are: a
    profession as a work, with what the card itself adds, a bonus card to the next work, a prestige
    card in points.
    """
    match card:
        case Bonus():
            return bonus_value(player, card)
        case Prestige():
            return prestige_value(card, player, players)
    assert isinstance(card, Profession)
    return wishes_value(player, card) + court_value(player) + WORTH_CARD


def prestige_value(card: Prestige, holder: Player, players: Iterable[Player]) -> int:
    """Return the points of *card* for its *holder*, one of the *players* (PF-131 to PF-135)."""
    if card.asks is Asks.HAVE:
        return (
            card.points
            if all(holder.count(count) >= least for count, least in card.requires)
            else 0
        )
    ((what, _),) = card.requires
    mine, theirs = (
        holder.count(what),
        [player.count(what) for player in players if player is not holder],
    )
    if card.asks is Asks.FEWEST:
        mine, theirs = -mine, [-count for count in theirs]
    elif not mine:
        return 0  # PF-133
    if mine < max(theirs):
        return 0
    return card.shared if mine in theirs else card.points


def sources(prestige: int, estate: Iterable[Place], builders: int) -> Sources:
    """Return what *prestige* came from, as far as it can be seen at the end: each building, each
    landscape and each builder but the first have brought some, and works the rest (PF-49, PF-57).
    """
    tiles = [place.tile for place in estate]
    built = BUILDING_POINTS * sum(isinstance(tile, Building) for tile in tiles)
    laid = [tile for tile in tiles if isinstance(tile, Landscape)]
    grown = LANDSCAPE_POINTS * (len(laid) - len(set(laid)))
    hired = BUILDER_POINTS * max(0, builders - 1)
    return Sources(prestige - built - grown - hired, built, grown, hired)
