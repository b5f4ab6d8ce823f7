import LessonTrial
import Testing

/// Lessons that a fuzzer made up and that were not read well once.
struct FoundByFuzzingTests {
  @Test(arguments: [
    // A NUL byte is read as three bytes, so that a line seemed to end behind the file.
    "---\ntitle: A\n---\n\n```scenario s\nUIView B\n\ntap B\nexpect\n  hit B\n```\n\n```quiz q of: s\n"
      + "Who?\n\n- [x] B.\n  > It.\n  expect\nx\0\0\0\0\0\0\0\0\0\0\0\0y\n```",
    // What Markdown makes of a list and a tab has more spaces than the file has bytes.
    "---\ntitle: A\n---\n\n- ```quiz q of: s\n\tWho?\n\n\t- [x] B.\n\texpect\n\t\t\tx\n",
    // The name of a callout, too.
    "---\ntitle: A\n---\n\n> [!NOTE\0\0\0\0\0\0\0\0] B",
    "---\rtitle: A\r---\r\rB\r",
    "\u{FEFF}---\r\ntitle: A\n---\r\n",
  ])
  func `a lesson becomes a sound page, or is refused`(_ lesson: String) async {
    #expect(await LessonTrial(Array(lesson.utf8)).complaint == nil)
  }
}
