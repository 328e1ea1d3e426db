"""A Chromium for the browser tests: found, or else installed.

Looks at PARLOUR_CHROMIUM, then on the PATH, then among Playwright's own. When there is none, root
on Debian installs the distribution's package and anybody else Playwright's. `python -m
tests.chromium` does so and prints the path.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def chromium() -> Path:
    """The path of a Chromium that starts; RuntimeError says why there is none and what would
    help.
    """
    found = _found()
    if found is None:
        _install()
        found = _found()
    if found is None:
        raise RuntimeError(
            "The browser tests need a Chromium, and none could be installed. Install one, "
            "or set PARLOUR_CHROMIUM to the path of one."
        )
    return found


def _found() -> Path | None:
    if named := os.environ.get("PARLOUR_CHROMIUM"):
        if not _starts(Path(named)):
            raise RuntimeError(f"PARLOUR_CHROMIUM is {named}, but that is no Chromium that starts.")
        return Path(named)
    on_path = (Path(path) for name in NAMES if (path := shutil.which(name)))
    return next((path for path in (*on_path, _playwrights_own()) if _starts(path)), None)


def _playwrights_own() -> Path:
    with sync_playwright() as playwright:
        return Path(playwright.chromium.executable_path)


def _starts(path: Path) -> bool:
    # Some distributions put a script in the place of Chromium that only tells how to install it.
    try:
        return (
            subprocess.run(
                [path, "--version"], capture_output=True, timeout=60, check=False
            ).returncode
            == 0
        )
    except OSError:
        return False


def _install() -> None:
    if os.geteuid() != 0:
        _run(sys.executable, "-m", "playwright", "install", "chromium")
    elif _is_debian():
        # Lists may be old or missing, as in a fresh container.
        _run("apt-get", "update")
        _run("apt-get", "install", "--yes", "--no-install-recommends", "chromium")
    else:
        _run(sys.executable, "-m", "playwright", "install", "--with-deps", "chromium")


def _is_debian() -> bool:
    release = Path("/etc/os-release")
    return (
        release.exists()
        and "ID=debian" in release.read_text().splitlines()
        and shutil.which("apt-get") is not None
    )


def _run(*command: str) -> None:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    # What an installer has to say goes to stderr: stdout is for the path alone.
    subprocess.run(command, check=False, stdout=sys.stderr, env=environment)


if __name__ == "__main__":
    try:
        print(chromium())
    except RuntimeError as reason:
        sys.exit(str(reason))
