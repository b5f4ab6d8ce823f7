#!/usr/bin/env python3
"""Reads a small Chinese site, and one that runs from right to left, in a browser.

Usage: languages.py PROGRAM    Exit status 1 if a page has words of another language, or is laid out wrong.
"""

import functools
import http.server
import re
import subprocess
import sys
import tempfile
import threading
from pathlib import Path

import yaml
from playwright.sync_api import sync_playwright

from chromium import launched

WORDS = Path("Templates/languages")
HAND = "button, summary, option, label, [role=status], .live-keys li, .live-name, .live-empty, .live-heading"
# What is wider than the window, other than what scrolls by itself.
WIDE = """() => [...document.querySelectorAll("main *, header *")].filter((one) => {
  const { left, right, width } = one.getBoundingClientRect();
  return width && (left < -1 || right > innerWidth + 1)
    && !one.closest(".fig-scroll, pre, .table, .live-figure, .live-tabs, .live-code, .skip-link, svg");
}).map((one) => one.outerHTML.slice(0, 120))"""


class Failure(Exception):
    pass


def demand(condition, message):
    if not condition:
        raise Failure(message)


def made(folder: Path, program: str, engine: Path, language: str) -> Path:
    """Returns a new site in a language, whose words are made if the program doesn't have them."""
    known = "zh-Hans" if language == "zh-Hans" else "en"
    run = functools.partial(subprocess.run, check=True, capture_output=True, text=True)
    run([program, "new", "site", folder, "--language", known])
    if language != known:
        words = yaml.safe_load((WORDS / "en.yaml").read_text())
        for group in words.values():
            for name, phrase in group.items():
                group[name] = re.sub(r"\{\w+\}|[A-Za-z’]+", lambda word: word[0] if word[0][0] == "{" else "لمس", phrase)
        path = folder / "Templates/languages" / f"{language}.yaml"
        path.parent.mkdir()
        path.write_text(yaml.safe_dump(words, allow_unicode=True, width=10_000))
        site_file = folder / "Content/site.yaml"
        site_file.write_text(site_file.read_text().replace("language: en", f"language: {language}"))
    run([program, "build", "--engine", engine], cwd=folder)
    return folder / "Site"


def served(site: Path) -> str:
    class Handler(http.server.SimpleHTTPRequestHandler):
        extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, ".wasm": "application/wasm"}

        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=site))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}/"


def phrases() -> set[str]:
    """Returns the English phrases of scripts that a page in another language never shows."""
    words = yaml.safe_load((WORDS / "en.yaml").read_text())["scripts"]
    return {phrase for phrase in words if "{" not in phrase and len(phrase) > 3}


def read(page, address: str, english: set[str], width: int):
    """Opens pages as a reader does, and checks what they say and where."""

    def check(place: str):
        shown = page.evaluate(
            f"() => [...document.querySelectorAll({HAND!r}), ...document.querySelectorAll('[aria-label]')]"
            ".filter((one) => !one.closest('.scenario-figure'))"
            ".flatMap((one) => [one.ariaLabel, one.children.length ? '' : one.textContent].filter(Boolean))"
        )
        found = sorted({words.strip() for words in shown} & english)
        demand(not found, f"{place} at {width}: {found}")
        wide = page.evaluate(WIDE)
        demand(not wide, f"{place} at {width} is wider than the window: {wide[:3]}")

    page.goto(address + "index.html")
    page.mouse.move(100, 300)
    page.locator(".site-header .search-open").click()
    page.locator("dialog.search input").wait_for()
    check("the search")
    page.keyboard.press("Escape")
    page.goto(address + "a-press.html")
    page.mouse.move(100, 300)
    page.locator("button.copy").first.wait_for(state="attached")
    page.locator(".player-opener").first.click()
    page.locator(".player").wait_for()
    check("the player")
    page.keyboard.press("Escape")
    page.locator(".scenario .try").first.click()
    page.locator(".live .live-glass svg").first.wait_for()
    for more in page.locator(".live-more > summary").all():
        more.click()
    page.locator(".live-hand ~ *, .live-writing").first.wait_for()
    check("the workbench")
    page.goto(address + "playground.html")
    page.locator(".live .live-glass svg").first.wait_for()
    check("the playground")
    page.goto(address + "facts.html")
    check("the facts")


def directions(page, address: str):
    """Checks that a page runs from right to left, and its code and figures from left to right."""
    page.goto(address + "a-press.html")
    of = "(one) => getComputedStyle(one).direction"
    demand(page.locator("h1").evaluate(of) == "rtl", "the title runs from left to right")
    for selector in ("pre", "code", ".fig", ".scenario-sequence .fig-scroll"):
        demand(page.locator(selector).first.evaluate(of) == "ltr", f"{selector} runs from right to left")
    name, links = (page.locator(one).bounding_box() for one in (".site-name", ".site-header nav"))
    demand(name["x"] > links["x"], "the site's name isn't on the right")


def finds_chinese(page, address: str):
    """Checks that the search finds words within a Chinese sentence, and marks it, on the first page, too."""
    page.goto(address + "index.html")
    page.locator(".home-problems input").click()
    page.keyboard.insert_text("菜单何时打开")
    page.locator("dialog.search [role=option]").first.wait_for()
    demand("长按" in page.locator("dialog.search [role=option]").first.inner_text(), "the first page's field doesn't find the lesson")
    demand(page.locator("dialog.search input").input_value() == "菜单何时打开", "the field's text is lost")
    page.goto(address + "search.html?q=" + "菜单何时打开")
    page.locator("#search_found a").first.wait_for()
    demand("长按" in page.locator("#search_found a").first.inner_text(), "the search doesn't find the lesson")
    # The texts load after the titles.
    page.locator("#search_found mark").first.wait_for()
    marks = page.locator("#search_found mark").all_inner_texts()
    demand("打开菜单" in marks, f"the search marks {marks}")


def main() -> int:
    program = str(Path(sys.argv[1]).resolve())
    try:
        with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
            # Whether it's from the current sources doesn't matter for what pages say around it.
            engine = Path(folder) / "LiveModule.wasm"
            subprocess.run([".ci/committed-engine", folder], check=False)
            browser = launched(playwright)
            for language in ("zh-Hans", "ar"):
                address = served(made(Path(folder) / language, program, engine, language))
                for width, height in ((1280, 900), (390, 844)):
                    page = browser.new_page(viewport={"width": width, "height": height})
                    faults = []
                    page.on("pageerror", lambda error, faults=faults: faults.append(str(error)))
                    read(page, address, phrases(), width)
                    if language == "ar" and width == 1280:
                        directions(page, address)
                    if language == "zh-Hans":
                        finds_chinese(page, address)
                    demand(not faults, f"{language}: {faults}")
                    page.close()
            browser.close()
    except Failure as failure:
        print(failure)
        return 1
    print("Pages are in their language, and run in its direction")
    return 0


if __name__ == "__main__":
    sys.exit(main())
