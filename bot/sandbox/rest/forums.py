"""Posts in forums and their tags: what Discord takes and refuses; and all active threads of a
guild.
"""

from dataclasses import replace

from bot.sandbox import forums, payloads, permissions
from bot.sandbox.ids import GuildId, TagId
from bot.sandbox.limits.messages import check_thread
from bot.sandbox.limits.tree import ErrorTree
from bot.sandbox.posting import check, post
from bot.sandbox.refusals import Refusal
from bot.sandbox.rest.call import Answer, RestCall, Route
from bot.sandbox.things import Channel, Tag

MOST_TAGS, MOST_APPLIED = 20, 5
TAG_LENGTH = 20


def open_post(call: RestCall, forum: Channel) -> Answer:
    """Open a post with its first message."""
    call.channel("send_messages", *(["attach_files"] if call.uploads else []))
    errors = check_thread(call.form).tree
    if errors:
        raise Refusal.of_form(errors)
    tags = _applied(call, forum, ())
    if forum.requires_tag and not tags:
        raise Refusal(400, 40067, "A tag is required to create a forum post in this channel")
    first = call.form.get("message") or {}
    check(call.world, first, call.uploads)
    minutes = call.form.get("auto_archive_duration") or 1440
    opened = forums.add_post(call.world, forum, call.form["name"], tags, minutes=minutes)
    message = post(call.world, opened, first, call.uploads, number=forums.first_message(opened))
    return {**payloads.channel(call.world, opened), "message": call.shown(message)}


def changed_tags(call: RestCall, thread: Channel) -> Channel:
    """The thread with the tags that a request wants it to have; the thread itself without any."""
    state = thread.thread
    if "applied_tags" not in call.form or state is None:
        return thread
    forum = call.world.channels.get(thread.parent) if thread.parent else None
    if forum is None or not forums.is_forum(call.world, forum.id):
        raise Refusal(400, 50024, "Cannot execute action on this channel type")
    if state.owner not in {None, call.world.bot.id}:
        call.channel("manage_threads")
    tags = _applied(call, forum, state.tags)
    if forum.requires_tag and not tags:
        raise Refusal(400, 40067, "A tag is required to create a forum post in this channel")
    return replace(thread, thread=replace(state, tags=tags))


def _applied(call: RestCall, forum: Channel, before: tuple[TagId, ...]) -> tuple[TagId, ...]:
    """The tags that a request names; moderated ones are put on and taken off by moderators."""
    wanted = tuple(dict.fromkeys(TagId(str(tag)) for tag in call.form.get("applied_tags") or ()))
    known, tree = {tag.id: tag for tag in forum.tags}, ErrorTree()
    if len(wanted) > MOST_APPLIED:
        tree.too_many(("applied_tags",), MOST_APPLIED)
    for place, tag in enumerate(wanted):
        if tag not in known:
            tree.at(("applied_tags", place), "NUMBER_TYPE_COERCE", f'Value "{tag}" is no tag.')
    if tree.tree:
        raise Refusal.of_form(tree.tree)
    differing = [known[tag] for tag in {*wanted} ^ {*before} if tag in known]
    if any(tag.moderated for tag in differing):
        call.channel("manage_threads")
    return wanted


def available(call: RestCall, forum: Channel) -> Channel:
    """The forum with the tags that a request wants it to have; without any, the forum itself."""
    if "available_tags" not in call.form:
        return forum
    wanted, tree = call.form["available_tags"] or [], ErrorTree()
    if len(wanted) > MOST_TAGS:
        tree.too_many(("available_tags",), MOST_TAGS)
    for place, tag in enumerate(wanted):
        tree.text(("available_tags", place, "name"), tag.get("name"), 1, TAG_LENGTH, required=True)
    if tree.tree:
        raise Refusal.of_form(tree.tree)
    names = [str(tag["name"]).casefold() for tag in wanted]
    if len({*names}) < len(names):
        raise Refusal(400, 40061, "Tag names must be unique")
    tags = tuple(
        Tag(
            TagId(str(tag.get("id") or call.world.new_id())),
            str(tag["name"]),
            bool(tag.get("moderated")),
        )
        for tag in wanted
    )
    return replace(forum, tags=tags)


def _active(call: RestCall) -> Answer:
    """The threads of a guild that are not archived and that the bot sees."""
    world = call.world
    if GuildId(call.named["guild"]) not in world.guilds:
        raise Refusal(404, 10004, "Unknown Guild")
    sees = permissions.BITS["view_channel"]
    found = [
        thread
        for thread in world.channels.values()
        if thread.guild == call.named["guild"]
        and thread.is_thread
        and not thread.is_archived
        and world.permissions_of(world.bot, thread) & sees
    ]
    threads = [payloads.channel(world, thread) for thread in found]
    return {"threads": threads, "members": [], "has_more": False}


ROUTES = (Route("GET", "/guilds/{guild}/threads/active", _active),)
