"""`/cup`: opens a cup, and lists those of a server; and the buttons under a cup's post."""

from __future__ import annotations

import io
from collections.abc import Mapping

import discord
from discord import app_commands

from bot.commands.localization import game_choices, localized
from bot.commands.presses import press
from bot.commands.request import Interaction, Request, open_request
from bot.commands.server_rules import check_may_open, check_room_for
from bot.commands.table_opening import is_here, language_here
from bot.commands.visibility import sees_place
from bot.delivery.permissions import missing, permissions_lacking
from bot.delivery.places import places_of
from bot.hosting.clock import HOUR_SECONDS, seconds
from bot.hosting.cup_again import same_again
from bot.hosting.cup_state import Cup
from bot.hosting.cups import MOST_PEOPLE
from bot.hosting.host import AnyGame
from bot.hosting.pairing import FEWEST_PEOPLE
from bot.messages.button_actions import CupAction
from bot.messages.components import Post, button
from bot.messages.cup_file import cup_csv
from bot.messages.cup_form import SEASON_DAYS, SIGN_UP_HOURS, cup_form
from bot.messages.cups import (
    LONGEST_CUP_NAME,
    cup_address,
    cup_title,
    names_told,
    organise_post,
    standings_text,
)
from bot.messages.custom_ids import CupButton, CupFormPress, CupReadmitSelect, CupRemoveSelect
from bot.messages.escaping import harmless
from bot.messages.fitting import pages
from bot.messages.outside import whole_number
from bot.messages.table_names import title_of
from bot.store import UserId
from bot.store.cups import CupId, CupRow, Entrant, NewCup
from bot.store.enums import CupForm, CupPace
from bot.store.rows import LARGEST_NUMBER
from games.moves import Illegal, require
from games.text import Text

MOST_LISTED = 20
FEWEST_IN_A_CUP, MOST_IN_A_CUP = FEWEST_PEOPLE + 1, max(MOST_PEOPLE.values())


def cup_group(games: Mapping[str, AnyGame]) -> app_commands.Group:
    """The commands about cups of these games."""
    group = app_commands.Group(name="cup", description=localized("command-cup"))

    @group.command(name="new", description=localized("command-cup-new"))
    @app_commands.describe(
        game=localized("option-game"),
        kind=localized("option-cup-form"),
        people=localized("option-cup-most"),
    )
    @app_commands.choices(
        game=game_choices(games.values()),
        kind=[
            app_commands.Choice(name=localized("cup-form-swiss"), value=CupForm.SWISS.value),
            app_commands.Choice(name=localized("cup-form-mini"), value=CupForm.MINI.value),
            app_commands.Choice(name=localized("cup-form-season"), value=CupForm.SEASON.value),
        ],
    )
    async def new(
        interaction: Interaction,
        game: str,
        kind: str = CupForm.SWISS.value,
        people: app_commands.Range[int, FEWEST_IN_A_CUP, MOST_IN_A_CUP] | None = None,
    ) -> None:
        request = await open_request(interaction)
        if not await _may_open(request):
            return
        form = CupForm(kind)
        room = MOST_PEOPLE[form]
        played = request.host.games.for_new_tables(game)
        words = request.words(played)
        await request.open_form(cup_form(form, min(people or room, room), played, words))

    @group.command(name="list", description=localized("command-cup-list"))
    async def list_(interaction: Interaction) -> None:
        await _list(await open_request(interaction))

    return group


@press(CupFormPress)
async def press_cup_form(request: Request, pressed: CupFormPress) -> None:
    """Open a cup as the form says; under a refusal, open the form once more."""
    if not await _may_open(request):
        return
    if not request.is_form:
        game = request.host.games.for_new_tables(pressed.game)
        most = min(pressed.most, MOST_PEOPLE[pressed.form])
        await request.open_form(cup_form(pressed.form, most, game, request.words(game)))
        return
    try:
        row = await _opened(request, _read(request, pressed))
    except Illegal as refusal:
        kept, words = request.keep_typed(), request.words()
        said = f"{words.say(harmless(refusal.text), ())}\n{kept}"
        await request.send_post(Post(said, [[button(words("form-again"), pressed)]]))
        return
    await _tell_opened(request, row)


async def _opened(request: Request, cup: NewCup) -> CupRow:
    """Open a cup, if the server has room for its tables."""
    await check_room_for(request.services.servers, request.host, request.interaction, cup.tables)
    return await request.host.cups.open(cup, request.person)


async def _tell_opened(request: Request, cup: CupRow) -> None:
    """Answer that a cup is open; whoever has opened it may enter at once."""
    words = request.words()
    enter = button(
        words("cup-button-enter"), CupButton(CupAction.ENTER, cup.id), discord.ButtonStyle.success
    )
    await request.send_post(
        Post(words("cup-opened", cup=cup_title(cup, words), kind=cup.form.value), [[enter]])
    )


async def _open_again(request: Request, former: CupRow) -> None:
    """Open the cup that follows a former one; its people are told by its post alone."""
    require(former.over and former.form is not CupForm.SEASON, "menu-old")
    if not await _may_open(request):
        return
    place, now = request.interaction.channel_id or 0, seconds(request.host.clock)
    seed = request.host.cups.draw_seed()
    began = (await request.host.cups.first_of(former)).until
    cup = same_again(former, began, request.person.id, place, seed, now)
    await _tell_opened(request, await _opened(request, cup))


def _read(request: Request, pressed: CupFormPress) -> NewCup:
    """The cup that the form asks for; raise `Illegal` for what cannot be."""
    typed, now = request.typed, seconds(request.host.clock)
    name = " ".join(typed.get("name", "").split())[:LONGEST_CUP_NAME]
    require(bool(name), "cup-name")
    rounds = typed.get("rounds", "1")
    try:
        size, number = whole_number(typed.get("size", "").strip(), 1, 9), int(rounds)
        season = pressed.form is CupForm.SEASON
        pace = CupPace.DAYS if season else CupPace(typed.get("pace", ""))
        days, hours = int(typed.get("days", "")) if season else None, int(typed.get("until", ""))
    except ValueError:
        raise Illegal(Text("cup-numbers")) from None
    require(hours in SIGN_UP_HOURS and days in {None, *SEASON_DAYS}, "menu-old")
    game = request.host.games.for_new_tables(pressed.game)
    return NewCup(
        guild=request.interaction.guild_id or 0,
        channel=request.interaction.channel_id or 0,
        organiser=request.person.id,
        name=name,
        game=game.family,
        form=pressed.form,
        size=size,
        rounds=number,
        pace=pace,
        most=pressed.most,
        language=language_here(request),
        seed=request.host.cups.draw_seed(),
        opened_at=now,
        until=now + hours * HOUR_SECONDS,
        days=days,
        season=1 if season else None,
    )


async def _may_open(request: Request) -> bool:
    """Whether a cup may be opened here; if the bot may not post here, say so. Raises `Illegal` if
    this person may not, or if this is no channel in which games can have threads.
    """
    interaction = request.interaction
    if not is_here(interaction):
        raise Illegal(Text("cup-no-server"))
    channel = await places_of(interaction.client).channel(
        interaction.guild_id, interaction.channel_id or 0
    )
    require(isinstance(channel, discord.TextChannel), "cup-no-channel")
    if lacking := missing(interaction.app_permissions, thread=False):
        place = interaction.channel_id or 0
        await request.send(permissions_lacking(request.words(), place, lacking))
        return False
    await check_may_open(request.services.servers, request.host, interaction)
    return True


@press(CupButton)
async def press_cup(request: Request, pressed: CupButton) -> None:
    """Enter a cup or leave it, read how people stand, or lead it."""
    cup = await _cup(request, pressed.cup)
    cups, words, me = request.host.cups, request.words(), request.person
    match pressed.action:
        case CupAction.ENTER:
            await cups.enter(cup.row.id, me)
            await request.send(words("cup-in"))
        case CupAction.LEAVE:
            entrant = cup.entrant(me.id)
            require(cup.row.over or (entrant is not None and entrant.gone is None), "cup-not-you")
            begun = await cups.leave(cup.row.id, me.id)
            kind = cup.row.form.value
            await request.send(words("cup-withdrawn") if begun else words("cup-out", kind=kind))
        case CupAction.STANDINGS:
            *others, last = pages(standings_text(cup, words))
            for page in others:
                await request.send(page)
            file = button(words("cup-button-file"), CupButton(CupAction.FILE, cup.row.id))
            await request.send_post(Post(last, [[file]] if _leads(request, cup.row) else []))
        case CupAction.FILE:
            _check_leads(request, cup.row)
            content, name = io.BytesIO(cup_csv(cup, words)), f"cup-{cup.row.id}.csv"
            await request.send(words("cup-file"), files=[discord.File(content, name)])
        case CupAction.ORGANISE:
            _check_leads(request, cup.row)
            require(not cup.row.over, "cup-over")
            await request.send_post(organise_post(cup, words))
        case CupAction.EXTEND:
            _check_leads(request, cup.row)
            until = await cups.extend(cup.row.id)
            await _organised(request, cup.row.id, words("cup-extended", time=f"<t:{until}:f>"))
        case CupAction.BEGIN:
            _check_leads(request, cup.row)
            await cups.begin_now(cup.row.id)
            await request.edit(Post(words("cup-begins", kind=cup.row.form.value)))
        case CupAction.END:
            _check_leads(request, cup.row)
            await request.edit(organise_post(cup, words, sure=True))
        case CupAction.END_SURE:
            _check_leads(request, cup.row)
            await cups.end(cup.row.id)
            await request.edit(Post(words("cup-ended", kind=cup.row.form.value)))
        case CupAction.AGAIN:
            _check_leads(request, cup.row)
            await _open_again(request, cup.row)


@press(CupRemoveSelect)
async def press_cup_remove(request: Request, pressed: CupRemoveSelect) -> None:
    """Take whoever was picked out of a cup."""
    cup, entrant, user = await _picked(request, pressed.cup)
    await request.host.cups.leave(cup.row.id, user, barred=True)
    said = request.words()("cup-removed", name=_name(request, cup, entrant))
    await _organised(request, cup.row.id, said)


@press(CupReadmitSelect)
async def press_cup_readmit(request: Request, pressed: CupReadmitSelect) -> None:
    """Let whoever was picked enter a cup again."""
    cup, entrant, user = await _picked(request, pressed.cup)
    await request.host.cups.readmit(cup.row.id, user)
    said = request.words()("cup-readmitted", name=_name(request, cup, entrant))
    await _organised(request, cup.row.id, said)


async def _organised(request: Request, cup: CupId, said: str) -> None:
    """Say what was done, above what may be done next."""
    found = await request.host.cups.of(cup)
    await request.edit(organise_post(found, request.words(), done=said))


async def _picked(request: Request, number: CupId) -> tuple[Cup, Entrant, UserId]:
    """A cup that this person leads, and whom they have picked there."""
    cup = await _cup(request, number)
    _check_leads(request, cup.row)
    user = request.picked(lambda number: UserId(whole_number(number, 0, LARGEST_NUMBER)))
    entrant = cup.entrant(user)
    if entrant is None:
        raise Illegal(Text("cup-not-in"))
    return cup, entrant, user


def _name(request: Request, cup: Cup, entrant: Entrant) -> str:
    return names_told(cup, LONGEST_CUP_NAME, request.words())[entrant.number]


async def _cup(request: Request, number: CupId) -> Cup:
    """A cup of this server."""
    cup = await request.host.cups.of(number)
    require(cup.row.guild == request.interaction.guild_id, "cup-gone")
    return cup


def _leads(request: Request, cup: CupRow) -> bool:
    """Whether this person is the organiser, or manages the server."""
    manages = request.interaction.permissions.manage_guild
    return manages or cup.organiser == request.person.id


def _check_leads(request: Request, cup: CupRow) -> None:
    """Raise `Illegal` unless this person is the organiser, or manages the server."""
    require(_leads(request, cup), "cup-not-yours")


async def _list(request: Request) -> None:
    """Answer with the cups of this server, each with the way to its post."""
    guild, words = request.interaction.guild_id, request.words()
    if guild is None:
        raise Illegal(Text("cup-no-server"))
    found = await request.host.cups.on_server(guild)
    cups = [cup for cup in found if await sees_place(request.interaction, cup.channel)]
    require(bool(cups), "cup-none")
    lines = []
    for cup in cups[:MOST_LISTED]:
        title = title_of(cup.game, request.host.games.of_family(cup.game), request.language)
        state = (
            words("cup-list-round", round=cup.round, rounds=cup.rounds)
            if cup.round
            else words("cup-list-open", time=f"<t:{cup.until}:R>")
        )
        way = words("cup-list-way", place=cup_address(cup))
        lines.append(f"• {cup_title(cup, words)} · {title} · {state} · {way}")
    for page in pages("\n".join(lines)):
        await request.send(page)
