"""Typed amounts: where one number that somebody types is what their choice comes to, as a bid.

In notation, which is what is kept, the same number names a single thing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from bot.messages.labels import Say
from bot.messages.whole_moves import words_of_label, words_of_typed
from games.moves import Illegal, Move
from games.questions import Amount, Option, Pick, PickSome, Question, joined


@dataclass(frozen=True, slots=True)
class TypedAmounts:
    """A question's answer after which a number is an amount, if there is one."""

    key: str = ""
    some: PickSome | None = None
    amount: Amount | None = None
    words: frozenset[str] = frozenset()
    """What may stand beside the number."""

    def in_notation(self, typed: str) -> str:
        """What was typed, with things in place of the number that they come to; raises `Illegal`
        if no choice comes to it. What names no amount, or more than that, stays as it is.
        """
        words = words_of_typed(typed)
        numbers = [word for word in words if word.isdecimal()]
        if self.some is None or len(numbers) != 1 or {*words} - {*numbers} - self.words:
            return typed
        return f"{self.key} {self._things(int(numbers[0]))}"

    def typed(self, path: Sequence[str]) -> str:
        """How a whole move is typed: a single thing by what it comes to."""
        match self.some, self.amount, path:
            case PickSome(things=things), Amount(of=of), (self.key, thing) if thing in things:
                return f"{self.key} {of(frozenset({thing}))}"
        return " ".join(path)

    def _things(self, number: int) -> str:
        """The fewest things that come to a number, the first of these."""
        some, amount = self.some, self.amount
        assert some is not None, "there are amounts"
        assert amount is not None, "there are amounts"
        for size in range(some.least, some.most + 1):
            for picked in combinations(some.things, size):
                keys = frozenset(picked)
                if amount.of(keys) == number and (some.allowed is None or some.allowed(keys)):
                    return joined(some, keys)
        raise Illegal(amount.refused(number))


def amounts_in(question: Question, say: Say) -> TypedAmounts:
    """Find what a number may stand for, and by which words it is called."""
    shown = (*question.options, *question.shown) if isinstance(question, Pick) else ()
    found = [(option, some) for option in shown if (some := _some_of(option)) is not None]
    if not found:
        return TypedAmounts()
    words = set[str]()
    for option, _ in found:
        titles = [option.label] if option.entry is None else [option.label, option.entry.title]
        words |= {option.key, *(word for title in titles for word in words_of_label(say(title)))}
    option, some = found[0]
    return TypedAmounts(option.key, some, some.amount, frozenset(words))


def _some_of(option: Option) -> PickSome | None:
    if isinstance(option.then, Move):
        return None
    some = option.then()
    return some if isinstance(some, PickSome) and some.amount is not None else None
