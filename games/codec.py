"""Tables, actions and orders to JSON and back, on cattrs, driven by their annotations.

Where a field may hold one of several dataclasses, the object says which one under "is". Cards and
other pieces of a catalogue are written as their ids and come back as the catalogue's own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from importlib.resources import files
from types import MappingProxyType, ModuleType, UnionType
from typing import Any, Generic, TypeVar, Union, cast, get_args, get_origin

import cattrs
import orjson
from cattrs.preconf.orjson import OrjsonConverter, make_converter

from games.engine import Decision, Event, Order, Step, Table, Together
from games.moves import Action, Move

T = TypeVar("T", bound=Table)
K = TypeVar("K")

LATER: Mapping[str, object] = MappingProxyType({"later": True})
"""Metadata of a table's field that came later than the first tables were kept. It is written only
where it differs from its default, so that tables which do not use it stay as they were.
"""
_OPEN = frozenset({Move, Action, Order, Event, Step, Decision})
"""The annotations behind which any of a game's named types may stand."""


@dataclass(frozen=True, slots=True)
class Pieces(Generic[K]):
    """A kind of component that is written as a short text: by its id, or in its notation."""

    kind: type[K]
    spell: Callable[[K], str]
    find: Callable[[str], K]


def named_in(*modules: ModuleType) -> Iterator[type]:
    """Find the actions, orders, events, steps and decisions that modules define; a package stands
    for those of its modules whose classes it imports. What is generic, or begins with an
    underscore, is only a base of others.
    """
    for module in modules:
        for name, kind in vars(module).items():
            if (
                isinstance(kind, type)
                and issubclass(kind, (Move, Event, Step, Decision))
                and not name.startswith("_")
                and not getattr(kind, "__parameters__", ())
                and f"{kind.__module__}.".startswith(f"{module.__name__}.")
            ):
                yield kind


class Codec(Generic[T]):
    """Writes and reads one game's tables and moves; *named* are all its actions, orders, events and
    agenda items, for which `named_in` looks.
    """

    def __init__(
        self, table: type[T], named: Iterable[type], pieces: Iterable[Pieces[Any]] = ()
    ) -> None:
        self._table = table
        self._named = {kind.__name__: kind for kind in (*named, Together)}
        self._converter = make_converter()
        for piece in pieces:
            _spell(self._converter, piece)
        self._converter.register_structure_hook_func(
            _is_open, lambda value, _: self._one_of_the_named(value)
        )
        self._converter.register_unstructure_hook_func(_is_open, self._written)
        for kind in self._named.values():  # only now: what writes a kind is fixed when it is named
            _name(self._converter, kind)
        self._converter.register_unstructure_hook(table, _sparing(table, self._converter))

    def write_table(self, table: T) -> bytes:
        """Return *table* as JSON; raise `TypeError` for what is not `named`, as nobody could read
        it.
        """
        return orjson.dumps(self._converter.unstructure(table, self._table))

    def read_table(self, written: bytes) -> T:
        """Return the table that `write_table` wrote; raise `ValueError` for anything else."""
        return self._read(written, self._table)

    def write_move(self, move: Move) -> bytes:
        """Return an action or an order as JSON; raise `TypeError` if it is not `named`."""
        return orjson.dumps(self._written(move))

    def read_action(self, written: bytes) -> Action:
        """Return the action that `write_move` wrote; raise `ValueError` for anything else."""
        move = self._read(written, Move)
        if not isinstance(move, Action):
            raise ValueError(f"not an action: {written!r}")  # noqa: TRY004  # what was written is at fault
        return move

    def action_of(self, value: Mapping[str, Any]) -> Action:
        """Return the action whose JSON is *value*; raise `ValueError` if it is none."""
        move = self._structure(value, Move, repr(value))
        if not isinstance(move, Action):
            raise ValueError(f"not an action: {value!r}")  # noqa: TRY004  # what was written is at fault
        return move

    def read_order(self, written: bytes) -> Order:
        """Return the order that `write_move` wrote; raise `ValueError` for anything else."""
        move = self._read(written, Move)
        if not isinstance(move, Order):
            raise ValueError(f"not an order: {written!r}")  # noqa: TRY004  # what was written is at fault
        return move

    def _read(self, written: bytes, wanted: type[K]) -> K:
        try:
            value = orjson.loads(written)
        except ValueError as error:
            raise ValueError(f"not what {wanted.__name__} looks like: {written[:200]!r}") from error
        return self._structure(value, wanted, repr(written[:200]))

    def _structure(self, value: Any, wanted: type[K], shown: str) -> K:
        try:
            return self._converter.structure(value, wanted)
        except (cattrs.BaseValidationError, KeyError, TypeError, ValueError) as error:
            raise ValueError(f"not what {wanted.__name__} looks like: {shown}") from error

    def _written(self, value: object) -> Any:
        kind = type(value)
        if self._named.get(kind.__name__) is not kind:
            raise TypeError(f"{kind.__name__} is not named in the Codec")
        return self._converter.unstructure(value)

    def _one_of_the_named(self, value: Any) -> Any:
        return self._converter.structure(value, self._named[value["is"]])


def _is_open(wanted: Any) -> bool:
    """Whether *wanted* is one of them, or a union with one: the items of an agenda."""
    parts = get_args(wanted) if get_origin(wanted) in {Union, UnionType} else (wanted,)
    kinds = {get_origin(part) or part for part in parts}
    return bool(kinds & _OPEN) and kinds <= _OPEN | {Together}


def _spell(converter: OrjsonConverter, piece: Pieces[Any]) -> None:
    converter.register_unstructure_hook(piece.kind, piece.spell)
    converter.register_structure_hook(piece.kind, lambda written, _: piece.find(written))


def _name(converter: OrjsonConverter, kind: type) -> None:
    """Write values of *kind* with their name."""
    assert is_dataclass(kind), f"{kind} is no dataclass"
    plain = cattrs.gen.make_dict_unstructure_fn(kind, converter)
    converter.register_unstructure_hook(kind, lambda value: {"is": kind.__name__, **plain(value)})


def _sparing(table: type[T], converter: OrjsonConverter) -> Callable[[T], dict[str, Any]]:
    """How tables are written: without the later fields that are as they always are."""
    later: dict[str, Any] = {
        one.name: cattrs.override(omit_if_default=True)
        for one in fields(table)
        if one.metadata.get("later")
    }
    return cattrs.gen.make_dict_unstructure_fn(table, converter, **later)


_replaced: dict[tuple[str, str], Mapping[str, Any]] = {}
"""Own components in place of printed files, for the whole process: modules make their constants of
them while they are imported.
"""


def replace_components(package: str, name: str, own: Mapping[str, Any] | None) -> None:
    """Let modules imported from now on read *own* components in place of a printed file, or with
    None the file again.
    """
    _replaced.pop((package, name), None)
    if own is not None:
        _replaced[package, name] = own


def replaced_components(package: str, name: str) -> Mapping[str, Any] | None:
    """Return the own components that are read in place of a printed file, if there are any."""
    return _replaced.get((package, name))


def read_components(package: str, name: str) -> Mapping[str, Any]:
    """Return a game's components: own ones in their place, else those that are printed."""
    return _replaced.get((package, name)) or printed_components(package, name)


def printed_components(package: str, name: str) -> Mapping[str, Any]:
    """Return a game's printed components: the JSON file *name* beside the modules of *package*."""
    return cast("Mapping[str, Any]", orjson.loads(files(package).joinpath(name).read_bytes()))
