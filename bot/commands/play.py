"""`/play`: make a move or leave an order, in a menu or typed; or all moves that take no action.

The answer is the news, or what may be done next.
"""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from dataclasses import replace

from discord import app_commands

from bot.commands.at_table import AtTable, at_table, compose_answer, moved_on, refresh_hand
from bot.commands.learn import go_on_learning, menu_page
from bot.commands.localization import localized
from bot.commands.presses import press, table_action
from bot.commands.previews import close_menu, send_menu, show_menu_page
from bot.commands.request import Interaction, Request, open_request, request_of
from bot.commands.table_choice import RUNNING, ask_which_table, complete_table, find_tables
from bot.hosting.host import MovedOn
from bot.hosting.moves import PlayedMove
from bot.hosting.orders import may_be_by_order
from bot.hosting.stakes import stake_of
from bot.messages.button_actions import MenuAction, TableAction
from bot.messages.choices import Trail, settled, trail
from bot.messages.components import Post
from bot.messages.compose import MenuPage, compose, warnings_for
from bot.messages.custom_ids import MenuPress, NudgePress
from bot.messages.forms import entry_at, filled_in, form
from bot.messages.menus import MenuPlace
from bot.messages.turns import (
    OpenQuestion,
    TurnPart,
    open_question,
    order_question,
    part_of,
    question_for,
)
from bot.messages.typed_moves import (
    Incomplete,
    Meaning,
    Suggestion,
    WholeMove,
    WholeOrder,
    meaning,
    suggestions,
)
from bot.store import TableId, TableRow
from games.engine import Order
from games.moves import Action, Illegal, Move
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
    at = await at_table(request, table)
    if await request.host.orders.at(at.position, at.seat.seat) is None:
        asked = question_for(at.position, at.seat.seat)
        if part_of(at.position, at.seat.seat) is TurnPart.ORDER:
            row = at.position.row
            place = MenuPlace(row.id, row.ply, settled(asked.question, ()), asked.ordering)
            at = replace(at, page=MenuPage(asked, place))
    late = request.interaction.extras.get("moved_on", False)
    notes = [await moved_on(at, at.position.row.ply - 1)] if late else []
    await send_menu(at, await compose_answer(at, notes=notes))


@press(MenuPress)
async def press_menu(request: Request, pressed: MenuPress) -> None:
    """Do what was pressed in a menu, unless the seat faces another question by now."""
    action, place = pressed.action, MenuPlace.of(pressed)
    if action in PICKS:
        place = place.picking(request.selected)
    at = await at_table(request, TableId(place.table))
    again = request.services.presses.note(request.interaction)
    try:
        asked = await _current_question(at, place)
        if action is MenuAction.ENTER:
            place, complete = await _enter(at, asked, place)
            if not complete:
                return
        if action is not MenuAction.DO:
            place = replace(place, path=settled(asked.question, place.path))
        found = trail(asked.question, place.path)
        looked_at = action in {MenuAction.DO, MenuAction.ENTER} and isinstance(found.here, Move)
        if not looked_at and not _is_made_at_once(at, found, ordering=asked.ordering):
            await _show_page(replace(at, page=MenuPage(asked, place)))
            return
        note_menu_page(at, replace(place, path=()))
        if asked.ordering:
            at, post = await _leave_order(at, place.path)
        else:
            at, post = await _play(at, place.ply, found.here)
    except MovedOn:
        at, post = await _moved_on(at, place, again=again)
    await _show_outcome(at, post)


@press(NudgePress)
async def press_nudge(request: Request, pressed: NudgePress) -> None:
    """Move or turn a piece that is being laid."""
    place = MenuPlace.of(pressed)
    at = await at_table(request, TableId(place.table))
    try:
        asked = await _current_question(at, place)
    except MovedOn:
        await _show_outcome(*await _moved_on(at, place, again=False))
        return
    piece = trail(asked.question, place.path).here
    if not isinstance(piece, Placement):
        raise Misread(Text("engine-not-asked"))
    spot = piece.spot(pressed.spot) or piece.best
    key = piece.key(piece.nudged(spot, pressed.nudge) or spot)
    await _show_page(replace(at, page=MenuPage(asked, replace(place, spot=key))))


async def _show_outcome(at: AtTable, post: Post) -> None:
    """Show what a press has come to; in a lesson, how that goes on."""
    if at.position.row.lesson:
        await go_on_learning(at.request, at.position.row.id)
        return
    await close_menu(at, post)
    await refresh_hand(at)


async def _show_page(at: AtTable) -> None:
    """Replace the pressed menu by another page."""
    assert at.page is not None, "a page is shown"
    place = at.page.place
    if at.position.row.lesson and not (place.path or place.spot):  # back to its proposal
        await go_on_learning(at.request, at.position.row.id)
        return
    note_menu_page(at, place)
    await show_menu_page(at, await menu_page(at))
    await refresh_hand(at)


async def _enter(at: AtTable, asked: OpenQuestion, place: MenuPlace) -> tuple[MenuPlace, bool]:
    """Open the form of an option, or return the place that what was typed leads to."""
    if not place.path:
        raise Misread(Text("engine-not-asked"))
    before = place.path[:-1]
    entry = entry_at(trail(asked.question, before).here, place.path[-1])
    if entry is None:
        return place, True
    request, position, words = at.request, at.position, at.player.words
    if request.is_form:
        return replace(place, path=(*before, *filled_in(entry, request.typed))), True
    await request.open_form(form(place, entry, lambda text: words.say(text, position.row.names)))
    return place, False


def _is_made_at_once(at: AtTable, found: Trail, *, ordering: bool) -> bool:
    """Whether a press makes the move, or leaves the order, that it leads to: one that its player
    may take back at once, or that they have looked at already, and that has no picture to look at
    and needs no warning. The answer to a puzzle is none.
    """
    move, position, seat = found.here, at.position, at.seat.seat
    if not isinstance(move, Action | Order) or at.request.preferences.confirm or at.asked:
        return False
    if not ordering:
        move = position.taken_by(seat, move)
    if isinstance(move, Action) and (
        warnings_for(position, at.player, move)
        or at.request.services.painter.shows(position, seat, move)
    ):
        return False  # it is looked at first
    if isinstance(move, Order):
        return True  # it may be changed until it acts
    try:
        return stake_of(position, seat, move) is None or found.sure
    except Illegal:
        return False


async def _moved_on(at: AtTable, place: MenuPlace, *, again: bool) -> tuple[AtTable, Post]:
    """The answer to a press that came too late.

    A button pressed twice makes one move, and the second answer must not hide the first.
    """
    request, table = at.request, at.position.row.id
    position = await request.position(table)
    since = await request.host.tables.news_since(table, place.ply)
    told = again and not place.ordering and position.row.back_at <= place.ply
    own = [news for news in since if news.seat == at.seat.seat and news.events][:1] if told else []
    at = replace(at, position=position)
    late = request.words()("order-late") if place.ordering else await moved_on(at, place.ply)
    notes = [] if own else [late]
    return at, await compose_answer(at, own, notes=notes)


async def play_typed(request: Request, table: TableId, typed: str) -> None:
    """Play a complete typed move; for an incomplete one show what was understood and what may
    follow.
    """
    at = await at_table(request, table)
    meant = meaning(at.position, at.seat.seat, typed, at.player.words)
    await send_menu(*await _answer_typed(at, meant), goes_on=False)  # they will type again


async def _answer_typed(at: AtTable, meant: Meaning) -> tuple[AtTable, Post]:
    match meant:
        case WholeMove() if at.asked:  # an answer to a puzzle is looked at before it counts
            row, question = at.position.row, question_for(at.position, at.seat.seat)
            at = replace(at, page=MenuPage(question, MenuPlace(row.id, row.ply, meant.path)))
            return at, compose(at.position, (), at.player)
        case WholeMove():
            return await _play(at, at.position.row.ply, meant.move)
        case WholeOrder():
            return await _leave_order(at, meant.path)
        case Incomplete():
            at = replace(at, page=meant.page)
            return at, compose(at.position, (), replace(at.player, notes=meant.notes))


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


async def _current_question(at: AtTable, place: MenuPlace) -> OpenQuestion:
    """The question that a menu asks; raise `MovedOn` if the seat no longer faces it.

    An order may be left even if moves were played since the menu was shown; but whoever must act by
    now begins none.
    """
    position, seat = at.position, at.seat.seat
    if not place.ordering:
        if not await at.request.host.moves.holds(position, seat, place.ply):
            raise MovedOn
        return question_for(position, seat)
    asked = order_question(position, seat)
    if asked is None or (not place.path and await _must_act_instead(at)):
        raise MovedOn
    try:
        trail(asked.question, place.path)
    except Misread:
        raise MovedOn from None
    return asked


async def _must_act_instead(at: AtTable) -> bool:
    """Whether it is this person's turn, and no order of theirs is about to act that they change."""
    if part_of(at.position, at.seat.seat) is not TurnPart.ACT:
        return False
    left = await at.request.host.orders.at(at.position, at.seat.seat)
    return left is None or left.standing is None


async def _play(at: AtTable, ply: int, move: object) -> tuple[AtTable, Post]:
    """Play an action, or an order that begins with one; return how things stand then, and the
    answer with its news and the next menu.
    """
    if not isinstance(move, Action | Order):
        raise Misread(Text("engine-not-asked"))
    request = at.request
    making = request.host.moves.play(
        at.position.row.id, ply, request.person.id, move, interaction=request.interaction.id
    )
    return await answered(at, making)


async def answered(at: AtTable, making: Awaitable[PlayedMove]) -> tuple[AtTable, Post]:
    """Wait for what is being played; return how things stand then, and the answer to it."""
    table, interaction = at.position.row.id, at.request.interaction
    interactions = at.request.services.table_delivery.interactions
    maybe = may_be_by_order(at.position, at.seat.seat)
    # Delivery may show the move before it is answered: it is to find the interaction.
    ply = at.position.row.ply + 1
    interactions.note_move(table, ply, interaction, maybe_by_order=maybe)
    if not maybe and interaction.channel_id == at.position.row.place:
        await interactions.hand_over(table, ply, interaction)
    try:
        with at.request.services.menus.answering(table, at.request.person.id):
            played = await making
    except BaseException:
        interactions.forget_move(table, interaction)
        raise
    ply = played.position.row.ply
    interactions.note_move(table, ply, interaction, maybe_by_order=maybe)
    at, news = replace(at, position=played.position), [played.news, *played.following]
    return at, await compose_answer(at, news, orders=(played.order_before, played.order))


async def _leave_order(at: AtTable, path: Sequence[str]) -> tuple[AtTable, Post]:
    """Leave an order; return how things stand then, and the answer."""
    request, table = at.request, at.position.row.id
    await request.host.orders.leave(table, request.person.id, " ".join(path))
    at = replace(at, position=await request.position(table))
    return at, await compose_answer(at, notes=[request.words()("order-left")])


def note_menu_page(at: AtTable, place: MenuPlace) -> None:
    """Note the page of the menu under a hand, so that a newer picture keeps the page."""
    interaction, pressed = at.request.interaction, at.request.interaction.message
    # In direct messages only a hand is a lasting menu. The store may not know its message yet.
    if interaction.guild_id is None and pressed is not None and not pressed.flags.ephemeral:
        at.request.services.table_delivery.hands.menus.note(at.seat.seat, place)


@table_action(TableAction.FREE)
async def play_all_free_moves(request: Request, table: TableId) -> None:
    """Make all moves of this person that cost nothing, and show what may be done next."""
    at = await at_table(request, table)
    making = request.host.moves.play_free_moves(
        table, request.person.id, interaction=request.interaction.id
    )
    at, post = await answered(at, making)
    await close_menu(at, post)
    await refresh_hand(at)
