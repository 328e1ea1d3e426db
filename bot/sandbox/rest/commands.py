"""Application commands: sync them for everywhere or for one guild, read them back."""

from bot.sandbox import interaction_payloads
from bot.sandbox.ids import CommandId, GuildId
from bot.sandbox.limits.commands import check_commands
from bot.sandbox.refusals import Refusal
from bot.sandbox.rest.call import Answer, RestCall, Route
from bot.sandbox.things import Command, CommandKind, Json


def _put(call: RestCall) -> Answer:
    guild = _scope(call)
    specs: list[Json] = call.body if isinstance(call.body, list) else []
    errors = check_commands(specs).tree
    if errors:
        raise Refusal.of_form(errors)
    known = {(command.kind, command.name): command for command in call.world.commands_for(guild)}
    commands = [_synced(call, guild, spec, known) for spec in specs]
    call.world.set_commands(guild, commands)
    return [interaction_payloads.command(call.world, command) for command in commands]


def _synced(
    call: RestCall, guild: GuildId | None, spec: Json, known: dict[tuple[CommandKind, str], Command]
) -> Command:
    """The command of a spec; one of the same name keeps its id, and an unchanged one its version
    too.
    """
    kind = CommandKind(spec.get("type") or CommandKind.CHAT_INPUT)
    whole = {"description": "", **spec, "integration_types": spec.get("integration_types") or [0]}
    old = known.get((kind, spec["name"]))
    if old is not None and old.spec == whole:
        return old
    command_id = old.id if old else CommandId(call.world.new_id())
    return Command(command_id, call.world.new_id(), kind, spec["name"], guild, whole)


def _read(call: RestCall) -> Answer:
    return [
        interaction_payloads.command(call.world, command)
        for command in call.world.commands_for(_scope(call))
    ]


def _scope(call: RestCall) -> GuildId | None:
    if call.named["application"] != call.world.bot.id:
        raise Refusal(
            403, 20012, "You are not authorized to perform this action on this application"
        )
    if "guild" not in call.named:
        return None
    guild = GuildId(call.named["guild"])
    if guild not in call.world.guilds:
        raise Refusal.missing_access()
    return guild


_EVERYWHERE = "/applications/{application}/commands"
_IN_A_GUILD = "/applications/{application}/guilds/{guild}/commands"
ROUTES = tuple(
    Route(method, path, handler)
    for path in (_EVERYWHERE, _IN_A_GUILD)
    for method, handler in (("PUT", _put), ("GET", _read))
)
