"""Tables and moves, written and read."""

import pytest

from games.codec import Codec, Pieces
from games.engine import Seat, play
from tests.games.toy import (
    PRIZES,
    TOY,
    Auction,
    Bid,
    BidFor,
    OpenBids,
    Opened,
    Prize,
    Share,
    ToyTable,
    fresh,
    pencilled,
)


def in_the_middle() -> ToyTable:
    table = play(fresh(), Seat(1), Bid(3)).table
    return play(play(table, Seat(0), Bid(2)).table, Seat(1), Share(frozenset({0, 1}))).table


@pytest.mark.parametrize(
    "table",
    [
        fresh(),
        play(fresh(), Seat(0), Bid(1)).table,
        play(pencilled(), Seat(0), Bid(1)).table,
        in_the_middle(),
    ],
)
def test_a_table_survives_being_written(table: ToyTable) -> None:
    assert TOY.rules.codec.read_table(TOY.rules.codec.write_table(table)) == table


def test_a_table_that_was_read_goes_on_alike() -> None:
    table = play(fresh(), Seat(0), Bid(1)).table
    read = TOY.rules.codec.read_table(TOY.rules.codec.write_table(table))
    assert play(read, Seat(1), Bid(1)) == play(table, Seat(1), Bid(1))


def test_pieces_come_back_as_the_catalogues_own() -> None:
    read = TOY.rules.codec.read_table(TOY.rules.codec.write_table(fresh()))
    assert all(prize is PRIZES[prize.id] for prize in read.deck)


def test_what_is_not_named_is_not_written() -> None:
    pieces = (Pieces(Prize, lambda prize: prize.id, PRIZES.__getitem__),)
    codec = Codec(ToyTable, named=(BidFor, Opened, Auction, OpenBids), pieces=pieces)
    with pytest.raises(TypeError, match="SealedBid is not named in the Codec"):
        codec.write_table(fresh())
    with pytest.raises(TypeError, match="Bid is not named in the Codec"):
        codec.write_move(Bid(3))


@pytest.mark.parametrize("action", [Bid(3), Share(frozenset({0, 1})), Share(frozenset())])
def test_an_action_survives_being_written(action: Bid | Share) -> None:
    assert TOY.rules.codec.read_action(TOY.rules.codec.write_move(action)) == action


def test_an_order_survives_being_written() -> None:
    assert TOY.rules.codec.read_order(TOY.rules.codec.write_move(BidFor("cup", 2))) == BidFor(
        "cup", 2
    )


def test_an_order_is_no_action_and_an_action_no_order() -> None:
    with pytest.raises(ValueError, match="not an action"):
        TOY.rules.codec.read_action(TOY.rules.codec.write_move(BidFor("cup", 2)))
    with pytest.raises(ValueError, match="not an order"):
        TOY.rules.codec.read_order(TOY.rules.codec.write_move(Bid(2)))


@pytest.mark.parametrize(
    "written",
    [
        b"",
        b"{",
        b"[]",
        b"{}",
        b'{"is": "Steal"}',
        b'{"is": "Bid"}',
        b'{"is": "Bid", "coins": "many"}',
        b'{"is": "Auction"}',
    ],
)
def test_what_is_no_action_is_refused(written: bytes) -> None:
    with pytest.raises(ValueError, match="not"):
        TOY.rules.codec.read_action(written)


@pytest.mark.parametrize("written", [b"", b"null", b'{"chance": 7}'])
def test_what_is_no_table_is_refused(written: bytes) -> None:
    with pytest.raises(ValueError, match="ToyTable"):
        TOY.rules.codec.read_table(written)
