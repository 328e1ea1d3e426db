"""Who plays together of those who look for players: whatever they want, they get what they want."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations

from hypothesis import given
from hypothesis import strategies as some

from bot.hosting.matching import EVERYWHERE, Group, next_group, next_guest
from bot.store import Status, TablePace, TablePolicy, UserId
from bot.store.seekers import SeekerRow
from tests.bot.test_limits_walk import row_of
from tests.library import GAMES

SIZES = {"pair": (2,), "party": (3, 4, 5), "any": (2, 3, 4, 5)}


def seeker(
    user: int,
    *games: str,
    numbers: tuple[int, int] = (2, 5),
    pace: TablePace = TablePace.LIVE,
    scope: int = EVERYWHERE,
    asked_at: int = 0,
) -> SeekerRow:
    return SeekerRow(
        user=UserId(user),
        guild=7,
        name=f"{user}",
        channel=8,
        scope=scope,
        games=games,
        least=numbers[0],
        most=numbers[1],
        asked_at=asked_at,
        until=10**9,
        language="en",
        policy=TablePolicy(pace=pace),
    )


@some.composite
def crowds(draw: some.DrawFn) -> list[SeekerRow]:
    """A few people who look for players, each in their own way."""
    numbers = some.sampled_from([(2, 5), (2, 3), (3, 5), (2, 2), (4, 4), (5, 5)])
    return [
        seeker(
            user,
            *draw(some.lists(some.sampled_from(sorted(SIZES)), min_size=1, unique=True)),
            numbers=draw(numbers),
            pace=draw(some.sampled_from([TablePace.LIVE, TablePace.FREE])),
            scope=draw(some.sampled_from([EVERYWHERE, 9])),
            asked_at=draw(some.integers(0, 3)),
        )
        for user in range(1, draw(some.integers(0, 7)) + 1)
    ]


def content(people: Sequence[SeekerRow], game: str) -> bool:
    """Whether these people get what they want if they play a game together."""
    n, first = len(people), people[0]
    return n in SIZES[game] and all(
        game in one.games
        and one.least <= n <= one.most
        and (one.pace, one.scope) == (first.pace, first.scope)
        for one in people
    )


def possible(crowd: Sequence[SeekerRow]) -> list[Group]:
    """All groups that there might be."""
    return [
        Group(game, people)
        for game in SIZES
        for n in range(2, 6)
        for people in combinations(crowd, n)
        if content(people, game)
    ]


@given(crowds())
def test_a_group_is_found_if_there_is_any_and_everybody_in_it_is_content(
    crowd: list[SeekerRow],
) -> None:
    group, groups = next_group(crowd, SIZES), possible(crowd)
    assert (group is None) == (not groups)
    if group is not None:
        assert content(group.people, group.game)
        assert len({one.user for one in group.people}) == len(group.people)


@given(crowds())
def test_whoever_has_looked_longest_goes_first_in_the_largest_group(
    crowd: list[SeekerRow],
) -> None:
    group, groups = next_group(crowd, SIZES), possible(crowd)
    if group is not None:
        first = min(
            (one for found in groups for one in found.people),
            key=lambda one: (one.asked_at, one.user),
        )
        assert group.people[0] == first
        assert len(group.people) == max(
            len(found.people) for found in groups if first in found.people
        )


@given(crowds(), some.randoms())
def test_the_order_in_which_people_are_read_changes_nothing(
    crowd: list[SeekerRow], luck: object
) -> None:
    shuffled = list(crowd)
    luck.shuffle(shuffled)  # type: ignore[attr-defined]
    assert next_group(shuffled, SIZES) == next_group(crowd, SIZES)


@given(crowds())
def test_group_after_group_nobody_plays_twice_and_whoever_is_left_fits_with_nobody(
    crowd: list[SeekerRow],
) -> None:
    left = list(crowd)
    while (group := next_group(left, SIZES)) is not None:
        left = [one for one in left if one not in group.people]
    assert not possible(left)


def test_of_several_games_the_one_that_most_would_play() -> None:
    crowd = [
        seeker(1, "pair", "any", numbers=(2, 2)),
        seeker(2, "any"),
        seeker(3, "any"),
        seeker(4, "pair"),
    ]
    group = next_group(crowd, SIZES)
    assert group is not None
    assert (group.game, [one.user for one in group.people]) == ("any", [1, 2])


def test_whoever_looks_where_not_all_see_it_meets_only_who_looks_there() -> None:
    assert next_group([seeker(1, "any"), seeker(2, "any", scope=9)], SIZES) is None
    group = next_group([seeker(1, "any", scope=9), seeker(2, "any", scope=9)], SIZES)
    assert group is not None


@given(crowds())
def test_a_free_seat_is_offered_to_whoever_fits_and_has_looked_longest(
    crowd: list[SeekerRow],
) -> None:
    game = GAMES[0]
    row = row_of(game, 3, "en", 0)
    row = replace(
        row,
        status=Status.OPEN,
        found=EVERYWHERE,
        policy=TablePolicy(pace=TablePace.LIVE),
        seats=(replace(row.seats[0], user=UserId(1)), row.seats[1]),
    )
    fitting = [
        one
        for one in crowd
        if one.user != UserId(1)
        and "party" in one.games
        and one.least <= row.size <= one.most
        and (one.pace, one.scope) == (TablePace.LIVE, EVERYWHERE)
    ]
    guest = next_guest(crowd, row, "party")
    assert guest == min(fitting, key=lambda one: (one.asked_at, one.user), default=None)


def test_a_table_speaks_what_most_of_its_people_read() -> None:
    people = [
        replace(seeker(user, asked_at=user), language=language)
        for user, language in ((3, "ru"), (1, "en"), (2, "ru"))
    ]
    assert Group("pair", tuple(people)).language == "ru"
    assert Group("pair", tuple(people[:2])).language == "en", "the first who looked"
