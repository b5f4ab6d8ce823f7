"""Measures what readers load: each page of the committed site as gzip packs it, a lesson with its style and
scripts, and the engine, which a server packs with brotli.

usage: weights.py
"""

import gzip
import re
import statistics
from pathlib import Path

import brotli

SITE = Path("Site")
# One page has all lessons, for paper; browsers lay out what is near.
WHOLE = "course.html"
LOADED = re.compile(r'(?:<script defer src|<link rel="stylesheet" href)="([^"]*)"')

# What is aimed at: kilobytes.
MOST_OF_PAGE = 20
MOST_OF_RUN = 35
MOST_OF_LESSON = 28
MOST_OF_ENGINE = {"gzip": 450, "brotli": 360}


def packed(bytes: bytes) -> float:
    """Returns the kilobytes that gzip makes of a file."""
    return len(gzip.compress(bytes, 9)) / 1_000


def aim(what: str, kilobytes: float, most: float) -> None:
    verdict = "reached" if kilobytes <= most else "MISSED"
    print(f"{verdict}: {what}: {kilobytes:.1f} KB, of {most} KB at most")


def main() -> None:
    pages = {page: page.read_text() for page in sorted(SITE.rglob("*.html"))}
    weights = {page.relative_to(SITE).as_posix(): packed(text.encode()) for page, text in pages.items()}
    whole = weights.pop(WHOLE)
    runs = {page: weights.pop(page) for page in list(weights) if page.startswith("runs/")}
    sorted_weights = sorted(weights.values())
    tenth = sorted_weights[len(sorted_weights) * 9 // 10]
    print(f"{len(weights)} pages: median {statistics.median(sorted_weights):.1f} KB, nine tenths up to {tenth:.1f} KB")
    print(f"{WHOLE}: {whole:.0f} KB")
    largest = max(weights, key=weights.get)
    aim(f"the largest page, {largest}", weights[largest], MOST_OF_PAGE)

    if runs:
        print(f"{len(runs)} pages of runs: median {statistics.median(runs.values()):.1f} KB")
        largest = max(runs, key=runs.get)
        aim(f"the largest page of a run, {largest}", runs[largest], MOST_OF_RUN)

    lessons = {}
    for page, text in pages.items():
        if page.parent == SITE and '<body class="lesson"' in text:
            loaded = sum(packed((page.parent / name).read_bytes()) for name in LOADED.findall(text))
            lessons[page.name] = packed(text.encode()) + loaded
    print(f"a lesson with style and scripts: median {statistics.median(lessons.values()):.1f} KB")
    largest = max(lessons, key=lessons.get)
    aim(f"the largest lesson with style and scripts, {largest}", lessons[largest], MOST_OF_LESSON)

    module = next(SITE.glob("theme/live/module.*.wasm")).read_bytes()
    script = next(SITE.glob("theme/live/module.*.js")).read_bytes()
    print(f"the engine: {len(module) / 1_000:.0f} KB; as a script for pages from a disk {len(script) / 1_000:.0f} KB")
    # The script has what zopfli makes, in base64.
    aim("the engine, packed by zopfli", len(script) * 3 / 4 / 1_000, MOST_OF_ENGINE["gzip"])
    aim("the engine, packed by brotli", len(brotli.compress(module, quality=11, lgwin=24)) / 1_000,
        MOST_OF_ENGINE["brotli"])


if __name__ == "__main__":
    main()
