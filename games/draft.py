"""Copies of tables for the rules to change.

What is frozen is shared between a table and its drafts; lists, dicts, sets and unfrozen dataclasses
are copied.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass
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
    return cast("T", _copied(value))


def _copied(value: Any) -> Any:
    """A draft of anything; the likeliest first, since a search copies all the time."""
    kind: type[Any] = type(value)
    copied = value
    if kind in _shared:
        pass
    elif kind is list:
        copied = _listed(value)
    elif names := _fields[kind]:
        copied = object.__new__(kind)
        for name in names:
            # Most fields are shared, or lists: a call for each would take as long as the copying.
            item = getattr(value, name)
            of = type(item)
            if of in _shared:
                setattr(copied, name, item)
            else:
                setattr(copied, name, _listed(item) if of is list else _copied(item))
    elif isinstance(value, list):
        copied = _listed(value)
    elif isinstance(value, dict):
        copied = {key: _copied(item) for key, item in value.items()}
    elif isinstance(value, set):
        copied = set(value)
    else:
        _shared.add(kind)
    return copied


def _listed(items: list[Any]) -> list[Any]:
    """A copy of a list, and of what in it can be changed."""
    if _shared.issuperset(map(type, items)):
        return items.copy()
    return [_copied(item) for item in items]


class _Fields(dict[type[Any], tuple[str, ...]]):
    """The fields of each dataclass that is not frozen; none for anything else."""

    def __missing__(self, kind: type[Any]) -> tuple[str, ...]:
        changeable = is_dataclass(kind) and not kind.__dataclass_params__.frozen  # type: ignore[attr-defined]  # typeshed hides it
        found = self[kind] = tuple(field.name for field in fields(kind)) if changeable else ()
        return found


_fields = _Fields()
