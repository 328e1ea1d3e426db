"""Evenings on which somebody regrets a move: taken back at once, or by everybody's leave, or not at
all.
"""

import re
from asyncio import gather

from bot.sandbox.things import Channel, Message, User
from tests.bot.clockwork import Clockwork
from tests.bot.evenings.evening import Evening
from tests.bot.evenings.pebbles import GAME
from tests.bot.evenings.sentences import says, sentence
from tests.bot.evenings.test_orders import COMING, auction, ordered

DAY = 24 * 60 * 60
BACK = sentence("act-taken-back")
ASKS = sentence("proposal-take-back")


async def regretted(evening: Evening, *people: User) -> Channel:
    """A game in which the first two have taken a pebble each, and the first would like to have
    theirs back.
    """
    thread = await evening.begun(*people)
    await evening.slash(people[0], thread, "play", move="take 1")
    await evening.table_calling(people[1], thread)
    await evening.slash(people[1], thread, "play", move="take 2")
    await evening.table_calling(people[2 % len(people)], thread)
    return thread


async def asked(evening: Evening, who: User, thread: Channel) -> Message:
    """The question whether somebody may take their move back."""
    answer = await evening.slash(who, thread, "undo")
    assert says(answer, "undo-asked")
    return await evening.table_saying(ASKS, thread)


async def test_ones_own_last_move_is_taken_back_at_once(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await evening.begun(ann, theo)
    await evening.slash(ann, thread, "play", move="take 3")
    await evening.table_calling(theo, thread)
    assert says(await evening.slash(ann, thread, "undo"), "undo-done")
    table = await evening.table_calling(ann, thread)
    assert says(table, "act-taken-back", who="**Ann**")
    assert [file.description for file in table.attachments] == ["7 pebbles, seen by everybody"]
    assert says(await evening.answer(ann, table, "play@"), "ask-turn", game=GAME, left=7)


async def test_the_answer_to_a_move_has_a_button_that_takes_it_back(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await evening.begun(ann, theo)
    done = await evening.slash(ann, thread, "play", move="take 3")
    assert says(await evening.answer(ann, done, "undo:1:1"), "undo-done")
    assert says(await evening.table_saying(BACK, thread), "act-taken-back", who="**Ann**")


async def test_the_hand_has_the_button_too_until_somebody_else_has_moved(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await evening.begun(ann, theo)
    await evening.confirm(ann, await evening.hand(ann, "Your turn."), "take", "3")
    hand = await evening.hand(ann, "Waiting for **Theo**")
    await evening.until(
        lambda: evening.now(hand).attachments[0].description == "4 pebbles, seen by Ann" or None
    )
    assert says(await evening.answer(ann, hand, "undo:1:1"), "undo-done")
    await evening.hand(ann, "Your turn.")
    await evening.slash(ann, thread, "play", move="take 1")
    await evening.slash(theo, thread, "play", move="take 1")
    hand = await evening.hand(ann, "Your turn.")
    assert not any(
        found.startswith("undo") for found in evening.stand_in.people.component_ids(hand)
    )


async def test_the_button_takes_back_no_other_move_than_its_own(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await evening.begun(ann, theo)
    first = await evening.slash(ann, thread, "play", move="take 3")
    await evening.slash(ann, thread, "undo")
    await evening.slash(ann, thread, "play", move="take 1")
    refusal = await evening.answer(ann, first, "undo:")
    assert says(refusal, "table-moved-yourself")
    assert says(await evening.slash(theo, thread, "play"), "ask-turn", game=GAME, left=6)


async def moved_twice(evening: Evening, ann: User) -> Message:
    """The answer to the second move of somebody who plays against the computer."""
    await evening.slash(
        ann, evening.games, "table new", game="pebbles", computers=1, options="heap=20"
    )
    thread = await evening.until(evening.thread)
    await evening.table_calling(ann, thread)
    await evening.slash(ann, thread, "play", move="take 1")
    await evening.until(lambda: "**Cog** takes" in evening.posts(thread)[-1].content or None)
    return await evening.slash(ann, thread, "play", move="take 1")


async def test_a_double_press_takes_one_move_back_and_nothing_hides_that(
    evening: Evening, ann: User
) -> None:
    second = await moved_twice(evening, ann)
    for _ in range(2):  # the second time no other move is left that could be taken back
        undo = evening.component(evening.now(second), "undo:")
        await gather(*(evening.answer(ann, second, undo) for _ in range(2)))
        assert "Undone." in evening.now(second).content
        assert "since" not in evening.now(second).content
    mine = [one.id for one in evening.stand_in.world.messages.values() if one.only_for == ann.id]
    assert mine[-1] == second.id, "nothing was refused"


async def test_where_a_move_was_taken_back_the_one_before_can_be_taken_back_next(
    evening: Evening, ann: User
) -> None:
    second = await moved_twice(evening, ann)
    back = await evening.answer(ann, second, "undo:")
    assert says(back, "menu-your-turn")
    first = await evening.answer(ann, back, "undo:1:1")
    assert says(first, "ask-turn", game=GAME, left=20)
    assert not any(
        found.startswith("undo") for found in evening.stand_in.people.component_ids(first)
    )


async def test_hands_follow_when_a_move_is_taken_back(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await evening.begun(ann, theo)
    await evening.slash(ann, thread, "play", move="take 3")
    await evening.hand(theo, "Your turn.")
    await evening.slash(ann, thread, "undo")
    assert says(await evening.hand(ann, "Your turn."), "ask-turn", game=GAME, left=7)
    hand = await evening.hand(theo, sentence("act-taken-back", who="**Ann**"))
    assert not says(hand, "menu-your-turn")
    assert [file.description for file in hand.attachments] == ["7 pebbles, seen by Theo"]


async def test_an_old_menu_makes_no_move_at_a_table_that_looks_the_same(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await evening.begun(ann, theo)
    stale = await evening.answer(ann, await evening.table_calling(ann, thread), "play@")
    await evening.slash(ann, thread, "play", move="take 3")
    await evening.slash(ann, thread, "undo")
    fresh = await evening.answer(ann, stale, "ask:1:0:")
    assert says(fresh, "table-moved-yourself")
    assert says(fresh, "ask-turn", game=GAME, left=7)
    assert "**Ann** takes 2" in (await evening.confirm(ann, fresh, "take", "2")).content


async def test_once_somebody_else_has_moved_they_are_asked_and_may_agree(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await regretted(evening, ann, theo)
    question = await asked(evening, ann, thread)
    assert question.mentions == (theo.id,)
    assert "\n> **Ann** takes 1 from the heap." in question.content
    await evening.press(theo, question, "vote:1:yes")
    table = await evening.until(
        lambda: next((m for m in evening.posts(thread) if "everyone agreed" in m.content), None)
    )
    assert f"Waiting for <@{ann.id}>" in table.content
    assert says(await evening.slash(ann, thread, "play"), "ask-turn", game=GAME, left=7)
    await evening.until(lambda: says(evening.now(question), "outcome-yes") or None)
    assert not evening.now(question).components


async def test_one_refusal_leaves_everything_as_it_is(
    evening: Evening, ann: User, theo: User, ingrid: User
) -> None:
    thread = await regretted(evening, ann, theo, ingrid)
    question = await asked(evening, ann, thread)
    await evening.press(theo, question, "vote:1:yes")
    await evening.until(lambda: says(evening.now(question), "votes-yes", names="**Theo**") or None)
    await evening.press(ingrid, question, "vote:1:no")
    await evening.until(lambda: says(evening.now(question), "outcome-no") or None)
    assert says(await evening.slash(ingrid, thread, "play"), "ask-turn", game=GAME, left=4)


async def test_silence_is_no_consent(
    evening: Evening, clock: Clockwork, ann: User, theo: User
) -> None:
    thread = await regretted(evening, ann, theo)
    question = await asked(evening, ann, thread)
    clock.tick(DAY)
    await evening.until(lambda: says(evening.now(question), "outcome-late") or None)
    assert says(await evening.slash(ann, thread, "play"), "ask-turn", game=GAME, left=4)


async def test_whoever_moves_on_instead_of_voting_has_answered(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await regretted(evening, ann, theo)
    question = await asked(evening, ann, thread)
    await evening.slash(ann, thread, "play", move="take 1")
    await evening.until(lambda: says(evening.now(question), "outcome-over") or None)


async def test_only_those_vote_whom_it_concerns(
    evening: Evening, ann: User, theo: User, ingrid: User
) -> None:
    thread = await regretted(evening, ann, theo)
    question = await asked(evening, ann, thread)
    for somebody in (ann, ingrid):
        refusal = await evening.answer(somebody, question, "vote:1:yes")
        assert says(refusal, "proposal-not-yours")


async def test_automas_do_not_vote(evening: Evening, ann: User) -> None:
    await evening.slash(ann, evening.games, "table new", game="pebbles", computers=1)
    thread = await evening.until(evening.thread)
    await evening.table_calling(ann, thread)
    await evening.slash(ann, thread, "play", move="take 1")
    await evening.until(lambda: "Cog" in evening.posts(thread)[-1].content or None)
    assert says(await evening.slash(ann, thread, "undo"), "undo-done")
    assert says(await evening.slash(ann, thread, "play"), "ask-turn", game=GAME, left=7)


async def test_nothing_is_taken_back_before_the_first_move(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await evening.begun(ann, theo)
    assert "no move to undo" in (await evening.slash(ann, thread, "undo")).content


async def test_a_table_may_be_opened_without_take_backs(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await evening.begun(ann, theo, undo="none")
    done = await evening.slash(ann, thread, "play", move="take 3")
    assert not any(
        found.startswith("undo") for found in evening.stand_in.people.component_ids(done)
    )
    assert says(await evening.slash(ann, thread, "undo"), "undo-never")


# Secrets


async def sealed_and_opened(evening: Evening, ann: User, theo: User, **options: str) -> Channel:
    """An auction of two marbles by sealed limits, of which the first are open."""
    thread = await evening.begun(ann, theo, game="marbles", options="auction=sealed", **options)
    await evening.slash(ann, thread, "play", move="up-to 7")
    await evening.slash(theo, thread, "play", move="up-to 9")
    await evening.table_saying("**Theo** goes up to 9.", thread)
    return thread


async def test_nothing_is_taken_back_after_a_secret_has_come_to_light(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await sealed_and_opened(evening, ann, theo)
    assert (
        "new information has been revealed" in (await evening.slash(theo, thread, "undo")).content
    )


async def test_where_the_table_allows_it_even_that_is_taken_back_if_all_agree(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await sealed_and_opened(evening, ann, theo, undo="anything")
    question = await asked(evening, theo, thread)
    await evening.press(ann, question, "vote:1:yes")
    await evening.until(lambda: says(evening.now(question), "outcome-yes") or None)
    assert "How far" in (await evening.slash(theo, thread, "play")).content


async def test_a_sealed_answer_is_taken_back_without_a_word_about_what_it_was(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await evening.begun(ann, theo, game="marbles", options="auction=sealed lots=1")
    await evening.slash(ann, thread, "play", move="up-to 7")
    await evening.slash(ann, thread, "undo")
    assert says(await evening.table_saying(BACK, thread), "act-taken-back", who="**Ann**")
    mine = await evening.hand(ann)
    for message in evening.stand_in.world.messages.values():
        if message.only_for != ann.id and message.channel != mine.channel:
            assert not re.search(r"\b7\b", message.content)


async def test_a_move_by_order_is_taken_back_together_with_the_order(
    evening: Evening, clock: Clockwork, ann: User, theo: User
) -> None:
    thread = await auction(evening, ann, theo)
    await ordered(evening, theo, "up-to", "9")
    await evening.slash(ann, thread, "play", move="lay 4")
    await evening.hand(theo, COMING)
    clock.tick(1000)
    await evening.table_calling(ann, thread)
    await evening.slash(theo, thread, "undo")
    hand = await evening.hand(theo, "You undid the move.")
    assert says(hand, "menu-your-turn")
    clock.tick(DAY)
    assert "It was: **raise up to 9**" in (await evening.slash(theo, thread, "play")).content


async def test_undo_stands_under_the_newest_post_for_whoever_moved_last(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await evening.begun(ann, theo)
    await evening.table_calling(ann, thread)
    await evening.slash(ann, thread, "play", move="take 1")
    post = await evening.table_calling(theo, thread)
    refusal = await evening.answer(theo, post, "undo:1:1")
    assert says(refusal, "only-mover-undoes", who="Ann")
    done = await evening.answer(ann, post, "undo:1:1")
    assert done.only_for == ann.id
    assert "Undone." in done.content
    back = await evening.table_saying(BACK, thread)
    ids = evening.stand_in.people.component_ids(back)
    assert not any(found.startswith("undo") for found in ids)
    late = await evening.answer(ann, post, "undo:1:1")
    assert says(late, "undo-nothing")
