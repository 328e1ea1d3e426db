"""The strings of a script of the sandbox's page, each with the code in front of it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

# A slash begins a regular expression only where no value stands before it.
_SKIPPED = (
    r"//[^\n]*|/\*.*?\*/"
    r"|(?<=[(,=:\[!&|?{};\n])[ \t]*/(?![/*])(?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\\n\[])+/\w*"
)
_TOKEN = re.compile(
    rf'(?P<skipped>{_SKIPPED})|"(?P<string>(?:\\.|[^"\\\n])*)"|(?P<sign>[`{{}}])', re.DOTALL
)
_PIECE = re.compile(r"(?P<text>(?:\\.|\$(?!\{)|[^`\\$])*)(?P<end>`|\$\{)", re.DOTALL)
_SHOWN = 60


@dataclass(frozen=True, slots=True)
class Literal:
    """A string, or a piece of one with expressions in it."""

    text: str
    before: str
    """Up to sixty characters of code, without the blanks at the end."""


def literals(source: str) -> Iterator[Literal]:
    """Every string of a script, without comments and regular expressions."""
    at, inside = (
        0,
        list[bool](),
    )  # for each open brace whether it belongs to a string with expressions
    while (token := _TOKEN.search(source, at)) is not None:
        at = token.end()
        match token.lastgroup, token["sign"]:
            case "string", _:
                yield _literal(source, token["string"], token.start())
            case "sign", "{":
                inside.append(False)
            case "sign", "}" if not inside.pop():
                pass
            case "sign", _:  # a string begins, or goes on after an expression
                piece = _PIECE.match(source, at)
                assert piece is not None, source[at : at + _SHOWN]
                yield _literal(source, piece["text"], token.start())
                at = piece.end()
                inside += [True] if piece["end"] == "${" else []


def _literal(source: str, text: str, at: int) -> Literal:
    return Literal(text, source[max(0, at - _SHOWN) : at].rstrip())
