"""Evenings on which the bot is killed at every statement by which a cup goes on: each table is
opened once, each result counts once, and each post is there once.

It comes back only when Discord has forgotten what it was sent, so that no nonce helps it.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import pytest

from bot.sandbox.things import Message, User
from tests.bot.evenings.evening import Evening, unhurried
from tests.bot.evenings.test_cups import give_up, opened, posts, threads
from tests.bot.evenings.test_finding_killed import died_over
from tests.bot.evenings.test_seasons import opened_season
from tests.bot.forked import Forked, forking
from tests.bot.wire import standing, sure

STRIDE = 1 if "PARLOUR_KILLS" in os.environ else 23
"""Every step in `make soak`, otherwise some of them."""
SEASON_STRIDE = 13
FEWEST_STEPS, MOST_STEPS = 5, 120
"""Fewer and more than there are statements and commits by which a cup begins, or ends."""
SHOWN = "SELECT count(*) FROM cups WHERE status = 'running' AND id = ? AND shown IS NOT NULL"
TOLD = "SELECT count(*) FROM cups WHERE last_message IS NOT NULL AND id = ?"
SITS = 'SELECT count(*) FROM seats WHERE "user" = ? AND "table" = (SELECT max(id) FROM tables)'
FOLLOWING = "SELECT count(*) FROM cups WHERE former = ? AND shown IS NOT NULL"
COUNTED = "SELECT count(*) FROM cup_seats WHERE points IS NOT NULL AND cup = ?"


@dataclass
class Cupful:
    """Cups of three people, one after the other: a table, and one who has none."""

    evening: Evening
    bot: Forked
    file: Path
    people: list[User]
    cups: int = 0

    def kept(self, query: str, *values: object) -> int:
        """A number that the database gives."""
        with closing(sqlite3.connect(self.file)) as database:
            return int(database.execute(query, values).fetchone()[0])

    async def begin(self, *, dying: bool) -> bool:
        """Open a cup that the third to enter fills; whether the bot died over that."""
        evening, (*others, last), cup = self.evening, self.people, self.cups + 1
        post = await opened(
            evening, self.people[0], most=len(self.people), game="splendor", rounds="1"
        )
        for who in others:
            await evening.answer(who, post, "cup:enter")
        there = "SELECT count(*) FROM tables WHERE thread IS NOT NULL AND cup = ?"
        press = evening.stand_in.people.click(last, post, f"cup:enter:{cup}")
        died = False
        if dying:
            died = await died_over(
                self.bot,
                press,
                lambda: bool(self.kept(there, cup)) and bool(self.kept(SHOWN, cup)),
            )
        else:
            await press
        if self.kept("SELECT count(*) FROM entrants WHERE cup = ?", cup) < len(self.people):
            await evening.answer(last, post, "cup:enter")
        await sure(lambda: bool(self.kept(there, cup)))
        return died

    async def end(self, *, dying: bool) -> bool:
        """Give the one game up; whether the bot died over the end."""
        evening, cup, died = self.evening, self.cups + 1, False
        await evening.until(lambda: len(threads(evening)) == cup or None)
        thread = threads(evening)[-1]
        sitting = [who for who in self.people if self.kept(SITS, int(who.id))]
        await give_up(evening, thread, sitting[0])
        if dying:
            asked = await evening.slash(sitting[1], thread, "table resign")
            button = evening.component(asked, "sure:resign")
            died = await died_over(
                self.bot,
                evening.stand_in.people.click(sitting[1], asked, button),
                lambda: bool(self.kept(TOLD, cup)),
            )
        if self.kept("SELECT count(*) FROM tables WHERE status = 'running'"):
            await give_up(evening, thread, sitting[1])
        await sure(lambda: bool(self.kept(TOLD, cup)))
        return died

    async def season(self) -> bool:
        """Play a season, which another one follows; whether the bot died over its end."""
        evening, (*others, last) = self.evening, self.people
        self.cups += 1
        season, played = 2 * self.cups - 1, self.cups
        post = await opened_season(evening, last, len(self.people), "splendor")
        for who in self.people:
            await evening.answer(who, post, "cup:enter")
        await evening.until(lambda: len(threads(evening)) == played or None)
        thread = threads(evening)[-1]
        for who in others:
            await give_up(evening, thread, who)
        asked = await evening.slash(last, thread, "table resign")
        press = evening.stand_in.people.click(last, asked, evening.component(asked, "sure:resign"))
        done = partial(self.is_followed, season)
        died = await died_over(self.bot, press, done)
        if self.kept("SELECT count(*) FROM tables WHERE status = 'running'"):
            await give_up(evening, thread, last)
        await sure(done)
        assert self.kept(COUNTED, season) == len(self.people)
        assert self.kept("SELECT count(*) FROM tables") == len(threads(evening)) == played
        assert self.kept("SELECT count(*) FROM cups") == season + 1
        assert self.kept("SELECT count(*) FROM entrants WHERE cup = ?", season + 1) == 1
        assert len(self.shown()) == 3 * played  # its post, its end, and the next one
        await self.call_off(season + 1)
        return died

    async def call_off(self, cup: int) -> None:
        """End a season that has not begun."""
        evening, (*_, organiser) = self.evening, self.people
        ids = evening.stand_in.people.component_ids
        post = next(one for one in self.shown() if f"cup:organise:{cup}" in ids(one))
        menu = await evening.answer(organiser, post, "cup:organise")
        asked = await evening.answer(organiser, menu, "cup:end")
        await evening.answer(organiser, asked, "cup:sure")
        await sure(partial(self.is_told, cup))

    def is_told(self, cup: int) -> bool:
        """Whether the end of a cup is told."""
        return bool(self.kept(TOLD, cup))

    def is_followed(self, cup: int) -> bool:
        """Whether the end of a season is told, and the next one is shown."""
        return self.is_told(cup) and bool(self.kept(FOLLOWING, cup))

    def shown(self) -> list[Message]:
        return posts(self.evening)


@pytest.mark.timeout(900)
@pytest.mark.parametrize("over", ["begin", "end"])
async def test_wherever_it_is_killed_a_cup_goes_on_once(tmp_path: Path, over: str) -> None:
    async with standing(rates=unhurried()) as stand_in:
        evening = Evening(stand_in)
        async with forking(stand_in, tmp_path) as bot:
            people = [evening.person(name) for name in ("ann", "theo", "ingrid")]
            cups = Cupful(evening, bot, tmp_path / "parlour.db", people)
            for step in range(0, MOST_STEPS, STRIDE):
                await bot.start(later=step)
                await evening.slash(people[0], evening.games, "setup", each=0)
                died = await cups.begin(dying=over == "begin")
                died |= await cups.end(dying=over == "end")
                cups.cups += 1
                assert cups.kept(COUNTED, cups.cups) == len(people)
                assert cups.kept("SELECT count(*) FROM tables") == cups.cups
                assert len(threads(evening)) == cups.cups
                assert len(cups.shown()) == 2 * cups.cups  # its post, and its end
                await bot.kill()
                if not died:
                    break
        assert step > FEWEST_STEPS, "nothing was killed"


@pytest.mark.timeout(900)
async def test_wherever_it_is_killed_one_season_follows_another(tmp_path: Path) -> None:
    async with standing(rates=unhurried()) as stand_in:
        evening = Evening(stand_in)
        async with forking(stand_in, tmp_path) as bot:
            people = [evening.person(name) for name in ("ann", "theo", "ingrid", "mei")]
            cups = Cupful(evening, bot, tmp_path / "parlour.db", people)
            for step in range(0, MOST_STEPS, min(STRIDE, SEASON_STRIDE)):
                await bot.start(later=step)
                await evening.slash(people[0], evening.games, "setup", each=0)
                died = await cups.season()
                await bot.kill()
                if not died:
                    break
        assert step > FEWEST_STEPS, "nothing was killed"
