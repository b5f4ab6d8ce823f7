"""What a page does for its reader: the search, quizzes, copying, marks of what was read.

Most are tried in a browser of their own that has kept nothing yet, from the disk.
"""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import TimeoutError

from checks import check
from visit import PATIENCE

SOON = 20_000  # milliseconds that an answer may take on a busy machine


def opened(visit, script=True):
    """The page once more, in a browser that has kept nothing yet."""
    context = visit.context.browser.new_context(
        viewport=visit.page.viewport_size, java_script_enabled=script
    )
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.messages = []
    page.on("console", lambda message: page.messages.append(message.text))
    page.on("pageerror", lambda error: page.messages.append(str(error)))
    page.goto(visit.path.as_uri(), wait_until="load")
    return page


@check("the search finds, with keys alone", "light")
def search(visit):
    if not visit.page.query_selector("[data-search]"):
        return
    page = opened(visit)
    page.keyboard.press("/")
    try:
        page.wait_for_selector("dialog.search[open]", timeout=SOON)
    except TimeoutError:
        yield f"'/' does not open it; {page.messages}"
        page.context.close()
        return
    page.keyboard.type("touchesbegan")
    field = page.locator("dialog.search input")
    found = page.locator("dialog.search [role=option]")
    if not found.count():
        yield "nothing is found for 'touchesbegan'"
    else:
        page.keyboard.press("ArrowDown")
        page.keyboard.press("ArrowUp")
        lit = page.locator("[aria-selected=true]")
        if lit.count() != 1 or field.get_attribute("aria-activedescendant") != lit.get_attribute("id"):
            yield "the lit result is not the one that is told"
        target = page.evaluate("() => document.querySelector('[aria-selected=true]').href")
        page.keyboard.press("Enter")
        page.wait_for_url(target)
        if not page.evaluate("() => !location.hash || !!document.querySelector(':target')"):
            yield f"{target} leads to nothing on its page"
    if page.messages:
        yield from page.messages
    page.context.close()


@check("an accessible search (axe)", "light", "dark", "phone")
def search_accessible(visit):
    # It is the same on every page.
    if visit.path.name not in ("index.html", "faulty.html"):
        return
    visit.page.keyboard.press("/")
    try:
        visit.page.wait_for_selector("dialog.search[open]", timeout=SOON)
    except TimeoutError:
        yield "it does not open"
        return
    visit.page.keyboard.type("hit test")
    for violation in Axe().run(visit.page).response["violations"]:
        yield f"{violation['id']}: {violation['nodes'][0]['html'][:120]}"
    visit.page.keyboard.press("Escape")


@check("without scripts, the search leads to the index", "no JavaScript")
def index(visit):
    link = visit.page.query_selector("[data-search]")
    if link and not (visit.path.parent / link.get_attribute("href")).is_file():
        yield f"there is no {link.get_attribute('href')}"


@check("a quiz answers, with and without scripts, and is kept", "light")
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
        page = opened(visit, script)
        first = page.locator(".quiz").first
        if first.locator(".quiz-reaction:visible").count():
            yield "an answer is told before the question"
        for number in range(first.locator("input").count()):
            first.locator("input").nth(number).check()
            if first.locator(".quiz-reaction:visible").count() != 1:
                yield f"answer {number + 1} has not one reaction (scripts: {script})"
        if script:
            last = first.locator("input").last
            page.reload(wait_until="load")
            if not last.is_checked():
                yield "the answer is forgotten"
        page.context.close()


@check("a lesson that was read to its end is marked", "light")
def marks(visit):
    if not visit.page.query_selector(".turn"):
        return
    page = opened(visit)
    if page.locator(".read-mark").count():
        yield "it is marked before it was read"
    page.locator(".turn").scroll_into_view_if_needed()
    page.wait_for_timeout(600)
    page.reload(wait_until="load")
    if page.locator(".part-lessons [aria-current] .read-mark").count() != 1:
        yield "it is not marked"
    page.context.close()


@check("the contents follow the reader", "light")
def contents(visit):
    links = visit.page.locator(".contents > ol > li > a")
    if links.count() < 2:
        return
    page = opened(visit)
    last = page.locator(".contents > ol > li > a").nth(1)
    page.evaluate("(id) => document.getElementById(id).scrollIntoView()", last.get_attribute("href")[1:])
    try:
        page.wait_for_function("(e) => e.hasAttribute('aria-current')", arg=last.element_handle(), timeout=SOON)
    except TimeoutError:
        yield f"'{last.inner_text()}' is not lit"
    page.context.close()


@check("code is copied whole", "light")
def copying(visit):
    if not visit.page.query_selector(".copy"):
        return
    page = opened(visit)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    # The script comes with the first thing that a reader does.
    page.mouse.move(5, 5)
    page.wait_for_timeout(300)
    if not page.locator(".copy").count():
        yield f"there is no button; {page.messages}"
        page.context.close()
        return
    block = page.locator(".code-block").first
    block.locator(".copy").click(force=True)
    page.wait_for_timeout(100)
    if block.locator(".copy").get_attribute("aria-label") != "Copied":
        yield f"nothing is copied; {page.messages}"
    page.context.close()
