"""What all tests share: chance that repeats, marks by place, and the flag that writes expected
results anew.

A test that compares with a stored file takes the fixture `regenerate` and, when it is true, writes
the file instead.
"""

import ctypes
import gc
import os
from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass
from functools import cache
from mmap import PAGESIZE
from pathlib import Path

import pytest
from hypothesis import settings

from games import OURS
from renderers import sprites

settings.register_profile("parlour", deadline=None, derandomize=True)
settings.load_profile("parlour")

ROOT = Path(__file__).parent
collect_ignore = ["external_game"]
"""A package of its own with tests of its own, which `test_library.py` runs."""
DRAWING = ROOT / "renderers"
PLACES = {
    "wire": (
        "bot/browser",
        "bot/evenings",
        "bot/sandbox",
        "bot/workers/test_automas.py",
        "bot/workers/test_films.py",
        "bot/workers/test_library.py",
        "bot/workers/test_picture_worker.py",
        "bot/operations/test_cli.py",
        "bot/operations/test_health.py",
        "bot/operations/test_maintenance.py",
        "bot/operations/test_own_cards.py",
        "bot/operations/test_wheel.py",
        "bot/hosting/test_after_restart.py",
        "bot/store/test_migrating.py",
        "bot/store/test_startup.py",
        "bot/test_forks.py",
        "bot/test_http.py",
        "bot/test_load.py",
        "bot/test_overload.py",
        "bot/test_reminders_of_two.py",
        "bot/test_role_kills.py",
        "bot/test_roles.py",
        "bot/test_rolling_upgrade.py",
    ),
    "long": (
        "arena",
        "bot/hosting/test_next_player.py",
        "bot/hosting/test_two_processes.py",
        "bot/operations/test_covers.py",
        "bot/operations/test_move_store.py",
        "bot/test_exporting.py",
        "bot/test_limits.py",
        "bot/test_limits_walk.py",
        "bot/workers/test_lit_places.py",
        "games/test_automa.py",
        "games/test_conformance.py",
        "games/test_search.py",
        "games/test_blunders.py",
        "new_game",
        "renderers",
        "test_documentation.py",
    ),
}
"""Where the tests of a mark lie: a folder, or a file."""
LONG_NAMES = (
    "test_counts.py",
    "test_habits.py",
    "test_invariants.py",
    "test_pictures.py",
    "test_sealed.py",
    "test_secrets.py",
    "test_transcripts.py",
)
"""Files of every game in which whole games are played."""
BEGUN_FIRST = (
    "bot/evenings/test_splendor.py",
    "bot/evenings/test_last_will.py",
    "bot/evenings/test_princes_of_florence.py",
    "bot/evenings/test_by_text.py",
    "bot/evenings/test_killed.py",
    "bot/evenings/test_killed_anywhere.py",
    "bot/evenings/test_mischief.py",
    "bot/evenings/test_on_a_server.py",
    "bot/evenings/test_high_society_secrets.py",
    "bot/test_roles.py",
    "bot/test_role_kills.py",
    "bot/test_rolling_upgrade.py",
    "bot/test_overload.py",
    "bot/browser",
)
"""The longest tests, of half a minute and more each: at the end the other workers would wait for
one of them.
"""
ROOM = 256 * 2**20
"""Bytes of pixels that are kept: those of any one game's pictures. With half of that, those of Last
Will throw each other out, and its tests take twice as long.
"""
GROWN = 64 * 2**20
"""Bytes by which a process may grow before it returns what is free to the system. Pictures leave
holes among what is kept, half of its memory in the end.
"""
WORKER = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))
WORKERS = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
BROWSERS = {"chrome", "chromium_path"}
"""The fixtures that start a browser."""


@cache
def turn_of(path: Path) -> int:
    """When the tests of a file are begun."""
    place = path.relative_to(ROOT)
    turns = (turn for turn, first in enumerate(BEGUN_FIRST) if place.is_relative_to(first))
    return next(turns, len(BEGUN_FIRST))


@cache
def marks_of(path: Path) -> tuple[str, ...]:
    """The marks of all tests of a file."""
    place = path.relative_to(ROOT)
    marks = [
        mark
        for mark, places in PLACES.items()
        if any(place.is_relative_to(folder) for folder in places)
    ]
    if place.parts[0] == "games" and place.name in LONG_NAMES:
        marks.append("long")
    return tuple(marks)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Have the garbage collector look at no module and no test: there are half a million objects of
    them, and they stay.
    """
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Let each worker begin with other files of a folder: on a fresh clone it compiles those, and
    finds the others compiled.
    """
    report = yield
    if isinstance(collector, pytest.Dir):
        there = report.result or []
        first = len(there) * WORKER // WORKERS
        report.result = [*there[first:], *there[:first]]
    return report


def place_of(item: pytest.Item) -> tuple[int, str, str, str]:
    """Where a test stands among all. Those of pictures stand by game, and then by file: there is
    room for the pieces of one game, which take seconds to paint. Those that paint pieces of their
    own stand together, so that these go with their file.
    """
    turn, path = turn_of(item.path), str(item.path)
    if not item.path.is_relative_to(DRAWING):
        return turn, path, "", ""
    apart = "unpainted" in getattr(item, "fixturenames", ())
    named = "" if apart else item.nodeid.replace("-", "_")
    drawn = (game for game in OURS if game.partition("_of_")[0] in named)
    return turn, str(DRAWING), max(drawn, key=len, default=""), path


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=place_of)
    for item in items:
        for mark in marks_of(item.path):
            item.add_marker(mark)
        if not BROWSERS.isdisjoint(getattr(item, "fixturenames", ())):
            item.add_marker("browser")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--regenerate",
        action="store_true",
        help="write transcripts, golden pictures and counts anew instead of comparing with them",
    )


@pytest.fixture(scope="session", autouse=True)
def little_room() -> Iterator[None]:
    """Tests look at one game after the other."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(sprites, "ROOM", ROOM)
        yield


@dataclass(slots=True)
class Heap:
    """The memory of this process, of which glibc keeps what is freed."""

    trim: Callable[[int], int] | None
    taken: int = 0
    """Bytes, when something was last returned."""

    def tidy(self) -> None:
        """Return what is free, if the process has grown."""
        if self.trim is not None and self._resident() > self.taken + GROWN:
            self.trim(0)
            self.taken = self._resident()

    @staticmethod
    def _resident() -> int:
        return int(Path("/proc/self/statm").read_text().split()[1]) * PAGESIZE


HEAP = Heap(getattr(ctypes.CDLL(None), "malloc_trim", None))


def pytest_runtest_logfinish() -> None:
    HEAP.tidy()


@pytest.fixture
def regenerate(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--regenerate"))
