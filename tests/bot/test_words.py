"""What the bot says: the same sentences in both languages, none missing and none too many."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.posts import Verb
from bot.store import Status
from renderers.words import LANGUAGES

BOT = Path(__file__).parent.parent.parent / "bot"
BUILT = {
    *(f"button-{verb.value}" for verb in Verb),
    *(f"status-{status.value}" for status in Status),
    *(f"command-table-{verb}" for verb in ("join", "leave", "start")),
    *(f"language-{language}" for language in LANGUAGES),
    *(f"permission-{name}" for name in ("view-channel", "send-messages", "send-messages-in-threads", "attach-files")),
}
"""Keys that the code puts together."""
OF_GAMES = re.compile(r"title|description|choice-.*|engine-.*")


class Arguments(Visitor):
    """Collects the arguments that a sentence speaks of."""

    def __init__(self) -> None:
        self.names = set[str]()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's own spelling
        self.names.add(node.id.name)


def sentences(language: str) -> dict[str, set[str]]:
    """The keys of a language, and the arguments of each."""
    resource = FluentParser().parse((BOT / "words" / f"{language}.ftl").read_text(encoding="utf-8"))
    found = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            arguments = Arguments()
            arguments.visit(entry)
            found[entry.id.name] = arguments.names
    return found


def said() -> set[str]:
    """The keys that stand in the code."""
    source = "\n".join(path.read_text(encoding="utf-8") for path in BOT.rglob("*.py") if "sandbox" not in path.parts)
    calls = re.findall(
        r"(?:words\([^()\"]*|words\([^()]*\)\(|Text\(|told\(|require\([^\"\n]*|_seated\([^\"\n]*)\"([a-z-]+)\"", source
    )
    return {key for key in calls if not OF_GAMES.fullmatch(key)}


def test_both_languages_say_the_same_things_about_the_same_things() -> None:
    first, *others = (sentences(language) for language in LANGUAGES)
    for other in others:
        assert other.keys() == first.keys()
        assert {key: names - first[key] for key, names in other.items() if names - first[key]} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_said_that_there_are_no_words_for(language: str) -> None:
    assert (said() | BUILT) - sentences(language).keys() == set()


def test_there_are_no_words_for_what_is_never_said() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in BOT.rglob("*.py"))
    assert {key for key in sentences("en") if not re.search(f"[\"']{key}[\"']", source)} - BUILT == set()
