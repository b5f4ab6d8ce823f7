extension AuthorMistakeTests {
  /// Texts of lessons; their first lines are the fifth of the file.
  static let lessons: [Mistake] = [
    (
      "!!! note\n    Text.\n",
      [
        "5:1 admonition-as-text: `!!!` is shown as text; a callout begins with `> [!NOTE]`"
      ]
    ),
    (
      "??? note\n    Text.\n",
      [
        "5:1 admonition-as-text: `???` is shown as text; a callout begins with `> [!NOTE]`"
      ]
    ),
    (
      "=== \"Swift\"\n\nText.\n",
      [
        "5:1 tabs-as-text: `===` is shown as text, because pages have no tabs; write headings instead"
      ]
    ),
    (
      "{{#include notes.md}}\n",
      [
        "5:1 template-tag-as-text: `{{#include` is shown as text, because lessons have no tags; write the text itself, or a link"
      ]
    ),
    (
      "{% include notes.md %}\n",
      [
        "5:1 template-tag-as-text: `{%` is shown as text, because lessons have no tags; write the text itself, or a link"
      ]
    ),
    (
      "{{< figure src=\"a.png\" >}}\n",
      [
        "5:1 template-tag-as-text: `{{` is shown as text, because lessons have no tags; write the text itself, or a link"
      ]
    ),
    (
      ":::note\nText.\n:::\n",
      [
        "5:1 directive-as-text: `:::` is shown as text; a callout begins with `> [!NOTE]`"
      ]
    ),
    (
      "<Tabs>\n<TabItem>\nText.\n</TabItem>\n</Tabs>\n",
      [
        "5:1 unknown-component: `<Tabs>` isn't an element of HTML, and lessons have no components; write Markdown, or code in backticks"
      ]
    ),
    (
      "See [[wiki]].\n",
      [
        "5:5 wiki-link-as-text: `[[` is shown as text; a link is `[words](file.md)`"
      ]
    ),
    (
      "$$x^2$$\n",
      [
        "5:1 formula-as-text: `$$` is shown as text, because pages have no formulas"
      ]
    ),
    (
      "[TOC]\n",
      [
        "5:1 contents-as-text: `[TOC]` is shown as text; each page lists its headings without it"
      ]
    ),
    (
      "See [ref][nowhere].\n",
      [
        "5:5 missing-reference: no link is defined as `[nowhere]: …`, so this is shown as text; write `[ref](file.md)`"
      ]
    ),
    (
      "See [`ref`][nowhere].\n",
      [
        "5:11 missing-reference: no link is defined as `[nowhere]: …`, so this is shown as text; write `[words](file.md)`"
      ]
    ),
    (
      "See [ref][].\n",
      [
        "5:5 missing-reference: no link is defined as `[ref]: …`, so this is shown as text; write `[ref](file.md)`"
      ]
    ),
    (
      "| A | B |\n| --- | --- |\n| [ref][nowhere] | x |\n",
      [
        "7:3 missing-reference: no link is defined as `[nowhere]: …`, so this is shown as text; write `[ref](file.md)`"
      ]
    ),
    (
      "> [!DANGER]\n> Text.\n",
      [
        "5:5 unknown-callout: no callout is named `DANGER`; there are `NOTE`, `TIP`, `IMPORTANT`, `WARNING`, and `CAUTION`"
      ]
    ),
    (
      "> [!WARNNG]\n> Text.\n",
      [
        "5:5 unknown-callout: no callout is named `WARNNG`; did you mean `WARNING`?",
        "fix-it: replace `WARNNG` with `WARNING`",
      ]
    ),
    (
      "# Title\n",
      [
        "5:1 heading-of-level-one: the lesson's title is the page's first heading; start at `##`",
        "fix-it: replace `#` with `##`",
      ]
    ),
    (
      "```quizz q of: ok\nA?\n```\n",
      [
        "5:4 misspelled-block-language: a block of `quizz` is not run; did you mean `quiz`?",
        "fix-it: replace `quizz` with `quiz`",
      ]
    ),
    (
      "```challange c of: ok\n```\n",
      [
        "5:4 misspelled-block-language: a block of `challange` is not run; did you mean `challenge`?",
        "fix-it: replace `challange` with `challenge`",
      ]
    ),
    (
      "```senario tap\nUIView root\n\ntap root\n\nexpect\n  hit root\n```\n",
      [
        "5:4 misspelled-block-language: a block of `senario` is not run; did you mean `scenario`?",
        "fix-it: replace `senario` with `scenario`",
      ]
    ),
    (
      "```Scenario tap\nUIView root\n\ntap root\n\nexpect\n  hit root\n```\n",
      [
        "5:4 misspelled-block-language: a block of `Scenario` is not run; did you mean `scenario`?",
        "fix-it: replace `Scenario` with `scenario`",
      ]
    ),
    (
      "```{scenario} tap\nUIView root\n\ntap root\n\nexpect\n  hit root\n```\n",
      [
        "5:4 misspelled-block-language: a block of `{scenario}` is not run; did you mean `scenario`?",
        "fix-it: replace `{scenario}` with `scenario`",
      ]
    ),
    (
      "```quizzes q of: ok\n```\n",
      [
        "5:4 misspelled-block-language: a block of `quizzes` is not run; did you mean `quiz`?",
        "fix-it: replace `quizzes` with `quiz`",
      ]
    ),
    (
      "```scenario tap\nUIView root\n\ntap root\n\nexpect\n  hit root\n\nThe rest.\n\n## More\n",
      [
        "5:1 unclosed-fence: this block is never closed; write 3 backticks on a line after it"
      ]
    ),
    (
      "```scenario tap\nUIView root\n\ntap root\n\nexpect\n  hit root\n\nText.\n\n```scenario other\nUIView root\n\ntap root\n\nexpect\n  hit root\n```\n",
      [
        "5:1 unclosed-fence: this block is never closed; write 3 backticks on a line after it"
      ]
    ),
    (
      "```quiz q of: ok\nA?\n",
      [
        "5:1 unclosed-fence: this block is never closed; write 3 backticks on a line after it"
      ]
    ),
    (
      "```swift\nlet a = 1\n\nThe rest.\n",
      [
        "5:1 unclosed-fence: this block is never closed; write 3 backticks on a line after it"
      ]
    ),
    (
      "- A\n\n  ```scenario tap\n  UIView root\n\nThe rest.\n",
      [
        "7:3 unclosed-fence: this block is never closed; write 3 backticks on a line after it"
      ]
    ),
    (
      "    ```scenario tap\n    UIView root\n\n    tap root\n\n    expect\n      hit root\n    ```\n",
      [
        "5:5 indented-fence: the scenario is indented so far that it's shown as text, and isn't run",
        "fix-it: move the block to the left",
      ]
    ),
    (
      "\t```scenario tap\n\tUIView root\n\n\ttap root\n\n\texpect\n\t  hit root\n\t```\n",
      [
        "5:2 indented-fence: the scenario is indented so far that it's shown as text, and isn't run",
        "fix-it: move the block to the left",
      ]
    ),
    (
      "- A\n\n       ```scenario tap\n       UIView root\n\n       tap root\n\n       expect\n         hit root\n       ```\n",
      [
        "7:8 indented-fence: the scenario is indented so far that it's shown as text, and isn't run",
        "fix-it: move the block to the left",
      ]
    ),
    (
      "> A\n>\n>     ```scenario tap\n>     UIView root\n\n>     tap root\n\n>     expect\n>       hit root\n>     ```\n",
      [
        "7:7 indented-fence: the scenario is indented so far that it's shown as text, and isn't run"
      ]
    ),
    (
      "Text:\n    ```scenario tap\n    UIView root\n\n    tap root\n\n    expect\n      hit root\n    ```\n",
      [
        "6:5 indented-fence: the scenario is indented so far that it's shown as text, and isn't run"
      ]
    ),
    (
      "      ```scenario tap\n      UIView root\n\n      tap root\n\n      expect\n        hit root\n      ```\n",
      [
        "5:7 indented-fence: the scenario is indented so far that it's shown as text, and isn't run",
        "fix-it: move the block to the left",
      ]
    ),
    (
      "```scenario\nUIView root\n\ntap root\n\nexpect\n  hit root\n```\n",
      [
        "5:4 missing-scenario-name: a scenario needs a name; write `scenario NAME`"
      ]
    ),
    (
      "```scenario tap\nUIView root\n\ntap root\n\nexpect\n  hit root\n```\n\n```scenario tap\nUIView root\n\ntap root\n\nexpect\n  hit root\n```\n",
      [
        "14:13 duplicate-scenario: two scenarios of this lesson are named `tap`"
      ]
    ),
    (
      "```scenario tap twice\nUIView root\n\ntap root\n\nexpect\n  hit root\n```\n",
      [
        "5:17 unknown-scenario-word: a scenario has one name, and `twice` follows it; write a title as `title: \"…\"`"
      ]
    ),
    (
      "```scenario tap titel: \"A\"\nUIView root\n\ntap root\n\nexpect\n  hit root\n```\n",
      [
        "5:17 unknown-scenario-option: a scenario has no option `titel`; did you mean `title`?",
        "fix-it: replace `titel` with `title`",
      ]
    ),
    (
      "```scenario tap heading: \"A\"\nUIView root\n\ntap root\n\nexpect\n  hit root\n```\n",
      [
        "5:17 unknown-scenario-option: a scenario has no option `heading`; there are `facts`, `fails`, `group`, `hide`, `pin`, `show`, `skip`, `title`, `topics`, and `without`"
      ]
    ),
    (
      "```scenario tap show: tre\nUIView root\n\ntap root\n\nexpect\n  hit root\n```\n",
      [
        "5:23 unknown-figure: no figure is named `tre`; there are tree, sequence, states, statechart, chain, requirements, turns, report, sets, why, compare, table and none; did you mean `tree`?",
        "fix-it: replace `tre` with `tree`",
      ]
    ),
    (
      "```scenario tap topics: views\nUIView root\n\ntap root\n\nexpect\n  hit root\n```\n",
      [
        "5:25 unknown-topic: no topic is named `views`; there are `fingers`, `system`, `search`, `delivery`, `chain`, `recognizers`, `actions`, and `program`"
      ]
    ),
    (
      "```scenario tap title: \"A\nUIView root\n\ntap root\n\nexpect\n  hit root\n```\n",
      [
        "5:24 unclosed-quote: the quoted words are never closed"
      ]
    ),
    (
      "```scenario tap\nUIView root\n\ntap root\n```\n",
      [
        "6:1 no-expectation: the scenario checks nothing; write `expect`, or `expect anything` if it shouldn't"
      ]
    ),
    (
      "<b>A</b>\n",
      [
        "5:1 raw-html: HTML is shown as text, because the site doesn't allow it in lessons"
      ]
    ),
  ]
}
