"""Texts as the database has always held them: a version must read what another wrote."""

import json
from typing import Any

import pytest

from bot.store.texts import read, write
from games.text import Name, Text

WRITTEN = [
    (Text("lapsed"), '{"key": "lapsed", "args": {}}'),
    (
        Text("took", who=Name(1), n=3, tokens=(Text("count", colour="белый", n=2), "a", 4), to=()),
        (
            '{"key": "took", "args": {"who": {"seat": 1}, "n": 3, "tokens": ['
            '{"key": "count", "args": {"colour": "\\u0431\\u0435\\u043b\\u044b\\u0439", "n": 2}}, '
            '"a", 4], "to": []}}'
        ),
    ),
    (
        Text("outer", key="inner", list=((Name(0),), (1, "two"))),
        '{"key": "outer", "args": {"key": "inner", "list": [[{"seat": 0}], [1, "two"]]}}',
    ),
]


@pytest.mark.parametrize(("text", "written"), WRITTEN)
def test_a_text_is_written_as_it_always_was(text: Text, written: str) -> None:
    assert json.dumps(write(text)) == written
    assert read(json.loads(written)) == text


@pytest.mark.parametrize(
    "written",
    [
        {},
        {"key": "took"},
        {"key": "took", "args": []},
        {"key": "took", "args": {"n": 1.5}},
        {"key": "took", "args": {"who": {"seat": "first"}}},
        {"key": "took", "args": {"who": {"chair": 1}}},
    ],
)
def test_anything_else_is_refused(written: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="not a"):
        read(written)
