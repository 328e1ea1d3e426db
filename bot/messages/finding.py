"""The message in which somebody says what they would play, and with whom, who looks for players.

The bot keeps nothing of it before they look. What has been chosen so far stands in the message
itself, as the entries of its selects that are marked as chosen.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

import discord

from bot.hosting.clock import HOUR_SECONDS
from bot.hosting.host import AnyGame
from bot.hosting.matching import EVERYWHERE
from bot.messages.button_actions import FindField
from bot.messages.components import (
    Post,
    Row,
    SelectEntry,
    button,
    capitalised,
    select,
)
from bot.messages.custom_ids import FindPress, SeatsSelect, SeatsZoneSelect
from bot.messages.policy import value_key
from bot.messages.table_names import game_entries
from bot.store import TablePace
from bot.store.policy import setting_of
from bot.store.seekers import SeekerRow
from games.moves import require
from renderers.words import Words

LEAST, MOST = 2, 5
"""How many people may play together who look for each other."""
NUMBERS = (
    (LEAST, MOST),
    *((least, most) for least in range(LEAST, MOST) for most in range(least + 1, MOST)),
    *((least, MOST) for least in range(LEAST + 1, MOST)),
    *((n, n) for n in range(LEAST, MOST + 1)),
)
HOURS = (1, 4, 24, 72, 168)
"""For how long somebody may look."""
PACE = setting_of("pace")


@dataclass(frozen=True, slots=True)
class Wish:
    """What somebody looks for, as far as it has been chosen."""

    games: tuple[str, ...]
    """The families of games."""
    least: int = LEAST
    most: int = MOST
    pace: TablePace = TablePace.LIVE
    hours: int = 4


def numbers_of(text: str) -> tuple[int, int]:
    """Read a number of people as a select or an option gives it; raise `Illegal` for another."""
    found = next((pair for pair in NUMBERS if numbers_text(pair) == text), None)
    require(found is not None, "menu-old")
    assert found is not None
    return found


def numbers_text(numbers: tuple[int, int]) -> str:
    """The number of people as the value of an entry."""
    return f"{numbers[0]}-{numbers[1]}"


def number_key(numbers: tuple[int, int]) -> str:
    """Return under which key the words for a number of people lie."""
    if numbers == (LEAST, MOST):
        return "find-people-any"
    return "find-people-exactly" if numbers[0] == numbers[1] else "find-people-between"


def wish_of(seeker: SeekerRow) -> Wish:
    """What somebody looks for already."""
    hours = (seeker.until - seeker.asked_at) // HOUR_SECONDS
    return Wish(seeker.games, seeker.least, seeker.most, seeker.pace, hours)


def chosen_wish(wish: Wish, chosen: Mapping[FindField, Sequence[str]]) -> Wish:
    """Return the wish with what is chosen in selects; raise `Illegal` for what none offers."""
    if games := chosen.get(FindField.GAMES):
        wish = replace(wish, games=tuple(games))
    if people := chosen.get(FindField.PEOPLE):
        least, most = numbers_of(people[0])
        wish = replace(wish, least=least, most=most)
    if pace := chosen.get(FindField.PACE):
        require(PACE.knows(pace[0]), "menu-old")
        wish = replace(wish, pace=TablePace(pace[0]))
    if until := chosen.get(FindField.UNTIL):
        require(until[0] in {str(hours) for hours in HOURS}, "menu-old")
        wish = replace(wish, hours=int(until[0]))
    return wish


def find_post(
    wish: Wish,
    games: Sequence[AnyGame],
    words: Words,
    *,
    place: str | None,
    others: int,
    looks_until: int | None,
) -> Post:
    """The message with what has been chosen; with *looks_until*, they look already. Without a
    *place*, the table is opened where the last of its people began to look.
    """
    where = words("find-where", place=place) if place else words("find-where-last")
    lines = (
        [words("find-title", where=where)]
        if looks_until is None
        else [words("find-looking", where=where, time=f"<t:{looks_until}:f>")]
    )
    if others:
        lines.append(words("find-others", n=others))
    offered = game_entries(games, wish.games, words)
    people = [
        SelectEntry(
            capitalised(words(number_key(pair), least=pair[0], most=pair[1])),
            numbers_text(pair),
            chosen=pair == (wish.least, wish.most),
        )
        for pair in NUMBERS
    ]
    paces = [
        SelectEntry(
            capitalised(words(value_key(PACE, value))), value, chosen=value == wish.pace.value
        )
        for value in PACE.values
    ]
    until = [
        SelectEntry(
            capitalised(words(f"find-until-{hours}")), str(hours), chosen=hours == wish.hours
        )
        for hours in HOURS
    ]
    ask = words("find-ask" if looks_until is None else "find-change")
    ways: Row = [button(ask, FindPress(FindField.ASK), discord.ButtonStyle.success)]
    if looks_until is not None:
        ways.append(button(words("find-stop"), FindPress(FindField.STOP)))
    rows = [
        select(words("find-games"), FindPress(FindField.GAMES), offered, most=len(offered)),
        select(words("find-people"), FindPress(FindField.PEOPLE), people),
        select(words("policy-pace"), FindPress(FindField.PACE), paces),
        select(words("find-until"), FindPress(FindField.UNTIL), until),
        ways,
    ]
    return Post("\n".join(lines), rows)


def seats_post(
    chosen: Sequence[str],
    games: Sequence[AnyGame],
    scope: int,
    words: Words,
    zones: Sequence[SelectEntry] = (),
) -> Post:
    """The message with the families of games for which somebody is called to free seats, and the
    select that changes them; in a *scope* where not everybody on the server sees the tables. Where
    it is not known when it is night for them, they choose one of the time *zones*, too.
    """
    offered = game_entries(games, chosen, words)
    titles = [f"**{entry.label}**" for entry in offered if entry.chosen]
    lines = [words("seats-chosen", games=words.listed(titles)) if titles else words("seats-none")]
    if scope != EVERYWHERE:
        lines.append(words("seats-only", channel=f"<#{scope}>"))
    picks = select(words("seats-pick"), SeatsSelect(), offered, least=0, most=len(offered))
    if not zones:
        return Post("\n".join(lines), [picks])
    asked = select(words("settings-pick-zone"), SeatsZoneSelect(), zones)
    return Post("\n".join([*lines, words("seats-zone")]), [picks, asked])
