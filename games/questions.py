"""How a move is put together, one small question at a time.

A decision asks a question; answering it yields a finished move or another question. The answers
along the way, joined by spaces, are the move's *notation*: the same text serves menus, typed
commands, transcripts and tests.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from itertools import combinations
from typing import Any, TypeAlias, TypeVar, overload

from games.moves import Illegal, Move
from games.text import Text

T = TypeVar("T")

MOST_OPTIONS = 25
DEEPEST = 4
LONGEST_NOTATION = 60
LONGEST_REPEATED = 60
"""Characters of what was typed that a refusal repeats."""
NOTHING = "none"
"""The answer that picks none of several things."""


class Tone(Enum):
    """How an answer stands out among the others where people press buttons."""

    PLAIN = "plain"
    USUAL = "usual"
    """What players do most often: it comes first, and has a colour."""
    APART = "apart"
    """It passes, ends or forgoes something: it stands in a row of its own."""
    DANGER = "danger"
    """Like `APART`, and what is given up is lost."""


@dataclass(frozen=True, slots=True)
class Entry:
    """Numbers that can be typed into a form instead of being picked one after the other."""

    title: Text
    fields: Sequence[NumberField]
    answer: Callable[[Sequence[int]], str]
    """The answers, in notation, that these numbers stand for, from the question with the option on;
    raises `Illegal` if there are none.
    """


@dataclass(frozen=True, slots=True)
class NumberField:
    """One number of a form, with its bounds."""

    label: Text
    least: int
    most: int


@dataclass(frozen=True, slots=True)
class Option:
    """One labelled answer, and the move or the next question that it leads to."""

    key: str
    label: Text
    then: Move | Callable[[], Question]
    hint: Text | None = None
    shared_hint: Text | None = field(default=None, kw_only=True)
    """What holds of each of several moves that it leads to: said of these where they are listed in
    its place, which the hint is not.
    """
    tone: Tone = Tone.PLAIN
    row: int = 0
    """Buttons of the same row stand side by side, rows with lower numbers above."""
    entry: Entry | None = None
    """A form that leads to the same moves; without one the next question is asked."""
    group: Text | None = None
    """What it has in common with some of the others, where so many are offered that they are
    lists.
    """
    sure: bool = False
    """Whether its label says all that it does, so that no last look is needed."""
    rare: bool = field(default=False, kw_only=True)
    """Whether it is wanted so seldom that what it leads to keeps a page of its own, where the whole
    moves of the others are listed.
    """


class Each(Sequence[Option]):
    """An option for each of several things, made when it is looked at: whoever plays at random, or
    types a move, looks at few of them.
    """

    __slots__ = ("_option", "_things")

    def __init__(self, things: Sequence[T], option: Callable[[T], Option]) -> None:
        self._things: Sequence[Any] = things
        self._option = option

    def __len__(self) -> int:
        return len(self._things)

    def __iter__(self) -> Iterator[Option]:
        return map(self._option, self._things)

    @overload
    def __getitem__(self, place: int) -> Option: ...

    @overload
    def __getitem__(self, place: slice) -> Sequence[Option]: ...

    def __getitem__(self, place: int | slice) -> Option | Sequence[Option]:
        if isinstance(place, slice):
            return Each(self._things[place], self._option)
        return self._option(self._things[place])


@dataclass(frozen=True, slots=True)
class Pick:
    """Choose exactly one option; each leads somewhere playable."""

    prompt: Text
    options: Sequence[Option]
    layout: Callable[[], Sequence[Option]] | None = field(default=None, kw_only=True)
    """What people are shown instead of the options: other ways to the same moves, in fewer steps.

    They are understood when typed, too, but each move has one notation, which the options give.
    """
    former: Callable[[], Sequence[Option]] | None = field(default=None, kw_only=True)
    """Ways to the same moves that menus of earlier versions show: understood, but shown no more."""
    unavailable: Callable[[], Sequence[Text]] | None = field(default=None, kw_only=True)
    """Why usual kinds of moves are not among the options now, a line for each."""
    sure: bool = field(default=False, kw_only=True)
    """Whether this is the last look at one thing, so that no answer need be confirmed again."""

    @property
    def shown(self) -> Sequence[Option]:
        """The options as people see them."""
        return self.options if self.layout is None else self.layout()

    def move_for(self, answer: str) -> Move | None:
        """Return the move that an answer stands for which is none of the options, if there is one.

        Raises `Misread` if the rules refuse it.
        """
        return None


@dataclass(frozen=True, slots=True)
class Amount:
    """What picked things come to, where one number that somebody types means just that, and not the
    thing of that name.
    """

    of: Callable[[frozenset[str]], int]
    refused: Callable[[int], Text]
    """Why no choice that the rules take comes to a number."""


@dataclass(frozen=True, slots=True)
class PickSome:
    """Choose between *least* and *most* of several things; the rules may still refuse the
    choice.
    """

    prompt: Text
    things: Mapping[str, Text]
    least: int
    most: int
    then: Callable[[frozenset[str]], Move]
    tally: Callable[[frozenset[str]], Text] | None = None
    """What the things picked so far come to, where that helps to choose: a running total."""
    hints: Mapping[str, Text] = field(default_factory=dict)
    """What helps to choose among the things, by their keys."""
    allowed: Callable[[frozenset[str]], bool] | None = None
    """Whether the rules take a choice, where they would refuse some: only these are offered whole.
    """
    amount: Amount | None = None
    """What a typed number stands for, if not for a thing."""
    singly: bool = False
    """Whether each thing needs a look of its own, so that people pick things and not handfuls."""
    sure: bool = field(default=False, kw_only=True)
    """Whether they need no last look once they are picked: whoever closes the list has had one."""


Question: TypeAlias = Pick | PickSome


class Misread(Illegal):
    """A notation that does not answer its question."""


@dataclass(frozen=True, slots=True)
class Reading:
    """How far a notation leads: the answers as understood, and what they lead to."""

    path: tuple[str, ...]
    here: Move | Question

    @property
    def notation(self) -> str:
        """The answers, as they would be typed."""
        return " ".join(self.path)


def follow(question: Question, answer: str) -> Move | Question:
    """Return what giving *answer* to *question* leads to; raise `Misread` if it is none of the
    answers.
    """
    match question:
        case Pick():
            option = option_of(question, answer)
            if option is not None:
                return option.then if isinstance(option.then, Move) else option.then()
            if (move := question.move_for(answer)) is not None:
                return move
        case PickSome(things=things, least=least, most=most, then=then):
            keys = chosen(answer)
            if keys <= things.keys() and least <= len(keys) <= most:
                return then(keys)
    raise Misread(_unanswered(question, answer))


def option_of(question: Pick, answer: str) -> Option | None:
    """Return the option with this key, also if only people who press see it, or have seen it."""
    for option in question.options:
        if option.key == answer:
            return option
    ways = (way() for way in (question.layout, question.former) if way is not None)
    return next((option for way in ways for option in way if option.key == answer), None)


def read(question: Question, notation: str) -> Reading:
    """Follow the answers in *notation* one after another, as far as they go.

    Raises `Misread` at the first that cannot be understood, saying what was and what may follow.

    >>> coins = {"a": Text("coin", n=1), "b": Text("coin", n=2), "c": Text("coin", n=3)}
    >>> pay = PickSome(Text("ask-coins"), coins, 1, 2, lambda keys: Move())
    >>> asked = Pick(Text("ask"), [Option("pay", Text("pay"), lambda: pay)])
    >>> read(asked, "pay").here is pay
    True
    >>> read(asked, "PAY c+a").notation
    'pay a+c'
    >>> read(asked, "pay d")
    Traceback (most recent call last):
    games.questions.Misread: Text('engine-misread-some', answer='d', ...)
    """
    path: tuple[str, ...] = ()
    here: Move | Question = question
    for answer in notation.lower().split():
        if isinstance(here, Move):
            raise Misread(
                Text("engine-too-much", understood=" ".join(path), extra=_repeated(answer))
            )
        spelled = joined(here, chosen(answer)) if isinstance(here, PickSome) else answer
        here, path = follow(here, answer), (*path, spelled)
    return Reading(path, here)


def chosen(answer: str) -> frozenset[str]:
    """Return the keys that an answer to a `PickSome` names."""
    return frozenset() if answer == NOTHING else frozenset(answer.split("+"))


def joined(question: PickSome, keys: frozenset[str]) -> str:
    """Return the answer that picks *keys*, always in the order of the question."""
    return "+".join(key for key in question.things if key in keys) or NOTHING


def answers(question: Question) -> Iterator[tuple[str, Move]]:
    """Yield every finished move that *question* can lead to, with its notation.

    >>> cards = {"a": Text("ace"), "k": Text("king")}
    >>> discard = PickSome(Text("ask"), cards, 0, 2, lambda keys: Move())
    >>> [notation for notation, _ in answers(discard)]
    ['none', 'a', 'k', 'a+k']
    """
    match question:
        case Pick(options=options):
            for option in options:
                if isinstance(option.then, Move):
                    yield option.key, option.then
                else:
                    yield from (
                        (f"{option.key} {rest}", move) for rest, move in answers(option.then())
                    )
        case PickSome(things=things, least=least, most=most, then=then):
            for size in range(least, most + 1):
                for keys in combinations(things, size):
                    yield "+".join(keys) or NOTHING, then(frozenset(keys))


def notation_of(question: Question, move: Move) -> str:
    """Return the notation of *move* as an answer to *question*; raise `ValueError` if it is not
    offered.
    """
    for notation, offered in answers(question):
        if offered == move:
            return notation
    raise ValueError(f"{move} does not answer {question.prompt}")


def _unanswered(question: Question, answer: str) -> Text:
    answer = _repeated(answer)
    match question:
        case Pick(options=options):
            keys = _listed(option.key for option in options)
            return Text("engine-misread", answer=answer, asked=question.prompt, keys=keys)
        case PickSome(things=things, least=least, most=most):
            keys = _listed(things)
            if least == most:
                return Text(
                    "engine-misread-exactly",
                    answer=answer,
                    asked=question.prompt,
                    keys=keys,
                    n=most,
                )
            return Text(
                "engine-misread-some",
                answer=answer,
                asked=question.prompt,
                keys=keys,
                least=least,
                most=most,
            )


def _repeated(answer: str) -> str:
    """What was typed as a refusal repeats it: sentences take no more than a thousand characters of
    anybody's.
    """
    return answer if len(answer) <= LONGEST_REPEATED else answer[: LONGEST_REPEATED - 1] + "…"


def _listed(keys: Iterable[str]) -> str:
    return " · ".join(keys)
