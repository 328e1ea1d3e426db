"""What is true of every table of The Princes of Florence at every ply; one function for each rule
that says so.
"""

from collections import Counter
from collections.abc import Callable, Iterable

from games.princes_of_florence.catalogue import (
    BONUSES,
    BUILDINGS,
    LANDSCAPES,
    PALACE_MASK,
    PRESTIGE,
    PROFESSIONS,
    Building,
    Card,
    Landscape,
)
from games.princes_of_florence.figures import BUILDERS, JESTERS, RECRUITING_CARDS
from games.princes_of_florence.rules.cards import KeepOne
from games.princes_of_florence.rules.turns import Turn
from games.princes_of_florence.table import Player, PrincesTable


def money_and_prestige_are_never_owed(table: PrincesTable) -> None:
    """PF-07, PF-108, PF-193."""
    assert all(player.money >= 0 == player.money % 100 for player in table.players)
    assert all(player.points >= 0 for player in table.players)


def cards_are_conserved(table: PrincesTable) -> None:
    """PF-194."""
    drawn = [
        card
        for decision in table.waiting
        if isinstance(decision, KeepOne)
        for card in decision.drawn
    ]
    players = table.players
    _all_of(
        PROFESSIONS.values(),
        table.professions,
        table.display,
        *(_professions(player) for player in players),
        drawn,
    )
    _all_of(PRESTIGE.values(), table.prestige, *(player.prestige for player in players), drawn)
    _all_of(
        BONUSES.values(), table.bonuses, table.spent, *(player.bonuses for player in players), drawn
    )


def _professions(player: Player) -> list[Card]:
    return [*player.professions, *player.works]


def _all_of(cards: Iterable[Card], *piles: Iterable[Card]) -> None:
    expected = [*cards]
    lying = [card for pile in piles for card in pile if type(card) is type(expected[0])]
    assert Counter(lying) == Counter(expected)


def tiles_and_people_are_conserved(table: PrincesTable) -> None:
    """PF-194."""
    laid = Counter(place.tile for player in table.players for place in player.estate)
    for building in BUILDINGS.values():
        copies = table.variant.building_copies or building.copies
        assert table.buildings[building] + laid[building] == copies
    for landscape in LANDSCAPES.values():
        assert table.landscapes[landscape] + laid[landscape] == landscape.copies
    assert table.builders + sum(player.builders for player in table.players) == BUILDERS
    assert table.jesters + sum(player.jesters for player in table.players) == JESTERS
    recruiting = sum(player.recruiting + player.recruits for player in table.players)
    assert table.recruiting + recruiting == RECRUITING_CARDS - table.variant.removed_recruiting
    supplies = (*table.buildings.values(), *table.landscapes.values(), *table.freedoms.values())
    assert min(*supplies, table.builders, table.jesters, table.recruiting) >= 0


def nobody_gets_more_than_a_round_allows(table: PrincesTable) -> None:
    """PF-33, PF-34, PF-196."""
    owned = [player.lot for player in table.players if player.lot is not None]
    assert sorted(lot.value for lot in owned) == sorted(lot.value for lot in table.auctioned)
    assert len(set(owned)) == len(owned)
    for turn in (planned for planned in table.agenda if isinstance(planned, Turn)):
        assert 0 <= turn.left + turn.bought + turn.introduced <= 2


def estates_are_in_order(table: PrincesTable) -> None:
    """PF-11, PF-13, PF-14, PF-17, PF-197."""
    for player in table.players:
        covered = PALACE_MASK
        for place in player.estate:
            assert place.inside
            assert not covered & place.mask
            covered |= place.mask
        buildings = [place for place in player.estate if isinstance(place.tile, Building)]
        assert len({place.tile for place in buildings}) == len(buildings)
        if player.builders < 2:
            walls = PALACE_MASK | sum(place.mask for place in buildings)
            assert not [place for place in buildings if place.near & walls]


def everybody_has_what_is_allowed(table: PrincesTable) -> None:
    """PF-59, PF-104."""
    for player in table.players:
        assert player.builders <= 3
        assert len(set(player.freedoms)) == len(player.freedoms)
        assert all(isinstance(place.tile, Building | Landscape) for place in player.estate)


INVARIANTS: tuple[Callable[[PrincesTable], None], ...] = (
    money_and_prestige_are_never_owed,
    cards_are_conserved,
    tiles_and_people_are_conserved,
    nobody_gets_more_than_a_round_allows,
    estates_are_in_order,
    everybody_has_what_is_allowed,
)

SEEDS = 2
"""For each number of players: a game of this takes ten times as long as one of the others."""
