"""Who may see what."""

import pytest

from games.chance import Chance
from games.engine import Seat, begin, play
from games.princes_of_florence import GAME
from games.princes_of_florence.catalogue import Profession
from games.princes_of_florence.events import Dealt, Kept, Returned, Sealed
from games.princes_of_florence.rules.cards import KeepOneProfession
from games.princes_of_florence.table import PrincesTable
from games.princes_of_florence.view import Bidder, View
from tests.games.moves import after, answered, offers, to_act
from tests.games.princes_of_florence.tables import ANN, BEN, CLEO, actions, auctions, player
from tests.rule import rule

EVERYBODY = (None, ANN, BEN, CLEO)


def look(table: PrincesTable, me: Seat | None) -> View:
    return GAME.rules.look(table, me)


def hands() -> PrincesTable:
    ann = player(
        hand="poet painter", bonus="forest", held="most_works", recruiting=1, works="lawyer", mark=9
    )
    return actions(
        ann, player(hand="botanist", bonus="lake park"), player(works="organist", recruits=1)
    )


@rule("PF-112", "PF-08")
@pytest.mark.parametrize("me", EVERYBODY)
def test_what_lies_on_tables_is_open(me: Seat | None) -> None:
    ann, _, cleo = look(hands(), me).players
    assert ([card.id for card in ann.works], [card.id for card in cleo.works], cleo.recruits) == (
        ["lawyer"],
        ["organist"],
        1,
    )
    assert (ann.recruiting, ann.mark, ann.money, ann.points) == (1, 9, 3500, 0)


@rule("PF-190")
@pytest.mark.parametrize("me", EVERYBODY)
def test_others_see_how_many_cards_somebody_holds(me: Seat | None) -> None:
    counted = [
        (seen.professions, seen.bonuses, seen.prestige) for seen in look(hands(), me).players
    ]
    assert counted == [(2, 1, 1), (1, 2, 0), (0, 0, 0)]


@rule("PF-190", "PF-63")
@pytest.mark.parametrize(
    ("me", "cards"),
    [(ANN, "poet painter forest most_works"), (BEN, "botanist lake park"), (CLEO, "")],
)
def test_everybody_sees_the_own_hand(me: Seat, cards: str) -> None:
    hand = look(hands(), me).hand
    assert hand is not None
    seen = [
        [held.card.id for held in pile] for pile in (hand.professions, hand.bonuses, hand.prestige)
    ]
    assert " ".join(key for pile in seen for key in pile) == cards


@rule("PF-190")
def test_the_gallery_sees_no_hand() -> None:
    assert look(hands(), None).hand is None


@rule("PF-190")
@pytest.mark.parametrize("me", [None, BEN, CLEO])
def test_another_hand_changes_nothing_one_sees(me: Seat | None) -> None:
    other = actions(
        player(
            hand="alchemist physician",
            bonus="jester",
            held="most_parks",
            recruiting=1,
            works="lawyer",
            mark=9,
        ),
        player(hand="botanist", bonus="lake park"),
        player(works="organist", recruits=1),
    )
    assert look(other, me) == look(hands(), me)


@rule("PF-189")
def test_who_recruited_whom_is_told_and_then_hidden_in_the_hand() -> None:
    table = after(actions(player(recruiting=1), player(works="poet"), player()), "recruit poet")
    assert [event.line.key for event in look(table, CLEO).last] == ["recruited"]
    later = look(after(table, "end"), CLEO)
    assert (later.players[ANN].professions, "poet" in repr(later)) == (1, False)


@rule("PF-190")
@pytest.mark.parametrize("me", [None, BEN, CLEO])
def test_cards_drawn_are_seen_by_the_drawer_alone(me: Seat | None) -> None:
    table = after(hands(), "profession")
    (drawing,) = table.waiting
    assert isinstance(drawing, KeepOneProfession)
    own = look(table, ANN).hand
    assert own is not None
    assert own.drawn == drawing.drawn
    assert not [card for card in drawing.drawn if repr(card) in repr(look(table, me))]


@rule("PF-190", "PF-63")
@pytest.mark.parametrize("move", ["profession, 1", "bonus, 1"])
def test_which_card_was_kept_is_told_to_its_owner_alone(move: str) -> None:
    table = after(hands(), move)
    told = {
        me: [event.card for event in look(table, me).last if isinstance(event, Kept)]
        for me in EVERYBODY
    }
    assert [len(told[me]) for me in EVERYBODY] == [1, 2, 1, 1]
    assert {card for me in (None, BEN, CLEO) for card in told[me]} == {None}


@rule("PF-24")
def test_professions_dealt_and_returned_are_told_to_their_owner_alone() -> None:
    table = begin(GAME.rules.set_up(3, Chance(1), GAME.rules.chosen())).table
    for me in EVERYBODY:
        assert [event.to for event in look(table, me).last if isinstance(event, Dealt)] == (
            [] if me is None else [me]
        )
    returned = answered(table, {ANN: next(iter(offers(table, seat=ANN)))})
    assert [event.card for event in look(returned, BEN).last if isinstance(event, Returned)] == [
        None
    ]


def sealed() -> PrincesTable:
    table = after(auctions(player(), player(), player(), sealed=True), "jester")
    return answered(table, {BEN: "1000-1900 1200"})


@rule("PF-184")
@pytest.mark.parametrize(("me", "florins"), [(ANN, None), (BEN, 1200), (CLEO, None)])
def test_a_sealed_limit_is_seen_by_its_owner_alone(me: Seat, florins: int | None) -> None:
    view = look(sealed(), me)
    assert view.hand is not None
    assert (view.hand.limit and view.hand.limit.florins) == florins
    assert [event.limit is None for event in view.last if isinstance(event, Sealed)] == (
        [True, False] if me == BEN else [True]
    )


@rule("PF-184")
@pytest.mark.parametrize("me", EVERYBODY)
def test_all_see_who_has_sealed(me: Seat | None) -> None:
    assert [seen.bidder for seen in look(sealed(), me).players] == [
        Bidder.ASKED,
        Bidder.SEALED,
        Bidder.ASKED,
    ]


@rule("PF-191")
@pytest.mark.parametrize(
    ("notation", "final"),
    [("profession", True), ("bonus", True), ("freedom travel", False), ("end", False)],
)
def test_drawing_cards_cannot_be_taken_back(notation: str, final: bool) -> None:
    table = hands()
    assert play(table, ANN, offers(table)[notation]).final is final


@rule("PF-191")
def test_dealing_anew_leaves_the_own_hand_alone_and_mixes_the_others() -> None:
    table = hands()
    dealt = [GAME.rules.scramble(table, ANN, Chance(seed)) for seed in range(60)]
    assert {tuple(other.players[ANN].professions) for other in dealt} == {
        tuple(table.players[ANN].professions)
    }
    seen = {other.players[BEN].professions[0] for other in dealt}
    assert seen == {*table.professions, *table.players[BEN].professions}


@rule("PF-191")
def test_dealing_anew_knows_nothing_of_what_somebody_else_drew() -> None:
    table = after(hands(), "profession")
    drawn = set[Profession]()
    for seed in range(80):
        (drawing,) = GAME.rules.scramble(table, BEN, Chance(seed)).waiting
        assert isinstance(drawing, KeepOneProfession)
        drawn.update(drawing.drawn)
    assert len(drawn) > len(table.professions)


@rule("PF-192")
@pytest.mark.parametrize("me", EVERYBODY)
def test_at_the_end_hands_and_prestige_cards_are_shown(me: Seat | None) -> None:
    ann = player(hand="poet", bonus="forest", held="most_works most_jesters", works="lawyer")
    table = after(actions(ann, player(), player(), round=7), "end, end, end")
    seen = look(table, me).players[ANN]
    assert [card.id for card in seen.opened] == ["poet", "forest"]
    assert [(scored.card.id, scored.points) for scored in seen.scored] == [
        ("most_works", 7),
        ("most_jesters", 0),
    ]
    assert (seen.before, seen.points) == (0, 7)


@rule("PF-192")
def test_until_then_they_are_not() -> None:
    assert [(seen.opened, seen.scored) for seen in look(hands(), ANN).players] == [((), ())] * 3


@rule("PF-188")
def test_a_view_tells_how_everybody_stands_in_the_auction() -> None:
    table = after(
        auctions(player(), player(), player(), player(), player()), "jester, pass, raise, raise"
    )
    assert [seen.bidder for seen in look(table, None).players] == [
        Bidder.WAITS,
        Bidder.PASSED,
        Bidder.WAITS,
        Bidder.LEADS,
        Bidder.ASKED,
    ]
    later = look(after(table, "pass, pass, pass"), None)
    assert [seen.bidder for seen in later.players][3] is Bidder.HAS_OBJECT
    assert to_act(table) == 4
