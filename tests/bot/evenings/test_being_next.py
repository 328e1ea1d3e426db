"""Days on which somebody likes to know that theirs is probably the next turn: told once, while it
is so.
"""

from pathlib import Path

from bot.sandbox.things import Channel, Message, User
from tests.bot.clockwork import Clockwork
from tests.bot.evenings.evening import Evening, bot_at, unhurried
from tests.bot.evenings.test_staying import saying
from tests.bot.wire import standing

NO_QUIET = "0-0"


def told_to_be_next(evening: Evening, who: User) -> list[Message]:
    channel = evening.stand_in.world.conversation(who)
    found = evening.stand_in.world.messages_in(channel) if channel else []
    return [message for message in found if "you’re probably next" in message.content]


async def one_who_likes_to_know(evening: Evening, *people: User) -> Channel:
    """A table that waits for the first of these, of whom the second likes to be told when they are
    next.
    """
    await evening.slash(people[1], evening.games, "settings", next=True, quiet=NO_QUIET)
    thread = await evening.begun(*people)
    await evening.table_calling(people[0], thread)
    return thread


async def test_whoever_likes_is_told_that_their_turn_is_probably_next(
    evening: Evening, ann: User, theo: User, ingrid: User
) -> None:
    thread = await one_who_likes_to_know(evening, ann, theo, ingrid)
    told = await evening.hand(theo, "it’s **Ann**’s turn, and you’re probably next")
    await evening.slash(ann, thread, "play", move="take 1")
    await evening.until(lambda: told.id not in evening.stand_in.world.messages)
    assert not told_to_be_next(evening, ingrid)


async def test_whoever_is_next_is_told_so_once_though_the_bot_was_restarted(
    tmp_path: Path, clock: Clockwork
) -> None:
    async with standing(rates=unhurried()) as stand_in:
        evening = Evening(stand_in)
        people = [evening.person(name) for name in ("ann", "theo", "ingrid")]
        async with bot_at(stand_in, tmp_path, clock):
            thread = await one_who_likes_to_know(evening, *people)
            told = await evening.hand(people[1], "you’re probably next")
        async with bot_at(stand_in, tmp_path, clock):
            await evening.slash(people[0], thread, "play", move="take 1")
            await evening.until(lambda: told.id not in stand_in.world.messages)
        assert not told_to_be_next(evening, people[1])


async def test_who_cannot_be_told_for_now_that_they_are_next_is_called_all_the_same(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await one_who_likes_to_know(evening, ann, theo)
    told = await evening.hand(theo, "you’re probably next")
    await evening.slash(ann, thread, "play", move="take 1")
    await evening.table_calling(theo, thread)
    evening.stand_in.faults.fail(rf"^/channels/{told.channel}/messages$", 503)
    await evening.slash(theo, thread, "play", move="take 1")
    await evening.until(
        lambda: any(exchange.forced for exchange in evening.stand_in.rest.exchanges)
    )
    await evening.slash(ann, thread, "play", move="take 1")
    await evening.table_calling(theo, thread)


async def test_who_wants_no_direct_messages_is_not_told_that_they_are_next(
    evening: Evening, ann: User, theo: User
) -> None:
    await evening.slash(theo, evening.games, "settings", direct=False)
    thread = await one_who_likes_to_know(evening, ann, theo)
    await evening.slash(ann, thread, "play", move="take 1")
    await evening.table_calling(theo, thread)
    assert evening.stand_in.world.conversation(theo) is None


async def test_you_are_next_is_taken_back_when_the_turn_before_it_passes_to_another(
    evening: Evening, ann: User, theo: User, ingrid: User
) -> None:
    thread = await one_who_likes_to_know(evening, ann, theo, ingrid)
    for who in (ann, theo, ingrid):
        await evening.table_calling(who, thread)
        await evening.slash(who, thread, "play", move="take 1")
    told = await evening.hand(theo, "you’re probably next")
    await evening.slash(ingrid, thread, "undo")
    await evening.until(lambda: told.id not in evening.stand_in.world.messages)


async def test_who_gives_their_seat_up_is_not_next_any_more(
    evening: Evening, ann: User, theo: User, ingrid: User
) -> None:
    thread = await one_who_likes_to_know(evening, ann, theo, ingrid)
    told = await evening.hand(theo, "you’re probably next")
    await evening.answer(theo, await evening.slash(theo, thread, "table resign"), "sure")
    await evening.until(lambda: told.id not in evening.stand_in.world.messages)


async def test_whoever_is_next_is_told_again_when_somebody_takes_over_the_turn_before(
    evening: Evening, ann: User, theo: User, ingrid: User
) -> None:
    thread = await one_who_likes_to_know(evening, ann, theo)
    told = await evening.hand(theo, "it’s **Ann**’s turn, and you’re probably next")
    await evening.slash(ann, thread, "table replace", user=ingrid.id)
    offer = await saying(evening, "would you like to take over", thread)
    await evening.press(ingrid, offer, "vote:1:yes")
    await evening.hand(theo, "it’s **Ingrid**’s turn, and you’re probably next")
    assert told.id not in evening.stand_in.world.messages
