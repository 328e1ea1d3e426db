"""The wizard of `/table new`: which game, who plays, how strong, and by which house rules.

The bot keeps nothing of it. What has been chosen so far stands in the message itself, as the
entries of its selects that are marked as chosen.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations_with_replacement

import discord

from bot.hosting.characters import next_name
from bot.messages.button_actions import WizardField
from bot.messages.components import (
    LONGEST_ENTRY,
    MOST_OPTIONS,
    Post,
    Row,
    SelectEntry,
    button,
    capitalised,
    select,
)
from bot.messages.custom_ids import WizardPress
from bot.messages.notices import option_text
from bot.messages.policy import policy_lines
from bot.messages.table_names import game_entries
from bot.messages.wizard_form import OF_THE_TABLE, MoreSettings
from bot.store import TableId, TableRow
from bot.store.policy import SETTINGS
from games.levels import BY_KEY, LEVELS, REGULAR
from games.package import AnyGame
from renderers.words import Words

BEGINS_FULL = "begin"
"""The value of the entry that lets the game begin by itself, among the house rules of a wizard
that an earlier version has sent.
"""
FORMER_VALUES = {"still": "animation:off", "live-board": "live_board:on"}
"""What such entries were called at first, and what later."""
JOINED = "+"
"""Between the levels of several computer players, in the value of an entry."""


@dataclass(frozen=True, slots=True)
class Draft:
    """A table as far as it has been chosen."""

    game: AnyGame
    size: int
    more: MoreSettings
    levels: tuple[str, ...] = ()
    """Of its computer players."""
    options: tuple[tuple[str, str], ...] = ()
    """The house rules: the game's options that differ from the usual ones."""

    @property
    def full(self) -> bool:
        """Whether its game would begin at once."""
        return len(self.levels) + 1 == self.size


def first_draft(game: AnyGame, more: MoreSettings) -> Draft:
    """What a table of a game is like if nobody chooses anything."""
    return Draft(game, max(game.rules.seats), more)


def draft_like(draft: Draft, before: TableRow) -> Draft:
    """The draft with the seats and the house rules of an earlier table of its game, as far as they
    are still known.
    """
    game = draft.game
    size = before.size if before.size in game.rules.seats else draft.size
    levels = [seat.level for seat in before.seats if seat.automa and seat.level in BY_KEY]
    known = {f"{choice.key}={key}" for choice in game.rules.choices for key in choice.options[1:]}
    return replace(
        draft,
        size=size,
        levels=tuple(levels[: size - 1]),
        options=tuple(pair for pair in before.chosen.items() if "=".join(pair) in known),
    )


def settings_like(more: MoreSettings, before: TableRow) -> MoreSettings:
    """The settings with those of an earlier table that belong to the table itself."""
    chosen = {one.key: before.policy.chosen(one) for one in OF_THE_TABLE}
    return replace(more, policy=more.policy.choosing(chosen), begins_full=before.begins_full)


def read_draft(
    games: Sequence[AnyGame],
    chosen: Mapping[WizardField, Sequence[str]],
    more: MoreSettings,
    before: Sequence[str] = (),
) -> Draft:
    """Return the draft that is chosen in the selects and, *more*, in the forms; *before* are the
    house rules chosen before.

    What does not fit the game, because another one was chosen just now, is left out.
    """
    key = next(iter(chosen.get(WizardField.GAME, ())), "")
    game = next((game for game in games if game.family == key), games[0])
    draft = first_draft(game, more)
    size, _, automas = next(iter(chosen.get(WizardField.PLAYERS, ())), "").partition("-")
    if size.isdecimal() and automas.isdecimal() and int(size) in game.rules.seats:
        n = min(int(automas), int(size) - 1)
        kept = next(iter(chosen.get(WizardField.LEVELS, ())), "").split(JOINED)
        levels = [level for level in kept if level in BY_KEY][:n]
        further = levels[-1] if levels else REGULAR.key
        draft = replace(draft, size=int(size), levels=(*levels, *[further] * (n - len(levels))))
    rules = _newest_last(chosen.get(WizardField.RULES, ()), before)
    more = replace(
        more,
        policy=more.policy.choosing(_picked(rules)),
        begins_full=more.begins_full or BEGINS_FULL in rules,
    )
    return replace(draft, options=_options(game, rules), more=more)


def was_offered(value: str) -> bool:
    """Whether an earlier version offered this among the house rules, where a form asks for it
    now.
    """
    value = FORMER_VALUES.get(value, value)
    return value == BEGINS_FULL or bool(_picked([value]))


def _newest_last(picked: Sequence[str], before: Sequence[str]) -> list[str]:
    """Of two entries for one thing the last one counts: put last what was not picked *before*."""
    return [
        FORMER_VALUES.get(value, value)
        for value in sorted(picked, key=lambda value: value not in before)
    ]


def _picked(picked: Sequence[str]) -> dict[str, str]:
    """The settings of the table's policy among what is picked in an earlier version's wizard."""
    chosen = dict(value.split(":", 1) for value in picked if ":" in value)
    return {one.key: chosen[one.key] for one in SETTINGS if one.knows(chosen.get(one.key, ""))}


def _options(game: AnyGame, picked: Sequence[str]) -> tuple[tuple[str, str], ...]:
    """The options of a game among what is picked."""
    known = {choice.key: choice.options[1:] for choice in game.rules.choices}
    options = dict[str, str]()
    for value in picked:
        key, _, option = value.partition("=")
        if option in known.get(key, ()):
            options[key] = option
    return tuple(options.items())


def seats_of(draft: Draft, me: str, words: Words) -> list[str]:
    """The names in the seats of a drafted table, for its picture.

    A free seat is called “Player 2” or so, because sentences of the picture may name it.
    """
    names = [me]
    for _ in draft.levels:
        names.append(next_name(TableId(1), names))
    return [*names, *(words("wizard-player", n=n) for n in range(len(names) + 1, draft.size + 1))]


def wizard_post(draft: Draft, games: Sequence[AnyGame], words: Words) -> Post:
    """The wizard with what has been chosen; *words* are those of the game, too."""
    more = draft.more
    speaks_other = more.language != words.language
    lines = [
        words("wizard-title"),
        f"**{words('title')}** · {words('description')}",
        *(option_text(key, option, words) for key, option in draft.options),
        *([words("wizard-begins")] if more.begins_full and not draft.full else []),
        *policy_lines(more.policy, words),
        *([capitalised(words(f"language-{more.language}"))] if speaks_other else []),
        *([words("wizard-post", forum=f"<#{more.forum}>")] if more.forum else []),
    ]
    rows: list[Row] = [
        select(
            words("option-game"),
            WizardPress(WizardField.GAME),
            game_entries(games, [draft.game.family], words),
        ),
        select(
            words("wizard-players"),
            WizardPress(WizardField.PLAYERS),
            _players(draft, words),
        ),
    ]
    if draft.levels:
        rows.append(
            select(words("option-level"), WizardPress(WizardField.LEVELS), _levels(draft, words))
        )
    if rules := _rules(draft, words):
        press = WizardPress(WizardField.RULES)
        rows.append(select(words("wizard-rules"), press, rules, least=0, most=len(rules)))
    key = "wizard-start" if draft.full else "wizard-open"
    opens = WizardPress(WizardField.OPEN, more.text)
    rows.append(
        [
            button(words(key), opens, discord.ButtonStyle.success),
            button(words("wizard-table"), WizardPress(WizardField.TABLE, more.text)),
            button(words("wizard-more"), WizardPress(WizardField.MORE, more.text)),
        ]
    )
    return Post("\n".join(lines), rows)


def _players(draft: Draft, words: Words) -> list[SelectEntry]:
    """Each number of seats with each number of computer players in them."""
    fitting = [(size, n) for size in draft.game.rules.seats for n in range(size)]
    return [
        SelectEntry(
            words("wizard-seats", size=size, automas=n, free=size - 1 - n),
            f"{size}-{n}",
            chosen=(size, n) == (draft.size, len(draft.levels)),
        )
        for size, n in fitting[:MOST_OPTIONS]
    ]


def _level(mixture: Sequence[str], words: Words) -> str:
    """How strong computer players are, said so that it can stand alone."""
    named = [words(f"automa-level-{level}") for level in mixture]
    return words("wizard-levels", n=len(mixture), levels=words.listed(named))


def _levels(draft: Draft, words: Words) -> list[SelectEntry]:
    """The levels that so many computer players may have, in any mixture."""
    order = [level.key for level in LEVELS]
    chosen = tuple(sorted(draft.levels, key=order.index))
    return [
        SelectEntry(
            _level(mixture, words),
            JOINED.join(mixture),
            words(f"automa-hint-{mixture[0]}") if len(set(mixture)) == 1 else "",
            chosen=mixture == chosen,
        )
        for mixture in combinations_with_replacement(order, len(draft.levels))
    ][:MOST_OPTIONS]


def _rules(draft: Draft, words: Words) -> list[SelectEntry]:
    """The house rules: the game's own options that are not as usual."""
    rules = [
        _rule(choice.key, option, words, chosen=(choice.key, option) in draft.options)
        for choice in draft.game.rules.choices
        for option in choice.options[1:]
    ]
    return rules[:MOST_OPTIONS]


def _rule(key: str, option: str, words: Words, *, chosen: bool) -> SelectEntry:
    """One of them; where its line would be cut, the option alone, with its rule as the hint."""
    told, value = option_text(key, option, words), f"{key}={option}"
    if len(told) <= LONGEST_ENTRY:
        return SelectEntry(told, value, chosen=chosen)
    alone = capitalised(words(f"choice-{key}-{option}"))
    return SelectEntry(alone, value, words(f"choice-{key}"), chosen=chosen)
