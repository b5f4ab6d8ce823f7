"""What must hold for the script that steps through the figures of a page."""

from checks import check

MOST_STOPS = 12  # of the Tab key in the figures of one scenario

# What a reader sees of the step at which the figures are.
STATE = """() => {
  const lit = [...document.querySelectorAll('.fig-table tr.is-current')];
  const shown = (selector) => [...document.querySelectorAll(selector)].filter((e) => e.checkVisibility());
  const bar = document.querySelector('.player');
  return {
    rows: lit.map((row) => row.id),
    bands: shown('.scenario-sequence .fig-cursor').length,
    moments: shown('.scenario-states .fig-cursor').length,
    spans: document.querySelectorAll('.scenario-states g.is-current[data-from]').length,
    views: document.querySelectorAll('.fig-views .is-current').length,
    links: document.querySelectorAll('.fig-links .is-current').length,
    folded: lit.filter((row) => !row.checkVisibility()).length,
    said: bar?.querySelector('output').textContent ?? '',
    marks: document.querySelectorAll('.line-mark').length,
    hash: decodeURI(location.hash).slice(1),
    names: [...document.querySelectorAll('.fig-header .is-current')].length,
  };
}"""


@check("steps with keys", "light", "phone")
def keys(visit):
    page = visit.page
    openers = page.locator(".player-opener")
    for opener in openers.all()[:2]:
        opener.focus()
        page.keyboard.press("Enter")
        first = page.evaluate(STATE)
        if len(first["rows"]) != 1 or not first["said"].startswith("1 of "):
            yield f"the first step shows {first}"
            return
        last = int(first["said"].split()[2])
        row = first["rows"][0].rsplit("-", 1)[0]
        for key, number in [
            ("ArrowRight", min(2, last)), ("End", last), ("ArrowLeft", max(1, last - 1)), ("Home", 1),
        ]:
            page.keyboard.press(key)
            state = page.evaluate(STATE)
            if state["rows"] != [f"{row}-{number}"] or state["hash"] != f"{row}-{number}" or state["folded"]:
                yield f"{key} leads to {state}, not to step {number} of {last}"
        page.keyboard.press("Escape")
        state = page.evaluate(STATE)
        if state["rows"] or state["said"] or state["marks"] or state["hash"]:
            yield f"after Escape there is {state}"
        if page.evaluate("() => document.activeElement.className") != "player-opener":
            yield "after Escape the button has not got the focus back"


@check("one step lights up everywhere", "light")
def one_cursor(visit):
    page = visit.page
    opener = page.locator(".player-opener").first
    if not opener.count():
        return
    opener.evaluate("(opener) => opener.click()")
    shown = opener.evaluate(
        """(opener) => { const scenario = opener.closest('.scenario');
           return ['sequence', 'states', 'tree', 'chain'].filter(
             (kind) => scenario.querySelector(`.scenario-${kind}`)); }"""
    )
    states = []
    while True:
        states.append(page.evaluate(STATE))
        said = states[-1]["said"].split()
        if not said or said[0] == said[2] or len(states) == 80:
            break
        page.keyboard.press("ArrowRight")
    for state in states:
        if "sequence" in shown and (state["bands"] != 1 or not state["names"]):
            yield f"the diagram does not show the step: {state}"
            return
        if "states" in shown and state["moments"] != 1:
            yield f"the states do not show the moment: {state}"
            return
    for kind, what in [("states", "spans"), ("tree", "views"), ("chain", "links")]:
        if kind in shown and not any(state[what] for state in states):
            yield f"no {what} are lit in the figure of kind {kind}"
    if not any(state["marks"] for state in states):
        yield "no line of the text is marked at any step"
    page.keyboard.press("Escape")


@check("a link leads to a step", "light")
def link(visit):
    row = visit.page.evaluate(
        "() => [...document.querySelectorAll('.scenario .fig-table tbody tr[id]')].at(-1)?.id")
    if not row:
        return
    visit.page.evaluate("(id) => { location.hash = id }", row)
    visit.page.wait_for_timeout(300)
    if visit.page.evaluate(STATE)["rows"] != [row]:
        yield f"#{row} does not light its row"
    visit.page.keyboard.press("Escape")


@check("few stops for the Tab key", "light", "phone")
def stops(visit):
    counts = visit.page.evaluate(
        """() => [...document.querySelectorAll('figure.scenario')].map((scenario) => [scenario.id,
          [...scenario.querySelectorAll('a, button, input, summary, [tabindex]')].filter(
            (e) => e.tabIndex >= 0 && !e.disabled && e.checkVisibility()).length,
          Math.max(1, scenario.querySelectorAll('.fig-table').length)])"""
    )
    for name, count, runs in counts:
        if count > MOST_STOPS * runs:
            yield f"{name}: {count} stops"
