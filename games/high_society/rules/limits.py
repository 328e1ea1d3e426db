"""Limits: how one is asked for, and what somebody does who bids by one (HS-67 to HS-70)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations

from games.high_society.table import MOST_LIMIT, HighSocietyTable, Player
from games.moves import Move
from games.questions import MOST_OPTIONS, Entry, NumberField, Option, Pick, Question, Tone
from games.text import Text

SPANS = [
    range(first, min(first + MOST_OPTIONS, MOST_LIMIT + 1))
    for first in range(1, MOST_LIMIT + 1, MOST_OPTIONS)
]
"""The limits, in as few handfuls as menus can show."""
LIMIT_STEPS = (3, 5, 7, 9)
"""How far above the lowest bid the limits lie that are offered at once."""


def cheapest(player: Player, high: int, limit: int) -> frozenset[int]:
    """Return the cards that make the lowest bid above *high* and within *limit*; none if there is
    no such bid (HS-69).

    Of equal sums the fewest cards, of these the first when the cards, upwards, are compared one by
    one: the order in which `combinations` brings them.
    """
    possible = sums(player.hand)
    sought = range(max(1, high + 1 - player.total), limit + 1 - player.total)
    aim = next((n for n in sought if possible >> n & 1), None)
    if aim is None:
        return frozenset()
    ways = (
        cards
        for size in range(1, len(player.hand) + 1)
        for cards in combinations(player.hand, size)
    )
    return frozenset(next(cards for cards in ways if sum(cards) == aim))


def reach(player: Player, limit: int) -> int:
    """Return the highest bid that *player* could make within *limit*."""
    return highest(sums(player.hand) << player.total, limit)


def highest(totals: int, limit: int) -> int:
    """Return the highest of *totals*, whose bit n is set if there is n, within *limit*."""
    return (totals & ((1 << limit + 1) - 1)).bit_length() - 1


def sums(hand: tuple[int, ...]) -> int:
    """Return a number whose bit n is set if some cards of *hand* come to n."""
    found = 1
    for card in hand:
        found |= found << card
    return found


def likely_totals(player: Player, high: int, steps: Sequence[int]) -> list[int]:
    """Return the totals above *high* that people think of first: for each step above the lowest
    bid the next total that the cards of *player* make.
    """
    possible = sums(player.hand) << player.total
    reachable = [n for n in range(max(1, high + 1), MOST_LIMIT + 1) if possible >> n & 1]
    found = (
        next((n for n in reachable if n >= reachable[0] + step), None)
        for step in (steps if reachable else ())
    )
    return list(dict.fromkeys(n for n in found if n is not None))


def ask_limit(
    prompt: Text, table: HighSocietyTable, player: Player, move: Callable[[int], Move]
) -> Question:
    """Ask how far to go: not at all, or up to any number, named by the handful it is in and then by
    itself.

    Every limit is offered, whatever the player owns (HS-67, HS-76); hints say to which lower one it
    comes down.
    """
    passing = Option("pass", Text("do-pass"), move(0), tone=Tone.APART)
    spans = _handfuls(table, player, 1, move)
    naming = Option(
        "limit",
        Text("do-name-limit"),
        lambda: Pick(Text("ask-limit"), spans),
        tone=Tone.USUAL,
        entry=_limit_entry(player, 1, _spelled),
    )

    def layout() -> Sequence[Option]:
        totals = likely_totals(player, table.high, LIMIT_STEPS)
        likely = [Option(f"up-to-{n}", Text("up-to", n=n), move(n), row=-1) for n in totals]
        return [*likely, naming, passing]

    return Pick(prompt, [passing, *spans], layout=layout)


def name_limit(
    table: HighSocietyTable, player: Player, move: Callable[[int], Move]
) -> Option | None:
    """Ask whoever may raise now how far to go; nothing if they have too little for it. A limit that
    would come down to a pass is not offered.
    """
    lowest = likely_totals(player, table.high, (0,))
    if not lowest:
        return None
    (least,) = lowest
    return Option(
        "up-to",
        Text("do-up-to"),
        lambda: Pick(Text("ask-limit"), _handfuls(table, player, least, move)),
        row=1,
        entry=_limit_entry(player, least, lambda numbers: f"up-to {_spelled(numbers)}"),
    )


def _handfuls(
    table: HighSocietyTable, player: Player, least: int, move: Callable[[int], Move]
) -> list[Option]:
    """The limits from *least* on, by the handful that they are in."""
    totals, high = sums(player.hand) << player.total, table.high

    def within(numbers: range) -> Question:
        asked = (n for n in numbers if n >= least)
        return Pick(
            Text("ask-limit"),
            [Option(str(n), Text("up-to", n=n), move(n), _hint(n, totals, high)) for n in asked],
        )

    def span(numbers: range) -> Option:
        low, top = numbers[0], numbers[-1]
        label = Text("do-limit", low=max(low, least), top=top)
        return Option(f"{low}-{top}", label, lambda: within(numbers))

    return [span(numbers) for numbers in SPANS if numbers[-1] >= least]


def _limit_entry(player: Player, least: int, answer: Callable[[Sequence[int]], str]) -> Entry:
    """A form for a limit of at least so much."""
    field = Text("limit-field", own=player.total + player.money)
    return Entry(Text("ask-limit"), [NumberField(field, least, MOST_LIMIT)], answer)


def _spelled(numbers: Sequence[int]) -> str:
    """A limit in notation: the handful that it is in, and itself."""
    (limit,) = numbers
    (span,) = (span for span in SPANS if limit in span)
    return f"{span[0]}-{span[-1]} {limit}"


def _hint(limit: int, totals: int, high: int) -> Text | None:
    """What a limit comes down to, if not to itself: to a pass as things stand, or to the highest
    total below.
    """
    most = highest(totals, limit)
    if most <= high:
        return Text("hint-limit-passes")
    return None if most == limit else Text("hint-limit-is", n=most)
