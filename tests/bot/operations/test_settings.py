"""Settings: what the environment and the options give, and what is said about wrong ones."""

from __future__ import annotations

from pathlib import Path

import click
import pytest
from click.testing import CliRunner, Result

from bot.operations.settings import REQUESTS, Settings, bot_options

TOKEN = {"PARLOUR_TOKEN": "abc.def"}


def read(environment: dict[str, str], *words: str) -> tuple[list[Settings], Result]:
    """Call a command that takes the settings of a bot."""
    found: list[Settings] = []

    @click.command()
    @bot_options
    def command(settings: Settings) -> None:
        found.append(settings)

    return found, CliRunner().invoke(command, words, env=environment)


def settings_of(environment: dict[str, str], *words: str) -> Settings:
    found, result = read(environment, *words)
    assert result.exit_code == 0, result.output
    return found[0]


def test_a_token_is_all_that_must_be_set() -> None:
    settings = settings_of(TOKEN)
    assert (settings.token, settings.log) == ("abc.def", "INFO")
    assert settings.database == Path.cwd() / ".parlour" / "parlour.db"


def test_the_environment_says_where_everything_is_kept(tmp_path: Path) -> None:
    assert settings_of({**TOKEN, "PARLOUR_DATA": str(tmp_path)}).folder == tmp_path


def test_an_empty_variable_counts_as_none() -> None:
    settings = settings_of({**TOKEN, "PARLOUR_PORT": "", "PARLOUR_LOG": "", "PARLOUR_DATA": ""})
    assert (settings.health, settings.log) == (None, "INFO")


def test_options_go_before_the_environment(tmp_path: Path) -> None:
    environment = {**TOKEN, "PARLOUR_DATA": "/elsewhere", "PARLOUR_LOG": "ERROR"}
    settings = settings_of(environment, "--data", str(tmp_path), "--log", "debug")
    assert (settings.folder, settings.log) == (tmp_path, "DEBUG")


def test_a_database_may_be_on_a_server() -> None:
    url = "postgresql://parlour:secret@db/parlour"
    settings = settings_of({**TOKEN, "PARLOUR_DATABASE": url})
    assert settings.database == url
    assert "secret" not in repr(settings)


def test_of_a_database_of_another_kind_one_line_is_said_and_no_password() -> None:
    _, result = read({**TOKEN, "PARLOUR_DATABASE": "mysql://parlour:secret@db/parlour"})
    assert result.exit_code == 1
    (line,) = result.output.splitlines()
    assert "postgresql://" in line
    assert "secret" not in line


def test_the_environment_says_how_long_a_computer_player_thinks() -> None:
    assert settings_of({**TOKEN, "PARLOUR_AUTOMA_SECONDS": "0.05"}).automa_seconds == 0.05


def test_the_environment_says_how_much_one_person_may_ask() -> None:
    assert settings_of(TOKEN).requests == REQUESTS
    assert settings_of({**TOKEN, "PARLOUR_REQUESTS": "7"}).requests == 7
    assert settings_of({**TOKEN, "PARLOUR_REQUESTS": "0"}).requests is None


def test_the_environment_says_whether_pieces_are_painted_ahead() -> None:
    assert settings_of(TOKEN).paint_ahead
    assert not settings_of({**TOKEN, "PARLOUR_PAINT_AHEAD": "off"}).paint_ahead


def test_the_environment_says_where_health_can_be_asked_for() -> None:
    assert settings_of({**TOKEN, "PARLOUR_PORT": "8790"}).health == ("127.0.0.1", 8790)
    assert settings_of({**TOKEN, "PARLOUR_PORT": "0.0.0.0:8790"}).health == ("0.0.0.0", 8790)
    assert settings_of({**TOKEN, "PARLOUR_HTTP": "8080"}).http == ("127.0.0.1", 8080)
    assert settings_of({**TOKEN, "PARLOUR_HTTP": "0.0.0.0:8080"}).http == ("0.0.0.0", 8080)
    assert settings_of({**TOKEN, "PARLOUR_HTTP": "[::]:8080"}).http == ("::", 8080)


def test_unless_it_is_wished_for_no_port_is_opened() -> None:
    assert settings_of(TOKEN).health is None


def test_the_token_may_lie_in_a_file(tmp_path: Path) -> None:
    secret = tmp_path / "token"
    secret.write_text("abc.def\n", encoding="utf-8")
    assert settings_of({"PARLOUR_TOKEN_FILE": str(secret)}).token == "abc.def"


@pytest.mark.parametrize(
    ("environment", "named"),
    [
        ({}, "PARLOUR_TOKEN is not set"),
        ({"PARLOUR_TOKEN": "  "}, "PARLOUR_TOKEN is not set"),
        ({"PARLOUR_TOKEN": "two words"}, "PARLOUR_TOKEN has a space in it"),
        ({"PARLOUR_TOKEN_FILE": "/nowhere/token"}, "cannot be read: No such file"),
        ({"PARLOUR_TOKEN_FILE": "/dev/null"}, "is empty"),
        (
            {**TOKEN, "PARLOUR_DATA": "~nobody-here/parlour"},
            "PARLOUR_DATA, is “~nobody-here/parlour”",
        ),
        ({**TOKEN, "PARLOUR_LOG": "loud"}, "DEBUG, INFO, WARNING, ERROR"),
        ({**TOKEN, "PARLOUR_LOG_FORMAT": "xml"}, "text or json"),
        (
            {**TOKEN, "PARLOUR_PAINT_AHEAD": "never"},
            "PAINT_AHEAD is “never”: it must be on",
        ),
        ({**TOKEN, "PARLOUR_AUTOMA_SECONDS": "soon"}, "0 to 1 seconds"),
        ({**TOKEN, "PARLOUR_AUTOMA_SECONDS": "60"}, "0 to 1 seconds"),
        ({**TOKEN, "PARLOUR_REQUESTS": "few"}, "or 0 for all"),
        ({**TOKEN, "PARLOUR_PORT": "http"}, "1 to 65535"),
        ({**TOKEN, "PARLOUR_PORT": "0"}, "1 to 65535"),
        (
            {**TOKEN, "PARLOUR_HTTP": "localhost"},
            "PARLOUR_HTTP is “localhost”: it is a port from 1",
        ),
    ],
)
def test_a_wrong_setting_is_one_readable_line(environment: dict[str, str], named: str) -> None:
    found, result = read(environment)
    (line,) = result.output.splitlines()
    assert (found, result.exit_code, named in line) == ([], 1, True)


def test_a_token_is_never_shown() -> None:
    assert "abc.def" not in repr(settings_of(TOKEN))
