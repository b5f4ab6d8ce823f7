"""The lessons, acted out by hand."""

import functools
import re

from hand import Hand
from trials.marking import DESKTOP, TESTS


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


VANISHING = "when item touchesBegan: item removeFromSuperview\nwhen item touchesBegan: card addSubview item\n"

# The page, the scenario, the hand's actions, the text to write first, and the parts of the lesson's
# expectations that a hand can't meet: the number of moves, and their times.
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
