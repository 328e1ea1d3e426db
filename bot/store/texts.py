"""Texts as JSON and back: what is to be said later must outlast a restart."""

from __future__ import annotations

from typing import Any

from games.text import Arg, Name, Text


def write(text: Text) -> dict[str, Any]:
    """Return *text* as JSON."""
    return {"key": text.key, "args": {name: _write(arg) for name, arg in text.args}}


def read(written: dict[str, Any]) -> Text:
    """Return the text that `write` wrote."""
    return Text(written["key"], **{name: _read(arg) for name, arg in written["args"].items()})


def _write(arg: Arg) -> Any:
    match arg:
        case Text():
            return write(arg)
        case Name(seat):
            return {"seat": seat}
        case tuple():
            return [_write(item) for item in arg]
    return arg


def _read(written: Any) -> Arg:
    match written:
        case {"key": _}:
            return read(written)
        case {"seat": int(seat)}:
            return Name(seat)
        case list():
            return tuple(_read(item) for item in written)
        case int() | str():
            return written
    raise ValueError(f"not what a text's argument looks like: {written!r}")
