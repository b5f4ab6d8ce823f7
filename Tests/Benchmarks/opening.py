"""Measures in Chromium what a reader feels of the engine in the page: how long a first touch waits, with and
without a pointer that has come closer before; how long the engine takes to run a scenario of sixty messages, at
first and when it's warm; and how long frames take while a list is dragged, and while the film of a run with 500
events is scrubbed. Pages come from the disk and from a server.

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

ATTEMPTS = 7
PAGE = "my-tap-is-not-recognized.html"
LISTS = "cells-and-recognizers.html"
MOST_MILLISECONDS = 150
MOST_MILLISECONDS_OF_RUN = 5
MOST_MILLISECONDS_OF_FRAME = 17

# Puts a picture of a screen in the middle of the window, and answers with the position of its middle.
PICTURE = """() => {
  const glass = document.querySelector(".scenario[data-request] .scenario-tree .fig-glass");
  glass.closest(".scenario").scrollIntoView({ block: "center", behavior: "instant" });
  const { x, y, width, height } = glass.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""
# Waits for what a reader sees: the finger, on a screen that has been hit-tested. Answers with the milliseconds since
# the pointer was pressed.
TOUCHED = """() => {
  window.touched = new Promise((resolve) => addEventListener("pointerdown", () => {
    const start = performance.now();
    const look = () => document.querySelector(".live .live-finger") && document.querySelector(".live-picture .fig-hit")
      ? resolve(performance.now() - start) : setTimeout(look, 1);
    look();
  }, { capture: true, once: true }));
}"""
# Answers with the milliseconds of each of thirty runs.
RUN = """(text) => Array.from({ length: 30 }, () => {
  const start = performance.now();
  touchstoneLive.call("run", text, document.querySelector(".scenario").dataset.request);
  return performance.now() - start;
})"""
# Counts frames, and the milliseconds since the frame before each.
FRAMES = """() => {
  window.frames_ = [];
  let last;
  const count = (now) => {
    if (last !== undefined) frames_.push(now - last);
    last = now;
    window.counting = requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
}"""
# A finger that moves in 400 events on a view with a pan.
LONG = """UIView root
  UIPanGestureRecognizer pan
  UIView card  frame: 45 272 300 300

finger touches card
finger moves by 0 200 over 4s
finger lifts
"""


def aim(what: str, milliseconds: float, most: float) -> None:
    verdict = "reached" if milliseconds <= most else "MISSED"
    print(f"{verdict}: {what}: {milliseconds:.1f} ms, of {most} ms at most", flush=True)


def opened(browser, address):
    """Returns a page in a browser that has loaded nothing before."""
    page = browser.new_context(viewport={"width": 1280, "height": 900}).new_page()
    page.goto(address)
    page.wait_for_timeout(300)
    return page


def first_touch(page, comes_closer):
    """Returns how long a first touch waits for its picture."""
    x, y = page.evaluate(PICTURE)
    if comes_closer:
        for step in range(20, 0, -1):
            page.mouse.move(x - step * 4, y)
            page.wait_for_timeout(16)
        page.mouse.move(x, y)
        page.wait_for_timeout(1_000)
    page.evaluate(TOUCHED)
    page.mouse.move(x, y)
    page.mouse.down()
    milliseconds = page.evaluate("touched")
    page.mouse.up()
    return milliseconds


def frames(page, session, act):
    """Returns the milliseconds between frames while something is done, and the milliseconds of work per frame."""
    session.send("Performance.enable")

    def work():
        metrics = session.send("Performance.getMetrics")["metrics"]
        return next(one["value"] for one in metrics if one["name"] == "TaskDuration") * 1_000

    before = work()
    page.evaluate(FRAMES)
    act()
    found = page.evaluate("cancelAnimationFrame(counting), frames_")
    return sorted(found), (work() - before) / len(found)


def tell_frames(what, found, work):
    """Says how long most frames take; a single late one can be the machine's."""
    late = sum(one > 1.5 * 1_000 / 60 for one in found)
    aim(f"{what}, work per frame", work, MOST_MILLISECONDS_OF_FRAME)
    print(f"of {len(found)} frames, {late} were late; 95 % took at most {found[len(found) * 95 // 100]:.1f} ms", flush=True)


def drag(browser, base):
    """Drags a list up and down by hand."""
    page = opened(browser, f"{base}/{LISTS}")
    page.locator(".scenario[data-request] .try").first.click()
    page.wait_for_selector(".live[aria-busy=false]")
    page.evaluate("document.querySelector('.live-glass').scrollIntoView({ block: 'center', behavior: 'instant' })")
    page.wait_for_timeout(500)
    box = page.locator(".live-picture .fig-glass").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def act():
        page.mouse.move(x, y)
        page.mouse.down()
        for step in range(180):
            page.mouse.move(x, y - abs(step % 60 - 30) * 3)
            page.wait_for_timeout(12)
        page.mouse.up()

    tell_frames("dragging a list", *frames(page, page.context.new_cdp_session(page), act))
    page.context.close()


def scrub(browser, base):
    """Moves through the film of a long run with the slider."""
    page = opened(browser, f"{base}/{LISTS}")
    page.locator(".scenario[data-request] .try").first.click()
    page.wait_for_selector(".live[aria-busy=false]")
    field = page.locator(".live-text")
    field.fill(LONG)
    page.wait_for_timeout(500)
    page.locator(".live-words .live-tools button").first.click()
    page.wait_for_timeout(2_000)
    steps = page.locator(".live-figure tbody tr[id]").count()
    slider = page.locator(".live-transport input[type=range]")
    slider.scroll_into_view_if_needed()
    page.evaluate("document.querySelector('.live-transport').scrollIntoView({ block: 'end', behavior: 'instant' })")
    box = slider.bounding_box()
    y = box["y"] + box["height"] / 2

    def act():
        page.mouse.move(box["x"] + box["width"] - 8, y)
        page.mouse.down()
        for step in range(180):
            page.mouse.move(box["x"] + 8 + (box["width"] - 16) * abs(step % 120 - 60) / 60, y)
            page.wait_for_timeout(12)
        page.mouse.up()

    tell_frames(f"scrubbing {steps} steps", *frames(page, page.context.new_cdp_session(page), act))
    page.context.close()


def main() -> None:
    with sync_playwright() as playwright, addresses(sys.argv[1]) as bases:
        browser = launched(playwright)
        for name, base in zip(("a disk", "a server"), bases):
            near, far, runs = [], [], []
            for _ in range(ATTEMPTS):
                for comes_closer, found in ((True, near), (False, far)):
                    page = opened(browser, f"{base}/{PAGE}")
                    found.append(first_touch(page, comes_closer))
                    if not comes_closer:
                        page.mouse.move(0, 0)
                        runs.append(page.evaluate(RUN, corpus.SCENARIO.format(wait=1_000)))
                    page.context.close()
            aim(f"from {name}, a first touch a second after the pointer came close", statistics.median(near), MOST_MILLISECONDS)
            print(f"without the pointer: {statistics.median(far):.1f} ms")
            print(f"the first run after it: {statistics.median(one[0] for one in runs):.1f} ms")
            warm = statistics.median(statistics.median(one[15:]) for one in runs)
            aim("a run when the engine is warm", warm, MOST_MILLISECONDS_OF_RUN)
        drag(browser, bases[1])
        scrub(browser, bases[1])
        browser.close()


if __name__ == "__main__":
    main()
