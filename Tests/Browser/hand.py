"""A reader's hand on the screen of an open scenario."""

import time
from pathlib import Path

CLOCK = (Path(__file__).parent / "Scripts" / "clock.js").read_text()  # stopped until a hand waits
PASTE = """(field, text) => {
  const data = new DataTransfer();
  data.setData("text/plain", text);
  field.focus();
  field.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
}"""
SOON = 60  # seconds to wait for something on a busy machine

class Hand:
    """Touches points of the screen; can open the page and a scenario in it first, and chooses a figure."""

    def __init__(self, page, address=None, scenario=None, kind="table"):
        self.page = page
        self.session = page.context.new_cdp_session(page)
        if address:
            page.goto(address)
        if scenario:
            page.locator(f"#scenario_{scenario} .try").click()
        page.wait_for_selector(".live-more", state="attached")
        page.evaluate("document.querySelector('.live-more').open = true")
        if kind:
            page.evaluate("(kind) => document.querySelector(`.live-tabs [data-kind=${kind}]`).click()", kind)

    # MARK: Fingers

    def place(self, x, y):
        """Returns the position on the page of a point on the screen."""
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
        """Sends a touch event with all fingers that are down."""
        places = [self.place(*point) for point in points]
        self.session.send(
            "Input.dispatchTouchEvent",
            {"type": kind, "touchPoints": [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(places)]},
        )

    def pen(self, kind, x, y):
        """Sends a pen event."""
        self.page.locator(".live-glass").scroll_into_view_if_needed()
        x, y = self.place(x, y)
        values = {"type": kind, "x": x, "y": y, "pointerType": "pen"}
        if kind != "mouseMoved":
            values |= {"button": "left", "clickCount": 1}
        self.session.send("Input.dispatchMouseEvent", values)

    def wait(self, milliseconds):
        """Advances the page's clock, which is otherwise stopped."""
        self.page.evaluate(f"testClock.advance({milliseconds})")

    def until(self, expression):
        """Waits in real time for a condition that doesn't depend on the page's clock."""
        until(self.page, expression)

    def rest(self):
        """Advances time until the session's clock stops."""
        self.wait(1400)

    # MARK: State

    def rows(self):
        """Returns the sentences in the table."""
        return self.page.locator(".live-figure tbody tr[id]").all_inner_texts()

    @property
    def text(self):
        return self.page.locator(".live-text").input_value()

    def paste(self, text):
        self.page.locator(".live-text").evaluate(PASTE, text)

    def write(self, text):
        self.page.locator(".live-text").fill(text)
        self.wait(300)

    def run(self):
        """Runs the text, and waits for the result."""
        # The click may arrive late, so the end of the previous run must not be mistaken for this one's.
        self.page.evaluate("document.querySelector('.live').removeAttribute('aria-busy')")
        self.page.locator(".live-words .live-tools button").first.click()
        self.ran()

    def ran(self):
        """Waits until a run is over."""
        self.page.wait_for_selector(".live[aria-busy=false]")

    def call(self, name, *values):
        """Calls the engine directly."""
        return self.page.evaluate("([name, values]) => touchstoneLive.call(name, ...values)", [name, list(values)])


def until(page, expression):
    """Waits until an expression is true in a page whose clock may be stopped."""
    for _ in while_patient():
        if page.evaluate(expression):
            return
    raise AssertionError(f"after {SOON} s there is still no {expression}")


def while_patient():
    """Yields attempts at something that takes an unknown time."""
    end = time.monotonic() + SOON
    while time.monotonic() < end:
        yield
        time.sleep(0.02)
