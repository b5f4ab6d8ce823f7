"""Measures how long sites of a thousand and of ten thousand lessons take, and in how much memory:
all of it, after one edit, and from an edit to the screen; beside Hugo and zorto with the same
lessons, and beside libcmark-gfm, which only turns the Markdown into HTML.

Work is the time of the processors, which other programs on the machine hardly change; nearly all
that is promised is compared with it. Every command runs three times into a new folder, and the
least counts. The folders are in memory where there is such a place: what a disk takes to make thousands of
files differs more from run to run than the generators from each other.

Of the two languages in the lessons, zorto highlights Objective-C only, and Hugo both. Without
highlighting zorto makes less of a lesson: no marks in code, no Markdown beside the page, nothing for a search,
no names, and links that are not checked.

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
MOST_MEGABYTES_OF_TEN_THOUSAND = 256
MOST_SECONDS_AFTER_EDIT = 0.25
MOST_SECONDS_UNCHANGED = 0.15
MOST_MILLISECONDS_TO_SCREEN = 100
# What is aimed at.
MOST_OF_HUGO = 0.12
MOST_OF_ZORTO = 0.9
MOST_MILLISECONDS_OF_SCENARIO = 1.3
missed = []


def measure(command, folder, output=None, runs=RUNS, forgets=False):
    """Runs a command; returns its seconds, those of its processors, and its megabytes, at least.

    Before each run it removes the output, and what the program keeps for the next one if it is to forget it.
    """
    found = []
    for _ in range(runs):
        if output:
            shutil.rmtree(output, ignore_errors=True)
        if forgets:
            shutil.rmtree(folder / "caches", ignore_errors=True)
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


def report(name, measured, peers=()):
    seconds, work, megabytes = measured
    ratios = "".join(f"{work / peer[1]:10.2f}" for peer in peers)
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
    (folder / "content").mkdir()
    for lesson in lessons.glob("*.md"):
        _, front, text = lesson.read_text().split("---\n", 2)
        values = dict(line.split(": ", 1) for line in front.splitlines())
        (folder / "content" / lesson.name).write_text(
            f'+++\ntitle = "{values["title"]}"\ndescription = "{values["summary"]}"\n+++\n{text}')
    (folder / "content" / "_index.md").write_text('+++\ntitle = "Corpus"\n+++\n')
    (folder / "templates").mkdir()
    (folder / "templates" / "page.html").write_text(PAGE.format(
        title="{{ page.title }}", site="{{ config.title }}", content="{{ page.content | safe }}",
        turn=""))
    for name in ("section.html", "index.html"):
        (folder / "templates" / name).write_text("{{ section.title }}")


def measure_peers(folder, lessons):
    """Measures the peers; returns what Hugo and zorto take with highlighting, and zorto without."""
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
    return [results["Hugo", "true"], results["zorto", "true"], results["zorto", "false"]]


def run_cmark(folder):
    """Turns every lesson into HTML, and throws it away."""
    library = ctypes.CDLL(ctypes.util.find_library("cmark-gfm"))
    library.cmark_markdown_to_html.restype = ctypes.c_void_p
    release = ctypes.CDLL(None).free
    release.argtypes = [ctypes.c_void_p]
    for path in pathlib.Path(folder).glob("*.md"):
        text = path.read_bytes()
        release(library.cmark_markdown_to_html(text, ctypes.c_size_t(len(text)), 0))


def measure_ours(program, folder, lessons, count, peers):
    command = [program, "build", "--content", lessons, "--output", folder / "site"]

    def words(name, measured):
        report(name, measured, peers)
        return measured

    full = words("touchstone", measure(command, folder, folder / "site", forgets=True))
    words("touchstone, nothing is new", measure(command, folder))
    edited = []
    lesson = lessons / f"lesson-{count // 2:05d}.md"
    text = lesson.read_text()
    for number in range(RUNS):
        lesson.write_text(text + f"\nOne more, the {number}th.\n")
        edited.append(measure(command, folder, runs=1))
    after_edit = words("touchstone, after one edit", tuple(min(v) for v in zip(*edited)))
    lesson.write_text(text)
    hugo, zorto, plain = peers
    aim("beside Hugo with highlighting, work", full[1] / hugo[1], MOST_OF_HUGO, "times")
    aim("beside zorto with highlighting, work", full[1] / zorto[1], MOST_OF_ZORTO, "times")
    aim("beside zorto without any, work", full[1] / plain[1], MOST_OF_ZORTO, "times")
    promise("memory", full[2], MOST_MEGABYTES, "MB")
    if count <= 1_000:
        promise("after one edit, work", after_edit[1], MOST_SECONDS_AFTER_EDIT, "s")


def measure_scenarios(program, folder, count):
    works = []
    output = folder / "site-scenarios"
    for scenarios in (0, 3):
        lessons = folder / f"scenarios-{scenarios}"
        corpus.write(lessons, count, scenarios)
        command = [program, "build", "--content", lessons, "--output", output]
        works.append(measure(command, folder, output, forgets=True))
        report(f"touchstone, {count} lessons with {scenarios} scenarios", works[-1])
    report("touchstone, nothing is new", measure(command, folder))
    lesson = lessons / f"lesson-{count // 2:05d}.md"
    lesson.write_text(lesson.read_text() + "\nOne more.\n")
    edited = measure(command, folder, runs=1)
    report("touchstone, after one edit", edited)
    aim(
        "what a scenario of sixty messages adds, work", (works[1][1] - works[0][1]) / 3 / count * 1_000,
        MOST_MILLISECONDS_OF_SCENARIO, "ms")
    most = MOST_MEGABYTES if count <= 1_000 else MOST_MEGABYTES_OF_TEN_THOUSAND
    promise("memory with scenarios", works[1][2], most, "MB")
    if count <= 1_000:
        promise("after one edit with scenarios, work", edited[1], MOST_SECONDS_AFTER_EDIT, "s")
    return lessons


def measure_course(program, folder):
    """Measures the course of this repository: from nothing, again, and after one edit."""
    content = folder / "Content"
    shutil.copytree("Content", content)
    output = folder / "site"
    command = [
        program, "build", "--content", content, "--templates", pathlib.Path("Templates").resolve(),
        "--output", output]
    report("\nthe course", measure(command, folder, output, forgets=True))
    known = measure(command, folder)
    report("the course, nothing is new", known)
    edited = []
    lesson = sorted(content.glob("3*.md"))[0]
    text = lesson.read_text()
    for number in range(RUNS):
        lesson.write_text(text + f"\nOne more, the {number}th.\n")
        edited.append(measure(command, folder, runs=1))
    edited = tuple(min(values) for values in zip(*edited))
    report("the course, after one edit", edited)
    promise("the course when nothing is new, work", known[1], MOST_SECONDS_UNCHANGED, "s")
    promise("the course after one edit, work", edited[1], MOST_SECONDS_AFTER_EDIT, "s")


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
    place = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
    with tempfile.TemporaryDirectory(dir=place) as name:
        measure_course(program, pathlib.Path(name))
    for count in [int(word) for word in sys.argv[2:]] or [1_000, 10_000]:
        with tempfile.TemporaryDirectory(dir=place) as name:
            folder = pathlib.Path(name)
            lessons = folder / "lessons"
            corpus.write(lessons, count)
            print(
                f"\n{count} lessons{'':<30}     time      work    memory"
                "  work beside Hugo, zorto with highlighting, zorto without")
            measure_ours(program, folder, lessons, count, measure_peers(folder, lessons))
            with_scenarios = measure_scenarios(program, folder, count)
            if count <= 1_000:
                measure_preview(program, folder, with_scenarios, count)
    if missed:
        sys.exit("error: " + str(len(missed)) + " promises are missed")


if __name__ == "__main__":
    main()
