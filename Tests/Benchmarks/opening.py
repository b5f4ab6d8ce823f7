"""Measures in Chromium how long a reader waits from the click on "Try it" until a scene answers, in a browser
that has loaded nothing before; and how long the engine then takes to run a scenario of sixty messages, at
first and when it's warm. Pages come from the disk and from a server.

usage: opening.py SITE
"""

import statistics
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

import corpus

sys.path.insert(0, str(Path(__file__).parent.parent / "Browser"))
from chromium import launched  # noqa: E402
from serving import addresses  # noqa: E402

RUNS = 7
PAGE = "a-scroll-view-waits.html"
MOST_MILLISECONDS = 150
MOST_MILLISECONDS_OF_RUN = 5

# Waits for what a reader sees, and answers with the milliseconds since the click.
OPEN = """() => new Promise((resolve) => {
  const opener = document.querySelector(".scenario > .try");
  const start = performance.now();
  const look = () => document.querySelector(".live svg") && !opener.disabled
    ? resolve(performance.now() - start) : setTimeout(look, 1);
  opener.click();
  look();
})"""
# Answers with the milliseconds of each of thirty runs.
RUN = """(text) => Array.from({ length: 30 }, () => {
  const start = performance.now();
  touchstoneLive.call("run", text, document.querySelector(".scenario").dataset.request);
  return performance.now() - start;
})"""


def aim(what: str, milliseconds: float, most: float) -> None:
    verdict = "reached" if milliseconds <= most else "MISSED"
    print(f"{verdict}: {what}: {milliseconds:.1f} ms, of {most} ms at most", flush=True)


def main() -> None:
    with sync_playwright() as playwright, addresses(sys.argv[1]) as bases:
        browser = launched(playwright)
        for name, base in zip(("a disk", "a server"), bases):
            found = []
            for _ in range(RUNS):
                context = browser.new_context()
                page = context.new_page()
                page.goto(f"{base}/{PAGE}")
                page.wait_for_timeout(300)
                opened = page.evaluate(OPEN)
                runs = page.evaluate(RUN, corpus.SCENARIO.format(wait=1_000))
                found.append([opened, runs[0], statistics.median(runs[15:])])
                context.close()
            opened, first, warm = (statistics.median(values) for values in zip(*found))
            aim(f"from {name}, from the click to the first answer", opened, MOST_MILLISECONDS)
            print(f"the first run after it: {first:.1f} ms")
            aim("a run when the engine is warm", warm, MOST_MILLISECONDS_OF_RUN)
        browser.close()


if __name__ == "__main__":
    main()
