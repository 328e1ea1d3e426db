"""An evening with people who try everything: nothing goes wrong, and no table comes to a state that
it cannot be in.
"""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from bot.operations.doctor import examine
from bot.sandbox.things import User
from games.library import Library
from tests.bot.evenings.evening import EVERY_GAME, Evening
from tests.bot.evenings.mischief import Mischief
from tests.bot.payloads import NAMES
from tests.bot.soak import sum_up
from tests.library import GAMES

ACTIONS = int(os.environ.get("PARLOUR_ACTIONS", "200"))
"""`make soak` does more."""


def called(evening: Evening, name: str, shown: str) -> User:
    """Somebody who is called otherwise now."""
    return evening.stand_in.world.put_user(replace(evening.person(name), shown_name=shown))


@pytest.mark.timeout(60 + ACTIONS)
@pytest.mark.parametrize("seed", range(max(1, ACTIONS // 10_000)))
async def test_whatever_people_send_is_answered_and_harms_no_table(
    evening: Evening, tmp_path: Path, seed: int
) -> None:
    ann, theo, pyotr = (
        called(evening, name, NAMES[n]) for n, name in enumerate(("ann", "theo", "pyotr"), start=1)
    )
    for game in GAMES:
        seats = min(game.rules.seats)
        await evening.slash(
            ann, evening.games, "table new", game=game.key, seats=seats, computers=seats - 1
        )
        if 3 in game.rules.seats:
            await evening.begun(ann, theo, pyotr, game=game.key)
    mischief = Mischief(evening.stand_in, (ann, theo, pyotr), Random(seed))
    for _ in range(min(ACTIONS, 10_000)):
        await mischief.act()
    assert mischief.unanswered == []
    (tmp_path / "parlour.db").symlink_to(tmp_path / "tables.db")
    assert [
        finding.text
        async for finding in examine(tmp_path, Library(EVERY_GAME).find)
        if not finding.sound
    ] == []
    actions = ", ".join(f"{count} {kind}" for kind, count in sorted(mischief.actions.items()))
    sum_up(f"actions-{seed}", f"{actions}, all answered")
    assert all(mischief.actions[kind] for kind in ("used", "commanded", "completed", "forged"))
