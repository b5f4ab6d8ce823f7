#!/usr/bin/env python3
"""Checks every page of a built site from disk in Chromium, as its readers see it.

Usage: run.py SITE [--unlike OTHER]    Ends with the line `N passed, N failed`; exit status 1 if a test failed.
Unchanged pages that passed earlier are skipped; see `verdicts.py`. With `--unlike`, only pages that differ
from another site's are checked, and if there are very many, only some of them.
"""

import contextlib
import os
import sys
import zlib
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from pathlib import Path

from playwright.sync_api import Error, sync_playwright

import figures  # noqa: F401
import finding  # noqa: F401
import fitting  # noqa: F401
import home  # noqa: F401
import markup
import navigation  # noqa: F401
import reader  # noqa: F401
import scenarios  # noqa: F401
import steps  # noqa: F401  its checks come last, for they change the page
from checks import CHECKS
from chromium import launched
from verdicts import Verdicts
from views import VIEWS
from visit import SOON, Visit, Windows

SAMPLES = Path(__file__).parent / "Samples"
FAULTY, SOUND = SAMPLES / "faulty.html", SAMPLES / "sound.html"
# This page has the whole course. Its contents are checked on their own pages, in every view. Here, only the
# page's own layout matters, on a phone and on paper.
REPEATING = "course.html"
VIEWS_OF_REPEATING = ("phone", "print")
NOT_OF_REPEATING = ("figure texts can be read",)
STANDS = "can be looked at"  # the browser is running and responds
FEW = 6  # the maximum number of pages in a quick check
SHOWN = 5  # the number of findings of one test to print


class Worker:
    """Returns the process's own browser, restarting it if it has crashed."""

    playwright = browser = None

    @classmethod
    def findings(cls, page: Path) -> dict[str, list[str]]:
        """Returns the findings of every check on the page, with the view of each."""
        told = []
        for _ in range(2):  # A single browser crash isn't the page's fault.
            cls.playwright = cls.playwright or sync_playwright().start()
            try:
                cls.browser = cls.browser or launched(cls.playwright)
                return findings(cls.browser, page)
            except Error as error:
                told.append(error.message.splitlines()[0])
                with contextlib.suppress(Error):
                    cls.browser.close()
                cls.browser = None
        return {check.name: [] for check in CHECKS} | {STANDS: told}


def is_sample(page: Path) -> bool:
    """Returns whether a page is one of those that have the checks of what all pages share: one in five."""
    return page.parent == SAMPLES or page.name == "index.html" or zlib.crc32(page.name.encode()) % 5 == 0


def findings(browser, page: Path) -> dict[str, list[str]]:
    found = {STANDS: []} | {check.name: [] for check in CHECKS}
    notes = {}
    windows = Windows(browser)
    # Elements that are missing in the sample never appear.
    patience = 1500 if page == FAULTY else SOON
    try:
        for view in VIEWS:
            if page.name == REPEATING and view.name not in VIEWS_OF_REPEATING:
                continue
            visit = Visit(windows, page, view, notes, patience)
            # Otherwise, Python would close it at garbage collection, perhaps during another call.
            with contextlib.closing(visit):
                for check in CHECKS:
                    if page.name == REPEATING and check.name in NOT_OF_REPEATING:
                        continue
                    if not check.everywhere and not is_sample(page):
                        continue
                    if view.name in check.views:
                        found[check.name] += [f"[{view.name}] {text}" for text in check.find(visit)]
    finally:
        with contextlib.suppress(Error):
            windows.close()
    return found


def blind_checks(results: dict[Path, dict[str, list[str]]]) -> dict[str, list[str]]:
    """Removes the two samples from the results and returns the checks that judge them incorrectly."""
    faulty, sound = results.pop(FAULTY), results.pop(SOUND)
    blind = {STANDS: faulty.pop(STANDS) + sound.pop(STANDS)}
    for name in faulty:
        blind[f"'{name}' sees"] = [] if faulty[name] else ["no fault in faulty.html"]
        blind[f"'{name}' sees"] += [f"sound.html: {finding}" for finding in sound[name]]
    return blind


def look_at(pages: list[Path]) -> dict[Path, dict[str, list[str]]]:
    """Returns the findings of every check on each page."""
    # The slowest come first: the sample in which nothing ever opens, then the large pages.
    slowest_first = sorted(pages, key=lambda page: (page.parent != SAMPLES, -page.stat().st_size))
    # The HTML validator is a separate process, and has a core to itself for a while.
    with ProcessPoolExecutor(os.cpu_count()) as pool, ThreadPoolExecutor(1) as beside:
        looked_at = pool.map(Worker.findings, slowest_first)
        validated = beside.submit(markup.errors, pages)
        results = dict(zip(slowest_first, looked_at))
    for page, errors in validated.result().items():
        results[page]["valid HTML"] = errors
    return results


def unlike(pages: list[Path], site: Path, other: Path) -> list[Path]:
    """Returns the pages that another site doesn't have, or that differ there."""
    twins = {page: other / page.relative_to(site) for page in pages}
    return [page for page, twin in twins.items() if not twin.is_file() or twin.read_bytes() != page.read_bytes()]


def few(pages: list[Path]) -> list[Path]:
    """Returns some of the pages if there are many, including the smallest, for a quick check."""
    by_size = sorted(pages, key=lambda page: page.stat().st_size)
    return by_size if len(by_size) <= FEW else by_size[: -1 : max(1, len(by_size) // FEW)][:FEW]


def main() -> int:
    site = Path(sys.argv[1]).resolve()
    pages = sorted(site.rglob("*.html"))
    verdicts_before = Verdicts()
    new = [page for page in pages if not verdicts_before.is_sound(page)]
    if "--unlike" in sys.argv:
        new = few(unlike(new, site, Path(sys.argv[-1])))
    samples_are_sound = all(map(verdicts_before.is_sound, (FAULTY, SOUND)))
    results = look_at([*([] if samples_are_sound else (FAULTY, SOUND)), *new])

    verdicts = {}
    if not samples_are_sound:
        verdicts |= {("samples", name): found for name, found in blind_checks(results).items()}
    verdicts["site", "has pages"] = [] if pages else [f"no HTML file in {site}"]
    for page in new:
        for name, found in results[page].items():
            verdicts[str(page.relative_to(site)), name] = found
    sound = [page for page in new if not any(results[page].values())]
    if not samples_are_sound and not any(found for (place, _), found in verdicts.items() if place == "samples"):
        sound += [FAULTY, SOUND]
    verdicts_before.remember(sound)

    for (place, name), found in verdicts.items():
        if found:
            print(f"FAILED {place}: {name}")
            for finding in found[:SHOWN]:
                print(f"  {finding}")
            if len(found) > SHOWN:
                print(f"  and {len(found) - SHOWN} more")
    failed = sum(bool(found) for found in verdicts.values())
    print(f"{len(new)} of {len(pages)} pages looked at, in {len(VIEWS)} views")
    print(f"{len(verdicts) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
