"""No sentence is missing, none is idle, and every one gets what it speaks of, in all languages
alike.

Keys are read off the source: where texts are made and words are spoken. One put together from parts
(`f"choice-{key}"`) stands for all keys of its shape.
"""

import ast
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import chain
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot.messages.components import OWN_WORDS
from games.engine import Seat
from games.text import Name, Text
from renderers.words import LANGUAGES, Words, WordsError, entries_of, words_for
from tests.library import GAMES

ROOT = Path(__file__).parent.parent
SHARED = {Path("games/words"), Path("renderers/words")}
OF_BOT = Path("bot/messages/words")
OF_GAMES = {path.parent.relative_to(ROOT) for path in ROOT.glob("games/*/words/*.ftl")}
FOLDERS = sorted({*SHARED, OF_BOT, *OF_GAMES})
SPEAKERS = {"Text": 0, "words": 0, "told": 0, "localized": 0, "require": 1}
"""Which argument of these is the key of a sentence."""


CLOSING = {")": "(", "]": "[", "»": "«", "”": "“"}
"""Brackets and quotation marks, and what opens each."""


@dataclass(frozen=True)
class Spoken:
    """A place in the source where a sentence is asked for."""

    where: str
    key: str
    """A regular expression, as parts of it may be known only when it is spoken."""
    args: frozenset[str]


class Arguments(Visitor):
    """Collects the arguments that a sentence speaks of."""

    def __init__(self) -> None:
        self.names = set[str]()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  # the library's name
        self.names.add(node.id.name)


class Unclosed(Visitor):
    """Collects what opens a bracket and does not close it, or the other way round: each sentence
    and each variant by itself, without what stands in placeables.
    """

    def __init__(self) -> None:
        self.texts = list[str]()

    def visit_Pattern(self, node: ftl.Pattern) -> None:  # noqa: N802  # the library's name
        elements = node.elements
        text = "".join(one.value for one in elements if isinstance(one, ftl.TextElement))
        if not balanced(text):
            self.texts.append(text)
        self.generic_visit(node)


def balanced(text: str) -> bool:
    """Whether every bracket and quotation mark is closed in its order."""
    open_ones = list[str]()
    for sign in text:
        if sign in CLOSING.values():
            open_ones.append(sign)
        elif sign in CLOSING and (not open_ones or open_ones.pop() != CLOSING[sign]):
            return False
    return not open_ones


@cache
def sentences(folder: Path, language: str) -> dict[str, frozenset[str]]:
    """The sentences of a folder, each with the arguments it speaks of."""
    found = dict[str, frozenset[str]]()
    for entry in (
        FluentParser().parse((ROOT / folder / f"{language}.ftl").read_text(encoding="utf-8")).body
    ):
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            arguments = Arguments()
            arguments.visit(entry)
            found[entry.id.name] = frozenset(arguments.names)
    return found


def sources(*folders: str) -> list[Path]:
    return [
        path
        for folder in folders
        for path in sorted((ROOT / folder).rglob("*.py"))
        if "sandbox" not in path.parts
    ]


@cache
def nodes(path: Path) -> tuple[ast.Call | ast.Assign | ast.Constant, ...]:
    """What of a module's syntax tree may ask for a sentence."""
    return tuple(
        node
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call | ast.Assign | ast.Constant)
    )


@cache
def spoken(path: Path) -> tuple[Spoken, ...]:
    """The sentences that a module asks for by keys that can be read there."""
    return tuple(_spoken(path, nodes(path)))


def _spoken(path: Path, found: Sequence[ast.AST]) -> Iterator[Spoken]:
    for node in found:
        match node:
            case ast.Call(func=called, args=args, keywords=keywords) if (
                len(args) > (place := _place(called)) >= 0
            ):
                named = frozenset(keyword.arg or "**" for keyword in keywords)
                for key in _keys(args[place]):
                    yield Spoken(f"{path.name}:{node.lineno}", key, named)
            case ast.Assign(targets=[ast.Name(id="waits")], value=ast.Constant(value=str(key))):
                yield Spoken(f"{path.name}:{node.lineno}", re.escape(key), frozenset({"who", "n"}))


def _place(called: ast.expr) -> int:
    """Where the key stands among the arguments of what is called; -1 if that speaks no sentence."""
    match called:
        case (
            ast.Name(id=name)
            | ast.Attribute(attr=name)
            | ast.Call(func=ast.Attribute(attr="words" as name))
        ):
            return SPEAKERS.get(name, -1)
    return -1


def _keys(expression: ast.expr) -> Iterator[str]:
    match expression:
        case ast.Constant(value=str(key)):
            yield re.escape(key)
        case ast.IfExp(body=one, orelse=other):
            yield from (*_keys(one), *_keys(other))
        case ast.JoinedStr(values=parts):
            yield "".join(
                re.escape(str(part.value)) if isinstance(part, ast.Constant) else r"[\w-]+"
                for part in parts
            )


@cache
def _strings(path: Path) -> frozenset[str]:
    constants = (node.value for node in nodes(path) if isinstance(node, ast.Constant))
    return frozenset(value for value in constants if isinstance(value, str))


@cache
def known_in(folders: frozenset[Path]) -> dict[str, frozenset[str]]:
    """The sentences of these folders, each with the arguments it speaks of."""
    return dict(chain.from_iterable(sentences(folder, "en").items() for folder in folders))


def meant_by(key: str, known: Mapping[str, frozenset[str]]) -> list[frozenset[str]]:
    """What the sentences speak of that a key may mean."""
    plain = key.replace("\\", "")
    if plain in known:  # as most: it is written out
        return [known[plain]]
    return [args for written, args in known.items() if re.fullmatch(key, written)]


def visible(path: Path) -> set[Path]:
    """The folders in which a module's sentences may lie; a game's module sees its own game
    alone.
    """
    package, room, *_ = path.relative_to(ROOT).parts
    own = {folder for folder in OF_GAMES if package != "bot" and room == folder.parts[1]}
    return SHARED | (own or OF_GAMES) | ({OF_BOT} if package == "bot" else set())


def readers(folder: Path) -> list[Path]:
    """The modules that speak the sentences of a folder; of a game the bot asks for no more than is
    promised.
    """
    packages = {"games", "renderers", "bot"} - ({"bot"} if folder in OF_GAMES else set())
    return [path for path in sources(*packages) if folder in visible(path)]


def promised(folder: Path) -> set[str]:
    """What the bot asks every game for, by its table options."""
    game = next((game for game in GAMES if game.home == ".".join(folder.parts[:-1])), None)
    if game is None:
        return set()
    choices = {f"choice-{choice.key}" for choice in game.rules.choices}
    options = {
        f"choice-{choice.key}-{option}"
        for choice in game.rules.choices
        for option in choice.options
    }
    return {"title", "description"} | choices | options


@pytest.mark.parametrize("folder", FOLDERS, ids=str)
def test_all_languages_have_the_same_sentences(folder: Path) -> None:
    first, *others = (sentences(folder, language).keys() for language in LANGUAGES)
    assert [other ^ first for other in others] == [set()] * len(others)


@pytest.mark.parametrize("folder", FOLDERS, ids=str)
def test_a_sentence_speaks_of_the_same_in_all_languages(folder: Path) -> None:
    first, *others = (sentences(folder, language) for language in LANGUAGES)
    assert [key for other in others for key in first if other[key] != first[key]] == []


@pytest.mark.parametrize(
    "path", sources("games", "renderers", "bot"), ids=lambda path: str(path.relative_to(ROOT))
)
def test_every_sentence_asked_for_exists_and_gets_what_it_speaks_of(path: Path) -> None:
    known = known_in(frozenset(visible(path)))
    for asked in spoken(path):
        meant = meant_by(asked.key, known)
        assert meant, f"{asked.where}: there is no sentence {asked.key}"
        if "**" not in asked.args:
            # The parts of a key decide which of its sentences is meant, and so may leave arguments
            # to others.
            assert asked.args == frozenset().union(*meant), f"{asked.where}: {asked.key}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=str)
def test_every_bracket_is_closed_in_the_sentence_that_opens_it(folder: Path, language: str) -> None:
    unclosed = Unclosed()
    unclosed.visit(FluentParser().parse((ROOT / folder / f"{language}.ftl").read_text("utf-8")))
    assert unclosed.texts == []


@pytest.mark.parametrize("text", ["draw a card (", "events)", "(a]", ")(", "«one”"])
def test_a_bracket_that_is_left_open_is_found(text: str) -> None:
    assert not balanced(text)


@pytest.mark.parametrize("folder", FOLDERS, ids=str)
def test_no_sentence_is_idle(folder: Path) -> None:
    paths = readers(folder)
    strings = {string for path in paths for string in _strings(path)}
    patterns = {asked.key for path in paths for asked in spoken(path)}
    asked_for = re.compile("|".join(patterns))
    idle = sentences(folder, "en").keys() - strings - promised(folder) - {*OWN_WORDS.values()}
    assert {key for key in idle if not asked_for.fullmatch(key)} == set()


@pytest.mark.parametrize("folder", sorted(OF_GAMES), ids=str)
def test_no_sentence_of_a_game_is_hidden_by_one_that_all_games_share(folder: Path) -> None:
    shared = chain.from_iterable(sentences(path, "en") for path in (*SHARED, OF_BOT))
    assert sentences(folder, "en").keys().isdisjoint(shared)


@pytest.mark.parametrize("folder", FOLDERS, ids=str)
def test_a_game_has_a_title_a_description_and_names_for_its_options(folder: Path) -> None:
    assert promised(folder) <= sentences(folder, "en").keys()


@pytest.mark.parametrize(("language", "listed"), [("en", "a, b and c"), ("ru", "a, b и c")])
def test_things_are_listed_without_a_comma_before_the_last(language: str, listed: str) -> None:
    assert words_for(language).listed(["a", "b", "c"]) == listed


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=str)
def test_sentences_parsed_one_by_one_are_those_of_the_whole_file(
    folder: Path, language: str
) -> None:
    source = (ROOT / folder / f"{language}.ftl").read_text(encoding="utf-8")
    whole = [entry for entry in FluentParser().parse(source).body if isinstance(entry, ftl.Message)]
    alone = [FluentParser().parse_entry(written) for written in entries_of(source).values()]
    assert len(alone) == len(whole)
    assert all(
        entry.equals(other, ["span", "comment"]) for entry, other in zip(alone, whole, strict=True)
    )


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str, str], Words]:
    """Makes a package with some English sentences, and returns its words."""
    monkeypatch.syspath_prepend(tmp_path)

    def write(package: str, sentences: str) -> Words:
        words = tmp_path / package / "words"
        words.mkdir(parents=True)
        (words.parent / "__init__.py").touch()
        (words / "en.ftl").write_text(sentences)
        return Words("en", package, strict=True)

    return write


def test_a_sentence_takes_along_those_it_refers_to(written: Callable[[str, str], Words]) -> None:
    words = written(
        "coins",
        "-coin = { $n ->\n    [one] coin\n   *[other] coins\n}\n"
        "paid = { -coin(n: 2) }\ndone = { paid }!\n",
    )
    assert words("done") == "coins!"


def test_a_sentence_is_kept_by_all_that_it_is_said_with(
    written: Callable[[str, str], Words],
) -> None:
    said = written("bids", "bid = { $who } bids { $sum }\n    .brief = { $who }: { $sum }\n")
    for _ in range(2):
        assert said("bid", who="Ann", sum=3) == "Ann bids 3"
        assert said("bid", who="Ann", sum=4) == "Ann bids 4"
        assert said.say(Text("bid", who=Name(Seat(1)), sum=4), ["Ann", "Theo"]) == "Theo bids 4"
        assert said.say(Text("bid", who="Ann", sum=4), (), brief=True) == "Ann: 4"
        with pytest.raises(WordsError):
            said("bid", who="Ann")
