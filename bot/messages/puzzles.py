"""What is told of the puzzle of the day, and of the solution of the one before."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.hosting.puzzles import DAY_SECONDS, AskedPuzzle, Daily, EndedPuzzle, Solved, Standings
from bot.messages.button_actions import TableAction
from bot.messages.choices import trail
from bot.messages.components import LONGEST_POST, Post, Row, button, buttons
from bot.messages.custom_ids import PuzzleButton, SolutionButton
from bot.messages.escaping import plain
from bot.messages.labels import answers_text
from bot.messages.table_names import place_of
from bot.store import Status, TableRow
from games.engine import Table, play
from games.moves import Action
from games.packs import kind_of, question_of
from games.puzzles import Proved
from games.questions import notation_of
from renderers.words import Words

EASY, MEDIUM = 3, 8
"""Up to so many failing answers a puzzle is easy, or of medium difficulty."""
MOST_FINDERS, MOST_PLACES = 10, 5
"""So many people are named who found a solution, or found most of them."""
BETWEEN = "\n\n"
"""Stands between the solution of one puzzle and the question of the next."""
MOST_MOVES = 5
"""Of the moves after the answer so many are told."""


def puzzle_post(
    today: Daily,
    table: TableRow | None,
    words: Words,
    *,
    name: str,
    answered: bool,
    below: Row | None = None,
) -> Post:
    """The question of today, for somebody of this *name*; with the *table* at which it is answered,
    if they have opened it, or a button that opens one; *below* are further buttons.
    """
    players = today.players(name) if table is None else table.names
    lines, rest = _question(today, players, words), below or []
    if table is None:
        row = [*_solve(today, words), *rest]
        return Post("\n".join([*lines, words("puzzle-how")]), [row])
    number, place = str(table.id), place_of(table, words)
    running = table.status is Status.RUNNING
    if answered:
        said = [words("puzzle-answered", time=_end(today))]
        said += [words("puzzle-play-on", number=number, place=place)] if running else []
    elif running:
        said = [words("puzzle-waiting", number=number, place=place), words("puzzle-how")]
    else:
        said = [words("puzzle-over", number=number)]
    row = [*(_play(table, words) if running else []), *rest]
    return Post("\n".join([*lines, *said]), [row] if row else [])


def daily_post(
    today: Daily, solved: Solved | None, standings: Standings, words: Words, before: Words
) -> Post:
    """The post of a day in a channel: the solution of the last puzzle in the words *before*, who
    found it, and the question of today, which everybody answers at a table of their own. The
    question stands there whole: where there is too much, the last lines above it are left out.
    """
    above: list[str] = []
    if solved is not None:
        above = solution_lines(solved, None, 0, before("privacy-nobody"), before)
        above += standings_lines(standings, words)
    players = today.players(words("privacy-nobody"))
    asked = "\n".join([*_question(today, players, words), words("puzzle-post", time=_end(today))])
    room = LONGEST_POST - len(asked) - len(BETWEEN)
    while above and len("\n".join(above)) > room:
        above.pop()
    parts = ["\n".join(above), asked] if above else [asked]
    return Post(BETWEEN.join(parts), [_solve(today, words)])


def table_line(table: TableRow, asked: AskedPuzzle | None, words: Words) -> str:
    """What somebody is told of their table above what they may do there: answer what they are
    *asked*, or play on once no answer counts.
    """
    number, place = str(table.id), place_of(table, words)
    if asked is None or asked.late:
        return words("puzzle-play-on", number=number, place=place)
    return words("puzzle-begun", number=number, place=place)


def asked_lines(asked: AskedPuzzle | None, words: Words) -> list[str]:
    """What somebody reads at a table as long as they are asked a puzzle there."""
    if asked is None:
        return []
    how = words("puzzle-late") if asked.late else words("puzzle-next")
    return [words("puzzle-asked", question=_asked(asked.daily, asked.players, words)), how]


def ended_lines(ended: EndedPuzzle | None, words: Words) -> list[str]:
    """What somebody reads at the end of a game that began from a puzzle: what was asked, and
    whether they have found it, once that is told.
    """
    if ended is None:
        return []
    lines = [words("puzzle-was", question=_asked(ended.daily, ended.players, words))]
    if not ended.told:
        return [*lines, words("puzzle-told-tomorrow")]
    return [*lines, *_verdict(ended.right, words)]


def solution_button(day: int, words: Words) -> Row:
    """The button under which the solution of a day waits."""
    return [button(words("button-solution"), SolutionButton(day))]


def solution_lines(
    solved: Solved, right: bool | None, streak: int, name: str, words: Words
) -> list[str]:
    """The solution of a puzzle, why it is the best, and who found it."""
    then, solution = solved.daily, solved.solution
    kind, seat = kind_of(then.game, then.puzzle), then.puzzle.seat
    names = [*map(plain, then.players(name))]

    def told(table: Table, action: Action) -> str:
        decision = table.decision_of(seat)
        assert decision is not None
        question = decision.ask(table)
        found = trail(question, notation_of(question, action).split())
        return answers_text(found.answers, lambda text: words.say(text, names, brief=True), words)

    def value(n: int) -> str:
        return words.say(kind.told(n), names)

    def brought(move: Proved) -> dict[str, str]:
        worth = value(move.least)
        # Where the move ends with what it brings, that is said once.
        return {"move": told(solved.table, move.action).removesuffix(f" ({worth})"), "value": worth}

    best, second = solution.best, solution.teaching
    lines = [
        words("puzzle-solution", day=_date(then.day), game=words("title")),
        f"*{_asked(then, then.players(name), words)}*",
        words("puzzle-best", move=brought(best)["move"]),
        words.say(kind.why(solution), names),
    ]
    if best.course is not None:
        lines.append(words.say(best.course, names))
    table, rest = solved.table, list[str]()
    for before, action in zip(best.line, best.line[1 : MOST_MOVES + 1], strict=False):
        if isinstance(action, kind.idle):
            break  # it goes without saying
        table = play(table, seat, before).table
        rest.append(told(table, action))
    if rest:
        lines.append(words("puzzle-then", moves=" → ".join(rest)))
    if second is not None:
        lines.append(words("puzzle-second", **brought(second)))
        lines += [] if second.course is None else [words.say(second.course, names)]
    lines += _verdict(right, words)
    if solved.answered:
        lines.append(words("puzzle-found", n=solved.found, of=solved.answered))
    if streak > 1:
        lines.append(words("puzzle-streak", n=streak))
    return lines


def _verdict(right: bool | None, words: Words) -> list[str]:
    """Whether somebody has found the answer, if they gave any."""
    return [] if right is None else [words("puzzle-right" if right else "puzzle-wrong")]


def standings_lines(standings: Standings, words: Words) -> list[str]:
    """Who found the last solution on a server, and who has found the most in its month.

    People are named by mentions, so the message must notify nobody.
    """
    lines, named = [], [f"<@{user}>" for user in standings.finders[:MOST_FINDERS]]
    if more := len(standings.finders) - len(named):
        named.append(words("puzzle-more", n=more))
    if named:
        lines.append(words("puzzle-finders", names=words.listed(named)))
    counts = [*standings.month.values()]
    entries = [
        words("puzzle-place", place=counts.index(n) + 1, who=f"<@{user}>", n=n)
        for user, n in [*standings.month.items()][:MOST_PLACES]
    ]
    if entries:
        since = _date(standings.since)
        lines.append(words("puzzle-month", since=since, table=" · ".join(entries)))
    return lines


def _question(today: Daily, players: Sequence[str], words: Words) -> list[str]:
    puzzle = today.puzzle
    grade = "easy" if puzzle.grade <= EASY else "medium" if puzzle.grade <= MEDIUM else "hard"
    head = words("puzzle-head", day=_date(today.day), game=words("title"), grade=grade)
    return [head, _asked(today, players, words)]


def _asked(then: Daily, players: Sequence[str], words: Words) -> str:
    return words.say(question_of(then.game, then.puzzle), [*map(plain, players)])


def _solve(today: Daily, words: Words) -> Row:
    press, style = PuzzleButton(today.day), discord.ButtonStyle.success
    return [button(words("button-puzzle"), press, style)]


def _play(table: TableRow, words: Words) -> Row:
    return buttons(table, [TableAction.PLAY], words)


def _end(today: Daily) -> str:
    """When the solution is told, and no answer counts any more."""
    return f"<t:{(today.day + 1) * DAY_SECONDS}:f>"


def _date(day: int) -> str:
    """The date of a day, as Discord writes it for whoever reads it."""
    return f"<t:{day * DAY_SECONDS + DAY_SECONDS // 2}:D>"
