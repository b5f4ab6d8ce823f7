"""What pages and figures show of the reader's actions, and what a page loads for them."""

import re

from hand import Hand, until, while_patient
from trials.marking import DESKTOP, PHONE, test


@test()
def nothing_is_loaded_before_it_is_asked_for(page, base):
    """a page that is only read loads no part of the engine"""
    loaded = []
    page.on("request", lambda request: loaded.append(request.url))
    page.goto(f"{base}/long-press-and-cancelling.html")
    # Everything that isn't needed for reading loads at the reader's first action.
    page.mouse.wheel(0, 500)
    until(page, "document.querySelector('.copy') && scrollY > 0")
    assert not [url for url in loaded if "/live/" in url and "/try." not in url], loaded
    page.locator(".try").first.click()
    page.wait_for_selector(".live")
    assert any("/live/module." in url for url in loaded)
    assert all(url.startswith(base) for url in loaded), loaded


@test()
def a_silent_recognizer_says_why(page, base):
    """a recognizer that stays silent says why"""
    hand = Hand(page, f"{base}/long-press-and-cancelling.html", "hold-takes-over")
    hand.tap(195, 422)
    for _ in range(50):
        if "hold" in page.locator(".live-why").inner_text():
            break
        hand.wait(100)
    assert "hold" in page.locator(".live-why").inner_text()
    page.get_by_role("button", name="Why not?").click()
    assert "hold" in page.locator(".live-figure").inner_text()
    assert not page.locator(".live-why").inner_text()
    page.get_by_role("button", name="States", exact=True).click()
    assert "hold" in page.locator(".live-why").inner_text()


@test()
def a_run_is_stepped_through(page, base):
    """a run's steps are highlighted in the table, in the text, and in every figure, while the screen shows them"""
    hand = Hand(page, f"{base}/long-press-and-cancelling.html", "hold-takes-over")
    page.get_by_role("button", name="Table", exact=True).click()
    slider, back, forward = (page.get_by_label(name) for name in ("Moment", "One step back", "One step forward"))
    for _ in range(2):
        hand.run()
        slider.press("Home")
        forward.click()
        forward.click()
    said = page.locator(".live-now").inner_text()
    assert said.startswith("2 of "), said
    lit = page.locator(".live-figure tr.is-current")
    assert lit.count() == 1 and lit.get_attribute("id").endswith("-2")
    lines = page.locator(".live-code .line-mark").evaluate_all(
        "(marks) => marks.map((one) => Number(one.style.getPropertyValue('--line')))"
    )
    assert hand.text.split("\n")[lines[0]] == "finger touches pad", lines
    assert page.locator(".live-picture .fig-finger").count() == 1
    page.get_by_role("button", name="Sequence", exact=True).click()
    forward.click()
    band = page.locator(".live-figure .scenario-sequence .fig-cursor.is-current")
    assert band.count() == 1 and band.is_visible()
    assert "#" not in page.url, page.url
    there = page.locator(".live-glass .live-picture").inner_html()
    for key in (forward, back):
        key.click()
    assert page.locator(".live-glass .live-picture").inner_html() == there
    hand.tap(195, 422)
    assert not page.locator(".line-mark").count()
    page.get_by_role("button", name="Run the steps").click()
    hand.ran()
    back.click()
    assert page.locator(".line-mark").count()
    hand.write("\n\nfinger touchs\n" + hand.text)
    assert not page.locator(".line-mark").count()


@test()
def an_open_scenario_shows_its_run(page, base):
    """an open scenario begins with the lesson's run and figure, and only with figures that show something"""
    hand = Hand(page, f"{base}/a-scroll-view-waits.html", "a-quick-tap", kind="")
    hand.ran()
    assert page.locator(".live-tabs [aria-pressed=true]").inner_text() == "States"
    assert page.locator(".live-figure > :not([hidden]) svg").first.is_visible()
    assert "All 14 expectations hold" in page.locator(".live-voice").inner_text()
    for tab in page.locator(".live-tabs button:not([hidden])").all():
        tab.click()
        assert not page.locator(".live-figure > .live-empty").count(), tab.inner_text()
    assert page.locator(".live-picture .fig-badge").count()


@test()
def a_run_is_played(page, base):
    """a run is played at the chosen speed, and a tenth of the speed takes ten times as long"""
    hand = Hand(page, f"{base}/long-press-and-cancelling.html", "hold-takes-over")
    hand.ran()
    play = page.locator(".live-transport button").first
    lengths = []
    for pace in ("1", "0.1"):
        page.locator(".live-bar select").select_option(pace)
        play.click()
        assert "Pause" in play.inner_text()
        length = 0
        while "Pause" in play.inner_text() and length < 20_000:
            hand.wait(100)
            length += 100
        lengths.append(length)
    longest = hand.call("film", "")["milliseconds"]
    assert abs(lengths[0] - longest) <= 120, (lengths, longest)
    assert abs(lengths[1] - longest * 10) <= longest, (lengths, longest)


@test()
def ones_own_touch_is_played_again(page, base):
    """after a touch the screen can go back through it, and a new touch begins anew"""
    hand = Hand(page, f"{base}/a-scroll-view-waits.html", "a-quick-tap")
    hand.down(195, 392)
    hand.wait(100)
    waited = re.search(r"delay of scroll (\d+) ", page.locator(".live-glass .live-picture").text_content())
    assert waited and 50 < int(waited[1]) <= 100, waited
    for y in range(392, 200, -12):
        hand.move(195, y)
        hand.wait(17)
    hand.up()
    hand.rest()
    hand.wait(4000)
    end = page.locator(".live-glass .live-picture").inner_html()
    slider = page.get_by_label("Moment")
    slider.press("Home")
    assert page.locator(".live-glass .live-picture").inner_html() != end
    slider.press("End")
    assert page.locator(".live-glass .live-picture").inner_html() == end
    slider.press("Home")
    hand.tap(195, 392)
    assert hand.call("trace")["trace"].startswith("0 ms  finger touches"), hand.call("trace")["trace"][:80]


def comes_to_the_page(page, address):
    """Opens a page, and does what loads the scripts that a first touch needs."""
    page.goto(address)
    page.evaluate("document.body.dispatchEvent(new Event('focusin', { bubbles: true }))")
    until(page, "Boolean(touchstoneLive.loadAll)")


# Scripts whose URL contains a word aren't loaded until the test lets them in.
HOLDING = """(word) => {
  const { append } = Element.prototype;
  const held = [];
  Element.prototype.append = function (...nodes) {
    if (nodes.some(({ src }) => src?.includes(word))) held.push(() => append.apply(this, nodes));
    else append.apply(this, nodes);
  };
  window.letIn = () => {
    Element.prototype.append = append;
    for (const one of held) one();
  };
}"""


def middle_of_picture(page):
    """Returns the position on the page of the middle of a picture of a screen, which is then visible."""
    glass = page.locator("#scenario_something-in-front .scenario-tree .fig-glass")
    glass.scroll_into_view_if_needed()
    box = glass.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@test()
def a_picture_is_touched(page, base):
    """a touch on a picture of a screen opens the scenario, which gets that touch"""
    comes_to_the_page(page, f"{base}/my-tap-is-not-recognized.html")
    page.mouse.move(*middle_of_picture(page))
    page.mouse.down()
    hand = Hand(page)
    hand.wait(200)
    page.mouse.up()
    hand.rest()
    steps = hand.call("steps")["steps"]
    assert re.search(r"finger touches 19\d 42\d", steps) and "finger lifts" in steps, steps
    assert "shade" in page.locator(".live-glass .live-picture").text_content()


@test(context=PHONE)
def a_tap_precedes_the_scripts(page, base):
    """a tap on a picture touches it even if it precedes the script that handles touches"""
    page.add_init_script(f"({HOLDING})('late/reading.')")
    page.goto(f"{base}/my-tap-is-not-recognized.html")
    page.touchscreen.tap(*middle_of_picture(page))
    page.evaluate("letIn()")
    hand = Hand(page)
    hand.wait(200)
    hand.rest()
    steps = hand.call("steps")["steps"]
    assert steps.count("finger touches") == 1 and "finger lifts" in steps, steps


@test()
def a_click_precedes_the_scripts(page, base):
    """a click that is over before the script that handles touches has loaded touches the picture and lifts"""
    page.add_init_script(f"({HOLDING})('late/reading.')")
    page.goto(f"{base}/my-tap-is-not-recognized.html")
    page.mouse.click(*middle_of_picture(page))
    page.evaluate("letIn()")
    hand = Hand(page)
    hand.wait(200)
    hand.rest()
    steps = hand.call("steps")["steps"]
    assert steps.count("finger touches") == 1 and "finger lifts" in steps, steps


@test()
def touches_wait_for_the_scenario(page, base):
    """both clicks of a double click on a picture touch it, although the first one still opens the scenario"""
    page.add_init_script(f"({HOLDING})('live/all.')")
    comes_to_the_page(page, f"{base}/my-tap-is-not-recognized.html")
    page.mouse.dblclick(*middle_of_picture(page))
    page.evaluate("letIn()")
    hand = Hand(page)
    hand.wait(200)
    hand.rest()
    steps = hand.call("steps")["steps"]
    assert steps.count("finger touches") == 2, steps


@test()
def the_engine_starts_once(page, base):
    """a touch keeps its session while the pointer's approach still starts the engine"""
    comes_to_the_page(page, f"{base}/my-tap-is-not-recognized.html")
    steps = page.evaluate(
        """async () => {
          await touchstoneLive.loadAll();
          const begun = touchstoneLive.ready().then(() => touchstoneLive.call("begin", "UIView root\\n", ""));
          await Promise.all([begun, touchstoneLive.ready()]);
          touchstoneLive.call("touch", 1, 0, 10, 10, 0, 0);
          return touchstoneLive.call("steps").steps;
        }"""
    )
    assert "finger touches 10 10" in steps, steps


# How many times longer a new picture takes in its place than at the end of the page, including the layout.
RESTYLING = """() => {
  const { realNow } = testClock;
  const svg = document.querySelector('.live-picture svg');
  const cost = (place) => {
    const attempts = Array.from({ length: 8 }, () => {
      const picture = svg.cloneNode(true);
      const start = realNow();
      for (let count = 0; count < 3; count += 1) {
        place.replaceChildren(picture.cloneNode(true));
        place.firstChild.getBoundingClientRect();
      }
      return realNow() - start;
    });
    return Math.max(1, Math.min(...attempts));
  };
  const apart = document.body.appendChild(document.createElement('div'));
  return cost(document.querySelector('.live-picture')) / cost(apart);
}"""


@test()
def a_new_picture_restyles_little(page, base):
    """a moment on the screen costs no more than its picture, whatever else the page contains"""
    Hand(page, f"{base}/a-scroll-view-waits.html", "a-quick-tap")
    ratio = page.evaluate(RESTYLING)
    assert ratio < 5, ratio


@test()
def a_fact_is_left_out(page, base):
    """without a fact of the lesson the run is another, and both are side by side"""
    hand = Hand(page, f"{base}/long-press-and-cancelling.html", "hold-takes-over")
    hand.ran()
    before = hand.call("trace")["trace"]
    choice = page.locator(".live-without select")
    fact = choice.locator("option").nth(1).get_attribute("value")
    choice.select_option(fact)
    page.wait_for_selector(".live-figure .parting")
    assert fact in page.locator(".live-figure .parting").first.inner_text()
    assert fact in page.locator(".live-figure").inner_text()
    assert page.locator(".live-claim").inner_text()
    assert hand.call("trace")["trace"] != before
    choice.select_option("")
    hand.ran()
    assert hand.call("trace")["trace"] == before


@test()
def bars_grow_while_nothing_happens(page, base):
    """states over time grow while a finger only rests"""
    hand = Hand(page, f"{base}/long-press-and-cancelling.html", "hold-takes-over")
    page.get_by_role("button", name="States", exact=True).click()
    hand.down(195, 422)
    ends = []
    for _ in range(2):
        hand.wait(150)
        words = page.locator(".live-figure svg desc").first.evaluate("(desc) => desc.textContent")
        ends.append(float(re.search(r"over ([\d.]+) ms", words)[1]))
    hand.up()
    assert ends[0] < ends[1] < 500, ends


@test(context=PHONE)
def nothing_sticks_out_on_a_phone(page, base):
    """on a phone nothing overflows, in any figure"""
    hand = Hand(page, f"{base}/long-press-and-cancelling.html", "hold-takes-over")
    hand.run()
    for kind in page.locator(".live-tabs button:not([hidden])").all():
        kind.click()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), kind.inner_text()
    assert hand.text


@test()
def a_picture_shows_what_can_be_hit(page, base):
    """a picture of a page shows hit areas, bounds, and recognizers, each on request"""
    page.goto(f"{base}/my-tap-is-not-recognized.html")
    page.mouse.wheel(0, 500)
    figure = page.locator("#scenario_something-in-front .scenario-tree")
    figure.locator(".overlay-opener").click()
    picture = figure.locator("svg").first
    picture.locator(".fig-area").first.wait_for()
    assert "A touch can hit " in picture.locator("> desc").text_content()
    titles = picture.locator(".fig-area > title").all_text_contents()
    assert all(title.startswith("A touch here hits ") for title in titles), titles
    for name, shape in (("hit-areas", ".fig-bounds"), ("bounds", ".fig-listens")):
        assert not picture.locator(shape).count()
        figure.locator("[data-overlay=bounds]" if shape == ".fig-bounds" else "[data-overlay=recognizers]").click()
        until(page, f"document.querySelector('.scenario-tree {shape}')")
        figure.locator(f"[data-overlay={name}]").click()
    until(page, "!document.querySelector('.scenario-tree .fig-area, .scenario-tree .fig-bounds')")


@test()
def a_touched_screen_shows_what_can_be_hit_now(page, base):
    """a screen that is touched shows the current hit areas of its views"""
    hand = Hand(page, f"{base}/the-vanishing-view.html", "taken-and-put-back")
    page.get_by_role("button", name="Start over").click()
    page.locator(".live [data-overlay=hit-areas]").click()
    page.locator(".live-glass .fig-area").first.wait_for()
    before = page.locator(".live-glass .fig-area > title").all_text_contents()
    assert before and hand.call("trace")["trace"] == "", before


FIELD = ".home-problems input"
FOUND = "document.querySelector('dialog.search[open] [role=option]')"
QUESTION = "swipe to delete"


def typed(page, words):
    """Types words into the focused field, whichever it is at each letter."""
    for letter in words:
        page.keyboard.press("Space" if letter == " " else letter)


def searched(page, words):
    """Waits until the search box shows results for these words."""
    until(page, f"{FOUND} && document.querySelector('dialog.search input').value === '{words}'")


@test()
def the_first_page_searches(page, base):
    """the first page's field opens the search with what is typed, and Enter opens it again"""
    page.goto(f"{base}/index.html")
    page.locator(FIELD).click()
    typed(page, QUESTION)
    searched(page, QUESTION)
    # What was changed in the box is in the field after it has closed.
    typed(page, " rows")
    page.keyboard.press("Escape")
    until(page, f"!{FOUND} && document.activeElement === document.querySelector('{FIELD}')")
    assert page.locator(FIELD).input_value() == QUESTION + " rows"
    page.keyboard.press("Enter")
    searched(page, QUESTION + " rows")
    page.keyboard.press("Enter")
    page.wait_for_selector("body:not(.home) h1")


@test(context=PHONE)
def a_problem_is_searched_on_a_phone(page, base):
    """on a phone, the button for a problem leads to a field that searches"""
    page.goto(f"{base}/index.html")
    page.get_by_role("link", name="I have a problem").tap()
    field = page.locator(FIELD)
    until(page, f"document.querySelector('{FIELD}').getBoundingClientRect().bottom < innerHeight")
    field.tap()
    typed(page, QUESTION)
    searched(page, QUESTION)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@test()
def what_is_typed_waits_for_the_search(page, base):
    """what is typed on the first page before the search has loaded is searched, and Enter waits"""
    held = []
    page.route("**/theme/late/index.js", lambda route: held.append(route))
    page.goto(f"{base}/index.html")
    page.locator(FIELD).click()
    typed(page, QUESTION)
    page.keyboard.press("Enter")
    for _ in while_patient():
        page.evaluate("0")
        if held:
            break
    assert page.locator(FIELD).input_value() == QUESTION and page.url.endswith("/index.html")
    held[0].continue_()
    searched(page, QUESTION)


@test()
def the_form_needs_no_script(page, base):
    """the first page's form leads to the page of the search when no script handles it"""
    page.goto(f"{base}/index.html")
    page.locator(FIELD).click()
    # What hasn't loaded when the page is left would be an error in Firefox.
    page.wait_for_selector(".quiz-touch")
    # A script that submits a form bypasses the page's own handlers.
    page.evaluate(
        f"""() => {{ const {{ form }} = document.querySelector('{FIELD}');
            form.q.value = 'responder chain'; form.submit(); }}"""
    )
    page.wait_for_selector(".search-page #search_found a")
    assert page.locator("#page_search input").input_value() == "responder chain"


@test(context=DESKTOP | {"java_script_enabled": False})
def without_scripts_the_symptoms_are_listed(page, base):
    """without scripts, Enter in the first page's field leads to the list of symptoms"""
    page.goto(f"{base}/index.html")
    page.locator(FIELD).click()
    typed(page, QUESTION)
    page.keyboard.press("Enter")
    page.wait_for_url("**/search.html?*")
    assert page.locator(".symptoms-index dd").count() > 100
    assert not page.locator("#page_search input").is_visible()


def dragged(page, start, end):
    """Drags the mouse, and returns the text that is selected afterward."""
    page.mouse.move(*start)
    page.mouse.down()
    for part in (0.1, 0.5, 1):
        page.mouse.move(*(round(a + (b - a) * part) for a, b in zip(start, end)))
    page.mouse.up()
    return page.evaluate("getSelection().toString()")


@test()
def a_drag_selects_no_picture(page, base):
    """a drag on a picture of a screen selects nothing, and one on the text next to it selects the text"""
    for name in ("one-winner", "index"):
        page.goto(f"{base}/{name}.html")
        glass = page.locator(".quiz .fig-glass").first
        glass.scroll_into_view_if_needed()
        x, y, width, height = (glass.bounding_box()[side] for side in ("x", "y", "width", "height"))
        for end in ((0.9, 0.05), (0.5, 0.5), (0.9, 0.9)):
            told = dragged(page, (x + width * 0.1, y + height * 0.03), (x + width * end[0], y + height * end[1]))
            assert not told.strip(), (name, end, told)
        box = page.locator(".quiz legend").first.bounding_box()
        middle = box["y"] + box["height"] / 2
        assert dragged(page, (box["x"] + 2, middle), (box["x"] + 120, middle)).strip(), name


@test()
def an_author_installs_the_program(page, base):
    """the page about writing lessons says how to install the program"""
    page.goto(f"{base}/index.html")
    page.locator(".site-header").get_by_role("link", name="Write lessons").click()
    page.get_by_role("link", name="installed").click()
    until(page, "location.hash === '#install'")
    assert page.locator("#install").is_visible()
    told = page.locator("#install ~ * code").all_inner_texts()
    assert any("tar -xf touchstone" in one for one in told) and any("make install" in one for one in told), told
