"""Emojis of an application: their names, their number and their size; what Discord takes and
refuses.
"""

import base64
import binascii
import re
from collections.abc import Iterable
from io import BytesIO

from PIL import Image, UnidentifiedImageError

from bot.sandbox.limits.tree import ErrorTree
from bot.sandbox.things import Json

MOST = 2000
LARGEST = 256 * 1024
_NAME = re.compile(r"[A-Za-z0-9_]{2,32}")
_DATA = re.compile(r"data:image/(?:png|jpeg|gif|webp|avif);base64,(.+)", re.DOTALL)


def check_emoji(body: Json, taken: Iterable[str]) -> ErrorTree:
    """An emoji to be added beside those whose names are *taken*."""
    tree = ErrorTree()
    name = body.get("name")
    tree.text(("name",), name, 2, 32, required=True)
    if isinstance(name, str) and 2 <= len(name) <= 32:
        if not _NAME.fullmatch(name):
            message = "String value did not match validation regex."
            tree.at(("name",), "STRING_TYPE_REGEX", message)
        elif name in set(taken):
            message = "An emoji with this name already exists."
            tree.at(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", message)
    picture = picture_of(body)
    if picture is None:
        tree.at(("image",), "IMAGE_INVALID", "Invalid image data")
    elif len(picture) > LARGEST:
        tree.at(("image",), "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
    return tree


def picture_of(body: Json) -> bytes | None:
    """The bytes of the picture, or None if there is none."""
    found = _DATA.fullmatch(str(body.get("image") or ""))
    try:
        picture = base64.b64decode(found[1], validate=True) if found else b""
        with Image.open(BytesIO(picture)):
            return picture
    except (binascii.Error, UnidentifiedImageError):
        return None
