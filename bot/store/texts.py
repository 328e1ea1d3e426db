"""Texts to JSON and back, so that what is to be told later survives a restart."""

from __future__ import annotations

from typing import Any

from cattrs import BaseValidationError, Converter

from games.text import Arg, Name, Text

_CONVERTER = Converter(forbid_extra_keys=True)


def write(text: Text) -> dict[str, Any]:
    """Return *text* as JSON."""
    written: dict[str, Any] = _CONVERTER.unstructure(text)
    return written


def read(written: dict[str, Any]) -> Text:
    """Return the text that `write` wrote; raise `ValueError` for anything else."""
    try:
        return _CONVERTER.structure(written, Text)
    except (BaseValidationError, KeyError, TypeError, AttributeError) as error:
        raise ValueError(f"not a text: {written!r}") from error


def _write_text(text: Text) -> dict[str, Any]:
    return {"key": text.key, "args": _CONVERTER.unstructure(dict(text.args))}


def _read_text(written: dict[str, Any], _: type[Text]) -> Text:
    return Text(written["key"], **{name: _read_arg(arg) for name, arg in written["args"].items()})


def _read_arg(written: Any) -> Arg:
    match written:
        case {"key": _}:
            return _CONVERTER.structure(written, Text)
        case {"seat": _}:
            return _CONVERTER.structure(written, Name)
        case list():
            return tuple(_read_arg(item) for item in written)
        case int() | str():
            return written
    raise ValueError(f"not an argument of a text: {written!r}")


# `Text` takes its arguments by name and keeps them in order: an object in JSON. A tuple in them
# becomes a list.
_CONVERTER.register_unstructure_hook(Text, _write_text)
_CONVERTER.register_unstructure_hook(
    tuple, lambda args: [_CONVERTER.unstructure(arg) for arg in args]
)
_CONVERTER.register_structure_hook(Text, _read_text)
