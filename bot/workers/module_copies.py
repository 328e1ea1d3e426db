"""Copies of packages: the same modules under other names, which import each other in place of the
originals.

A copy has constants of its own. So a game can be played with other cards beside the same game with
the printed ones, and neither its rules nor its pictures know of it.
"""

from __future__ import annotations

import builtins
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import find_spec, spec_from_file_location
from types import ModuleType
from typing import Any


def copied(package: str, names: Mapping[str, str]) -> ModuleType:
    """Import the copy of a package; *names* are those of all copies that belong together, by the
    names of the originals.
    """
    known = (finder.names for finder in sys.meta_path if isinstance(finder, _Copies))
    if dict(names) not in known:
        # Ahead of those that find the originals in the same folders.
        sys.meta_path.insert(0, _Copies(names))
    return import_module(names[package])


class _Copies(MetaPathFinder):
    """Finds the modules of copies where their originals lie."""

    def __init__(self, names: Mapping[str, str]) -> None:
        self.names = dict(names)
        self._originals = {copy: name for name, copy in names.items()}

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return the spec of a copy; None for other modules."""
        original = _renamed(fullname, self._originals)
        found = find_spec(original) if original != fullname else None
        if found is None or found.origin is None:
            return None
        return spec_from_file_location(
            fullname,
            found.origin,
            loader=_Copy(fullname, found.origin, self.names),
            submodule_search_locations=found.submodule_search_locations,
        )


class _Copy(SourceFileLoader):
    """Loads a module whose imports lead to the copies."""

    def __init__(self, fullname: str, path: str, names: Mapping[str, str]) -> None:
        super().__init__(fullname, path)
        self._names = names

    def exec_module(self, module: ModuleType) -> None:
        """Run the module with an `import` of its own."""
        vars(module)["__builtins__"] = {**vars(builtins), "__import__": self._import}
        super().exec_module(module)

    def _import(self, name: str, *args: Any, **named: Any) -> Any:
        return __import__(_renamed(name, self._names), *args, **named)


def _renamed(name: str, names: Mapping[str, str]) -> str:
    """Return a module's name in the copy of its package, if there is one."""
    for package, copy in names.items():
        if name == package or name.startswith(f"{package}."):
            return copy + name[len(package) :]
    return name
