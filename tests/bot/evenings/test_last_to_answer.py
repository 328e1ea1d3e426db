"""Whoever likes is told that everybody else has answered, and nobody against their wishes."""

from collections.abc import Sequence

from bot.sandbox.things import Channel, Message, User
from tests.bot.clockwork import Clockwork
from tests.bot.evenings.evening import Evening
from tests.bot.evenings.sentences import sentence
from tests.bot.evenings.test_reminders import HOUR, WAITS, waiting
from tests.bot.evenings.test_staying import saying

LAST = "everyone else has answered – you’re the last one"


async def test_whoever_likes_is_told_that_everybody_waits_for_them_alone(
    evening: Evening, ann: User, theo: User, ingrid: User
) -> None:
    await evening.slash(ingrid, evening.games, "settings", alone=True)
    thread = await evening.begun(ann, theo, ingrid, game="marbles", options="auction=sealed lots=1")
    await evening.table_calling(ingrid, thread)
    for who in (ann, theo):
        await evening.slash(who, thread, "play", move="up-to 3")
    told = await evening.hand(ingrid, LAST)
    await evening.slash(ingrid, thread, "play", move="up-to 4")
    await evening.until(lambda: told.id not in evening.stand_in.world.messages)


async def test_whoever_is_the_last_again_after_an_undo_is_told_again_in_a_message_of_its_own(
    evening: Evening, clock: Clockwork, ann: User, theo: User, ingrid: User
) -> None:
    await evening.slash(ingrid, evening.games, "settings", alone=True)
    thread = await evening.begun(
        ann, theo, ingrid, game="marbles", options="auction=sealed", undo="anything"
    )
    await evening.table_calling(ingrid, thread)
    for who in (ann, theo):
        await evening.slash(who, thread, "play", move="up-to 3")
    first = await evening.hand(ingrid, LAST)
    clock.tick(1)
    await evening.slash(ingrid, thread, "play", move="up-to 4")
    await evening.until(lambda: first.id not in evening.stand_in.world.messages)
    clock.set_back(1)  # so their turn begins in the same second as before
    await evening.slash(ann, thread, "undo")
    question = await saying(evening, sentence("proposal-take-back"), thread)
    for who in (theo, ingrid):
        await evening.press(who, question, "vote:1:yes")
    await evening.table_calling(ingrid, thread)
    for who in (ann, theo):
        await evening.slash(who, thread, "play", move="up-to 3")
    again = await evening.hand(ingrid, LAST)
    assert again.id != first.id
    clock.tick(1)
    await evening.slash(ingrid, thread, "play", move="up-to 4")
    await evening.until(lambda: again.id not in evening.stand_in.world.messages)


async def all_but_one_have_answered(
    evening: Evening, clock: Clockwork, *people: User, **preferences: str | int | bool
) -> Channel:
    """A table at which only the last of these has not answered, who prefers to be told so; the
    thread.
    """
    await waiting(evening, *people[:2], hours=1)
    await evening.slash(people[-1], evening.games, "settings", alone=True, **preferences)
    thread = await evening.begun(*people, game="marbles", options="auction=sealed lots=1")
    await evening.table_calling(people[-1], thread)
    for who in people[:-1]:
        await evening.slash(who, thread, "play", move="up-to 3")
    clock.tick(HOUR)
    await evening.hand(people[0], WAITS)  # so whatever was to be said before that has been said
    return thread


def told_alone(messages: Sequence[Message]) -> list[Message]:
    return [message for message in messages if "you’re the last one" in message.content]


async def test_nobody_is_told_in_their_quiet_hours_that_everybody_waits_for_them_alone(
    evening: Evening, ann: User, theo: User, ingrid: User, clock: Clockwork
) -> None:
    # The clock begins at 08:00 UTC.
    await all_but_one_have_answered(
        evening, clock, ann, theo, ingrid, zone="Europe/London", quiet="7-11"
    )
    channel = evening.stand_in.world.conversation(ingrid)
    assert not told_alone(evening.stand_in.world.messages_in(channel) if channel else [])


async def test_whoever_wants_no_reminders_is_not_called_on_before_everybody(
    evening: Evening, ann: User, theo: User, ingrid: User, clock: Clockwork
) -> None:
    evening.stand_in.faults.close_direct_messages(ingrid)
    thread = await all_but_one_have_answered(evening, clock, ann, theo, ingrid, reminders="nowhere")
    evening.forgive(403)
    assert not told_alone(evening.posts(thread))
