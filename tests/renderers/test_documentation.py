"""The pictures of the documentation show what is drawn today."""

from __future__ import annotations

import re
from pathlib import Path

from tests.gallery import FOLDER, drawn
from tests.renderers.conftest import PLAIN, alike, small

ROOT = Path(__file__).parent.parent.parent


def test_what_is_drawn_for_the_documentation_is_as_it_would_be_drawn_now() -> None:
    stale = []
    for path, file in drawn():
        if not alike(small(file), small(path.read_bytes()), PLAIN):
            stale.append(path.name)
    assert not stale, "look at what has changed, then run make pictures"


def test_every_picture_of_the_documentation_is_shown_in_it() -> None:
    pages = [ROOT / "README.md", *(ROOT / "docs").glob("*.md")]
    shown = {
        Path(found).name
        for page in pages
        for found in re.findall(r"pictures/[\w-]+\.webp", page.read_text("utf-8"))
    }
    assert shown == {path.name for path in FOLDER.glob("*.webp")}
