"""Who meets whom in a round of a cup, and in which seats.

Pure: the same field, the same rounds so far and the same seed give the same tables. People are
numbers here, as they entered. Two kinds of cup share all of it: in a *Swiss* one those with equal
points meet, in a *mini cup* everybody meets everybody.

What counts, in this order: nobody meets the same people again, nobody gets the same seat again,
and those at a table have the same points. Small fields are searched exhaustively, branch and bound;
larger ones by exchanging people between tables until no exchange is of use.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations, permutations

from games.chance import Chance

MOST_SEARCHED = 12
"""The largest field whose best tables are found by exhaustive search."""
MOST_EVERYBODY = MOST_SEARCHED
"""The largest field in which everybody meets everybody."""
FEWEST_PEOPLE = 2
"""At a table: nobody plays a round of a cup against computer players alone."""
TRIES = 12
"""How often a large field is begun anew as long as somebody would meet somebody again."""
MOST_WEIGHED = 30_000
"""After so many tables have been weighed, a large field is not begun anew."""
_AGAIN, _ONCE_MORE, _SEAT = 10**12, 10**9, 10**6
"""What a pair that meets again costs, each time that it has met before, and a seat had again; the
difference of their points costs less than all of these.
"""
_POINT = 60


@dataclass(frozen=True, slots=True)
class CupTable:
    """A table of a round."""

    people: tuple[int | None, ...]
    """Who sits in which seat; None for a computer player."""

    @property
    def entrants(self) -> tuple[int, ...]:
        """The people, by seat."""
        return tuple(who for who in self.people if who is not None)


@dataclass(frozen=True, slots=True)
class Round:
    """The tables of a round, those with the most points first, and who has none."""

    groups: tuple[CupTable, ...]
    byes: tuple[int, ...] = ()


def fewest(size: int, sizes: Collection[int]) -> int:
    """Return how many people a cup takes at least: for two tables, or two people and one who has
    none.
    """
    smaller = _smaller(size, sizes)
    return 2 * smaller if smaller < size else 2 * size - 1


def _smaller(size: int, sizes: Collection[int]) -> int:
    """The size of tables that are one smaller than the others, or theirs if none may be."""
    return size - 1 if size - 1 in sizes and size - 1 >= FEWEST_PEOPLE else size


@dataclass(frozen=True, slots=True)
class Layout:
    """How many people sit at each table, and how many seats it has."""

    tables: tuple[tuple[int, int], ...]
    byes: int = 0


def layout(people: int, size: int, sizes: Collection[int]) -> Layout:
    """Return the tables for so many people: of *size* and, where the game may be played with that
    many (*sizes*), one fewer. As few computer players as possible fill them up, and only where a
    table would have a single person, somebody has none.
    """
    smaller = _smaller(size, sizes)
    best: tuple[int, int, tuple[int, int]] | None = None
    for small in range(people + 1):
        for large in range(people + 1):
            tables = small + large
            room = large * size + small * smaller
            if room < people or tables * FEWEST_PEOPLE > people or (small and smaller == size):
                continue
            found = (room - people, small, (large, small))
            best = found if best is None else min(best, found)
    if best is None:
        return Layout((), people) if people < FEWEST_PEOPLE else _with_bye(people, size, sizes)
    large, small = best[2]
    seats = [size] * large + [smaller] * small
    filled = [0] * len(seats)
    for at in range(best[0]):  # each takes the place of a person, at the last tables first
        filled[-1 - at % len(seats)] += 1
    if any(n - company < FEWEST_PEOPLE for n, company in zip(seats, filled, strict=True)):
        return _with_bye(people, size, sizes)
    return Layout(tuple((n - gone, n) for n, gone in zip(seats, filled, strict=True)))


def _with_bye(people: int, size: int, sizes: Collection[int]) -> Layout:
    rest = layout(people - 1, size, sizes)
    return Layout(rest.tables, rest.byes + 1)


@dataclass(frozen=True, slots=True)
class Past:
    """What the rounds so far say of people."""

    met: Mapping[tuple[int, int], int]
    """How often two people have met; the smaller number first."""
    seats: Mapping[tuple[int, int], int]
    """How often somebody had a seat."""
    byes: Mapping[int, int]

    @classmethod
    def of(cls, rounds: Sequence[Round]) -> Past:
        """Count what has been played."""
        met, seats, byes = Counter[tuple[int, int]](), Counter[tuple[int, int]](), Counter[int]()
        for one in rounds:
            byes.update(one.byes)
            for group in one.groups:
                met.update(combinations(sorted(group.entrants), 2))
                seats.update(
                    (who, seat) for seat, who in enumerate(group.people) if who is not None
                )
        return cls(met, seats, byes)

    def again(self, tables: Iterable[tuple[Sequence[int], int]]) -> int:
        """How many people at these tables would meet somebody whom they have met."""
        pairs = (pair for people, _ in tables for pair in combinations(people, 2))
        return sum(self.between(*pair) > 0 for pair in pairs)

    def between(self, one: int, other: int) -> int:
        """How often two people have met."""
        return self.met.get((min(one, other), max(one, other)), 0)


def swiss(  # all that decides who meets whom
    field: Sequence[int],
    points: Mapping[int, float],
    rounds: Sequence[Round],
    *,
    size: int,
    sizes: Collection[int],
    seed: int,
) -> Round:
    """Return the next round of a cup in which those with equal points meet."""
    chance = Chance(seed ^ len(rounds))
    past, plan = Past.of(rounds), layout(len(field), size, sizes)
    order = chance.shuffled(sorted(field))
    order.sort(key=lambda who: -points.get(who, 0))
    resting = order[::-1]
    resting.sort(key=lambda who: past.byes.get(who, 0))
    choices = [resting[: plan.byes]]
    # Whoever has rested least sits out; the last of them, unless others would meet again then.
    if plan.byes == 1 and len(order) <= MOST_SEARCHED + 1:
        rested = past.byes.get(resting[0], 0)
        choices = [[who] for who in resting if past.byes.get(who, 0) == rested]
    tried = list[tuple[int, list[tuple[list[int], int]], list[int]]]()
    for byes in choices:
        left = [who for who in order if who not in byes]
        found = _tables(left, plan, past, points, chance)
        tried.append((past.again(found), found, byes))
        if not tried[-1][0]:
            break
    _, found, byes = min(tried, key=lambda one: one[0])
    return Round(tuple(_seated(*table, past, chance) for table in found), tuple(byes))


def mini_cup(people: int, *, size: int, sizes: Collection[int], seed: int) -> tuple[Round, ...]:
    """Return all rounds of a cup in which everybody meets everybody.

    Two at a table: everybody meets everybody once. More: as few rounds as the search finds in which
    each meets as many others as possible for the first time.
    """
    if size == FEWEST_PEOPLE:
        return _round_robin(people, seed)
    rounds = list[Round]()
    pairs = {*combinations(range(people), 2)}
    while pairs:
        one = swiss(range(people), {}, rounds, size=size, sizes=sizes, seed=seed)
        rounds.append(one)
        for group in one.groups:
            pairs -= {*combinations(sorted(group.entrants), 2)}
    return tuple(rounds)


def among(one: Round, people: Sequence[int]) -> Round:
    """Return a round of a plan with these people in place of their numbers in it."""
    groups = (
        CupTable(tuple(None if who is None else people[who] for who in group.people))
        for group in one.groups
    )
    return Round(tuple(groups), tuple(people[who] for who in one.byes))


def without(one: Round, gone: Collection[int]) -> Round:
    """Return a round that was planned without those who are *gone* since: a computer player takes
    their seat, and whoever would be left alone has no table.
    """
    groups, byes = list[CupTable](), [who for who in one.byes if who not in gone]
    for group in one.groups:
        left = CupTable(tuple(None if who in gone else who for who in group.people))
        if len(left.entrants) >= FEWEST_PEOPLE:
            groups.append(left)
        else:
            byes += left.entrants
    return Round(tuple(groups), tuple(byes))


def _round_robin(people: int, seed: int) -> tuple[Round, ...]:
    """The circle method: one stays, the others move on by one; who meets nobody has no table."""
    circle: list[int | None] = [*Chance(seed).shuffled(range(people))]
    if people % 2:
        circle.insert(0, None)
    rounds = list[Round]()
    for number in range(len(circle) - 1):
        groups, byes = list[CupTable](), list[int]()
        for at in range(len(circle) // 2):
            pair = circle[at], circle[-1 - at]
            one, other = pair if (number if at == 0 else at) % 2 else pair[::-1]
            if one is None or other is None:
                byes += [who for who in pair if who is not None]
            else:
                groups.append(CupTable((one, other)))
        rounds.append(Round(tuple(groups), tuple(byes)))
        circle = [circle[0], circle[-1], *circle[1:-1]]
    return tuple(rounds)


class _Costs:
    """What it costs to let people sit together."""

    def __init__(self, past: Past, points: Mapping[int, float], people: Sequence[int]) -> None:
        self._past, self.weighed = past, 0
        self.pairs = {
            (one, other): self._pair(one, other, points)
            for one in people
            for other in people
            if one != other
        }
        self._masks = dict[tuple[int, int], int]()

    def _pair(self, one: int, other: int, points: Mapping[int, float]) -> int:
        met = self._past.between(one, other)
        apart = round(abs(points.get(one, 0) - points.get(other, 0)) * _POINT)
        return (_AGAIN if met else 0) + met * _ONCE_MORE + apart

    def mask(self, who: int, seats: int) -> int:
        """The seats, among so many, that somebody has had least often, as bits."""
        if (found := self._masks.get((who, seats))) is None:
            had = [self._past.seats.get((who, seat), 0) for seat in range(seats)]
            found = sum(1 << seat for seat in range(seats) if had[seat] == min(had))
            self._masks[who, seats] = found
        return found

    def of(self, people: Sequence[int], seats: int) -> int:
        """What a table costs."""
        self.weighed += 1
        cost = 0
        for number, one in enumerate(people):
            for other in people[number + 1 :]:
                cost += self.pairs[one, other]
        masks = tuple(sorted(self.mask(who, seats) for who in people))
        return cost + _SEAT * (len(people) - _fitting(masks))


@cache
def _fitting(masks: tuple[int, ...]) -> int:
    """How many people at most get a seat that they have had least often."""
    if not masks:
        return 0
    first, rest = masks[0], masks[1:]
    most, seat = _fitting(rest), 1
    while seat <= first:
        if first & seat:
            most = max(most, 1 + _fitting(tuple(sorted(mask & ~seat for mask in rest))))
        seat <<= 1
    return most


def _tables(
    order: Sequence[int],
    plan: Layout,
    past: Past,
    points: Mapping[int, float],
    chance: Chance,
) -> list[tuple[list[int], int]]:
    """The people at each table, and how many seats it has."""
    costs = _Costs(past, points, order)
    if len(order) <= MOST_SEARCHED:
        found = _searched(order, plan.tables, costs)
        return sorted(
            found, key=lambda table: (-table[1], -sum(points.get(who, 0) for who in table[0]))
        )
    best_cost, best_tables = -1, list[tuple[list[int], int]]()
    for _ in range(TRIES):
        tables = _exchanged(order, plan.tables, costs)
        cost = sum(costs.of(*table) for table in tables)
        if best_cost < 0 or cost < best_cost:
            best_cost, best_tables = cost, tables
        if best_cost < _SEAT or costs.weighed > MOST_WEIGHED:
            break
        order = sorted(chance.shuffled(order), key=lambda who: -points.get(who, 0))
    return best_tables


def _searched(
    order: Sequence[int], plan: Sequence[tuple[int, int]], costs: _Costs
) -> list[tuple[list[int], int]]:
    """The cheapest tables of all that there are, branch and bound."""
    cheapest: list[tuple[int, list[tuple[list[int], int]]]] = []
    known = dict[tuple[tuple[int, ...], int], int]()

    def cost_of(people: tuple[int, ...], seats: int) -> int:
        key = (people, seats)
        if key not in known:
            known[key] = costs.of(people, seats)
        return known[key]

    def search(
        left: tuple[int, ...],
        shapes: tuple[tuple[int, int], ...],
        made: list[tuple[list[int], int]],
        cost: int,
    ) -> None:
        if cheapest and cost >= cheapest[0][0]:
            return
        if not left:
            cheapest[:] = [(cost, list(made))]
            return
        for shape in dict.fromkeys(shapes):
            people, seats = shape
            rest = list(shapes)
            rest.remove(shape)
            tables = [(left[0], *others) for others in combinations(left[1:], people - 1)]
            for table in sorted(tables, key=lambda table: cost_of(table, seats)):
                after = tuple(who for who in left if who not in table)
                made.append((list(table), seats))
                search(after, tuple(rest), made, cost + cost_of(table, seats))
                made.pop()

    search(tuple(order), tuple(plan), [], 0)
    return cheapest[0][1] if cheapest else []


def _exchanged(
    order: Sequence[int], plan: Sequence[tuple[int, int]], costs: _Costs
) -> list[tuple[list[int], int]]:
    """Tables in the order of points, whose people are exchanged as long as that is cheaper."""
    waiting = iter(order)
    tables = [([next(waiting) for _ in range(people)], seats) for people, seats in plan]
    at_table = [costs.of(*table) for table in tables]
    changed = True
    while changed:
        changed = False
        for first, second in _near_first(len(tables)):
            changed |= _exchange(tables, at_table, first, second, costs)
    return tables


def _near_first(tables: int) -> Iterator[tuple[int, int]]:
    """All pairs of tables; those next to each other first, whose people have like points."""
    for apart in range(1, tables):
        for first in range(tables - apart):
            yield first, first + apart


def _exchange(
    tables: list[tuple[list[int], int]],
    at_table: list[int],
    first: int,
    second: int,
    costs: _Costs,
) -> bool:
    """Exchange two people of two tables if that is cheaper; return whether any were."""
    changed = False
    (ones, seats), (others, other_seats) = tables[first], tables[second]
    if at_table[first] + at_table[second] == 0:
        return False
    for one in range(len(ones)):
        for other in range(len(others)):
            ones[one], others[other] = others[other], ones[one]
            here, there = costs.of(ones, seats), costs.of(others, other_seats)
            if here + there < at_table[first] + at_table[second]:
                at_table[first], at_table[second] = here, there
                changed = True
            else:
                ones[one], others[other] = others[other], ones[one]
    return changed


def _seated(people: Sequence[int], seats: int, past: Past, chance: Chance) -> CupTable:
    """A table with everybody in the seat that they have had least often, as far as that goes."""
    drawn = chance.shuffled(people)
    had = {who: [past.seats.get((who, seat), 0) for seat in range(seats)] for who in people}

    def strain(places: Sequence[int]) -> tuple[int, int]:
        times = [had[who][seat] - min(had[who]) for who, seat in zip(drawn, places, strict=True)]
        return sum(time > 0 for time in times), sum(times)

    best = min(permutations(range(seats), len(drawn)), key=strain)
    sitting: list[int | None] = [None] * seats
    for who, seat in zip(drawn, best, strict=True):
        sitting[seat] = who
    return CupTable(tuple(sitting))
