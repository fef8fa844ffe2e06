"""The system's Chromium, if there is one."""

import os
import shutil

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
"""The one without windows of its own does the same with a quarter less work."""
WHERE = "TORTUGA_CHROMIUM"
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


def find_chromium() -> str | None:
    named = os.environ.get(WHERE)
    return named or next((path for path in map(shutil.which, NAMES) if path), None)
