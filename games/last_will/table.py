"""What lies on a table of Last Will, and the figures that are read off it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from enum import Enum

from games.engine import Seat, Table
from games.last_will.catalogue import (
    EXTENSION_SPACES,
    EXTENSIONS,
    JOKERS,
    PLANS,
    PROPERTY_BONUS,
    ROUNDS,
    SPACES,
    Black,
    Blue,
    Card,
    Companion,
    Deck,
    Estate,
    Plan,
    Property,
    Row,
)
from games.last_will.events import Phase


class Space(Enum):
    """An errand space that is none of the offer's."""

    MARKET = "market"
    EXTENSION = "extension"
    OPERA = "opera"
    RANDOM = "random"
    """Each player has one."""


@dataclass(frozen=True, slots=True)
class Laid:
    """A black card on a board."""

    card: Black
    markers: int = 0
    """How many of its companion rows have their marker, from the top (LW-95)."""
    step: int = 0
    """How often a house has fallen."""
    used: bool = False
    """Whether it was activated in this round (LW-112)."""
    served: int = 0
    """How often its ability has been of use in this round, where that is limited (LW-138)."""

    @property
    def open_rows(self) -> tuple[Row, ...]:
        """The rows that may be chosen (LW-114)."""
        return self.card.rows[: self.markers + 1]

    @property
    def next_row(self) -> Row | None:
        """The topmost row without its marker, the only one that can get it (LW-95)."""
        rows = self.card.rows
        return rows[self.markers + 1] if self.markers + 1 < len(rows) else None

    @property
    def value(self) -> int:
        """The current value of a property, in pounds; of anything else 0."""
        return self.card.values[self.step] if isinstance(self.card, Property) else 0

    @property
    def falls(self) -> int:
        """How often it can fall still: a farm never, a house down to its last value (LW-154)."""
        return len(self.card.values) - 1 - self.step if isinstance(self.card, Property) else 0

    def fallen(self) -> Laid:
        """The house a step lower; nothing ever lifts it again (LW-155)."""
        return replace(self, step=self.step + 1)


@dataclass(frozen=True, slots=True)
class Offered:
    """A slot of the offer: the card that lies there, and once it is taken by whom."""

    slot: str
    shared: bool
    """Whether it is one of the three cards that share two errand spaces (LW-62)."""
    card: Card | None
    taker: Seat | None = None


@dataclass(frozen=True, slots=True)
class Errand:
    """An errand boy on a space that is none of the offer's."""

    space: Space
    seat: Seat


@dataclass(slots=True, kw_only=True)
class Player:
    """What one player has."""

    money: int
    """In pounds; negative in debt."""
    hand: list[Card] = field(default_factory=list)
    board: list[Laid] = field(default_factory=list)
    extensions: int = 0
    plan: int | None = None
    """The number of the space where the planning marker lies."""
    boys: int = 0
    """Errand boys that are at hand still."""
    actions: int = 0
    """The action counter."""
    done: bool = False
    """Whether the turn of this round is over."""

    @property
    def spaces(self) -> int:
        """How many cards of any kind the board holds (LW-214 to LW-217)."""
        return SPACES + self.extensions

    @property
    def room(self) -> bool:
        """Whether another card can be placed (LW-118, LW-218)."""
        return len(self.board) < SPACES + self.extensions

    @property
    def owns(self) -> bool:
        """Whether there is property on the board."""
        return any(isinstance(laid.card, Property) for laid in self.board)

    @property
    def bankrupt(self) -> bool:
        """Whether the player has neither property nor money; once so, always so (LW-223 to
        LW-227).
        """
        return self.money <= 0 and not self.owns

    @property
    def worth(self) -> int:
        """Money, and the value of each property with its addition: what decides in the end (LW-255,
        LW-258).
        """
        return self.money + sum(
            laid.value + PROPERTY_BONUS for laid in self.board if isinstance(laid.card, Property)
        )

    def may_spend(self, pounds: int) -> bool:
        """Whether so much can be spent: an owner of property may have no debts (LW-219 to LW-221,
        LW-228).
        """
        return pounds <= self.money or not pounds or not self.owns

    def replace(self, old: Laid, new: Laid) -> None:
        """Put *new* where *old* lay."""
        self.board[self.board.index(old)] = new

    def lying(self, card: Black) -> Laid | None:
        """The card on the board; of copies the one that was used most in this round (LW-269)."""
        copies = [laid for laid in self.board if laid.card is card]
        return max(copies, key=lambda laid: (laid.used, laid.served)) if copies else None


@dataclass(slots=True, kw_only=True, repr=False)
class LastWillTable(Table):
    """A game of Last Will in progress."""

    start_money: int
    by_will: bool
    """Whether a will card named that sum (LW-14)."""
    players: list[Player]
    first: Seat
    """The first player of the round."""
    round: int = 0
    phase: Phase = Phase.PREPARATION
    decks: dict[Deck, list[Card]]
    """The main decks and the special deck; the last card lies on top."""
    piles: dict[Deck, list[Card]]
    """The discard piles of the main decks; that of special cards has left the game (LW-207)."""
    jokers: int = JOKERS
    """In the pool."""
    modifiers: dict[Estate, int]
    """Under each type of property, in pounds."""
    offer: list[Offered] = field(default_factory=list)
    errands: list[Errand] = field(default_factory=list)
    """Where errand boys are in this round, but for the offer."""
    blocked: list[int] = field(default_factory=list)
    """Planning spaces with a neutral marker."""
    extensions: int = EXTENSIONS
    """In the bank."""
    orders: bool = True
    """Whether standing orders may be left (LW-270)."""

    def clockwise(self, first: Seat) -> Iterator[Seat]:
        """The seats in playing order, from *first*."""
        n = len(self.players)
        return (Seat((first + i) % n) for i in range(n))

    @property
    def plans(self) -> tuple[Plan, ...]:
        """The spaces of the planning board."""
        return PLANS[len(self.players)]

    def plan_of(self, player: Player) -> Plan | None:
        """The plan of *player* in this round, once it is chosen."""
        return None if player.plan is None else self.plans[player.plan - 1]

    @property
    def free_plans(self) -> list[Plan]:
        """The spaces of the planning board that nobody has taken and nothing blocks (LW-37)."""
        taken = {*self.blocked, *(player.plan for player in self.players)}
        return [plan for plan in self.plans if plan.number not in taken]

    @property
    def plan_order(self) -> list[Seat]:
        """Who acts when in errands and actions: the further left, the earlier (LW-41)."""
        return sorted(
            (Seat(seat) for seat in range(len(self.players))),
            key=lambda seat: self.players[seat].plan or 0,
        )

    def at_hand(self, deck: Deck) -> int:
        """How many cards of *deck* could be drawn, its discard pile included (LW-49)."""
        return len(self.decks[deck]) + len(self.piles[deck])

    def take(self, deck: Deck) -> Card | None:
        """Draw the top card of *deck*, if need be from its pile shuffled; nothing if there is none
        (LW-243, LW-245).
        """
        cards = self.decks[deck]
        if not cards and deck is not Deck.SPECIAL:
            cards[:] = self.chance.shuffled(self.piles[deck])
            self.piles[deck].clear()
        return self.draw(cards) if cards else None

    def discard(self, card: Card) -> None:
        """Put *card* on its pile; jokers go to the pool, special ones leave the game (LW-105,
        LW-206, LW-242).
        """
        if card.deck is Deck.JOKER:
            self.jokers += 1
        else:
            self.piles[card.deck].append(card)

    @property
    def bankrupt(self) -> tuple[Seat, ...]:
        """Who is bankrupt."""
        return tuple(Seat(seat) for seat, player in enumerate(self.players) if player.bankrupt)

    @property
    def ending(self) -> bool:
        """Whether the game ends with this round, as things are (LW-250, LW-251)."""
        return self.round == ROUNDS or bool(self.bankrupt)

    def taken(self, space: Space) -> int:
        """How many errand boys are on *space*."""
        return sum(errand.space is space for errand in self.errands)

    @property
    def extension_spaces(self) -> int:
        """How many errand spaces for extensions there are (LW-59)."""
        return EXTENSION_SPACES[len(self.players)]

    def price_of(self, laid: Laid | Property) -> int:
        """Value of a property and its modifier, no helper asked: of a card to buy, or of one on a
        board to sell.
        """
        card, value = (laid.card, laid.value) if isinstance(laid, Laid) else (laid, laid.values[0])
        assert isinstance(card, Property)
        return value + self.modifiers[card.estate]


def companions_in(hand: list[Card]) -> list[Companion]:
    """The companions in a hand, jokers included, in its order."""
    return [card.companion for card in hand if isinstance(card, Blue)]
