"""Evenings of The Princes of Florence over the wire, with five at the table: a whole game, and
sealed auctions.
"""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

from bot.sandbox.things import Message
from games.chance import Chance
from games.engine import Decision, Seat
from games.princes_of_florence.rules.auctions import RaiseOrPass
from games.princes_of_florence.rules.sealed import SealLimit
from games.princes_of_florence.table import PrincesTable
from tests.bot.clockwork import Clockwork
from tests.bot.evenings.course import Course, course_at, preferring
from tests.bot.evenings.evening import Evening, bot_at, contents, unhurried
from tests.bot.evenings.sentences import sentence
from tests.bot.wire import standing
from tests.rule import rule

SEED = 70
"""With which a prestige card is shared, among all the rest, in as few moves as any."""
NAMES = ("ann", "pyotr", "theo", "ingrid", "mei")
ID = re.compile(r"\d{15,}")
KEEN_UP_TO = 400
"""How far, in florins, one of them goes by order in the first auction."""
AS_A_RULE = preferring(
    "recruiting", "prestige", "jester", "decline", "pass", "work", "recruit", "build", "end"
)
"""Whoever bids for cards, works when that is possible, and wastes no time otherwise."""


def keen(table: PrincesTable, decision: Decision) -> Seat | None:
    """Who goes on by order in the first auction, while it is under way."""
    if isinstance(decision, RaiseOrPass) and table.round == 1 and not table.auctioned:
        return Seat((decision.auction.chooser + 2) % len(table.players))
    return None


def raises_by_order(table: PrincesTable, decision: Decision) -> bool:
    """Whether this is a raise that the order makes."""
    return (
        isinstance(decision, RaiseOrPass)
        and decision.seat == keen(table, decision)
        and decision.price <= KEEN_UP_TO
    )


async def test_a_game_of_five_is_played_to_the_final_scoring(
    tmp_path: Path, clock: Clockwork
) -> None:
    async with standing(rates=unhurried()) as stand_in:
        evening, chance = Evening(stand_in), Chance(SEED)
        people = [evening.person(name) for name in NAMES]
        async with course_at(
            evening, tmp_path, SEED, people, "princes-of-florence", clock
        ) as course:
            order = await up_to_the_turn_of_an_order(course, chance)
        async with bot_at(stand_in, tmp_path, clock) as bot:  # the restart is in mid-auction
            course = replace(course, bot=bot)
            hand = await evening.hand(people[await turn(course)], sentence("order-coming"))
            assert order in hand.content
            while keen(*await asked(course)) == await turn(course):
                await course.order_obeyed(clock)
            assert (await course.play_on(AS_A_RULE, chance)).table.over
        told = "\n".join(contents(evening.posts(course.thread)))
    for what, pattern in (
        ("a bid by order", r"\*\* raises to 300\."),
        ("a recruit", r"recruits the \w+ from \*\*\w+\*\*, leaving a recruiting card there\."),
        ("a work and its sum", r"completes the .*’s work, worth \d+ \(.*\)"),
        ("a tie for a prestige card", r"reveals a prestige card: .* points \(tied\)\."),
        ("the final scoring", r"the game is over\n1\. .* prestige points .*\n2\. "),
    ):
        assert re.search(pattern, told), what
    assert not stand_in.rest.refused


async def raised(folder: Path, *, by_order: bool) -> tuple[list[str], Message]:
    """What everybody is shown once somebody has raised, by order or by hand; and the answer."""
    clock = Clockwork()
    async with standing(rates=unhurried()) as stand_in:
        evening, chance = Evening(stand_in), Chance(SEED)
        people = [evening.person(name) for name in NAMES[:3]]
        async with course_at(evening, folder, SEED, people, "princes-of-florence", clock) as course:
            while not isinstance((await asked(course))[1], RaiseOrPass):
                await course.play_on(AS_A_RULE, chance, plies=1)
            who = course.person(await turn(course))
            menu = await evening.answer(who, evening.posts(course.thread)[-1], "play@")
            pressed = "up-to-500" if by_order else "raise"
            answer = await evening.confirm(who, menu, pressed)
            await course.shown()
            while (seat := await turn(course)) != course.people.index(who):
                await course.type(seat, "raise")
            if by_order:
                await course.order_obeyed(clock)
            else:
                await course.type(seat, "pass")
            told = [f"{post.content} {post.components}" for post in evening.posts(course.thread)]
            return [ID.sub("#", post) for post in told], answer


@rule("PF-179")
async def test_an_order_on_ones_turn_raises_at_once_and_only_its_owner_knows(
    tmp_path: Path,
) -> None:
    by_order, answer = await raised(tmp_path / "order", by_order=True)
    by_hand, _ = await raised(tmp_path / "hand", by_order=False)
    assert "raises to 300." in answer.content
    assert re.search(
        r"Your secret standing order: \*\*Round 1: .*: bid up to 500 florins", answer.content
    )
    assert by_order == by_hand


async def up_to_the_turn_of_an_order(course: Course, chance: Chance) -> str:
    """Play to the first auction, in which one leaves an order, and to the turn of that order; how
    the order reads.
    """
    while (seat := keen(*await asked(course))) is None:
        await course.play_on(AS_A_RULE, chance, plies=1)
    left = await course.type(seat, f"recruiting 300-900 {KEEN_UP_TO} ask")
    while seat != await turn(course):
        await course.play_on(AS_A_RULE, chance, plies=1)
    (order,) = re.findall(r"\*\*(Round 1: .*)\*\*", left.content)
    return str(order)


async def asked(course: Course) -> tuple[PrincesTable, Decision]:
    """The table, and what it waits for."""
    table = (await course.position()).table
    assert isinstance(table, PrincesTable)
    return table, table.waiting[0]


async def turn(course: Course) -> Seat:
    """Whose turn it is."""
    return (await asked(course))[1].seat


async def test_a_sealed_auction_of_five_goes_on_after_a_restart(tmp_path: Path) -> None:
    async with standing(rates=unhurried()) as stand_in:
        evening, chance = Evening(stand_in), Chance(SEED)
        people = [evening.person(name) for name in NAMES]
        async with course_at(
            evening,
            tmp_path,
            SEED,
            people,
            "princes-of-florence",
            options="auctions=sealed",
        ) as course:
            while not isinstance((await asked(course))[1], SealLimit):
                await course.play_on(AS_A_RULE, chance, plies=1)
            for limit in ("200-900 400", "300-900 500"):
                await course.type(await turn(course), limit)
        told = "\n".join(contents(evening.posts(course.thread)))
        assert told.count("’s bid is in.") == 2
        assert "500" not in re.sub(r"<@\d+>", "", told)
        async with bot_at(stand_in, tmp_path) as bot:
            course = replace(course, bot=bot)
            while isinstance((await asked(course))[1], SealLimit):
                await course.play_on(AS_A_RULE, chance, plies=1)
        told = "\n".join(contents(evening.posts(course.thread)))
        assert re.search(r"maximum bids: .*up to 400.*up to 500.*\n• Bidding: ", told)
        assert re.search(r"for 500 florins", told)
    assert not stand_in.rest.refused
