"""Writes the template of a new game into a checkout, under the new game's names."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from keyword import iskeyword
from pathlib import Path

TEMPLATE = Path(__file__).parent / "template"
KINDS = ("turns", "simultaneous")
"""What there is to begin with: a game in turns, and one in which all choose at once in secret."""
COMMON = "common"
NAMED = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
PREFIX = re.compile(r"^- \*\*([A-Z]{2})-", re.MULTILINE)


class NameRefused(Exception):
    """There cannot be a game of that name or kind; the message says why."""


class NotMade(Exception):
    """A program that makes something of the new game failed; the message holds what it printed."""


def lay(root: Path, key: str, kind: str = KINDS[0]) -> list[Path]:
    """Write all files of the game *key*; return them, relative to the root."""
    if kind not in KINDS:
        raise NameRefused(f"{kind!r} is no kind of game: choose {' or '.join(KINDS)}.")
    room = key.replace("-", "_")
    _check(root, key, room)
    names = {
        "sample_game": room,
        "sample-game": key,
        "SampleGame": "".join(word.capitalize() for word in key.split("-")),
        "Sample Game": " ".join(word.capitalize() for word in key.split("-")),
        "SG-": f"{prefix_for(key, _prefixes(root))}-",
    }
    written = []
    for part in (TEMPLATE / kind, TEMPLATE / COMMON):
        for source in sorted(part.rglob("*.in")):
            target = root / _renamed(str(source.relative_to(part).with_suffix("")), names)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(_renamed(source.read_text(encoding="utf-8"), names), encoding="utf-8")
            written.append(target.relative_to(root))
    return [*written, _enter(root, room)]


def tidy(root: Path, paths: Iterable[Path]) -> None:
    """Order imports and break lines, which depend on how long the game's name is."""
    modules = [str(path) for path in paths if path.suffix == ".py"]
    for words in (["check", "--quiet", "--select", "I,RUF022", "--fix"], ["format", "--quiet"]):
        _run(root, "ruff", *words, *modules)


def generate(root: Path, key: str) -> None:
    """Make what programs make: the snapshot and the transcripts."""
    room = key.replace("-", "_")
    for words in (
        ["pytest", "-q", "tests/games/test_snapshots.py", "-k", f"[{key}]", "--regenerate"],
        ["pytest", "-q", f"tests/games/{room}/test_transcripts.py", "--regenerate"],
    ):
        _run(root, *words)


def _run(root: Path, *words: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", *words],
        cwd=root,
        check=False,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode:
        raise NotMade(f"{done.stdout}python -m {' '.join(words)} failed; see above.")


def prefix_for(key: str, taken: set[str]) -> str:
    """Two capitals that begin the numbers of the rules, and of no other game's."""
    initials = "".join(word[0] for word in key.split("-"))
    letters = [letter for letter in key if letter.isalpha()]
    candidates = [initials, *(letters[0] + other for other in letters[1:])]
    candidates += [letters[0] + chr(code) for code in range(ord("a"), ord("z") + 1)]
    fitting = (found[:2].upper() for found in candidates if len(found) >= 2 and found.isalpha())
    return next(prefix for prefix in fitting if prefix not in taken)


def _check(root: Path, key: str, room: str) -> None:
    if not NAMED.fullmatch(key):
        raise NameRefused(
            f"{key!r} cannot be a game's key: write it like nim or tic-tac-toe, with a-z, 0-9"
            " and single hyphens."
        )
    if iskeyword(room):
        raise NameRefused(f"{key!r} is a word of Python's own: choose another name.")
    for folder in ("games", "renderers", "tests/games"):
        for taken in (root / folder / room, root / folder / f"{room}.py"):
            if taken.exists():
                raise NameRefused(f"{taken.relative_to(root)} exists already: choose another name.")


def _prefixes(root: Path) -> set[str]:
    digests = (root / "games").glob("*/rules.md")
    return {found for path in digests for found in PREFIX.findall(path.read_text("utf-8"))}


def _renamed(text: str, names: dict[str, str]) -> str:
    for old, new in names.items():
        text = text.replace(old, new)
    return text


def _enter(root: Path, room: str) -> Path:
    path = root / "games" / "__init__.py"
    text = path.read_text(encoding="utf-8")
    listed = re.search(r"^OURS = \((.*?)\)$", text, re.MULTILINE | re.DOTALL)
    assert listed is not None, f"{path} lists the games"
    names = ", ".join([*re.findall(r'"\w+"', listed[1]), f'"{room}"'])
    path.write_text(text.replace(listed[0], f"OURS = ({names})"), encoding="utf-8")
    return path.relative_to(root)


def told(key: str, written: Iterable[Path]) -> Iterator[str]:
    """What somebody reads who has laid out a game."""
    yield from (f"  {path}" for path in written)
    yield f"  tests/snapshots/{key}-1.json"
    yield f"  tests/transcripts/{key}"
    yield ""
    yield f"{key} can be played: make play"
    yield f"Whether it is whole, fair and can be said:  make test-game NAME={key}"
    yield "What to change, and in which order: docs/adding-a-game.md"
    yield ""
    yield from undoing(key)


def undoing(key: str) -> Iterator[str]:
    """What somebody reads who may want all of it gone."""
    room = key.replace("-", "_")
    yield "To undo it all:"
    yield "  git checkout games/__init__.py"
    yield f"  rm -rf games/{room} tests/games/{room}"
    yield f"  rm -rf tests/snapshots/{key}-1.json tests/transcripts/{key}"
