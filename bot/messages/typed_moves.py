"""Typed moves: what is understood of a notation so far, and what may follow.

For autocomplete and for `/play move:`; the same texts as everywhere, whatever the game.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import TypeAlias

from bot.hosting.host import Position
from bot.messages.choices import Answer, labels_of, tally_of, trail
from bot.messages.components import LONGEST_ENTRY, MOST_CHOICES, shortened
from bot.messages.compose import MenuPage
from bot.messages.escaping import harmless, plain
from bot.messages.labels import ANSWER_SEPARATOR, Say, answers_text
from bot.messages.language import as_typed
from bot.messages.menus import MenuPlace
from bot.messages.turns import OpenQuestion, question_for
from bot.messages.typed_amounts import TypedAmounts, amounts_in
from bot.messages.whole_moves import WholeMoves, words_of_typed
from games.engine import Order, Seat
from games.moves import Action, Illegal, Move
from games.questions import NOTHING, Misread, Pick, PickSome, Question, Reading, joined, read
from games.text import Text
from renderers.words import Words

LONGEST_TYPED = 500
"""Characters that are read; no move of any game needs half of them, and Discord lets people send
6,000.
"""
LONGEST_TALLY = 65
"""Characters for what picked things come to; the rest of an entry is for the things themselves."""
MOST_CANDIDATES = 8
"""Moves that are named where several may be meant."""
SHORTEST_WORD = 3
"""Letters that a word must have for an explanation to be about it."""
INCOMPLETE_MARK = " …"
"""Ends the name of what is no whole move yet."""


@dataclass(frozen=True, slots=True)
class Understood:
    """The longest beginning of a notation that can be read, and why the rest cannot, if there is a
    rest.
    """

    reading: Reading
    amiss: Illegal | None = None


@dataclass(frozen=True, slots=True)
class Suggestion:
    """One way to go on: how it reads, and what is then typed."""

    name: str
    value: str


@dataclass(frozen=True, slots=True)
class WholeMove:
    """A typed move that can be played, and the answers that lead to it."""

    move: Action | Order
    path: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class WholeOrder:
    """A typed order that can be left."""

    path: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Incomplete:
    """What is no whole move yet: how far it was understood, and what is amiss with the rest."""

    page: MenuPage
    notes: Sequence[str]


Meaning: TypeAlias = WholeMove | WholeOrder | Incomplete


def meaning(position: Position, seat: Seat, typed: str, words: Words) -> Meaning:
    """Return what a seat means by a typed move; raise `Illegal` if it is asked nothing."""
    asked = question_for(position, seat)
    typed = words.current(typed)
    names = [plain(name) for name in position.row.names]

    def say(text: Text) -> str:
        return words.say(text, names)

    amounts = amounts_in(asked.question, say)
    try:
        typed = amounts.in_notation(_readable(typed))
    except Illegal as amiss:
        page = MenuPage(asked, MenuPlace(position.row.id, position.row.ply, (), asked.ordering))
        return Incomplete(page, [say(harmless(amiss.text))])
    found = understood(asked.question, typed)
    path, here = found.reading.path, found.reading.here
    if found.amiss is None and isinstance(here, Move):
        return _made(asked, path)
    meant = _meant(asked.question, typed, found, say)
    if len(meant) == 1:
        return _made(asked, meant[0])
    notes = [say(harmless(found.amiss.text))] if found.amiss else []
    if meant:
        notes = [_candidates([amounts.typed(path) for path in meant], words)]
    elif found.amiss and path:
        notes.insert(0, words("play-understood", notation=found.reading.notation))
    while found.amiss and path and isinstance(trail(asked.question, path).here, Move):
        path = path[:-1]
    place = MenuPlace(position.row.id, position.row.ply, path, asked.ordering)
    return Incomplete(MenuPage(asked, place), notes)


def _made(asked: OpenQuestion, path: tuple[str, ...]) -> WholeMove | WholeOrder:
    """What a path to a move stands for."""
    if asked.ordering:
        return WholeOrder(path)
    move = trail(asked.question, path).here
    if not isinstance(move, Action | Order):
        raise Misread(Text("engine-not-asked"))
    return WholeMove(move, path)


def _meant(
    question: Question, typed: str, found: Understood, say: Say
) -> Sequence[tuple[str, ...]]:
    """The whole moves that may be meant by what is no notation."""
    if found.amiss is None:
        return ()
    moves, rest, before = _whole_moves(question, typed, found.reading, say)
    if not moves.complete:
        return ()
    return [(*before, *whole.path) for whole in moves.distinct(moves.find(rest).likely)]


def _whole_moves(
    question: Question, typed: str, reading: Reading, say: Say
) -> tuple[WholeMoves, str, tuple[str, ...]]:
    """The whole moves to look among, for which words, and after which answers: those of the first
    question, or where they are too many, of that up to which the words were understood.
    """
    typed = _readable(typed)
    moves = WholeMoves(question, say)
    if moves.complete or not reading.path or isinstance(reading.here, Move):
        return moves, typed, ()
    rest = " ".join(typed.split()[len(reading.path) :])
    return WholeMoves(reading.here, say), rest, reading.path


def _candidates(meant: Sequence[str], words: Words) -> str:
    """Which moves may be meant, where that is not clear."""
    named = " · ".join(f"`{typed}`" for typed in meant[:MOST_CANDIDATES])
    return words("play-ambiguous", moves=named, more=max(0, len(meant) - MOST_CANDIDATES))


def understood(question: Question, typed: str) -> Understood:
    """Read as much of `typed` as makes sense."""
    amiss: Illegal | None = None
    answers = _readable(typed).split()
    for length in range(len(answers), -1, -1):
        try:
            return Understood(read(question, " ".join(answers[:length])), amiss)
        except Illegal as illegal:
            amiss = illegal
    return Understood(Reading((), question), amiss)


def _readable(typed: str) -> str:
    """Cut what is too long; its end then answers no question, so that no move is made of a
    beginning alone. A mark that ends a sentence is no part of an answer.
    """
    if len(typed) > LONGEST_TYPED:
        return typed[: LONGEST_TYPED - 1] + "…"
    return as_typed(typed).rstrip().rstrip(".!")


def suggestions(question: Question, typed: str, say: Say, words: Words) -> list[Suggestion]:
    """The moves and half moves that `typed` may become, as many as Discord shows; where it can
    become none, what would be said to it.
    """
    typed, amounts = words.current(_readable(typed)), amounts_in(question, say)
    with suppress(Illegal):
        typed = amounts.in_notation(typed)
    found = understood(question, typed)
    rest = " ".join(typed.lower().split()[len(found.reading.path) :])
    whole = isinstance(found.reading.here, Move) and not rest
    exact = [found.reading.path] if whole else []
    paths = [*exact, *_ways_on(found.reading, rest, say)]
    if typed.strip():
        wholes = _whole_paths(question, typed, found.reading, say, exact=whole)
        paths = _with_whole_moves(paths, [*exact, *wholes])
    if not paths and typed.strip():
        return [_explanation(question, found, typed, say)]
    return [_suggestion(question, path, amounts, say, words) for path in paths[:MOST_CHOICES]]


def _whole_paths(
    question: Question, typed: str, reading: Reading, say: Say, *, exact: bool
) -> list[tuple[str, ...]]:
    """The whole moves that `typed` may become: those that begin so and, unless it is *exact*, those
    that have all its words.
    """
    moves, rest, before = _whole_moves(question, typed, reading, say)
    if not moves.complete:
        return []
    wholes = moves.beginning(rest)
    if not exact:
        found = moves.find(rest)
        wholes += [*found.likely, *found.others]
    return [*dict.fromkeys((*before, *whole.path) for whole in wholes)]


def _with_whole_moves(
    ways: Sequence[tuple[str, ...]], wholes: Sequence[tuple[str, ...]]
) -> list[tuple[str, ...]]:
    """Half moves give way to the whole moves that they lead to, if there is room for all these."""
    if len(wholes) > MOST_CHOICES:
        return [*dict.fromkeys([*ways, *wholes])]
    others = [
        way for way in ways if not any(_leads_to(way, whole) for whole in wholes if whole != way)
    ]
    first = [way for way in others if way in wholes]
    return [*dict.fromkeys([*first, *wholes, *others])]


def _leads_to(way: tuple[str, ...], whole: tuple[str, ...]) -> bool:
    """Whether a whole move goes on from a half one, of which the last answer may lack things."""
    *before, last = way
    at = len(before)
    return (
        whole[:at] == (*before,)
        and len(whole) > at
        and frozenset(last.split("+")) <= frozenset(whole[at].split("+"))
    )


def _explanation(question: Question, found: Understood, typed: str, say: Say) -> Suggestion:
    """What would be said to a text that is no move: why a usual move is not possible, if that is
    what it speaks of, or what is not understood. A word that answers some question does not speak
    of what is impossible.
    """
    here = found.reading.here
    why_not = here.unavailable if isinstance(here, Pick) else None
    possible = WholeMoves(question, say).keys
    spoken = [
        word
        for word in words_of_typed(typed)
        if len(word) >= SHORTEST_WORD and word not in possible
    ]
    lines = [say(reason) for reason in why_not()] if why_not is not None else []
    about = [line for line in lines if any(word in line.lower() for word in spoken)]
    amiss = [say(found.amiss.text)] if found.amiss is not None else []
    (name, *_) = [*about, *amiss, typed]
    sent = typed if len(typed) <= LONGEST_ENTRY else typed[: LONGEST_ENTRY - 1] + "…"
    return Suggestion(shortened(name, LONGEST_ENTRY), sent)


def _ways_on(reading: Reading, rest: str, say: Say) -> Iterator[tuple[str, ...]]:
    """The paths one answer further of which `rest` may be the beginning."""
    match reading.here:
        case Pick(options=options):
            for option in options:
                if option.key.startswith(rest) or rest in as_typed(say(option.label)).lower():
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
        if (
            key not in picked
            and len(picked) < some.most
            and (key.startswith(tail) or tail in as_typed(say(label)).lower())
        ):
            yield joined(some, picked | {key})


def _suggestion(
    question: Question, path: tuple[str, ...], amounts: TypedAmounts, say: Say, words: Words
) -> Suggestion:
    """A way on by its labels and what it comes to, with an ellipsis of its own where the move is
    not whole yet.
    """
    before = trail(question, path[:-1])
    tally = tally_of(before.here, path[-1])
    try:
        found = trail(question, path)
        answers, whole = found.answers, isinstance(found.here, Move)
    except Illegal:  # several things of which some are missing
        answers, whole = (*before.answers, Answer("", labels_of(before.here, path[-1]))), False
    told = f" · {say(tally)}" if tally is not None else ""
    end = shortened(told, LONGEST_TALLY) + ("" if whole else INCOMPLETE_MARK)
    return Suggestion(
        _fitting([answers_text([answer], say, words) for answer in answers], end),
        amounts.typed(path) if whole else " ".join(path),
    )


def _fitting(answers: list[str], end: str) -> str:
    """The answers as one entry of a list; where there is no room it is the last ones that tell
    entries apart.
    """
    name = ANSWER_SEPARATOR.join(answers) + end
    while len(name) > LONGEST_ENTRY and len(answers) > 1:
        answers = answers[1:]
        name = ANSWER_SEPARATOR.join(["…", *answers]) + end
    return shortened(name.removesuffix(end), LONGEST_ENTRY - len(end)) + end
