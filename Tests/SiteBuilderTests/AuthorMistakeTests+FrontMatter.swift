extension AuthorMistakeTests {
  /// Front matters, without the lines of hyphens.
  static let frontMatters: [Mistake] = [
    (
      "title: A: B",
      [
        "2:8 unquoted-colon: a value with `: ` in it needs quotes",
        "fix-it: replace `A: B` with `\"A: B\"`",
      ]
    ),
    (
      "title: A\nsymptoms:\n\t- B",
      [
        "4:1 tab-in-yaml: a tab can't indent YAML; write two spaces for each",
        "fix-it: replace `\t` with `  `",
      ]
    ),
    (
      "title: A\nsymptoms:\n  - B: C",
      [
        "4:5 unquoted-colon: a value with `: ` in it needs quotes",
        "fix-it: replace `B: C` with `\"B: C\"`",
      ]
    ),
    (
      "title: \"A",
      [
        "2:8 unclosed-quote: the quoted words are never closed",
        "fix-it: insert `\"`",
      ]
    ),
    (
      "title: @A",
      [
        "2:8 unquoted-value: a value that begins with `@` needs quotes",
        "fix-it: replace `@A` with `\"@A\"`",
      ]
    ),
    (
      "title: `A`",
      [
        "2:8 unquoted-value: a value that begins with a backtick needs quotes",
        "fix-it: replace ``A`` with `\"`A`\"`",
      ]
    ),
    (
      "title: *A*",
      [
        "2:8 unquoted-value: a value that begins with `*` needs quotes",
        "fix-it: replace `*A*` with `\"*A*\"`",
      ]
    ),
    (
      "title: [A",
      [
        "2:8 unclosed-bracket: `[` is never closed; a text that begins with it needs quotes"
      ]
    ),
    (
      "title: [A] B",
      [
        "2:8 unquoted-value: a value that begins with `[` needs quotes",
        "fix-it: replace `[A] B` with `\"[A] B\"`",
      ]
    ),
    (
      "title: \"A\" B",
      [
        "2:8 text-after-quote: nothing can follow the closing quote of a value; put all of it in quotes",
        "fix-it: replace `\"A\" B` with `\"\\\"A\\\" B\"`",
      ]
    ),
    (
      "title: 'It's'",
      [
        "2:8 text-after-quote: nothing can follow the closing quote of a value; put all of it in quotes",
        "fix-it: replace `'It's'` with `\"It's\"`",
      ]
    ),
    (
      "title: {A}",
      [
        "2:8 unquoted-value: a value that begins with `{` needs quotes",
        "fix-it: replace `{A}` with `\"{A}\"`",
      ]
    ),
    (
      "title: #A",
      [
        "2:8 unquoted-value: a value that begins with `#` needs quotes",
        "fix-it: replace `#A` with `\"#A\"`",
      ]
    ),
    (
      "title: - A",
      [
        "2:8 unquoted-value: a value that begins with `-` needs quotes",
        "fix-it: replace `- A` with `\"- A\"`",
      ]
    ),
    (
      "title: \"A \\d\"",
      [
        "2:11 unknown-escape: `\\d` means nothing in double quotes; write `\\\\d`",
        "fix-it: insert `\\`",
      ]
    ),
    (
      "title:A",
      [
        "2:1 yaml-not-keys: properties are lines of `key: value`",
        "fix-it: insert a space after the colon",
      ]
    ),
    ("title A", ["2:1 yaml-not-keys: properties are lines of `key: value`"]),
    (
      "Title: A",
      [
        "2:1 unknown-key: no key is named `Title`; did you mean `title`?",
        "fix-it: replace `Title` with `title`",
      ]
    ),
    (
      "title: A\n summary: B",
      [
        "3:2 indented-key: `summary` is indented more than the line above, so it's part of that line's value",
        "fix-it: remove ` `",
      ]
    ),
    (
      "title: A\ndescription: B",
      [
        "3:1 unknown-key: no key is named `description`; did you mean `summary`?",
        "fix-it: replace `description` with `summary`",
      ]
    ),
    ("title: A\ntitle: B", ["3:1 duplicate-key: key `title` is written twice"]),
    (
      "title: A\nnumber: one",
      [
        "3:9 wrong-type: `number` must be a whole number from 1, not text"
      ]
    ),
    (
      "title: A\nnumber: 0",
      [
        "3:9 wrong-type: `number` must be a whole number from 1, not text"
      ]
    ),
    (
      "title: A\ndate: tomorrow",
      [
        "3:7 invalid-date: `tomorrow` is not a day such as `2026-11-21`"
      ]
    ),
    ("title: A\ndraft: maybe", ["3:8 wrong-type: `draft` must be true or false, not text"]),
    ("title: A\ncolor: red", ["3:1 unknown-key: no key is named `color`"]),
    ("title:", ["2:7 empty-key: `title` is empty"]),
    ("summary: A", ["3:1 missing-key: `title` is missing"]),
  ]
}
