"""Evenings on which people look for their tables."""

from bot.sandbox.things import User
from tests.bot.clockwork import Clockwork
from tests.bot.evenings.evening import Evening


async def test_ones_tables_are_listed_those_that_wait_first(
    evening: Evening, ann: User, theo: User, clock: Clockwork
) -> None:
    theos = await evening.begun(theo, ann)
    await evening.table_calling(theo, theos)
    anns = await evening.begun(ann, theo)
    await evening.table_calling(ann, anns)
    await evening.hand(ann, "Your turn.")
    clock.tick(22 * 60)
    listed = await evening.slash(ann, evening.games, "games")
    title, first, second = listed.content.splitlines()
    assert listed.only_for == ann.id
    assert title == "**Your games.** It’s your turn in one of them."
    assert first == f"• **Pebbles** · #2 · Ann, Theo · <#{anns.id}> · **your turn** for 22 minutes"
    assert f"<#{theos.id}> · waiting for **Theo** to take pebbles (turn began <t:" in second


async def test_a_turn_is_played_from_the_list(evening: Evening, ann: User, theo: User) -> None:
    thread = await evening.begun(ann, theo)
    await evening.table_calling(ann, thread)
    await evening.hand(ann)
    menu = await evening.stand_in.people.pick(
        ann, await evening.slash(ann, evening.games, "games"), "which:play", "1"
    )
    assert not menu.failed


async def test_an_open_table_says_how_many_seats_are_taken(evening: Evening, ann: User) -> None:
    await evening.slash(ann, evening.games, "table new", game="pebbles", seats=3)
    assert "1 of 3 seats taken" in (await evening.slash(ann, evening.games, "games")).content


async def test_somebody_without_tables_can_open_one_at_once(evening: Evening, ann: User) -> None:
    none = await evening.slash(ann, evening.games, "games")
    assert none.content == "You’re not in any game."
    asked = await evening.answer(ann, none, "new")
    assert "**New table**" in asked.content
    assert asked.only_for == ann.id
