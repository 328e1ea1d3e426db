"""What one seat, or a spectator, may see of The Princes of Florence (PF-189 to PF-192)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from games.engine import Event, Seat
from games.princes_of_florence.catalogue import (
    FREE_SQUARES,
    Bonus,
    Building,
    Card,
    Freedom,
    Landscape,
    Lot,
    Place,
    Prestige,
    Profession,
    Square,
    Tile,
    squares_of,
)
from games.princes_of_florence.events import Bid, Limit, Phase, WorkValue
from games.princes_of_florence.figures import (
    BUILDING_POINTS,
    BUILDING_PRICE,
    LANDSCAPE_POINTS,
    SOLD_FOR,
)
from games.princes_of_florence.rules.estates import barred
from games.princes_of_florence.rules.values import Sources, Wish, court_value, sources, wishes
from games.rules import Standing
from games.rules import View as AnyView
from games.text import Text


class Bidder(Enum):
    """How a player stands in the auction phase."""

    LEADS = "leads"
    ASKED = "asked"
    """Must bid, choose or seal a limit now."""
    SEALED = "sealed"
    """Has sealed a limit."""
    PASSED = "passed"
    """Is out for this object, but not for later ones."""
    WAITS = "waits"
    """Takes part in the auctions still, and is not asked now."""
    HAS_OBJECT = "has-object"
    OUT = "out"
    """Has declined to choose, and gets nothing in this round."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Waiting:
    """Whom the game waits for, and what the others are told."""

    seat: Seat
    line: Text


@dataclass(frozen=True, slots=True, kw_only=True)
class Scored:
    """A prestige card, and what it gave or would give; shared only by a tie."""

    card: Prestige
    points: int
    shared: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Player:
    """What lies in front of one player."""

    seat: Seat
    money: int
    points: int
    estate: tuple[Place, ...]
    """In the order in which the tiles were laid."""
    builders: int
    jesters: int
    freedoms: tuple[Freedom, ...]
    professions: int
    """How many are in hand; likewise the next two."""
    bonuses: int
    prestige: int
    recruiting: int
    """Recruiting cards in hand, which lie open."""
    works: tuple[Profession, ...]
    """Professions on the player's table, in the order in which they came there."""
    recruits: int
    """Recruiting cards on the player's table, which are works too."""
    mark: int
    """The value of the best work of this round; 0 for none."""
    lot: Lot | None
    """The object of this round."""
    bidder: Bidder | None
    """How the player stands in the auction phase; nothing outside it."""
    scored: tuple[Scored, ...]
    """The prestige cards; empty until the game is over."""
    opened: tuple[Card, ...]
    """Professions and bonus cards left in hand; empty until the game is over."""

    @property
    def resources(self) -> int:
        """What the player can pay, in florins: the money, and what the prestige points could be
        sold for.
        """
        return self.money + SOLD_FOR * self.points

    @property
    def cards(self) -> int:
        """Profession and recruiting cards in hand and on the table, which all count for a work."""
        return self.professions + self.recruiting + len(self.works) + self.recruits

    @property
    def court(self) -> int:
        """What jesters and cards add to every work (PF-77, PF-78)."""
        return court_value(self)

    def wishes(self, card: Profession) -> tuple[Wish, ...]:
        """Building, landscape and freedom of *card*, what each adds to its work, and whether it is
        there (PF-74).
        """
        return wishes(card, self.estate, self.freedoms)

    @property
    def building_price(self) -> int:
        """What a building costs the player, in florins."""
        return BUILDING_PRICE[self.builders]

    def after_laying(self, tile: Tile) -> tuple[int, int]:
        """Florins and prestige points once *tile* lies on the estate: a building is paid for, if
        need be with prestige, before it brings any (PF-92 to PF-94, PF-109); a landscape has been
        paid for, and brings some if there is one of its type (PF-57).
        """
        if isinstance(tile, Building):
            missing = max(0, -((self.money - self.building_price) // SOLD_FOR))
            money = self.money + SOLD_FOR * missing - self.building_price
            return money, self.points - missing + BUILDING_POINTS
        more = LANDSCAPE_POINTS if any(place.tile is tile for place in self.estate) else 0
        return self.money, self.points + more

    @property
    def empty_squares(self) -> int:
        """How many squares of the estate are free."""
        return FREE_SQUARES - sum(len(place.squares) for place in self.estate)

    @property
    def barred(self) -> tuple[Square, ...]:
        """The free squares on which no building may lie, being beside one or the palace; none with
        two builders.
        """
        return squares_of(barred(self.estate, self.builders))

    @property
    def before(self) -> int:
        """The prestige points before the prestige cards were scored; until then, what they are."""
        return self.points - sum(card.points for card in self.scored)

    @property
    def sources(self) -> Sources:
        """What that prestige came from."""
        return sources(self.before, self.estate, self.builders)


@dataclass(frozen=True, slots=True, kw_only=True)
class Auction:
    """The object under auction."""

    lot: Lot
    bids: tuple[Bid, ...]
    """From the chooser's on; the last is the standing one."""
    passed: tuple[Seat, ...]
    raised_to: int
    """What the next bid would be, in florins."""
    sealed: bool
    """Whether limits are being sealed instead of bids made."""

    @property
    def leader(self) -> Seat:
        """Whose bid stands."""
        return self.bids[-1].seat

    @property
    def price(self) -> int:
        """The standing bid."""
        return self.bids[-1].florins


@dataclass(frozen=True, slots=True, kw_only=True)
class LotLeft:
    """An object of the auction phase: how many are left, what it opens at, and who has got it in
    this round.
    """

    lot: Lot
    left: int
    opening: int
    owner: Seat | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Supply:
    """What is left for all."""

    buildings: tuple[tuple[Building, int], ...]
    landscapes: tuple[tuple[Landscape, int], ...]
    freedoms: tuple[tuple[Freedom, int], ...]
    jesters: int
    builders: int
    recruiting: int
    professions: int
    """Cards in the deck; likewise the next two."""
    bonuses: int
    prestige: int
    display: tuple[Profession, ...]
    """Professions that lie face up for sale."""
    professions_left: int | None
    """How many may still be bought by all together; nothing without a limit."""
    openings: tuple[tuple[Lot, int], ...]
    """What is auctioned at this table, and the opening prices of the round."""
    owned: tuple[tuple[Lot, Seat], ...]
    """Who has got what in this round."""

    @property
    def lots(self) -> tuple[LotLeft, ...]:
        """The objects of the auction phase."""
        left = {Lot(landscape.id): n for landscape, n in self.landscapes} | {
            Lot.LANDSCAPE: sum(n for _, n in self.landscapes),
            Lot.JESTER: self.jesters,
            Lot.BUILDER: self.builders,
            Lot.PRESTIGE: self.prestige,
            Lot.RECRUITING: self.recruiting,
        }
        owners = dict(self.owned)
        return tuple(
            LotLeft(lot=lot, left=left[lot], opening=opening, owner=owners.get(lot))
            for lot, opening in self.openings
        )


class Once(Enum):
    """Whether what a turn allows once is possible, done already, or gone: none is left for them."""

    POSSIBLE = "possible"
    DONE = "done"
    GONE = "gone"


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnLeft:
    """What the player whose turn it is may still do."""

    seat: Seat
    actions: int
    profession: Once
    freedom: Once


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """Something that a profession still wishes for, and what its work would be worth with it."""

    what: Tile | Freedom
    total: int
    """The value without bonus cards."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Candidate:
    """A profession in the own hand, and its value as a work now."""

    card: Profession
    value: WorkValue
    """Without bonus cards."""
    with_bonuses: int
    """The value with all bonus cards in hand."""
    steps: tuple[Step, ...]
    """What would raise the value, each by itself; what raises it most comes first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BonusInHand:
    """A bonus card in the own hand, and what it would add to a work now."""

    card: Bonus
    adds: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Hand:
    """What only its owner sees."""

    professions: tuple[Candidate, ...]
    bonuses: tuple[BonusInHand, ...]
    prestige: tuple[Scored, ...]
    """The prestige cards, and what they would give if the game ended now."""
    drawn: tuple[Card, ...]
    """Cards drawn, one of which must be kept; the first was on top."""
    worth: tuple[tuple[int, int], ...]
    """What each of these would be worth in hand now: its work, without bonus cards and with all in
    hand; what it adds; or its points.
    """
    limit: Limit | None
    """The limit sealed for the object under auction."""


@dataclass(frozen=True, slots=True, kw_only=True)
class View(AnyView):
    """A table of The Princes of Florence as one seat sees it."""

    round: int
    """From 1; 0 before the first."""
    rounds: int
    phase: Phase
    minimum: int
    """The least value of a work in this round."""
    first: Seat
    """The start player of the round."""
    waiting: tuple[Waiting, ...]
    """Whom the game waits for: one, or several at once; nobody once it is over."""
    players: tuple[Player, ...]
    supply: Supply
    auction: Auction | None
    laying: tuple[Landscape, ...]
    """What the winner of an auction must lay now: one of these."""
    turn: TurnLeft | None
    """In the action phase."""
    pay: WorkValue | None
    """The value of the work that is being paid for just now."""
    hand: Hand | None
    """For the view of a seat."""
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
    """One player's estate by itself, as everybody may see it."""

    seat: Seat
    table: View
    """What a spectator sees."""
    considered: Place | None
    """Where the player considers laying a tile; it is not laid yet."""

    @property
    def player(self) -> Player:
        """Whose estate it is."""
        return self.table.players[self.seat]
