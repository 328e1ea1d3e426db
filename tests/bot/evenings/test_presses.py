"""How many presses a turn takes, from the table's post on: a button counts 1, a select 2, several
things 1 and each of them 1, a form 2. A whole game counts what the first seat presses; what
both do is a computer player's habit.

| turn | before | at most | now |
| --- | --- | --- | --- |
| Splendor: take three | 8 | 4 | 3 |
| take two of a colour | 4 | 3 | 3 |
| buy a card | 4 or 5 | 2 | 2 |
| reserve a card | 5 | 3 | 3 |
| return three tokens, on top | 4 | 2 | 2 |
| Splendor Duel: take a line | 6 or 7 | 4 | 4 |
| High Society: raise | 6 | 3 | 2 |
| a chosen bid | 5 | 3 | 3 |
| any other total | 5 | 3 | 3 |
| chosen cards | 5 | 5 | 5 |
| pass | 3 | 2 | 2 |
| leave a limit | 6 | 3 | 3 |
| Princes: a work with bonus cards, and its pay | 10 | 5 | 5 |
| draw five bonus cards | 3 | 3 | 3 |
| a whole game of two, in the channel | 102 | 75 | 75 |
| the same by direct message | 75 | 75 | 74 |
| Last Will: run an errand | 4 | 2 | 2 |
| rearrange the market | 5 | 4 | 4 |
| end a turn with actions left, and the round | 3 | 2 | 2 |
| draw seven cards | 6 to 8 | 3 | 3 |
| keep cards | 6 | 4 | 3 |
| end a turn in which nothing is left | 2 | 0 | 0 |
| a whole game of two, in the channel | 153 | 117 | 115 |
| the same by direct message | 132 | 117 | 114 |
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.sandbox.things import Message, User
from games.automa import choose_by_habit
from games.chance import Chance
from games.draft import draft
from games.engine import Seat
from games.last_will.rules.course import KeepSome
from games.last_will.rules.errands import SendBoy
from games.last_will.rules.planning import DrawCards, PlanRound
from games.last_will.rules.turns import Turn as LastWillTurn
from games.princes_of_florence.rules.turns import Turn as PrincesTurn
from games.princes_of_florence.rules.values import bonus_value
from games.princes_of_florence.rules.works import workable
from games.questions import joined, notation_of
from games.splendor.catalogue import GEMS, Tokens
from tests.bot.evenings.course import Course, course_at, possible, preferring
from tests.bot.evenings.evening import Evening, form_values, unhurried
from tests.bot.evenings.pressing import Presser
from tests.bot.wire import standing

SEED = 5


@pytest.fixture
async def evening() -> AsyncIterator[Evening]:
    """An evening at which each game brings the bot."""
    async with standing(rates=unhurried()) as stand_in:
        yield Evening(stand_in)
        assert not stand_in.rest.refused


@asynccontextmanager
async def game(evening: Evening, folder: Path, key: str, number: int = 2) -> AsyncIterator[Course]:
    people = [evening.person(name) for name in ("ann", "theo", "ingrid")[:number]]
    async with course_at(evening, folder, SEED, people, key) as course:
        yield course


async def laid_out(course: Course, change: Callable[[Any], None]) -> Any:
    """Change the table without a move; as it is then."""
    position = await course.position()
    table = draft(position.table)
    change(table)
    course.bot.services.host.tables._cache.put(course.table, position.row.ply, table)
    return table


async def presses(course: Course, who: User, *keys: str) -> tuple[int, Message]:
    """How many presses these answers take from the table's post on, and what stands there then."""
    evening, before = course.evening, (await course.position()).row.ply
    evening.pressed.clear()
    menu = await evening.answer(who, evening.posts(course.thread)[-1], "play@")
    done = await evening.confirm(who, menu, *keys)
    assert (await course.position()).row.ply > before or "order" in done.content
    await course.shown()
    return sum(evening.pressed), done


async def more(evening: Evening, who: User, menu: Message, *keys: str) -> int:
    """How many presses more what follows in the same menu takes."""
    evening.pressed.clear()
    await evening.confirm(who, menu, *keys)
    return sum(evening.pressed)


async def table_of(course: Course) -> Any:
    """The table as it is now."""
    return (await course.position()).table


async def fresh(course: Course) -> User:
    """Whoever must act now."""
    return course.person((await course.position()).table.waiting[0].seat)


async def test_splendor(evening: Evening, tmp_path: Path) -> None:
    async with game(evening, tmp_path, "splendor") as course:
        assert (await presses(course, await fresh(course), "take", "white+blue+green"))[0] <= 4
        assert (await presses(course, await fresh(course), "two", "red"))[0] <= 3

        def rich(table: Any) -> None:
            for player in table.players:
                player.tokens = Tokens.of([*GEMS, *GEMS])

        table = await laid_out(course, rich)
        card = next(card for card in table.affordable(table.players[0]) if card in table.face_up)
        assert (await presses(course, await fresh(course), f"buy-{card.id}"))[0] <= 2

        def poor(table: Any) -> None:
            for player in table.players:
                player.tokens = Tokens()

        await laid_out(course, poor)
        card = (await table_of(course)).face_up[0]
        assert (await presses(course, await fresh(course), "reserve", card.id))[0] <= 3
        await laid_out(course, rich)
        who = await fresh(course)
        keys = [colour.value for colour in (await table_of(course)).available[:3]]
        _, menu = await presses(course, who, "take", "+".join(keys))
        assert await more(evening, who, menu, keys[0], keys[0], keys[1]) <= 2


async def test_splendor_duel(evening: Evening, tmp_path: Path) -> None:
    async with game(evening, tmp_path, "splendor-duel") as course:
        who = await fresh(course)
        menu = await evening.answer(who, evening.posts(course.thread)[-1], "play@")
        menu = await evening.answer(who, menu, "ask:1:0:take")
        values = [
            option["value"]
            for row in menu.components
            for part in row["components"]
            for option in part.get("options", ())
        ]
        longest = next(value for value in values if "-" in value)
        assert (await presses(course, who, "take", longest))[0] <= 4


async def test_high_society(evening: Evening, tmp_path: Path) -> None:
    async with game(evening, tmp_path, "high-society", 3) as course:
        first = await fresh(course)
        other = next(person for person in course.people if person is not first)
        assert (await presses(course, other, "1-25", "9"))[0] <= 3
        evening.pressed.clear()
        menu = await evening.answer(first, evening.posts(course.thread)[-1], "play@")
        offered = evening.stand_in.people.component_ids(menu)
        assert [one.rpartition(":")[2] for one in offered if ":to-" in one] == [
            "to-3",
            "to-5",
            "to-7",
        ]
        assert (await presses(course, first, "to-5"))[0] <= 3
        third = course.people[-1]
        who = await fresh(course) if await fresh(course) is not other else third
        assert (await presses(course, who, "pass"))[0] <= 2


async def test_another_total_in_high_society(evening: Evening, tmp_path: Path) -> None:
    async with game(evening, tmp_path, "high-society", 3) as course:
        who = await fresh(course)
        menu = await evening.answer(who, evening.posts(course.thread)[-1], "play@")
        evening.pressed[:] = [1]  # that of Play
        assert "bids 9 (1+8)" in (await evening.enter(who, menu, "9")).content
        assert sum(evening.pressed) <= 3


async def test_a_total_that_is_refused_still_stands_in_its_form(
    evening: Evening, tmp_path: Path
) -> None:
    async with game(evening, tmp_path, "high-society", 3) as course:
        who = await fresh(course)
        menu = await evening.answer(who, evening.posts(course.thread)[-1], "play@")
        refused = await evening.enter(who, menu, "9999")
        assert "“9999” isn’t a number" in refused.content
        assert "What you typed is kept" in refused.content
        assert form_values(await evening.press(who, menu, "enter")) == {"0": "9999"}


async def test_princes_of_florence(evening: Evening, tmp_path: Path) -> None:
    async with game(evening, tmp_path, "princes-of-florence") as course:

        def working(table: Any) -> None:
            player = table.players[0]
            player.jesters, player.builders = 5, 1
            table.agenda = [*table.agenda[:-1], PrincesTurn(Seat(0))]
            player.bonuses = [card for card in table.bonuses if bonus_value(player, card)][:2]
            assert player.bonuses

        table = await laid_out(course, working)
        who = course.person(Seat(0))
        card = workable(table, table.players[0])[0]
        await evening.slash(who, course.thread, "board")
        count, menu = await presses(course, who, "work", f"{card.id}-best")
        count += await more(evening, who, menu, "0")
        assert count <= 5
        assert (await presses(course, who, "bonus"))[0] <= 3


async def test_last_will(evening: Evening, tmp_path: Path) -> None:
    async with game(evening, tmp_path, "last-will") as course:
        dealt = await table_of(course)
        question = dealt.waiting[0].ask(dealt)
        who = await fresh(course)
        kept: Sequence[str] = [*question.things][: question.least]
        assert (await presses(course, who, joined(question, frozenset(kept))))[0] <= 4

        def ahead(*decisions: Any) -> Callable[[Any], None]:
            def change(table: Any) -> None:
                table.agenda = [*table.agenda[:-1], *decisions]

            return change

        who = course.person(Seat(0))
        await laid_out(course, ahead(SendBoy(Seat(0)), KeepSome(Seat(0), 2)))
        assert (await presses(course, who, "1+2"))[0] <= 4, "though it is final"
        table = await table_of(course)
        slot = next(offered.slot for offered in table.offer if offered.card is not None)
        assert (await presses(course, who, slot))[0] <= 2
        await laid_out(course, ahead(PlanRound(Seat(0))))
        menu = await evening.answer(who, evening.posts(course.thread)[-1], "play@")
        assert evening.component(menu, "what:"), "a plan is chosen by the cards that are offered"
        await laid_out(course, ahead(DrawCards(Seat(0), 7)))
        assert (await presses(course, who, "mix-2-2-2-1"))[0] <= 2

        def idle(table: Any) -> None:
            ahead(LastWillTurn(Seat(1)), SendBoy(Seat(0)))(table)
            table.players[1].actions = 3

        await laid_out(course, idle)
        modifiers = list((await table_of(course)).modifiers.values())
        first, *others = reversed(modifiers)
        arranged = "_".join(map(str, [first, *others]))
        way = "market", f"mansion_{first}", arranged
        assert (await presses(course, who, *way))[0] <= 4
        assert (await presses(course, course.person(Seat(1)), "end"))[0] <= 2


async def type_by_habit(course: Course, chance: Chance) -> None:
    """Type a move of a computer player's habit for whoever must act."""
    position = await course.position()
    decision = position.table.waiting[0]
    action = choose_by_habit(position.game, position.table, decision.seat, chance)
    await course.type(decision.seat, notation_of(decision.ask(position.table), action))


@pytest.mark.parametrize(
    ("key", "most", "by_hand"),
    [
        ("last-will", 85, False),
        ("last-will", 85, True),
        ("princes-of-florence", 75, False),
        ("princes-of-florence", 75, True),
    ],
)
async def test_whole_games_of_two(
    evening: Evening, tmp_path: Path, key: str, most: int, *, by_hand: bool
) -> None:
    async with game(evening, tmp_path, key) as course:
        presser, chance = Presser(course, course.people[0], by_hand), Chance(SEED)
        while not (position := await course.position()).table.over:
            if position.table.waiting[0].seat:
                await type_by_habit(course, chance)
            else:
                await presser.move(chance)
        assert sum(presser.spent.values()) <= most, presser.spent


async def test_a_turn_in_which_nothing_is_left_ends_without_a_press(
    evening: Evening, tmp_path: Path
) -> None:
    spending, chance = preferring("play", "use", "place", "buy", "end"), Chance(SEED)
    async with game(evening, tmp_path, "last-will") as course:
        after = await course.position()
        while True:
            ply, mover = after.row.ply, after.table.waiting[0].seat
            answer = await course.type(mover, possible(after, spending, chance))
            after = await course.position()
            if after.row.ply > ply + 1:
                break
        assert after.table.waiting[0].seat != mover
        post = evening.posts(course.thread)[-1]
        for shown in (answer, post):
            assert "has nothing left to do" in shown.content
            assert evening.component(shown, f"undo:1:{ply + 1}")
        undone = await evening.answer(course.person(mover), post, "undo:1:")
        assert "Undone." in undone.content
        assert (await table_of(course)).waiting[0].seat == mover
