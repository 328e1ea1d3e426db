"""Why a finished game was won, as its review says: for the facts of the game, whoever asks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest

from games.draft import draft
from games.engine import Event, Seat, Table
from games.high_society import GAME as HIGH_SOCIETY
from games.high_society.catalogue import CARDS as STATUS
from games.high_society.catalogue import RED_FRAMES
from games.high_society.events import Bought as Won
from games.high_society.events import Lost, TurnedUp
from games.high_society.rules.standings import standings as of_society
from games.high_society.teaching.verdict import verdict as for_society
from games.last_will import GAME as LAST_WILL
from games.last_will.teaching.verdict import spent
from games.package import AnyGame
from games.princes_of_florence import GAME as PRINCES
from games.princes_of_florence.events import Paid
from games.princes_of_florence.teaching.verdict import income
from games.princes_of_florence.teaching.verdict import verdict as for_princes
from games.rules import winners
from games.splendor.teaching.verdict import verdict as for_splendor
from games.splendor_duel.events import AnotherTurn, GainedPrivilege
from games.splendor_duel.teaching.verdict import verdict as for_duel
from games.text import Name, Text
from renderers.words import LANGUAGES, words_for
from tests.each_game import each_game
from tests.games.high_society import tables as society
from tests.games.playing import finished
from tests.games.princes_of_florence import tables as princes
from tests.games.splendor import tables as splendor
from tests.games.splendor_duel import tables as duel

ANN, BEN, CID = (Seat(seat) for seat in range(3))
NAMES = ("Ann", "Ben", "Cid", "Dot", "Eve")


def ended(game: AnyGame, seed: int = 3) -> Iterator[tuple[Table, Sequence[Event]]]:
    """A game of few players and one of many: the table at the end, and all that has happened."""
    for seats in {min(game.rules.seats), max(game.rules.seats)}:
        first, turns = finished(game, seats, seed)
        tables = [first, *(turn.after for turn in turns)]
        yield tables[-1], [event for table in tables for event in table.last]


def keys(told: Sequence[Text]) -> list[str]:
    return [text.key.removeprefix("verdict-") for text in told]


@each_game(having=lambda game: game.teaching.verdict)
def test_it_is_said_to_everybody_why_a_game_was_won(game: AnyGame) -> None:
    assert game.teaching.verdict is not None
    for table, events in ended(game):
        standings = game.rules.standings(table)
        first = winners(standings)
        for standing in standings:
            told = game.teaching.verdict(table, events, standing.seat)
            assert told, standings
            named = {arg.seat for text in told for _, arg in text.args if isinstance(arg, Name)}
            assert standing.seat in named
            assert standing.seat in first or named & {*first, standing.seat}
            for language in LANGUAGES:
                words = words_for(language, game.home, strict=True)
                assert all(words.say(text, NAMES).endswith(".") for text in told)


def test_all_sources_of_prestige_together_are_the_score() -> None:
    for table, events in ended(PRINCES):
        for seat, player in enumerate(table.players):  # type: ignore[attr-defined]  # of Princes
            came = income(table, events, Seat(seat))  # type: ignore[arg-type]
            assert sum(came.points.values()) == player.points


def test_what_the_inheritance_has_lost_was_spent_by_something() -> None:
    for table, events in ended(LAST_WILL):
        for seat, player in enumerate(table.players):  # type: ignore[attr-defined]  # of Last Will
            gone = spent(table, events, Seat(seat))  # type: ignore[arg-type]
            assert table.start_money - sum(gone.pounds.values()) == player.worth  # type: ignore[attr-defined]


@pytest.mark.parametrize("seed", range(1, 4))
def test_what_would_have_changed_a_game_of_high_society_would_have(seed: int) -> None:
    tried = 0
    for table, events in ended(HIGH_SOCIETY, seed):
        for seat in range(len(table.players)):  # type: ignore[attr-defined]  # of High Society
            for text in for_society(table, events, Seat(seat)):  # type: ignore[arg-type]
                then, said = draft(table), dict(text.args)
                match text.key:
                    case "verdict-best-poorest":
                        who = said["who"]
                        assert isinstance(who, Name)
                        then.players[who.seat].hand += (said["short"],)  # type: ignore[attr-defined]
                    case "verdict-misfortune":
                        who = said["other"]
                        assert isinstance(who, Name)
                        kept = then.players[who.seat].cards  # type: ignore[attr-defined]
                        kept[:] = [card for card in kept if card.kind.value != said["kind"]]
                    case _:
                        continue
                assert winners(of_society(then)) == [who.seat]  # type: ignore[arg-type]
                tried += 1
    assert tried


def test_the_poorest_hears_what_cost_most() -> None:
    poor = society.player("1 2", won="9 x1")
    others = [society.player("4 6", won="5"), society.player("8 10", won="4")]
    table = society.ended(poor, *others)
    bought = Won(seat=ANN, card=STATUS["luxury-9"], paid=(12, 15))
    arrest = TurnedUp(
        number=4, card=STATUS["arrest"], starter=ANN, sealed=False, reds=RED_FRAMES - 1
    )
    for cards, dearest in (((25,), 27), ((25, 20), 45)):
        told = for_society(table, [bought, arrest, Lost(seat=ANN, cards=cards)], ANN)
        assert keys(told) == ["best-poorest", "dearest"]
        assert dict(told[0].args)["short"] == 8
        assert dict(told[1].args)["n"] == dearest
    # Whoever has won hears of it, too, and what parts them from the next who is still in.
    assert keys(for_society(table, [], BEN)) == ["best-poorest", "luxury"]


def test_who_shares_a_victory_is_parted_from_nobody_who_has_won() -> None:
    first, second = society.player("6"), society.player("6")
    out, fourth = society.player("1", won="9"), society.player("4")
    assert keys(for_society(society.ended(first, second, out), [], ANN)) == ["best-poorest"]
    told = for_society(society.ended(first, second, out, fourth), [], BEN)
    assert keys(told) == ["best-poorest", "tie"]
    said = dict(told[1].args)
    assert (said["other"], said["n"], said["less"]) == (Name(Seat(3)), 6, 4)


@pytest.mark.parametrize(
    ("ann", "ben", "key"),
    [
        ("9", "8", "luxury"),
        ("9", "10 arrest", "misfortune"),
        ("9", "10 loss", "misfortune"),
        ("9", "4 arrest", "luxury"),
        ("6 x1", "8", "recognition"),
        ("9 x1", "8", "doubled"),
        ("9 x1 x2", "8", "doubled"),
        ("4 x1", "8", "tie"),
    ],
)
def test_one_card_parts_two_players_of_high_society(ann: str, ben: str, key: str) -> None:
    players = [society.player(won=ann), society.player(won=ben), society.player("1")]
    table = society.ended(*players)
    assert keys(for_society(table, [], ANN)) == [key]


@pytest.mark.parametrize(
    ("ann", "ben", "expected"),
    [
        (splendor.player(bought="3-04 3-08"), splendor.player(bought="3-12 1-01"), ["cards"]),
        (splendor.player(visited="N-01"), splendor.player(bought="2-01"), ["nobles"]),
        (splendor.player(bought="3-04"), splendor.player(bought="3-08 1-01"), ["tie"]),
        (
            splendor.player(bought="3-04"),
            splendor.player(hand="3-08 3-12"),
            ["cards", "reserved"],
        ),
    ],
)
def test_cards_or_nobles_decide_splendor(ann: object, ben: object, expected: list[str]) -> None:
    table = splendor.lay(ann, ben)  # type: ignore[arg-type]
    for seat in (ANN, BEN):
        assert keys(for_splendor(table, [], seat)) == ["score", *expected]


@pytest.mark.parametrize(
    ("ann", "ben", "kind"),
    [("3-04 3-08 3-12", "3-16", "more"), ("3-04", "2-01 2-05", "dear"), ("3-04", "", "dear")],
)
def test_more_cards_or_dearer_ones(ann: str, ben: str, kind: str) -> None:
    table = splendor.lay(splendor.player(bought=ann), splendor.player(bought=ben))
    assert dict(for_splendor(table, [], ANN)[1].args)["kind"] == kind


def test_a_duel_tells_its_goal_and_who_had_more_turns() -> None:
    table = duel.lay(duel.player(bonuses="G1"), duel.player())
    rich = duel.owned("3-08")
    table.players[ANN].bought = [rich] * -(-20 // rich.card.points)
    turns = [AnotherTurn(seat=ANN)] * 3 + [AnotherTurn(seat=BEN)]
    scrolls = [GainedPrivilege(seat=ANN)] * 2
    told = for_duel(table, [*turns, *scrolls], BEN)
    assert keys(told) == ["points", "cards", "turns"]
    assert dict(told[-1].args) == {"n": 3, "less": 1}
    assert keys(for_duel(table, scrolls, BEN))[-1] == "privileges"
    assert keys(for_duel(table, scrolls[:1], BEN))[-1] == "cards"


def test_equal_prestige_is_decided_by_florins_and_idle_florins_are_named() -> None:
    ann, ben, cid = princes.player(900, 20), princes.player(300, 20), princes.player(800, 10)
    table = princes.actions(ann, ben, cid)
    paid = [Paid(seat=BEN, points=10, florins=0)]
    assert keys(for_princes(table, paid, BEN)) == ["tie"]
    assert keys(for_princes(table, paid, CID)) == ["score", "works"]
    cid.money = 1000
    assert keys(for_princes(table, paid, CID)) == ["score", "works", "idle"]
