"""The custom ids of all buttons and selects: a dataclass for each kind of press, one codec.

The bot keeps no views in memory. What a press means is in its `custom_id` alone, so that buttons
work after every restart. Messages outlive versions: a format that was sent once must stay readable.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Annotated, TypeAlias, TypeVar, get_type_hints

from bot.hosting.vote_rules import Ballot
from bot.messages import custom_id_format as parts
from bot.messages.button_actions import (
    Confirmation,
    CupAction,
    FindField,
    LessonStep,
    MenuAction,
    MenuSubject,
    ReplayDirection,
    RulesList,
    SettingsField,
    SetupField,
    Shown,
    TableAction,
    Take,
    WizardField,
)
from bot.store import ProposalId, TableId
from bot.store.cups import CupId
from bot.store.enums import CupForm
from games.placements import Nudge

LONGEST_CUSTOM_ID = 100
"""Characters, the most that Discord takes."""

PressT = TypeVar("PressT", bound="Press")


Table: TypeAlias = Annotated[TableId, parts.digits(18)]
"""A longer number is more than the store can hold."""
Ply: TypeAlias = Annotated[int, parts.digits(6)]
Path: TypeAlias = Annotated[tuple[str, ...], parts.PATH]


@dataclass(frozen=True, slots=True)
class Press:
    """What pressing a button, or picking from a select, means."""


_FORMATS: dict[type[Press], parts.Format] = {}
_PATTERNS: dict[type[Press], re.Pattern[str]] = {}


def _custom_id(template: str) -> Callable[[type[PressT]], type[PressT]]:
    """Give a kind of press its format."""

    def register(kind: type[PressT]) -> type[PressT]:
        hints = get_type_hints(kind, include_extras=True)
        made = {field.name: parts.part_of(hints[field.name]) for field in fields(kind)}
        _FORMATS[kind] = parts.Format(template, made)
        _PATTERNS[kind] = _FORMATS[kind].pattern
        return kind

    return register


@_custom_id("{action}{subject}:{table}:{ply}:{path}")
@dataclass(frozen=True, slots=True)
class MenuPress(Press):
    """An answer to a question, a step back, or a confirmed move."""

    action: MenuAction
    subject: MenuSubject
    table: Table
    ply: Ply
    path: Path


@_custom_id("lay-{nudge}{subject}:{table}:{ply}:{path}:{spot}")
@dataclass(frozen=True, slots=True)
class NudgePress(Press):
    """A piece that is being laid is moved, turned or turned over; *spot* is where it lies now."""

    nudge: Nudge
    subject: MenuSubject
    table: Table
    ply: Ply
    path: Path
    spot: Annotated[str, parts.SPOT]


@_custom_id("what{subject}:{table}:{path}")
@dataclass(frozen=True, slots=True)
class WhatPress(Press):
    """The cards of a page are to be explained; picked from a select, one of them."""

    subject: MenuSubject
    table: Table
    path: Path


@_custom_id("{action}@{table}")
@dataclass(frozen=True, slots=True)
class TableButton(Press):
    """A button under one of a table's messages."""

    action: TableAction
    table: Table


@_custom_id("invite@{table}")
@dataclass(frozen=True, slots=True)
class InviteSelect(Press):
    """The picked people are invited to a table."""

    table: Table


@_custom_id("wizard:{field}[:{rest}]")
@dataclass(frozen=True, slots=True)
class WizardPress(Press):
    """Something about a table that is to be opened was chosen, or it is to be opened."""

    field: WizardField
    rest: Annotated[str, parts.REST] | None = None


@_custom_id("new")
@dataclass(frozen=True, slots=True)
class NewTableButton(Press):
    """Somebody wants to open a table."""


@_custom_id("find:{field}")
@dataclass(frozen=True, slots=True)
class FindPress(Press):
    """Something about the players that somebody looks for was chosen, or they look now, or no
    more.
    """

    field: FindField


@_custom_id("commands")
@dataclass(frozen=True, slots=True)
class CommandsButton(Press):
    """Somebody wants to read what commands there are."""


@_custom_id("find")
@dataclass(frozen=True, slots=True)
class FindButton(Press):
    """Somebody wants to look for players."""


@_custom_id("seats")
@dataclass(frozen=True, slots=True)
class SeatsButton(Press):
    """Somebody wants to say of which free seats they are told."""


@_custom_id("seats:games")
@dataclass(frozen=True, slots=True)
class SeatsSelect(Press):
    """Somebody is told of free seats at tables of the picked games, and of no others."""


@_custom_id("seats:zone")
@dataclass(frozen=True, slots=True)
class SeatsZoneSelect(Press):
    """Somebody who is to be told of free seats picks their time zone."""


@_custom_id("puzzle:{day}")
@dataclass(frozen=True, slots=True)
class PuzzleButton(Press):
    """Somebody wants to solve the puzzle of a day, at a table of their own."""

    day: Annotated[int, parts.digits(6)]
    """Days since 1970, by UTC."""


@_custom_id("solution:{day}")
@dataclass(frozen=True, slots=True)
class SolutionButton(Press):
    """Somebody wants to know the solution of the puzzle of a day."""

    day: Annotated[int, parts.digits(6)]


@_custom_id("cup:{action}:{cup}")
@dataclass(frozen=True, slots=True)
class CupButton(Press):
    """Somebody enters a cup or leaves it, asks how people stand, or leads it."""

    action: CupAction
    cup: Annotated[CupId, parts.digits(18)]


@_custom_id("cup-remove:{cup}:{menu}")
@dataclass(frozen=True, slots=True)
class CupRemoveSelect(Press):
    """The person picked from one of several menus is to be taken out of a cup."""

    cup: Annotated[CupId, parts.digits(18)]
    menu: Annotated[int, parts.digits(1)]


@_custom_id("cup-readmit:{cup}")
@dataclass(frozen=True, slots=True)
class CupReadmitSelect(Press):
    """The person picked, who was taken out of a cup, may enter it again."""

    cup: Annotated[CupId, parts.digits(18)]


@_custom_id("cup-new:{form}:{most}:{game}")
@dataclass(frozen=True, slots=True)
class CupFormPress(Press):
    """A cup of a game, for at most so many people, is to be opened as a form says."""

    form: CupForm
    most: Annotated[int, parts.digits(3)]
    game: Annotated[str, parts.GAME]


@_custom_id("settings:{field}")
@dataclass(frozen=True, slots=True)
class SettingsSelect(Press):
    """One of somebody's settings is to change."""

    field: SettingsField


@_custom_id("settings")
@dataclass(frozen=True, slots=True)
class SettingsButton(Press):
    """Somebody's settings are to be shown."""


@_custom_id("setup:{field}")
@dataclass(frozen=True, slots=True)
class SetupPress(Press):
    """One of a server's settings is to change."""

    field: SetupField


@_custom_id("add@{table}")
@dataclass(frozen=True, slots=True)
class AddSelect(Press):
    """A computer player of the picked level is to sit down."""

    table: Table


@_custom_id("code:{code}")
@dataclass(frozen=True, slots=True)
class CodeButton(Press):
    """The table that is joined by this code is to be joined."""

    code: Annotated[str, parts.CODE]


@_custom_id("which:{action}[:{ply}]")
@dataclass(frozen=True, slots=True)
class TableSelect(Press):
    """The answer to which table is meant; for a replay, from which ply on."""

    action: TableAction
    ply: Ply | None = None


@_custom_id("tables[:{number}]")
@dataclass(frozen=True, slots=True)
class TablesButton(Press):
    """The tables of the server are to be listed; with the *number* of a page, in place of another
    page.
    """

    number: Annotated[int, parts.digits(4)] | None = None


@_custom_id("record:{table}:{ply}:{number}")
@dataclass(frozen=True, slots=True)
class RecordPageButton(Press):
    """Another page of the record; its first line is line *number* of a ply."""

    table: Table
    ply: Ply
    number: Annotated[int, parts.digits(4)]


@_custom_id("orders:withdraw")
@dataclass(frozen=True, slots=True)
class OrderSelect(Press):
    """An order to withdraw, picked from all that one has left."""


@_custom_id("board:{table}:{ply}:{way}")
@dataclass(frozen=True, slots=True)
class MomentButton(Press):
    """Another moment of a game."""

    table: Table
    ply: Ply
    way: ReplayDirection


@_custom_id("board:{table}:stage")
@dataclass(frozen=True, slots=True)
class StageSelect(Press):
    """The moment at which the picked part of a game begins; the entries are plies."""

    table: Table


@_custom_id("show-{shown}:{table}:{ply}[:{seat}]")
@dataclass(frozen=True, slots=True)
class ShowButton(Press):
    """What a private answer shows of a ply is to be shown to everybody at the table; of a close-up,
    of which seat.
    """

    shown: Shown
    table: Table
    ply: Ply
    seat: Annotated[int, parts.digits(2)] | None = None


@_custom_id("review:{table}:{number}")
@dataclass(frozen=True, slots=True)
class ReviewButton(Press):
    """Another page of the review of a finished game; the first is 1."""

    table: Table
    number: Annotated[int, parts.digits(4)]


@_custom_id("try:{table}:{ply}")
@dataclass(frozen=True, slots=True)
class TryButton(Press):
    """Play on from an earlier moment of a finished game."""

    table: Table
    ply: Ply


@_custom_id("{list}:{game}[:{table}]")
@dataclass(frozen=True, slots=True)
class RulesSelect(Press):
    """Another chapter of the guide, another section of the rules, or a piece; with the table at
    which they were asked for.
    """

    list: RulesList
    game: Annotated[str, parts.GAME]
    table: Table | None = None


@_custom_id("page:{game}:{page}[:{table}]")
@dataclass(frozen=True, slots=True)
class GuideButton(Press):
    """Another page of a guide."""

    game: Annotated[str, parts.GAME]
    page: Annotated[str, parts.PAGE]
    table: Table | None = None


@_custom_id("exact:{game}:{rule}[:{table}]")
@dataclass(frozen=True, slots=True)
class ExactRulesButton(Press):
    """The exact rules: those of the section that begins with a rule, or with none the sections."""

    game: Annotated[str, parts.GAME]
    rule: Annotated[str, parts.RULE]
    table: Table | None = None


@_custom_id("privacy:forget")
@dataclass(frozen=True, slots=True)
class ForgetMeButton(Press):
    """Everything about this person is to be deleted."""


@_custom_id("nudge:mute")  # as in the messages that earlier versions sent
@dataclass(frozen=True, slots=True)
class MuteButton(Press):
    """No more reminders of these turns."""


@_custom_id("undo:{table}:{ply}")
@dataclass(frozen=True, slots=True)
class UndoButton(Press):
    """A certain move is to be taken back."""

    table: Table
    ply: Ply


@_custom_id("vote:{proposal}:{ballot}")
@dataclass(frozen=True, slots=True)
class VoteButton(Press):
    """A vote on a proposal."""

    proposal: Annotated[ProposalId, parts.digits(18)]
    ballot: Ballot


@_custom_id("unpropose:{proposal}")
@dataclass(frozen=True, slots=True)
class WithdrawProposalButton(Press):
    """A proposal is to be withdrawn."""

    proposal: Annotated[ProposalId, parts.digits(18)]


@_custom_id("sure:{confirmation}@{table}")
@dataclass(frozen=True, slots=True)
class ConfirmButton(Press):
    """What was asked once more is wanted."""

    confirmation: Confirmation
    table: Table


@_custom_id("learn:{take}:{game}")
@dataclass(frozen=True, slots=True)
class LearnButton(Press):
    """The lesson of a game is to be taken, from the beginning or where it was left."""

    take: Take
    game: Annotated[str, parts.GAME]


@_custom_id("lesson:{step}:{table}:{ply}")
@dataclass(frozen=True, slots=True)
class LessonButton(Press):
    """A step of a lesson."""

    step: LessonStep
    table: Table
    ply: Ply


KINDS: tuple[type[Press], ...] = tuple(_FORMATS)


def encode(press: Press) -> str:
    """Return the custom id of a button or select that means this."""
    return _FORMATS[type(press)].write(press)


def decode(custom_id: str) -> Press | None:
    """Return what a press with this custom id means; None for one that the bot never made."""
    for kind, pattern in _PATTERNS.items():
        if match := pattern.fullmatch(custom_id):
            return kind(**_FORMATS[kind].read(match))
    return None


def pattern_of(kind: type[Press]) -> re.Pattern[str]:
    """Return the pattern of a kind's custom ids."""
    return _PATTERNS[kind]
