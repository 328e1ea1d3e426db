"""How computer players think about a game. Each function makes them better, and each may be
missing: then they think by the rules alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from games.chance import Chance
from games.engine import Decision, Seat, Table
from games.levels import Level, Temperament
from games.moves import Action
from games.puzzles import PuzzleKind
from games.text import Text

T = TypeVar("T", bound=Table)


@dataclass(frozen=True, slots=True, kw_only=True)
class Mind(Generic[T]):
    """A frozen record of functions."""

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

    It names nobody whose move it is: it is told to whoever asks for a hint, and of others in a
    review. A figure `n` speaks for a move the more the larger it is, `short` the smaller it is.
    The table is an imagined one, and no reason may depend on what the seat does not know.
    """
    decide: Callable[[T, Decision, Chance, Level, Temperament | None], Action] | None = None
    """What a player of a level and temperament does, where it is known without a search.

    The table is an imagined one. Without it the search decides. Hints are given by the search all
    the same, with this move first.
    """
    free_move: Callable[[T, Decision], Action | None] | None = None
    """A move that costs nothing one would rather keep, with nothing to choose in it. A player may
    make all such moves with one press.
    """
    horizon: int | None = None
    """After how many rounds a play-out stops; nothing to go on to the end of the game. A round has
    as many turns as there are seats; whoever decides several times in a row has one turn.
    """
    puzzles: tuple[PuzzleKind[T], ...] = ()
    """Which questions it asks about positions, each with the search that proves the answer."""
