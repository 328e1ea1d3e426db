"""A table's policy: what is chosen for a table whatever its game. One line declares one setting.

From that line come the option of `/table new`, the wizard, the notice, the file of a table, what
the database keeps, and what *Play again* opens. What is said of the setting `live_board` lies in
the bot's words: `policy-live_board` asks for it, `notice-policy-live_board-on` tells of a value
that is not usual, and `name-option-live_board` names the option. Where a setting is not simply on
or off, each value has words of its own: `policy-undo-none`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from enum import Enum
from typing import Any, Self

from bot.store.enums import Absence, Hints, TablePace, TakeBack

ABSENT_AFTER = 48
"""Hours after which a player counts as absent, unless the table sets others."""
LONGEST_ABSENCE = 24 * 60
"""Hours: the longest time a table may wait before somebody counts as absent."""
LEAST_MINUTES = 5
"""The shortest such time, for an evening on which all are there."""
_MINUTES = "m"
"""Stands after a time that is no whole number of hours: `45m`."""
ON, OFF = "on", "off"
_IN_FORM = {"in_form": True}


@dataclass(frozen=True, slots=True, kw_only=True)
class TablePolicy:
    """What is chosen for a table. Every line is a setting, with its usual value.

    A setting is one of several ways, on or off, or a time. The wizard has a form for those
    *in_form*, which has room for five, and asks for the others in the form of the table. A setting
    that is new needs no migration: tables opened before have its usual value.
    """

    undo: TakeBack = field(default=TakeBack.UNREVEALED, metadata=_IN_FORM)
    absent: Absence = field(default=Absence.REMIND, metadata=_IN_FORM)
    absent_after: float = field(default=ABSENT_AFTER, metadata=_IN_FORM | {"most": LONGEST_ABSENCE})
    """Hours after which a player who does not act counts as absent."""
    hints: Hints = field(default=Hints.ALONE, metadata=_IN_FORM)
    animation: bool = True
    """Whether the picture of a decisive move is an animation."""
    live_board: bool = False
    """Whether the table has one board that is kept up to date, in place of a post for each turn."""
    pace: TablePace = TablePace.FREE
    """How fast people mean to play: it is said before they sit down."""

    @classmethod
    def read(cls, written: Mapping[str, str]) -> Self:
        """Return what was written. What another version wrote and this one does not know is left
        at its usual value.
        """
        known = dict[str, str]()
        for setting in SETTINGS:
            if setting.knows(text := written.get(setting.key, "")):
                known[setting.key] = text
        return cls().choosing(known)

    def written(self) -> dict[str, str]:
        """Return the value of each setting as a text, as the database and files keep it."""
        return {setting.key: self.chosen(setting) for setting in SETTINGS}

    def chosen(self, setting: PolicySetting) -> str:
        """Return the value of a setting as a text."""
        return setting.written(getattr(self, setting.key))

    def choosing(self, chosen: Mapping[str, str]) -> Self:
        """Return the same with these values; raise `ValueError` for one that there is not."""
        return replace(self, **{one.key: one.read(chosen[one.key]) for one in of_keys(chosen)})


@dataclass(frozen=True, slots=True)
class PolicySetting:
    """One setting of a `TablePolicy`. All its values are texts here."""

    key: str
    usual: Enum | bool | float
    in_form: bool = False
    """Whether the wizard asks for it in the form of undo, absence and hints."""
    most: int = 0
    """The longest time that may be chosen, in hours; the shortest is `LEAST_MINUTES`."""

    @property
    def switch(self) -> bool:
        """Whether it is on or off."""
        return isinstance(self.usual, bool)

    @property
    def values(self) -> tuple[str, ...]:
        """All that may be chosen; nothing for a time."""
        if isinstance(self.usual, Enum):
            return tuple(way.value for way in type(self.usual))
        return (ON, OFF) if self.switch else ()

    @property
    def unusual(self) -> tuple[str, ...]:
        """All that may be chosen but the usual."""
        return tuple(value for value in self.values if value != self.written(self.usual))

    def knows(self, text: str) -> bool:
        """Whether there is such a value."""
        if self.most:
            digits = text.removesuffix(_MINUTES)
            known = digits.isascii() and digits.isdigit()
            return known and LEAST_MINUTES <= 60 * _hours(text) <= 60 * self.most
        return text in self.values

    def written(self, value: Any) -> str:
        """Return the text of a value."""
        if isinstance(value, Enum):
            return str(value.value)
        if isinstance(value, bool):
            return ON if value else OFF
        minutes = round(60 * value)
        return f"{minutes}{_MINUTES}" if minutes % 60 else str(minutes // 60)

    def read(self, text: str) -> Any:
        """Return the value of a text; raise `ValueError` if there is none."""
        if not self.knows(text):
            raise ValueError(f"no {self.key}: {text}")
        if isinstance(self.usual, Enum):
            return type(self.usual)(text)
        return text == ON if self.switch else _hours(text)


def _hours(text: str) -> float:
    """The hours of a time: `48`, or `45m` for minutes."""
    digits = text.removesuffix(_MINUTES)
    return int(digits) if digits == text else int(digits) / 60


SETTINGS = tuple(
    PolicySetting(one.name, one.default, **one.metadata) for one in fields(TablePolicy)
)
"""All settings, in the order in which they are told."""


USUAL = TablePolicy()
"""What holds where nobody chooses anything."""


def of_keys(keys: Mapping[str, object]) -> tuple[PolicySetting, ...]:
    """Return the settings with these keys; raise `ValueError` if there is no such setting."""
    if unknown := keys.keys() - {setting.key for setting in SETTINGS}:
        raise ValueError(f"no settings of tables: {sorted(unknown)}")
    return tuple(setting for setting in SETTINGS if setting.key in keys)


def setting_of(key: str) -> PolicySetting:
    """Return the setting with a key."""
    return of_keys({key: None})[0]


def bounds_of(setting: PolicySetting) -> Mapping[str, int]:
    """Return between which times one chooses: the least in minutes, the most in hours."""
    return {"least": LEAST_MINUTES, "most": setting.most}
