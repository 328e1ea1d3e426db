"""Messages in channels: post, read, edit, delete; pins, reactions, typing."""

from collections.abc import Iterable

from bot.sandbox import payloads, world_events
from bot.sandbox.ids import MessageId, iso, moment
from bot.sandbox.limits.messages import MOST_PINS, MOST_REACTIONS
from bot.sandbox.posting import amend, post
from bot.sandbox.refusals import Refusal
from bot.sandbox.rest.call import Answer, RestCall, Route
from bot.sandbox.things import Channel, ChannelKind, Json, Message

_MOST_AT_ONCE = 100
_FORTNIGHT = 14 * 24 * 3600


def _post(call: RestCall) -> Answer:
    channel = call.channel()
    needed = ["send_messages_in_threads" if channel.is_thread else "send_messages"]
    if call.uploads:
        needed.append("attach_files")
    if call.form.get("embeds"):
        needed.append("embed_links")
    call.channel(*needed)
    _check_reachable(call, channel)
    return call.shown(post(call.world, channel, call.form, call.uploads))


def _check_reachable(call: RestCall, channel: Channel) -> None:
    if channel.kind is ChannelKind.FORUM:
        raise Refusal(400, 40058, "Cannot send a message in a forum channel")
    call.check_unlocked()
    if channel.kind is ChannelKind.DIRECT and channel.recipient is not None:
        recipient = call.world.users[channel.recipient]
        if recipient.closed_to_direct_messages:
            raise Refusal(403, 50007, "Cannot send messages to this user")


def _edit(call: RestCall) -> Answer:
    message = call.message(*(["attach_files"] if call.uploads else []))
    _check_not_archived(call)
    call.check_unlocked()
    if message.author != call.world.bot.id:
        raise Refusal(403, 50005, "Cannot edit a message authored by another user")
    return call.shown(amend(call.world, message, call.form, call.uploads))


def _check_not_archived(call: RestCall) -> None:
    if call.channel().is_archived:
        raise Refusal(400, 50083, "Thread is archived")


def _read(call: RestCall) -> Answer:
    return _shown_to_readers(call, call.message("read_message_history"))


def _shown_to_readers(call: RestCall, message: Message) -> Json:
    """A message as it is given to whoever looks it up: the bots of this Discord have no privileged
    intents there.
    """
    shown = call.shown(message)
    return shown if payloads.is_readable(call.world, message) else {**shown, **payloads.UNREADABLE}


def _history(call: RestCall) -> Answer:
    channel = call.channel("read_message_history")
    found: Iterable[Message] = call.world.messages_in(channel)
    found = [message for message in found if not message.is_ephemeral]
    limit = int(call.query.get("limit", 50))
    if not 1 <= limit <= _MOST_AT_ONCE:
        raise Refusal(400, 50035, "Invalid Form Body")
    if "after" in call.query:
        after = int(call.query["after"])
        found = [message for message in found if int(message.id) > after][:limit]
    if "before" in call.query:
        before = int(call.query["before"])
        found = [message for message in found if int(message.id) < before]
    return [_shown_to_readers(call, message) for message in reversed(found[-limit:])]


def _delete(call: RestCall) -> Answer:
    message = call.message()
    if message.author != call.world.bot.id:
        if call.channel().kind is ChannelKind.DIRECT:
            raise Refusal(403, 50003, "Cannot execute action on a DM channel")
        call.channel("manage_messages")
    _check_not_archived(call)  # so it has been seen, though the documentation would let messages go
    call.world.delete_message(message)
    return None


def _delete_many(call: RestCall) -> Answer:
    channel = call.channel("manage_messages")
    ids = [MessageId(str(message)) for message in call.form.get("messages") or []]
    oldest = call.world.clock() - _FORTNIGHT
    if not 2 <= len(ids) <= _MOST_AT_ONCE:
        raise Refusal(400, 50016, "Provided too few or too many messages to delete.")
    if any(moment(message) < oldest for message in ids):
        raise Refusal(400, 50034, "You can only bulk delete messages that are under 14 days old.")
    for message in ids:
        found = call.world.messages.get(message)
        if found is not None and found.channel == channel.id:
            call.world.delete_message(found)
    return None


def _pin(call: RestCall) -> Answer:
    message = call.message("pin_messages")
    _check_not_archived(call)
    if len(call.channel().pins) >= MOST_PINS:
        raise Refusal(400, 30003, f"Maximum number of pins reached ({MOST_PINS})")
    call.world.pin(message)
    return None


def _unpin(call: RestCall) -> Answer:
    call.world.pin(call.message("pin_messages"), False)
    return None


def _pins(call: RestCall) -> Answer:
    channel = call.channel("read_message_history")
    items: list[Json] = [
        {"pinned_at": iso(pin.at), "message": call.shown(call.world.messages[pin.message])}
        for pin in channel.pins
    ]
    return {"items": items, "has_more": False}


def _react(call: RestCall) -> Answer:
    message = call.message("add_reactions", "read_message_history")
    _check_not_archived(call)
    emoji = call.named["emoji"]
    kinds = {reaction.emoji for reaction in message.reactions}
    if emoji not in kinds and len(kinds) >= MOST_REACTIONS:
        raise Refusal(400, 30010, f"Maximum number of reactions reached ({MOST_REACTIONS})")
    call.world.react(message, call.world.bot, emoji)
    return None


def _take_reaction_back(call: RestCall) -> Answer:
    whose = call.user()
    message = call.message(*([] if whose.bot else ["manage_messages"]))
    call.world.react(message, whose, call.named["emoji"], False)
    return None


def _typing(call: RestCall) -> Answer:
    call.world.announce(world_events.Typing(call.channel().id, call.world.bot.id))
    return None


_ALL = "/channels/{channel}/messages"
_ONE = "/channels/{channel}/messages/{message}"
EDITING = ("PATCH", _ONE)
ROUTES = (
    Route("GET", f"{_ALL}/pins", _pins),
    Route("PUT", f"{_ALL}/pins/{{message}}", _pin),
    Route("DELETE", f"{_ALL}/pins/{{message}}", _unpin),
    Route("POST", f"{_ALL}/bulk-delete", _delete_many),
    Route("POST", _ALL, _post),
    Route("GET", _ALL, _history),
    Route("GET", _ONE, _read),
    Route("PATCH", _ONE, _edit),
    Route("DELETE", _ONE, _delete),
    Route("PUT", f"{_ONE}/reactions/{{emoji}}/{{user}}", _react),
    Route("DELETE", f"{_ONE}/reactions/{{emoji}}/{{user}}", _take_reaction_back),
    Route("POST", "/channels/{channel}/typing", _typing),
)
