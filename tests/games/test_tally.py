"""Counted things, and paying with a kind that stands for any other: against the trying of
everything.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

import pytest

from games.tally import Kind, Tally, cheapest, lacking, payments, pays, ranked


class Fruit(Kind):
    """Three kinds to pay, and one that stands for any."""

    APPLE = "apple"
    PEAR = "pear"
    LEMON = "lemon"
    ANY = "any"


FRUIT = ranked(Fruit, "APLY")
MOST = 2


@dataclass(frozen=True, slots=True)
class Basket(Tally[Fruit]):
    """So many of each fruit."""

    kinds = FRUIT


def baskets(*most: int) -> Iterator[Basket]:
    """All that hold at most so many of each kind."""
    return map(Basket, product(*(range(n + 1) for n in most)))


CASES = [
    (price, held)
    for price in baskets(MOST, MOST, MOST, 0)
    for held in baskets(MOST, MOST, MOST, MOST + 1)
]
"""What is to be paid, and out of what."""


def ways(price: Basket, held: Basket) -> set[Basket]:
    """Whatever of *held* is as much as *price*, and of no kind but the wild one more than it."""
    tried = (
        *(min(due, own) for due, own in zip(price.counts[:-1], held.counts[:-1], strict=True)),
        held[Fruit.ANY],
    )
    return {way for way in baskets(*tried) if way.total == price.total}


def kinds_short(price: Basket, held: Basket) -> int:
    """Of how many kinds there is too little, however the wild ones are dealt out."""
    gaps = price.beyond(held)
    dealt = (fill for fill in baskets(*gaps.counts) if fill.total <= held[Fruit.ANY])
    return min(len((gaps - fill).present) for fill in dealt)


def test_every_way_to_pay_is_found_once_and_none_that_is_not() -> None:
    found = [payments(price, held, Fruit.ANY) for price, held in CASES]
    assert [{*each} for each in found] == [ways(price, held) for price, held in CASES]
    assert all(len({*each}) == len(each) for each in found)


def test_the_less_of_the_wild_kind_is_paid_the_sooner_a_way_comes() -> None:
    spent = [[way[Fruit.ANY] for way in payments(price, held, Fruit.ANY)] for price, held in CASES]
    assert spent == [sorted(each) for each in spent]


def test_the_cheapest_way_spends_the_least_of_the_wild_kind() -> None:
    for price, held in CASES:
        if possible := ways(price, held):
            assert cheapest(price, held, Fruit.ANY) == min(possible, key=lambda way: way[Fruit.ANY])


def test_whatever_pays_is_one_of_the_ways_to_pay() -> None:
    tried = [*baskets(MOST, MOST, MOST, MOST + 1), Basket((-1, 2, 1, 1))]
    for price, held in CASES:
        paying = {basket for basket in tried if pays(basket, price, held, Fruit.ANY)}
        assert paying == ways(price, held) & {*tried}


def test_something_is_lacking_where_there_is_no_way_to_pay() -> None:
    short = [bool(lacking(price, held, Fruit.ANY)) for price, held in CASES]
    assert short == [not ways(price, held) for price, held in CASES]


def test_as_few_kinds_as_possible_are_lacking() -> None:
    short = [len(lacking(price, held, Fruit.ANY).present) for price, held in CASES]
    assert short == [kinds_short(price, held) for price, held in CASES]


def test_what_is_lacking_is_what_the_wild_kind_does_not_make_up_for() -> None:
    short = [lacking(price, held, Fruit.ANY).total for price, held in CASES]
    assert short == [max(0, price.beyond(held).total - held[Fruit.ANY]) for price, held in CASES]


def test_kinds_are_ranked_as_they_stand() -> None:
    assert [(kind.rank, kind.letter) for kind in FRUIT] == [(0, "A"), (1, "P"), (2, "L"), (3, "Y")]


@pytest.mark.parametrize("letters", ["APL", "APLYZ"])
def test_every_kind_has_one_letter(letters: str) -> None:
    with pytest.raises(ValueError, match="zip"):
        ranked(Fruit, letters)


def test_what_is_written_is_read_again() -> None:
    assert all(Basket.parse(str(basket)) == basket for basket in baskets(2, 2, 2, 12))


def test_a_kind_that_is_written_twice_counts_twice() -> None:
    assert Basket.parse("A1 Y2 A3") == Basket((4, 0, 0, 2))


@pytest.mark.parametrize(
    ("notation", "error"),
    [
        ("Q1", KeyError),
        ("a1", KeyError),
        ("A", ValueError),
        ("A-1", ValueError),
        ("1A", ValueError),
    ],
)
def test_what_names_no_number_of_a_kind_is_not_read(notation: str, error: type[Exception]) -> None:
    with pytest.raises(error):
        Basket.parse(notation)
