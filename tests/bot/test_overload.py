"""Five times as much is asked of the bot as it can bear: it lives, it answers in time, and nothing
that it said was done is lost.
"""

from __future__ import annotations

import asyncio
from itertools import pairwise
from pathlib import Path

from bot.commands.admission import AT_A_TIME, TOO_LATE_SECONDS
from bot.sandbox.open_interactions import ANSWER_SECONDS
from bot.store import open_store
from tests.bench.overload import starved
from tests.bench.storms import AT_ONCE, Storm
from tests.bench.town import PLAYED, build
from tests.bot.beside import bot_beside
from tests.bot.wire import furnished, standing

TRIALS = ((0.12, 5.0), (0.25, 5.0), (0.5, 10.0), (1.0, 20.0))
"""Which share of a processor the bot has, and how many times as much is asked as it can bear; until
it bears anything at all, and says that it is busy. The machine may be busier while that is measured
than afterwards.
"""
SECONDS = 5.0
TABLES, RAGING = 348, 5
"""How many there are; with how many groups of them each storm is made."""
FEW_AT_ONCE = 4
"""Who move to find what the bot bears: more would be too much for a busy machine already."""
UNDRAWN = "The process that draws it ended, or took over"
FEW = 0.5  # the machine that tests may be busy itself; the bench is strict


def answerable(borne: float) -> float:
    """Return which share of requests a machine can answer in time that makes so many moves a
    second: whoever is let in shares it with all the others.
    """
    return min(1.0, borne * TOO_LATE_SECONDS / AT_A_TIME)


def failures(logged: list[str]) -> list[str]:
    """The lines of the log that tell of a failure. That a picture took too long, as the line after
    it says, is none: processor is what is lacking.
    """
    return [
        line
        for line, reason in pairwise([*logged, ""])
        if "Traceback" in line or ("ERROR" in line and not reason.startswith(UNDRAWN))
    ]


def test_failures_are_told_from_a_lack_of_processor() -> None:
    late = "ERROR parlour a picture is not drawn"
    assert failures([]) == []
    assert failures(["INFO up", late, UNDRAWN]) == []
    assert failures([late]) == [late]
    assert failures([late, "INFO up", late]) == [late, late]
    assert failures(["Traceback (most recent call last):", late, UNDRAWN])[0].startswith("Trace")


async def test_a_bot_of_which_too_much_is_asked_says_so_and_loses_nothing(tmp_path: Path) -> None:
    world = furnished()
    stands = await build(world, tmp_path / "parlour.db", TABLES, scripts=1)
    groups = iter([stands[n : n + AT_ONCE] for n in range(0, TABLES, AT_ONCE)])
    calm = next(groups)
    async with (
        standing(world, answer_seconds=ANSWER_SECONDS) as stand_in,
        bot_beside(stand_in, tmp_path) as bot,
    ):
        alone, storm, after = Storm(stand_in), Storm(stand_in), Storm(stand_in)
        borne = 0.0
        for share, times in TRIALS:
            with starved(bot.process.pid, share):
                borne = await alone.one_after_the_other(next(groups)[:FEW_AT_ONCE], 2.0)
                if borne:
                    rest = [stand for _ in range(RAGING) for stand in next(groups)]
                    await storm.rage(rest, times * borne, SECONDS)
                # Something else may have slowed the machine down meanwhile.
                borne = min(borne, await alone.one_after_the_other(next(groups)[:FEW_AT_ONCE], 2.0))
            if storm.busy:
                break
        assert bot.process.returncode is None, bot.logged
        assert storm.busy
        asked = len(storm.seconds) + storm.unanswered
        assert len(storm.seconds) >= (1 - FEW) * answerable(borne) * asked, (borne, asked)
        assert storm.refused == []
        await asyncio.gather(*(after.ask(stand) for stand in calm))
        assert after.made == len(calm), (after.refused, after.unanswered, after.busy)
        await bot.stop()
        assert failures(bot.logged) == []
    store = await open_store(tmp_path / "parlour.db")
    try:
        for stand in stands:
            row = await store.tables.find(stand.id)
            assert row is not None
            assert row.ply >= PLAYED + stand.made
            assert len(await store.record.of(stand.id)) == row.ply
    finally:
        await store.database.close()
