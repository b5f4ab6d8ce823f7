"""The requirements for the search box: it opens on the first tap, answers developers' queries, and has a URL.

It's the same on every page, so the tests use only one page.
"""

import gzip
from pathlib import Path

import yaml
from playwright.sync_api import Error

from checks import check
from fitting import BUDGETS, REMEDIES

QUERIES = yaml.safe_load((Path(__file__).parent / "queries.yaml").read_text())
LEAST_SHARE = 0.95  # the minimum share of queries with a correct page among the first three results
FIRST = 3
MOST_INDEX = BUDGETS["bytes of the search index"]  # the maximum compressed size, in bytes, of the index of the whole course
PLACES = ("index.html", "faulty.html")
OPEN = "() => document.querySelector('dialog.search[open]')"
FOUND = "() => document.querySelector('[role=option]')"
ANSWERS = """(queries) => queries.map((query) =>
  touchstoneSearch.addresses(query).map((address) => address.split('#')[0]))"""
TIMES = """(queries) => {
  const field = document.querySelector('dialog.search input');
  return queries.map((query) => {
    field.value = query;
    const start = performance.now();
    field.dispatchEvent(new Event('input'));
    return performance.now() - start;
  }).sort((one, other) => one - other)[queries.length >> 1];
}"""


# Spelling variants, endings, parts of names, typos, and an unknown word all find the same page.
MADE = {
    "scroll view waits": "a-scroll-view-waits.html",
    "scrollview wait": "a-scroll-view-waits.html",
    "UIScrollView waits": "a-scroll-view-waits.html",
    "scrol veiw waits": "a-scroll-view-waits.html",
    "scroll view waits xylophone": "a-scroll-view-waits.html",
    "responder chain": "the-responder-chain.html",
    "the chain of responders": "the-responder-chain.html",
    "delegate recogniser": "asking-the-delegate.html",
}


@check("the first tap opens the search", sample=("phone",))
def tap(visit):
    if visit.path.name not in PLACES:
        return
    with visit.window() as page:
        page.set_viewport_size(visit.view.size)
        page.goto(visit.path.as_uri(), wait_until="load")
        try:
            page.locator("[data-search]").first.tap(timeout=visit.patience)
        except Error as error:
            yield error.message.splitlines()[0]
            return
        if not visit.comes(OPEN, page=page):
            yield f"it does not open; the tap leads to {page.url}"


@check("the search opens with each of its keys", sample=("light",))
def keys(visit):
    if visit.path.name not in PLACES:
        return
    for key in ("/", "Control+k", "Meta+k"):
        with visit.fresh() as page:
            page.keyboard.press(key)
            if not visit.comes(OPEN, page=page):
                yield f"not with {key}"


@check("the search answers what developers ask", sample=("light",))
def answers(visit):
    if visit.path.name not in PLACES:
        return
    with visit.fresh() as page:
        page.keyboard.press("/")
        if not visit.comes(OPEN, page=page):
            yield "it does not open"
            return
        asked = [entry["query"] for entry in QUERIES]
        missed = []
        for entry, found in zip(QUERIES, page.evaluate(ANSWERS, asked)):
            if not found:
                yield f"nothing is found for '{entry['query']}'"
            if not set(entry["pages"]) & set(found[:FIRST]):
                missed.append(f"'{entry['query']}' leads to {found[:FIRST]}, not to {entry['pages']}")
        if len(missed) > len(QUERIES) * (1 - LEAST_SHARE):
            yield f"{len(missed)} of {len(QUERIES)} queries have no right page among the first {FIRST}"
            yield from missed
        for words, part in MADE.items():
            found = page.evaluate(ANSWERS, [words])[0]
            if part not in found[:FIRST]:
                yield f"'{words}' leads to {found[:FIRST]}"
        print(f"  {len(QUERIES) - len(missed)} of {len(QUERIES)} queries; {page.evaluate(TIMES, asked):.1f} ms a key")


@check("the index of the search is small", sample=("light",))
def size(visit):
    if visit.path.name not in PLACES:
        return
    index = visit.path.parent / "theme" / "late" / "index.js"
    packed = len(gzip.compress(index.read_bytes())) if index.is_file() else None
    if packed is None or packed > MOST_INDEX:
        yield f"{packed} bytes, compressed; the limit is {MOST_INDEX:,}; {REMEDIES}"


@check("a search has an address, and a page without scripts", sample=("light",))
def address(visit):
    if visit.path.name not in ("search.html", "faulty.html"):
        return
    with visit.window() as page:
        page.goto(visit.path.as_uri() + "?q=responder+chain", wait_until="load")
        if not visit.comes(FOUND, page=page):
            yield "the address of a search shows nothing"
        elif page.locator("#page_search input").input_value() != "responder chain":
            yield "the field does not hold what the address asks for"
    with visit.fresh(script=False) as page:
        if page.locator(".symptoms-index dd").count() < 100:
            yield "without scripts there is no list of symptoms"
