#!/usr/bin/env python3
"""Edits a small site while a browser shows its preview.

Usage: preview.py PROGRAM    Exit status 1 if the page didn't follow.
"""

import re
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import TimeoutError, sync_playwright

from chromium import launched

PATIENCE = 60_000  # milliseconds; this test doesn't limit how long a change may take


class Failure(Exception):
    pass


def demand(condition, message):
    if not condition:
        raise Failure(message)


def follow(page, folder: Path, address: str):
    """Makes changes one after another and checks how the page reacts."""
    messages = []
    page.on("console", lambda message: messages.append(message.text))
    page.on("pageerror", lambda error: messages.append(str(error)))
    lesson = min((folder / "Content").glob("*.md"))
    name = re.sub(r"^\d+-", "", lesson.stem)
    text = lesson.read_text()

    page.set_viewport_size({"width": 800, "height": 400})
    page.goto(f"{address}{name}.html")
    page.evaluate("() => scrollTo(0, 150)")
    lesson.write_text(text + "\nA sentence that was not there.\n")
    page.get_by_text("A sentence that was not there.").wait_for(timeout=PATIENCE)
    try:
        page.wait_for_function("() => Math.abs(scrollY - 150) < 2", timeout=PATIENCE)
    except TimeoutError:
        place = page.evaluate("() => scrollY")
        demand(False, f"the page was at 150 and is at {place} after it was loaded again")

    lesson.write_text(text + "\nSee [that](nowhere.md).\n")
    board = page.get_by_role("alert")
    board.wait_for(timeout=PATIENCE)
    told = board.inner_text()
    demand("nowhere.md" in told, f"the page tells of {told}")
    demand(
        page.get_by_text("A sentence that was not there.").count() == 1,
        "the last good page does not stay")

    lesson.write_text(text)
    page.get_by_text("A sentence that was not there.").wait_for(state="detached", timeout=PATIENCE)
    demand(board.count() == 0, "what is mended is still told")

    page.goto(f"{address}names.html")
    page.evaluate("() => { window.isSame = true }")
    # Two changes affect the page that has changed. Before the second one, all pages have been notified of the
    # first.
    with page.context.new_page() as other:
        other.goto(f"{address}{name}.html")
        for words in ("Once more.", "And once more."):
            lesson.write_text(text + f"\n{words}\n")
            other.get_by_text(words, exact=True).wait_for(timeout=PATIENCE)
    demand(page.evaluate("() => window.isSame"), "a page was loaded again that had not changed")

    page.goto(f"{address}later.html")
    (folder / "Content" / "02-later.md").write_text(text.replace("title:", "title: Later,", 1))
    page.get_by_role("heading", name="Later,").wait_for(timeout=PATIENCE)
    known = [m for m in messages if "404" not in m]
    demand(not known, f"the console says {known}")


def main() -> int:
    program = Path(sys.argv[1]).resolve()
    with tempfile.TemporaryDirectory() as temporary, sync_playwright() as playwright:
        folder = Path(temporary) / "site"
        subprocess.run([program, "new", "site", folder], check=True, capture_output=True)
        server = subprocess.Popen(
            [program, "serve"], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            text=True)
        try:
            lines = []
            while not lines or " made in " not in lines[-1]:
                line = server.stdout.readline()
                demand(line, f"the server ended: {lines}")
                lines.append(line)
            address = re.search(r"http://localhost:\d+/", "".join(lines)).group()
            browser = launched(playwright)
            follow(browser.new_context().new_page(), folder, address)
            browser.close()
        except Failure as failure:
            print(f"FAILED preview: {failure}")
            return 1
        finally:
            server.terminate()
            server.wait()
    demand(server.returncode == 0, f"the server ended with {server.returncode}")
    print("the preview follows what is written")
    return 0


if __name__ == "__main__":
    sys.exit(main())
