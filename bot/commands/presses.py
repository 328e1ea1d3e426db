"""Pressed buttons and picked entries: found by their custom ids alone, so that they work after any restart."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Self

import discord

from bot.commands import agreeing, errands, leaving, looking, moves, preferring, reading, recording, seating
from bot.commands.choosing import TEMPLATE as WHICH
from bot.commands.privacy import TEMPLATE as FORGET
from bot.commands.privacy import forget
from bot.desk import Asked, Interaction, ask, fail
from bot.menus import TEMPLATE as MENU
from bot.menus import Deed, read_custom_id
from bot.polls import TEMPLATE as VOTE
from bot.polls import WITHDRAWAL
from bot.posts import TEMPLATE as TABLE
from bot.posts import Verb
from bot.reminders import TEMPLATE as NUDGE
from bot.store import ProposalId, TableId
from bot.turns import TEMPLATE as UNDO
from bot.voting import Ballot

DEEDS: Mapping[Verb, Callable[[Asked, TableId], Awaitable[None]]] = {
    Verb.JOIN: seating.join,
    Verb.LEAVE: seating.leave,
    Verb.AUTOMA: seating.add_automa,
    Verb.START: seating.start,
    Verb.PLAY: moves.open_menu,
    Verb.HAND: looking.show_hand,
    Verb.BOARD: looking.show_board,
    Verb.TEXT: looking.show_text,
    Verb.RECORD: recording.show_record,
    Verb.RULES: reading.show_rules_of,
    Verb.WITHDRAW: moves.withdraw,
    Verb.REPLAY: looking.replay,
    Verb.FILM: looking.show_film,
    Verb.UNDO: agreeing.undo,
    Verb.EXPORT: looking.export,
    **leaving.DEEDS,
}

PICKED = re.compile(r"\d{1,18}", re.ASCII)


class Press(discord.ui.DynamicItem[discord.ui.Item[Any]], template=r"(?!)"):
    """Something pressed on a message; matches nothing itself."""

    def __init__(self, item: discord.ui.Item[Any], match: re.Match[str]) -> None:
        super().__init__(item)
        self.match = match

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction, item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls(item, match)

    async def callback(self, interaction: Interaction) -> None:
        try:
            await self.press(await ask(interaction))
        except Exception as error:  # noqa: BLE001 - whatever it is, whoever pressed is told
            await fail(interaction, error)

    async def press(self, asked: Asked) -> None:
        """Do what the button says."""
        raise NotImplementedError

    @property
    def values(self) -> list[str]:
        """What was picked, if this is a select."""
        return self.item.values if isinstance(self.item, discord.ui.Select) else []

    @property
    def table(self) -> TableId:
        """The table that was picked; one that does not exist, should a client send what was never offered."""
        found = PICKED.fullmatch(self.values[0]) if self.values else None
        return TableId(int(found[0]) if found else 0)


class MenuPress(Press, template=MENU):
    """An answer to a question, a step back, or a confirmed move."""

    async def press(self, asked: Asked) -> None:
        deed, place = read_custom_id(self.match)
        if deed is Deed.PICK:
            place = place.picking(self.values)
        await moves.press(asked, deed, place)


class TablePress(Press, template=TABLE):
    """A button under one of a table's messages."""

    async def press(self, asked: Asked) -> None:
        await DEEDS[Verb(self.match["verb"])](asked, TableId(int(self.match["table"])))


class WhichPress(Press, template=WHICH):
    """The answer to which table is meant."""

    async def press(self, asked: Asked) -> None:
        verb, ply = Verb(self.match["verb"]), self.match["ply"]
        if verb is Verb.REPLAY and ply is not None:
            await looking.show_moment(asked, self.table, int(ply))
        else:
            await DEEDS[verb](asked, self.table)


class RecordPress(Press, template=recording.TEMPLATE):
    """Another page of the record."""

    async def press(self, asked: Asked) -> None:
        first = recording.Line(int(self.match["ply"]), int(self.match["number"]))
        await recording.show_record(asked, TableId(int(self.match["table"])), first)


class OrdersPress(Press, template=errands.TEMPLATE):
    """An order to withdraw, picked from all that one has left."""

    async def press(self, asked: Asked) -> None:
        await errands.withdraw(asked, self.table)


class MomentPress(Press, template=looking.TEMPLATE):
    """Another moment of a game."""

    async def press(self, asked: Asked) -> None:
        await looking.turn_to(asked, TableId(int(self.match["table"])), int(self.match["ply"]))


class RulesPress(Press, template=reading.TEMPLATE):
    """Another section of the rules, or a piece."""

    async def press(self, asked: Asked) -> None:
        await reading.turn_to(asked, self.match, next(iter(self.values), ""))


class ForgetPress(Press, template=FORGET):
    """Everything about this person to be deleted."""

    async def press(self, asked: Asked) -> None:
        await forget(asked)


class MutePress(Press, template=NUDGE):
    """No more reminders of these turns."""

    async def press(self, asked: Asked) -> None:
        await preferring.mute(asked)


class UndoPress(Press, template=UNDO):
    """A certain move to be taken back."""

    async def press(self, asked: Asked) -> None:
        await moves.take_back(asked, TableId(int(self.match["table"])), int(self.match["ply"]))


class VotePress(Press, template=VOTE):
    """A vote on a proposal."""

    async def press(self, asked: Asked) -> None:
        await agreeing.vote(asked, ProposalId(int(self.match["proposal"])), Ballot(self.match["ballot"]))


class WithdrawalPress(Press, template=WITHDRAWAL):
    """A proposal to be withdrawn."""

    async def press(self, asked: Asked) -> None:
        await agreeing.withdraw(asked, ProposalId(int(self.match["proposal"])))


class FarewellPress(Press, template=leaving.TEMPLATE):
    """What was asked once more, and is wanted."""

    async def press(self, asked: Asked) -> None:
        farewell = leaving.Farewell(self.match["farewell"])
        await leaving.confirmed(asked, farewell, TableId(int(self.match["table"])))


PRESSES = (
    MomentPress,
    MenuPress,
    TablePress,
    WhichPress,
    RecordPress,
    OrdersPress,
    MutePress,
    RulesPress,
    ForgetPress,
    UndoPress,
    VotePress,
    WithdrawalPress,
    FarewellPress,
)
"""Every kind of press, for `Client.add_dynamic_items`."""
