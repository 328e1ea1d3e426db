"""What is true of every table of Splendor at every ply; one function for each rule of the digest
that says so.
"""

from collections.abc import Callable

from games.splendor.catalogue import CARDS, GEMS, GOLD, GOLD_STOCK, STOCK, Tokens
from games.splendor.rules.rounds import Turn
from games.splendor.table import ROW, SplendorTable


def tokens_are_conserved(table: SplendorTable) -> None:
    """SP-85."""
    purses = [table.bank, *(player.tokens for player in table.players)]
    held = sum(purses, Tokens())
    assert [held[gem] for gem in GEMS] == [STOCK[len(table.players)]] * len(GEMS)
    assert held[GOLD] == GOLD_STOCK
    assert min(count for purse in purses for count in purse.counts) >= 0


def cards_are_conserved(table: SplendorTable) -> None:
    """SP-86."""
    lying = [card for row in table.rows for card in (*row.deck, *row.cards) if card]
    owned = [
        card
        for player in table.players
        for card in (*player.bought, *(held.card for held in player.hand))
    ]
    assert len(lying) + len(owned) == len(CARDS)
    assert {*lying, *owned} == {*CARDS.values()}
    assert all(None not in row.cards or not row.deck for row in table.rows)
    assert {len(row.cards) for row in table.rows} == {ROW}


def purses_and_hands_are_bounded(table: SplendorTable) -> None:
    """SP-87."""
    between_turns = table.over or isinstance(table.waiting[0], Turn)
    for player in table.players:
        assert len(player.hand) <= 3
        limit = table.token_limit
        assert player.tokens.total <= (limit if between_turns else limit + 3)
        assert player.bonuses == Tokens.of(card.bonus for card in player.bought)


def nobles_are_conserved(table: SplendorTable) -> None:
    """SP-88."""
    present = [*table.nobles, *(noble for player in table.players for noble in player.nobles)]
    assert len(set(present)) == len(present) == len(table.players) + 1


INVARIANTS: tuple[Callable[[SplendorTable], None], ...] = (
    tokens_are_conserved,
    cards_are_conserved,
    purses_and_hands_are_bounded,
    nobles_are_conserved,
)
