"""What an owner of the printed game may change in a game's components, and what is wrong with a
change.

The schema is read off the printed components: what all cards have, every card has; what is a number
stays one, and a word is one of those that are printed in such a place. A game adds what must be so
beyond that: sums, and shapes that fit. Lines are known by their `id`, and there are as many as are
printed. Remarks about how sure a figure is are nobody's rule, and may be left out.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, TypeAlias

Schema: TypeAlias = Mapping[str, Any]
"""A JSON schema, of which only the few words are used that `schema_of` writes."""

REMARKS = frozenset(
    {"about", "reading", "confidence", "unconfirmed", "suspect", "alternative", "reconstructed"}
    | {"estate_reconstructed"}
)
"""What is noted beside figures, most of it how sure they are."""
LONGEST_LIST = 12
"""Of a list within a line, such as the rows of a card."""
_DRAWING = "^[#.]+$"
_ID = "id"
_SORT = "is"
"""Which sort of thing an object is; it then has the parts of its sort."""
_TYPES: Mapping[str, tuple[type, ...]] = {
    "object": (dict,),
    "array": (list,),
    "string": (str,),
    "number": (float,),
    "integer": (int,),
    "boolean": (bool,),
    "null": (type(None),),
}


class Wrong(Enum):
    """What may be wrong at a place of own cards."""

    MISSING = "missing"
    UNKNOWN = "unknown"
    TYPE = "type"
    VALUE = "value"
    COUNT = "count"
    FIXED = "fixed"
    TOTAL = "total"
    ORDER = "order"
    SHAPE = "shape"


@dataclass(frozen=True, slots=True)
class Fault:
    """Something that is wrong: where, what, and what would be right."""

    where: str
    """Names and ids on the way there: `levels/1/1-04/points`."""
    wrong: Wrong
    wanted: str = ""
    found: str = ""


_BETWEEN = "-own-"


def own_key(family: str, digest: str) -> str:
    """Return the key of a game that is played with own cards."""
    return f"{family}{_BETWEEN}{digest}"


def family_of(key: str) -> str:
    """Return the key of the same game with the cards as they are printed."""
    return key.partition(_BETWEEN)[0]


@dataclass(frozen=True, slots=True)
class OwnCards:
    """Own cards of one game."""

    family: str
    """The key of the game with the printed cards."""
    digest: str
    components: Mapping[str, Any]
    changed: tuple[str, ...] = ()
    """The places at which they differ from the printed ones, if that was looked at."""

    @property
    def key(self) -> str:
        """The key of the game that is played with them."""
        return own_key(self.family, self.digest)


def _none(_printed: Mapping[str, Any], _own: Mapping[str, Any]) -> Iterable[Fault]:
    return ()


@dataclass(frozen=True, slots=True)
class Components:
    """Where the components of a game are printed, and what must be true of others in their
    place.
    """

    file: str
    """Beside the game's modules."""
    fixed: frozenset[str] = frozenset({_ID})
    """Of a line with an id, or of all components: what stays as it is printed."""
    check: Callable[[Mapping[str, Any], Mapping[str, Any]], Iterable[Fault]] = _none
    """Compares the printed ones with others of the right form, and finds what is wrong."""


def faults(components: Components, printed: Mapping[str, Any], own: object) -> Iterator[Fault]:
    """Find what is wrong with *own* components that are to replace the *printed* ones."""
    wrong = [*_misfits(schema_of(printed), own, "")]
    if not wrong and isinstance(own, Mapping):
        wrong = [*_moved(components.fixed, printed, own, "")]
    if not wrong and isinstance(own, Mapping):
        wrong = [*components.check(printed, own)]
    yield from wrong


def schema_of(*printed: Any, within: bool = False) -> dict[str, Any]:
    """Return the schema that all these values fit, which are printed in like places; *within* a
    line, lists may be of any length.
    """
    kinds = sorted({_kind(value) for value in printed})
    if kinds == ["object"]:
        return _of_objects(printed, within)
    if kinds == ["array"]:
        return _of_lists(printed, within)
    schema: dict[str, Any] = {"type": kinds[0] if len(kinds) == 1 else kinds}
    words = sorted({value for value in printed if isinstance(value, str)})
    if kinds == ["integer"]:
        schema |= {"minimum": 2 * min(0, *printed), "maximum": 2 * max(printed) + 3}
    elif words and all(re.match(_DRAWING, word) for word in words):
        schema["pattern"] = _DRAWING
    elif words:
        schema["enum"] = [*words, None] if "null" in kinds else words
    return schema


def differences(printed: Any, own: Any, where: str = "") -> Iterator[str]:
    """Name the places at which *own* components differ from the *printed* ones."""
    if isinstance(printed, Mapping) and isinstance(own, Mapping):
        for key in {**printed, **own}:
            if key not in REMARKS:
                yield from differences(printed.get(key), own.get(key), _at(where, key))
    elif _named(printed) and isinstance(own, Sequence):
        mine = {line[_ID]: line for line in own}
        for line in printed:
            if plain(line) != plain(mine[line[_ID]]):
                yield _at(where, line[_ID])
    elif plain(printed) != plain(own):
        yield where


def plain(components: Any) -> Any:
    """Return components without remarks."""
    if isinstance(components, Mapping):
        return {key: plain(value) for key, value in components.items() if key not in REMARKS}
    if isinstance(components, list):
        return [plain(value) for value in components]
    return components


def in_printed_order(printed: Any, own: Any) -> Any:
    """Return *own* components, which have no faults, in the order of the *printed* ones: by it
    cards are shuffled.
    """
    if isinstance(printed, Mapping):
        known = {key: in_printed_order(printed[key], own[key]) for key in printed if key in own}
        return {**known, **{key: value for key, value in own.items() if key not in known}}
    if _named(printed):
        mine = {line[_ID]: line for line in own}
        return [in_printed_order(line, mine[line[_ID]]) for line in printed]
    return own


def _kind(value: object) -> str:
    return next(
        name
        for name, types in reversed([*_TYPES.items()])
        if isinstance(value, types) and not (name == "integer" and isinstance(value, bool))
    )


def _of_objects(printed: Sequence[Mapping[str, Any]], within: bool) -> dict[str, Any]:
    keys = dict.fromkeys(key for one in printed for key in one)
    inside = within or any(_ID in one for one in printed)
    return {
        "type": "object",
        "properties": {
            key: {}
            if key in REMARKS
            else schema_of(*(one[key] for one in printed if key in one), within=inside)
            for key in keys
        },
        "required": [
            key for key in keys if key not in REMARKS and all(key in one for one in printed)
        ],
        "additionalProperties": False,
    }


def _of_lists(printed: Sequence[Sequence[Any]], within: bool) -> dict[str, Any]:
    entries = [entry for one in printed for entry in one]
    if within and all(_kind(entry) == "array" for entry in entries):
        return {"type": "array", "items": _of_rows(entries), "maxItems": LONGEST_LIST}
    return {
        "type": "array",
        "items": schema_of(*entries, within=within),
        "minItems": min([1, *map(len, printed)]) if within else min(map(len, printed)),
        "maxItems": LONGEST_LIST if within else max(map(len, printed)),
    }


def _of_rows(rows: Sequence[Sequence[Any]]) -> dict[str, Any]:
    """The schema of small lists that mean something by their order, like a cost in actions and
    pounds.
    """
    columns = [schema_of(*column) for column in zip(*rows, strict=True)]
    return {"type": "array", "prefixItems": columns, "items": False}


def _misfits(schema: Schema, value: object, where: str) -> Iterator[Fault]:
    """What does not fit the schema."""
    allowed = schema.get("type", [])
    kinds = [allowed] if isinstance(allowed, str) else allowed
    if kinds and _kind(value) not in kinds:
        yield Fault(where, Wrong.TYPE, " or ".join(kinds), repr(value))
    elif isinstance(value, Mapping):
        yield from _misfits_of_object(schema, value, where)
    elif isinstance(value, list):
        yield from _misfits_of_list(schema, value, where)
    elif "enum" in schema and value not in schema["enum"]:
        words = ", ".join(word if word is not None else "null" for word in schema["enum"])
        yield Fault(where, Wrong.VALUE, words, repr(value))
    elif "pattern" in schema and isinstance(value, str) and not re.match(schema["pattern"], value):
        yield Fault(where, Wrong.VALUE, "#, .", repr(value))
    elif "maximum" in schema and not schema["minimum"] <= value <= schema["maximum"]:
        yield Fault(where, Wrong.VALUE, f"{schema['minimum']}…{schema['maximum']}", repr(value))


def _misfits_of_object(schema: Schema, value: Mapping[str, Any], where: str) -> Iterator[Fault]:
    known = schema.get("properties", {})
    for key in schema.get("required", ()):
        if key not in value:
            yield Fault(_at(where, key), Wrong.MISSING)
    for key, inner in value.items():
        if key in known:
            yield from _misfits(known[key], inner, _at(where, key))
        elif known and key not in REMARKS:
            yield Fault(_at(where, key), Wrong.UNKNOWN)


def _misfits_of_list(schema: Schema, value: Sequence[Any], where: str) -> Iterator[Fault]:
    columns = schema.get("prefixItems")
    least = len(columns) if columns is not None else schema.get("minItems", 0)
    most = len(columns) if columns is not None else schema.get("maxItems", len(value))
    if not least <= len(value) <= most:
        wanted = str(least) if least == most else f"{least}…{most}"
        yield Fault(where, Wrong.COUNT, wanted, str(len(value)))
        return
    for number, inner in enumerate(value):
        named = inner.get(_ID) if isinstance(inner, Mapping) else None
        yield from _misfits(
            columns[number] if columns is not None else schema.get("items", {}),
            inner,
            _at(where, named if isinstance(named, str) else str(number + 1)),
        )


def _moved(fixed: frozenset[str], printed: Any, own: Any, where: str) -> Iterator[Fault]:
    """What is not as it is printed, though it is fixed; lines that are there twice or not at
    all.
    """
    if isinstance(printed, Mapping):
        for key in printed:
            if key in fixed and plain(printed[key]) != plain(own.get(key)):
                yield Fault(_at(where, key), Wrong.FIXED, str(printed[key]), str(own.get(key)))
            elif key == _SORT and {*printed} != {*own}:
                yield Fault(where, Wrong.FIXED, ", ".join(printed), ", ".join(own))
            elif key in own and key not in REMARKS:
                yield from _moved(fixed, printed[key], own[key], _at(where, key))
    elif _named(printed):
        mine = {line[_ID]: line for line in own}
        for line in printed:
            if line[_ID] in mine:
                yield from _moved(fixed, line, mine[line[_ID]], _at(where, line[_ID]))
            else:
                yield Fault(_at(where, line[_ID]), Wrong.MISSING)


def _named(printed: object) -> bool:
    """Whether these are lines with ids."""
    return (
        isinstance(printed, list)
        and bool(printed)
        and all(isinstance(line, Mapping) and _ID in line for line in printed)
    )


def _at(where: str, key: str) -> str:
    return f"{where}/{key}" if where else key
