"""Whoever plays a lesson's moves and exports the table gets a file with the same lesson."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import pytest

from bot.hosting.acts import TakenBack, write_act
from bot.hosting.host import AnyGame
from bot.messages.table_file import Imported
from bot.store import NOWHERE, MadeBy, NewAutoma, NewTable, RecordRow, Status, UserId
from games.lesson import FILE, LEARNER, lesson_of
from tests.library import GAMES
from tests.new_game.lesson import lesson_from, told

TAUGHT = [game for game in GAMES if files(game.home).joinpath(FILE).is_file()]


def table_played(game: AnyGame, written: dict[str, Any]) -> Imported:
    """A table at which the moves of a lesson were made, its last one twice."""
    lesson = lesson_of(game)
    assert lesson is not None
    table = NewTable(
        game=game.key,
        edition=game.rules.edition,
        seed=lesson.seed,
        chosen=lesson.options,
        size=lesson.seats,
        language="en-US",
        guild=None,
        channel=NOWHERE,
        opener=UserId(1),
        opened_at=1_800_000_000,
    )
    moves = [*written["moves"], None, written["moves"][-1]]
    record = [
        RecordRow(
            ply=ply,
            seat=LEARNER if move is None else move["seat"],
            user=None,
            action=write_act(TakenBack(to=len(written["moves"]) - 1, agreed=False))
            if move is None
            else game.rules.codec.write_move(game.rules.codec.action_of(move["move"])),
            edition=game.rules.edition,
            final=False,
            by=MadeBy.TABLE if move is None else MadeBy.HAND,
            at=1_800_000_000 + ply,
        )
        for ply, move in enumerate(moves, start=1)
    ]
    players = [NewAutoma(f"Cog {n}") for n in range(lesson.seats)]
    return Imported(table, players, Status.ENDED, record, b"")


@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.key)
def test_a_lesson_that_was_played_is_recorded_as_it_is_written(game: AnyGame) -> None:
    written = json.loads(files(game.home).joinpath(FILE).read_text(encoding="utf-8"))
    recorded = lesson_from(table_played(game, written))
    found = json.loads(recorded)
    assert found | {"moves": []} == written | {"moves": []}
    codec = game.rules.codec
    assert [(move["seat"], codec.action_of(move["move"])) for move in found["moves"]] == [
        (move["seat"], codec.action_of(move["move"])) for move in written["moves"]
    ]
    own = [move["say"] for move in found["moves"] if move["seat"] == LEARNER]
    assert own == [f"step-{n}" for n in range(1, len(own) + 1)]
    assert all("say" not in move for move in found["moves"] if move["seat"] != LEARNER)
    assert f"lesson-step-1 to step-{len(own)}" in "\n".join(told(recorded))
