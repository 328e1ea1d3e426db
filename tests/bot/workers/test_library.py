"""The library: our games and those of packages; what is wrong with one leaves it out, and is one
line.
"""

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

from bot.workers.game_checks import check
from games.library import GROUP, Library, load, ours
from games.package import AnyGame
from renderers.pictures import Pictures
from tests.library import GAMES, with_rules

ROOT = Path(__file__).parents[3]
NIM = ROOT / "tests" / "external_game"


@pytest.fixture(autouse=True)
def package(monkeypatch: pytest.MonkeyPatch) -> Iterator[AnyGame]:
    """The package of the external game, to be imported as it would be if it were installed."""
    monkeypatch.syspath_prepend(NIM)
    import parlour_nim

    whole: AnyGame = parlour_nim.GAME
    yield whole
    for name in [name for name in sys.modules if name.split(".")[0] == "parlour_nim"]:
        del sys.modules[name]


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A module `stranger`, to be written."""
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "stranger", raising=False)
    return tmp_path / "stranger.py"


def found(value: str, name: str = "nim") -> Library:
    return load([*ours(), EntryPoint(name, value, GROUP)], check)


def test_our_games_and_those_of_packages_come_alike(package: AnyGame) -> None:
    library = found("parlour_nim:GAME")
    assert library.games == (*GAMES, package)
    assert library.faults == ()


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
        ("nowhere_to_be_found:GAME", "ModuleNotFoundError: No module named"),
        ("parlour_nim:NOTHING", "AttributeError: "),
        ("parlour_nim.scene:SCENE", "it is no GamePackage but a Scene"),
        ("games:OURS", "it is no GamePackage but a tuple"),
    ],
)
def test_what_names_no_game_is_one_line(value: str, why: str) -> None:
    result = found(value)
    (line,) = result.faults
    assert result.games == GAMES
    assert line.startswith(f"The game nim ({value}) of the package parlour is left out: {why}")
    assert "\n" not in line


@pytest.mark.parametrize("written", ["1 / 0", "raise SystemExit(3)", "def torn(", "import nothing"])
def test_a_module_that_cannot_be_imported_is_one_line(module: Path, written: str) -> None:
    module.write_text(f"{written}\n", encoding="utf-8")
    result = found("stranger:GAME")
    assert result.games == GAMES
    (line,) = result.faults
    assert line.endswith(f"({module}, line 1)")
    assert "\n" not in line


def test_of_two_games_with_one_key_the_first_is_played() -> None:
    points = [EntryPoint(name, "parlour_nim:GAME", GROUP) for name in ("nim", "again")]
    result = load(points, check)
    assert [game.key for game in result.games] == ["nim"]
    (fault,) = result.faults
    assert fault.endswith("there is already a game with the key nim")


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"key": GAMES[0].key}, f"there is already a game with the key {GAMES[0].key}"),
        ({"key": "Nim!"}, "its key 'Nim!' is not made of a-z, 0-9 and single hyphens"),
        ({"set_up": None}, "TypeError: 'NoneType' object is not callable"),
    ],
)
def test_rules_that_could_not_be_played_are_left_out(
    package: AnyGame, monkeypatch: pytest.MonkeyPatch, changes: dict[str, Any], why: str
) -> None:
    monkeypatch.setattr("parlour_nim.GAME", with_rules(package, **changes))
    assert found("parlour_nim:GAME").faults[0].endswith(f"is left out: {why}")


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"home": "json"}, "there is no words/en.ftl in json"),
        ({"pictures": ""}, "none of its scenes shows a View"),
        ({"pictures": "parlour_nim.scene:SCENE"}, "is no Pictures but a Scene"),
        ({"pictures": "nowhere:PICTURES"}, "No module named 'nowhere'"),
    ],
)
def test_a_game_that_could_not_be_shown_is_left_out(
    package: AnyGame, monkeypatch: pytest.MonkeyPatch, changes: dict[str, Any], why: str
) -> None:
    monkeypatch.setattr("parlour_nim.GAME", replace(package, **changes))
    assert found("parlour_nim:GAME").faults[0].endswith(why)


def test_what_is_no_scene_is_left_out(package: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour_nim.scene.PICTURES", Pictures(scenes=("a picture",)))  # type: ignore[arg-type]
    assert found("parlour_nim:GAME").faults[0].endswith("is no Scene but a str")


@pytest.mark.parametrize("worker", ["automa_worker", "adviser_worker"])
def test_a_process_that_thinks_imports_nothing_that_draws(worker: str) -> None:
    program = (
        f"import sys, bot.workers.{worker}\n"
        "from bot.workers.own_cards import open_worker_library\n"
        "assert len(open_worker_library().games) >= 5\n"
        "drawing = [name for name in sys.modules if name.split('.')[0] in ('PIL', 'renderers')]\n"
        "sys.exit(str(drawing) if drawing else 0)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
