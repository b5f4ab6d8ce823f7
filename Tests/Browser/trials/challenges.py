"""Challenges that readers start and solve."""

from hand import Hand
from trials.marking import test


def take_up(page, address, name):
    """Opens a hand on a challenge that a reader has started."""
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
    assert " of " in page.locator(".live-now").inner_text()
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
    hand.write(hand.text.replace("tap key", "double tap key"))
    hand.run()
    now = page.locator(".live-now").inner_text()
    assert "the steps stay as they are" in now, now
    page.get_by_role("button", name="Back to the beginning").click()
    assert "delaysTouchesBegan: true" in hand.text
    page.goto(address)
    assert page.locator("#challenge_quick-again .solved-mark").inner_text().strip() == "Solved"
    page.goto(f"{base}/the-graph-of-requirements.html")
    assert not page.locator(".solved-mark").count()
    page.goto(f"{base}/playground.html")
    assert page.locator(".challenge-list li:has(.solved-mark) a").get_attribute("href") == "touches-held-back.html#challenge_quick-again"


@test()
def a_challenge_with_the_keyboard(page, base):
    """a challenge is solved with only the keyboard, even if the browser stores nothing"""
    page.add_init_script("Object.defineProperty(window, 'localStorage', { get() { throw new Error('refused'); } })")
    page.goto(f"{base}/a-scroll-view-waits.html")
    page.locator("#challenge_lit-and-scrolled .try").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".live-text:focus")
    hand = Hand(page)
    page.keyboard.press("Control+Home")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("End")
    page.keyboard.type("\n    override touchesShouldCancel(in:) buy: true")
    hand.wait(300)
    page.keyboard.press("Control+Enter")
    page.wait_for_selector(".live[aria-busy=false]")
    assert page.locator(".live-verdict").inner_text().startswith("Solved"), page.locator(".live-challenge").inner_text()
    assert page.locator("#challenge_lit-and-scrolled .solved-mark").count() == 1
