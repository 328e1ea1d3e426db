"""The smallest game that needs all of the kernel: sealed bids for a prize, then the winner says how
to spend it.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from games.chance import Chance
from games.codec import Codec, Pieces
from games.component import Component
from games.draft import draft
from games.engine import Decision, Event, Order, Seat, Step, Table, Together, begin
from games.moves import Action, require
from games.package import GamePackage
from games.questions import Option, Pick, PickSome, Question
from games.rules import Choice, Chosen, Rules, Standing, View, places
from games.text import Name, Text


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Prize(Component):
    """Something to bid for; each exists once."""

    id: str


PRIZES = {key: Prize(key) for key in ("cup", "medal", "ribbon")}


@dataclass(frozen=True, slots=True)
class Bid(Action):
    """Bid so many coins."""

    coins: int


@dataclass(frozen=True, slots=True)
class Share(Action):
    """Let these seats have the prize."""

    seats: frozenset[int]


@dataclass(frozen=True, slots=True, kw_only=True)
class Opened(Event):
    """The bids are known."""

    bids: dict[Seat, int]

    @property
    def line(self) -> Text:
        return Text("opened", most=max(self.bids.values()))


@dataclass(slots=True, kw_only=True, repr=False)
class ToyTable(Table):
    """An auction in progress."""

    deck: list[Prize]
    bids: dict[Seat, int] = field(default_factory=dict)
    won: list[int] = field(default_factory=lambda: [0, 0])


@dataclass(frozen=True, slots=True)
class Auction(Step[ToyTable]):
    """A prize is drawn, and both bid for it."""

    def run(self, table: ToyTable) -> None:
        table.draw(table.deck)
        table.then(Together((SealedBid(Seat(0)), SealedBid(Seat(1)))), OpenBids())


@dataclass(frozen=True, slots=True)
class SealedBid(Decision[ToyTable, Bid]):
    """How much to bid, unseen by the other."""

    accepts = (Bid,)
    waits = "waiting-bid"

    def ask(self, table: ToyTable) -> Question:
        return Pick(Text("ask-bid"), [Option(str(n), Text("coins", n=n), Bid(n)) for n in range(4)])

    def answer(self, table: ToyTable, action: Bid) -> None:
        require(action.coins < 4, "refuse-bid", most=3)
        table.bids[self.seat] = action.coins


@dataclass(frozen=True, slots=True)
class PencilledBid(SealedBid):
    """A sealed bid that may be changed until both are in."""

    revisable = True


@dataclass(frozen=True, slots=True)
class OpenBids(Step[ToyTable]):
    """The highest bid wins, luck decides a tie."""

    def run(self, table: ToyTable) -> None:
        table.reveal()
        table.tell(Opened(bids=dict(table.bids)))
        best = max(table.bids, key=lambda seat: (table.bids[seat], table.chance.below(100)))
        table.bids = {}
        table.then(Sharing(best), *([Auction()] if table.deck else []))


@dataclass(frozen=True, slots=True)
class Sharing(Decision[ToyTable, Share]):
    """Who has the prize: one or both, but somebody."""

    accepts = (Share,)
    waits = "waiting-share"

    def ask(self, table: ToyTable) -> Question:
        return PickSome(
            Text("ask-share"), {"0": Text("first"), "1": Text("second")}, 0, 2, _share, _so_far
        )

    def answer(self, table: ToyTable, action: Share) -> None:
        require(bool(action.seats), "refuse-nobody")
        for seat in action.seats:
            table.won[seat] += 1


@dataclass(frozen=True, slots=True)
class BidFor(Order[ToyTable]):
    """Bid so many coins for one prize, as soon as it is asked for."""

    prize: str
    coins: int

    @classmethod
    def ask(cls, table: ToyTable, seat: Seat) -> Question | None:
        if table.decision_of(seat) is None or not table.deck:
            return None
        coming = table.deck[-1].id
        return Pick(
            Text("ask-order"),
            [Option(str(n), Text("coins", n=n), cls(coming, n)) for n in range(4)],
        )

    @property
    def line(self) -> Text:
        return Text("order", n=self.coins)

    def lapsed(self, table: ToyTable, seat: Seat) -> Text | None:
        return None if any(prize.id == self.prize for prize in table.deck) else Text("lapsed")

    def obey(self, table: ToyTable, decision: Decision[ToyTable]) -> Bid | None:
        return Bid(self.coins) if isinstance(decision, SealedBid) else None


def _share(keys: frozenset[str]) -> Share:
    return Share(frozenset(map(int, keys)))


def _so_far(keys: frozenset[str]) -> Text:
    return Text("shared", n=len(keys))


def set_up(seats: int, chance: Chance, chosen: Chosen) -> ToyTable:
    table = ToyTable(chance=chance, deck=chance.shuffled(PRIZES.values()))
    table.then(Auction())
    return table


def standings(table: ToyTable) -> list[Standing]:
    merits = [(won,) for won in table.won]
    rows = [
        Standing(Seat(seat), place, merit, Text("won", who=Name(seat), n=merit[0]))
        for seat, (place, merit) in enumerate(zip(places(merits), merits, strict=True))
    ]
    return sorted(rows, key=lambda standing: standing.place)


TOY: GamePackage[ToyTable, View] = GamePackage(
    rules=Rules(
        key="toy",
        seats=range(2, 3),
        edition=1,
        codec=Codec(
            ToyTable,
            named=(Bid, Share, BidFor, Opened, Auction, SealedBid, PencilledBid, OpenBids, Sharing),
            pieces=(Pieces(Prize, lambda prize: prize.id, PRIZES.__getitem__),),
        ),
        set_up=set_up,
        look=lambda table, me: View(me=me),
        scramble=lambda table, me, chance: draft(table),
        standings=standings,
        choices=(Choice("pace", ("slow", "quick")),),
        orders=(BidFor,),
    ),
    home=__name__,
)


def fresh(seed: int = 1) -> ToyTable:
    """A table at its first decision."""
    return begin(TOY.rules.set_up(2, Chance(seed), TOY.rules.chosen())).table


def pencilled(*others: Step[ToyTable] | Decision[ToyTable] | Together[ToyTable]) -> ToyTable:
    """A table at which both may change their bids until both are in, and *others* follow."""
    table = fresh()
    table.agenda.clear()
    table.then(Together((PencilledBid(Seat(0)), PencilledBid(Seat(1)))), OpenBids(), *others)
    return table
