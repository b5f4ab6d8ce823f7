"""Makes up a course to measure with: lessons of 1,400 words on average, with headings, lists, tables,
links to each other, and blocks of Swift and Objective-C. Each lesson has a shape of its own: how many
there are of everything is drawn, so that no page looks like another. The same seed makes the same course.
The name of Objective-C is the one that every generator knows it by.

usage: corpus.py FOLDER COUNT [SCENARIOS]
"""

import pathlib
import random
import sys

WORDS = (
    "touch view finger window recognizer state delivers event responder chain hit test "
    "gesture begin cancel hold point inside screen layer control scroll delegate action "
    "target time first second before after while until every never moves lifts waits "
    "fires asks answers finds loses keeps the a of and to in that it is was on with as "
    "at by from but not or what which when where how if").split()
NAMES = "Hold Swipe Slow Late Inner Outer Double Quiet Wide Early".split()
METHODS = "began moved ended cancelled".split()
SWIFT = """final class {name}View: UIView {{
  private var path: [CGPoint] = []

  // Draws while the finger moves.
  override func touches{method}(_ touches: Set<UITouch>, with event: UIEvent?) {{
    guard let touch = touches.first, path.count < {number} else {{ return }}
    path.append(touch.location(in: self))
    setNeedsDisplay()  // at most {number} times a second
  }}
}}
"""
OBJECTIVE_C = """@implementation {name}View
- (void)touches{method}:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {{
  UITouch *touch = touches.anyObject; // the first
  if (touch.tapCount == {number}) {{
    NSLog(@"%@ after %d", @"{name}", {number});
    [self hold];
  }}
}}
@end
"""
# The sequence diagram of a run has sixty messages.
SCENARIO = """UIView root
  UIPanGestureRecognizer pan
  UIView A  frame: 50 150 200 200
    UITapGestureRecognizer single
    UITapGestureRecognizer double  numberOfTapsRequired: 2
  UIView B  frame: 120 347 150 150

single requires double to fail

tap A
wait {wait}ms
finger touches B
finger moves by 0 40 over 40ms
finger lifts

expect
  A touchesBegan
  single fires
  B touchesBegan
  pan began
"""
# In the same without its second recognizer, none is silent, so nobody looks for a fix.
CALM = SCENARIO.replace("    UITapGestureRecognizer double  numberOfTapsRequired: 2\n", "").replace(
    "single requires double to fail\n\n", "")
PARTS = 10


def block(language, text):
    return f"```{language}\n{text}```\n"


def lesson(number, count, scenarios, draw, scenario):
    def code(text):
        return text.format(
            name=draw.choice(NAMES), method=draw.choice(METHODS).capitalize(),
            number=draw.randint(2, 99))

    pieces = [
        f"---\ntitle: Lesson {number}\nquestion: Why {number}?\nsummary: About {number}.\n"
        f"part: Part {number * PARTS // count}\n---\n"]
    length = draw.randint(700, 2_100)
    stretch = draw.randint(120, 500)
    code_share, list_share, table_share = draw.uniform(0, 0.4), draw.uniform(0, 0.3), draw.uniform(0, 0.1)
    most_links = draw.randint(0, 3)
    written = 0
    heading = 0
    while written < length:
        if written >= heading * stretch:
            mark = "##" if heading == 0 or draw.random() < 0.7 else "###"
            pieces.append(f"{mark} {draw.choice(WORDS).capitalize()} {heading} of {number}\n")
            heading += 1
        words = [draw.choice(WORDS) for _ in range(draw.randint(15, 110))]
        words[3] = f"**{words[3]}**"
        words[7] = f"`{words[7]}`"
        for place in range(draw.randint(0, most_links)):
            target = (number + heading + 7 * place) % count
            words[9 + place] = f"[{words[9 + place]}](lesson-{target:05d}.md)"
        pieces.append(" ".join(words).capitalize() + ".\n")
        written += len(words)
        if draw.random() < code_share:
            language, text = draw.choice([("swift", SWIFT), ("objective-c", OBJECTIVE_C)])
            pieces.append(block(language, code(text)))
        if draw.random() < list_share:
            items = [" ".join(draw.choices(WORDS, k=draw.randint(1, 12))) for _ in range(draw.randint(2, 9))]
            pieces.append("".join(f"- {item}\n" for item in items))
        if draw.random() < table_share:
            columns = draw.randint(2, 4)
            rows = [draw.choices(WORDS, k=columns) for _ in range(draw.randint(2, 8))]
            lines = [rows[0], ["---"] * columns] + rows[1:]
            pieces.append("".join("| " + " | ".join(line) + " |\n" for line in lines))
    for place in range(scenarios):
        text = scenario.format(wait=1_000 + number * scenarios + place)
        pieces.append(block(f"scenario run-{place}", text))
    return "\n".join(pieces)


def write(folder, count, scenarios=0, seed=1, scenario=SCENARIO, runs=True):
    """Writes the lessons and the site's file into a folder; the site has pages of runs, or not."""
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    draw = random.Random(seed)
    for number in range(count):
        (folder / f"lesson-{number:05d}.md").write_text(lesson(number, count, scenarios, draw, scenario))
    parts = "".join(f"  - Part {part}\n" for part in range(PARTS))
    pages = "" if runs else "runPages: false\n"
    (folder / "site.yaml").write_text(f"title: Corpus\ntagline: Made up\n{pages}parts:\n{parts}")


if __name__ == "__main__":
    write(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]) if len(sys.argv) > 3 else 0)
