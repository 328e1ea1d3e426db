"""`/setup`: for a server's managers: the bot's permissions, and where and how people may play."""

from __future__ import annotations

from dataclasses import replace

from discord import app_commands

from bot.commands.localization import localized
from bot.commands.request import Interaction, Request, open_request
from bot.store import Absence, ServerRow, TakeBack
from games.engine import require

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
MOST_TABLES = 1000


@app_commands.command(name="setup", description=localized("command-setup"))
@app_commands.default_permissions(manage_guild=True)
@app_commands.describe(
    tables=localized("option-setup-tables"),
    who=localized("option-setup-who"),
    most=localized("option-setup-most"),
    each=localized("option-setup-each"),
    undo=localized("option-undo"),
    absent=localized("option-absent"),
)
@app_commands.choices(
    tables=[
        app_commands.Choice(name=localized(f"setup-where-{where}"), value=where) for where in WHERE
    ],
    who=[app_commands.Choice(name=localized(f"setup-who-{who}"), value=who) for who in WHO],
    undo=[
        app_commands.Choice(name=localized(f"undo-{way.value}"), value=way.value)
        for way in TakeBack
    ],
    absent=[
        app_commands.Choice(name=localized(f"absent-{way.value}"), value=way.value)
        for way in Absence
    ],
)
async def setup(
    interaction: Interaction,
    tables: str | None = None,
    who: str | None = None,
    most: app_commands.Range[int, 0, MOST_TABLES] | None = None,
    each: app_commands.Range[int, 0, MOST_TABLES] | None = None,
    undo: str | None = None,
    absent: str | None = None,
) -> None:
    """Change what is given, then show how this server plays."""
    request = await open_request(interaction)
    # Discord hides the command from others only by default: a server may allow it to anybody.
    require(interaction.permissions.manage_guild, "setup-not-yours")
    server = request.services.servers.of(interaction.guild_id)
    changed = server
    if tables is not None:
        changed = replace(changed, channels=_channels(changed, tables, interaction.channel_id or 0))
    if who is not None:
        changed = replace(changed, managers_only=who == "managers")
    if most is not None:
        changed = replace(changed, most_tables=most)
    if each is not None:
        changed = replace(changed, most_each=each)
    if undo is not None:
        changed = replace(changed, take_back=TakeBack(undo))
    if absent is not None:
        changed = replace(changed, absence=Absence(absent))
    if changed != server:
        await request.services.servers.change(changed)
    await request.send("\n".join(_lines(request, changed)))


def _channels(server: ServerRow, tables: str, here: int) -> tuple[int, ...]:
    match tables:
        case "here":
            return tuple(dict.fromkeys([*server.channels, here]))
        case "not-here":
            return tuple(channel for channel in server.channels if channel != here)
    return ()


def _lines(request: Request, server: ServerRow) -> list[str]:
    words = request.words()
    lines = [words("setup-title"), *(_permission(request, name) for name in NEEDED_PERMISSIONS)]
    if server.channels:
        listed = words.listed([f"<#{channel}>" for channel in server.channels])
        lines.append(words("setup-channels", channels=listed))
    else:
        lines.append(words("setup-anywhere"))
    lines.append(words("setup-managers") if server.managers_only else words("setup-everybody"))
    most, each = server.most_tables, server.most_each
    lines.append(words("setup-most", n=most) if most else words("setup-unlimited"))
    lines.append(words("setup-each", n=each) if each else words("setup-each-unlimited"))
    lines.append(words("setup-absence", way=words(f"absent-{server.absence.value}")))
    lines.append(words("setup-take-back", way=words(f"undo-{server.take_back.value}")))
    return lines


def _permission(request: Request, name: str) -> str:
    words, key = request.words(), name.replace("_", "-")
    permission = words(f"permission-{key}")
    if getattr(request.interaction.app_permissions, name):
        return words("setup-held", permission=permission)
    return words("setup-lacked", permission=permission, purpose=words(f"purpose-{key}"))
