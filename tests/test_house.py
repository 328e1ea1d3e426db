"""The rules of the house: what lies where, how long a file may grow, and which words belong where."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from games import GAMES

ROOT = Path(__file__).parent.parent
TOP_LEVEL = {
    *("bot", "docs", "games", "renderers", "tests"),
    *("CHANGELOG.md", "LICENSE", "README.md"),
    *("Dockerfile", "Makefile", "compose.yaml", "pyproject.toml", "requirements.txt"),
}
WRITTEN = {".css", ".ftl", ".html", ".js", ".md", ".py", ".toml", ".yaml"}
MOST_LINES = 350

LATER = re.compile(r"\b(TODO|FIXME|XXX)\b")
SQL = re.compile(
    r"\b(SELECT\s.*\bFROM|INSERT\s+(OR\s+\w+\s+)?INTO|UPDATE\s+\w+\s+SET|DELETE\s+FROM"
    r"|(ALTER|CREATE|DROP)\s+(INDEX|TABLE)|PRAGMA)\b",
    re.DOTALL,
)
MAKE = re.compile(r"(?:^|`)make ([a-z]+)", re.MULTILINE)


def files(*folders: str, suffixes: set[str] = WRITTEN) -> list[Path]:
    """What people wrote in these folders, named from the root."""
    found = (path for folder in folders for path in (ROOT / folder).rglob("*") if path.suffix in suffixes)
    return sorted(path.relative_to(ROOT) for path in found)


def read(path: Path) -> str:
    return (ROOT / path).read_text(encoding="utf-8")


def strings(tree: ast.AST) -> Iterator[str]:
    """The string literals of a syntax tree but for those that stand alone, as docstrings do."""
    alone = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in alone:
            yield node.value


def texts(tree: ast.AST) -> Iterator[ast.Call]:
    """The places where a `Text` is made."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id="Text") | ast.Attribute(attr="Text")):
                yield node


def spellings(key: str) -> set[str]:
    """How a game of this key is written in code and in prose.

    Lower-case words apart are left out: "the last will be first" names no game.
    """
    words = key.split("-")
    title = [word.capitalize() for word in words]
    return {"-".join(words), "_".join(words), " ".join(title), "".join(title)}


def test_nothing_lies_at_the_top_but_what_belongs_there() -> None:
    # A name with a dot in front belongs to some tool, and Python leaves its cache wherever it is started.
    lying = {path.name for path in ROOT.iterdir() if not path.name.startswith(".")}
    assert lying - {"__pycache__"} <= TOP_LEVEL


@pytest.mark.parametrize("path", files("bot", "games", "renderers", "tests", suffixes={".py", ".js"}), ids=str)
def test_a_module_is_read_in_one_sitting(path: Path) -> None:
    assert len(read(path).splitlines()) <= MOST_LINES


@pytest.mark.parametrize("path", files("bot", "docs", "games", "renderers", "tests"), ids=str)
def test_nothing_is_put_off_in_a_comment(path: Path) -> None:
    text = read(path) if path.name != Path(__file__).name else ""
    assert not LATER.search(text)


@pytest.mark.parametrize("key", [game.key for game in GAMES])
def test_the_bot_names_no_game(key: str) -> None:
    naming = [path for path in files("bot") if any(spelling in read(path) for spelling in spellings(key))]
    assert naming == []


@pytest.mark.parametrize("path", files("games", suffixes={".py"}), ids=str)
def test_rules_hold_no_prose(path: Path) -> None:
    prose = [
        string for text in texts(ast.parse(read(path))) for string in strings(text) if re.search(r"\w\s|\s\w", string)
    ]
    assert prose == []


@pytest.mark.parametrize("path", files("bot", "games", "renderers", suffixes={".py"}), ids=str)
def test_only_the_store_speaks_sql(path: Path) -> None:
    if path.parts[1] not in {"store", "store.py", "migrations"}:
        assert not [string for string in strings(ast.parse(read(path))) if SQL.search(string)]


def test_every_make_target_that_is_told_of_exists() -> None:
    told = {target for path in (Path("README.md"), *files("docs")) for target in MAKE.findall(read(path))}
    assert told <= set(re.findall(r"^([a-z]+):", read(Path("Makefile")), re.MULTILINE))
