"""A semaphore that serves those who wait by turns, however much one of them asks for."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable, Collection

Person = int | None
"""A user's id; None for the bot itself."""


def first(people: Collection[Person]) -> Person:
    """Return whoever has waited longest since they were last served."""
    return next(iter(people))


class FairSemaphore:
    """A number of places; a free one goes to the person whom *choose* picks from those who wait.

    *choose* gets each of them once, whoever was served longest ago first.
    """

    def __init__(self, places: int, choose: Callable[[Collection[Person]], Person] = first) -> None:
        self._free = places
        self._choose = choose
        self._lines: OrderedDict[Person, deque[asyncio.Future[None]]] = OrderedDict()

    @property
    def is_full(self) -> bool:
        """Whether `acquire` would wait."""
        return not self._free

    def waiting(self, person: Person) -> int:
        """Return for how many places a person waits."""
        return len(self._lines.get(person, ()))

    @property
    def waiting_in_all(self) -> int:
        """For how many places everybody together waits."""
        return sum(map(len, self._lines.values()))

    async def acquire(self, person: Person, seconds: float | None = None) -> bool:
        """Wait for a place; return False if there was none within *seconds*.

        Whoever is cancelled keeps no place, not even one that was given at that moment.
        """
        if self._free:
            self._free -= 1
            return True
        turn = asyncio.get_running_loop().create_future()
        self._lines.setdefault(person, deque()).append(turn)
        try:
            await asyncio.wait([turn], timeout=seconds)
        except asyncio.CancelledError:
            if turn.done():
                self.release()
            raise
        finally:
            if not turn.done():
                self._forget(person, turn)
        return turn.done()

    def release(self) -> None:
        """Give up a place: to whoever is next."""
        if not self._lines:
            self._free += 1
            return
        person = self._choose(self._lines)
        line = self._lines.pop(person)
        line.popleft().set_result(None)
        if line:
            self._lines[person] = line  # behind everybody else

    def _forget(self, person: Person, turn: asyncio.Future[None]) -> None:
        line = self._lines[person]
        line.remove(turn)
        if not line:
            del self._lines[person]
