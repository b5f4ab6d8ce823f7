#!/usr/bin/env python3
"""Walks a new author's way: a course from `new site` gets lessons, a page, a draft, and colors of its own, is built
with the engine, and published below a folder of a server, where Chromium reads it. Then the same course becomes a
Chinese one.

usage: walk.py PROGRAM
"""

import contextlib
import functools
import http.server
import re
import shutil
import subprocess
import sys
import tempfile
import threading
from pathlib import Path

from playwright.sync_api import sync_playwright

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent / "Browser"))
from chromium import launched  # noqa: E402

ADDRESS = "https://example.org/course/"
GREEN = "rgb(10, 107, 61)"
SOON = 20_000  # milliseconds


class Host(http.server.SimpleHTTPRequestHandler):
    """Serves files as hosts of static sites do: for a path without a file, with the site's 404.html."""

    def log_message(self, *_):
        pass

    def send_error(self, code, *_):
        page = Path(self.directory, "course", "404.html").read_bytes()
        self.send_response(code)
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        self.wfile.write(page)


@contextlib.contextmanager
def served(folder):
    handler = functools.partial(Host, directory=folder)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/course/"
    finally:
        server.shutdown()


class Author:
    """Someone with the program and an empty folder."""

    def __init__(self, program, folder):
        self.program, self.course = Path(program).resolve(), folder / "lessons"

    def run(self, *words, place=None):
        done = subprocess.run([self.program, *words], cwd=place or self.course, capture_output=True, text=True)
        assert done.returncode == 0, f"{' '.join(map(str, words))}: {done.stdout}{done.stderr}"
        return done.stdout + done.stderr

    def begin(self):
        self.run("new", "site", self.course, place=self.course.parent)
        for file in (HERE / "Course").glob("*.md"):
            shutil.copy(file, self.course / "Content")
        shutil.copy(HERE / "custom.css", self.course / "Templates/theme/custom.css")
        shutil.copy(HERE / "logo.svg", self.course / "Content")
        shutil.copytree(HERE / "cards", self.course / "Content/cards")
        self.change("address", f"address: {ADDRESS}")
        self.change("logo", "logo: logo.svg")
        self.change("own", "own: {school: The evening school}")
        # Only this template of the program's shows something of the author's own.
        template = self.course / "Templates/lesson.mustache"
        standard = (HERE.parent.parent / "Templates/lesson.mustache").read_text()
        template.write_text(standard.replace("</h1>", "</h1>\n<p class=\"school\">{{own.school}}</p>"))

    def change(self, key, line):
        """Sets a key of the site's settings, which may be there as a comment."""
        file = self.course / "Content/site.yaml"
        rest = [one for one in file.read_text().splitlines() if not re.match(rf"(# )?{key}:", one)]
        file.write_text("\n".join([*rest, line]) + "\n")

    def publish(self, engine, place):
        self.run("check")
        told = self.run("build", "--engine", engine)
        shutil.rmtree(place, ignore_errors=True)
        shutil.copytree(self.course / "Site", place)
        return told


class Reader:
    """Someone who reads the published course; whatever the browser complains about is a fault."""

    def __init__(self, browser, base):
        self.base, self.faults = base, []
        self.page = browser.new_page()
        self.page.set_default_timeout(SOON)
        self.page.on("console", lambda message: message.type == "error" and self.faults.append(message.text))
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("requestfailed", self.note_failure)
        self.page.on("response", lambda answer: answer.status >= 400 and self.faults.append(f"no {answer.url}"))

    def note_failure(self, request):
        # Leaving a page drops what it was still loading.
        if request.failure != "net::ERR_ABORTED":
            self.faults.append(f"{request.failure}: {request.url}")

    def goto(self, path):
        self.page.goto(self.base + path)
        return self.page

    def style(self, selector, name):
        return self.page.evaluate(
            "([selector, name]) => getComputedStyle(document.querySelector(selector))[name]", [selector, name])


def read_pages(reader, site):
    """Opens every page, and checks that all its links lead to a file."""
    for file in sorted(site.rglob("*.html")):
        page = reader.goto(str(file.relative_to(site)))
        addresses = page.eval_on_selector_all("a[href]", "all => all.map((one) => one.href)")
        for address in {one.split("#")[0].split("?")[0] for one in addresses if one.startswith(reader.base)}:
            path = address.removeprefix(reader.base)
            target = site / (path or "index.html")
            assert target.is_file(), f"{file.name} links to {path}, which isn't there"
    assert not reader.faults, reader.faults


def read_course(reader, site):
    page = reader.goto("index.html")
    header = page.locator(".site-header")
    assert header.get_by_role("link", name="The team").count() == 1
    assert reader.page.evaluate(
        "getComputedStyle(document.documentElement).getPropertyValue('--gold').trim()") == "#0a6b3d"
    assert header.locator("img").evaluate("(one) => one.naturalWidth") > 0
    assert not any("unfinished" in file.name for file in site.rglob("*")), "the draft is published"
    # A fact of a course without a ledger is in the program's.
    page = reader.goto("two-taps.html")
    page.locator("a[href*='facts']").first.click(force=True)
    page.wait_for_load_state()
    assert "G060" in page.locator("main").inner_text()
    # A page's own value comes before the site's, and a quiz answers.
    assert reader.goto("a-tap.html").locator(".school").inner_text() == "The evening school"
    page = reader.goto("scrolling.html")
    assert page.locator(".school").inner_text() == "For the advanced"
    page.locator(".quiz label").first.click()
    assert page.locator(".quiz-reaction:visible").count() == 1


def preview_links(reader):
    """Reads what other sites read of a link: what the Open Graph protocol requires, at the course's address."""
    for path in ("index.html", "a-tap.html"):
        page = reader.goto(path)
        told = page.eval_on_selector_all(
            "meta[property^='og:']", "all => Object.fromEntries(all.map((one) => [one.getAttribute('property'), one.content]))")
        assert told["og:title"] and told["og:type"], told
        assert told["og:url"] == ADDRESS + path, told
        assert told["og:image"].startswith(ADDRESS), told
        picture = page.request.get(told["og:image"].replace(ADDRESS, reader.base))
        assert picture.ok and picture.headers["content-type"] == "image/png", picture.headers


def touch(reader):
    """Touches the screen of a lesson, which starts the engine."""
    page = reader.goto("two-taps.html")
    page.locator("#scenario_both-at-once .try").click()
    page.wait_for_selector(".live[aria-busy=false]")
    box = page.locator(".live-picture .fig-glass").bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.44)
    page.mouse.down()
    page.mouse.up()
    page.wait_for_function("document.querySelector('.live-figure')?.textContent.includes('open')")
    assert page.locator(".challenge .try").count() == 1
    assert not reader.faults, reader.faults


def lose_the_way(reader):
    """Opens an address deep below the course, where no page is."""
    page = reader.goto("no/such/page.html")
    assert page.locator("h1").count() == 1
    # Its style sheets and its links are found from there.
    assert reader.style(".site-header", "display") != "block"
    page.locator(".site-name").click()
    page.wait_for_load_state()
    assert page.url in (reader.base, reader.base + "index.html"), page.url
    # The server says that the page isn't there, as it should; nothing else is missing.
    missing = [fault for fault in reader.faults if "no/such/page.html" not in fault and "404" not in fault]
    assert not missing, missing
    reader.faults.clear()


def walk(program, folder, engine):
    author, root = Author(program, folder), folder / "host"
    place = root / "course"
    author.begin()
    told = author.run("test")
    assert "10 scenarios, 3 quizzes and 2 challenges passed" in told, told
    with sync_playwright() as playwright, served(root) as base:
        browser = launched(playwright)
        told = author.publish(engine, place)
        assert "4 lessons" in told, told
        reader = Reader(browser, base)
        read_pages(reader, place)
        read_course(reader, place)
        preview_links(reader)
        touch(reader)
        lose_the_way(reader)
        author.change("language", "language: zh-Hans")
        author.publish(engine, place)
        chinese = Reader(browser, base)
        read_pages(chinese, place)
        assert chinese.page.evaluate("document.documentElement.lang") == "zh-Hans"
        touch(chinese)
        page = chinese.goto("two-taps.html")
        words = page.locator(".site-header, .site-footer, .turn, .sidebar h2").all_inner_texts()
        assert not re.search(r"\b(Search|Contents|Lessons|Next|Previous|Reference)\b", " ".join(words)), words
        browser.close()


def main():
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        subprocess.run([".ci/committed-engine", folder / "engine"], check=False)
        walk(sys.argv[1], folder, folder / "engine/LiveModule.wasm")
    print("A new course is written, published, and read, in English and in Chinese")


if __name__ == "__main__":
    main()
