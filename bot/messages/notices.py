"""The notice that opens a table: which game, who sits there, and what has become of it."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.hosting.cup_state import CupGame
from bot.hosting.host import AnyGame
from bot.hosting.invitations import MOST_INVITED
from bot.hosting.seating import openers_until
from bot.messages.automas import level_entries, sitting
from bot.messages.button_actions import TableAction, Take
from bot.messages.components import (
    LONGEST_PLACEHOLDER,
    LONGEST_POST,
    Post,
    Row,
    address,
    button,
    buttons,
    link,
    select,
    shortened,
)
from bot.messages.cups import cup_address, cup_round, left_lines
from bot.messages.custom_ids import (
    AddSelect,
    CodeButton,
    InviteSelect,
    LearnButton,
    SeatsButton,
    TableButton,
    encode,
)
from bot.messages.escaping import plain
from bot.messages.language import words_of
from bot.messages.policy import policy_line, policy_lines
from bot.messages.table_names import numbered
from bot.store import DELAY, Status, TableRow, UserId
from bot.store.policy import setting_of
from games.lesson import lesson_of
from renderers.words import Words

LONGEST_THREAD_NAME = 100
SEATING = (TableAction.JOIN, TableAction.LEAVE, TableAction.START)
_PACE = setting_of("pace")
BY_CODE = (TableAction.START, TableAction.CODE, TableAction.LEAVE)


def thread_name(row: TableRow, game: AnyGame, of: CupGame | None = None) -> str:
    """Return the name of a table's thread: number and game, or *of* which cup and round it is. It
    stays as long as the thread, and people come and go, so it names nobody. The number comes first:
    Discord cuts a name's end.
    """
    words = words_of(row.language, game)
    title = words("title") if of is None else cup_round(of, words)
    return shortened(number_of(row) + title, LONGEST_THREAD_NAME)


def number_of(row: TableRow) -> str:
    """Return the beginning of the name of a table's thread."""
    return f"#{row.id} · "


def notice_post(
    row: TableRow,
    game: AnyGame,
    standings: Sequence[str] = (),
    application: int | None = None,
    of: CupGame | None = None,
) -> Post:
    """The message by which a table is opened: which game, who sits, what has become of it, and *of*
    which cup it is.

    *standings* are the lines that say how its game ended. With the id of the *application*, friends
    are told how to add it to their accounts.
    """
    words = words_of(row.language, game)
    lines = [f"**{words('title')}** · {words('description')}"]
    lines += [
        option_text(key, option, words)
        for key, option in row.chosen.items()
        if option != _default(game, key)
    ]
    lines += [*_delay(row, game, words), *policy_lines(row.policy, words)]
    if of is not None and row.bound:
        lines[0] = f"**{words('title')}** · {cup_round(of, words, plain)} (#{of.cup.id})"
    if row.bound and row.status is Status.RUNNING:
        lines.append(words("notice-cup", time=f"<t:{row.round_until}:f>"))
    lines += [
        f"{seat.seat + 1}. {sitting(seat, row.names[seat.seat], words)}" for seat in row.seats
    ]
    match row.status:
        case Status.OPEN:
            lines += [*_invited(row, words), *_awaited(row, words)]
            if (not row.awaited and not row.meets_later) or len(row.seats) < row.size:
                lines.append(_seated(row, game, words))
            if row.direct:
                lines += code_lines(row, words, application) if len(row.seats) < row.size else []
                return Post("\n".join(lines), _seating_by_code(row, game, words))
            return Post("\n".join(lines), _seating(row, game, words))
        case Status.FINISHED:
            over = "notice-over-here" if row.forum or row.direct else "notice-over"
            lines += [words(over, place=f"<#{row.place}>"), *standings]
            ways = [*_way_to_the_end(row, words), *_way_to_the_cup(of, words)]
            return Post(shortened("\n".join(lines), LONGEST_POST), [ways])
        case Status.RUNNING:
            lines.append(
                words("notice-begun", place=f"<#{row.place}>")
                if row.thread and not row.forum
                else words("notice-begun-here")
            )
        case Status.ENDED if of is not None and row.bound:
            told = [lines[0], *left_lines(of, words)]
            return Post(shortened("\n".join(told), LONGEST_POST), [_way_to_the_cup(of, words)])
        case Status.ENDED:
            lines.append(words("table-ended"))
    return Post("\n".join(lines))


def _seating(row: TableRow, game: AnyGame, words: Words) -> list[Row]:
    """Buttons to sit down, leave and start, as far as they are possible now, and the select by
    which a computer player of some level sits down.
    """
    full = len(row.seats) == row.size
    seating = (TableAction.READY, *SEATING) if row.awaited else SEATING
    disabled = {TableAction.JOIN} if full else set[TableAction]()
    if row.awaited or len(row.seats) not in game.rules.seats:
        disabled.add(TableAction.START)
    rows = [buttons(row, seating, words, disabled)]
    if not full:
        rows.append(_adding(row, words))
        rows.append(
            [
                discord.ui.UserSelect(
                    placeholder=shortened(words("notice-invite"), LONGEST_PLACEHOLDER),
                    custom_id=encode(InviteSelect(row.id)),
                    max_values=min(row.size - len(row.seats), MOST_INVITED),
                )
            ]
        )
    return [*rows, _first_time(row, game, words)]


def _adding(row: TableRow, words: Words) -> Row:
    return select(words("notice-add"), AddSelect(row.id), level_entries(words))


def _seating_by_code(row: TableRow, game: AnyGame, words: Words) -> list[Row]:
    """What the opener presses, who alone sees this notice, in their direct messages."""
    disabled = set() if len(row.seats) in game.rules.seats else {TableAction.START}
    adding = [_adding(row, words)] if len(row.seats) < row.size else []
    return [buttons(row, BY_CODE, words, disabled), *adding, _first_time(row, game, words)]


def code_lines(row: TableRow, words: Words, application: int | None) -> list[str]:
    """How a friend joins a table by its code, and until when."""
    code = f"{row.code[:4]}-{row.code[4:]}" if row.code else ""
    how = words("notice-code", code=code, time=f"<t:{row.code_until}:f>")
    if application is None:
        return [how]
    return [how, words("notice-add-me", link=f"<{_address_of(application)}>")]


def _address_of(application: int) -> str:
    """Where somebody adds the application to their account."""
    return f"https://discord.com/oauth2/authorize?client_id={application}"


def code_invitation(
    row: TableRow, game: AnyGame, who: str, words: Words, application: int | None = None
) -> Post:
    """A message by which whoever reads it may join a table by direct message."""
    asked = words("code-call", who=who, title=words("title"))
    join = button(words("button-join"), CodeButton(row.code or ""), discord.ButtonStyle.primary)
    said = "\n".join([asked, words("description"), *code_lines(row, words, application)])
    return Post(said, [[join, *_first_time(row, game, words)]])


def joined_by_code(row: TableRow, game: AnyGame, words: Words, application: int | None) -> Post:
    """The answer to whoever has joined by a code, and sees nothing else of the table yet."""
    lines = [
        words("seating-joined"),
        f"**{words('title')}** · {numbered(row, words)}",
        *(f"{seat.seat + 1}. {sitting(seat, row.names[seat.seat], words)}" for seat in row.seats),
        *([_seated(row, game, words)] if row.status is Status.OPEN else []),
        words("code-how"),
    ]
    leave = buttons(row, [TableAction.LEAVE], words) if row.status is Status.OPEN else []
    play = buttons(row, [TableAction.PLAY, TableAction.HAND], words) if row.begun else []
    add = [] if application is None else [link(words("button-add-me"), _address_of(application))]
    return Post("\n".join(lines), [[*play, *leave, *add]])


def _first_time(row: TableRow, game: AnyGame, words: Words) -> Row:
    """Buttons for whoever does not know the game: how it is played, and its lesson."""
    made: Row = [button(words("notice-how"), TableButton(TableAction.RULES, row.id))]
    if lesson_of(game) is not None:
        made.append(button(words("notice-learn"), LearnButton(Take.GO_ON, game.family)))
    return made


def _way_to_the_end(row: TableRow, words: Words) -> Row:
    """A button that leads to where the game was played, if that is elsewhere on a server."""
    if row.guild is None or row.forum:
        return []
    return [link(words("notice-see"), address(row.guild, row.place))]


def _way_to_the_cup(of: CupGame | None, words: Words) -> Row:
    """A button that leads to the post of a cup."""
    if of is None:
        return []
    return [link(words("notice-cup-way", kind=of.cup.form.value), cup_address(of.cup))]


def _invited(row: TableRow, words: Words) -> list[str]:
    """Who is invited and has not sat down yet."""
    sitting = {seat.user for seat in row.seats}
    waited_for = [f"<@{user}>" for user in row.invited if user not in sitting]
    return [words("notice-invited", names=words.listed(waited_for))] if waited_for else []


def _awaited(row: TableRow, words: Words) -> list[str]:
    """That people found each other, and who has yet to say that they are there."""
    if row.found is None:
        return []
    if row.meets_at is not None and not row.awaited:
        return [words("notice-night", time=f"<t:{row.meets_at}:F>")]
    names = [f"**{plain(row.names[seat.seat])}**" for seat in row.awaited]
    if not names:
        return [words("notice-found")]
    return [words("notice-awaited", names=words.listed(names), time=_until(row))]


def invitation(row: TableRow, game: AnyGame, who: str, guests: Sequence[UserId]) -> Post:
    """A message that invites these people by mention."""
    words = words_of(row.language, game)
    names = words.listed([f"<@{guest}>" for guest in guests])
    said = words("invite-call", names=names, who=who, title=words("title"), number=str(row.id))
    return Post(said, [buttons(row, [TableAction.JOIN], words)])


def ready_call(row: TableRow, game: AnyGame) -> Post:
    """A message that asks those who were found for a table to say that they are there."""
    words = words_of(row.language, game)
    said = words(
        "find-call" if row.meets_at is None else "find-night-call",
        names=words.listed([f"<@{seat.user}>" for seat in row.awaited]),
        title=words("title"),
        number=str(row.id),
        time=_until(row),
    )
    return Post(said, [buttons(row, [TableAction.READY, TableAction.LEAVE], words)])


def seat_call(row: TableRow, game: AnyGame, people: Sequence[UserId]) -> Post:
    """A message that tells these people of a free seat, as they asked to be; of a pace that is
    unusual, and when people mean to meet.
    """
    words = words_of(row.language, game)
    names = words.listed([f"<@{user}>" for user in people])
    lines = [words("seats-call", names=names, title=words("title"), number=str(row.id))]
    if row.meets_later:
        lines.append(words("notice-night", time=f"<t:{row.meets_at}:F>"))
    if (pace := row.policy.chosen(_PACE)) in _PACE.unusual:
        lines.append(policy_line(_PACE, pace, words))
    ways = [*buttons(row, [TableAction.JOIN], words), button(words("button-seats"), SeatsButton())]
    return Post("\n".join(lines), [ways])


def _until(row: TableRow) -> str:
    """Until when the seats of all who are awaited are kept."""
    return f"<t:{min(seat.ready_by or 0 for seat in row.awaited)}:t>"


def opener_call(row: TableRow) -> Post:
    """A message that tells the opener that all seats are taken, and from when others may start."""
    words = words_of(row.language)
    said = words(
        "notice-call",
        who=f"<@{row.opener}>",
        n=row.size,
        number=str(row.id),
        time=f"<t:{openers_until(row)}:t>",
    )
    return Post(said, [buttons(row, [TableAction.START], words)])


def _seated(row: TableRow, game: AnyGame, words: Words) -> str:
    """How many seats are taken, and what is still needed for the game to begin."""
    opener = row.seat_of(row.opener)
    if len(row.seats) == row.size and opener is not None:
        key = "notice-begins" if row.begins_full else "notice-full"
        return words(key, n=row.size, who=plain(opener.name))
    seated, least = len(row.seats), game.rules.seats.start
    if least <= seated < row.size:
        return words("notice-enough", seated=seated, size=row.size)
    return words("notice-open", seated=seated, size=row.size, least=least)


def _delay(row: TableRow, game: AnyGame, words: Words) -> list[str]:
    """After how long orders are obeyed, if that is unusual, and that haste may give them away."""
    least, most = row.least_delay, row.most_delay
    if not game.rules.orders or (least, most) == DELAY:
        return []
    key, exact = "notice-hasty" if most < min(DELAY) else "notice-delay", least == most
    return [words(key, least=least, most=most, exact="yes" if exact else "no")]


def _default(game: AnyGame, key: str) -> str | None:
    return next((choice.default for choice in game.rules.choices if choice.key == key), None)


def option_text(key: str, option: str, words: Words) -> str:
    """A table option and what is chosen for it, as one line; *words* are those of the game, too."""
    return f"{words(f'choice-{key}')}: {words(f'choice-{key}-{option}')}"
