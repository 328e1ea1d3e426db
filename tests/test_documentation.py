"""The documentation shows what is drawn today, and what its pages say of the games is what the bot
says.
"""

import re
from pathlib import Path

import pytest

from bot.operations.covers import played
from bot.workers.guide_pictures import illustration
from bot.workers.picture_worker import described, painted
from games.guide import guide_of
from games.package import AnyGame
from renderers.words import LANGUAGES
from tests import guides
from tests.gallery import FOLDER, drawn, moments, shown_of
from tests.library import GAMES, with_rules
from tests.renderers.conftest import PLAIN, alike, small

ROOT = Path(__file__).parent.parent
REMEDY = "look at what has changed, then run make pictures"
MOST_BYTES = 4 * 2**20


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_page_says_what_the_bot_says(game: AnyGame, language: str) -> None:
    path, subject = guides.picture(game, language)
    page = guides.page_at(game, language)
    kept = page.read_text(encoding="utf-8") if page.is_file() else ""
    assert kept == guides.page(game, language, path, described(subject)), REMEDY


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_page_shows_what_the_bot_draws(game: AnyGame) -> None:
    path, subject = guides.picture(game, LANGUAGES[0])
    assert path.is_file()
    assert alike(small(painted(subject).still), small(path.read_bytes()), PLAIN), REMEDY


def test_every_picture_is_shown_and_all_of_them_are_small() -> None:
    pages = "".join(page.read_text(encoding="utf-8") for page in guides.PAGES.glob("*.md"))
    kept = [*guides.PICTURES.glob("*.webp")]
    assert set(re.findall(r"pictures/games/([\w.-]+)", pages)) == {path.name for path in kept}
    assert sum(path.stat().st_size for path in kept) < MOST_BYTES


def test_pictures_are_made_of_a_game_that_is_new() -> None:
    game = with_rules(GAMES[0], key="frog-hop")
    shown = shown_of(game)
    tables, _ = played(game, shown.seats, shown.luck)
    assert moments(game, tables).keys() == {"table", "hand"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_in_a_guide_has_a_name_of_their_own(language: str) -> None:
    for game in GAMES:
        guide = guide_of(game)
        assert guide is not None
        for chapter in guide.chapters:
            shown = illustration(game, chapter, language)
            assert shown is not None
            assert len(set(shown.names)) == len(shown.names)


def test_what_is_drawn_for_the_documentation_is_as_it_would_be_drawn_now() -> None:
    stale = []
    for path, file in drawn():
        if not alike(small(file), small(path.read_bytes()), PLAIN):
            stale.append(path.name)
    assert not stale, REMEDY


def test_every_picture_of_the_documentation_is_shown_in_it() -> None:
    pages = [ROOT / "README.md", *(ROOT / "docs").glob("*.md")]
    shown = {
        Path(found).name
        for page in pages
        for found in re.findall(r"pictures/[\w-]+\.webp", page.read_text("utf-8"))
    }
    assert shown == {path.name for path in FOLDER.glob("*.webp")}
