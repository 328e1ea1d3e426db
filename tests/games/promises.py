"""What every game promises, whatever its rules: checked at the moments of random games.

Functions of `ALWAYS` look at every move; those of `SOMETIMES` walk whole trees of questions and
look at a few.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import fields, is_dataclass
from functools import lru_cache

import pytest

from games.draft import draft
from games.engine import Order, Seat, Table, Together, advance, play
from games.moves import Action, Illegal, Move
from games.package import AnyGame
from games.questions import (
    DEEPEST,
    LONGEST_NOTATION,
    MOST_OPTIONS,
    Entry,
    Pick,
    PickSome,
    Question,
    answers,
    read,
)
from games.rules import places
from games.text import Text, within
from renderers.words import LANGUAGES, words_for
from tests.games.playing import Moment, remembering, stroll
from tests.library import emojis_of

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")
MOST_OFFERS = 300
"""So many moves of one question are tried: all of a menu's, and a fair share of thousands of
handfuls.
"""
LONGEST_LABEL = 80
"""What a button holds."""
LONGEST_IN_FORM = 45
"""What the title of a form holds, and the label of a field."""
MOST_PLACES = 3
"""So many places at which a secret shows are named."""
KEY = re.compile(r"[a-z0-9_-]+")


# What is true at every move


def tables_and_actions_survive_being_written(moment: Moment) -> None:
    codec = moment.game.rules.codec
    assert codec.read_table(codec.write_table(moment.after)) == moment.after
    assert codec.read_action(codec.write_move(moment.action)) == moment.action


def nobody_else_may_act(moment: Moment) -> None:
    for seat in map(Seat, range(moment.seats)):
        if moment.before.decision_of(seat) is None:
            with pytest.raises(Illegal) as refused:
                advance(moment.before, seat, moment.action)
            say(moment.game, refused.value.text)


def views_are_blind_to_what_they_may_not_show(moment: Moment) -> None:
    """What an onlooker cannot know may be dealt anew without their noticing."""
    game, table = moment.game, moment.after
    for onlooker in moment.onlookers:
        dealt = game.rules.scramble(table, onlooker, moment.chance)
        shown = unlike(game.rules.look(table, onlooker), game.rules.look(dealt, onlooker), "view")
        assert not shown, (
            f"{game.key}: look shows {_called(onlooker)} what scramble deals anew, as they cannot"
            f" know it. {_some(shown)}"
        )


def what_comes_to_light_is_final(moment: Moment) -> None:
    """What comes of a move that may be taken back depends on nothing that those who see it could
    not know before. Once the game is over, no move is taken back.

    Cards of one's own may be such that, dealt anew, they do not allow the move: then an onlooker
    learns what its maker has known.
    """
    game, seat = moment.game, moment.decision.seat
    if moment.played.final or moment.after.over:
        return
    for onlooker in moment.onlookers:
        dealt = game.rules.scramble(moment.before, onlooker, moment.chance)
        try:
            otherwise = play(dealt, seat, moment.action).table
        except Illegal:
            assert onlooker != seat, (
                f"{game.key}: what is hidden from seat {seat} decides whether {moment.notation!r}"
                " is refused, so the refusal tells of it"
            )
            continue
        seen, instead = (_seen(game, table, onlooker) for table in (moment.after, otherwise))
        lit = [line for part in seen for line in unlike(seen[part], instead[part], part)]
        assert not lit, (
            f"{game.key}: {moment.notation!r} of seat {seat} brings to light what"
            f" {_called(onlooker)} could not know, and may still be taken back: call table.reveal()"
            f" where that happens. {_some(lit)}"
        )


def _seen(game: AnyGame, table: Table, onlooker: Seat | None) -> Mapping[str, object]:
    """All that somebody sees of a table and of the move that led to it."""
    return {
        "view": game.rules.look(table, onlooker),
        "news": table.told_to(onlooker),
        "waiting": tuple(decision.waiting for decision in table.waiting),
    }


def private_news_reaches_its_seat_alone(moment: Moment) -> None:
    private = [event for event in moment.played.news if event.to is not None]
    for onlooker in moment.onlookers if private else ():
        seen = repr(moment.game.rules.look(moment.after, onlooker))
        shown = [event for event in private if event.to != onlooker and repr(event) in seen]
        assert not shown, (
            f"{moment.game.key}: look shows {_called(onlooker)} news for others alone: {shown}"
        )


def what_is_settled_may_be_answered_anew(moment: Moment) -> None:
    """An answer that may be changed can be, as long as something is owed still, and nothing else
    comes of it.
    """
    match moment.after.agenda[-1:]:
        case [Together(owed, [settled, *_])]:
            move = stroll(settled.ask(moment.after), moment.chance)[1]
            assert isinstance(move, Action)
            anew = play(moment.after, settled.seat, move).table
            assert (anew.waiting, anew.decision_of(settled.seat)) == (owed, settled)


def standings_are_ordered_and_placed(moment: Moment) -> None:
    """By merit; where nobody has won, everybody stands one place lower."""
    rows = moment.game.rules.standings(moment.after)
    assert sorted(row.seat for row in rows) == list(range(moment.seats))
    won = rows[0].place == 1
    by_merit = [place if won else place + 1 for place in places([row.merit for row in rows])]
    assert [row.place for row in rows] == sorted(row.place for row in rows) == by_merit
    for text in (text for row in rows for text in (row.score, *row.account)):
        say(moment.game, text)


def what_comes_of_it_can_be_said(moment: Moment) -> None:
    game, table = moment.game, moment.after
    everything_told_can_be_said(game, table)
    if (tell := game.rules.tell) is not None:
        for onlooker in moment.onlookers:
            for text in tell(game.rules.look(table, onlooker)):
                say(game, text)


def a_habit_is_something_that_may_be_done(moment: Moment) -> None:
    habit = moment.game.mind.habit
    action = habit(moment.before, moment.decision, moment.chance) if habit else None
    if action is not None:
        play(moment.before, moment.decision.seat, action)


def a_finished_game_waits_for_nobody(moment: Moment) -> None:
    assert moment.after.over is not bool(moment.after.waiting)


def the_notation_leads_to_the_action(moment: Moment) -> None:
    reading = read(moment.decision.ask(moment.before), moment.notation.upper())
    assert (reading.here, reading.notation) == (moment.action, moment.notation)


# What is looked at now and then, as it takes the whole tree


def every_question_fits_a_menu(moment: Moment) -> None:
    fits_a_menu(moment.game, moment.question)


def fits_a_menu(game: AnyGame, asked: Question) -> None:
    """Few enough options, each with a key and a label of its own, in every language."""
    for path, question in questions(asked):
        assert len(path) < DEEPEST
        say(game, question.prompt)
        labels = labelled(question)
        assert 1 <= len(labels) <= MOST_OPTIONS
        assert all(KEY.fullmatch(key) for key in labels)
        for said in zip(*(say(game, label) for label in labels.values()), strict=True):
            assert len(set(said)) == len(said), f"two options are labelled alike: {said}"
            assert max(map(len, said)) <= LONGEST_LABEL, f"a label does not fit a button: {said}"
        for hint in hinted(question):
            say(game, hint)
        for text in (text for entry in entries(question) for text in lettered(entry)):
            assert max(map(len, say(game, text))) <= LONGEST_IN_FORM, f"a form cuts {text}"
        if isinstance(question, PickSome) and question.tally:
            say(game, question.tally(frozenset(list(question.things)[: question.least])))


def entries(question: Question) -> list[Entry]:
    options = question.shown if isinstance(question, Pick) else ()
    return [option.entry for option in options if option.entry is not None]


def lettered(entry: Entry) -> list[Text]:
    """What stands in a form: its title, and the label of each field."""
    return [entry.title, *(field.label for field in entry.fields)]


def hinted(question: Question) -> list[Text]:
    match question:
        case Pick(options=options):
            return [option.hint for option in options if option.hint]
        case PickSome(things=things, hints=hints):
            assert hints.keys() <= things.keys()
            return [*hints.values()]


def every_offer_can_be_played(moment: Moment) -> None:
    """The choice of several things may still be refused; nothing else may. Of a great many, some
    are tried.
    """
    several = {
        path for path, question in questions(moment.question) if isinstance(question, PickSome)
    }
    offers = [*moment.offers.items()]
    for notation, action in (
        offers if len(offers) <= MOST_OFFERS else moment.chance.shuffled(offers)[:MOST_OFFERS]
    ):
        assert len(notation) <= LONGEST_NOTATION
        assert read(moment.question, notation).here == action
        assert isinstance(action, Action)
        *path, _ = notation.split()
        if tuple(path) in several:
            with suppress(Illegal):
                play(moment.before, moment.decision.seat, action)
        else:
            play(moment.before, moment.decision.seat, action)


def nothing_but_what_is_offered_is_accepted(moment: Moment, others: Sequence[Action]) -> None:
    """Actions of other moments are refused with a reason and leave the table alone, unless they are
    offered here.
    """
    offered = {*moment.offers.values()}
    table = draft(moment.before)
    for action in others:
        try:
            advance(table, moment.decision.seat, action)
        except Illegal as refused:
            assert table == moment.before
            say(moment.game, refused.text)
        else:
            assert action in offered
            table = draft(moment.before)


def the_hidden_changes_no_offer(moment: Moment) -> None:
    """What a player is asked, told and offered depends on nothing that the player cannot know."""
    seat = moment.decision.seat
    dealt = moment.game.rules.scramble(moment.before, seat, moment.chance)
    decision = dealt.decision_of(seat)
    assert decision is not None
    question = remembering(decision.ask(dealt))
    assert dict(answers(question)) == moment.offers
    assert [*shown(question)] == [*shown(moment.question)]


def shown(asked: Question) -> Iterator[object]:
    """All that is read in a tree of questions: prompts, answers with their hints, and what picked
    things come to.
    """
    for path, question in questions(asked):
        yield path, question.prompt
        match question:
            case Pick(options=options):
                yield from ((option.key, option.label, option.hint) for option in options)
            case PickSome(things=things, least=least, most=most, tally=tally, hints=hints):
                yield from ((key, label, hints.get(key)) for key, label in things.items())
                yield least, most, tally and tally(frozenset([*things][:most]))


def a_closeup_shows_nothing_hidden(moment: Moment) -> None:
    """Neither as things lie, nor with what a player considers: everybody may look."""
    look, seat = moment.game.rules.closeup, moment.decision.seat
    if look is None:
        return
    dealt = moment.game.rules.scramble(moment.before, None, moment.chance)
    for considered in (None, moment.action):
        assert look(dealt, seat, considered) == look(moment.before, seat, considered)


def an_order_can_be_left_and_obeyed(moment: Moment) -> None:
    """Of what may be left, one survives the codec, stands, can be said, and leads to moves that the
    rules allow.
    """
    game, table = moment.game, moment.after
    for seat in map(Seat, range(moment.seats)):
        question = game.rules.ask_order(table, seat)
        if question is None:
            continue
        fits_a_menu(game, question)
        order = stroll(question, moment.chance)[1]
        assert isinstance(order, Order)
        assert game.rules.codec.read_order(game.rules.codec.write_move(order)) == order
        assert order.lapsed(table, seat) is None
        say(game, order.line)
        decision = table.decision_of(seat)
        if decision is not None and (action := order.obey(table, decision)) is not None:
            after = play(table, seat, action).table
            if (over := order.lapsed(after, seat)) is not None:
                say(game, over)


ALWAYS: tuple[Callable[[Moment], None], ...] = (
    tables_and_actions_survive_being_written,
    nobody_else_may_act,
    what_is_settled_may_be_answered_anew,
    private_news_reaches_its_seat_alone,
    standings_are_ordered_and_placed,
    what_comes_of_it_can_be_said,
    a_finished_game_waits_for_nobody,
    a_habit_is_something_that_may_be_done,
    the_notation_leads_to_the_action,
)
OFTEN: tuple[Callable[[Moment], None], ...] = (
    views_are_blind_to_what_they_may_not_show,
    what_comes_to_light_is_final,
)
SOMETIMES: tuple[Callable[[Moment], None], ...] = (
    every_question_fits_a_menu,
    every_offer_can_be_played,
    the_hidden_changes_no_offer,
    an_order_can_be_left_and_obeyed,
    a_closeup_shows_nothing_hidden,
)


# What is looked at before and after


def the_record_leads_here(moment: Moment, replayed: Table) -> None:
    """A table to which nothing but the recorded actions has happened is, before and after this one,
    the very same.

    So whoever asked, played, was refused, looked or dealt anew in between has left both tables
    alone.
    """
    codec = moment.game.rules.codec
    assert moment.before == replayed
    advance(replayed, moment.decision.seat, codec.read_action(codec.write_move(moment.action)))
    assert moment.after == replayed


def is_dealt_anew(moment: Moment) -> bool:
    """Whether a spectator cannot know all that lies on the table before a move."""
    dealt = moment.game.rules.scramble(moment.before, None, moment.chance)
    dealt.chance, dealt.last = moment.before.chance, moment.before.last
    return bool(dealt != moment.before)


def everything_told_can_be_said(game: AnyGame, table: Table) -> None:
    for event in table.last:
        say(game, event.line)
    for decision in table.waiting:
        say(game, decision.waiting)
    if game.rules.stage is not None:
        say(game, game.rules.stage(table))


def a_finished_game_refuses_every_move(game: AnyGame, table: Table, action: Action) -> None:
    for standing in game.rules.standings(table):
        with pytest.raises(Illegal) as refused:
            play(table, standing.seat, action)
        say(game, refused.value.text)


# What they are made of


def unlike(one: object, other: object, place: str) -> list[str]:
    """The places at which two values differ, each with what stands there in both."""
    if one == other:
        return []
    mine, others = _parts(one), _parts(other)
    found = [
        line
        for name in (mine if mine.keys() == others.keys() else ())
        for line in unlike(mine[name], others[name], f"{place}{name}")
    ]
    return found or [f"{place} is {one!r}, or {other!r}"]


def _parts(value: object) -> Mapping[str, object]:
    match value:
        case Mapping():
            return {f"[{key!r}]": part for key, part in value.items()}
        case tuple() | list():
            return {f"[{at}]": part for at, part in enumerate(value)}
        case _ if is_dataclass(value):
            return {
                f".{part.name}": getattr(value, part.name) for part in fields(value) if part.compare
            }
    return {}


def _some(places: Sequence[str]) -> str:
    return "; ".join([*places[:MOST_PLACES], *(["…"] if places[MOST_PLACES:] else [])])


def _called(onlooker: Seat | None) -> str:
    return "a spectator" if onlooker is None else f"seat {onlooker}"


def say(game: AnyGame, text: Text) -> tuple[str, ...]:
    """The text in every language; an error if a sentence is missing or lacks what it speaks of."""
    return _said(game.key, game.home, text)


@lru_cache(maxsize=50_000)
def _said(key: str, package: str, text: Text) -> tuple[str, ...]:
    for part in within(text):
        who = dict(part.args).get("who")
        assert not isinstance(who, int), f"{part} has a number for a player: write Name({who})"
    emojis = emojis_of(key)

    def mark(part: Text) -> str:
        icon = emojis.beside(part)
        assert icon is None or icon in emojis.drawings, f"{icon}, beside {part}, is not drawn"
        return ""

    said = tuple(
        words_for(language, package, strict=True).say(text, NAMES, mark) for language in LANGUAGES
    )
    assert all(
        sentence.strip() and not re.search(r"[{}]|  | [.,:;]", sentence) for sentence in said
    ), said
    return said


def questions(question: Question, *path: str) -> Iterator[tuple[tuple[str, ...], Question]]:
    """All questions of a tree, with the answers that lead to them."""
    yield path, question
    for option in question.options if isinstance(question, Pick) else ():
        if not isinstance(option.then, Move):
            yield from questions(option.then(), *path, option.key)


def labelled(question: Question) -> dict[str, Text]:
    """The answers of a question by key."""
    match question:
        case Pick(options=options):
            labels = {option.key: option.label for option in options}
            assert len(labels) == len(options), "two options share a key"
            return labels
        case PickSome(things=things, least=least, most=most):
            assert 0 <= least <= most <= len(things)
            return dict(things)
