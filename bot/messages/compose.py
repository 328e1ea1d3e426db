"""Position, news and reader become one message about a running game or its end.

All that the bot says of a position is composed here, for the table's post, for hands by direct
message and for answers to commands. What is for everybody is made from public events alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import chain
from typing import TypeAlias

from bot.hosting.cache import News
from bot.hosting.cup_state import CupGame
from bot.hosting.host import LeftOrder, Position
from bot.messages.automas import automa_lines
from bot.messages.button_actions import MenuAction, TableAction
from bot.messages.choices import settled, trail
from bot.messages.components import (
    LONGEST_POST,
    MOST_IN_A_ROW,
    Post,
    Row,
    appended,
    button,
    buttons,
    capitalised,
    shortened,
)
from bot.messages.cups import cup_address, cup_title, left_lines
from bot.messages.custom_ids import UndoButton
from bot.messages.emojis import icons_of
from bot.messages.escaping import bold, isolated, plain
from bot.messages.fitting import fitted
from bot.messages.guidance import (
    introduction_lines,
    stake_lines,
    warning_lines,
    where_lines,
)
from bot.messages.honours import honour_lines
from bot.messages.labels import Voices
from bot.messages.language import words_of
from bot.messages.meanings import pieces_at
from bot.messages.menus import Menu, MenuPlace, menu
from bot.messages.news import Report, report, standing_lines
from bot.messages.table_names import heading_of
from bot.messages.turns import OpenQuestion, TurnPart, seats_to_act, turn_of
from bot.store import Status, TableRow
from games.engine import Order, Seat
from games.moves import Action
from renderers.words import Words

AT_THE_TABLE = (TableAction.PLAY, TableAction.HAND, TableAction.TEXT, TableAction.RULES)
IN_A_DIRECT_MESSAGE = (TableAction.HAND, TableAction.BOARD, TableAction.TEXT, TableAction.RULES)
AT_THE_END = (TableAction.TEXT, TableAction.RECORD, TableAction.REPLAY, TableAction.FILM)
AFTER_THE_GAME = (*AT_THE_END, TableAction.REVIEW)
WITH_THE_SAME = (TableAction.AGAIN, TableAction.SWAP)
TO_SHARE = (TableAction.SHARE,)
OF_PICTURES = {TableAction.FILM, TableAction.SHARE}


@dataclass(frozen=True, slots=True)
class MenuPage:
    """A page of a menu: the question whose answers are followed to a place."""

    asking: OpenQuestion
    place: MenuPlace


@dataclass(frozen=True, slots=True)
class Everybody:
    """Whoever sees the table's own post, in the table's language."""

    honours: Mapping[Seat, Sequence[str]] = field(default_factory=dict)
    """What people have earned in a game that is over, by its keys."""
    of: CupGame | None = None
    """Of which cup the game is, once it is over or everybody has left it."""


@dataclass(frozen=True, slots=True)
class Spectator:
    """Whoever asks how a table stands."""

    words: Words
    channel: int | None = None
    """Where they read it. In the table's own thread the title is left out."""


@dataclass(frozen=True, slots=True)
class Player:
    """Whoever sits at the table, and reads what is for them alone."""

    words: Words
    seat: Seat
    order: LeftOrder | None = None
    """The order that they have left."""
    order_before: LeftOrder | None = None
    """The order that stood before the news. If it was over, its owner is told why."""
    channel: int | None = None
    """Where they read it, as of `Spectator`."""
    warned: bool = True
    """Whether they want to be warned of what a move may lead to."""
    newcomer: bool = False
    """Whether they have not met their decision often enough to know it."""
    in_hand: bool = False
    """Whether they read it in their hand by direct message, which has further buttons."""
    guided: bool = False
    """Whether a lesson says what to do: a hint would argue with it."""
    tested: bool = False
    """Whether their move answers a puzzle: nothing is told of it beforehand."""
    notes: Sequence[str] = ()
    """What they read before the news."""
    page: MenuPage | None = None
    """The page of a menu that they see; without one all that they may do."""
    end_is_posted: bool = False
    """Whether a post for everybody tells the end where they read this: it is not told twice."""
    undo_ply: int | None = None
    """The move that a button takes back, if it is not one that the news tell of."""
    honours: Mapping[Seat, Sequence[str]] = field(default_factory=dict)
    """As of `Everybody`, at a table that has no post for all."""


Reader: TypeAlias = Everybody | Spectator | Player


def compose(position: Position, news: Sequence[News], reader: Reader) -> Post:
    """Compose what a reader is shown of a position and of the news that led there."""
    match reader:
        case Everybody():
            return _for_everybody(position, news, reader.honours, reader.of)
        case Spectator():
            return _for_spectator(position, reader)
        case Player():
            return _for_player(position, news, reader)


def result_post(position: Position, *, alone: bool) -> Post:
    """That a game has ended, for the channel in which its table was opened; *alone* also how."""
    words = words_of(position.row.language, position.game)
    head = words("post-result", title=words("title"), place=f"<#{position.row.place}>")
    lines = standing_lines(position, words) if alone else [words("post-result-above")]
    return Post(shortened("\n".join([head, *lines]), LONGEST_POST))


def _for_player(position: Position, news: Sequence[News], player: Player) -> Post:
    words = player.words
    told = report(position, news, player.seat, words, stays=not player.in_hand)
    notes = [*player.notes, *ended_order_lines(position, player.order_before, words)]
    notes += _closed_lines(position, player.seat, words)
    if position.table.over and player.end_is_posted:
        return Post(fitted([], told.moves, words, words("post-over-below"), notes=notes), [])
    if position.table.over:
        earned = honour_lines(position, player.honours, words)
        return _ended(position, told, words, earned, notes=notes)
    if player.page is not None:
        shown = _menu_page(position, player)
        above = where_lines(position, player.seat, words)
        shown = replace(shown, content="\n".join([*above, shown.content]))
    else:
        shown = _all_choices(position, player, told.status)
    rest = (*_hint(position, player), *(IN_A_DIRECT_MESSAGE if player.in_hand else ()))
    ply = player.undo_ply
    if ply is None:
        ply = position.free_to_undo(player.seat, news)
    if ply is not None:
        undo = button(words("button-undo"), UndoButton(position.row.id, ply))
        shown = replace(shown, tail=[undo, *shown.tail])
    all_shown = player.page is None and not position.row.lesson
    if all_shown and position.free_move(player.seat) is not None:
        free = buttons(position.row, [TableAction.FREE], words)
        shown = replace(shown, tail=[*free, *shown.tail])
    return _framed(position, told, shown, words, player.channel, notes=notes, rest=rest)


def _closed_lines(position: Position, reader: Seat, words: Words) -> list[str]:
    """Who must act at a table by direct message and takes none: the *reader* can tell them."""
    row = position.row
    acting = seats_to_act(position) - {reader} if row.direct else ()
    closed = [seat for seat in sorted(acting) if row.seats[seat].closed]
    return [words("direct-closed", name=plain(row.names[seat])) for seat in closed]


def _hint(position: Position, player: Player) -> tuple[TableAction, ...]:
    """The button for a hint, while this player must act at a table that gives hints."""
    may = position.owed_by(player.seat) is not None and position.row.hints_for(player.seat)
    return (TableAction.HINT,) if may and not player.guided else ()


def _for_everybody(
    position: Position,
    news: Sequence[News],
    honours: Mapping[Seat, Sequence[str]],
    of: CupGame | None,
) -> Post:
    """The table's own post. Those who must act are mentioned; a thread bears the title itself."""
    row, words = position.row, words_of(position.row.language, position.game)
    mentions = [
        plain(name) if seat.automa else f"<@{seat.user}>"
        for seat, name in zip(row.seats, row.names, strict=True)
    ]
    told = report(position, news, None, words, mentions, stays=False)
    # With whom one plays is said as the game begins, and against whom one has played at its end.
    known = automa_lines(row, words) if position.table.over or _begins(news) else []
    counts = []
    if of is not None and row.bound:
        counts.append(words("post-cup", cup=cup_title(of.cup, words), place=cup_address(of.cup)))
    if position.table.over:
        people = [name for seat, name in zip(row.seats, mentions, strict=True) if not seat.automa]
        thanks = [words("post-thanks", people=words.listed(people))] if people else []
        earned = honour_lines(position, honours, words)
        return _ended(position, told, words, [*earned, *known, *counts, *thanks])
    in_thread = row.thread is not None
    head = [capitalised(told.status) if in_thread else f"**{words('title')}** · {told.status}"]
    if row.status is Status.ENDED:
        head = left_lines(of, words) if of is not None and row.bound else head
        content = fitted(head, told.moves, words, *counts)
        return Post(content, _at_the_end(position, AT_THE_END, words))
    closed = [seat for seat in sorted(seats_to_act(position)) if row.seats[seat].closed]
    for seat in closed:
        key = "post-departed" if row.seats[seat].departed else "post-closed"
        head.append(words(key, name=plain(row.names[seat])))
    below = buttons(row, AT_THE_TABLE, words)
    undo = _undo_of_last_mover(position, news, words)
    rows = [[*below, *undo]] if len(below) < MOST_IN_A_ROW else [below, undo]
    return Post(fitted(head, told.moves, words, *known), rows)


def _begins(news: Sequence[News]) -> bool:
    """Whether the news tell how the game was laid out."""
    return any(move.ply == 0 for move in news)


def _undo_of_last_mover(position: Position, news: Sequence[News], words: Words) -> Row:
    """The button with which whoever moved last takes that back, if they may without asking."""
    people = {seat.seat for seat in position.row.seats if not seat.automa}
    made = (move for move in reversed(news) if not move.forced)
    last = next((move.seat for move in made if move.seat in people), None)
    ply = None if last is None else position.free_to_undo(last, news)
    return [] if ply is None else [button(words("button-undo"), UndoButton(position.row.id, ply))]


def _for_spectator(position: Position, spectator: Spectator) -> Post:
    told = report(position, (), None, spectator.words)
    if position.table.over:
        return _ended(position, told, spectator.words)
    return _framed(position, told, None, spectator.words, spectator.channel)


def _ended(
    position: Position,
    told: Report,
    words: Words,
    tail: Sequence[str] = (),
    notes: Sequence[str] = (),
) -> Post:
    title = f"**{words('title')}** · {words('post-over')}"
    places = position.game.rules.standings(position.table)
    nobody = [] if any(standing.place == 1 for standing in places) else [words("post-nobody")]
    head = [title, *nobody, *told.standings]
    content = fitted(head, told.moves, words, *tail, notes=notes)
    first, *others = _at_the_end(position, AFTER_THE_GAME, words)
    share = buttons(position.row, offered(position, TO_SHARE), words)
    return Post(content, [first, [*chain(*others), *share]])


def offered(position: Position, actions: Sequence[TableAction]) -> Sequence[TableAction]:
    """Without film and poster, where a game has no pictures of which they could be made."""
    pictured = bool(position.game.pictures)
    return [action for action in actions if pictured or action not in OF_PICTURES]


def _at_the_end(position: Position, actions: Sequence[TableAction], words: Words) -> list[Row]:
    """Buttons to look back, and to play on with the same people, if there are any."""
    row = position.row
    first = buttons(row, offered(position, actions), words)
    return [first] if row.lesson else [first, buttons(row, WITH_THE_SAME, words)]


def _framed(
    position: Position,
    told: Report,
    shown: Menu | None,
    words: Words,
    channel: int | None,
    *,
    notes: Sequence[str] = (),
    rest: Sequence[TableAction] = (),
) -> Post:
    """A menu, or without one whom the game waits for, under the table's title."""
    row = position.row
    if row.status is not Status.RUNNING:
        shown, rest = Menu("", [], shown.tail if shown else []), offered(position, AT_THE_END)
    here = channel is not None and channel == row.thread
    head = [] if here or row.lesson else [f"**{words('title')}** · {heading_of(row, words)}"]
    tail = capitalised(shown.content if shown and shown.content else told.status)
    content = fitted(head, told.moves, words, tail, notes=notes)
    rows, below = ([*shown.rows], shown.tail) if shown else ([], [])
    return Post(content, appended(rows, below, buttons(row, rest, words)))


def _menu_page(position: Position, player: Player) -> Menu:
    assert player.page is not None, "a page is shown"
    place, question = player.page.place, player.page.asking.question
    words, icons = player.words, icons_of(position.game)
    labels, lines = [*map(isolated, position.row.names)], [*map(plain, position.row.names)]
    voices = Voices(
        label=lambda text: words.say(text, labels),
        label_briefly=lambda text: words.say(text, labels, brief=True),
        line=lambda text: words.say(text, lines, icons.mark),
        line_briefly=lambda text: words.say(text, lines, icons.mark, brief=True),
        doing=words.doing,
    )
    refusal = partial(position.refusal, player.seat)
    shown = menu(place, question, voices, words, refusal, icons.beside)
    here = trail(question, place.path).here
    if isinstance(here, Order) and not place.ordering:  # it is obeyed at once
        here = position.taken_by(player.seat, here)
    warnings: list[str] = []
    if isinstance(here, Action):
        warnings = warnings_for(position, player, here)
        if not (player.tested or position.row.lesson):
            warnings += stake_lines(position, player.seat, here, words)
    # An order looks like a move, so its first page says what it is.
    lead = [words("order-ask")] if place.ordering and not place.path else []
    shown = replace(shown, content="\n".join([*lead, *warnings, shown.content]))
    if not pieces_at(position, player.seat, question, place.path):
        return shown
    return replace(shown, tail=[*shown.tail, button(words("what-button"), place.asking_what)])


def warnings_for(position: Position, player: Player, action: Action | None) -> list[str]:
    """What a player is warned of before an action, or without one as the turn begins."""
    if not player.warned:
        return []
    return warning_lines(position, player.seat, action, player.words)


def _all_choices(position: Position, player: Player, status: str) -> Menu:
    """All that a seat may do now, and what has become of the order it left."""
    row, words, left = position.row, player.words, player.order
    names, turn = bold(row.names), turn_of(position, player.seat)
    lines, rows = ended_order_lines(position, left, words), list[Row]()
    tail: Row = []
    stands = left if left is not None and left.over is None else None
    if turn.part is not TurnPart.ACT:
        lines.append(capitalised(status))
    if turn.part is TurnPart.ORDER and stands is None:
        # The question for an order looks like that for a move: it has a page of its own.
        lines += [*where_lines(position, player.seat, words), words(turn.part.note)]
        later = MenuPlace(row.id, row.ply, ordering=True).press(MenuAction.ASK)
        rows.append([button(words("button-order"), later)])
    elif turn.asking is not None and not turn.asking.ordering:
        first = settled(turn.asking.question, ())
        place = MenuPlace(row.id, row.ply, first, turn.asking.ordering)
        shown = _menu_page(position, replace(player, page=MenuPage(turn.asking, place)))
        lines += where_lines(position, player.seat, words)
        if turn.part is TurnPart.ACT and player.newcomer:
            lines += introduction_lines(position, player.seat, words)
        lines.append(f"{words(turn.part.note)} {shown.content}")
        if turn.part is TurnPart.ACT:
            lines += warnings_for(position, player, None)
        rows += shown.rows
        tail += shown.tail
    if stands is not None:
        key = "order-coming" if stands.coming else "order-stands"
        lines.append(words(key, order=words.say(stands.line, names)))
        tail += _changing(row, words, may_order=turn.may_order)
    return Menu("\n".join(lines), rows, tail)


def _changing(row: TableRow, words: Words, *, may_order: bool) -> Row:
    """Buttons to change an order, if the game would take another now, and to withdraw it."""
    withdraw = buttons(row, [TableAction.WITHDRAW], words)
    if not may_order:
        return withdraw
    change = MenuPlace(row.id, row.ply, ordering=True).press(MenuAction.ASK)
    return [button(words("button-change"), change), *withdraw]


def ended_order_lines(position: Position, left: LeftOrder | None, words: Words) -> list[str]:
    """Why an order is not obeyed any more, as a line for its owner; none if it stands, or there is
    none.
    """
    if left is None or left.over is None:
        return []
    names = bold(position.row.names)
    order, reason = words.say(left.line, names), words.say(left.over, names)
    return [words("order-over", order=order, reason=reason)]
