"""Who plays together: which of those who look for players fit, and which game they play.

Pure. The same people give the same groups, whatever their order.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from bot.hosting.clock import HOUR_SECONDS
from bot.store import TablePace, TableRow, UserId
from bot.store.seekers import SeekerRow

EVERYWHERE = 0
"""The scope of those who look for players where everybody on the server sees it."""

READY_SECONDS = {
    TablePace.LIVE: 10 * 60,
    TablePace.DAILY: 24 * HOUR_SECONDS,
    TablePace.FREE: 48 * HOUR_SECONDS,
}
"""For how long a seat is kept for somebody who was called and has not said that they are there."""
EARLY_SECONDS = 10 * 60
"""So long before the time at which people mean to meet they are called; so long after it their
seats are kept.
"""
GameSizes: TypeAlias = Mapping[str, Sequence[int]]
"""For how many people each game is, by its family."""


@dataclass(frozen=True, slots=True)
class Group:
    """People who fit, those who have looked longest first, and the game that they play."""

    game: str
    people: tuple[SeekerRow, ...]

    @property
    def latest(self) -> SeekerRow:
        """Whoever began to look last: where they look, the table is opened."""
        return max(self.people, key=_patience)

    @property
    def language(self) -> str:
        """The language that most of them read; of several, that of whoever has looked longest."""
        read = [one.language for one in sorted(self.people, key=_patience)]
        return max(read, key=read.count)


def next_group(seekers: Iterable[SeekerRow], sizes: GameSizes) -> Group | None:
    """Return the group that is to play next; None if no people fit.

    Whoever has looked longest goes first. They play in the largest group that there is for them; of
    several games, the one that most of those who fit would play.
    """
    waiting = sorted(seekers, key=_patience)
    for first in waiting:
        fitting = [other for other in waiting if _alike(first, other)]
        wanted = {game: sum(game in other.games for other in fitting) for game in first.games}
        games = sorted(wanted, key=lambda game: (-wanted[game], game))
        groups = [
            Group(game, people)
            for game in games
            for n in sizes.get(game, ())
            if (people := _around(first, fitting, game, n))
        ]
        if groups:
            # The first of those that are as large: the order of games stands.
            return max(groups, key=lambda group: len(group.people))
    return None


def next_guest(seekers: Iterable[SeekerRow], row: TableRow, game: str) -> SeekerRow | None:
    """Return who is offered a free seat at a table of a *game* that brought people together."""
    sitting = {seat.user for seat in row.seats}
    fitting = [
        seeker
        for seeker in seekers
        if seeker.user not in sitting
        and seeker.scope == row.found
        and seeker.pace is row.policy.pace
        and _plays(seeker, game, row.size)
    ]
    return min(fitting, key=_patience, default=None)


def _around(
    first: SeekerRow, fitting: Sequence[SeekerRow], game: str, n: int
) -> tuple[SeekerRow, ...]:
    """Return *n* people who would play a game with each other, *first* among them; () if there are
    fewer.
    """
    if not _plays(first, game, n):
        return ()
    others = [other for other in fitting if other.user != first.user and _plays(other, game, n)]
    if len(others) < n - 1:
        return ()
    return tuple(sorted((first, *others[: n - 1]), key=_patience))


def _plays(seeker: SeekerRow, game: str, n: int) -> bool:
    return game in seeker.games and seeker.least <= n <= seeker.most


def _alike(one: SeekerRow, other: SeekerRow) -> bool:
    """Whether two people look on one server, where both see it, and would play in one pace."""
    return (one.guild, one.scope, one.pace) == (other.guild, other.scope, other.pace)


def _patience(seeker: SeekerRow) -> tuple[int, UserId]:
    return seeker.asked_at, seeker.user
