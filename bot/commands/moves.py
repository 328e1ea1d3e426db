"""Making moves: the menu, its presses, and typed notation; the answer is always the news, or the next question."""

from __future__ import annotations

from bot.desk import Asked
from bot.host import MovedOn, Outcome, Position
from bot.menus import Deed, Menu, Place, Say, menu, trail
from bot.notation import Suggestion, suggestions, understood
from bot.posts import IN_A_DIRECT_MESSAGE, Post, Verb, framed, root_menu, told
from bot.store import SeatRow, TableId
from games.engine import Action, Decision, Illegal, Move, Seat
from games.questions import Misread
from games.text import Text
from renderers.words import Words


def saying(position: Position, words: Words) -> Say:
    """How texts about this table are rendered for a reader of these words."""
    return lambda text: words.say(text, position.row.names)


def decision_for(position: Position, seat: Seat) -> Decision:
    """Return the decision that a seat owes; raise `Illegal` if it owes none."""
    decision = position.table.decision_of(seat)
    if decision is not None:
        return decision
    if position.table.over:
        raise Illegal(Text("engine-over"))
    raise Illegal(Text("engine-not-your-turn", waiting=tuple(owed.waiting for owed in position.table.waiting)))


async def open_menu(asked: Asked, table: TableId) -> None:
    """Show what this person may do now."""
    position = await asked.position(table)
    seat = asked.seat(position.row)
    decision_for(position, seat.seat)
    words = asked.words(position.game)
    post = framed(position, root_menu(position, seat.seat, words), words)
    await asked.put(_with_excuse(asked, post, table))


async def press(asked: Asked, deed: Deed, place: Place) -> None:
    """Do what a component of a menu says, if the table is still where the menu was drawn."""
    position = await asked.position(TableId(place.table))
    seat = asked.seat(position.row)
    if position.row.ply != place.ply:
        await _show_anew(asked, position, seat)
        return
    decision = decision_for(position, seat.seat)
    question = decision.ask(position.table)
    if deed is not Deed.DO:
        words = asked.words(position.game)
        shown = menu(place, question, saying(position, words), words)
        await asked.replace(framed(position, shown, words, rest=_rest(asked, seat)))
        return
    try:
        outcome = await _play(asked, position, trail(question, place.path).here)
    except MovedOn:
        await _show_anew(asked, await asked.position(position.row.id), seat)
    else:
        await asked.replace(_answer(asked, outcome, seat))


async def play_typed(asked: Asked, table: TableId, typed: str) -> None:
    """Play a typed move at once if it is whole; else say what is understood and show what may follow."""
    position = await asked.position(table)
    seat = asked.seat(position.row)
    question = decision_for(position, seat.seat).ask(position.table)
    found = understood(question, typed)
    if found.amiss is None and isinstance(found.reading.here, Move):
        await asked.put(_answer(asked, await _play(asked, position, found.reading.here), seat))
        return
    words = asked.words(position.game)
    say = saying(position, words)
    path = found.reading.path
    while found.amiss and path and isinstance(trail(question, path).here, Move):
        path = path[:-1]
    shown = menu(Place(table, position.row.ply, path), question, say, words)
    lines = [say(found.amiss.text)] if found.amiss else []
    if found.amiss and found.reading.path:
        lines.insert(0, words("play-understood", notation=found.reading.notation))
    await asked.put(framed(position, shown, words, lines=lines))


async def suggest(asked: Asked, table: TableId, typed: str) -> list[Suggestion]:
    """The ways in which a typed move may go on; none for whoever may not move."""
    try:
        position = await asked.position(table)
        question = decision_for(position, asked.seat(position.row).seat).ask(position.table)
    except Illegal:
        return []
    words = asked.words(position.game)
    return suggestions(question, typed, saying(position, words), words)


async def _play(asked: Asked, position: Position, move: object) -> Outcome:
    if not isinstance(move, Action):
        raise Misread(Text("engine-not-asked"))
    row = position.row
    return await asked.host.play(row.id, row.ply, asked.person.id, move, interaction=asked.interaction.id)


async def _show_anew(asked: Asked, position: Position, seat: SeatRow) -> None:
    """Say that the table has moved on, and show how it stands."""
    words = asked.words(position.game)
    shown = root_menu(position, seat.seat, words)
    note = words("table-moved-on")
    await asked.replace(framed(position, shown, words, lines=[note], rest=_rest(asked, seat)))


def _answer(asked: Asked, outcome: Outcome, seat: SeatRow) -> Post:
    """The news of a move for whoever made it, and what they are to decide next, if anything."""
    position = outcome.position
    words = asked.words(position.game)
    lines = told(position, [outcome.news], seat.seat, words)
    shown: Menu | None = root_menu(position, seat.seat, words)
    post = framed(position, shown, words, lines=lines, rest=_rest(asked, seat))
    return _with_excuse(asked, post, position.row.id)


def _rest(asked: Asked, seat: SeatRow) -> tuple[Verb, ...]:
    """The further buttons of the message that was pressed: only a hand by direct message has any."""
    pressed = asked.interaction.message
    return IN_A_DIRECT_MESSAGE if pressed is not None and pressed.id == seat.hand_message else ()


def _with_excuse(asked: Asked, post: Post, table: TableId) -> Post:
    return Post(post.content + asked.excuse(asked.desk.announcer.trouble(table)), post.rows)
