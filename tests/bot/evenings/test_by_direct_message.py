"""Tables by direct message: two friends without a common server open one, join it by a code, and
play it to its end; nobody else comes near it.
"""

import re

from bot.delivery.errors import Code
from bot.hosting.codes import CODE_SECONDS, MOST_OPEN, MOST_WRONG, WRONG_SECONDS
from bot.sandbox.access import install
from bot.sandbox.layouts import files_of, text_of
from bot.sandbox.things import Channel, Message, MessageFlag, User
from tests.bot.clockwork import Clockwork
from tests.bot.evenings.evening import Evening
from tests.bot.evenings.hidden import GONE
from tests.bot.evenings.test_reminders import DAY, WAITS, reminders, waiting

CODE = re.compile(r"code:([0-9A-Z]{4}-[0-9A-Z]{4})")


def alone(evening: Evening, name: str, locale: str = "en-US") -> User:
    """Somebody who shares no server with the bot, and has added it to their account."""
    world = evening.stand_in.world
    return install(world, world.add_user(name, name.capitalize(), locale=locale))


def private(evening: Evening, who: User) -> Channel:
    return evening.stand_in.world.open_conversation(who)


def code_in(message: Message) -> str:
    found = CODE.search(message.content)
    assert found, message.content
    return found[1]


async def opened(evening: Evening, who: User, **options: str | int) -> Message:
    """The notice of a table that somebody has opened in their direct messages."""
    return await evening.slash(who, private(evening, who), "table new", game="pebbles", **options)


async def begun(evening: Evening, olga: User, pavel: User, **options: str | int) -> None:
    notice = await opened(evening, olga, **options)
    await evening.slash(pavel, private(evening, pavel), "table join", code=code_in(notice))
    await evening.hand(olga, "Your turn")


async def files_under(evening: Evening, message: Message) -> int:
    """How many pictures a message shows; one that takes long to draw is put there later."""
    return await evening.until(lambda: len(files_of(evening.now(message))) or None)


async def test_what_friends_have_earned_is_told_to_both(evening: Evening) -> None:
    olga, pavel = alone(evening, "olga"), alone(evening, "pavel", "ru")
    await begun(evening, olga, pavel, options="heap=20")
    for who in (olga, pavel) * 3:
        await evening.slash(who, private(evening, who), "play", move="take 3")
    await evening.slash(olga, private(evening, olga), "play", move="take 2")
    for who, over, told in (
        (olga, "the game is over", "Honours for **Pavel**: took 3 again and again"),
        (pavel, "игра окончена", "**Olga** — достижения: брать по 3 снова и снова"),
    ):
        assert over in text_of(await evening.hand(who, told))


async def test_two_friends_without_a_common_server_play_to_the_end(evening: Evening) -> None:
    olga, pavel = alone(evening, "olga"), alone(evening, "pavel", "ru")
    notice = await opened(evening, olga, options="heap=3")
    assert notice.only_for is None
    assert notice.channel == private(evening, olga).id
    joined = await evening.slash(
        pavel, private(evening, pavel), "table join", code=code_in(notice).lower().replace("-", " ")
    )
    assert "Вы в игре" in joined.content
    first = await evening.hand(olga, "Your turn")
    await evening.until(lambda: "code:" not in evening.now(notice).content)
    await evening.answer(olga, first, "ask:1:0:take 2")
    turn = await evening.hand(pavel, "Ваш ход")
    assert "берёт" in text_of(turn)
    assert MessageFlag.SUPPRESS_NOTIFICATIONS not in turn.flags
    await evening.confirm(pavel, turn, "take", "1")
    for who, over in ((olga, "the game is over"), (pavel, "игра окончена")):
        end = await evening.hand(who, over)
        assert await files_under(evening, end) == 1, "the end is in the hand's own picture"


async def test_a_question_that_was_answered_elsewhere_goes_as_the_next_one_comes(
    evening: Evening, ann: User, theo: User
) -> None:
    await begun(evening, ann, theo, options="heap=20")
    first, world = await evening.hand(ann, "Your turn"), evening.stand_in.world
    evening.forgive(503)
    # What she waits for is not shown in it meanwhile.
    evening.stand_in.faults.fail(rf"^/channels/{private(evening, ann).id}/messages/", 503)
    await evening.slash(ann, evening.games, "play", table="1", move="take 1")
    await evening.hand(theo, "Your turn")
    await evening.slash(theo, evening.games, "play", table="1", move="take 1")
    await evening.until(lambda: first.id not in world.messages or None)
    assert (await evening.hand(ann, "Your turn")).id != first.id


async def test_a_code_is_good_once_the_table_is_open_and_no_longer(
    evening: Evening, clock: Clockwork
) -> None:
    olga, pavel, rita = (alone(evening, name) for name in ("olga", "pavel", "rita"))
    notice = await opened(evening, olga)
    old = code_in(notice)
    await evening.press(olga, notice, "code@")
    new = await evening.until(lambda: now if (now := code_in(evening.now(notice))) != old else None)
    refused = await evening.slash(pavel, private(evening, pavel), "table join", code=old)
    assert "This code doesn’t work" in refused.content
    await evening.slash(pavel, private(evening, pavel), "table join", code=new)
    await evening.hand(olga, "Your turn")
    late = await evening.slash(rita, private(evening, rita), "table join", code=new)
    assert late.content == refused.content

    later = code_in(await opened(evening, olga))
    clock.tick(CODE_SECONDS + 1)
    expired = await evening.slash(rita, private(evening, rita), "table join", code=later)
    assert expired.content == refused.content


async def test_whoever_guesses_codes_is_stopped_even_at_the_right_one(
    evening: Evening, clock: Clockwork
) -> None:
    olga, rita = alone(evening, "olga"), alone(evening, "rita")
    code = code_in(await opened(evening, olga))
    for number in range(MOST_WRONG):
        wrong = await evening.slash(
            rita, private(evening, rita), "table join", code=f"0000-000{number}"
        )
        assert "This code doesn’t work" in wrong.content
    stopped = await evening.slash(rita, private(evening, rita), "table join", code=code)
    assert "Too many wrong codes" in stopped.content
    clock.tick(WRONG_SECONDS + 1)
    joined = await evening.slash(rita, private(evening, rita), "table join", code=code)
    assert "You’re in!" in joined.content


async def test_one_person_opens_so_many_tables_by_direct_message_and_no_more(
    evening: Evening,
) -> None:
    olga = alone(evening, "olga")
    for _ in range(MOST_OPEN):
        assert code_in(await opened(evening, olga))
    refused = await opened(evening, olga)
    assert f"You’ve opened {MOST_OPEN} tables by direct message" in refused.content
    await evening.slash(olga, private(evening, olga), "table leave", table="1")
    assert code_in(await opened(evening, olga))


async def test_whoever_has_no_code_finds_no_such_table(evening: Evening, ingrid: User) -> None:
    olga, pavel = alone(evening, "olga"), alone(evening, "pavel")
    await begun(evening, olga, pavel)
    await opened(evening, olga)
    for table in ("1", "2"):
        for line in ("board", "table show", "table join", "record"):
            answer = await evening.slash(ingrid, evening.games, line, table=table)
            assert answer.content.startswith(GONE), line


async def test_friends_in_a_conversation_of_their_own_join_with_one_press(
    evening: Evening, ann: User, theo: User
) -> None:
    world = evening.stand_in.world
    place = world.add_group("Ann, Theo", ann, theo)
    ann = install(world, ann)
    invitation = await evening.slash(ann, place, "table new", game="pebbles")
    assert invitation.only_for is None
    assert "**Pebbles**" in invitation.content
    joined = await evening.answer(theo, invitation, "code:")
    assert joined.only_for == theo.id
    assert "You’re in!" in joined.content
    turn = await evening.hand(ann, "Your turn")
    await evening.answer(ann, turn, "ask:1:0:take 1")
    await evening.hand(theo, "Your turn")
    again = await evening.answer(theo, invitation, "code:")
    assert "This code doesn’t work" in again.content


async def test_a_table_is_chosen_step_by_step_where_the_bot_is_not(
    evening: Evening, ann: User, theo: User
) -> None:
    world = evening.stand_in.world
    hall = world.add_channel(world.add_guild("Friends", ann, theo, with_bot=False), "hall")
    ann = install(world, ann)
    wizard = await evening.slash(ann, hall, "table new")
    await evening.press(ann, wizard, "wizard:open")
    invitation = await evening.until(
        lambda: next((post for post in evening.posts(hall) if CODE.search(post.content)), None)
    )
    assert "your direct messages" in evening.now(wizard).content
    await evening.hand(ann, "code:")
    await evening.answer(theo, invitation, "code:")
    await evening.hand(ann, "Your turn")


async def test_with_closed_direct_messages_one_plays_by_commands(evening: Evening) -> None:
    olga, pavel = alone(evening, "olga"), alone(evening, "pavel")
    evening.forgive(403)
    evening.stand_in.faults.close_direct_messages(pavel)
    await begun(evening, olga, pavel)
    await evening.answer(olga, await evening.hand(olga, "Your turn"), "ask:1:0:take 1")
    await evening.hand(olga, "Pavel doesn’t accept direct messages from me")
    here = private(evening, pavel)
    hand = await evening.slash(pavel, here, "hand")
    assert hand.only_for == pavel.id
    assert hand.attachments
    assert (await evening.slash(pavel, here, "board")).attachments
    await evening.slash(pavel, here, "play", move="take 1")
    await evening.hand(olga, "**Pavel** takes 1")


async def test_a_vote_reaches_each_person_in_their_own_language(evening: Evening) -> None:
    olga, pavel = alone(evening, "olga"), alone(evening, "pavel", "ru")
    await begun(evening, olga, pavel)
    await evening.slash(olga, private(evening, olga), "table pause")
    own = await evening.hand(olga, "suggests a pause")
    asked = await evening.hand(pavel, "предлагает паузу")
    assert MessageFlag.SUPPRESS_NOTIFICATIONS in own.flags
    assert MessageFlag.SUPPRESS_NOTIFICATIONS not in asked.flags
    await evening.press(pavel, asked, "vote:1:yes")
    await evening.until(lambda: not evening.now(own).components)
    await evening.until(lambda: not evening.now(asked).components)
    await evening.hand(olga, "paused")
    await evening.slash(pavel, private(evening, pavel), "table resume")
    await evening.until(lambda: "Ваш ход" not in evening.now(asked).content)


async def test_a_vote_reaches_the_others_while_it_cannot_be_sent_to_one(evening: Evening) -> None:
    olga, pavel = alone(evening, "olga"), alone(evening, "pavel")
    await begun(evening, olga, pavel)
    await evening.hand(pavel, "Waiting for")
    evening.forgive(403)
    posting = f"^/channels/{private(evening, olga).id}/messages$"
    evening.stand_in.faults.fail(posting, 403, code=Code.OPENED_TOO_FAST)
    await evening.slash(olga, private(evening, olga), "table pause")
    await evening.hand(pavel, "suggests a pause")


async def test_a_move_is_taken_back_where_it_was_made(evening: Evening) -> None:
    olga, pavel = alone(evening, "olga"), alone(evening, "pavel")
    await begun(evening, olga, pavel)
    turn = await evening.hand(olga, "Your turn")
    await evening.answer(olga, turn, "ask:1:0:take 1")
    await evening.hand(pavel, "Your turn")
    await evening.answer(olga, turn, "undo:")
    await evening.until(lambda: "Your turn" in evening.said(turn))


async def test_whoever_gets_a_move_back_by_leave_of_the_other_is_called_anew(
    evening: Evening,
) -> None:
    olga, pavel = alone(evening, "olga"), alone(evening, "pavel")
    await begun(evening, olga, pavel, options="heap=20")
    await evening.answer(olga, await evening.hand(olga, "Your turn"), "ask:1:0:take 1")
    await evening.answer(pavel, await evening.hand(pavel, "Your turn"), "ask:1:1:take 1")
    before = await evening.hand(olga, "There are 18 pebbles")
    await evening.slash(olga, private(evening, olga), "undo")
    await evening.press(pavel, await evening.hand(pavel, "asks to undo"), "vote:1:yes")
    turn = await evening.hand(olga, "There are 20 pebbles")
    assert turn.id != before.id
    assert MessageFlag.SUPPRESS_NOTIFICATIONS not in turn.flags


async def test_the_same_two_play_again_by_direct_message(evening: Evening) -> None:
    olga, pavel = alone(evening, "olga"), alone(evening, "pavel")
    await begun(evening, olga, pavel, options="heap=3")
    await evening.confirm(olga, await evening.hand(olga, "Your turn"), "take", "3")
    end = await evening.hand(olga, "the game is over")
    await evening.answer(olga, end, "again@")
    invited = await evening.hand(pavel, "invites you")
    await evening.answer(pavel, invited, "code:")
    await evening.hand(olga, "#2")


async def test_the_table_of_an_opener_who_leaves_is_closed(evening: Evening) -> None:
    olga, pavel = alone(evening, "olga"), alone(evening, "pavel")
    notice = await opened(evening, olga, seats=3)
    code = code_in(notice)
    await evening.slash(pavel, private(evening, pavel), "table join", code=code)
    await evening.press(olga, notice, "leave@")
    await evening.until(lambda: "closed" in evening.now(notice).content)
    listed = await evening.slash(pavel, private(evening, pavel), "games")
    assert "not in any game" in listed.content


async def test_whoever_opened_a_table_and_resigned_is_told_no_more_of_it(evening: Evening) -> None:
    olga, pavel = alone(evening, "olga"), alone(evening, "pavel")
    notice = await opened(evening, olga, options="heap=3")
    await evening.slash(pavel, private(evening, pavel), "table join", code=code_in(notice))
    await evening.hand(olga, "Your turn")
    await evening.until(lambda: "game is on" in evening.now(notice).content)
    told = await evening.slash(olga, private(evening, olga), "table resign")
    await evening.answer(olga, told, "sure:resign")
    await evening.hand(pavel, "the game is over")
    await evening.slash(pavel, private(evening, pavel), "table pause")
    assert "game is on" in evening.now(notice).content


async def test_a_turn_by_direct_message_is_reminded_of(evening: Evening, clock: Clockwork) -> None:
    olga, pavel = alone(evening, "olga"), alone(evening, "pavel")
    await begun(evening, olga, pavel)
    clock.tick(25 * 3600)
    reminder = await evening.hand(olga, "your turn began")
    assert "#1" in reminder.content


async def test_whoever_is_reminded_at_the_table_is_reminded_of_such_a_turn_as_well(
    evening: Evening, ann: User, theo: User, clock: Clockwork
) -> None:
    thread = await waiting(evening, ann, theo, reminders="thread")
    clock.tick(1)
    world = evening.stand_in.world
    await begun(evening, install(world, ann), install(world, theo))
    clock.tick(DAY)
    at_the_table = await evening.table_saying("your turn began", thread)
    await evening.hand(ann, WAITS)
    assert at_the_table.id in world.messages
    assert ["#2" in reminder.content for reminder in reminders(evening, ann)] == [True]
