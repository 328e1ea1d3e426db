"""Pebbles, the smallest game: a heap, from which each takes one to three in turn; whoever takes the
last has won.

It stands for any game: the bot plays it without a line of its own.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from games.chance import Chance
from games.codec import Codec
from games.draft import draft
from games.engine import Decision, Event, Seat, Step, Table
from games.honours import Honour, at_least
from games.moves import Action, require
from games.package import GamePackage
from games.questions import Option, Pick
from games.rules import Choice, Chosen, Rules, Scores, Standing, View
from games.teaching import Teaching
from games.text import Name, Text

GREEDY, OFTEN = 3, 3
HEAP = Choice("heap", ("7", "3", "20"))  # 20: nobody can end the game early


@dataclass(frozen=True, slots=True)
class Take(Action):
    """Take so many pebbles."""

    n: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Took(Event):
    """Somebody took pebbles."""

    seat: Seat
    n: int

    @property
    def line(self) -> Text:
        return Text("took", who=Name(self.seat), n=self.n)


@dataclass(frozen=True, slots=True, kw_only=True)
class Dreamt(Event):
    """What nobody but the dreamer may learn."""

    @property
    def line(self) -> Text:
        return Text("dreamt")


@dataclass(slots=True, kw_only=True)
class Pebbles(Table):
    """A heap, and who took from it last."""

    heap: int
    seats: int
    last_taker: Seat | None = None


@dataclass(frozen=True, slots=True)
class Turn(Decision):
    """Take one to three."""

    accepts = (Take,)
    waits = "waiting-turn"

    def ask(self, table: Pebbles) -> Pick:
        return Pick(
            Text("ask-turn", left=table.heap),
            [Option("take", Text("do-take"), lambda: self._how_many(table))],
        )

    def _how_many(self, table: Pebbles) -> Pick:
        numbers = range(1, min(3, table.heap) + 1)
        return Pick(
            Text("ask-number"), [Option(str(n), Text("number", n=n), Take(n)) for n in numbers]
        )

    def answer(self, table: Pebbles, action: Take) -> None:
        require(1 <= action.n <= min(3, table.heap), "refuse-number", n=action.n)
        table.heap -= action.n
        table.last_taker = self.seat
        table.tell(Took(seat=self.seat, n=action.n))
        table.tell(Dreamt(to=self.seat))
        table.then(Next(Seat((self.seat + 1) % table.seats)))


@dataclass(frozen=True, slots=True)
class Next(Step):
    """The next player's turn, as long as there are pebbles."""

    seat: Seat

    def run(self, table: Pebbles) -> None:
        if table.heap:
            table.then(Turn(self.seat))


@dataclass(frozen=True, slots=True, kw_only=True)
class PebblesView(View):
    """The heap, and whose turn it is."""

    heap: int
    turn: Seat | None


def set_up(seats: int, chance: Chance, chosen: Chosen) -> Pebbles:
    return Pebbles(chance=chance, heap=int(chosen["heap"]), seats=seats, agenda=[Next(Seat(0))])


def look(table: Pebbles, seat: Seat | None) -> PebblesView:
    return PebblesView(
        me=seat, heap=table.heap, turn=table.waiting[0].seat if table.waiting else None
    )


def scramble(table: Pebbles, seat: Seat | None, chance: Chance) -> Pebbles:
    fresh = draft(table)
    fresh.chance = chance
    return fresh


def standings(table: Pebbles) -> list[Standing]:
    won = [int(seat == table.last_taker) for seat in range(table.seats)]
    places = [
        Standing(Seat(seat), 2 - won[seat], (won[seat],), Text("score", n=won[seat]))
        for seat in range(table.seats)
    ]
    return sorted(places, key=lambda standing: standing.place)


def greedy(_table: Pebbles, events: Sequence[Event]) -> list[Seat]:
    """Whoever took three pebbles three times: that takes a heap of twenty."""
    taken = (event for event in events if isinstance(event, Took))
    return at_least((event.seat for event in taken if event.n == GREEDY), OFTEN)


def scores(table: Pebbles) -> Scores:
    taker = table.last_taker if table.over else None
    return Scores(1, tuple(int(seat == taker) for seat in range(table.seats)))


def verdict(table: Pebbles, events: Sequence[Event], _seat: Seat) -> list[Text]:
    taken = [event for event in events if isinstance(event, Took)]
    return [Text("verdict", who=Name(taken[-1].seat), n=taken[-1].n)]


GAME: GamePackage[Pebbles, PebblesView] = GamePackage(
    rules=Rules(
        key="pebbles",
        seats=range(2, 5),
        edition=1,
        codec=Codec(Pebbles, named=(Take, Took, Dreamt, Turn, Next)),
        set_up=set_up,
        look=look,
        scramble=scramble,
        standings=standings,
        stage=lambda table: Text("stage", left=table.heap),
        scores=scores,
        honours=(Honour(Text("honour-greedy", n=GREEDY), greedy),),
        choices=(HEAP,),
    ),
    teaching=Teaching(verdict=verdict),
    pictures="tests.bot.evenings.pebbles.scene:PICTURES",
    home=__name__,
)
