"""Luck that is fair and repeats."""

from collections import Counter

from games.chance import Chance


def test_the_same_seed_deals_the_same_for_ever() -> None:
    # The first numbers of SplitMix64 for this seed, as published: 6457827717110365317,
    # 3203168211198807973, …
    chance = Chance(1234567)
    assert [chance.below(1000) for _ in range(5)] == [317, 973, 423, 431, 821]


def test_luck_goes_on_where_it_was_left() -> None:
    chance = Chance(7)
    chance.below(6)
    assert Chance(7, chance.drawn).below(10**6) == chance.below(10**6)


def test_every_number_is_as_likely() -> None:
    chance = Chance(1)
    rolled = Counter(chance.below(6) for _ in range(6000))
    assert all(900 <= rolled[face] <= 1100 for face in range(6))


def test_every_order_is_as_likely() -> None:
    chance = Chance(1)
    orders = Counter(tuple(chance.shuffled("abc")) for _ in range(6000))
    assert len(orders) == 6
    assert all(900 <= times <= 1100 for times in orders.values())


def test_shuffling_leaves_the_cards_alone() -> None:
    cards = ["a", "b", "c"]
    assert sorted(Chance(3).shuffled(cards)) == cards == ["a", "b", "c"]


def test_anything_may_be_picked() -> None:
    chance = Chance(1)
    assert {chance.pick("abc") for _ in range(50)} == set("abc")
