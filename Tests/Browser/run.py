#!/usr/bin/env python3
"""Checks the pages of a built site from disk in Chromium, as its readers see them.

Usage: run.py SITE [--sample | --unlike OTHER]
Ends with the line `N passed, N failed`; exit status 1 if a test failed. Unchanged pages that passed earlier are
skipped; see `verdicts.py`. A chosen page of each kind is looked at in all views, and the others in those in which their own
content can fail. Of the pages of runs, only chosen ones are looked at, and the HTML validator reads all. With `--sample`, only the chosen ones are looked at, on a desktop and on a phone. With `--unlike`,
only pages that differ from another site's are, on paper, too, and if there are very many, only some of them.
"""

import contextlib
import os
import sys
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import dataclass
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
from choosing import REPEATING, is_run, sample
from chromium import launched
from verdicts import Verdicts
from views import VIEWS
from visit import SOON, Visit

SAMPLES = Path(__file__).parent / "Samples"
FAULTY, SOUND = SAMPLES / "faulty.html", SAMPLES / "sound.html"
# The contents of the page that has the whole course are checked on their own pages. Here, only the
# page's own layout matters, on a phone and on paper.
VIEWS_OF_REPEATING = ("phone", "print")
NOT_OF_REPEATING = ("figure texts can be read",)
LESSON = '<body class="lesson"'
VIEWS_OF_SAMPLE = ("light", "phone")
VIEWS_OF_CHANGED = ("light", "phone", "print")
STANDS = "can be looked at"  # the browser is running and responds
FEW = 6  # the maximum number of pages in a quick check
SHOWN = 5  # the number of findings of one test to print


@dataclass(frozen=True)
class Look:
    """A page to look at, and the views to look at it in."""

    page: Path
    is_chosen: bool
    views: tuple[str, ...]
    judges_contrast: bool = False

    def has(self, check, view) -> bool:
        """Returns whether the page has a check in a view."""
        if self.page.name == REPEATING and check.name in NOT_OF_REPEATING:
            return False
        return view.name in self.views and check.applies(view.name, self.is_chosen)


def look(page: Path, is_chosen: bool) -> Look:
    """Returns the views in which a page can fail, which are all for a chosen page. Others are printed if they're lessons.

    A run's page that isn't chosen has no view, and is only validated: there are hundreds, all with the same parts.
    """
    if not is_chosen and is_run(page):
        return Look(page, False, ())
    if page.name == REPEATING:
        return Look(page, False, VIEWS_OF_REPEATING)
    views = [view.name for view in VIEWS if is_chosen or any(view.name in check.views for check in CHECKS)]
    if not is_chosen and LESSON not in page.read_text():
        views.remove("print")
    return Look(page, is_chosen, tuple(views), judges_contrast=is_chosen)


class Worker:
    """Returns the process's own browser, restarting it if it has crashed."""

    playwright = browser = None

    @classmethod
    def findings(cls, look: Look) -> dict[str, list[str]]:
        """Returns the findings of every check on the page, with the view of each."""
        told = []
        for _ in range(2):  # A single browser crash isn't the page's fault.
            cls.playwright = cls.playwright or sync_playwright().start()
            try:
                cls.browser = cls.browser or launched(cls.playwright)
                return findings(cls.browser, look)
            except Error as error:
                told.append(error.message.splitlines()[0])
                with contextlib.suppress(Error):
                    cls.browser.close()
                cls.browser = None
        return {check.name: [] for check in CHECKS} | {STANDS: told}


def findings(browser, look: Look) -> dict[str, list[str]]:
    found = {STANDS: []} | {check.name: [] for check in CHECKS}
    notes = {}
    # Elements that are missing in the sample never appear.
    patience = 1500 if look.page == FAULTY else SOON
    for view in VIEWS:
        if view.name not in look.views:
            continue
        visit = Visit(browser, look.page, view, notes, patience, look.judges_contrast)
        # Otherwise, Python would close it at garbage collection, perhaps during another call.
        with contextlib.closing(visit):
            for check in CHECKS:
                if look.has(check, view):
                    found[check.name] += [f"[{view.name}] {text}" for text in check.find(visit)]
    return found


def blind_checks(results: dict[Path, dict[str, list[str]]]) -> dict[str, list[str]]:
    """Removes the two samples from the results and returns the checks that judge them incorrectly."""
    faulty, sound = results.pop(FAULTY), results.pop(SOUND)
    blind = {STANDS: faulty.pop(STANDS) + sound.pop(STANDS)}
    for name in faulty:
        blind[f"'{name}' sees"] = [] if faulty[name] else ["no fault in faulty.html"]
        blind[f"'{name}' sees"] += [f"sound.html: {finding}" for finding in sound[name]]
    return blind


def look_at(looks: list[Look]) -> dict[Path, dict[str, list[str]]]:
    """Returns the findings of every check on each page."""
    # The slowest come first: the sample in which nothing ever opens, then the large pages.
    seen = [one for one in looks if one.views]
    slowest_first = sorted(seen, key=lambda one: (one.page.parent != SAMPLES, -one.page.stat().st_size))
    # The HTML validator is a separate process, and has a core to itself for a while.
    with ProcessPoolExecutor(os.cpu_count()) as pool, ThreadPoolExecutor(1) as beside:
        looked_at = pool.map(Worker.findings, slowest_first)
        validated = beside.submit(markup.errors, [one.page for one in looks])
        results = {one.page: {} for one in looks} | dict(zip((one.page for one in slowest_first), looked_at))
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
    chosen = sample(pages, is_small="--sample" in sys.argv)
    if "--sample" in sys.argv:
        looks = [Look(page, True, VIEWS_OF_SAMPLE) for page in sorted(chosen)]
    elif "--unlike" in sys.argv:
        changed = unlike(pages, site, Path(sys.argv[-1]))
        looks = [Look(page, True, VIEWS_OF_CHANGED) for page in few(changed) if page.name != REPEATING]
    else:
        # The samples prove that the checks see, in all views.
        looks = [look(page, page in chosen) for page in pages] + [look(page, True) for page in (FAULTY, SOUND)]
    verdicts_before = Verdicts()
    looks = [one for one in looks if not verdicts_before.is_sound(one)]
    results = look_at(looks)

    verdicts = {}
    are_samples_new = any(one.page == FAULTY or one.page == SOUND for one in looks)
    if are_samples_new:
        verdicts |= {("samples", name): found for name, found in blind_checks(results).items()}
    verdicts["site", "has pages"] = [] if pages else [f"no HTML file in {site}"]
    for page, found in results.items():
        verdicts |= {(str(page.relative_to(site)), name): told for name, told in found.items()}
    are_samples_right = not any(found for (place, _), found in verdicts.items() if place == "samples")
    verdicts_before.remember([
        one for one in looks
        if (are_samples_right if one.page.parent == SAMPLES else not any(results[one.page].values()))
    ])

    for (place, name), found in verdicts.items():
        if found:
            print(f"FAILED {place}: {name}")
            for finding in found[:SHOWN]:
                print(f"  {finding}")
            if len(found) > SHOWN:
                print(f"  and {len(found) - SHOWN} more")
    failed = sum(bool(found) for found in verdicts.values())
    views = sum(len(one.views) for one in looks)
    print(f"{len(looks)} pages of {len(pages)} looked at, in {views} views in total")
    print(f"{len(verdicts) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
