"""Runs of the text, short and long."""

import re

from hand import Hand, while_patient
from trials.changing import MOVABLE
from trials.marking import test

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
    # The fastest of several attempts, because the machine may be busy.
    durations = page.evaluate(
        """(text) => [1, 2, 3, 4, 5].map(() => { const start = testClock.realNow();
           touchstoneLive.call("run", text, ""); return testClock.realNow() - start; })""",
        ENDLESS,
    )
    assert min(durations) < 1000, durations
    hand.run()
    assert "more than" in page.locator(".live-now").inner_text(), page.locator(".live-now").inner_text()
    hand.write("UIView root\n  UITapGestureRecognizer tap\n")
    hand.tap(195, 422)
    hand.rest()
    assert "tap" in " ".join(hand.rows())


# A run that goes as far as a page allows, regardless of the scenario's limits.
LONG = """limit 100000 events
UIView root
  UIPanGestureRecognizer pan

finger touches 10 10
finger moves by 9 9 over 600s
"""


@test()
def the_page_goes_on(page, base):
    """the page stays responsive during a long run, if its URL allows workers"""
    hand = Hand(page, f"{base}/playground.html")
    hand.write(LONG)
    page.evaluate(
        """() => { const place = document.querySelector('.live');
           const count = () => { if (place.ariaBusy === 'true') seen += 1; testClock.real.requestAnimationFrame(count); };
           window.seen = 0; count(); }"""
    )
    # The first run may start before the worker is ready.
    for _ in while_patient():
        page.evaluate("window.seen = 0")
        hand.run()
        assert "more than 20000 events" in page.locator(".live-now").inner_text()
        assert "a page allows no more" in page.locator(".live-messages").inner_text()
        frames = page.evaluate("seen")
        if frames > 1 or base.startswith("file"):
            break
    assert (frames > 1) == base.startswith("http"), frames
    # The worker's results must match the page's own.
    hand.write(MOVABLE)
    hand.run()
    shown = page.locator(".live-figure .scenario-table tbody tr[id]").count()
    table = hand.call("run", MOVABLE, "figure table\nprefix live")["figures"][0]["html"]
    assert shown == len(re.findall("<tr[^>]* id=", table)) > 5, shown


# A worker that doesn't respond while `isSilent` is set.
SILENT = """const Spoken = window.Worker;
window.Worker = class extends Spoken {
  postMessage(message) { if (message.module || !window.isSilent) super.postMessage(message); }
};"""


@test()
def a_run_is_stopped(page, base):
    """a long run is reported and stopped, or dropped for another text"""
    page.add_init_script(SILENT)
    hand = Hand(page, f"{base}/playground.html")
    if base.startswith("file"):
        return
    now = page.locator(".live-now")
    run = page.locator(".live-words .live-tools button").first
    stop = page.get_by_role("button", name="Stop")
    assert not stop.count()

    def is_running():
        # Until the worker is ready, the page runs the text.
        page.evaluate("window.isSilent = true")
        for _ in while_patient():
            run.click()
            if page.locator(".live[aria-busy=true]").count():
                return
        raise AssertionError("the worker is never there")

    is_running()
    hand.wait(1000)
    assert stop.count() == 2 and "long run" in now.inner_text(), now.inner_text()
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


# Workers that are refused, that can't start, and that fail later.
BROKEN = [
    "window.Worker = class { constructor() { throw new Error('refused'); } };",
    """window.Worker = class {
      constructor() { testClock.real.setTimeout(() => this.onerror(new Event('error'))); }
      postMessage() {} terminate() {} };""",
    """window.Worker = class {
      postMessage({ module }) { testClock.real.setTimeout(() => module ? this.onmessage({ data: {} }) : this.onerror(new Event('error'))); }
      terminate() {} };""",
]


@test()
def without_a_worker(page, base):
    """if no worker is available, the page itself runs the text"""
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
    """a text that is too long, or has very many errors, is reported briefly"""
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
