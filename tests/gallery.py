"""Draws the pictures that the documentation shows, so that they never go stale: `make pictures`."""

from __future__ import annotations

from pathlib import Path

from renderers import picture
from renderers.stylesheet import stylesheet
from renderers.words import words_for
from tests.renderers import high_society_positions, last_will_positions, positions, princes_positions

FOLDER = Path(__file__).parent.parent / "docs" / "pictures"

SHOWN = {
    "splendor": (positions, {"table": "table-of-four", "hand": "hand-of-three"}),
    "high_society": (
        high_society_positions,
        {"table": "table-of-five", "hand": "hand-with-an-order", "end": "end"},
    ),
    "princes_of_florence": (
        princes_positions,
        {"table": "table-of-five", "hand": "hand-with-an-order", "end": "end"},
    ),
    "last_will": (
        last_will_positions,
        {"table": "table-of-five", "hand": "hand-in-turn", "end": "end-in-debt"},
    ),
}
"""For each game where its positions are, and which of them are shown under which name."""


def main() -> None:
    """Draw them all into the documentation's folder."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game, (tables, pictures) in SHOWN.items():
        words, views = words_for("en", f"games.{game}"), tables.views()
        for name, view in pictures.items():
            path = FOLDER / f"{game.replace('_', '-')}-{name}.png"
            path.write_bytes(picture(views[view], words, tables.NAMES))
    (FOLDER / "style.png").write_bytes(stylesheet("en"))


if __name__ == "__main__":
    main()
