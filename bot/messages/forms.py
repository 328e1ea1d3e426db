"""Forms: numbers that are typed instead of being picked, and what they stand for."""

from __future__ import annotations

from collections.abc import Mapping

import discord

from bot.messages.button_actions import MenuAction
from bot.messages.components import shortened
from bot.messages.custom_ids import encode
from bot.messages.menus import Place, Say
from games.engine import Illegal, Move, require
from games.questions import Entry, Pick, Question, option_of
from games.text import Text

LONGEST_TITLE = 45
LONGEST_LABEL = 45
"""Characters, the most that Discord takes."""
MOST_DIGITS = 4


def entry_at(question: Move | Question, answer: str) -> Entry | None:
    """Return the form of an option, if it has one."""
    option = option_of(question, answer) if isinstance(question, Pick) else None
    return None if option is None else option.entry


def form(place: Place, entry: Entry, say: Say) -> discord.ui.Modal:
    """The form of an option that stands at *place*."""
    shown = discord.ui.Modal(
        title=shortened(say(entry.title), LONGEST_TITLE),
        custom_id=encode(place.press(MenuAction.ENTER)),
    )
    for number, field in enumerate(entry.fields):
        bounds = f"{field.least}–{field.most}"
        typed = discord.ui.TextInput[discord.ui.Modal](
            custom_id=str(number),
            max_length=MOST_DIGITS,
            placeholder=bounds,
            required=len(entry.fields) == 1,
        )
        label = shortened(say(field.label), LONGEST_LABEL)
        shown.add_item(discord.ui.Label(text=label, component=typed))
    return shown


def filled_in(entry: Entry, typed: Mapping[str, str]) -> tuple[str, ...]:
    """Return the answers that the numbers in a form stand for; raise `Illegal` if they are none.

    A field that was left empty is 0.
    """
    numbers = []
    for number, field in enumerate(entry.fields):
        text = typed.get(str(number), "").strip() or "0"
        bounds = {"least": field.least, "most": field.most}
        require(text.isascii() and text.isdigit(), "form-no-number", typed=text, **bounds)
        require(field.least <= int(text) <= field.most, "form-no-number", typed=text, **bounds)
        numbers.append(int(text))
    try:
        return tuple(entry.answer(numbers).split())
    except ValueError:
        raise Illegal(Text("form-unclear")) from None
