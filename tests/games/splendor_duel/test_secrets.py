"""Who may see what."""

import pytest

from games.chance import Chance
from games.engine import Seat, play
from games.splendor_duel import GAME
from games.splendor_duel.catalogue import ALL_TOKENS, CARDS, CELL
from games.splendor_duel.events import Drew, ReservedCard
from games.splendor_duel.view import View, look
from tests.games.moves import after, offers
from tests.games.splendor_duel.tables import ANN, BEN, EXAMPLE, cards, lay, on_board, player, tokens
from tests.rule import rule

EVERYBODY = (None, ANN, BEN)
BLIND, OPEN = "reserve deck-1 b2", "reserve 2-03 b2"
MIDDLE = lay(
    player("W1", privileges=1, reserved="1-13 2-12?"),
    player("U1 P1", bought="1-08 3-04 1-27:blue", reserved="3-06? 1-25", royals="R-4"),
    board=EXAMPLE.replace("P", "."),
)


def faces(view: View) -> set[str]:
    """All cards whose faces a view shows, wherever."""
    return {card.id for card in CARDS.values() if f"id='{card.id}'" in repr(view)}


@rule("SD-116")
@pytest.mark.parametrize("me", EVERYBODY)
def test_tokens_privileges_and_cards_bought_lie_open(me: Seat | None) -> None:
    ann, ben = look(MIDDLE, me).players
    assert (ann.tokens, ann.privileges, ben.tokens) == (tokens("W1"), 1, tokens("U1 P1"))
    assert (ben.points, ben.crowns, ben.bonuses, ben.prestige) == (8, 0, tokens("U3"), tokens("U5"))
    assert (ben.royals, ben.colourless, ben.best) == (tuple(MIDDLE.players[BEN].royals), 3, 5)


@rule("SD-116")
@pytest.mark.parametrize("me", EVERYBODY)
def test_board_pyramid_royals_and_supply_lie_open(me: Seat | None) -> None:
    view = look(MIDDLE, me)
    assert (view.board, view.supply, view.royals) == (MIDDLE.board, 2, tuple(MIDDLE.royals))
    assert [card for row in view.rows for card in row.cards] == MIDDLE.face_up


@rule("SD-117")
def test_the_owner_sees_all_reserved_cards() -> None:
    assert [held.card for held in look(MIDDLE, ANN).owner.reserved] == cards("1-13 2-12")


@rule("SD-117")
@pytest.mark.parametrize(("me", "owner"), [(ANN, BEN), (BEN, ANN), (None, ANN), (None, BEN)])
def test_nobody_else_sees_any_of_them(me: Seat | None, owner: Seat) -> None:
    assert [held.card for held in look(MIDDLE, me).players[owner].reserved] == [None, None]
    assert not faces(look(MIDDLE, me)) & {held.card.id for held in MIDDLE.players[owner].reserved}


@rule("SD-118")
@pytest.mark.parametrize("me", EVERYBODY)
def test_number_levels_and_origins_are_known(me: Seat | None) -> None:
    known = [
        [(held.level, held.blind) for held in player.reserved]
        for player in look(MIDDLE, me).players
    ]
    assert known == [[(1, False), (2, True)], [(3, True), (1, False)]]


@rule("SD-118")
def test_the_news_name_a_card_of_the_pyramid_once() -> None:
    table = lay(player(), player("W1"), board=EXAMPLE, pyramid="2-03")
    reserved = after(table, OPEN)
    assert "2-03" in faces(look(reserved, BEN))
    assert "2-03" not in faces(look(after(reserved, "take a1 only"), BEN))


@rule("SD-118")
def test_a_card_that_all_have_seen_is_not_dealt_anew() -> None:
    table = after(lay(board=EXAMPLE, pyramid="2-03"), OPEN)
    dealt = {
        GAME.rules.scramble(table, BEN, Chance(seed)).players[ANN].reserved[0].card
        for seed in range(50)
    }
    assert dealt == {CARDS["2-03"]}


@rule("SD-119")
@pytest.mark.parametrize("me", [None, BEN])
def test_a_card_of_a_deck_is_shown_to_nobody_else(me: Seat | None) -> None:
    table = after(lay(board=EXAMPLE), BLIND)
    drawn = table.players[ANN].reserved[0].card
    assert drawn.id not in faces(look(table, me))
    assert drawn.id not in faces(look(after(table, "take a1 only"), me))


@rule("SD-119")
def test_its_owner_is_told_which_it_is() -> None:
    table = after(lay(board=EXAMPLE), BLIND)
    drawn = table.players[ANN].reserved[0].card
    assert Drew(to=ANN, card=drawn) in look(table, ANN).last
    assert [event for event in table.last if isinstance(event, ReservedCard)] == [
        ReservedCard(seat=ANN, card=None, level=1, blind=True, gold=CELL["b2"])
    ]


@rule("SD-119")
def test_it_is_named_when_it_is_bought() -> None:
    table = after(lay(player("G3", reserved="1-07?")), "buy 1-07")
    assert "1-07" in faces(look(table, BEN))


@rule("SD-120")
@pytest.mark.parametrize("me", EVERYBODY)
def test_the_bag_and_the_size_of_the_decks_are_known(me: Seat | None) -> None:
    view = look(MIDDLE, me)
    held = sum((player.tokens for player in view.players), on_board(MIDDLE))
    assert view.bag == ALL_TOKENS - held
    assert [row.deck for row in view.rows] == [len(row.deck) for row in MIDDLE.rows]


@rule("SD-121")
@pytest.mark.parametrize("me", EVERYBODY)
def test_no_view_shows_what_lies_in_a_deck(me: Seat | None) -> None:
    hidden = {card.id for row in MIDDLE.rows for card in row.deck}
    assert not faces(look(MIDDLE, me)) & hidden


@rule("SD-121")
def test_what_a_replenishing_brings_depends_on_nothing_known() -> None:
    table = lay(bag="W1 U1 G1 R1 K1")
    laid = {
        after(GAME.rules.scramble(table, ANN, Chance(seed)), "replenish").board
        for seed in range(40)
    }
    assert len(laid) > 10


@rule("SD-121")
def test_a_card_drawn_cannot_be_given_back_unseen() -> None:
    table = lay(board=EXAMPLE)
    assert play(table, ANN, offers(table)[BLIND]).final


@rule("SD-121")
def test_taking_tokens_shows_nothing_new() -> None:
    table = lay(board=EXAMPLE)
    assert not play(table, ANN, offers(table)["take a1 c1"]).final


@rule("SD-121")
def test_over_many_deals_a_blind_card_may_be_any_of_its_level_that_is_unseen() -> None:
    dealt = {
        GAME.rules.scramble(MIDDLE, ANN, Chance(seed)).players[BEN].reserved[0].card
        for seed in range(200)
    }
    assert dealt == {*MIDDLE.rows[2].deck, CARDS["3-06"]}


@rule("SD-122")
def test_spectators_are_told_of_no_drawn_card() -> None:
    view = look(after(lay(board=EXAMPLE), BLIND), None)
    assert not [event for event in view.last if isinstance(event, Drew)]


@rule("SD-122")
@pytest.mark.parametrize("me", EVERYBODY)
def test_after_the_game_every_card_is_shown(me: Seat | None) -> None:
    table = lay(
        player(bought="3-13 2-24 3-02 3-04 1-20"), player(reserved="3-06? 1-13"), board=EXAMPLE
    )
    over = after(table, "take a1 only")
    assert [held.card for held in look(over, me).players[BEN].reserved] == cards("3-06 1-13")


def test_the_opponent_is_not_shown_which_reserved_cards_could_be_bought() -> None:
    table = lay(player("G3", reserved="1-07"))
    assert CARDS["1-07"] in look(table, ANN).affordable
    assert CARDS["1-07"] not in look(table, BEN).affordable
