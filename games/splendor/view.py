"""What one seat, or a spectator, may see of a table of Splendor (SP-89 to SP-94)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import cache

from games.engine import Event, Seat
from games.rules import Standing
from games.rules import View as AnyView
from games.splendor import table as tables
from games.splendor.catalogue import GOLD, Card, Noble, Tokens
from games.splendor.rules.standings import standings
from games.splendor.table import GOAL, MOST_RESERVED, SplendorTable
from games.tally import cheapest, lacking


class Owed(Enum):
    """What the player in turn must do, by the key of what the others are told."""

    ACTION = "waiting-turn"
    TOKENS = "waiting-return"
    NOBLE = "waiting-noble"


@dataclass(frozen=True, slots=True, kw_only=True)
class Reserved:
    """A card in a hand; its face only for those who know it."""

    level: int
    blind: bool
    card: Card | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Player:
    """What lies in front of one player."""

    seat: Seat
    tokens: Tokens
    token_limit: int
    """How many tokens the player may hold at the end of a turn."""
    places: int
    """How many reserved cards the player may hold."""
    bonuses: Tokens
    points: int
    bought: tuple[Card, ...]
    nobles: tuple[Noble, ...]
    reserved: tuple[Reserved, ...]
    latest: tuple[Event, ...]
    """What the player's latest turn has caused to happen to the player."""

    def affords(self, card: Card) -> bool:
        """Whether the tokens suffice for *card*."""
        return not self.lacking(card)

    def payment(self, card: Card) -> Tokens:
        """What a *card* that is affordable would cost now, with the least gold (SP-54)."""
        return cheapest(card.cost.beyond(self.bonuses), self.tokens, GOLD)

    def lacking(self, card: Card) -> Tokens:
        """What of the price gems and gold leave uncovered, gold standing in for the smallest gaps
        first.
        """
        return lacking(card.cost.beyond(self.bonuses), self.tokens, GOLD)


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
    owed: Owed | None
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
    def face_up(self) -> list[Card]:
        """The cards of the rows, the dearest level first."""
        return [card for row in reversed(self.rows) for card in row.cards if card]

    @property
    def closest(self) -> list[Card]:
        """The cards of the rows, first those for which the view's owner lacks least."""
        return sorted(self.face_up, key=lambda card: self.owner.lacking(card).total)

    @property
    def affordable(self) -> list[Card]:
        """What could be bought now, as far as it is known here; nothing while something else is
        owed.
        """
        if self.turn is None or self.owed is not Owed.ACTION:
            return []
        player = self.players[self.turn]
        held = [reserved.card for reserved in player.reserved if reserved.card]
        return [card for card in (*self.face_up, *held) if player.affords(card)]

    @property
    def earlier(self) -> list[Player]:
        """Those whose latest turn lies before the last move, the longest ago first; without whoever
        is to act again.
        """
        if self.turn is None:
            return []
        others = (*self.players[self.turn + 1 :], *self.players[: self.turn])
        return [
            player for player in others if player.latest and not {*player.latest} & {*self.last}
        ]

    @property
    def willing(self) -> list[Noble]:
        """The nobles to choose from, while one is to be chosen (SP-63)."""
        if self.turn is None or self.owed is not Owed.NOBLE:
            return []
        return [noble for noble in self.nobles if noble.requires <= self.players[self.turn].bonuses]


def look(table: SplendorTable, me: Seat | None) -> View:
    """Return what *me*, or with nothing a spectator, may see of *table*."""
    decision = next(iter(table.waiting), None)
    return View(
        me=me,
        round=table.round,
        last_round=table.last_round,
        goal=GOAL,
        turn=decision.seat if decision else None,
        owed=Owed(decision.waits) if decision else None,
        players=tuple(_player(table, Seat(seat), me) for seat in range(len(table.players))),
        bank=table.bank,
        rows=tuple(
            Row(level=row.level, deck=len(row.deck), cards=tuple(row.cards)) for row in table.rows
        ),
        nobles=tuple(table.nobles),
        last=table.told_to(me),
        standings=tuple(standings(table)) if table.over else (),
    )


def _player(table: SplendorTable, seat: Seat, me: Seat | None) -> Player:
    player, seen = table.players[seat], table.over or seat == me
    return Player(
        seat=seat,
        tokens=player.tokens,
        token_limit=table.token_limit,
        places=MOST_RESERVED,
        bonuses=player.bonuses,
        points=player.points,
        bought=tuple(player.bought),
        nobles=tuple(player.nobles),
        reserved=tuple(_reserved(held, seen=seen or not held.blind) for held in player.hand),
        latest=tuple(player.latest),
    )


@cache  # as there are few, and everybody's view of every table holds some
def _reserved(held: tables.Reserved, *, seen: bool) -> Reserved:
    """A card of the hand: its face for its owner, and for all if it came from a row or the game is
    over.
    """
    return Reserved(level=held.card.level, blind=held.blind, card=held.card if seen else None)
