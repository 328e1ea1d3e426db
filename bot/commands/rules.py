"""`/rules`: a game's rules, quoted by their ids, and what its pieces do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

from discord import app_commands

from bot.commands.guide import exact_page, first_page, open_guide, own_cards, turn_to
from bot.commands.localization import game_choices, localized
from bot.commands.presses import press, table_action
from bot.commands.request import Interaction, Request, open_request, request_of
from bot.commands.table_choice import BEGUN, find_tables
from bot.hosting.host import AnyGame
from bot.messages.button_actions import RulesList, TableAction
from bot.messages.components import LONGEST_ENTRY, LONGEST_POST, MOST_CHOICES, shortened
from bot.messages.custom_ids import ExactRulesButton, GuideButton, RulesSelect
from bot.messages.escaping import plain
from bot.messages.meanings import told
from bot.messages.outside import whole_number
from bot.messages.rules_help import Rule, Section, rulebook
from bot.messages.topics import look_for
from bot.store import Status, TableId, TableRow
from games.guide import guide_of
from games.moves import Illegal
from games.teaching import Piece
from games.text import Text

ROOM_FOR_IDS = 200
"""In characters: what is kept free for the ids of rules that do not fit."""


def rules_command(games: Mapping[str, AnyGame]) -> app_commands.Command[Any, ..., None]:
    """The command that quotes the rules of one of these games."""

    @app_commands.command(name="rules", description=localized("command-rules"))
    @app_commands.describe(topic=localized("option-topic"), game=localized("option-game"))
    @app_commands.choices(game=game_choices(games.values()))
    async def rules(
        interaction: Interaction, topic: str | None = None, game: str | None = None
    ) -> None:
        request = await open_request(interaction)
        await show_rules(request, await _find_game(request, games, game), topic)

    @rules.autocomplete("topic")
    async def complete_topic(
        interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        request = request_of(interaction)
        game = await _find_game(request, games, interaction.namespace.game)
        found = _suggest_topics(request, game, typed)[:MOST_CHOICES]
        return [
            app_commands.Choice(name=shortened(name, LONGEST_ENTRY), value=topic)
            for name, topic in found
        ]

    return rules


async def _find_game(request: Request, games: Mapping[str, AnyGame], named: str | None) -> AnyGame:
    """The named game, else that of the table or lesson this may be about, else the first one."""
    if named is not None:
        return request.host.games.for_new_tables(named)
    row = await _find_table_or_lesson(request)
    return next(iter(games.values())) if row is None else request.host.games.by_key(row.game)


async def _find_table_or_lesson(request: Request) -> TableRow | None:
    """The table of this thread, else what this person has begun last, else a table here, and at
    last a lesson that is over.
    """
    rows: Sequence[TableRow] = ()
    with suppress(Illegal):  # there is no table
        rows = await find_tables(request, None, (*BEGUN, Status.OPEN))
    nearest = next(iter(rows), None)
    if nearest is not None and nearest.thread == request.interaction.channel_id:
        return nearest
    begun, known = await request.host.lessons.of_user(request.person.id), request.host.games.has
    lessons = [lesson for lesson in begun if known(lesson.game)]
    running = [lesson for lesson in lessons if lesson.status is Status.RUNNING]
    own = [row for row in (nearest, *running) if row and row.seat_of(request.person.id)]
    if own:
        return max(own, key=lambda row: row.id)
    return nearest or next(iter(lessons), None)


@table_action(TableAction.RULES)
async def show_rules_at_table(request: Request, table: TableId) -> None:
    """Show the contents of the rules of a table's game, and what its visible pieces do."""
    row = await request.row(table)
    await show_rules(request, request.host.games.by_key(row.game), None, table)


async def show_rules(
    request: Request, game: AnyGame, topic: str | None, table: TableId | None = None
) -> None:
    """Quote a rule or a section, describe a piece, or without a topic tell how the game is played.

    Below are select menus of chapters, sections and pieces.
    """
    if topic is None and (guide := guide_of(game)) is not None:
        await open_guide(request, game, guide, table)
        return
    content = _contents(request, game) if topic is None else _look_up(request, game, topic)
    await request.send_post(await exact_page(request, game, content, table))


@press(RulesSelect)
async def press_rules_select(request: Request, pressed: RulesSelect) -> None:
    """Replace the message by the selected chapter, section or piece."""
    game = request.host.games.for_new_tables(pressed.game)
    match pressed.list:
        case RulesList.GAMES:
            await _turn_to_game(request, request.picked(request.host.games.for_new_tables))
        case RulesList.GUIDE:
            await turn_to(request, game, request.picked(str), pressed.table)
        case RulesList.SECTIONS:
            await _show_section(request, game, request.picked(str), pressed.table)
        case RulesList.PIECES:
            last = len(game.teaching.pieces) - 1
            number = request.picked(partial(whole_number, least=0, most=last))
            content = _describe_piece(request, game, game.teaching.pieces[number])
            await request.edit(await exact_page(request, game, content, pressed.table), files=[])


async def _turn_to_game(request: Request, game: AnyGame) -> None:
    """Replace the message by the first page of the rules of a game."""
    if (guide := guide_of(game)) is not None:
        await turn_to(request, game, first_page(guide, game), None)
        return
    content = _contents(request, game)
    await request.edit(await exact_page(request, game, content, None), files=[])


@press(GuideButton)
async def press_guide(request: Request, pressed: GuideButton) -> None:
    """Turn to another page of a guide."""
    game = request.host.games.for_new_tables(pressed.game)
    await turn_to(request, game, pressed.page, pressed.table)


@press(ExactRulesButton)
async def press_exact_rules(request: Request, pressed: ExactRulesButton) -> None:
    """Replace a chapter of the guide by the same chapter of the exact rules."""
    game = request.host.games.for_new_tables(pressed.game)
    if pressed.rule:
        await _show_section(request, game, pressed.rule, pressed.table)
    else:
        content = _contents(request, game)
        await request.edit(await exact_page(request, game, content, pressed.table), files=[])


async def _show_section(request: Request, game: AnyGame, key: str, table: TableId | None) -> None:
    words, book = request.words(game), rulebook(game.home, request.language)
    holds = (one for one in book.sections if any(rule.id == key for rule in one.rules))
    section = next(holds, None)
    if section is None:
        raise Illegal(Text("rules-unknown", topic=key))
    heading = f"**{words('title')}** · {section.title}"
    content = _quote(heading, section.rules, words("rules-further"))
    await request.edit(await exact_page(request, game, content, table), files=[])


def _contents(request: Request, game: AnyGame) -> str:
    """What the game is about, and what can be read below."""
    words, book = request.words(game), rulebook(game.home, request.language)
    gist, own = book.gist or words("description"), own_cards(request, game)
    below = [words("rules-contents")] if book.sections else []
    return "\n".join((f"**{words('title')}**", gist, *below, *own))


def _suggest_topics(request: Request, game: AnyGame, typed: str) -> list[tuple[str, str]]:
    """The pieces, sections and rules that fit the typed text: each with its name and its key."""
    book, words = rulebook(game.home, request.language), request.words(game)
    if not typed.strip():
        return book.topics
    meant, found = book.rule(typed), look_for(typed, game, book, words)
    titled = [(match, words.say(piece.name, ())) for match, piece in found.pieces]
    titled += [(match, section.title) for match, section in found.sections]
    rules = [*([meant] if meant else []), *(rule for _, rule in found.rules)]
    # A piece with the name of a section is suggested once: both have the same key.
    topics = [(title, title) for match, title in titled if match.close]
    topics += [(rule.line, rule.id) for rule in rules]
    topics += [(title, title) for match, title in titled if not match.close]
    return list(dict.fromkeys(topics))


def _look_up(request: Request, game: AnyGame, topic: str) -> str:
    """The text about a topic: a rule, a section, a piece, or all rules that mention it."""
    book, words = rulebook(game.home, request.language), request.words(game)
    if rule := book.rule(topic):
        return f"**{words('title')}**\n{rule.text}"
    found = look_for(topic, game, book, words)
    match found.title:
        case Section() as section:
            heading = f"**{words('title')}** · {section.title}"
            further = [rule for rule in found.telling if rule not in section.rules]
            return _quote(heading, [*section.rules, *further], words("rules-further"))
        case Piece() as piece:
            return _describe_piece(request, game, piece)
    if telling := found.telling:
        heading = f"**{words('title')}** · {plain(shortened(topic, LONGEST_ENTRY))}"
        return _quote(heading, telling, words("rules-further"))
    raise Illegal(Text("rules-unknown", topic=topic))


def _describe_piece(request: Request, game: AnyGame, piece: Piece) -> str:
    """What a piece and others of its name do, and the rules that mention them."""
    book, words = rulebook(game.home, request.language), request.words(game)
    name, others = (
        words.say(piece.name, ()),
        [one for one in game.teaching.pieces if one != piece and one.name == piece.name],
    )
    lines = [
        f"**{words('title')}** · {name}",
        *(f"• {told(words, one)}" for one in (piece, *others)),
    ]
    telling = look_for(name, game, book, words).telling
    quoted = _quote("\n".join(lines), telling, words("rules-further"))
    return "\n".join((quoted, *own_cards(request, game)))


def _quote(heading: str, rules: Sequence[Rule], further: str) -> str:
    """As many whole rules as fit, and the ids of the others."""
    content, left = heading, list(rules)
    while left and len(content) + len(left[0].text) < LONGEST_POST - ROOM_FOR_IDS:
        content += f"\n{left.pop(0).text}"
    return content + (f"\n{further} {', '.join(rule.id for rule in left)}" if left else "")
