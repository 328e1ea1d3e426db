"""The end of the game."""

import pytest

from games.engine import play
from games.princes_of_florence import GAME
from games.princes_of_florence.actions import EndTurn
from games.princes_of_florence.catalogue import LANDSCAPES, PLACES_OF, PRESTIGE, Count, Prestige
from games.princes_of_florence.events import Ended, Scored
from games.princes_of_florence.figures import BUILDER_POINTS, BUILDING_POINTS, LANDSCAPE_POINTS
from games.princes_of_florence.rules.values import prestige_value
from games.princes_of_florence.table import Player, PrincesTable
from renderers.words import words_for
from tests.games.moves import after
from tests.games.princes_of_florence.tables import ANN, BEN, CLEO, actions, player, told
from tests.rule import rule


def ended(*players: Player) -> PrincesTable:
    """The table after the last round, in which nobody made a work."""
    return after(actions(*players, round=7), *["end"] * len(players))


def worth(card: str, *players: Player) -> int:
    """What a prestige card gives the first of the players."""
    return prestige_value(PRESTIGE[card], players[0], players)


def merits(table: PrincesTable) -> list[tuple[int, ...]]:
    return [
        standing.merit
        for standing in sorted(GAME.rules.standings(table), key=lambda standing: standing.seat)
    ]


def laid(n: int, name: str) -> Player:
    """A player with so many landscapes of a type."""
    return player(tiles=" ".join([name] * n))


@rule("PF-129")
def test_after_the_seventh_round_prestige_cards_are_shown_and_the_game_is_over() -> None:
    table = ended(player(held="most_jesters", jesters=1), player(held="all_freedoms"), player())
    assert table.over
    assert told(table, Scored) == [
        Scored(seat=ANN, card=PRESTIGE["most_jesters"], points=6),
        Scored(seat=BEN, card=PRESTIGE["all_freedoms"], points=0),
    ]
    assert table.last[-1] == Ended()


@rule("PF-129", "PF-191")
def test_showing_prestige_cards_cannot_be_taken_back() -> None:
    table = after(actions(player(held="most_jesters"), player(), player(), round=7), "end, end")
    assert play(table, CLEO, EndTurn()).final


@rule("PF-130")
def test_a_card_scores_for_its_holder_only() -> None:
    assert [
        points
        for points, _ in merits(ended(player(held="most_jesters"), player(jesters=2), player()))
    ] == [
        0,
        0,
        0,
    ]


@rule("PF-131")
@pytest.mark.parametrize(("mine", "theirs", "points"), [(2, 1, 6), (2, 2, 3), (1, 2, 0)])
def test_most_of_something(mine: int, theirs: int, points: int) -> None:
    assert worth("most_jesters", player(jesters=mine), player(jesters=theirs), player()) == points


@rule("PF-132")
@pytest.mark.parametrize(
    "card", [card for card in PRESTIGE.values() if card.shared], ids=lambda card: card.id
)
def test_a_tie_gives_half_rounded_up(card: Prestige) -> None:
    assert card.shared == (card.points + 1) // 2


@rule("PF-133")
@pytest.mark.parametrize("card", [*PRESTIGE])
def test_nothing_scores_nothing_even_if_nobody_has_any(card: str) -> None:
    expected = 4 if card == "fewest_empty_squares" else 0
    assert worth(card, player(), player(), player()) == expected


@rule("PF-134")
@pytest.mark.parametrize(
    ("mine", "theirs", "points"),
    [("opera", "tower", 8), ("opera", "studio", 4), ("tower", "opera", 0)],
)
def test_fewest_empty_squares(mine: str, theirs: str, points: int) -> None:
    assert (
        worth("fewest_empty_squares", player(tiles=mine), player(tiles=theirs), player()) == points
    )


@rule("PF-134")
def test_no_empty_square_at_all_is_best() -> None:
    parks = {place.squares: place for place in PLACES_OF[LANDSCAPES["park"]]}
    rows = [((row, column), (row, column + 1)) for row in range(5) for column in (1, 3, 5)]
    rows += [((row, column), (row, column + 1)) for row in (5, 6) for column in (3, 5)]
    lying = [parks[pair] for pair in rows]  # all but the first column's five squares
    assert (
        worth("fewest_empty_squares", player(tiles=lying), player(tiles=lying[:-1]), player()) == 8
    )


@rule("PF-135")
@pytest.mark.parametrize(
    ("card", "holder", "points"),
    [
        ("all_landscape_types", player(tiles="forest lake park"), 8),
        ("all_landscape_types", player(tiles="forest lake lake"), 0),
        ("all_freedoms", player(freedoms="travel opinion religion"), 8),
        ("all_freedoms", player(freedoms="travel opinion"), 0),
        ("two_large_buildings", player(tiles="university workshop"), 5),
        ("two_large_buildings", player(tiles="university opera studio"), 0),
        ("builder_jester_two_landscapes", player(builders=1, jesters=1, tiles="park park"), 7),
        ("builder_jester_two_landscapes", player(builders=3, jesters=3, tiles="park"), 0),
        (
            "four_buildings_two_freedoms",
            player(tiles="tower chapel opera studio", freedoms="travel opinion"),
            7,
        ),
        (
            "four_buildings_two_freedoms",
            player(tiles="tower chapel opera", freedoms="travel opinion"),
            0,
        ),
    ],
)
def test_having_certain_things(card: str, holder: Player, points: int) -> None:
    rich = player(tiles="university workshop forest lake park", freedoms="travel opinion religion")
    assert worth(card, holder, rich, player()) == points


@rule("PF-136")
def test_the_palace_is_no_building() -> None:
    assert worth("most_buildings", player(), player(), player()) == 0


@rule("PF-137")
def test_works_lie_on_the_table() -> None:
    two, three = (
        player(works="poet", recruits=1),
        player(works="lawyer", hand="painter botanist", recruiting=1),
    )
    assert (
        worth("most_works", two, three, player()),
        worth("most_works", three, two, player()),
    ) == (7, 0)


@rule("PF-138")
def test_all_cards_are_judged_on_the_same_state() -> None:
    table = ended(
        player(held="most_works most_jesters", works="poet", jesters=1),
        player(),
        player(held="most_works", works="lawyer"),
    )
    assert [points for points, _ in merits(table)] == [4 + 6, 0, 4]


@rule("PF-139")
@pytest.mark.parametrize(
    ("purses", "places"),
    [
        (((0, 30), (900, 29), (0, 10)), [1, 2, 3]),
        (((300, 30), (400, 30), (0, 10)), [2, 1, 3]),
    ],
)
def test_most_prestige_wins_and_money_breaks_ties(
    purses: tuple[tuple[int, int], ...], places: list[int]
) -> None:
    table = ended(*(player(money, points) for money, points in purses))
    rows = sorted(GAME.rules.standings(table), key=lambda standing: standing.seat)
    assert [row.place for row in rows] == places


@rule("PF-140")
def test_who_is_tied_in_both_shares_the_victory() -> None:
    table = ended(player(400, 30), player(400, 30), player(400, 29))
    assert [(row.seat, row.place) for row in GAME.rules.standings(table)] == [
        (ANN, 1),
        (BEN, 1),
        (CLEO, 3),
    ]


def sample() -> list[Player]:
    """The players of PF-T15."""
    ann = player(
        builders=2,
        freedoms="travel opinion",
        tiles="university workshop opera tower chapel forest forest lake",
        works="poet painter lawyer botanist",
        recruits=1,
        hand="organist",
    )
    ben = player(
        builders=1,
        works="alchemist goldsmith physicist composer sculptor",
        tiles="university opera studio tower chapel forest forest",
    )
    cleo = player(works="physician dramatist astronomer", tiles="opera tower lake park")
    return [ann, ben, cleo]


@rule("PF-T15", "PF-20")
def test_empty_squares_of_full_estates() -> None:
    assert [somebody.count(Count.EMPTY_SQUARES) for somebody in sample()] == [7, 12, 30]


@rule("PF-T15")
@pytest.mark.parametrize(
    ("card", "points"),
    [
        ("most_works", 4),
        ("most_buildings", 3),
        ("most_jesters", 0),
        ("most_builders", 6),
        ("most_forests", 4),
        ("most_lakes", 3),
        ("most_parks", 0),
        ("most_landscapes", 7),
        ("fewest_empty_squares", 8),
        ("all_landscape_types", 0),
        ("all_freedoms", 0),
        ("two_large_buildings", 5),
        ("builder_jester_two_landscapes", 0),
        ("four_buildings_two_freedoms", 7),
    ],
)
def test_prestige_cards_of_a_full_estate(card: str, points: int) -> None:
    assert worth(card, *sample()) == points


@rule("PF-T16")
@pytest.mark.parametrize(
    ("florins", "order"),
    [(900, [(CLEO, 1), (BEN, 2), (ANN, 3)]), (400, [(BEN, 1), (CLEO, 1), (ANN, 3)])],
)
def test_a_close_end(florins: int, order: list[tuple[int, int]]) -> None:
    ann = player(
        300,
        36,
        works="poet painter lawyer botanist",
        recruits=1,
        tiles="tower chapel opera studio lake",
        freedoms="travel opinion",
        held="most_works four_buildings_two_freedoms",
    )
    ben = player(
        400,
        36,
        works="alchemist goldsmith physicist composer sculptor",
        tiles="forest lake park",
        jesters=2,
        held="all_landscape_types most_jesters",
    )
    cleo = player(
        florins,
        41,
        works="physician dramatist astronomer organist",
        jesters=2,
        tiles="lake lake",
        held="most_lakes",
    )
    table = ended(ann, ben, cleo)
    assert [points for points, _ in merits(table)] == [47, 47, 47]
    assert [(row.seat, row.place) for row in GAME.rules.standings(table)] == order


def test_the_account_explains_the_score() -> None:
    table = ended(player(300, 30, held="most_jesters", jesters=1), player(), player())
    first = GAME.rules.standings(table)[0]
    assert [text.key for text in first.account] == [
        "account-from",
        "account-card",
        "account-money",
    ]
    assert dict(first.account[0].args)["points"] == 30


@rule("PF-49")
@rule("PF-57")
def test_the_account_says_what_brought_how_much() -> None:
    """Works brought what nothing else did: 20 less a building, one landscape more, one builder."""
    table = ended(player(300, 20, builders=2, tiles="chapel lake lake park"), player(), player())
    first = GAME.rules.standings(table)[0]
    told = [dict(text.args) for text in first.account if text.key == "account-from"]
    came = {part["source"]: part["points"] for part in told}
    assert came == {
        "works": 20 - BUILDING_POINTS - LANDSCAPE_POINTS - BUILDER_POINTS,
        "buildings": BUILDING_POINTS,
        "landscapes": LANDSCAPE_POINTS,
        "builders": BUILDER_POINTS,
    }


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "−2 sold for florins"), ("ru", "продано за флорины: −2")],
)
def test_prestige_that_was_given_up_is_told_as_a_loss(language: str, said: str) -> None:
    somebody = player(0, BUILDING_POINTS - 2, tiles="chapel")
    first = GAME.rules.standings(ended(somebody, player(), player()))[0]
    words = words_for(language, "games.princes_of_florence", strict=True)
    assert words.say(first.account[0], ()) == said
