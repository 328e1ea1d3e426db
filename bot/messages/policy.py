"""What is said of a table's policy: its settings, their values, and a line for what is unusual."""

from __future__ import annotations

import re

from bot.messages.components import SelectEntry, capitalised
from bot.store.policy import SETTINGS, USUAL, PolicySetting, TablePolicy, bounds_of
from games.moves import require
from renderers.words import Words

_MINUTE, _HOUR = "mм", "hч"
"""How the words for minutes and hours begin, in all languages."""


def value_key(setting: PolicySetting, value: str) -> str:
    """Return under which key the words for a value of a setting lie."""
    return f"policy-{value}" if setting.switch else f"policy-{setting.key}-{value}"


def value_entries(setting: PolicySetting, chosen: str, words: Words) -> list[SelectEntry]:
    """All values of a setting, of which one is chosen."""
    return [
        SelectEntry(capitalised(words(value_key(setting, value))), value, chosen=value == chosen)
        for value in setting.values
    ]


def policy_lines(policy: TablePolicy, words: Words) -> list[str]:
    """A line for every setting that is not as usual."""
    return [
        policy_line(setting, value, words, policy)
        for setting in SETTINGS
        if (value := policy.chosen(setting)) in setting.unusual
    ]


def policy_line(
    setting: PolicySetting, value: str, words: Words, policy: TablePolicy = USUAL
) -> str:
    """What a value means at a table, with the numbers of its policy."""
    wait = how_long(policy.absent_after, words)
    return words(f"notice-policy-{setting.key}-{value}", wait=wait)


def how_long(hours: float, words: Words) -> str:
    """For how long one waits, in hours; in minutes where those are no whole ones."""
    minutes = round(60 * hours)
    if minutes % 60:
        return words("wait-minutes", n=minutes)
    return words("wait-hours", n=minutes // 60)


def read_typed(setting: PolicySetting, typed: str) -> str:
    """Return the value that was typed or picked for a setting: a time as `48`, `2 h`, `45 min` or
    `1:30`; raise `Illegal` for what is none.
    """
    text = typed.strip()
    if setting.most:
        hours = _hours(text)
        text = text if hours is None else setting.written(hours)
        require(setting.knows(text), "form-no-wait", typed=typed, **bounds_of(setting))
    return text


def _hours(typed: str) -> float | None:
    """The hours of a typed time; None for what is none."""
    if clock := re.fullmatch(r"(\d{1,4}):([0-5]\d)", typed):
        return int(clock[1]) + int(clock[2]) / 60
    found = re.fullmatch(r"(\d{1,5})\s*([^\W\d]*)\.?", typed)
    if found is None:
        return None
    unit = found[2].lower()
    if unit and unit[0] in _MINUTE:
        return int(found[1]) / 60
    return int(found[1]) if not unit or unit[0] in _HOUR else None
