"""`/setup`: for those who manage a server: what the bot lacks there, and where and how people may play."""

from __future__ import annotations

from dataclasses import replace

from discord import app_commands

from bot.commands.translation import told
from bot.desk import Asked, Interaction, ask
from bot.store import Absence, ServerRow, TakeBack
from games.engine import require

NEEDED = (
    "view_channel",
    "send_messages",
    "send_messages_in_threads",
    "create_public_threads",
    "attach_files",
    "read_message_history",
)
"""What the bot asks for when it is invited."""
WHERE = ("here", "not-here", "all")
WHO = ("everybody", "managers")
MOST_TABLES = 1000


@app_commands.command(name="setup", description=told("command-setup"))
@app_commands.default_permissions(manage_guild=True)
@app_commands.describe(
    tables=told("option-setup-tables"),
    who=told("option-setup-who"),
    most=told("option-setup-most"),
    undo=told("option-undo"),
    absent=told("option-absent"),
)
@app_commands.choices(
    tables=[app_commands.Choice(name=told(f"setup-where-{where}"), value=where) for where in WHERE],
    who=[app_commands.Choice(name=told(f"setup-who-{who}"), value=who) for who in WHO],
    undo=[app_commands.Choice(name=told(f"undo-{way.value}"), value=way.value) for way in TakeBack],
    absent=[app_commands.Choice(name=told(f"absent-{way.value}"), value=way.value) for way in Absence],
)
async def setup(
    interaction: Interaction,
    tables: str | None = None,
    who: str | None = None,
    most: app_commands.Range[int, 0, MOST_TABLES] | None = None,
    undo: str | None = None,
    absent: str | None = None,
) -> None:
    """Show how a server plays, changed as wished."""
    asked = await ask(interaction)
    # What Discord hides from others is only its default: the server may show the command to whom it likes.
    require(interaction.permissions.manage_guild, "setup-not-yours")
    server = asked.desk.servers.of(interaction.guild_id)
    wished = server
    if tables is not None:
        wished = replace(wished, channels=_channels(wished, tables, interaction.channel_id or 0))
    if who is not None:
        wished = replace(wished, managers_only=who == "managers")
    if most is not None:
        wished = replace(wished, most_tables=most or None)
    if undo is not None:
        wished = replace(wished, take_back=TakeBack(undo))
    if absent is not None:
        wished = replace(wished, absence=Absence(absent))
    if wished != server:
        await asked.desk.servers.decide(wished)
    await asked.say("\n".join(_lines(asked, wished)))


def _channels(server: ServerRow, tables: str, here: int) -> tuple[int, ...]:
    match tables:
        case "here":
            return tuple(dict.fromkeys([*server.channels, here]))
        case "not-here":
            return tuple(channel for channel in server.channels if channel != here)
    return ()


def _lines(asked: Asked, server: ServerRow) -> list[str]:
    words = asked.words()
    lines = [words("setup-title"), *(_permission(asked, name) for name in NEEDED)]
    if server.channels:
        listed = words.listed([f"<#{channel}>" for channel in server.channels])
        lines.append(words("setup-channels", channels=listed))
    else:
        lines.append(words("setup-anywhere"))
    lines.append(words("setup-managers") if server.managers_only else words("setup-everybody"))
    limited = server.most_tables is not None
    lines.append(words("setup-most", n=server.most_tables or 0) if limited else words("setup-unlimited"))
    lines.append(words("setup-absence", way=words(f"absent-{server.absence.value}")))
    lines.append(words("setup-take-back", way=words(f"undo-{server.take_back.value}")))
    return lines


def _permission(asked: Asked, name: str) -> str:
    words, key = asked.words(), name.replace("_", "-")
    permission = words(f"permission-{key}")
    if getattr(asked.interaction.app_permissions, name):
        return words("setup-held", permission=permission)
    return words("setup-lacked", permission=permission, purpose=words(f"purpose-{key}"))
