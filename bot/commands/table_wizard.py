"""The wizard of `/table new`: it is edited in place with each choice, and opens the table."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

import discord

from bot.commands.presses import press
from bot.commands.request import Request
from bot.commands.table_choice import ALL
from bot.commands.table_opening import (
    TableSettings,
    invitation_here,
    invites_here,
    is_here,
    language_here,
    open_table,
    opened_elsewhere,
    usual_policy,
)
from bot.delivery.lost_messages import custom_ids_of
from bot.hosting.host import AnyGame
from bot.messages.button_actions import WizardField
from bot.messages.components import Post
from bot.messages.custom_ids import NewTableButton, WizardPress, decode
from bot.messages.wizard import (
    Draft,
    draft_like,
    first_draft,
    read_draft,
    seats_of,
    settings_like,
    was_offered,
    wizard_post,
)
from bot.messages.wizard_form import MoreSettings, more_settings_form, read_form, table_form
from bot.store import TableRow
from bot.workers.pictures import Painting
from games.moves import require
from games.own_cards import family_of

_FORMS = {WizardField.MORE, WizardField.TABLE}
_BUTTONS = {WizardField.OPEN, *_FORMS}


async def start_wizard(
    request: Request, levels: Sequence[str], size: int | None, forum: int | None
) -> None:
    """Ask for all that a new table needs, beginning with what this person played last."""
    await request.defer()
    games = request.host.games.all
    latest = await _latest_of(request, [game.family for game in games])
    family = latest and family_of(latest.game)
    game = next((game for game in games if game.family == family), games[0])
    more = replace(_usual(request), forum=forum)
    draft = first_draft(game, more)
    if latest:
        draft = replace(draft_like(draft, latest), more=settings_like(more, latest))
    if not is_here(request.interaction):  # whoever plays by direct message has a friend in mind
        draft = Draft(game, min(game.rules.seats), more)
    if size in game.rules.seats or levels:
        seats = size if size in game.rules.seats else max(len(levels) + 1, min(game.rules.seats))
        n = min(len(levels), max(game.rules.seats) - 1, (seats or 1) - 1)
        draft = Draft(game, seats or draft.size, more, tuple(levels[:n]))
    post, painting = await _shown(request, draft)
    await request.send(painting.below(post.content), view=post.view, files=painting.files)


@press(NewTableButton)
async def press_new(request: Request, _pressed: NewTableButton) -> None:
    """Begin as `/table new` without options does."""
    await start_wizard(request, (), None, None)


@press(WizardPress)
async def press_wizard(request: Request, pressed: WizardPress) -> None:
    """Take a choice, or open the table that was chosen."""
    draft = _draft(request, pressed.field)
    _require_offered(request, draft, pressed.field)
    match pressed.field:
        case WizardField.OPEN:
            await _open_once(request, draft)
        case WizardField.MORE | WizardField.TABLE:
            await _ask_more(request, draft, pressed.field)
        case WizardField.LEVELS:
            await request.edit(_post(request, draft))
        case _:
            await request.defer_edit()
            if pressed.field is WizardField.GAME:
                draft = await _as_last_time(request, draft)
            post, painting = await _shown(request, draft)
            content = painting.below(post.content)
            await request.edit_with_files(Post(content, post.rows), painting.files)


async def _open_once(request: Request, draft: Draft) -> None:
    """Open the table, and with the second half of a double press no other."""
    presses, interaction = request.services.presses, request.interaction
    if presses.note(interaction):
        await request.defer_edit()  # the first half edits the message
        return
    opened = False
    try:
        opened = await _open(request, draft)
    finally:
        if not opened:
            presses.forget(interaction)


async def _open(request: Request, draft: Draft) -> bool:
    """Open the table; return whether that was possible."""
    settings = TableSettings(
        size=draft.size,
        levels=draft.levels,
        options=draft.options,
        policy=draft.more.policy,
        language=draft.more.language,
        begins_full=draft.more.begins_full or None,
        forum=draft.more.forum,
    )
    row = await open_table(request, draft.game.family, settings)
    if row is not None:
        request.services.table_delivery.post_notice(row.id)
        await request.edit(Post(opened_elsewhere(row, request.words())), files=[])
        if invites_here(request, row):
            await request.interaction.followup.send(**invitation_here(request, row))
    return row is not None


async def _as_last_time(request: Request, draft: Draft) -> Draft:
    """The draft with the seats and house rules of this person's last table of its game."""
    latest = await _latest_of(request, [draft.game.family])
    return draft_like(draft, latest) if latest and is_here(request.interaction) else draft


async def _latest_of(request: Request, families: Collection[str]) -> TableRow | None:
    """This person's latest table of these games whose settings people have chosen: not a cup's, nor
    one that was found for them or is theirs alone.
    """
    for row in await request.host.tables.of_user(request.person.id, ALL):
        chosen = row.cup is None and row.found is None and not row.alone
        if chosen and family_of(row.game) in families:
            return row
    return None


async def _ask_more(request: Request, draft: Draft, field: WizardField) -> None:
    """Open a form, or take what was filled in."""
    words = request.words()
    if request.is_form:
        may_wait = not draft.full and is_here(request.interaction)
        more = read_form(request.typed, draft.more, may_wait=may_wait)
        await request.edit(_post(request, replace(draft, more=more)))
    elif field is WizardField.MORE:
        await request.open_form(more_settings_form(draft.more, words))
    else:
        here = is_here(request.interaction)
        await request.open_form(table_form(draft.more, words, full=draft.full, here=here))


def _draft(request: Request, field: WizardField) -> Draft:
    """What the pressed message says has been chosen, with what was picked just now."""
    chosen = _marked(request.interaction.message)
    before = chosen.get(WizardField.RULES, ())
    if field not in _BUTTONS:
        chosen[field] = request.selected
    return read_draft(request.host.games.all, chosen, _more_settings(request), before)


def _require_offered(request: Request, draft: Draft, field: WizardField) -> None:
    """Raise `Illegal` unless the wizard offers what was picked just now."""
    if field in _BUTTONS:
        return
    picked = request.picks(str)
    if field is WizardField.RULES:
        picked = [value for value in picked if not was_offered(value)]
    require(field is WizardField.RULES or len(picked) == 1, "menu-old")
    selects = (item for row in _post(request, draft).rows for item in row)
    offered = {
        option.value
        for select in selects
        if isinstance(select, discord.ui.Select) and select.custom_id == request.custom_id
        for option in select.options
    }
    require(offered.issuperset(picked), "menu-old")


def _usual(request: Request) -> MoreSettings:
    """What holds here if nobody chooses anything."""
    return MoreSettings(usual_policy(request), language_here(request))


def _more_settings(request: Request) -> MoreSettings:
    """What was chosen in the forms before: it stands in the custom ids of the buttons."""
    message = request.interaction.message
    pressed = map(decode, sorted(custom_ids_of(message)) if message else ())
    texts = (one.rest for one in pressed if isinstance(one, WizardPress))
    text = next((text for text in texts if text is not None), None)
    return _usual(request) if text is None else MoreSettings.read(text)


def _marked(message: discord.Message | None) -> dict[WizardField, Sequence[str]]:
    """The entries that are marked as chosen in the selects of a wizard."""
    marked = dict[WizardField, Sequence[str]]()
    for row in message.components if message else ():
        for part in row.children if isinstance(row, discord.ActionRow) else ():
            found = decode(part.custom_id or "") if isinstance(part, discord.SelectMenu) else None
            if isinstance(part, discord.SelectMenu) and isinstance(found, WizardPress):
                marked[found.field] = [entry.value for entry in part.options if entry.default]
    return marked


async def _shown(request: Request, draft: Draft) -> tuple[Post, Painting]:
    """The wizard and a picture of how its game begins."""
    game: AnyGame = request.host.games.for_new_tables(draft.game.family)
    painting = await request.services.painter.preview(
        game,
        game.rules.chosen(draft.options),
        seats_of(draft, request.person.name, request.words(game)),
        request.language,
        [request.person.id],
    )
    return _post(request, draft), painting


def _post(request: Request, draft: Draft) -> Post:
    return wizard_post(draft, request.host.games.all, request.words(draft.game))
