"""Weighs the pages of a site, compressed as a host sends them. What a page may weigh is in `budgets.json`; what
helps is in CONTRIBUTING.

usage: weights.py SITE
"""

import gzip
import json
import re
import statistics
import sys
from functools import cache
from pathlib import Path

BUDGETS = json.loads(Path(__file__).with_name("budgets.json").read_text())
PAGE = BUDGETS["bytes of a page"]
RECORDS = BUDGETS["bytes of a page of records"]
RUN = BUDGETS["bytes of a run's page"]
MEDIAN_RUN = BUDGETS["bytes of the median run's page"]
LESSON = BUDGETS["bytes of a lesson with style and scripts"]
REPEATING = "course.html"  # the whole course, for paper
# The files that a browser loads before anything can be read or touched.
LOADED = re.compile(r'(?:<script defer src|<link rel="stylesheet" href)="([^"]*)"')
REMEDIES = "; see 'Budgets' in .github/CONTRIBUTING.md"


@cache
def packed(path: Path) -> int:
    return len(gzip.compress(path.read_bytes(), mtime=0))


def excesses(site: Path) -> list[str]:
    """Returns a sentence for each page that's over a budget."""
    found, lessons, runs = [], 0, []
    for page in sorted(site.rglob("*.html")):
        if page.name == REPEATING:
            continue
        name, text, bytes_ = page.relative_to(site), page.read_text(), packed(page)
        # These pages have quotes only where they need them.
        is_run = "<body class=run " in text
        limit = RUN if is_run else RECORDS.get(name.as_posix(), PAGE)
        if bytes_ > limit:
            found.append(f"{name} has {bytes_:,} bytes, compressed; the limit is {limit:,}{REMEDIES}")
        if is_run:
            runs.append(bytes_)
        if '<body class="lesson"' in text and page.parent == site:
            lessons += 1
            whole = bytes_ + sum(packed(site / file) for file in LOADED.findall(text))
            if whole > LESSON:
                found.append(f"{name} has {whole:,} bytes with style and scripts, compressed; the limit is {LESSON:,}{REMEDIES}")
    median = int(statistics.median(runs or [0]))
    if median > MEDIAN_RUN:
        found.append(f"the median page of a run has {median:,} bytes, compressed; the limit is {MEDIAN_RUN:,}{REMEDIES}")
    return found if lessons else [f"{site} has no lesson"]


if __name__ == "__main__":
    faults = excesses(Path(sys.argv[1]))
    print("\n".join(faults) or "no page is over its budget")
    sys.exit(1 if faults else 0)
