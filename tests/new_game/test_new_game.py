"""What `make new-game` lays out passes all tests that are asked of its files, and is tidy; what is
then taken away is found missing, all at once, with what mends it.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.new_game.laying import NameRefused, NotMade, generate, lay, prefix_for, tidy, told

# Whole test runs are started here, several processes deep.
pytestmark = pytest.mark.timeout(900)

ROOT = Path(__file__).parent.parent.parent
KEY, ROOM = "tic-tac-nim", "tic_tac_nim"
OTHER, OTHERS_ROOM = "the-odd-card-in-the-harvest", "the_odd_card_in_the_harvest"
KEYS = {KEY: "turns", OTHER: "simultaneous"}
ROOMS = (ROOM, OTHERS_ROOM)


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the checkout, in which a game of each kind was laid out."""
    copy = tmp_path_factory.mktemp("checkout")
    # What is compiled is copied too, which saves half of the time, but for what is being written.
    unfinished = shutil.ignore_patterns("*.pyc.*")
    for name in ("bot", "games", "renderers", "tests"):
        shutil.copytree(ROOT / name, copy / name, ignore=unfinished)
    shutil.copy(ROOT / "pyproject.toml", copy)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(copy))
        for key, kind in KEYS.items():
            written = lay(copy, key, kind)
            tidy(copy, written)
            generate(copy, key)
            assert not [line for line in told(key, written) if "sample" in line]
    return copy


def run(checkout: Path, *words: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(checkout)}
    command = [sys.executable, "-m", *words]
    return subprocess.run(
        command, cwd=checkout, env=environment, capture_output=True, text=True, check=False
    )


def test_a_new_game_passes_what_is_asked_of_its_files(checkout: Path) -> None:
    """All but `test_extras.py`, which lists what it may have later."""
    asked = ("tests/games", "tests/bot/operations/test_quick_starts.py", "tests/test_words.py")
    house = "tests/test_house.py::test_the_bot_names_no_game"
    names = " or ".join([*KEYS, *ROOMS, "names_no_game"])
    later = ("--deselect", "tests/games/test_extras.py")
    done = run(checkout, "pytest", "-q", "-k", names, *asked, house, *later)
    assert done.returncode == 0, done.stdout


def test_a_new_game_is_tidy(checkout: Path) -> None:
    places = [f"{top}/{room}" for top in ("games", "tests/games") for room in ROOMS]
    places += ["games/__init__.py"]
    for words in (("check",), ("format", "--check")):
        done = run(checkout, "ruff", *words, *places)
        assert done.returncode == 0, done.stdout


def test_nothing_is_left_of_the_sample(checkout: Path) -> None:
    places = [checkout / f"{top}/{room}" for top in ("games", "tests/games") for room in ROOMS]
    files = [path for place in places for path in place.rglob("*") if path.is_file()]
    texts = {path: path.read_text("utf-8") for path in files if path.suffix != ".pyc"}
    left = [path for path, text in texts.items() if re.search("sample.?game", text, re.IGNORECASE)]
    assert left == []


def test_all_that_is_missing_is_listed_at_once(checkout: Path, tmp_path: Path) -> None:
    torn = tmp_path / "torn"
    shutil.copytree(checkout, torn)
    (torn / f"tests/games/{ROOM}/invariants.py").unlink()
    (torn / f"tests/snapshots/{KEY}-1.json").unlink()
    rules = torn / f"games/{ROOM}/rules.md"
    rules.write_text(rules.read_text("utf-8").replace("*Our ruling:*", "Ours:"), "utf-8")
    words = torn / f"games/{ROOM}/words/ru.ftl"
    words.write_text(words.read_text("utf-8").replace("title =", "titel =", 1), "utf-8")
    english = torn / f"games/{ROOM}/words/en.ftl"
    english.write_text(english.read_text("utf-8").replace("{ $most }", "{ $most -", 1), "utf-8")
    transcripts = torn / f"tests/transcripts/{KEY}"
    (transcripts / "9-players.txt").write_text(f"{KEY}, 9 seats, seed 9\n", "utf-8")
    done = run(torn, "pytest", "-q", "tests/games/test_complete.py", "-k", f"complete[{KEY}]")
    assert done.returncode == 1, done.stdout
    for remedy in (
        f"tests/games/{ROOM}/invariants.py is missing: write it like",
        f"make test ARGS='tests/games/test_snapshots.py -k {KEY} --regenerate'",
        f"games/{ROOM}/rules.md has no ruling",
        f"games/{ROOM}/words/ru.ftl: add the sentence 'title = …'",
        f"games/{ROOM}/words/en.ftl, line ",
        f"tests/transcripts/{KEY}/9-players.txt is for 9 seats, which are no more: delete it",
    ):
        assert remedy in done.stdout


def test_what_the_template_lacks_is_listed_at_once(checkout: Path) -> None:
    """All tests that ask something of a game are collected, so none of them stumbles over it."""
    done = run(checkout, "pytest", "-q", "tests/games", "tests/renderers", "-k", f"has[{KEY}]")
    assert done.returncode == 1, done.stdout
    assert "1 failed" in done.stdout
    for remedy in (
        f"games/{ROOM}/__init__.py: give Mind habit=…",
        f"games/{ROOM}/__init__.py: give Teaching pieces=…",
        f"renderers/{ROOM}/__init__.py: write PICTURES with a Scene(view=View, …)",
        f"tests/games/{ROOM}/facts.py is missing: write it like",
        f"games/{ROOM}/words/ru.ftl: add the sentence 'meet-turn = …'",
        f"games/{ROOM}/guide.json is missing",
        f"renderers/{ROOM}/primer.py is missing, or PICTURES does not name it",
        f'STANDINGS needs an entry "{KEY}"',
    ):
        assert remedy in done.stdout


def test_a_program_that_fails_is_named_with_what_it_printed() -> None:
    with pytest.raises(NotMade, match="deselected") as raised:
        generate(ROOT, KEY)
    assert "python -m pytest -q tests/games/test_snapshots.py" in str(raised.value)


@pytest.mark.parametrize(
    "key", ["", "Nim", "nim_nim", "3nim", "nim--nim", "splendor", "engine", "toy", "class"]
)
def test_a_name_that_cannot_be_is_refused(key: str) -> None:
    with pytest.raises(NameRefused):
        lay(ROOT, key)


def test_a_kind_that_there_is_not_is_refused() -> None:
    with pytest.raises(NameRefused, match="turns or simultaneous"):
        lay(ROOT, "nim", "solo")


@pytest.mark.parametrize(
    ("key", "taken", "prefix"),
    [
        ("nim", set[str](), "NI"),
        ("nim", {"NI"}, "NM"),
        ("tic-tac-toe", set[str](), "TT"),
        ("tic-tac-toe", {"TT"}, "TI"),
        ("x1", set[str](), "XA"),
    ],
)
def test_rules_are_numbered_with_letters_of_their_own(
    key: str, taken: set[str], prefix: str
) -> None:
    assert prefix_for(key, taken) == prefix
