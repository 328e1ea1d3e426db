"""A Chromium for the browser tests: found, or on Debian installed by root.

Looks at PARLOUR_CHROMIUM, then on the PATH, then among Playwright's own. `python -m tests.chromium`
prints the path.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
DEBIANS = ("chromium", "libatomic1")
"""Debian's packages: the browser, and what Playwright's Node.js lacks on a bare system."""
OTHERWISE = "`make quick` runs tests that need no browser."


def chromium() -> Path:
    """The path of a Chromium that starts; RuntimeError says in a sentence what would help."""
    found = _found()
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        _install()
        found = _found()
    if found is None:
        raise RuntimeError(
            "The browser tests need a Chromium on the PATH (Debian: sudo apt-get install"
            f" {' '.join(DEBIANS)}), or one that PARLOUR_CHROMIUM names; {OTHERWISE}"
        )
    return found


def check_driver() -> None:
    """Make sure that Playwright can start what drives the browser; RuntimeError says in a sentence
    what would help.
    """
    if complaint := _complaint():
        raise RuntimeError(
            "Playwright's Node.js, which drives the browser, does not start (Debian: sudo apt-get"
            f" install libatomic1); {OTHERWISE} It says: {complaint}"
        )


def _found() -> Path | None:
    if named := os.environ.get("PARLOUR_CHROMIUM"):
        if not _starts(Path(named)):
            raise RuntimeError(f"PARLOUR_CHROMIUM is {named}, but that is no Chromium that starts.")
        return Path(named)
    for name in NAMES:
        if (path := shutil.which(name)) and _starts(Path(path)):
            return Path(path)
    if _complaint():
        return None
    with sync_playwright() as playwright:
        own = Path(playwright.chromium.executable_path)
    return own if _starts(own) else None


def _complaint() -> str:
    """What Playwright's Node.js says if it does not start."""
    command = (sys.executable, "-m", "playwright", "--version")
    asked = subprocess.run(command, capture_output=True, text=True, check=False)
    return asked.stderr.strip() if asked.returncode else ""


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
    # Lists may be old or missing, as in a fresh container.
    install = ("install", "--yes", "--no-install-recommends", *DEBIANS)
    for words in (("update",), install):
        # What an installer has to say goes to stderr: stdout is for the path alone.
        subprocess.run(
            ["apt-get", *words],
            check=False,
            stdout=sys.stderr,
            env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
        )


if __name__ == "__main__":
    try:
        print(chromium())
        check_driver()
    except RuntimeError as reason:
        sys.exit(str(reason))
