"""A sample from every part of the course."""

import functools

from hand import Hand
from trials.marking import DESKTOP, PHONE, TESTS, test

# One lesson from each part of the course, with its challenge, or the playground.
OPENED = [
    "playground", "one-turn-of-the-run-loop", "letting-touches-pass", "several-fingers", "touches-held-back",
    "the-graph-of-requirements", "a-scroll-view-waits", "added-and-taken-away", "recipes-for-gestures",
]


@test()
def solutions_solve(page, base):
    """in each part of the course, a challenge isn't solved initially, and its solution solves it"""
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
            page.wait_for_selector(".live-figure > *", state="attached")
            Hand(page).run()
            if page.locator(".live-challenge > button").count():
                page.locator(".live-challenge > button").click()
            page.get_by_role("button", name="Move views").click(force=True)
            # Targets that are half under the page's header are too small for axe.
            page.locator(".live").evaluate("(one) => one.scrollIntoView()")
            page.evaluate("testClock.release()")
            found = Axe().run(page, {"include": [[".live"]]}, options).response["violations"]
            page.evaluate("testClock.hold()")
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
