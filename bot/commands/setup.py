"""`/setup`: for a server's managers: the bot's permissions, and where and how people may play.

What is chosen under the list changes the message in place.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import replace
from functools import partial

import discord
from discord import app_commands

from bot.commands.forum_choice import ForumOption, find_forum, lacking
from bot.commands.localization import localized
from bot.commands.policy_options import policy_options
from bot.commands.presses import press
from bot.commands.request import Interaction, Request, open_request
from bot.commands.server_rules import named
from bot.commands.table_opening import language_here
from bot.delivery.errors import REQUEST_FAILURES
from bot.delivery.forum_tags import MEANINGS, create_tags, missing_tags, tag_name
from bot.delivery.permissions import missing
from bot.delivery.places import places_of
from bot.messages.button_actions import SetupField
from bot.messages.components import Post, Row, SelectEntry, button, select
from bot.messages.custom_ids import SetupPress
from bot.messages.outside import whole_number
from bot.messages.zones import UTC, city
from bot.store import Absence, ServerRow, TakeBack
from bot.store.policy import setting_of
from games.moves import require
from renderers.words import Words

_log = logging.getLogger(__name__)

NEEDED_PERMISSIONS = (
    "view_channel",
    "send_messages",
    "send_messages_in_threads",
    "create_public_threads",
    "attach_files",
    "read_message_history",
)
"""The permissions that the bot asks for when it is invited."""
WHERE = ("here", "not-here", "all")
WHO = ("everybody", "managers")
MEETING = ("here", "anywhere")
HOURS, NEVER = 24, "never"
MOST_TABLES = 1000
UNDO, ABSENT = setting_of("undo"), setting_of("absent")
"""The settings of new tables for which a server has usual values of its own."""
USUAL_MOST = (5, 10, 20, 50, 100, 200, 500, 0)
USUAL_EACH = (1, 2, 3, 5, 10, 20, 50, 0)
"""Limits among which one chooses; others are typed."""


PUZZLE_HOURS = [
    app_commands.Choice(name=localized("setup-puzzle-never"), value=NEVER),
    *(
        app_commands.Choice(name=localized("setup-puzzle-at", hour=hour), value=str(hour))
        for hour in range(HOURS)
    ),
]


@app_commands.command(name="setup", description=localized("command-setup"))
@app_commands.default_permissions(manage_guild=True)
@policy_options((UNDO, ABSENT))
@app_commands.describe(
    tables=localized("option-setup-tables"),
    who=localized("option-setup-who"),
    most=localized("option-setup-most"),
    each=localized("option-setup-each"),
    forum=localized("option-setup-forum"),
    meeting=localized("option-setup-meeting"),
    puzzle=localized("option-setup-puzzle"),
)
@app_commands.choices(
    tables=[
        app_commands.Choice(name=localized(f"setup-where-{where}"), value=where) for where in WHERE
    ],
    who=[app_commands.Choice(name=localized(f"setup-who-{who}"), value=who) for who in WHO],
    meeting=[
        app_commands.Choice(name=localized(f"setup-meeting-{where}"), value=where)
        for where in MEETING
    ],
    puzzle=PUZZLE_HOURS,
)
async def setup(
    interaction: Interaction,
    /,
    tables: str | None = None,
    who: str | None = None,
    most: app_commands.Range[int, 0, MOST_TABLES] | None = None,
    each: app_commands.Range[int, 0, MOST_TABLES] | None = None,
    forum: ForumOption | None = None,
    meeting: str | None = None,
    puzzle: str | None = None,
    **policy: str | int | None,
) -> None:
    """Change what is given, then show how this server plays."""
    request = await open_request(interaction)
    server = _managed(request)
    changed = server
    if tables is not None:
        changed = replace(changed, channels=_channels(changed, tables, interaction.channel_id or 0))
    if who is not None:
        changed = replace(changed, managers_only=who == "managers")
    if most is not None:
        changed = replace(changed, most_tables=most)
    if each is not None:
        changed = replace(changed, most_each=each)
    if undo := policy[UNDO.key]:
        changed = replace(changed, take_back=TakeBack(undo))
    if absent := policy[ABSENT.key]:
        changed = replace(changed, absence=Absence(absent))
    if forum is not None:
        changed = replace(changed, forum=forum)
    if meeting is not None:
        here = interaction.channel_id if meeting == "here" else None
        changed = replace(changed, meeting=here)
    if puzzle is not None:
        changed = _with_puzzle(request, changed, puzzle)
    if changed != server:
        await request.services.servers.change(changed)
    chosen = await _with_tags(request, forum) if forum else None
    await request.send_post(await _post(request, changed, chosen))


@press(SetupPress)
async def press_setup(request: Request, pressed: SetupPress) -> None:
    """Change what was chosen, and show how this server plays then."""
    server = _managed(request)
    changed = _changed(request, server, pressed.field)
    if changed != server:
        await request.services.servers.change(changed)
    await request.edit(await _post(request, changed))


def _with_puzzle(request: Request, server: ServerRow, hour: str) -> ServerRow:
    """The settings with a puzzle each day in this channel, in the time zone of whoever asks."""
    if hour == NEVER:
        return replace(server, puzzle=None)
    return replace(
        server,
        puzzle=request.interaction.channel_id,
        puzzle_hour=int(hour),
        puzzle_zone=request.preferences.zone or UTC,
        puzzle_language=language_here(request),
    )


def _managed(request: Request) -> ServerRow:
    """The settings of this server; raise `Illegal` for whoever does not manage it."""
    # Discord hides the command from others only by default: a server may allow it to anybody.
    require(request.interaction.permissions.manage_guild, "setup-not-yours")
    return request.services.servers.of(request.interaction.guild_id)


def _changed(request: Request, server: ServerRow, field: SetupField) -> ServerRow:
    """The settings after a press."""
    here = request.interaction.channel_id or 0
    limit = partial(whole_number, least=0, most=MOST_TABLES)
    match field:
        case SetupField.HERE | SetupField.NOT_HERE | SetupField.EVERYWHERE:
            return replace(server, channels=_channels(server, field.value, here))
        case SetupField.EVERYBODY | SetupField.MANAGERS:
            return replace(server, managers_only=field is SetupField.MANAGERS)
        case SetupField.NO_FORUM:
            return replace(server, forum=None)
        case SetupField.MEET | SetupField.NO_MEETING:
            return replace(server, meeting=here if field is SetupField.MEET else None)
        case SetupField.MOST:
            return replace(server, most_tables=request.picked(limit))
        case SetupField.EACH:
            return replace(server, most_each=request.picked(limit))
        case SetupField.UNDO:
            return replace(server, take_back=request.picked(TakeBack))
        case SetupField.ABSENT:
            return replace(server, absence=request.picked(Absence))


def _channels(server: ServerRow, tables: str, here: int) -> tuple[int, ...]:
    match tables:
        case "here":
            return tuple(dict.fromkeys([*server.channels, here]))
        case "not-here":
            return tuple(channel for channel in server.channels if channel != here)
    return ()


async def _with_tags(request: Request, number: int) -> discord.ForumChannel | None:
    """Make the tags of a forum for tables, if the bot has been given the permission for that.

    Return the forum with its tags.
    """
    forum = await find_forum(request, number)
    if forum is None or not missing_tags(forum, request.language):
        return forum
    places = places_of(request.interaction.client)
    if not (await places.held(forum)).manage_channels:
        return forum
    try:
        return await create_tags(forum, request.language)
    except REQUEST_FAILURES as refusal:  # then the answer asks for them
        _log.info("the forum %d gets no tags: %s", number, refusal)
        return forum


async def _forum_lines(
    request: Request, server: ServerRow, chosen: discord.ForumChannel | None
) -> list[str]:
    """In which forum tables become posts, and what is missing there."""
    if server.forum is None:
        return []
    words, forum = request.words(), chosen or await find_forum(request, server.forum)
    if forum is None:
        return [words("setup-forum-gone")]
    lines = [words("setup-forum", forum=forum.mention)]
    lines += _lacked(words, await lacking(request, forum), forum.mention)
    absent = missing_tags(forum, request.language)
    names = [f"“{tag_name(one, words)}”" for one in absent or MEANINGS]
    key = "setup-forum-untagged" if absent else "setup-forum-tags"
    return [*lines, words(key, forum=forum.mention, names=words.listed(names))]


async def _meeting_lines(request: Request, meeting: int | None) -> list[str]:
    """Where people who look for others meet, and what the bot lacks there to open tables."""
    words = request.words()
    if meeting is None:
        return [words("setup-no-meeting")]
    channel = f"<#{meeting}>"
    lines, places = [words("setup-meeting", channel=channel)], places_of(request.interaction.client)
    found = await places.find(request.interaction.guild_id, meeting)
    if found is None:
        return [*lines, words("setup-hidden-meeting", channel=channel)]
    lacked = missing(await places.held(found), *NEEDED_PERMISSIONS)
    return [*lines, *_lacked(words, lacked, channel)]


def _lacked(words: Words, lacked: Sequence[str], channel: str) -> list[str]:
    """Which permissions the bot lacks in a channel; nothing if it lacks none."""
    names = words.listed([words(f"permission-{name.replace('_', '-')}") for name in lacked])
    return [words("setup-forum-lacked", forum=channel, names=names)] if lacked else []


async def _lines(
    request: Request, server: ServerRow, chosen: discord.ForumChannel | None
) -> list[str]:
    words = request.words()
    lines = [words("setup-title"), *(_permission(request, name) for name in NEEDED_PERMISSIONS)]
    if server.channels:
        listed = words.listed(named(server.channels))
        lines.append(words("setup-channels", channels=listed))
    else:
        lines.append(words("setup-anywhere"))
    lines += await _forum_lines(request, server, chosen)
    lines += await _meeting_lines(request, server.meeting)
    if server.puzzle is not None:
        place = city(server.puzzle_zone or UTC, request.language)
        where = f"<#{server.puzzle}>"
        lines.append(words("setup-puzzle", channel=where, hour=server.puzzle_hour or 0, city=place))
    lines.append(words("setup-managers") if server.managers_only else words("setup-everybody"))
    lines.append(_most(request, server.most_tables))
    lines.append(_each(request, server.most_each))
    lines.append(words("setup-absence", way=words(f"policy-absent-{server.absence.value}")))
    lines.append(words("setup-take-back", way=words(f"policy-undo-{server.take_back.value}")))
    return lines


async def _post(
    request: Request, server: ServerRow, chosen: discord.ForumChannel | None = None
) -> Post:
    """How this server plays, with selects and buttons that change it.

    *chosen* is its forum, if that was chosen just now.
    """
    words = request.words()
    most = [
        SelectEntry(_most(request, n).removeprefix("• "), str(n), chosen=n == server.most_tables)
        for n in dict.fromkeys((*USUAL_MOST, server.most_tables))
    ]
    each = [
        SelectEntry(_each(request, n).removeprefix("• "), str(n), chosen=n == server.most_each)
        for n in dict.fromkeys((*USUAL_EACH, server.most_each))
    ]
    absent = [
        SelectEntry(
            words("setup-pick-absent", way=words(f"policy-absent-{way.value}")),
            way.value,
            chosen=way is server.absence,
        )
        for way in Absence
    ]
    undo = [
        SelectEntry(
            words("setup-pick-undo", way=words(f"policy-undo-{way.value}")),
            way.value,
            chosen=way is server.take_back,
        )
        for way in TakeBack
    ]
    rows = [
        select(words("option-setup-most"), SetupPress(SetupField.MOST), most),
        select(words("option-setup-each"), SetupPress(SetupField.EACH), each),
        select(words("policy-absent"), SetupPress(SetupField.ABSENT), absent),
        select(words("policy-undo"), SetupPress(SetupField.UNDO), undo),
        _buttons(request, server),
    ]
    return Post("\n".join(await _lines(request, server, chosen)), rows)


def _buttons(request: Request, server: ServerRow) -> Row:
    """What may still be changed about where tables are opened, and who opens them."""
    here = request.interaction.channel_id or 0
    fields = [
        SetupField.NOT_HERE if here in server.channels else SetupField.HERE,
        *([SetupField.EVERYWHERE] if server.channels else []),
        *([SetupField.NO_FORUM] if server.forum else []),
        SetupField.NO_MEETING if server.meeting == here else SetupField.MEET,
        SetupField.EVERYBODY if server.managers_only else SetupField.MANAGERS,
    ]
    return [
        button(request.words()(f"setup-button-{field.value}"), SetupPress(field))
        for field in fields
    ]


def _most(request: Request, n: int) -> str:
    return request.words()("setup-most", n=n) if n else request.words()("setup-unlimited")


def _each(request: Request, n: int) -> str:
    return request.words()("setup-each", n=n) if n else request.words()("setup-each-unlimited")


def _permission(request: Request, name: str) -> str:
    words, key = request.words(), name.replace("_", "-")
    permission = words(f"permission-{key}")
    if getattr(request.interaction.app_permissions, name):
        return words("setup-held", permission=permission)
    return words("setup-lacked", permission=permission, purpose=words(f"purpose-{key}"))
