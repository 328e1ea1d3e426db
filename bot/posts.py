"""What the bot's messages about a table say: the notice that opens it, the table itself, hands, and the end.

Only words and buttons, made from what the host holds; sending them is the announcer's business. A post for everybody
is made from public events alone.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum

import discord

from bot.host import AnyGame, Position
from bot.language import bold, plain, words_of
from bot.memory import News
from bot.menus import Menu, Row, button, drawn, shortened
from bot.store import DELAY, Absence, Status, TableRow, TakeBack
from games.engine import Seat, awaited
from games.game import Standing
from renderers.words import Words

MOST_LINES = 12
FEWEST_FOLDED = 4
"""In fewer lines the news of a move cannot be told with its beginning and its end."""
LONGEST_POST = 2000
LONGEST_THREAD_NAME = 100


class Verb(Enum):
    """What the buttons under a table's messages do."""

    JOIN = "join"
    LEAVE = "leave"
    AUTOMA = "automa"
    START = "start"
    PLAY = "play"
    HAND = "hand"
    BOARD = "board"
    TEXT = "text"
    RECORD = "record"
    RULES = "rules"
    WITHDRAW = "withdraw"
    REPLAY = "replay"
    FILM = "film"
    UNDO = "undo"
    RESIGN = "resign"
    PAUSE = "pause"
    RESUME = "resume"
    END = "end"
    EXPORT = "export"


TEMPLATE = re.compile(rf"(?P<verb>{'|'.join(verb.value for verb in Verb)})@(?P<table>\d{{1,18}})")
"""The custom ids of these buttons."""

SEATING = (Verb.JOIN, Verb.LEAVE, Verb.AUTOMA, Verb.START)
AT_THE_TABLE = (Verb.PLAY, Verb.HAND, Verb.TEXT, Verb.RULES)
IN_A_DIRECT_MESSAGE = (Verb.BOARD, Verb.TEXT, Verb.RULES)
AT_THE_END = (Verb.TEXT, Verb.RECORD, Verb.REPLAY, Verb.FILM)
STYLES = {
    Verb.PLAY: discord.ButtonStyle.primary,
    Verb.JOIN: discord.ButtonStyle.primary,
    Verb.START: discord.ButtonStyle.success,
}


@dataclass(frozen=True, slots=True)
class Post:
    """A message without its picture."""

    content: str
    rows: Sequence[Row] = ()

    @property
    def digest(self) -> int:
        """A number by which another content is known to be another, but for once in four billion times."""
        return zlib.crc32(self.content.encode())

    @property
    def view(self) -> discord.ui.View:
        """The buttons, for one sending."""
        return drawn(*self.rows)


def buttons(row: TableRow, verbs: Iterable[Verb], words: Words) -> Row:
    """Buttons that do these things at a table."""
    style = discord.ButtonStyle.secondary
    return [button(words(f"button-{verb.value}"), f"{verb.value}@{row.id}", STYLES.get(verb, style)) for verb in verbs]


def thread_name(row: TableRow, game: AnyGame) -> str:
    """What the thread of a table is called."""
    return f"{words_of(row.language, game)('title')} · {', '.join(row.names)}"[:LONGEST_THREAD_NAME]


def notice(row: TableRow, game: AnyGame) -> Post:
    """The message by which a table is opened: which game, who sits, and what has become of it."""
    words = words_of(row.language, game)
    lines = [f"**{words('title')}** · {words('description')}"]
    lines += [_chosen(key, option, words) for key, option in row.chosen.items() if option != _default(game, key)]
    automa = words("notice-automa")
    lines += [*_delay(row, game, words), *_manners(row, words)]
    lines += [f"{seat.seat + 1}. {plain(seat.name)}{automa if seat.automa else ''}" for seat in row.seats]
    match row.status:
        case Status.OPEN:
            lines.append(_seated(row, game, words))
            return Post("\n".join(lines), [buttons(row, SEATING, words)])
        case Status.FINISHED:
            lines.append(words("notice-over", place=f"<#{row.place}>"))
        case Status.RUNNING:
            lines.append(words("notice-begun", place=f"<#{row.place}>") if row.thread else words("notice-begun-here"))
        case Status.ENDED:
            lines.append(words("table-ended"))
    return Post("\n".join(lines))


def _seated(row: TableRow, game: AnyGame, words: Words) -> str:
    """How many seats are taken, and what is still needed for the game to begin."""
    opener = row.seat_of(row.opener)
    if len(row.seats) == row.size and opener is not None:
        return words("notice-full", n=row.size, who=plain(opener.name))
    return words("notice-open", seated=len(row.seats), size=row.size, least=game.seats.start)


def _delay(row: TableRow, game: AnyGame, words: Words) -> list[str]:
    """After how long orders are obeyed, if that is unusual, and that haste may give them away."""
    least, most = row.least_delay, row.most_delay
    if not game.orders or (least, most) == DELAY:
        return []
    return [words("notice-hasty" if most < min(DELAY) else "notice-delay", least=least, most=most)]


def _manners(row: TableRow, words: Words) -> list[str]:
    """What is done about moves that somebody regrets and about people who do not act, if that is unusual."""
    lines = [] if row.take_back is TakeBack.UNREVEALED else [words(f"notice-undo-{row.take_back.value}")]
    if row.absence in {Absence.VOTE, Absence.AUTOMATIC}:
        lines.append(words(f"notice-absent-{row.absence.value}", hours=row.patience))
    return lines


def _default(game: AnyGame, key: str) -> str | None:
    return next((choice.default for choice in game.choices if choice.key == key), None)


def _chosen(key: str, option: str, words: Words) -> str:
    return f"{words(f'choice-{key}')}: {words(f'choice-{key}-{option}')}"


def called(position: Position) -> frozenset[Seat]:
    """The seats of people who must act, but for those for whom an automa is about to."""
    seats = [seat for seat in position.row.seats if not seat.automa and not seat.stand_in]
    return frozenset(seat.seat for seat in seats if position.owed_by(seat.seat) is not None)


def table_post(position: Position, news: Sequence[News]) -> Post:
    """The table as everybody sees it: whom it waits for, and what has happened; at the end, the standings."""
    row, words = position.row, words_of(position.row.language, position.game)
    moves = told(position, news, None, words)
    if position.table.over:
        return _ended(position, moves, words)
    head = [_head(position, words)]
    if row.status is Status.ENDED:
        return Post(_fitted(head, moves, words), [buttons(row, AT_THE_END, words)])
    called_seats = [row.seats[seat] for seat in sorted(called(position))]
    head += [words("post-closed", name=plain(seat.name)) for seat in called_seats if seat.closed]
    return Post(_fitted(head, moves, words), [buttons(row, AT_THE_TABLE, words)])


def _head(position: Position, words: Words) -> str:
    """Whom the game waits for; those who must act are mentioned. In a thread, which bears it, without the title."""
    names = [plain(seat.name) if seat.automa else f"<@{seat.user}>" for seat in position.row.seats]
    status = waiting(position, names, words)
    return capital(status) if position.row.thread is not None else f"**{words('title')}** · {status}"


def capital(sentence: str) -> str:
    """The sentence as it stands at the beginning of a line."""
    return sentence[:1].upper() + sentence[1:]


def waiting(position: Position, names: Sequence[str], words: Words) -> str:
    """Whom the game waits for, and for what; or that it does not go on."""
    if not position.live:
        return words("post-paused" if position.row.paused_at is not None else "table-ended")
    return words.listed([words.say(line, names) for line in awaited(position.table.waiting)])


def told(position: Position, news: Sequence[News], reader: Seat | None, words: Words) -> list[list[str]]:
    """The news that a seat, or with none everybody, may read: for each move a line for each event."""
    names = bold(position.row.names)
    return [
        [words.say(text, names) for text in (*move.notes, *(e.line for e in move.events if e.to in {None, reader}))]
        for move in news
    ]


def standings(position: Position, words: Words) -> list[str]:
    """The places, and how each score came about."""
    names, places = bold(position.row.names), position.game.standings(position.table)
    # Of a list Discord counts the lines by itself: where a place is shared, or nobody's is 1, they are none.
    counted = [standing.place for standing in places] == [*range(1, len(places) + 1)]
    return [_standing(standing, "." if counted else r"\.", names, words) for standing in places]


def _standing(standing: Standing, dot: str, names: Sequence[str], words: Words) -> str:
    score = words.say(standing.score, names)
    account = " · ".join(words.say(part, names) for part in standing.account)
    return f"{standing.place}{dot} {names[standing.seat]}: {score}" + (f" ({account})" if account else "")


def _ended(position: Position, moves: Sequence[Sequence[str]], words: Words) -> Post:
    title = f"**{words('title')}** · {words('post-over')}"
    places = position.game.standings(position.table)
    nobody = [] if any(standing.place == 1 for standing in places) else [words("post-nobody")]
    head = [title, *nobody, *standings(position, words)]
    return Post(_fitted(head, moves, words), [buttons(position.row, AT_THE_END, words)])


def _fitted(head: Sequence[str], moves: Sequence[Sequence[str]], words: Words, *tail: str) -> str:
    """Head, the news of the moves, and tail: as many lines as a message holds."""
    content = ""
    for room in range(MOST_LINES, -1, -1):
        content = "\n".join([*head, *_folded(moves, room, words), *tail])
        if len(content) <= LONGEST_POST:
            return content
    return shortened(content, LONGEST_POST)


def _folded(moves: Sequence[Sequence[str]], room: int, words: Words) -> list[str]:
    """The newest moves in so many lines: of one that is too long its beginning and end, of older ones the number."""
    shown: list[str] = []
    older = [*moves]
    while older and len(older[-1]) <= room - len(shown):
        shown = [*(f"• {line}" for line in older.pop()), *shown]
    left = room - len(shown)
    if older and left >= FEWEST_FOLDED:
        long = older.pop()
        first = left // 3
        last = left - first - 1
        more = words("post-more", n=len(long) - first - last)
        shown = [*(f"• {line}" for line in long[:first]), more, *(f"• {line}" for line in long[-last:]), *shown]
    before = sum(map(len, older))
    return [words("post-earlier", n=before), *shown] if before else shown


def framed(
    position: Position,
    shown: Menu | None,
    words: Words,
    *,
    moves: Sequence[Sequence[str]] = (),
    rest: Sequence[Verb] = (),
    here: int | None = None,
) -> Post:
    """A menu, or without one whom the game waits for, under the table's title; with buttons for the rest.

    Who reads it *here*, where the table is shown, needs no title.
    """
    if position.table.over:
        return _ended(position, moves, words)
    row = position.row
    shown, rest = (shown, rest) if row.status is Status.RUNNING else (None, AT_THE_END)
    status = shown.content if shown else waiting(position, bold(row.names), words)
    head = [] if here is not None and here == row.thread else [f"**{words('title')}** · <#{row.place}>"]
    content = _fitted(head, moves, words, capital(status))
    return Post(content, [*(shown.rows if shown else ()), buttons(row, rest, words)])
