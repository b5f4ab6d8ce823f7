"""What the figures show of the reader's actions, and what a page loads for it."""

import re

from hand import Hand, until
from trials.marking import PHONE, test


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
    """after a run its steps are highlighted in the table, in the text, on the screen, and in every figure"""
    hand = Hand(page, f"{base}/long-press-and-cancelling.html", "hold-takes-over")
    for _ in range(2):
        hand.run()
        page.locator(".live-steps button").click()
        page.keyboard.press("ArrowRight")
    said = page.locator(".player output").inner_text()
    assert said.startswith("2 of "), said
    lit = page.locator(".live-figure tr.is-current")
    assert lit.count() == 1 and lit.get_attribute("id").endswith("-2")
    lines = page.locator(".live-code .line-mark").evaluate_all(
        "(marks) => marks.map((one) => Number(one.style.getPropertyValue('--line')))"
    )
    assert hand.text.split("\n")[lines[0]] == "finger touches pad", lines
    assert page.locator(".live-glass .fig-cursor.is-current").count() == 1
    page.get_by_role("button", name="Sequence", exact=True).click()
    page.get_by_role("button", name="Forward").click()
    band = page.locator(".live-figure .scenario-sequence .fig-cursor.is-current")
    assert band.count() == 1 and band.is_visible()
    assert "#" not in page.url, page.url
    hand.tap(195, 422)
    assert not page.locator(".player").count()
    assert not page.locator(".line-mark").count()
    page.get_by_role("button", name="Run the steps").click()
    page.locator(".live-steps button").click()
    assert page.locator(".line-mark").count()
    hand.write("\n\nfinger touchs\n" + hand.text)
    assert not page.locator(".line-mark").count() and not page.locator(".player").count()


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
    page.locator(".live [data-overlay=hit-areas]").click()
    page.locator(".live-glass .fig-area").first.wait_for()
    before = page.locator(".live-glass .fig-area > title").all_text_contents()
    assert before and hand.call("trace")["trace"] == "", before
