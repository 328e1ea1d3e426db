"""Emojis of the application come into the world, and go."""

from bot.sandbox import world_events
from bot.sandbox.ids import EmojiId
from bot.sandbox.things import StoredEmoji
from bot.sandbox.world import World


def add_emoji(world: World, name: str, picture: bytes) -> StoredEmoji:
    """A new emoji of the application."""
    emoji = StoredEmoji(EmojiId(world.new_id()), name)
    world.shelf.put(emoji.file, picture)
    world.registry.restore(emoji)
    world.announce(world_events.EmojiAdded(emoji))
    return emoji


def delete_emoji(world: World, emoji: StoredEmoji) -> None:
    """One emoji less."""
    world.registry.forget_emoji(emoji.id)
    world.announce(world_events.EmojiDeleted(emoji))
