"""`/play`: make a move or leave an order, in a menu or typed.

The answer is the news, or what may be done next.
"""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from dataclasses import replace

import discord
from discord import app_commands

from bot.commands.compose_answer import (
    compose_answer,
    composed,
    introduced,
    player_of,
    refresh_hand,
)
from bot.commands.learn import go_on_learning, menu_page
from bot.commands.localization import localized
from bot.commands.presses import press, table_action
from bot.commands.previews import close_menu, send_menu, show_menu_page
from bot.commands.request import Interaction, Request, open_request, request_of
from bot.commands.table_choice import RUNNING, ask_which_table, complete_table, find_tables
from bot.hosting.host import MovedOn, Position
from bot.hosting.moves import Played
from bot.messages.button_actions import MenuAction, TableAction
from bot.messages.choices import Trail, settled, trail
from bot.messages.components import Post
from bot.messages.compose import Page, Player, compose, warnings_for
from bot.messages.custom_ids import MenuPress, NudgePress
from bot.messages.forms import entry_at, filled_in, form
from bot.messages.menus import Place
from bot.messages.turns import OpenQuestion, open_question, order_question, question_for
from bot.messages.typed_moves import (
    Incomplete,
    Meaning,
    Suggestion,
    WholeMove,
    WholeOrder,
    meaning,
    suggestions,
)
from bot.store import SeatRow, TableId, TableRow
from games.engine import Action, Illegal, Move, Seat
from games.placements import Placement
from games.questions import Misread
from games.text import Text

PICKS = (MenuAction.PICK, MenuAction.PICK_SECOND, MenuAction.PICK_THIRD)


@app_commands.command(name="play", description=localized("command-play"))
@app_commands.describe(move=localized("option-move"), table=localized("option-table"))
@app_commands.autocomplete(table=complete_table)
async def play(interaction: Interaction, move: str | None = None, table: str | None = None) -> None:
    """Open the menu of one's moves, or play a typed move."""
    request = await open_request(interaction)
    rows = await playable(request, await find_tables(request, table, RUNNING))
    if len(rows) > 1:
        await ask_which_table(request, TableAction.PLAY, rows)
    elif move is None:
        await open_menu(request, rows[0].id)
    else:
        await play_typed(request, rows[0].id, move)


@play.autocomplete("move")
async def complete_move(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Suggest how the typed text may go on."""
    request = request_of(interaction)
    try:
        rows = await playable(
            request, await find_tables(request, interaction.namespace.table, RUNNING)
        )
    except Illegal:
        return []
    return [
        app_commands.Choice(name=suggestion.name, value=suggestion.value)
        for suggestion in await _suggest(request, rows[0].id, typed)
    ]


async def playable(request: Request, rows: Sequence[TableRow]) -> Sequence[TableRow]:
    """Of several tables those that wait for this person, else those that accept an order, else
    all.
    """
    if len(rows) == 1:
        return rows
    waiting, open_to_orders = list[TableRow](), list[TableRow]()
    for row in rows:
        if seat := row.seat_of(request.person.id):
            position = await request.host.tables.position(row.id)
            if position.owed_by(seat.seat) is not None:
                waiting.append(row)
            elif open_question(position, seat.seat) is not None:
                open_to_orders.append(row)
    return waiting or open_to_orders or rows


@table_action(TableAction.PLAY)
async def open_menu(request: Request, table: TableId) -> None:
    """Show what this person may do now."""
    position = await request.position(table)
    seat = request.seat(position.row)
    if await request.host.orders.at(position, seat.seat) is None:
        question_for(position, seat.seat)
    moved_on = request.interaction.extras.get("moved_on", False)
    notes = [request.words()("table-moved-on")] if moved_on else []
    player = player_of(request, position, seat)
    post = await compose_answer(request, position, player, notes=notes)
    await send_menu(request, position, seat, post)


@press(MenuPress)
async def press_menu(request: Request, pressed: MenuPress) -> None:
    """Do what was pressed in a menu, unless the seat faces another question by now."""
    action, place = pressed.action, Place.of(pressed)
    if action in PICKS:
        place = place.picking(request.selected)
    position = await request.position(TableId(place.table))
    seat = request.seat(position.row)
    again = request.services.presses.note(request.interaction)
    try:
        asked = await _current_question(request, position, seat.seat, place)
        if action is MenuAction.ENTER:
            place, complete = await _enter(request, position, asked, place)
            if not complete:
                return
        if action is not MenuAction.DO:
            place = replace(place, path=settled(asked.question, place.path))
        found = trail(asked.question, place.path)
        looked_at = action in {MenuAction.DO, MenuAction.ENTER} and isinstance(found.here, Move)
        if not looked_at and not _is_made_at_once(request, position, seat, found):
            await _show_page(request, position, seat, Page(asked, place))
            return
        _note_menu_page(request, seat, replace(place, path=()))
        player = player_of(request, position, seat)
        if asked.ordering:
            position, post = await _leave_order(request, position, player, place.path)
        else:
            position, post = await _play(request, position, place.ply, player, found.here)
    except MovedOn:
        position, post = await _moved_on(request, position.row.id, seat, place, again=again)
    await _show_outcome(request, position, seat, post)


@press(NudgePress)
async def press_nudge(request: Request, pressed: NudgePress) -> None:
    """Move or turn a piece that is being laid."""
    place = Place.of(pressed)
    position = await request.position(TableId(place.table))
    seat = request.seat(position.row)
    try:
        asked = await _current_question(request, position, seat.seat, place)
    except MovedOn:
        position, post = await _moved_on(request, position.row.id, seat, place, again=False)
        await _show_outcome(request, position, seat, post)
        return
    piece = trail(asked.question, place.path).here
    if not isinstance(piece, Placement):
        raise Misread(Text("engine-not-asked"))
    spot = piece.spot(pressed.spot) or piece.best
    key = piece.key(piece.nudged(spot, pressed.nudge) or spot)
    await _show_page(request, position, seat, Page(asked, replace(place, spot=key)))


async def _show_outcome(request: Request, position: Position, seat: SeatRow, post: Post) -> None:
    """Show what a press has come to; in a lesson, how that goes on."""
    if position.row.lesson:
        await go_on_learning(request, position.row.id)
        return
    await close_menu(request, position, seat, post)
    await refresh_hand(request, position, seat)


async def _show_page(request: Request, position: Position, seat: SeatRow, page: Page) -> None:
    """Replace the pressed menu by another page."""
    if position.row.lesson and not (page.place.path or page.place.spot):  # back to its proposal
        await go_on_learning(request, position.row.id)
        return
    _note_menu_page(request, seat, page.place)
    player = player_of(request, position, seat)
    post = await menu_page(request, position, player, page)
    await show_menu_page(request, position, seat, post, page)
    await refresh_hand(request, position, seat)


async def _enter(
    request: Request, position: Position, asked: OpenQuestion, place: Place
) -> tuple[Place, bool]:
    """Open the form of an option, or return the place that what was typed leads to."""
    before = place.path[:-1]
    entry = entry_at(trail(asked.question, before).here, place.path[-1])
    if entry is None:
        return place, True
    words = request.words(position.game)
    if request.interaction.type is discord.InteractionType.modal_submit:
        return replace(place, path=(*before, *filled_in(entry, request.typed))), True
    await request.open_form(form(place, entry, lambda text: words.say(text, position.row.names)))
    return place, False


def _is_made_at_once(request: Request, position: Position, seat: SeatRow, found: Trail) -> bool:
    """Whether a press makes the move that it leads to: one that its player may take back at once,
    or that they have looked at already, and that has no picture to look at and needs no warning.
    """
    if not isinstance(found.here, Move) or request.preferences.confirm:
        return False
    player = player_of(request, position, seat)
    if isinstance(found.here, Action) and (
        warnings_for(position, player, found.here)
        or request.services.painter.shows(position, seat.seat, found.here)
    ):
        return False  # it is looked at first
    try:
        return not position.binding(seat.seat, found.here) or found.sure
    except Illegal:
        return False


async def _moved_on(
    request: Request, table: TableId, seat: SeatRow, place: Place, *, again: bool
) -> tuple[Position, Post]:
    """The answer to a press that came too late.

    A button pressed twice makes one move, and the second answer must not hide the first.
    """
    position = await request.position(table)
    since = await request.host.tables.news_since(table, place.ply)
    told = again and position.row.back_at <= place.ply
    own = [news for news in since if news.seat == seat.seat and news.events][:1] if told else []
    notes = [] if own else [request.words()("table-moved-on")]
    player = player_of(request, position, seat)
    return position, await compose_answer(request, position, player, own, notes)


async def play_typed(request: Request, table: TableId, typed: str) -> None:
    """Play a complete typed move; for an incomplete one show what was understood and what may
    follow.
    """
    position = await request.position(table)
    seat = request.seat(position.row)
    player = player_of(request, position, seat)
    meant = meaning(position, seat.seat, typed, player.words)
    page = meant.page if isinstance(meant, Incomplete) else None
    position, post = await _answer_typed(request, position, player, meant)
    await send_menu(request, position, seat, post, page)


async def _answer_typed(
    request: Request, position: Position, player: Player, meant: Meaning
) -> tuple[Position, Post]:
    match meant:
        case WholeMove():
            return await _play(request, position, position.row.ply, player, meant.action)
        case WholeOrder():
            return await _leave_order(request, position, player, meant.path)
        case Incomplete():
            return position, compose(position, (), player, notes=meant.notes, page=meant.page)


async def _suggest(request: Request, table: TableId, typed: str) -> list[Suggestion]:
    """How a typed move may go on; empty for somebody who may not move."""
    try:
        position = await request.position(table)
        question = question_for(position, request.seat(position.row).seat).question
    except Illegal:
        return []
    words = request.words(position.game)

    def render(text: Text) -> str:
        return words.say(text, position.row.names)

    return suggestions(question, typed, render, words)


async def _current_question(
    request: Request, position: Position, seat: Seat, place: Place
) -> OpenQuestion:
    """The question that a menu asks; raise `MovedOn` if the seat no longer faces it.

    An order may be left even if moves were played since the menu was shown.
    """
    if not place.ordering:
        if not await request.host.moves.holds(position, seat, place.ply):
            raise MovedOn
        return question_for(position, seat)
    asked = order_question(position, seat)
    if asked is None:
        raise MovedOn
    try:
        trail(asked.question, place.path)
    except Misread:
        raise MovedOn from None
    return asked


async def _play(
    request: Request, position: Position, ply: int, player: Player, move: object
) -> tuple[Position, Post]:
    """Play an action; return the new position, and the answer with its news and the next menu."""
    if not isinstance(move, Action):
        raise Misread(Text("engine-not-asked"))
    making = request.host.moves.play(
        position.row.id, ply, request.person.id, move, interaction=request.interaction.id
    )
    return await answered(request, position, player, making)


async def answered(
    request: Request, position: Position, player: Player, making: Awaitable[Played]
) -> tuple[Position, Post]:
    """Wait for what is being played; return the new position, and the answer to it."""
    table, interactions = position.row.id, request.services.table_delivery.interactions
    # Delivery may show the move before it is answered: it is to find the interaction.
    interactions.note_move(table, position.row.ply + 1, request.interaction)
    try:
        played = await making
    except BaseException:
        interactions.forget_move(table, request.interaction)
        raise
    interactions.note_move(table, played.position.row.ply, request.interaction)
    player = replace(player, order=played.order, order_before=played.order_before)
    player = await introduced(request, played.position, player)
    return played.position, composed(
        request, played.position, player, [played.news, *played.following]
    )


async def _leave_order(
    request: Request, position: Position, player: Player, path: Sequence[str]
) -> tuple[Position, Post]:
    """Leave an order; return the position after it, and the answer."""
    table = position.row.id
    await request.host.orders.leave(table, request.person.id, " ".join(path))
    after = await request.position(table)
    return after, await compose_answer(
        request, after, player, notes=[request.words()("order-left")]
    )


def _note_menu_page(request: Request, seat: SeatRow, place: Place) -> None:
    """Note the page of the menu under a hand, so that a newer picture keeps the page."""
    pressed = request.interaction.message
    # In direct messages only a hand is a lasting menu. The store may not know its message yet.
    if request.interaction.guild_id is None and pressed is not None and not pressed.flags.ephemeral:
        request.services.table_delivery.hands.menus.note(seat.seat, place)
