"""The world that a newcomer finds: one guild with two channels and a forum, and a few people of
different languages.
"""

from dataclasses import replace
from hashlib import sha256

from bot.sandbox.forums import add_forum
from bot.sandbox.things import Guild
from bot.sandbox.world import World

BOT_NAME = "parlour"
CHANNELS = "lobby", "games"
FORUM = "tables"
TAGS = ("open", "running", "over")
PEOPLE = {
    "ann": ("Ann", "en-US"),
    "theo": ("Theo", "en-GB"),
    "ingrid": ("Ingrid", "en-US"),
    "pyotr": ("Пётр", "ru"),
    "mei": ("Mei", "en-US"),
}


def furnish(world: World) -> Guild:
    """Move bot, people, guild and channels into an empty world; the first person owns the guild."""
    world.add_user(BOT_NAME, bot=True)
    people = [
        world.add_user(name, shown, locale=locale) for name, (shown, locale) in PEOPLE.items()
    ]
    people = [world.put_user(replace(one, avatar=_key(one.name))) for one in people]
    guild = world.add_guild("Parlour", *people)
    for name in CHANNELS:
        world.add_channel(guild, name)
    add_forum(world, guild, FORUM, *TAGS, topic="/table new")
    return guild


def _key(name: str) -> str:
    """The key of somebody's picture, always the same."""
    return sha256(name.encode()).hexdigest()[:32]
