"""The facts that matter most are written large in every game: whose turn it is, and how everybody
stands.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import pytest

from games.package import AnyGame
from games.rules import View
from renderers.canvas import Canvas, Pen
from renderers.lettering import FLOOR
from renderers.words import LANGUAGES, words_for
from tests.library import GAMES, describe, picture
from tests.renderers import (
    high_society_positions,
    last_will_positions,
    positions,
    princes_positions,
    splendor_duel_positions,
)
from tests.renderers.showing import unseen, watch_what_is_written

LARGE = 40
"""Pixels of a picture 1,200 wide: seen at a glance where it is 400 wide."""
LEGIBLE = 28
"""Pixels of what is written on a picture 1,200 wide, at least: nine or ten where it is 400 wide."""
SET_APART = {",", "\u2009", "£"}
"""What stands in figures besides their digits."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A table of a game, who is to move, and the figures by which its players stand."""

    view: View
    names: tuple[str, ...]
    mover: str
    figures: Callable[[Any], list[float]]


STANDINGS: Mapping[str, Standing] = {
    "splendor": Standing(
        positions.views()["table-of-four"],
        positions.NAMES,
        "Тео",
        lambda view: [player.points for player in view.players],
    ),
    "splendor-duel": Standing(
        splendor_duel_positions.views()["table"],
        splendor_duel_positions.NAMES,
        "Тео",
        lambda view: [
            n for player in view.players for n in (player.points, player.crowns, player.best)
        ],
    ),
    "high-society": Standing(
        high_society_positions.views()["table-of-five"],
        high_society_positions.NAMES,
        "Mateo",
        lambda view: (
            [view.high]
            + [n for who in view.players for n in (who.total, who.reckoning.halves / 2) if n]
        ),
    ),
    "princes-of-florence": Standing(
        princes_positions.views()["table-of-five"],
        princes_positions.NAMES,
        "Giovanni",
        lambda view: [n for player in view.players for n in (player.points, player.money)],
    ),
    "last-will": Standing(
        last_will_positions.views()["table-of-five"],
        last_will_positions.NAMES,
        "Digby",
        lambda view: [player.money for player in view.players],
    ),
}
"""By the keys of the games: a game without one fails below."""


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch, empty_shelf: None) -> list[tuple[str, float]]:
    """What is written from now on, on pieces and on pictures, each with its size in pixels of the
    finished picture. What is written on pieces that are kept would not be written again.
    """
    found: list[tuple[str, float]] = []

    def noting(write: Callable[..., Any]) -> Callable[..., Any]:
        def text(
            self: object, at: object, said: str, face: object, size: float, *more: Any, **named: Any
        ) -> Any:
            found.append((said, size))
            return write(self, at, said, face, size, *more, **named)

        return text

    for paper in (Pen, Canvas):
        monkeypatch.setattr(paper, "text", noting(paper.text))
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_turn_and_standing_are_written_large_and_nothing_is_tiny(
    game: AnyGame, written: list[tuple[str, float]]
) -> None:
    standing = STANDINGS[game.key]
    for language in LANGUAGES:
        del written[:]
        picture(
            standing.view,
            words_for(language, "bot.messages", game.home),
            standing.names,
            encode=unseen,
        )
        large = [text for text, size in written if size >= LARGE]
        assert [text for text in large if standing.mover in text], language
        if language == LANGUAGES[0]:
            plain = {
                "".join(letter for letter in text if letter not in SET_APART) for text in large
            }
            assert {f"{figure:g}" for figure in standing.figures(standing.view)} <= plain
        assert min(size for _, size in written) >= FLOOR


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["last_will", "princes_of_florence"])
def test_nothing_that_must_be_read_is_small(
    game: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = {"last_will": last_will_positions, "princes_of_florence": princes_positions}[game]
    words = words_for(language, "bot", f"games.{game}")
    sizes = list[tuple[int, str]]()
    watch_what_is_written(monkeypatch, lambda met: sizes.append((met.ink.size, met.text)))
    for name, view in tables.views().items():
        sizes.clear()
        picture(view, words, tables.NAMES, encode=unseen)
        least, text = min(sizes)
        assert least >= LEGIBLE, (name, text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_an_alt_text_begins_with_whose_turn_it_is_and_what_was_done_last(
    game: AnyGame, language: str
) -> None:
    standing = STANDINGS[game.key]
    words = words_for(language, "bot.messages", game.home)
    alt = describe(standing.view, words, standing.names).alt
    last = words("told-last", move="|").partition("|")[0]
    assert standing.mover in alt.partition(last)[0]
    assert alt.index(last) < alt.index(words("title") + ". ")
    assert "?." not in alt
