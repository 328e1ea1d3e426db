"""The rules of the house: what lies where, how long a file may be, which words belong where."""

import ast
import re
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.conftest import PLACES
from tests.library import GAMES

ROOT = Path(__file__).parent.parent
TOP_LEVEL = {
    *("CONTRIBUTING.md", "SECURITY.md"),
    *("bot", "docs", "games", "renderers", "tests"),
    *("CHANGELOG.md", "LICENSE", "README.md"),
    *(
        "Dockerfile",
        "Makefile",
        "compose.scale.yaml",
        "compose.yaml",
        "pyproject.toml",
        "requirements-check.txt",
        "requirements-dev.txt",
    ),
    *("requirements.txt",),
}
WRITTEN = {".css", ".ftl", ".html", ".js", ".md", ".py", ".toml", ".yaml"}
MOST_LINES = 500
LISTS = ("requirements.txt", "requirements-dev.txt", "requirements-check.txt")
PYTHONS = ("3.11", "3.12", "3.13", "3.14")

LATER = re.compile(r"\b(TODO|FIXME|XXX)\b")
SQL = re.compile(
    r"\b(SELECT\s.*\bFROM|INSERT\s+(OR\s+\w+\s+)?INTO|UPDATE\s+\w+\s+SET|DELETE\s+FROM"
    r"|(ALTER|CREATE|DROP)\s+(INDEX|TABLE)|PRAGMA)\b",
    re.DOTALL,
)
MAKE = re.compile(r"(?:^|`)make ([a-z-]+)", re.MULTILINE)


def files(*folders: str, suffixes: set[str] = WRITTEN) -> list[Path]:
    """What people wrote in these folders, named from the root."""
    found = (
        path for folder in folders for path in (ROOT / folder).rglob("*") if path.suffix in suffixes
    )
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


def spelled(key: str) -> re.Pattern[str]:
    """A game of this key, as it is written in code and in prose.

    Lower-case words apart are left out: "the last will be first" names no game. Nor does a longer
    word in which the name occurs: nim is no part of "minimum".
    """
    words = key.split("-")
    title = [word.capitalize() for word in words]
    ways = {"-".join(words), "_".join(words), " ".join(title), "".join(title)}
    return re.compile(rf"(?<![A-Za-z])({'|'.join(sorted(ways))})(?![a-z])")


def told(remedy: str, offenders: list[str]) -> str:
    """All offenders, and what to do about them."""
    return "\n  ".join([f"{len(offenders)} to mend: {remedy}", *offenders])


@pytest.mark.parametrize(
    ("line", "names"),
    [
        ("from games.nim import GAME", True),
        ("a table of Nim", True),
        ("class NimTable:", True),
        ("the minimum", False),
        ("an animal", False),
        ("nimble", False),
    ],
)
def test_a_name_is_found_as_a_word_and_not_within_one(line: str, names: bool) -> None:
    assert bool(spelled("nim").search(line)) is names


def test_nothing_lies_at_the_top_but_what_belongs_there() -> None:
    # A name with a dot in front belongs to some tool, and Python leaves its cache anywhere.
    lying = {path.name for path in ROOT.iterdir() if not path.name.startswith(".")}
    assert lying - {"__pycache__"} <= TOP_LEVEL


def test_a_module_is_read_in_one_sitting() -> None:
    modules = files("bot", "games", "renderers", "tests", suffixes={".py", ".js"})
    lengths = {path: len(read(path).splitlines()) for path in modules}
    long = [f"{path}: {lines} lines" for path, lines in lengths.items() if lines > MOST_LINES]
    assert not long, told(f"cut by subject into modules of at most {MOST_LINES} lines", long)


def test_migrations_are_numbered_one_after_the_other() -> None:
    follows = re.compile(r'^revision = "(\d+)"\n(?:down_revision = "(\d+)")?', re.MULTILINE)
    modules = sorted((ROOT / "bot" / "store" / "migrations" / "versions").glob("[0-9]*.py"))
    found = [(path.name[:4], *follows.findall(read(path))[0]) for path in modules]
    numbers = [f"{number:04}" for number in range(1, len(modules) + 1)]
    wanted = list(zip(numbers, numbers, ["", *numbers], strict=False))
    assert found == wanted, "two have one number: the one that came later takes the next one"


def test_nothing_is_put_off_in_a_comment() -> None:
    written = files("bot", "docs", "games", "renderers", "tests")
    late = [
        f"{path}:{number}: {line.strip()}"
        for path in written
        if path.name != Path(__file__).name
        for number, line in enumerate(read(path).splitlines(), start=1)
        if LATER.search(line)
    ]
    assert not late, told("do it now, or say in an issue what is to be done", late)


def test_the_bot_names_no_game() -> None:
    named = {game.key: spelled(game.key) for game in GAMES}
    naming = [
        f"{path}:{number}: {line.strip()}"
        for path in files("bot")
        for number, line in enumerate(read(path).splitlines(), start=1)
        if any(pattern.search(line) for pattern in named.values())
    ]
    assert not naming, told("ask the record of the game instead", naming)


def test_rules_hold_no_prose() -> None:
    prose = [
        f"{path}:{text.lineno}: {string!r}"
        for path in files("games", suffixes={".py"})
        for text in texts(ast.parse(read(path)))
        for string in strings(text)
        if re.search(r"\w\s|\s\w", string)
    ]
    assert not prose, told("put the sentence into words/en.ftl and words/ru.ftl", prose)


def test_only_the_store_speaks_sql() -> None:
    speaking = [
        f"{path}: {string!r}"
        for path in files("bot", "games", "renderers", suffixes={".py"})
        if path.parts[1] not in {"store", "cluster"}
        for string in strings(ast.parse(read(path)))
        if SQL.search(string)
    ]
    assert not speaking, told("move the statement to bot/store", speaking)


def test_every_make_target_that_is_told_of_exists() -> None:
    told = {
        target
        for path in (Path("README.md"), Path("CONTRIBUTING.md"), *files("docs"))
        for target in MAKE.findall(read(path))
    }
    assert told <= set(re.findall(r"^([a-z-]+):", read(Path("Makefile")), re.MULTILINE))


def test_every_place_of_a_mark_exists() -> None:
    gone = [
        f"tests/conftest.py: {place}"
        for places in PLACES.values()
        for place in places
        if not (ROOT / "tests" / place).exists()
    ]
    assert not gone, told("say where the tests lie now", gone)


def test_the_image_is_made_of_what_is_pinned() -> None:
    bases = re.findall(r"^FROM (\S+)", read(Path("Dockerfile")), re.MULTILINE)
    assert bases
    loose = [base for base in bases if not re.fullmatch(r"python:3\.11\.\d+-slim-\w+", base)]
    assert not loose, told("name the whole version", loose)
    assert len(set(bases)) == 1, "what one stage installs is of use to the other"


def required(listed: str) -> list[str]:
    """The requirements of a list, each with its hashes."""
    lines = read(Path(listed)).replace("\\\n", "").splitlines()
    return [line for line in lines if line and not line.lstrip().startswith("#")]


def needs(package: str, environment: dict[str, str]) -> set[str]:
    """What an installed package, without its extras, needs on a Python."""
    try:
        needed = [Requirement(line) for line in requires(package) or ()]
    except PackageNotFoundError:  # its marker is for another system
        return set()
    return {
        canonicalize_name(one.name)
        for one in needed
        if one.marker is None or one.marker.evaluate({**environment, "extra": ""})
    }


@pytest.mark.parametrize("listed", LISTS)
def test_every_requirement_has_its_hashes(listed: str) -> None:
    lines = required(listed)
    assert lines
    # Where there is one alone, the list was made from what lay on one machine.
    bare = [line for line in lines if "==" not in line or line.count("--hash=sha256:") < 2]
    assert not bare, told("run make requirements", bare)


@pytest.mark.parametrize("listed", LISTS)
@pytest.mark.parametrize("python", PYTHONS)
def test_a_list_is_complete_for_every_python(listed: str, python: str) -> None:
    environment = {"python_version": python, "python_full_version": f"{python}.0"}
    pinned = [Requirement(line.partition(" --hash")[0]) for line in required(listed)]
    names = {
        canonicalize_name(one.name)
        for one in pinned
        if one.marker is None or one.marker.evaluate(dict(environment))
    }
    missing = {need for name in names for need in needs(name, environment)} - names
    assert not missing, told("run make requirements", sorted(missing))


@pytest.mark.parametrize("composed", ["compose.yaml", "compose.scale.yaml"])
def test_every_container_has_its_limits(composed: str) -> None:
    shared, _, rest = read(Path(composed)).partition("services:\n")
    services = re.split(r"^(?=  \w)", rest.partition("\nvolumes:")[0], flags=re.MULTILINE)[1:]
    assert services
    rights = ("read_only: true", "cap_drop:\n", "no-new-privileges:true")
    for service in services:
        settings = service + (shared if "<<: *parlour" in service else "")
        for limit in ("mem_limit:", "pids_limit:", *rights):
            assert limit in settings, f"{service.split()[0]} {limit}"


@pytest.mark.parametrize("composed", ["compose.yaml", "compose.scale.yaml"])
def test_images_of_others_are_pinned_and_no_address_holds_a_password(composed: str) -> None:
    """A password may hold signs that mean something in an address."""
    text = read(Path(composed))
    images = set(re.findall(r"^\s*image: (\S+)", text, re.MULTILINE)) - {"parlour"}
    assert [image for image in images if "@sha256:" not in image] == []
    assert not re.search(r"://[^\s@]*PASSWORD", text)


def test_a_public_class_name_stands_once_outside_the_games() -> None:
    """A name means one thing wherever more than one game meets it."""
    games, found = {Path(game.home).suffix[1:] for game in GAMES}, dict[str, list[str]]()
    for path in files("bot", "games", "renderers", suffixes={".py"}):
        if games.isdisjoint(path.parts):
            for node in ast.parse(read(path)).body:
                if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                    found.setdefault(node.name, []).append(str(path))
    twice = [f"{name}: {', '.join(places)}" for name, places in found.items() if len(places) > 1]
    assert not twice, told("call one of them by another name", twice)
