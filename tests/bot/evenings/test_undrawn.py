"""Evenings at a table that cannot be drawn: it is told in words, and the game goes on."""

import logging
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from bot.app import Parlour
from bot.sandbox.things import User
from bot.store import open_store
from games.engine import Seat
from games.library import Library
from renderers.canvas import Canvas
from renderers.pictures import Pictures
from renderers.words import Words
from tests.bot.evenings import pebbles
from tests.bot.evenings.evening import Evening, unhurried
from tests.bot.evenings.pebbles import Pebbles, PebblesView
from tests.bot.evenings.pebbles.scene import SCENE
from tests.bot.wire import SOON, logged_in, standing
from tests.library import with_rules


@dataclass(frozen=True, slots=True, kw_only=True)
class Foggy(PebblesView):
    """Pebbles of which a picture cannot be made."""


def look(table: Pebbles, seat: Seat | None) -> Foggy:
    seen = pebbles.look(table, seat)
    return Foggy(me=seen.me, heap=seen.heap, turn=seen.turn)


def draw(view: PebblesView, words: Words, names: Sequence[str]) -> Canvas:
    raise RuntimeError("fog")


PICTURES = Pictures(scenes=(replace(SCENE, view=Foggy, draw=draw),))
IN_FOG = replace(with_rules(pebbles.GAME, look=look), pictures=f"{__name__}:PICTURES")
TEXT = "7 pebbles lie in the heap."


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Evening]:
    """An evening whose games are played in fog."""
    store = await open_store(tmp_path / "tables.db")
    try:
        async with standing(rates=unhurried()) as stand_in:
            async with logged_in(Parlour(store, Library((IN_FOG,)), **SOON), stand_in):
                yield Evening(stand_in)
            assert not stand_in.rest.refused
    finally:
        await store.database.close()


async def test_a_table_that_cannot_be_drawn_is_told_and_logged(
    evening: Evening, ann: User, theo: User, caplog: pytest.LogCaptureFixture
) -> None:
    thread = await evening.begun(ann, theo)
    table = await evening.table_calling(ann, thread)
    assert not table.attachments
    assert TEXT in table.content
    (logged, *_) = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert "table 1, ply 0" in logged.getMessage()
    assert "RuntimeError: fog" in logged.getMessage()


async def test_a_hand_that_cannot_be_drawn_is_told(evening: Evening, ann: User, theo: User) -> None:
    await evening.begun(ann, theo)
    hand = await evening.hand(ann, "Your turn.")
    assert not hand.attachments
    assert TEXT in hand.content


@pytest.mark.parametrize("line", ["board", "hand"])
async def test_whoever_asks_for_a_picture_that_cannot_be_drawn_is_told(
    evening: Evening, ann: User, theo: User, line: str
) -> None:
    thread = await evening.begun(ann, theo)
    answer = await evening.slash(ann, thread, line)
    assert answer.only_for == ann.id
    assert not answer.attachments
    assert TEXT in answer.content


async def test_the_game_goes_on_without_pictures(evening: Evening, ann: User, theo: User) -> None:
    thread = await evening.begun(ann, theo)
    await evening.table_calling(ann, thread)
    await evening.slash(ann, thread, "play", move="take 2")
    table = await evening.table_calling(theo, thread)
    assert "**Ann** takes 2" in table.content
    assert "5 pebbles lie in the heap." in table.content
