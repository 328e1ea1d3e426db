"""Whole moves found by words: in any order, by any part that only one move has.

The exact notation always goes first, and is none of this module's business. What is typed here is
compared with the answers and labels of every whole move, as long as these are few enough.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations

from bot.messages.labels import Say
from games.moves import Illegal, Move
from games.questions import NOTHING, Pick, PickSome, Question, follow
from games.text import Text

MOST_WHOLE = 500
"""Ways to moves that are looked at."""
MOST_HANDFULS = 2100
"""Ways to pick several of many things, which are looked at faster; eleven coins are among them."""
MOST_WORDS = 8
"""More words than any move has answers."""
FEWEST_LETTERS = 2
"""Of a beginning of a word, and of initials that stand for several words."""

JOINING = frozenset({"and", "to", "и", "до"})
"""Words that only join others, and are in no notation."""

_APART = re.compile(r"[\s+,;&›]+")
_WORD = re.compile(r"\w[\w-]*")


@dataclass(frozen=True, slots=True)
class TypedAnswer:
    """One answer of a move, as it may be typed."""

    key: str
    label: Text


@dataclass(frozen=True, slots=True)
class Whole:
    """A whole move, how it is typed, and of which parts it is made."""

    path: tuple[str, ...]
    parts: tuple[int, ...]
    bits: int
    """The parts as a set, one bit for each."""
    handful: range = range(0)
    """Which of the parts are several things picked at once."""

    @property
    def notation(self) -> str:
        """The answers, as they are typed."""
        return " ".join(self.path)


@dataclass(frozen=True, slots=True)
class MatchingMoves:
    """The whole moves that some words may mean."""

    likely: Sequence[Whole] = ()
    others: Sequence[Whole] = ()
    """Those that pick more things besides, where some pick exactly the things named."""


@dataclass(frozen=True, slots=True)
class _Comparison:
    """How words are compared with the parts of a move."""

    words: Sequence[str]
    same: Callable[[str, str], bool]
    spoken: Callable[[TypedAnswer], tuple[str, ...]]
    one_each: bool = False
    """Whether each word stands for a part of its own, so that a label counts once."""


@dataclass(slots=True)
class WholeMoves:
    """All whole moves that a question leads to, in a reader's language."""

    question: Question
    say: Say
    wholes: list[Whole] = field(default_factory=list)
    complete: bool = True
    """Whether these are all; if they are too many, none is looked for."""
    _parts: dict[TypedAnswer, int] = field(default_factory=dict)
    _labels: dict[Text, tuple[str, ...]] = field(default_factory=dict)
    _things: set[str] = field(default_factory=set)
    """The keys of things of which several are picked at once."""

    def __post_init__(self) -> None:
        work = 0
        for whole in self._walk(self.question, (), (), 0):
            self.wholes.append(whole)
            work += 1 if whole.handful else MOST_HANDFULS // MOST_WHOLE
            if work > MOST_HANDFULS:
                self.complete = False
                break

    @property
    def keys(self) -> frozenset[str]:
        """The answers of which the moves are made."""
        return frozenset(part.key for part in self._parts)

    def beginning(self, typed: str) -> list[Whole]:
        """The moves whose notations begin like this."""
        typed = " ".join(typed.lower().split())
        return [whole for whole in self.wholes if whole.notation.startswith(typed)]

    def find(self, typed: str) -> MatchingMoves:
        """The moves that have all the words typed, by the strictest comparison that finds any."""
        for comparison in self._comparisons(typed):
            found = self._compare(comparison)
            if found.likely:
                return found
        return MatchingMoves()

    def distinct(self, wholes: Sequence[Whole]) -> list[Whole]:
        """The same moves, each by its first notation alone, and only those that can be made."""
        by_move: dict[Move, Whole] = {}
        for whole in wholes:
            if (move := self._move(whole)) is not None:
                by_move.setdefault(move, whole)
        return [*by_move.values()]

    def _move(self, whole: Whole) -> Move | None:
        """The move of a notation; None if the rules refuse it."""
        here: Move | Question = self.question
        try:
            for answer in whole.path:
                here = here if isinstance(here, Move) else follow(here, answer)
        except Illegal:
            return None
        return here if isinstance(here, Move) else None

    def _comparisons(self, typed: str) -> Iterator[_Comparison]:
        """The ways to compare what was typed, the strictest first."""
        words = words_of_typed(typed)
        if not 0 < len(words) <= MOST_WORDS:
            return
        split = [part for word in words for part in word.split("-") if part]
        spellings = [words, split] if words != split and 0 < len(split) <= MOST_WORDS else [words]
        for spelling in spellings:
            yield _Comparison(spelling, str.__eq__, _key)
            yield _Comparison(spelling, str.__eq__, self._spoken)
        for spelling in spellings:
            yield _Comparison(spelling, _begins, self._spoken)
        if len(words) > 1 and len({*words}) == 1:  # red red: 2 red
            yield _Comparison([str(len(words)), words[0]], _begins, self._spoken)
        *before, last = words
        while len(words[-1]) == 1 and before and len(before[-1]) == 1:
            last = before.pop() + last
        if last.isalpha() and FEWEST_LETTERS <= len(last) <= MOST_WORDS - len(before):
            yield _Comparison([*before, *last], _initial, _key, one_each=True)
            yield _Comparison([*before, *last], _initial, self._first_word, one_each=True)
            yield _Comparison([*before, *last], self._is_letter_of, _key, one_each=True)

    def _compare(self, how: _Comparison) -> MatchingMoves:
        fitting: list[dict[int, tuple[str, ...]]] = [{} for _ in how.words]
        for part, n in self._parts.items():
            spoken = how.spoken(part)
            for word, fits in zip(how.words, fitting, strict=True):
                if meant := tuple(one for one in spoken if how.same(one, word)):
                    fits[n] = ("",) if how.one_each else meant
        needed = [sum(1 << n for n in fits) for fits in fitting]
        exact, plain, more = list[Whole](), list[Whole](), list[Whole]()
        for whole in self.wholes if all(needed) else ():
            if not all(whole.bits & bits for bits in needed):
                continue
            spots = [
                [(at, one) for at, n in enumerate(whole.parts) for one in fits.get(n, ())]
                for fits in fitting
            ]
            if (used := _assigned(spots, frozenset())) is None:
                continue
            touched = {at for at, _ in used}
            named = sum(at in touched for at in whole.handful)
            (plain if not named else exact if named == len(whole.handful) else more).append(whole)
        return MatchingMoves([*exact, *plain], more) if exact else MatchingMoves([*plain, *more])

    def _spoken(self, part: TypedAnswer) -> tuple[str, ...]:
        """The words for an answer: its key, and those of its label."""
        return tuple(dict.fromkeys((part.key, *self._label(part))))

    def _is_letter_of(self, whole: str, typed: str) -> bool:
        """Whether a letter stands for a thing: as its initial, or where none has that, because no
        other thing has this letter, as u for blue.
        """
        if len(typed) > 1 or whole not in self._things:
            return whole == typed
        if any(thing.startswith(typed) for thing in self._things):
            return whole.startswith(typed)
        return [thing for thing in self._things if typed in thing] == [whole]

    def _first_word(self, part: TypedAnswer) -> tuple[str, ...]:
        return self._label(part)[:1]

    def _label(self, part: TypedAnswer) -> tuple[str, ...]:
        if part.label not in self._labels:
            self._labels[part.label] = words_of_label(self.say(part.label))
        return self._labels[part.label]

    def _number(self, part: TypedAnswer) -> int:
        return self._parts.setdefault(part, len(self._parts))

    def _walk(
        self, question: Question, path: tuple[str, ...], parts: tuple[int, ...], bits: int
    ) -> Iterator[Whole]:
        match question:
            case Pick(options=options):
                for option in options:
                    n = self._number(TypedAnswer(option.key, option.label))
                    onward = (*path, option.key), (*parts, n), bits | 1 << n
                    if isinstance(option.then, Move):
                        yield Whole(*onward)
                    else:
                        yield from self._walk(option.then(), *onward)
            case PickSome(things=things, allowed=allowed):
                numbers = {
                    key: self._number(TypedAnswer(key, label)) for key, label in things.items()
                }
                self._things.update(things)
                for keys in self._handfuls(question):
                    if allowed is not None and not allowed(frozenset(keys)):
                        continue
                    ns = [numbers[key] for key in keys]
                    handful = range(len(parts), len(parts) + len(ns))
                    answer = "+".join(keys) or NOTHING
                    all_bits = bits | sum(1 << n for n in ns)
                    yield Whole((*path, answer), (*parts, *ns), all_bits, handful)

    def _handfuls(self, question: PickSome) -> Iterator[tuple[str, ...]]:
        looked_at = 0
        for size in range(question.least, question.most + 1):
            for keys in combinations(question.things, size):
                looked_at += 1
                if looked_at > MOST_HANDFULS:
                    self.complete = False
                    return
                yield keys


def words_of_typed(typed: str) -> list[str]:
    """The words of what was typed, whatever stands between them."""
    return [word for word in _APART.split(_even(typed)) if word and word not in JOINING]


def words_of_label(label: str) -> tuple[str, ...]:
    """The words of a label, as they are compared."""
    return tuple(_WORD.findall(_even(label)))


def _even(text: str) -> str:
    """The text as it is compared: `ё` is often typed as `е`."""
    return text.lower().replace("ё", "е")


def _key(part: TypedAnswer) -> tuple[str, ...]:
    return (part.key,)


def _begins(whole: str, typed: str) -> bool:
    """Numbers and single letters have no beginnings: 4 is not 400."""
    if len(typed) < FEWEST_LETTERS or typed[0].isdigit():
        return whole == typed
    return whole.startswith(typed)


def _initial(whole: str, typed: str) -> bool:
    return whole[:1] == typed if len(typed) == 1 else whole == typed


def _assigned(
    spots: Sequence[Sequence[tuple[int, str]]], used: frozenset[tuple[int, str]]
) -> frozenset[tuple[int, str]] | None:
    """A word of the move for each word typed, none twice, and of different answers if possible."""
    if not spots:
        return used
    answered = {at for at, _ in used}
    for spot in sorted(spots[0], key=lambda spot: spot[0] in answered):
        if spot not in used and (found := _assigned(spots[1:], used | {spot})) is not None:
            return found
    return None
