"""What the wizard of `/table new` asks in a form: some of a table's policy, and the language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Self

import discord

from bot.messages.button_actions import WizardField
from bot.messages.components import SelectEntry, capitalised
from bot.messages.custom_ids import WizardPress
from bot.messages.forms import ChoiceField, TextField, form_of
from bot.messages.outside import one_of
from bot.messages.policy import read_typed, value_entries
from bot.store.policy import SETTINGS, USUAL, TablePolicy, bounds_of
from games.moves import Illegal
from games.text import Text
from renderers.words import LANGUAGES, Words

LONGEST_WAIT = 12
IN_FORM = tuple(setting for setting in SETTINGS if setting.in_form)


@dataclass(frozen=True, slots=True)
class MoreSettings:
    """What a table is opened with besides its game and its players."""

    policy: TablePolicy
    language: str

    @property
    def text(self) -> str:
        """The same as it stands in the wizard's custom ids."""
        return ".".join((*map(self.policy.chosen, IN_FORM), self.language))

    @classmethod
    def read(cls, text: str) -> Self:
        """Return what such a text stands for; raise `Illegal` if it stands for nothing."""
        *values, language = text.split(".")
        try:
            chosen = {one.key: value for one, value in zip(IN_FORM, values, strict=True)}
            return cls(USUAL.choosing(chosen), one_of(language, LANGUAGES))
        except ValueError:
            raise Illegal(Text("menu-old")) from None


def more_settings_form(more: MoreSettings, words: Words) -> discord.ui.Modal:
    """The form, with what is chosen so far."""
    fields = list[TextField | ChoiceField]()
    for setting in IN_FORM:
        label, chosen = words(f"policy-{setting.key}"), more.policy.chosen(setting)
        fields.append(
            TextField(
                setting.key,
                label,
                words("wait-hint", **bounds_of(setting)),
                chosen,
                longest=LONGEST_WAIT,
            )
            if setting.most
            else ChoiceField(setting.key, label, value_entries(setting, chosen, words))
        )
    languages = [
        SelectEntry(capitalised(words(f"language-{code}")), code, chosen=code == more.language)
        for code in LANGUAGES
    ]
    fields.append(ChoiceField("language", words("option-language"), languages))
    press = WizardPress(WizardField.MORE, more.text)
    return form_of(words("wizard-more"), press, fields)


def read_form(typed: Mapping[str, str]) -> MoreSettings:
    """Return what was chosen in the form; raise `Illegal` for a time that does not fit."""
    chosen = {setting.key: read_typed(setting, typed.get(setting.key, "")) for setting in IN_FORM}
    values = (*chosen.values(), typed.get("language", ""))
    return MoreSettings.read(".".join(values))
