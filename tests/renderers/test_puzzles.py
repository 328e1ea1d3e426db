"""Hands of puzzles in pictures: everybody who is asked sees them, and none tells the answer."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games.package import AnyGame
from games.packs import Puzzle, moves_of, puzzles_of
from games.princes_of_florence import GAME as PRINCES
from games.princes_of_florence.table import PrincesTable
from renderers.princes_of_florence.cards import named
from renderers.words import LANGUAGES, words_for
from tests.library import GAMES, picture
from tests.renderers.showing import unseen, watch_what_is_written

NAMES = ("Ann", "Boris", "Cleo", "Dave", "Eve")
PACKED = [game for game in GAMES if puzzles_of(game)]


def written_on_hand(
    patch: pytest.MonkeyPatch, game: AnyGame, puzzle: Puzzle, language: str, *, posed: bool
) -> set[str]:
    """All that is written on the picture of the hand of whoever is asked a puzzle."""
    table, _ = moves_of(game, puzzle)
    view = replace(game.rules.look(table, puzzle.seat), posed=posed)
    words, found = words_for(language, "bot.messages", game.home), set[str]()
    with patch.context() as watched:
        watch_what_is_written(watched, lambda met: found.add(met.text))
        picture(view, words, NAMES[: puzzle.seats], encode=unseen)
    return found


@pytest.mark.parametrize("game", PACKED, ids=lambda game: game.key)
def test_a_hand_that_everybody_sees_is_not_called_private(
    game: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    private, puzzle = words_for("en", game.home)("picture-private"), puzzles_of(game)[0]
    assert private in written_on_hand(monkeypatch, game, puzzle, "en", posed=False)
    assert private not in written_on_hand(monkeypatch, game, puzzle, "en", posed=True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_would_make_a_work_good_enough_is_not_told_at_a_puzzle(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    words, looked_at = words_for(language, PRINCES.home), 0
    for puzzle in puzzles_of(PRINCES)[:6]:
        table, _ = moves_of(PRINCES, puzzle)
        assert isinstance(table, PrincesTable)
        hand = PRINCES.rules.look(table, puzzle.seat).hand
        assert hand is not None
        helps = {named(step.what, words) for own in hand.professions for step in own.steps}
        if not helps:
            continue
        looked_at += 1
        told = written_on_hand(monkeypatch, PRINCES, puzzle, language, posed=False)
        assert helps & told
        assert not helps & written_on_hand(monkeypatch, PRINCES, puzzle, language, posed=True)
    assert looked_at
