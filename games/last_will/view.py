"""What one seat, or a spectator, may see of a table of Last Will (LW-261, LW-262)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from games.engine import Event, Seat
from games.last_will.catalogue import Ability, Black, Card, Companion, Deck, Estate, Plan, Row
from games.last_will.events import Phase
from games.rules import Standing
from games.rules import View as AnyView
from games.text import Text


class TurnState(Enum):
    """Where a player's turn of the action phase stands."""

    TO_COME = "to-come"
    NOW = "now"
    DONE = "done"


@dataclass(frozen=True, slots=True, kw_only=True)
class Waiting:
    """Whom the game waits for, and what the others are told."""

    seat: Seat
    line: Text


@dataclass(frozen=True, slots=True, kw_only=True)
class OfferSlot:
    """A slot of the offer in this round."""

    slot: str
    shared: bool
    """Whether it is one of the three cards that share two errand spaces."""
    deck: Deck
    card: Card | None
    """What was laid there, taken or not; nothing if there was none to lay."""
    taker: Seat | None
    """Who fetched the card."""
    closed: bool
    """Whether the card lies there still and nobody can fetch it any more."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlanSpace:
    """A space of the planning board, and whose marker lies there."""

    plan: Plan
    seat: Seat | None
    blocked: bool
    """By a neutral marker."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MarketPrice:
    """A type of property, and the modifier under it, in pounds."""

    estate: Estate
    modifier: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Errands:
    """Who is where on the errand spaces besides the offer."""

    market: Seat | None
    extension_spaces: int
    extensions: tuple[Seat, ...]
    opera: Seat | None
    random: tuple[Seat, ...]
    """Who has drawn a card; everybody may once."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OnBoard:
    """A black card on a player board."""

    card: Black
    markers: tuple[Companion, ...]
    """From the top row down."""
    used: bool
    """Whether it was activated in this round; of property, whether it was kept up."""
    step: int
    """Which of its values holds, from 0."""
    value: int
    """The value of property now, in pounds; 0 for anything else."""
    sale: int
    """What property would bring if sold now, no helper asked; 0 for anything else."""
    spends: int
    """The most that activating it would spend now, no helper asked; 0 if it cannot be activated."""

    @property
    def rows(self) -> tuple[tuple[Row, bool], ...]:
        """The rows, and whether they are open."""
        return tuple(
            (row, number <= len(self.markers)) for number, row in enumerate(self.card.rows)
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Player:
    """What lies in front of one player; money is nobody's secret (LW-229)."""

    seat: Seat
    money: int
    """In pounds; negative in debt."""
    worth: int
    """Money and property, as they count at the end; the lowest wins."""
    bankrupt: bool
    hand: tuple[tuple[Deck, int], ...]
    """How many cards of each deck are in hand, by their backs; decks without any are left out."""
    limit: int
    """How many cards may be kept at the end of the round."""
    board: tuple[OnBoard, ...]
    """In the order in which the cards were placed."""
    spaces: int
    extensions: int
    """How many of the spaces are extensions: the last ones."""
    plan: Plan | None
    """Of this round, once it is chosen."""
    boys: int
    """Errand boys at hand still; before the errands, those that the plan gives."""
    actions: int
    """The action counter; before the own turn, what it will be set to."""
    actions_given: int
    """What the turn began or will begin with."""
    turn: TurnState
    bonuses: tuple[Ability, ...]
    """The abilities of the helpers on the board."""

    @property
    def cards(self) -> int:
        """How many cards are in hand."""
        return sum(n for _, n in self.hand)


@dataclass(frozen=True, slots=True, kw_only=True)
class Supply:
    """What is left for all."""

    decks: tuple[tuple[Deck, int, int], ...]
    """Of each main deck: cards in the deck, and on its discard pile."""
    special: int
    """Cards in the special deck."""
    crowns: int
    """Of the top special card; 0 if there is none."""
    jokers: int
    extensions: int


@dataclass(frozen=True, slots=True, kw_only=True)
class InHand:
    """A card in the own hand, and what can be done with it."""

    card: Card
    line: Text
    """What it takes and spends now, sums worked out: `buy: £23 + 3 = 26`; in the own turn, if
    nothing can be done with it, why not.
    """
    playable: bool
    """Whether it could be used right now, in the own turn."""
    homeless: bool
    """Whether it would have to lie on the board, and in the action phase no space is free."""
    free: bool = False
    """Whether a helper deals in it without an action."""


@dataclass(frozen=True, slots=True, kw_only=True)
class View(AnyView):
    """A table of Last Will as one seat sees it."""

    round: int
    """From 1; 0 before the first."""
    rounds: int
    phase: Phase
    first: Seat
    """The first player of the round."""
    start_money: int
    by_will: bool
    """Whether a will card named that sum."""
    waiting: tuple[Waiting, ...]
    """Whom the game waits for: one, or several at once; nobody once it is over."""
    offer: tuple[OfferSlot, ...]
    plans: tuple[PlanSpace, ...]
    market: tuple[MarketPrice, ...]
    errands: Errands
    plan_order: tuple[Seat, ...]
    """Who acts when in errands and actions, once everybody has a plan."""
    players: tuple[Player, ...]
    supply: Supply
    hand: tuple[InHand, ...] | None
    """For the view of a seat."""
    keep: int | None
    """How many cards that seat must choose to keep just now."""
    last: tuple[Event, ...]
    """What the latest move caused to happen, as far as this seat was told."""
    standings: Sequence[Standing]
    """Best first; empty until the game is over."""

    @property
    def owner(self) -> Player:
        """The player whose view this is; only for the view of a seat."""
        assert self.me is not None
        return self.players[self.me]

    @property
    def owing(self) -> frozenset[Seat]:
        """The seats that the game waits for."""
        return frozenset(waiting.seat for waiting in self.waiting)


@dataclass(frozen=True, slots=True, kw_only=True)
class Closeup(AnyView):
    """One player's board by itself, as everybody may see it."""

    seat: Seat
    table: View
    """What a spectator sees."""

    @property
    def player(self) -> Player:
        """Whose board it is."""
        return self.table.players[self.seat]
