"""Evenings on which people ask for the best move."""

from pathlib import Path

import pytest

from bot.commands.hint import _compared, called
from bot.hosting.host import Position
from bot.messages.language import words_of
from bot.sandbox.things import Channel, Message, User
from bot.workers.adviser import Adviser
from bot.workers.adviser_worker import Answered, Told
from games.engine import Seat
from tests.bot.evenings.course import course_at
from tests.bot.evenings.evening import Evening, unhurried
from tests.bot.wire import standing


async def alone(evening: Evening, who: User, **options: str | int) -> tuple[Channel, Message]:
    """A game against a computer player; its thread, and the menu of the first move."""
    await evening.slash(
        who, evening.games, "table new", game="pebbles", seats=2, computers=1, **options
    )
    thread = await evening.until(evening.thread)
    return thread, await evening.slash(who, thread, "play")


async def test_whoever_plays_computers_alone_is_told_the_best_move_and_plays_it(
    evening: Evening, ann: User
) -> None:
    thread, menu = await alone(evening, ann)
    told = await evening.answer(ann, menu, "hint@1")
    assert told.id == menu.id, "one menu is left to press"
    assert [one for one in ids_of(evening, told) if one.startswith("ask:")]
    # Who leaves four pebbles wins.
    assert "**Take pebbles › 3 of them**" in told.content.splitlines()[0]
    assert told.content.splitlines()[1].startswith("Second best: **Take pebbles › ")
    assert (await evening.slash(ann, thread, "hint")).content in told.content
    played = await evening.answer(ann, told, "do:1:0:take 3")
    assert "**Ann** takes 3 from the heap." in played.content


def ids_of(evening: Evening, message: Message) -> list[str]:
    return [*evening.stand_in.people.component_ids(message)]


async def test_a_hint_asked_for_by_command_is_a_message_of_its_own(
    evening: Evening, ann: User
) -> None:
    thread, _ = await alone(evening, ann)
    told = await evening.slash(ann, thread, "hint")
    assert told.content.startswith("Best: **Take pebbles › 3 of them**")
    assert ids_of(evening, told) == ["do:1:0:take 3"]


def test_a_second_best_is_just_as_good_where_it_wins_as_often() -> None:
    best = Told("take 1", 0.604, ())
    for chance, key in ((0.596, "hint-even"), (0.594, "hint-second")):
        assert _compared(best, Told("take 2", chance, ())) == key


async def test_a_hint_that_comes_too_late_makes_no_move(evening: Evening, ann: User) -> None:
    thread, menu = await alone(evening, ann, options="heap=20")
    told = await evening.answer(ann, menu, "hint@1")
    await evening.slash(ann, thread, "play", move="take 1")
    again = await evening.answer(ann, told, "do:1:0:")
    assert "You’ve moved since." in again.content


async def test_a_hint_for_a_table_that_has_changed_says_so(
    evening: Evening, ann: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    thread, menu = await alone(evening, ann, options="heap=20")
    find = Adviser.hint

    async def overtaken(adviser: Adviser, position: Position, seat: Seat) -> Answered:
        found = await find(adviser, position, seat)
        await evening.slash(ann, thread, "play", move="take 1")
        return found

    monkeypatch.setattr(Adviser, "hint", overtaken)
    await evening.press(ann, menu, "hint@1")
    messages = evening.stand_in.world.messages.values
    late = "The table has changed since you asked for this hint."
    told = await evening.until(
        lambda: next((one for one in messages() if one.content.startswith(late)), None)
    )
    assert told.only_for == ann.id


async def test_among_people_there_are_hints_only_where_the_table_says_so(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await evening.begun(ann, theo)
    assert "hint@1" not in evening.stand_in.people.component_ids(
        await evening.slash(ann, thread, "play")
    )
    assert "no hints" in (await evening.slash(ann, thread, "hint")).content
    thread = await evening.begun(ann, theo, hints="all")
    notices = [post.content for post in evening.posts(evening.games)]
    assert ["Everyone may ask for hints." in notice for notice in notices] == [False, True]
    assert "Best: **" in (await evening.slash(ann, thread, "hint")).content
    assert "not your turn" in (await evening.slash(theo, thread, "hint")).content
    assert (
        "You’re not in this game"
        in (await evening.slash(evening.person("ingrid"), thread, "hint")).content
    )


async def test_a_table_may_be_opened_without_hints(evening: Evening, ann: User) -> None:
    thread, menu = await alone(evening, ann, hints="none")
    assert "hint@1" not in evening.stand_in.people.component_ids(menu)
    assert "no hints" in (await evening.slash(ann, thread, "hint")).content


async def test_a_hint_calls_a_move_as_its_buttons_do(tmp_path: Path) -> None:
    async with standing(rates=unhurried()) as stand_in:
        evening = Evening(stand_in)
        people = [evening.person(name) for name in ("ann", "theo", "ingrid")]
        async with course_at(evening, tmp_path, 5, people, "high-society") as course:
            position = await course.position()
            seat, words = position.table.waiting[0].seat, words_of("en", position.game)
            assert called(position, seat, "bid 3", words) == "Bid 3 (lay 3)"
            assert called(position, seat, "pass", words) == "Pass"
