"""Where one is, and what newcomers are told: at every decision of every game, in words."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

from games import GAMES
from games.engine import Decision
from renderers.words import LANGUAGES, words_for
from tests.games.playing import AnyGame, moments

NAMES = ("Ann", "Theo", "Ingrid", "Cog", "Rivet")
PLIES = 250
LONGEST = 240
EVERY = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)


def kinds(game: AnyGame) -> Iterator[type[Decision]]:
    """The kinds of decisions of a game, met or not."""
    pending: list[type] = [Decision]
    while pending:
        kind = pending.pop()
        pending += kind.__subclasses__()
        if kind.__module__.startswith(f"{game.package}.") and "waits" in vars(kind):
            yield kind


@EVERY
@pytest.mark.parametrize("options", [0, -1], ids=["first-options", "last-options"])
def test_every_decision_says_where_it_stands_and_what_it_is_about(
    game: AnyGame, options: int
) -> None:
    assert game.where is not None
    assert game.introduce is not None
    wishes = {choice.key: choice.options[options] for choice in game.choices}
    for seats in {min(game.seats), max(game.seats)}:
        for moment in islice(moments(game, seats, seed=seats, wishes=wishes), PLIES):
            decision, seat = moment.decision, moment.decision.seat
            dealt_anew = game.imagined(moment.before, seat, moment.chance)
            texts = [tell(moment.before, decision) for tell in (game.where, game.introduce)]
            assert texts == [tell(dealt_anew, decision) for tell in (game.where, game.introduce)]
            for language in LANGUAGES:
                words = words_for(language, game.package, strict=True)
                for text in texts:
                    assert text is not None
                    said = words.say(text, NAMES)
                    assert said.endswith(".")
                    assert len(said) <= LONGEST


@EVERY
def test_there_is_a_sentence_for_newcomers_to_every_kind_of_decision(game: AnyGame) -> None:
    found = {kind.waits.removeprefix("waiting-") for kind in kinds(game)}
    assert found
    for language in LANGUAGES:
        words = words_for(language, game.package)
        assert [kind for kind in found if not words.knows(f"meet-{kind}")] == []
