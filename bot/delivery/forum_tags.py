"""The tags that say of a table's post in a forum whether it is open, running or over.

A tag is found by its name, in any language and whoever has made it. Tags that moderators alone may
apply count as missing, because the bot moderates nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.messages.language import words_of
from bot.store import Status
from renderers.words import LANGUAGES, Words

MOST_TAGS, MOST_APPLIED = 20, 5
"""That a forum may have, and that a post may."""
MEANINGS = ("open", "running", "over")


def meaning_of(status: Status) -> str:
    """What the tag of a table with this status says."""
    return status.value if status.value in MEANINGS else MEANINGS[-1]


def tag_name(meaning: str, words: Words) -> str:
    """The name of a tag, as it would be made."""
    return words(f"tag-{meaning}")


def tag_for(forum: discord.ForumChannel, meaning: str, language: str) -> discord.ForumTag | None:
    """Return the tag of a forum that says this, best in this language."""
    free = {tag.name.strip().casefold(): tag for tag in forum.available_tags if not tag.moderated}
    names = [tag_name(meaning, words_of(one)).casefold() for one in (language, *LANGUAGES)]
    return next((free[name] for name in names if name in free), None)


def missing_tags(forum: discord.ForumChannel, language: str) -> Sequence[str]:
    """Return what no tag of a forum says yet."""
    return [meaning for meaning in MEANINGS if tag_for(forum, meaning, language) is None]


def refuses_untagged(forum: discord.ForumChannel, language: str) -> bool:
    """Whether a forum wants a tag on every post, and has none for tables."""
    return forum.flags.require_tag and bool(missing_tags(forum, language))


async def create_tags(forum: discord.ForumChannel, language: str) -> discord.ForumChannel:
    """Make the tags that are missing, as far as a forum has room for them; return it with them."""
    new = [
        discord.ForumTag(name=tag_name(meaning, words_of(language)))
        for meaning in missing_tags(forum, language)
    ]
    if new and len(forum.available_tags) + len(new) <= MOST_TAGS:
        return await forum.edit(available_tags=[*forum.available_tags, *new])
    return forum


def tags_of(
    forum: discord.ForumChannel, meaning: str, language: str, applied: Sequence[int]
) -> Sequence[int]:
    """Return the tags that a post is to have: this one, and those that say nothing of tables."""
    wanted = tag_for(forum, meaning, language)
    ours = {
        tag.id
        for one in LANGUAGES
        for said in MEANINGS
        if (tag := tag_for(forum, said, one)) is not None
    }
    others = [tag for tag in applied if tag not in ours]
    return [*([wanted.id] if wanted else []), *others][:MOST_APPLIED]
