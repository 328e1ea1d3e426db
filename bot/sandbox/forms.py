"""What a person's client fills in and sends: command options, chosen values, forms; refused where
the client would.

The answers are the `data` of an interaction in Discord's shape.
"""

from collections.abc import Mapping, Sequence

from bot.sandbox import payloads
from bot.sandbox.ids import ChannelId, UserId
from bot.sandbox.limits.components import (
    BUTTON,
    CHANNEL_SELECT,
    CHECKBOX,
    CHECKBOX_GROUP,
    LABEL,
    RADIO_GROUP,
    ROW,
    SELECTS,
    STRING_SELECT,
    TEXT_INPUT,
    USER_SELECT,
    walk,
)
from bot.sandbox.permissions import EVERYTHING, OF_A_MEMBER
from bot.sandbox.refusals import ClientRefusal
from bot.sandbox.things import Channel, ChannelKind, Command, CommandKind, Json, Message, User
from bot.sandbox.world import World

OptionValue = str | int | float | bool

MESSAGE_LENGTH = 2000
_SUB_COMMAND, _SUB_COMMAND_GROUP = 1, 2
_STRING, _INTEGER, _BOOLEAN, _USER, _CHANNEL, _NUMBER = 3, 4, 5, 6, 7, 10
_TEXT_LENGTH = 6000
_IN_GUILDS, _IN_BOT_MESSAGES, _IN_OTHER_MESSAGES = 0, 1, 2
_FOR_GUILDS, _FOR_USERS = 0, 1


def find_command(world: World, user: User, channel: Channel, name: str) -> Command:
    """The slash command that the user's client offers under this name in the channel."""
    for command in available(world, user, channel):
        if command.name == name:
            return command
    raise ClientRefusal("/{name} is not offered here; is it synced?", name=name)


def available(world: World, user: User, channel: Channel) -> list[Command]:
    """The slash commands that the client offers the user in the channel; those of the guild hide
    namesakes.
    """
    where = _context(channel)
    installs = {_FOR_GUILDS} if world.has_bot(channel) else set()
    installs |= {_FOR_USERS} if world.users[user.id].installed else set()
    own = world.commands_for(channel.guild) if channel.guild else []
    found: dict[str, Command] = {}
    for command in [*own, *world.commands_for(None)]:
        contexts = command.spec.get("contexts")
        fits = contexts is None or where in contexts
        fits = fits and not installs.isdisjoint(command.spec.get("integration_types") or [0])
        needed = command.spec.get("default_member_permissions")
        held = world.permissions_of(user, channel)
        allowed = (
            needed is None or held == EVERYTHING or (int(needed) != 0 and int(needed) & ~held == 0)
        )
        if command.kind is CommandKind.CHAT_INPUT and fits and allowed:
            found.setdefault(command.name, command)
    return list(found.values())


def _context(channel: Channel) -> int:
    if channel.kind is ChannelKind.GROUP:
        return _IN_OTHER_MESSAGES
    return _IN_BOT_MESSAGES if channel.guild is None else _IN_GUILDS


def command(
    world: World,
    user: User,
    channel: Channel,
    line: str,
    options: Mapping[str, OptionValue],
    focused: str | None = None,
) -> Json:
    """A typed command; with `focused`, one still being typed, of which only the focused option is
    looked at.
    """
    name, *path = line.removeprefix("/").split()
    found = find_command(world, user, channel, name)
    resolved: Json = {}
    spec: list[Json] = found.spec.get("options") or []
    for word in path:
        spec = _sub_command(spec, word, line).get("options") or []
    if any(option["type"] in (_SUB_COMMAND, _SUB_COMMAND_GROUP) for option in spec):
        raise ClientRefusal("/{line} needs one of {known} behind it", line=line, known=_names(spec))
    filled_in = _options(world, user, channel, spec, options, focused, resolved)
    for depth in range(len(path), 0, -1):
        kind = _SUB_COMMAND if depth == len(path) else _SUB_COMMAND_GROUP
        filled_in = [{"type": kind, "name": path[depth - 1], "options": filled_in}]
    typed: Json = {"id": found.id, "name": found.name, "type": 1}
    if filled_in:
        typed["options"] = filled_in
    if resolved:
        typed["resolved"] = resolved
    if found.guild:
        typed["guild_id"] = found.guild
    return typed


def _names(spec: list[Json]) -> str:
    return ", ".join(option["name"] for option in spec)


def _sub_command(spec: list[Json], word: str, line: str) -> Json:
    for option in spec:
        if option["name"] == word and option["type"] in (_SUB_COMMAND, _SUB_COMMAND_GROUP):
            return option
    raise ClientRefusal("/{line}: there is no sub-command {word}", line=line, word=word)


def _options(
    world: World,
    user: User,
    channel: Channel,
    spec: list[Json],
    options: Mapping[str, OptionValue],
    focused: str | None,
    resolved: Json,
) -> list[Json]:
    known = {option["name"]: option for option in spec}
    for name in [*options, *([focused] if focused else [])]:
        if name not in known:
            raise ClientRefusal(
                "there is no option {name} among these: {known}", name=name, known=_names(spec)
            )
    out: list[Json] = []
    for name, option in known.items():
        if name not in options:
            if option.get("required") and focused is None:
                raise ClientRefusal("the option {name} is required", name=name)
            continue
        value = options[name]
        if focused is None:
            value = _checked(option, value)
            _resolve(world, user, channel, option, value, resolved)
        entry: Json = {"name": name, "type": option["type"], "value": value}
        if focused == name:
            entry |= {"value": str(value), "focused": True}
        out.append(entry)
    if focused and focused not in options:
        out.append({"name": focused, "type": known[focused]["type"], "value": "", "focused": True})
    return out


def _checked(option: Json, value: OptionValue) -> OptionValue:
    name, kind = option["name"], option["type"]
    fits = {_STRING: isinstance(value, str), _BOOLEAN: isinstance(value, bool)}
    if kind in (_INTEGER, _NUMBER):
        number = isinstance(value, int | float) and not isinstance(value, bool)
        fits[kind] = number and (kind == _NUMBER or isinstance(value, int))
    if not fits.get(kind, True):
        raise ClientRefusal("the option {name} does not take {value!r}", name=name, value=value)
    choices = option.get("choices")
    if choices and value not in [choice["value"] for choice in choices]:
        known = ", ".join(str(choice["value"]) for choice in choices)
        raise ClientRefusal(
            "{value!r} is no choice of {name}; these are: {known}",
            value=value,
            name=name,
            known=known,
        )
    if isinstance(value, str) and kind == _STRING:
        least, most = option.get("min_length") or 0, option.get("max_length") or _TEXT_LENGTH
        if not least <= len(value) <= most:
            raise ClientRefusal(
                "the option {name} takes {least} to {most} characters, not {n}",
                name=name,
                least=least,
                most=most,
                n=len(value),
            )
    elif isinstance(value, int | float):
        lowest, highest = option.get("min_value", value), option.get("max_value", value)
        if not lowest <= value <= highest:
            raise ClientRefusal(
                "the option {name} goes from {least} to {most}, not to {n}",
                name=name,
                least=lowest,
                most=highest,
                n=value,
            )
    return value


def _resolve(
    world: World, user: User, channel: Channel, option: Json, value: OptionValue, resolved: Json
) -> None:
    if option["type"] == _USER:
        found = world.users.get(UserId(str(value)))
        if found is None:
            raise ClientRefusal("the option {name} takes the id of a user", name=option["name"])
        resolved.setdefault("users", {})[found.id] = payloads.user(found)
        if channel.guild and found.id in world.guilds[channel.guild].members:
            membership = payloads.member(world.guilds[channel.guild], found, whole=False)
            resolved.setdefault("members", {})[found.id] = {
                **membership,
                "permissions": str(OF_A_MEMBER),
            }
    elif option["type"] == _CHANNEL:
        target = world.channels.get(ChannelId(str(value)))
        kinds = option.get("channel_types") or [target and target.kind]
        if target is None or target.kind not in kinds or not world.enters(user, target):
            raise ClientRefusal("the option {name} takes the id of a channel", name=option["name"])
        held = str(world.permissions_of(user, target))
        shape = payloads.channel(world, target)
        resolved.setdefault("channels", {})[target.id] = {**shape, "permissions": held}


def component(message: Message, custom_id: str) -> Json:
    """The button or menu of a message that a person wants to use."""
    offered = []
    for part in walk(message.components):
        if part.get("custom_id") == custom_id:
            if part.get("disabled"):
                raise ClientRefusal("{component} is disabled", component=custom_id)
            return part
        if part.get("custom_id"):
            offered.append(part["custom_id"])
    known = ", ".join(offered)
    raise ClientRefusal(
        "the message has no component {name} among these: {known}", name=custom_id, known=known
    )


def pressed(button: Json) -> Json:
    return {"custom_id": button["custom_id"], "component_type": BUTTON, "id": button.get("id", 1)}


def chosen(world: World, user: User, channel: Channel, select: Json, values: Sequence[str]) -> Json:
    """The values picked from a select menu."""
    if select["type"] not in SELECTS:
        raise ClientRefusal("{component} is a button: click it", component=select["custom_id"])
    _check_values(select, values)
    answer: Json = {
        "custom_id": select["custom_id"],
        "component_type": select["type"],
        "id": select.get("id", 1),
    }
    answer["values"] = list(values)
    if select["type"] == USER_SELECT:
        resolved: Json = {}
        for value in values:
            option = {"type": _USER, "name": select["custom_id"]}
            _resolve(world, user, channel, option, value, resolved)
        answer["resolved"] = resolved
    return answer


def _check_values(select: Json, values: Sequence[str]) -> None:
    boxes = len(select.get("options") or ()) if select["type"] == CHECKBOX_GROUP else 1
    least, most = select.get("min_values", 1), select.get("max_values", boxes)
    if not least <= len(values) <= most or len(set(values)) != len(values):
        raise ClientRefusal(
            "{component} takes {least} to {most} different values, not {n}",
            component=select["custom_id"],
            least=least,
            most=most,
            n=len(values),
        )
    if select["type"] in {STRING_SELECT, RADIO_GROUP, CHECKBOX_GROUP}:
        offered = [option["value"] for option in select["options"]]
        for value in values:
            if value not in offered:
                raise ClientRefusal(
                    "{value!r} is no option of {component}; these are: {known}",
                    value=value,
                    component=select["custom_id"],
                    known=", ".join(offered),
                )


def filled(
    world: World, user: User, channel: Channel, modal: Json, values: Mapping[str, str | list[str]]
) -> Json:
    """A form with its fields filled in by custom id; what is not named keeps its first value."""
    fields = {part["custom_id"] for part in walk(modal["components"]) if part.get("custom_id")}
    for name in values:
        if name not in fields:
            known = ", ".join(sorted(fields))
            raise ClientRefusal(
                "the form has no field {name} among these: {known}", name=name, known=known
            )
    parts: list[Json] = []
    for part in modal["components"]:
        shape: Json = {"type": part["type"], "id": part.get("id", 1)}
        if part["type"] == ROW:
            shape["components"] = [_field(field, values) for field in part["components"]]
        elif part["type"] == LABEL:
            field = part["component"]
            shape["component"] = _field(field, values)
            if field["type"] == CHANNEL_SELECT:
                resolved: Json = {}
                shape["component"]["resolved"] = resolved
                for one in shape["component"]["values"]:
                    option = {**field, "type": _CHANNEL, "name": field["custom_id"]}
                    _resolve(world, user, channel, option, one, resolved)
        parts.append(shape)
    return {"custom_id": modal["custom_id"], "components": parts}


def _field(field: Json, values: Mapping[str, str | list[str]]) -> Json:
    name = field["custom_id"]
    answer: Json = {"type": field["type"], "custom_id": name, "id": field.get("id", 1)}
    if field["type"] == TEXT_INPUT:
        text = str(values.get(name, field.get("value") or ""))
        least, most = field.get("min_length") or 0, field.get("max_length") or 4000
        if field.get("required", True) and not text:
            raise ClientRefusal("the field {name} must be filled in", name=name)
        if text and not least <= len(text) <= most:
            raise ClientRefusal(
                "the field {name} takes {least} to {most} characters, not {n}",
                name=name,
                least=least,
                most=most,
                n=len(text),
            )
        return answer | {"value": text}
    if field["type"] == CHECKBOX:
        ticked = values.get(name, "on" if field.get("default") else "")
        return answer | {"value": bool(ticked)}
    usual = [option["value"] for option in field.get("options") or () if option.get("default")]
    usual += [value["id"] for value in field.get("default_values") or ()]
    given = values.get(name, usual)
    picked = [one for one in ([given] if isinstance(given, str) else given) if one]
    if picked or field.get("required", True):
        _check_values(field, picked)
    if field["type"] == RADIO_GROUP:
        return answer | {"value": picked[0] if picked else None}
    return answer | {"values": picked}
