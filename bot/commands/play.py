"""`/play`: make a move or leave an order, in a menu or typed.

The answer is the news, or what may be done next.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from discord import app_commands

from bot.commands.compose_answer import compose_answer, player_of, refresh_hand
from bot.commands.learn import go_on_learning
from bot.commands.localization import localized
from bot.commands.presses import press, table_action
from bot.commands.previews import close_menu, show_menu_page
from bot.commands.request import Interaction, Request, open_request, request_of
from bot.commands.table_choice import RUNNING, ask_which_table, complete_table, find_tables
from bot.hosting.host import MovedOn, Position
from bot.messages.components import Post
from bot.messages.compose import Page, Player, compose
from bot.messages.custom_ids import MenuAction, MenuPress, TableAction
from bot.messages.menus import Place, trail
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
from games.engine import Action, Illegal, Seat
from games.questions import Misread
from games.text import Text


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
    await request.send_post(await compose_answer(request, position, player, notes=notes))


@press(MenuPress)
async def press_menu(request: Request, pressed: MenuPress) -> None:
    """Do what was pressed in a menu, unless the seat faces another question by now."""
    action, place = pressed.action, Place.of(pressed)
    if action is MenuAction.PICK:
        place = place.picking(request.selected)
    position = await request.position(TableId(place.table))
    seat = request.seat(position.row)
    try:
        asked = await _current_question(request, position, seat.seat, place)
        _note_menu_page(
            request, seat, place if action is not MenuAction.DO else replace(place, path=())
        )
        if action is not MenuAction.DO:
            here = trail(asked.question, place.path).here
            post = compose(
                position, (), player_of(request, position, seat), page=Page(asked, place)
            )
            await show_menu_page(request, position, seat, post, here)
            await refresh_hand(request, position, seat)
            return
        player = player_of(request, position, seat)
        if asked.ordering:
            position, post = await _leave_order(request, position, player, place.path)
        else:
            move = trail(asked.question, place.path).here
            position, post = await _play(request, position, place.ply, player, move)
    except MovedOn:
        position = await request.position(position.row.id)
        moved_on = request.words()("table-moved-on")
        post = await compose_answer(
            request, position, player_of(request, position, seat), notes=[moved_on]
        )
    if position.row.lesson:
        await go_on_learning(request, position.row.id)
        return
    await close_menu(request, post)
    await refresh_hand(request, position, seat)


async def play_typed(request: Request, table: TableId, typed: str) -> None:
    """Play a complete typed move; for an incomplete one show what was understood and what may
    follow.
    """
    position = await request.position(table)
    seat = request.seat(position.row)
    player = player_of(request, position, seat)
    meant = meaning(position, seat.seat, typed, player.words)
    await request.send_post(await _answer_typed(request, position, player, meant))


async def _answer_typed(
    request: Request, position: Position, player: Player, meant: Meaning
) -> Post:
    match meant:
        case WholeMove():
            return (await _play(request, position, position.row.ply, player, meant.action))[1]
        case WholeOrder():
            return (await _leave_order(request, position, player, meant.path))[1]
        case Incomplete():
            return compose(position, (), player, notes=meant.notes, page=meant.page)


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
    before = await request.host.orders.at(position, player.seat)
    played = await request.host.moves.play(
        position.row.id, ply, request.person.id, move, interaction=request.interaction.id
    )
    request.services.table_delivery.interactions.note_move(
        position.row.id, played.position.row.ply, request.interaction
    )
    player = replace(player, order_before=before)
    return played.position, await compose_answer(request, played.position, player, [played.news])


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
    """Note the page of the menu under this person's hand, so that a newer picture keeps the
    page.
    """
    pressed = request.interaction.message
    # In direct messages only a hand is a lasting menu. The store may not know its message yet.
    if request.interaction.guild_id is None and pressed is not None and not pressed.flags.ephemeral:
        request.services.table_delivery.hands.note_menu_place(seat.seat, place)
