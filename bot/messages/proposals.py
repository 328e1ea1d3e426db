"""What is proposed at a table, how people have voted, and the buttons to vote by."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.hosting.acts import Handed, read_act
from bot.hosting.vote_rules import GUEST, Ballot, ProposalOutcome, ballots, concerned, voters
from bot.messages.components import Post, Row, button
from bot.messages.custom_ids import VoteButton, WithdrawProposalButton
from bot.messages.escaping import bold
from bot.messages.policy import how_long
from bot.store import NEVER, ProposalKind, ProposalRow, RecordRow, TableRow
from renderers.words import Words

STYLES = {Ballot.YES: discord.ButtonStyle.success, Ballot.NO: discord.ButtonStyle.danger}


def proposal_post(
    proposal: ProposalRow,
    row: TableRow,
    words: Words,
    undone: str = "",
    followed: RecordRow | None = None,
) -> Post:
    """What is proposed, how people have voted, and until when they may; in the end, what became of
    it.

    Whoever sat there when it was proposed is named, even if they are *followed* by somebody else
    since. *undone* tells the move that a take-back is about.
    """
    name = bold(row.names)[proposal.seat] if followed is None else _former(followed, words)
    lines = [f"**{words('title')}** · {_proposed(proposal, row, name, words)}"]
    lines += [f"> {undone}"] if undone else []
    lines += _votes(proposal, row, words)
    if proposal.outcome is not None:
        offered = (
            proposal.kind is ProposalKind.OFFER and proposal.outcome != ProposalOutcome.OVER.value
        )
        outcome = (
            words(f"offer-outcome-{proposal.outcome}")
            if offered
            else words(f"outcome-{proposal.outcome}")
        )
        return Post("\n".join([*lines, f"**{outcome}**"]))
    mentions = [f"<@{user}>" for user in still_to_vote(proposal, row)]
    if mentions and proposal.kind is not ProposalKind.OFFER:
        lines.append(words("proposal-voters", names=words.listed(mentions)))
    holder = concerned(proposal, row)
    if holder is not None:
        lines.append(words("proposal-your-seat", who=f"<@{holder}>"))
    if proposal.until != NEVER:
        key = "offer-until" if proposal.kind is ProposalKind.OFFER else "proposal-until"
        lines.append(words(key, time=f"<t:{proposal.until}:R>"))
    return Post("\n".join(lines), [_buttons(proposal, words)])


def _former(followed: RecordRow, words: Words) -> str:
    """Who gave a seat up, by an entry of the record."""
    act = read_act(followed.action)
    if isinstance(act, Handed) and act.before:
        return words("seat-automa")
    return words("privacy-nobody") if followed.user is None else f"<@{followed.user}>"


def _proposed(proposal: ProposalRow, row: TableRow, name: str, words: Words) -> str:
    who, guest = (
        words("privacy-nobody") if user is None else f"<@{user}>"
        for user in (proposal.user, proposal.guest)
    )
    match proposal.kind:
        case ProposalKind.TAKE_BACK:
            return words("proposal-take-back", who=who)
        case ProposalKind.PAUSE:
            return words("proposal-pause", who=who)
        case ProposalKind.END:
            return (
                f"{words('proposal-end', who=who)}"
                f" {words('proposal-majority', absent=row.policy.absent.value)}"
            )
        case ProposalKind.ABSENT:
            return words("proposal-absent", who=name, wait=how_long(row.policy.absent_after, words))
        case ProposalKind.REPLACE:
            replacing = words("proposal-replace", who=who, guest=guest, seat=name)
            return f"{replacing} {words('proposal-majority', absent=row.policy.absent.value)}"
        case ProposalKind.OFFER:
            return words("proposal-offer", guest=guest, seat=name)


def _votes(proposal: ProposalRow, row: TableRow, words: Words) -> list[str]:
    """Who has voted for what."""
    if proposal.kind is ProposalKind.OFFER:  # there is one answer, which its outcome tells
        return []
    names, may = bold(row.names), voters(proposal, row)
    lines = []
    for ballot in ballots(proposal.kind):
        seats = [
            seat for seat, vote in proposal.votes.items() if vote == ballot.value and seat in may
        ]
        if seats:
            lines.append(
                words(
                    f"votes-{ballot.value}",
                    names=words.listed([names[seat] for seat in sorted(seats)]),
                )
            )
    return lines


def still_to_vote(proposal: ProposalRow, row: TableRow) -> Sequence[int]:
    if proposal.kind is ProposalKind.OFFER:
        return (
            [proposal.guest] if proposal.guest is not None and GUEST not in proposal.votes else []
        )
    may = sorted(voters(proposal, row) - proposal.votes.keys())
    return [user for seat in may if (user := row.seats[seat].user) is not None]


def _buttons(proposal: ProposalRow, words: Words) -> Row:
    grey = discord.ButtonStyle.secondary
    offer = proposal.kind is ProposalKind.OFFER
    row: Row = [
        button(
            words(f"seat-vote-{ballot.value}") if offer else words(f"vote-{ballot.value}"),
            VoteButton(proposal.id, ballot),
            STYLES.get(ballot, grey),
        )
        for ballot in ballots(proposal.kind)
    ]
    if proposal.user is not None:
        row.append(
            button(
                words("seat-vote-withdraw") if offer else words("vote-withdraw"),
                WithdrawProposalButton(proposal.id),
            )
        )
    return row
