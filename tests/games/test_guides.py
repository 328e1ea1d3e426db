"""Guides: short chapters in every language, each beside the position that it speaks of."""

import re
from pathlib import Path

import pytest

from games.guide import Chapter, Guide, guide_of, position_of
from games.package import AnyGame
from renderers.words import LANGUAGES, words_for
from tests.each_game import each_game
from tests.library import GAMES, primer_of

ROOT = Path(__file__).parent.parent.parent
MOST_SENTENCES, LONGEST = 6, 200


def guide_at(game: AnyGame) -> Guide:
    guide = guide_of(game)
    assert guide is not None, f"{game.key} has no guide.json"
    return guide


GUIDES = [(game, guide) for game in GAMES if (guide := guide_of(game)) is not None]
CHAPTERS = [(game, chapter) for game, guide in GUIDES for chapter in guide.chapters]


@pytest.mark.parametrize("language", LANGUAGES)
@each_game(having=lambda game: guide_of(game) and primer_of(game.key))
def test_a_chapter_has_few_and_short_sentences(game: AnyGame, language: str) -> None:
    words = words_for(language, game.home, strict=True)
    for chapter in guide_at(game).chapters:
        assert words.say(chapter.title, ())
        assert 0 < len(chapter.sentences) <= MOST_SENTENCES
        assert not words.knows(f"guide-{chapter.key}-{len(chapter.sentences) + 1}")
        for sentence in chapter.sentences:
            assert len(words.say(sentence, ())) <= LONGEST, sentence


@pytest.mark.parametrize(
    ("game", "chapter"), CHAPTERS, ids=[f"{game.key}-{one.key}" for game, one in CHAPTERS]
)
def test_the_position_of_a_chapter_is_the_one_it_speaks_of(game: AnyGame, chapter: Chapter) -> None:
    table = position_of(game, chapter)
    assert table is not None
    waiting = table.waiting
    assert (type(waiting[0]).__name__ if waiting else "") == chapter.decision


@pytest.mark.parametrize("language", LANGUAGES)
@each_game(having=lambda game: guide_of(game) and primer_of(game.key))
def test_every_figure_of_a_guide_is_spoken_of_and_every_sentence_is_shown(
    game: AnyGame, language: str
) -> None:
    folder = ROOT / game.home.replace(".", "/") / "words"
    written = (folder / f"{language}.ftl").read_text(encoding="utf-8")
    message = r"^((?:guide|primer)-[\w-]+) = (.*(?:\n[ }].*)*)$"
    sentences = dict(re.findall(message, written, re.MULTILINE))
    spoken = set(re.findall(r"\{ \$(\w+) (?:\}|->)", " ".join(sentences.values())))
    assert spoken == game.teaching.facts.keys()
    primer = primer_of(game.key)
    assert primer is not None
    shown = {key for _, part in primer.parts for key in part}
    assert {key for key in sentences if key.startswith("primer-")} == shown
