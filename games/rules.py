"""The rules of a game, as whoever hosts it calls them: what there is to set up, to show and to
score.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from games.chance import Chance
from games.codec import Codec
from games.engine import Event, Order, Seat, Table
from games.honours import Honour
from games.moves import Action
from games.questions import Option, Question
from games.text import Text

T = TypeVar("T", bound=Table)
V_co = TypeVar("V_co", bound="View", covariant=True)

Chosen: TypeAlias = Mapping[str, str]
"""The table options in force: choice key to option key."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A table option; its title is `choice-<key>` in the game's words, an option's
    `choice-<key>-<option>`.
    """

    key: str
    options: tuple[str, ...]
    """The first is what a table plays with unless it chooses otherwise."""

    @property
    def default(self) -> str:
        """The option in force when nobody chooses."""
        return self.options[0]


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a seat stands: now, or at the end."""

    seat: Seat
    place: int
    """From 1; equal places share a number. Where nobody has won there is no 1."""
    merit: tuple[int, ...]
    """What decides places: higher is better, earlier figures weigh more."""
    score: Text
    account: tuple[Text, ...] = ()
    """The score explained, a line for each of its parts."""


@dataclass(frozen=True, slots=True)
class Scores:
    """How all seats stand at a moment, as a chart of the game shows it."""

    round: int
    """In which round, auction or turn, from 1."""
    points: tuple[float, ...]
    """By seat."""
    falls: bool = False
    """Whether less is better."""
    settled: bool = False
    """Whether there is something in it that only the end counts, and no move has brought."""
    out: tuple[Seat, ...] = ()
    """Whose points do not count, as the game has ended."""


def places(merits: Sequence[tuple[int, ...]]) -> list[int]:
    """Return the place of each merit: one more than the number of better ones.

    >>> places([(12, 3), (15, 0), (12, 3), (12, 1)])
    [2, 1, 2, 4]
    """
    return [1 + sum(other > merit for other in merits) for merit in merits]


def winners(standings: Iterable[Standing]) -> list[Seat]:
    """Return who has won: nobody, one seat or several."""
    return [standing.seat for standing in standings if standing.place == 1]


def parted(standings: Sequence[Standing], seat: Seat) -> tuple[Seat, Seat] | None:
    """Return somebody who has won and somebody who has not, *seat* among them; nothing where nobody
    or everybody has won.
    """
    first = winners(standings)
    others = [standing.seat for standing in standings if standing.seat not in first]
    if not first or not others:
        return None
    return (seat if seat in first else first[0]), (seat if seat in others else others[0])


def tie_won(standings: Sequence[Standing], compared: int) -> list[Seat]:
    """Return who alone has won though somebody has equal figures: the first so many of a merit."""
    match standings:
        case [first, second, *_] if first.place == 1 != second.place and (
            first.merit[:compared] == second.merit[:compared]
        ):
            return [first.seat]
    return []


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """What one seat, or with `me` empty a spectator, may see of a table."""

    me: Seat | None
    order: Text | None = None
    """The standing order of `me`, in brief; the host, who keeps it, adds it to what lies on the
    table.
    """
    posed: bool = False
    """Whether the position of a puzzle is shown, also that of a hand, to all who are asked it:
    nobody is told what would be best. The host says so.
    """


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Rules(Generic[T, V_co]):
    """A frozen record of functions."""

    key: str
    """In commands, storage and file names: `princes-of-florence`."""
    seats: range
    """How many may play: three to five is `range(3, 6)`, exactly three `range(3, 4)`."""
    edition: int
    """Raised when old records would replay differently."""
    codec: Codec[T]
    set_up: Callable[[int, Chance, Chosen], T]
    """Lay out a table for so many seats, its agenda planned; `engine.begin` takes it from there."""
    look: Callable[[T, Seat | None], V_co]
    scramble: Callable[[T, Seat | None, Chance], T]
    """Return a copy in which all that the seat cannot know is dealt anew; `look` must not
    notice.
    """
    standings: Callable[[T], Sequence[Standing]]
    """The seats as they stand, best first; final once the table is over."""
    tell: Callable[[Any], Sequence[Text]] | None = None
    """What a view shows, a line for each part, where no scene draws it."""
    stage: Callable[[T], Text] | None = None
    """Which part of the game a table is in, such as a round: replays lead from part to part."""
    sum_up: Callable[[Sequence[Event]], Sequence[Text] | None] | None = None
    """What is told of the events of a seat's moves in a row, in place of a line for each, where
    turns have so many that nobody would read them. It returns None where each is to be told.
    """
    scores: Callable[[T], Scores] | None = None
    """What a chart of the finished game shows of a moment; its sentences are `chart-title` and
    `chart-value`. It is called for finished games only, so it may read hidden parts of the table.
    """
    gains: Callable[[T, T, Seat], Sequence[Text]] | None = None
    """What brought a seat its points from one table to the next, a sentence for each part, so that
    the parts add up. Without it the news of the move tells it.
    """
    honours: tuple[Honour[T], ...] = ()
    """The feats of a game that are kept with its results: at most twenty, each of them rare."""
    choices: tuple[Choice, ...] = ()
    orders: tuple[type[Order[T]], ...] = ()
    closeup: Callable[[T, Seat, Action | None], View | None] | None = None
    """What lies before one player, for everybody to see, where that deserves a picture of its own.

    With an action that this player considers it is shown as it would lie then, before the player
    confirms; nothing for actions that would not show there. It must not tell what the action would
    bring to light.
    """

    def __repr__(self) -> str:
        return f"Rules({self.key!r}, edition={self.edition})"

    def ask_order(self, table: T, seat: Seat) -> Question | None:
        """Ask *seat* for a standing order, if this game knows one that could be left now."""
        asked = (order.ask(table, seat) for order in self.orders)
        return next((question for question in asked if question is not None), None)

    def orders_on_turn(self, table: T, seat: Seat) -> Sequence[Option]:
        """Return the orders that *seat* may choose in place of the answer that it owes."""
        return [option for order in self.orders for option in order.on_turn(table, seat)]

    def laid_out(self, seats: int, chance: Chance, wishes: Mapping[str, str]) -> T:
        """Return a table with what was wished for when it was opened, and defaults for options that
        are newer.
        """
        return self.set_up(seats, chance, self.chosen(wishes.items()))

    def chosen(self, wishes: Iterable[tuple[str, str]] = ()) -> Chosen:
        """Return the options in force: *wishes*, and defaults for the rest; raise `ValueError` for
        an unknown one.
        """
        wished = dict(wishes)
        for key, option in wished.items():
            if not any(choice.key == key and option in choice.options for choice in self.choices):
                raise ValueError(f"{self.key} has no option {key}={option}")
        return {choice.key: wished.get(choice.key, choice.default) for choice in self.choices}
