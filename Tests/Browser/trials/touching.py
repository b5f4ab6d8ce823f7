"""Fingers, pens, mice, and keys on the screen, and its clock."""

import re

from hand import Hand
from trials.marking import PHONE, test


@test()
def rows_grow_and_figures_follow(page, base):
    """rows appear while a finger is down, and the other figures show the same"""
    hand = Hand(page, f"{base}/long-press-and-cancelling.html", "hold-takes-over")
    hand.down(195, 422)
    hand.wait(50)
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
def a_wait_grows(page, base):
    """while a timer is pending, a bar below the screen grows, and disappears when it has fired"""
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
    assert not hand.call("steps")["steps"]


def picture(page):
    """Returns the position of the screen on the page."""
    return page.evaluate(
        """() => { const { x, y, width } = document.querySelector(".live-picture .fig-glass").getBoundingClientRect();
           return [x, y, width].map(Math.round); }"""
    )


@test()
def the_glass_stays_under_the_finger(page, base):
    """the screen doesn't move when a name appears next to it, and a finger that rests hasn't moved"""
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
    """a pen on the screen is a pencil, and one that only hovers is ignored"""
    hand = Hand(page, f"{base}/playground.html")
    hand.write("UIView root\n  UITapGestureRecognizer tap  allowedTouchTypes: pencil\n")
    hand.pen("mouseMoved", 150, 400)
    assert not hand.call("trace")["trace"]
    hand.pen("mousePressed", 150, 400)
    hand.wait(50)
    hand.pen("mouseReleased", 150, 400)
    hand.rest()
    assert re.search(r"tap.*ended", hand.call("trace")["trace"]), hand.call("trace")["trace"]


@test(context=PHONE)
def two_fingers_of_a_hand(page, base):
    """on a phone two fingers pinch, and the page doesn't scroll under them"""
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
    """with only the keyboard a scenario is opened and touched, and the steps are kept"""
    page.goto(f"{base}/a-recognizer-and-a-view.html")
    page.locator("#scenario_the-root-listens .try").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".live-glass:focus")
    glass = page.locator(".live-glass")
    hand = Hand(page)
    before = hand.text
    page.get_by_role("button", name="Keep as steps").focus()
    page.keyboard.press("Enter")
    assert hand.text == before
    glass.focus()
    page.keyboard.press("Space")
    page.keyboard.press("ArrowRight")
    hand.wait(50)
    page.keyboard.press("Space")
    hand.rest()
    assert "touchesCancelled" in " ".join(hand.rows()) or "tap" in " ".join(hand.rows()), hand.rows()
    keep = page.get_by_role("button", name="Keep as steps")
    glass.focus()
    page.keyboard.press("2")
    page.keyboard.press("ArrowLeft")
    hand.wait(400)
    voice = page.locator(".live-voice").inner_text()
    assert re.fullmatch(r"Finger 2 at \d+, \d+, over checkbox", voice), voice
    keep.focus()
    page.keyboard.press("Enter")
    hand.wait(200)
    assert "finger touches" in hand.text, hand.text
    assert hand.text[hand.text.index("expect"):] == before[before.index("expect"):], hand.text


@test()
def time_can_be_stepped(page, base):
    """time stops until it's stepped"""
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
        page.get_by_role("button", name="+1/60 s").click()
    assert "touchesCancelled" in hand.call("trace")["trace"], hand.call("trace")["trace"]
