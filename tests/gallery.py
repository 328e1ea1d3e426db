"""Draws the pictures that the documentation shows, so that they never go stale: `make pictures`."""

from __future__ import annotations

from pathlib import Path

from games.game import View
from renderers import picture
from renderers.words import words_for
from tests.renderers import positions

FOLDER = Path(__file__).parent.parent / "docs" / "pictures"


def shown() -> dict[str, View]:
    """The views worth showing, by file name."""
    views = positions.views()
    return {"splendor-table": views["table-of-four"], "splendor-hand": views["hand-of-three"]}


def main() -> None:
    """Draw them all into the documentation's folder."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    words = words_for("en", "games.splendor")
    for name, view in shown().items():
        (FOLDER / f"{name}.png").write_bytes(picture(view, words, positions.NAMES))


if __name__ == "__main__":
    main()
