"""The wizard of `/table new`: which game, who plays, how strong, and by which house rules.

The bot keeps nothing of it. What has been chosen so far stands in the message itself, as the
entries of its selects that are marked as chosen.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations_with_replacement

import discord

from bot.hosting.characters import next_name
from bot.messages.button_actions import WizardField
from bot.messages.components import (
    MOST_OPTIONS,
    Post,
    Row,
    SelectEntry,
    button,
    capitalised,
    select,
)
from bot.messages.custom_ids import WizardPress
from bot.messages.language import words_of
from bot.messages.notices import option_text
from bot.messages.policy import policy_line, policy_lines
from bot.messages.wizard_form import MoreSettings
from bot.store import TableId, TablePolicy, TableRow
from bot.store.policy import SETTINGS, USUAL
from games.levels import BY_KEY, LEVELS, REGULAR
from games.package import AnyGame
from renderers.words import Words

BEGINS_FULL = "begin"
"""The value of the entry that lets the game begin by itself."""
FORMER_VALUES = {"still": "animation:off", "live-board": "live_board:on"}
"""How entries of wizards that an earlier version has sent are called now."""
JOINED = "+"
"""Between the levels of several computer players, in the value of an entry."""


@dataclass(frozen=True, slots=True)
class Draft:
    """A table as far as it has been chosen."""

    game: AnyGame
    size: int
    levels: tuple[str, ...] = ()
    """Of its computer players."""
    options: tuple[tuple[str, str], ...] = ()
    """The table options that differ from the usual ones."""
    begins_full: bool = False
    picked: Mapping[str, str] = field(default_factory=dict)
    """The settings of the table's policy that are not as usual and are in no form."""
    more: MoreSettings | None = None
    """What was chosen in the form, if it was filled in."""

    @property
    def full(self) -> bool:
        """Whether its game would begin at once."""
        return len(self.levels) + 1 == self.size

    def policy(self, usual: TablePolicy) -> TablePolicy:
        """What has been chosen, otherwise what is usual."""
        return (self.more.policy if self.more else usual).choosing(self.picked)


def first_draft(game: AnyGame) -> Draft:
    """What a table of a game is like if nobody chooses anything."""
    return Draft(game, max(game.rules.seats))


def draft_like(game: AnyGame, before: TableRow) -> Draft:
    """What a table of a game is like that resembles an earlier one: its seats and house rules, as
    far as they are still known.
    """
    draft = first_draft(game)
    size = before.size if before.size in game.rules.seats else draft.size
    levels = [seat.level for seat in before.seats if seat.automa and seat.level in BY_KEY]
    known = {f"{choice.key}={key}" for choice in game.rules.choices for key in choice.options[1:]}
    policy = before.policy
    return replace(
        draft,
        size=size,
        levels=tuple(levels[: size - 1]),
        options=tuple(pair for pair in before.chosen.items() if "=".join(pair) in known),
        begins_full=before.begins_full,
        picked={
            one.key: policy.chosen(one)
            for one in SETTINGS
            if not one.in_form and policy.chosen(one) in one.unusual
        },
    )


def read_draft(
    games: Sequence[AnyGame],
    chosen: Mapping[WizardField, Sequence[str]],
    before: Sequence[str] = (),
) -> Draft:
    """Return the draft that is chosen in the selects; *before* are the options chosen before.

    What does not fit the game, because another one was chosen just now, is left out.
    """
    key = next(iter(chosen.get(WizardField.GAME, ())), "")
    game = next((game for game in games if game.family == key), games[0])
    draft = first_draft(game)
    size, _, automas = next(iter(chosen.get(WizardField.PLAYERS, ())), "").partition("-")
    if size.isdecimal() and automas.isdecimal() and int(size) in game.rules.seats:
        n = min(int(automas), int(size) - 1)
        kept = next(iter(chosen.get(WizardField.LEVELS, ())), "").split(JOINED)
        levels = [level for level in kept if level in BY_KEY][:n]
        more = levels[-1] if levels else REGULAR.key
        draft = replace(draft, size=int(size), levels=(*levels, *[more] * (n - len(levels))))
    rules = _newest_last(chosen.get(WizardField.RULES, ()), before)
    return replace(
        draft,
        options=_options(game, rules),
        begins_full=BEGINS_FULL in rules,
        picked=_picked(rules),
    )


def _newest_last(picked: Sequence[str], before: Sequence[str]) -> list[str]:
    """Of two entries for one thing the last one counts: put last what was not picked *before*."""
    return [
        FORMER_VALUES.get(value, value)
        for value in sorted(picked, key=lambda value: value not in before)
    ]


def _picked(picked: Sequence[str]) -> dict[str, str]:
    """The settings of the table's policy among what is picked."""
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
    lines = [
        words("wizard-title"),
        f"**{words('title')}** · {words('description')}",
        *(option_text(key, option, words) for key, option in draft.options),
        *([capitalised(words("begin-full"))] if draft.begins_full else []),
        *policy_lines(draft.policy(USUAL), words),
        *([capitalised(words(f"language-{draft.more.language}"))] if draft.more else []),
    ]
    rows: list[Row] = [
        select(
            words("option-game"),
            WizardPress(WizardField.GAME),
            [
                SelectEntry(title, game.family, chosen=game is draft.game)
                for game, title in _titles(games, words)
            ],
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
    rules = _rules(draft, words)
    press = WizardPress(WizardField.RULES)
    rows.append(select(words("wizard-rules"), press, rules, least=0, most=len(rules)))
    key = "wizard-start" if draft.full else "wizard-open"
    more = draft.more.text if draft.more else None
    opens = WizardPress(WizardField.OPEN, more)
    rows.append(
        [
            button(words(key), opens, discord.ButtonStyle.success),
            button(words("wizard-more"), WizardPress(WizardField.MORE, more)),
        ]
    )
    return Post("\n".join(lines), rows)


def _titles(games: Sequence[AnyGame], words: Words) -> list[tuple[AnyGame, str]]:
    return [(game, words_of(words.language, game)("title")) for game in games][:MOST_OPTIONS]


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
    """Whether the game begins by itself, the table's policy, and the game's own rules."""
    begins = SelectEntry(capitalised(words("begin-full")), BEGINS_FULL, chosen=draft.begins_full)
    rules = [
        SelectEntry(
            option_text(choice.key, option, words),
            f"{choice.key}={option}",
            chosen=(choice.key, option) in draft.options,
        )
        for choice in draft.game.rules.choices
        for option in choice.options[1:]
    ]
    policy = [
        SelectEntry(
            policy_line(setting, value, words).rstrip("."),
            f"{setting.key}:{value}",
            chosen=draft.picked.get(setting.key) == value,
        )
        for setting in SETTINGS
        if not setting.in_form
        for value in setting.unusual
    ]
    return [*([] if draft.full else [begins]), *rules, *policy][:MOST_OPTIONS]
