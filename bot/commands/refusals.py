"""Requests that are not carried out: those that must wait their turn, those that the rules or the
store refuse, and those that fail.

A refusal is sent in the person's language and only to them. An unexpected error is logged with its
table, and the person gets an apology.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import discord
from prometheus_client import Counter

from bot.commands.admission import BUSY, REPEATED, Verdict
from bot.commands.request import Interaction, Request, leave, request_of
from bot.delivery.errors import (
    ANSWER_REFUSED,
    REQUEST_FAILURES,
    UNREACHABLE,
    code_of,
    is_emoji_refused,
)
from bot.hosting.clock import seconds
from bot.messages.emojis import forget_own
from bot.messages.escaping import harmless, plain
from bot.store import AlreadyCarriedOut, StoreAway, StoreBusy, TableRow, carry_out
from bot.workers.fair_queue import ASKER
from games.moves import Illegal

REFUSALS = Counter("parlour_refusals", "Requests that were refused with a reason")
ERRORS = Counter("parlour_errors", "Requests that failed through a fault of the bot")

_log = logging.getLogger(__name__)


async def admitted(interaction: Interaction) -> bool:
    """Whether this request is worked on now; otherwise its person was told, if Discord lets us."""
    request = request_of(interaction)
    completing = interaction.type is discord.InteractionType.autocomplete
    admission = request.services.admission
    if completing and admission.is_full:
        return False  # nobody needs it, and the next letter asks again
    user, server = interaction.user.id, interaction.guild_id
    if request.services.bans.bar(user, server) and not _asks_what_is_kept(interaction):
        if not completing:
            await _told_briefly(request, "barred")
        return False
    match await admission.enter(user, interaction.id):
        case Verdict.ADMITTED:
            task = asyncio.current_task()
            assert task is not None, "discord.py runs every request in a task"
            interaction.extras["leave"] = admission.leave
            ASKER.set(interaction.user.id)
            task.add_done_callback(lambda _: leave(interaction))
            if not completing:
                carried_out = carry_out(interaction.id, seconds(request.host.clock))
                task.add_done_callback(lambda _: setattr(carried_out, "settled", True))
            return True
        case (Verdict.BUSY | Verdict.TOO_FAST) as verdict if not completing:
            await _told_briefly(request, "busy" if verdict is Verdict.BUSY else "too-fast")
    return False


def _asks_what_is_kept(interaction: Interaction) -> bool:
    """Whether this is `/privacy` or its button: they serve also those whom nothing else serves."""
    data: Any = interaction.data or {}
    return str(data.get("name") or data.get("custom_id")).partition(":")[0] == "privacy"


async def _told_briefly(request: Request, said: str) -> None:
    """Say why a request is not worked on, if Discord lets us."""
    try:
        await request.interaction.response.send_message(request.words()(said), ephemeral=True)
    except REQUEST_FAILURES as refusal:
        _log_unanswered(None, refusal)


async def answer_failure(interaction: Interaction, error: BaseException) -> None:
    """Answer a failed request: a refusal with its own text, any other error with an apology."""
    if interaction.client.is_closed():
        _log.info("stopped before an answer to %s", interaction.user)
        return
    row: TableRow | None = interaction.extras.get("row")
    try:
        await _send_failure(request_of(interaction), row, error)
    except REQUEST_FAILURES as refusal:
        _log_unanswered(row, refusal)


async def _send_failure(request: Request, row: TableRow | None, error: BaseException) -> None:
    if isinstance(error, Illegal):
        REFUSALS.inc()
        game = request.host.games.of_family(row.game) if row else None
        reason = request.words(game).say(
            harmless(error.text), [plain(name) for name in row.names] if row else ()
        )
        await request.send(f"{reason}\n{request.keep_typed()}" if request.is_form else reason)
    elif isinstance(error, UNREACHABLE) or code_of(error) in ANSWER_REFUSED:
        # Discord takes no answer, so no apology either. What was done stays done, and is shown.
        _log_unanswered(row, error)
        if row is not None:
            delivery = request.services.table_delivery
            delivery.interactions.forget_move(row.id, request.interaction)
            delivery.refresh(row.id)
    elif isinstance(error, AlreadyCarriedOut):  # it was answered then, and is once only
        REPEATED.inc()
    elif isinstance(error, StoreBusy):
        BUSY.inc()
        await request.send(request.words()("busy"))
    elif isinstance(error, StoreAway):  # the log has told of it when it went
        ERRORS.inc()
        await request.send(request.words()("database-away"))
    else:
        if is_emoji_refused(error):  # the next try gets along without
            forget_own()
        ERRORS.inc()
        _log.error("failed at table %s, ply %s", row and row.id, row and row.ply, exc_info=error)
        await request.send(request.words()("sorry"))


def _log_unanswered(row: TableRow | None, error: BaseException) -> None:
    _log.warning(
        "no answer could be given at table %s, ply %s: %s", row and row.id, row and row.ply, error
    )
