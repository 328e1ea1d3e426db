"""The rules of Nim: three heaps, take from one of them; whoever takes the last stone wins."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from functools import partial

from games.chance import Chance
from games.codec import Codec, named_in
from games.draft import draft
from games.engine import Decision, Event, Seat, Step, Table
from games.moves import Action, require
from games.package import GamePackage
from games.questions import Option, Pick
from games.rules import Chosen, Rules, Standing
from games.rules import View as AnyView
from games.teaching import Piece, Teaching
from games.text import Name, Text

HEAPS = (3, 4, 5)
NAMES = ("left", "middle", "right")


@dataclass(frozen=True, slots=True)
class Take(Action):
    """Take so many stones from one heap."""

    heap: int
    n: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Took(Event):
    """Somebody took stones."""

    seat: Seat
    heap: int
    n: int

    @property
    def line(self) -> Text:
        return Text("took", who=Name(self.seat), n=self.n, heap=named(self.heap))


@dataclass(slots=True, kw_only=True, repr=False)
class NimTable(Table):
    """The heaps, and who took last."""

    heaps: list[int]
    latest: Seat | None = None


@dataclass(frozen=True, slots=True)
class NextTurn(Step[NimTable]):
    """It is the turn of *seat*, as long as there are stones (NI-03)."""

    seat: Seat

    def run(self, table: NimTable) -> None:
        if any(table.heaps):
            table.then(Turn(self.seat))


@dataclass(frozen=True, slots=True)
class Turn(Decision[NimTable, Take]):
    """Take stones from one heap (NI-02)."""

    accepts = (Take,)
    waits = "waiting-turn"

    def ask(self, table: NimTable) -> Pick:
        return Pick(
            Text("ask-heap"),
            [
                Option(NAMES[heap], named(heap), partial(self._how_many, heap, stones))
                for heap, stones in enumerate(table.heaps)
                if stones
            ],
        )

    def _how_many(self, heap: int, stones: int) -> Pick:
        numbers = range(1, stones + 1)
        options = [Option(str(n), Text("stones", n=n), Take(heap, n)) for n in numbers]
        return Pick(Text("ask-number", heap=named(heap)), options)

    def answer(self, table: NimTable, action: Take) -> None:
        require(0 <= action.heap < len(table.heaps), "refuse-heap")
        require(1 <= action.n <= table.heaps[action.heap], "refuse-number", n=action.n)
        table.heaps[action.heap] -= action.n
        table.latest = self.seat
        table.tell(Took(seat=self.seat, heap=action.heap, n=action.n))
        table.then(NextTurn(Seat(1 - self.seat)))


@dataclass(frozen=True, slots=True, kw_only=True)
class View(AnyView):
    """What everybody sees."""

    heaps: tuple[int, ...]
    turn: Seat | None
    last: tuple[Event, ...]
    winner: Seat | None


def named(heap: int) -> Text:
    """What a heap is called."""
    return Text(f"heap-{NAMES[heap]}")


def set_up(seats: int, chance: Chance, _chosen: Chosen) -> NimTable:
    """Lay out the heaps (NI-01)."""
    return NimTable(chance=chance, heaps=[*HEAPS], agenda=[NextTurn(Seat(chance.below(seats)))])


def look(table: NimTable, me: Seat | None) -> View:
    """What *me* may see: everything."""
    turn = table.waiting[0].seat if table.waiting else None
    winner = table.latest if table.over else None
    heaps, last = tuple(table.heaps), tuple(table.last)
    return View(me=me, heaps=heaps, turn=turn, last=last, winner=winner)


def scramble(table: NimTable, _me: Seat | None, chance: Chance) -> NimTable:
    """Nothing is hidden, so only the luck changes."""
    fresh = draft(table)
    fresh.chance = chance
    return fresh


def standings(table: NimTable) -> list[Standing]:
    """Whoever took the last stone has won (NI-03)."""
    won = [int(table.over and seat == table.latest) for seat in range(2)]
    first = max(won)
    rows = [
        Standing(Seat(seat), 1 + first - own, (own,), Text("score", n=own))
        for seat, own in enumerate(won)
    ]
    return sorted(rows, key=lambda standing: standing.place)


STONE = Piece(Text("piece-stone"), Text("means-stone"))
GAME: GamePackage[NimTable, View] = GamePackage(
    rules=Rules(
        key="nim",
        seats=range(2, 3),
        edition=1,
        codec=Codec(NimTable, named_in(sys.modules[__name__])),
        set_up=set_up,
        look=look,
        scramble=scramble,
        standings=standings,
    ),
    teaching=Teaching(
        pieces=(STONE,),
        in_sight=lambda table, me: (STONE,),
    ),
    pictures="parlour_nim.scene:PICTURES",
    home=__name__.rpartition(".")[0],
)
