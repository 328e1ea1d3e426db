"""Questions as components, and components as answers.

A menu holds no state: table, ply and the answers so far are in each `custom_id`, so it works after
a restart, and a move is found again by asking the game anew. Everything fits Discord: whatever a
game's labels say, they are shortened.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

import discord

from bot.messages.components import (
    LONGEST_ENTRY,
    LONGEST_PLACEHOLDER,
    Row,
    button,
    capitalised,
    shortened,
)
from bot.messages.custom_ids import MenuAction, MenuPress, MenuSubject, encode
from bot.store import TableId
from games.engine import Move
from games.questions import NOTHING, Option, Pick, PickSome, Question, chosen, follow
from games.text import Text
from renderers.words import Words

MOST_BUTTONS = 5

ANSWER_SEPARATOR = " › "
"""Between the answers of which a move is made."""

Say = Callable[[Text], str]
"""Renders a text in the reader's language, with the players' names."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a menu stands: at which ply of which table, after which answers."""

    table: int
    ply: int
    path: tuple[str, ...] = ()
    ordering: bool = False
    """Whether the answers are to the question for an order, and not to what the seat must
    decide.
    """

    def then(self, answer: str) -> Place:
        """The place one answer further."""
        return replace(self, path=(*self.path, answer))

    def picking(self, keys: Sequence[str]) -> Place:
        """The place after these were picked from a select."""
        return self.then("+".join(keys) or NOTHING)

    @property
    def before(self) -> Place:
        """The place one answer back."""
        return replace(self, path=self.path[:-1])

    def press(self, action: MenuAction) -> MenuPress:
        """What pressing a component at this place means."""
        subject = MenuSubject.ORDER if self.ordering else MenuSubject.MOVE
        return MenuPress(action, subject, TableId(self.table), self.ply, self.path)

    @classmethod
    def of(cls, press: MenuPress) -> Place:
        """The place at which this was pressed."""
        ordering = press.subject is MenuSubject.ORDER
        return cls(press.table, press.ply, press.path, ordering)


@dataclass(frozen=True, slots=True)
class Menu:
    """A question, or a move to confirm, as it is shown."""

    content: str
    rows: Sequence[Row]


@dataclass(frozen=True, slots=True)
class Trail:
    """How far a path leads: what each answer is called, and what comes there."""

    labels: tuple[tuple[Text, ...], ...]
    here: Move | Question
    remark: Text | None = None
    """What the last answer comes to: the tally of several things, or the hint of one, which buttons
    do not show.
    """


def trail(question: Question, path: Sequence[str]) -> Trail:
    """Follow `path` from `question`; raises `Misread` where it answers nothing."""
    labels: list[tuple[Text, ...]] = []
    here: Move | Question = question
    remark: Text | None = None
    for answer in path:
        asked = here
        here = follow(asked, answer) if isinstance(asked, Pick | PickSome) else here
        labels.append(labels_of(asked, answer))
        remark = tally_of(asked, answer) or hint_of(asked, answer)
    return Trail(tuple(labels), here, remark)


def answers_text(labels: Sequence[Sequence[Text]], say: Say, words: Words) -> str:
    """The answers so far as one phrase: what is to be done."""
    return ANSWER_SEPARATOR.join(
        ", ".join(say(text) for text in several) or words("menu-none") for several in labels
    )


def menu(
    place: Place,
    question: Question,
    say: Say,
    words: Words,
    refusal: Callable[[Move], Text | None] = lambda move: None,
) -> Menu:
    """What stands at `place` of a question; raises `Misread` if nothing does.

    `refusal` tells why the rules would refuse a move that several things were picked for: that is
    not to be confirmed.
    """
    found = trail(question, place.path)
    so_far = answers_text(found.labels, say, words)
    hints: list[str] = []
    match found.here:
        case Pick(prompt=prompt, options=options):
            rows, hints = [*_options(place, options, say, words)], _hints(options, say)
        case PickSome(prompt=prompt) as some:
            rows = [*_several(place, some, say, words)]
        case move:
            remark = capitalised(say(found.remark)) if found.remark else None
            return _confirming(place, so_far, remark, refusal(move), say, words)
    content = "\n".join(line for line in (so_far and f"{so_far} ›", say(prompt), *hints) if line)
    return Menu(content, [*rows, _back(place, words)])


def _confirming(
    place: Place, so_far: str, remark: str | None, refused: Text | None, say: Say, words: Words
) -> Menu:
    """A move as it was put together, what it comes to, and a last look before it is made."""
    if refused is None:
        line = words("menu-sure", move=so_far)
        row = [
            button(words("menu-confirm"), place.press(MenuAction.DO), discord.ButtonStyle.success)
        ]
    else:
        line, row = words("menu-impossible", move=so_far, reason=say(refused)), []
    return Menu("\n".join(filter(None, (remark, line))), [[*row, *_back(place, words)]])


def labels_of(question: Move | Question, answer: str) -> tuple[Text, ...]:
    """What an answer is called: several things, if it picks several."""
    match question:
        case Pick(options=options):
            return tuple(option.label for option in options if option.key == answer)
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
    options = question.options if isinstance(question, Pick) else ()
    return next((option.hint for option in options if option.key == answer), None)


def _options(place: Place, options: Sequence[Option], say: Say, words: Words) -> Iterator[Row]:
    if len(options) <= MOST_BUTTONS:
        yield [
            button(say(option.label), place.then(option.key).press(MenuAction.ASK))
            for option in options
        ]
        return
    select = _select(place, words("menu-pick"))
    for option in options:
        select.add_option(
            label=shortened(say(option.label), LONGEST_ENTRY),
            value=option.key,
            description=shortened(say(option.hint), LONGEST_ENTRY) if option.hint else None,
        )
    yield [select]


def _hints(options: Sequence[Option], say: Say) -> list[str]:
    """What is hinted of options that are buttons, which have no room for it: a line for each."""
    if len(options) > MOST_BUTTONS:
        return []
    return [f"• {say(option.label)} · {say(option.hint)}" for option in options if option.hint]


def _several(place: Place, some: PickSome, say: Say, words: Words) -> Iterator[Row]:
    if some.most:
        exact = "yes" if some.least == some.most else "no"
        select = _select(
            place, words("menu-pick-some", least=some.least, most=some.most, exact=exact)
        )
        select.min_values, select.max_values = max(1, some.least), min(some.most, len(some.things))
        for key, label in some.things.items():
            hint = shortened(say(some.hints[key]), LONGEST_ENTRY) if key in some.hints else None
            select.add_option(
                label=shortened(say(label), LONGEST_ENTRY), value=key, description=hint
            )
        yield [select]
    if not some.least:
        yield [button(words("menu-none"), place.then(NOTHING).press(MenuAction.ASK))]


def _select(place: Place, placeholder: str) -> discord.ui.Select[discord.ui.View]:
    return discord.ui.Select(
        custom_id=encode(place.press(MenuAction.PICK)),
        placeholder=shortened(placeholder, LONGEST_PLACEHOLDER),
    )


def _back(place: Place, words: Words) -> Row:
    return [button(words("menu-back"), place.before.press(MenuAction.ASK))] if place.path else []
