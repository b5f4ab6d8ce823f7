#!/usr/bin/env python3
"""Looks at every page of a built site as its readers do, from the disk, in Chromium.

Usage: run.py SITE    Ends with the line `N passed, N failed`; exit status 1 when a test failed.
"""

import os
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from playwright.sync_api import sync_playwright

import markup
import reader  # noqa: F401
import steps  # noqa: F401  its checks come last, for they change the page
from checks import CHECKS
from views import VIEWS
from visit import Visit

CHROMIUM = "/usr/bin/chromium"
SAMPLES = Path(__file__).parent / "Samples"
SHOWN = 5  # findings of one test that are printed


def check_pages(pages: list[Path]) -> dict[Path, dict[str, list[str]]]:
    """The findings of every check on each of the pages, with the view that they were seen in."""
    with sync_playwright() as playwright:
        root = ["--no-sandbox"] if os.geteuid() == 0 else []
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=root)
        findings = {page: check_page(browser, page) for page in pages}
        browser.close()
        return findings


def check_page(browser, page: Path) -> dict[str, list[str]]:
    findings = {check.name: [] for check in CHECKS}
    notes = {}
    for view in VIEWS:
        visit = Visit(browser, page, view, notes)
        for check in CHECKS:
            if view.name in check.views:
                findings[check.name] += [f"[{view.name}] {text}" for text in check.find(visit)]
        visit.close()
    return findings


def blind_checks(results: dict[Path, dict[str, list[str]]]) -> dict[str, list[str]]:
    """Takes the two samples out of the results and says which checks judge them wrongly."""
    faulty, sound = results.pop(SAMPLES / "faulty.html"), results.pop(SAMPLES / "sound.html")
    return {
        f"'{name}' sees": ([] if faulty[name] else ["no fault in faulty.html"])
        + [f"sound.html: {finding}" for finding in sound[name]]
        for name in faulty
    }


def main() -> int:
    site = Path(sys.argv[1]).resolve()
    pages = sorted(site.rglob("*.html"))
    looked_at = [*sorted(SAMPLES.glob("*.html")), *pages]
    workers = min(os.cpu_count() or 1, len(looked_at))
    shares = [looked_at[worker::workers] for worker in range(workers)]
    results: dict[Path, dict[str, list[str]]] = {}
    with ProcessPoolExecutor(workers) as pool:
        for findings in pool.map(check_pages, shares):
            results |= findings
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
