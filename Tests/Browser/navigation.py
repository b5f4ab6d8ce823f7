"""The requirements for orientation: what marks the page in the course, and where it leads next."""

import json
from pathlib import Path
from urllib.parse import unquote, urlsplit

from checks import LEAST_CONTRAST, check

MOST_SIZES = 8
TARGET = 44  # CSS pixels that a fingertip needs
TOP = 400  # pixels of a page that count as its top
WIDE = 1100  # the width in pixels at which the contents are next to the text

SHOWN = "() => document.querySelector('.sidebar')?.checkVisibility()"

# The URLs of the links that are marked as the current page, and of the page.
MARKED = """() => [location.href.split('#')[0],
  ...[...document.querySelectorAll('.sidebar [aria-current=page]')].map((link) => link.href)]"""


@check("a lesson is marked in the list of its part", "light", sample=("phone", "no JavaScript"))
def current(visit):
    if not visit.page.query_selector(".sidebar [data-lesson]"):
        return
    page, *marked = visit.page.evaluate(MARKED)
    if marked != [page]:
        yield f"marked: {marked}"


# Scrolls through the page, and checks what is on top at the links of the contents.
COVERED = """() => {
  const found = new Set();
  const sidebar = document.querySelector('.sidebar');
  if (!sidebar?.checkVisibility()) return [];
  const height = document.documentElement.scrollHeight;
  for (let y = 0; y < height; y += Math.max(innerHeight * 0.9, height / 40)) {
    scrollTo({ top: y, behavior: 'instant' });
    for (const link of sidebar.querySelectorAll('a')) {
      const box = link.getBoundingClientRect();
      const [x, middle] = [box.left + box.width / 2, box.top + box.height / 2];
      const frame = sidebar.getBoundingClientRect();
      if (middle < Math.max(0, frame.top) || middle > Math.min(innerHeight, frame.bottom)) continue;
      const front = document.elementFromPoint(x, middle);
      if (front && !sidebar.contains(front)) found.add(`'${link.innerText}' under ${front.localName}.${front.className}`);
    }
  }
  scrollTo(0, 0);
  return [...found];
}"""


@check("nothing covers the contents", sample=("light",))
def covered(visit):
    yield from visit.page.evaluate(COVERED)


# Jumps to targets of the contents; returns those that the header, or a sticky element below it, covers.
UNDER_HEADER = """() => {
  const header = document.querySelector('.site-header');
  if (!header) return [];
  const found = [];
  scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  if (scrollY > 0 && header.getBoundingClientRect().top !== 0) found.push('the header scrolls away');
  for (const link of [...document.querySelectorAll('.contents a, .fact-number, .evidence [href^="#"]')].slice(0, 12)) {
    const target = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    if (!target?.checkVisibility()) continue;
    target.scrollIntoView({ behavior: 'instant' });
    const bars = [header, document.querySelector('.filter')].filter((bar) => bar?.checkVisibility())
      .filter((bar) => !bar.contains(target)).map((bar) => bar.getBoundingClientRect());
    const covering = Math.max(...bars.filter((bar) => bar.top < 100).map((bar) => bar.bottom));
    if (target.getBoundingClientRect().top < covering - 1) found.push(`${link.hash} is under the header`);
  }
  scrollTo(0, 0);
  return found;
}"""


@check("the header stays, and covers no target", sample=("light", "phone"))
def header(visit):
    yield from visit.page.evaluate(UNDER_HEADER)


@check("the contents are behind one button where there is no room", sample=("phone", "no JavaScript"))
def button(visit):
    page = visit.page
    if not page.query_selector(".sidebar"):
        return
    if visit.view.name == "no JavaScript":
        page.set_viewport_size({"width": 390, "height": 844})
    menu = page.locator(".menu")
    if not menu.count() or not menu.is_visible():
        yield "there is no button"
    else:
        if page.evaluate(SHOWN):
            yield "the contents are open before the button is pressed"
        if min(menu.bounding_box()["width"], menu.bounding_box()["height"]) < TARGET:
            yield f"the button has less than {TARGET} px"
        menu.focus()
        page.keyboard.press("Enter")
        if not page.evaluate(SHOWN):
            yield "the button does not open them"
        links = page.locator(".sidebar a")
        low = [link for link in links.element_handles() if link.is_visible() and link.bounding_box()["height"] < TARGET]
        if low:
            yield f"{len(low)} links have less than {TARGET} px, '{low[0].inner_text()}' first"
        page.keyboard.press("Escape")
        if page.evaluate(SHOWN):
            yield "Escape does not close them"
        # If there's room, the contents are visible without a button.
        page.set_viewport_size({"width": WIDE, "height": 800})
        if page.evaluate("() => document.body.matches('.lesson, .reference')") and not page.evaluate(SHOWN):
            yield f"they are not beside the text at {WIDE} px"
    page.set_viewport_size(visit.view.size)


# The URLs of the previous and next lessons, at the end and at the top.
TURNS = """(top) => [[...document.querySelectorAll('.turn a[rel]')],
    [...document.querySelectorAll('a[rel]:not(.turn a)')].filter((link) => {
      const { top: y, height } = link.getBoundingClientRect();
      return link.checkVisibility() && height > 0 && y + scrollY < top;
    })].map((links) => links.map((link) => `${link.rel} ${link.href}`).sort().join(', '))"""


@check("the lessons before and after are reachable at the top", "light", sample=("phone", "no JavaScript"))
def turns(visit):
    if not visit.page.query_selector("body.lesson .turn, .scenario ~ .turn, .turn a[rel]"):
        return
    if visit.page.query_selector("body.home"):
        return
    end, top = visit.page.evaluate(TURNS, TOP)
    if end != top:
        yield f"at the end: {end or 'none'}; at the top: {top or 'none'}"


# The sizes of all visible text outside drawings.
SIZES = """() => [...new Set([...document.body.querySelectorAll('*')].filter((one) => !one.closest('svg')
    && [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim())
    && one.checkVisibility({ visibilityProperty: true }))
  .map((one) => parseFloat(getComputedStyle(one).fontSize)))].sort((a, b) => a - b)"""


@check(f"at most {MOST_SIZES} sizes of type", "light", sample=("phone",))
def type_sizes(visit):
    sizes = visit.page.evaluate(SIZES)
    if len(sizes) > MOST_SIZES:
        yield f"{len(sizes)}: {', '.join(f'{size:g}' for size in sizes)} px"


# The contrast of each lesson number with the page's background.
NUMBERS = """() => {
  const paint = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const luminance = (color) => {
    paint.fillStyle = 'white';
    paint.fillRect(0, 0, 1, 1);
    paint.fillStyle = color;
    paint.fillRect(0, 0, 1, 1);
    const [red, green, blue] = [...paint.getImageData(0, 0, 1, 1).data].map((part) => part / 255)
      .map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const ground = luminance(getComputedStyle(document.documentElement).backgroundColor);
  return [...document.querySelectorAll('.entry-number, .lesson-number, .sidebar b')].map((number) => {
    const ink = luminance(getComputedStyle(number).color);
    return [number.textContent, (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05)];
  });
}"""


@check("numbers of lessons can be read", sample=("light", "dark"))
def numbers(visit):
    for text, contrast in visit.page.evaluate(NUMBERS):
        if contrast < LEAST_CONTRAST - 0.005:
            yield f"'{text}' has a contrast of {contrast:.2f}"


@check("how figures are read is told in place", sample=("light", "no JavaScript"))
def legend(visit):
    page = visit.page
    # The first page shows it at its end; its scenario waits for an answer.
    if not page.query_selector("figure.scenario .scenario-figure") or page.query_selector("body:is(.playground, .home)"):
        return
    summaries = page.locator(".legend > summary:visible")
    if summaries.count() != 1:
        yield f"{summaries.count()} legends"
        return
    before = page.url
    summaries.focus()
    page.keyboard.press("Enter")
    if not page.locator(".legend .key").first.is_visible() or page.url != before:
        yield "it does not open in place"
    page.keyboard.press("Enter")


# The filter's results and status text.
SEEN = """() => [[...document.querySelectorAll('.fact-list > li, .entry, .entry-codes > li')]
    .filter((entry) => entry.checkVisibility()).map((entry) => entry.id),
  document.querySelector('.filter output').textContent]"""


@check("a long list can be filtered, with keys alone", sample=("light",))
def filtering(visit):
    page = visit.page
    field = page.locator(".filter input")
    if not field.count():
        return
    every, _ = page.evaluate(SEEN)
    field.focus()
    page.keyboard.type(every[-1].split("-", 1)[-1].replace("-", " "))
    shown, status = page.evaluate(SEEN)
    if every[-1] not in shown or len(shown) == len(every):
        yield f"'{field.input_value()}' shows {len(shown)} of {len(every)} entries"
    if str(len(shown)) not in status:
        yield f"the status is '{status}'"
    page.keyboard.press("Escape")
    if page.evaluate(SEEN) != [every, ""]:
        yield "Escape does not show all again"


# The URLs of the lessons that an expanded part lists.
UNFOLDED = """(button) => [...button.closest('li')?.querySelectorAll('ol a') ?? []].map((link) => link.href)"""


@check("other parts of the course unfold, with the keyboard alone", sample=("light",))
def unfold(visit):
    page = visit.page
    button = page.locator(".sidebar .unfold").last
    # If the contents are behind a button, they're the same.
    if not button.count() or not button.is_visible():
        return
    button.focus()
    for is_open in (True, False):
        page.keyboard.press("Enter")
        if not visit.comes(f"() => (document.activeElement.ariaExpanded === 'true') === {json.dumps(is_open)}"):
            yield f"the part does not {'open' if is_open else 'close'}"
            return
        lessons = button.evaluate(UNFOLDED)
        if bool(lessons) != is_open:
            yield f"{len(lessons)} lessons are listed"
        for address in lessons:
            if not Path(unquote(urlsplit(address).path)).is_file():
                yield f"{address} does not exist"
