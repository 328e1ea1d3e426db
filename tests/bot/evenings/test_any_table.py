"""Evenings with a game that the bot has never heard of: all that it does, it does for any game."""

import re
from dataclasses import replace

from bot.sandbox.limits.components import walk
from bot.sandbox.things import MessageFlag, User
from tests.bot.evenings.evening import Evening
from tests.bot.evenings.pebbles import GAME
from tests.bot.evenings.sentences import says, sentence


async def test_a_game_that_the_bot_never_heard_of_is_played_by_menu_to_its_end(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await evening.begun(ann, theo, options="heap=3")
    menu = await evening.answer(ann, await evening.table_calling(ann, thread), "play@")
    done = await evening.confirm(ann, menu, "take", "2")
    assert "**Ann** takes 2 from the heap." in done.content
    menu = await evening.answer(theo, await evening.table_calling(theo, thread), "play@")
    done = await evening.confirm(theo, menu, "take", "1")
    assert "takes 1 from the heap" in done.content
    end = await evening.table_saying("the game is over", thread)
    assert "1. **Theo**: 1 won" in end.content


async def test_a_table_filled_with_automas_begins_at_once(evening: Evening, ann: User) -> None:
    notice = await evening.slash(
        ann, evening.games, "table new", game="pebbles", seats=2, computers=1
    )
    thread = await evening.until(evening.thread)
    assert thread.name == "#1 · Pebbles"
    await evening.table_calling(ann, thread)
    await evening.until(lambda: says(evening.now(notice), "notice-begun"))


async def test_a_private_answer_does_not_go_on_to_say_that_a_computer_player_thinks(
    evening: Evening, ann: User
) -> None:
    await evening.slash(ann, evening.games, "table new", game="pebbles", seats=2, computers=1)
    thread = await evening.until(evening.thread)
    await evening.table_calling(ann, thread)
    answer = await evening.slash(ann, thread, "play", move="take 1")
    # The answer stays as it is after the move.
    assert re.search(r"\*\*\w+\*\* moves next\.", answer.content)
    assert "thinking…" not in answer.content


async def test_the_first_hand_at_a_table_filled_with_automas_leads_to_its_thread(
    evening: Evening, ann: User
) -> None:
    await evening.slash(ann, evening.games, "table new", game="pebbles", seats=2, computers=1)
    hand = await evening.hand(ann)
    thread = evening.thread()
    assert thread is not None
    assert f"<#{thread.id}>" in hand.content


async def test_an_automa_answers_with_a_move_of_its_own(evening: Evening, ann: User) -> None:
    await evening.slash(ann, evening.games, "table new", game="pebbles", seats=2, computers=1)
    thread = await evening.until(evening.thread)
    first = await evening.table_calling(ann, thread)
    await evening.slash(ann, thread, "play", move="take 1")
    table = await evening.until(
        lambda: next((post for post in evening.posts(thread)[-1:] if post.id != first.id), None)
    )
    assert "**Ann** takes 1 from the heap." in table.content
    assert "**Cog** takes" in table.content


async def test_only_whoever_must_act_is_mentioned_and_nobody_else_is_disturbed(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await evening.begun(ann, theo, options="heap=3")
    assert (await evening.table_calling(ann, thread)).mentions == (ann.id,)
    await evening.slash(ann, thread, "play", move="take 1")
    assert (await evening.table_calling(theo, thread)).mentions == (theo.id,)
    await evening.slash(theo, thread, "play", move="take 2")
    end = await evening.table_saying("the game is over", thread)
    assert set(end.mentions) == {ann.id, theo.id}, "everybody hears of the end"
    hand = await evening.hand(ann)
    assert hand.flags & MessageFlag.SUPPRESS_NOTIFICATIONS


async def test_older_messages_of_a_table_lose_their_buttons_and_keep_their_pictures(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await evening.begun(ann, theo)
    await evening.slash(ann, thread, "play", move="take 1")
    first = await evening.table_calling(theo, thread)
    await evening.slash(theo, thread, "play", move="take 1")
    second = await evening.table_calling(ann, thread)
    await evening.until(lambda: not evening.now(first).components)
    assert evening.now(first).attachments == first.attachments
    assert [part["label"] for part in second.components[0]["components"]] == [
        "Play",
        "My hand",
        "Text",
        "Rules",
        "Undo",
    ]


async def test_every_picture_has_an_alternative_text(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await evening.begun(ann, theo)
    table = await evening.table_calling(ann, thread)
    assert [file.description for file in table.attachments] == ["7 pebbles, seen by everybody"]
    hand = await evening.hand(theo)
    assert [file.description for file in hand.attachments] == ["7 pebbles, seen by Theo"]


async def test_the_table_speaks_its_language_and_everybody_is_answered_in_their_own(
    evening: Evening, ann: User
) -> None:
    pyotr = evening.person("pyotr")
    thread = await evening.begun(ann, pyotr, language="ru")
    table = await evening.table_calling(ann, thread)
    assert "Сейчас ходит" in table.content
    assert says(await evening.answer(ann, table, "play@"), "ask-turn", game=GAME)
    assert (
        "Сейчас не ваш ход: сейчас ходит Ann."
        in (await evening.answer(pyotr, table, "play@")).content
    )


async def test_a_table_speaks_as_whoever_opens_it_unless_told_otherwise(
    evening: Evening, ann: User
) -> None:
    pyotr = evening.person("pyotr")
    assert (
        "Занято мест: 1"
        in (await evening.slash(pyotr, evening.games, "table new", game="pebbles")).content
    )
    assert (
        "1 of 4 seats taken"
        in (await evening.slash(ann, evening.games, "table new", game="pebbles")).content
    )


async def test_a_table_speaks_as_the_community_in_which_it_is_opened(
    evening: Evening, ann: User
) -> None:
    world = evening.stand_in.world
    (guild,) = world.guilds.values()
    world.put_guild(replace(guild, locale="ru"))
    assert (
        "Занято мест: 1"
        in (await evening.slash(ann, evening.games, "table new", game="pebbles")).content
    )


async def test_what_one_seat_alone_may_know_is_told_to_that_seat_alone(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await evening.begun(ann, theo)
    await evening.table_calling(ann, thread)
    answer = await evening.slash(ann, thread, "play", move="take 1")
    assert says(answer, "dreamt", game=GAME)
    await evening.table_calling(theo, thread)
    await evening.hand(theo, sentence("menu-your-turn"))
    mine = evening.stand_in.world.channels[(await evening.hand(ann)).channel]
    for message in evening.stand_in.world.messages.values():
        assert (
            message.only_for == ann.id
            or message.channel == mine.id
            or not says(message, "dreamt", game=GAME)
        )


async def test_with_two_tables_in_a_channel_the_bot_asks_which_is_meant(
    evening: Evening, ann: User, theo: User
) -> None:
    await evening.begun(ann, theo)
    await evening.begun(theo, ann)
    asked = await evening.slash(ann, evening.games, "board")
    which = evening.component(asked, "which:board")
    options = asked.components[0]["components"][0]["options"]
    assert [option["label"] for option in options] == [
        "#2 · Pebbles · Theo, Ann",
        "#1 · Pebbles · Ann, Theo",
    ]
    chosen = await evening.stand_in.people.pick(ann, asked, which, "1")
    assert chosen.ephemeral


async def test_of_two_tables_the_one_that_waits_for_me_is_played(
    evening: Evening, ann: User, theo: User
) -> None:
    mine = await evening.begun(ann, theo)
    await evening.begun(theo, ann)
    answer = await evening.slash(ann, evening.games, "play", move="take 1")
    assert f"<#{mine.id}>" in answer.content


async def test_the_record_is_told_in_words_and_by_pages(evening: Evening, ann: User) -> None:
    await evening.slash(ann, evening.games, "table new", game="pebbles", seats=2, computers=1)
    thread = await evening.until(evening.thread)
    await evening.table_calling(ann, thread)
    assert says(await evening.slash(ann, thread, "record"), "record-empty")
    await evening.slash(ann, thread, "play", move="take 1")
    record = await evening.slash(ann, thread, "record")
    assert "`1` **Ann** takes 1 from the heap." in record.content


async def test_what_could_be_picked_is_added_up_and_what_is_refused_says_why(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await evening.begun(ann, theo, game="marbles")
    menu = await evening.answer(ann, await evening.slash(ann, thread, "play"), "ask:1:0:lay")
    options = [one for part in walk(menu.components) for one in part.get("options", [])]
    told = {option["value"]: option.get("description") for option in options}
    assert told["2+4"] == "6 in all."
    await evening.confirm(ann, menu, "lay", "2+4")
    menu = await evening.answer(theo, await evening.slash(theo, thread, "play"), "ask:1:1:lay")
    picked = await evening.confirm(theo, menu, "lay", "1+3")
    assert (
        "4 in all.\n**Lay coins › 1, 3** isn’t possible. More than 6 has to be bid."
        in picked.content
    )
    assert evening.stand_in.people.component_ids(picked) == ["ask:1:1:lay"]


async def test_rules_are_quoted_by_id_and_by_section(evening: Evening, ann: User) -> None:
    by_id = await evening.slash(ann, evening.games, "rules", game="pebbles", topic="pb 2")
    assert (
        by_id.content == "**Pebbles**\n**PB-02 (R)** With the option, the heap has three pebbles."
    )
    section = await evening.slash(ann, evening.games, "rules", game="pebbles", topic="taking")
    assert "PB-03" in section.content
    unknown = await evening.slash(ann, evening.games, "rules", game="pebbles", topic="chess")
    assert "“chess”" in unknown.content


async def test_rules_begin_with_what_the_game_is_about_and_are_read_section_by_section(
    evening: Evening, ann: User
) -> None:
    contents = await evening.slash(ann, evening.games, "rules", game="pebbles")
    assert "Whoever takes the last pebble" in contents.content
    await evening.stand_in.people.pick(ann, contents, "rules:pebbles", "PB-03")
    await evening.until(lambda: "A turn takes one to three" in evening.now(contents).content)


async def test_people_join_leave_and_list_tables_by_command(
    evening: Evening, ann: User, theo: User
) -> None:
    notice = await evening.slash(ann, evening.games, "table new", game="pebbles", seats=3)
    assert says(await evening.slash(theo, evening.games, "table join"), "seating-joined")
    await evening.until(lambda: "2. Theo" in evening.now(notice).content)
    listed = await evening.slash(theo, evening.games, "table list")
    assert "Ann, Theo · 2 of 3 seats taken" in listed.content
    assert says(await evening.slash(theo, evening.games, "table leave"), "seating-left")
    await evening.until(lambda: "Theo" not in evening.now(notice).content)


async def test_everybody_can_read_up_on_how_to_play(evening: Evening, ann: User) -> None:
    told = (await evening.slash(ann, evening.games, "help")).content
    assert "`/table new`" in told
    assert "Most moves that you can undo are made at once" in told
    pyotr = evening.person("pyotr")
    assert "Как играть" in (await evening.slash(pyotr, evening.games, "help")).content
