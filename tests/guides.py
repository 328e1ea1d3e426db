"""Makes the pages of `docs/games/` and their pictures, of what the bot itself says and draws."""

from __future__ import annotations

import io
import re
import textwrap
from pathlib import Path

from PIL import Image

from bot.messages.meanings import doubts
from bot.workers.guide_pictures import primer
from bot.workers.picture_worker import PaintedPicture, Subject, painted
from games.guide import guide_of
from games.package import AnyGame
from renderers.words import LANGUAGES, words_for
from tests.library import GAMES

DOCS = Path(__file__).parent.parent / "docs"
PAGES, PICTURES = DOCS / "games", DOCS / "pictures" / "games"
WIDTH, QUALITY = 800, 82
"""Of a picture as a page shows it: all of them together stay below four megabytes."""
LINE = 100
ENDING = {"en": "", "ru": ".ru"}


def page_at(game: AnyGame, language: str) -> Path:
    """Where the page of a game lies."""
    return PAGES / f"{game.key}{ENDING[language]}.md"


def picture(game: AnyGame, language: str) -> tuple[Path, Subject]:
    """Where the picture of a page lies, and what it shows: how the game is played."""
    name = f"{game.key}-primer{ENDING[language]}.webp"
    return PICTURES / name, primer(game, language)


def reduced(file: bytes) -> bytes:
    """A picture as the documentation shows it."""
    with Image.open(io.BytesIO(file)) as opened:
        size = WIDTH, round(opened.height * WIDTH / opened.width)
        smaller = opened.convert("RGB").resize(size, Image.Resampling.LANCZOS)
    out = io.BytesIO()
    smaller.save(out, "WEBP", quality=QUALITY, method=6)
    return out.getvalue()


def page(game: AnyGame, language: str, first: Path, summary: PaintedPicture) -> str:
    """The text of a page, which shows this picture first."""
    words = words_for(language, "bot.messages", game.home, strict=True)
    guide = guide_of(game)
    assert guide is not None
    parts = [f"# {words('title')}", _elsewhere(game, language), _wrapped(words("description"))]
    parts += [f"## {words('guide-primer')}", _shown(first, summary.alt)]
    parts += [_marked(line) for line in summary.text.split("\n")[1:]]
    for chapter in guide.chapters:
        parts.append(f"## {words.say(chapter.title, ())}")
        parts += [_wrapped(words.say(one, ()), "- ") for one in chapter.sentences]
    parts += map(_wrapped, doubts(words, game))
    rules = f"rules{ENDING[language]}.md"
    parts.append(f"[{words('guide-exact')}](../../{game.home.replace('.', '/')}/{rules})")
    text = "\n\n".join(parts) + "\n"
    return re.sub(r"(?m)^((?:- |  ).*)\n\n(?=- )", r"\1\n", text)


def _elsewhere(game: AnyGame, language: str) -> str:
    """Links to the same page in other languages."""
    names = {"en": "In English", "ru": "По-русски"}
    others = [other for other in LANGUAGES if other != language]
    return " · ".join(f"[{names[other]}]({page_at(game, other).name})" for other in others)


def _marked(line: str) -> str:
    return _wrapped(line.removeprefix("• "), "- ") if line.startswith("• ") else line


def _shown(path: Path, alt: str) -> str:
    said = re.sub(r"[\[\]]", "", " ".join(alt.split()))
    return _wrapped(f"![{said}](../pictures/games/{path.name})")


def _wrapped(text: str, mark: str = "") -> str:
    return textwrap.fill(
        text,
        LINE,
        initial_indent=mark,
        subsequent_indent=" " * len(mark),
        break_long_words=False,
        break_on_hyphens=False,
    )


def make() -> None:
    """Write all pages and pictures."""
    for folder in (PAGES, PICTURES):
        folder.mkdir(parents=True, exist_ok=True)
    for game in GAMES:
        for language in LANGUAGES:
            path, subject = picture(game, language)
            sheet = painted(subject)
            assert not sheet.trouble, sheet.trouble
            path.write_bytes(reduced(sheet.still))
            text = page(game, language, path, sheet)
            page_at(game, language).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    make()
