"""What the wizard of `/table new` asks in two forms: how the table is played and where, and what
holds when somebody waits, undoes or asks for hints.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Self

import discord

from bot.messages.button_actions import WizardField
from bot.messages.components import SelectEntry, capitalised
from bot.messages.custom_ids import WizardPress
from bot.messages.forms import BoxesField, ChoiceField, Field, ForumField, TextField, form_of
from bot.messages.outside import one_of, whole_number
from bot.messages.policy import policy_line, read_typed, value_entries
from bot.store.policy import SETTINGS, USUAL, PolicySetting, TablePolicy, bounds_of
from bot.store.rows import LARGEST_NUMBER
from games.moves import Illegal, require
from games.text import Text
from renderers.words import LANGUAGES, Words

LONGEST_WAIT = 12
IN_FORM = tuple(setting for setting in SETTINGS if setting.in_form)
OF_THE_TABLE = tuple(setting for setting in SETTINGS if not setting.in_form)
SWITCHES = tuple(setting for setting in OF_THE_TABLE if setting.switch)
FULL, OPENER = "full", "opener"
"""When the game begins: once all seats are taken, or when whoever opened the table starts it."""
FORUM, BOXES = "forum", "boxes"


@dataclass(frozen=True, slots=True)
class MoreSettings:
    """What a table is opened with besides its game, its players and its house rules."""

    policy: TablePolicy
    language: str
    begins_full: bool = False
    forum: int | None = None
    """The forum in which it is to become a post."""

    @property
    def text(self) -> str:
        """The same as it stands in the wizard's custom ids."""
        return ".".join(
            (
                *map(self.policy.chosen, IN_FORM),
                self.language,
                *map(self.policy.chosen, OF_THE_TABLE),
                FULL if self.begins_full else OPENER,
                *([str(self.forum)] if self.forum else []),
            )
        )

    @classmethod
    def read(cls, text: str) -> Self:
        """Return what such a text stands for; raise `Illegal` if it stands for nothing.

        A wizard of an earlier version has less in it: the rest is as usual.
        """
        parts = text.split(".")
        asked, (language, *rest) = parts[: len(IN_FORM)], parts[len(IN_FORM) :] or [""]
        table, (begins, *forum) = rest[: len(OF_THE_TABLE)], rest[len(OF_THE_TABLE) :] or [OPENER]
        try:
            chosen = dict(zip((one.key for one in IN_FORM), asked, strict=True))
            if rest:
                chosen |= zip((one.key for one in OF_THE_TABLE), table, strict=True)
            return cls(
                USUAL.choosing(chosen),
                one_of(language, LANGUAGES),
                one_of(begins, (FULL, OPENER)) == FULL,
                _forum(*forum),
            )
        except (ValueError, TypeError):
            raise Illegal(Text("menu-old")) from None


def _forum(number: str = "") -> int | None:
    return whole_number(number, 1, LARGEST_NUMBER) if number else None


def more_settings_form(more: MoreSettings, words: Words) -> discord.ui.Modal:
    """What holds when somebody waits, undoes or asks for hints, with what is chosen so far."""
    press = WizardPress(WizardField.MORE, more.text)
    fields = [_field(setting, more.policy, words) for setting in IN_FORM]
    return form_of(words("wizard-more"), press, fields)


def table_form(more: MoreSettings, words: Words, *, full: bool, here: bool) -> discord.ui.Modal:
    """How this table is played and where, with what is chosen so far.

    A *full* table begins at once; only on a server is there a forum (*here*).
    """
    begins = SelectEntry(words("wizard-begins"), FULL, chosen=more.begins_full)
    boxes = [
        SelectEntry(
            policy_line(setting, value, words).rstrip("."),
            setting.key,
            chosen=more.policy.chosen(setting) == value,
        )
        for setting in SWITCHES
        for value in setting.unusual
    ]
    languages = [
        SelectEntry(capitalised(words(f"language-{code}")), code, chosen=code == more.language)
        for code in LANGUAGES
    ]
    fields: list[Field] = [
        BoxesField(BOXES, words("wizard-boxes"), [*([] if full or not here else [begins]), *boxes]),
        *(_field(one, more.policy, words) for one in OF_THE_TABLE if not one.switch),
        ChoiceField("language", words("option-language"), languages),
        *([ForumField(FORUM, words("wizard-forum"), words("wizard-here"), more.forum)] * here),
    ]
    return form_of(words("wizard-table"), WizardPress(WizardField.TABLE, more.text), fields)


def _field(setting: PolicySetting, policy: TablePolicy, words: Words) -> Field:
    """The field of a setting that is not simply on or off."""
    label, chosen = words(f"policy-{setting.key}"), policy.chosen(setting)
    if not setting.most:
        return ChoiceField(setting.key, label, value_entries(setting, chosen, words))
    hint = words("wait-hint", **bounds_of(setting))
    return TextField(setting.key, label, hint, chosen, longest=LONGEST_WAIT)


def read_form(typed: Mapping[str, str], before: MoreSettings, *, may_wait: bool) -> MoreSettings:
    """Return what was chosen in one of the forms, and else what was chosen *before*. Only a table
    that *may wait* for people is asked whether it begins by itself.

    Raise `Illegal` for a time that does not fit, and for what there is not any more.
    """
    chosen = {one.key: read_typed(one, typed[one.key]) for one in SETTINGS if one.key in typed}
    more = before
    if BOXES in typed:
        ticked = {*typed[BOXES].split()}
        require(ticked <= {FULL, *(one.key for one in SWITCHES)}, "menu-old")
        for one in SWITCHES:
            (other,) = one.unusual
            chosen[one.key] = other if one.key in ticked else one.written(one.usual)
        if may_wait:
            more = replace(more, begins_full=FULL in ticked)
    try:
        return replace(
            more,
            policy=more.policy.choosing(chosen),
            language=one_of(typed.get("language", more.language), LANGUAGES),
            forum=_forum(typed[FORUM]) if FORUM in typed else more.forum,
        )
    except ValueError:
        raise Illegal(Text("menu-old")) from None
