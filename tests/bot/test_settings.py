"""Settings: what the environment and the flags give, and what is said about wrong ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.settings import SettingsError, data_folder, read_settings

TOKEN = {"PARLOUR_TOKEN": "abc.def"}


def test_a_token_is_all_that_must_be_set() -> None:
    settings = read_settings(TOKEN)
    assert (settings.token, settings.log) == ("abc.def", "INFO")
    assert settings.database == Path.cwd() / ".parlour" / "parlour.db"


def test_the_environment_says_where_everything_is_kept(tmp_path: Path) -> None:
    assert data_folder({"PARLOUR_DATA": str(tmp_path)}) == tmp_path


def test_flags_go_before_the_environment(tmp_path: Path) -> None:
    environment = {**TOKEN, "PARLOUR_DATA": "/elsewhere", "PARLOUR_LOG": "ERROR"}
    settings = read_settings(environment, folder=tmp_path, log="debug")
    assert (settings.folder, settings.log) == (tmp_path, "DEBUG")


def test_the_environment_says_how_long_an_automa_thinks() -> None:
    assert read_settings({**TOKEN, "PARLOUR_AUTOMA_SECONDS": "0.05"}).automa_seconds == 0.05


def test_the_environment_says_where_health_can_be_asked_for() -> None:
    assert read_settings({**TOKEN, "PARLOUR_PORT": "8790"}).port == 8790


def test_unless_it_is_wished_for_no_port_is_opened() -> None:
    assert read_settings(TOKEN).port is None


@pytest.mark.parametrize(
    ("environment", "named"),
    [
        ({}, "PARLOUR_TOKEN is not set"),
        ({"PARLOUR_TOKEN": "  "}, "PARLOUR_TOKEN is not set"),
        ({"PARLOUR_TOKEN": "two words"}, "PARLOUR_TOKEN has a space in it"),
        ({**TOKEN, "PARLOUR_LOG": "loud"}, "DEBUG, INFO, WARNING, ERROR"),
        ({**TOKEN, "PARLOUR_AUTOMA_SECONDS": "soon"}, "0 to 1 seconds"),
        ({**TOKEN, "PARLOUR_AUTOMA_SECONDS": "60"}, "0 to 1 seconds"),
        ({**TOKEN, "PARLOUR_PORT": "http"}, "1 to 65535"),
        ({**TOKEN, "PARLOUR_PORT": "0"}, "1 to 65535"),
    ],
)
def test_a_wrong_setting_is_one_readable_line(environment: dict[str, str], named: str) -> None:
    with pytest.raises(SettingsError) as refused:
        read_settings(environment)
    (line,) = str(refused.value).splitlines()
    assert named in line


def test_a_token_is_never_shown() -> None:
    assert "abc.def" not in repr(read_settings(TOKEN))
