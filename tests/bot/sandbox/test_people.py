"""What people do reaches the real client, and its answers reach them; what their client forbids is
refused.
"""

import pytest

from bot.sandbox.people import ClientRefusal
from bot.sandbox.server import StandIn
from bot.sandbox.things import Channel, User
from tests.bot.sandbox.parrot import PICTURE, Parrot
from tests.bot.wire import reply, until

IN_VAIN_SECONDS = 1.0
"""How long somebody waits who is not answered."""


async def test_a_command_is_answered(
    stand_in: StandIn, parrot: Parrot, ann: User, lobby: Channel
) -> None:
    done = await stand_in.people.slash(ann, lobby, "say aloud", words="hello", times=2)
    assert (await reply(stand_in, done)).content == "hello hello"
    assert done.seconds is not None


async def test_a_command_takes_a_person(
    stand_in: StandIn, parrot: Parrot, ann: User, theo: User, lobby: Channel
) -> None:
    done = await stand_in.people.slash(ann, lobby, "greet", user=theo.id)
    assert (await reply(stand_in, done)).content == "hello Theo"


async def test_a_forged_button_is_not_found_on_its_message_by_the_client(
    stand_in: StandIn, parrot: Parrot, ann: User, lobby: Channel
) -> None:
    perch = await reply(stand_in, await stand_in.people.slash(ann, lobby, "perch"))
    with pytest.raises(ClientRefusal, match="has no component"):
        await stand_in.people.click(ann, perch, "perch:99")
    stand_in.open_interactions.answer_seconds = IN_VAIN_SECONDS
    forged = await stand_in.faults.forge(ann, perch, "perch:99")
    assert forged.failed


async def test_a_whisper_is_seen_by_one_person_only(
    stand_in: StandIn, parrot: Parrot, ann: User, theo: User, lobby: Channel
) -> None:
    whisper = await reply(
        stand_in, await stand_in.people.slash(ann, lobby, "say softly", words="psst")
    )
    assert whisper in stand_in.world.messages_in(lobby, seen_by=ann)
    assert whisper not in stand_in.world.messages_in(lobby, seen_by=theo)


async def test_a_dismissed_whisper_is_gone_for_its_reader(
    stand_in: StandIn, parrot: Parrot, ann: User, lobby: Channel
) -> None:
    whisper = await reply(
        stand_in, await stand_in.people.slash(ann, lobby, "say softly", words="psst")
    )
    stand_in.people.dismiss(ann, whisper)
    assert stand_in.world.messages_in(lobby, seen_by=ann) == []


async def test_thinking_ends_with_a_picture_and_its_alt_text(
    stand_in: StandIn, parrot: Parrot, ann: User, lobby: Channel
) -> None:
    thought = await reply(stand_in, await stand_in.people.slash(ann, lobby, "think"))
    (board,) = thought.attachments
    assert (thought.content, board.description, board.width, board.height) == (
        "thought",
        "A board",
        640,
        480,
    )
    assert stand_in.world.file_of(board.id) == PICTURE


async def test_thinking_in_private_stays_private(
    stand_in: StandIn, parrot: Parrot, ann: User, lobby: Channel
) -> None:
    thought = await reply(stand_in, await stand_in.people.slash(ann, lobby, "think", aloud=False))
    assert thought.only_for == ann.id


async def test_autocomplete_offers_what_begins_so(
    stand_in: StandIn, parrot: Parrot, ann: User, lobby: Channel
) -> None:
    choices = await stand_in.people.autocomplete(ann, lobby, "say aloud", "words", words="hel")
    assert [choice["value"] for choice in choices] == ["hello", "help"]


async def test_a_button_edits_its_own_message(
    stand_in: StandIn, parrot: Parrot, ann: User, lobby: Channel
) -> None:
    message = await reply(stand_in, await stand_in.people.slash(ann, lobby, "perch"))
    await stand_in.people.click(ann, message, "perch:1")
    changed = await reply(stand_in, await stand_in.people.click(ann, message, "perch:2"))
    assert changed.id == message.id
    assert changed.content == "step 2"


async def test_a_menu_hands_over_what_was_picked(
    stand_in: StandIn, parrot: Parrot, ann: User, lobby: Channel
) -> None:
    menu = await reply(stand_in, await stand_in.people.slash(ann, lobby, "seeds"))
    picked = await stand_in.people.pick(ann, menu, "seeds", "oat", "hemp")
    assert (await reply(stand_in, picked)).content == "oat and hemp"


async def test_a_form_opens_and_is_sent(
    stand_in: StandIn, parrot: Parrot, ann: User, lobby: Channel
) -> None:
    menu = await reply(stand_in, await stand_in.people.slash(ann, lobby, "seeds"))
    opened = await stand_in.people.click(ann, menu, "teach")
    sent = await stand_in.people.submit(opened, word="pieces")
    assert (await reply(stand_in, sent)).content == "learned pieces"


async def test_a_form_may_change_the_message_that_it_was_opened_from(
    stand_in: StandIn, parrot: Parrot, ann: User, lobby: Channel
) -> None:
    menu = await reply(stand_in, await stand_in.people.slash(ann, lobby, "seeds"))
    sent = await stand_in.people.submit(
        await stand_in.people.click(ann, menu, "teach"), word="board"
    )
    await until(stand_in.world, lambda: stand_in.world.messages[menu.id].content == "learned")
    assert sent.original == menu.id


async def test_a_form_that_a_command_opened_has_no_message_to_change(
    stand_in: StandIn, parrot: Parrot, ann: User, lobby: Channel
) -> None:
    sent = await stand_in.people.submit(
        await stand_in.people.slash(ann, lobby, "lecture"), word="board"
    )
    assert (await reply(stand_in, sent)).content == "no board to write on"


@pytest.mark.parametrize("opener", ["a button", "a command"])
async def test_a_form_may_be_taken_without_a_word(
    stand_in: StandIn, parrot: Parrot, ann: User, lobby: Channel, opener: str
) -> None:
    if opener == "a command":
        opened = await stand_in.people.slash(ann, lobby, "lecture")
    else:
        menu = await reply(stand_in, await stand_in.people.slash(ann, lobby, "seeds"))
        opened = await stand_in.people.click(ann, menu, "teach")
    before = len(stand_in.world.messages)
    sent = await stand_in.people.submit(opened, word="nothing")
    assert (sent.failed, len(stand_in.world.messages)) == (False, before)


async def test_a_follow_up_is_a_message_of_its_own(
    stand_in: StandIn, parrot: Parrot, ann: User, lobby: Channel
) -> None:
    done = await stand_in.people.slash(ann, lobby, "seeds")
    await until(stand_in.world, lambda: done.followups)
    assert stand_in.world.messages[done.followups[0]].only_for == ann.id


async def test_words_reach_the_bot_when_they_mention_it(
    stand_in: StandIn, parrot: Parrot, ann: User, lobby: Channel
) -> None:
    await stand_in.people.say(ann, lobby, f"<@{stand_in.world.bot.id}> hello")
    assert (await parrot.hears("message")).endswith("hello")


async def test_without_an_answer_in_time_the_interaction_fails(
    stand_in: StandIn, parrot: Parrot, ann: User, lobby: Channel
) -> None:
    stand_in.open_interactions.answer_seconds = IN_VAIN_SECONDS
    ignored = await stand_in.people.slash(ann, lobby, "sulk")
    assert ignored.failed
    parrot.patience.set()
    assert await parrot.hears("refused") == "10062"


async def test_a_second_answer_is_refused(
    stand_in: StandIn, parrot: Parrot, ann: User, lobby: Channel
) -> None:
    await stand_in.people.slash(ann, lobby, "stutter")
    assert await parrot.hears("refused") == "40060"


@pytest.mark.parametrize(
    ("line", "options"),
    [
        ("sing", {}),
        ("say", {}),
        ("say loudly", {"words": "hello"}),
        ("say aloud", {}),
        ("say aloud", {"words": "hello", "times": 4}),
        ("say aloud", {"words": "hello", "times": "two"}),
        ("say aloud", {"words": "hello", "volume": 11}),
    ],
)
async def test_a_command_that_the_client_does_not_offer_is_refused(
    stand_in: StandIn,
    parrot: Parrot,
    ann: User,
    lobby: Channel,
    line: str,
    options: dict[str, str | int],
) -> None:
    with pytest.raises(ClientRefusal):
        await stand_in.people.slash(ann, lobby, line, **options)


async def test_a_disabled_button_cannot_be_pressed(
    stand_in: StandIn, parrot: Parrot, ann: User, lobby: Channel
) -> None:
    menu = await reply(stand_in, await stand_in.people.slash(ann, lobby, "seeds"))
    with pytest.raises(ClientRefusal, match="disabled"):
        await stand_in.people.click(ann, menu, "fly")


@pytest.mark.parametrize("values", [(), ("oat", "hemp", "millet"), ("barley",), ("oat", "oat")])
async def test_only_what_a_menu_offers_can_be_picked(
    stand_in: StandIn, parrot: Parrot, ann: User, lobby: Channel, values: tuple[str, ...]
) -> None:
    menu = await reply(stand_in, await stand_in.people.slash(ann, lobby, "seeds"))
    with pytest.raises(ClientRefusal):
        await stand_in.people.pick(ann, menu, "seeds", *values)


async def test_nobody_can_use_the_whisper_of_another(
    stand_in: StandIn, parrot: Parrot, ann: User, theo: User, lobby: Channel
) -> None:
    whisper = await reply(
        stand_in, await stand_in.people.slash(ann, lobby, "say softly", words="psst")
    )
    with pytest.raises(ClientRefusal, match="does not see"):
        await stand_in.people.click(theo, whisper, "anything")


@pytest.mark.parametrize("text", ["", "a word too long"])
async def test_a_form_takes_only_what_fits(
    stand_in: StandIn, parrot: Parrot, ann: User, lobby: Channel, text: str
) -> None:
    menu = await reply(stand_in, await stand_in.people.slash(ann, lobby, "seeds"))
    opened = await stand_in.people.click(ann, menu, "teach")
    with pytest.raises(ClientRefusal):
        await stand_in.people.submit(opened, word=text)


async def test_no_command_works_in_an_archived_thread_until_somebody_speaks(
    stand_in: StandIn, parrot: Parrot, ann: User, lobby: Channel
) -> None:
    thread = stand_in.world.archive(stand_in.world.add_thread(lobby, "Old talk"))
    with pytest.raises(ClientRefusal, match="archived"):
        await stand_in.people.slash(ann, thread, "perch")
    await stand_in.people.say(ann, thread, "anybody here?")
    done = await stand_in.people.slash(ann, thread, "perch")
    assert done.original is not None
