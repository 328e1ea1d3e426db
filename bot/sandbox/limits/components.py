"""Components: rows, buttons, selects, forms, and the layout of "components v2"; what Discord takes
and refuses.
"""

import re
import unicodedata
from collections.abc import Callable, Container, Iterable, Iterator
from dataclasses import dataclass

from bot.sandbox.limits.tree import ErrorTree, Path
from bot.sandbox.things import Json

ROW, BUTTON, STRING_SELECT, TEXT_INPUT, USER_SELECT = 1, 2, 3, 4, 5
ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = 6, 7, 8
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER, LABEL = 9, 10, 11, 12, 13, 14, 17, 18
FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 19, 21, 22, 23
SELECTS = {STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT}

ATTACHMENT = "attachment://"
_LINK_STYLE, _PREMIUM_STYLE, _PLAIN_STYLES = 5, 6, (1, 2, 3, 4)
_IN_A_CONTAINER = {ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR}
_IN_A_LAYOUT = _IN_A_CONTAINER | {CONTAINER}
_IN_A_FORM = {ROW, TEXT, LABEL}
_IN_A_FORM_ROW = {TEXT_INPUT, *SELECTS}
_IN_A_LABEL = {TEXT_INPUT, *SELECTS, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX}


def _is_sign(name: str) -> bool:
    """Whether a name may be an emoji of Unicode: there is a sign in it, or what makes a letter
    one.
    """
    signs = {"So", "Sk", "Sm"}
    return any(
        letter in "\u20e3\ufe0f" or (letter > "\x7f" and unicodedata.category(letter) in signs)
        for letter in name
    )


def walk(components: Iterable[Json]) -> Iterator[Json]:
    """All components, with what is nested in them, from top to bottom."""
    for part in components:
        yield part
        yield from walk(part.get("components") or ())
        for key in ("accessory", "component"):
            if isinstance(part.get(key), dict):
                yield from walk([part[key]])


def check_message_components(
    tree: ErrorTree,
    components: list[Json],
    *,
    v2: bool,
    files: set[str],
    emojis: Container[str] | None = None,
) -> None:
    """The components of a message; `files` are the names that `attachment://` may refer to,
    `emojis` the ids that there are, where that matters.
    """
    checker = _Checker(tree, files, in_form=False, emojis=emojis)
    everything = list(walk(components))
    if v2:
        if len(everything) > 40:
            message = "The maximum number of components (40) was exceeded"
            tree.at(("components",), "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", message)
        if (
            sum(len(part.get("content") or "") for part in everything if part.get("type") == TEXT)
            > 4000
        ):
            message = "Displayable text exceeds maximum size of 4000"
            tree.at(("components",), "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", message)
    else:
        tree.count(("components",), components, 0, 5)
    checker.children(("components",), components, _IN_A_LAYOUT if v2 else {ROW})
    checker.unique_ids(("components",), everything)


def check_modal(form: Json) -> ErrorTree:
    """A form that is to be opened."""
    tree = ErrorTree()
    tree.text(("data", "custom_id"), form.get("custom_id"), 1, 100, required=True)
    tree.text(("data", "title"), form.get("title"), 1, 45, required=True)
    components = form.get("components") or []
    tree.count(("data", "components"), components, 1, 5)
    checker = _Checker(tree, None, in_form=True)
    checker.children(("data", "components"), components, _IN_A_FORM)
    checker.unique_ids(("data", "components"), list(walk(components)))
    return tree


@dataclass(frozen=True, slots=True)
class _Checker:
    """Checks components one by one, each by its type, and writes into the tree."""

    tree: ErrorTree
    files: set[str] | None
    in_form: bool
    emojis: Container[str] | None = None

    def children(self, path: Path, components: list[Json], allowed: set[int]) -> None:
        for i, part in enumerate(components):
            if part.get("type") not in allowed:
                message = f'Value of field "type" must be one of {tuple(sorted(allowed))}.'
                self.tree.at((*path, i, "type"), "UNION_TYPE_CHOICES", message)
            else:
                _CHECKS[part["type"]](self, (*path, i), part)

    def unique_ids(self, path: Path, everything: list[Json]) -> None:
        ids = [part["custom_id"] for part in everything if part.get("custom_id")]
        for twice in sorted({one for one in ids if ids.count(one) > 1}):
            self.tree.at(
                path,
                "COMPONENT_CUSTOM_ID_DUPLICATED",
                f"Component custom id cannot be duplicated: {twice}",
            )
        numbers = [part["id"] for part in everything if part.get("id")]
        for again in sorted({one for one in numbers if numbers.count(one) > 1}):
            self.tree.at(
                path, "COMPONENT_ID_DUPLICATED", f"Component id cannot be duplicated: {again}"
            )

    def row(self, path: Path, part: Json) -> None:
        inside = part.get("components") or []
        self.tree.count((*path, "components"), inside, 1, 5)
        if len(inside) > 1 and any(child.get("type") != BUTTON for child in inside):
            message = "The specified component exceeds the maximum width"
            self.tree.at((*path, "components"), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", message)
        allowed = _IN_A_FORM_ROW if self.in_form else {BUTTON, *SELECTS}
        self.children((*path, "components"), inside, allowed)

    def button(self, path: Path, part: Json) -> None:
        style = part.get("style")
        self.tree.text((*path, "label"), part.get("label"), 0, 80)
        if style == _LINK_STYLE:
            self.tree.text((*path, "url"), part.get("url"), 1, 512, required=True)
            if part.get("custom_id"):
                code = "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE"
                self.tree.at(
                    (*path, "custom_id"), code, "A custom id and url cannot both be specified"
                )
        elif style == _PREMIUM_STYLE:
            self.tree.text((*path, "sku_id"), part.get("sku_id"), 1, 20, required=True)
        elif style in _PLAIN_STYLES:
            self.custom_id(path, part)
        else:
            self.tree.not_among((*path, "style"), "{1, 2, 3, 4, 5, 6}")
        self.emoji((*path, "emoji"), part.get("emoji"))
        if not part.get("label") and not part.get("emoji") and style != _PREMIUM_STYLE:
            self.tree.at(
                path, "BUTTON_COMPONENT_LABEL_REQUIRED", "A button must have a label or an emoji"
            )

    def custom_id(self, path: Path, part: Json) -> None:
        self.tree.text((*path, "custom_id"), part.get("custom_id"), 1, 100, required=True)

    def select(self, path: Path, part: Json) -> None:
        self.custom_id(path, part)
        self.tree.text((*path, "placeholder"), part.get("placeholder"), 0, 150)
        most = part.get("max_values", 1)
        self.tree.span((*path, "min_values"), part.get("min_values", 1), most, 0, 25)
        if part["type"] == STRING_SELECT:
            self.options(path, part, 1, 25)
            if isinstance(most, int) and most > max(1, len(part.get("options") or [])):
                message = "max_values exceeds the number of options"
                self.tree.at((*path, "max_values"), "SELECT_COMPONENT_MAX_VALUES", message)
            if isinstance(most, int):
                self.defaults(path, part, most)

    def options(self, path: Path, part: Json, least: int, most: int) -> None:
        options = part.get("options") or []
        self.tree.count((*path, "options"), options, least, most)
        seen: set[object] = set()
        for i, option in enumerate(options):
            here = (*path, "options", i)
            self.tree.text((*here, "label"), option.get("label"), 1, 100, required=True)
            self.tree.text((*here, "value"), option.get("value"), 1, 100, required=True)
            self.tree.text((*here, "description"), option.get("description"), 0, 100)
            self.emoji((*here, "emoji"), option.get("emoji"))
            if option.get("value") in seen:
                message = "The specified option value is already used"
                self.tree.at((*here, "value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message)
            seen.add(option.get("value"))

    def emoji(self, path: Path, emoji: Json | None) -> None:
        """An emoji with an id is one that the application has; one without is a sign of
        Unicode.
        """
        if not emoji:
            return
        named = emoji.get("id")
        if named is None:
            if not _is_sign(str(emoji.get("name") or "")):
                self.tree.at((*path, "name"), "COMPONENT_INVALID_EMOJI", "Invalid emoji")
        elif self.emojis is not None and str(named) not in self.emojis:
            self.tree.at((*path, "id"), "COMPONENT_INVALID_EMOJI", "Invalid emoji")

    def text_input(self, path: Path, part: Json) -> None:
        self.custom_id(path, part)
        self.tree.text((*path, "label"), part.get("label"), 0, 45)
        self.tree.text((*path, "placeholder"), part.get("placeholder"), 0, 100)
        least, most = part.get("min_length") or 0, part.get("max_length") or 4000
        longest = most if isinstance(most, int) else 4000
        self.tree.text((*path, "value"), part.get("value"), 0, longest)
        self.tree.span((*path, "min_length"), least, most, 0, 4000)

    def section(self, path: Path, part: Json) -> None:
        inside = part.get("components") or []
        self.tree.count((*path, "components"), inside, 1, 3)
        self.children((*path, "components"), inside, {TEXT})
        accessory = part.get("accessory") or {}
        if accessory.get("type") not in (BUTTON, THUMBNAIL):
            self.tree.required((*path, "accessory"))
        else:
            _CHECKS[accessory["type"]](self, (*path, "accessory"), accessory)

    def text_display(self, path: Path, part: Json) -> None:
        self.tree.text((*path, "content"), part.get("content"), 1, 4000, required=True)

    def thumbnail(self, path: Path, part: Json) -> None:
        self.media((*path, "media"), part.get("media"))
        self.tree.text((*path, "description"), part.get("description"), 0, 1024)

    def gallery(self, path: Path, part: Json) -> None:
        items = part.get("items") or []
        self.tree.count((*path, "items"), items, 1, 10)
        for i, item in enumerate(items):
            self.thumbnail((*path, "items", i), item)

    def file(self, path: Path, part: Json) -> None:
        self.media((*path, "file"), part.get("file"), must_be_attached=True)

    def media(self, path: Path, media: Json | None, *, must_be_attached: bool = False) -> None:
        address = str((media or {}).get("url") or "")
        if address.startswith(ATTACHMENT):
            if self.files is not None and address.removeprefix(ATTACHMENT) not in self.files:
                message = f"The referenced attachment was not found: {address}"
                self.tree.at(path, "ATTACHMENT_NOT_FOUND", message)
        elif must_be_attached or not re.match(r"https?://", address):
            self.tree.at((*path, "url"), "URL_TYPE_INVALID_SCHEME", "Not a well formed URL.")

    def separator(self, path: Path, part: Json) -> None:
        if part.get("spacing", 1) not in (1, 2):
            self.tree.not_among((*path, "spacing"), "{1, 2}")

    def container(self, path: Path, part: Json) -> None:
        inside = part.get("components") or []
        if not inside:
            self.tree.required((*path, "components"))
        self.children((*path, "components"), inside, _IN_A_CONTAINER)

    def label(self, path: Path, part: Json) -> None:
        self.tree.text((*path, "label"), part.get("label"), 1, 45, required=True)
        self.tree.text((*path, "description"), part.get("description"), 0, 100)
        inside = part.get("component") or {}
        if inside.get("type") not in _IN_A_LABEL:
            self.tree.required((*path, "component"))
        else:
            _CHECKS[inside["type"]](self, (*path, "component"), inside)

    def file_upload(self, path: Path, part: Json) -> None:
        self.custom_id(path, part)
        self.tree.span(
            (*path, "min_values"), part.get("min_values", 1), part.get("max_values", 1), 0, 10
        )

    def radio_group(self, path: Path, part: Json) -> None:
        self.custom_id(path, part)
        self.options(path, part, 2, 10)
        self.defaults(path, part, 1)

    def checkbox_group(self, path: Path, part: Json) -> None:
        self.custom_id(path, part)
        self.options(path, part, 1, 10)
        most = part.get("max_values", len(part.get("options") or []))
        least = part.get("min_values", 1)
        self.tree.span((*path, "min_values"), least, most, 0, 10)
        if part.get("required", True) and not least:
            message = "min_values must be at least 1 where an answer is required"
            self.tree.at((*path, "min_values"), "NUMBER_TYPE_MIN", message)
        self.defaults(path, part, most)

    def defaults(self, path: Path, part: Json, most: int) -> None:
        """No more options are chosen at first than may be chosen."""
        if sum(bool(option.get("default")) for option in part.get("options") or []) > most:
            message = "More options are selected by default than may be selected"
            self.tree.at((*path, "options"), "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", message)


_CHECKS: dict[int, Callable[[_Checker, Path, Json], None]] = {
    ROW: _Checker.row,
    BUTTON: _Checker.button,
    **dict.fromkeys(SELECTS, _Checker.select),
    TEXT_INPUT: _Checker.text_input,
    SECTION: _Checker.section,
    TEXT: _Checker.text_display,
    THUMBNAIL: _Checker.thumbnail,
    GALLERY: _Checker.gallery,
    FILE: _Checker.file,
    SEPARATOR: _Checker.separator,
    CONTAINER: _Checker.container,
    LABEL: _Checker.label,
    FILE_UPLOAD: _Checker.file_upload,
    RADIO_GROUP: _Checker.radio_group,
    CHECKBOX_GROUP: _Checker.checkbox_group,
    CHECKBOX: _Checker.custom_id,
}
