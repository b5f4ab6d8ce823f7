"""Scenarios that go from one page to another, and the playground."""

from hand import Hand
from trials.marking import test

# What the first scenario that readers see in the playground prints on a device, among other lines.
LOG = """2026-03-01 10:00:00.123 App[71:9] Shop opened
0 ms  tap touchesBegan
0 ms  A touchesBegan
52 ms  tap touchesEnded
52 ms  tap ended
52 ms  tap fires ended
52 ms  A touchesCancelled
"""
DROP = """(place, text) => {
  const data = new DataTransfer();
  data.items.add(new File([text], "device.log", { type: "text/plain" }));
  for (const kind of ["dragover", "drop"])
    place.dispatchEvent(new DragEvent(kind, { dataTransfer: data, bubbles: true, cancelable: true }));
}"""


@test()
def a_scenario_is_shared(page, base):
    """a link carries a scenario to the playground, and a damaged one is reported"""
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
def a_scenario_is_copied_as_code(page, base):
    """UIKit code of the edited text is copied, or shown and selected where a page can't copy"""
    hand = Hand(page, f"{base}/a-recognizer-and-a-view.html", "the-root-listens")
    hand.write("UIView root\n  UIView card  frame: 10 10 100 100\n\ntap card\n")
    copy, said = page.get_by_role("button", name="Copy as Swift"), page.locator(".live-voice")
    page.evaluate(
        """() => {
          window.ClipboardItem = class { constructor(parts) { this.parts = parts; } };
          const write = async ([{ parts }]) => { window.copied = await (await parts["text/plain"]).text(); };
          Object.defineProperty(navigator, "clipboard", { configurable: true, value: { write } });
        }"""
    )
    copy.click()
    hand.until("document.querySelector('.live-voice').textContent.startsWith('Copied')")
    copied = page.evaluate("copied")
    for line in ("import UIKit", "final class TheRootListensScene: UIResponder {", 'card.accessibilityIdentifier = "card"'):
        assert line in copied, copied
    assert not page.locator(".live-uikit > *").count()
    # Without a clipboard, which a page from a disk may lack, the code is there to copy.
    page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    copy.click()
    field = page.get_by_role("textbox", name="This scenario as Swift")
    field.wait_for()
    assert field.input_value() == copied and field.evaluate("(one) => one === document.activeElement")
    assert page.evaluate("getSelection().toString()") in ("", copied)
    assert field.evaluate("(one) => [one.selectionStart, one.selectionEnd]") == [0, len(copied)]
    assert "selected" in said.inner_text()
    # The code belongs to the text, and says what it leaves out.
    hand.write("UIView root\n\nremote presses select\n")
    assert not field.count()
    copy.click()
    field.wait_for()
    assert "leaves out buttons and shakes" in page.locator(".live-uikit").inner_text()
    hand.write("UIVeiw root\n")
    copy.click()
    hand.until("document.querySelector('.live-voice').textContent.includes('no code yet')")
    assert not field.count()


@test()
def a_log_is_compared_and_drawn(page, base):
    """a log of a device, pasted, dropped, or in a file, is drawn like a run and compared with the text's"""
    hand = Hand(page, f"{base}/playground.html")
    text, panel = hand.text, page.locator(".live-log")
    hand.paste(LOG)
    panel.get_by_text("The log agrees with the run").wait_for()
    assert hand.text == text
    assert "52 ms" in page.locator(".live-figure").inner_text()
    assert "The figures show the log" in page.locator(".live-now").inner_text()
    # A touch shows the model's own events again.
    hand.tap(195, 400)
    hand.until("!document.querySelector('.live-figure').textContent.includes('52 ms')")
    # What differs is listed.
    page.locator(".live").evaluate(DROP, LOG.replace("52 ms  tap fires ended\n", ""))
    panel.get_by_text("The log differs from the run").wait_for()
    assert "- 50 ms  tap fires ended" in panel.locator("pre").inner_text()
    panel.get_by_role("button", name="Close the log").click()
    assert panel.is_hidden()
    # A log of something else is only drawn.
    page.locator("input[type=file]").set_input_files(
        {"name": "other.log", "mimeType": "text/plain", "buffer": b"0 ms  banner touchesBegan\n"})
    panel.get_by_text("they aren’t compared").wait_for()
    assert "banner" in page.locator(".live-figure").inner_text()
    # What isn't text leaves everything as it is.
    page.locator("input[type=file]").set_input_files(
        {"name": "shot.png", "mimeType": "image/png", "buffer": b"\x89PNG\r\n\x1a\n\x00\x00"})
    hand.until("document.querySelector('.live-now').textContent.includes('isn’t text')")
    assert hand.text == text
    # A file with a scenario replaces the text, and the log goes.
    page.locator("input[type=file]").set_input_files(
        {"name": "mine.scenario", "mimeType": "text/plain", "buffer": b"UIView mine\n\ntap mine\n"})
    hand.until("document.querySelector('.live-text').value.startsWith('UIView mine')")
    assert panel.is_hidden()


@test()
def a_shared_mistake_is_explained(page, base):
    """a link whose text has an error puts nothing on the screen, and the page says why"""
    hand = Hand(page, f"{base}/playground.html")
    address = page.evaluate("() => touchstoneLive.address('UIView root\\n  UIVeiw A\\n')")
    page.goto("about:blank")
    page.goto(address)
    page.wait_for_selector(".live-messages li")
    assert "UIVeiw" in page.locator(".live-messages").inner_text()
    assert "nothing on the screen" in page.locator(".live").inner_text()
    assert "touchstone_begin" not in page.locator(".live").inner_text()
    assert not page.locator(".live-picture svg").count()
    page.locator(".live-glass").click()
    assert "error" in page.locator(".live-now").inner_text()
    # The keyboard doesn't put a finger there, either.
    page.evaluate("document.querySelector('.live-now').textContent = ''")
    page.keyboard.press("Space")
    assert "error" in page.locator(".live-now").inner_text()
    page.locator(".live-more summary").click()
    page.get_by_role("button", name="Lift all").click()
    assert "No finger" in page.locator(".live-now").inner_text()
    # Opening a scenario in a live playground replaces the live session.
    hand = Hand(page, f"{base}/playground.html")
    page.evaluate("(address) => { location.href = address; }", address)
    page.wait_for_selector(".live-messages li")
    assert not page.locator(".live-picture svg").count()


@test()
def the_playground_is_opened_again(page, base):
    """a link opens in the existing playground, and the reader's own text is restored later"""
    hand = Hand(page, f"{base}/playground.html")
    begun = hand.text
    hand.write("UIView root\n  UIView shared\n\ntap shared\n")
    page.get_by_role("button", name="Share").click()
    address = page.locator(".live-link input").input_value()
    page.get_by_role("button", name="Back to the beginning").click()
    assert hand.text == begun
    page.evaluate("(address) => { location.href = address; }", address)
    hand.until("document.querySelector('.live-text').value.includes('shared')")
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
    """a scenario of the gallery is found by words of its title and text, and says where it's from"""
    hand = Hand(page, f"{base}/playground.html")
    gallery = page.locator(".gallery")
    gallery.get_by_role("searchbox").fill("long PRESS default settings")
    assert gallery.locator(".gallery-found").inner_text() == "One scenario"
    gallery.locator("a:visible").click()
    page.wait_for_selector(".live-origin a")
    assert "UILongPressGestureRecognizer hold" in hand.text, hand.text
    assert page.locator(".live-origin a").get_attribute("href").endswith("#scenario_hold-takes-over")
    gallery.get_by_role("searchbox").fill("nothing like that")
    assert gallery.locator(".gallery-found").inner_text() == "0 scenarios"
    gallery.get_by_role("searchbox").fill("")
    assert gallery.locator("details:visible").count() > 40 and not gallery.locator("details[open]").count()


@test()
def the_playground_is_printed(page, base):
    """on paper the playground has its text, its screen, and a whole figure"""
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
