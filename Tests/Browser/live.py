#!/usr/bin/env python3
"""Touches, changes and shares scenarios on the pages of a site that has the engine, as readers do.

Usage: live.py SITE [WORD...]    Ends with the line `N passed, N failed`; exit status 1 when a test failed.
Words choose among the tests by their sentences.
"""

import os
import sys
import traceback

from playwright.sync_api import sync_playwright

from serving import addresses
from trials import acts, touching, seeing, changing, running, sharing, challenges, course  # noqa: F401
from trials.marking import TESTS

CHROMIUM = "/usr/bin/chromium"
PATIENCE = 60_000


def tried(browser, base, function, context):
    """What went wrong in a test, or nothing."""
    opened = browser.new_context(**context)
    opened.set_default_timeout(PATIENCE)
    page = opened.new_page()
    faults = []
    page.on("pageerror", lambda error: faults.append(f"exception: {error}"))
    page.on("console", lambda message: message.type == "error" and faults.append(message.text))
    try:
        function(page, base)
        assert not faults, "the console says something"
        return None
    except Exception as error:
        lines = [place.lineno for place in traceback.extract_tb(error.__traceback__) if "trials" in place.filename]
        return f"lines {lines}: {str(error)[:1500]}\n  {faults}"
    finally:
        opened.close()


def main() -> int:
    wanted = sys.argv[2:]
    passed = failed = 0
    with addresses(sys.argv[1]) as bases, sync_playwright() as playwright:
        root = ["--no-sandbox"] if os.geteuid() == 0 else []
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=root)
        for base in bases:
            for function, context in TESTS:
                name = f"{function.__doc__} ({base.split(':')[0]})"
                if wanted and not any(word in name for word in wanted):
                    continue
                fault = tried(browser, base, function, context)
                passed, failed = passed + (not fault), failed + bool(fault)
                if fault:
                    print(f"FAILED {name}\n  {fault}", flush=True)
        browser.close()
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
