"""A page that has been opened in a view, and everything it did while it loaded."""

import contextlib
import functools
from pathlib import Path

from playwright.sync_api import Error, TimeoutError

from views import View

PATIENCE = 120_000  # milliseconds; a busy machine may be slow, which isn't an error
SOON = 20_000  # milliseconds that a response may take on a busy machine
SCRIPTS = Path(__file__).parent / "Scripts"

# Resolves when fonts have loaded and the browser has shown the initial effects of scripts and styles.
SETTLED = """() => document.fonts.ready.then(() => new Promise((resolve) =>
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))))"""
# The page loads everything that isn't needed for reading at the reader's first action.
WAKE = "() => { dispatchEvent(new Event('scroll')); }"
AWAKE = """() => !document.body.dataset.player || !document.querySelector('.scenario .fig-table[id]')
  || window.touchstonePlayer"""


@contextlib.contextmanager
def window(browser, **options):
    """Opens a browser window that has nothing stored. The options are a browser context's.

    It has a context of its own. What a window stores reaches a later one of its context even if it's deleted
    before, when the machine is busy.
    """
    context = browser.new_context(**options)
    context.set_default_timeout(PATIENCE)
    try:
        yield context.new_page()
    finally:
        with contextlib.suppress(Error):
            context.close()


class Visit:
    """An open page. `notes` outlives the visit and is shared by all views of the same page."""

    def __init__(
        self, browser, path: Path, view: View, notes: dict, patience: int = SOON,
        judges_contrast: bool = True,
    ):
        self.browser, self.path, self.view, self.notes = browser, path, view, notes
        self.judges_contrast = judges_contrast  # whether axe does, which takes it four fifths of its time
        self.patience = patience  # milliseconds that a check waits for an expected result
        self.messages: list[str] = []
        self.requests: list[str] = []
        self.closing = contextlib.ExitStack()
        self.page = self.closing.enter_context(window(browser, **view.context))
        try:
            self.load(path, view)
        except BaseException:
            # Otherwise, Python would close the window at garbage collection, perhaps during another call.
            self.closing.close()
            raise

    def load(self, path: Path, view: View):
        """Opens the page in the window, and waits until it has settled."""
        self.page.on("console", lambda m: self.messages.append(f"{m.type}: {m.text}"))
        self.page.on("pageerror", lambda error: self.messages.append(f"exception: {error}"))
        self.page.on("requestfailed", self.note_missing)
        self.page.on("request", lambda request: self.requests.append(request.url))
        self.page.set_viewport_size(view.size)
        self.page.emulate_media(media=view.media, **view.wishes)
        self.page.goto(path.as_uri(), wait_until="load")
        self.settle(self.page)
        # If the run waits for an answer, give one.
        openers, answers = self.page.locator(".player-opener"), self.page.locator(".quiz input")
        if openers.count() and not openers.first.is_visible() and answers.count():
            answers.first.check()
        if view.steps and self.page.locator(".player-opener").count():
            self.page.locator(".player-opener").first.click()
            self.page.keyboard.press("ArrowRight")

    def note_missing(self, request):
        """Notes what couldn't be loaded. A page that leads to another one aborts its own requests."""
        if request.failure != "net::ERR_ABORTED":
            self.messages.append(f"not loaded: {request.url}")

    def settle(self, page):
        """Waits until the page has settled after loading. Without scripts, it does so immediately."""
        if self.view.context.get("java_script_enabled", True):
            page.evaluate(WAKE)
            page.wait_for_function(AWAKE)
            page.evaluate(SETTLED)

    def window(self):
        """Opens another window with the view's options."""
        return window(self.browser, **self.view.context)

    def fresh(self, script=True):
        """Returns the page in a browser window without stored data; its `messages` are kept."""
        return fresh(self, script)

    def resize(self, width, height):
        """Changes the window's size, regardless of the size that Playwright assumes."""
        values = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False}
        self.session.send("Emulation.setDeviceMetricsOverride", values)

    @functools.cached_property
    def session(self):
        """Returns a session of Chromium's own protocol. If it were created before the page opens, it would
        reset the media emulation."""
        return self.page.context.new_cdp_session(self.page)

    def run(self, script: str, argument=None):
        """Runs a function of `Scripts` in the page and returns its result."""
        return self.page.evaluate((SCRIPTS / script).read_text(), argument)

    def comes(self, condition: str, argument=None, page=None):
        """Returns whether a function of the page is or becomes true before the time limit."""
        try:
            (page or self.page).wait_for_function(condition, arg=argument, timeout=self.patience)
            return True
        except TimeoutError:
            return False

    def style(self, rules: str):
        """Adds style rules to the page, bypassing its content security policy; see `unstyle`."""
        self.page.evaluate(
            """(rules) => { const sheet = new CSSStyleSheet(); sheet.replaceSync(rules);
               document.adoptedStyleSheets.push(sheet); }""",
            rules,
        )

    def unstyle(self):
        """Removes the rules that `style` added."""
        self.page.evaluate("() => { document.adoptedStyleSheets = []; }")

    def close(self):
        self.closing.close()


@contextlib.contextmanager
def fresh(visit: Visit, script: bool):
    with window(visit.browser, java_script_enabled=script) as page:
        page.messages = []
        page.on("console", lambda message: page.messages.append(message.text))
        page.on("pageerror", lambda error: page.messages.append(str(error)))
        page.set_viewport_size(visit.view.size)
        page.goto(visit.path.as_uri(), wait_until="load")
        yield page
