"""The Chromium that the browser tests run in."""

import os
import shutil

from playwright.sync_api import Browser, Playwright

# Debian's headless build does the same checks in half the time.
NAMES = ["chromium-headless-shell", "chromium"]
PATH = next((path for path in map(shutil.which, NAMES) if path), "/usr/bin/chromium")


def launched(playwright: Playwright) -> Browser:
    """Starts the browser; as root, it needs an option to run without a sandbox."""
    root = ["--no-sandbox"] if os.geteuid() == 0 else []
    return playwright.chromium.launch(executable_path=PATH, args=root)
