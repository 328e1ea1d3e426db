"""Blunders of High Society."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.engine import Seat
from games.high_society.actions import Discard, Raise
from games.high_society.catalogue import RED_FRAMES, Auction
from games.high_society.table import HighSocietyTable
from tests.arena.blunders.plies import Ply


def bids_what_keeps_from_ruin(record: Sequence[Ply]) -> Iterator[tuple[str, Ply]]:
    """A raise that, if it won, would leave its owner poorest when the next card may end the game;
    or the very last money while somebody has more.
    """
    for ply in record:
        table = ply.before
        match ply.action:
            case Raise(cards):
                player = table.players[ply.seat]
                left = player.money - sum(cards)
                if left <= _poorest_other(table, ply.seat) and (
                    table.reds == RED_FRAMES - 1 or not left
                ):
                    yield "the last money spent while poorest", ply


def _poorest_other(table: HighSocietyTable, seat: Seat) -> int:
    """What the poorest of the others will have if *seat* takes a card that is bought, or does not
    take one that is avoided.
    """
    bought = table.under_the_hammer.auction is Auction.BUY
    return min(
        player.money + (player.total if bought else 0)
        for at, player in enumerate(table.players)
        if at != seat
    )


def raises_more_than_it_must(record: Sequence[Ply]) -> Iterator[tuple[str, Ply]]:
    """A raise with a card without which it would still be the highest."""
    for ply in record:
        match ply.action:
            case Raise(cards):
                player = ply.before.players[ply.seat]
                if player.total + sum(cards) - min(cards) > max(ply.before.high, 0):
                    yield "a card more than the raise needs", ply


def gives_the_thief_the_best(record: Sequence[Ply]) -> Iterator[tuple[str, Ply]]:
    """A luxury card given up although a lesser one lay there."""
    for ply in record:
        match ply.action:
            case Discard(card):
                if card.worth > min(own.worth for own in ply.before.players[ply.seat].luxuries):
                    yield "a better card than need be given to the thief", ply
