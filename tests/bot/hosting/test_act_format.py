"""Table acts as the database has always held them: a version must read what another wrote."""

import pytest

from bot.hosting.acts import (
    Act,
    Ended,
    Handed,
    Paused,
    Resumed,
    TakenBack,
    read_act,
    write_act,
)

WRITTEN: list[tuple[Act, bytes]] = [
    (TakenBack(12, agreed=True), b'{"is": "TakenBack", "to": 12, "agreed": true}'),
    (Handed(automa=False, before=True), b'{"is": "Handed", "automa": false, "before": true}'),
    (Handed(automa=True, before=False), b'{"is": "Handed", "automa": true, "before": false}'),
    (Paused(), b'{"is": "Paused"}'),
    (Resumed(), b'{"is": "Resumed"}'),
    (Ended(), b'{"is": "Ended"}'),
]


@pytest.mark.parametrize(("act", "written"), WRITTEN)
def test_an_act_is_written_as_it_always_was(act: Act, written: bytes) -> None:
    assert write_act(act) == written
    assert read_act(written) == act


def test_every_act_is_among_these() -> None:
    names = {type(act).__name__ for act, _ in WRITTEN}
    assert names == {kind.__name__ for kind in Act.__subclasses__()}


@pytest.mark.parametrize(
    "written",
    [
        b"?",
        b"Paused",
        b"[]",
        b"{}",
        b'{"is": "Burnt"}',
        b'{"is": "TakenBack"}',
        b'{"is": "TakenBack", "to": 12}',
        b'{"is": "Paused", "to": 12}',
        b'{"is": ["Paused"]}',
    ],
)
def test_anything_else_is_refused(written: bytes) -> None:
    with pytest.raises(ValueError, match="not an act"):
        read_act(written)
