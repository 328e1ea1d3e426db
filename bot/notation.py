"""Typed moves: what is understood of a notation so far, and what may follow.

For autocomplete and for `/play move:`; the same texts as everywhere, whatever the game.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bot.menus import BESIDE, LONGEST_ENTRY, Say, labels_of, shortened, spelled, tally_of, trail
from games.engine import Illegal, Move
from games.questions import NOTHING, Pick, PickSome, Question, Reading, joined, read
from renderers.words import Words

MOST_SUGGESTIONS = 25
ONGOING = " …"
"""Ends the name of what is no whole move yet."""


@dataclass(frozen=True, slots=True)
class Understood:
    """The longest beginning of a notation that can be read, and why the rest cannot, if there is a rest."""

    reading: Reading
    amiss: Illegal | None = None


@dataclass(frozen=True, slots=True)
class Suggestion:
    """One way to go on: how it reads, and what is then typed."""

    name: str
    value: str


def understood(question: Question, typed: str) -> Understood:
    """Read as much of `typed` as makes sense."""
    amiss: Illegal | None = None
    answers = typed.split()
    for length in range(len(answers), -1, -1):
        try:
            return Understood(read(question, " ".join(answers[:length])), amiss)
        except Illegal as illegal:
            amiss = illegal
    return Understood(Reading((), question), amiss)


def suggestions(question: Question, typed: str, say: Say, words: Words) -> list[Suggestion]:
    """The moves and half moves that `typed` may become, as many as Discord shows."""
    found = understood(question, typed)
    rest = " ".join(typed.lower().split()[len(found.reading.path) :])
    paths = [found.reading.path] if isinstance(found.reading.here, Move) and not rest else []
    paths += _ways_on(found.reading, rest, say)
    return [_suggestion(question, path, say, words) for path in paths[:MOST_SUGGESTIONS]]


def _ways_on(reading: Reading, rest: str, say: Say) -> Iterator[tuple[str, ...]]:
    """The paths one answer further of which `rest` may be the beginning."""
    match reading.here:
        case Pick(options=options):
            for option in options:
                if option.key.startswith(rest) or rest in say(option.label).lower():
                    yield (*reading.path, option.key)
        case PickSome() as some:
            yield from ((*reading.path, answer) for answer in _handfuls(some, rest, say))


def _handfuls(some: PickSome, rest: str, say: Say) -> Iterator[str]:
    """What is picked already, with one thing more."""
    *whole, tail = rest.split("+")
    picked = frozenset(whole) & some.things.keys()
    if tail in some.things:
        picked, tail = picked | {tail}, ""
    if some.least <= len(picked) <= some.most:
        yield joined(some, picked)
    if not picked and not some.least:
        yield NOTHING
    for key, label in some.things.items():
        if key not in picked and len(picked) < some.most and (key.startswith(tail) or tail in say(label).lower()):
            yield joined(some, picked | {key})


def _suggestion(question: Question, path: tuple[str, ...], say: Say, words: Words) -> Suggestion:
    """A way on by its labels and what it comes to, with an ellipsis of its own where the move is not whole yet."""
    before = trail(question, path[:-1])
    labels = [*before.labels, labels_of(before.here, path[-1])]
    tally = tally_of(before.here, path[-1])
    try:
        whole = isinstance(trail(question, path).here, Move)
    except Illegal:
        whole = False
    end = (f" · {say(tally)}" if tally is not None else "") + ("" if whole else ONGOING)
    return Suggestion(_fitting([spelled([several], say, words) for several in labels], end), " ".join(path))


def _fitting(answers: list[str], end: str) -> str:
    """The answers as one entry of a list; where there is no room it is the last ones that tell entries apart."""
    name = BESIDE.join(answers) + end
    while len(name) > LONGEST_ENTRY and len(answers) > 1:
        answers = answers[1:]
        name = BESIDE.join(["…", *answers]) + end
    return shortened(name.removesuffix(end), LONGEST_ENTRY - len(end)) + end
