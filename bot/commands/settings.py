"""`/settings`: show and change one's language, time zone, reminders, direct messages and the face
that shows one in pictures; and the button under a reminder that silences it.

What is chosen under the list changes the message in place.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from functools import partial
from typing import Any
from zoneinfo import ZoneInfo

from discord import app_commands

from bot.commands.faces import face_line, picked_face, show_faces
from bot.commands.localization import localized
from bot.commands.presses import press
from bot.commands.request import Interaction, Request, open_request, request_of
from bot.commands.settings_form import (
    DISCORD_LANGUAGE,
    MOST_HOURS,
    MOST_REMINDERS,
    TypedSettings,
    parse_language,
    parse_quiet,
    read_settings,
    settings_form,
)
from bot.commands.table_opening import is_here
from bot.hosting.quiet_hours import may_sound
from bot.messages.button_actions import SettingsField
from bot.messages.components import (
    MOST_CHOICES,
    Post,
    Row,
    SelectEntry,
    button,
    capitalised,
    select,
)
from bot.messages.custom_ids import (
    MuteButton,
    SeatsButton,
    SettingsButton,
    SettingsSelect,
    encode,
)
from bot.messages.escaping import harmless
from bot.messages.outside import one_of, whole_number
from bot.messages.table_names import title_of
from bot.messages.zones import USUAL_ZONES, city, country, found, parse_zone, zones
from bot.store import Person, Preferences, Where
from games.text import Text
from renderers.words import LANGUAGES

USUAL_HOURS = (6, 12, 24, 48, 72)
"""Until a reminder, among which one chooses; others are typed."""
USUAL_QUIET = ((0, 0), (20, 8), (21, 7), (22, 7), (22, 8), (22, 10), (23, 7), (0, 8), (0, 10))
"""Quiet hours among which one chooses; others are typed."""
SWITCHES = ("direct", "alone", "next", "turns", "confirm", "warnings", "tips")
"""The settings that are on or off."""


@app_commands.command(name="settings", description=localized("command-settings"))
@app_commands.describe(
    language=localized("option-my-language"),
    zone=localized("option-zone"),
    direct=localized("option-direct"),
    reminders=localized("option-reminders"),
    hours=localized("option-hours"),
    quiet=localized("option-quiet"),
    most=localized("option-most"),
    alone=localized("option-alone"),
    next=localized("option-next"),
    turns=localized("option-turns"),
    confirm=localized("option-confirm"),
    warnings=localized("option-warnings"),
    tips=localized("option-tips"),
)
@app_commands.choices(
    language=[
        app_commands.Choice(name=localized(f"language-{code}"), value=code)
        for code in (DISCORD_LANGUAGE, *LANGUAGES)
    ],
    reminders=[
        app_commands.Choice(name=localized(f"reminders-{where.value}"), value=where.value)
        for where in Where
    ],
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
    turns: bool | None = None,
    confirm: bool | None = None,
    warnings: bool | None = None,
    tips: bool | None = None,
) -> None:
    """Change what is given, then show the settings."""
    request = await open_request(interaction)
    changed = {
        "language": language,
        "direct": direct,
        "reminders": Where(reminders) if reminders else None,
        "hours": hours,
        "most": most,
        "alone": alone,
        "next": next,
        "turns": turns,
        "confirm": confirm,
        "warnings": warnings,
        "tips": tips,
    }
    typed = TypedSettings.read(
        (
            lambda: {"zone": parse_zone(zone, request.language)} if zone is not None else {},
            lambda: parse_quiet(quiet) if quiet else {},
        )
    )
    changed |= typed.changed
    await change_settings(
        request, {name: value for name, value in changed.items() if value is not None}
    )
    await request.send_post(await _post(request, typed.refused))


@press(SettingsButton)
async def press_settings_button(request: Request, _pressed: SettingsButton) -> None:
    """Show the settings, with the selects that change them."""
    await request.send_post(await _post(request))


@press(SettingsSelect)
async def press_settings(request: Request, pressed: SettingsSelect) -> None:
    """Change what was chosen, and show the settings as they are then."""
    if pressed.field is SettingsField.EXACTLY:
        if not request.is_form:
            await request.open_form(settings_form(request.preferences, request.words()))
            return
        typed = read_settings(request.typed, request.preferences, request.language)
        await change_settings(request, dict(typed.changed))
        await request.edit(await _post(request, typed.refused))
        return
    if pressed.field is SettingsField.BACK:
        await request.edit(await _post(request), files=[])
        return
    await change_settings(request, _chosen(request, pressed.field))
    if pressed.field in {SettingsField.FACE, SettingsField.FACES}:
        await show_faces(request)
        return
    # What was refused before this choice must not come back with the form.
    exactly = SettingsSelect(SettingsField.EXACTLY)
    request.services.forms.forget(request.person.id, encode(exactly))
    await request.edit(await _post(request))


def _chosen(request: Request, field: SettingsField) -> dict[str, Any]:
    """The settings that the picked entries of a select stand for."""
    match field:
        case SettingsField.LANGUAGE:
            return {"language": request.picked(parse_language)}
        case SettingsField.REMINDERS:
            return request.picked(_reminder)
        case SettingsField.QUIET:
            return request.picked(parse_quiet)
        case SettingsField.ZONE:
            return {"zone": picked_zone(request)}
        case SettingsField.SWITCHES:
            on = request.picks(partial(one_of, known=SWITCHES))
            return {name: name in on for name in SWITCHES}
        case SettingsField.FACE:
            return {"face": picked_face(request)}
        case SettingsField.EXACTLY | SettingsField.FACES | SettingsField.BACK:
            return {}


def picked_zone(request: Request) -> str:
    """The time zone that was picked in a select."""
    return request.picked(partial(one_of, known=(*zones(), request.preferences.zone or "")))


def _reminder(picked: str) -> dict[str, Any]:
    """Where, and after how many hours."""
    where, _, hours = picked.partition("-")
    after = {"hours": whole_number(hours, 1, MOST_HOURS)} if hours else {}
    return {"reminders": Where(where), **after}


@settings.autocomplete("zone")
async def complete_zone(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Suggest the time zones that fit the typed text: their cities."""
    language = request_of(interaction).language
    return [
        app_commands.Choice(name=_in_its_country(zone, language), value=zone)
        for zone in found(typed, language)[:MOST_CHOICES]
    ]


def _in_its_country(zone: str, language: str) -> str:
    named = (city(zone, language), country(zone, language))
    return ", ".join(dict.fromkeys(filter(None, named)))  # Singapore is both


async def change_settings(request: Request, changed: dict[str, Any]) -> None:
    """Store the changed settings, and show hands if direct messages were turned on."""
    if not changed:
        return
    before = request.preferences
    if changed.get("language") == DISCORD_LANGUAGE:
        changed["language"] = None
    after = replace(before, **changed)
    spoken = after.language or str(request.interaction.locale)
    person = Person(request.person.id, request.person.name, spoken)
    await request.services.people.prefer(person, after)
    if request.preferences.direct and not before.direct:
        for row in await request.host.tables.of_user(request.person.id):
            request.services.table_delivery.refresh(row.id)


async def _lines(request: Request) -> list[str]:
    words, chosen = request.words(), request.preferences
    language = words(f"language-{chosen.language or DISCORD_LANGUAGE}")
    lines = [
        words("settings-title"),
        words("settings-language", language=language),
        words("settings-direct", on=_yes(chosen.direct)),
        _reminders(request, chosen),
    ]
    if chosen.reminders is not Where.NOWHERE:
        lines += [
            _hours(request, chosen),
            _zone(request, chosen.zone),
        ]
    return [
        *lines,
        words("settings-alone", on=_yes(chosen.alone)),
        words("settings-next", on=_yes(chosen.next)),
        words("settings-turns", on=_yes(chosen.turns)),
        words("settings-confirm", on=_yes(chosen.confirm)),
        words("settings-warnings", on=_yes(chosen.warnings)),
        words("settings-tips", on=_yes(chosen.tips)),
        *await _seats_lines(request),
        face_line(request),
    ]


async def _seats_lines(request: Request) -> list[str]:
    """For which games this person is called to free seats on this server, if for any."""
    guild = request.interaction.guild_id
    if guild is None or (own := await request.host.free_seats.of(request.person.id, guild)) is None:
        return []
    games, words = request.host.games, request.words()
    titles = [title_of(key, games.of_family(key), request.language) for key in own.games]
    return [
        words(
            "settings-seats",
            games=words.listed(titles),
            silent=_yes(not may_sound(request.preferences)),
        )
    ]


async def _post(request: Request, refused: Sequence[Text] = ()) -> Post:
    """The settings, after what of those typed was refused, and selects that change them."""
    words, chosen = request.words(), request.preferences
    notes = [f"⚠️ {words.say(harmless(reason), ())}" for reason in refused]
    if notes and request.is_form:
        notes.append(request.keep_typed())
    switches = [
        SelectEntry(capitalised(words(f"switch-{name}")), name, chosen=getattr(chosen, name))
        for name in SWITCHES
    ]
    rows: list[Row] = [
        select(
            words("option-reminders"),
            SettingsSelect(SettingsField.REMINDERS),
            _reminder_entries(request, chosen),
        ),
        select(
            words("option-quiet"),
            SettingsSelect(SettingsField.QUIET),
            _quiet_entries(request, chosen),
        ),
        select(
            words("settings-pick-zone"),
            SettingsSelect(SettingsField.ZONE),
            zone_entries(request),
        ),
        select(
            words("settings-switches"),
            SettingsSelect(SettingsField.SWITCHES),
            switches,
            least=0,
            most=len(switches),
        ),
        [
            button(words("settings-exactly"), SettingsSelect(SettingsField.EXACTLY)),
            *_seats(request),
            button(words("settings-faces"), SettingsSelect(SettingsField.FACES)),
        ],
    ]
    return Post("\n".join((*notes, *await _lines(request))), rows)


def _seats(request: Request) -> Row:
    """On a server, the button that leads to the free seats to which one is called there."""
    if not is_here(request.interaction):
        return []
    return [button(request.words()("button-seats"), SeatsButton())]


def _reminder_entries(request: Request, chosen: Preferences) -> list[SelectEntry]:
    ways = [
        replace(chosen, reminders=where, hours=hours)
        for where in (Where.DIRECT, Where.THREAD)
        for hours in sorted({*USUAL_HOURS, chosen.hours})
    ]
    return [
        *(
            SelectEntry(
                _alone(_reminders(request, way)),
                f"{way.reminders.value}-{way.hours}",
                chosen=way == chosen,
            )
            for way in ways
        ),
        SelectEntry(
            _alone(request.words()("settings-reminders-nowhere")),
            Where.NOWHERE.value,
            chosen=chosen.reminders is Where.NOWHERE,
        ),
    ]


def _quiet_entries(request: Request, chosen: Preferences) -> list[SelectEntry]:
    now = (chosen.quiet_from, chosen.quiet_until)
    if chosen.quiet_from == chosen.quiet_until:
        now = USUAL_QUIET[0]
    return [
        SelectEntry(
            _alone(_hours(request, replace(chosen, quiet_from=begin, quiet_until=end))),
            f"{begin}-{end}",
            chosen=(begin, end) == now,
        )
        for begin, end in dict.fromkeys((*USUAL_QUIET, now))
    ]


def zone_entries(request: Request) -> list[SelectEntry]:
    """The time zones of a select, that of this person marked."""
    usual, chosen = USUAL_ZONES[request.language], request.preferences
    return [
        SelectEntry(_alone(_zone(request, zone)), zone, chosen=zone == chosen.zone)
        for zone in dict.fromkeys((*usual, chosen.zone or usual[0]))
    ]


def _alone(line: str) -> str:
    """A line of the list as it stands in a select."""
    return line.removeprefix("• ")


def _reminders(request: Request, chosen: Preferences) -> str:
    return request.words()(
        f"settings-reminders-{chosen.reminders.value}", hours=chosen.hours, most=chosen.most
    )


def _zone(request: Request, zone: str | None) -> str:
    if zone is None:
        return request.words()("settings-no-zone", silent=_yes(not may_sound(request.preferences)))
    now = datetime.fromtimestamp(request.host.clock(), ZoneInfo(zone))
    return request.words()("settings-zone", zone=city(zone, request.language), time=f"{now:%H:%M}")


def _hours(request: Request, chosen: Preferences) -> str:
    if chosen.quiet_from == chosen.quiet_until:
        return request.words()("settings-no-quiet")
    return request.words()(
        "settings-quiet", begin=f"{chosen.quiet_from}:00", end=f"{chosen.quiet_until}:00"
    )


def _yes(on: bool) -> str:
    return "yes" if on else "no"


@press(MuteButton)
async def press_mute(request: Request, _pressed: MuteButton) -> None:
    """Send no more reminders of the turns in the pressed message."""
    pressed = request.interaction.message
    assert pressed is not None, "the button is under a reminder"
    muted = await request.services.reminders.mute(request.person.id, pressed.id)
    await request.send(request.words()("reminder-muted" if muted else "reminder-nothing"))
