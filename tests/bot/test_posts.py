"""What messages about a table say, however much has happened and whatever people are called."""

from dataclasses import replace

import pytest

from bot.hosting.cache import News
from bot.hosting.host import Position
from bot.messages.components import LONGEST_ENTRY, LONGEST_POST
from bot.messages.compose import Everybody, Player, compose
from bot.messages.escaping import bold
from bot.messages.fitting import MOST_LINES
from bot.messages.honours import honour_lines
from bot.messages.language import words_of
from bot.messages.news import news_lines
from bot.messages.notices import notice_post, thread_name
from bot.messages.table_names import table_entry
from bot.store import SeatRow, Status, TableId, TableRow, UserId
from games.chance import Chance
from games.engine import Seat, begin
from games.high_society import GAME as HIGH_SOCIETY
from games.high_society.catalogue import CARDS as STATUS_CARDS
from games.high_society.events import Bought, Raised
from games.high_society.table import HighSocietyTable
from games.last_will import GAME as LAST_WILL
from games.last_will.catalogue import CARDS, Black
from games.last_will.events import Kept, Used
from games.lesson import deal, lesson_of
from games.package import AnyGame
from games.splendor import GAME as SPLENDOR
from renderers.words import LANGUAGES
from tests.bot.evenings.pebbles import GAME, Pebbles, Took, set_up
from tests.library import GAMES

EVERYBODY = Everybody()
ODD = "*@everyone* _" + "W" * 80


def position(*names: str, size: int = 2, status: Status = Status.RUNNING) -> Position:
    row = TableRow(
        id=TableId(1),
        game=GAME.key,
        edition=1,
        seed=1,
        chosen=GAME.rules.chosen(),
        size=size,
        language="en",
        guild=1,
        channel=2,
        opener=UserId(1),
        opened_at=0,
        status=status,
        ply=0,
        notice=3,
        thread=None,
        message=None,
        shown=None,
        called=frozenset(),
        seats=tuple(
            SeatRow(seat=Seat(n), user=UserId(n + 1), name=name, locale="en-US")
            for n, name in enumerate(names)
        ),
    )
    return Position(row, GAME, begin(set_up(len(names), Chance(1), row.chosen)).table)


def news(moves: int) -> list[News]:
    return [
        News(ply, Seat(ply % 2), [Took(seat=Seat(ply % 2), n=ply)]) for ply in range(1, moves + 1)
    ]


async def test_of_much_news_the_latest_is_told_and_the_rest_is_counted() -> None:
    lines = compose(position("Ann", "Theo"), news(40), EVERYBODY).content.splitlines()
    assert lines[-1] == "• **Ann** takes 40 from the heap."
    assert lines[1] == f"… {40 - MOST_LINES} more lines: see /record"


def long_move(ply: int, lines: int) -> News:
    return News(ply, Seat(0), [Took(seat=Seat(0), n=n) for n in range(1, lines + 1)])


async def test_a_long_move_is_told_by_its_beginning_and_its_end() -> None:
    lines = compose(position("Ann", "Theo"), [long_move(1, 25)], EVERYBODY).content.splitlines()
    assert len(lines) == 1 + MOST_LINES
    assert lines[1] == "• **Ann** takes 1 from the heap."
    assert lines[5] == "… 14 more lines: see /record"
    assert lines[-1] == "• **Ann** takes 25 from the heap."


async def test_a_long_move_is_folded_further_by_shorter_ones_after_it() -> None:
    lines = compose(
        position("Ann", "Theo"), [*news(3), long_move(4, 25), *news(2)], EVERYBODY
    ).content.splitlines()
    assert len(lines) == 1 + 1 + MOST_LINES
    assert lines[1] == "… 3 more lines: see /record"
    assert lines[2] == "• **Ann** takes 1 from the heap."
    assert lines[-1] == "• **Ann** takes 2 from the heap."


def test_what_one_did_oneself_is_left_out_first_and_then_what_matters_little() -> None:
    row = replace(position("Ann", "Theo", "Mei", size=3).row, game=HIGH_SOCIETY.key)
    table = begin(HIGH_SOCIETY.rules.laid_out(3, Chance(1), {})).table
    here, words = Position(row, HIGH_SOCIETY, table), words_of("en", HIGH_SOCIETY)
    bought = News(1, Seat(1), [Bought(seat=Seat(1), card=STATUS_CARDS["luxury-5"], paid=(1,))])
    bids = [
        News(ply, Seat(ply % 2), [Raised(seat=Seat(ply % 2), cards=(ply,), total=ply)])
        for ply in range(2, 16)
    ]

    def left_out(reader: Player | Everybody) -> set[int]:
        lines = compose(here, [bought, *bids], reader).content.splitlines()
        assert "… 3 more lines: see /record" in lines
        assert any(line.startswith("• **Theo** wins") for line in lines)
        told = "\n".join(lines)
        return {n for n in range(2, 16) if f" bids {n}." not in told}

    assert left_out(Player(words, Seat(0))) == {2, 4, 6}
    assert left_out(EVERYBODY) == {2, 3, 4}


async def test_a_game_that_nobody_has_won_says_so() -> None:
    ended = position("Ann", "Theo")
    ended.table.agenda.clear()
    assert "No one wins." in compose(ended, [], EVERYBODY).content


def places(*names: str) -> list[str]:
    """How the lines of the standings begin, Ann having won."""
    ended = position(*names, size=len(names))
    ended.table.agenda.clear()
    assert isinstance(ended.table, Pebbles)
    ended.table.last_taker = Seat(0)
    return [
        line.split(":")[0]
        for line in compose(ended, [], EVERYBODY).content.splitlines()
        if "**:" in line
    ]


async def test_a_place_that_two_share_is_told_alike_though_discord_would_count_on() -> None:
    assert places("Ann", "Theo") == ["1. **Ann**", "2. **Theo**"]
    assert places("Ann", "Theo", "Mei") == [r"1\. **Ann**", r"2\. **Theo**", r"2\. **Mei**"]


async def test_no_news_is_too_long_for_a_message() -> None:
    assert len(compose(position(ODD, ODD * 2), news(40), EVERYBODY).content) <= LONGEST_POST


async def test_nothing_in_a_name_is_taken_for_formatting_or_for_a_mention() -> None:
    content = compose(position("*@everyone*", "Theo"), news(2), EVERYBODY).content
    assert "@everyone" not in content
    assert "\\*" in content


async def test_a_thread_has_a_name_that_discord_takes() -> None:
    assert len(thread_name(position(ODD, ODD).row, GAME)) <= 100


async def test_an_open_table_says_how_many_seats_are_left_to_take() -> None:
    content = notice_post(position("Ann", size=3, status=Status.OPEN).row, GAME).content
    assert "1 of 3 seats taken. Needs 2 players to start." in content
    content = notice_post(position("Ann", "Theo", size=3, status=Status.OPEN).row, GAME).content
    assert "2 of 3 seats taken. That’s enough to start" in content


async def test_a_full_table_says_who_may_begin() -> None:
    content = notice_post(position("Ann", "Theo", status=Status.OPEN).row, GAME).content
    assert "All 2 seats taken – Ann can start the game." in content


async def test_in_its_own_thread_a_table_is_not_introduced_again() -> None:
    shown = position("Ann", "Theo")
    in_a_thread = replace(shown, row=replace(shown.row, thread=9))
    assert compose(in_a_thread, [], EVERYBODY).content == "Waiting for <@1> to take pebbles"
    assert compose(shown, [], EVERYBODY).content == "**Pebbles** · waiting for <@1> to take pebbles"


async def test_a_player_is_warned_as_the_turn_begins_unless_they_do_not_want_it() -> None:
    lesson = lesson_of(HIGH_SOCIETY)
    assert lesson is not None
    table = deal(HIGH_SOCIETY, lesson)
    assert isinstance(table, HighSocietyTable)
    table.reds, table.players[0].hand = 3, (1,)
    here = position("Ann", "Theo", "Ingrid", size=3)
    poor = Position(replace(here.row, game=HIGH_SOCIETY.key), HIGH_SOCIETY, table)
    words = words_of("en", HIGH_SOCIETY)
    warning = "⚠️ You have 1 left, and no one has less: the poorest player is eliminated."
    assert warning in compose(poor, (), Player(words, Seat(0))).content
    assert "⚠️" not in compose(poor, (), Player(words, Seat(0), warned=False)).content


async def test_tables_of_people_with_long_names_are_told_apart_in_a_list() -> None:
    entry = table_entry(position(ODD, ODD).row, GAME, "en")
    assert entry.startswith("#1 · Pebbles · ")
    assert len(entry) <= LONGEST_ENTRY


async def test_a_name_from_right_to_left_leaves_the_number_of_a_table_where_it_is() -> None:
    assert table_entry(position("שרה", "Theo").row, GAME, "en").endswith("\u2068שרה\u2069, Theo")


def over(*names: str) -> Position:
    ended = position(*names)
    ended.table.agenda.clear()
    return ended


async def test_the_end_tells_what_people_have_earned_and_how_often() -> None:
    earned = {Seat(1): ["greedy", "greedy", "no longer declared"]}
    content = compose(over("*Ann*", "@here"), [], Everybody(earned)).content
    [line] = [line for line in content.splitlines() if "again and again" in line]
    assert line == f"Honours for {bold(['@here'])[0]}: took 3 again and again ×2"
    assert "Honours" not in compose(over("Ann", "Theo"), [], EVERYBODY).content


async def test_of_many_honours_two_are_told_and_the_rest_counted() -> None:
    found = replace(over("Ann", "Theo"), game=SPLENDOR)
    keys = [honour.key for honour in SPLENDOR.rules.honours]
    [line] = honour_lines(found, {Seat(0): keys}, words_of("en", SPLENDOR))
    assert line.endswith(f" · and {len(keys) - 2} more")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
async def test_a_post_has_room_for_the_honours_of_everybody(game: AnyGame, language: str) -> None:
    seats = game.rules.seats[-1]
    found = replace(over(*[ODD] * seats), game=game)
    keys = [honour.key for honour in game.rules.honours] * 2
    lines = honour_lines(found, {Seat(n): keys for n in range(seats)}, words_of(language, game))
    assert len("\n".join(lines)) < LONGEST_POST * 0.8


def of_last_will() -> Position:
    """A game of Last Will that has just begun."""
    row = replace(position("Ann", "Theo").row, game=LAST_WILL.key, chosen=LAST_WILL.rules.chosen())
    return Position(row, LAST_WILL, begin(LAST_WILL.rules.laid_out(2, Chance(1), {})).table)


def test_somebody_reads_their_own_secret_once_and_the_others_what_is_public() -> None:
    here, cards = of_last_will(), (CARDS["event_dinner_01"], CARDS["property_farm_01"])
    kept = [Kept(seat=Seat(0), n=2, cards=()), Kept(to=Seat(0), seat=Seat(0), n=2, cards=cards)]
    words = words_of("en", LAST_WILL)
    [mine], [theirs] = (news_lines(here, [News(1, Seat(0), kept)], Seat(n), words) for n in (0, 1))
    assert [line.startswith("You keep ") for line in mine] == [True]
    assert theirs == ["**Ann** keeps 2 cards."]


def test_a_turn_of_many_moves_is_one_line_with_all_that_followed() -> None:
    club = CARDS["he_gentlemens_club_01"]
    assert isinstance(club, Black)
    moves = [
        News(ply, Seat(0), [Used(seat=Seat(0), card=club, pounds=5, actions=1, left=0, money=left)])
        for ply, left in enumerate((60, 55, 50), 1)
    ]
    content = compose(of_last_will(), moves, EVERYBODY).content
    assert "**Ann**, £65 → £50: " in content
    assert len(content.splitlines()) == 2
    content = compose(of_last_will(), moves[:2], EVERYBODY).content
    assert content.count("**Ann** uses") == 2
