"""Whoever invites the bot gives it what it asks for: the guides name the permissions that it needs,
and no others.
"""

import re
from pathlib import Path

import discord
import pytest

from bot.commands.setup import NEEDED_PERMISSIONS
from bot.messages.language import words_of
from bot.sandbox.permissions import bits
from bot.sandbox.things import User
from tests.bot.evenings.evening import Evening

ROOT = Path(__file__).parents[3]
GUIDES = [ROOT / "docs" / "operating.md", ROOT / "README.md"]


@pytest.mark.parametrize("guide", GUIDES, ids=lambda guide: guide.name)
def test_the_invitation_asks_for_the_permissions_that_the_bot_needs(guide: Path) -> None:
    asked = {
        int(number)
        for number in re.findall(r"permissions=(\d+)", guide.read_text(encoding="utf-8"))
    }
    assert asked == {discord.Permissions(**dict.fromkeys(NEEDED_PERMISSIONS, True)).value}


@pytest.mark.parametrize("guide", GUIDES, ids=lambda guide: guide.name)
def test_the_guide_names_them(guide: Path) -> None:
    text = " ".join(guide.read_text(encoding="utf-8").split())
    text, words = (
        text.replace("View Channels", "View Channel"),
        words_of("en"),
    )  # Discord calls it both
    assert (
        ", ".join(
            words(f"permission-{name.replace('_', '-')}").strip("“”") for name in NEEDED_PERMISSIONS
        )
        in text
    )


async def test_with_these_permissions_alone_a_game_is_played(
    evening: Evening, ann: User, theo: User
) -> None:
    assert evening.stand_in.world.granted == bits(NEEDED_PERMISSIONS)
    thread = await evening.begun(ann, theo)
    await evening.table_calling(ann, thread)
    await evening.slash(ann, thread, "play", move="take 1")
    assert (await evening.table_calling(theo, thread)).attachments
    assert (
        "You’re following this table"
        in (await evening.slash(evening.person("ingrid"), thread, "watch")).content
    )
