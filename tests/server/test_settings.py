"""Settings from flags, variables and a file; mistakes name the setting."""

from pathlib import Path

import pytest

from tortuga.server.settings import SettingError, Settings, load_settings, setting_fields
from tortuga.server.store import Durability
from tortuga.text import LANGUAGES, voice


def test_defaults() -> None:
    assert load_settings({}, environment={}) == Settings()


def test_a_flag_wins_over_a_variable_over_the_file(tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text('port = 1\nhost = "file"\nbot_workers = 3\n')
    environment = {"TORTUGA_PORT": "2", "TORTUGA_HOST": "variable", "TORTUGA_CONFIG": str(file)}
    settings = load_settings({"port": "3", "host": None}, environment=environment)
    assert (settings.port, settings.host, settings.bot_workers) == (3, "variable", 3)


def test_every_kind_of_value() -> None:
    environment = {
        "TORTUGA_DURABILITY": "process",
        "TORTUGA_BOT_PAUSE": "0.25",
        "TORTUGA_ORIGINS": "https://a.example, https://b.example,",
    }
    settings = load_settings({}, environment=environment)
    assert settings.durability is Durability.PROCESS
    assert settings.bot_pause == 0.25
    assert settings.origins == ("https://a.example", "https://b.example")


@pytest.mark.parametrize(
    ("flags", "environment", "setting", "source"),
    [
        ({"port": "many"}, {}, "port", "--port"),
        ({"port": "70000"}, {}, "port", "--port"),
        ({}, {"TORTUGA_BOT_WORKERS": "0"}, "bot_workers", "TORTUGA_BOT_WORKERS"),
        ({}, {"TORTUGA_DURABILITY": "hope"}, "durability", "TORTUGA_DURABILITY"),
        ({"public_url": "play.example.org"}, {}, "public_url", "--public-url"),
        ({"secret_key": "short"}, {}, "secret_key", "--secret-key"),
        ({}, {"TORTUGA_CONFIG": "/nowhere/house.toml"}, "config", "/nowhere/house.toml"),
    ],
)
def test_mistakes_name_the_setting(
    flags: dict[str, str], environment: dict[str, str], setting: str, source: str
) -> None:
    with pytest.raises(SettingError) as mistake:
        load_settings(flags, environment=environment)
    assert mistake.value.setting == setting
    assert setting in str(mistake.value)
    assert source in str(mistake.value)


@pytest.mark.parametrize(
    ("text", "setting"),
    [("prot = 80", "prot"), ('port = "eighty"', "port"), ("port = ", "config"), ("port = true", "port")],
)
def test_mistakes_in_the_file(tmp_path: Path, text: str, setting: str) -> None:
    file = tmp_path / "house.toml"
    file.write_text(text)
    with pytest.raises(SettingError) as mistake:
        load_settings({}, file, {})
    assert mistake.value.setting == setting
    assert str(file) in str(mistake.value)


def test_secrets_are_not_repeated_in_mistakes() -> None:
    with pytest.raises(SettingError) as mistake:
        load_settings({"secret_key": "tooshort"}, environment={})
    assert "tooshort" not in str(mistake.value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_setting_is_explained(language: str) -> None:
    for field in setting_fields():
        assert voice(language).say(f"server-setting-{field.name.replace('_', '-')}")
