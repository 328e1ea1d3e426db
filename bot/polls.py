"""Puts proposals to people where the table is shown, with buttons to vote by, and says what became of them.

Like the announcer it makes Discord show what the store holds: told again, or after a restart, it changes nothing that
is right already.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Sequence

import discord

from bot.acts import Handed, read_act
from bot.failures import FAILURES, passes_in
from bot.host import AnyGame, Host
from bot.language import bold, words_of
from bot.menus import Row, button
from bot.places import Places
from bot.posts import Post
from bot.rounds import Later, Rounds
from bot.store import Kind, ProposalRow, RecordRow, TableId, TableRow
from bot.strays import UNCERTAIN, Sought, Strays, pressed
from bot.troubles import GONE, UNKNOWN_CHANNEL
from bot.voting import GUEST, NEVER, Ballot, ballots, hands, voters
from renderers.words import Words

RETRY = 30.0
"""Seconds after which what could not be shown is tried again."""
LAST_SECONDS = 2.0
TEMPLATE = re.compile(rf"vote:(?P<proposal>\d{{1,18}}):(?P<ballot>{'|'.join(ballot.value for ballot in Ballot)})")
"""The custom ids of the buttons by which people vote."""
WITHDRAWAL = re.compile(r"unpropose:(?P<proposal>\d{1,18})")
"""The custom ids of the buttons by which whoever proposed something withdraws it."""
STYLES = {Ballot.YES: discord.ButtonStyle.success, Ballot.NO: discord.ButtonStyle.danger}

_log = logging.getLogger(__name__)


class Polls:
    """Shows the proposals at *host*'s tables through *client*."""

    def __init__(self, client: discord.Client, host: Host) -> None:
        self._host = host
        self._rounds = Rounds("show the proposals of table", self._show)
        self._retries = Later(self.refresh)
        self._unshown: Sequence[TableId] = ()
        self._places, self._strays = Places(client), Strays(client)
        host.changed.append(self.refresh)

    def refresh(self, table: TableId) -> None:
        """Show the proposals of a table, soon and once, however often this is called meanwhile."""
        self._rounds.call(table)

    async def look_back(self) -> None:
        """Learn what was not shown when the bot last stopped."""
        self._unshown = await self._host.tables_with_proposals()
        self._strays.suspect(self._unshown)

    def heal(self) -> None:
        """Show what was not shown then."""
        for table in self._unshown:
            self.refresh(table)

    async def close(self) -> None:
        """Finish what is being shown, within seconds, and show nothing more."""
        await self._rounds.close(LAST_SECONDS)

    async def _show(self, table: TableId, changed: asyncio.Event) -> None:
        changed.clear()
        try:
            shown = [await self._is_shown(table, proposal) for proposal in await self._host.proposals(table)]
            if all(shown):
                self._strays.clear_all(table)
        except Exception:  # noqa: BLE001 - whatever it is, the other tables are to be shown
            _log.exception("table %d: a proposal could not be shown", table)

    async def _is_shown(self, table: TableId, proposal: ProposalRow) -> bool:
        """Whether a proposal is shown as it is now; one that cannot be keeps no other from being put to people."""
        try:
            if proposal.shown != proposal.changes:
                await self._show_one(await self._host.row(table), proposal)
        except FAILURES as failure:
            seconds = passes_in(failure, RETRY)
            if seconds is None:
                _log.warning("table %d: a proposal cannot be shown: %s", table, failure)
            else:
                _log.warning("table %d: a proposal is shown in %.0f s: %s", table, seconds, failure)
                self._retries.call(table, seconds)
            return False
        return True

    async def _show_one(self, row: TableRow, proposal: ProposalRow) -> None:
        followed = await self._followed(proposal) if proposal.outcome is not None else None
        post = proposal_post(proposal, row, self._host.game(row.game), followed)
        channel, message = proposal.channel, proposal.message
        if channel is not None and message is not None:
            held = self._places.message(row, channel, message)
            try:
                # An edit notifies nobody, but those who are still to vote must go on being called.
                await held.edit(content=post.content, view=post.view, allowed_mentions=_calling(proposal, row))
            except discord.RateLimited:  # for long: as are edits of old messages
                if proposal.outcome is not None:
                    raise  # it is not posted anew, and is not to ask for votes for ever
                message = None
            except discord.HTTPException as refusal:
                if refusal.code not in GONE:
                    raise
                message = None
        if message is None and proposal.outcome is None:
            try:
                channel, message = await self._posted(row, proposal, post)
            except discord.NotFound as gone:
                if gone.code == UNKNOWN_CHANNEL:  # and it does not come back: no start need look for it again
                    await self._host.mark_proposal(proposal.id, None, None, proposal.changes)
                raise
        await self._host.mark_proposal(proposal.id, channel, message, proposal.changes)

    async def _followed(self, proposal: ProposalRow) -> RecordRow | None:
        """How the seat that a proposal is about has changed hands since, if it has."""
        record = await self._host.record(proposal.table)
        return next((entry for entry in record if entry.ply > proposal.ply and hands(entry, proposal.seat)), None)

    async def _posted(self, row: TableRow, proposal: ProposalRow, post: Post) -> tuple[int, int]:
        """Post a proposal, in the channel if the table's thread is gone; where it is then."""
        mentions = _calling(proposal, row)
        nonce = f"p{proposal.id}.{(proposal.message or 0) % 10**8}"
        places = [row.place, row.channel]
        for place in places[: 1 if row.thread is None else 2]:
            there = self._places.channel(row, place)
            try:
                sent = await self._strays.find(row, proposal.id, there, _sought(proposal), proposal.message)
                if sent is None:
                    sent = await there.send(post.content, view=post.view, allowed_mentions=mentions, nonce=nonce)
                else:
                    await sent.edit(content=post.content, view=post.view, allowed_mentions=mentions)
            except discord.NotFound as gone:
                if place == row.channel or gone.code != UNKNOWN_CHANNEL:
                    raise
            except UNCERTAIN:
                self._strays.doubt(row.id, proposal.id)
                raise
            else:
                return place, sent.id
        raise AssertionError("what cannot be posted in the channel is raised")


def _sought(proposal: ProposalRow) -> Sought:
    """Messages with a button by which one votes on this."""
    ids = {f"vote:{proposal.id}:{ballot.value}" for ballot in ballots(proposal.kind)}
    return lambda message: not ids.isdisjoint(pressed(message))


def proposal_post(proposal: ProposalRow, row: TableRow, game: AnyGame, followed: RecordRow | None = None) -> Post:
    """What is proposed, how people have voted, and until when they may; in the end, what became of it.

    Whoever sat there when it was proposed is named, even if they are *followed* by somebody else since.
    """
    words = words_of(row.language, game)
    name = bold(row.names)[proposal.seat] if followed is None else _former(followed, words)
    lines = [f"**{words('title')}** · {_proposed(proposal, row, name, words)}"]
    lines += _votes(proposal, row, words)
    if proposal.outcome is not None:
        return Post("\n".join([*lines, f"**{words(f'outcome-{proposal.outcome}')}**"]))
    mentions = [f"<@{user}>" for user in _still_to_vote(proposal, row)]
    if mentions and proposal.kind is not Kind.OFFER:
        lines.append(words("proposal-voters", names=words.listed(mentions)))
    if proposal.until != NEVER:
        lines.append(words("proposal-until", time=f"<t:{proposal.until}:R>"))
    return Post("\n".join(lines), [_buttons(proposal, words)])


def _former(followed: RecordRow, words: Words) -> str:
    """Who gave a seat up, by an entry of the record."""
    act = read_act(followed.action)
    if isinstance(act, Handed) and act.before:
        return words("seat-automa")
    return words("privacy-nobody") if followed.user is None else f"<@{followed.user}>"


def _proposed(proposal: ProposalRow, row: TableRow, name: str, words: Words) -> str:
    who, guest = (words("privacy-nobody") if user is None else f"<@{user}>" for user in (proposal.user, proposal.guest))
    match proposal.kind:
        case Kind.TAKE_BACK:
            return words("proposal-take-back", who=who)
        case Kind.PAUSE:
            return words("proposal-pause", who=who)
        case Kind.END:
            return f"{words('proposal-end', who=who)} {words('proposal-majority', absent=row.absence.value)}"
        case Kind.ABSENT:
            return words("proposal-absent", who=name, hours=row.patience)
        case Kind.REPLACE:
            replacing = words("proposal-replace", who=who, guest=guest, seat=name)
            return f"{replacing} {words('proposal-majority', absent=row.absence.value)}"
        case Kind.OFFER:
            return words("proposal-offer", guest=guest, seat=name)


def _votes(proposal: ProposalRow, row: TableRow, words: Words) -> list[str]:
    """Who has voted for what."""
    names, may = bold(row.names), voters(proposal, row)
    lines = []
    for ballot in ballots(proposal.kind):
        seats = [seat for seat, vote in proposal.votes.items() if vote == ballot.value and seat in may]
        if seats:
            lines.append(words(f"votes-{ballot.value}", names=words.listed([names[seat] for seat in sorted(seats)])))
    return lines


def _still_to_vote(proposal: ProposalRow, row: TableRow) -> Sequence[int]:
    if proposal.kind is Kind.OFFER:
        return [proposal.guest] if proposal.guest is not None and GUEST not in proposal.votes else []
    may = sorted(voters(proposal, row) - proposal.votes.keys())
    return [user for seat in may if (user := row.seats[seat].user) is not None]


def _calling(proposal: ProposalRow, row: TableRow) -> discord.AllowedMentions:
    people = [] if proposal.outcome is not None else [discord.Object(user) for user in _still_to_vote(proposal, row)]
    return discord.AllowedMentions(everyone=False, roles=False, users=people)


def _buttons(proposal: ProposalRow, words: Words) -> Row:
    grey = discord.ButtonStyle.secondary
    row: Row = [
        button(words(f"vote-{ballot.value}"), f"vote:{proposal.id}:{ballot.value}", STYLES.get(ballot, grey))
        for ballot in ballots(proposal.kind)
    ]
    if proposal.user is not None:
        row.append(button(words("vote-withdraw"), f"unpropose:{proposal.id}"))
    return row
