"""Whoever asks for more than their share is told so once, and the others are answered as before."""

from __future__ import annotations

from bot.app import Parlour
from bot.store import Store
from tests.bot.evenings.evening import Evening
from tests.bot.wire import PATIENT, SOON, logged_in, reply, standing
from tests.library import LIBRARY

PER_TEN_SECONDS = 1
"""So few that a busy machine answers them before another one is due."""
IN_VAIN_SECONDS = 1.0
"""How long somebody waits who is not answered."""


async def test_whoever_asks_too_fast_is_told_so_once(store: Store) -> None:
    async with standing() as stand_in:
        evening = Evening(stand_in)
        ann, theo, slash = evening.person("ann"), evening.person("theo"), stand_in.people.slash
        async with logged_in(Parlour(store, LIBRARY, per_person=PER_TEN_SECONDS, **SOON), stand_in):
            assert not (await slash(ann, evening.games, "games")).failed
            told = await slash(ann, evening.games, "games")
            said = await reply(stand_in, told)
            assert said.content.startswith("You’re going too fast for me")
            assert said.is_ephemeral
            stand_in.open_interactions.answer_seconds = IN_VAIN_SECONDS
            assert (await slash(ann, evening.games, "games")).failed
            stand_in.open_interactions.answer_seconds = PATIENT
            assert not (await slash(theo, evening.games, "games")).failed
