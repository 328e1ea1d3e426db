"""Taking moves back, and voting about what people at a table propose."""

from __future__ import annotations

from bot.desk import Asked
from bot.store import ProposalId, TableId
from bot.voting import Ballot


async def undo(asked: Asked, table: TableId) -> None:
    """Take this person's last move back, or ask the others whether they may."""
    asked.at(await asked.host.row(table))
    proposal = await asked.host.undo(table, asked.person.id, interaction=asked.interaction.id)
    await asked.say(asked.words()("undo-done" if proposal is None else "undo-asked"))


async def withdraw(asked: Asked, proposal: ProposalId) -> None:
    """Withdraw what this person proposed; they see it where they pressed."""
    await asked.host.withdraw(proposal, asked.person.id)
    await asked.interaction.response.defer()


async def vote(asked: Asked, proposal: ProposalId, ballot: Ballot) -> None:
    """Count this person's vote; they see it where they pressed."""
    await asked.host.vote(proposal, asked.person, ballot)
    await asked.interaction.response.defer()
