"""What is true of every table of High Society at every ply; one function for each thing that the
digest says so of.
"""

from collections.abc import Callable

from games.high_society.catalogue import CARDS, MONEY, RED_FRAMES, THIEF
from games.high_society.rules.auctions import DiscardToThief, SealedBid, Turn
from games.high_society.table import HighSocietyTable


def money_is_conserved(table: HighSocietyTable) -> None:
    """HS-93."""
    for player in table.players:
        assert sorted(player.hand + player.bid + player.spent) == list(MONEY)
        assert list(player.hand) == sorted(player.hand)


def bids_lie_in_auctions_alone(table: HighSocietyTable) -> None:
    """HS-93."""
    if not table.bidding:
        assert not [player for player in table.players if player.bid or player.passed]


def cards_are_conserved(table: HighSocietyTable) -> None:
    """HS-93."""
    held = [card for player in table.players for card in player.cards]
    under_the_hammer = [table.card] if table.card else []
    everywhere = [*table.deck, *held, *table.stolen, *under_the_hammer]
    assert sorted(card.id for card in everywhere) == sorted(CARDS)


def red_frames_are_counted(table: HighSocietyTable) -> None:
    """HS-45, HS-93."""
    assert table.reds == RED_FRAMES - sum(card.red for card in table.deck)
    assert table.over is (table.reds == RED_FRAMES)


def the_leader_is_not_asked(table: HighSocietyTable) -> None:
    """HS-23."""
    assert not [
        turn for turn in table.waiting if isinstance(turn, Turn) and turn.seat == table.leader
    ]


def nobody_without_money_is_asked_for_some(table: HighSocietyTable) -> None:
    """HS-21, HS-78."""
    asked = [bid.seat for bid in table.waiting if isinstance(bid, Turn | SealedBid)]
    assert not [seat for seat in asked if not table.players[seat].hand]


def the_thief_takes_one_luxury_card(table: HighSocietyTable) -> None:
    """HS-37, HS-38."""
    assert len(table.stolen) in {0, 2}
    assert not table.stolen or THIEF in table.stolen
    choosing = {decision.seat for decision in table.waiting if isinstance(decision, DiscardToThief)}
    assert {
        seat for seat, player in enumerate(table.players) if player.robbed and player.luxuries
    } == choosing


INVARIANTS: tuple[Callable[[HighSocietyTable], None], ...] = (
    money_is_conserved,
    bids_lie_in_auctions_alone,
    cards_are_conserved,
    red_frames_are_counted,
    the_leader_is_not_asked,
    nobody_without_money_is_asked_for_some,
    the_thief_takes_one_luxury_card,
)
