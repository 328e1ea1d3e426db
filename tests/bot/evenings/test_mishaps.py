"""Evenings on which something goes wrong: people click what they should not, Discord refuses, lines
are cut.
"""

import asyncio
import logging
from collections import Counter

import pytest

from bot.sandbox import access
from bot.sandbox.things import MessageFlag, User
from tests.bot.evenings.evening import Evening
from tests.bot.wire import reply


async def test_a_stale_menu_says_that_the_table_has_moved_on_and_shows_how_it_stands(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await evening.begun(ann, theo)
    stale = await evening.answer(ann, await evening.table_calling(ann, thread), "play@")
    await evening.slash(ann, thread, "play", move="take 1")
    await evening.slash(theo, thread, "play", move="take 1")
    fresh = await evening.answer(ann, stale, "ask:")
    assert "You’ve moved since" in fresh.content
    assert "There are 5 pebbles." in fresh.content
    assert evening.component(fresh, "ask:1:2:")


async def test_a_double_click_makes_one_move(evening: Evening, ann: User, theo: User) -> None:
    thread = await evening.begun(ann, theo)
    menu = await evening.answer(ann, await evening.table_calling(ann, thread), "play@")
    taking = evening.component(menu, "ask:1:0:take 2")
    clicks = [evening.stand_in.people.click(ann, menu, taking) for _ in range(2)]
    assert not any(click.failed for click in await asyncio.gather(*clicks))
    told = evening.now(menu).content
    assert "**Ann** takes 2 from the heap." in told
    assert "moved since" not in told
    table = await evening.table_calling(theo, thread)
    assert Counter(table.content.splitlines())["• **Ann** takes 2 from the heap."] == 1
    assert "There are 5 pebbles." in (await evening.answer(theo, table, "play@")).content


async def test_a_stranger_is_told_whose_table_it_is(
    evening: Evening, ann: User, theo: User, ingrid: User
) -> None:
    thread = await evening.begun(ann, theo)
    table = await evening.table_calling(ann, thread)
    refusal = await evening.answer(ingrid, table, "play@")
    assert refusal.only_for == ingrid.id
    assert "You’re not in this game: Ann and Theo are playing." in refusal.content
    assert (await evening.slash(ingrid, thread, "board")).attachments


async def test_whoever_is_not_to_act_is_told_who_is(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await evening.begun(ann, theo)
    refusal = await evening.answer(theo, await evening.table_calling(ann, thread), "play@")
    assert "It’s not your turn: waiting for Ann to take pebbles." in refusal.content


async def test_a_half_typed_move_opens_the_menu_at_that_point(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await evening.begun(ann, theo)
    menu = await evening.slash(ann, thread, "play", move="take")
    assert "How many?" in menu.content
    assert "takes 3" in (await evening.confirm(ann, menu, "take", "3")).content


async def test_a_wrongly_typed_move_says_what_was_understood_and_what_may_follow(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await evening.begun(ann, theo)
    menu = await evening.slash(ann, thread, "play", move="take 9")
    assert "So far: `take`" in menu.content
    assert "Try: 1 · 2 · 3." in menu.content
    assert evening.component(menu, "ask:1:0:take 1")


@pytest.mark.parametrize("typed", ["1", "#1", "№ 1"])
async def test_a_table_is_named_by_its_number_with_or_without_the_sign_before_it(
    evening: Evening, ann: User, theo: User, typed: str
) -> None:
    await evening.slash(ann, evening.games, "table new", game="pebbles", seats=2)
    people = evening.stand_in.people
    offered = await people.autocomplete(theo, evening.games, "table join", "table", table=typed)
    assert [choice["value"] for choice in offered] == ["1"]
    joined = await evening.slash(theo, evening.games, "table join", table=typed)
    assert "gone" not in joined.content
    await evening.until(lambda: "2. Theo" in evening.posts(evening.games)[0].content)


async def test_a_full_and_a_running_and_a_finished_table_say_so(
    evening: Evening, ann: User, theo: User, ingrid: User
) -> None:
    notice = await evening.slash(
        ann, evening.games, "table new", game="pebbles", seats=2, options="heap=3"
    )
    await evening.press(theo, notice, "join")
    await evening.until(lambda: "2. Theo" in evening.now(notice).content)
    full = await evening.slash(ingrid, evening.games, "table join", table="1")
    assert "All 2 seats are taken" in full.content
    assert "Only Ann" in (await evening.answer(theo, notice, "start")).content
    await evening.press(ann, notice, "start")
    thread = await evening.until(evening.thread)
    await evening.table_calling(ann, thread)
    running = await evening.slash(ingrid, evening.games, "table join", table="1")
    assert "The game has already started" in running.content
    await evening.slash(ann, thread, "play", move="take 3")
    await evening.table_saying("the game is over", thread)
    assert "The game is over" in (await evening.slash(theo, thread, "play", table="1")).content


async def test_an_option_that_no_game_has_is_refused(evening: Evening, ann: User) -> None:
    refusal = await evening.slash(
        ann, evening.games, "table new", game="pebbles", options="heap=99"
    )
    assert refusal.only_for == ann.id
    assert "no option “heap=99”" in refusal.content


async def test_of_what_is_far_too_long_an_answer_repeats_the_beginning(
    evening: Evening, ann: User, theo: User, caplog: pytest.LogCaptureFixture
) -> None:
    thread, long = await evening.begun(ann, theo), "x" * 3000
    for command, options in (
        ("play", {"move": long}),
        ("play", {"move": f"take {long}"}),
        ("rules", {"topic": long}),
        ("board", {"seat": long}),
        ("settings", {"zone": long}),
        ("table new", {"game": "pebbles", "options": f"{long}=1"}),
    ):
        refusal = (await evening.slash(ann, thread, command, **options)).content
        assert "xx…" in refusal, command
        assert len(refusal.splitlines()[0]) < 300, command
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


async def test_a_player_with_closed_direct_messages_plays_from_the_table(
    evening: Evening, ann: User, theo: User
) -> None:
    evening.stand_in.faults.close_direct_messages(ann)
    thread = await evening.begun(ann, theo)
    table = await evening.table_calling(ann, thread)
    await evening.until(lambda: evening.stand_in.rest.refused[403] == 1)
    hand = await evening.answer(ann, table, "hand@")
    assert hand.only_for == ann.id
    assert hand.attachments
    assert "**Ann** takes 2" in (await evening.confirm(ann, hand, "take", "2")).content
    await evening.table_calling(theo, thread)
    await evening.until(lambda: evening.stand_in.rest.refused[403] == 2)
    await evening.slash(theo, thread, "play", move="take 1")
    await evening.table_calling(ann, thread)
    await evening.table_saying(
        "Ann doesn’t accept direct messages. “My hand” shows their secret cards.", thread
    )
    tried = evening.stand_in.rest.refused[403]
    await evening.slash(theo, thread, "undo")
    await evening.table_calling(theo, thread)
    await evening.slash(theo, thread, "play", move="take 2")
    assert (
        "Ann doesn’t accept direct messages"
        in (await evening.table_saying("**Theo** takes 2", thread)).content
    )
    assert evening.stand_in.rest.refused == {403: tried}, (
        "tried again only after Ann has done something"
    )
    evening.forgive(403)


async def test_the_table_says_as_soon_as_it_is_known_who_takes_no_direct_messages(
    evening: Evening, ann: User, theo: User
) -> None:
    evening.stand_in.faults.close_direct_messages(ann)
    thread = await evening.begun(ann, theo)
    table = await evening.table_saying("Ann doesn’t accept direct messages", thread)
    assert table.mentions == (ann.id,)
    evening.forgive(403)


async def test_somebody_who_has_left_the_server_is_told_from_somebody_who_takes_no_messages(
    evening: Evening, ann: User, theo: User
) -> None:
    world = evening.stand_in.world
    notice = await evening.slash(ann, evening.games, "table new", game="pebbles", seats=2)
    await evening.press(theo, notice, "join")
    assert evening.games.guild is not None
    world.leave_guild(world.guilds[evening.games.guild], theo)
    await evening.press(ann, notice, "start")
    thread = await evening.until(lambda: next(iter(world.threads_of(evening.games)), None))
    await evening.table_calling(ann, thread)
    await evening.slash(ann, thread, "play", move="take 1")
    said = "Theo has left this server, so I can’t tell them that it’s their turn."
    assert "/table replace" in (await evening.table_saying(said, thread)).content
    ingrid = evening.person("ingrid")
    await evening.slash(ann, thread, "table replace", user=ingrid.id, seat=2)
    offer = await evening.table_saying("should take over from **Theo**", thread)
    assert not offer.is_ephemeral
    evening.forgive(403)


async def test_without_threads_the_game_is_played_in_the_channel(
    evening: Evening, ann: User, theo: User
) -> None:
    access.deny(evening.stand_in.world, evening.games, "create_public_threads")
    notice = await evening.slash(ann, evening.games, "table new", game="pebbles", seats=2)
    await evening.press(theo, notice, "join")
    await evening.press(ann, notice, "start")
    await evening.table_calling(ann, evening.games)
    await evening.slash(ann, evening.games, "play", move="take 1")
    await evening.table_calling(theo, evening.games)
    assert evening.thread() is None


async def test_a_missing_permission_is_named_before_a_table_is_opened(
    evening: Evening, ann: User
) -> None:
    access.deny(evening.stand_in.world, evening.games, "attach_files")
    refusal = await evening.slash(ann, evening.games, "table new", game="pebbles")
    assert (
        f"I can’t show this table in <#{evening.games.id}>. "
        "Permissions I’m missing: “Attach Files”." in refusal.content
    )


async def test_a_permission_lost_in_mid_game_is_named_and_no_move_is_lost(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await evening.begun(ann, theo)
    await evening.table_calling(ann, thread)
    await evening.hand(theo)
    hand = await evening.hand(ann, "Your turn.")
    access.deny(evening.stand_in.world, evening.games, "send_messages_in_threads")
    await evening.confirm(ann, hand, "take", "1")
    answer = await evening.confirm(theo, await evening.hand(theo, "Your turn."), "take", "1")
    assert "**Theo** takes 1" in answer.content
    assert "“Send Messages in Threads”" in answer.content
    access.allow(evening.stand_in.world, evening.games, "send_messages_in_threads")
    await evening.slash(ann, thread, "play", move="take 1")
    await evening.table_calling(theo, thread)
    assert sum(post.content.count(" takes 1 ") for post in evening.posts(thread)) == 3
    evening.forgive(403)


async def test_a_deleted_table_message_is_posted_anew(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await evening.begun(ann, theo)
    evening.stand_in.faults.delete_message(await evening.table_calling(ann, thread))
    await evening.slash(ann, thread, "play", move="take 1")
    assert (await evening.table_calling(theo, thread)).attachments
    evening.forgive(404)


async def test_a_deleted_thread_does_not_end_the_game(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await evening.begun(ann, theo)
    await evening.table_calling(ann, thread)
    evening.stand_in.world.delete_channel(thread)
    await evening.slash(ann, evening.games, "play", move="take 1")

    def somewhere() -> bool:
        places = [evening.games, *evening.stand_in.world.threads_of(evening.games)]
        return any(theo.id in post.mentions for place in places for post in evening.posts(place))

    await evening.until(lambda: somewhere() or None)
    evening.forgive(404, 400)


async def test_a_refusal_for_haste_is_waited_out(evening: Evening, ann: User, theo: User) -> None:
    thread = await evening.begun(ann, theo)
    await evening.table_calling(ann, thread)
    evening.stand_in.faults.force_429(r"/channels/\d+/messages", retry_after=0.2)
    await evening.slash(ann, thread, "play", move="take 1")
    assert (await evening.table_calling(theo, thread)).attachments


async def test_what_happens_while_the_line_is_cut_is_answered_afterwards(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await evening.begun(ann, theo)
    await evening.table_calling(ann, thread)
    await evening.stand_in.faults.drop_gateway()
    answer = await evening.slash(ann, thread, "play", move="take 2")
    assert "**Ann** takes 2" in answer.content
    await evening.table_calling(theo, thread)


async def test_a_forged_press_moves_nothing(evening: Evening, ann: User, theo: User) -> None:
    thread = await evening.begun(ann, theo)
    table = await evening.table_calling(ann, thread)
    forged = await evening.stand_in.faults.forge(theo, table, "do:1:0:take 3")
    assert "That menu is old" in (await reply(evening.stand_in, forged)).content
    assert "There are 7 pebbles." in (await evening.answer(ann, table, "play@")).content


async def test_answers_to_mishaps_are_seen_by_nobody_else(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await evening.begun(ann, theo)
    await evening.table_calling(ann, thread)
    refusal = await evening.slash(theo, thread, "play", move="take 1")
    assert refusal.flags & MessageFlag.EPHEMERAL
