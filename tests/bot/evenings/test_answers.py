"""Evenings on which several people are asked at once, and answer in secret."""

import asyncio

from bot.commands.record import LINES_ON_A_PAGE
from bot.sandbox.things import Channel, Message, MessageKind, User
from tests.bot.evenings.evening import Evening
from tests.bot.evenings.sentences import says, sentence


async def sealed(evening: Evening, *people: User) -> Channel:
    """One marble for these people, with limits that are sealed; the thread."""
    return await evening.begun(*people, game="marbles", options="auction=sealed lots=1")


async def overtaken(
    evening: Evening, ann: User, theo: User
) -> tuple[Channel, Message, asyncio.Task[Message]]:
    """A table at which Theo has moved while the answer to Ann's move is held up; Ann's hand; and
    that answer.
    """
    thread = await evening.begun(ann, theo)
    hand = await evening.hand(ann, sentence("menu-your-turn"))
    evening.stand_in.faults.force_429("^/interactions/", retry_after=1)
    held_up = asyncio.create_task(evening.answer(ann, hand, "ask:1:0:take 1"))
    await evening.table_calling(theo, thread)
    await evening.slash(theo, thread, "play", move="take 1")
    return thread, hand, held_up


async def test_two_who_answer_at_once_do_not_refuse_each_other(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await sealed(evening, ann, theo)
    anns, theos = (
        await evening.hand(ann, sentence("menu-your-turn")),
        await evening.hand(theo, sentence("menu-your-turn")),
    )
    theos = await evening.answer(theo, theos, "ask:1:0:up-to")
    await evening.confirm(ann, anns, "up-to", "7")
    await evening.confirm(theo, theos, "up-to", "9")
    end = await evening.table_saying("the game is over", thread)
    assert "**Ann** goes up to 7." in end.content
    assert "**Theo** goes up to 9." in end.content


async def test_an_answer_may_be_changed_until_the_last_has_come_in(
    evening: Evening, ann: User, theo: User, ingrid: User
) -> None:
    thread = await sealed(evening, ann, theo, ingrid)
    first = await evening.confirm(
        ann, await evening.hand(ann, sentence("menu-your-turn")), "up-to", "7"
    )
    assert says(first, "menu-answered")
    await evening.slash(theo, thread, "play", move="up-to 3")
    again = await evening.confirm(
        ann, await evening.hand(ann, sentence("menu-answered")), "up-to", "2"
    )
    assert "**Ann** goes up to 2." in again.content
    await evening.slash(ann, thread, "play", move="up-to 1")
    await evening.slash(ingrid, thread, "play", move="none")
    end = await evening.table_saying("the game is over", thread)
    assert "**Ann** goes up to 1." in end.content
    assert "goes up to 7" not in str([post.content for post in evening.posts(thread)])


async def test_whoever_has_answered_is_not_called_any_more(
    evening: Evening, ann: User, theo: User, ingrid: User
) -> None:
    thread = await sealed(evening, ann, theo, ingrid)
    await evening.slash(ann, thread, "play", move="up-to 7")
    table = await evening.table_saying("**Ann** has decided.", thread)
    assert f"Waiting for <@{theo.id}> and <@{ingrid.id}> to decide" in table.content
    hand = await evening.hand(ann, sentence("menu-answered"))
    assert not says(hand, "menu-your-turn")


async def test_whoever_has_not_answered_yet_goes_on_being_called(
    evening: Evening, ann: User, theo: User, ingrid: User
) -> None:
    thread = await sealed(evening, ann, theo, ingrid)
    await evening.slash(ann, thread, "play", move="up-to 7")
    table = await evening.table_saying("**Ann** has decided.", thread)
    assert table.mentions == (theo.id, ingrid.id)


async def test_what_was_answered_is_told_to_nobody_else_before_all_have(
    evening: Evening, ann: User, theo: User, ingrid: User
) -> None:
    thread = await sealed(evening, ann, theo, ingrid)
    answer = await evening.slash(ann, thread, "play", move="up-to 7")
    assert "goes up to 7" in answer.content
    await evening.table_saying("**Ann** has decided.", thread)
    mine = await evening.hand(ann, sentence("menu-answered"))  # it may come after her answer
    for line in ("record", "board", "hand"):
        await evening.slash(theo, thread, line)
    assert "goes up to 7" in (await evening.slash(ann, thread, "record")).content
    for message in evening.stand_in.world.messages.values():
        known = message.only_for == ann.id or message.channel == mine.channel
        assert known or "goes up to" not in message.content


async def test_a_second_click_on_an_answer_does_not_give_it_twice(
    evening: Evening, ann: User, theo: User, ingrid: User
) -> None:
    thread = await sealed(evening, ann, theo, ingrid)
    menu = await evening.slash(ann, thread, "play")
    nothing = evening.component(menu, "ask:1:0:none")
    clicks = [evening.stand_in.people.click(ann, menu, nothing) for _ in range(2)]
    assert not any(click.failed for click in await asyncio.gather(*clicks))
    record = await evening.slash(theo, thread, "record")
    assert record.content.count("**Ann** has decided.") == 1


async def test_long_news_are_told_by_their_beginning_and_their_end_and_whole_in_the_record(
    evening: Evening, ann: User, theo: User, ingrid: User
) -> None:
    mei = evening.person("mei")
    thread = await sealed(evening, ann, theo, ingrid, mei)
    for who, limit in ((ann, 14), (theo, 13), (ingrid, 15), (mei, 12)):
        await evening.slash(who, thread, "play", move=f"up-to {limit}")
    end = await evening.table_saying("the game is over", thread)
    assert "**Ann** goes up to 14." in end.content
    assert "more lines: see /record" in end.content
    assert "has the marble." in end.content
    latest = await evening.slash(theo, thread, "record")
    title, *lines = latest.content.splitlines()
    assert title.endswith("steps 4 to 4 of 4")
    assert lines[:3] == [
        "`4` **Mei** has decided.",
        "• **Ann** goes up to 14.",
        "• **Theo** goes up to 13.",
    ]
    assert len(lines) > LINES_ON_A_PAGE
    assert lines[-1] == "• **Ingrid** has the marble."
    earlier = await evening.answer(theo, latest, "record:1:1:0")
    began = [line[:3] for line in earlier.content.splitlines()[1:] if line.startswith("`")]
    assert began == ["`1`", "`2`", "`3`"]


async def test_a_game_that_nobody_wins_says_so(evening: Evening, ann: User, theo: User) -> None:
    thread = await sealed(evening, ann, theo)
    for who in (ann, theo):
        await evening.slash(who, thread, "play", move="none")
    end = await evening.table_saying("the game is over", thread)
    assert says(end, "post-nobody")
    assert end.kind is MessageKind.CHAT_COMMAND, "no order can have sealed a bid"


async def test_what_others_answer_leaves_a_half_made_choice_as_it_is(
    evening: Evening, ann: User, theo: User, ingrid: User
) -> None:
    thread = await sealed(evening, ann, theo, ingrid)
    half_way = await evening.answer(
        theo, await evening.hand(theo, sentence("menu-your-turn")), "ask:1:0:up-to"
    )
    await evening.slash(ann, thread, "play", move="up-to 7")
    await evening.table_saying("**Ann** has decided", thread)
    await evening.hand(ann, sentence("menu-answered"))
    assert evening.now(half_way) == half_way
    await evening.confirm(theo, evening.now(half_way), "up-to", "9")


async def test_a_late_answer_does_not_stay_on_a_hand_that_knew_more(
    evening: Evening, ann: User, theo: User
) -> None:
    _, hand, held_up = await overtaken(evening, ann, theo)
    await evening.until(
        lambda: "takes 1" in evening.now(hand).content and says(evening.now(hand), "menu-your-turn")
    )
    assert not says(await held_up, "menu-your-turn")
    assert (await evening.hand(ann, sentence("menu-your-turn"))).id == hand.id


async def test_a_late_answer_does_not_stay_on_a_hand_either_that_has_nothing_more_to_ask(
    evening: Evening, ann: User, theo: User
) -> None:
    thread, hand, held_up = await overtaken(evening, ann, theo)
    await evening.table_calling(ann, thread)
    await evening.slash(ann, thread, "play", move="take 3")
    await evening.hand(ann, "takes 3")
    await held_up
    assert (await evening.hand(ann, "takes 3")).id == hand.id
