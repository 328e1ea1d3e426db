"""Answers to interactions: the first one, within three seconds, and what follows it for fifteen
minutes.
"""

from bot.sandbox.ids import MessageId
from bot.sandbox.interactions import AnswerKind, Interaction
from bot.sandbox.limits.commands import check_choices
from bot.sandbox.limits.components import check_modal, walk
from bot.sandbox.limits.tree import ErrorTree
from bot.sandbox.posting import amend, check, post
from bot.sandbox.refusals import Refusal
from bot.sandbox.rest.call import Answer, RestCall, Route
from bot.sandbox.things import InteractionKind, Json, Message, MessageFlag, MessageOrigin

_ALLOWED = {
    InteractionKind.COMMAND: {AnswerKind.MESSAGE, AnswerKind.DEFER, AnswerKind.MODAL},
    InteractionKind.COMPONENT: set(AnswerKind) - {AnswerKind.CHOICES},
    InteractionKind.AUTOCOMPLETE: {AnswerKind.CHOICES},
    InteractionKind.MODAL: set(AnswerKind) - {AnswerKind.CHOICES, AnswerKind.MODAL},
}
_SUB_COMMANDS = (1, 2)


def _answer(call: RestCall) -> Answer:
    interaction = call.open_interactions.to_answer(call.named["interaction"], call.named["token"])
    kind = _kind(interaction, call.form.get("type"))
    content: Json = call.form.get("data") or {}
    message = _take(call, interaction, kind, content)
    if message is not None:
        interaction.original = message.id
        interaction.ephemeral = message.is_ephemeral
    call.open_interactions.answered(interaction, kind)
    if call.query.get("with_response") not in ("1", "true"):
        return None
    return _response(call, interaction, kind, message)


def _kind(interaction: Interaction, asked: int | None) -> AnswerKind:
    allowed = _ALLOWED[interaction.kind]
    if asked is None or asked not in allowed:
        tree = ErrorTree()
        tree.not_among(("type",), {int(kind) for kind in allowed})
        raise Refusal.of_form(tree.tree)
    return AnswerKind(asked)


def _take(
    call: RestCall, interaction: Interaction, kind: AnswerKind, content: Json
) -> Message | None:
    """Let the answer take effect; the message that it made or changed."""
    match kind:
        case AnswerKind.MESSAGE:
            return _post(call, interaction, content)
        case AnswerKind.DEFER:
            return _post(call, interaction, content, loading=True)
        case AnswerKind.DEFER_UPDATE if interaction.message is None:
            # a form that a command has opened: Discord takes this, though there is nothing to
            # update
            return None
        case AnswerKind.DEFER_UPDATE:
            return _source(call, interaction)
        case AnswerKind.UPDATE:
            return amend(call.world, _source(call, interaction), content, call.uploads)
        case AnswerKind.CHOICES:
            _refuse_mistakes(check_choices(content.get("choices") or []))
            interaction.choices = content.get("choices") or []
        case AnswerKind.MODAL:
            _refuse_mistakes(check_modal(content))
            for part in walk(content["components"]):
                for value in part.get("default_values") or ():
                    value["id"] = str(value["id"])  # a client is told all ids as text
            interaction.modal = content
    return None


def _refuse_mistakes(tree: ErrorTree) -> None:
    if tree.tree:
        raise Refusal.of_form(tree.tree)


def _source(call: RestCall, interaction: Interaction) -> Message:
    """The message whose component was used, or has opened the form."""
    found = call.world.messages.get(interaction.message) if interaction.message else None
    if found is None:
        raise Refusal.unknown_message()
    return found


def _post(
    call: RestCall, interaction: Interaction, content: Json, *, loading: bool = False
) -> Message:
    channel = call.world.channels.get(interaction.channel)
    if channel is None:
        raise Refusal.unknown_channel()
    private = bool((content.get("flags") or 0) & MessageFlag.EPHEMERAL)
    command = _line(interaction.data) if interaction.kind is InteractionKind.COMMAND else ""
    return post(
        call.world,
        channel,
        content,
        call.uploads,
        origin=MessageOrigin(
            interaction.id, interaction.kind, interaction.user, command, interaction.message
        ),
        loading=loading,
        only_for=interaction.user if private else None,
    )


def _line(typed: Json) -> str:
    """The command with its sub-commands, as it was typed: "table new"."""
    words = [typed["name"]]
    while (inner := typed.get("options")) and inner[0]["type"] in _SUB_COMMANDS:
        typed = inner[0]
        words.append(typed["name"])
    return " ".join(words)


def _response(
    call: RestCall, interaction: Interaction, kind: AnswerKind, message: Message | None
) -> Json:
    about: Json = {"id": interaction.id, "type": int(interaction.kind)}
    if message is None:
        return {"interaction": about}
    about |= {
        "response_message_id": message.id,
        "response_message_loading": message.is_loading,
        "response_message_ephemeral": message.is_ephemeral,
    }
    if kind in (AnswerKind.MESSAGE, AnswerKind.UPDATE):
        return {
            "interaction": about,
            "resource": {"type": int(kind), "message": call.shown(message)},
        }
    return {"interaction": about}


def _follow_up(call: RestCall) -> Answer:
    interaction = call.open_interactions.to_follow(call.named["token"])
    original = call.world.messages.get(interaction.original) if interaction.original else None
    if original is not None and original.is_loading:
        # For backwards compatibility the first follow-up after "thinking..." fills the message that
        # is already there.
        check(call.world, call.form, call.uploads, answering=True)
        message = amend(call.world, original, call.form, call.uploads, edited=False)
    else:
        message = _post(call, interaction, call.form)
    interaction.followups.append(message.id)
    return call.shown(message)


def _followed(call: RestCall) -> Message:
    """The message of an interaction that the path names; `@original` is the first answer."""
    interaction = call.open_interactions.to_follow(call.named["token"])
    own = {interaction.original, *interaction.followups}
    named = call.named["message"]
    wanted = interaction.original if named == "@original" else MessageId(named)
    found = call.world.messages.get(wanted) if wanted is not None and wanted in own else None
    if found is None:
        raise Refusal.unknown_message()
    return found


def _read(call: RestCall) -> Answer:
    return call.shown(_followed(call))


def _edit(call: RestCall) -> Answer:
    message = _followed(call)
    changed = amend(call.world, message, call.form, call.uploads, edited=not message.is_loading)
    call.open_interactions.to_follow(call.named["token"]).amended = True
    return call.shown(changed)


def _delete(call: RestCall) -> Answer:
    call.world.delete_message(_followed(call))
    return None


_WEBHOOK = "/webhooks/{application}/{token}"
ROUTES = (
    Route("POST", "/interactions/{interaction}/{token}/callback", _answer, open=True),
    Route("POST", _WEBHOOK, _follow_up, open=True),
    Route("GET", f"{_WEBHOOK}/messages/{{message}}", _read, open=True),
    Route("PATCH", f"{_WEBHOOK}/messages/{{message}}", _edit, open=True),
    Route("DELETE", f"{_WEBHOOK}/messages/{{message}}", _delete, open=True),
)
