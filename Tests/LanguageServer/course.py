"""A course for an editor, in which each test changes what it's about."""

LESSON = """---
title: One tap 👆
question: Who receives a tap? 誰？
---

Figures show what [the next lesson](02-hold.md#how-long) explains, as in G060.

> 👆 ```not a fence```
>
> ```scenario tap-b title: "A tap on B 👆"
> UIView root
>   UIView B  frame: 100 100 100 100  // 👆 誰
>
> tap B
>
> expect
>   B touchesBegan
>   B touchesEnded
> ```

```scenario again
scene: tap-b

tap B

expect
  B touchesBegan
```
"""

HOLD = """---
title: One press
question: When does it begin?
---

## How long

Half a second.
"""


def write(folder, lesson=LESSON):
    """Writes the course, and returns the path of its first lesson."""
    # The address of a file in this folder has escaped characters.
    content = folder / "täps 誰" / "Content"
    content.mkdir(parents=True)
    (content / "site.yaml").write_text("title: Taps\n")
    (content / "02-hold.md").write_text(HOLD)
    path = content / "01-tap.md"
    path.write_text(lesson)
    return path


def position(text, piece, inside=0):
    """Returns the line and the UTF-16 column at which a piece of a text begins, or some characters later."""
    before = text[: text.index(piece) + inside]
    line = before.count("\n")
    return line, len(before.rpartition("\n")[2].encode("utf-16-le")) // 2


def offset(text, place):
    """Returns the offset of a position whose column counts UTF-16 code units."""
    lines = text.split("\n")
    start = sum(len(line) + 1 for line in lines[: place.line])
    return start + len(lines[place.line].encode("utf-16-le")[: 2 * place.character].decode("utf-16-le"))


def applied(text, edits):
    """Returns a text with a server's edits."""
    ranges = [(offset(text, edit.range.start), offset(text, edit.range.end), edit) for edit in edits]
    for start, end, edit in sorted(ranges, key=lambda row: row[0], reverse=True):
        text = text[:start] + edit.new_text + text[end:]
    return text
