"""Nothing that can be pressed tells a stranger a hidden table from none.

Presses are read from the registry of the bot: whatever is added is tried as well.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

import pytest

from bot.messages import custom_ids
from bot.messages.button_actions import TableAction
from bot.sandbox.ids import MessageId
from bot.sandbox.interactions import AnswerKind, Interaction
from bot.sandbox.things import Channel, Json, Message, User
from tests.bot.evenings.evening import Evening
from tests.bot.evenings.hidden import FROM, GONE, NONE, OPEN, RUNNING, elsewhere, hidden, in_private


@dataclass(frozen=True, slots=True)
class Example:
    """A press with the number of a table, or of a proposal, where its custom id or what is picked
    says N.
    """

    custom_id: str
    picked: str | None = None

    def about(self, number: str) -> "Example":
        return Example(
            self.custom_id.replace("N", number), self.picked and self.picked.replace("N", number)
        )


EXAMPLES: Mapping[type[custom_ids.Press], Sequence[Example]] = {
    custom_ids.MomentButton: [Example("board:N:0:first")],
    custom_ids.MenuPress: [
        Example("ask:N:0:"),
        Example("pick:N:0:", "take"),
        Example("ask-order:N:0:"),
        Example("do:N:0:take 1"),
    ],
    custom_ids.NudgePress: [Example("lay-r:N:0:take:2-b3")],
    custom_ids.WhatPress: [Example("what:N:take")],
    custom_ids.TableButton: [Example(f"{action.value}@N") for action in TableAction],
    custom_ids.TableSelect: [
        *(Example(f"which:{action.value}", "N") for action in TableAction),
        Example("which:replay:0", "N"),
    ],
    custom_ids.LessonButton: [Example("lesson:back:N:0")],
    custom_ids.AddSelect: [Example("add@N", "easy")],
    custom_ids.ReviewButton: [Example("review:N:1")],
    custom_ids.TryButton: [Example("try:N:0")],
    custom_ids.InviteSelect: [Example("invite@N", "5")],
    custom_ids.RecordPageButton: [Example("record:N:1:0")],
    custom_ids.StageSelect: [Example("board:N:stage", "0")],
    custom_ids.ShowButton: [
        Example("show-board:N:0"),
        Example("show-seat:N:0:1"),
        Example("show-record:N:1"),
        Example("show-film:N:0"),
    ],
    custom_ids.OrderSelect: [Example("orders:withdraw", "N")],
    custom_ids.RulesSelect: [Example("rules:pebbles:N", "PB-01"), Example("pieces:pebbles:N", "0")],
    custom_ids.GuideButton: [Example("page:pebbles:primer:N")],
    custom_ids.ExactRulesButton: [Example("exact:pebbles::N"), Example("exact:pebbles:PB-01:N")],
    custom_ids.UndoButton: [Example("undo:N:1")],
    custom_ids.VoteButton: [Example("vote:N:yes"), Example("vote:N:no")],
    custom_ids.WithdrawProposalButton: [Example("unpropose:N")],
    custom_ids.ConfirmButton: [Example("sure:end@N"), Example("sure:resign@N")],
}


WITHOUT_A_TABLE = {
    custom_ids.LearnButton,
    custom_ids.NewTableButton,
    custom_ids.TablesButton,
    custom_ids.FindButton,
    custom_ids.FindPress,
    custom_ids.PuzzleButton,
    custom_ids.SolutionButton,
    custom_ids.SeatsButton,
    custom_ids.SeatsSelect,
    custom_ids.SeatsZoneSelect,
    custom_ids.CupButton,
    custom_ids.CupFormPress,
    custom_ids.CupReadmitSelect,
    custom_ids.CupRemoveSelect,
    custom_ids.CodeButton,
    custom_ids.CommandsButton,
    custom_ids.WizardPress,
    custom_ids.MuteButton,
    custom_ids.ForgetMeButton,
    custom_ids.SettingsButton,
    custom_ids.SettingsSelect,
    custom_ids.SetupPress,
}


ABOUT_PROPOSALS = {custom_ids.VoteButton, custom_ids.WithdrawProposalButton}


READ_ANYWHERE = {custom_ids.RulesSelect, custom_ids.GuideButton, custom_ids.ExactRulesButton}
"""Rules are for everybody; of a table that is hidden only the list of the pieces in sight is left
out.
"""


def test_each_kind_of_press_is_tried_here() -> None:
    assert {*EXAMPLES, *WITHOUT_A_TABLE} == {*custom_ids.KINDS}
    for kind, examples in EXAMPLES.items():
        for example in examples:
            assert isinstance(custom_ids.decode(example.about(RUNNING).custom_id), kind), example


def tried() -> Iterator[tuple[type[custom_ids.Press], Example]]:
    """All examples, those that give a seat up last."""
    return ((kind, example) for kind, examples in EXAMPLES.items() for example in examples)


def with_buttons(evening: Evening, where: Channel, example: Example) -> Message:
    """A message of the bot with this under it."""
    world = evening.stand_in.world
    part: Json = {"type": 2, "style": 2, "label": "?", "custom_id": example.custom_id}
    if example.picked is not None:
        options = [{"label": "?", "value": example.picked}]
        part = {
            "type": 3,
            "custom_id": example.custom_id,
            "options": options,
            "min_values": 1,
            "max_values": 1,
        }
    row = {"type": 1, "components": [part]}
    message = Message(
        MessageId(world.new_id()), where.id, world.bot.id, world.clock(), "?", components=(row,)
    )
    return world.add_message(message)


async def pressed(evening: Evening, who: User, where: Channel, example: Example) -> Message:
    """What somebody is told who presses this."""
    people, message = evening.stand_in.people, with_buttons(evening, where, example)
    if example.picked is None:
        done = await people.click(who, message, example.custom_id)
    else:
        done = await people.pick(who, message, example.custom_id, example.picked)
    assert not done.failed
    return await evening.until(lambda: _said(evening, done, message))


def _said(evening: Evening, done: Interaction, before: Message) -> Message | None:
    """The answer as it is now, once there is one."""
    messages = evening.stand_in.world.messages
    if done.followups:
        return messages[done.followups[-1]]
    if done.answer is AnswerKind.DEFER_UPDATE:
        return messages[before.id] if messages[before.id] != before else None
    answer = None if done.original is None else messages[done.original]
    return None if answer is None or answer.is_loading else answer


def plain(message: Message, number: str) -> tuple[str, str, int]:
    """What somebody sees of an answer, whatever the number in it."""
    return (
        message.content,
        str(message.components).replace(f":{number}'", ":N'"),
        len(message.attachments),
    )


@pytest.mark.parametrize("place", FROM)
async def test_to_a_stranger_no_press_tells_a_hidden_table_from_none(
    evening: Evening, ann: User, theo: User, ingrid: User, place: Callable[[Evening, User], Channel]
) -> None:
    den = await hidden(evening, ann, theo)
    where = place(evening, ingrid)
    shown = [message.content for message in evening.posts(den)]
    for kind, example in tried():
        none = await pressed(evening, ingrid, where, example.about(NONE))
        if kind not in READ_ANYWHERE:
            assert none.content.startswith(
                "This has been decided." if kind in ABOUT_PROPOSALS else GONE
            )
        for number in (RUNNING,) if kind in ABOUT_PROPOSALS else (RUNNING, OPEN):
            answer = await pressed(evening, ingrid, where, example.about(number))
            assert plain(answer, number) == plain(none, NONE), example
    assert [message.content for message in evening.posts(den)] == shown


@pytest.mark.parametrize("place", [elsewhere, in_private])
async def test_whoever_sits_there_presses_what_they_like_anywhere(
    evening: Evening, ann: User, theo: User, ingrid: User, place: Callable[[Evening, User], Channel]
) -> None:
    await hidden(evening, ann, theo)
    where = in_private(evening, theo) if place is in_private else place(evening, ingrid)
    for kind, example in tried():
        if kind not in ABOUT_PROPOSALS:
            answer = await pressed(evening, theo, where, example.about(RUNNING))
            assert answer.content, example
            assert GONE not in answer.content, example


async def test_whoever_sits_there_votes_from_anywhere(
    evening: Evening, ann: User, theo: User
) -> None:
    await hidden(evening, ann, theo)
    example = Example("vote:1:yes")
    await evening.stand_in.people.click(
        theo, with_buttons(evening, in_private(evening, theo), example), example.custom_id
    )
    await evening.hand(theo, "paused")
