"""Every press comes back from its custom id as it was, and ids of older messages are understood."""

from dataclasses import fields
from enum import Enum
from typing import Any, get_args, get_type_hints

import pytest
from hypothesis import given
from hypothesis import strategies as some

from bot.commands.presses import HANDLERS, TABLE_ACTIONS
from bot.hosting.vote_rules import Ballot
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
from bot.messages.custom_ids import (
    KINDS,
    LONGEST_CUSTOM_ID,
    AddSelect,
    CodeButton,
    CommandsButton,
    ConfirmButton,
    CupButton,
    CupFormPress,
    CupReadmitSelect,
    CupRemoveSelect,
    ExactRulesButton,
    FindButton,
    FindPress,
    ForgetMeButton,
    GuideButton,
    InviteSelect,
    LearnButton,
    LessonButton,
    MenuPress,
    MomentButton,
    MuteButton,
    NewTableButton,
    NudgePress,
    OrderSelect,
    Press,
    PuzzleButton,
    RecordPageButton,
    ReviewButton,
    RulesSelect,
    SeatsButton,
    SeatsSelect,
    SeatsZoneSelect,
    SettingsButton,
    SettingsSelect,
    SetupPress,
    ShowButton,
    SolutionButton,
    StageSelect,
    TableButton,
    TablesButton,
    TableSelect,
    TryButton,
    UndoButton,
    VoteButton,
    WhatPress,
    WithdrawProposalButton,
    WizardPress,
    decode,
    encode,
    pattern_of,
)
from bot.store import ProposalId, TableId
from bot.store.cups import CupId
from bot.store.enums import CupForm
from games.placements import Nudge
from games.questions import DEEPEST, LONGEST_NOTATION
from tests.library import GAMES

MOST = {
    "day": 999_999,
    "table": 10**18 - 1,
    "proposal": 10**18 - 1,
    "cup": 10**18 - 1,
    "menu": 9,
    "most": 10**3 - 1,
    "ply": 10**6 - 1,
    "number": 10**4 - 1,
    "seat": 10**2 - 1,
}
"""The largest numbers that fit the formats."""
KEYS = some.text("abcdefghijklmnopqrstuvwxyz0123456789-+", min_size=1, max_size=12)
TABLE, PROPOSAL = TableId(123), ProposalId(45)

SPOT = "8-g12"
"""Where a piece lies, which is part of a notation."""

SENT: dict[str, Press] = {
    "lay-r:123:7:build chapel:2-b3": NudgePress(
        Nudge.RIGHT, MenuSubject.MOVE, TABLE, 7, ("build", "chapel"), "2-b3"
    ),
    "what-order:123:bid": WhatPress(MenuSubject.ORDER, TABLE, ("bid",)),
    "ask:123:7:": MenuPress(MenuAction.ASK, MenuSubject.MOVE, TABLE, 7, ()),
    "pick:123:7:buy 1-12": MenuPress(MenuAction.PICK, MenuSubject.MOVE, TABLE, 7, ("buy", "1-12")),
    "do-order:123:0:a+b": MenuPress(MenuAction.DO, MenuSubject.ORDER, TABLE, 0, ("a+b",)),
    "hand@123": TableButton(TableAction.HAND, TABLE),
    "which:play": TableSelect(TableAction.PLAY),
    "which:replay:12": TableSelect(TableAction.REPLAY, 12),
    "record:123:12:3": RecordPageButton(TABLE, 12, 3),
    "orders:withdraw": OrderSelect(),
    "board:123:12:earlier": MomentButton(TABLE, 12, ReplayDirection.EARLIER),
    "board:123:2:back": MomentButton(TABLE, 2, ReplayDirection.TEN_EARLIER),
    "board:123:stage": StageSelect(TABLE),
    "show-film:123:12": ShowButton(Shown.FILM, TABLE, 12),
    "show-seat:123:12:1": ShowButton(Shown.CLOSE_UP, TABLE, 12, 1),
    "tables:2": TablesButton(2),
    "new": NewTableButton(),
    "find": FindButton(),
    "seats": SeatsButton(),
    "seats:games": SeatsSelect(),
    "seats:zone": SeatsZoneSelect(),
    "commands": CommandsButton(),
    "puzzle:20833": PuzzleButton(20833),
    "solution:20832": SolutionButton(20832),
    "cup:enter:123": CupButton(CupAction.ENTER, CupId(123)),
    "cup-readmit:123": CupReadmitSelect(CupId(123)),
    "cup-remove:123:2": CupRemoveSelect(CupId(123), 2),
    "cup-new:swiss:64:splendor": CupFormPress(CupForm.SWISS, 64, "splendor"),
    "find:games": FindPress(FindField.GAMES),
    "add@123": AddSelect(TABLE),
    "code:0123WXYZ": CodeButton("0123WXYZ"),
    "review:123:2": ReviewButton(TABLE, 2),
    "try:123:12": TryButton(TABLE, 12),
    "rules:high-society": RulesSelect(RulesList.SECTIONS, "high-society"),
    "pieces:splendor:123": RulesSelect(RulesList.PIECES, "splendor", TABLE),
    "guide:splendor:123": RulesSelect(RulesList.GUIDE, "splendor", TABLE),
    "page:splendor:tokens:123": GuideButton("splendor", "tokens", TABLE),
    "exact:splendor:SP-17:123": ExactRulesButton("splendor", "SP-17", TABLE),
    "exact:splendor:": ExactRulesButton("splendor", ""),
    "privacy:forget": ForgetMeButton(),
    "nudge:mute": MuteButton(),
    "undo:123:12": UndoButton(TABLE, 12),
    "vote:45:yes": VoteButton(PROPOSAL, Ballot.YES),
    "unpropose:45": WithdrawProposalButton(PROPOSAL),
    "invite@123": InviteSelect(TABLE),
    "wizard:players": WizardPress(WizardField.PLAYERS),
    "sure:resign@123": ConfirmButton(Confirmation.RESIGN, TABLE),
    "learn:anew:high-society": LearnButton(Take.ANEW, "high-society"),
    "lesson:back:123:7": LessonButton(LessonStep.BACK, TABLE, 7),
    "settings": SettingsButton(),
    "settings:quiet": SettingsSelect(SettingsField.QUIET),
    "setup:not-here": SetupPress(SetupField.NOT_HERE),
    "wizard:game": WizardPress(WizardField.GAME),
}
"""Custom ids under messages that were sent by the version before this codec."""


def values_of(name: str, hint: Any) -> some.SearchStrategy[Any]:
    """Values that a field may have."""
    if name in MOST:
        numbers = some.integers(0, MOST[name])
        return some.none() | numbers if type(None) in get_args(hint) else numbers
    if isinstance(hint, type) and issubclass(hint, Enum):
        return some.sampled_from(hint)
    if name == "path":
        return some.lists(KEYS, max_size=DEEPEST).map(tuple)
    if name == "spot":
        return some.from_regex(r"[1-9]-[a-z][1-9]", fullmatch=True)
    if name == "rest":
        word = some.from_regex(r"[a-z]{1,12}", fullmatch=True)
        texts = some.tuples(word, word, some.sampled_from(["1", "48"]), word).map(".".join)
        return some.none() | texts.map(lambda text: f"{text}.ru")
    if name == "code":
        return some.from_regex(r"[0-9A-Z]{8}", fullmatch=True)
    if name == "page":
        return some.from_regex(r"[a-z]{1,15}", fullmatch=True)
    if name == "rule":
        return some.from_regex(r"([A-Z]{2,3}-[0-9]{1,3})?", fullmatch=True)
    assert name == "game", f"no values for {name}"
    return some.sampled_from([game.key for game in GAMES])


def presses(kind: type[Press]) -> some.SearchStrategy[Press]:
    hints = get_type_hints(kind)
    return some.builds(
        kind, **{field.name: values_of(field.name, hints[field.name]) for field in fields(kind)}
    )


PRESSES = {kind: presses(kind) for kind in KINDS}


@pytest.mark.parametrize("kind", KINDS)
@given(data=some.data())
def test_a_press_comes_back_as_it_was_and_is_of_one_kind_alone(
    kind: type[Press], data: some.DataObject
) -> None:
    press = data.draw(PRESSES[kind])
    custom_id = encode(press)
    assert decode(custom_id) == press
    assert [other for other in KINDS if pattern_of(other).fullmatch(custom_id)] == [kind]


@pytest.mark.parametrize("kind", KINDS)
def test_the_longest_custom_id_of_a_kind_fits_discord(kind: type[Press]) -> None:
    longest: dict[str, Any] = {
        field.name: MOST[field.name] for field in fields(kind) if field.name in MOST
    }
    hints = get_type_hints(kind)
    for field in fields(kind):
        hint = hints[field.name]
        if isinstance(hint, type) and issubclass(hint, Enum):
            longest[field.name] = max(hint, key=lambda member: len(str(member.value)))
        elif field.name == "path":
            longest["path"] = (
                "a" * (LONGEST_NOTATION - (len(f" {SPOT}") if kind is NudgePress else 0)),
            )
        elif field.name == "spot":
            longest["spot"] = SPOT
        elif field.name == "game":
            longest["game"] = "g" * 60
        elif field.name == "rest":
            longest["rest"] = ".".join(("a" * 12, "b" * 12, "9999", "c" * 12, "en"))
        elif field.name == "code":
            longest["code"] = "C" * 8
        elif field.name == "page":
            longest["page"] = "p" * 15
        elif field.name == "rule":
            longest["rule"] = "R" * 12
    assert len(encode(kind(**longest))) <= LONGEST_CUSTOM_ID


@pytest.mark.parametrize(("custom_id", "press"), SENT.items())
def test_what_older_messages_bear_is_still_understood(custom_id: str, press: Press) -> None:
    assert decode(custom_id) == press
    assert encode(press) == custom_id


def test_an_example_of_each_kind_was_sent_before() -> None:
    assert {type(press) for press in SENT.values()} == set(KINDS)


@pytest.mark.parametrize(
    "custom_id",
    ["", "hand@", "hand@x", "hand@1 ", "dance@1", "ask:1:2", "vote:1:maybe", "hand@" + "1" * 19],
)
def test_what_the_bot_never_made_means_nothing(custom_id: str) -> None:
    assert decode(custom_id) is None


def test_every_kind_of_press_and_every_button_of_a_table_is_answered() -> None:
    assert HANDLERS.keys() == set(KINDS)
    assert TABLE_ACTIONS.keys() == set(TableAction)
