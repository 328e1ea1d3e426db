"""What lies on a table of Splendor, and the figures that are read off it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from operator import add

from games.codec import LATER
from games.engine import Event, Seat, Table
from games.splendor.catalogue import GOLD, Card, Colour, Noble, Tokens
from games.splendor.events import Bought, Passed, Refilled, ReservedCard, Returned, Took, Visited

GOAL = 15
TOKEN_LIMIT = 10
"""Tokens that a player may hold at the end of a turn, unless the table plays otherwise (SP-55)."""
MOST_RESERVED = 3
DIFFERENT, ALIKE = 3, 2
"""How many tokens are taken at a time, of different colours and of one (SP-17, SP-21)."""
ROW = 4
FULL_PILE = 4
"""Two tokens of one colour are taken only from a pile of at least so many (SP-21)."""


@dataclass(frozen=True, slots=True)
class Reserved:
    """A card in a player's hand; `blind` if it came unseen from a deck."""

    card: Card
    blind: bool


@dataclass(slots=True, kw_only=True)
class Player:
    """What one player has."""

    tokens: Tokens = field(default_factory=Tokens)
    bought: list[Card] = field(default_factory=list)
    nobles: list[Noble] = field(default_factory=list)
    hand: list[Reserved] = field(default_factory=list)
    latest: list[Event] = field(default_factory=list)
    """What the latest turn of this player has caused to happen to the player, as all have seen
    it.
    """

    @property
    def bonuses(self) -> Tokens:
        """One for each card bought, of its colour (SP-43)."""
        return Tokens.of([card.bonus for card in self.bought])

    @property
    def points(self) -> int:
        """Prestige: of the cards bought and of the nobles (SP-70)."""
        return sum([card.points for card in self.bought]) + sum(
            [noble.points for noble in self.nobles]
        )

    def price(self, card: Card) -> Tokens:
        """What *card* costs this player: the printed cost less the bonuses (SP-42)."""
        return card.cost.beyond(self.bonuses)

    def lacks(self, price: Tokens) -> Tokens:
        """What of *price* the player's gems leave uncovered; as much gold would be needed
        (SP-45).
        """
        return price.beyond(self.tokens)

    def can_pay(self, price: Tokens) -> bool:
        """Whether the player's gems and gold cover *price*."""
        return self.lacks(price).total <= self.tokens[GOLD]


@dataclass(slots=True, kw_only=True)
class Row:
    """The cards of one level: the face-up ones, in their places, and the deck they are refilled
    from.
    """

    level: int
    deck: list[Card]
    cards: list[Card | None]


@dataclass(slots=True, kw_only=True, repr=False)
class SplendorTable(Table):
    """A game of Splendor in progress."""

    players: list[Player]
    bank: Tokens
    rows: list[Row]
    nobles: list[Noble]
    first: Seat
    """The start player (SP-10)."""
    safety_stop: int
    """Quiet rounds after which the game ends; 0 for never (SP-84)."""
    token_limit: int = field(default=TOKEN_LIMIT, metadata=LATER)
    """Tokens that a player may hold at the end of a turn (SP-55, SP-95)."""
    round: int = 0
    last_round: bool = False
    passes: int = 0
    """How many turns in a row were passed without a noble's visit (SP-83)."""
    quiet_rounds: int = 0
    """How many rounds in a row saw neither purchase nor reservation nor noble (SP-84)."""
    stirred: bool = False
    """Whether this round has seen one."""

    def tell(self, event: Event) -> None:
        """Report *event*; what befalls a player is remembered until the player's next turn."""
        Table.tell(
            self, event
        )  # slots make a new class of this one, which `super()` without arguments does not know
        match event:
            case Took(seat=seat) | ReservedCard(seat=seat) | Bought(seat=seat) | Passed(seat=seat):
                self.players[seat].latest = [event]
            case Returned(seat=seat) | Visited(seat=seat):
                self.players[seat].latest.append(event)

    def clockwise(self) -> Iterator[Seat]:
        """The seats in playing order, from the start player (SP-11)."""
        n = len(self.players)
        return (Seat((self.first + i) % n) for i in range(n))

    @property
    def face_up(self) -> list[Card]:
        """The cards of the rows, level by level."""
        return [card for row in self.rows for card in row.cards if card is not None]

    def within_reach(self, player: Player) -> list[Card]:
        """The cards that *player* may buy if the tokens suffice: the face-up ones and the own hand
        (SP-41).
        """
        return self.face_up + [reserved.card for reserved in player.hand]

    def affordable(self, player: Player) -> list[Card]:
        """Those of them that *player* can pay now."""
        bonuses, tokens = player.bonuses.counts, player.tokens.counts
        gold = tokens[GOLD.rank]
        means = list(map(add, bonuses, tokens))
        found = []
        for card in self.within_reach(player):
            spare = gold
            for rank, count in card.dues:
                if count > means[rank]:
                    spare -= count - means[rank]
                    if spare < 0:
                        break
            else:
                found.append(card)
        return found

    @property
    def available(self) -> tuple[Colour, ...]:
        """The gem colours of which the bank has a token."""
        return tuple([colour for colour in self.bank.present if colour is not GOLD])

    @property
    def full_piles(self) -> list[Colour]:
        """The gem colours of which two may be taken (SP-21)."""
        return [
            colour
            for colour, count in self.bank.items()
            if count >= FULL_PILE and colour is not GOLD
        ]

    def take_from_row(self, card: Card) -> None:
        """Remove a face-up *card*; its place stays empty until `refill`."""
        cards = self.rows[card.level - 1].cards
        cards[cards.index(card)] = None

    def refill(self, level: int) -> None:
        """Fill the place that was just left from the deck of its level, if that has a card (SP-32,
        SP-51, SP-52).
        """
        row = self.rows[level - 1]
        if row.deck:
            card = self.draw(row.deck)
            row.cards[row.cards.index(None)] = card
            self.tell(Refilled(card=card))

    def qualifying(self, player: Player) -> list[Noble]:
        """The nobles on display who are content with *player*'s bonuses (SP-61)."""
        bonuses = player.bonuses
        return [noble for noble in self.nobles if noble.requires <= bonuses]
