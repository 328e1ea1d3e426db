"""How soon after a press the picture of a private menu is seen: the real bot, in a process of its
own, and one person at a time who presses whatever is offered.
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

from bot.sandbox.ids import FileId
from bot.sandbox.limits.components import walk
from bot.sandbox.server import StandIn
from bot.sandbox.things import Channel, Message, User
from games.chance import Chance
from tests.bench.figures import Figure, percentile
from tests.bot.beside import bot_beside
from tests.bot.evenings.evening import Evening, unhurried
from tests.bot.wire import found_within, standing
from tests.library import GAMES

WARMING, MENUS = 3, 15
"""Menus of each game that are opened before anything is measured, and then."""
PAGES = 4
"""How many presses deep a menu is followed at most."""
LONGEST_WAIT = 2.0  # seconds; what shows no picture by then is a page that has none


async def press_figures() -> AsyncIterator[Figure]:
    """From pressing to the picture of what is chosen from, warm, in each game."""
    with tempfile.TemporaryDirectory() as folder:
        async with (
            standing(rates=unhurried()) as stand_in,
            bot_beside(stand_in, Path(folder), python=sys.executable),
        ):
            for game in GAMES:
                seconds = await _measured(
                    Evening(stand_in), game.key, max(2, min(game.rules.seats))
                )
                milliseconds = [1000 * one for one in seconds]
                name = f"{game.key}: press to picture, warm"
                yield Figure(f"{name}, p50", percentile(milliseconds, 50), "ms", 250)
                yield Figure(f"{name}, p95", percentile(milliseconds, 95), "ms", 400)


async def _measured(evening: Evening, game: str, seats: int) -> Sequence[float]:
    """How many seconds each picture took."""
    chance = Chance(17)
    people = evening.stand_in.world.people[:seats]
    before = len(evening.stand_in.world.threads_of(evening.games))
    await evening.begun(*people, game=game)
    thread = evening.stand_in.world.threads_of(evening.games)[before]
    warming = [await _one_menu(evening, people, thread, chance) for _ in range(WARMING)]
    measured = [await _one_menu(evening, people, thread, chance) for _ in range(MENUS)]
    assert any(warming)
    return [seconds for menu in measured for seconds in menu]


async def _one_menu(
    evening: Evening, people: Sequence[User], thread: Channel, chance: Chance
) -> list[float]:
    """Open the menu of whoever must act, and follow it; the seconds that its pictures took."""
    stand_in, who, began = evening.stand_in, people[0], time.perf_counter()
    menu = await evening.slash(who, thread, "play")
    for other in people[1:]:
        if _offered(stand_in, menu):
            break
        who, began = other, time.perf_counter()
        menu = await evening.slash(who, thread, "play")
    took = [await _seen(stand_in, menu, frozenset(), began)]
    for _ in range(PAGES):
        if not (offered := _offered(stand_in, menu)):
            break
        before = _pictures(stand_in, menu)
        custom_id, values = chance.pick(offered)
        began = time.perf_counter()
        if values:
            await stand_in.people.pick(who, menu, custom_id, *values)
        else:
            await stand_in.people.click(who, menu, custom_id)
        took.append(await _seen(stand_in, menu, before, began))
    return [seconds for seconds in took if seconds is not None]


def _offered(stand_in: StandIn, menu: Message) -> list[tuple[str, tuple[str, ...]]]:
    """What can be pressed in a menu, and what is picked there."""
    found = list[tuple[str, tuple[str, ...]]]()
    for part in walk(stand_in.world.messages[menu.id].components):
        custom_id = part.get("custom_id", "")
        if part.get("disabled") or not custom_id.startswith(("ask", "pick")):
            continue
        if options := part.get("options"):
            n = max(1, part.get("min_values", 1))
            found.append((custom_id, tuple(option["value"] for option in options[:n])))
        else:
            found.append((custom_id, ()))
    return found


def _pictures(stand_in: StandIn, menu: Message) -> frozenset[FileId]:
    now = stand_in.world.messages.get(menu.id)
    return frozenset(one.id for one in now.attachments) if now else frozenset()


async def _seen(
    stand_in: StandIn, menu: Message, before: frozenset[FileId], began: float
) -> float | None:
    """After how many seconds another picture is seen; nothing if none is."""
    try:
        await found_within(
            stand_in.world, lambda: _pictures(stand_in, menu) - before or None, LONGEST_WAIT
        )
    except TimeoutError:
        return None
    return time.perf_counter() - began
