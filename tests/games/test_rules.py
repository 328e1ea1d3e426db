"""Every rule of every game's digest is held by a test that names it, and no test names a rule that
is none.

The marks are read off the tests' source, so that it makes no difference which of them are run. What
a rule asks of the host is held by a test of the bot.
"""

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import as_file, files
from pathlib import Path

import pytest

from games.package import AnyGame
from tests.library import GAMES

TESTS = Path(__file__).parent
OF_THE_BOT = TESTS.parent / "bot"
NUMBERED = re.compile(r"^- \*\*([A-Z]+-[XT]?\d+)\*\* (.+)", re.MULTILINE)
CITED = re.compile(r"\b[A-Z]{2}-[XT]?\d+\b")


def digest(game: AnyGame) -> str:
    return files(game.home).joinpath("rules.md").read_text(encoding="utf-8")


def numbers(game: AnyGame) -> list[str]:
    """The ids of the rules and examples, in the order of the digest."""
    return [found[1] for found in NUMBERED.finditer(digest(game))]


def marks(tree: ast.AST) -> Iterator[str]:
    """The ids that a module's tests name in `@rule(…)` and `marks=rule(…)`."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id="rule"), args=args):
                yield from (
                    arg.value
                    for arg in args
                    if isinstance(arg, ast.Constant) and isinstance(arg.value, str)
                )


def held(game: AnyGame) -> set[str]:
    """The ids that the game's own tests name, and those of its rules that the bot's tests do."""
    own = (TESTS / game.home.rpartition(".")[2]).glob("test_*.py")
    prefix = numbers(game)[0].split("-")[0]
    of_the_host = {
        mark for mark in named(OF_THE_BOT.rglob("test_*.py")) if mark.startswith(f"{prefix}-")
    }
    return named(own) | of_the_host


def named(paths: Iterable[Path]) -> set[str]:
    return set().union(*map(_named_in, paths))


@cache
def _named_in(path: Path) -> frozenset[str]:
    return frozenset(marks(ast.parse(path.read_text(encoding="utf-8"))))


def cited_in(folder: Path, prefix: str) -> set[str]:
    """The rules of one game that the modules in and below a folder name."""
    return {
        found
        for path in folder.rglob("*.py")
        for found in CITED.findall(path.read_text(encoding="utf-8"))
        if found.startswith(f"{prefix}-")
    }


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_rule_and_example_is_held_by_a_test(game: AnyGame) -> None:
    assert set(numbers(game)) - held(game) == set()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_no_test_names_a_rule_that_is_none(game: AnyGame) -> None:
    assert held(game) - set(numbers(game)) == set()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_number_from_the_first_to_the_last_is_given_once(game: AnyGame) -> None:
    """In any order: a rule that came later stands beside its topic."""
    by_kind = [re.findall(r"-([XT]?)(\d+)", number)[0] for number in numbers(game)]
    for letter in {letter for letter, _ in by_kind}:
        # A rule that comes later may stand beside its topic, so only the set of numbers counts.
        counted = sorted(int(number) for kind, number in by_kind if kind == letter)
        assert counted == list(range(1, len(counted) + 1))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_the_code_cites_rules_that_exist(game: AnyGame) -> None:
    (prefix,) = {number.split("-")[0] for number in numbers(game)}
    with as_file(files(game.home)) as folder:
        assert cited_in(folder, prefix) - set(numbers(game)) == set()


def test_a_cited_rule_that_does_not_exist_is_found_in_a_folder_below(tmp_path: Path) -> None:
    below = tmp_path / "rules"
    below.mkdir()
    (below / "black.py").write_text('"""Black cards (LW-108, LW-993)."""', encoding="utf-8")
    (last_will,) = (game for game in GAMES if game.key == "last-will")
    assert cited_in(tmp_path, "LW") - set(numbers(last_will)) == {"LW-993"}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_ruling_gives_its_reason(game: AnyGame) -> None:
    rulings = re.findall(r"\*Our ruling:\*(\s+\S+)?", digest(game))
    assert rulings
    assert all(rulings)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_rule_stands_under_a_topic(game: AnyGame) -> None:
    before, _, _ = digest(game).partition("\n## ")
    assert not NUMBERED.search(before)
