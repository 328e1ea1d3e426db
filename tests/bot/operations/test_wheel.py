"""Parlour as it is installed from a wheel, far from its sources: the sandbox opens, and draws a
picture there.

What Parlour needs is found where this environment has it; nothing is fetched.
"""

from __future__ import annotations

import subprocess
import sys
import sysconfig
import venv
from pathlib import Path
from zipfile import ZipFile

import pytest
from aiohttp import ClientSession
from yarl import URL

from tests.bot.tab import sandbox, tab

ROOT = Path(__file__).parent.parent.parent.parent
APART = {"PYTHONSAFEPATH": "1"}
"""What is imported does not depend on the folder in which Python is called."""
LOOKING = "import bot, games, renderers as r; print(bot.__file__, games.__file__, r.__file__)"


@pytest.fixture
def python(tmp_path: Path) -> Path:
    """The interpreter of a fresh environment in which the wheel is installed: unpacked, as it holds
    nothing but Python.
    """
    folder, wheels = tmp_path / "environment", tmp_path / "wheels"
    build = (sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory")
    subprocess.run([*build, str(wheels)], check=True, cwd=ROOT, capture_output=True)
    (built,) = wheels.glob("parlour-*-none-any.whl")
    venv.create(folder, symlinks=True)
    at = {"base": str(folder), "platbase": str(folder)}
    packages = Path(sysconfig.get_path("purelib", scheme="venv", vars=at))
    with ZipFile(built) as wheel:
        wheel.extractall(packages)
    # A path alone: what its own .pth files name, as this checkout, is not added.
    (packages / "shared.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")
    python = folder / "bin" / "python"
    found = subprocess.run([python, "-Pc", LOOKING], check=True, capture_output=True, text=True)
    assert all(Path(path).is_relative_to(folder) for path in found.stdout.split()), found.stdout
    return python


async def test_the_sandbox_of_a_wheel_opens_and_draws_a_game(tmp_path: Path, python: Path) -> None:
    there = sandbox(tmp_path / "data", environment=APART, python=str(python))
    async with there as (_, address), tab(address) as page, ClientSession() as session:
        await page.bot_is_there()
        async with session.get(address / "static" / "listbox.js") as script:
            assert script.status == 200
        covered = next(quick for quick in page.world["quicks"] if quick["cover"])
        async with session.get(address.join(URL(covered["cover"]))) as cover:
            assert (cover.status, cover.content_type) == (200, "image/webp")
