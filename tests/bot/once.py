"""What each bot and each store of a test would do anew is done once here, where a test is about
something else: new databases are copied, statements compiled and commands translated once, and
nothing waits for the disk.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Coroutine, Iterator
from contextlib import ExitStack, contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from discord import app_commands
from sqlalchemy import Connection, Dialect, Engine, event

from bot.delivery import catching_up, rate_limit
from bot.store import opening
from bot.store.private_files import create_file, create_folder


def lay_empty(path: Path) -> None:
    """Lay a new database there, if there is none, as the bot makes one: it would spend more on each
    than on opening it.
    """
    if not path.exists():
        create_folder(path.parent)
        create_file(path)
        path.write_bytes(_empty())


@cache
def _empty() -> bytes:
    with TemporaryDirectory() as folder:
        made = Path(folder, "made.db")
        opening.make_new(made)
        return made.read_bytes()


@contextmanager
def unflushed() -> Iterator[None]:
    """During the block, what is written to a file may still be with the system: the death of a
    process loses nothing for that, only a power failure would.
    """
    with _changed(opening, SYNCHRONOUS=dict.fromkeys(opening.SYNCHRONOUS, "OFF")):
        yield


@contextmanager
def _changed(owner: object, **values: object) -> Iterator[None]:
    """During the block, a module or a class has these values. It is not for pytest to do that: the
    sandbox of the tests also runs where only the bot is installed.
    """
    before = {name: getattr(owner, name) for name in values}
    for name, value in values.items():
        setattr(owner, name, value)
    try:
        yield
    finally:
        for name, value in before.items():
            setattr(owner, name, value)


class _Compiled(dict[tuple[Any, ...], Any]):
    """Compiled statements by what they are compiled from. An engine has a dialect of its own; those
    of one kind compile alike.
    """

    def get(self, key: tuple[Any, ...], default: Any = None) -> Any:
        return super().get(_of_a_kind(*key), default)

    def __setitem__(self, key: tuple[Any, ...], compiled: Any) -> None:
        super().__setitem__(_of_a_kind(*key), compiled)


def _of_a_kind(dialect: Dialect, *statement: Any) -> tuple[Any, ...]:
    return type(dialect), *statement


@contextmanager
def compiled_once() -> Iterator[None]:
    """During the block, all stores share what they have compiled: each test opens one, and asks
    what others have asked.
    """
    compiled = _Compiled()

    def share(connection: Connection) -> None:
        connection.execution_options(compiled_cache=compiled)

    event.listen(Engine, "engine_connect", share)
    try:
        yield
    finally:
        event.remove(Engine, "engine_connect", share)


@contextmanager
def translated_once() -> Iterator[None]:
    """During the block, a command that reads as one did before is told in all languages as that one
    was: a bot looks up ten thousand texts at its start.
    """
    told = dict[str, dict[str, Any]]()
    kinds: tuple[Any, ...] = (app_commands.Command, app_commands.Group)

    def remembering(translate: Callable[..., Coroutine[Any, Any, Any]]) -> Callable[..., Any]:
        async def translated(command: Any, tree: Any, translator: Any) -> dict[str, Any]:
            key = json.dumps(command.to_dict(tree))
            if key not in told:
                told[key] = await translate(command, tree, translator)
            return told[key]

        return translated

    with ExitStack() as patched:
        for kind in kinds:
            whole = remembering(kind.get_translated_payload)
            patched.enter_context(_changed(kind, get_translated_payload=whole))
        yield


@contextmanager
def unpaced() -> Iterator[None]:
    """During the block, a bot sends as many requests as it likes: `unhurried` Discords take them,
    and people in tests are faster than people.
    """
    many = {"REQUESTS_PER_SECOND": 10_000.0, "BURST_REQUESTS": 1_000.0, "CALM_REQUESTS": 10_000}
    with _changed(rate_limit, **many), _changed(catching_up, CATCH_UP_SECONDS=0.01):
        yield
