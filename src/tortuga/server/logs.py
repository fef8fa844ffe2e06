"""Logs: one line for each event, with fields. Tokens, codes, words, secrets and actions are never fields."""

import logging
import sys
import time
from typing import Any

import msgspec

from tortuga.server.settings import LogFormat, LogLevel

LOG = logging.getLogger("tortuga.server")
FIELDS = "tortuga_fields"
SHORT_ID = 6


def log(
    event: str, level: int = logging.INFO, *, failure: BaseException | None = None, **fields: Any
) -> None:
    """`log("table-created", table=…, game=…)`."""
    if LOG.isEnabledFor(level):
        LOG.log(level, event, extra={FIELDS: fields}, exc_info=failure)


def short(guest: str) -> str:
    """Enough of a guest's hashed id to follow them through a log."""
    return guest[:SHORT_ID]


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **getattr(record, FIELDS, {}),
        }
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


class PlainLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%H:%M:%S", time.localtime(record.created))
        fields = " ".join(f"{name}={value}" for name, value in getattr(record, FIELDS, {}).items())
        line = f"{at} {record.levelname.lower():7} {record.getMessage()} {fields}".rstrip()
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


def set_up_logs(level: LogLevel, form: LogFormat) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form is LogFormat.JSON else PlainLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    LOG.setLevel(level.upper())
