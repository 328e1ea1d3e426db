"""Evenings on which people play a season, and the next one begins by itself."""

from __future__ import annotations

from typing import Any

import pytest

from bot.hosting.cup_again import BREAK
from bot.sandbox.things import Message, User
from tests.bot.clockwork import Clockwork
from tests.bot.evenings.evening import Evening
from tests.bot.evenings.sentences import says
from tests.bot.evenings.test_cups import enter, give_up, posts, threads
from tests.bot.wire import reply

FORM = {"name": "League", "size": "4", "days": "14", "until": "24"}


async def opened_season(evening: Evening, who: User, most: int, game: str) -> Message:
    """The post of a season that somebody has just opened."""
    people, before = evening.stand_in.people, len(posts(evening))
    asked = await people.slash(who, evening.games, "cup new", game=game, people=most, kind="season")
    await evening.until(lambda: asked.modal)
    told = await reply(evening.stand_in, await people.submit(asked, **FORM))
    assert says(told, "cup-opened")
    return await evening.until(lambda: next(iter(posts(evening)[before:]), None))


async def test_a_season_and_the_next_one(
    evening: Evening, clock: Clockwork, ann: User, theo: User, ingrid: User
) -> None:
    mei, pyotr = evening.person("mei"), evening.person("pyotr")
    people = [ann, theo, ingrid, mei]
    post = await opened_season(evening, theo, 5, "splendor")
    assert says(evening.now(post), "cup-rules-season")
    assert says(evening.now(post), "cup-rules-season-pace", n=4)
    assert says(evening.now(post), "cup-rules-pace"), "also how long a round and a turn last"
    await enter(evening, post, *people)
    menu = await evening.answer(theo, post, "cup:organise")
    assert says(await evening.answer(theo, menu, "cup:begin"), "cup-begins")
    thread = await evening.until(lambda: next(iter(threads(evening)), None))
    await evening.until(lambda: says(evening.now(post), "season-division", n=1) or None)
    assert says(await evening.slash(mei, thread, "table resign"), "resign-season")
    await give_up(evening, thread, mei, ingrid, theo, ann)
    end, following = await evening.until(
        lambda: posts(evening)[1:] if len(posts(evening)) > 2 else None
    )
    assert says(end, "season-winner", names="**Ann**"), "before the next one begins"
    assert evening.stand_in.people.component_ids(end) == ["cup:standings:1"]
    assert evening.now(end).attachments
    assert says(evening.now(following), "cup-season", n=2)
    assert says(end, "season-next-below")
    assert says(end, "season-out", names="Theo, Ingrid, Mei")
    way = f"/{following.id}"  # it was not there yet as the post told that its season is over
    await evening.until(lambda: way in evening.said(post) or None)
    assert says(evening.now(post), "cup-finished", kind="season")
    assert says(evening.now(post), "cup-won-by", names="**Ann**")
    assert f"/{end.id})" in evening.said(post), "a way to the poster"
    assert "Ann" in evening.said(following)
    assert "Theo" not in evening.said(following)  # he has stayed at no table
    await enter(evening, following, theo, ingrid, mei)
    await evening.answer(pyotr, following, "cup:enter")
    await evening.until(lambda: pyotr.shown_name in evening.said(following) or None)
    assert len(threads(evening)) == 1  # it waits, though it is full
    assert says(await evening.answer(ann, following, "cup:leave"), "cup-out")
    clock.tick(BREAK.total_seconds())
    await evening.until(lambda: len(threads(evening)) == 2 or None)
    await evening.until(lambda: says(evening.now(following), "season-division", n=1) or None)
    assert "Ann" not in evening.said(following)
    assert pyotr.shown_name in evening.said(following)
    assert not [one for one in posts(evening) if one.mentions]


@pytest.mark.parametrize("rules", [{"most": 1}, {"who": "managers"}])
@pytest.mark.parametrize("manages", [False, True])
async def test_the_next_season_keeps_to_the_rules_of_the_server(
    evening: Evening, ann: User, theo: User, ingrid: User, rules: dict[str, Any], manages: bool
) -> None:
    mei = evening.person("mei")
    opener = ann if manages else theo  # she owns the server
    post = await opened_season(evening, opener, 8, "splendor")
    await enter(evening, post, ann, theo, ingrid, mei)
    menu = await evening.answer(opener, post, "cup:organise")
    await evening.answer(opener, menu, "cup:begin")
    thread = await evening.until(lambda: next(iter(threads(evening)), None))
    await evening.slash(ann, evening.games, "setup", **rules)
    await give_up(evening, thread, mei, ingrid, theo, ann)
    end = await evening.until(lambda: next(filter(is_end, posts(evening)), None))
    assert says(end, "season-next-below" if manages else "season-last")
    listed = await evening.slash(ann, evening.games, "cup list")
    assert says(listed, "cup-none") is not manages


def is_end(post: Message) -> bool:
    """Whether a post tells who has won a season."""
    return says(post, "season-winner")
