"""Votes on proposals, such as a pause: their buttons, and the answer to whoever proposed it."""

from __future__ import annotations

from bot.commands.presses import press
from bot.commands.request import Request
from bot.commands.visibility import may_see
from bot.messages.custom_ids import VoteButton, WithdrawProposalButton
from bot.store import ProposalId, ProposalRow
from games.moves import Illegal
from games.text import Text


def proposal_answer(request: Request, proposal: ProposalRow | None, done: str) -> str:
    """Reply text: the text of the key *done* if it was done at once, or that it was put to a
    vote.
    """
    if proposal is None or proposal.outcome is not None:
        return request.words()(done)
    return request.words()("leaving-asked")


@press(WithdrawProposalButton)
async def press_withdraw(request: Request, pressed: WithdrawProposalButton) -> None:
    """Withdraw this person's proposal. The message of the vote then shows it."""
    await _check_may_see(request, pressed.proposal)
    await request.host.proposals.withdraw(pressed.proposal, request.person.id)
    await request.interaction.response.defer()


@press(VoteButton)
async def press_vote(request: Request, pressed: VoteButton) -> None:
    """Count this person's vote. The message of the vote then shows it."""
    await _check_may_see(request, pressed.proposal)
    await request.host.votes.cast(pressed.proposal, request.person, pressed.ballot)
    await request.interaction.response.defer()


async def _check_may_see(request: Request, proposal: ProposalId) -> None:
    """Raise `Illegal` if the table is hidden from this person.

    The answer is the same as for a proposal that does not exist.
    """
    table = await request.host.proposals.table_of(proposal)
    if not await may_see(request.interaction, await request.host.tables.row(table)):
        raise Illegal(Text("proposal-closed"))
