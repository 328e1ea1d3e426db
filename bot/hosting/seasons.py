"""The divisions of a season: who is in which, and who moves up or down at its end. Pure.

All people of a season stand on a ladder, the first division at its top. It is cut into divisions as
a season begins; whoever is new stands at its foot.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import pairwise

from bot.hosting.pairing import CupTable, Round, among, mini_cup, without

FEWEST_IN_A_DIVISION, MOST_IN_A_DIVISION = 4, 8
LARGE = 6
"""Between two divisions with so many people each two move up and two down, else one."""


def divided(ladder: Sequence[int]) -> list[list[int]]:
    """Cut a ladder into as few divisions as possible, as large as each other or one person larger:
    the lower ones are.

    >>> divided(range(9))
    [[0, 1, 2, 3], [4, 5, 6, 7, 8]]
    """
    count = -(-len(ladder) // MOST_IN_A_DIVISION)
    least, more = divmod(len(ladder), max(1, count))
    divisions, begin = list[list[int]](), 0
    for number in range(count):
        end = begin + least + (number >= count - more)
        divisions.append(list(ladder[begin:end]))
        begin = end
    return divisions


def rounds_of(people: int, *, size: int, sizes: Collection[int], seed: int) -> int:
    """Return how many rounds a season of so many people has."""
    return max(
        len(mini_cup(len(one), size=size, sizes=sizes, seed=seed + at))
        for at, one in enumerate(divided(range(people)))
    )


def movers(upper: int, lower: int) -> int:
    """Return how many people change places between two divisions of so many people."""
    return min(2 if min(upper, lower) >= LARGE else 1, upper // 2, lower // 2)


def moved(divisions: Sequence[Sequence[int]], stay: Collection[int]) -> list[int]:
    """Return the ladder after a season: *divisions* with the best of each first, and those of them
    who *stay*. The first of a division have changed places with the last of the one above.
    """
    crossing = [0, *(movers(len(upper), len(lower)) for upper, lower in pairwise(divisions)), 0]
    ladder = list[int]()
    for number, people in enumerate(divisions):
        up, down = crossing[number], crossing[number + 1]
        if up:
            ladder += divisions[number - 1][-up:]
        ladder += people[up : len(people) - down]
        if down:
            ladder += divisions[number + 1][:down]
    return [who for who in ladder if who in stay]


def paired(
    divisions: Sequence[Sequence[int]],
    number: int,
    gone: Collection[int],
    *,
    size: int,
    sizes: Collection[int],
    seed: int,
) -> tuple[Round, int]:
    """Return a round of a season, without those who are *gone*, and how many rounds there are:
    rounds are counted from 0, and small divisions are through before others.
    """
    groups, byes, rounds = list[CupTable](), list[int](), 0
    for at, people in enumerate(divisions):
        plan = mini_cup(len(people), size=size, sizes=sizes, seed=seed + at)
        rounds = max(rounds, len(plan))
        if number < len(plan):
            one = without(among(plan[number], people), gone)
            groups += one.groups
            byes += one.byes
    return Round(tuple(groups), tuple(byes)), rounds
