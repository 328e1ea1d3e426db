"""Heap: take one to three stones in turn; whoever takes the last one has won.

A game of one file, the shortest that can be played: rules, and what a view shows in lines of text.
It has no picture, no computer player of its own and no lesson.
"""

import sys
from collections.abc import Sequence
from dataclasses import dataclass

from games.chance import Chance
from games.codec import Codec, named_in
from games.engine import Decision, Event, Seat, Table
from games.moves import Action, require
from games.package import GamePackage
from games.questions import Option, Pick
from games.rules import Chosen, Rules, Standing, places
from games.rules import View as AnyView
from games.text import Name, Text

STONES = 21
MOST = 3


@dataclass(slots=True, kw_only=True, repr=False)
class HeapTable(Table):
    """What lies on the table, and who took from it last."""

    stones: int
    seats: int
    latest: Seat | None = None


@dataclass(frozen=True, slots=True)
class Take(Action):
    """Take so many stones."""

    n: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Took(Event):
    """Somebody has taken stones."""

    seat: Seat
    n: int

    @property
    def line(self) -> Text:
        return Text("took", who=Name(self.seat), n=self.n)


@dataclass(frozen=True, slots=True)
class Turn(Decision[HeapTable, Take]):
    """Take one to three stones. The agenda ends with the last of them, and so does the game."""

    accepts = (Take,)
    waits = "waiting-turn"

    def ask(self, table: HeapTable) -> Pick:
        numbers = range(1, min(MOST, table.stones) + 1)
        options = [Option(str(n), Text("stones", n=n), Take(n)) for n in numbers]
        return Pick(Text("ask-turn", n=table.stones), options)

    def answer(self, table: HeapTable, action: Take) -> None:
        require(1 <= action.n <= min(MOST, table.stones), "refuse-number")
        table.stones -= action.n
        table.latest = self.seat
        table.tell(Took(seat=self.seat, n=action.n))
        if table.stones:
            table.then(Turn(Seat((self.seat + 1) % table.seats)))


@dataclass(frozen=True, slots=True, kw_only=True)
class View(AnyView):
    """What everybody sees."""

    stones: int
    last: tuple[Event, ...]


def set_up(seats: int, chance: Chance, _chosen: Chosen) -> HeapTable:
    table = HeapTable(chance=chance, stones=STONES, seats=seats)
    table.then(Turn(Seat(chance.below(seats))))
    return table


def look(table: HeapTable, me: Seat | None) -> View:
    return View(me=me, stones=table.stones, last=tuple(table.last))


def tell(view: View) -> Sequence[Text]:
    return [*(event.line for event in view.last), Text("told-stones", n=view.stones)]


def standings(table: HeapTable) -> list[Standing]:
    won = [int(table.over and seat == table.latest) for seat in range(table.seats)]
    placed = zip(won, places([(own,) for own in won]), strict=True)
    rows = [
        Standing(Seat(seat), place, (own,), Text("score", n=own))
        for seat, (own, place) in enumerate(placed)
    ]
    return sorted(rows, key=lambda row: row.place)


GAME: GamePackage[HeapTable, View] = GamePackage(
    rules=Rules(
        key="heap",
        seats=range(2, 5),
        edition=1,
        codec=Codec(HeapTable, named_in(sys.modules[__name__])),
        set_up=set_up,
        look=look,
        scramble=lambda table, me, chance: table.draft_for(me, chance),
        standings=standings,
        tell=tell,
    ),
    home=__name__,
)
