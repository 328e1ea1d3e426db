"""`/table new`: open a table."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from discord import app_commands

from bot.commands.forum_choice import ForumOption
from bot.commands.localization import game_choices, localized
from bot.commands.policy_options import policy_options
from bot.commands.request import Interaction, Request, open_request, request_of
from bot.commands.table_invite import parse_players
from bot.commands.table_opening import TableSettings, open_here, usual_policy
from bot.commands.table_wizard import start_wizard
from bot.hosting.host import AnyGame
from bot.hosting.seating import LONGEST_DELAY
from bot.messages.components import LONGEST_ENTRY, MOST_CHOICES, shortened
from bot.messages.notices import option_text
from bot.messages.policy import read_typed
from bot.store.policy import SETTINGS, setting_of
from games.levels import LEVELS, REGULAR
from games.moves import require
from renderers.words import LANGUAGES

FULL = "full"
BEGIN = ("opener", FULL)
"""When a game begins: when its opener starts it, or as soon as all seats are taken."""


def new_command(games: Mapping[str, AnyGame]) -> app_commands.Command[Any, ..., None]:
    """The command that opens a table of one of these games."""
    most = max(max(game.rules.seats) for game in games.values())

    @app_commands.command(name="new", description=localized("command-table-new"))
    @policy_options(SETTINGS)
    @app_commands.describe(
        game=localized("option-game"),
        seats=localized("option-seats"),
        computers=localized("option-computers"),
        level=localized("option-level"),
        language=localized("option-language"),
        options=localized("option-options"),
        delay=localized("option-delay"),
        players=localized("option-players"),
        begin=localized("option-begin"),
        forum=localized("option-forum"),
    )
    @app_commands.choices(
        game=game_choices(games.values()),
        level=[
            app_commands.Choice(name=localized(f"automa-level-{level.key}"), value=level.key)
            for level in LEVELS
        ],
        language=[
            app_commands.Choice(name=localized(f"language-{code}"), value=code)
            for code in LANGUAGES
        ],
        begin=[app_commands.Choice(name=localized(f"begin-{when}"), value=when) for when in BEGIN],
    )
    async def new(  # noqa: PLR0913, PLR0917  # an argument for each of its options
        interaction: Interaction,
        /,
        game: str | None = None,
        seats: app_commands.Range[int, 1, most] | None = None,
        computers: app_commands.Range[int, 0, most] = 0,
        level: str = REGULAR.key,
        language: str | None = None,
        options: str | None = None,
        delay: str | None = None,
        players: str | None = None,
        begin: str | None = None,
        forum: ForumOption | None = None,
        **policy: str | None,
    ) -> None:
        request = await open_request(interaction)
        if game is None:
            for_one_game = (language, options, delay, players, begin, *policy.values())
            require(all(option is None for option in for_one_game), "table-which-game")
            await start_wizard(request, (level,) * computers, seats, forum)
            return
        chosen = {
            key: read_typed(setting_of(key), value)
            for key, value in policy.items()
            if value is not None
        }
        settings = TableSettings(
            size=seats,
            levels=(level,) * computers,
            language=language,
            options=_parse_options(options),
            delay=_parse_delay(delay),
            policy=usual_policy(request).choosing(chosen),
            invited=parse_players(players),
            begins_full=None if begin is None else begin == FULL,
            forum=forum,
        )
        await open_here(request, game, settings)

    @new.autocomplete("options")
    async def complete_options(
        interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        game = games.get(interaction.namespace.game)
        return _suggest_options(request_of(interaction), game, typed) if game else []

    return new


def _parse_options(options: str | None) -> Sequence[tuple[str, str]]:
    """Table options from the typed `key=option key=option`."""
    return [
        (key, option)
        for key, _, option in (part.partition("=") for part in (options or "").split())
    ]


def _parse_delay(delay: str | None) -> tuple[int, int] | None:
    """The shortest and longest delay, in seconds, from the typed `30-180` or `30`.

    Raise `Illegal` for anything else.
    """
    if delay is None:
        return None
    found = re.fullmatch(r"\s*(\d{1,6})\s*(?:[-–]\s*(\d{1,6})\s*)?", delay)
    require(found is not None, "table-delay", most=LONGEST_DELAY)
    assert found is not None
    return int(found[1]), int(found[2] or found[1])


def _suggest_options(request: Request, game: AnyGame, typed: str) -> list[app_commands.Choice[str]]:
    """Suggest table options of a game to add to those already typed."""
    *before, last = typed.split(" ") if typed else [""]
    words = request.words(game)
    chosen = {part.partition("=")[0] for part in before}
    found = [
        app_commands.Choice(
            name=shortened(
                " · ".join(
                    [
                        *before,
                        option_text(choice.key, option, words),
                    ]
                ),
                LONGEST_ENTRY,
            ),
            value=" ".join([*before, f"{choice.key}={option}"]),
        )
        for choice in game.rules.choices
        if choice.key not in chosen
        for option in choice.options
        if f"{choice.key}={option}".startswith(last)
    ]
    # The text typed so far may have any length, but Discord limits the length of a value.
    return [choice for choice in found if len(choice.value) <= LONGEST_ENTRY][:MOST_CHOICES]
