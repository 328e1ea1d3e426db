"""Copies of tables for the rules to change.

What is frozen is shared between a table and its drafts; lists, dicts, sets and unfrozen dataclasses
are copied.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, TypeVar, cast

T = TypeVar("T")

_shared: set[type[Any]] = set()
"""The kinds met so far that are never copied: a list of nothing else, as most are, is copied in one
go.
"""


def draft(value: T) -> T:
    """Return a copy of *value* that can be changed without *value* noticing.

    >>> table = {"hands": [[1, 2], []], "deck": (3, 4)}
    >>> drawn = draft(table)
    >>> drawn["hands"][1].append(3)
    >>> table["hands"], drawn["hands"]
    ([[1, 2], []], [[1, 2], [3]])
    >>> drawn["deck"] is table["deck"]
    True
    """
    kind: type[Any] = type(value)
    copied: Any = value
    if kind in _shared:
        pass
    elif isinstance(value, list):
        copied = (
            value.copy()
            if _shared.issuperset(map(type, value))
            else [draft(item) for item in value]
        )
    elif names := _changeable(kind):  # type: ignore[arg-type]  # mypy doubts that types have hashes
        copied = object.__new__(kind)
        for name in names:
            item = getattr(value, name)
            setattr(copied, name, item if type(item) in _shared else draft(item))
    elif isinstance(value, dict):
        copied = {key: draft(item) for key, item in value.items()}
    elif isinstance(value, set):
        copied = set(value)
    else:
        _shared.add(kind)
    return cast("T", copied)


@cache
def _changeable(kind: type[Any]) -> tuple[str, ...]:
    """The fields of a dataclass that is not frozen; none for anything else."""
    if not is_dataclass(kind) or kind.__dataclass_params__.frozen:  # type: ignore[attr-defined]  # typeshed hides it
        return ()
    return tuple(field.name for field in fields(kind))
