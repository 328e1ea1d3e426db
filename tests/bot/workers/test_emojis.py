"""Emojis are drawn in a process that ends with it."""

from __future__ import annotations

from bot.workers.emoji_worker import draw_emojis, emoji_pool
from renderers.pictures import pictures_of
from tests.library import GAMES


async def test_a_process_draws_the_emojis_of_a_game_and_ends() -> None:
    game = min(GAMES, key=lambda one: len(pictures_of(one).emojis.drawings))
    pool = emoji_pool({})
    try:
        drawn = await pool.run(game)
        (worker,) = pool.workers
        assert worker.process is not None
        assert worker.process.returncode is not None
    finally:
        await pool.close()
    assert drawn.keys() == pictures_of(game).emojis.drawings.keys() != set()
    assert drawn == draw_emojis(game)
