"""What every game agrees on: tables, agendas, and how a move is made.

A game is a *table*, what lies in front of the players, and an *agenda*, what the rules are in the
middle of: a stack of frozen steps and decisions. A step simply runs; a decision waits for a player.
A move answers the decision on top, then the agenda runs to the next decision or to the end of the
game. Rules change tables freely, but `play` gives them a draft of their own, so to everyone outside
a table is a value.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Generic, NewType, Self

from typing_extensions import TypeVar

from games.chance import Chance
from games.draft import draft
from games.moves import Action, Illegal, Move, require
from games.questions import Option, Question
from games.text import Arg, Name, Text

Seat = NewType("Seat", int)
Card = TypeVar("Card")
T = TypeVar("T", bound="Table")
TableT_contra = TypeVar("TableT_contra", bound="Table", contravariant=True, default=Any)
"""The tables that a piece of the rules works on. Whoever serves all games leaves it out: a bare
`Decision` is one of any game.
"""
ActionT_contra = TypeVar("ActionT_contra", bound="Action", contravariant=True, default=Any)
"""The actions that answer a decision: those that it `accepts`."""

# Events, steps and decisions have abstract methods, which mypy checks, but not `ABC`: whether
# something is one of them is asked several times a move, and `ABC` makes that slow.


@dataclass(frozen=True, slots=True)
class Order(Move, ABC, Generic[TableT_contra]):
    """A standing instruction that its owner left with the bot, obeyed when the owner's turn comes.

    It is nobody else's business: neither its events nor its refusals may differ from those of a
    move by hand.
    """

    @classmethod
    @abstractmethod
    def ask(cls, table: TableT_contra, seat: Seat) -> Question | None:
        """Ask *seat* for such an order; nothing while it could not leave one."""

    @classmethod
    def on_turn(cls, table: TableT_contra, seat: Seat) -> Sequence[Option]:
        """Return what *seat* may choose in place of an answer that it owes now, if anything: orders
        that are obeyed at once, and stand from then on.
        """
        return ()

    @property
    @abstractmethod
    def line(self) -> Text:
        """The order as its owner reads it."""

    @property
    def brief(self) -> Text:
        """The order in a word or two, for the picture of its owner's hand."""
        return self.line

    def beside(self, former: Order[TableT_contra]) -> Order[TableT_contra]:
        """Return this order as it takes the place of *former*, of which it may keep what it says
        nothing about.
        """
        return self

    def remaining(self, table: TableT_contra, seat: Seat) -> Order[TableT_contra]:
        """Return what of the order is still to come, as its owner is shown it."""
        return self

    @abstractmethod
    def lapsed(self, table: TableT_contra, seat: Seat) -> Text | None:
        """Return why the order is over, to be told to its owner; nothing while it stands."""

    @abstractmethod
    def obey(self, table: TableT_contra, decision: Decision[TableT_contra]) -> Action | None:
        """Return the action to take on *decision*, or nothing to leave it to the owner."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """Something that happened, told to everybody or, with `to`, to one seat only. A private event
    that follows a public one of the same class says the same and more, so its reader is told the
    private one alone.
    """

    slight: ClassVar[bool] = False
    """Whether it is left out first where there is no room for all, such as a pass."""

    to: Seat | None = None

    @property
    @abstractmethod
    def line(self) -> Text:
        """The event as one line of news."""

    def is_for(self, reader: Seat | None) -> bool:
        """Return whether *reader* is told of it; None stands for whoever only watches."""
        return self.to in {None, reader}


class Step(Generic[TableT_contra]):
    """A piece of the rules that needs nobody's say."""

    __slots__ = ()

    @abstractmethod
    def run(self, table: TableT_contra) -> None:
        """Change *table* and plan what follows."""


@dataclass(frozen=True, slots=True)
class Decision(Generic[TableT_contra, ActionT_contra]):
    """A piece of the rules that waits for one player."""

    accepts: ClassVar[tuple[type[Action], ...]]
    waits: ClassVar[str]
    """Key of the line that tells the others what the game waits for; its arguments are `who` and
    `n`, how many players that is.
    """
    revisable: ClassVar[bool] = False
    """Whether, of decisions owed together, it may be answered anew until the last answer has come
    in.
    """

    seat: Seat

    @abstractmethod
    def ask(self, table: TableT_contra) -> Question:
        """Put the decision to the player; change nothing."""

    @abstractmethod
    def answer(self, table: TableT_contra, action: ActionT_contra) -> None:
        """Carry out *action*; or raise `Illegal`, having changed nothing."""

    @property
    def kind(self) -> str:
        """What kind of decision this is, as keys of sentences name it."""
        return self.waits.removeprefix("waiting-")

    def forced(self, table: TableT_contra) -> Action | None:
        """Return the action with which the game goes on without asking, because nothing else is
        left to do; nothing where there is something to choose.

        The player is still asked in three cases: others owe a decision, too; the action would
        reveal something hidden or end the game; it is a lesson.
        """
        return None

    @property
    def waiting(self) -> Text:
        """What the others are told the game waits for."""
        return Text(self.waits, who=Name(self.seat), n=1)


@dataclass(frozen=True, slots=True)
class Together(Generic[TableT_contra]):
    """Decisions that several players owe at the same time, in any order."""

    decisions: tuple[Decision[TableT_contra], ...]
    settled: tuple[Decision[TableT_contra], ...] = ()
    """Those that were answered but may be answered anew."""

    def without(self, decision: Decision[TableT_contra]) -> Together[TableT_contra] | None:
        """Return what is owed still once *decision* is answered, if anything."""
        owed = tuple(other for other in self.decisions if other is not decision)
        kept = tuple(other for other in self.settled if other is not decision)
        return Together(owed, (*kept, decision) if decision.revisable else kept) if owed else None


@dataclass(slots=True, kw_only=True, repr=False)
class Table:
    """Everything there is to know about a game in progress."""

    chance: Chance
    agenda: list[Step[Self] | Decision[Self] | Together[Self]] = field(default_factory=list)
    last: list[Event] = field(default_factory=list)
    """What the latest move, or the set-up, caused to happen."""
    revealed: int = 0
    """How often hidden information has come to light."""
    answered: int = 0
    """How many actions have been taken on what is owed together, while something of it is owed
    still.
    """

    def then(self, *steps: Step[Self] | Decision[Self] | Together[Self]) -> None:
        """Do *steps* next, in reading order, ahead of whatever was planned."""
        self.agenda.extend(reversed(steps))

    def tell(self, event: Event) -> None:
        """Report *event* to the players it concerns."""
        self.last.append(event)

    def told_to(self, reader: Seat | None) -> tuple[Event, ...]:
        """Return what *reader* was told of the latest move; None is whoever only watches."""
        return tuple(event for event in self.last if event.is_for(reader))

    def draft_for(self, reader: Seat | None, chance: Chance) -> Self:
        """Return a copy to deal anew what *reader* cannot know: with luck of its own, and without
        what only others were told. What is hidden on the table is still there.
        """
        fresh = draft(self)
        fresh.chance, fresh.last = chance, [*self.told_to(reader)]
        return fresh

    def draw(self, deck: list[Card]) -> Card:
        """Take the top card, the last, of *deck*: from here on there is no fair taking back."""
        self.reveal()
        return deck.pop()

    def reveal(self) -> None:
        """Note that something hidden, a card or a sealed bid, has come to light."""
        self.revealed += 1

    def __repr__(self) -> str:
        owed = [f"{type(one).__name__}(seat={one.seat})" for one in self.waiting]
        waits = ", ".join(owed) or "nobody"
        chance = f"seed={self.chance.seed}, drawn={self.chance.drawn}"
        return f"{type(self).__name__}({chance}, waiting for {waits})"

    @property
    def waiting(self) -> Sequence[Decision[Self]]:
        """What the game waits for; nothing once it is over."""
        match self.agenda[-1:]:
            case [Together(decisions)]:
                return decisions
            case [Decision() as decision]:
                return (decision,)
        return ()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.agenda

    def decision_of(self, seat: Seat) -> Decision[Self] | None:
        """Return the decision that *seat* owes, or else the one that it may answer anew, if there
        is either.
        """
        open_to = [*self.waiting]
        match self.agenda[-1:]:
            case [Together(settled=settled)]:
                open_to += settled
        return next((decision for decision in open_to if decision.seat == seat), None)


@dataclass(frozen=True, slots=True)
class Played(Generic[T]):
    """What came of a move."""

    table: T
    news: Sequence[Event]
    final: bool
    """Whether something hidden came to light, so that taking the move back would be unfair."""


def play(table: T, seat: Seat, action: Action) -> Played[T]:
    """Return what comes of *seat* taking *action*; *table* is left untouched.

    Raises `Illegal` if it is not for *seat* to act, or if the rules forbid the action.
    """
    fresh = draft(table)
    advance(fresh, seat, action)
    final = (fresh.revealed, fresh.chance.drawn) != (table.revealed, table.chance.drawn)
    return Played(fresh, tuple(fresh.last), final)


def advance(table: Table, seat: Seat, action: Action) -> None:
    """Change *table* itself by *action*, for simulation on a table of one's own; a refusal leaves
    it as it was.
    """
    decision = table.decision_of(seat)
    if decision is None:
        raise Illegal(_out_of_turn(table))
    require(isinstance(action, decision.accepts), "engine-not-asked")
    planned, told = table.agenda.pop(), table.last
    rest = planned.without(decision) if isinstance(planned, Together) else None
    table.agenda += [rest] if rest else []
    table.last = []
    try:
        decision.answer(table, action)
    except Illegal:
        table.agenda[len(table.agenda) - bool(rest) :] = [planned]
        table.last = told
        raise
    # What the others owed before is still the very same.
    table.answered = table.answered + 1 if rest and table.agenda[-1] is rest else 0
    run(table)


def begin(table: T) -> Played[T]:
    """Run a freshly laid-out *table* to its first decision."""
    run(table)
    return Played(table, tuple(table.last), final=True)


def run(table: Table) -> None:
    """Take the steps on the agenda until a decision or the end."""
    agenda = table.agenda
    while agenda and isinstance(step := agenda[-1], Step):
        agenda.pop()
        step.run(table)


def awaited(decisions: Sequence[Decision]) -> tuple[Text, ...]:
    """Return what the others are told the game waits for: one line for all who owe the same."""
    who: dict[tuple[str, tuple[tuple[str, Arg], ...]], list[Arg]] = {}
    for decision in decisions:
        line = decision.waiting
        rest = tuple((key, arg) for key, arg in line.args if key not in {"who", "n"})
        who.setdefault((line.key, rest), []).extend(arg for key, arg in line.args if key == "who")
    return tuple(
        Text(key, who=names[0] if len(names) == 1 else tuple(names), n=len(names), **dict(rest))
        for (key, rest), names in who.items()
    )


def _out_of_turn(table: Table) -> Text:
    if table.over:
        return Text("engine-over")
    return Text("engine-not-your-turn", waiting=awaited(table.waiting))
