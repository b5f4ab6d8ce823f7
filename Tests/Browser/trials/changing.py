"""A scenario that readers change: by text, with switches, and by moving views."""

import re

from hand import Hand
from trials.acts import held_and_moved
from trials.marking import test


@test()
def a_mistake_has_its_message_at_its_line(page, base):
    """an error shows its message at its line, and its fix works"""
    hand = Hand(page, f"{base}/a-recognizer-and-a-view.html", "the-root-listens")
    right = hand.text
    line = right.split("\n").index("tap checkbox") + 1
    page.locator(".live-text").click()
    hand.write(right.replace("tap checkbox\n", "tap checkboxx\n", 1))
    lens = page.locator(".live-lens")
    assert "checkboxx" in lens.inner_text()
    assert lens.evaluate("(one) => Number(one.style.getPropertyValue('--line'))") == line - 1
    assert page.get_by_role("button", name="Run the steps").is_disabled()
    page.locator(".live-messages li button").nth(1).click()
    hand.wait(300)
    assert hand.text == right, hand.text
    hand.run()
    assert "expectations hold" in page.locator(".live-now").inner_text()
    assert "expectations hold" in page.locator(".live-outcome").inner_text()
    page.get_by_role("button", name="To the figures").click()
    assert page.locator(".live-bar").evaluate("(one) => one.getBoundingClientRect().top") >= 0
    undo = page.get_by_role("button", name="Undo")
    undo.focus()
    page.keyboard.press("Enter")
    hand.wait(300)
    assert "checkboxx" in hand.text
    assert undo.evaluate("(one) => one === document.activeElement")
    assert not page.locator(".live-outcome").inner_text()
    hand.wait(1300)
    assert "checkboxx" in page.locator(".live-voice").inner_text(), page.locator(".live-voice").inner_text()
    page.get_by_role("button", name="Back to the lesson’s text").click()
    hand.wait(300)
    assert hand.text == right


@test()
def a_long_text_is_written_in_anywhere(page, base):
    """typed text appears where it was clicked, even at the end of a long text and of a long line"""
    hand = Hand(page, f"{base}/playground.html")
    lines = [f"  UIView A{number}  frame: 0 {number * 10} 100 100" for number in range(60)]
    hand.write("\n".join(["UIView root", *lines, "  UIView last  frame: 0 0 100 100" + "  alpha: 0.5" * 20]))
    code = page.locator(".live-code")
    code.scroll_into_view_if_needed()
    code.evaluate("(one) => { one.scrollTop = one.scrollLeft = 1e6; }")
    # The end of the last visible line.
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
    page.get_by_role("button", name="Switches").click()
    box = page.locator(".live-switches input[type=checkbox]").first
    box.uncheck()
    hand.wait(300)
    assert "cancelsTouchesInView: false" in hand.text, hand.text
    page.get_by_role("button", name="Difference").click()
    assert page.locator(".live-figure .parting").inner_text()


@test()
def switches_write_what_the_text_left_out(page, base):
    """a switch writes a value that the text doesn't have, and moves to its new position"""
    hand = Hand(page, f"{base}/long-press-and-cancelling.html", "hold-takes-over")
    assert "cancelsTouchesInView" not in hand.text
    page.get_by_role("button", name="Switches").click()
    page.locator(".live-switches details summary").click()
    page.locator(".live-switches details label:has-text('hold cancelsTouchesInView') input").click()
    hand.wait(300)
    assert "hold  cancelsTouchesInView: false" in hand.text, hand.text
    written = page.locator(".live-switches > .live-switch-list label:has-text('hold cancelsTouchesInView') input")
    assert not written.is_checked()
    assert written.evaluate("(box) => box === document.activeElement")
    held_and_moved(hand)
    hand.rest()
    assert "touchesCancelled" not in page.locator(".live-figure").inner_text()


MOVABLE = """UIView root
  UIView A  frame: 40 100 200 200
  UIView B  frame: 100 350 150 100
    UITapGestureRecognizer tap

tap B
"""


def frame(text, name):
    """Returns a view's frame in the text."""
    return [float(number) for number in re.search(rf"{name}  frame: (.*)", text)[1].split()]


def is_near(frame, *wanted):
    """Returns whether a frame is as expected, within the precision of the screen's pixels."""
    return all(abs(one - other) <= 2 for one, other in zip(frame, wanted, strict=True))


@test()
def views_are_moved(page, base):
    """a view is dragged to another position, or moved there with keys, and the text shows it"""
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
    # The right edge and the bottom edge.
    hand.down(249, 380)
    hand.move(279, 400)
    hand.up()
    hand.down(180, 439)
    hand.move(120, 459)
    hand.up()
    assert is_near(frame(hand.text, "B"), 100, 340, 180, 120), hand.text
    assert "A touchesBegan" not in hand.call("trace")["trace"]
    page.keyboard.press("Escape")
    hand.tap(120, 345)
    hand.rest()
    assert "tap fires" in " ".join(hand.rows()), hand.rows()
    for _ in range(7):
        page.get_by_role("button", name="Undo").click()
    assert hand.text == MOVABLE, hand.text


@test()
def a_view_is_moved_by_its_corner(page, base):
    """under a mouse a view is moved and resized by its corners, without a mode"""
    hand = Hand(page, f"{base}/playground.html")
    hand.write(MOVABLE)
    page.mouse.move(*hand.place(140, 200))
    assert page.locator(".live-fingers .live-mover").count() == 1
    hand.down(41, 101)
    hand.move(60, 130)
    hand.move(61, 141)
    hand.up()
    assert is_near(frame(hand.text, "A"), 60, 140, 200, 200), hand.text
    page.mouse.move(*hand.place(140, 200))
    hand.down(260, 340)
    hand.move(270, 330)
    hand.up()
    assert is_near(frame(hand.text, "A"), 60, 140, 210, 190), hand.text
    assert "A touchesBegan" not in hand.call("trace")["trace"]
    hand.tap(160, 240)
    hand.rest()
    assert "A touchesBegan" in " ".join(hand.rows()).replace("gets ", ""), hand.rows()
    for _ in range(2):
        page.get_by_role("button", name="Undo frame of A").click()
    assert hand.text == MOVABLE, hand.text


@test()
def edits_stay(page, base):
    """what a reader has written survives another scenario and a reload, until the lesson's text is wanted again"""
    address = f"{base}/a-scroll-view-waits.html"
    hand = Hand(page, address, "a-quick-tap")
    before = hand.text
    after = before.replace("145 372 100 40", "145 172 100 40")
    hand.write(after)
    page.locator("#scenario_a-resting-finger .try").click()
    page.wait_for_selector("#scenario_a-resting-finger.is-live")
    assert hand.text != after
    page.locator("#scenario_a-quick-tap .try").click()
    page.wait_for_selector("#scenario_a-quick-tap.is-live")
    assert hand.text == after
    hand = Hand(page, address, "a-quick-tap")
    hand.ran()
    assert hand.text == after
    assert "wrote last" in page.locator(".live-now").inner_text()
    page.get_by_role("button", name="Back to the lesson’s text").click()
    hand.wait(300)
    assert Hand(page, address, "a-quick-tap").text == before


@test()
def an_edit_shows_soon(page, base):
    """an edit is on the screen within 100 ms"""
    hand = Hand(page, f"{base}/a-scroll-view-waits.html", "a-quick-tap")
    hand.ran()
    page.locator(".live-text").fill(hand.text.replace("145 372 100 40", "145 172 100 40"))
    page.evaluate("window.before = document.querySelector('.live-picture').innerHTML")
    hand.wait(100)
    hand.until("document.querySelector('.live-picture').innerHTML !== before")


@test()
def an_edit_changes_what_is_shown(page, base):
    """an edit runs the text again without wiping its figures, marks what differs, and moving a view does the same"""
    hand = Hand(page, f"{base}/a-recognizer-and-a-view.html", "the-root-listens")
    hand.ran()
    lesson = hand.text
    rows = hand.rows()
    page.evaluate(
        """() => { window.leastRows = Infinity;
             new MutationObserver(() => { leastRows = Math.min(leastRows, document.querySelectorAll('.live-figure tbody tr[id]').length); })
               .observe(document.querySelector('.live-figure'), { childList: true, subtree: true }); }"""
    )
    # Starts at once, without a click.
    page.locator(".live-text").fill(lesson.replace("Recognizer tap", "Recognizer tap  cancelsTouchesInView: false"))
    hand.wait(100)
    hand.until("document.querySelectorAll('.live-other').length > 0")
    new = page.locator("tr.live-other").inner_text()
    gone = page.locator("tr.live-gone").inner_text()
    assert "touchesEnded" in new and "+ only in yours" in new, new
    assert "touchesCancelled" in gone and "− only in the lesson" in gone, gone
    assert len(hand.rows()) == len(rows)
    assert page.evaluate("leastRows") > 0
    page.locator(".live-tabs [data-kind=sequence]").click()
    assert page.locator(".fig-numbers .live-other").all_text_contents() == ["+12"]
    page.get_by_role("button", name="Back to the lesson’s text").click()
    hand.wait(100)
    hand.until("!document.querySelector('.live-other') && document.querySelectorAll('.live-figure tbody tr[id]').length > 0")
    page.locator(".live-tabs [data-kind=table]").click()
    assert hand.rows() == rows

    # The checkbox is dragged away from the finger by its top-left corner.
    page.mouse.move(*hand.place(150, 380))
    page.mouse.move(*hand.place(145, 372))
    page.mouse.down()
    page.mouse.move(*hand.place(145, 500), steps=4)
    assert hand.rows() == rows
    page.mouse.up()
    hand.wait(100)
    hand.until("document.querySelectorAll('.live-other, .live-gone').length > 0")
    assert "checkbox  frame: 145 500" in hand.text, hand.text


SWALLOWED = """UIView page
  UITapGestureRecognizer hideKeyboard
  UITableView table  numberOfRows: 4  rowHeight: 100

tap row 1 of table

expect
  hideKeyboard fires
  table didSelectRowAt row 1
"""


@test()
def a_fix_is_found_and_used(page, base):
    """a fix of an unmet expectation is found, put into the text, and makes the expectation true"""
    hand = Hand(page, f"{base}/playground.html")
    hand.write(SWALLOWED)
    find = page.get_by_role("button", name="Find a fix")
    hand.run()
    find.click()
    page.get_by_role("button", name="Use it").first.wait_for()
    assert "hideKeyboard.cancelsTouchesInView = false" in page.locator(".live-swift").first.inner_text()
    page.get_by_role("button", name="Use it").first.click()
    assert "hideKeyboard  cancelsTouchesInView: false" in hand.text, hand.text
    hand.run()
    assert not find.is_visible()
    assert any("didSelectRowAt" in row for row in hand.rows()), hand.rows()
    page.get_by_role("button", name="Undo").click()
    assert hand.text == SWALLOWED, hand.text


DUMP = """<UIWindow: 0x1; frame = (0 0; 390 844)>
   | <UIView: 0x2; frame = (0 0; 390 844); autoresize = W+H>
   |    | <Shop.BuyButton: 0x3; baseClass = UIButton; frame = (145 400; 100 44)>
<UITapGestureRecognizer: 0x4; view = <UIView 0x5>>
"""


@test()
def a_pasted_dump_becomes_a_scenario(page, base):
    """a pasted dump of a screen becomes a scenario, which runs and can be undone"""
    hand = Hand(page, f"{base}/playground.html")
    before = hand.text
    hand.paste(DUMP)
    # The module with the tools is loaded now.
    hand.until("document.querySelector('.live-text').value.startsWith('// Imported')")
    assert "UIButton buyButton  frame: 145 400 100 44  // Shop.BuyButton" in hand.text, hand.text
    assert hand.text.startswith("// Imported from a dump of 3 views"), hand.text
    messages = page.locator(".live-messages li").all_inner_texts()
    assert any("In line 4 of the dump, `UITapGestureRecognizer` is left out" in one for one in messages), messages
    hand.write(hand.text + "\ntap buyButton\n")
    hand.run()
    assert any("buyButton" in row for row in hand.rows()), hand.rows()
    hand.paste(DUMP[:-60])
    hand.until("document.querySelector('.live-messages').textContent.includes('of the dump')")
    messages = page.locator(".live-messages li").all_inner_texts()
    assert any("expected `>`" in one for one in messages), messages
    # What is complete takes the place of the text, too.
    assert hand.text.startswith("// Imported from a dump of 2 views"), hand.text
    for _ in range(5):
        page.get_by_role("button", name="Undo").click()
        if hand.text == before:
            break
    assert hand.text == before, hand.text
