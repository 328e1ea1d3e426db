"""Evenings on servers whose managers have decided something."""

from dataclasses import replace
from pathlib import Path

from bot.sandbox import access
from bot.sandbox.limits.components import walk
from bot.sandbox.server import StandIn
from bot.sandbox.things import User
from bot.store.servers import MOST_TABLES
from tests.bot.evenings.evening import Evening, bot_at, marked
from tests.bot.evenings.sentences import says, sentence
from tests.bot.evenings.test_staying import sure
from tests.bot.evenings.test_strangers_presses import Example, pressed
from tests.bot.wire import reply


async def opened(evening: Evening, who: User, where: str = "games") -> str:
    """What somebody is told who opens a table in a channel."""
    channel = evening.stand_in.world.channel_named(where)
    return (await evening.slash(who, channel, "table new", game="pebbles", seats=2)).content


async def test_managers_see_what_the_bot_lacks(evening: Evening, ann: User) -> None:
    access.deny(evening.stand_in.world, evening.games, "create_public_threads")
    shown = await evening.slash(ann, evening.games, "setup")
    assert shown.only_for == ann.id
    assert (
        "“Create Public Threads”: **missing** – without it games are played in the channel itself"
        in shown.content
    )
    assert "“Attach Files”: granted" in shown.content


async def test_tables_are_opened_only_where_managers_allow(
    evening: Evening, ann: User, theo: User
) -> None:
    await evening.slash(ann, evening.games, "setup", tables="here")
    assert f"in <#{evening.games.id}>" in await opened(evening, theo, "lobby")
    assert "1. Theo" in await opened(evening, theo)
    await evening.slash(ann, evening.games, "setup", tables="all")
    assert "1. Theo" in await opened(evening, theo, "lobby")


async def test_only_managers_open_tables_where_that_is_so(
    evening: Evening, ann: User, theo: User
) -> None:
    await evening.slash(ann, evening.games, "setup", who="managers")
    assert "only members who can manage it" in await opened(evening, theo)
    assert "1. Ann" in await opened(evening, ann)


async def test_no_more_tables_are_opened_than_managers_allow(
    evening: Evening, ann: User, theo: User
) -> None:
    await evening.slash(ann, evening.games, "setup", most=1)
    await opened(evening, theo)
    assert "One table is open or playing here" in await opened(evening, theo)


async def test_there_is_a_bound_where_managers_have_chosen_nothing(
    evening: Evening, ann: User
) -> None:
    shown = await evening.slash(ann, evening.games, "setup")
    assert f"At most {MOST_TABLES} tables at a time" in shown.content


async def test_managers_make_room_by_closing_a_table_that_was_left_open(
    evening: Evening, ann: User, theo: User
) -> None:
    await evening.slash(ann, evening.games, "setup", most=1)
    await opened(evening, theo)
    question = await evening.slash(ann, evening.games, "table end")
    assert "You manage this server" in question.content
    assert "The table is closed." in (await evening.answer(ann, question, "sure:")).content
    assert "1. Theo" in await opened(evening, theo)


async def test_managers_make_room_by_closing_a_game_that_others_have_left(
    evening: Evening, ann: User, theo: User, ingrid: User
) -> None:
    await evening.slash(ann, evening.games, "setup", most=1)
    thread = await evening.begun(theo, ingrid)
    await evening.table_calling(theo, thread)
    await sure(evening, ann, thread, "table end")
    await evening.table_saying(sentence("act-ended"), thread)
    assert "1. Theo" in await opened(evening, theo)


async def test_nobody_else_closes_a_table_of_others(
    evening: Evening, ann: User, theo: User, ingrid: User
) -> None:
    await opened(evening, ann)
    assert says(
        await evening.slash(ingrid, evening.games, "table end", table="1"), "table-not-yours"
    )


async def test_a_table_is_opened_with_the_manners_of_its_server(
    evening: Evening, ann: User, theo: User
) -> None:
    shown = await evening.slash(ann, evening.games, "setup", absent="none", undo="none")
    assert shown.content.count("unless the table says otherwise") == 2
    await opened(evening, theo)
    again = await evening.slash(ann, evening.games, "setup")
    assert again.content == shown.content


async def test_the_server_is_set_up_in_place_by_what_stands_under_the_list(
    evening: Evening, ann: User, theo: User
) -> None:
    shown = await evening.slash(ann, evening.games, "setup", most=7)
    assert marked(shown, "setup:most") == ["7"]
    for field, picked, line in (
        ("most", "0", "Any number of tables"),
        ("each", "1", "At most one table per person"),
        ("absent", "vote", "otherwise): the others decide"),
        ("undo", "anything", "otherwise): any, if everyone agrees"),
    ):
        shown = await evening.choose(ann, shown, f"setup:{field}", picked)
        assert line in shown.content
        assert marked(shown, f"setup:{field}") == [picked]
    shown = await evening.answer(ann, shown, "setup:managers")
    assert "members who can manage" in await opened(evening, theo)
    await evening.answer(ann, shown, "setup:everybody")
    shown = await evening.answer(ann, shown, "setup:here")
    assert f"in <#{evening.games.id}>" in await opened(evening, theo, "lobby")
    shown = await evening.answer(ann, shown, "setup:not-here")
    assert says(shown, "setup-anywhere")


async def test_who_does_not_manage_the_server_changes_nothing_by_a_press(
    evening: Evening, ann: User, theo: User
) -> None:
    before = await evening.slash(ann, evening.games, "setup")
    for example in (Example("setup:managers"), Example("setup:most", "0")):
        refused = await pressed(evening, theo, evening.games, example)
        assert refused.content.startswith("Only members who can manage the server")
    assert (await evening.slash(ann, evening.games, "setup")).content == before.content


async def test_setup_is_not_offered_to_everybody(evening: Evening) -> None:
    setup = next(
        command for command in evening.stand_in.world.commands_for(None) if command.name == "setup"
    )
    assert setup.spec["default_member_permissions"] == 1 << 5


async def test_whoever_watches_a_table_has_its_thread(
    evening: Evening, ann: User, theo: User, ingrid: User
) -> None:
    thread = await evening.begun(ann, theo)
    await evening.table_calling(ann, thread)
    told = await evening.slash(ingrid, evening.games, "watch", table="1")
    assert told.only_for == ingrid.id
    assert f"You’re following this table in <#{thread.id}>" in told.content
    followers = evening.stand_in.world.channels[thread.id].thread
    assert followers is not None
    assert ingrid.id in followers.members


async def test_whoever_would_watch_a_table_whose_thread_is_gone_is_told_so(
    evening: Evening, ann: User, theo: User, ingrid: User
) -> None:
    thread = await evening.begun(ann, theo)
    await evening.table_calling(ann, thread)
    evening.stand_in.world.delete_channel(thread)
    told = await evening.slash(ingrid, evening.games, "watch", table="1")
    assert told.content.startswith("This table’s thread was deleted.")
    evening.forgive(404)


async def test_whoever_would_watch_a_table_whose_thread_is_archived_is_told_so(
    evening: Evening, ann: User, theo: User, ingrid: User
) -> None:
    thread = await evening.begun(ann, theo)
    await evening.table_calling(ann, thread)
    evening.stand_in.world.archive(thread)
    told = await evening.slash(ingrid, evening.games, "watch", table="1")
    assert told.content.startswith(f"The thread <#{thread.id}> is archived.")
    evening.forgive(400)


async def test_a_value_that_no_select_offers_changes_nothing(evening: Evening, ann: User) -> None:
    for command, kind in (("setup", "setup:undo"), ("settings", "settings:reminders")):
        shown = await evening.slash(ann, evening.games, command)
        select = evening.component(shown, kind)
        forged = await evening.stand_in.faults.forge(ann, shown, select, "nonsense")
        answer = await reply(evening.stand_in, forged)
        assert says(answer, "menu-old")


async def test_a_value_that_another_select_offers_changes_nothing(
    evening: Evening, ann: User
) -> None:
    shown = await evening.slash(ann, evening.games, "setup")
    select, other = (evening.component(shown, kind) for kind in ("setup:undo", "setup:most"))
    offered = next(part for part in walk(shown.components) if part.get("custom_id") == other)
    value = offered["options"][0]["value"]
    forged = await evening.stand_in.faults.forge(ann, shown, select, value)
    answer = await reply(evening.stand_in, forged)
    assert says(answer, "menu-old")


async def test_however_many_channels_are_allowed_the_settings_are_shown(
    stand_in: StandIn, tmp_path: Path
) -> None:
    evening = Evening(stand_in)
    ann, ingrid = evening.person("ann"), evening.person("ingrid")
    many = tuple(range(10**18, 10**18 + 100))
    async with bot_at(stand_in, tmp_path) as bot:
        servers = bot.services.servers
        await servers.change(replace(servers.of(int(evening.games.guild or 0)), channels=many))
        shown = await evening.slash(ann, evening.games, "setup")
        refused = await evening.slash(ingrid, evening.games, "table new", game="pebbles")
    assert f"<#{many[0]}>" in shown.content
    assert says(shown, "setup-title")
    assert says(refused, "server-channel")
