"""What one seat, or a spectator, may see of a table of Splendor Duel (SD-116 to SD-122)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import cache

from games.engine import Event, Seat
from games.rules import Standing
from games.rules import View as AnyView
from games.splendor_duel import table as tables
from games.splendor_duel.catalogue import CELLS, GOLD, Card, Cell, Colour, Owned, Royal, Tokens
from games.splendor_duel.events import Goal, Reached
from games.splendor_duel.rules.effects import ChooseMatching
from games.splendor_duel.rules.standings import standings
from games.splendor_duel.table import (
    CROWNS_OF_A_ROYAL,
    GOALS,
    MOST_RESERVED,
    MOST_ROYALS,
    MOST_TOKENS,
    PRIVILEGES,
    DuelTable,
)
from games.tally import cheapest, lacking


class Owed(Enum):
    """What the player in turn must do, by the key of what the others are told."""

    ACTION = "waiting-turn"
    TOKENS = "waiting-discard"
    MATCH = "waiting-matching"
    LOOT = "waiting-loot"
    ROYAL = "waiting-royal"


@dataclass(frozen=True, slots=True, kw_only=True)
class Reserved:
    """A reserved card: its level, whether it came unseen from a deck, and, for those who may know
    it, its face.
    """

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
    privileges: int
    bonuses: Tokens
    prestige: Tokens
    """Points by the colour they count for."""
    points: int
    crowns: int
    best_colour: Colour
    """The colour that is nearest to its goal."""
    bought: tuple[Owned, ...]
    """In the order of purchase."""
    royals: tuple[Royal, ...]
    reserved: tuple[Reserved, ...]
    reached: tuple[Reached, ...]
    """The conditions of victory that are met."""
    latest: tuple[Event, ...]
    """What the player's latest turn, with the extra turns it earned, has caused; cards reserved in
    it have no face.
    """

    @property
    def best(self) -> int:
        """The points in the best colour."""
        return self.prestige[self.best_colour]

    @property
    def colourless(self) -> int:
        """The points that count for no colour: those of royals and of cards without one."""
        return self.points - self.prestige.total

    def affords(self, card: Card) -> bool:
        """Whether *card* could be bought: the tokens suffice, and a wild one has a bonus to copy
        (SD-69).
        """
        return not self.lacking(card) and not self.cannot_copy(card)

    def cannot_copy(self, card: Card) -> bool:
        """Whether *card* is wild, and no bonus is there that it could copy."""
        return card.wild and not self.bonuses

    def payment(self, card: Card) -> Tokens:
        """What a *card* for which the tokens suffice would cost now, with the least gold."""
        return cheapest(card.cost.beyond(self.bonuses), self.tokens, GOLD)

    def lacking(self, card: Card) -> Tokens:
        """What of the price tokens and gold leave uncovered, gold standing in for the smallest gaps
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
    """A table of Splendor Duel as one seat sees it."""

    number: int
    """How many turns have begun, extra turns among them."""
    turn: Seat | None
    """Who must act; nobody once the game is over."""
    owed: Owed | None
    wanted: Colour | None
    """The colour of which a token of the board is to be chosen, while one is."""
    replenished: bool
    """Whether the board has been replenished in this turn, so that no privilege may be spent any
    more.
    """
    again: bool
    """Whether this turn has earned its player another one."""
    quiet: int
    """How many turns in a row saw neither purchase nor reservation."""
    safety_stop: int
    """After so many of them the game is a draw; 0 for never."""
    privileges: int
    """How many there are in all."""
    points_goal: int
    crowns_goal: int
    colour_goal: int
    royals_at: tuple[int, ...]
    """How many crowns bring a royal (SD-84)."""
    players: tuple[Player, ...]
    board: tuple[Colour | None, ...]
    """What lies in each of the catalogue's `CELLS`, row by row."""
    bag: Tokens
    supply: int
    """Privileges above the board."""
    rows: tuple[Row, ...]
    """The pyramid, from level 1 to level 3."""
    royals: tuple[Royal, ...]
    """Those that nobody has taken."""
    last: tuple[Event, ...]
    """What the latest move caused to happen, as far as this seat was told."""
    standings: tuple[Standing, ...]
    """Best first; empty until the game is over. In a draw nobody is first."""

    @property
    def owner(self) -> Player:
        """The player whose view this is; only for the view of a seat."""
        assert self.me is not None
        return self.players[self.me]

    @property
    def face_up(self) -> list[Card]:
        """The cards of the pyramid, the dearest level first."""
        return [card for row in reversed(self.rows) for card in row.cards if card]

    @property
    def may_reserve(self) -> bool:
        """Whether the view's owner is to act, and has a place for a further card; it takes gold,
        too.
        """
        acts = self.turn == self.owner.seat and self.owed is Owed.ACTION
        return acts and len(self.owner.reserved) < self.owner.places

    @property
    def closest(self) -> list[Card]:
        """The cards of the pyramid, first those for which the view's owner lacks least; of these
        the ones with most points.
        """
        owner = self.owner

        def order(card: Card) -> tuple[bool, int, int]:
            return owner.cannot_copy(card), owner.lacking(card).total, -card.points

        return sorted(self.face_up, key=order)

    @property
    def affordable(self) -> list[Card]:
        """What could be bought now, as far as it is known here; nothing while something else is
        owed.
        """
        if self.turn is None or self.owed is not Owed.ACTION:
            return []
        player = self.players[self.turn]
        reserved = [held.card for held in player.reserved if held.card]
        return [card for card in (*self.face_up, *reserved) if player.affords(card)]

    @property
    def earlier(self) -> list[Player]:
        """Whoever's latest turn lies before the last move: the opponent of a player who has begun a
        turn.
        """
        if self.turn is None or not self.players[self.turn].latest:
            return []
        return [player for player in self.players if player.seat != self.turn and player.latest]

    @property
    def matching(self) -> list[Cell]:
        """The cells to choose from, while a token of the bought card's colour is to be chosen
        (SD-78).
        """
        return [
            cell
            for cell, token in zip(CELLS, self.board, strict=True)
            if token and token is self.wanted
        ]

    @property
    def loot(self) -> list[Colour]:
        """The tokens to choose from, while one is to be taken from the opponent (SD-79)."""
        if self.turn is None or self.owed is not Owed.LOOT:
            return []
        return [
            colour
            for colour in self.players[tables.opponent(self.turn)].tokens.present
            if colour is not GOLD
        ]


def look(table: DuelTable, me: Seat | None) -> View:
    """Return what *me*, or with nothing a spectator, may see of *table*."""
    decision = next(iter(table.waiting), None)
    return View(
        me=me,
        number=table.turn,
        turn=decision.seat if decision else None,
        owed=Owed(decision.waits) if decision else None,
        wanted=decision.colour if isinstance(decision, ChooseMatching) else None,
        replenished=table.replenished,
        again=table.again,
        quiet=table.quiet,
        safety_stop=table.safety_stop,
        privileges=PRIVILEGES,
        points_goal=GOALS[Goal.POINTS],
        crowns_goal=GOALS[Goal.CROWNS],
        colour_goal=GOALS[Goal.COLOUR],
        royals_at=tuple(CROWNS_OF_A_ROYAL * number for number in range(1, MOST_ROYALS + 1)),
        players=tuple(_player(table, Seat(seat), me) for seat in range(len(table.players))),
        board=table.board,
        bag=table.bag,
        supply=table.supply,
        rows=tuple(
            Row(level=row.level, deck=len(row.deck), cards=tuple(row.cards)) for row in table.rows
        ),
        royals=tuple(table.royals),
        last=table.told_to(me),
        standings=tuple(standings(table)) if table.over else (),
    )


def _player(table: DuelTable, seat: Seat, me: Seat | None) -> Player:
    player, seen = table.players[seat], table.over or seat == me
    return Player(
        seat=seat,
        tokens=player.tokens,
        token_limit=MOST_TOKENS,
        places=MOST_RESERVED,
        privileges=player.privileges,
        bonuses=player.bonuses,
        prestige=player.prestige,
        points=player.points,
        crowns=player.crowns,
        best_colour=player.best_colour,
        bought=tuple(player.bought),
        royals=tuple(player.royals),
        reserved=tuple(_reserved(held, seen=seen) for held in player.reserved),
        reached=player.reached,
        latest=tuple(player.latest),
    )


@cache
def _reserved(held: tables.Reserved, *, seen: bool) -> Reserved:
    """A reserved card: its face for its owner, and for all once the game is over (SD-118,
    SD-122).
    """
    return Reserved(level=held.card.level, blind=held.blind, card=held.card if seen else None)
