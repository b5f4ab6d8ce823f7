"""What readers ask: why something did or didn't act, how a line goes on, and what differs on another screen."""

import re

from hand import Hand, until
from trials.marking import PHONE, test

# Links to facts belong to what's read.
STOPS = """() => [...document.querySelectorAll(".live *")].filter((one) =>
  one.tabIndex >= 0 && one.localName !== "a" && !one.disabled && one.checkVisibility() && !one.closest("[inert]")
  && !(one.closest("details:not([open])") && one.localName !== "summary")).length"""
MISSED = """UIView root
  UIView card  frame: 100 100 100 100
    UITapGestureRecognizer tapCard

tap 220 150

expect
  tapCard fires
"""


@test()
def the_reader_asks_why(page, base):
    """a reader asks why a recognizer or a view didn't act, and gets the explanation, its facts, and a fix"""
    hand = Hand(page, f"{base}/playground.html")
    hand.write(MISSED)
    hand.run()
    choice = page.locator(".live-ask select")
    choice.select_option("card")
    answer = page.locator(".live-answer")
    said = hand.call("why", "card")["obstacles"][0]
    sentence = said["sentence"].replace("`", "")
    assert sentence in answer.inner_text() and "20 pt" in answer.inner_text(), answer.inner_text()
    assert sentence in page.locator(".live-voice").inner_text()
    link = answer.locator("a").first
    assert link.inner_text() == said["facts"][0] and link.get_attribute("href").endswith("facts.html#" + said["facts"][0])
    choice.select_option("tapCard")
    answer.get_by_role("button", name="Find a fix: tapCard fires").click()
    page.get_by_role("button", name="Use it").first.click()
    hand.ran()
    assert "fired" in answer.inner_text(), answer.inner_text()
    assert page.get_by_role("button", name="Undo the fix").is_visible()


@test()
def a_pointer_asks_why(page, base):
    """a pointer that rests on a view, and the key ? over one, ask why it didn't act; nothing moves on the page"""
    hand = Hand(page, f"{base}/a-recognizer-and-a-view.html", "the-root-listens")
    hand.ran()
    place = hand.place(195, 422)
    page.mouse.move(*place)
    hand.wait(600)
    assert page.locator(".live-now").inner_text().startswith("checkbox: "), page.locator(".live-now").inner_text()
    assert hand.place(195, 422) == place
    page.locator(".live-glass").focus()
    page.keyboard.press("?")
    assert page.locator(".live-ask select").input_value() == "checkbox"
    assert page.locator(".live-answer li").count()
    hand.tap(195, 422)
    hand.rest()
    assert "lost its touch" in page.locator(".live-answer").inner_text(), page.locator(".live-answer").inner_text()


@test(context=PHONE)
def a_finger_asks_why(page, base):
    """on a phone the next touch asks why a view didn't act instead of touching it"""
    hand = Hand(page, f"{base}/a-recognizer-and-a-view.html", "the-root-listens")
    hand.ran()
    rows = hand.rows()
    ask = page.get_by_role("button", name="Ask by touch")
    ask.click()
    hand.touches("touchStart", (195, 422))
    hand.touches("touchEnd")
    assert page.locator(".live-ask select").input_value() == "checkbox"
    assert page.locator(".live-answer li").count() and ask.get_attribute("aria-pressed") == "false"
    assert rows and hand.rows() == rows, hand.rows()
    page.locator(".live-glass").scroll_into_view_if_needed()
    hand.touches("touchStart", (195, 422))
    hand.touches("touchEnd")
    hand.rest()
    assert hand.rows() != rows, rows


@test()
def a_line_is_completed(page, base):
    """words of the language are offered while a reader types, and are taken with the keyboard or a pointer"""
    hand = Hand(page, f"{base}/playground.html")
    hand.write("UIView root\n")
    field = page.locator(".live-text")
    field.focus()
    page.keyboard.press("Control+End")
    page.keyboard.type("  UITap")
    words = page.get_by_role("listbox", name="Words that fit")
    assert words.locator("li").all_inner_texts()[0] == "UITapGestureRecognizer"
    page.keyboard.press("Tab")
    assert hand.text.endswith("  UITapGestureRecognizer"), hand.text
    assert field.evaluate("(one) => one === document.activeElement")
    page.keyboard.type(" tap  number")
    page.keyboard.press("ArrowDown")
    active = field.get_attribute("aria-activedescendant")
    assert page.locator(f"#{active}").get_attribute("aria-selected") == "true"
    page.keyboard.press("Enter")
    assert re.search(r"tap  numberOf\w+: $", hand.text), hand.text
    page.keyboard.type("2")
    assert not words.is_visible()
    page.keyboard.press("Enter")
    page.keyboard.type("\nta")
    words.locator("li", has_text="tap").first.click()
    page.keyboard.type(" root")
    page.keyboard.press("Escape")
    hand.wait(100)
    hand.run()
    assert any("tap" in row for row in hand.rows()), hand.rows()
    page.keyboard.press("Tab")


@test()
def two_screens_share_a_clock(page, base):
    """a comparison shows both screens at the same moment: the reader's text, a variant, or a fact left out"""
    hand = Hand(page, f"{base}/a-scroll-view-waits.html", "a-quick-tap")
    hand.ran()
    twin = page.locator(".live-twin")
    assert not twin.is_visible()
    choice = page.locator(".live-without select")
    choice.select_option("G196")
    page.wait_for_selector(".live-figure .parting")
    assert "UIKit as it is" in twin.inner_text(), twin.inner_text()
    slider = page.get_by_label("Moment")
    pictures = page.locator(".live-screen .live-picture"), page.locator(".live-twin .live-picture")
    slider.press("Home")
    first = [one.inner_html() for one in pictures]
    slider.press("End")
    last = [one.inner_html() for one in pictures]
    assert all(one != other for one, other in zip(first, last, strict=True))
    slider.press("Home")
    assert [one.inner_html() for one in pictures] == first
    ids = page.locator("[id]").evaluate_all("(all) => all.map(({ id }) => id)")
    assert len(ids) == len(set(ids)), [one for one in ids if ids.count(one) > 1][:5]
    choice.select_option("")
    hand.ran()
    assert not twin.is_visible()
    hand.write(hand.text.replace("145 372 100 40", "145 172 100 40"))
    hand.run()
    page.get_by_role("button", name="Difference").click()
    page.wait_for_selector(".live-figure .parting")
    assert "The lesson’s text" in twin.inner_text(), twin.inner_text()
    hand.tap(195, 422)
    assert not twin.is_visible()


@test()
def an_open_scenario_has_few_stops(page, base):
    """an open scenario has at most 12 stops of the Tab key besides links, and the arrow keys go through its toolbars"""
    for name, scenario in [
        ("a-recognizer-and-a-view", "the-root-listens"), ("long-press-and-cancelling", "hold-takes-over"),
        ("tap-or-double-tap", "with-a-requirement"), ("a-scroll-view-waits", "a-quick-tap"),
    ]:
        hand = Hand(page, f"{base}/{name}.html", scenario, kind="")
        hand.ran()
        page.evaluate("document.querySelector('.live-more').open = false")
        stops = page.evaluate(STOPS)
        assert stops <= 12, (scenario, stops)
    page.locator(".live-steps button").first.focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.ariaLabel") == "One step back"


@test(context=PHONE)
def two_screens_fit_a_phone(page, base):
    """on a phone two screens are side by side, and nothing overflows"""
    hand = Hand(page, f"{base}/a-scroll-view-waits.html", "a-quick-tap")
    hand.ran()
    page.locator(".live-without select").select_option("G196")
    page.wait_for_selector(".live-figure .parting")
    until(page, "document.querySelector('.live-twin').checkVisibility()")
    boxes = [page.locator(one).bounding_box() for one in (".live-screen", ".live-twin")]
    assert boxes[0]["x"] + boxes[0]["width"] <= boxes[1]["x"] + 1, boxes
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
