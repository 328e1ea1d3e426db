"""How marbles are auctioned, and the orders that bidders may leave."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from itertools import combinations

from games.engine import Decision, Event, Order, Seat, Step, Table, Together
from games.moves import Action, Move, require
from games.questions import Option, Pick, PickSome, Question
from games.text import Name, Text

COINS = (1, 2, 3, 4, 5)
RICHEST = sum(COINS)


@dataclass(frozen=True, slots=True)
class Lay(Action):
    """Lay these coins down."""

    coins: frozenset[int]


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Leave the auction."""


@dataclass(frozen=True, slots=True)
class Seal(Action):
    """Go along up to so much, and say so to nobody yet."""

    limit: int


@dataclass(frozen=True, slots=True)
class UpTo(Order):
    """Raise with as little as will do, as long as that is not more than the limit; else pass."""

    limit: int
    lot: int

    @classmethod
    def ask(cls, table: Marbles, seat: Seat) -> Question | None:
        if not table.open or seat not in table.bidding:
            return None
        return Pick(
            Text("ask-order"),
            [
                Option("pass", Text("do-pass"), cls(0, table.lot)),
                Option("up-to", Text("do-up-to"), lambda: numbers(lambda n: cls(n, table.lot))),
                Option(
                    "lay",
                    Text("do-lay"),
                    lambda: purse(table, seat, lambda coins: Blindly(coins, table.lot)),
                ),
            ],
        )

    @property
    def line(self) -> Text:
        return Text("order-up-to", limit=self.limit) if self.limit else Text("do-pass")

    def lapsed(self, table: Marbles, seat: Seat) -> Text | None:
        return lapsed(table, seat, self.lot)

    def obey(self, table: Marbles, decision: Decision) -> Action | None:
        return table.raised_to(decision.seat, self.limit)


@dataclass(frozen=True, slots=True)
class Blindly(Order):
    """Lay these coins down, whatever has been laid by then."""

    coins: frozenset[int]
    lot: int

    @classmethod
    def ask(cls, table: Marbles, seat: Seat) -> Question | None:
        return None

    @property
    def line(self) -> Text:
        return Text("order-blindly", sum=sum(self.coins))

    def lapsed(self, table: Marbles, seat: Seat) -> Text | None:
        return lapsed(table, seat, self.lot)

    def obey(self, table: Marbles, decision: Decision) -> Action | None:
        return Lay(self.coins)


@dataclass(frozen=True, slots=True, kw_only=True)
class Raised(Event):
    """Somebody laid coins down."""

    seat: Seat
    sum: int

    @property
    def line(self) -> Text:
        return Text("raised", who=Name(self.seat), sum=self.sum)


@dataclass(frozen=True, slots=True, kw_only=True)
class Passed(Event):
    """Somebody left the auction."""

    seat: Seat

    @property
    def line(self) -> Text:
        return Text("passed", who=Name(self.seat))


@dataclass(frozen=True, slots=True, kw_only=True)
class Sealed(Event):
    """Somebody's limit is in."""

    seat: Seat

    @property
    def line(self) -> Text:
        return Text("sealed", who=Name(self.seat))


@dataclass(frozen=True, slots=True, kw_only=True)
class Opened(Event):
    """A limit is known to all."""

    seat: Seat
    limit: int

    @property
    def line(self) -> Text:
        return Text("opened", who=Name(self.seat), limit=self.limit)


@dataclass(frozen=True, slots=True, kw_only=True)
class Sold(Event):
    """A marble has changed hands, or nobody wanted it."""

    seat: Seat | None

    @property
    def line(self) -> Text:
        return Text("kept") if self.seat is None else Text("sold", who=Name(self.seat))


@dataclass(slots=True, kw_only=True)
class Marbles(Table):
    """The marbles still to be sold, and the auction of one of them."""

    open: bool
    lots: int
    purses: list[set[int]]
    won: list[int]
    lot: int = 0
    laid: list[set[int]] = field(default_factory=list)
    bidding: list[Seat] = field(default_factory=list)
    limits: dict[int, int] = field(default_factory=dict)
    brisk: bool = False
    """Whether whoever cannot raise passes without being asked."""

    @property
    def high(self) -> int:
        return max(map(sum, self.laid))

    def raised_to(self, seat: Seat, limit: int) -> Action:
        """The least raise within a limit; without one, a pass."""
        within = [
            lay for lay in handfuls(self.purses[seat]) if self.high < self.total(seat, lay) <= limit
        ]
        return min(
            within,
            key=lambda lay: (self.total(seat, lay), len(lay.coins), sorted(lay.coins)),
            default=Pass(),
        )

    def total(self, seat: Seat, lay: Lay) -> int:
        return sum(self.laid[seat]) + sum(lay.coins)


@dataclass(frozen=True, slots=True)
class Auction(Step):
    """The next marble, as long as there are any."""

    def run(self, table: Marbles) -> None:
        if table.lot == table.lots:
            return
        table.lot += 1
        table.laid = [set() for _ in table.purses]
        table.bidding = [Seat(seat) for seat in range(len(table.purses))]
        if table.open:
            table.then(Turn(table.bidding[0]))
        else:
            table.then(Together(tuple(Limit(seat) for seat in table.bidding)), OpenLimits())


@dataclass(frozen=True, slots=True)
class Turn(Decision):
    """Raise or pass."""

    accepts = (Lay, Pass)
    waits = "waiting-turn"

    def ask(self, table: Marbles) -> Question:
        options = [Option("pass", Text("do-pass"), Pass())]
        if table.purses[self.seat]:
            laying = Option("lay", Text("do-lay"), lambda: purse(table, self.seat, Lay))
            options.insert(0, laying)
        return Pick(Text("ask-turn", high=table.high), options)

    def forced(self, table: Marbles) -> Action | None:
        poor = table.raised_to(self.seat, RICHEST) == Pass()
        return Pass() if table.brisk and poor else None

    def answer(self, table: Marbles, action: Lay | Pass) -> None:
        carry_out(table, self.seat, action)
        table.then(Next(self.seat))


@dataclass(frozen=True, slots=True)
class Next(Step):
    """The next bidder's turn, until there is but one who has bid, or nobody."""

    after: Seat

    def run(self, table: Marbles) -> None:
        if not table.bidding or (len(table.bidding) == 1 and table.high):
            table.then(Sale())
        else:
            later = [seat for seat in table.bidding if seat > self.after]
            table.then(Turn((later or table.bidding)[0]))


@dataclass(frozen=True, slots=True)
class Limit(Decision):
    """How far to go, unknown to the others until all have said it."""

    accepts = (Seal,)
    waits = "waiting-limit"
    revisable = True

    def ask(self, table: Marbles) -> Question:
        return Pick(
            Text("ask-limit"),
            [
                Option("none", Text("do-pass"), Seal(0)),
                Option("up-to", Text("do-up-to"), lambda: numbers(Seal)),
            ],
        )

    def answer(self, table: Marbles, action: Seal) -> None:
        require(0 <= action.limit <= RICHEST, "refuse-limit", most=RICHEST)
        table.limits[self.seat] = action.limit
        table.tell(Sealed(seat=self.seat))
        table.tell(Opened(seat=self.seat, limit=action.limit, to=self.seat))


@dataclass(frozen=True, slots=True)
class OpenLimits(Step):
    """All limits are read out, and carried out in turn."""

    def run(self, table: Marbles) -> None:
        table.reveal()
        for seat, limit in sorted(table.limits.items()):
            table.tell(Opened(seat=Seat(seat), limit=limit))
        seat = table.bidding[0]
        while table.bidding and not (len(table.bidding) == 1 and table.high):
            carry_out(table, seat, table.raised_to(seat, table.limits[seat]))
            later = [other for other in table.bidding if other > seat]
            seat = (later or table.bidding or [seat])[0]
        table.limits = {}
        table.then(Sale())


@dataclass(frozen=True, slots=True)
class Sale(Step):
    """The last bidder pays what lies there."""

    def run(self, table: Marbles) -> None:
        buyer = table.bidding[0] if table.bidding else None
        for seat, laid in enumerate(table.laid):
            if seat == buyer:
                table.won[seat] += 1
            else:
                table.purses[seat] |= laid
        table.tell(Sold(seat=buyer))
        table.then(Auction())


def carry_out(table: Marbles, seat: Seat, action: Action) -> None:
    """Raise or pass, as far as the rules allow it."""
    match action:
        case Lay(coins):
            require(coins <= table.purses[seat], "refuse-coins")
            require(table.total(seat, action) > table.high, "refuse-low", high=table.high)
            table.purses[seat] -= coins
            table.laid[seat] |= coins
            table.tell(Raised(seat=seat, sum=sum(table.laid[seat])))
        case Pass():
            table.bidding.remove(seat)
            table.tell(Passed(seat=seat))


def numbers(move: Callable[[int], Move]) -> Pick:
    """How far to go."""
    return Pick(
        Text("ask-number"),
        [Option(str(n), Text("number", n=n), move(n)) for n in range(1, RICHEST + 1)],
    )


def purse(table: Marbles, seat: Seat, move: Callable[[frozenset[int]], Move]) -> PickSome:
    """Which of one's coins to lay down."""
    mine = sorted(table.purses[seat])
    return PickSome(
        Text("ask-coins"),
        {str(coin): Text("number", n=coin) for coin in mine},
        1,
        len(mine),
        lambda keys: move(frozenset(map(int, keys))),
        lambda keys: Text("tally", sum=sum(table.laid[seat]) + sum(map(int, keys))),
    )


def handfuls(coins: Iterable[int]) -> Iterator[Lay]:
    """All that could be laid down."""
    mine = sorted(coins)
    return (
        Lay(frozenset(some))
        for size in range(1, len(mine) + 1)
        for some in combinations(mine, size)
    )


def lapsed(table: Marbles, seat: Seat, lot: int) -> Text | None:
    if table.lot != lot:
        return Text("lapsed-lot")
    return None if seat in table.bidding else Text("lapsed-passed")
