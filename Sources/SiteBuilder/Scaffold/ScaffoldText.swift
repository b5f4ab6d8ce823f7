import LessonMarkdown
import SourceDiagnostics
import TextWriting

/// What stands in the first files of a site and of a lesson.
enum ScaffoldText {
  static let siteFile = """
    # What the site is called, and what it is about.
    title: My lessons
    tagline: What happens when a finger lands

    # The parts of the course in their order. Every lesson names its part.
    parts:
      - First steps

    # Where the site is published, for its map, its news and its canonical addresses.
    # address: https://example.org/lessons/

    # Where a lesson's file can be edited; the path in this folder is put behind it.
    # edit: https://example.org/edit/Content/

    # A page with all lessons, for paper.
    coursePage: true

    """

  static let firstLesson = """
    ---
    title: A tap
    question: Who hears of a tap?
    summary: A finger lands and lifts, and one view hears of both.
    part: First steps
    ---

    A finger lands on B and lifts again. B lies in `root`.

    ## Predict

    ```quiz who-hears of: tap-on-b
    Who hears of it?

    - [x] B, twice: of the landing and of the lift.
      > The view that was found under the finger gets both.
      expect
        B touchesBegan
        B touchesEnded
    - [ ] `root`, because everything lies in it.
      > `root` is asked for the view, but the touch is not for it.
      expect
        hit root
    - [ ] Nobody. There is no button and no recognizer.
      > A touch is delivered even if nobody does anything with it.
      expect
        never B touchesBegan
    ```

    ## The run

    ```scenario tap-on-b title: "A tap on B"
    UIView root
      UIView B  frame: 145 372 100 100

    tap B

    expect
      hit B
      B touchesBegan
      B touchesEnded
      never * touchesCancelled
    ```

    Change a line of the scenario, and look at the page again. When it does not do what stands under
    `expect`, there is no page, and you are told why.

    The next lesson: [A press](02-a-press.md).

    """

  static let secondLesson = """
    ---
    title: A press
    question: When does a long press begin?
    summary: A recognizer waits half a second, and takes the touch away from the view.
    part: First steps
    ---

    `hold` is a long press recognizer on B. The finger rests on B for 600 milliseconds.

    ```scenario press-on-b title: "A press of 600 milliseconds" show: sequence table
    UIView root
      UIView B  frame: 145 372 100 100
        UILongPressGestureRecognizer hold

    press B for 600ms

    expect
      B touchesBegan
      hold began at 500ms
      B touchesCancelled
      hold ended
    ```

    `hold` begins after 500 milliseconds, and B is told that the touch is no longer its own.

    ```challenge b-hears-the-end of: press-on-b
    Change the scene so that B gets `touchesEnded` when the finger lifts.

    hint hold began
      > What does a recognizer take from its view when it begins?
    expect
      B touchesEnded
    solution
      UIView root
        UIView B  frame: 145 372 100 100
          UILongPressGestureRecognizer hold  cancelsTouchesInView: false

      press B for 600ms
      > A recognizer that does not cancel looks on, and takes nothing away.
    ```

    > [!TIP]
    > Write `minimumPressDuration: 300ms` behind `hold`, and correct the expectation with
    > `touchstone test --update`.

    """

  /// A lesson to begin with, in the last part of the course.
  static func lesson(named name: String, siteFile: String?) -> String {
    let words = name.split(separator: "-").joined(separator: " ")
    let title = words.prefix(1).uppercased() + words.dropFirst()
    var properties = SiteProperties()
    if let siteFile {
      properties = SiteProperties.read(SourceText(name: "", text: siteFile)).properties
    }
    let part = properties.parts.last { !properties.appendices.contains($0) }
    return """
      ---
      title: \(title)
      question: What is the one question that this lesson answers?
      summary: What it shows, in a sentence.
      \(part.map { "part: \(JSONText.quoting($0))\n" } ?? "")---

      What happens, and to whom? Describe what a reader sees in an app.

      ## Predict

      ```quiz \(name) of: \(name)-run
      What happens?

      - [x] B hears of the tap.
        > It is the view under the finger.
        expect
          B touchesEnded
      - [ ] Nothing.
        > A touch is always delivered to the view that was found.
        expect
          never B touchesBegan
      ```

      ## The run

      ```scenario \(name)-run title: "\(title)"
      UIView root
        UIView B  frame: 145 372 100 100

      tap B

      expect
        hit B
        B touchesBegan
        B touchesEnded
      ```

      ## Why

      What makes it so?

      ## In your app

      What to do about it.

      """
  }
}
