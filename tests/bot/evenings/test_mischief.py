"""An evening with people who try everything: nothing goes wrong, and no table comes to a state that it cannot be in."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random

import pytest

from bot.doctor import examine
from bot.sandbox.things import User
from games import GAMES
from tests.bot.evenings.evening import EVERY_GAME, Evening
from tests.bot.evenings.mischief import Mischief

DEEDS = int(os.environ.get("PARLOUR_DEEDS", "400"))
"""`make soak` does more."""


@pytest.mark.timeout(60 + DEEDS)
@pytest.mark.parametrize("seed", range(max(1, DEEDS // 10_000)))
async def test_whatever_people_send_is_answered_and_harms_no_table(
    evening: Evening, tmp_path: Path, ann: User, theo: User, ingrid: User, seed: int
) -> None:
    for game in GAMES:
        seats = min(game.seats)
        await evening.slash(ann, evening.games, "table new", game=game.key, seats=seats, automas=seats - 1)
        if 3 in game.seats:
            await evening.begun(ann, theo, ingrid, game=game.key)
    mischief = Mischief(evening.stand_in, (ann, theo, ingrid), Random(seed))
    for _ in range(min(DEEDS, 10_000)):
        await mischief.act()
    await mischief.end()
    assert mischief.unanswered == []
    (tmp_path / "parlour.db").symlink_to(tmp_path / "tables.db")
    assert [finding.text async for finding in examine(tmp_path, EVERY_GAME) if not finding.sound] == []
    assert all(mischief.deeds[kind] for kind in ("used", "commanded", "completed", "forged"))
