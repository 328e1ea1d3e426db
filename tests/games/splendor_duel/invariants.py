"""What is true of every table of Splendor Duel at every ply; one function for each rule of the
digest that says so.
"""

from collections.abc import Callable

from games.splendor_duel.catalogue import ALL_TOKENS, CARDS, GOLD, PYRAMID, ROYALS, Tokens
from games.splendor_duel.events import Replenished, SpentPrivilege
from games.splendor_duel.rules.turns import Turn
from games.splendor_duel.table import PRIVILEGES, DuelTable


def tokens_are_conserved(table: DuelTable) -> None:
    """SD-111."""
    lying = Tokens.of(colour for colour in table.board if colour)
    purses = [table.bag, *(player.tokens for player in table.players)]
    assert sum(purses, lying) == ALL_TOKENS
    assert min(count for purse in purses for count in purse.counts) >= 0


def privileges_are_conserved(table: DuelTable) -> None:
    """SD-112."""
    numbers = [table.supply, *(player.privileges for player in table.players)]
    assert sum(numbers) == PRIVILEGES
    assert min(numbers) >= 0


def cards_and_royals_are_conserved(table: DuelTable) -> None:
    """SD-113."""
    lying = [card for row in table.rows for card in (*row.deck, *row.cards) if card]
    bought = [owned.card for player in table.players for owned in player.bought]
    reserved = [held.card for player in table.players for held in player.reserved]
    assert len(lying) + len(bought) + len(reserved) == len(CARDS)
    assert {*lying, *bought, *reserved} == {*CARDS.values()}
    royals = [*table.royals, *(royal for player in table.players for royal in player.royals)]
    assert len(royals) == len(ROYALS)
    assert {*royals} == {*ROYALS.values()}


def purses_and_reservations_are_bounded(table: DuelTable) -> None:
    """SD-114; and SD-92 within a turn."""
    for player in table.players:
        assert len(player.reserved) <= 3
        assert player.tokens.total <= (10 if table.over else 16)


def the_pyramid_is_full_while_decks_last(table: DuelTable) -> None:
    """SD-115, SD-123."""
    for row in table.rows:
        assert len(row.cards) == PYRAMID[row.level]
        vacant = table.refills_late and row.level == table.vacant
        assert not row.deck or row.cards.count(None) == vacant


def a_turn_begins_with_room_and_something_to_do(table: DuelTable) -> None:
    """SD-97, SD-104."""
    if a_turn_begins(table):
        lying = Tokens.of(colour for colour in table.board if colour) + table.bag
        assert all(player.tokens.total <= 10 for player in table.players)
        assert lying.total >= 5
        assert lying.total - lying[GOLD] >= 2


def a_royal_is_left_for_whoever_may_earn_one(table: DuelTable) -> None:
    """SD-86."""
    assert all(len(player.royals) <= 2 for player in table.players)
    assert table.royals or all(len(player.royals) == 2 for player in table.players)


def a_turn_begins(table: DuelTable) -> bool:
    """Whether somebody is to act who has not yet done anything in this turn."""
    begun = any(isinstance(event, SpentPrivilege | Replenished) for event in table.last)
    return bool(table.waiting) and isinstance(table.waiting[0], Turn) and not begun


INVARIANTS: tuple[Callable[[DuelTable], None], ...] = (
    tokens_are_conserved,
    privileges_are_conserved,
    cards_and_royals_are_conserved,
    purses_and_reservations_are_bounded,
    the_pyramid_is_full_while_decks_last,
    a_turn_begins_with_room_and_something_to_do,
    a_royal_is_left_for_whoever_may_earn_one,
)
