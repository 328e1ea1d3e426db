"""Emojis of the application: list them, add one, look at one, delete one."""

from bot.sandbox import payloads, world_events
from bot.sandbox.ids import EmojiId
from bot.sandbox.limits.emojis import MOST, check_emoji, picture_of
from bot.sandbox.refusals import Refusal
from bot.sandbox.rest.call import Answer, RestCall, Route
from bot.sandbox.things import Json, StoredEmoji
from bot.sandbox.world import World


def _list(call: RestCall) -> Answer:
    _admit(call)
    return {"items": [_shown(call, emoji) for emoji in call.world.emojis.values()]}


def _read(call: RestCall) -> Answer:
    return _shown(call, _emoji(call))


def _add(call: RestCall) -> Answer:
    _admit(call)
    if len(call.world.emojis) >= MOST:
        raise Refusal(400, 30008, f"Maximum number of emojis reached ({MOST})")
    errors = check_emoji(call.form, (emoji.name for emoji in call.world.emojis.values())).tree
    if errors:
        raise Refusal.of_form(errors)
    return _shown(call, add_emoji(call.world, call.form["name"], picture_of(call.form) or b""))


def _delete(call: RestCall) -> Answer:
    delete_emoji(call.world, _emoji(call))
    return None


def _admit(call: RestCall) -> None:
    if call.named["application"] != call.world.bot.id:
        raise Refusal(
            403, 20012, "You are not authorized to perform this action on this application"
        )


def _emoji(call: RestCall) -> StoredEmoji:
    _admit(call)
    found = call.world.emojis.get(EmojiId(call.named["emoji"]))
    if found is None:
        raise Refusal(404, 10014, "Unknown Emoji")
    return found


def _shown(call: RestCall, emoji: StoredEmoji) -> Json:
    return {
        "id": emoji.id,
        "name": emoji.name,
        "roles": [],
        "user": payloads.user(call.world.bot),
        "require_colons": True,
        "managed": False,
        "animated": False,
        "available": True,
    }


_ALL = "/applications/{application}/emojis"
_ONE = _ALL + "/{emoji}"
ROUTES = (
    Route("GET", _ALL, _list),
    Route("POST", _ALL, _add, status=201),
    Route("GET", _ONE, _read),
    Route("DELETE", _ONE, _delete),
)


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
