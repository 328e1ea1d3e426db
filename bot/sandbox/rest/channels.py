"""Channels: read and change them, open threads and bring people in, open direct messages."""

from dataclasses import replace

from bot.sandbox import payloads
from bot.sandbox.ids import ChannelId, UserId
from bot.sandbox.limits.messages import check_thread
from bot.sandbox.refusals import Refusal
from bot.sandbox.rest import forums
from bot.sandbox.rest.call import Answer, RestCall, Route
from bot.sandbox.things import ChannelKind


def _read(call: RestCall) -> Answer:
    return payloads.channel(call.world, call.channel())


def _change(call: RestCall) -> Answer:
    channel, form = call.channel(), call.form
    if channel.kind is ChannelKind.DIRECT:
        raise Refusal(403, 50003, "Cannot execute action on a DM channel")
    if "name" in form or "auto_archive_duration" in form:
        errors = check_thread({"name": channel.name, **form}).tree
        if errors:
            raise Refusal.of_form(errors)
    state = channel.thread
    if state is None:
        call.channel("manage_channels")
        changed = replace(
            forums.available(call, channel),
            name=form.get("name", channel.name),
            topic=form.get("topic", channel.topic),
        )
        return payloads.channel(call.world, call.world.change_channel(changed))
    if form.get("locked", state.locked) != state.locked:
        call.channel("manage_threads")
    if state.archived and form.get("archived", True):
        raise Refusal(400, 50083, "Thread is archived")
    channel = forums.changed_tags(call, channel)
    state = channel.thread or state
    state = replace(
        state,
        archived=form.get("archived", state.archived),
        locked=form.get("locked", state.locked),
        auto_archive_minutes=form.get("auto_archive_duration", state.auto_archive_minutes),
        changed_at=call.world.clock() if "archived" in form else state.changed_at,
    )
    changed = replace(channel, name=form.get("name", channel.name), thread=state)
    return payloads.channel(call.world, call.world.change_channel(changed))


def _delete(call: RestCall) -> Answer:
    channel = call.channel()
    call.channel("manage_threads" if channel.is_thread else "manage_channels")
    call.world.delete_channel(channel)
    return payloads.channel(call.world, channel)


def _open_thread(call: RestCall) -> Answer:
    if "message" not in call.named and (forum := call.channel()).kind is ChannelKind.FORUM:
        return forums.open_post(call, forum)
    private = (
        "message" not in call.named
        and call.form.get("type", ChannelKind.PRIVATE_THREAD) != ChannelKind.PUBLIC_THREAD
    )
    parent = call.channel("create_private_threads" if private else "create_public_threads")
    if parent.kind is not ChannelKind.TEXT:
        raise Refusal(400, 50024, "Cannot execute action on this channel type")
    errors = check_thread(call.form).tree
    if errors:
        raise Refusal.of_form(errors)
    starter = call.message() if "message" in call.named else None
    if starter is not None and ChannelId(starter.id) in call.world.channels:
        raise Refusal(400, 160004, "A thread has already been created for this message")
    minutes = call.form.get("auto_archive_duration") or 1440
    thread = call.world.add_thread(
        parent, call.form["name"], starter=starter, private=private, minutes=minutes
    )
    return {**payloads.channel(call.world, thread), "newly_created": True}


def _join_thread(call: RestCall) -> Answer:
    thread = call.channel("send_messages_in_threads")
    if thread.thread is None:
        raise Refusal(400, 50024, "Cannot execute action on this channel type")
    if thread.is_archived:
        raise Refusal(400, 50083, "Thread is archived")
    call.check_unlocked()
    call.world.add_to_thread(thread, call.user())
    return None


def _leave_thread(call: RestCall) -> Answer:
    thread, user = call.channel(), call.user()
    if not user.bot:
        call.channel("manage_threads")
    if thread.is_archived:
        raise Refusal(400, 50083, "Thread is archived")
    if thread.thread is not None:
        members = tuple(member for member in thread.thread.members if member != user.id)
        call.world.change_channel(replace(thread, thread=replace(thread.thread, members=members)))
    return None


def _open_conversation(call: RestCall) -> Answer:
    recipient = call.world.users.get(UserId(str(call.form.get("recipient_id"))))
    if recipient is None or recipient.bot:
        raise Refusal(400, 50033, "Invalid Recipient(s)")
    common = any(
        {recipient.id, call.world.bot.id} <= {*guild.members}
        for guild in call.world.guilds.values()
    )
    if not common and not recipient.installed:
        raise Refusal(
            403, 50278, "Cannot send messages to this user due to having no mutual guilds"
        )
    return payloads.channel(call.world, call.world.open_conversation(recipient))


ROUTES = (
    Route("POST", "/users/@me/channels", _open_conversation),
    Route("GET", "/channels/{channel}", _read),
    Route("PATCH", "/channels/{channel}", _change),
    Route("DELETE", "/channels/{channel}", _delete),
    Route("POST", "/channels/{channel}/messages/{message}/threads", _open_thread, status=201),
    Route("POST", "/channels/{channel}/threads", _open_thread, status=201),
    Route("PUT", "/channels/{channel}/thread-members/{user}", _join_thread),
    Route("DELETE", "/channels/{channel}/thread-members/{user}", _leave_thread),
)
