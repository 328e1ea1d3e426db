"""Forms: what is typed or chosen in a window of its own, and what it stands for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

import discord

from bot.messages.button_actions import MenuAction
from bot.messages.components import (
    LONGEST_ENTRY,
    LONGEST_PLACEHOLDER,
    SelectEntry,
    shortened,
)
from bot.messages.custom_ids import Press, encode
from bot.messages.labels import Say
from bot.messages.menus import MenuPlace
from bot.messages.outside import whole_number
from games.moves import Illegal, Move
from games.questions import Entry as NumberForm
from games.questions import Pick, Question, option_of
from games.text import Text

LONGEST_TITLE = 45
LONGEST_LABEL = 45
"""Characters, the most that Discord takes."""
MOST_DIGITS = 4


@dataclass(frozen=True, slots=True)
class TextField:
    """A line to type into."""

    key: str
    label: str
    hint: str = ""
    """What may be typed."""
    value: str = ""
    longest: int = MOST_DIGITS
    required: bool = True


@dataclass(frozen=True, slots=True)
class ChoiceField:
    """Options of which one is chosen: at least two, and at most ten."""

    key: str
    label: str
    options: Sequence[SelectEntry]


@dataclass(frozen=True, slots=True)
class BoxesField:
    """Boxes to tick, none or several: at most ten."""

    key: str
    label: str
    options: Sequence[SelectEntry]


@dataclass(frozen=True, slots=True)
class ForumField:
    """A forum of the server, or none."""

    key: str
    label: str
    nothing: str
    """What is said in place of a forum."""
    chosen: int | None


Field: TypeAlias = TextField | ChoiceField | BoxesField | ForumField


def form_of(title: str, press: Press, fields: Sequence[Field]) -> discord.ui.Modal:
    """A form of at most five fields, whose answer comes as this press."""
    made = discord.ui.Modal(title=shortened(title, LONGEST_TITLE), custom_id=encode(press))
    for field in fields:
        made.add_item(_labelled(field))
    return made


def _labelled(field: Field) -> discord.ui.Label[discord.ui.Modal]:
    label = shortened(field.label, LONGEST_LABEL)
    match field:
        case TextField():
            line = discord.ui.TextInput[discord.ui.Modal](
                custom_id=field.key,
                max_length=field.longest,
                default=field.value or None,
                required=field.required,
            )
            hint = shortened(field.hint, LONGEST_ENTRY) or None
            return discord.ui.Label(text=label, description=hint, component=line)
        case ChoiceField():
            group = discord.ui.RadioGroup[discord.ui.Modal](
                custom_id=field.key, options=[_option(option) for option in field.options]
            )
            return discord.ui.Label(text=label, component=group)
        case BoxesField():
            boxes = discord.ui.CheckboxGroup[discord.ui.Modal](
                custom_id=field.key,
                required=False,
                min_values=0,
                max_values=len(field.options),
                options=_boxes(field.options),
            )
            return discord.ui.Label(text=label, component=boxes)
        case ForumField():
            chosen = discord.SelectDefaultValue.from_channel
            forums = discord.ui.ChannelSelect[discord.ui.Modal](
                custom_id=field.key,
                channel_types=[discord.ChannelType.forum],
                placeholder=shortened(field.nothing, LONGEST_PLACEHOLDER),
                required=False,
                min_values=0,
                default_values=[chosen(discord.Object(field.chosen))] if field.chosen else [],
            )
            return discord.ui.Label(text=label, component=forums)


def _boxes(entries: Sequence[SelectEntry]) -> list[discord.CheckboxGroupOption]:
    return [
        discord.CheckboxGroupOption(
            label=shortened(entry.label, LONGEST_ENTRY), value=entry.value, default=entry.chosen
        )
        for entry in entries
    ]


def _option(entry: SelectEntry) -> discord.RadioGroupOption:
    return discord.RadioGroupOption(
        label=shortened(entry.label, LONGEST_ENTRY),
        value=entry.value,
        description=shortened(entry.hint, LONGEST_ENTRY) or None,
        default=entry.chosen,
    )


def refill(made: discord.ui.Modal, typed: Mapping[str, str]) -> None:
    """Put what was typed before into the fields of a form."""
    for item in made.children:
        field = item.component if isinstance(item, discord.ui.Label) else None
        match field:
            case discord.ui.TextInput() if field.custom_id in typed:
                field.default = typed[field.custom_id][: field.max_length] or None
            case discord.ui.RadioGroup():
                chosen = typed.get(field.custom_id)
                if any(option.value == chosen for option in field.options):
                    for option in field.options:
                        option.default = option.value == chosen


def entry_at(question: Move | Question, answer: str) -> NumberForm | None:
    """Return the form of an option, if it has one."""
    option = option_of(question, answer) if isinstance(question, Pick) else None
    return None if option is None else option.entry


def form(place: MenuPlace, entry: NumberForm, say: Say) -> discord.ui.Modal:
    """The form of an option that stands at *place*."""
    fields = [
        TextField(
            str(number),
            say(field.label),
            hint=f"{field.least}–{field.most}",
            required=len(entry.fields) == 1,
        )
        for number, field in enumerate(entry.fields)
    ]
    return form_of(say(entry.title), place.press(MenuAction.ENTER), fields)


def filled_in(entry: NumberForm, typed: Mapping[str, str]) -> tuple[str, ...]:
    """Return the answers that the numbers in a form stand for; raise `Illegal` if they are none.

    A field that was left empty is 0.
    """
    numbers = []
    for number, field in enumerate(entry.fields):
        text = typed.get(str(number), "").strip() or "0"
        bounds = {"least": field.least, "most": field.most}
        try:
            numbers.append(whole_number(text, **bounds))
        except ValueError:
            raise Illegal(Text("form-no-number", typed=text, **bounds)) from None
    try:
        return tuple(entry.answer(numbers).split())
    except ValueError:
        raise Illegal(Text("form-unclear")) from None
