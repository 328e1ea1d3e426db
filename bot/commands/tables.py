"""`/table`: open one, take a seat, begin, and see which there are."""

import re
from collections.abc import Awaitable, Callable, Mapping, Sequence

from discord import app_commands

from bot.commands import looking, seating
from bot.commands.choosing import ALL, BEGUN, ask_which, complete_table, meant
from bot.commands.leaving import add_leaving
from bot.commands.seating import Wishes
from bot.commands.translation import told
from bot.desk import Asked, Interaction, ask, asked_by
from bot.host import AnyGame
from bot.language import plain
from bot.menus import LONGEST_ENTRY, shortened
from bot.posts import LONGEST_POST, Verb
from bot.seating import LONGEST_DELAY, LONGEST_PATIENCE, MANNERS, Manners
from bot.store import Absence, Status, TableId, TableRow, TakeBack
from games.engine import Illegal, require
from games.text import Text
from renderers.words import LANGUAGES

MOST_CHOICES = 25
OPEN = (Status.OPEN,)


def table_group(games: Mapping[str, AnyGame]) -> app_commands.Group:
    """The group of commands about tables, for these games."""
    group = app_commands.Group(
        name="table",
        description=told("command-table"),
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
    )
    most = max(max(game.seats) for game in games.values())

    @group.command(name="new", description=told("command-table-new"))
    @app_commands.describe(
        game=told("option-game"),
        seats=told("option-seats"),
        automas=told("option-automas"),
        language=told("option-language"),
        options=told("option-options"),
        delay=told("option-delay"),
        undo=told("option-undo"),
        absent=told("option-absent"),
        patience=told("option-patience"),
    )
    @app_commands.choices(
        game=[app_commands.Choice(name=told("title", game), value=game.key) for game in games.values()],
        language=[app_commands.Choice(name=told(f"language-{code}"), value=code) for code in LANGUAGES],
        undo=[app_commands.Choice(name=told(f"undo-{way.value}"), value=way.value) for way in TakeBack],
        absent=[app_commands.Choice(name=told(f"absent-{way.value}"), value=way.value) for way in Absence],
    )
    async def new(  # noqa: PLR0913, PLR0917  # an argument for each of its options
        interaction: Interaction,
        game: str,
        seats: app_commands.Range[int, 1, most] | None = None,
        automas: app_commands.Range[int, 0, most] = 0,
        language: str | None = None,
        options: str | None = None,
        delay: str | None = None,
        undo: str | None = None,
        absent: str | None = None,
        patience: app_commands.Range[int, 1, LONGEST_PATIENCE] = MANNERS.patience,
    ) -> None:
        asked = await ask(interaction)
        usual = asked.desk.servers.of(interaction.guild_id)
        manners = Manners(
            TakeBack(undo) if undo else usual.take_back, Absence(absent) if absent else usual.absence, patience
        )
        wishes = Wishes(
            size=seats,
            automas=automas,
            language=language,
            options=_wished(options),
            delay=_span(delay),
            manners=manners,
        )
        await seating.open_table(asked, game, wishes)

    @new.autocomplete("options")
    async def complete_options(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        game = games.get(interaction.namespace.game)
        return _options(asked_by(interaction), game, typed) if game else []

    _add_seating(group, Verb.JOIN, seating.join)
    _add_seating(group, Verb.LEAVE, seating.leave)
    _add_seating(group, Verb.START, seating.start)
    _add_looking(group)
    add_leaving(group)
    _add_export(group)
    return group


def _wished(options: str | None) -> Sequence[tuple[str, str]]:
    """Table options as they are typed: `key=option`, with spaces between."""
    return [(key, option) for key, _, option in (wish.partition("=") for wish in (options or "").split())]


def _span(delay: str | None) -> tuple[int, int] | None:
    """Seconds as they are typed: `30-180`, or one number for both; raise `Illegal` for anything else."""
    if delay is None:
        return None
    found = re.fullmatch(r"\s*(\d{1,6})\s*(?:[-–]\s*(\d{1,6})\s*)?", delay)
    require(found is not None, "table-delay", most=LONGEST_DELAY)
    assert found is not None
    return int(found[1]), int(found[2] or found[1])


def _add_seating(group: app_commands.Group, verb: Verb, do: Callable[[Asked, TableId], Awaitable[None]]) -> None:
    """A command that does something about the seats of an open table."""

    @group.command(name=verb.value, description=told(f"command-table-{verb.value}"))
    @app_commands.describe(table=told("option-table"))
    @app_commands.autocomplete(table=complete_table)
    async def seat(interaction: Interaction, table: str | None = None) -> None:
        asked = await ask(interaction)
        rows = await meant(asked, table, OPEN)
        await (do(asked, rows[0].id) if len(rows) == 1 else ask_which(asked, verb, rows))


def _add_looking(group: app_commands.Group) -> None:
    @group.command(name="list", description=told("command-table-list"))
    async def listed(interaction: Interaction) -> None:
        asked = await ask(interaction)
        here = await asked.host.tables_in(interaction.channel_id or 0)
        own = await asked.host.tables_of(asked.person.id)
        rows = {row.id: row for row in (*here, *own)}
        if not rows:
            raise Illegal(Text("table-none"))
        lines = [_listed(asked, row) for row in rows.values()]
        await asked.say(shortened("\n".join(lines), LONGEST_POST))

    @group.command(name="show", description=told("command-table-show"))
    @app_commands.describe(table=told("option-table"))
    @app_commands.autocomplete(table=complete_table)
    async def show(interaction: Interaction, table: str | None = None) -> None:
        asked = await ask(interaction)
        rows = await meant(asked, table, ALL if table else (*BEGUN, *OPEN))
        if len(rows) > 1:
            await ask_which(asked, Verb.BOARD, rows)
        elif rows[0].status in BEGUN:
            await looking.show_board(asked, rows[0].id)
        else:
            await asked.say(_listed(asked, rows[0]))


def _add_export(group: app_commands.Group) -> None:
    @group.command(name=Verb.EXPORT.value, description=told("command-table-export"))
    @app_commands.describe(table=told("option-table"))
    @app_commands.autocomplete(table=complete_table)
    async def export(interaction: Interaction, table: str | None = None) -> None:
        asked = await ask(interaction)
        rows = await meant(asked, table, (*BEGUN, Status.ENDED))
        await (looking.export(asked, rows[0].id) if len(rows) == 1 else ask_which(asked, Verb.EXPORT, rows))


def _listed(asked: Asked, row: TableRow) -> str:
    """A table in a line: game, number, people, and where it is."""
    words = asked.words(asked.host.game(row.game))
    names = ", ".join(plain(name) for name in row.names)
    going = row.status.value if row.paused_at is None else "paused"
    status = words(f"status-{going}", seated=len(row.seats), size=row.size)
    return f"**{words('title')}** · {names} · {status} · <#{row.place}> · {words('listed-number', number=str(row.id))}"


def _options(asked: Asked, game: AnyGame, typed: str) -> list[app_commands.Choice[str]]:
    """The options of a game behind those typed already."""
    *before, last = typed.split(" ") if typed else [""]
    words = asked.words(game)
    chosen = {wish.partition("=")[0] for wish in before}
    found = [
        app_commands.Choice(
            name=shortened(
                " · ".join([*before, f"{words(f'choice-{choice.key}')}: {words(f'choice-{choice.key}-{option}')}"]),
                LONGEST_ENTRY,
            ),
            value=" ".join([*before, f"{choice.key}={option}"]),
        )
        for choice in game.choices
        if choice.key not in chosen
        for option in choice.options
        if f"{choice.key}={option}".startswith(last)
    ]
    # What was typed before may be anything, and of any length.
    return [choice for choice in found if len(choice.value) <= LONGEST_ENTRY][:MOST_CHOICES]
