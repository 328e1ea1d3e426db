"""`/hint`: the best move, what speaks for it, and what the second best lacks."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from typing import TypeAlias

import discord
from discord import app_commands

from bot.commands.at_table import AtTable, at_table, compose_answer, refresh_hand
from bot.commands.learn import show_lesson
from bot.commands.localization import localized
from bot.commands.play import note_menu_page, playable
from bot.commands.presses import table_action
from bot.commands.previews import show_first_page
from bot.commands.request import Interaction, Request, open_request
from bot.commands.table_choice import RUNNING, complete_table, do_at_table, find_tables
from bot.hosting.host import Position
from bot.messages.button_actions import MenuAction, TableAction
from bot.messages.choices import pages_to, trail
from bot.messages.components import (
    LONGEST_POST,
    MOST_ROWS,
    Post,
    button,
    buttons,
    capitalised,
    shortened,
)
from bot.messages.escaping import bold, plain
from bot.messages.labels import answers_text, pressed_text
from bot.messages.menus import MenuPlace
from bot.store import SeatRow, TableId
from bot.workers.adviser_worker import Answered, Told
from games.engine import Seat, awaited
from games.hints import WINS, telling_apart
from games.moves import Action, Illegal, require
from games.text import Text
from renderers.words import Words

Button: TypeAlias = discord.ui.Button[discord.ui.View]


@app_commands.command(name="hint", description=localized("command-hint"))
@app_commands.describe(table=localized("option-table"))
@app_commands.autocomplete(table=complete_table)
async def hint(interaction: Interaction, table: str | None = None) -> None:
    """Tell the best move."""
    request = await open_request(interaction)
    rows = await playable(request, await find_tables(request, table, RUNNING))
    await do_at_table(request, TableAction.HINT, rows)


@table_action(TableAction.HINT)
async def show_hint(request: Request, table: TableId) -> None:
    """Tell this person the best move, with a button that makes it."""
    at = await at_table(request, table)
    position, seat = at.position, at.seat
    _require_hints(position, seat)
    # A hint beside a menu, or a lesson, would go on offering its move.
    within = request.interaction.message is not None and request.may_edit
    await (request.defer_edit() if within else request.defer())
    asks = request.person.id, table, request.interaction.id
    if within:  # a picture of the menu that is still being drawn comes too late
        request.services.pages.turn(*asks)
    found = await request.services.adviser.hint(position, seat.seat)
    if not await request.host.moves.holds(
        await request.position(table), seat.seat, position.row.ply
    ):
        raise Illegal(Text("hint-late"))
    await request.host.results.note_hint(position, seat)
    lines, play = _told(at, found), _playing(at, found)
    hint_alone = Post(shortened("\n".join(lines), LONGEST_POST), [[play]])
    if not within:
        await request.send_post(hint_alone)
    elif position.row.lesson:
        await show_lesson(request, position, edit=True, hint=hint_alone)
    elif request.services.pages.is_latest(*asks):
        note_menu_page(at, MenuPlace(table, position.row.ply))
        menu = await compose_answer(at, notes=["\n".join(lines)])
        with suppress(discord.NotFound):  # its owner has put the menu away
            await show_first_page(at, _beside(at, menu, play))
        await refresh_hand(at)
    else:  # they have turned to another page meanwhile, which asks for the same move
        await request.send_post(replace(hint_alone, rows=[]))


def _require_hints(position: Position, seat: SeatRow) -> None:
    """Raise `Illegal` unless this seat must act and may ask for hints."""
    require(position.row.hints_for(seat.seat), "hint-off")
    require(not position.table.over, "engine-over")
    if position.owed_by(seat.seat) is None:
        raise Illegal(
            Text("engine-not-your-turn", waiting=awaited(position.table.waiting))
            if position.live
            else Text("table-paused")
        )


def _told(at: AtTable, found: Answered) -> list[str]:
    """The best move and the second best, with what speaks for them, line by line."""
    position, seat, row = at.position, at.seat.seat, at.position.row
    words, names = at.request.words(position.game), bold(row.names)

    def say(reason: Text) -> str:
        return words.say(reason, names)

    best, second = found.best, found.second
    wins = WINS in best.reasons
    if wins:  # whatever comes second
        second = None
    key = "hint-wins" if wins else "hint-best" if second else "hint-only"
    lines = [words(key, move=called(position, seat, best.notation, words), n=_per(best))]
    why = () if wins else telling_apart(best.reasons, second.reasons if second else ())
    lines += [f"• {capitalised(say(reason))}" for reason in why]
    if second is not None:
        move, n = called(position, seat, second.notation, words), _per(second)
        lines.append(words(_compared(best, second), move=move, n=n))  # what it lacks is above
    return lines


def _playing(at: AtTable, found: Answered) -> Button:
    """The button that makes the best move."""
    row, words = at.position.row, at.request.words(at.position.game)
    place = MenuPlace(row.id, row.ply, tuple(found.best.notation.split()))
    return button(
        words("button-hint-play"), place.press(MenuAction.DO), discord.ButtonStyle.success
    )


def _beside(at: AtTable, menu: Post, play: Button) -> Post:
    """A menu with the button that makes the best move, where it could be asked for."""
    (asking,) = buttons(at.position.row, [TableAction.HINT], at.request.words())
    rows = [[play if _id(item) == _id(asking) else item for item in row] for row in menu.rows]
    if not any(play in row for row in rows) and len(rows) < MOST_ROWS:
        rows.append([play])
    return replace(menu, rows=rows)


def _id(item: discord.ui.Item[discord.ui.View]) -> str | None:
    return getattr(item, "custom_id", None)


def _compared(best: Told, second: Told) -> str:
    """The key of the line that says how the second best compares with the best."""
    even = round(100 * second.chance) == round(100 * best.chance)
    return "hint-even" if even else "hint-second"


def _per(told: Told) -> int:
    """How many of a hundred games are won with a move, about; nobody is certain of any."""
    return max(1, min(99, round(100 * told.chance)))


def called(position: Position, seat: Seat, notation: str, words: Words) -> str:
    """A move of a seat as the buttons that make it call it, after what one does there."""
    decision = position.table.decision_of(seat)
    assert decision is not None
    question, names = decision.ask(position.table), [*map(plain, position.row.names)]

    def say(text: Text) -> str:
        return words.say(text, names)

    def brief(text: Text) -> str:
        return words.say(text, names, brief=True)

    path = notation.split()
    found = trail(question, path)
    told = answers_text(found.answers, say, words)
    pages = pages_to(question, found.here, path) if isinstance(found.here, Action) else None
    if pages and pages[-1].pressed.whole:  # else a piece is laid, which no button names
        told = pressed_text(pages, say, brief, words)
    return " ".join(filter(None, (words.doing(question.prompt), told)))
