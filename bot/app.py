"""Starts the bot and shuts it down.

`run` goes on until it is told to stop; it raises `CannotRun` or `StoreError`, with one readable
line, when it must.
"""

from __future__ import annotations

import asyncio
import logging
import platform
import signal
import time
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from functools import partial
from importlib.metadata import version
from typing import Any

from bot.client import IN_THREADS, Parlour, Workers
from bot.cluster.http_interactions import HttpInteractions
from bot.operations.clock_skew import tell_skew
from bot.operations.health import CountRateLimits, Health
from bot.operations.housekeeping import forget_old_interactions, return_free_memory
from bot.operations.login import connect, log_in
from bot.operations.settings import CannotRun, Settings
from bot.store import Store, open_store
from bot.store.urls import parse_address
from bot.workers.adviser_worker import advice_pool
from bot.workers.automa_worker import AUTOMAS
from bot.workers.emoji_worker import emoji_pool
from bot.workers.film_worker import film_pool
from bot.workers.game_checks import check
from bot.workers.own_cards import WrongCards, cards_in_force, environment
from bot.workers.picture_worker import NOT_AHEAD, PICTURES
from bot.workers.pool import ProcessPool
from games.library import open_library

__all__ = ["IN_THREADS", "Parlour", "Workers", "run"]

FILE_CHECK_SECONDS = 0.5
"""How often the database's files are checked, in seconds."""

_log = logging.getLogger(__name__)


async def run(settings: Settings, stop: asyncio.Event | None = None) -> None:
    """Run the bot until *stop* is set, or a signal asks it to end."""
    stop = stop or asyncio.Event()
    store = await open_store(settings.database)
    try:
        cards = await cards_in_force(settings.folder, store)
        library = open_library(check, cards)
        _log.info(
            "Parlour %s on Python %s; database %s; games: %s",
            version("parlour"),
            platform.python_version(),
            parse_address(settings.database),
            ", ".join(game.key for game in library.games),
        )
        async with (
            Parlour(
                store,
                library,
                automa_seconds=settings.automa_seconds,
                shard_count=settings.shards,
                shard_ids=settings.shard_ids,
                own_emojis=True,
                role=settings.role,
                per_person=settings.requests,
                workers=_workers(settings, environment(settings.folder, cards)),
            ) as client,
            _serving_health(client, store, settings),
        ):
            with _stop_on_signals(stop):
                await _run_until_stopped(client, store, settings, stop)
    except WrongCards as wrong:
        raise CannotRun(str(wrong)) from wrong
    finally:
        await store.database.close()


def _workers(settings: Settings, known: Mapping[str, str]) -> Workers:
    """Return the pools of processes that a role needs; all play with the same cards."""
    role, ahead = settings.role, {} if settings.paint_ahead else {NOT_AHEAD: "yes"}
    return Workers(
        ProcessPool(PICTURES, environment={**known, **ahead}),
        film_pool(known) if role.answers else None,
        ProcessPool(AUTOMAS, environment=known) if role.shows else None,
        advice_pool(known) if role.answers else None,
        emoji_pool(known),
    )


@asynccontextmanager
async def _serving_health(client: Parlour, store: Store, settings: Settings) -> AsyncIterator[None]:
    """Serve `/health` and `/metrics` at `settings.health` during the block, unless that is None.

    Raises `CannotRun` if the port is taken.
    """
    async with AsyncExitStack() as open_while:
        if settings.health is not None:
            host, port = settings.health
            health = Health(client, store, gateway=settings.hears)
            logging.getLogger("discord.http").addHandler(CountRateLimits())
            try:
                await open_while.enter_async_context(health.served(host, port))
            except OSError as error:
                raise CannotRun(
                    f"Health cannot be told at {host}:{port}: {error.strerror}."
                    " PARLOUR_PORT chooses another address."
                ) from error
        yield


async def _run_until_stopped(
    client: Parlour, store: Store, settings: Settings, stop: asyncio.Event
) -> None:
    """Run the client until *stop* is set; raise what ends it earlier or breaks the database."""
    listening = asyncio.create_task(_listen(client, store, settings))
    stopped = asyncio.create_task(stop.wait())
    work = (
        _watch(store),
        return_free_memory(),
        forget_old_interactions(store.record),
        client.services.bans.heed(),
    )
    beside = [asyncio.create_task(one) for one in work]
    failures: list[asyncio.Future[Any]] = [store.database.broken]
    if client.sharing is not None:
        failures.append(client.sharing.shard_lost)
    awaited: set[asyncio.Future[Any]] = {listening, stopped, *failures}
    await asyncio.wait(awaited, return_when=asyncio.FIRST_COMPLETED)
    for task in (stopped, *beside):
        task.cancel()
    for failure in failures:
        if failure.done():
            listening.cancel()
            await asyncio.gather(listening, return_exceptions=True)
            raise failure.result()
    if stop.is_set():
        _log.info("stopping")
        await client.close()
        listening.cancel()
    await asyncio.gather(listening, return_exceptions=stop.is_set())


async def _listen(client: Parlour, store: Store, settings: Settings) -> None:
    """Take what people do, from the gateway or by HTTP, until the bot is stopped."""
    if settings.hears:
        await connect(client, settings.token, client.identifying, store.key_values)
        return
    await log_in(client, settings.token, store.key_values)
    # What a worker's environment says of HTTP is meant for a gateway that shares it.
    if settings.http is None or not settings.role.answers:
        _log.info("logged in as %s, without a connection to the gateway", client.user)
        await client.catch_up()
        await asyncio.Event().wait()
        return
    assert client.application is not None, "the bot has logged in"
    tell = partial(tell_skew, store.key_values, time.time)
    interactions = HttpInteractions(client.application.verify_key, client.receive, tell)
    host, port = settings.http
    async with AsyncExitStack() as open_while:
        try:
            await open_while.enter_async_context(interactions.served(host, port))
        except OSError as error:
            raise CannotRun(
                f"Interactions cannot be taken at {host}:{port}: {error.strerror}."
                " PARLOUR_HTTP chooses another address."
            ) from error
        _log.info("logged in as %s; interactions are taken at %s:%d", client.user, host, port)
        await client.catch_up()
        await asyncio.Event().wait()


async def _watch(store: Store) -> None:
    """Look after the database's files also while nobody plays."""
    while True:
        await asyncio.sleep(FILE_CHECK_SECONDS)
        store.database.check_files()


@contextmanager
def _stop_on_signals(stop: asyncio.Event) -> Iterator[None]:
    """Set *stop* when a signal asks the process to end, during the block."""
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stop.set)
    try:
        yield
    finally:
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.remove_signal_handler(number)
