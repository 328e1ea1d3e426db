"""`/settings`: how somebody would like to be told of things, shown and changed."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

from discord import app_commands

from bot.commands.translation import told
from bot.desk import Asked, Interaction, ask
from bot.people import zones
from bot.store import Person, Preferences, Where
from games.engine import Illegal, require
from games.text import Text
from renderers.words import LANGUAGES

MOST_CHOICES = 25
DISCORDS = "discord"
"""In place of a language: the one that somebody's Discord speaks."""
MOST_HOURS = 168
MOST_REMINDERS = 10


@app_commands.command(name="settings", description=told("command-settings"))
@app_commands.describe(
    language=told("option-my-language"),
    zone=told("option-zone"),
    direct=told("option-direct"),
    reminders=told("option-reminders"),
    hours=told("option-hours"),
    quiet=told("option-quiet"),
    most=told("option-most"),
    alone=told("option-alone"),
    next=told("option-next"),
)
@app_commands.choices(
    language=[app_commands.Choice(name=told(f"language-{code}"), value=code) for code in (DISCORDS, *LANGUAGES)],
    reminders=[app_commands.Choice(name=told(f"reminders-{where.value}"), value=where.value) for where in Where],
)
async def settings(  # noqa: PLR0913, PLR0917  # an argument for each option
    interaction: Interaction,
    language: str | None = None,
    zone: str | None = None,
    direct: bool | None = None,
    reminders: str | None = None,
    hours: app_commands.Range[int, 1, MOST_HOURS] | None = None,
    quiet: str | None = None,
    most: app_commands.Range[int, 1, MOST_REMINDERS] | None = None,
    alone: bool | None = None,
    next: bool | None = None,  # noqa: A002  # what people type
) -> None:
    """Show one's settings, changed as wished."""
    asked = await ask(interaction)
    wished = {
        "language": language,
        "zone": _zone(zone),
        "direct": direct,
        "reminders": Where(reminders) if reminders else None,
        "hours": hours,
        "most": most,
        "alone": alone,
        "next": next,
    }
    wished |= _quiet(quiet) if quiet else {}
    await _prefer(asked, {name: value for name, value in wished.items() if value is not None})
    await asked.say("\n".join(_lines(asked)))


@settings.autocomplete("zone")
async def complete_zone(_interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The time zones that are called so."""
    wish = typed.strip().lower().replace(" ", "_")
    found = [zone for zone in zones() if wish in zone.lower()]
    return [app_commands.Choice(name=zone.replace("_", " "), value=zone) for zone in found[:MOST_CHOICES]]


async def _prefer(asked: Asked, wished: dict[str, Any]) -> None:
    """Keep what is wished, and let it have its effect."""
    if not wished:
        return
    before = asked.preferences
    if wished.get("language") == DISCORDS:
        wished["language"] = None
    await asked.desk.people.prefer(asked.person.id, replace(before, **wished))
    spoken = asked.preferences.language or str(asked.interaction.locale)
    await asked.host.meet(Person(asked.person.id, asked.person.name, spoken))
    if asked.preferences.direct and not before.direct:
        for row in await asked.host.tables_of(asked.person.id):
            asked.desk.announcer.refresh(row.id)


async def mute(asked: Asked) -> None:
    """Send no more reminders of the turns that the pressed message speaks of."""
    pressed = asked.interaction.message
    assert pressed is not None, "the button is under a reminder"
    muted = await asked.desk.nudges.mute(asked.person.id, pressed.id)
    await asked.say(asked.words()("nudge-muted" if muted else "nudge-nothing"))


def _zone(wish: str | None) -> str | None:
    """The time zone of a name, however it is written; raise `Illegal` for none."""
    if wish is None:
        return None
    written = wish.strip().lower().replace(" ", "_")
    found = next((zone for zone in zones() if zone.lower() == written), None)
    if found is None:
        raise Illegal(Text("settings-unknown-zone", zone=wish))
    return found


def _quiet(wish: str) -> dict[str, int]:
    """Quiet hours as they are typed: `22-8`, or `0-0` for none."""
    found = re.fullmatch(r"\s*(\d{1,2})\s*[-–]\s*(\d{1,2})\s*", wish)
    hours = [int(hour) for hour in found.groups()] if found else []
    require(bool(hours) and all(hour <= 24 for hour in hours), "settings-unknown-hours")
    begin, end = (hour % 24 for hour in hours)
    return {"quiet_from": begin, "quiet_until": end}


def _lines(asked: Asked) -> list[str]:
    words, chosen = asked.words(), asked.preferences
    language = words(f"language-{chosen.language or DISCORDS}")
    now = datetime.fromtimestamp(asked.host.clock(), ZoneInfo(chosen.zone))
    time = f"{now:%H:%M}"
    lines = [
        words("settings-title"),
        words("settings-language", language=language),
        words("settings-direct", on=_yes(chosen.direct)),
        words(f"settings-reminders-{chosen.reminders.value}", hours=chosen.hours, most=chosen.most),
    ]
    if chosen.reminders is not Where.NOWHERE:
        lines += [_hours(asked, chosen), words("settings-zone", zone=chosen.zone.replace("_", " "), time=time)]
    return [*lines, words("settings-alone", on=_yes(chosen.alone)), words("settings-next", on=_yes(chosen.next))]


def _hours(asked: Asked, chosen: Preferences) -> str:
    if chosen.quiet_from == chosen.quiet_until:
        return asked.words()("settings-no-quiet")
    return asked.words()("settings-quiet", begin=f"{chosen.quiet_from}:00", end=f"{chosen.quiet_until}:00")


def _yes(on: bool) -> str:
    return "yes" if on else "no"
