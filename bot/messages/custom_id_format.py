"""How custom ids are written and read: a template, and a pattern for each of its fields."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Annotated, Any, get_args, get_origin


@dataclass(frozen=True, slots=True)
class FieldFormat:
    """How a field is written: the pattern of its text, and the conversions."""

    pattern: str
    read: Callable[[str], Any]
    write: Callable[[Any], str] = str


def digits(longest: int) -> FieldFormat:
    """A number of at most so many digits."""
    return FieldFormat(rf"\d{{1,{longest}}}", int)


PATH = FieldFormat(r"[\w+ -]*", lambda text: tuple(text.split()), " ".join)
SPOT = FieldFormat(r"\d{1,2}-[a-z]\d{1,2}", str)
GAME = FieldFormat(r"[a-z0-9-]{1,60}", str)
PAGE = FieldFormat(r"[a-z]{1,15}", str)
RULE = FieldFormat(r"[A-Z0-9-]{0,12}", str)
REST = FieldFormat(
    r"[a-z]{1,12}\.[a-z]{1,12}\.\d{1,5}m?\.[a-z]{1,12}\.[a-z]{2}"
    r"(?:\.[a-z]{1,12})*(?:\.\d{1,19})?",
    str,
)
CODE = FieldFormat(r"[0-9A-Z]{8}", str)

_FIELD = re.compile(r"\{(\w+)\}")
_OPTIONAL = re.compile(r"\[(.*?)\]")
_TOKEN = re.compile(r"([^{}\[\]]+)|\{(\w+)\}|([\[\]])")


@dataclass(frozen=True, slots=True)
class Format:
    """How a kind of press is written: `{field}` stands for a field, and what is in brackets is
    left out where its field is None.
    """

    template: str
    parts: Mapping[str, FieldFormat]

    def write(self, press: object) -> str:
        values = {name: getattr(press, name) for name in self.parts}
        template = _OPTIONAL.sub(
            lambda group: "" if values[_FIELD.findall(group[1])[0]] is None else group[1],
            self.template,
        )
        return _FIELD.sub(lambda field: self.parts[field[1]].write(values[field[1]]), template)

    def read(self, match: re.Match[str]) -> dict[str, Any]:
        return {
            name: None if text is None else self.parts[name].read(text)
            for name, text in match.groupdict().items()
        }

    @property
    def pattern(self) -> re.Pattern[str]:
        pattern = ""
        for literal, name, bracket in _TOKEN.findall(self.template):
            if name:
                pattern += rf"(?P<{name}>{self.parts[name].pattern})"
            else:
                pattern += {"[": "(?:", "]": ")?"}.get(bracket, re.escape(literal))
        return re.compile(pattern, re.ASCII)


def part_of(hint: Any) -> FieldFormat:
    """How a field of this type is written; of an optional one, what stands there if anything."""
    if isinstance(hint, type) and issubclass(hint, Enum):
        values = "|".join(re.escape(member.value) for member in hint)
        return FieldFormat(values, hint, lambda member: str(member.value))
    if get_origin(hint) is Annotated:
        part: FieldFormat = get_args(hint)[1]
        return part
    (inner,) = (arg for arg in get_args(hint) if arg is not type(None))
    return part_of(inner)
