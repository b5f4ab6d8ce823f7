import Foundation
import Testing

/// `touchstone test --update`, run as a process: what it writes, and what it leaves alone.
struct UpdateTests {
  let place: Workplace

  init() throws {
    place = try Workplace()
  }

  private static let heading = "---\ntitle: One\nquestion: Why?\n---\n\n"

  private static func block(
    _ name: String = "press", time: String = "400ms", opening: String = "```", line: String = "\n"
  ) -> String {
    [
      "\(opening)scenario \(name)", "UIView root", "  UIView B  frame: 100 100 100 100",
      "    UILongPressGestureRecognizer hold", "", "press B for 600ms", "", "expect",
      "  hold began at \(time)  // as told", opening, "",
    ].joined(separator: line)
  }

  /// Writes a lesson whose `400ms` must become `500ms`, updates it, and expects nothing else.
  private func expectUpdate(
    _ text: String, of name: String = "lesson.md", sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try place.write(text, to: name)
    let run = try place.touchstone("test", name, "--update")
    #expect(run.errors == "", sourceLocation: sourceLocation)
    #expect(run.status == 0, "\(run.output)", sourceLocation: sourceLocation)
    let expected = text.replacingOccurrences(of: "400ms", with: "500ms")
    #expect(expected != text)
    #expect(try place.read(name) == expected, sourceLocation: sourceLocation)
    // There is nothing left to do.
    let again = try place.touchstone("test", name, "--update=check")
    #expect(again.status == 0, sourceLocation: sourceLocation)
    #expect(try place.read(name) == expected, sourceLocation: sourceLocation)
  }

  @Test func `the difference is shown, and the file is told`() throws {
    try place.write(Self.heading + Self.block(), to: "lesson.md")
    let run = try place.touchstone("test", "lesson.md", "--update")
    #expect(
      run.output == """
        update  lesson.md#press

          12 |
          13 |   expect
          14 | -   hold began at 400ms  // as told
          14 | +   hold began at 500ms  // as told

        lesson.md: 1 scenario updated
        1 scenario passed

        """)
    #expect(run.status == 0)
  }

  @Test(arguments: [
    ("plain", heading + block()),
    ("a file without an end to its last line", heading + String(block().dropLast())),
    (
      "line ends of two characters",
      (heading + block()).replacingOccurrences(of: "\n", with: "\r\n")
    ),
    (
      "line ends of both kinds",
      heading.replacingOccurrences(of: "\n", with: "\r\n") + block()
        + "The end.\r\n"
    ),
    ("a mark of the byte order", "\u{FEFF}" + heading + block()),
    ("two equal blocks but for the name", heading + block("one") + "\n" + block("two")),
    ("four ticks", heading + block(opening: "````")),
    ("tildes", heading + block(opening: "~~~")),
    ("emoji and marks", heading + "👩‍👧 ä\u{301} \u{200B}\n\n" + block() + "\n👍🏽 400 ms\n"),
    ("in a list", heading + "1. one\n\n" + indented(block(), by: "   ") + "\n2. two\n"),
    ("in a quote", heading + "> one\n>\n" + indented(block(), by: "> ") + "\nafter\n"),
    ("in a list in a quote", heading + "> - one\n>\n" + indented(block(), by: ">   ") + "\n"),
    ("in a quote without spaces", heading + indented(block(), by: ">") + "\nafter\n"),
    (
      "tabs inside the block",
      heading
        + block().replacingOccurrences(of: "    UILong", with: "\tUILong")
        .replacingOccurrences(of: "  UIView B", with: "  UIView B\t")
    ),
    ("indented a little", heading + indented(block(), by: "  ")),
    ("in a list with tabs", heading + "- one\n\n" + indented(block(), by: "\t") + "\n"),
  ])
  func `one word changes, and no other byte`(what: String, text: String) throws {
    try expectUpdate(text)
  }

  @Test(arguments: [4, 5])
  func `a block that is never closed stays as it is, because its end isn't known`(missing: Int)
    throws
  {
    let text = Self.heading + String(Self.block().dropLast(missing))
    try place.write(text, to: "lesson.md")
    let run = try place.touchstone("test", "lesson.md", "--update")
    #expect(run.status == 1)
    #expect(run.errors.contains("error[unclosed-fence]"), "\(run.errors)")
    #expect(try place.read("lesson.md") == text)
  }

  private static func indented(_ text: String, by prefix: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map { ($0.isEmpty ? prefix.trimmingCharacters(in: .whitespaces) : prefix + $0) + "\n" }
      .joined()
  }

  @Test(arguments: ["\n", "\r\n"], [0, 1])
  func `a file with one scenario is updated too`(line: String, missing: Int) throws {
    let lines = Self.block().split(separator: "\n", omittingEmptySubsequences: false)
      .dropFirst().dropLast(2)
    let text = lines.joined(separator: line) + (missing == 1 ? "" : line)
    try expectUpdate(text, of: "press.scenario")
  }

  @Test func `a hundred thousand lines stay as they are`() throws {
    let filler = (0..<50_000).map { "Line \($0) of many.\n\n" }.joined()
    try expectUpdate(Self.heading + Self.block("one") + filler + Self.block("two"))
  }

  @Test func `of two equal blocks the one that was run is written`() throws {
    // Equal names are an error in the lesson, but no reason to write to the wrong place.
    let text = Self.heading + Self.block("one") + "\n" + Self.block("two")
    try place.write(text, to: "lesson.md")
    let run = try place.touchstone("test", "lesson.md#two", "--update")
    #expect(run.status == 0)
    #expect(
      try place.read("lesson.md")
        == Self.heading + Self.block("one") + "\n" + Self.block("two", time: "500ms"))
  }

  @Test func `of two blocks that are equal in all the line decides`() throws {
    let text = Self.heading + Self.block() + "\n" + Self.block()
    try place.write(text, to: "lesson.md")
    let run = try place.touchstone("test", "lesson.md:18", "--update")
    // The same name twice is an error of the lesson, which stays one.
    #expect(run.status == 1)
    let second = Self.heading + Self.block() + "\n" + Self.block(time: "500ms")
    #expect(try place.read("lesson.md") == second)
    _ = try place.touchstone("test", "lesson.md", "--update")
    #expect(
      try place.read("lesson.md")
        == Self.heading + Self.block(time: "500ms") + "\n" + Self.block(time: "500ms"))
  }

  @Test func `whoever is killed leaves each file old or new`() throws {
    for number in 10..<50 {
      let text = Self.heading + Self.block() + "Line.\n\n".repeated(2_000)
      try place.write(text, to: "old/\(number)-x\(number).md")
    }
    let run = try place.shell(
      """
      cp -r old Content; start=$(date +%s%N)
      touchstone test --no-cache --update > /dev/null || echo failed; end=$(date +%s%N)
      mv Content new; cmp -s old/10-x10.md new/10-x10.md && echo same
      for round in 1 2 3 4 5 6 7 8 9 10 11 12; do
        rm -rf Content; cp -r old Content
        touchstone test --no-cache --update > /dev/null & program=$!
        sleep $(awk "BEGIN { print ($end - $start) / 1e9 * (0.4 + $round / 20) }")
        kill -9 $program 2> /dev/null; wait $program 2> /dev/null
        for file in Content/*.md; do
          cmp -s $file old/${file##*/} || cmp -s $file new/${file##*/} || echo "half of $file"
        done
        test $(ls Content | wc -l) = 40 || echo "more or fewer files"
      done
      # What was left half done is done by the next one.
      touchstone test --no-cache --update > /dev/null || echo failed
      diff -r new Content --exclude='.*'
      """)
    #expect(run.output == "")
    #expect(run.status == 0)
  }

  @Test(arguments: [["--filter", "two"], ["--filter", "/#tw/"], ["lesson.md:18"]])
  func `names, patterns and lines limit what is written`(arguments: [String]) throws {
    try place.write(Self.heading + Self.block("one") + "\n" + Self.block("two"), to: "lesson.md")
    let paths = arguments.count == 1 ? arguments : ["lesson.md"] + arguments
    _ = try place.touchstone(["test", "--update"] + paths)
    #expect(
      try place.read("lesson.md")
        == Self.heading + Self.block("one") + "\n" + Self.block("two", time: "500ms"))
  }

  @Test(arguments: [
    ("hold began at 0.4s", "hold began at 0.5s"),
    ("hold began at 499.9ms", "hold began at 500ms"),
    ("states hold: possible began ended failed", "states hold: possible began ended"),
    ("states hold: possible → began", "states hold: possible → began → ended"),
    (
      "chain B → root → window",
      "chain B → root → controller → window → scene → application → delegate"
    ),
    ("B touchesBegan 3 times", "B touchesBegan 1 time"),
    ("hold fires 3 times", "hold fires 2 times"),
    ("B alpha 0.5", "B alpha 1"),
    ("B frame 0 0 1 1", "B frame 100 100 100 100"),
    ("B frame 100 100 100 90 ± 1", "B frame 100 100 100 100 ± 1"),
    ("B isHidden true", "B isHidden false"),
    ("B alpha == 0.5", "B alpha == 1"),
    ("B isHidden == true", "B isHidden == false"),
    ("hold minimumPressDuration 400ms", "hold minimumPressDuration 500ms"),
  ])
  func `what has one repair is repaired`(old: String, new: String) throws {
    func text(_ line: String) -> String {
      Self.heading
        + Self.block(time: "500ms").replacingOccurrences(
          of: "  hold began at 500ms", with: "  " + line)
    }
    try place.write(text(old), to: "lesson.md")
    let run = try place.touchstone("test", "lesson.md", "--update")
    #expect(run.errors == "")
    #expect(try place.read("lesson.md") == text(new), "\(run.output)")
    #expect(run.status == 0)
  }

  @Test(arguments: ["expect\n", "expect in any order\n"])
  func `a wrong time that several events could have is left alone, and so are the values below`(
    expect: String
  ) throws {
    // The pan changes at each of thirteen moves; which of them is meant only its author knows.
    let text =
      Self.heading + """
        ```scenario drag
        UIView root
          UIPanGestureRecognizer pan

        drag root by 0 120

        \(expect)  pan changed at 101ms
          pan translation 0 50
        ```

        """
    try place.write(text, to: "lesson.md")
    let run = try place.touchstone("test", "lesson.md", "--update")
    #expect(try place.read("lesson.md") == text)
    #expect(run.status == 1)
    #expect(run.output.contains("no update can tell which of them is meant"), "\(run.output)")
  }

  @Test(arguments: [
    "B alpha < 0.5", "B alpha 0.2...0.4", "B subviews.count > 3", "hold began after 700ms",
    "B touchesBegan 2...3 times", "never B alpha 1",
  ])
  func `a comparison that fails is left to its author`(line: String) throws {
    let text =
      Self.heading
      + Self.block(time: "500ms").replacingOccurrences(
        of: "  hold began at 500ms", with: "  " + line)
    try place.write(text, to: "lesson.md")
    let run = try place.touchstone("test", "lesson.md", "--update")
    #expect(try place.read("lesson.md") == text)
    #expect(run.status == 1)
  }

  @Test(arguments: ["\n", "\r\n"], ["", "> ", "   "])
  func `a whole trace is written, in a quote and a list too`(end: String, prefix: String) throws {
    let block = Self.block().replacingOccurrences(
      of: "expect\n  hold began at 400ms  // as told",
      with: "expect trace of actions\n\nexpect\n  B touchesBegan")
    let before = prefix == "   " ? "1. one\n\n" : ""
    let text =
      Self.heading + before + (prefix.isEmpty ? block : Self.indented(block, by: prefix))
      + "\nend\n"
    try place.write(text.replacingOccurrences(of: "\n", with: end), to: "lesson.md")
    let run = try place.touchstone("test", "lesson.md", "--update")
    #expect(run.errors == "")
    #expect(run.status == 0, "\(run.output)")
    let expected = text.replacingOccurrences(
      of: "expect trace of actions\n",
      with: "expect trace of actions\n\(prefix)  500 ms  hold fires began → target\n"
        + "\(prefix)  600 ms  hold fires ended → target\n")
    #expect(
      try place.read("lesson.md") == expected.replacingOccurrences(of: "\n", with: end))
  }

  @Test(arguments: ["\n", "\r\n"], ["", "> ", "   ", "\t"])
  func `an exact list is written, and what fits in it stays`(end: String, prefix: String) throws {
    let list = """
      expect exactly of B hold
        * touchesBegan  // both
        hold touchesBegan
        hold began at 0.4s
        hold failed

      """
    let block = Self.block().replacingOccurrences(
      of: "expect\n  hold began at 400ms  // as told\n", with: list)
    let before = prefix.hasSuffix("> ") || prefix.isEmpty ? "" : "- one\n\n"
    let text =
      Self.heading + before + (prefix.isEmpty ? block : Self.indented(block, by: prefix))
      + "\nend\n"
    try place.write(text.replacingOccurrences(of: "\n", with: end), to: "lesson.md")
    let run = try place.touchstone("test", "lesson.md", "--update")
    #expect(run.errors == "")
    // After `began`, several events of `hold` are left, so its last line stays and fails.
    #expect(run.status == 1, "\(run.output)")
    #expect(run.output.contains("no update can tell which of them is meant"), "\(run.output)")
    let expected =
      text
      .replacingOccurrences(
        of: "\(prefix)  hold touchesBegan\n", with: "\(prefix)  B touchesBegan\n"
      )
      .replacingOccurrences(of: "0.4s", with: "0.5s")
    #expect(try place.read("lesson.md") == expected.replacingOccurrences(of: "\n", with: end))
  }

  @Test func `what is right for one variant only is nobody's repair`() throws {
    let text =
      Self.heading
      + Self.block().replacingOccurrences(
        of: "press B for 600ms\n\nexpect\n  hold began at 400ms  // as told",
        with: """
          when hold began: B removeFromSuperview

          expect exactly
            B touchesBegan

          variant one
            press B for 600ms
            expect
              hold began at 400ms

          variant two
            tap B
            press B for 600ms
            expect
              hold began at 400ms
          """)
    try place.write(text, to: "lesson.md")
    let run = try place.touchstone("test", "lesson.md", "--update")
    #expect(run.status == 1)
    #expect(try place.read("lesson.md") == text)
  }

  @Test func `many errors of one block are repaired together`() throws {
    let text =
      Self.heading
      + Self.block().replacingOccurrences(
        of: "  hold began at 400ms",
        with: "  B touchesBegan at 1ms\n  hold began at 2ms\n  hold ended at 3ms\n  B alpha 0")
    try place.write(text, to: "lesson.md")
    let run = try place.touchstone("test", "lesson.md", "--update")
    #expect(run.status == 0)
    let expected =
      "  B touchesBegan at 0ms\n  hold began at 500ms\n  hold ended at 600ms\n  B alpha 1"
    #expect(try place.read("lesson.md").contains(expected))
  }

  @Test(arguments: [
    "never B touchesBegan", "B touchesMoved", "chain B → … → root", "hold failed",
    "hold fires 1 time", "hold began at 600ms", "B touchesBegan at 500ms",
  ])
  func `what has no or several repairs stays as it is`(line: String) throws {
    let text =
      Self.heading
      + Self.block().replacingOccurrences(of: "  hold began at 400ms", with: "  " + line)
    try place.write(text, to: "lesson.md")
    let run = try place.touchstone("test", "lesson.md", "--update")
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("FAIL  lesson.md#press\n"))
    #expect(try place.read("lesson.md") == text)
  }

  @Test func `a line that's right is never removed because a gap could hold it`() throws {
    let text = """
      UIView root
        UIView A  frame: 0 0 100 100

      tap A

      expect exactly of A
        A hitTest
        A point(inside:) false
        A returns A
        …

      """
    try place.write(text, to: "a.scenario")
    let run = try place.touchstone("test", "a.scenario", "--update")
    #expect(run.status == 0, "\(run.output)")
    #expect(try place.read("a.scenario") == text.replacingOccurrences(of: "false", with: "true"))
  }

  @Test func `what can be repaired is, and the rest is told`() throws {
    let text =
      Self.heading
      + Self.block().replacingOccurrences(
        of: "  hold began at 400ms", with: "  hold began at 400ms\n  never hold ended")
    try place.write(text, to: "lesson.md")
    let run = try place.touchstone("test", "lesson.md", "--update")
    #expect(run.status == 1)
    #expect(run.output.contains("FAIL  lesson.md#press\n\nlesson.md:15:3: error["))
    #expect(
      try place.read("lesson.md") == text.replacingOccurrences(of: "400ms", with: "500ms"))
  }

  @Test func `a block that must fail, and one that is skipped, are not touched`() throws {
    let text =
      Self.heading + Self.block("one fails") + "\n" + Self.block("two skip: \"not yet\"")
    try place.write(text, to: "lesson.md")
    let run = try place.touchstone("test", "lesson.md", "--update")
    #expect(run.status == 0)
    #expect(try place.read("lesson.md") == text)
  }

  @Test func `a scenario with errors is not touched`() throws {
    let text = Self.heading + Self.block().replacingOccurrences(of: "UIView B", with: "UIVeiw B")
    try place.write(text, to: "lesson.md")
    let run = try place.touchstone("test", "lesson.md", "--update")
    #expect(run.status == 1)
    #expect(try place.read("lesson.md") == text)
  }

  @Test func `a check writes nothing, and fails`() throws {
    let text = Self.heading + Self.block()
    try place.write(text, to: "lesson.md")
    for arguments in [["--update=check"], ["--update", "--check"]] {
      let run = try place.touchstone(["test", "lesson.md"] + arguments)
      #expect(run.status == 1)
      #expect(run.output.hasPrefix("stale  lesson.md#press\n\n"))
      #expect(run.output.contains("14 | +   hold began at 500ms"))
      #expect(try place.read("lesson.md") == text)
    }
  }

  @Test(arguments: [
    ("y\nn\n", "500ms", "400ms"), ("n\ny\n", "400ms", "500ms"), ("a\n", "500ms", "500ms"),
    ("q\n", "400ms", "400ms"), ("", "400ms", "400ms"), ("what\nYES\nn\n", "500ms", "400ms"),
  ])
  func `a user who is asked decides block by block`(
    answers: String, first: String, second: String
  ) throws {
    try place.write(Self.heading + Self.block("one") + "\n" + Self.block("two"), to: "lesson.md")
    let run = try place.touchstone("test", "lesson.md", "--update=ask", input: answers)
    #expect(run.output.contains("Write this to lesson.md? [y]es, [n]o, [a]ll, [q]uit: "))
    #expect(
      try place.read("lesson.md")
        == Self.heading + Self.block("one", time: first) + "\n"
        + Self.block("two", time: second))
    #expect(run.status == (first == second && first == "500ms" ? 0 : 1))
  }

  @Test func `a file keeps its rights, and a link stays a link`() throws {
    try place.write(Self.heading + Self.block(), to: "real/lesson.md")
    chmod(place("real/lesson.md"), 0o640)
    try place.link("lesson.md", to: "real/lesson.md")
    #expect(try place.touchstone("test", "lesson.md", "--update").status == 0)
    let attributes = try FileManager.default.attributesOfItem(atPath: place("real/lesson.md"))
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(try place.read("real/lesson.md").contains("500ms"))
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: place("lesson.md"))
        == "real/lesson.md")
    #expect(try FileManager.default.contentsOfDirectory(atPath: place("real")) == ["lesson.md"])
  }

  @Test func `a file that was changed meanwhile is not written`() throws {
    try place.write(Self.heading + Self.block("one") + "\n" + Self.block("two"), to: "lesson.md")
    // When the question comes the file has been read.
    let run = try place.shell(
      "touch asked; "
        + "(until grep -q Write asked; do sleep 0.1; done; echo more >> lesson.md; echo y; echo y) "
        + "| touchstone test lesson.md --update=ask > asked")
    #expect(run.status == 3)
    #expect(
      run.errors.contains(
        "cannot write `lesson.md`; it was changed while its scenarios ran; run the command again"))
    #expect(
      try place.read("lesson.md")
        == Self.heading + Self.block("one") + "\n" + Self.block("two") + "more\n")
  }

  @Test func `several lessons are written, each whole`() throws {
    for number in 1...3 {
      try place.write(Self.heading + Self.block(), to: "Content/0\(number)-x\(number).md")
    }
    let run = try place.touchstone("test", "--update")
    #expect(run.status == 0)
    for number in 1...3 {
      #expect(
        try place.read("Content/0\(number)-x\(number).md")
          == Self.heading + Self.block(time: "500ms"))
    }
    #expect(run.output.contains("Content/02-x2.md: 1 scenario updated\n"))
  }
}

extension String {
  fileprivate func repeated(_ count: Int) -> String { String(repeating: self, count: count) }
}
