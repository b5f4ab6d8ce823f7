"""The requirements for every page. A check is a function that takes a visit and yields its findings."""

import html
import math
import re
import subprocess
import tempfile
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe

from views import ALL

WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
LIT = [".player", ".is-current", "pre:has(.line-mark)"]  # what a step of the player changes
SMALLEST_TEXT = 11  # CSS pixels
LEAST_CONTRAST = 4.5
STRUCK_SHARE = 0.01  # the maximum share of a page's figure texts
BAND = 4000  # approximate pixels of page height in one screenshot
EXTENT = "() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
NEARBY = 100  # pixels between texts in one screenshot
NARROWEST = 320  # CSS pixels of a window
SMALLEST_PRINT = 6  # points
LETTER_HEIGHT = 0.945  # of the font size: the height of letters according to pdftotext
SERVER = "http://site.test/"  # never requested: the browser's requests are served from disk
HEADER_HEIGHT = 70  # the maximum height, in points, of the lane names on paper


@dataclass(frozen=True)
class Word:
    """A word on paper, with coordinates in points."""

    text: str
    top: float
    height: float


@dataclass(frozen=True)
class Check:
    """A named check, the views in which every page has it, and those in which only the chosen pages do."""

    name: str
    views: tuple[str, ...]
    sample: tuple[str, ...]
    find: Callable

    def applies(self, view: str, is_chosen: bool) -> bool:
        """Returns whether a page has the check in a view; one without views is for every view that's opened."""
        return not (self.views or self.sample) or view in self.views or is_chosen and view in self.sample


CHECKS: list[Check] = []


def check(name: str, *views: str, sample: tuple[str, ...] = ()):
    """Adds the function below to the checks, in order; those that change the page come last.

    In its `views`, every page has it, because a page's own content can break what it checks. In the views
    of its `sample`, only chosen pages do: a script, a style, or a color that breaks there breaks on them, too.
    """
    assert {*views, *sample} <= set(ALL), f"{name} has an unknown view"

    def add(function):
        CHECKS.append(Check(name, views, sample, function))
        return function

    return add


@check("silent console, nothing missing")
def console(visit):
    yield from visit.messages


@check("no request to elsewhere")
def external(visit):
    yield from (url for url in visit.requests if not url.startswith(("file:", "data:", "blob:")))


# Texts outside code with Markdown's marks: code, emphasis, links, and escaped marks.
MARKS = r"""() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode;
    if (parentElement.closest("code, pre, kbd, samp, script, style, textarea")) continue;
    const mark = /`|\*\*|\]\(|\\[*_`\[]|(?:^|[\s(])\*\S(?:[^*\n]*\S)?\*/.exec(data);
    if (mark) found.push(data.slice(Math.max(0, mark.index - 20), mark.index + 60).trim());
  }
  return found;
}"""


@check("no Markdown in the text", "light")
def markdown(visit):
    yield from visit.page.evaluate(MARKS)


# What a page says about itself to other sites, by property.
PREVIEW = """() => Object.fromEntries([...document.querySelectorAll('meta[property^="og:"]')]
  .map((one) => [one.getAttribute("property"), one.content]))"""


@check("other sites can show a link to the page", sample=("light",))
def preview(visit):
    """They know a page by its address only, so the address of its picture can't be relative."""
    said = visit.page.evaluate(PREVIEW)
    for name in ("og:url", "og:image"):
        if not said.get(name, "https://").startswith(("https://", "http://")):
            yield f"{name} is '{said[name]}'"
    if "og:image" in said and "og:url" not in said:
        yield "there is a picture, but no address of the page"


@check("no sideways scroll", "light", "phone", "print", sample=("narrow",))
def sideways(visit):
    widths = [visit.view.size["width"]]
    # A page that fits on a phone may not fit on the narrowest one, which doesn't need another visit.
    if visit.view.name == "phone":
        widths.append(NARROWEST)
    for width in widths:
        visit.page.set_viewport_size({**visit.view.size, "width": width})
        if found := visit.run("sideways.js"):
            yield f"{found['excess']} px too wide for {width} px: {', '.join(found['names'])}"
    visit.page.set_viewport_size(visit.view.size)


@check("no motion when less is asked for", sample=("reduced motion",))
def motion(visit):
    running = visit.page.evaluate(
        """() => document.getAnimations().filter((a) => a.playState === "running"
           && a.effect.getComputedTiming().duration > 0).length"""
    )
    if running:
        yield f"{running} animations are running"


@check("figure headers stay in sight", sample=("light", "phone", "no JavaScript"))
def sticky_headers(visit):
    for header in visit.run("sticky.js"):
        if abs(header["offset"]) > 1:
            yield f"{header['name']}: header {header['offset']:.0f} px from the top of its region"


@check("figures do not cover each other", "light", "phone")
def covering(visit):
    """Updates every figure's position in the window, because sticky elements move with it."""
    yield from visit.run("covering.js")


@check("all text without JavaScript", sample=("light", "no JavaScript"))
def text_without_javascript(visit):
    # Controls that need a script exist only if scripts run.
    keys = """(display) => { for (const key of document.querySelectorAll("button, search, .live"))
               key.style.display = display; }"""
    visit.page.evaluate(keys, "none")
    lines = visit.page.evaluate("() => document.body.innerText").split("\n")
    drawn = [t["text"] for drawing in visit.run("figure_texts.js") for t in drawing["texts"]]
    visit.page.evaluate(keys, "")
    texts = {line.strip() for line in [*lines, *drawn]} - {""}
    if visit.view.name == "light":
        visit.notes["texts"] = texts
    else:
        yield from sorted(visit.notes["texts"] - texts)


@check("nothing dead without JavaScript", sample=("no JavaScript",))
def dead_controls(visit):
    # Links, elements that a style sheet responds to, and popover buttons work by themselves; other buttons
    # need a script.
    yield from visit.page.evaluate(
        """() => [...document.querySelectorAll('button:not([popovertarget]), [role=button], [type=range], .player')]
             .filter((control) => control.checkVisibility())
             .map((control) => control.outerHTML.slice(0, 80))"""
    )


@check("the same page from a disk and from a server", sample=("light",))
def served(visit):
    def answer(route):
        file = Path("/" + route.request.url.removeprefix(SERVER))
        route.fulfill(path=file) if file.is_file() else route.fulfill(status=404)

    read = "() => document.body.innerText"
    with visit.window() as page:
        page.set_viewport_size(visit.view.size)
        page.route(f"{SERVER}**", answer)
        page.goto(SERVER + visit.path.as_posix().lstrip("/"), wait_until="load")
        visit.settle(page)
        from_disk = visit.page.evaluate(read)
        # The playground writes its text when the engine has loaded, which may take a while on a busy machine.
        if not visit.comes("(text) => document.body.innerText === text", from_disk, page):
            from_disk = visit.page.evaluate(read)
        from_server = page.evaluate(read)
    if from_server != from_disk:
        lines = set(from_server.split("\n")) ^ set(from_disk.split("\n"))
        yield f"only one of them has {sorted(lines)[:3]}"


@check("figure texts are large enough", "light", "phone", sample=("narrow",))
def text_sizes(visit):
    for drawing in visit.run("figure_texts.js"):
        small = [t for t in drawing["texts"] if t["size"] < SMALLEST_TEXT - 0.01]
        if small:
            least = min(small, key=lambda t: t["size"])
            yield f"{drawing['name']}: {len(small)} texts, '{least['text']}' {least['size']:.1f} px"
        if drawing["stretched"]:
            yield f"{drawing['name']}: {drawing['stretched']} texts are stretched"


@check("figure texts are not cut off", "light", "phone")
def clipped(visit):
    for drawing in visit.run("figure_texts.js"):
        left, top, right, bottom = drawing["frame"]
        for t in drawing["texts"] if drawing["clips"] else []:
            box = t["box"]
            if box[0] < left - 1 or box[1] < top - 1 or box[2] > right + 1 or box[3] > bottom + 1:
                yield f"{drawing['name']}: '{t['text']}'"


@check("figure texts do not overlap", "light", "phone")
def overlaps(visit):
    for drawing in visit.run("figure_texts.js"):
        for one, other in combinations(drawing["texts"], 2):
            (a, b), (c, d) = (one["box"][:2], one["box"][2:]), (other["box"][:2], other["box"][2:])
            width, height = min(b[0], d[0]) - max(a[0], c[0]), min(b[1], d[1]) - max(a[1], c[1])
            least = min((b[0] - a[0]) * (b[1] - a[1]), (d[0] - c[0]) * (d[1] - c[1]))
            # Line boxes are taller than their letters, so a small overlap is harmless.
            if width > 1 and height > 1 and width * height > 0.12 * least:
                yield f"{drawing['name']}: '{one['text']}' and '{other['text']}'"


@check("accessible (axe)", "light", sample=("dark", "phone", "at a step"))
def accessible(visit):
    contrast = "color-contrast"
    options = {"runOnly": {"type": "tag", "values": WCAG}, "resultTypes": ["violations"]}
    context = None
    # Contrast depends on classes and colors, and the chosen pages have all of them.
    match visit.view.name:
        case "light" if not visit.judges_contrast:
            options["rules"] = {contrast: {"enabled": False}}
        case "dark":
            options["runOnly"] = {"type": "rule", "values": [contrast]}
        case "phone":
            options["rules"] = {contrast: {"enabled": False}}
        case "at a step":
            lit = [part for part in LIT if visit.page.locator(part).count()]
            context = {"include": [[part] for part in lit]}
            if not lit:
                return
    for violation in Axe().run(visit.page, context, options).response["violations"]:
        example = violation["nodes"][0]["html"][:120]
        yield f"{violation['id']} ({violation['impact']}, {len(violation['nodes'])}): {example}"


@check(
    "figure texts can be read", "light",
    sample=("dark", "forced colours", "print", "at a step", "at a dark step"))
def contrast(visit):
    # Expand regions that scroll, so that one screenshot shows each whole drawing. Then make the texts
    # transparent, but not their halos, so that the background behind them appears.
    visit.style(
        """:not(svg, svg *) { max-height: none !important; overflow: visible !important }
           * { animation: none !important; transition: none !important }"""
    )
    # Make the window as large as the page, because capturing what's outside it takes the browser ten times as
    # long. Anything that depends on the window's height moves, so find the texts again afterward.
    visit.resize(*visit.page.evaluate(EXTENT))
    visit.settle(visit.page)
    drawings = visit.run("figure_texts.js")
    # Drawings that look the same in an earlier view, as most do in a view that only adds a step, were checked
    # there.
    judged_before = visit.notes.setdefault("looks", set())
    drawings = [drawing for drawing in drawings if drawing["look"] not in judged_before]
    judged_before.update(drawing["look"] for drawing in drawings)
    # The bar at the bottom of the window would cover what is captured there.
    visit.style("svg text, svg text * { fill: transparent !important } .player { display: none }")
    texts = [(drawing["name"], t) for drawing in drawings for t in drawing["texts"]]
    texts.sort(key=lambda text: text[1]["page"][1])
    struck, judged = [], 0
    for (name, t), answer in zip(texts, measured(visit, [t for _, t in texts])):
        if answer is None:
            continue
        judged += 1
        struck += [f"{name}: '{t['text']}' has a line through it"] if answer["struck"] else []
        if answer["contrast"] < LEAST_CONTRAST - 0.005:
            yield f"{name}: '{t['text']}' has a contrast of {answer['contrast']:.2f}"
    visit.unstyle()
    visit.resize(**visit.view.size)
    if judged < len(texts):
        yield f"{len(texts) - judged} of {len(texts)} texts could not be photographed"
    if len(struck) > STRUCK_SHARE * judged:
        yield from struck


def measured(visit, texts):
    """Captures the parts of the page that have texts, and measures what's behind each text.

    The texts are sorted from top to bottom, and the whole page is in the window.
    """
    clips = []
    for text in texts:
        x, y, width, height = text["page"]
        if not clips or y > clips[-1]["bottom"] + NEARBY or y > clips[-1]["top"] + BAND:
            clips.append({"left": x, "top": y, "right": x, "bottom": y, "texts": []})
        clip = clips[-1]
        clip["left"], clip["right"] = min(clip["left"], x), max(clip["right"], x + width)
        clip["bottom"] = max(clip["bottom"], y + height)
        clip["texts"].append(text)
    width, height = visit.page.evaluate(EXTENT)
    # On a busy machine, the browser would otherwise show its last frame.
    visit.settle(visit.page)
    photographs = []
    for clip in clips:
        # Whole pixels, with a margin, none of it outside the page.
        left, top = max(0, math.floor(clip["left"]) - 4), max(0, math.floor(clip["top"]) - 4)
        right, bottom = min(width, math.ceil(clip["right"]) + 4), min(height, math.ceil(clip["bottom"]) + 4)
        place = {"x": left, "y": top, "width": right - left, "height": bottom - top, "scale": 1}
        answer = visit.session.send(
            "Page.captureScreenshot", {"format": "png", "optimizeForSpeed": True, "clip": place})
        boxes = [
            {**t, "box": [t["page"][0] - left, t["page"][1] - top, *t["page"][2:]]} for t in clip["texts"]
        ]
        photographs.append([answer["data"], boxes])
    return [answer for answers in visit.run("contrast.js", photographs) for answer in answers]


@check("prints", "print")
def paper(visit):
    # Only words can be compared, because lines break differently on paper.
    words = set(re.findall(r"\w+", " ".join(w.text for sheet in printed(visit) for w in sheet)))
    for heading in visit.run("headings.js"):
        if not words.issuperset(re.findall(r"\w+", heading)):
            yield f"'{heading}' is not on paper"


@check("text on paper is large enough", "print")
def printed_sizes(visit):
    for number, sheet in enumerate(printed(visit), 1):
        small = [w for w in sheet if w.height < SMALLEST_PRINT * LETTER_HEIGHT - 0.05]
        if small:
            least = min(small, key=lambda w: w.height)
            size = least.height / LETTER_HEIGHT
            yield f"sheet {number}: {len(small)} words, '{least.text}' {size:.1f} pt"


@check("participants on every sheet", "print")
def printed_headers(visit):
    """A diagram that takes several sheets repeats the names of its lanes on each."""
    expected = Counter()
    for drawing in visit.run("headers.js"):
        expected[tuple(drawing["words"])] += math.ceil(drawing["height"] / drawing["sheet"])
    sheets = [(sheet, {w.text for w in sheet}) for sheet in printed(visit)]
    for header, least in expected.items():
        found = sum(len(tops(sheet, header)) for sheet, words in sheets if words.issuperset(header))
        if found < least:
            yield f"'{' '.join(header)}' is on paper {found} times, not {least} times"


def tops(sheet, header):
    """Returns the position on a sheet of a header with these words, all below the first."""
    ends = {round(w.top) for w in sheet if w.text == header[0]}
    # Outlined text is written twice, at nearly the same position.
    starts = {top for top in ends if not {top - 1, top - 2, top - 3} & ends}
    near = {top: {w.text for w in sheet if top - 2 <= w.top < top + HEADER_HEIGHT} for top in starts}
    return [top for top, words in near.items() if words.issuperset(header)]


def printed(visit):
    """Returns the words on each sheet of the printed page."""
    if "sheets" not in visit.notes:
        margin = dict.fromkeys(("top", "bottom", "left", "right"), "1cm")
        with tempfile.NamedTemporaryFile(suffix=".pdf") as file:
            visit.page.pdf(path=file.name, format="A4", margin=margin, prefer_css_page_size=True)
            boxes = subprocess.run(
                ["pdftotext", "-bbox", file.name, "-"], capture_output=True, text=True
            ).stdout
        visit.notes["sheets"] = [
            [
                Word(html.unescape(text), float(top), float(bottom) - float(top))
                for top, bottom, text in re.findall(r'yMin="(.*?)".*?yMax="(.*?)">(.*?)</word>', sheet)
            ]
            for sheet in boxes.split("<page ")[1:]
        ]
    return visit.notes["sheets"]
