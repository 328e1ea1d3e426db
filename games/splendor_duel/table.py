"""What lies on a table of Splendor Duel, and the figures that are read off it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace

from games.codec import LATER
from games.engine import Event, Seat, Table
from games.splendor_duel.catalogue import (
    CELLS,
    COLOURS,
    GEMS,
    GOLD,
    NO_TOKENS,
    SPIRAL,
    Card,
    Cell,
    Colour,
    Line,
    Owned,
    Royal,
    Tokens,
)
from games.splendor_duel.events import (
    GainedPrivilege,
    Goal,
    Reached,
    Refilled,
    ReservedCard,
    Spot,
    spot,
)

GOALS = {Goal.POINTS: 20, Goal.CROWNS: 10, Goal.COLOUR: 10}
MOST_TOKENS = 10
MOST_RESERVED = 3
PRIVILEGES = 3
CROWNS_OF_A_ROYAL = 3
MOST_ROYALS = 2


@dataclass(frozen=True, slots=True)
class Reserved:
    """A card that a player has reserved; `blind` if it came unseen from a deck."""

    card: Card
    blind: bool


@dataclass(slots=True, kw_only=True)
class Player:
    """What one player has."""

    tokens: Tokens = NO_TOKENS
    privileges: int = 0
    bought: list[Owned] = field(default_factory=list)
    royals: list[Royal] = field(default_factory=list)
    reserved: list[Reserved] = field(default_factory=list)
    latest: list[Event] = field(default_factory=list)
    """What the player's latest turn, with the extra turns it earned, has caused, as all remember
    it.
    """

    @property
    def bonuses(self) -> Tokens:
        """The bonuses of the cards bought, each for the colour it counts for (SD-59, SD-73)."""
        counts = [0] * 7
        for owned in self.bought:
            if owned.colour is not None:
                counts[owned.colour.rank] += owned.card.bonuses
        return Tokens(tuple(counts))

    @property
    def points(self) -> int:
        """Prestige: of the cards bought and of the royals (SD-100)."""
        return sum([owned.card.points for owned in self.bought]) + sum(
            [royal.points for royal in self.royals]
        )

    @property
    def crowns(self) -> int:
        """The crowns on the cards bought (SD-101)."""
        return sum([owned.card.crowns for owned in self.bought])

    @property
    def prestige(self) -> Tokens:
        """The points by the colour they count for; those of royals and of cards without colour for
        none (SD-102).
        """
        counts = [0] * 7
        for owned in self.bought:
            if owned.colour is not None:
                counts[owned.colour.rank] += owned.card.points
        return Tokens(tuple(counts))

    @property
    def best_colour(self) -> Colour:
        """The colour that counts most points; of equal ones that with more bonuses, then the
        first.
        """
        prestige, bonuses = self.prestige, self.bonuses
        return max(GEMS, key=lambda gem: (prestige[gem], bonuses[gem], -gem.rank))

    @property
    def reached(self) -> tuple[Reached, ...]:
        """The conditions of victory that are met (SD-100 to SD-103)."""
        coloured = self.prestige.counts
        most = max(coloured)
        figures = (
            (Goal.POINTS, self.points, None),
            (Goal.CROWNS, self.crowns, None),
            (Goal.COLOUR, most, COLOURS[coloured.index(most)]),
        )
        return tuple([Reached(goal, n, colour) for goal, n, colour in figures if n >= GOALS[goal]])

    @property
    def royal_is_due(self) -> bool:
        """Whether the third or the sixth crown has come and its royal has not (SD-84, SD-85)."""
        return len(self.royals) < min(MOST_ROYALS, self.crowns // CROWNS_OF_A_ROYAL)

    def price(self, card: Card) -> Tokens:
        """What *card* costs this player: the printed cost less the bonuses (SD-58)."""
        return card.cost.beyond(self.bonuses)

    def lacks(self, price: Tokens) -> Tokens:
        """What of *price* the player's own tokens leave uncovered; as much gold would be needed
        (SD-61).
        """
        return price.beyond(self.tokens)

    def copies(self, card: Card) -> tuple[Colour, ...]:
        """The colours among which the buyer of a wild *card* chooses (SD-69 to SD-72)."""
        return self.bonuses.present if card.wild else ()


@dataclass(slots=True, kw_only=True)
class Row:
    """The cards of one level: the face-up ones, in their places, and the deck they are refilled
    from.
    """

    level: int
    deck: list[Card]
    cards: list[Card | None]


@dataclass(slots=True, kw_only=True, repr=False)
class DuelTable(Table):
    """A game of Splendor Duel in progress."""

    players: list[Player]
    board: tuple[Colour | None, ...]
    """What lies in each of the `CELLS`; a value of its own, so that drafts share it."""
    rows: list[Row]
    royals: list[Royal]
    first: Seat
    """The first player (SD-13)."""
    active: Seat
    """Whose turn it is, or was last."""
    safety_stop: int
    """Turns without purchase or reservation after which the game is a draw; 0 for never
    (SD-109).
    """
    refills_late: bool = field(default=False, metadata=LATER)
    """Whether the pyramid is refilled at the end of a turn only (SD-123)."""
    vacant: int = field(default=0, metadata=LATER)
    """The level of the pyramid in which a place waits to be filled; 0 if none does."""
    bag: Tokens = NO_TOKENS
    supply: int = PRIVILEGES
    """Privileges above the board."""
    turn: int = 0
    """How many turns have begun, extra turns among them."""
    replenished: bool = False
    """Whether the board has been replenished in this turn, so that no privilege may be spent any
    more (SD-17).
    """
    again: bool = False
    """Whether this turn has earned another one (SD-81)."""
    quiet: int = 0
    """How many turns in a row saw neither purchase nor reservation (SD-109)."""
    stirred: bool = False
    """Whether this turn has seen one."""

    def tell(self, event: Event) -> None:
        """Report *event*; what is public of it is remembered as a part of this turn."""
        Table.tell(
            self, event
        )  # slots make a new class of this one, which `super()` without arguments does not know
        match event:
            case ReservedCard():
                self.players[self.active].latest.append(replace(event, card=None))  # SD-118
            case _ if event.to is None:
                self.players[self.active].latest.append(event)

    # The board

    def at(self, cell: Cell) -> Colour | None:
        """The token in *cell*, if there is one."""
        return self.board[cell.index]

    def colours_of(self, line: Line) -> tuple[Colour, ...]:
        """The tokens along *line*."""
        board = self.board
        return tuple([colour for cell in line.cells if (colour := board[cell.index]) is not None])

    @property
    def open_spots(self) -> list[Spot]:
        """The gem and pearl tokens of the board, row by row."""
        return [
            spot(cell, colour)
            for cell, colour in zip(CELLS, self.board, strict=True)
            if colour is not None and colour is not GOLD
        ]

    @property
    def has_open_spot(self) -> bool:
        """Whether the board has a gem or pearl token."""
        return any(colour is not None and colour is not GOLD for colour in self.board)

    def cells_with(self, wanted: Colour) -> list[Cell]:
        """The cells in which a token of this colour lies, row by row."""
        return [cell for cell, colour in zip(CELLS, self.board, strict=True) if colour is wanted]

    def pick_up(self, seat: Seat, cells: Iterable[Cell]) -> tuple[Spot, ...]:
        """Move the tokens of *cells* from the board to a player; return what lay where."""
        board, spots = list(self.board), []
        for cell in cells:
            colour = board[cell.index]
            assert colour is not None, f"{cell.id} is empty"
            spots.append(spot(cell, colour))
            board[cell.index] = None
        self.board = tuple(board)
        self.players[seat].tokens += Tokens.of([picked.colour for picked in spots])
        return tuple(spots)

    def empty_bag(self) -> tuple[Spot, ...]:
        """Lay the tokens of the bag on the empty cells along the spiral; return what lies where
        (SD-31, SD-32).
        """
        board = list(self.board)
        mixed = self.chance.shuffled(
            colour for colour, count in self.bag.items() for _ in range(count)
        )
        free = (cell for cell in SPIRAL if board[cell.index] is None)
        spots = tuple([spot(cell, colour) for cell, colour in zip(free, mixed, strict=False)])
        for filled in spots:
            board[filled.cell.index] = filled.colour
        self.board, self.bag = tuple(board), NO_TOKENS
        return spots

    # Privileges

    def grant(self, seat: Seat) -> None:
        """Let a player take a privilege: from the supply, else from the opponent, if they lack one
        (SD-26).
        """
        player, other = self.players[seat], opponent(seat)
        if self.supply:
            self.supply -= 1
            self.tell(GainedPrivilege(seat=seat))
        elif self.players[other].privileges:
            self.players[other].privileges -= 1
            self.tell(GainedPrivilege(seat=seat, giver=other))
        else:
            return
        player.privileges += 1

    # The pyramid

    @property
    def face_up(self) -> list[Card]:
        """The cards of the pyramid, level by level."""
        return [card for row in self.rows for card in row.cards if card is not None]

    def within_reach(self, player: Player) -> list[Card]:
        """The cards that *player* may buy if the tokens suffice: the pyramid's and the reserved
        ones (SD-57).
        """
        return self.face_up + [reserved.card for reserved in player.reserved]

    def affordable(self, player: Player) -> Iterator[Card]:
        """Those of them that *player* can buy now (SD-58 to SD-61, SD-69)."""
        bonuses, gold = player.bonuses, player.tokens[GOLD]
        means = (bonuses + player.tokens).counts
        for card in self.within_reach(player):
            spare = gold
            for rank, count in card.dues:
                if count > means[rank]:
                    spare -= count - means[rank]
                    if spare < 0:
                        break
            else:
                if not card.wild or bonuses:
                    yield card

    def take_from_pyramid(self, card: Card) -> None:
        """Remove a face-up *card*; its place is filled at once or, if the table chose so, at the
        end of the turn (SD-52, SD-66, SD-123).
        """
        cards = self.rows[card.level - 1].cards
        cards[cards.index(card)] = None
        self.vacant = card.level
        if not self.refills_late:
            self.refill()

    def refill(self) -> None:
        """Fill the place that a card has left from the deck of its level, if that has one."""
        if self.vacant and (row := self.rows[self.vacant - 1]).deck:
            card = self.draw(row.deck)
            row.cards[row.cards.index(None)] = card
            self.tell(Refilled(card=card))
        self.vacant = 0


def opponent(seat: Seat) -> Seat:
    """The other of the two."""
    return Seat(1 - seat)
