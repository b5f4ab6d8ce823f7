"""A reader's hand on the glass of a scenario that was opened."""

import time
from pathlib import Path

CLOCK = (Path(__file__).parent / "Scripts" / "clock.js").read_text()  # stands still until a hand waits
SOON = 60  # seconds that something may take to come on a busy machine

class Hand:
    """Touches at points of the screen; the page may be opened first, and a scenario in it."""

    def __init__(self, page, address=None, scenario=None):
        self.page = page
        self.session = page.context.new_cdp_session(page)
        if address:
            page.goto(address)
        if scenario:
            page.locator(f"#scenario_{scenario} .try").click()
        page.wait_for_selector(".live")

    # MARK: Fingers

    def place(self, x, y):
        """Where on the page a point of the screen is."""
        self.page.wait_for_selector(".live-picture .fig-glass", state="attached")
        box = self.page.evaluate(
            """() => { const one = document.querySelector('.live-picture .fig-glass').getBoundingClientRect();
               return [one.x, one.y, one.width, one.height]; }"""
        )
        return box[0] + x / 390 * box[2], box[1] + y / 844 * box[3]

    def down(self, x, y):
        self.page.locator(".live-glass").scroll_into_view_if_needed()
        self.page.mouse.move(*self.place(x, y))
        self.page.mouse.down()

    def move(self, x, y):
        self.page.mouse.move(*self.place(x, y))

    def up(self):
        self.page.mouse.up()

    def tap(self, x, y):
        self.down(x, y)
        self.wait(50)
        self.up()

    def touches(self, kind, *points):
        """An event of a touch screen, with all fingers that are down."""
        places = [self.place(*point) for point in points]
        self.session.send(
            "Input.dispatchTouchEvent",
            {"type": kind, "touchPoints": [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(places)]},
        )

    def pen(self, kind, x, y):
        """An event of a pen."""
        self.page.locator(".live-glass").scroll_into_view_if_needed()
        x, y = self.place(x, y)
        values = {"type": kind, "x": x, "y": y, "pointerType": "pen"}
        if kind != "mouseMoved":
            values |= {"button": "left", "clickCount": 1}
        self.session.send("Input.dispatchMouseEvent", values)

    def wait(self, milliseconds):
        """Lets time pass in the page, whose clock stands otherwise."""
        self.page.evaluate(f"testClock.advance({milliseconds})")

    def until(self, expression):
        """Waits in real time until something holds that needs no time of the page."""
        until(self.page, expression)

    def rest(self):
        """Lets time pass until the clock of the session stands."""
        self.wait(1400)

    # MARK: What is there

    def rows(self):
        """The sentences of the table."""
        return self.page.locator(".live-figure tbody tr[id]").all_inner_texts()

    @property
    def text(self):
        return self.page.locator(".live-text").input_value()

    def write(self, text):
        self.page.locator(".live-text").fill(text)
        self.wait(300)

    def run(self):
        """Runs what is written, and waits for what comes of it."""
        # The click may arrive later than it is sent: the end of the run before must not be taken for this one's.
        self.page.evaluate("document.querySelector('.live').removeAttribute('aria-busy')")
        self.page.locator(".live-words .live-tools button").first.click()
        self.ran()

    def ran(self):
        """Waits until a run is over."""
        self.page.wait_for_selector(".live[aria-busy=false]")

    def call(self, name, *values):
        """Asks the engine itself."""
        return self.page.evaluate("([name, values]) => touchstoneLive.call(name, ...values)", [name, list(values)])


def until(page, expression):
    """Waits until an expression holds in a page, whose own clock may stand."""
    for _ in while_patient():
        if page.evaluate(expression):
            return
    raise AssertionError(f"after {SOON} s there is still no {expression}")


def while_patient():
    """Attempts at something that comes in its own time."""
    end = time.monotonic() + SOON
    while time.monotonic() < end:
        yield
        time.sleep(0.02)
