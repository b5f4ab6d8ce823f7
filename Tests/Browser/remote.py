"""A page in another vendor's browser, with as much of Playwright's interface as the live tests use.

This lets the tests and the hand be the same in all browsers. Everything is built from two operations:
evaluating an expression in the page, and WebDriver's actions, which are real pointers, touches, and keys.
"""

import json
import re
import time

SOON = 20  # seconds to wait for something

# The codes of keys that don't type a character.
KEYS = {
    "Alt": "\ue00a", "ArrowDown": "\ue015", "ArrowLeft": "\ue012", "ArrowRight": "\ue014", "ArrowUp": "\ue013",
    "Control": "\ue009", "End": "\ue010", "Enter": "\ue007", "Escape": "\ue00c", "Home": "\ue011", "Shift": "\ue008", "Space": " ", "Tab": "\ue004",
}

# Finds elements from locators; a step is a kind and its text.
FIND = """
const shown = (one) => one.getClientRects().length > 0;
const nameOf = (one) => (one.getAttribute('aria-label') ?? one.textContent).trim().replace(/\\s+/g, ' ');
const fits = (name, wanted, exact) => exact ? name === wanted : name.toLowerCase().includes(wanted.toLowerCase());
const steps = {
  css: (all, selector) => all.flatMap((one) => [...one.querySelectorAll(selector)]),
  button: (all, name, exact) => all.flatMap((one) => [...one.querySelectorAll('button, [role=button]')])
    .filter((one) => shown(one) && fits(nameOf(one), name, exact)),
  label: (all, name, exact) => all.flatMap((one) => [...one.querySelectorAll('label, [aria-label]')])
    .filter((one) => fits(nameOf(one), name, exact)).map((one) => one.control ?? one),
  text: (all, words) => all.filter((one) => fits(one.textContent, words, false)),
  nth: (all, place) => [all.at(place)].filter((one) => one),
};
const find = (path) => path.reduce((all, [kind, ...words]) => steps[kind](all, ...words), [document]);
"""


# Scrolls an element into the window and returns its final position, because elements that are rendered only
# near the window may move it.
IN_VIEW = """async (one) => {
  const { requestAnimationFrame } = window.testClock?.real ?? window;
  for (let before; ;) {
    one.scrollIntoView({ block: 'center', behavior: 'instant' });
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const box = one.getBoundingClientRect().toJSON();
    if (before?.x === box.x && before.y === box.y) return box;
    before = box;
  }
}"""


def path_of(selector):
    """Parses a selector into steps; it may contain `:has-text('words')`, as in Playwright."""
    parts = re.split(r":has-text\('(.*?)'\)", selector)
    kinds = ["css", "text"] * len(parts)
    return [[kind, part.strip()] for kind, part in zip(kinds, parts, strict=False) if part.strip()]


class Page:
    """The page that is open in a driver's browser."""

    def __init__(self, driver):
        self.driver = driver
        self.mouse, self.keyboard, self.context = Mouse(driver), Keyboard(driver), Touches(driver)

    def goto(self, address):
        self.driver.goto(address)

    def reload(self):
        self.goto(self.evaluate("location.href"))

    def evaluate(self, expression, argument=None):
        """Returns the value of an expression, or of a function called with the argument."""
        answer = json.loads(
            self.driver.ask(
                f"""(async () => {{
                  try {{
                    {FIND}
                    const value = {expression.strip().rstrip(";")};
                    const answer = typeof value === 'function' ? await value({json.dumps(argument)}) : await value;
                    return JSON.stringify({{ answer }});
                  }} catch (error) {{ return JSON.stringify({{ fault: String(error) }}); }}
                }})()"""
            )
        )
        if "fault" in answer:
            raise RuntimeError(f"{answer['fault']} in {expression[:200]}")
        return answer.get("answer")

    @property
    def url(self):
        return self.evaluate("location.href")

    def locator(self, selector):
        return Locator(self, path_of(selector))

    def get_by_role(self, role, name, exact=False):
        return Locator(self, [[role, name, exact]])

    def get_by_label(self, name, exact=False):
        return Locator(self, [["label", name, exact]])

    def wait_for_selector(self, selector, state="visible"):
        self.wait_for_function(
            f"find({json.dumps(path_of(selector))}).some((one) => {json.dumps(state != 'visible')} || shown(one))"
        )

    def wait_for_function(self, expression):
        until = time.monotonic() + SOON
        while not self.evaluate(expression):
            assert time.monotonic() < until, f"after {SOON} s there is still no {expression}"
            time.sleep(0.05)


class Locator:
    """Elements of a page, found again for each operation."""

    def __init__(self, page, path):
        self.page, self.path = page, path

    def locator(self, selector):
        return Locator(self.page, self.path + path_of(selector))

    def nth(self, place):
        return Locator(self.page, self.path + [["nth", place]])

    @property
    def first(self):
        return self.nth(0)

    @property
    def last(self):
        return self.nth(-1)

    # MARK: Queries

    def of_all(self, function):
        return self.page.evaluate(f"Promise.all(find({json.dumps(self.path)}).map({function}))")

    def evaluate(self, function):
        self.page.wait_for_function(f"find({json.dumps(self.path)}).length")
        return self.first.of_all(function)[0]

    def evaluate_all(self, function):
        return self.page.evaluate(f"({function})(find({json.dumps(self.path)}))")

    def bounding_box(self):
        return self.evaluate("(one) => one.getBoundingClientRect().toJSON()")

    def count(self):
        return len(self.of_all("() => 0"))

    def all(self):
        return [self.nth(place) for place in range(self.count())]

    def all_inner_texts(self):
        return self.of_all("(one) => one.innerText")

    def inner_text(self):
        return self.evaluate("(one) => one.innerText")

    def inner_html(self):
        return self.evaluate("(one) => one.innerHTML")

    def text_content(self):
        return self.evaluate("(one) => one.textContent")

    def input_value(self):
        return self.evaluate("(one) => one.value")

    def get_attribute(self, name):
        return self.evaluate(f"(one) => one.getAttribute({json.dumps(name)})")

    def is_checked(self):
        return self.evaluate("(one) => one.checked")

    def is_disabled(self):
        return self.evaluate("(one) => one.disabled")

    def is_visible(self):
        return any(self.of_all("shown"))

    # MARK: Actions

    def scroll_into_view_if_needed(self):
        self.evaluate(
            """(one) => { const { top, bottom } = one.getBoundingClientRect();
               if (top < 0 || bottom > innerHeight) one.scrollIntoView({ block: 'center', behavior: 'instant' }); }"""
        )

    def focus(self):
        self.evaluate("(one) => one.focus()")

    def press(self, keys):
        self.focus()
        self.page.keyboard.press(keys)

    def click(self):
        self.page.wait_for_function(f"find({json.dumps(self.path)}).slice(0, 1).some((one) => shown(one) && !one.disabled)")
        box = self.evaluate(IN_VIEW)
        self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.page.mouse.down()
        self.page.mouse.up()

    def check(self):
        if not self.is_checked():
            self.click()

    def uncheck(self):
        if self.is_checked():
            self.click()

    def fill(self, text):
        """Replaces the text, as a single typing action."""
        self.evaluate(
            f"""(one) => {{ one.focus(); one.select();
              document.execCommand({json.dumps("insertText" if text else "delete")}, false, {json.dumps(text)}); }}"""
        )
        assert self.input_value() == text, f"typed {text!r}, there is {self.input_value()!r}"

    def select_option(self, value):
        self.evaluate(
            f"""(one) => {{ one.value = {json.dumps(value)};
              for (const name of ['input', 'change']) one.dispatchEvent(new Event(name, {{ bubbles: true }})); }}"""
        )


# MARK: Hands


class Mouse:
    """The mouse of a driver's browser."""

    def __init__(self, driver):
        self.driver = driver

    def act(self, **action):
        self.driver.act({"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": [action]})

    def move(self, x, y):
        self.act(type="pointerMove", x=round(x), y=round(y), duration=0)

    def down(self):
        self.act(type="pointerDown", button=0)

    def up(self):
        self.act(type="pointerUp", button=0)


class Keyboard:
    """The keyboard of a driver's browser."""

    def __init__(self, driver):
        self.driver = driver

    def act(self, *actions):
        self.driver.act(
            {
                "type": "key",
                "id": "keys",
                "actions": [{"type": kind, "value": KEYS.get(key, key)} for kind, key in actions],
            }
        )

    def down(self, key):
        self.act(("keyDown", key))

    def up(self, key):
        self.act(("keyUp", key))

    def press(self, keys):
        """Presses a key, or several together: `Shift+ArrowDown`."""
        keys = keys.split("+")
        self.act(*[("keyDown", key) for key in keys], *[("keyUp", key) for key in reversed(keys)])


class Touches:
    """Implements the two commands of Chromium's own protocol that hands use, for multitouch and for a pen."""

    def __init__(self, driver):
        self.driver, self.count = driver, 0

    def new_cdp_session(self, _):
        return self

    def send(self, command, event):
        if command == "Input.dispatchMouseEvent":
            self.driver.act(source("pen", event["pointerType"], event["type"].removeprefix("mouse"), event))
            return
        points, kind = event["touchPoints"], event["type"].removeprefix("touch")
        self.count = len(points) or self.count
        # All together, like a touch screen.
        self.driver.act(
            *[
                source(f"finger{number}", "touch", kind, points[number] if points else None)
                for number in range(self.count)
            ]
        )


def source(name, kind, phase, place):
    """A pointer's action at one instant."""
    actions = []
    if place:
        actions.append({"type": "pointerMove", "x": round(place["x"]), "y": round(place["y"]), "duration": 0})
    if phase in ("Start", "Pressed"):
        actions.append({"type": "pointerDown", "button": 0})
    if phase in ("End", "Released"):
        actions.append({"type": "pointerUp", "button": 0})
    return {"type": "pointer", "id": name, "parameters": {"pointerType": kind}, "actions": actions}
