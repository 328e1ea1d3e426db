"""Evenings on which somebody leaves in mid-game, is replaced, wants a pause, or closes the
table.
"""

import re

import pytest

from bot.sandbox.things import Channel, Message, User
from tests.bot.clockwork import Clockwork
from tests.bot.evenings.evening import Evening
from tests.bot.evenings.sentences import says, sentence

HOUR = 60 * 60
DAY = 24 * HOUR


async def sure(evening: Evening, who: User, where: Channel, line: str) -> Message:
    """A command that asks once more before it does anything; what is said when it is done."""
    return await evening.answer(who, await evening.slash(who, where, line), "sure:")


async def saying(evening: Evening, what: str | re.Pattern[str], where: Channel) -> Message:
    """The post that says this, the newest or not."""
    sought = re.compile(re.escape(what)) if isinstance(what, str) else what
    return await evening.until(
        lambda: next((post for post in evening.posts(where) if sought.search(post.content)), None)
    )


async def closed(evening: Evening, question: Message, key: str) -> None:
    """Wait until a question says what became of it."""
    await evening.until(lambda: says(evening.now(question), key) or None)
    assert not evening.now(question).components


# Giving up


async def test_whoever_resigns_is_followed_by_an_automa(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await evening.begun(ann, theo)
    await evening.table_calling(ann, thread)
    assert says(await sure(evening, ann, thread, "table resign"), "leaving-resigned")
    table = await evening.table_calling(theo, thread)
    assert f"**Cog**, a computer player, takes over from <@{ann.id}>." in table.content
    assert says(await evening.slash(ann, thread, "play"), "table-not-yours")


async def test_resigning_is_asked_once_more(evening: Evening, ann: User, theo: User) -> None:
    thread = await evening.begun(ann, theo)
    question = await evening.slash(ann, thread, "table resign")
    assert "The computer will play on in your seat. Resign?" in question.content
    assert "There are 7 pebbles." in (await evening.slash(ann, thread, "play")).content


async def test_when_the_last_person_resigns_the_table_is_closed(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await evening.begun(ann, theo)
    await sure(evening, theo, thread, "table resign")
    await saying(evening, "**Cog**", thread)
    question = await evening.slash(ann, thread, "table resign")
    assert "No one else is left" in question.content
    await evening.answer(ann, question, "sure:")
    assert (await saying(evening, "This table is closed.", thread)).mentions == ()


@pytest.mark.parametrize("line", ["table resign", "table end", "table pause"])
async def test_of_a_table_that_has_not_begun_nobody_is_told_that_it_is_over(
    evening: Evening, theo: User, line: str
) -> None:
    await evening.slash(theo, evening.games, "table new", game="pebbles", seats=2)
    answer = await evening.slash(theo, evening.games, line, table="1")
    assert "The game hasn’t started yet" in answer.content


# Handing on


async def test_ones_own_seat_is_offered_and_taken_over_with_all_that_lies_there(
    evening: Evening, ann: User, theo: User, ingrid: User
) -> None:
    thread = await evening.begun(ann, theo)
    await evening.slash(ann, thread, "play", move="take 3")
    await evening.slash(theo, thread, "table replace", user=ingrid.id)
    offer = await saying(evening, "would you like to take over from **Theo**?", thread)
    assert offer.mentions == (ingrid.id,)
    await evening.press(ingrid, offer, "vote:1:yes")
    table = await saying(evening, f"**Ingrid** takes over from <@{theo.id}>.", thread)
    assert ingrid.id in table.mentions
    assert (
        "There are 4 pebbles." in (await evening.hand(ingrid, sentence("menu-your-turn"))).content
    )
    assert says(await evening.slash(theo, thread, "hand"), "table-not-yours")
    await closed(evening, offer, "offer-outcome-yes")
    assert f"take over from <@{theo.id}>?" in evening.now(offer).content


async def test_the_former_hand_is_taken_away_with_its_picture_and_its_buttons(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await evening.begun(ann, theo)
    hand = await evening.hand(ann, sentence("menu-your-turn"))
    assert hand.attachments
    await sure(evening, ann, thread, "table resign")
    hand = await evening.hand(ann, sentence("hand-given-up"))
    assert not hand.attachments
    assert not hand.components


async def test_an_offer_may_be_declined_and_is_for_one_person_alone(
    evening: Evening, ann: User, theo: User, ingrid: User
) -> None:
    thread = await evening.begun(ann, theo)
    await evening.slash(theo, thread, "table replace", user=ingrid.id)
    offer = await saying(evening, "would you like to take over", thread)
    assert says(await evening.answer(ann, offer, "vote:1:yes"), "offer-not-yours")
    labels = [part["label"] for row in offer.components for part in row["components"]]
    assert labels == ["Take the seat", "No, thanks", "Take back the offer"]
    assert says(offer, "offer-until")
    await evening.press(ingrid, offer, "vote:1:no")
    await closed(evening, offer, "offer-outcome-no")


async def test_an_offer_is_withdrawn_by_whoever_made_it_and_by_nobody_else(
    evening: Evening, ann: User, theo: User, ingrid: User
) -> None:
    thread = await evening.begun(ann, theo)
    await evening.slash(theo, thread, "table replace", user=ingrid.id)
    offer = await saying(evening, "would you like to take over", thread)
    assert says(await evening.answer(ann, offer, "unpropose:1"), "proposal-not-proposed")
    await evening.press(theo, offer, "unpropose:1")
    await closed(evening, offer, "offer-outcome-withdrawn")


async def test_who_opened_the_table_may_offer_the_seat_of_an_automa(
    evening: Evening, ann: User, theo: User, ingrid: User
) -> None:
    thread = await evening.begun(ann, theo)
    await sure(evening, theo, thread, "table resign")
    await saying(evening, "**Cog**", thread)
    await evening.slash(ann, thread, "table replace", user=ingrid.id, seat=2)
    assert "take over from **Cog**?" in (await saying(evening, "would you like", thread)).content


async def test_who_opened_the_table_hands_no_hand_of_somebody_who_plays_to_anybody(
    evening: Evening, ann: User, theo: User, ingrid: User
) -> None:
    thread = await evening.begun(ann, theo)
    answer = await evening.slash(ann, thread, "table replace", user=ingrid.id, seat=2)
    assert answer.content.startswith("This is Theo’s seat, and only they")
    assert not any("would you like" in post.content for post in evening.posts(thread))


async def test_who_played_in_one_seat_takes_no_other(
    evening: Evening, ann: User, theo: User, ingrid: User
) -> None:
    thread = await evening.begun(ann, theo, ingrid)
    await sure(evening, ann, thread, "table resign")
    await saying(evening, "**Cog**", thread)
    answer = await evening.slash(theo, thread, "table replace", user=ann.id)
    assert says(answer, "proposal-sat-here")


async def test_the_seat_of_whoever_is_away_is_handed_on_by_vote_and_they_are_called(
    evening: Evening, clock: Clockwork, ann: User, theo: User, ingrid: User
) -> None:
    mei = evening.person("mei")
    thread = await evening.begun(ingrid, ann, theo, absent_after="1", absent="none")
    await evening.table_calling(ingrid, thread)
    clock.tick(HOUR)
    await evening.slash(theo, thread, "table replace", user=mei.id, seat=1)
    question = await saying(
        evening, f"suggests that <@{mei.id}> should take over from **Ingrid**", thread
    )
    assert f"<@{ingrid.id}>, this is about your seat." in question.content
    assert set(question.mentions) == {ann.id, ingrid.id}
    await evening.press(ann, question, "vote:1:yes")
    await evening.until(
        lambda: says(evening.now(question), "votes-yes", names="**Ann** and **Theo**") or None
    )
    assert not any("would you like" in post.content for post in evening.posts(thread))
    clock.tick(DAY)
    offer = await saying(evening, "would you like to take over from **Ingrid**?", thread)
    assert set(offer.mentions) == {mei.id, ingrid.id}
    await evening.press(mei, offer, "vote:2:yes")
    await saying(evening, "**Mei** takes over from", thread)
    told = await saying(evening, f"<@{ingrid.id}>, you have been away", thread)
    assert told.mentions == (ingrid.id,)


async def asked_about_ann(evening: Evening, clock: Clockwork, ann: User, theo: User) -> Message:
    """A vote on the seat of Ann, who has been away."""
    thread = await evening.begun(ann, theo, absent_after="1", absent="none")
    await evening.table_calling(ann, thread)
    clock.tick(HOUR)
    await evening.slash(theo, thread, "table replace", user=evening.person("mei").id, seat=1)
    return await saying(evening, "this is about your seat", thread)


async def test_whoever_is_back_keeps_their_seat_with_a_move(
    evening: Evening, clock: Clockwork, ann: User, theo: User
) -> None:
    question = await asked_about_ann(evening, clock, ann, theo)
    await evening.slash(ann, evening.games, "play", move="take 1", table="1")
    await closed(evening, question, "outcome-over")


async def test_whoever_is_back_keeps_their_seat_with_a_press(
    evening: Evening, clock: Clockwork, ann: User, theo: User
) -> None:
    question = await asked_about_ann(evening, clock, ann, theo)
    await evening.press(ann, question, "vote:1:no")
    await closed(evening, question, "outcome-no")


async def test_nobody_sits_twice_and_no_bot_sits_at_all(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await evening.begun(ann, theo)
    refusal = await evening.slash(ann, thread, "table replace", user=theo.id)
    assert says(refusal, "proposal-seated")
    refusal = await evening.slash(ann, thread, "table replace", user=evening.stand_in.world.bot.id)
    assert says(refusal, "table-no-bot")


# Pauses


async def paused(evening: Evening, ann: User, theo: User) -> Channel:
    """A game that pauses by agreement."""
    thread = await evening.begun(ann, theo)
    await evening.table_calling(ann, thread)
    await evening.slash(ann, thread, "table pause")
    question = await saying(evening, "suggests a pause", thread)
    await evening.press(theo, question, "vote:1:yes")
    await saying(evening, "The game is paused", thread)
    return thread


async def test_in_a_pause_nobody_moves(evening: Evening, ann: User, theo: User) -> None:
    thread = await paused(evening, ann, theo)
    assert "Paused." in (await evening.slash(ann, thread, "play", move="take 1")).content
    assert says(await evening.hand(ann, "paused"), "act-paused")
    assert "· paused ·" in (await evening.slash(theo, evening.games, "table list")).content


async def test_one_refusal_and_there_is_no_pause(evening: Evening, ann: User, theo: User) -> None:
    thread = await evening.begun(ann, theo)
    await evening.slash(ann, thread, "table pause")
    question = await saying(evening, "suggests a pause", thread)
    await evening.press(theo, question, "vote:1:no")
    await closed(evening, question, "outcome-no")
    assert "**Ann** takes 1" in (await evening.slash(ann, thread, "play", move="take 1")).content


async def test_anybody_ends_a_pause_and_whoever_must_act_is_called(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await paused(evening, ann, theo)
    await evening.slash(theo, thread, "table resume")
    table = await evening.table_calling(ann, thread)
    assert "**Theo** ends the pause. The game continues." in table.content
    assert "**Ann** takes 1" in (await evening.slash(ann, thread, "play", move="take 1")).content


async def test_in_a_pause_no_clock_runs(
    evening: Evening, clock: Clockwork, ann: User, theo: User
) -> None:
    thread = await evening.begun(ann, theo, absent="automatic", absent_after="24")
    await evening.table_calling(ann, thread)
    clock.tick(DAY - 60)
    await evening.slash(ann, thread, "table pause")
    await evening.press(theo, await saying(evening, "suggests a pause", thread), "vote:1:yes")
    await saying(evening, "The game is paused", thread)
    clock.tick(30 * DAY)
    await evening.slash(theo, thread, "table resume")
    await evening.table_calling(ann, thread)
    clock.tick(50)
    assert "There are 7 pebbles." in (await evening.slash(ann, thread, "play")).content
    clock.tick(20)
    await saying(evening, "**Ann** is away: the computer makes this move.", thread)


# The end before the end


async def test_who_opened_the_table_closes_it_and_nothing_is_left_to_press(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await evening.begun(ann, theo)
    await evening.table_calling(ann, thread)
    assert "The table is closed." in (await sure(evening, ann, thread, "table end")).content
    await saying(evening, "The table is closed before the end of the game.", thread)
    await evening.until(
        lambda: not any("'play@" in str(p.components) for p in evening.posts(thread)) or None
    )
    notice = next(post for post in evening.posts(evening.games) if "Pebbles" in post.content)
    await evening.until(lambda: says(evening.now(notice), "table-ended") or None)
    assert says(await evening.slash(theo, thread, "play", table="1"), "table-ended")


async def test_once_others_have_moved_whoever_opened_the_table_asks_them(
    evening: Evening, theo: User, ingrid: User
) -> None:
    thread = await evening.begun(theo, ingrid)
    await evening.slash(theo, thread, "play", move="take 1")
    await evening.slash(ingrid, thread, "play", move="take 1")
    question = await evening.slash(theo, thread, "table end")
    assert "The others will be asked" in question.content
    await evening.answer(theo, question, "sure:")
    await evening.press(
        ingrid, await saying(evening, "suggests closing this table", thread), "vote:1:yes"
    )
    await saying(evening, "The table is closed before the end of the game.", thread)


async def test_anybody_else_asks_and_more_than_half_decide(
    evening: Evening, ann: User, theo: User, ingrid: User
) -> None:
    thread = await evening.begun(ann, theo, ingrid)
    await sure(evening, theo, thread, "table end")
    question = await saying(evening, "suggests closing this table", thread)
    assert says(question, "votes-yes", names="**Theo**")
    await evening.press(ingrid, question, "vote:1:yes")
    await closed(evening, question, "outcome-yes")
    await saying(evening, "The table is closed before the end of the game.", thread)


async def test_half_is_not_enough(evening: Evening, ann: User, theo: User) -> None:
    thread = await evening.begun(ann, theo)
    await sure(evening, theo, thread, "table end")
    question = await saying(evening, "suggests closing this table", thread)
    await evening.press(ann, question, "vote:1:no")
    await closed(evening, question, "outcome-no")
    assert "**Ann** takes 1" in (await evening.slash(ann, thread, "play", move="take 1")).content


async def test_with_the_end_of_the_game_every_question_is_closed(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await evening.begun(ann, theo, options="heap=3")
    await evening.slash(theo, thread, "table pause")
    question = await saying(evening, "suggests a pause", thread)
    await evening.slash(ann, thread, "play", move="take 3")
    await closed(evening, question, "outcome-over")
