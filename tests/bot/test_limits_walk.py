"""Whatever a game asks, and whatever people are called, Discord takes every message about it, and
every suggestion.

Random games of all games are walked in both languages: the posts at a move, what each seat is sent
and may order, the menus that this leads to down to the leaves, typed moves as they are completed,
descriptions of pictures. `make soak` does so at every move of several games, the tests at one move
in so many of one.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice

import pytest

from bot.hosting.cache import News
from bot.hosting.host import AnyGame, LeftOrder, Position
from bot.messages.components import Post
from bot.messages.compose import Everybody, MenuPage, Player, compose
from bot.messages.language import words_of
from bot.messages.menus import MenuPlace
from bot.messages.turns import OpenQuestion, open_question, order_question
from bot.messages.typed_moves import suggestions
from bot.sandbox.limits.commands import check_choices
from bot.store import Absence, SeatRow, Status, TableId, TablePolicy, TableRow, TakeBack, UserId
from bot.workers.picture_worker import Subject, described, painted
from bot.workers.pictures import Painting
from games.chance import Chance
from games.engine import Order, Seat
from games.moves import Move
from games.questions import Question, follow
from games.text import Name, Text
from renderers.words import LANGUAGES
from tests.bot.payloads import NAMES, Looked
from tests.games.playing import Moment, moments, stroll
from tests.games.promises import labelled
from tests.library import GAMES

FARTHEST_TABLE, FARTHEST_PLY = TableId(10**18 - 1), 10**6 - 1
"""The largest numbers that the bot's own custom ids hold."""
WALKS = int(os.environ.get("PARLOUR_WALKS", "0"))
"""How many games of each kind and language are walked with every move; otherwise one, with a
few.
"""
MOST_MOVES = 5
"""That are looked at then, from the first to the last."""
MOST_QUESTIONS = 150 if WALKS else 12
"""Of one seat at one move: of large trees those nearest to the root, and some strolls to the
leaves.
"""
STROLLS = 2
MOST_NEWS = 40


def row_of(game: AnyGame, seats: int, language: str, first_name: int) -> TableRow:
    """A running table, everything about which is as long as can be."""
    far = 2**63 - 1
    return TableRow(
        id=FARTHEST_TABLE,
        game=game.key,
        edition=game.rules.edition,
        seed=1,
        chosen=game.rules.chosen(),
        size=seats,
        language=language,
        guild=far,
        channel=far,
        opener=UserId(far),
        opened_at=1,
        policy=TablePolicy(undo=TakeBack.ANYTHING, absent=Absence.AUTOMATIC),
        status=Status.RUNNING,
        ply=FARTHEST_PLY,
        notice=far,
        thread=None,
        message=far,
        shown=0,
        called=frozenset(),
        seats=tuple(
            SeatRow(
                seat=Seat(n),
                user=UserId(far - n),
                name=NAMES[(first_name + n) % len(NAMES)],
                locale=language,
                closed=True,
            )
            for n in range(seats)
        ),
    )


def walk(game: AnyGame, language: str, seed: int) -> Looked:
    """Look at the messages about a random game."""
    seats = game.rules.seats[seed % len(game.rules.seats)]
    row = row_of(game, seats, language, seed)
    looked, news = Looked(), deque[News](maxlen=MOST_NEWS)
    played = list(moments(game, seats, seed=seed))
    every = 1 if WALKS else max(1, len(played) // MOST_MOVES)
    for moment in played:
        note = (Text("note-stand-in", who=Name(moment.decision.seat)),)
        news.append(
            News(
                moment.ply,
                moment.decision.seat,
                moment.played.news,
                note,
                moment.played.final,
                user=row.seats[moment.decision.seat].user,
            )
        )
        if moment.ply % every == 0 or moment is played[-1]:
            position = Position(row, game, moment.after)
            _look_at_posts(looked, position, list(news))
            for seat in map(Seat, range(seats)):
                _look_at_seat(looked, position, seat, list(news), moment)
            _look_at_pictures(looked, position, moment, drawn=moment is played[-1])
    return looked


def _look_at_posts(looked: Looked, position: Position, news: Sequence[News]) -> None:
    """The table as everybody sees it, running, paused, closed, and one move later."""
    row = position.row
    for variant in (replace(row, paused_at=1), replace(row, status=Status.ENDED)):
        looked.at("table", compose(replace(position, row=variant), news[-1:], Everybody()))
    for told in (news, news[-1:]):
        looked.at("table", compose(position, told, Everybody()))


def _look_at_seat(
    looked: Looked, position: Position, seat: Seat, news: Sequence[News], moment: Moment
) -> None:
    """A seat's direct message, and all menus that it leads to."""
    words = words_of(position.row.language, position.game)
    for left in (None, *_orders(position, seat, moment.chance)):
        player = Player(words, seat, left, in_hand=True)
        for told in (news, news[-1:]):
            looked.at("hand", compose(position, told, player), layout=True)
    for asked in _asked(position, seat):
        for place, question in islice(_questions(position.row, asked), MOST_QUESTIONS):
            looked.at("menu", _page(position, seat, place, question), layout=True)
        for _ in range(STROLLS):
            path = tuple(stroll(asked.question, moment.chance)[0].split())
            for depth in range(1, len(path) + 1):
                place = MenuPlace(position.row.id, position.row.ply, path[:depth], asked.ordering)
                looked.at("menu", _page(position, seat, place, asked.question), layout=True)
            _look_at_suggestions(looked, position, asked, " ".join(path[:-1]))


def _asked(position: Position, seat: Seat) -> Iterator[OpenQuestion]:
    for found in (open_question(position, seat), order_question(position, seat)):
        if found is not None:
            yield found


def _orders(position: Position, seat: Seat, chance: Chance) -> Iterator[LeftOrder]:
    """An order that stands, is obeyed soon, is over."""
    asked = order_question(position, seat)
    if asked is not None:
        order = stroll(asked.question, chance)[1]
        assert isinstance(order, Order)
        for coming, over in ((False, None), (True, None), (False, Text("order-amiss"))):
            yield LeftOrder(order.line, coming, over, order)


def _questions(row: TableRow, asked: OpenQuestion) -> Iterator[tuple[MenuPlace, Question]]:
    """The questions of a tree, those nearest to the root first, and each move that they offer."""
    ahead = deque([MenuPlace(row.id, row.ply, ordering=asked.ordering)])
    while ahead:
        place = ahead.popleft()
        yield place, asked.question
        here: Move | Question = asked.question
        for answer in place.path:
            assert not isinstance(here, Move)
            here = follow(here, answer)
        if not isinstance(here, Move):
            ahead += [place.then(key) for key in labelled(here)] if hasattr(here, "options") else []


def _page(position: Position, seat: Seat, place: MenuPlace, question: Question) -> Post:
    """What stands at a place of a menu, as whoever presses its buttons in a direct message sees
    it.
    """
    words = words_of(position.row.language, position.game)
    page = MenuPage(OpenQuestion(question, place.ordering), place)
    return compose(position, (), Player(words, seat, in_hand=True, page=page))


def _look_at_suggestions(
    looked: Looked, position: Position, asked: OpenQuestion, typed: str
) -> None:
    words = words_of(position.row.language, position.game)
    offered = suggestions(
        asked.question, typed, lambda text: words.say(text, position.row.names), words
    )
    choices = [{"name": suggestion.name, "value": suggestion.value} for suggestion in offered]
    if errors := check_choices(choices).tree:
        looked.faults.append(f"suggestions for {typed!r}: {errors} in {choices}")


def _look_at_pictures(looked: Looked, position: Position, moment: Moment, *, drawn: bool) -> None:
    """Pictures, or only their descriptions, for those who look on; and what stands in place of one
    not drawn.
    """
    row = position.row
    for seat in (None, moment.decision.seat):
        for close in (
            (False, True) if seat is not None and position.game.rules.closeup else (False,)
        ):
            subject = Subject(
                position.game, position.table, seat, row.language, row.names, close=close
            )
            sheet = (
                painted(subject)
                if drawn and not close
                else replace(described(subject), still=b"drawn")
            )
            if sheet.trouble:
                looked.faults.append(sheet.trouble)
            painting = Painting(
                sheet.still, sheet.alt, sheet.text, f"{row.game}-{row.id}-{row.ply}.webp"
            )
            looked.at("picture", Post("a table"), painting.files)
            looked.at("no picture", Post(replace(painting, still=b"").below("a table")))


@pytest.mark.timeout(1800 if WALKS else 300)
@pytest.mark.parametrize("number", range(max(1, WALKS)))
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_discord_takes_every_message_about_a_game(
    game: AnyGame, language: str, number: int
) -> None:
    # No two languages have a seed in common.
    looked = walk(game, language, LANGUAGES.index(language) + number * len(LANGUAGES))
    assert looked.faults[:3] == []
    assert looked.messages > 100
