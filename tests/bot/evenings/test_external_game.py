"""Games that come from packages of their own are installed, and played over the wire to their
end.

They are installed into a fresh environment, which finds everything else where this one does.
Nothing is fetched: neither an index nor an isolated build is asked for.
"""

from __future__ import annotations

import subprocess
import sys
import sysconfig
import venv
from itertools import cycle
from pathlib import Path

import pytest

from bot.sandbox.things import Channel, Message, User
from tests.bot.beside import bot_beside
from tests.bot.evenings.evening import Evening, unhurried
from tests.bot.wire import standing, until

ROOT = Path(__file__).parent.parent.parent.parent
PACKAGES = (ROOT / "tests" / "external_game", ROOT / "tests" / "one_file")
BROKEN = "The game torn (nowhere_to_be_found:PACKAGE) of the package parlour-torn is left out: "
SECONDS = 30.0


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The interpreter of an environment in which two games are installed, and a broken one."""
    folder = tmp_path_factory.mktemp("installed") / "environment"
    venv.create(folder, symlinks=True)
    python, paths = folder / "bin" / "python", {"base": str(folder), "platbase": str(folder)}
    packages = Path(sysconfig.get_path("purelib", scheme="venv", vars=paths))
    shared = sysconfig.get_path("purelib")
    lines = (str(ROOT), f"import site; site.addsitedir({shared!r})")
    (packages / "shared.pth").write_text("\n".join(lines), encoding="utf-8")
    pip = (sys.executable, "-m", "pip", "--python", str(python), "--quiet")
    offline = ("--no-index", "--no-deps", "--no-build-isolation", "--disable-pip-version-check")
    subprocess.run([*pip, "install", *offline, *map(str, PACKAGES)], check=True, cwd=folder)
    torn = packages / "parlour_torn-1.0.dist-info"
    torn.mkdir()
    (torn / "METADATA").write_text("Metadata-Version: 2.1\nName: parlour-torn\nVersion: 1.0\n")
    (torn / "entry_points.txt").write_text("[parlour.games]\ntorn = nowhere_to_be_found:PACKAGE\n")
    return str(python)


async def test_a_game_of_a_package_is_played_to_its_end(tmp_path: Path, python: str) -> None:
    async with standing(rates=unhurried(), answer_seconds=SECONDS) as stand_in:
        async with bot_beside(stand_in, tmp_path / "data", python=python) as bot:
            evening = Evening(stand_in)
            ann, theo = evening.person("ann"), evening.person("theo")
            thread = await evening.begun(ann, theo, game="nim")
            # The first picture waits for a process that has to compile what it imports.
            first = await until(
                stand_in.world, lambda: called(evening, thread, ann, theo), seconds=2 * SECONDS
            )
            assert first is not None
            mover = first
            for move in ("left 3", "middle 4", "right 4"):
                await evening.table_calling(mover, thread)
                await evening.slash(mover, thread, "play", move=move)
                mover = theo if mover is ann else ann
            await evening.table_calling(mover, thread)
            await evening.slash(mover, thread, "play", move="right 1")
            end = await evening.table_saying("takes 1 stone from the right heap", thread)
            (picture,) = await evening.until(lambda: evening.now(end).attachments)
            assert picture.filename.endswith(".webp")
            assert f"{mover.shown_name} wins" in (picture.description or "")
            rules = await evening.slash(ann, evening.games, "rules", game="nim", topic="ni 2")
            assert "you take any number of stones" in rules.content
            guide = await evening.slash(ann, evening.games, "rules", game="nim")
            chapter = await evening.until(lambda: evening.now(guide))
            assert "Taking stones" in chapter.content, "without a primer the first chapter comes"
            assert chapter.attachments
            await evening.stand_in.people.pick(ann, chapter, "guide:nim", "end")
            await evening.until(
                lambda: "Whoever takes the last stone" in evening.now(guide).content
            )
            await evening.press(ann, evening.now(guide), "exact:nim:NI-03")
            await evening.until(lambda: "**NI-03**" in evening.now(guide).content)
        assert not stand_in.rest.faults
    (line,) = [line for line in bot.logged if "left out" in line]
    assert BROKEN in line
    assert not [line for line in bot.logged if "Traceback" in line or " ERROR " in line]


async def test_a_game_of_one_file_is_played_to_its_end_without_a_picture(
    tmp_path: Path, python: str
) -> None:
    async with standing(rates=unhurried(), answer_seconds=SECONDS) as stand_in:
        async with bot_beside(stand_in, tmp_path / "data", python=python) as bot:
            evening = Evening(stand_in)
            ann, theo = evening.person("ann"), evening.person("theo")
            thread = await evening.begun(ann, theo, game="heap")
            first = await until(
                stand_in.world, lambda: called(evening, thread, ann, theo), seconds=2 * SECONDS
            )
            assert first is not None
            movers = cycle((first, theo if first is ann else ann))
            for left in range(21, 0, -3):
                mover = next(movers)
                table = await evening.table_calling(mover, thread)
                assert f"In the heap: {left} stones." in table.content
                assert not table.attachments
                assert "What I see" in labels(table)
                await evening.slash(mover, thread, "play", move="3")
            end = await evening.table_saying("In the heap: 0 stones.", thread)
            assert not evening.now(end).attachments
            assert "Poster" not in labels(evening.now(end))
            rules = await evening.slash(ann, evening.games, "rules", game="heap")
            assert "Take one to three stones in turn." in rules.content
        assert not stand_in.rest.faults
    assert not [line for line in bot.logged if "Traceback" in line or " ERROR " in line]


def labels(message: Message) -> list[str]:
    """What the buttons of a message say."""
    return [one.get("label", "") for row in message.components for one in row["components"]]


def called(evening: Evening, thread: Channel, *people: User) -> User | None:
    """Whom the newest message of the table calls."""
    mentions = {who for message in evening.posts(thread)[-1:] for who in message.mentions}
    return next((person for person in people if person.id in mentions), None)
