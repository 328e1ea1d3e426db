"""What is true of every table of Last Will at every ply; one function for each rule that says
so.
"""

from collections import Counter
from collections.abc import Callable

from games.last_will.catalogue import (
    EXTENSIONS,
    JOKERS,
    MAIN_DECKS,
    MODIFIERS,
    SPACES,
    Card,
    Companion,
    Deck,
    Estate,
    Property,
    copies_of,
)
from games.last_will.events import Phase
from games.last_will.table import LastWillTable, Space


def cards_are_conserved(table: LastWillTable) -> None:
    """LW-08, LW-10, LW-12, LW-105, LW-207, LW-242."""
    lying: list[Card] = [
        card for pile in (*table.decks.values(), *table.piles.values()) for card in pile
    ]
    for player in table.players:
        lying += [*player.hand, *(laid.card for laid in player.board)]
    lying += [
        offered.card
        for offered in table.offer
        if offered.card is not None and offered.taker is None
    ]
    for deck in (*MAIN_DECKS, Deck.SPECIAL):
        assert Counter(card for card in lying if card.deck is deck) == Counter(copies_of(deck))
    assert sum(card.deck is Deck.JOKER for card in lying) + table.jokers == JOKERS
    assert table.jokers >= 0


def piles_hold_their_own_cards(table: LastWillTable) -> None:
    """LW-07, LW-11, LW-242."""
    for piles in (table.decks, table.piles):
        assert all(card.deck is deck for deck, pile in piles.items() for card in pile)


def modifiers_are_all_there(table: LastWillTable) -> None:
    """LW-06."""
    assert [*table.modifiers] == [*Estate]
    assert sorted(table.modifiers.values()) == sorted(MODIFIERS)


def extensions_are_conserved(table: LastWillTable) -> None:
    """LW-21, LW-66."""
    assert table.extensions + sum(player.extensions for player in table.players) == EXTENSIONS
    assert table.extensions >= 0


def boards_hold_what_they_can(table: LastWillTable) -> None:
    """LW-17, LW-95, LW-154, LW-214."""
    for player in table.players:
        assert len(player.board) <= SPACES + player.extensions
        for laid in player.board:
            assert 0 <= laid.markers < max(1, len(laid.card.rows))
            steps = len(laid.card.values) if isinstance(laid.card, Property) else 1
            assert 0 <= laid.step < steps
            assert all(row.companion is not Companion.JOKER for row in laid.card.rows)


def nobody_owns_property_in_debt(table: LastWillTable) -> None:
    """LW-143, LW-219, LW-226."""
    assert all(player.money >= 0 for player in table.players if player.owns)


def counters_stay_above_nothing(table: LastWillTable) -> None:
    """LW-77."""
    assert all(player.actions >= 0 and 0 <= player.boys <= 2 for player in table.players)


def no_space_is_taken_twice(table: LastWillTable) -> None:
    """LW-37, LW-54, LW-60, LW-62."""
    plans = [player.plan for player in table.players if player.plan is not None]
    assert len({*plans, *table.blocked}) == len(plans) + len(table.blocked)
    assert sum(offered.shared and offered.taker is not None for offered in table.offer) <= 2
    assert table.taken(Space.MARKET) <= 1
    assert table.taken(Space.OPERA) <= 1
    assert table.taken(Space.EXTENSION) <= table.extension_spaces
    drawing = [errand.seat for errand in table.errands if errand.space is Space.RANDOM]
    assert len(set(drawing)) == len(drawing)


def the_game_ends_in_time(table: LastWillTable) -> None:
    """LW-22, LW-250, LW-251."""
    assert 0 <= table.round <= 7
    if table.over:
        assert table.phase is Phase.END
        assert table.round == 7 or any(player.bankrupt for player in table.players)


def the_bankrupt_rank_first(table: LastWillTable) -> None:
    """LW-252, LW-258."""
    assert all((player.worth <= 0) == player.bankrupt for player in table.players)


INVARIANTS: tuple[Callable[[LastWillTable], None], ...] = (
    cards_are_conserved,
    piles_hold_their_own_cards,
    modifiers_are_all_there,
    extensions_are_conserved,
    boards_hold_what_they_can,
    nobody_owns_property_in_debt,
    counters_stay_above_nothing,
    no_space_is_taken_twice,
    the_game_ends_in_time,
    the_bankrupt_rank_first,
)

SEEDS = 2
"""For each number of players: a game of this takes several times as long as one of the others."""
