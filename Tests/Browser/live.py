#!/usr/bin/env python3
"""Touches, changes and shares scenarios on the pages of a site that has the engine, as readers do.

Usage: live.py SITE    Ends with the line `N passed, N failed`; exit status 1 when a test failed.
"""

import functools
import http.server
import os
import re
import sys
import threading
import traceback
from pathlib import Path

from playwright.sync_api import sync_playwright

from hand import Hand

CHROMIUM = "/usr/bin/chromium"
PATIENCE = 60_000
DESKTOP = {"viewport": {"width": 1280, "height": 900}}
PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}

TESTS = []


def test(*, context=DESKTOP):
    """Marks a test; its name is its sentence."""

    def mark(function):
        TESTS.append((function, context))
        return function

    return mark


# MARK: The lessons, acted out by hand


def lifted_at_once(hand):
    hand.tap(195, 422)


def twice(hand):
    hand.tap(195, 422)
    hand.wait(100)
    hand.tap(195, 422)


def held_and_moved(hand):
    hand.down(195, 422)
    for step in range(4):
        hand.move(195 + step, 422)
        hand.wait(40)
    hand.wait(600)
    hand.move(215, 422)
    hand.wait(50)
    hand.up()


def rested(hand):
    hand.down(195, 392)
    hand.wait(300)
    hand.up()


VANISHING = "when B touchesBegan: B removeFromSuperview\nwhen B touchesBegan: A addSubview B\n"

# The page, the scenario, what the hand does, what is written first, and what of the lesson's
# expectations cannot be asked of a hand: how many moves, and when.
ACTS = [
    ("a-recognizer-and-a-view", "the-root-listens", lifted_at_once, "", ""),
    ("long-press-and-cancelling", "hold-takes-over", held_and_moved, "", "exactly"),
    ("tap-or-double-tap", "without-a-requirement", twice, "", ""),
    ("the-vanishing-view", "taken-and-put-back", lifted_at_once, VANISHING, ""),
    ("a-scroll-view-waits", "a-resting-finger", rested, "", ""),
]


def acted_out(page, base, act):
    name, scenario, gesture, written, left_out = act
    hand = Hand(page, f"{base}/{name}.html", scenario)
    text = hand.text
    expectations = text[re.search(r"^expect", text, re.M).start() :]
    scene = text[: re.search(r"^(finger|tap|double|press)", text, re.M).start()]
    hand.write(scene + written)
    gesture(hand)
    hand.rest()
    kept = hand.call("steps")["text"]
    blocks = re.split(r"^(?=expect)", expectations, flags=re.M)
    blocks = [block for block in blocks if block and not (left_out and left_out in block.split("\n")[0])]
    wanted = re.sub(r" (at \d+ms|\d+ times)", "", "".join(blocks))
    answer = hand.call("run", kept + "\n" + wanted, "")
    assert answer["passed"], answer["listing"]


for act in ACTS:
    function = functools.partial(acted_out, act=act)
    TESTS.append((function, DESKTOP))
    function.__doc__ = f"by hand, {act[1]} goes as the lesson says"


@test()
def nothing_is_loaded_before_it_is_asked_for(page, base):
    """a page that is only read loads nothing of the engine"""
    loaded = []
    page.on("request", lambda request: loaded.append(request.url))
    page.goto(f"{base}/long-press-and-cancelling.html")
    page.mouse.wheel(0, 500)
    page.wait_for_timeout(300)
    assert not [url for url in loaded if "/live/" in url and "/try." not in url], loaded
    page.locator(".try").first.click()
    page.wait_for_selector(".live")
    assert any("/live/module." in url for url in loaded)
    assert all(url.startswith(base) for url in loaded), loaded


@test()
def rows_grow_and_figures_follow(page, base):
    """rows come while a finger is down, and the other figures show the same"""
    hand = Hand(page, f"{base}/long-press-and-cancelling.html", "hold-takes-over")
    hand.down(195, 422)
    page.wait_for_selector(".live-figure tbody tr[id]")
    early = hand.rows()
    hand.wait(700)
    assert early and len(hand.rows()) > len(early), (early, hand.rows())
    hand.up()
    hand.rest()
    told = " ".join(hand.rows())
    assert "touchesCancelled" in told and "hold" in told, told
    for kind in ("Sequence", "States", "Views"):
        page.get_by_role("button", name=kind, exact=True).click()
        assert page.locator(".live-figure svg, .live-figure .fig").count(), kind
    assert page.locator("[role=status].live-voice").inner_text()


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
def a_wait_grows(page, base):
    """while a timer waits, a bar below the glass grows, and is gone when it has fired"""
    hand = Hand(page, f"{base}/long-press-and-cancelling.html", "hold-takes-over")
    wait = page.locator(".live-wait")
    assert not wait.is_visible()
    page.locator(".live-bar select").select_option("0.1")
    hand.down(195, 422)
    parts = []
    for _ in range(3):
        hand.wait(200)
        parts.append(wait.evaluate("(one) => Number(one.style.getPropertyValue('--part'))"))
    assert wait.is_visible() and wait.get_attribute("data-words") == "timer at 500 ms", wait.get_attribute("data-words")
    assert 0 < parts[0] < parts[1] < parts[2] < 1, parts
    page.locator(".live-bar select").select_option("1")
    hand.wait(1200)
    assert not wait.is_visible()
    hand.up()


@test()
def two_fingers_with_a_mouse(page, base):
    """with Alt held a mouse pinches"""
    hand = Hand(page, f"{base}/playground.html")
    hand.write("UIView root\n  UIPinchGestureRecognizer pinch\n")
    page.keyboard.down("Alt")
    hand.down(150, 400)
    for step in range(6):
        hand.move(140 - 10 * step, 390 - 10 * step)
        hand.wait(30)
    hand.up()
    page.keyboard.up("Alt")
    hand.rest()
    assert "pinch" in hand.call("trace")["trace"] and "changed" in hand.call("trace")["trace"]
    assert "fingers" in hand.call("steps")["text"], hand.call("steps")["text"]


@test()
def alt_shows_where_the_second_finger_comes(page, base):
    """with Alt held a mouse shows where the second finger will be"""
    hand = Hand(page, f"{base}/playground.html")
    page.keyboard.down("Alt")
    hand.move(100, 200)
    ghost = page.locator(".live-ghost")
    assert ghost.count() == 1
    glass, circle = page.locator(".live-picture .fig-glass").bounding_box(), ghost.bounding_box()
    middle = circle["x"] + circle["width"] / 2
    assert abs(middle - (glass["x"] + glass["width"] * 290 / 390)) < 2, (glass, circle)
    page.keyboard.up("Alt")
    hand.move(110, 200)
    assert not ghost.count()
    assert not hand.call("trace")["trace"]


def picture(page):
    """Where the screen is on the page."""
    return page.evaluate(
        """() => { const { x, y, width } = document.querySelector(".live-picture .fig-glass").getBoundingClientRect();
           return [x, y, width].map(Math.round); }"""
    )


@test()
def the_glass_stays_under_the_finger(page, base):
    """the glass does not move when a name comes beside it, and a finger that rests has not moved"""
    hand = Hand(page, f"{base}/playground.html")
    for name in ("B", "quiteALongName"):
        hand.write(f"UIView root\n  UIButton {name}  frame: 145 372 100 40\n")
        hand.down(195, 390)
        before = picture(page)
        hand.wait(200)
        assert picture(page) == before, (name, picture(page), before)
        x, y = hand.place(195, 390)
        page.mouse.move(x + 1, y)
        hand.up()
        hand.rest()
        moves = re.findall(r"moves? (?:to|by) (\S+)", hand.call("steps")["steps"])
        assert all(abs(float(x) - 195) < 5 for x in moves), hand.call("steps")["steps"]


@test()
def a_pen_is_a_pencil(page, base):
    """a pen on the glass is a pencil, and one that only hovers is nothing"""
    hand = Hand(page, f"{base}/playground.html")
    hand.write("UIView root\n  UITapGestureRecognizer tap  allowedTouchTypes: pencil\n")
    hand.pen("mouseMoved", 150, 400)
    assert not hand.call("trace")["trace"]
    hand.pen("mousePressed", 150, 400)
    hand.wait(50)
    hand.pen("mouseReleased", 150, 400)
    hand.rest()
    assert re.search(r"tap.*ended", hand.call("trace")["trace"]), hand.call("trace")["trace"]


@test()
def a_run_is_stepped_through(page, base):
    """after a run its steps light up in the table, in the text, on the glass and in every figure"""
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
    assert hand.text.split("\n")[lines[0]] == "finger touches B", lines
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


@test(context=PHONE)
def two_fingers_of_a_hand(page, base):
    """on a phone two fingers pinch, and the page does not scroll under them"""
    hand = Hand(page, f"{base}/playground.html")
    hand.write("UIView root\n  UIPinchGestureRecognizer pinch\n")
    page.locator(".live-glass").scroll_into_view_if_needed()
    before = page.evaluate("scrollY")
    hand.touches("touchStart", (150, 400), (240, 440))
    for step in range(6):
        hand.touches("touchMove", (140 - 10 * step, 390 - 10 * step), (250 + 10 * step, 450 + 10 * step))
        hand.wait(30)
    hand.touches("touchEnd")
    hand.rest()
    assert re.search(r"pinch.*changed", hand.call("trace")["trace"]), hand.call("trace")["trace"]
    steps = hand.call("steps")["steps"]
    assert re.match(r"(wait \S+\n)?fingers touch ", steps) and steps.endswith("fingers 1 and 2 lift"), steps
    assert page.evaluate("scrollY") == before
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@test()
def keyboard_only(page, base):
    """with the keyboard alone a scenario is opened, touched, and what was done is kept"""
    page.goto(f"{base}/a-recognizer-and-a-view.html")
    page.locator("#scenario_the-root-listens .try").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".live")
    page.wait_for_selector(".live-glass:focus")
    glass = page.locator(".live-glass")
    before = Hand(page).text
    page.get_by_role("button", name="Keep as steps").focus()
    page.keyboard.press("Enter")
    assert Hand(page).text == before
    glass.focus()
    page.keyboard.press("Space")
    page.keyboard.press("ArrowRight")
    page.wait_for_timeout(50)
    page.keyboard.press("Space")
    hand = Hand(page)
    hand.rest()
    assert "touchesCancelled" in " ".join(hand.rows()) or "tap" in " ".join(hand.rows()), hand.rows()
    keep = page.get_by_role("button", name="Keep as steps")
    glass.focus()
    page.keyboard.press("2")
    page.keyboard.press("ArrowLeft")
    page.wait_for_timeout(400)
    voice = page.locator(".live-voice").inner_text()
    assert re.fullmatch(r"Finger 2 at \d+, \d+, over B", voice), voice
    keep.focus()
    page.keyboard.press("Enter")
    page.wait_for_timeout(200)
    assert "finger touches" in hand.text, hand.text


@test()
def a_mistake_has_its_message_at_its_line(page, base):
    """a mistake shows its message at its line, and its repair repairs it"""
    hand = Hand(page, f"{base}/a-recognizer-and-a-view.html", "the-root-listens")
    right = hand.text
    line = right.split("\n").index("tap B") + 1
    page.locator(".live-text").click()
    hand.write(right.replace("tap B\n", "tap BB\n", 1))
    lens = page.locator(".live-lens")
    assert "BB" in lens.inner_text()
    assert lens.evaluate("(one) => Number(one.style.getPropertyValue('--line'))") == line - 1
    assert page.get_by_role("button", name="Run the steps").is_disabled()
    page.locator(".live-messages li button").nth(1).click()
    page.wait_for_timeout(300)
    assert hand.text == right, hand.text
    hand.run()
    assert "expectations hold" in page.locator(".live-now").inner_text()
    assert "expectations hold" in page.locator(".live-outcome").inner_text()
    page.get_by_role("button", name="To the figures").click()
    assert page.locator(".live-bar").evaluate("(one) => one.getBoundingClientRect().top") >= 0
    undo = page.get_by_role("button", name="Undo")
    undo.focus()
    page.keyboard.press("Enter")
    page.wait_for_timeout(300)
    assert "BB" in hand.text
    assert undo.evaluate("(one) => one === document.activeElement")
    assert not page.locator(".live-outcome").inner_text()
    page.wait_for_timeout(1300)
    assert "BB" in page.locator(".live-voice").inner_text(), page.locator(".live-voice").inner_text()
    page.get_by_role("button", name="Back to the lesson’s text").click()
    page.wait_for_timeout(300)
    assert hand.text == right


@test()
def a_long_text_is_written_in_anywhere(page, base):
    """what is typed stands where it was clicked, at the end of a long text and of a long line, too"""
    hand = Hand(page, f"{base}/playground.html")
    lines = [f"  UIView A{number}  frame: 0 {number * 10} 100 100" for number in range(60)]
    hand.write("\n".join(["UIView root", *lines, "  UIView last  frame: 0 0 100 100" + "  alpha: 0.5" * 20]))
    code = page.locator(".live-code")
    code.scroll_into_view_if_needed()
    code.evaluate("(one) => { one.scrollTop = one.scrollLeft = 1e6; }")
    # Where the last line ends that is seen.
    end = code.locator("pre > code").evaluate("(one) => { const { right, bottom } = one.getBoundingClientRect(); return [right, bottom]; }")
    page.mouse.click(end[0] - 2, end[1] - 8)
    page.keyboard.type("x")
    assert hand.text.endswith("x"), hand.text[-60:]
    assert not code.locator("button").count()
    page.locator(".live-messages li button").first.click()
    assert code.evaluate("(one) => one.scrollTop") > 500


@test()
def switches_change_the_text(page, base):
    """a switch changes the text and the run"""
    hand = Hand(page, f"{base}/long-press-and-cancelling.html", "hold-takes-over")
    hand.write("UIView root\n  UITapGestureRecognizer tap  cancelsTouchesInView: true\n\ntap root\n")
    box = page.locator(".live-switches input[type=checkbox]").first
    box.uncheck()
    page.wait_for_timeout(300)
    assert "cancelsTouchesInView: false" in hand.text, hand.text
    page.get_by_role("button", name="Difference").click()
    assert page.locator(".live-figure .parting").inner_text()


@test()
def switches_write_what_the_text_left_out(page, base):
    """a switch writes what the text leaves as it is, and goes where it stands then"""
    hand = Hand(page, f"{base}/long-press-and-cancelling.html", "hold-takes-over")
    assert "cancelsTouchesInView" not in hand.text
    page.locator(".live-switches summary").click()
    page.locator(".live-switches details label:has-text('hold cancelsTouchesInView') input").click()
    page.wait_for_timeout(300)
    assert "hold  cancelsTouchesInView: false" in hand.text, hand.text
    written = page.locator(".live-switches > .live-switch-list label:has-text('hold cancelsTouchesInView') input")
    assert not written.is_checked()
    assert written.evaluate("(box) => box === document.activeElement")
    held_and_moved(hand)
    hand.rest()
    assert "touchesCancelled" not in page.locator(".live-figure").inner_text()


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


MOVABLE = """UIView root
  UIView A  frame: 40 100 200 200
  UIView B  frame: 100 350 150 100
    UITapGestureRecognizer tap

tap B
"""


def frame(text, name):
    """Where the text puts a view."""
    return [float(number) for number in re.search(rf"{name}  frame: (.*)", text)[1].split()]


def is_near(frame, *wanted):
    """Whether a frame is as wanted, but for what the pixels of a screen leave open."""
    return all(abs(one - other) <= 2 for one, other in zip(frame, wanted, strict=True))


@test()
def views_are_moved(page, base):
    """a view is dragged to another place, or sent there with keys, and the text says so"""
    hand = Hand(page, f"{base}/playground.html")
    hand.write(MOVABLE)
    page.get_by_role("button", name="Move views").click()
    hand.down(140, 200)
    hand.move(170, 230)
    hand.move(200, 260)
    hand.up()
    assert is_near(frame(hand.text, "A"), 100, 160, 200, 200), hand.text
    hand.down(299, 359)
    hand.move(319, 349)
    hand.up()
    x, y, width, height = frame(hand.text, "A")
    assert is_near([x, y, width, height], 100, 160, 220, 190), hand.text
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Shift+ArrowDown")
    assert frame(hand.text, "A") == [x - 10, y, width, height + 10], hand.text
    page.keyboard.press("Space")
    page.keyboard.press("ArrowUp")
    assert "B  frame: 100 340 150 100" in hand.text, hand.text
    assert not hand.call("trace")["trace"]
    page.keyboard.press("Escape")
    hand.tap(120, 345)
    hand.rest()
    assert "tap fires" in " ".join(hand.rows()), hand.rows()
    for _ in range(5):
        page.get_by_role("button", name="Undo").click()
    assert hand.text == MOVABLE, hand.text


@test()
def a_scenario_is_shared(page, base):
    """a link carries a scenario to the playground, and a damaged one is told"""
    hand = Hand(page, f"{base}/a-recognizer-and-a-view.html", "the-root-listens")
    hand.write("UIView root\n  UIView Größe  frame: 10 10 100 100\n\ntap Größe\n")
    page.get_by_role("button", name="Share").click()
    page.wait_for_selector(".live-link input")
    address = page.locator(".live-link input").input_value()
    assert "playground.html#scenario=" in address
    hand.write(hand.text + "\n")
    assert not page.locator(".live-link input").count()
    other = Hand(page, address)
    assert "Größe" in other.text
    page.goto("about:blank")
    Hand(page, address[:-9])
    assert "damaged" in page.locator(".live-now").inner_text()


@test()
def the_playground_is_opened_again(page, base):
    """a link is opened in the playground that is there, and what was written is there again later"""
    hand = Hand(page, f"{base}/playground.html")
    begun = hand.text
    hand.write("UIView root\n  UIView shared\n\ntap shared\n")
    page.get_by_role("button", name="Share").click()
    address = page.locator(".live-link input").input_value()
    page.get_by_role("button", name="Back to the beginning").click()
    assert hand.text == begun
    page.evaluate("(address) => { location.href = address; }", address)
    hand.wait(500)
    assert "shared" in hand.text, hand.text
    page.goto(f"{base}/playground.html")
    hand = Hand(page)
    assert hand.text == begun
    hand.write("UIView root\n  UIView mine\n")
    page.goto("about:blank")
    hand = Hand(page, f"{base}/playground.html")
    assert "mine" in hand.text, hand.text
    assert "wrote last" in page.locator(".live-now").inner_text()
    page.get_by_role("button", name="Back to the beginning").click()
    assert Hand(page, f"{base}/playground.html").text == begun


@test()
def the_gallery_is_searched(page, base):
    """a scenario of the gallery is found by words of its title and text, and says where it is from"""
    hand = Hand(page, f"{base}/playground.html")
    gallery = page.locator(".gallery")
    gallery.get_by_role("searchbox").fill("long PRESS default settings")
    assert gallery.locator(".gallery-found").inner_text() == "One scenario"
    gallery.locator("a:visible").click()
    assert "UILongPressGestureRecognizer hold" in hand.text, hand.text
    assert page.locator(".live-origin a").get_attribute("href").endswith("#scenario_hold-takes-over")
    gallery.get_by_role("searchbox").fill("nothing like that")
    assert gallery.locator(".gallery-found").inner_text() == "0 scenarios"
    gallery.get_by_role("searchbox").fill("")
    assert gallery.locator("details:visible").count() > 40 and not gallery.locator("details[open]").count()


@test()
def the_playground_is_printed(page, base):
    """on paper the playground is its text, its glass and the whole of a figure"""
    hand = Hand(page, f"{base}/playground.html")
    hand.tap(195, 422)
    hand.rest()
    page.emulate_media(media="print")
    for name in (".live-code pre", ".live-picture svg", ".live-figure tbody tr:last-child"):
        assert page.locator(name).is_visible(), name
    assert not page.locator(".gallery, .live button, .live-text").locator("visible=true").count()
    assert page.locator(".live-figure").evaluate("(one) => one.scrollHeight <= one.clientHeight + 1")
    page.goto(f"{base}/a-recognizer-and-a-view.html")
    page.locator(".scenario > .try").first.click()
    page.wait_for_selector(".live")
    page.emulate_media(media="screen")
    page.emulate_media(media="print")
    assert not page.locator(".live").is_visible() and page.locator(".scenario.is-live .scenario-body").is_visible()


@test()
def time_can_be_stepped(page, base):
    """time stands still until it is stepped"""
    hand = Hand(page, f"{base}/long-press-and-cancelling.html", "hold-takes-over")
    page.locator(".live-bar select").select_option("0")
    page.get_by_role("button", name="System cancels").click()
    assert "No finger" in page.locator(".live-now").inner_text()
    page.get_by_label("Fingers stay").check()
    hand.tap(195, 422)
    hand.wait(800)
    assert "began" not in hand.call("trace")["trace"].split("touchesBegan")[-1]
    page.get_by_role("button", name="To the next timer").click()
    for _ in range(40):
        page.get_by_role("button", name="1/60 s on").click()
    assert "touchesCancelled" in hand.call("trace")["trace"], hand.call("trace")["trace"]


ENDLESS = """UIView root
  UIView A
    UIView B

when A didMoveToSuperview: root addSubview A
when A didMoveToSuperview: A addSubview B
when B didMoveToSuperview: B removeFromSuperview
when B didMoveToSuperview: root addSubview A
repeat 1000 times
  A removeFromSuperview
"""


@test()
def an_endless_reaction_ends(page, base):
    """an endless reaction ends with its message within a second, and starting over works"""
    hand = Hand(page, f"{base}/playground.html")
    hand.write(ENDLESS)
    duration = page.evaluate(
        """(text) => { const start = performance.now();
           touchstoneLive.call("run", text, ""); return performance.now() - start; }""",
        ENDLESS,
    )
    assert duration < 1000, duration
    hand.run()
    assert "more than" in page.locator(".live-now").inner_text(), page.locator(".live-now").inner_text()
    hand.write("UIView root\n  UITapGestureRecognizer tap\n")
    hand.tap(195, 422)
    hand.rest()
    assert "tap" in " ".join(hand.rows())


# A run that goes as far as a page allows, whatever it allows itself.
LONG = """limit 100000 events
UIView root
  UIPanGestureRecognizer pan

finger touches 10 10
finger moves by 9 9 over 600s
"""


@test()
def the_page_goes_on(page, base):
    """the page goes on while a long run is under way, where its address allows that"""
    hand = Hand(page, f"{base}/playground.html")
    hand.write(LONG)
    page.evaluate(
        """() => { const place = document.querySelector('.live');
           const count = () => { if (place.ariaBusy === 'true') seen += 1; requestAnimationFrame(count); };
           window.seen = 0; count(); }"""
    )
    # The first run may come before the worker is there.
    for _ in range(50):
        page.evaluate("window.seen = 0")
        hand.run()
        assert "more than 20000 events" in page.locator(".live-now").inner_text()
        assert "a page allows no more" in page.locator(".live-messages").inner_text()
        frames = page.evaluate("seen")
        if frames > 1 or base.startswith("file"):
            break
        hand.wait(100)
    assert (frames > 1) == base.startswith("http"), frames
    # What comes from beside the page is what the page itself would have shown.
    hand.write(MOVABLE)
    hand.run()
    shown = page.locator(".live-figure .scenario-table tbody tr[id]").count()
    table = hand.call("run", MOVABLE, "figure table\nprefix live")["figures"][0]["html"]
    assert shown == len(re.findall("<tr[^>]* id=", table)) > 5, shown


# A worker that does not answer what it is asked while `isSilent` is set.
SILENT = """const Spoken = window.Worker;
window.Worker = class extends Spoken {
  postMessage(message) { if (message.module || !window.isSilent) super.postMessage(message); }
};"""


@test()
def a_run_is_stopped(page, base):
    """a run that takes long says so and is stopped, or dropped for another text"""
    page.add_init_script(SILENT)
    hand = Hand(page, f"{base}/playground.html")
    if base.startswith("file"):
        return
    now = page.locator(".live-now")
    run = page.locator(".live-words .live-tools button").first
    stop = page.get_by_role("button", name="Stop")
    assert not stop.count()

    def is_running():
        # Until the worker is there the page answers.
        page.evaluate("window.isSilent = true")
        for _ in range(50):
            run.click()
            hand.wait(100)
            if page.locator(".live[aria-busy=true]").count():
                return
        raise AssertionError("the worker is never there")

    is_running()
    stop.first.wait_for()
    assert stop.count() == 2 and "takes long" in now.inner_text(), now.inner_text()
    page.evaluate("window.isSilent = false")
    stop.first.click()
    hand.ran()
    assert "stopped" in now.inner_text() and not stop.count(), now.inner_text()
    hand.run()
    assert "expectation holds" in now.inner_text(), now.inner_text()
    is_running()
    page.evaluate("window.isSilent = false")
    hand.write(hand.text.replace("tap fires", "tap ended"))
    hand.ran()
    hand.run()
    assert "Not as expected" in now.inner_text() or "holds" in now.inner_text(), now.inner_text()
    is_running()
    page.evaluate("window.isSilent = false")
    hand.tap(195, 400)
    hand.rest()
    assert "tap fires" in " ".join(hand.rows()), hand.rows()


# Workers that are refused, that cannot begin, and that break off.
BROKEN = [
    "window.Worker = class { constructor() { throw new Error('refused'); } };",
    """window.Worker = class {
      constructor() { setTimeout(() => this.onerror(new Event('error'))); }
      postMessage() {} terminate() {} };""",
    """window.Worker = class {
      postMessage({ module }) { setTimeout(() => module ? this.onmessage({ data: {} }) : this.onerror(new Event('error'))); }
      terminate() {} };""",
]


@test()
def without_a_worker(page, base):
    """where no worker can be had, the page itself runs what is written"""
    for broken in BROKEN:
        opened = page.context.new_page()
        opened.add_init_script(broken)
        hand = Hand(opened, f"{base}/playground.html")
        for _ in range(3):
            hand.wait(50)
            hand.run()
            assert "expectation holds" in opened.locator(".live-now").inner_text(), broken
        opened.close()


@test()
def a_text_is_too_long(page, base):
    """a text that is too long, or has very many mistakes, is told about in a few words"""
    hand = Hand(page, f"{base}/playground.html")
    hand.write("x\n" * 300)
    assert page.locator(".live-messages li").count() == 51
    assert page.locator(".live-messages li").last.inner_text() == "and 250 more"
    hand.write("# " + "x" * 40_000)
    assert "more than 40000 bytes" in page.locator(".live-messages").inner_text()
    assert page.get_by_role("button", name="Run the steps").is_disabled()
    hand.write("tap 1 1\n")
    hand.run()
    assert "events" in page.locator(".live-now").inner_text()


@test(context=PHONE)
def nothing_sticks_out_on_a_phone(page, base):
    """on a phone nothing sticks out, in any figure"""
    hand = Hand(page, f"{base}/long-press-and-cancelling.html", "hold-takes-over")
    hand.run()
    for kind in page.locator(".live-tabs button:not([hidden])").all():
        kind.click()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), kind.inner_text()
    assert hand.text


# MARK: Challenges


def take_up(page, address, name):
    """A hand on a challenge that was taken up."""
    page.goto(address)
    page.locator(f"#challenge_{name} .try").click()
    return Hand(page)


@test()
def a_challenge_is_solved(page, base):
    """a challenge is solved by a switch and a word, after hints, and stays solved"""
    address = f"{base}/touches-held-back.html"
    hand = take_up(page, address, "quick-again")
    assert "expect" not in hand.text, hand.text
    verdict = page.locator(".live-verdict")
    hand.run()
    assert verdict.inner_text() == "Not yet:", verdict.inner_text()
    page.locator(".live-unmet button").first.click()
    assert " of " in page.locator(".player output").inner_text()
    for _ in range(2):
        page.locator(".live-challenge > button").click()
    assert page.locator(".live-hints li").count() == 2
    assert not page.locator(".live-challenge > button").is_visible()
    page.locator(".live-switches label:has-text('delaysTouchesBegan') input").uncheck()
    hand.run()
    assert verdict.inner_text() == "Not yet:", verdict.inner_text()
    hand.write(hand.text.replace("numberOfTapsRequired: 2", "numberOfTapsRequired: 2  delaysTouchesEnded: false"))
    hand.run()
    assert verdict.inner_text().startswith("Solved"), page.locator(".live-challenge").inner_text()
    page.get_by_role("button", name="See why").click()
    assert page.locator("#challenge_quick-again .challenge-solution pre").is_visible()
    hand.write(hand.text.replace("tap B", "double tap B"))
    hand.run()
    assert "the steps stay as they are" in page.locator(".live-now").inner_text()
    page.get_by_role("button", name="Back to the beginning").click()
    assert "delaysTouchesBegan: true" in hand.text
    page.goto(address)
    assert page.locator("#challenge_quick-again .solved-mark").inner_text().strip() == "Solved"
    page.goto(f"{base}/the-graph-of-requirements.html")
    assert not page.locator(".solved-mark").count()


@test()
def a_challenge_with_the_keyboard(page, base):
    """a challenge is solved with the keyboard alone, also where nothing may be remembered"""
    page.add_init_script("Object.defineProperty(window, 'localStorage', { get() { throw new Error('refused'); } })")
    page.goto(f"{base}/a-scroll-view-waits.html")
    page.locator("#challenge_lit-and-scrolled .try").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".live-text:focus")
    page.keyboard.press("Control+Home")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("End")
    page.keyboard.type("\n    override touchesShouldCancel(in:) B: true")
    page.wait_for_timeout(300)
    page.keyboard.press("Control+Enter")
    page.wait_for_selector(".live[aria-busy=false]")
    assert page.locator(".live-verdict").inner_text().startswith("Solved"), page.locator(".live-challenge").inner_text()
    assert page.locator("#challenge_lit-and-scrolled .solved-mark").count() == 1


# MARK: All parts of the course

# One lesson of each part of the course, with its challenge, or the playground.
OPENED = [
    "playground", "one-turn-of-the-run-loop", "letting-touches-pass", "several-fingers", "touches-held-back",
    "the-graph-of-requirements", "a-scroll-view-waits", "added-and-taken-away", "recipes-for-gestures",
]


@test()
def solutions_solve(page, base):
    """in each part of the course a challenge is not solved to begin with, and its solution solves it"""
    for name in OPENED[1:]:
        page.goto(f"{base}/{name}.html")
        challenge = page.locator(".challenge").first
        challenge.locator(".try").click()
        hand = Hand(page)
        hand.run()
        assert page.locator(".live-verdict").inner_text() == "Not yet:", name
        hand.write(challenge.locator(".challenge-solution code.language-scenario").evaluate("(one) => one.textContent"))
        hand.run()
        told = page.locator(".live-challenge").inner_text()
        assert told.startswith("Solved"), (name, told, page.locator(".live-now").inner_text())


def accessible(page, base, names):
    from axe_playwright_python.sync_playwright import Axe

    from checks import WCAG

    options = {"runOnly": {"type": "tag", "values": WCAG}, "resultTypes": ["violations"], "preload": False}
    for name in names:
        page.goto(f"{base}/{name}.html")
        for place in page.locator(".challenge .try, .scenario > .try").all()[-2:]:
            place.click()
            page.wait_for_selector(".live-figure > *")
            Hand(page).run()
            if page.locator(".live-challenge > button").count():
                page.locator(".live-challenge > button").click()
            page.get_by_role("button", name="Move views").click(force=True)
            found = Axe().run(page, {"include": [[".live"]]}, options).response["violations"]
            told = [(one["id"], one["nodes"][0]["html"][:200]) for one in found]
            assert not told, (name, told)
            ids = page.evaluate("[...document.querySelectorAll('[id]')].map((one) => one.id)")
            assert len(ids) == len(set(ids)), (name, [one for one in ids if ids.count(one) > 1][:5])
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), name


for look in (DESKTOP, DESKTOP | {"color_scheme": "dark"}, PHONE):
    function = functools.partial(accessible, names=OPENED if look is DESKTOP else OPENED[:3])
    TESTS.append((function, look))
    width, scheme = look["viewport"]["width"], look.get("color_scheme", "light")
    function.__doc__ = f"axe finds nothing in what is touched and changed, at {width} px, {scheme}"


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Serves files without telling of each."""

    def log_message(self, *_):
        pass


def main() -> int:
    site = Path(sys.argv[1]).resolve()
    if not list(site.glob("theme/live/module.*.js")):
        print(f"{site} has no engine: there is nothing to touch")
        return 0
    handler = functools.partial(Quiet, directory=site)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    wanted = sys.argv[2:]
    passed = failed = 0
    with sync_playwright() as playwright:
        root = ["--no-sandbox"] if os.geteuid() == 0 else []
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=root)
        for base in (site.as_uri(), f"http://127.0.0.1:{server.server_port}"):
            for function, context in TESTS:
                name = f"{function.__doc__} ({base.split(':')[0]})"
                if wanted and not any(word in name for word in wanted):
                    continue
                opened = browser.new_context(**context)
                opened.set_default_timeout(PATIENCE)
                page = opened.new_page()
                faults = []
                page.on("pageerror", lambda error: faults.append(f"exception: {error}"))
                page.on("console", lambda message: message.type == "error" and faults.append(message.text))
                try:
                    function(page, base)
                    assert not faults, faults
                    passed += 1
                except Exception as error:
                    failed += 1
                    place = traceback.extract_tb(error.__traceback__)[-1]
                    print(f"FAILED {name}\n  line {place.lineno}: {str(error)[:1500]}\n  {faults}")
                opened.close()
        browser.close()
    server.shutdown()
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
