"""What is said, asked for by the keys of its words: an evening does not depend on how a sentence is
put, only on which one it is and what it speaks of.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from bot.hosting.host import AnyGame
from bot.sandbox.layouts import text_of
from bot.sandbox.things import Message

ROOT = Path(__file__).parent.parent.parent.parent
SHARED = ("bot/messages", "renderers", "games")


def sentence(
    key: str, /, *, language: str = "en", game: AnyGame | None = None, **args: object
) -> re.Pattern[str]:
    """A pattern of the sentence of this key, of the bot or of a game; what is not among its
    arguments here may be anything, and so may the way it is put for a number.
    """
    own = (game.home.replace(".", "/"),) if game is not None else ()
    known = _entries(language, (*own, *SHARED))
    spoken = set[str]()
    pattern = "".join(_pieces(known[key].value, known, args, spoken))
    assert args.keys() <= spoken, f"{key} does not speak of {args.keys() - spoken}"
    return re.compile(pattern, re.DOTALL)


def says(message: Message, key: str, /, *, game: AnyGame | None = None, **args: object) -> bool:
    """Whether the sentence of this key stands in a message."""
    pattern = sentence(key, language="en", game=game, **args)
    return pattern.search(text_of(message)) is not None


@cache
def _entries(language: str, folders: Iterable[str]) -> dict[str, ftl.Message | ftl.Term]:
    """The sentences and terms of these folders, the first one's before the others'."""
    found: dict[str, ftl.Message | ftl.Term] = {}
    for folder in folders:
        written = (ROOT / folder / "words" / f"{language}.ftl").read_text("utf-8")
        for entry in FluentParser().parse(written).body:
            match entry:
                case ftl.Message(id=name):
                    found.setdefault(name.name, entry)
                case ftl.Term(id=name):
                    found.setdefault(f"-{name.name}", entry)
    return found


def _pieces(
    pattern: ftl.Pattern | None,
    known: dict[str, ftl.Message | ftl.Term],
    args: dict[str, object],
    spoken: set[str],
) -> Iterable[str]:
    assert pattern is not None
    for element in pattern.elements:
        match element:
            case ftl.TextElement(value=text):
                yield re.escape(text)
            case ftl.Placeable(expression=expression):
                yield _placed(expression, known, args, spoken)


def _placed(
    expression: ftl.InlineExpression | ftl.Placeable | ftl.SelectExpression,
    known: dict[str, ftl.Message | ftl.Term],
    args: dict[str, object],
    spoken: set[str],
) -> str:
    match expression:
        case ftl.VariableReference(id=name):
            spoken.add(name.name)
            return re.escape(str(args[name.name])) if name.name in args else ".+?"
        case ftl.MessageReference(id=name):
            return "".join(_pieces(known[name.name].value, known, args, spoken))
        case ftl.TermReference(id=name):
            return "".join(_pieces(known[f"-{name.name}"].value, known, {}, set()))
        case ftl.StringLiteral() | ftl.NumberLiteral():
            return re.escape(str(expression.parse()["value"]))
        case ftl.SelectExpression(selector=selector, variants=variants):
            _placed(selector, known, args, spoken)
            ways = ("".join(_pieces(one.value, known, args, spoken)) for one in variants)
            return f"(?:{'|'.join(ways)})"
    return ".+?"
