"""What a package of rules provides to whoever hosts it: its identity, its table options and its
functions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeAlias, TypeVar

from games.chance import Chance
from games.codec import Codec
from games.engine import Action, Decision, Order, Seat, Table
from games.own_cards import Components
from games.questions import Question
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


_OWN = "-own-"


def own_key(family: str, digest: str) -> str:
    """Return the key of a game that is played with own cards."""
    return f"{family}{_OWN}{digest}"


def family_of(key: str) -> str:
    """Return the key of the same game with the cards as they are printed."""
    return key.partition(_OWN)[0]


def places(merits: Sequence[tuple[int, ...]]) -> list[int]:
    """Return the place of each merit: one more than the number of better ones.

    >>> places([(12, 3), (15, 0), (12, 3), (12, 1)])
    [2, 1, 2, 4]
    """
    return [1 + sum(other > merit for other in merits) for merit in merits]


@dataclass(frozen=True, slots=True)
class Piece:
    """What a piece does, told to whoever meets it for the first time; pieces that differ may share
    a name.
    """

    name: Text
    text: Text
    sure: Text | None = None
    """How sure its figures are, where not every figure of the game was found in print."""


def _nothing(_table: object, _me: Seat | None) -> Sequence[Piece]:
    return ()


def _none_meant(_table: object, _seat: Seat, _key: str) -> Piece | None:
    return None


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """What one seat, or with `me` empty the gallery, may see of a table."""

    me: Seat | None
    order: Text | None = None
    """The standing order of `me`, in brief; the host, who keeps it, adds it to what lies on the
    table.
    """


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Game(Generic[T, V_co]):
    """A game: a frozen record of what its package provides."""

    key: str
    """In commands, storage and file names: `princes-of-florence`."""
    seats: range
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
    stage: Callable[[T], Text] | None = None
    """Which part of the game a table is in, such as a round: replays lead from part to part."""
    scores: Callable[[T], Scores] | None = None
    """What a chart of the finished game shows of a moment; its sentences are `chart-title` and
    `chart-value`. It is called for finished games only, so it may read hidden parts of the table.
    """
    gains: Callable[[T, T, Seat], Sequence[Text]] | None = None
    """What brought a seat its points from one table to the next, a sentence for each part, so that
    the parts add up. Without it the news of the move tells it.
    """
    choices: tuple[Choice, ...] = ()
    orders: tuple[type[Order[T]], ...] = ()
    closeup: Callable[[T, Seat, Action | None], View | None] | None = None
    """What lies before one player, for everybody to see, where that deserves a picture of its own.

    With an action that this player considers it is shown as it would lie then, before the player
    confirms; nothing for actions that would not show there. It must not tell what the action would
    bring to light.
    """
    habit: Callable[[T, Decision[T], Chance], Action | None] | None = None
    """What a player with some sense might do, where moves at random would be absurd; nothing to
    leave it to chance.

    Automas imagine by it how a game goes on, and think about what it does. It binds nobody.
    """
    consider: Callable[[T, Decision, Chance], Sequence[Action]] | None = None
    """The moves that are worth a thought, the likeliest first, each once and each legal.

    It may look at the whole table, which is always an imagined one. Without it automas think about
    what the habit does when it is asked several times, or about a sample of all legal moves.
    """
    worth: Callable[[T], Sequence[float]] | None = None
    """The estimate, from 0 to 1, of how probably each seat wins from here: where a play-out stops,
    it stands for the rest of the game.

    It may look at the whole table, which is always an imagined one. Without it the lead over the
    best of the others counts, squashed to the same range.
    """
    imagine: Callable[[T, Seat, Chance], T] | None = None
    """Deal anew what *seat* cannot know, with regard to all that everybody has seen; `look` must
    not notice. Without it `scramble`, which forgets what was seen, is used.
    """
    reasons: Callable[[T, Seat, Action], Sequence[Text]] | None = None
    """What speaks for an action of a seat, the weightiest first, each a sentence in the game's
    words.

    The table is an imagined one, and no reason may depend on what the seat does not know.
    """
    warnings: Callable[[T, Seat, Action | None], Sequence[Text]] | None = None
    """What a seat is warned of, the worst first: before an action that it considers, or without one
    as its turn begins. Nothing may depend on what the seat does not know.
    """
    for_nothing: Callable[[T, Decision], Action | None] | None = None
    """A move that costs nothing one would rather keep, with nothing to choose in it. A player may
    make all such moves with one press.
    """
    where: Callable[[T, Decision], Text] | None = None
    """Where in the game a decision stands and what follows it, in one line for whoever decides."""
    introduce: Callable[[T, Decision], Text] | None = None
    """One sentence that helps whoever meets a kind of decision for the first time."""
    horizon: int | None = None
    """After how many rounds a play-out stops; nothing to go on to the end of the game. A round has
    as many turns as there are seats; whoever decides several times in a row has one turn.
    """

    pieces: Sequence[Piece] = ()
    """The pieces that cannot be understood by looking at them, each kind once: `/rules` tells what
    they do.
    """
    meant: Callable[[T, Seat, str], Piece | None] = _none_meant
    """The piece that an answer in a question of a seat stands for, if it stands for one that can be
    explained: a card by its id or by where it lies.
    """
    in_sight: Callable[[T, Seat | None], Sequence[Piece]] = _nothing
    """Those of them that a seat, or with nothing the gallery, may look at now, the nearest
    first.
    """
    facts: Mapping[str, int] = field(default_factory=dict, hash=False)
    """The figures of its rules that guides and pictures of how it is played speak of, by name."""
    home: str = ""
    """The package in which words and rules.md lie, for a game that is not in `games`."""
    components: Components | None = None
    """Its printed components, where an owner may have them replaced by their own."""
    own_cards: str = ""
    """The digest of the components that replace the printed ones; the key names it, too."""

    def __repr__(self) -> str:
        return f"Game({self.key!r}, edition={self.edition})"

    @property
    def family(self) -> str:
        """The key of this game with the cards as they are printed."""
        return family_of(self.key)

    @property
    def package(self) -> str:
        """The import path of the rules, beside which words and rules.md lie."""
        return self.home or f"games.{self.family.replace('-', '_')}"

    def imagined(self, table: T, seat: Seat, chance: Chance) -> T:
        """Return a table as it may be, by what *seat* may know."""
        return (self.imagine or self.scramble)(table, seat, chance)

    def ask_order(self, table: T, seat: Seat) -> Question | None:
        """Ask *seat* for a standing order, if this game knows one that could be left now."""
        asked = (order.ask(table, seat) for order in self.orders)
        return next((question for question in asked if question is not None), None)

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
