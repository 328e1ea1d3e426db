"""Who may see what."""

import pytest

from games.chance import Chance
from games.engine import Seat, play
from games.splendor import GAME
from games.splendor.catalogue import CARDS
from games.splendor.events import Drew
from games.splendor.view import look
from tests.games.moves import after, offers
from tests.games.splendor.tables import ANN, BEN, cards, lay, nobles, player, tokens
from tests.rule import rule

EVERYBODY = (None, ANN, BEN)
HANDS = lay(
    player("W1", hand="1-13 2-22?"), player("R2", bought="1-08 3-04", hand="3-16?", visited="N-10")
)


@rule("SP-89")
@pytest.mark.parametrize("me", EVERYBODY)
def test_tokens_bonuses_and_points_lie_open(me: Seat | None) -> None:
    seen = look(HANDS, me).players
    assert [player.tokens for player in seen] == [tokens("W1"), tokens("R2")]
    assert [player.bonuses for player in seen] == [tokens(), tokens("W2")]
    assert [player.points for player in seen] == [0, 9]


@rule("SP-89")
@pytest.mark.parametrize("me", EVERYBODY)
def test_rows_nobles_and_bank_lie_open(me: Seat | None) -> None:
    view = look(HANDS, me)
    assert [card for row in view.rows for card in row.cards] == HANDS.face_up
    assert (list(view.nobles), view.bank) == (HANDS.nobles, HANDS.bank)


@rule("SP-90")
@pytest.mark.parametrize("me", EVERYBODY)
def test_bought_cards_decks_and_backs_of_hands_lie_open(me: Seat | None) -> None:
    view = look(HANDS, me)
    ann, ben = view.players
    assert (ben.bought, ben.nobles) == (tuple(cards("1-08 3-04")), tuple(nobles("N-10")))
    assert [row.deck for row in view.rows] == [len(row.deck) for row in HANDS.rows]
    assert [(held.level, held.blind) for held in (*ann.reserved, *ben.reserved)] == [
        (1, False),
        (2, True),
        (3, True),
    ]


@rule("SP-91")
@pytest.mark.parametrize(
    ("me", "seen"), [(None, (None, None)), (ANN, ("2-22", None)), (BEN, (None, "3-16"))]
)
def test_a_card_reserved_unseen_is_known_to_its_owner(
    me: Seat | None, seen: tuple[str | None, str | None]
) -> None:
    held = [
        card for somebody in look(HANDS, me).players for card in somebody.reserved if card.blind
    ]
    assert tuple(card.card and card.card.id for card in held) == seen


@rule("SP-91")
def test_nobody_else_learns_whether_an_unseen_card_is_affordable() -> None:
    table = lay(player("R3", hand="1-17?"), player(), rows="2-01 3-01")
    assert CARDS["1-17"] in look(table, ANN).affordable
    assert CARDS["1-17"] not in look(table, BEN).affordable


@rule("SP-91")
def test_bought_from_the_hand_an_unseen_card_becomes_known() -> None:
    table = after(lay(player("R3", hand="1-17?"), player()), "buy 1-17")
    assert look(table, BEN).players[ANN].bought == (CARDS["1-17"],)


@rule("SP-92")
@pytest.mark.parametrize("me", EVERYBODY)
def test_a_card_reserved_from_a_row_stays_known(me: Seat | None) -> None:
    assert look(HANDS, me).players[ANN].reserved[0].card is CARDS["1-13"]


@rule("SP-93")
def test_the_question_does_not_tell_what_lies_on_a_deck() -> None:
    table = lay(player(), player())
    other = GAME.rules.scramble(table, ANN, Chance(7))
    assert other.rows[0].deck[-1] is not table.rows[0].deck[-1]
    assert offers(other) == offers(table)


@rule("SP-93")
def test_a_card_drawn_cannot_be_given_back_unseen() -> None:
    table = lay(player(), player())
    assert play(table, ANN, offers(table)["reserve deck-1"]).final


@rule("SP-91", "SP-93")
def test_a_blind_card_that_was_bought_has_been_shown() -> None:
    table = lay(player("U3", hand="1-06?"), player())
    assert play(table, ANN, offers(table)["buy 1-06"]).final


@rule("SP-91", "SP-93")
def test_buying_a_card_that_was_reserved_face_up_shows_nothing_new() -> None:
    table = lay(player("U3", hand="1-06"), player())
    assert not play(table, ANN, offers(table)["buy 1-06"]).final


@rule("SP-93")
def test_taking_tokens_shows_nothing_new() -> None:
    table = lay(player(), player())
    assert not play(table, ANN, offers(table)["two white"]).final


@rule("SP-93")
def test_what_a_seat_cannot_know_is_dealt_anew_and_what_it_knows_is_not() -> None:
    decks = [{card.id for card in row.deck} for row in HANDS.rows]
    dealt = GAME.rules.scramble(HANDS, ANN, Chance(7))
    assert [held.card.id for held in dealt.players[ANN].hand] == ["1-13", "2-22"]
    assert {dealt.players[BEN].hand[0].card.id, *(card.id for card in dealt.rows[2].deck)} == {
        *decks[2],
        "3-16",
    }


@rule("SP-93")
def test_over_many_deals_an_unseen_card_may_be_any_of_its_level() -> None:
    dealt = {
        GAME.rules.scramble(HANDS, ANN, Chance(seed)).players[BEN].hand[0].card
        for seed in range(300)
    }
    assert dealt == {*HANDS.rows[2].deck, CARDS["3-16"]}


@rule("SP-94")
def test_spectators_see_no_unseen_card() -> None:
    view = look(after(lay(player(), player()), "reserve deck-1"), None)
    assert view.players[ANN].reserved[0].card is None
    assert not [event for event in view.last if isinstance(event, Drew)]


@rule("SP-94")
@pytest.mark.parametrize("me", EVERYBODY)
def test_after_the_game_every_hand_is_shown(me: Seat | None) -> None:
    table = lay(player(bought="3-04 3-08 3-12"), player(hand="3-16?"))
    over = after(table, "take white+blue+green", "take white+blue+green")
    assert look(over, me).players[BEN].reserved[0].card is CARDS["3-16"]
