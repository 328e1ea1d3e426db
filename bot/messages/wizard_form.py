"""What the wizard of `/table new` asks in a form: undoing, absence, hints, and the language."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Self, TypeVar

import discord

from bot.hosting.manners import LONGEST_ABSENCE, Manners
from bot.messages.components import Entry, capitalised
from bot.messages.custom_ids import WizardPress
from bot.messages.forms import Choice, TextField, form_of
from bot.messages.wizard_field import WizardField
from bot.store import Absence, Hints, TakeBack
from games.engine import require
from renderers.words import LANGUAGES, Words

EnumT = TypeVar("EnumT", bound=Enum)


@dataclass(frozen=True, slots=True)
class MoreSettings:
    """What a table is opened with besides its game and its players."""

    manners: Manners
    language: str

    @property
    def text(self) -> str:
        """The same as it stands in the wizard's custom ids."""
        one = self.manners
        ways = (one.take_back.value, one.absence.value, str(one.absent_after), one.hints.value)
        return ".".join((*ways, self.language))

    @classmethod
    def read(cls, text: str | None) -> Self | None:
        """Return what such a text stands for; None if there is none, or it stands for nothing."""
        if text is None:
            return None
        try:
            undo, absent, absent_after, hints, language = text.split(".")
            ways = (TakeBack(undo), Absence(absent), int(absent_after), Hints(hints))
        except ValueError:
            return None
        return cls(Manners(*ways), language) if language in LANGUAGES else None


def more_settings_form(more: MoreSettings, words: Words) -> discord.ui.Modal:
    """The form, with what is chosen so far."""
    one = more.manners
    fields = (
        Choice(
            "undo",
            words("wizard-undo"),
            _ways(one.take_back, lambda way: words(f"undo-{way.value}")),
        ),
        Choice(
            "absent",
            words("wizard-absent"),
            _ways(one.absence, lambda way: words(f"absent-{way.value}")),
        ),
        TextField(
            "absent_after",
            words("wizard-absent-after"),
            f"1–{LONGEST_ABSENCE}",
            str(one.absent_after),
        ),
        Choice(
            "hints",
            words("option-hints"),
            _ways(one.hints, lambda way: words(f"hints-{way.value}")),
        ),
        Choice(
            "language",
            words("option-language"),
            [
                Entry(capitalised(words(f"language-{code}")), code, chosen=code == more.language)
                for code in LANGUAGES
            ],
        ),
    )
    press = WizardPress(WizardField.MORE, more.text)
    return form_of(words("wizard-more"), press, fields)


def read_form(typed: Mapping[str, str], before: MoreSettings) -> MoreSettings:
    """Return what was chosen in the form; raise `Illegal` for what is no number of hours."""
    hours = typed.get("absent_after", "").strip()
    good = hours.isascii() and hours.isdigit() and 1 <= int(hours) <= LONGEST_ABSENCE
    require(good, "form-no-number", typed=hours, least=1, most=LONGEST_ABSENCE)
    chosen = {**typed, "absent_after": hours}
    keys = ("undo", "absent", "absent_after", "hints", "language")
    return MoreSettings.read(".".join(chosen.get(key, "") for key in keys)) or before


def _ways(chosen: EnumT, say: Callable[[EnumT], str]) -> list[Entry]:
    """All ways of one kind, of which one is chosen."""
    return [Entry(capitalised(say(way)), way.value, chosen=way is chosen) for way in type(chosen)]
