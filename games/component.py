"""Printed components: cards, tiles, places of a board."""

from __future__ import annotations

from typing import TYPE_CHECKING


class Component:
    """A printed component that has an id of its own; of each there is one object, which all tables
    share.
    """

    __slots__ = ()

    if TYPE_CHECKING:

        @property
        def id(self) -> str: ...

    def __repr__(self) -> str:
        return f"{type(self).__name__}(id={self.id!r})"
