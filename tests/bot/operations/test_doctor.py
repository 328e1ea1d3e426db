"""What goes into a digest of a game stays as it was: an operator compares versions by it."""

from bot.operations.doctor import _written
from games.text import Name, Text


def test_texts_are_written_for_digests_as_by_the_first_version() -> None:
    text = Text("took", who=Name(1), tokens=(Text("count", colour="white", n=2),), to=("a", 3))
    assert _written(text) == (
        "Text(key='took', args=(('who', Name(seat=1)), ('tokens', (Text(key='count', "
        "args=(('colour', 'white'), ('n', 2))),)), ('to', ('a', 3))))"
    )
    assert _written(Text("over")) == "Text(key='over', args=())"
