"""Measures how long sites of a thousand and of ten thousand lessons take, and in how much memory:
all of it, after one edit, and from an edit to the screen; beside Hugo and zorto with the same
lessons, and beside libcmark-gfm, which only turns the Markdown into HTML.

Work is the time of the processors, which other programs on the machine hardly change; nearly all
that is promised is compared with it. Every command runs three times into a new folder, and the
least counts.

usage: sites.py PROGRAM [COUNT...]
"""

import ctypes
import ctypes.util
import http.client
import json
import os
import pathlib
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

import corpus

RUNS = 3
PAGE = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{title}</title>
<link rel="stylesheet" href="/site.css"></head><body><header><a href="/">{site}</a></header>
<main><h1>{title}</h1>{content}</main><footer>{turn}</footer></body></html>
"""
HUGO = """baseURL = "https://example.org/"
title = "Corpus"
disableKinds = ["taxonomy", "term", "RSS"]
[markup.highlight]
codeFences = {highlights}
noClasses = false
"""
ZORTO = """base_url = "https://example.org"
title = "Corpus"
[markdown]
highlight_code = {highlights}
"""

# What is promised.
MOST_MEGABYTES = 128
MOST_SECONDS_AFTER_EDIT = 0.3
MOST_MILLISECONDS_TO_SCREEN = 100
# What is aimed at.
MOST_OF_HUGO = 0.12
MOST_OF_ZORTO = 0.9
MOST_MILLISECONDS_OF_SCENARIO = 1.3
missed = []


def measure(command, folder, output=None, runs=RUNS):
    """Runs a command; returns its seconds, those of its processors, and its megabytes, at least."""
    found = []
    for _ in range(runs):
        if output:
            shutil.rmtree(output, ignore_errors=True)
        with open(folder / "log", "wb") as log:
            start = time.monotonic()
            process = subprocess.Popen(
                [str(word) for word in command], cwd=folder, stdout=log, stderr=subprocess.STDOUT,
                env={**os.environ, "XDG_CACHE_HOME": str(folder / "caches")})
            _, status, usage = os.wait4(process.pid, 0)
            seconds = time.monotonic() - start
            process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode:
            text = (folder / "log").read_text(errors="replace")
            sys.exit(f"error: {command} says {text[-2000:]}")
        found.append((seconds, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024))
    return tuple(min(values) for values in zip(*found))


def report(name, measured, reference=None):
    seconds, work, megabytes = measured
    ratios = ""
    if reference:
        ratios = "".join(f"{ours / theirs:8.2f}" for ours, theirs in zip(measured, reference))
    print(f"{name:<44}{seconds:8.2f} s{work:8.2f} s{megabytes:7.0f} MB{ratios}", flush=True)


def aim(what, measured, most, unit):
    """Compares with what is aimed at; returns whether it is reached."""
    verdict = "reached" if measured <= most else "MISSED"
    print(f"{verdict}: {what}: {measured:.2f} {unit}, of {most:.2f} {unit} at most", flush=True)
    return measured <= most


def promise(what, measured, most, unit):
    """Compares with what is promised; what is missed fails the whole."""
    if not aim(what, measured, most, unit):
        missed.append(what)


def hugo_site(folder, lessons):
    shutil.copytree(lessons, folder / "content", ignore=shutil.ignore_patterns("*.yaml"))
    layouts = folder / "layouts" / "_default"
    layouts.mkdir(parents=True)
    (layouts / "single.html").write_text(PAGE.format(
        title="{{ .Title }}", site="{{ site.Title }}",
        content="<nav>{{ .TableOfContents }}</nav>{{ .Content }}",
        turn="{{ with .PrevInSection }}<a href=\"{{ .RelPermalink }}\">{{ .Title }}</a>{{ end }}"
             "{{ with .NextInSection }}<a href=\"{{ .RelPermalink }}\">{{ .Title }}</a>{{ end }}"))
    (layouts / "list.html").write_text(
        "{{ range .Pages }}<a href=\"{{ .RelPermalink }}\">{{ .Title }}</a>{{ end }}")


def zorto_site(folder, lessons):
    shutil.copytree(lessons, folder / "content", ignore=shutil.ignore_patterns("*.yaml"))
    (folder / "content" / "_index.md").write_text("---\ntitle: Corpus\n---\n")
    (folder / "templates").mkdir()
    (folder / "templates" / "page.html").write_text(PAGE.format(
        title="{{ page.title }}", site="{{ config.title }}", content="{{ page.content | safe }}",
        turn=""))
    for name in ("section.html", "index.html"):
        (folder / "templates" / name).write_text("{{ section.title }}")


def measure_peers(folder, lessons):
    """Measures the peers; returns what Hugo takes with highlighting, and zorto without."""
    # What starts the program is written in Python and would be measured, too.
    scripts = pathlib.Path(sys.executable).parent
    binaries = list(scripts.parent.glob("lib/python*/site-packages/hugo/binaries/hugo*"))
    hugo = binaries[0] if binaries else scripts / "hugo"
    results = {}
    for highlights in ("true", "false"):
        words = "with highlighting" if highlights == "true" else "without highlighting"
        for name, make, settings, command in (
            ("Hugo", hugo_site, ("hugo.toml", HUGO), [hugo, "--quiet", "-d", "out"]),
            ("zorto", zorto_site, ("config.toml", ZORTO), [scripts / "zorto", "build"]),
        ):
            site = folder / f"{name}-{highlights}"
            site.mkdir()
            make(site, lessons)
            (site / settings[0]).write_text(settings[1].format(highlights=highlights))
            output = site / ("out" if name == "Hugo" else "public")
            results[name, highlights] = measure(command, site, output)
            report(f"{name} {words}", results[name, highlights])
    report("libcmark-gfm alone", measure(
        [sys.executable, pathlib.Path(__file__).resolve(), "--cmark", lessons], folder))
    return results["Hugo", "true"], results["zorto", "false"]


def run_cmark(folder):
    """Turns every lesson into HTML, and throws it away."""
    library = ctypes.CDLL(ctypes.util.find_library("cmark-gfm"))
    library.cmark_markdown_to_html.restype = ctypes.c_void_p
    release = ctypes.CDLL(None).free
    release.argtypes = [ctypes.c_void_p]
    for path in pathlib.Path(folder).glob("*.md"):
        text = path.read_bytes()
        release(library.cmark_markdown_to_html(text, ctypes.c_size_t(len(text)), 0))


def measure_ours(program, folder, lessons, count, hugo, zorto):
    command = [program, "build", "--content", lessons, "--output", folder / "site"]

    def words(name, measured):
        report(name, measured, hugo)
        return measured

    full = words("touchstone", measure(command, folder, folder / "site"))
    words("touchstone, nothing is new", measure(command, folder))
    edited = []
    lesson = lessons / f"lesson-{count // 2:05d}.md"
    text = lesson.read_text()
    for number in range(RUNS):
        lesson.write_text(text + f"\nOne more, the {number}th.\n")
        edited.append(measure(command, folder, runs=1))
    after_edit = words("touchstone, after one edit", tuple(min(v) for v in zip(*edited)))
    lesson.write_text(text)
    aim("beside Hugo with its highlighting, work", full[1] / hugo[1], MOST_OF_HUGO, "times")
    aim("beside zorto without any, work", full[1] / zorto[1], MOST_OF_ZORTO, "times")
    promise("memory", full[2], MOST_MEGABYTES, "MB")
    if count <= 1_000:
        promise("after one edit, work", after_edit[1], MOST_SECONDS_AFTER_EDIT, "s")


def measure_scenarios(program, folder):
    works = []
    for scenarios in (0, 3):
        lessons = folder / f"scenarios-{scenarios}"
        corpus.write(lessons, 1_000, scenarios)
        command = [program, "build", "--content", lessons, "--output", folder / "site-scenarios"]
        works.append(measure(command, folder, folder / "site-scenarios", runs=1))
        report(f"touchstone, 1000 lessons with {scenarios} scenarios", works[-1])
    known = measure(command, folder)
    report("touchstone, nothing is new", known)
    lesson = lessons / "lesson-00500.md"
    lesson.write_text(lesson.read_text() + "\nOne more.\n")
    edited = measure(command, folder, runs=1)
    report("touchstone, after one edit", edited)
    aim(
        "what a scenario of sixty messages adds, work", (works[1][1] - works[0][1]) / 3,
        MOST_MILLISECONDS_OF_SCENARIO, "ms")
    promise("memory with scenarios", works[1][2], MOST_MEGABYTES, "MB")
    promise("after one edit with scenarios, work", edited[1], MOST_SECONDS_AFTER_EDIT, "s")


def measure_preview(program, folder, lessons, count):
    """Measures from an edit to the new page in a browser's hands."""
    server = subprocess.Popen(
        [program, "serve", "--content", lessons], cwd=folder, stdout=subprocess.PIPE, text=True)
    try:
        address = next(line for line in server.stdout if "http://" in line)
        port = int(re.search(r":(\d+)/", address).group(1))
        connection = http.client.HTTPConnection("localhost", port, timeout=60)

        def ask(path):
            connection.request("GET", path)
            return connection.getresponse().read().decode()

        page_path = f"/lesson-{count // 2:05d}.html"
        lesson = lessons / f"lesson-{count // 2:05d}.md"
        text = lesson.read_text()
        while "data-version" not in (page := ask(page_path)) or "<h1>" not in page:
            time.sleep(0.1)
        version = re.search(r'data-version="(\d+)"', page).group(1)
        times = []
        for number in range(10):
            # A reader's page has asked for news long before.
            connection.request("GET", f"/.touchstone/news?version={version}&page={page_path}")
            time.sleep(0.3)
            start = time.monotonic()
            lesson.write_text(text + f"\nOne more, the {number}th.\n")
            news = json.loads(connection.getresponse().read())
            page = ask(page_path)
            times.append((time.monotonic() - start) * 1_000)
            if not news["reload"] or f"the {number}th." not in page:
                sys.exit(f"error: the preview does not show the edit: {news}")
            version = news["version"]
        lesson.write_text(text)
        print(f"from an edit to the screen: {', '.join(f'{t:.0f}' for t in sorted(times))} ms")
        promise(
            "from an edit to the screen, the middle of ten", statistics.median(times),
            MOST_MILLISECONDS_TO_SCREEN, "ms")
    finally:
        server.terminate()
        server.wait()


def main():
    if sys.argv[1] == "--cmark":
        run_cmark(sys.argv[2])
        return
    program = pathlib.Path(sys.argv[1]).resolve()
    for count in [int(word) for word in sys.argv[2:]] or [1_000, 10_000]:
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            lessons = folder / "lessons"
            corpus.write(lessons, count)
            print(f"\n{count} lessons{'':<30}     time      work    memory  beside Hugo")
            hugo, zorto = measure_peers(folder, lessons)
            measure_ours(program, folder, lessons, count, hugo, zorto)
            if count <= 1_000:
                measure_scenarios(program, folder)
                measure_preview(program, folder, lessons, count)
    if missed:
        sys.exit("error: " + str(len(missed)) + " promises are missed")


if __name__ == "__main__":
    main()
