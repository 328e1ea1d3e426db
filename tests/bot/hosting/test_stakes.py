"""Why a move deserves a second look."""

from __future__ import annotations

import pytest

from bot.hosting.host import Host, Position, open_host
from bot.hosting.stakes import Stake, stake_of
from bot.store import Store, TakeBack
from bot.store.policy import TablePolicy
from games.engine import Table
from games.high_society import GAME as HIGH_SOCIETY
from games.high_society.actions import Pass as PassCard
from games.high_society.table import HighSocietyTable
from games.library import Library
from games.moves import Action
from games.package import AnyGame
from games.splendor_duel import GAME as DUEL
from games.splendor_duel.actions import Buy, Reserve
from games.splendor_duel.catalogue import CARDS, GOLD
from tests.bot.clockwork import Clockwork
from tests.bot.evenings.marbles import GAME as MARBLES
from tests.bot.evenings.marbles.rules import Pass
from tests.bot.hosting.auction import FIRST, SECOND, begun, lay
from tests.games.high_society import tables as auctions
from tests.games.splendor_duel import tables as duels


@pytest.fixture
def host(store: Store, clock: Clockwork) -> Host:
    return open_host(store, Library((MARBLES,)), clock)


async def stake(host: Host, game: AnyGame, table: Table, action: Action) -> Stake | None:
    """What depends on a move of Ann's at such a table."""
    row = await host.tables.row(await begun(host))
    return stake_of(Position(row, game, table), FIRST, action)


@pytest.mark.parametrize(
    ("undo", "expected"),
    [(TakeBack.UNREVEALED, None), (TakeBack.ANYTHING, None), (TakeBack.NONE, Stake.LASTING)],
)
async def test_a_bid_can_be_taken_back_where_the_table_allows_it(
    host: Host, undo: TakeBack, expected: Stake | None
) -> None:
    table = await begun(host, TablePolicy(undo=undo), lots="1")
    assert stake_of(await host.tables.position(table), FIRST, lay(4)) is expected


async def test_the_last_pass_ends_the_game(host: Host) -> None:
    table = await begun(host, lots="1")
    position = await host.tables.position(table)
    await host.moves.play(table, 0, position.row.seats[FIRST].user, lay(4))  # type: ignore[arg-type]  # a person
    assert stake_of(await host.tables.position(table), SECOND, Pass()) is Stake.END


async def test_a_purchase_that_reaches_the_goal_wins(host: Host) -> None:
    dear = sorted(CARDS.values(), key=lambda card: card.points, reverse=True)
    plain = [card for card in dear if card.bonus and not card.ability and not card.crowns]
    *owned, wanted = plain[:5]
    table = duels.lay(
        duels.player(bought=" ".join(card.id for card in owned), bonuses="W3 U3 G3 R3 K3"),
        pyramid=wanted.id,
    )
    buying = Buy(wanted, table.players[FIRST].price(wanted))
    table.players[FIRST].tokens = buying.payment
    points = table.players[FIRST].points
    assert points < 20 <= points + wanted.points
    assert await stake(host, DUEL, table, buying) is Stake.VICTORY


async def test_a_card_that_comes_to_light_stays(host: Host) -> None:
    table = duels.lay(board="Y.... ..... ..... ..... .....", pyramid="1-01")
    reserving = Reserve(CARDS["1-01"], next(iter(table.cells_with(GOLD))))
    assert await stake(host, DUEL, table, reserving) is Stake.REVEALING


async def test_what_only_the_next_card_decides_is_not_told(host: Host) -> None:
    def last(*deck: str) -> HighSocietyTable:
        """Three red cards are out, and whoever passes ends the auction; what is left to come."""
        players = (
            auctions.player(won="x1 x2 x3"),
            auctions.player(bid="1"),
            auctions.player(passed=True),
        )
        table = auctions.lay(*players, turn=auctions.ANN)
        table.deck = auctions.cards(" ".join(reversed(deck)))
        return table

    by_luck = await stake(host, HIGH_SOCIETY, last("arrest", "6"), PassCard())
    assert by_luck is Stake.LASTING
    certain = await stake(host, HIGH_SOCIETY, last("arrest"), PassCard())
    assert certain in {Stake.END, Stake.VICTORY}
