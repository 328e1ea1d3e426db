"""Copies of tables for the rules to change.

What is frozen is shared between a table and its drafts; lists, dicts, sets and unfrozen dataclasses are copied.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, TypeVar, cast

T = TypeVar("T")


def draft(value: T) -> T:
    """Return a copy of *value* that can be changed without *value* noticing."""
    copied: Any = value
    match value:
        case list():
            copied = [draft(item) for item in value]
        case dict():
            copied = {key: draft(item) for key, item in value.items()}
        case set():
            copied = set(value)
        case _ if names := _changeable(type(value)):  # type: ignore[arg-type]  # mypy doubts that types have hashes
            copied = object.__new__(type(value))
            for name in names:
                object.__setattr__(copied, name, draft(getattr(value, name)))
    return cast("T", copied)


@cache
def _changeable(kind: type[Any]) -> tuple[str, ...]:
    """The fields of a dataclass that is not frozen; none for anything else."""
    if not is_dataclass(kind) or kind.__dataclass_params__.frozen:  # type: ignore[attr-defined]  # typeshed hides it
        return ()
    return tuple(field.name for field in fields(kind))
