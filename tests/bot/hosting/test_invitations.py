"""Invitations: so many to one table, and so many within an hour."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.hosting.host import Host, open_host
from bot.hosting.invitations import MOST_AN_HOUR, MOST_INVITED
from bot.store import Store, TableId, UserId
from games.moves import Illegal
from tests.bot.clockwork import Clockwork
from tests.bot.host_helpers import ANN, GAME, THEO, opened, refused
from tests.library import LIBRARY


@pytest.fixture
def host(store: Store, clock: Clockwork) -> Host:
    return open_host(store, LIBRARY, clock)


def strangers(first: int, n: int) -> Sequence[UserId]:
    return [UserId(number) for number in range(1000 + first, 1000 + first + n)]


async def opened_for(host: Host, guests: Sequence[UserId]) -> TableId:
    """A table of Ann's to which these are invited."""
    row = await host.seating.open(
        GAME.key, ANN, size=2, invited=guests, language="en", guild=7, channel=8
    )
    return row.id


async def test_to_one_table_so_many_are_invited_and_no_more(host: Host) -> None:
    assert await refused(opened_for(host, strangers(0, MOST_INVITED + 1))) == "table-invited"
    table = await opened_for(host, strangers(0, MOST_INVITED))
    one_more = host.seating.invite(table, ANN.id, strangers(MOST_INVITED, 1))
    assert await refused(one_more) == "table-invited"
    known = host.seating.invite(table, ANN.id, strangers(0, 1))
    assert await known == [], "who is invited already is no new guest"


async def test_who_is_offered_a_seat_is_called_as_the_invited_are(
    host: Host, clock: Clockwork
) -> None:
    table = await opened(host)
    await host.seating.join(table, THEO)
    await host.seating.begin(table, ANN.id)
    for guest in strangers(0, MOST_AN_HOUR):
        offer = await host.proposals.offer(table, ANN.id, None, guest)
        again = await host.proposals.offer(table, ANN.id, None, guest)
        assert again.id == offer.id, "nobody is called twice by one offer"
        await host.proposals.withdraw(offer.id, ANN.id)
    (one_more,) = strangers(MOST_AN_HOUR, 1)
    assert await refused(host.proposals.offer(table, ANN.id, None, one_more)) == "invite-enough"
    assert await refused(opened_for(host, [one_more])) == "invite-enough"
    await host.proposals.offer(table, THEO.id, None, one_more)  # Theo has called nobody
    clock.tick(60 * 60)
    await host.proposals.offer(table, ANN.id, None, one_more)


async def test_within_an_hour_one_person_invites_so_many_to_whatever_tables(
    host: Host, clock: Clockwork
) -> None:
    tables = MOST_AN_HOUR // MOST_INVITED
    for n in range(tables):
        table = await opened_for(host, strangers(n * MOST_INVITED, MOST_INVITED))
        await host.seating.leave(table, ANN.id)
        clock.tick(60)
    another = await opened(host)
    with pytest.raises(Illegal) as refusal:
        await host.seating.invite(another, ANN.id, strangers(0, 1))
    told = refusal.value.text
    assert (told.key, dict(told.args)) == (
        "invite-enough",
        {"n": MOST_AN_HOUR, "minutes": 60 - tables},
    )
    assert await refused(opened_for(host, strangers(0, 1))) == "invite-enough"
    await host.seating.join(another, THEO)
    await host.seating.begin(another, ANN.id)
    await host.closing.close(another)
    again, _ = await host.seating.again(another, ANN, swap=False)
    assert again.invited == (THEO.id,), "who has just played there is no stranger"
    clock.tick(60 * (60 - tables))
    assert await opened_for(host, strangers(0, MOST_INVITED))
