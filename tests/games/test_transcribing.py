"""A transcript that no longer fits the rules is written anew, and until then says how."""

from pathlib import Path

import pytest

from games.automa import choose_by_habit
from games.chance import Chance
from games.engine import Table
from games.package import AnyGame
from games.questions import notation_of
from games.splendor import GAME
from tests.games import transcripts
from tests.games.transcripts import HalfAMove, dealt, goes_as_it_is_written


def sensible(game: AnyGame, table: Table) -> str:
    """Plays by habit, which is sooner done than thinking."""
    decision = table.waiting[0]
    return notation_of(decision.ask(table), choose_by_habit(game, table, decision.seat, Chance(2)))


def test_moves_that_have_become_longer_are_chosen_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(transcripts, "FOLDER", tmp_path)
    path = transcripts.path_of(GAME, "old")
    path.parent.mkdir()
    path.write_text("  1  Ann  take [3]\n", encoding="utf-8")

    def go(*, anew: bool) -> None:
        goes_as_it_is_written(GAME, "old", lambda: dealt(GAME, 2, 2), sensible, anew=anew)

    with pytest.raises(HalfAMove) as raised:
        go(anew=False)
    assert "--regenerate" in raised.value.__notes__[0]
    go(anew=True)
    assert len(transcripts.moves(path.read_text(encoding="utf-8"))) > 1
