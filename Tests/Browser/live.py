#!/usr/bin/env python3
"""Touches, changes, and shares scenarios on the pages of a site that has the engine, as readers do.

Usage: live.py SITE [--brief | WORD...]    Ends with the line `N passed, N failed`; exit status 1 if a test failed.
Words select tests by their names, and `--brief` those of `trials/chosen.py`. Several browsers share the tests. Tests
that passed earlier with the same inputs are skipped; see `verdicts.py`.
"""

import multiprocessing
import os
import sys
import traceback
from concurrent.futures import ProcessPoolExecutor, as_completed

from playwright.sync_api import sync_playwright

from chromium import launched
from hand import CLOCK
from serving import addresses
from trials import acts, touching, seeing, asking, changing, running, sharing, challenges, course  # noqa: F401
from trials.chosen import BRIEF, FROM_A_SERVER, among
from trials.marking import TESTS
from verdicts import remembered

PATIENCE = 60_000


class Worker:
    """Returns the process's own browser."""

    browser = None

    @classmethod
    def tried(cls, base, number):
        """Returns a test's failure, or nothing."""
        cls.browser = cls.browser or launched(sync_playwright().start())
        function, context = TESTS[number]
        opened = cls.browser.new_context(**context)
        opened.set_default_timeout(PATIENCE)
        opened.add_init_script(CLOCK)
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


def chosen(bases, words):
    """Yields the number and the address of each test to run."""
    disk, server = bases
    brief = among(TESTS, BRIEF)
    served = among(TESTS, FROM_A_SERVER)
    # The newest tests take the longest.
    for number, one in reversed(list(enumerate(TESTS))):
        if words == ["--brief"]:
            if one in brief:
                yield number, disk
        elif not words or any(word in one[0].__doc__ for word in words):
            yield number, disk
            if words or one in served:
                yield number, server


def passes() -> bool:
    counts = {True: 0, False: 0}
    # A forked process would inherit the server.
    start = multiprocessing.get_context("spawn")
    with addresses(sys.argv[1]) as bases, ProcessPoolExecutor(os.cpu_count(), start) as pool:
        tasks = {}
        for number, base in chosen(bases, sys.argv[2:]):
            name = f"{TESTS[number][0].__doc__} ({base.split(':')[0]})"
            tasks[pool.submit(Worker.tried, base, number)] = name
        for task in as_completed(tasks):
            fault = task.result()
            counts[not fault] += 1
            if fault:
                print(f"FAILED {tasks[task]}\n  {fault}", flush=True)
    print(f"{counts[True]} passed, {counts[False]} failed")
    return bool(counts[True]) and not counts[False]


if __name__ == "__main__":
    sys.exit(remembered("live", sys.argv[1], sys.argv[2:], passes))
