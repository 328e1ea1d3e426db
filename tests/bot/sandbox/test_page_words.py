"""The sandbox's page says the same in all languages: nothing is missing, idle, or said past its
tables of sentences.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

import pytest

from bot.messages.language import words_of
from bot.sandbox import page_speech
from bot.sandbox.page import STATIC
from renderers.words import LANGUAGES
from tests.bot.page_words import ARGUMENT, on_page, sentences
from tests.bot.scripts import Literal, literals

SCRIPTS = sorted(STATIC.glob("*.js"))
INDEX = STATIC / "index.html"
SERVER = [STATIC.parent / f"{name}.py" for name in ("forms", "page", "page_visit", "people")]

CYRILLIC, LETTERS = re.compile(r"[а-яё]"), re.compile(r"[^\W\d_]")
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
"""Of Intl.PluralRules."""

CALL = re.compile(
    r"(?<![#\w])(?<!\w\.)(?:words|parts)\(((?:[^()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*)\)"
)
NESTED = re.compile(r"\([^()]*\)|`[^`]*`")

PROSE = re.compile(
    r"[A-Za-z]{2,}[,.!?…]* [A-Za-z]|^a [a-z]|^\W*[A-Z][a-z]|^ [A-Za-z]{2}|[A-Za-z]{2} $|[“”‘’…]"
)
"""Two words, a capital letter in front, a word beside an expression, or a printer's sign."""
PROPERTY = r'(?:"aria-label"|alt|error|label|note|placeholder|title): ?(?:[^,;{}(]*[?:] ?)?'
SAID = re.compile(rf"(?:\}}, ?|textContent = ?|announce\(|toast\(|{PROPERTY})$")
"""Before what is shown or read aloud: the properties of an element, or a property that is."""
UNSAID = re.compile(
    r"(?:\b(?:case|rel:)|[!=]==|(?:addEventListener|closest|endsWith|querySelector|querySelectorAll|tell)\()$"
)
"""Before the names of keys, events and notes, before selectors and what links promise."""
CLASSES = set(
    re.findall(
        r"\.([a-z][a-z0-9-]*)", "".join(sheet.read_text("utf-8") for sheet in STATIC.glob("*.css"))
    )
)
REMEMBERED = {"read "}
"""Where the page keeps something in the browser."""


def prose(literal: Literal) -> bool:
    """Whether a person would read this string, as well as can be told."""
    if SAID.search(literal.before):
        return bool(LETTERS.search(literal.text)) and not literal.text.startswith("aria-")
    named = (
        UNSAID.search(literal.before)
        or literal.text in REMEMBERED
        or CLASSES.issuperset(literal.text.split())
    )
    return not named and bool(PROSE.search(literal.text))


def asked(script: Path) -> Iterator[tuple[str, frozenset[str]]]:
    """The keys that a script says, each with the names of the arguments it gives."""
    for call in CALL.findall(script.read_text(encoding="utf-8")):
        flat = call
        while NESTED.search(flat):
            flat = NESTED.sub("", flat)
        key, _, rest = flat.partition("{")
        given = frozenset(
            one.partition(":")[0].strip() for one in rest.rstrip("} ").split(",") if one.strip()
        )
        found = [literal.text for literal in literals(key) if not UNSAID.search(literal.before)]
        assert found, f"{script.name}: nobody can tell what {call} says"
        yield from ((one, given) for one in found)


class Marked(HTMLParser):
    """What index.html leaves to be said, with the arguments it gives, and what it says itself."""

    ALONE = frozenset({"br", "hr", "img", "input", "link", "meta"})
    READ = frozenset({"alt", "aria-description", "aria-label", "placeholder", "title"})
    UNTRANSLATED = frozenset({"noscript", "title"})

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[str, frozenset[str]]] = []
        self.unmarked: list[str] = []
        self._open: list[tuple[str, str | None, set[str]]] = []
        self.feed(INDEX.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        named = dict(attributes)
        self.unmarked += [f"{tag} {name}" for name in named.keys() & self.READ]
        if slot := named.get("data-slot"):
            self._open[-1][2].add(slot)
        if label := named.get("data-label"):
            self.asked.append((label, frozenset()))
        if tag not in self.ALONE:
            self._open.append((tag, named.get("data-words"), set()))

    def handle_endtag(self, tag: str) -> None:
        opened, key, slots = self._open.pop()
        assert opened == tag
        if key:
            self.asked.append((key, frozenset(slots)))

    def handle_data(self, data: str) -> None:
        if LETTERS.search(data) and not self.UNTRANSLATED & {tag for tag, *_ in self._open}:
            self.unmarked.append(data.strip())


def arguments_of(key: str, language: str) -> frozenset[str] | None:
    """What a sentence speaks of; None if there is no such sentence."""
    forms = sentences(language).get(key)
    return (
        frozenset(name for form in forms.values() for name in ARGUMENT.findall(form))
        if forms
        else None
    )


def test_the_page_speaks_every_language_of_the_bot() -> None:
    assert {table.stem for table in (STATIC / "words").iterdir()} == set(LANGUAGES)


def test_all_languages_have_the_same_sentences_with_the_same_arguments() -> None:
    first, *others = (
        {key: arguments_of(key, language) for key in sentences(language)} for language in LANGUAGES
    )
    assert others == [first] * len(others)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_depends_on_a_number_has_a_form_for_every_number(language: str) -> None:
    counting = {
        key: forms for key, forms in sentences(language).items() if forms.keys() != {"other"}
    }
    assert all("other" in forms and forms.keys() <= CATEGORIES for forms in counting.values())
    assert all("{n}" in form for forms in counting.values() for form in forms.values())


def test_every_russian_sentence_is_russian() -> None:
    said = [form for forms in sentences("ru").values() for form in forms.values()]
    assert [
        form for form in (*said, *page_speech.RUSSIAN.values()) if not CYRILLIC.search(form)
    ] == []


@pytest.mark.parametrize(
    "script", [path for path in SCRIPTS if path.name != "words.js"], ids=lambda path: path.name
)
def test_what_a_script_says_is_there_and_gets_what_it_speaks_of(script: Path) -> None:
    wrong = [(key, given) for key, given in asked(script) if given != arguments_of(key, "en")]
    assert wrong == []


def test_what_the_page_leaves_to_be_said_is_there_and_gets_what_it_speaks_of() -> None:
    assert [(key, given) for key, given in Marked().asked if given != arguments_of(key, "en")] == []


def test_no_sentence_of_the_page_is_idle() -> None:
    said = {key for script in SCRIPTS if script.name != "words.js" for key, _ in asked(script)}
    assert sentences("en").keys() == said | {key for key, _ in Marked().asked}


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.name)
def test_a_script_says_nothing_by_itself(script: Path) -> None:
    assert [
        literal.text for literal in literals(script.read_text(encoding="utf-8")) if prose(literal)
    ] == []


def test_the_page_says_nothing_by_itself() -> None:
    assert Marked().unmarked == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_names_the_bots_button_as_the_bot_does(language: str) -> None:
    assert on_page(language, "button-play") == words_of(language)("button-play")


@cache
def refusals() -> dict[str, set[str]]:
    """What the server of the page says to people, each sentence with the arguments it gets."""
    found = dict[str, set[str]]()
    for path in SERVER:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(
                    func=ast.Name(id="ClientRefusal") | ast.Attribute(attr="_say"),
                    args=[ast.Constant(value=str(said))],
                    keywords=given,
                ):
                    found.setdefault(said, set()).update(str(one.arg) for one in given)
    return found


def test_what_the_server_says_to_people_is_there_in_russian_and_nothing_else() -> None:
    assert page_speech.RUSSIAN.keys() == refusals().keys()


@pytest.mark.parametrize("said", refusals())
def test_what_the_server_says_speaks_of_the_same_in_russian(said: str) -> None:
    field = re.compile(r"\{(\w+)(?:!r)?\}")
    assert set(field.findall(said)) == refusals()[said]
    assert sorted(field.findall(page_speech.RUSSIAN[said])) == sorted(field.findall(said))


@pytest.mark.parametrize(("language", "asked"), [("en", "where you are asked"), ("ru", "если бот")])
def test_the_first_page_does_not_say_that_every_move_must_be_confirmed(
    language: str, asked: str
) -> None:
    assert asked in sentences(language)["how-to-move"]["other"]
