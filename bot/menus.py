"""Questions as components, and components as answers.

A menu holds no state: table, ply and the answers so far are in each `custom_id`, so it works after a restart, and a
move is found again by asking the game anew. Everything fits Discord: whatever a game's labels say, they are shortened.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import TypeAlias

import discord

from games.engine import Move
from games.questions import NOTHING, Option, Pick, PickSome, Question, chosen, follow
from games.text import Text
from renderers.words import Words

MOST_BUTTONS = 5
LONGEST_BUTTON = 80
LONGEST_ENTRY = 100
LONGEST_PLACEHOLDER = 150

BESIDE = " › "
"""Between the answers of which a move is made."""

Say = Callable[[Text], str]
"""Renders a text in the reader's language, with the players' names."""

Row: TypeAlias = list[discord.ui.Item[discord.ui.View]]
"""Buttons side by side, or one select."""


class Deed(Enum):
    """What pressing a component of a menu does."""

    ASK = "ask"
    """Go to the question at the path."""
    PICK = "pick"
    """Go on with what was picked from a select."""
    DO = "do"
    """Make the move at the path."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a menu stands: at which ply of which table, after which answers."""

    table: int
    ply: int
    path: tuple[str, ...] = ()
    ordering: bool = False
    """Whether the answers are to the question for an order, and not to what the seat must decide."""

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

    def custom_id(self, deed: Deed) -> str:
        """What a component at this place is called on the wire."""
        kind = ORDERING if self.ordering else ""
        return f"{deed.value}{kind}:{self.table}:{self.ply}:{' '.join(self.path)}"


ORDERING = "-order"
TEMPLATE = re.compile(
    rf"(?P<deed>ask|pick|do)(?P<ordering>{ORDERING})?:(?P<table>\d{{1,18}}):(?P<ply>\d{{1,6}}):(?P<path>[\w+ -]*)"
)
"""The custom ids of all menus."""


def read_custom_id(match: re.Match[str]) -> tuple[Deed, Place]:
    """What was pressed, and where."""
    path, ordering = tuple(match["path"].split()), match["ordering"] is not None
    return Deed(match["deed"]), Place(int(match["table"]), int(match["ply"]), path, ordering)


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
    """What the last answer comes to: the tally of several things, or the hint of one, which buttons do not show."""


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


def spelled(labels: Sequence[Sequence[Text]], say: Say, words: Words) -> str:
    """The answers so far as one phrase: what is to be done."""
    return BESIDE.join(", ".join(say(text) for text in several) or words("menu-none") for several in labels)


def menu(
    place: Place,
    question: Question,
    say: Say,
    words: Words,
    refusal: Callable[[Move], Text | None] = lambda move: None,
) -> Menu:
    """What stands at `place` of a question; raises `Misread` if nothing does.

    `refusal` tells why the rules would refuse a move that several things were picked for: that is not to be confirmed.
    """
    found = trail(question, place.path)
    so_far = spelled(found.labels, say, words)
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


def _confirming(place: Place, so_far: str, remark: str | None, refused: Text | None, say: Say, words: Words) -> Menu:
    """A move as it was put together, what it comes to, and a last look before it is made."""
    if refused is None:
        line = words("menu-sure", move=so_far)
        row = [button(words("menu-confirm"), place.custom_id(Deed.DO), discord.ButtonStyle.success)]
    else:
        line, row = words("menu-impossible", move=so_far, reason=say(refused)), []
    return Menu("\n".join(filter(None, (remark, line))), [[*row, *_back(place, words)]])


def drawn(*rows: Row) -> discord.ui.View:
    """The rows as a view that is sent and forgotten: what is pressed is found by its custom id alone."""
    view = discord.ui.View(timeout=None)
    for number, row in enumerate(row for row in rows if row):
        for item in row:
            item.row = number
            view.add_item(item)
    view.stop()  # discord.py would keep a view that still runs for ever
    return view


def shortened(text: str, longest: int) -> str:
    """The text in at most so many characters, cut between words where that is possible."""
    if len(text) <= longest:
        return text
    cut = text[: longest - 1]
    at_a_word = cut.rsplit(" ", 1)[0].rstrip(" ,;:.-–—")
    return (at_a_word if len(at_a_word) > longest // 2 else cut.rstrip()) + "…"


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
    return question.tally(chosen(answer)) if isinstance(question, PickSome) and question.tally else None


def hint_of(question: Move | Question, answer: str) -> Text | None:
    """The hint of the option that an answer picks, if it has one."""
    options = question.options if isinstance(question, Pick) else ()
    return next((option.hint for option in options if option.key == answer), None)


def capitalised(text: str) -> str:
    """The text as a line of its own."""
    return text[:1].upper() + text[1:]


def _options(place: Place, options: Sequence[Option], say: Say, words: Words) -> Iterator[Row]:
    if len(options) <= MOST_BUTTONS:
        yield [button(say(option.label), place.then(option.key).custom_id(Deed.ASK)) for option in options]
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
        select = _select(place, words("menu-pick-some", least=some.least, most=some.most, exact=exact))
        select.min_values, select.max_values = max(1, some.least), min(some.most, len(some.things))
        for key, label in some.things.items():
            hint = shortened(say(some.hints[key]), LONGEST_ENTRY) if key in some.hints else None
            select.add_option(label=shortened(say(label), LONGEST_ENTRY), value=key, description=hint)
        yield [select]
    if not some.least:
        yield [button(words("menu-none"), place.then(NOTHING).custom_id(Deed.ASK))]


def _select(place: Place, placeholder: str) -> discord.ui.Select[discord.ui.View]:
    return discord.ui.Select(
        custom_id=place.custom_id(Deed.PICK), placeholder=shortened(placeholder, LONGEST_PLACEHOLDER)
    )


def _back(place: Place, words: Words) -> Row:
    return [button(words("menu-back"), place.before.custom_id(Deed.ASK))] if place.path else []


def button(
    label: str, custom_id: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary
) -> discord.ui.Button[discord.ui.View]:
    """A button whose label fits."""
    return discord.ui.Button(label=shortened(label, LONGEST_BUTTON), custom_id=custom_id, style=style)
