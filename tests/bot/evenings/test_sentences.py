"""Sentences are found by their keys, however they are put."""

import pytest

from tests.bot.evenings.sentences import sentence


def test_a_sentence_is_found_by_its_key_and_by_what_it_speaks_of() -> None:
    said = "**Ann** undoes their last move."
    assert sentence("act-taken-back").search(said)
    assert sentence("act-taken-back", who="**Ann**").search(said)
    assert not sentence("act-taken-back", who="**Theo**").search(said)
    assert not sentence("act-paused").search(said)


def test_any_way_of_putting_a_number_is_found() -> None:
    asked = sentence("proposal-absent", who="Ann")
    assert asked.search(
        "Ann hasn’t moved for an hour. What now? A majority of the others decides;"
        " until then Ann can still move."
    )
    assert not asked.search(
        "Ann hasn’t moved for an hour. What now? A majority of the others"
        " decides; until then Theo can still move."
    )


def test_what_a_sentence_does_not_speak_of_is_a_mistake_of_the_test() -> None:
    with pytest.raises(AssertionError, match="does not speak of"):
        sentence("act-paused", who="Ann")
