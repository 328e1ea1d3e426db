"""News and the state of a game as lines: what happened, whom it waits for, how it ended."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from itertools import chain, groupby, zip_longest

from bot.hosting.cache import News
from bot.hosting.host import Position
from bot.messages.components import shortened
from bot.messages.emojis import icons_of
from bot.messages.escaping import bold
from bot.messages.language import words_of
from bot.messages.turns import people_are_to_move
from games.engine import Event, Seat, awaited
from games.rules import Standing
from renderers.words import Words

LONGEST_LINE = 300
"""What an older post still tells."""


class Spare(Enum):
    """How early news are left out where there is no room for all."""

    LAST = auto()
    SLIGHT = auto()
    OWN = auto()
    """What the reader has done, for everybody to see: they know it."""


@dataclass(frozen=True, slots=True)
class NewsLine:
    """A line of news, and how early it may be left out."""

    text: str
    spare: Spare = Spare.LAST


def waiting_line(
    position: Position, names: Sequence[str], words: Words, *, stays: bool = True
) -> str:
    """Whom the game waits for, and for what; that computer players think; or that it is over. In a
    message that *stays* as it is they are only the next to move.
    """
    if not position.live:
        return words("post-paused" if position.row.paused_at is not None else "table-ended")
    if not people_are_to_move(position):  # which takes a strong one some seconds
        thinking = [names[owed.seat] for owed in position.table.waiting]
        key = "post-next" if stays else "post-thinking"
        return words(key, names=words.listed(thinking), n=len(thinking))
    return words.listed([words.say(line, names) for line in awaited(position.table.waiting)])


def news_lines(
    position: Position, news: Sequence[News], reader: Seat | None, words: Words
) -> list[list[str]]:
    """The news that a seat, or with none everybody, may read: for each move a line for each
    event.
    """
    return [[line.text for line in move] for move in _lines(position, news, reader, words)]


def _lines(
    position: Position,
    news: Sequence[News],
    reader: Seat | None,
    words: Words,
    called: Sequence[str] | None = None,
) -> list[list[NewsLine]]:
    names, icons = called or bold(position.row.names), icons_of(position.game)
    return [
        [
            *(NewsLine(words.say(note, names, icons.mark)) for note in move.notes),
            *(
                NewsLine(words.say(event.line, names, icons.mark), _spare(event, move, reader))
                for event in _told(move.events, reader)
            ),
        ]
        for move in news
    ]


def _spare(event: Event, move: News, reader: Seat | None) -> Spare:
    if event.to is not None:
        return Spare.LAST
    if reader is not None and reader == move.seat == getattr(event, "seat", None):
        return Spare.OWN
    return Spare.SLIGHT if event.slight else Spare.LAST


def _runs(news: Sequence[News]) -> Iterator[Sequence[News]]:
    """The news, parted where somebody else moves."""
    return (tuple(run) for _, run in groupby(news, key=lambda move: move.seat))


def run_lines(
    position: Position,
    run: Sequence[News],
    reader: Seat | None,
    words: Words,
    called: Sequence[str],
) -> list[str]:
    """The news of a seat's moves in a row, all in one list; players are *called* so."""
    told = _of_run(position, run, reader, words, called)
    return [line.text for move in told for line in move]


def _of_run(
    position: Position,
    run: Sequence[News],
    reader: Seat | None,
    words: Words,
    called: Sequence[str] | None = None,
) -> list[list[NewsLine]]:
    """The news of a seat's moves in a row: for each a line for each event, unless the game sums
    them up.
    """
    sum_up = position.game.rules.sum_up
    heard = [event for move in run for event in _told(move.events, reader)]
    summed = sum_up(heard) if sum_up is not None and len(run) > 1 else None
    if summed is None:
        return _lines(position, run, reader, words, called)
    names, icons = called or bold(position.row.names), icons_of(position.game)
    turn, *others = [words.say(text, names, icons.mark) for text in summed]
    notes = [words.say(note, names, icons.mark) for move in run for note in move.notes]
    spare = Spare.OWN if reader is not None and run[0].seat == reader else Spare.LAST
    return [[NewsLine(turn, spare), *map(NewsLine, (*notes, *others))]]


def _told(events: Sequence[Event], reader: Seat | None) -> list[Event]:
    """What a reader is told. An event for everybody, followed by one of the same type for the
    reader alone, is left out: the second says the same in full.
    """
    heard = [event for event in events if event.is_for(reader)]
    return [
        event
        for event, following in zip_longest(heard, heard[1:])
        if event.to is not None or following is None or not _is_whole(following, event)
    ]


def _is_whole(event: Event, part: Event) -> bool:
    return event.to is not None and type(event) is type(part)


def one_line(position: Position, news: Sequence[News], words: Words | None = None) -> str:
    """What everybody may read of the news, in one line; nothing if that is nothing."""
    words = words or words_of(position.row.language, position.game)
    told = " ".join(chain(*news_lines(position, news, None, words)))
    return shortened(told.replace("\n", " "), LONGEST_LINE)


def standing_lines(position: Position, words: Words) -> list[str]:
    """The places, and how each score came about."""
    names, places = bold(position.row.names), position.game.rules.standings(position.table)
    # Of a list Discord counts the lines by itself: where a place is shared, or nobody's is 1, they
    # are none.
    counted = [standing.place for standing in places] == [*range(1, len(places) + 1)]
    return [_standing(standing, "." if counted else r"\.", names, words) for standing in places]


def _standing(standing: Standing, dot: str, names: Sequence[str], words: Words) -> str:
    score = words.say(standing.score, names)
    account = " · ".join(words.say(part, names) for part in standing.account)
    return f"{standing.place}{dot} {names[standing.seat]}: {score}" + (
        f" ({account})" if account else ""
    )


@dataclass(frozen=True, slots=True)
class Report:
    """What happened, and how the game stands, in one reader's words."""

    moves: Sequence[Sequence[NewsLine]]
    status: str
    """Whom the game waits for; without a capital letter."""
    standings: Sequence[str]
    """The places, once the game is over."""


def report(
    position: Position,
    news: Sequence[News],
    reader: Seat | None,
    words: Words,
    names: Sequence[str] | None = None,
    *,
    stays: bool = True,
) -> Report:
    """Tell a seat, or with none everybody, the news and how the game stands.

    The message *stays* as it is, unless a newer one takes its place. Those who must act are called
    by *names*, for instance by mentions.
    """
    moves = [*chain(*(_of_run(position, run, reader, words) for run in _runs(news)))]
    if position.table.over:
        return Report(moves, "", standing_lines(position, words))
    names = bold(position.row.names) if names is None else names
    return Report(moves, waiting_line(position, names, words, stays=stays), ())


def begin_of_move(news: Sequence[News], since: int) -> int:
    """Return the ply after which to tell, so that what happened after *since* is told whole.

    Whoever takes tokens and must return some makes one move of two plies.
    """
    first = next((move for move in news if move.ply > since), None)
    for move in reversed([move for move in news if move.ply <= since]):
        if first is None or first.seat is None or move.seat != first.seat:
            break
        since = move.ply - 1
    return since
