"""What is said of a table's policy: its settings, their values, and a line for what is unusual."""

from __future__ import annotations

from bot.messages.components import SelectEntry, capitalised
from bot.store.policy import SETTINGS, USUAL, PolicySetting, TablePolicy
from renderers.words import Words


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
    numbers = {one.key: int(policy.chosen(one)) for one in SETTINGS if one.most}
    return words(f"notice-policy-{setting.key}-{value}", **numbers)
