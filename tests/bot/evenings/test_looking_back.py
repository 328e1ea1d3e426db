"""Evenings on which people look at a table as it lay before."""

import asyncio
from pathlib import Path

from bot.sandbox.interactions import Interaction
from bot.sandbox.limits.components import walk
from bot.sandbox.server import StandIn
from bot.sandbox.things import Channel, Message, User
from bot.workers.film_worker import NO_FILM, Reel
from bot.workers.pictures import MOST_FILMS_OF_ONE
from renderers.film import Animated
from tests.bot.evenings.evening import Evening, bot_at
from tests.bot.wire import reply


class Slow:
    """A pool in which a film has come to two fifths, until it is told to be done."""

    def __init__(self) -> None:
        self.done = asyncio.Event()
        self.film = Animated(b"RIFF", 3)

    async def open(self) -> None:
        """Nothing is to be started."""

    async def run(self, reel: Reel) -> Animated:
        reel.report(0.4)
        await self.done.wait()
        return self.film

    async def close(self) -> None:
        """Nothing is to be stopped."""


def said(evening: Evening, pressed: Interaction) -> str | None:
    """What the answer to a press says now."""
    answer = evening.stand_in.people.reply(pressed)
    return answer.content if answer else None


async def played(evening: Evening, ann: User, theo: User, *numbers: int, **options: str) -> Channel:
    """A game of these two in which so many pebbles have been taken; the thread."""
    thread = await evening.begun(ann, theo, **options)
    for ply, number in enumerate(numbers):
        await evening.slash((ann, theo)[ply % 2], thread, "play", move=f"take {number}")
    return thread


async def turned(evening: Evening, who: User, shown: Message, button: str, text: str) -> Message:
    """The message once a button has turned it to the moment that says this."""
    await evening.press(who, shown, button)
    return await evening.until(
        lambda: next((m for m in [evening.now(shown)] if text in m.content), None)
    )


def picture(message: Message) -> str:
    (attachment,) = message.attachments
    return attachment.filename


async def test_an_earlier_position_is_shown_with_what_led_to_it(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await played(evening, ann, theo, 1, 2, 1)
    shown = await evening.slash(theo, thread, "board", step=2)
    assert shown.only_for == theo.id
    assert shown.content.splitlines() == [
        "**Pebbles** · A heap of 4 · step 2 of 3",
        "• **Theo** takes 2 from the heap.",
    ]
    assert picture(shown) == "pebbles-1-2.webp"


async def test_an_earlier_position_is_shown_of_the_table_that_is_chosen_of_several(
    evening: Evening, ann: User, theo: User
) -> None:
    for numbers in ((1, 2), (3,)):
        await played(evening, ann, theo, *numbers)
    question = await evening.slash(ann, evening.games, "board", step=1)
    (select,) = evening.stand_in.people.component_ids(question)
    chosen = await evening.stand_in.people.pick(ann, question, select, "2")
    assert "· step 1 of 1" in (await reply(evening.stand_in, chosen)).content


async def test_whose_things_are_meant_of_several_tables_is_asked_for(
    evening: Evening, ann: User, theo: User
) -> None:
    for _ in range(2):
        await played(evening, ann, theo)
    assert (
        "Choose one with “table”"
        in (await evening.slash(ann, evening.games, "board", seat="1")).content
    )


async def test_one_pages_through_the_moments_of_a_game(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await played(evening, ann, theo, 1, 2)
    shown = await evening.slash(ann, thread, "board", step=0)
    assert "start of the game (step 0 of 2)" in shown.content
    shown = await turned(evening, ann, shown, "board:1:1:later", "• **Ann** takes 1 from the heap.")
    assert picture(shown) == "pebbles-1-1.webp"
    shown = await turned(evening, ann, shown, "board:1:2:last", "• **Theo** takes 2 from the heap.")
    assert evening.stand_in.people.component_ids(shown) == [
        "board:1:stage",
        "board:1:0:back",
        "board:1:1:earlier",
        "board:1:0:first",
        "film@1",
        "show-board:1:2",
    ]


async def test_ten_moves_are_one_press(evening: Evening, ann: User, theo: User) -> None:
    thread = await played(evening, ann, theo, *[1] * 12, options="heap=20")
    shown = await evening.slash(ann, thread, "board", step=1)
    shown = await turned(evening, ann, shown, "board:1:11:on", "step 11 of 12")
    await turned(evening, ann, shown, "board:1:1:back", "step 1 of 12")


async def test_a_replay_leads_to_the_beginning_of_each_round(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await played(evening, ann, theo, 1, 2, 1)
    await evening.slash(ann, thread, "undo")  # a round that is taken back is none
    shown = await evening.slash(ann, thread, "board", step=0)
    (rounds,) = (part for part in walk(shown.components) if "options" in part)
    assert [
        (option["label"], option["value"], option.get("default", False))
        for option in rounds["options"]
    ] == [
        ("A heap of 7", "0", True),
        ("A heap of 6", "1", False),
        ("A heap of 4", "2", False),
    ]
    await evening.choose(ann, shown, "board:1:stage", "2")
    await evening.until(lambda: "step 2 of 4" in evening.now(shown).content or None)


async def test_a_finished_game_is_replayed_from_its_end(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await played(evening, ann, theo, 3, options="heap=3")
    end = await evening.table_saying("the game is over", thread)
    shown = await evening.answer(theo, end, "replay@")
    assert "(step 0 of 1)" in shown.content
    await turned(evening, theo, shown, "board:1:1:later", "**Ann** takes 3")


async def test_a_finished_game_is_seen_as_a_film_by_whoever_likes(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await played(evening, ann, theo, 1, 2, options="heap=3")
    end = await evening.table_saying("the game is over", thread)
    shown = await evening.answer(theo, end, "film@")
    assert (shown.only_for, shown.content) == (theo.id, "**Pebbles** · recap")
    (attachment,) = shown.attachments
    assert attachment.filename == "pebbles-1-2-en.webp"
    assert (attachment.description or "").startswith("A recap of the game in 3 pictures.")


async def test_a_game_that_goes_on_is_seen_as_a_film_as_far_as_it_has_come(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await played(evening, ann, theo, 1, 2)
    shown = await evening.answer(ann, await evening.slash(ann, thread, "board", step=0), "film@")
    assert "· recap" in shown.content


async def test_a_film_that_takes_long_tells_how_far_it_has_come_and_keeps_others_waiting(
    stand_in: StandIn, tmp_path: Path
) -> None:
    evening, films = Evening(stand_in), Slow()
    ann, theo = evening.person("ann"), evening.person("theo")
    async with bot_at(stand_in, tmp_path, films=films):
        thread = await played(evening, ann, theo, 1, 2)
        board = await evening.slash(ann, thread, "board", step=0)
        shown = await evening.press(ann, board, "film@")
        await evening.until(lambda: "▰▰▰▰▱▱▱▱▱▱ 40%" in (said(evening, shown) or "") or None)
        more = [await evening.press(ann, board, "film@") for _ in range(MOST_FILMS_OF_ONE + 1)]
        await evening.until(
            lambda: any("asked for a lot" in (said(evening, one) or "") for one in more) or None
        )
        films.done.set()
        await evening.until(lambda: "· recap" in (said(evening, shown) or "") or None)
        films.film = NO_FILM
        await evening.slash(ann, thread, "play", move="take 1")
        failed = await evening.press(ann, board, "film@")
        await evening.until(lambda: "recap couldn’t be" in (said(evening, failed) or "") or None)


async def test_a_film_is_shown_to_everybody_once_and_not_made_twice(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await played(evening, ann, theo, 1, 2, options="heap=3")
    end = await evening.table_saying("the game is over", thread)
    shown = await evening.answer(theo, end, "film@")
    await evening.press(theo, shown, "show-film")
    public = await evening.table_saying("Theo shows this to everyone:", thread)
    assert public.only_for is None
    assert [attachment.filename for attachment in public.attachments] == ["pebbles-1-2-en.webp"]
    await evening.until(lambda: not evening.stand_in.people.component_ids(shown) or None)


async def test_while_a_film_for_everybody_is_made_nobody_asks_for_it_again(
    stand_in: StandIn, tmp_path: Path
) -> None:
    evening, films = Evening(stand_in), Slow()
    ann, theo = evening.person("ann"), evening.person("theo")
    films.done.set()
    async with bot_at(stand_in, tmp_path, films=films):
        thread = await played(evening, ann, theo, 1, 2)
        board = await evening.slash(ann, thread, "board", step=0)
        shown = await evening.answer(ann, board, "film@")
        await evening.slash(ann, thread, "play", move="take 1")
        films.done.clear()
        await evening.press(ann, shown, "show-film")
        await evening.until(lambda: not evening.stand_in.people.component_ids(shown) or None)
        films.film = NO_FILM
        films.done.set()
        await evening.until(lambda: evening.stand_in.people.component_ids(shown) or None)


async def test_what_only_one_read_is_not_shown_to_everybody(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await played(evening, ann, theo, 1)
    record = await evening.slash(ann, thread, "record")
    assert "dream" in record.content
    await evening.press(ann, record, "show-record")
    public = await evening.table_saying("Ann shows this to everyone:", thread)
    assert "takes 1" in public.content
    assert "dream" not in public.content


async def test_what_a_player_sees_elsewhere_is_not_shown_there(
    evening: Evening, ann: User, theo: User
) -> None:
    await played(evening, ann, theo, 1)
    elsewhere = evening.stand_in.world.channels[(await evening.hand(theo)).channel]
    board = await evening.slash(theo, elsewhere, "board")
    assert not evening.stand_in.people.component_ids(board)


async def test_what_only_one_learned_is_not_told_of_an_earlier_moment(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await played(evening, ann, theo, 1, 2)
    assert "dream" not in (await evening.slash(ann, thread, "board", step=1)).content


async def test_a_move_that_there_was_not_is_refused(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await played(evening, ann, theo, 1)
    assert "from 0 (the start) to 1" in (await evening.slash(ann, thread, "board", step=9)).content


async def test_whoever_presses_start_without_a_seat_is_offered_one(
    evening: Evening, ann: User, theo: User
) -> None:
    notice = await evening.slash(
        ann, evening.games, "table new", game="pebbles", seats=3, computers=1
    )
    offer = await evening.answer(theo, notice, "start")
    assert offer.only_for == theo.id
    await evening.press(theo, offer, "join")
    await evening.until(lambda: "3. Theo" in evening.now(notice).content or None)


async def test_an_earlier_position_is_shown_to_everybody_as_all_may_see_it(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await played(evening, ann, theo, 1, 2, 1)
    shown = await evening.slash(ann, thread, "board", step=1)
    await evening.press(ann, shown, "show-board")
    public = await evening.table_saying("Ann shows this to everyone:", thread)
    assert public.only_for is None
    assert "· step 1 of 3\n• **Ann** takes 1 from the heap." in public.content
    assert picture(public) == "pebbles-1-1.webp"
    assert "dream" not in str(public)


async def test_what_a_player_has_is_shown_to_everybody_as_all_may_see_it(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await evening.begun(ann, theo, game="last-will")
    others_see = await evening.slash(theo, thread, "board", seat="ann")
    shown = await evening.slash(ann, thread, "board", seat="ann")
    await evening.press(ann, shown, "show-seat")
    public = await evening.table_saying("Ann shows this to everyone:", thread)
    assert public.only_for is None
    (seen,), (told,) = others_see.attachments, public.attachments
    assert (told.filename, told.description) == (seen.filename, seen.description)
    assert "Your hand" not in str(public)
