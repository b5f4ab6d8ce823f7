"""What a page does for its reader: the search box, quizzes, copying, and marks for what was read.

Most of it is tested from disk, in a browser without stored data.
"""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import TimeoutError

from checks import check
from visit import AWAKE, SETTLED, WAKE

OPEN = "() => document.querySelector('dialog.search[open]')"
KEPT = "() => [...document.querySelector('.quiz').querySelectorAll('input')].at(-1).checked"
FOUND = "() => document.querySelector('dialog.search [role=option]')"

# The position and the size of each part of the page.
PLACES = """() => [...document.querySelectorAll('h1, h2, h3, p, figure, table, pre, nav')].map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [one.id || one.className || one.localName, ...[x, y + scrollY, width, height].map(Math.round)].join(' ');
})"""


# Whether the playground has opened, if this is it.
OPENED = "() => !document.querySelector('.playground') || document.querySelector('.playground .live')"


# The letters of what figures show of hit-testing.
FONTS = "() => [...document.querySelectorAll('.fig .search')].map((one) => getComputedStyle(one).fontSize)"


@check("nothing moves when the reader begins", sample=("light", "phone"))
def moving(visit):
    with visit.fresh() as page:
        page.evaluate(SETTLED)
        # The playground opens by itself.
        page.wait_for_function(OPENED)
        page.evaluate(SETTLED)
        before = page.evaluate(PLACES)
        page.evaluate(WAKE)
        page.wait_for_function(AWAKE)
        page.evaluate(SETTLED)
        moved = [pair for pair in zip(before, page.evaluate(PLACES)) if pair[0] != pair[1]]
        if moved:
            yield f"{len(moved)} of {len(before)} parts; the first from '{moved[0][0]}' to '{moved[0][1]}'"


@check("the search finds, with keys alone", sample=("light",))
def search(visit):
    # What differs between pages is the folder that they're in, and the first page stands for all in its own.
    if (visit.path.parent / "theme").is_dir() and visit.path.name != "index.html":
        return
    if not visit.page.query_selector("[data-search]"):
        return
    with visit.fresh() as page:
        fonts = page.evaluate(FONTS)
        page.keyboard.press("/")
        if not visit.comes(OPEN, page=page):
            yield f"'/' does not open it; {page.messages}"
            return
        if page.evaluate(FONTS) != fonts:
            yield "figures have other letters when it's open"
        page.keyboard.type("touchesbegan")
        field = page.locator("dialog.search input")
        if not visit.comes(FOUND, page=page):
            yield "nothing is found for 'touchesbegan'"
        else:
            page.keyboard.press("ArrowDown")
            page.keyboard.press("ArrowUp")
            lit = page.locator("[aria-selected=true]")
            if lit.count() != 1 or field.get_attribute("aria-activedescendant") != lit.get_attribute("id"):
                yield "the lit result is not the one that is told"
            target = page.evaluate("() => document.querySelector('[aria-selected=true]').href")
            try:
                # It may be the page itself, which is reloaded.
                with page.expect_navigation(url=target, timeout=visit.patience):
                    page.keyboard.press("Enter")
            except TimeoutError:
                yield f"{target} does not open"
                return
            if not page.evaluate("() => !location.hash || !!document.querySelector(':target')"):
                yield f"{target} leads to nothing on its page"
        yield from page.messages


@check("an accessible search (axe)", sample=("light", "dark", "phone"))
def search_accessible(visit):
    # It's the same on every page.
    if visit.path.name not in ("index.html", "faulty.html"):
        return
    visit.page.keyboard.press("/")
    if not visit.comes(OPEN):
        yield "it does not open"
        return
    visit.page.keyboard.type("hit test")
    visit.comes(FOUND)
    for violation in Axe().run(visit.page).response["violations"]:
        yield f"{violation['id']}: {violation['nodes'][0]['html'][:120]}"
    visit.page.keyboard.press("Escape")


@check("without scripts, the search leads to the index", sample=("no JavaScript",))
def index(visit):
    link = visit.page.query_selector("[data-search]")
    if link and not (visit.path.parent / link.get_attribute("href")).is_file():
        yield f"there is no {link.get_attribute('href')}"


@check("a quiz answers, with and without scripts, and is kept", sample=("light",))
def quiz(visit):
    if not visit.page.query_selector(".quiz"):
        return
    yield from visit.page.evaluate(
        """() => [...document.querySelectorAll('.quiz')].filter((quiz) => {
             const run = document.getElementById(quiz.querySelector('.quiz-right a')?.hash.slice(1) ?? '');
             return run && quiz.compareDocumentPosition(run) & Node.DOCUMENT_POSITION_PRECEDING;
           }).map((quiz) => `${quiz.id} asks behind the run that answers it`)"""
    )
    for script in (False, True):
        with visit.fresh(script) as page:
            if script:
                # The script that stores answers loads at the reader's first action.
                page.mouse.move(5, 5)
                visit.comes("() => document.querySelector('.quiz').onchange", page=page)
            first = page.locator(".quiz").first
            if first.locator(".quiz-reaction:visible").count():
                yield "an answer is told before the question"
            for number in range(first.locator("input").count()):
                first.locator("input").nth(number).check()
                if first.locator(".quiz-reaction:visible").count() != 1:
                    yield f"answer {number + 1} has not one reaction (scripts: {script})"
            if script:
                page.reload(wait_until="load")
                if not visit.comes(KEPT, page=page):
                    yield "the answer is forgotten"


@check("a lesson that was read to its end is marked", sample=("light",))
def marks(visit):
    # A run is looked up, and not read like a lesson.
    if not visit.page.query_selector(".turn") or visit.page.query_selector("body.run"):
        return
    with visit.fresh() as page:
        if page.locator(".read-mark").count():
            yield "it is marked before it was read"
        page.locator(".turn").scroll_into_view_if_needed()
        if not visit.comes("() => localStorage.getItem('touchstone read')", page=page):
            yield "its end is not noticed"
        page.reload(wait_until="load")
        marked = "() => document.querySelectorAll('.sidebar [aria-current=page] .read-mark').length === 1"
        if not visit.comes(marked, page=page):
            yield "it is not marked"


@check("the contents follow the reader", sample=("light",))
def contents(visit):
    links = visit.page.locator(".contents > li > a")
    if links.count() < 2:
        return
    with visit.fresh() as page:
        # However far a heading is above the window, its section is highlighted.
        page.evaluate("() => scrollTo(0, document.documentElement.scrollHeight)")
        if not visit.comes("() => document.querySelectorAll('.contents [aria-current]').length === 1", page=page):
            yield "not one section is lit at the end of the page"
        last = page.locator(".contents > li > a").nth(1)
        page.evaluate("(id) => document.getElementById(id).scrollIntoView()", last.get_attribute("href")[1:])
        if not visit.comes("(e) => e.hasAttribute('aria-current')", last.element_handle(), page):
            yield f"'{last.inner_text()}' is not lit"


@check("code is copied whole", sample=("light",))
def copying(visit):
    if not visit.page.query_selector(".copy"):
        return
    with visit.fresh() as page:
        page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        # The script loads at the reader's first action.
        page.mouse.move(5, 5)
        if not visit.comes("() => document.querySelector('.copy')", page=page):
            yield f"there is no button; {page.messages}"
            return
        shown = page.locator(".code-block:visible")
        if not shown.count():
            return
        shown.first.locator(".copy").click(force=True)
        copied = "() => document.querySelector('.code-block .copy').getAttribute('aria-label') === 'Copied'"
        if not visit.comes(copied, page=page):
            yield f"nothing is copied; {page.messages}"
