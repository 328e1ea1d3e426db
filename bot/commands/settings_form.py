"""The form of `/settings`, in which everything can be typed, and what was typed into it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Self

import discord

from bot.messages.button_actions import SettingsField
from bot.messages.components import SelectEntry, capitalised
from bot.messages.custom_ids import SettingsSelect
from bot.messages.forms import ChoiceField, TextField, form_of
from bot.messages.outside import one_of, whole_number
from bot.messages.zones import city, parse_zone
from bot.store import Preferences
from games.moves import Illegal, require
from games.text import Text
from renderers.words import LANGUAGES, Words

DISCORD_LANGUAGE = "discord"
"""The choice that stands for the language of somebody's Discord client."""
MOST_HOURS = 168
MOST_REMINDERS = 10
LONGEST_ZONE = 40
LONGEST_QUIET = 7


def settings_form(chosen: Preferences, words: Words) -> discord.ui.Modal:
    """The form, with what is set now."""
    languages = [
        SelectEntry(
            capitalised(words(f"language-{code}")),
            code,
            chosen=code == (chosen.language or DISCORD_LANGUAGE),
        )
        for code in (DISCORD_LANGUAGE, *LANGUAGES)
    ]
    quiet = f"{chosen.quiet_from}-{chosen.quiet_until}"
    fields = (
        ChoiceField("language", words("option-my-language"), languages),
        TextField(
            "hours", words("settings-form-hours"), f"1–{MOST_HOURS}", str(chosen.hours), longest=3
        ),
        TextField(
            "most", words("settings-form-most"), f"1–{MOST_REMINDERS}", str(chosen.most), longest=2
        ),
        TextField(
            "quiet",
            words("settings-form-quiet"),
            words("settings-form-quiet-hint"),
            quiet,
            longest=LONGEST_QUIET,
        ),
        TextField(
            "zone",
            words("settings-form-zone"),
            words("settings-form-zone-hint"),
            city(chosen.zone, words.language) if chosen.zone else "",
            longest=LONGEST_ZONE,
            required=False,
        ),
    )
    press = SettingsSelect(SettingsField.EXACTLY)
    return form_of(words("settings-form-title"), press, fields)


@dataclass(frozen=True, slots=True)
class TypedSettings:
    """Settings that were typed: those that can be taken, and why others cannot."""

    changed: Mapping[str, Any]
    refused: Sequence[Text]

    @classmethod
    def read(cls, readers: Iterable[Callable[[], Mapping[str, Any]]]) -> Self:
        """Read one after the other: what is refused does not lose the rest."""
        changed, refused = dict[str, Any](), list[Text]()
        for reader in readers:
            try:
                changed |= reader()
            except Illegal as reason:
                refused.append(reason.text)
        return cls(changed, refused)


def read_settings(typed: Mapping[str, str], chosen: Preferences, language: str) -> TypedSettings:
    """Return the settings that were typed.

    A time zone that was left as it was *chosen*, or empty, stays.
    """
    zone = typed.get("zone", "").strip()
    stays = not zone or (chosen.zone is not None and zone == city(chosen.zone, language))
    return TypedSettings.read(
        (
            lambda: {"hours": _number(typed.get("hours", ""), MOST_HOURS)},
            lambda: {"most": _number(typed.get("most", ""), MOST_REMINDERS)},
            lambda: parse_quiet(typed.get("quiet", "")),
            lambda: {} if stays else {"zone": parse_zone(zone, language)},
            lambda: {"language": _language(typed.get("language", ""))},
        )
    )


def _number(typed: str, most: int) -> int:
    """A number from 1 on; raise `Illegal` for anything else."""
    try:
        return whole_number(typed.strip(), 1, most)
    except ValueError:
        raise Illegal(Text("form-no-number", typed=typed, least=1, most=most)) from None


def _language(typed: str) -> str:
    try:
        return parse_language(typed)
    except ValueError:
        raise Illegal(Text("menu-old")) from None


def parse_language(code: str) -> str:
    """A language of ours, or the one of Discord; raise `ValueError` for anything else."""
    return one_of(code, (DISCORD_LANGUAGE, *LANGUAGES))


def parse_quiet(typed: str) -> dict[str, int]:
    """Quiet hours from the typed `22-8`; `0-0` is none."""
    found = re.fullmatch(r"\s*(\d{1,2})\s*[-–]\s*(\d{1,2})\s*", typed)
    hours = [int(hour) for hour in found.groups()] if found else []
    require(bool(hours) and all(hour <= 24 for hour in hours), "settings-unknown-hours")
    begin, end = (hour % 24 for hour in hours)
    return {"quiet_from": begin, "quiet_until": end}
