"""What stands on one page of a menu: a question's answers, as whole moves where they are few.

A tree of small questions is good for typing and for automas, but each question costs a press. So
whole moves are offered wherever a page has room for them, and what has only one answer is not
asked. `asked_at` says the same for pictures. Nothing here depends on the reader's language.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain, combinations, islice
from math import comb

from bot.messages.components import MOST_IN_A_ROW, MOST_OPTIONS
from games.moves import Illegal, Move
from games.placements import Placement, Spot
from games.questions import (
    Entry,
    Option,
    Pick,
    PickSome,
    Question,
    Tone,
    chosen,
    follow,
    joined,
    option_of,
)
from games.text import Text
from renderers.scenes import Asked, Laid

MOST_BUTTONS = 3 * MOST_IN_A_ROW
"""In three rows of a message; a fourth and fifth hold what ends a turn, and the ways back."""
FEW = 5
"""So many whole moves are clearer than questions, however different they are."""
MOST_ENTRIES = 3 * MOST_OPTIONS
"""In three selects."""
MOST_LEAVES = 400
"""Ways to moves that are looked at before a question is taken for too large to be shown whole."""
MANY_STEPS = 3
"""So many answers one after the other are more work than one long list."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What was answered to one question or, in a row, to several that ask the same."""

    asked: str
    """The key of the prompt."""
    labels: tuple[Text, ...]


@dataclass(frozen=True, slots=True)
class Trail:
    """How far a path leads: what was answered, and what comes there."""

    answers: tuple[Answer, ...]
    here: Move | Question
    remark: Text | None = None
    """What the last answer comes to: the tally of several things, or the hint of one, which buttons
    do not show.
    """
    sure: bool = False
    """Whether the last answer was given at a last look, after which nothing is confirmed."""


@dataclass(frozen=True, slots=True)
class MenuChoice:
    """Something to press: it leads one or several answers further."""

    path: tuple[str, ...]
    answers: tuple[Answer, ...]
    whole: bool
    """Whether it leads to a move."""
    hint: Text | None = None
    tone: Tone = Tone.PLAIN
    row: int = 0
    entry: Entry | None = None
    group: Text | None = None


class _TooManyError(Exception):
    """A question has more answers than anybody could be shown."""


def trail(question: Question, path: Sequence[str]) -> Trail:
    """Follow `path` from `question`; raises `Misread` where it answers nothing."""
    answers: tuple[Answer, ...] = ()
    here: Move | Question = question
    remark: Text | None = None
    sure = False
    for key in path:
        asked = here
        here = follow(asked, key) if not isinstance(asked, Move) else here
        answers = _and(answers, asked, labels_of(asked, key))
        remark = tally_of(asked, key) or hint_of(asked, key)
        sure = _is_sure(asked, key)
    return Trail(answers, here, remark, sure)


def _is_sure(question: Move | Question, answer: str) -> bool:
    """Whether an answer was given at a last look, or needs none."""
    if isinstance(question, PickSome):
        return question.sure
    if not isinstance(question, Pick):
        return False
    option = option_of(question, answer)
    return (question.sure and only_answer(question) is None) or (option is not None and option.sure)


def labels_of(question: Move | Question, answer: str) -> tuple[Text, ...]:
    """What an answer is called: several things, if it picks several."""
    match question:
        case Placement() if (spot := question.spot(answer)) is not None:
            return (question.covers(spot),)
        case Pick():
            option = option_of(question, answer)
            return () if option is None else (option.label,)
        case PickSome(things=things):
            return tuple(label for key, label in things.items() if key in chosen(answer))
    return ()


def tally_of(question: Move | Question, answer: str) -> Text | None:
    """What the things that an answer picks come to, if the question tells."""
    return (
        question.tally(chosen(answer))
        if isinstance(question, PickSome) and question.tally
        else None
    )


def hint_of(question: Move | Question, answer: str) -> Text | None:
    """The hint of the option that an answer picks, if it has one."""
    option = option_of(question, answer) if isinstance(question, Pick) else None
    return None if option is None else option.hint


def settled(question: Question, path: tuple[str, ...]) -> tuple[str, ...]:
    """Return the path, led on as long as there is but one answer.

    Without a press no path leads to a move.
    """
    pressed, here = bool(path), trail(question, path).here
    while not isinstance(here, Move) and (only := only_answer(here)) is not None:
        following = follow(here, only)
        if not pressed and isinstance(following, Move):
            break
        path, here = (*path, only), following
    return path


def only_answer(question: Question) -> str | None:
    """Return the one answer to a question, or None if there are several."""
    match question:
        case Placement() | Pick(sure=True):  # a last look is a page, even with one way on
            return None
        case Pick():
            shown = question.shown
            return shown[0].key if len(shown) == 1 and shown[0].entry is None else None
        case PickSome():
            found = list(islice(_handfuls(question), 2)) if _is_small(question) else []
            return joined(question, found[0]) if len(found) == 1 else None


def choices(question: Question) -> Sequence[MenuChoice] | None:
    """Return what to press, or None if several of many things are to be picked one by one."""
    match question:
        case PickSome():
            return [*_wholes(question)] if _has_handfuls(question) else None
        case Placement():
            return [_choice(question, option) for option in question.options]
        case Pick(layout=None):
            return _of_pick(question)
        case Pick():
            return [_choice(question, option) for option in question.shown]


@dataclass(frozen=True, slots=True)
class Page:
    """What stands on a page of a menu, and which of it is pressed; where several things are picked
    one by one, the answer that picks them.
    """

    shown: Sequence[MenuChoice]
    pressed: MenuChoice


def pages_to(question: Question, move: Move, notation: Sequence[str]) -> Sequence[Page] | None:
    """Return what is pressed for a move, page by page, up to where a piece is laid; None if no
    page leads there. *notation* are the move's answers, which most pages follow.
    """
    if isinstance(question, Placement):
        return ()
    shown = choices(question)
    if shown is None:
        pressed = MenuChoice((*notation,), (Answer("", labels_of(question, notation[0])),), True)
        return (Page((pressed,), pressed),) if follow(question, notation[0]) == move else None
    for choice in shown:
        if choice.whole and trail(question, choice.path).here == move:
            return (Page(shown, choice),)
    on_the_way = [choice for choice in shown if not choice.whole and choice.entry is None]
    on_the_way.sort(key=lambda choice: choice.path != (*notation[: len(choice.path)],))
    for choice in on_the_way:
        here, rest = trail(question, choice.path).here, notation[len(choice.path) :]
        if not rest or isinstance(here, Move):
            continue
        if (further := pages_to(here, move, rest)) is not None:
            return (Page(shown, choice), *further)
    return None


def page_before(question: Question, path: tuple[str, ...]) -> tuple[str, ...] | None:
    """Return the path of the page from which somebody came to `path`; None at the first page."""
    earlier: tuple[str, ...] | None = None
    here = settled(question, ())
    while len(here) < len(path) and here == path[: len(here)]:
        earlier = here
        pressed = _pressed(trail(question, here).here, path[len(here) :])
        here = settled(question, (*here, *pressed))
    return earlier


def _pressed(question: Move | Question, rest: tuple[str, ...]) -> tuple[str, ...]:
    """How much of a path one press on a page stands for."""
    shown = choices(question) if not isinstance(question, Move) else None
    ways = {choice.path for choice in shown or ()}
    return next((rest[:n] for n in range(len(rest), 0, -1) if rest[:n] in ways), rest[:1])


def _of_pick(question: Pick) -> Sequence[MenuChoice]:
    """Whole moves, where they save a press and there is room; else the options."""
    options = question.options
    steps = [_choice(question, option) for option in options]
    if all(step.whole for step in steps):
        return steps
    most = MOST_OPTIONS if len(options) <= MOST_BUTTONS else MOST_ENTRIES
    rare = [step for step, option in zip(steps, options, strict=True) if option.rare]
    usual = [option for option in options if not option.rare]
    whole = _distinct(replace(question, options=usual) if rare else question, most)
    if not whole:
        return steps
    few = len(whole) <= FEW or len(options) > MOST_BUTTONS
    long = max(len(choice.path) for choice in whole) >= MANY_STEPS and not _lays_out(options)
    alike = all(len(choice.answers) == 1 for choice in whole)
    return [*whole, *rare] if few or long or alike else steps


def _lays_out(options: Sequence[Option]) -> bool:
    """Whether one of the options leads to a page that its game has laid out: a list of whole moves
    is no better.
    """
    following = (option.then() for option in options if not isinstance(option.then, Move))
    return any(isinstance(then, Pick) and then.layout is not None for then in following)


def _distinct(question: Question, most: int) -> list[MenuChoice] | None:
    """The whole moves that a question leads to, each once; None if they are too many."""
    found: dict[Move, MenuChoice] = {}
    try:
        for seen, (move, choice) in enumerate(_leaves(question)):
            found.setdefault(move, choice)
            if len(found) > most or seen >= MOST_LEAVES:
                return None
    except _TooManyError:
        return None
    return [*found.values()]


def _leaves(question: Question) -> Iterator[tuple[Move, MenuChoice]]:
    """Every way to a move."""
    match question:
        case Placement():
            raise _TooManyError
        case Pick(options=options):
            for option in options:
                if isinstance(option.then, Move):
                    yield option.then, _step(question, option, whole=True)
                    continue
                step = _step(question, option, whole=True)
                leaves = _leaves(option.then())
                first = [*islice(leaves, 2)]
                if len(first) > 1:  # what is said of all together is wrong of each
                    step = replace(step, hint=option.shared_hint)
                for move, further in chain(first, leaves):
                    yield move, _joined(step, further)
        case PickSome(then=then):
            if not _has_handfuls(question):
                raise _TooManyError
            for choice in _wholes(question):
                yield then(chosen(choice.path[0])), choice


def _wholes(question: PickSome) -> Iterator[MenuChoice]:
    for keys in _handfuls(question):
        answer = joined(question, keys)
        labels = _and((), question, labels_of(question, answer))
        yield MenuChoice((answer,), labels, whole=True, hint=tally_of(question, answer))


def _handfuls(question: PickSome) -> Iterator[frozenset[str]]:
    for size in range(question.least, question.most + 1):
        for keys in map(frozenset, combinations(question.things, size)):
            if question.allowed is None or question.allowed(keys):
                yield keys


def _has_handfuls(question: PickSome) -> bool:
    """Whether people are shown handfuls of things, and not the things."""
    return not question.singly and _is_small(question)


def _is_small(question: PickSome) -> bool:
    """Whether all handfuls of things can be shown."""
    n, sizes = len(question.things), range(question.least, question.most + 1)
    if question.allowed is None:
        return sum(comb(n, size) for size in sizes) <= MOST_ENTRIES
    if sum(comb(n, size) for size in sizes) > MOST_LEAVES:
        return False
    return len(list(islice(_handfuls(question), MOST_ENTRIES + 1))) <= MOST_ENTRIES


def _choice(question: Pick, option: Option) -> MenuChoice:
    """An option, led on to where there is something to choose."""
    choice = _step(question, option, whole=isinstance(option.then, Move))
    if option.entry is not None:
        return choice
    here = option.then if isinstance(option.then, Move) else option.then()
    while not isinstance(here, Move) and (only := only_answer(here)) is not None:
        try:
            following = follow(here, only)
        except Illegal:
            break
        further = MenuChoice(
            (only,),
            _and((), here, labels_of(here, only)),
            isinstance(following, Move),
            tally_of(here, only) or hint_of(here, only),
        )
        choice, here = _joined(choice, further), following
    return choice


def _step(question: Pick, option: Option, *, whole: bool) -> MenuChoice:
    answers = (Answer(question.prompt.key, (option.label,)),)
    return MenuChoice(
        (option.key,),
        answers,
        whole,
        option.hint,
        option.tone,
        option.row,
        option.entry,
        option.group,
    )


def _joined(first: MenuChoice, then: MenuChoice) -> MenuChoice:
    """Two choices, one after the other, as one."""
    *before, last = first.answers
    following = then.answers
    if following and last.asked == following[0].asked:
        last = Answer(last.asked, last.labels + following[0].labels)
        following = following[1:]
    return replace(
        first,
        path=first.path + then.path,
        answers=(*before, last, *following),
        whole=then.whole,
        hint=then.hint or first.hint,
    )


def _and(
    answers: tuple[Answer, ...], question: Move | Question, labels: tuple[Text, ...]
) -> tuple[Answer, ...]:
    """Some answers, and one more; those to questions with the same prompt are one."""
    asked = "" if isinstance(question, Move) else question.prompt.key
    if answers and answers[-1].asked == asked and isinstance(question, Pick):
        return (*answers[:-1], Answer(asked, answers[-1].labels + labels))
    return (*answers, Answer(asked, labels))


def asked_at(question: Question, path: Sequence[str], spot: Spot | None = None) -> Asked:
    """Return what is asked after these answers; a piece that is being laid lies at *spot*, or where
    it is shown first.
    """
    here: Move | Question = question
    laid: Laid | None = None
    for answer in path:
        if isinstance(here, Placement) and (found := here.spot(answer)):
            laid = Laid(here.piece, here.cells(found), fits=True)
        assert isinstance(here, Pick | PickSome), "whole moves ask nothing"
        here = follow(here, answer)
    match here:
        case Placement() as placement:
            at = spot or placement.best
            fits = placement.refusal(at) is None
            return Asked((*path,), (), Laid(placement.piece, placement.cells(at), fits))
        case Pick() | PickSome():
            return Asked((*path,), _offered(here), laid)
    return Asked((*path,), (), laid)


def _offered(question: Question) -> tuple[str, ...]:
    """What may be pressed, with all the answers that each press gives."""
    shown = choices(question)
    if shown is not None:
        return tuple(dict.fromkeys(key for choice in shown for key in choice.path))
    assert isinstance(question, PickSome), "every other question has choices"
    return (*question.things,)
