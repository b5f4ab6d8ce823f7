#!/usr/bin/env python3
"""Looks at every page of a built site as its readers do, from the disk, in Chromium.

Usage: run.py SITE    Ends with the line `N passed, N failed`; exit status 1 when a test failed.
"""

import os
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from playwright.sync_api import Error, sync_playwright

import figures  # noqa: F401
import markup
import reader  # noqa: F401
import steps  # noqa: F401  its checks come last, for they change the page
from checks import CHECKS
from views import VIEWS
from visit import Visit

CHROMIUM = "/usr/bin/chromium"
SAMPLES = Path(__file__).parent / "Samples"
# The whole course on one page: what is on it is judged where it stands first, in every view. Here
# the page's own shape is what matters, on a phone and on paper.
REPEATING = "course.html"
VIEWS_OF_REPEATING = ("phone", "print")
NOT_OF_REPEATING = ("figure texts can be read",)
STANDS = "can be looked at"  # the browser lives and answers
SHOWN = 5  # findings of one test that are printed


def check_page(page: Path) -> dict[str, list[str]]:
    """The findings of every check on the page, with the view that they were seen in."""
    with sync_playwright() as playwright:
        try:
            return findings(playwright, page)
        except Error as first:
            # A browser that dies or stalls once, on a busy machine, is not the page's fault.
            try:
                return findings(playwright, page)
            except Error as second:
                told = [error.message.splitlines()[0] for error in (first, second)]
                return {check.name: [] for check in CHECKS} | {STANDS: told}


def findings(playwright, page: Path) -> dict[str, list[str]]:
    root = ["--no-sandbox"] if os.geteuid() == 0 else []
    browser = playwright.chromium.launch(executable_path=CHROMIUM, args=root)
    found = {STANDS: []} | {check.name: [] for check in CHECKS}
    notes = {}
    for view in VIEWS:
        if page.name == REPEATING and view.name not in VIEWS_OF_REPEATING:
            continue
        visit = Visit(browser, page, view, notes)
        for check in CHECKS:
            if page.name == REPEATING and check.name in NOT_OF_REPEATING:
                continue
            if view.name in check.views:
                found[check.name] += [f"[{view.name}] {text}" for text in check.find(visit)]
        visit.close()
    browser.close()
    return found


def blind_checks(results: dict[Path, dict[str, list[str]]]) -> dict[str, list[str]]:
    """Takes the two samples out of the results and says which checks judge them wrongly."""
    faulty, sound = results.pop(SAMPLES / "faulty.html"), results.pop(SAMPLES / "sound.html")
    blind = {STANDS: faulty.pop(STANDS) + sound.pop(STANDS)}
    for name in faulty:
        blind[f"'{name}' sees"] = [] if faulty[name] else ["no fault in faulty.html"]
        blind[f"'{name}' sees"] += [f"sound.html: {finding}" for finding in sound[name]]
    return blind


def main() -> int:
    site = Path(sys.argv[1]).resolve()
    pages = sorted(site.rglob("*.html"))
    looked_at = [*sorted(SAMPLES.glob("*.html")), *pages]
    # What takes longest comes first: the sample in which nothing ever opens, then the large pages.
    slowest_first = sorted(looked_at, key=lambda page: (page.parent != SAMPLES, -page.stat().st_size))
    # Each worker's browser lives for one page, so that no page suffers from what another left.
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        results = dict(zip(slowest_first, pool.map(check_page, slowest_first)))
    for page, errors in markup.errors(looked_at).items():
        results[page]["valid HTML"] = errors

    verdicts = {("samples", name): found for name, found in blind_checks(results).items()}
    verdicts["site", "has pages"] = [] if pages else [f"no HTML file in {site}"]
    for page in pages:
        for name, found in results[page].items():
            verdicts[str(page.relative_to(site)), name] = found
    for (place, name), found in verdicts.items():
        if found:
            print(f"FAILED {place}: {name}")
            for finding in found[:SHOWN]:
                print(f"  {finding}")
            if len(found) > SHOWN:
                print(f"  and {len(found) - SHOWN} more")
    failed = sum(bool(found) for found in verdicts.values())
    print(f"{len(pages)} pages in {len(VIEWS)} views")
    print(f"{len(verdicts) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
