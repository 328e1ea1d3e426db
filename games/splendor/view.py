"""What one seat, or the gallery, may see of a table of Splendor (SP-89 to SP-94)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from games.engine import Event, Seat
from games.game import Standing
from games.game import View as AnyView
from games.splendor import table as tables
from games.splendor.catalogue import GOLD, NO_TOKENS, Card, Noble, Tokens
from games.splendor.payments import payments
from games.splendor.standings import standings
from games.splendor.table import GOAL, SplendorTable


@dataclass(frozen=True, slots=True, kw_only=True)
class Reserved:
    """A card in a hand; its face, and how it stands with paying for it, only for those who know it."""

    level: int
    blind: bool
    card: Card | None = None
    payment: Tokens = NO_TOKENS
    """What the owner would pay now with the least gold (SP-54); nothing if the bonuses cover it, or if it lacks."""
    lacking: Tokens = NO_TOKENS
    """What gems and gold leave uncovered, gold standing in for the smallest gaps first; nothing if it can be bought."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Player:
    """What lies in front of one player."""

    seat: Seat
    tokens: Tokens
    bonuses: Tokens
    points: int
    bought: tuple[Card, ...]
    nobles: tuple[Noble, ...]
    reserved: tuple[Reserved, ...]
    affordable: frozenset[Card]
    """Of the face-up cards and the known ones of the hand, those that the tokens suffice for."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """The cards of one level, place by place, and how many the deck still holds."""

    level: int
    deck: int
    cards: tuple[Card | None, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class View(AnyView):
    """A table of Splendor as one seat sees it."""

    round: int
    last_round: bool
    goal: int
    turn: Seat | None
    """Who must act; nobody once the game is over."""
    players: tuple[Player, ...]
    bank: Tokens
    rows: tuple[Row, ...]
    nobles: tuple[Noble, ...]
    last: tuple[Event, ...]
    """What the latest move caused to happen, as far as this seat was told."""
    standings: tuple[Standing, ...]
    """Best first; empty until the game is over."""

    @property
    def owner(self) -> Player:
        """The player whose view this is; only for the view of a seat."""
        assert self.me is not None
        return self.players[self.me]

    @property
    def affordable(self) -> frozenset[Card]:
        """What the player to move could buy."""
        return frozenset() if self.turn is None else self.players[self.turn].affordable


def look(table: SplendorTable, me: Seat | None) -> View:
    """Return what *me*, or with nothing the gallery, may see of *table*."""
    turn = table.waiting[0].seat if table.waiting else None
    return View(
        me=me,
        round=table.round,
        last_round=table.last_round,
        goal=GOAL,
        turn=turn,
        players=tuple(_player(table, Seat(seat), me) for seat in range(len(table.players))),
        bank=table.bank,
        rows=tuple(Row(level=row.level, deck=len(row.deck), cards=tuple(row.cards)) for row in table.rows),
        nobles=tuple(table.nobles),
        last=tuple(event for event in table.last if event.to in {None, me}),
        standings=tuple(standings(table)) if table.over else (),
    )


def _player(table: SplendorTable, seat: Seat, me: Seat | None) -> Player:
    player = table.players[seat]
    reserved = [_reserved(player, card, seen=table.over or seat == me or not card.blind) for card in player.hand]
    known = _known(table, reserved)
    return Player(
        seat=seat,
        tokens=player.tokens,
        bonuses=player.bonuses,
        points=player.points,
        bought=tuple(player.bought),
        nobles=tuple(player.nobles),
        reserved=tuple(reserved),
        affordable=frozenset(card for card in table.affordable(player) if card in known),
    )


def _known(table: SplendorTable, reserved: Sequence[Reserved]) -> set[Card]:
    return {*table.face_up, *(held.card for held in reserved if held.card)}


def _reserved(player: tables.Player, held: tables.Reserved, *, seen: bool) -> Reserved:
    """A card of the hand: its face for its owner, and for all if it came from a row or the game is over."""
    card = held.card
    if not seen:
        return Reserved(level=card.level, blind=held.blind)
    price = player.price(card)
    payment, *_ = payments(price, player.tokens) or [NO_TOKENS]
    return Reserved(level=card.level, blind=held.blind, card=card, payment=payment, lacking=_gaps(player, price))


def _gaps(player: tables.Player, price: Tokens) -> Tokens:
    gold, gaps = player.tokens[GOLD], player.lacks(price)
    for colour, gap in sorted(gaps.items(), key=lambda item: item[1]):
        filled = min(gold, gap)
        gaps, gold = gaps - Tokens.of([colour] * filled), gold - filled
    return gaps
