"""What lies on a table of The Princes of Florence, and the figures that are read off it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from games.engine import Seat, Table
from games.princes_of_florence.catalogue import (
    FREE_SQUARES,
    LANDSCAPES,
    LANDSCAPES_OF,
    Bonus,
    Building,
    Count,
    Freedom,
    Landscape,
    Lot,
    Place,
    Prestige,
    Profession,
    Size,
    Tile,
)
from games.princes_of_florence.events import Bid, Limit, Phase
from games.princes_of_florence.figures import (
    BUILDING_PRICE,
    MINIMUM,
    MOST_BUILDERS,
    PROFESSION_PRICE,
    SOLD_FOR,
    Variant,
)
from games.princes_of_florence.rules.estates import built, fits_somewhere, taken

_SIZE_OF = {
    Count.LARGE_BUILDINGS: Size.LARGE,
    Count.MEDIUM_BUILDINGS: Size.MEDIUM,
    Count.SMALL_BUILDINGS: Size.SMALL,
}
_TYPE_OF = {
    Count.FORESTS: LANDSCAPES["forest"],
    Count.LAKES: LANDSCAPES["lake"],
    Count.PARKS: LANDSCAPES["park"],
}


@dataclass(frozen=True, slots=True)
class Auction:
    """An object under auction; the first bid is the chooser's, who chose it."""

    lot: Lot
    bids: tuple[Bid, ...]
    passed: tuple[Seat, ...] = ()

    @property
    def chooser(self) -> Seat:
        """Who put the object up."""
        return self.bids[0].seat

    @property
    def leader(self) -> Seat:
        """Whose bid stands."""
        return self.bids[-1].seat

    @property
    def price(self) -> int:
        """The bid that stands, in florins."""
        return self.bids[-1].florins

    def raised(self, seat: Seat, price: int) -> Auction:
        """The auction after *seat* has bid *price*."""
        return replace(self, bids=(*self.bids, Bid(seat, price)))

    def without(self, seat: Seat) -> Auction:
        """The auction after *seat* has passed."""
        return replace(self, passed=(*self.passed, seat))


@dataclass(slots=True, kw_only=True)
class Player:
    """What one player has."""

    money: int
    points: int = 0
    builders: int = 0
    jesters: int = 0
    estate: list[Place] = field(default_factory=list)
    freedoms: list[Freedom] = field(default_factory=list)
    professions: list[Profession] = field(default_factory=list)
    """In hand."""
    recruiting: int = 0
    """Recruiting cards in hand."""
    bonuses: list[Bonus] = field(default_factory=list)
    prestige: list[Prestige] = field(default_factory=list)
    works: list[Profession] = field(default_factory=list)
    """Professions that lie on the player's table."""
    recruits: int = 0
    """Recruiting cards that lie there."""
    mark: int = 0
    """The value of the best work of this round; 0 for none (PF-89)."""
    lot: Lot | None = None
    """The object that the player got in this round."""
    bidding: bool = False
    """Whether the player takes part in the auctions of this round still (PF-36)."""

    @property
    def resources(self) -> int:
        """What the player can pay: the florins, and 100 for each prestige point."""
        return self.money + SOLD_FOR * self.points

    def short_of(self, price: int) -> int:
        """How many prestige points must be given up to pay *price* (PF-109)."""
        return max(0, -((self.money - price) // SOLD_FOR))

    def bids(self, price: int, limit: int, *, sell: bool) -> bool:
        """Whether the player bids *price* by a *limit* in florins, and by selling prestige or not
        (PF-176).
        """
        return price <= min(limit, self.resources if sell else self.money)

    @property
    def taken(self) -> int:
        """The mask of the squares that are covered, by the palace too."""
        return taken(self.estate)

    @property
    def built(self) -> int:
        """The mask of the squares beside which the player may put no building (PF-14, PF-15)."""
        return built(self.estate, self.builders)

    def has(self, tile: Tile) -> bool:
        """Whether such a tile lies on the estate."""
        return any(place.tile is tile for place in self.estate)

    def has_room(self, tile: Tile) -> bool:
        """Whether *tile* fits on the estate; the number of buildings of a type is not looked at."""
        return fits_somewhere(tile, self.taken, self.built)

    @property
    def building_price(self) -> int:
        """What a building costs the player, in florins (PF-60, PF-90)."""
        return BUILDING_PRICE[self.builders]

    @property
    def cards(self) -> int:
        """Profession and recruiting cards in hand and on the table (PF-78)."""
        return self.count(Count.HAND_CARDS) + self.count(Count.TABLE_CARDS)

    def count(self, what: Count) -> int:
        """How many of *what* the player has."""
        match what:
            case Count.BUILDERS:
                return self.builders
            case Count.JESTERS:
                return self.jesters
            case Count.FREEDOMS:
                return len(self.freedoms)
            case Count.HAND_CARDS:
                return len(self.professions) + self.recruiting
            case Count.TABLE_CARDS:
                return len(self.works) + self.recruits
            case Count.PRESTIGE_CARDS:
                return len(self.prestige)
            case Count.EMPTY_SQUARES:
                return FREE_SQUARES - sum(len(place.squares) for place in self.estate)
        return self._tiles(what)

    def _tiles(self, what: Count) -> int:
        buildings = [place.tile for place in self.estate if isinstance(place.tile, Building)]
        landscapes = [place.tile for place in self.estate if isinstance(place.tile, Landscape)]
        if what in _SIZE_OF:
            return sum(building.size is _SIZE_OF[what] for building in buildings)
        if what in _TYPE_OF:
            return sum(landscape is _TYPE_OF[what] for landscape in landscapes)
        if what is Count.BUILDING_SIZES:
            return len({building.size for building in buildings})
        if what is Count.LANDSCAPE_TYPES:
            return len(set(landscapes))
        return len(buildings if what is Count.BUILDINGS else landscapes)


@dataclass(slots=True, kw_only=True, repr=False)
class PrincesTable(Table):
    """A game of The Princes of Florence in progress."""

    variant: Variant
    swapping: bool
    """Whether a recruiting card takes the place of the profession that it recruited (PF-114,
    PF-115).
    """
    sealed: bool
    """Whether auctions are sealed (PF-183)."""
    standing_bids: bool
    """Whether players may leave standing bids (PF-172)."""
    players: list[Player]
    first: Seat
    """The start player of the round."""
    round: int = 0
    phase: Phase = Phase.SET_UP
    professions: list[Profession]
    display: list[Profession] = field(default_factory=list)
    """Professions that lie face up (PF-157, PF-165)."""
    acquired: int = 0
    """How many professions all players together have bought (PF-168)."""
    prestige: list[Prestige]
    bonuses: list[Bonus]
    spent: list[Bonus] = field(default_factory=list)
    """Bonus cards that have been played, and are out of the game."""
    buildings: dict[Building, int]
    landscapes: dict[Landscape, int]
    freedoms: dict[Freedom, int]
    builders: int
    jesters: int
    recruiting: int
    auctioned: list[Lot] = field(default_factory=list)
    """The objects that went to somebody in this round."""
    limits: list[Limit] = field(default_factory=list)
    """What has been sealed for the object under auction; not yet open."""

    def clockwise(self, first: Seat) -> Iterator[Seat]:
        """The seats in playing order, from *first*."""
        n = len(self.players)
        return (Seat((first + i) % n) for i in range(n))

    def left_of(self, seat: Seat) -> Seat:
        """The next seat clockwise."""
        return Seat((seat + 1) % len(self.players))

    @property
    def minimum(self) -> int:
        """The least value of a work in this round; in that of the first before it has begun
        (PF-31).
        """
        return MINIMUM[max(self.round, 1) - 1]

    def next_bidder(self, auction: Auction, seat: Seat) -> Seat | None:
        """Who is next to raise or pass, from *seat* on; nobody once all but the leader have passed
        (PF-42, PF-48).
        """
        for bidder in self.clockwise(seat):
            if bidder == auction.leader:
                return None
            if self.players[bidder].bidding and bidder not in auction.passed:
                return bidder
        raise AssertionError("the leader sits at the table")

    def opening(self, lot: Lot) -> int:
        """The opening price of *lot* in this round, in florins."""
        return self.variant.opening(lot, max(self.round, 1))

    def left(self, lot: Lot) -> int:
        """How many of *lot* the supply holds."""
        match lot:
            case Lot.JESTER:
                return self.jesters
            case Lot.BUILDER:
                return self.builders
            case Lot.PRESTIGE:
                return len(self.prestige)
            case Lot.RECRUITING:
                return self.recruiting
        return sum(self.landscapes[landscape] for landscape in LANDSCAPES_OF[lot])

    def landscapes_of(self, lot: Lot, player: Player) -> list[Landscape]:
        """Which landscapes the winner of *lot* could lay: those of the supply that fit (PF-45,
        PF-153).
        """
        covered, supply = player.taken, self.landscapes
        return [
            kind for kind in LANDSCAPES_OF[lot] if supply[kind] and fits_somewhere(kind, covered, 0)
        ]

    def may_have(self, player: Player, lot: Lot) -> bool:
        """Whether *player* could legally take *lot*, money aside (PF-35, PF-45)."""
        if lot in LANDSCAPES_OF:
            return bool(self.landscapes_of(lot, player))
        return self.left(lot) > 0 and (lot is not Lot.BUILDER or player.builders < MOST_BUILDERS)

    def choices(self, seat: Seat) -> list[Lot]:
        """What *seat* may put up for auction, or take as the last player (PF-34, PF-39, PF-41,
        PF-53).
        """
        player = self.players[seat]
        resources = player.resources
        return [
            lot
            for lot, opening in self.variant.openings(self.round)
            if opening <= resources and lot not in self.auctioned and self.may_have(player, lot)
        ]

    def may_raise(self, seat: Seat, lot: Lot, price: int) -> bool:
        """Whether *seat* may bid *price* for *lot* (PF-45, PF-46)."""
        player = self.players[seat]
        return price <= player.resources and self.may_have(player, lot)

    @property
    def professions_left(self) -> int | None:
        """How many professions may still be bought in all; nothing where there is no limit (PF-156,
        PF-164).
        """
        limit = self.variant.professions_acquired
        return None if limit is None else limit - self.acquired

    @property
    def sells_professions(self) -> bool:
        """Whether there is a profession to buy, money aside (PF-99, PF-168)."""
        return bool(self.professions or self.display) and self.professions_left != 0

    def may_buy_profession(self, player: Player) -> bool:
        """Whether *player* could buy a profession: there are some, and money for it (PF-99, PF-110,
        PF-168).
        """
        return self.sells_professions and player.resources >= PROFESSION_PRICE

    def recruitable(self, seat: Seat) -> list[tuple[Seat, Profession]]:
        """The professions on the tables of *seat*'s opponents, with their owners (PF-118,
        PF-119).
        """
        return [
            (other, card)
            for other in self.clockwise(seat)
            if other != seat
            for card in self.players[other].works
        ]
