"""What people prefer, at hand for whoever is about to tell them something; and the hours at which they are awake."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

from bot.language import words_of
from bot.store import Preferences, Store, TableId, UserId
from bot.voting import Outcome
from renderers.words import LANGUAGES

DEFAULT = Preferences()
HOUR = 3600  # seconds


class People:
    """Everybody's preferences, as the *store* keeps them; to be opened before anybody asks for anything."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[UserId, Preferences] = {}
        self.changed: list[Callable[[UserId], None]] = []
        """Called after somebody has changed their mind, once it is on disk."""

    async def open(self) -> None:
        """Read what is kept."""
        self._known = dict(await self._store.preferences())

    def of(self, user: UserId) -> Preferences:
        """Return what somebody prefers."""
        return self._known.get(user, DEFAULT)

    async def prefer(self, user: UserId, preferences: Preferences) -> None:
        """Keep what somebody, who has been met, prefers from now on."""
        await self._store.keep_preferences(user, preferences)
        self._known[user] = preferences
        for listener in self.changed:
            listener(user)

    async def tables_about(self, user: UserId) -> Sequence[TableId]:
        """Return the living tables of which the store knows anything about somebody."""
        return await self._store.tables_about(user)

    async def forget(self, user: UserId) -> Sequence[TableId]:
        """Forget all about somebody who sits at no living table any more; where something they were part of is over.

        Nothing may happen meanwhile at the `tables_about` them, or it might write down again what is deleted here.
        """
        nobody = {code: words_of(code)("privacy-nobody") for code in LANGUAGES}
        tables = await self._store.forget_person(user, nobody, Outcome.OVER.value)
        self._known.pop(user, None)
        return tables


def awake_at(preferences: Preferences, at: float) -> float:
    """Return the Unix time nearest after *at*, or *at* itself, that lies outside somebody's quiet hours."""
    begin, end = preferences.quiet_from, preferences.quiet_until
    if begin == end:
        return at
    local = datetime.fromtimestamp(at, ZoneInfo(preferences.zone))
    quiet = begin <= local.hour < end if begin < end else local.hour >= begin or local.hour < end
    if not quiet:
        return at
    waking = local.replace(hour=end, minute=0, second=0, microsecond=0)
    if end <= local.hour:
        waking += timedelta(days=1)
    # The clocks may go back within these hours: the same hour of the day may come twice.
    return max(waking.timestamp(), at)


@cache
def zones() -> tuple[str, ...]:
    """The names of all time zones, in order: cities first, as people look for those."""
    return tuple(sorted(available_timezones(), key=lambda name: ("/" not in name or name.startswith("Etc/"), name)))
