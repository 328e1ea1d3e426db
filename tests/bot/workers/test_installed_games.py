"""Games of installed packages: what is wrong with one leaves it out, and is told in one line."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

from bot.workers.installed_games import GROUP, Found, find, use
from games import GAMES
from renderers.package import GamePackage
from renderers.pieces.settings import plain
from renderers.primers import Primer, primer_of

ROOT = Path(__file__).parents[3]
NIM = ROOT / "tests" / "sixth_game"


@pytest.fixture(autouse=True)
def package(monkeypatch: pytest.MonkeyPatch) -> Iterator[GamePackage]:
    """The package of the sixth game, to be imported as it would be if it were installed."""
    monkeypatch.syspath_prepend(NIM)
    import parlour_nim

    whole: GamePackage = parlour_nim.PACKAGE
    yield whole
    for name in [name for name in sys.modules if name.split(".")[0] == "parlour_nim"]:
        del sys.modules[name]


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A module `stranger`, to be written."""
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "stranger", raising=False)
    return tmp_path / "stranger.py"


def found(value: str, name: str = "nim") -> Found:
    return find([EntryPoint(name, value, GROUP)], GAMES)


def test_a_package_brings_a_game(package: GamePackage) -> None:
    assert found("parlour_nim:PACKAGE") == Found((package,), ())


def test_a_package_may_bring_a_primer(
    package: GamePackage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("renderers.primers._primers", {})  # other tests need not know of Nim
    monkeypatch.setattr("renderers.emojis._games", {})
    primer = Primer(plain(package.scenes[0].theme), goal=(), turn=(), end=())
    assert [*use(Found((replace(package, scenes=()),), ()))] == [package.game]
    assert primer_of(package.game.key) is None
    assert [*use(Found((replace(package, scenes=(), primer=primer),), ()))] == [package.game]
    assert primer_of(package.game.key) is primer


def test_the_tests_that_a_package_brings_are_passed(tmp_path: Path) -> None:
    copy = tmp_path / "parlour-nim"
    shutil.copytree(NIM, copy, ignore=shutil.ignore_patterns("__pycache__"))
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests"],
        cwd=copy,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(copy), str(ROOT)])},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize(
    ("value", "why"),
    [
        ("nowhere_to_be_found:PACKAGE", "ModuleNotFoundError: No module named"),
        ("parlour_nim:NOTHING", "AttributeError: "),
        ("parlour_nim:GAME", "it is no GamePackage but a Game"),
        ("games:GAMES", "it is no GamePackage but a tuple"),
    ],
)
def test_what_names_no_game_is_one_line(value: str, why: str) -> None:
    result = found(value)
    (line,) = result.faults
    assert result.packages == ()
    assert line.startswith(f"The game nim ({value}) of the package ? is left out: {why}")
    assert "\n" not in line


@pytest.mark.parametrize("written", ["1 / 0", "raise SystemExit(3)", "def torn(", "import nothing"])
def test_a_module_that_cannot_be_imported_is_one_line(module: Path, written: str) -> None:
    module.write_text(f"{written}\n", encoding="utf-8")
    result = found("stranger:PACKAGE")
    assert result.packages == ()
    assert len(result.faults) == 1
    assert "\n" not in result.faults[0]


def test_of_two_games_with_one_key_the_first_is_played() -> None:
    points = [EntryPoint(name, "parlour_nim:PACKAGE", GROUP) for name in ("nim", "again")]
    result = find(points, GAMES)
    assert [package.game.key for package in result.packages] == ["nim"]
    assert result.faults[0].endswith("there is already a game with the key nim")


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"key": GAMES[0].key}, f"there is already a game with the key {GAMES[0].key}"),
        ({"key": "Nim!"}, "its key 'Nim!' is not made of a-z, 0-9 and single hyphens"),
        ({"home": "json"}, "there is no words/en.ftl in json"),
        ({"set_up": None}, "TypeError: 'NoneType' object is not callable"),
    ],
)
def test_a_game_that_could_not_be_played_is_left_out(
    package: GamePackage, monkeypatch: pytest.MonkeyPatch, changes: dict[str, Any], why: str
) -> None:
    broken = replace(package, game=replace(package.game, **changes))
    monkeypatch.setattr("parlour_nim.PACKAGE", broken)
    assert found("parlour_nim:PACKAGE").faults[0].endswith(f"is left out: {why}")


def test_a_game_without_a_scene_is_left_out(
    package: GamePackage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("parlour_nim.PACKAGE", replace(package, scenes=()))
    assert found("parlour_nim:PACKAGE").faults[0].endswith("none of its scenes shows a View")
