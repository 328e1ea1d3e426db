"""Estimates of who wins, and what is imagined of the hidden, in games of auctions and hands."""

from collections.abc import Iterator
from importlib import import_module

import pytest

from games import high_society, last_will, princes_of_florence
from games.chance import Chance
from games.draft import draft
from games.engine import Seat, Table, advance, begin
from games.high_society.catalogue import RED_FRAMES
from games.last_will.catalogue import copies_of
from games.last_will.events import Phase
from games.last_will.table import LastWillTable
from games.package import AnyGame
from games.princes_of_florence.figures import PRESTIGE_PRICE, ROUNDS
from tests.games.high_society.tables import ANN, lay, player
from tests.games.princes_of_florence import tables as princes

GAMES = (high_society.GAME, princes_of_florence.GAME, last_will.GAME)
EVERY = 12
RICH_FLORINS = 2000


def moments(game: AnyGame, seed: int, **wishes: str) -> Iterator[Table]:
    """Some tables of a game by habit."""
    seats = game.rules.seats[seed % len(game.rules.seats)]
    table, chance = begin(game.rules.laid_out(seats, Chance(seed), wishes)).table, Chance(seed)
    assert game.mind.habit is not None
    while not table.over:
        decision = chance.pick(table.waiting)
        if not chance.below(EVERY):
            yield draft(table)
        action = game.mind.habit(table, decision, chance)
        assert action is not None
        advance(table, decision.seat, action)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_the_chances_of_all_come_to_one(game: AnyGame) -> None:
    assert game.mind.worth is not None
    for table in moments(game, 3):
        chances = game.mind.worth(table)
        assert len(chances) == len(game.rules.standings(table))
        assert all(0 <= chance <= 1 for chance in chances)
        assert sum(chances) == pytest.approx(1)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_whoever_is_ahead_late_in_the_game_is_thought_likely_to_win(game: AnyGame) -> None:
    """Of the last tables of some games, the favourite of most goes on to win."""
    right = 0.0
    for seed in range(12):
        *_, last = moments(game, seed)
        assert game.mind.worth is not None
        chances = game.mind.worth(last)
        favourite = chances.index(max(chances))
        now = game.rules.standings(last)
        right += favourite in {row.seat for row in now[: max(1, len(now) // 2)]}
    assert right >= 7


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_there_are_weights_for_every_number_of_players_and_figure(game: AnyGame) -> None:
    prospects = import_module(f"{game.home}.mind.prospects")
    assert {*prospects.WEIGHTS} == {*game.rules.seats}
    for table in moments(game, 1):
        assert len(prospects.figures(table, Seat(0))) == len(prospects.FIGURES)
        assert 0 <= prospects.progress(table) <= 1


def test_the_poorest_is_thought_to_lose() -> None:
    table = lay(player("10", won="9 8"), player("20", won="3"), player("25", won="2"))
    table.reds = RED_FRAMES - 1
    worth = high_society.GAME.mind.worth
    assert worth is not None
    assert worth(table)[ANN] < 0.2


@pytest.mark.parametrize("seats", princes_of_florence.GAME.rules.seats)
def test_late_florins_that_buy_nothing_are_worth_less_than_prestige(seats: int) -> None:
    """After the last action, where no auction is to come either."""
    worth = princes_of_florence.GAME.mind.worth
    assert worth is not None
    table = princes.actions(*(princes.player(money=1000, points=30) for _ in range(seats)))
    table.round, table.agenda = ROUNDS, []
    for one in table.players:
        one.bidding = False
    with_money, with_prestige = draft(table), draft(table)
    with_money.players[0].money += RICH_FLORINS
    with_prestige.players[0].points += RICH_FLORINS // PRESTIGE_PRICE
    assert worth(with_prestige)[0] > worth(with_money)[0]
    assert worth(with_money)[0] == pytest.approx(worth(table)[0])


@pytest.mark.parametrize("mode", ["open", "sealed"])
@pytest.mark.parametrize("game", GAMES[1:], ids=lambda game: game.key)
def test_what_is_hidden_changes_nothing_that_is_imagined(game: AnyGame, mode: str) -> None:
    """Two tables that look alike to a seat are dealt anew to the very same tables: what is chosen
    on them can depend on nothing that the seat does not know.
    """
    wishes = {"auctions": mode} if game is princes_of_florence.GAME else {}
    deal = game.mind.imagine or game.rules.scramble
    for number, table in enumerate(moments(game, 2, **wishes)):
        me = Seat(number % len(table.players))  # type: ignore[attr-defined]  # every table here has players
        other = game.rules.scramble(table, me, Chance(number))
        if isinstance(table, LastWillTable):
            assert isinstance(other, LastWillTable)
            give_back(table, other, me)
        assert deal(table, me, Chance(7)) == deal(other, me, Chance(7))


def give_back(table: LastWillTable, other: LastWillTable, me: Seat) -> None:
    """Let others hold again what everybody saw them fetch: *me* has seen the same at both tables.
    Nobody knows it of cards with copies, nor at the end of a round.
    """
    if table.phase not in {Phase.ERRANDS, Phase.ACTIONS}:
        return
    piles = [*other.decks.values(), *other.piles.values(), *(one.hand for one in other.players)]
    for space in table.offer:
        if space.taker in {None, me} or space.card is None:
            continue
        held = table.players[space.taker].hand
        if space.card not in held or copies_of(space.card.deck).count(space.card) > 1:
            continue
        place, hand = held.index(space.card), other.players[space.taker].hand
        pile = next(pile for pile in piles if space.card in pile)
        pile[pile.index(space.card)] = hand[place]
        hand[place] = space.card


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_nobody_sees_a_difference_in_what_is_imagined(game: AnyGame) -> None:
    deal = game.mind.imagine or game.rules.scramble
    for table in moments(game, 4):
        assert game.rules.look(deal(table, ANN, Chance(1)), ANN) == game.rules.look(table, ANN)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_the_same_chance_has_the_same_habit(game: AnyGame) -> None:
    assert game.mind.habit is not None
    for table in moments(game, 5):
        decision = table.waiting[0]
        actions = {game.mind.habit(draft(table), decision, Chance(8)) for _ in range(3)}
        assert len(actions) == 1
