"""Saying no, as Discord does: to the bot with status, code and error tree, to a person before
anything is sent.
"""

from typing import Self

from bot.sandbox.things import Json


class Refusal(Exception):
    """An answer of 4xx with Discord's own code; `forced` when a test ordered it."""

    def __init__(
        self,
        status: int,
        code: int,
        message: str,
        *,
        errors: Json | None = None,
        extra: Json | None = None,
        headers: dict[str, str] | None = None,
    ) -> None:
        super().__init__(f"{status} {code}: {message}")
        self.status = status
        self.forced = False
        self.headers = headers or {}
        self.body: Json = {"message": message, "code": code, **(extra or {})}
        if errors:
            self.body["errors"] = errors

    @classmethod
    def of_form(cls, errors: Json) -> Self:
        """The body has mistakes; `errors` says in which fields."""
        return cls(400, 50035, "Invalid Form Body", errors=errors)

    @classmethod
    def unknown_interaction(cls) -> Self:
        return cls(404, 10062, "Unknown interaction")

    @classmethod
    def unknown_channel(cls) -> Self:
        return cls(404, 10003, "Unknown Channel")

    @classmethod
    def unknown_message(cls) -> Self:
        return cls(404, 10008, "Unknown Message")

    @classmethod
    def missing_permissions(cls) -> Self:
        return cls(403, 50013, "Missing Permissions")

    @classmethod
    def missing_access(cls) -> Self:
        return cls(403, 50001, "Missing Access")


class ClientRefusal(Exception):
    """A person tried something that their client does not offer; the *sentence* says what and why.

    `{name}` in it is the place of one of the *parts*, so that the page can say it in other
    languages.
    """

    def __init__(self, sentence: str, **parts: object) -> None:
        super().__init__(sentence.format(**parts))
        self.sentence = sentence
        self.parts = parts
