"""Whoever asks for more than their share is told so once, and the others are answered as before."""

from __future__ import annotations

from bot.app import Parlour
from bot.sandbox.docket import ANSWER_SECONDS
from bot.store import Store
from tests.bot.evenings.evening import Evening
from tests.bot.wire import SOON, logged_in, reply, standing

PER_TEN_SECONDS, SHARE = 10, 3
"""So many requests in ten seconds, and at once."""


async def test_whoever_asks_too_fast_is_told_so_once(store: Store) -> None:
    async with standing(answer_seconds=ANSWER_SECONDS) as stand_in:
        evening = Evening(stand_in)
        ann, theo, slash = evening.person("ann"), evening.person("theo"), stand_in.people.slash
        async with logged_in(Parlour(store, per_person=PER_TEN_SECONDS, **SOON), stand_in):
            for _ in range(SHARE):
                assert not (await slash(ann, evening.games, "games")).failed
            told = await slash(ann, evening.games, "games")
            said = await reply(stand_in, told)
            assert said.content.startswith("You’re going too fast for me")
            assert said.is_ephemeral
            assert (await slash(ann, evening.games, "games")).failed
            assert not (await slash(theo, evening.games, "games")).failed
