"""Evenings in a forum: each table is a post there, and its tags say how it stands."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bot.sandbox import access, forums
from bot.sandbox.ids import GuildId, TagId
from bot.sandbox.refusals import ClientRefusal
from bot.sandbox.server import StandIn
from bot.sandbox.things import Channel, Message, Overwrite, Tag, User
from tests.bot.clockwork import Clockwork
from tests.bot.evenings.evening import Evening, bot_at
from tests.bot.evenings.test_staying import sure

SHORT = "heap=3"


@pytest.fixture
def forum(evening: Evening) -> Channel:
    return evening.stand_in.world.channel_named("tables")


def posts(evening: Evening, forum: Channel) -> list[Channel]:
    """The forum's posts, oldest first."""
    return evening.stand_in.world.threads_of(forum)


def tags(evening: Evening, post: Channel) -> list[str]:
    world = evening.stand_in.world
    return [tag.name for tag in forums.tags_of(world, world.channels[post.id])]


def notice(evening: Evening, post: Channel) -> Message:
    """The message with which a post begins."""
    return evening.stand_in.world.messages[forums.first_message(post)]


async def opened(evening: Evening, who: User, forum: Channel, **options: str | int) -> Channel:
    """Open a table in the forum from another channel; its post."""
    before = len(posts(evening, forum))
    chosen: dict[str, str | int] = {"game": "pebbles", "seats": 2, "forum": forum.id, **options}
    await evening.slash(who, evening.games, "table new", **chosen)
    return (await evening.until(lambda: posts(evening, forum)[before:]))[0]


async def tagged(evening: Evening, post: Channel, *wanted: str) -> None:
    await evening.until(lambda: tags(evening, post) == [*wanted] or None)


async def notice_saying(evening: Evening, post: Channel, text: str) -> Message:
    await evening.until(lambda: text in notice(evening, post).content or None)
    return notice(evening, post)


async def begun(evening: Evening, forum: Channel, *people: User, **options: str) -> Channel:
    post = await opened(evening, people[0], forum, seats=len(people), **options)
    for guest in people[1:]:
        await evening.press(guest, notice(evening, post), "join")
    await evening.press(people[0], notice(evening, post), "start")
    await evening.table_calling(people[0], post)
    return post


async def test_a_table_in_a_forum_is_a_post_whose_tag_says_how_it_stands(
    evening: Evening, ann: User, theo: User, forum: Channel
) -> None:
    told = await evening.slash(
        ann, evening.games, "table new", game="pebbles", seats=2, options=SHORT, forum=forum.id
    )
    assert told.only_for == ann.id
    assert told.content == f"Table #1 is open in <#{forum.id}>."
    (post,) = await evening.until(lambda: posts(evening, forum))
    assert post.name == "#1 · Pebbles"
    assert tags(evening, post) == ["open"]
    await evening.press(theo, notice(evening, post), "join")
    await evening.press(ann, notice(evening, post), "start")
    await evening.table_calling(ann, post)
    await tagged(evening, post, "running")
    await notice_saying(evening, post, "The game is on.")
    await evening.slash(ann, post, "play", move="take 3")
    await tagged(evening, post, "over")
    over = await notice_saying(evening, post, "The game is over.")
    assert "Ann" in over.content
    assert over.attachments, "it shows the end"
    assert not evening.posts(evening.games), "the list of posts tells the result"


async def test_a_server_may_keep_all_its_tables_in_a_forum(
    evening: Evening, ann: User, theo: User, forum: Channel
) -> None:
    shown = await evening.slash(ann, evening.games, "setup", forum=forum.id)
    assert f"New tables: posts in <#{forum.id}>" in shown.content
    assert f"Tags in <#{forum.id}>: “open”, “running” and “over”" in shown.content
    await evening.slash(theo, evening.games, "table new", game="pebbles", seats=2)
    (first,) = await evening.until(lambda: posts(evening, forum))
    wizard = await evening.slash(theo, evening.games, "table new")
    said = await evening.answer(theo, wizard, "wizard:open")
    assert f"is open in <#{forum.id}>" in said.content
    await evening.until(lambda: len(posts(evening, forum)) == 2 or None)
    assert not evening.posts(evening.games)
    shown = await evening.answer(ann, shown, "setup:no-forum")
    assert "New tables" not in shown.content
    here = await evening.slash(theo, evening.games, "table new", game="pebbles", seats=2)
    assert "1. Theo" in here.content
    assert here.only_for is None
    assert first.parent == forum.id


async def test_the_wizard_opens_a_table_in_the_forum_that_is_chosen_there(
    evening: Evening, ann: User, theo: User, forum: Channel
) -> None:
    people = evening.stand_in.people
    wizard = await evening.slash(ann, evening.games, "table new")
    wizard = await evening.choose(ann, wizard, "wizard:game", "pebbles")
    opened = await evening.press(ann, evening.now(wizard), "wizard:table")
    with pytest.raises(ClientRefusal, match="takes the id of a channel"):
        await people.submit(opened, forum=evening.games.id)
    await people.submit(opened, forum=forum.id)
    said = f"A post in <#{forum.id}>."
    await evening.until(lambda: said in evening.now(wizard).content)
    opened = await evening.press(ann, evening.now(wizard), "wizard:table")
    await people.submit(opened, pace="daily")
    await evening.until(lambda: "a move a day" in evening.now(wizard).content)
    assert said in evening.now(wizard).content, "the forum stays chosen"
    told = await evening.answer(ann, evening.now(wizard), "wizard:open")
    assert told.content == f"Table #1 is open in <#{forum.id}>."
    (post,) = await evening.until(lambda: posts(evening, forum))
    assert tags(evening, post) == ["open"]
    await evening.press(theo, notice(evening, post), "join")
    await evening.press(ann, notice(evening, post), "start")
    await evening.table_calling(ann, post)
    listed = await evening.slash(theo, evening.games, "table list")
    assert f"<#{post.id}>" in listed.content


async def test_a_forum_that_is_named_without_a_game_is_chosen_in_the_wizard(
    evening: Evening, ann: User, forum: Channel
) -> None:
    wizard = await evening.slash(ann, evening.games, "table new", forum=forum.id)
    assert f"A post in <#{forum.id}>." in wizard.content
    opened = await evening.press(ann, wizard, "wizard:table")
    await evening.stand_in.people.submit(opened, forum=[])
    await evening.until(lambda: "A post in" not in evening.now(wizard).content)
    await evening.press(ann, evening.now(wizard), "wizard:open")
    await evening.until(lambda: evening.posts(evening.games))
    assert not posts(evening, forum)


async def test_a_forum_that_cannot_be_used_is_refused_and_the_wizard_stays(
    evening: Evening, ann: User, forum: Channel
) -> None:
    access.deny(evening.stand_in.world, forum, "view_channel")
    wizard = await evening.slash(ann, evening.games, "table new", forum=forum.id)
    refused = await evening.answer(ann, wizard, "wizard:open")
    assert "Permissions I’m missing: “View Channel”" in refused.content
    evening.stand_in.world.delete_channel(forum)
    evening.forgive(404)
    refused = await evening.answer(ann, wizard, "wizard:open")
    assert "That forum is gone" in refused.content
    opened = await evening.press(ann, evening.now(wizard), "wizard:table")
    await evening.stand_in.people.submit(opened, forum=[])
    await evening.until(lambda: "A post in" not in evening.now(wizard).content)
    await evening.press(ann, evening.now(wizard), "wizard:open")
    await evening.until(lambda: evening.posts(evening.games))


async def test_a_table_that_is_asked_for_in_a_post_gets_a_post_of_its_own(
    evening: Evening, ann: User, theo: User, forum: Channel
) -> None:
    asked = await evening.stand_in.people.open_post(theo, forum, "Who plays?", "Tonight?")
    told = await evening.slash(theo, asked, "table new", game="pebbles", seats=2)
    assert f"in <#{forum.id}>" in told.content
    await evening.until(lambda: len(posts(evening, forum)) == 2 or None)
    assert [message.content for message in evening.posts(asked)] == ["Tonight?"]


async def test_where_tables_are_allowed_in_one_post_they_are_asked_for_there(
    evening: Evening, ann: User, theo: User, forum: Channel
) -> None:
    asked = await evening.stand_in.people.open_post(theo, forum, "Who plays?", "Tonight?")
    await evening.slash(ann, asked, "setup", tables="here")
    told = await evening.slash(theo, asked, "table new", game="pebbles", seats=2)
    assert f"is open in <#{forum.id}>" in told.content
    elsewhere = await evening.slash(
        theo, evening.games, "table new", game="pebbles", seats=2, forum=forum.id
    )
    assert f"tables are opened in <#{asked.id}>" in elsewhere.content


async def test_where_the_bot_may_open_no_post_it_plays_in_the_post_in_which_it_is_asked(
    evening: Evening, ann: User, theo: User, forum: Channel
) -> None:
    access.deny(evening.stand_in.world, forum, "send_messages")
    asked = await evening.stand_in.people.open_post(theo, forum, "Who plays?", "Tonight?")
    assert (
        "1. Theo"
        in (await evening.slash(theo, asked, "table new", game="pebbles", seats=2)).content
    )
    named = await evening.slash(ann, evening.games, "table new", game="pebbles", forum=forum.id)
    assert "Permissions I’m missing: “Send Messages”" in named.content
    assert posts(evening, forum) == [asked]


async def test_nobody_opens_tables_in_a_forum_in_which_they_open_no_posts(
    evening: Evening, theo: User, forum: Channel
) -> None:
    world = evening.stand_in.world
    shut = Overwrite(str(forum.guild), deny=frozenset({"send_messages"}))
    world.change_channel(replace(world.channels[forum.id], overwrites=(shut,)))
    told = await evening.slash(theo, evening.games, "table new", game="pebbles", forum=forum.id)
    assert told.content.startswith("You can’t open posts in")


async def test_a_forum_that_wants_tags_and_has_none_for_tables_is_told_so_before(
    evening: Evening, ann: User
) -> None:
    world = evening.stand_in.world
    home = world.guilds[evening.games.guild or GuildId("")]
    strict = forums.add_forum(world, home, "strict", "rules", "Running", requires_tag=True)
    told = await evening.slash(ann, evening.games, "table new", game="pebbles", forum=strict.id)
    assert "wants a tag on every post" in told.content
    assert "“open” and “over”" in told.content
    assert not posts(evening, strict)
    shown = await evening.slash(ann, evening.games, "setup", forum=strict.id)
    assert f"**missing** in <#{strict.id}>: “open” and “over”" in shown.content
    allowed = Overwrite(world.bot.id, allow=frozenset({"manage_channels"}))
    world.change_channel(replace(world.channels[strict.id], overwrites=(allowed,)))
    shown = await evening.slash(ann, evening.games, "setup", forum=strict.id)
    assert "missing" not in shown.content
    names = [tag.name for tag in world.channels[strict.id].tags]
    assert names == ["rules", "Running", "open", "over"]
    post = await opened(evening, ann, strict)
    assert tags(evening, post) == ["open"]


async def test_tags_of_others_stay(evening: Evening, ann: User, theo: User, forum: Channel) -> None:
    world = evening.stand_in.world
    mine = Tag(TagId(world.new_id()), "friends only", moderated=True)
    world.change_channel(replace(forum, tags=(*forum.tags, mine)))
    post = await opened(evening, ann, forum)
    held = world.channels[post.id].thread
    assert held is not None
    forums.change_tags(world, world.channels[post.id], (*held.tags, mine.id))
    await evening.press(theo, notice(evening, post), "join")
    await evening.press(ann, notice(evening, post), "start")
    await tagged(evening, post, "running", "friends only")


async def test_playing_again_opens_another_post(
    evening: Evening, ann: User, theo: User, forum: Channel
) -> None:
    post = await begun(evening, forum, ann, theo, options=SHORT)
    await evening.slash(ann, post, "play", move="take 3")
    newest = await evening.table_saying("won", post)
    await evening.press(theo, newest, "again")
    again = await evening.until(lambda: posts(evening, forum)[1:])
    assert ann.id in notice(evening, again[0]).mentions


async def test_a_post_that_was_deleted_is_opened_again(
    evening: Evening, ann: User, theo: User, forum: Channel
) -> None:
    post = await begun(evening, forum, ann, theo)
    await evening.hand(ann, "Your turn.")
    evening.stand_in.world.delete_channel(post)
    evening.forgive(404)
    menu = await evening.hand(ann, "Your turn.")
    await evening.confirm(ann, menu, "take", "1")
    (other,) = await evening.until(lambda: posts(evening, forum))
    await evening.table_calling(theo, other)
    await tagged(evening, other, "running")
    assert "The game is on." in notice(evening, other).content


async def test_a_table_whose_forum_was_deleted_goes_on_by_direct_message(
    evening: Evening, ann: User, theo: User, forum: Channel
) -> None:
    await begun(evening, forum, ann, theo)
    await evening.hand(ann, "Your turn.")
    evening.stand_in.world.delete_channel(forum)
    evening.forgive(404)
    await evening.confirm(ann, await evening.hand(ann, "Your turn."), "take", "1")
    await evening.confirm(theo, await evening.hand(theo, "Your turn."), "take", "1")
    await evening.hand(ann, "takes 1")


async def test_the_notice_of_an_archived_post_is_brought_up_to_date(
    evening: Evening, ann: User, forum: Channel
) -> None:
    post = await opened(evening, ann, forum)
    evening.stand_in.world.archive(post)
    evening.forgive(400)
    await sure(evening, ann, evening.games, "table end")
    await notice_saying(evening, post, "This table is closed")
    await tagged(evening, post, "over")


async def test_a_post_that_was_opened_though_the_answer_was_lost_is_not_opened_again(
    evening: Evening, ann: User, theo: User, forum: Channel
) -> None:
    evening.stand_in.faults.hang_up(r"^/channels/\d+/threads$")
    post = await opened(evening, ann, forum)
    evening.stand_in.world.archive(post, False)
    await evening.until(lambda: bool(evening.stand_in.people.component_ids(notice(evening, post))))
    await evening.slash(ann, evening.games, "table start")
    assert len(posts(evening, forum)) == 1


async def test_after_a_restart_a_post_is_found_that_was_not_recorded(
    stand_in: StandIn, tmp_path: Path, clock: Clockwork
) -> None:
    evening = Evening(stand_in)
    ann, theo = evening.person("ann"), evening.person("theo")
    forum = stand_in.world.channel_named("tables")
    async with bot_at(stand_in, tmp_path):
        stand_in.faults.hang_up(r"^/channels/\d+/threads$")
        post = await opened(evening, ann, forum)
    async with bot_at(stand_in, tmp_path):
        await evening.press(theo, notice(evening, post), "join")
        await notice_saying(evening, post, "2. Theo")
        await evening.press(ann, notice(evening, post), "start")
        await evening.table_calling(ann, post)
        await tagged(evening, post, "running")
        assert posts(evening, forum) == [stand_in.world.channels[post.id]]
