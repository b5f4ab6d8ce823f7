"""The requirements for the script that steps through a page's figures."""

from checks import check
from visit import SETTLED

MOST_STOPS = 12  # Tab key presses for the figures of one scenario

# What a reader sees of the current step in the figures.
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


@check("steps with keys", sample=("light", "phone"))
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


@check("steps that could not be loaded are asked for again", sample=("light",))
def again(visit):
    if not visit.page.locator(".player-opener").count():
        return
    with visit.fresh() as page:
        script = page.evaluate("() => { const { player } = document.body.dataset; document.body.dataset.player = 'none.js'; return player; }")
        opener = page.locator(".player-opener").first
        opener.evaluate("(opener) => opener.click()")
        page.evaluate(SETTLED)
        page.evaluate("(player) => { document.body.dataset.player = player; }", script)
        opener.evaluate("(opener) => opener.click()")
        if not visit.comes("() => document.querySelector('.player output')?.textContent.startsWith('1 of ')", page=page):
            yield "the button leads nowhere once its script has not come"


# The number of steps in the first diagram.
DRAWN = "() => document.querySelector('.scenario-sequence').querySelectorAll('.fig-numbers text').length"


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
    # The diagram of a long run shows its beginning, and says so.
    drawn = page.locator(".run-sequence .run-note").count() and page.evaluate(DRAWN)
    for number, state in enumerate(states, 1):
        is_drawn = not drawn or number <= drawn
        if "sequence" in shown and is_drawn and (state["bands"] != 1 or not state["names"]):
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


@check("the bar of steps leads everywhere", "light", sample=("phone",))
def bar(visit):
    page = visit.page
    opener = page.locator(".player-opener").first
    if not opener.count():
        return
    entries = page.evaluate("() => history.length")
    opener.evaluate("(opener) => opener.click()")
    player = page.locator(".player")
    missing = [
        name for name in ("First", "Back", "Forward", "Last")
        if not player.get_by_role("button", name=name, exact=True).count()
    ]
    if missing or player.get_by_role("slider").count() != 1:
        yield f"the bar lacks {missing or 'a slider'}"
        page.keyboard.press("Escape")
        return

    def number():
        return int(page.evaluate(STATE)["said"].split()[0])

    last = int(page.evaluate(STATE)["said"].split()[2])
    ways = [("Last", last), ("Back", max(1, last - 1)), ("First", 1), ("Forward", min(2, last))]
    for name, target in ways:
        key = player.get_by_role("button", name=name, exact=True)
        if key.is_enabled():
            key.click()
        if number() != target:
            yield f"'{name}' leads to step {number()}, not to step {target} of {last}"
    middle = (last + 1) // 2
    player.get_by_role("slider").fill(str(middle))
    if number() != middle:
        yield f"the slider leads to step {number()}, not to step {middle}"
    yield from next_of_somebody(page, last)
    page.keyboard.press("Escape")
    if page.evaluate("() => history.length") != entries:
        yield "the steps fill the browser's history"


def next_of_somebody(page, last):
    """Follows each link to the next step of a participant once."""
    answer = page.evaluate(NEXT, last)
    yield from answer["wrong"]
    if last > 3 and not answer["tried"]:
        yield "the next step of nobody is offered"


# Runs in the page itself, because a call from outside for each step takes longer than everything else.
NEXT = """(last) => {
  const bar = document.querySelector('.player');
  const table = bar.closest('.scenario').querySelector('.fig-table:has(.is-current)');
  const fingers = table.closest('.scenario-figure').dataset.fingers?.split(' ') ?? [];
  const told = [...table.querySelectorAll('tbody tr[id]')].map((row, place) => [
    ...[...row.querySelectorAll('bdi')].map((name) => `Next of ${name.textContent}`),
    ...(fingers[place]?.split('+') ?? []).map((number) => `Next with finger ${number}`),
  ]);
  const slider = bar.querySelector('[type=range]');
  const go = (step) => {
    slider.value = step;
    slider.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const offers = () => [...bar.querySelectorAll('button')].filter((one) => one.checkVisibility());
  const tried = [], wrong = [];
  for (let step = 1; step < last; step++) {
    go(step);
    for (const words of offers().map((one) => one.innerText)) {
      if (!words.startsWith('Next ') || tried.includes(words)) continue;
      tried.push(words);
      offers().find((one) => one.innerText === words).click();
      const reached = parseInt(bar.querySelector('output').textContent);
      const expected = told.findIndex((names, place) => place >= step && names.includes(words)) + 1;
      if (reached !== expected) wrong.push(`'${words}' leads from step ${step} to ${reached}, not to ${expected}`);
      go(step);
    }
  }
  return { tried, wrong };
}"""


@check("pointing at a step lights the rest", sample=("light",))
def pointing(visit):
    page = visit.page
    for scenario, what in page.evaluate(POINTED):
        target = page.locator(f"[id='{scenario}'] [data-pointed='{what}']").first
        # Center it, because sticky elements cover the edges.
        target.evaluate("(one) => one.scrollIntoView({ block: 'center' })")
        box = target.bounding_box()
        page.mouse.move(box["x"] + min(8, box["width"] / 2), box["y"] + box["height"] / 2)
        state = page.evaluate(STATE)
        if len(state["rows"]) < 1:
            yield f"{scenario}: pointing at {what} lights no row"
        elif what == "row" and not state["bands"] and page.locator(
            f"[id='{scenario}'] .scenario-sequence"
        ).count():
            yield f"{scenario}: pointing at a row does not light the diagram"
        page.mouse.move(0, 0)
        if page.evaluate(STATE)["rows"]:
            yield f"{scenario}: {what} stays lit"
    if place := page.evaluate(LINE):
        page.mouse.move(*place)
        state = page.evaluate(STATE)
        if not state["rows"] or not state["marks"]:
            yield "pointing at a line of the text lights no row"
        page.mouse.move(0, 0)


# The center, in the window, of the first line that belongs to a step.
LINE = """() => {
  const figure = document.querySelector('figure.scenario [data-lines]');
  const line = figure?.dataset.lines.split(' ').map((word) => word.split(':')[0]).find((one) => one > 0);
  if (!line) return null;
  const text = figure.closest('.scenario').querySelector('pre');
  const { paddingTop, lineHeight } = getComputedStyle(text);
  const yOf = () =>
    text.getBoundingClientRect().top + parseFloat(paddingTop) + (line - 0.5) * parseFloat(lineHeight);
  scrollBy({ top: yOf() - innerHeight / 2, behavior: 'instant' });
  return [text.getBoundingClientRect().left + 30, yOf()];
}"""


# Marks an example of each target for the pointer in the first scenarios: a row, a step in the diagram, a time
# span, and a name in a row.
POINTED = """() => [...document.querySelectorAll('figure.scenario')].filter(
    (scenario) => scenario.querySelectorAll('.fig-table').length === 1).slice(0, 3).flatMap((scenario) => {
  const rows = [...scenario.querySelectorAll('.fig-table tbody tr[id]')];
  const told = new Set(rows.flatMap((row) => [...row.querySelectorAll('bdi')].map((one) => one.textContent)));
  const shown = (selector) => [...scenario.querySelectorAll(selector)].filter(
    (one) => one.checkVisibility() && one.getBoundingClientRect().width > 0);
  const middle = (all) => all[all.length >> 1];
  const found = {
    row: rows.find((row) => row.checkVisibility())?.querySelector('td:last-child'),
    'a step in the diagram': middle(shown('.scenario-sequence .fig-numbers text')),
    'a span of time': shown('.scenario-states .fig-story [data-from]')[0],
    'a view': shown('.fig-views bdi').find((one) => told.has(one.textContent)),
    'the name of a lane': shown('.fig-header .fig-lane').find((one) => told.has(one.dataset.name))?.querySelector('.fig-name'),
  };
  return Object.entries(found).filter(([, one]) => one).map(([what, one]) => {
    one.dataset.pointed = what;
    return [scenario.id, what];
  });
})"""


@check("a link leads to a step", sample=("light",))
def link(visit):
    row = visit.page.evaluate(
        "() => [...document.querySelectorAll('.scenario .fig-table tbody tr[id]')].at(-1)?.id")
    if not row:
        return
    visit.page.evaluate("(id) => { location.hash = id }", row)
    lit = "(row) => { const lit = (" + STATE + ")().rows; return lit.length === 1 && lit[0] === row; }"
    if not visit.comes(lit, row):
        yield f"#{row} does not light its row"
    visit.page.evaluate("() => history.back()")
    if not visit.comes("() => !document.querySelector('.player')"):
        yield "the way back does not close the bar"
    visit.page.keyboard.press("Escape")


@check("few stops for the Tab key", "light", sample=("phone",))
def stops(visit):
    # The button that makes a scenario live is above its figures.
    counts = visit.page.evaluate(
        """() => [...document.querySelectorAll('figure.scenario')].map((scenario) => [scenario.id,
          [...scenario.querySelectorAll('.scenario-figure :is(a, button, input, summary, [tabindex])')].filter(
            (e) => e.tabIndex >= 0 && !e.disabled && e.checkVisibility() && !e.matches('.try')).length,
          Math.max(1, scenario.querySelectorAll('.fig-table').length)])"""
    )
    for name, count, runs in counts:
        if count > MOST_STOPS * runs:
            yield f"{name}: {count} stops"
