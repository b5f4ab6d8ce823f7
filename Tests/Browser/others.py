#!/usr/bin/env python3
"""Touches, changes, and shares scenarios in Firefox and WebKitGTK, with the same tests and the same hand.

Usage: others.py SITE [WORD...]    Ends with the line `N passed, N failed`; exit status 1 if a test
failed or a browser couldn't be driven. Words select tests by their names. A failing test is tried once more,
because these browsers are driven remotely, and a busy machine may drop a frame. Tests that passed earlier
with the same inputs are skipped; see `verdicts.py`.
"""

import contextlib
import multiprocessing
import signal
import sys
import time
import traceback
from concurrent.futures import ProcessPoolExecutor

from drivers import Firefox, WebKit
from live import TESTS
from remote import Page
from serving import addresses
from trials.chosen import FROM_A_SERVER, FROM_THE_DISK, among
from verdicts import remembered

LIMIT = 1800  # seconds for all of a browser's tests, so that one that hangs doesn't block the gate

# WebKitGTK's driver (2.50) plays all of WebDriver's touches as a single mouse, so two fingers are tested with
# Alt. It also treats a pen as a mouse, and Firefox (153) reports
# `Unimplemented pointerMove for pointerType pen`.
NOT_IN = {"WebKitGTK": ["on a phone two fingers pinch"]}


class TooLong(Exception):
    """The tests have taken too long in total."""


def give_up(*_):
    raise TooLong(f"the tests have not ended after {LIMIT} s")


def chosen(browser, parts, words):
    """Returns the tests for a browser whose names contain one of some parts, and one of the words, if there are any."""
    for function, context in among(TESTS, [part for part in parts if part not in NOT_IN.get(browser, [])]):
        if not words or any(word in function.__doc__ for word in words):
            yield function, context


def again(make):
    """Returns the result of the first or second attempt, because a browser may not start on a busy
    machine."""
    try:
        return make()
    except TooLong:
        raise
    except Exception as error:
        print(f"once more, for: {error}")
        return make()


def tried(driver, base, function, context):
    """Returns a test's failure, or nothing."""
    try:
        again(lambda: driver.begin(**context["viewport"]))
        function(Page(driver), base)
        return driver.faults and f"the console says {driver.faults}"
    except TooLong:
        raise
    except Exception as error:
        lines = [place.lineno for place in traceback.extract_tb(error.__traceback__) if place.name != "tried"]
        return f"lines {lines}: {str(error)[:1500]}"


def in_browser(make, site, address, words):
    """Tests one browser, and counts the results."""
    counts = {True: 0, False: 0}
    started = time.monotonic()
    driver = again(make)
    try:
        for base, place in ((site, FROM_THE_DISK), (address, FROM_A_SERVER)):
            for function, context in chosen(driver.name, place, words):
                name = f"{function.__doc__} ({driver.name}, {base.split(':')[0]})"
                fault = tried(driver, base, function, context)
                if fault:
                    print(f"once more: {name}\n  {fault}", flush=True)
                    fault = tried(driver, base, function, context)
                counts[not fault] += 1
                if fault:
                    print(f"FAILED {name}\n  {fault}", flush=True)
    finally:
        with contextlib.suppress(Exception):
            driver.quit()
    print(f"{driver.name} {driver.version}: {counts[True]} tests in {time.monotonic() - started:.0f} s", flush=True)
    return counts


def counted(make, bases, words):
    """Tests one browser in a separate process, and counts the results."""
    signal.signal(signal.SIGALRM, give_up)
    signal.alarm(LIMIT)
    try:
        return in_browser(make, *bases, words)
    except Exception as error:
        print(f"FAILED {make.__name__} can be driven\n  {error}", flush=True)
        return {True: 0, False: 1}


def passes() -> bool:
    # A forked process would inherit the server.
    start = multiprocessing.get_context("spawn")
    with addresses(sys.argv[1]) as bases, ProcessPoolExecutor(2, start) as pool:
        tasks = [pool.submit(counted, make, bases, sys.argv[2:]) for make in (Firefox, WebKit)]
        counts = [task.result() for task in tasks]
    passed, failed = (sum(one[good] for one in counts) for good in (True, False))
    print(f"{passed} passed, {failed} failed")
    return bool(passed) and not failed


if __name__ == "__main__":
    sys.exit(remembered("others", sys.argv[1], sys.argv[2:], passes))
