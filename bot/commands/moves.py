"""Making moves and leaving orders, by menu or typed; the answer is always the news, or what may be done next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.commands.previews import close_book, turn_page
from bot.desk import Asked
from bot.host import MovedOn, Position
from bot.menus import Deed, Place, Say, menu, trail
from bot.notation import Suggestion, suggestions, understood
from bot.posts import IN_A_DIRECT_MESSAGE, Post, Verb, framed, told
from bot.store import SeatRow, TableId
from bot.tables import require_live
from bot.turns import Asking, asking, asking_for_order, over, root_menu, undo_row, undoing
from games.engine import Action, Illegal, Move, Seat, awaited
from games.questions import Misread
from games.text import Text
from renderers.words import Words


def saying(position: Position, words: Words) -> Say:
    """How texts about this table are rendered for a reader of these words."""
    return lambda text: words.say(text, position.row.names)


def asked_of(position: Position, seat: Seat) -> Asking:
    """Return what a seat is asked; raise `Illegal` if that is nothing."""
    found = asking(position, seat)
    if found is not None:
        return found
    if not position.table.over:
        require_live(position.row)
    if position.table.over:
        raise Illegal(Text("engine-over"))
    raise Illegal(Text("engine-not-your-turn", waiting=awaited(position.table.waiting)))


async def open_menu(asked: Asked, table: TableId) -> None:
    """Show what this person may do now."""
    position = await asked.position(table)
    seat = asked.seat(position.row)
    if await asked.host.order_at(position, seat.seat) is None:
        asked_of(position, seat.seat)
    await asked.put(await standing(asked, position, seat))


async def press(asked: Asked, deed: Deed, place: Place) -> None:
    """Do what a component of a menu says, as long as the seat is asked what the menu asks."""
    position = await asked.position(TableId(place.table))
    seat = asked.seat(position.row)
    try:
        asks = await _still_asked(asked, position, seat.seat, place)
        _note_where(asked, seat, place if deed is not Deed.DO else replace(place, path=()))
        if deed is not Deed.DO:
            here = trail(asks.question, place.path).here
            await turn_page(asked, position, seat, _page(asked, position, seat, asks, place), here)
            await _look_again(asked, position, seat)
            return
        if asks.ordering:
            position, post = await _leave(asked, position, seat, place.path)
        else:
            position, post = await _play(asked, position, place.ply, seat, trail(asks.question, place.path).here)
    except MovedOn:
        position = await asked.position(position.row.id)
        post = await standing(asked, position, seat, [asked.words()("table-moved-on")])
    await close_book(asked, post)
    await _look_again(asked, position, seat)


async def withdraw(asked: Asked, table: TableId) -> None:
    """Take this person's order at a table back."""
    position = await asked.position(table)
    seat = asked.seat(position.row)
    withdrawn = await asked.host.withdraw_order(table, asked.person.id)
    note = asked.words()("order-withdrawn" if withdrawn else "order-none")
    await asked.replace(await standing(asked, position, seat, [note]))
    await _look_again(asked, position, seat)


async def take_back(asked: Asked, table: TableId, ply: int) -> None:
    """Take back the move under which this was pressed; there stands what may be done then, or taken back next."""
    asked.at(await asked.host.row(table))
    try:
        proposal = await asked.host.undo(table, asked.person.id, ply=ply, interaction=asked.interaction.id)
        note = "undo-done" if proposal is None else "undo-asked"
    except MovedOn:
        note = "table-moved-on"
    position = await asked.position(table)
    seat, words = asked.seat(position.row), asked.words(position.game)
    post = await standing(asked, position, seat, [words(note)])
    try:
        way = await asked.host.way_back(position, asked.person.id)
    except Illegal:
        way = None
    further = [] if way is None or way.asks else undoing(position.row, way.ply, words)
    await asked.replace(replace(post, rows=[*post.rows, further]))
    await _look_again(asked, position, seat)


async def play_typed(asked: Asked, table: TableId, typed: str) -> None:
    """Make a typed move at once if it is whole; else say what is understood and show what may follow."""
    position = await asked.position(table)
    seat = asked.seat(position.row)
    asks = asked_of(position, seat.seat)
    found = understood(asks.question, typed)
    path, here = found.reading.path, found.reading.here
    if found.amiss is None and isinstance(here, Move):
        made = (
            _leave(asked, position, seat, path)
            if asks.ordering
            else _play(asked, position, position.row.ply, seat, here)
        )
        _, post = await made
        await asked.put(post)
        return
    words = asked.words(position.game)
    say = saying(position, words)
    while found.amiss and path and isinstance(trail(asks.question, path).here, Move):
        path = path[:-1]
    shown = menu(Place(table, position.row.ply, path, asks.ordering), asks.question, say, words)
    lines = [say(found.amiss.text)] if found.amiss else []
    if found.amiss and found.reading.path:
        lines.insert(0, words("play-understood", notation=found.reading.notation))
    await asked.put(framed(position, shown, words, moves=[lines], here=asked.interaction.channel_id))


async def suggest(asked: Asked, table: TableId, typed: str) -> list[Suggestion]:
    """The ways in which a typed move may go on; none for whoever may not move."""
    try:
        position = await asked.position(table)
        question = asked_of(position, asked.seat(position.row).seat).question
    except Illegal:
        return []
    words = asked.words(position.game)
    return suggestions(question, typed, saying(position, words), words)


async def standing(asked: Asked, position: Position, seat: SeatRow, *moves: Sequence[str]) -> Post:
    """All that this person may do at a table now, under what there is to tell."""
    words = asked.words(position.game)
    left = await asked.host.order_at(position, seat.seat)
    shown = root_menu(position, seat.seat, words, left)
    post = framed(position, shown, words, moves=moves, rest=_rest(asked, seat), here=asked.interaction.channel_id)
    return Post(post.content + asked.excuse(asked.desk.announcer.trouble(position.row)), post.rows)


async def _still_asked(asked: Asked, position: Position, seat: Seat, place: Place) -> Asking:
    """What a menu asks, if that is still asked; an order may be left whatever has been played meanwhile."""
    if not place.ordering:
        if not await asked.host.holds(position, seat, place.ply):
            raise MovedOn
        return asked_of(position, seat)
    asks = asking_for_order(position, seat)
    if asks is None:
        raise MovedOn
    try:
        trail(asks.question, place.path)
    except Misread:
        raise MovedOn from None
    return asks


def _page(asked: Asked, position: Position, seat: SeatRow, asks: Asking, place: Place) -> Post:
    """What stands at a place of a menu."""
    words = asked.words(position.game)

    def refusal(move: Move) -> Text | None:
        return position.refusal(seat.seat, move)

    shown = menu(place, asks.question, saying(position, words), words, refusal)
    return framed(position, shown, words, rest=_rest(asked, seat), here=asked.interaction.channel_id)


async def _play(asked: Asked, position: Position, ply: int, seat: SeatRow, move: object) -> tuple[Position, Post]:
    """Play an action; what came of it, and its news with what this person is to decide next, if anything."""
    if not isinstance(move, Action):
        raise Misread(Text("engine-not-asked"))
    row, words = position.row, asked.words(position.game)
    before = await asked.host.order_at(position, seat.seat)
    outcome = await asked.host.play(row.id, ply, asked.person.id, move, interaction=asked.interaction.id)
    after = outcome.position
    news = told(after, [outcome.news], seat.seat, words)
    post = await standing(asked, after, seat, over(after, before, words), *news)
    undo = undo_row(after, seat.seat, [outcome.news], words)
    return after, replace(post, rows=[*post.rows, undo])


async def _leave(asked: Asked, position: Position, seat: SeatRow, path: Sequence[str]) -> tuple[Position, Post]:
    """Leave an order; how it stands then."""
    table = position.row.id
    await asked.host.leave_order(table, asked.person.id, " ".join(path))
    after = await asked.position(table)
    return after, await standing(asked, after, seat, [asked.words()("order-left")])


async def _look_again(asked: Asked, position: Position, seat: SeatRow) -> None:
    """Show the hand that was pressed once more, if it told of something newer than this answer in its place."""
    pressed, announcer = asked.interaction.message, asked.desk.announcer
    if pressed is not None and await announcer.hands.overtaken(position.row, seat.seat, pressed.id):
        announcer.refresh(position.row.id)


def _note_where(asked: Asked, seat: SeatRow, place: Place) -> None:
    """Note how far this person has come in the menu of their hand, so that a newer picture leaves it to them."""
    pressed = asked.interaction.message
    # By direct message nothing but a hand is a menu and stays; its number may not have been noted yet.
    if asked.interaction.guild_id is None and pressed is not None and not pressed.flags.ephemeral:
        asked.desk.announcer.hands.browse(seat.seat, place)


def _rest(asked: Asked, seat: SeatRow) -> tuple[Verb, ...]:
    """The further buttons of the message that was pressed: only a hand by direct message has any."""
    pressed = asked.interaction.message
    return IN_A_DIRECT_MESSAGE if pressed is not None and pressed.id == seat.hand_message else ()
