"""`/find`: looks for people to play with. As soon as enough of them fit, a table is opened."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import discord
from discord import app_commands

from bot.commands.find_night import complete_night, parse_night
from bot.commands.localization import game_choices, localized
from bot.commands.presses import press
from bot.commands.request import Interaction, Request, open_request
from bot.commands.server_rules import check_may_meet, check_may_open
from bot.commands.table_choice import ALL
from bot.commands.table_opening import is_here, language_here, usual_policy
from bot.commands.visibility import sees_place
from bot.delivery.lost_messages import custom_ids_of
from bot.delivery.permissions import missing, permissions_lacking
from bot.delivery.places import places_of
from bot.hosting.clock import HOUR_SECONDS, seconds
from bot.hosting.host import AnyGame
from bot.hosting.matching import EVERYWHERE
from bot.messages.button_actions import FindField
from bot.messages.components import Post, view_of
from bot.messages.custom_ids import FindButton, FindPress, decode, encode
from bot.messages.finding import (
    HOURS,
    NUMBERS,
    PACE,
    Wish,
    chosen_wish,
    find_post,
    number_key,
    numbers_of,
    numbers_text,
    wish_of,
)
from bot.messages.policy import value_key
from bot.messages.table_names import place_of
from bot.store import TablePace, TablePolicy, TableRow
from bot.store.seekers import SeekerRow
from games.moves import Illegal, require
from games.own_cards import family_of
from games.text import Text

DEFAULT_NUMBERS = numbers_text(NUMBERS[0])
LIVE_ABSENCE = 1
"""Hours after which somebody counts as absent where all are there."""


def find_command(games: Mapping[str, AnyGame]) -> app_commands.Command[Any, ..., None]:
    """The command that looks for people who would play one of these games."""

    @app_commands.command(name="find", description=localized("command-find"))
    @app_commands.describe(
        game=localized("option-find-games"),
        people=localized("option-find-people"),
        pace=localized("option-find-pace"),
        until=localized("option-find-until"),
        at=localized("option-find-at"),
    )
    @app_commands.autocomplete(at=complete_night)
    @app_commands.choices(
        game=game_choices(games.values()),
        people=[
            app_commands.Choice(name=_number(pair), value=numbers_text(pair)) for pair in NUMBERS
        ],
        pace=[
            app_commands.Choice(name=localized(value_key(PACE, value)), value=value)
            for value in PACE.values
        ],
        until=[
            app_commands.Choice(name=localized(f"find-until-{hours}"), value=str(hours))
            for hours in HOURS
        ],
    )
    async def find(
        interaction: Interaction,
        game: str | None = None,
        people: str | None = None,
        pace: str | None = None,
        until: str | None = None,
        at: str | None = None,
    ) -> None:
        request = await open_request(interaction)
        _check_here(request)
        seeker = await _own(request)
        if at is not None:
            require(game is not None, "find-night-game")
            await _plan(request, game or "", numbers_of(people or DEFAULT_NUMBERS), at)
            return
        wish = await _wish(request, seeker)
        if game is None and people is None and pace is None and until is None:
            await request.send_post(await _post(request, wish, seeker))
            return
        if seeker is None and game is None:
            wish = replace(wish, games=tuple(games))
        if game is not None:
            wish = replace(wish, games=(game,))
        if people is not None:
            least, most = numbers_of(people)
            wish = replace(wish, least=least, most=most)
        if pace is not None:
            wish = replace(wish, pace=TablePace(pace))
        if until is not None:
            wish = replace(wish, hours=int(until))
        if (post := await _ask(request, wish)) is not None:
            await request.send_post(post)

    return find


@press(FindButton)
async def press_find_button(request: Request, _pressed: FindButton) -> None:
    """Show what this person looks for, or may look for."""
    _check_here(request)
    seeker = await _own(request)
    await request.send_post(await _post(request, await _wish(request, seeker), seeker))


@press(FindPress)
async def press_find(request: Request, pressed: FindPress) -> None:
    """Take a choice; look for players, or no more."""
    _check_here(request)
    seeker = await _own(request)
    if seeker is None and _says_looking(request):
        row = await request.host.finding.kept_for(request.person.id, _guild(request))
        if row is not None:
            await request.edit(_found_post(request, row))
            return
    match pressed.field:
        case FindField.STOP:
            stopped = await request.host.finding.stop(request.person.id, _guild(request))
            key = "find-stopped" if stopped else "find-not-looking"
            await request.edit(Post(request.words()(key)))
        case FindField.ASK:
            if (post := await _ask(request, await _chosen(request, None))) is not None:
                await request.edit(post)
        case field:
            wish = await _chosen(request, field)
            await request.edit(await _post(request, wish, seeker))


async def _plan(request: Request, game: str, numbers: tuple[int, int], at: str) -> None:
    """Open a table whose people meet at a time, and answer where it is."""
    played, (least, most) = request.host.games.for_new_tables(game), numbers
    sizes = [n for n in played.rules.seats if least <= n <= most]
    require(bool(sizes), "find-no-game")
    time = parse_night(request, at)
    if not await _may_open(request):
        return
    row = await request.host.seating.open(
        game,
        request.person,
        size=max(sizes),
        policy=_policy(request, TablePace.LIVE),
        language=language_here(request),
        guild=_guild(request),
        channel=_place(request),
        meets_at=time,
        scope=await _scope(request),
    )
    words = request.words()
    await request.send(words("find-night", time=f"<t:{time}:F>", place=place_of(row, words)))


async def _may_open(request: Request) -> bool:
    """Whether a table may be opened where people look; if the bot may not post there, say so.

    Raises `Illegal` if this person may not open one, or would not see it.
    """
    server, interaction = request.services.servers.of(_guild(request)), request.interaction
    if server.meeting is not None:
        require(await sees_place(interaction, server.meeting), "find-meeting-hidden")
        await check_may_meet(request.services.servers, request.host, interaction)
        return True
    thread = isinstance(interaction.channel, discord.Thread)
    if lacking := missing(interaction.app_permissions, thread=thread):
        place = interaction.channel_id or 0
        await request.send(permissions_lacking(request.words(), place, lacking))
        return False
    await check_may_open(request.services.servers, request.host, interaction)
    return True


def _policy(request: Request, pace: TablePace) -> TablePolicy:
    """The settings of a table on this server at which people play in a pace."""
    policy = replace(usual_policy(request), pace=pace)
    return replace(policy, absent_after=LIVE_ABSENCE) if pace is TablePace.LIVE else policy


async def _ask(request: Request, wish: Wish) -> Post | None:
    """Let this person look for players; return what is answered, or None if that was done."""
    known = {game.family for game in request.host.games.all}
    require(known.issuperset(wish.games), "menu-old")
    if not await _may_open(request):
        return None
    policy, now = _policy(request, wish.pace), seconds(request.host.clock)
    row = await request.host.finding.ask(_seeker(request, wish, policy, now, await _scope(request)))
    if row is not None:
        return _found_post(request, row)
    return await _post(request, wish, await _own(request))


def _seeker(request: Request, wish: Wish, policy: TablePolicy, now: int, scope: int) -> SeekerRow:
    person = request.person
    return SeekerRow(
        user=person.id,
        guild=_guild(request),
        name=person.name,
        channel=_place(request),
        scope=scope,
        games=wish.games,
        least=wish.least,
        most=wish.most,
        asked_at=now,
        until=now + wish.hours * HOUR_SECONDS,
        language=language_here(request),
        policy=policy,
    )


async def _scope(request: Request) -> int:
    """Return with whom this person may be brought together: with everybody who looks where all of
    the server see it, or else with those in the same channel.
    """
    if request.services.servers.of(_guild(request)).meeting is not None:
        return EVERYWHERE  # whoever looks there was asked whether they see it
    return await places_of(request.interaction.client).scope(_guild(request), _place(request))


def _place(request: Request) -> int:
    """Where a table of this person would be opened."""
    meeting = request.services.servers.of(_guild(request)).meeting
    return meeting or request.interaction.channel_id or 0


def _guild(request: Request) -> int:
    return request.interaction.guild_id or 0


def _check_here(request: Request) -> None:
    """Raise `Illegal` where nobody can be called."""
    if not is_here(request.interaction):
        raise Illegal(Text("find-no-server"))


async def _own(request: Request) -> SeekerRow | None:
    """What this person looks for on this server."""
    looking = await request.host.finding.on_server(_guild(request))
    return next((one for one in looking if one.user == request.person.id), None)


async def _wish(request: Request, seeker: SeekerRow | None) -> Wish:
    """What this person looks for already, or what is proposed first."""
    return await _first_wish(request) if seeker is None else wish_of(seeker)


async def _first_wish(request: Request) -> Wish:
    """What is proposed first: the game that this person played last."""
    games = request.host.games.all
    latest: TableRow | None = next(
        iter(await request.host.tables.of_user(request.person.id, ALL)), None
    )
    family = latest and family_of(latest.game)
    return Wish((next((game for game in games if game.family == family), games[0]).family,))


def _found_post(request: Request, row: TableRow) -> Post:
    """Where a seat is kept for this person."""
    return Post(request.words()("find-opened", place=place_of(row, request.words())))


async def _tell_found(request: Request, row: TableRow) -> None:
    """Say in the message with which this person looks where a seat is kept for them."""
    if not request.interaction.is_expired():
        await request.interaction.edit_original_response(
            content=_found_post(request, row).content, view=view_of()
        )


def _says_looking(request: Request) -> bool:
    """Whether the pressed message says that this person looks for players."""
    message = request.interaction.message
    return message is not None and encode(FindPress(FindField.STOP)) in custom_ids_of(message)


async def _post(request: Request, wish: Wish, seeker: SeekerRow | None) -> Post:
    looking = await request.host.finding.on_server(_guild(request))
    if seeker is not None:
        tell = partial(_tell_found, request)
        request.services.seekers.note(seeker.guild, seeker.user, tell)
    server = request.services.servers.of(_guild(request))
    sure = server.meeting is not None or await _scope(request) != EVERYWHERE
    return find_post(
        wish,
        request.host.games.all,
        request.words(),
        place=f"<#{_place(request)}>" if sure else None,
        others=sum(one.user != request.person.id for one in looking),
        looks_until=seeker.until if seeker is not None else None,
    )


async def _chosen(request: Request, field: FindField | None) -> Wish:
    """What the pressed message says has been chosen, with what was picked just now."""
    chosen = dict[FindField, Sequence[str]]()
    message = request.interaction.message
    for row in message.components if message else ():
        for part in row.children if isinstance(row, discord.ActionRow) else ():
            if not isinstance(part, discord.SelectMenu):
                continue
            found = decode(part.custom_id or "")
            if isinstance(found, FindPress):
                chosen[found.field] = [entry.value for entry in part.options if entry.default]
    if field is not None:
        chosen[field] = request.picks(str)
        require(bool(chosen[field]), "menu-old")
    return chosen_wish(await _first_wish(request), chosen)


def _number(numbers: tuple[int, int]) -> app_commands.locale_str:
    least, most = numbers
    return localized(number_key(numbers), least=least, most=most)
