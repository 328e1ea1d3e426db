"""What one seat, or a spectator, may see of a table of High Society (HS-61 to HS-63, HS-79, HS-85
to HS-89).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from games.engine import Decision, Event, Seat, Together
from games.high_society import table as tables
from games.high_society.actions import Discard
from games.high_society.catalogue import Card, Kind
from games.high_society.rules.limits import cheapest
from games.high_society.rules.standings import Reckoning, poorest, standings, tie
from games.high_society.table import MOST_LIMIT, HighSocietyTable
from games.rules import Standing
from games.rules import View as AnyView
from games.text import Text


class Phase(Enum):
    """What the game is waiting for."""

    BIDDING = "bidding"
    """One player, to raise or pass."""
    SEALED = "sealed"
    """Everybody's limits for a sealed auction."""
    DISCARD = "discard"
    """One player, to give up a luxury card to the thief; nothing is under the hammer."""
    OVER = "over"


@dataclass(frozen=True, slots=True, kw_only=True)
class Player:
    """What lies in front of one player."""

    seat: Seat
    notes: int
    """How many money cards are in hand."""
    bid: tuple[int, ...]
    """Money cards on the table, as they were laid."""
    total: int
    passed: bool
    leading: bool
    """Whether the bid is the highest."""
    submitted: bool
    """Whether a limit for the sealed auction has been handed in."""
    won: int
    """How many status cards lie there, a pending thief included."""
    cards: tuple[Card, ...] | None
    """Which ones, as they were won, a pending thief among them; nothing if hidden scoring hides
    them from this seat.
    """
    robbed: bool
    """Whether a thief is pending, as far as this seat may know."""
    reckoning: Reckoning | None
    """The score as it stands, whoever may be out in the end; nothing where the cards are not
    known.
    """


@dataclass(frozen=True, slots=True, kw_only=True)
class Purse:
    """What its owner alone sees of the own money; upwards."""

    hand: tuple[int, ...]
    bid: tuple[int, ...]
    spent: tuple[int, ...]
    limit: int | None
    """What was handed in for the sealed auction, 0 to pass; nothing before."""
    reckoning: Reckoning | None
    """The score with the card under the hammer; nothing where the thief would decide it."""
    least: tuple[int, ...]
    """What makes the lowest bid that beats the highest, upwards; nothing if there is none, or no
    bidding.
    """


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """How one player ended."""

    seat: Seat
    place: int
    """From 1; where nobody has won there is no 1."""
    hand: tuple[int, ...]
    money: int
    out: bool
    """Whether this is one of the poorest, who are eliminated."""
    winner: bool
    reckoning: Reckoning
    tie: Text | None
    """What set those of an equal score apart, if anybody's is equal."""


@dataclass(frozen=True, slots=True, kw_only=True)
class View(AnyView):
    """A table of High Society as one seat sees it."""

    phase: Phase
    sealed: bool
    """Whether the auctions of this table are sealed."""
    hidden_scoring: bool
    auction: int
    """Number of the auction under way or just over, from 1."""
    card: Card | None
    """Under the hammer; at the end the red frame that brought it about; nothing while the thief
    takes a card.
    """
    high: int
    """The figure to beat; 0 if nobody has bid."""
    leader: Seat | None
    starter: Seat
    turn: Seat | None
    """Who must raise, pass or choose; nobody in a sealed auction and at the end."""
    owed: tuple[Seat, ...]
    """Who must act: in a sealed auction all who have yet to hand in a limit."""
    deck: int
    reds: int
    """How many of the four red frames have been turned up."""
    players: tuple[Player, ...]
    stolen: tuple[Card, ...]
    """The thief and the luxury card that went with it, unless hidden scoring hides them."""
    mine: Purse | None
    """The own money; nothing for a spectator."""
    last: tuple[Event, ...]
    """What the latest move caused to happen, as far as this seat was told."""
    standings: tuple[Standing, ...]
    """Best first; empty until the game is over."""
    results: tuple[Result, ...]
    """Of each player, in the same order; empty until the game is over."""

    @property
    def owner(self) -> Player:
        """The player whose view this is; only for the view of a seat."""
        assert self.me is not None
        return self.players[self.me]

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who has won; nobody before the end, nor if all were out (HS-49)."""
        return tuple(result.seat for result in self.results if result.winner)


def look(table: HighSocietyTable, me: Seat | None) -> View:
    """Return what *me*, or with nothing a spectator, may see of *table*."""
    phase, waiting = _phase(table), table.waiting
    ranked = standings(table) if table.over else []
    return View(
        me=me,
        phase=phase,
        sealed=table.sealed,
        hidden_scoring=table.hidden_scoring,
        auction=table.auction,
        card=table.card,
        high=table.high,
        leader=table.leader,
        starter=table.starter,
        turn=waiting[0].seat if phase in {Phase.BIDDING, Phase.DISCARD} else None,
        owed=tuple(decision.seat for decision in waiting),
        deck=len(table.deck),
        reds=table.reds,
        players=tuple(_player(table, Seat(seat), me) for seat in range(len(table.players))),
        stolen=tuple(table.stolen) if table.over or not table.hidden_scoring else (),
        mine=None if me is None else _purse(table, table.players[me]),
        last=table.told_to(me),
        standings=tuple(ranked),
        results=tuple(_result(table, standing) for standing in ranked),
    )


def _phase(table: HighSocietyTable) -> Phase:
    match table.agenda[-1:]:
        case []:
            return Phase.OVER
        case [Together()]:
            return Phase.SEALED
        case [Decision() as decision] if Discard in decision.accepts:
            return Phase.DISCARD
    return Phase.BIDDING


def _player(table: HighSocietyTable, seat: Seat, me: Seat | None) -> Player:
    player = table.players[seat]
    seen = table.over or seat == me or not table.hidden_scoring  # HS-61, HS-64
    return Player(
        seat=seat,
        notes=len(player.hand),
        bid=player.bid,
        total=player.total,
        passed=player.passed,
        leading=seat == table.leader,
        submitted=player.limit is not None,
        won=len(player.cards),
        cards=tuple(player.cards) if seen else None,
        robbed=seen and player.robbed,
        reckoning=Reckoning.of(player.cards) if seen else None,
    )


def _purse(table: HighSocietyTable, player: tables.Player) -> Purse:
    return Purse(
        hand=player.hand,
        bid=tuple(sorted(player.bid)),
        spent=tuple(sorted(player.spent)),
        limit=player.limit,
        reckoning=_with_the_lot(table, player),
        least=tuple(sorted(cheapest(player, table.high, MOST_LIMIT)))
        if table.bidding and not player.passed
        else (),
    )


def _with_the_lot(table: HighSocietyTable, player: tables.Player) -> Reckoning | None:
    card = table.card
    if card is None or card.kind is Kind.THIEF or (player.robbed and card.kind is Kind.LUXURY):
        return None
    return Reckoning.of([*player.cards, card])


def _result(table: HighSocietyTable, standing: Standing) -> Result:
    player = table.players[standing.seat]
    return Result(
        seat=standing.seat,
        place=standing.place,
        hand=player.hand,
        money=player.money,
        out=standing.seat in poorest(table),
        winner=standing.place == 1,
        reckoning=Reckoning.of(player.cards),
        tie=tie(table, standing.seat),
    )
