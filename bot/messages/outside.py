"""Reads single values that come from outside: what somebody is said to have picked or typed.

Clients are to offer only what we have offered, but menus outlive versions, and clients may be told
to send anything. Like the constructor of an enumeration, each reader raises `ValueError` for what
it does not know.
"""

from __future__ import annotations

from collections.abc import Container

MOST_DIGITS = 20
"""More are no number that anything here counts with."""


def one_of(text: str, known: Container[str]) -> str:
    """Return a key, as one of those that are known."""
    if text not in known:
        raise ValueError(text)
    return text


def whole_number(text: str, least: int, most: int) -> int:
    """Return a number within these bounds, written in digits."""
    good = text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS
    if not good or not least <= int(text) <= most:
        raise ValueError(text)
    return int(text)
