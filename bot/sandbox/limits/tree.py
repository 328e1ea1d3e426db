"""Error trees: which field of a request body is wrong, and why, in Discord's shape.

`{"embeds": {"0": {"title": {"_errors": [{"code": ..., "message": ...}]}}}}`
"""

from bot.sandbox.things import Json

Path = tuple[str | int, ...]


class ErrorTree:
    """Collects complaints by the path of the field; `tree` is what Discord would answer."""

    def __init__(self) -> None:
        self.tree: Json = {}

    def at(self, path: Path, code: str, message: str) -> None:
        node = self.tree
        for step in path:
            node = node.setdefault(str(step), {})
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def required(self, path: Path) -> None:
        self.at(path, "BASE_TYPE_REQUIRED", "This field is required")

    def too_many(self, path: Path, most: int) -> None:
        self.at(path, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")

    def bad_length(self, path: Path, least: int, most: int) -> None:
        self.at(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")

    def not_among(self, path: Path, allowed: object) -> None:
        self.at(path, "BASE_TYPE_CHOICES", f"Value must be one of {allowed}.")

    def count(self, path: Path, things: object, least: int, most: int) -> None:
        """Complain unless the list has `least` to `most` entries."""
        n = len(things) if isinstance(things, list | tuple) else 0
        if least == 0 and n > most:
            self.too_many(path, most)
        elif not least <= n <= most:
            self.bad_length(path, least, most)

    def text(
        self, path: Path, value: object, least: int, most: int, *, required: bool = False
    ) -> None:
        """Complain unless the value is a text of `least` to `most` characters, or absent and not
        required.
        """
        if value is None:
            if required:
                self.required(path)
        elif not isinstance(value, str):
            self.at(path, "STRING_TYPE_CONVERT", "Could not interpret value as string.")
        elif least == 0 and len(value.strip()) > most:
            self.too_many(path, most)
        elif least and not least <= len(value) <= most:
            self.bad_length(path, least, most)

    def span(self, path: Path, least: object, most: object, lowest: int, highest: int) -> None:
        """Complain unless lowest <= least <= most <= highest, all of them whole numbers."""
        if not (
            isinstance(least, int)
            and isinstance(most, int)
            and lowest <= least <= most <= highest
            and most >= 1
        ):
            self.at(path, "NUMBER_TYPE_MAX", f"Must be a range between {lowest} and {highest}.")
