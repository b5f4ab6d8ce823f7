"""A page that has been opened in a view, and everything it did while it loaded."""

from pathlib import Path

from views import View

PATIENCE = 120_000  # milliseconds; a busy machine may be slow, and slow is no fault
SCRIPTS = Path(__file__).parent / "Scripts"


class Visit:
    """An opened page. `notes` outlives the visit: it is shared by all views of the same page."""

    def __init__(self, browser, path: Path, view: View, notes: dict):
        self.path, self.view, self.notes = path, view, notes
        self.messages: list[str] = []
        self.requests: list[str] = []
        self.context = browser.new_context(**view.context)
        self.context.set_default_timeout(PATIENCE)
        self.page = self.context.new_page()
        self.page.on("console", lambda m: self.messages.append(f"{m.type}: {m.text}"))
        self.page.on("pageerror", lambda error: self.messages.append(f"exception: {error}"))
        self.page.on("requestfailed", lambda r: self.messages.append(f"not loaded: {r.url}"))
        self.page.on("request", lambda request: self.requests.append(request.url))
        self.page.emulate_media(media=view.media)
        self.page.goto(path.as_uri(), wait_until="load")
        # Long enough for what scripts and styles do at the start.
        self.page.wait_for_timeout(100)
        if view.steps and self.page.locator(".player-opener").count():
            self.page.locator(".player-opener").first.click()
            self.page.keyboard.press("ArrowRight")

    def run(self, script: str, argument=None):
        """Runs a function of `Scripts` in the page and returns its answer."""
        return self.page.evaluate((SCRIPTS / script).read_text(), argument)

    def style(self, rules: str):
        """Adds style rules to the page, past any content security policy of its own; see `unstyle`."""
        self.page.evaluate(
            """(rules) => { const sheet = new CSSStyleSheet(); sheet.replaceSync(rules);
               document.adoptedStyleSheets.push(sheet); }""",
            rules,
        )

    def unstyle(self):
        """Takes the rules that `style` has added away."""
        self.page.evaluate("() => { document.adoptedStyleSheets = []; }")

    def close(self):
        self.context.close()
