import LessonMarkdown
import SourceDiagnostics
import TextWriting

/// The first files of a site and of a lesson.
enum ScaffoldText {
  static let siteFile = """
    # The site's name, and what it's about.
    title: My lessons
    tagline: What happens when a finger touches the screen

    # The parts of the course, in order. Every lesson names its part.
    parts:
      - First steps

    # The address where the site is published, for its map, its feed, and its canonical addresses.
    # address: https://example.org/lessons/

    # The address where a lesson's file can be edited, up to its path in this folder.
    # edit: https://example.org/edit/Content/

    # Whether there is one page with all lessons, to print.
    coursePage: true

    """

  static let firstLesson = """
    ---
    title: A tap
    question: Which view receives a tap?
    summary: The view under the finger receives a touch when the finger touches down and when it lifts.
    part: First steps
    ---

    Your page has a photo on it. You tap the photo: a finger touches it and lifts again.

    ```quiz who-receives of: tap-on-photo
    Which view receives the touch?

    - [x] The photo, when the finger touches down and when it lifts.
      > The view that hit-testing finds under the finger receives both.
      expect
        photo touchesBegan
        photo touchesEnded
    - [ ] The page, because it contains everything.
      > UIKit asks the page first, and the page returns the photo.
      expect
        hit page
    - [ ] No view, because there's no button and no recognizer.
      > UIKit delivers a touch even if the view does nothing with it.
      expect
        never photo touchesBegan
    ```

    ```scenario tap-on-photo title: "A tap on the photo"
    UIView page
      UIView photo  frame: 145 372 100 100

    tap photo

    expect
      hit photo
      photo touchesBegan
      photo touchesEnded
      never * touchesCancelled
    ```

    ## Change the scenario

    Change a line, and look at the page again. If the run doesn't do what `expect` says, the page isn't
    built, and Touchstone shows you what happened instead.

    The next lesson is [A press](02-a-press.md).

    """

  static let secondLesson = """
    ---
    title: A press
    question: When does a long press begin?
    summary: A long-press recognizer waits for half a second and then cancels the view's touch.
    part: First steps
    ---

    A long press on the photo opens a menu. The finger rests on the photo for 600 milliseconds.

    ```scenario press-on-photo title: "A press of 600 milliseconds" show: sequence table
    UIView page
      UIView photo  frame: 145 372 100 100
        UILongPressGestureRecognizer hold

    press photo for 600ms

    expect
      photo touchesBegan
      hold began at 500ms
      photo touchesCancelled
      hold ended
    ```

    The recognizer `hold` begins after 500 milliseconds, and the photo receives `touchesCancelled`.

    ```challenge receive-the-end of: press-on-photo
    Change the view tree so that the photo receives `touchesEnded` when the finger lifts.

    hint hold began
      > Which property of a recognizer decides what happens to its view's touch at this moment?
    expect
      photo touchesEnded
    solution
      UIView page
        UIView photo  frame: 145 372 100 100
          UILongPressGestureRecognizer hold  cancelsTouchesInView: false

      press photo for 600ms
      > With `cancelsTouchesInView` set to `false`, the recognizer and the view both receive the touch.
    ```

    > [!TIP]
    > Write `minimumPressDuration: 300ms` after `hold`, and let `touchstone test --update` correct
    > the expectation.

    """

  /// A lesson to start from, in the last part of the course.
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

      Describe what a user does in your app, and what goes wrong.

      ```quiz \(name) of: \(name)-run
      What happens?

      - [x] The photo receives the tap.
        > It's the view under the finger.
        expect
          photo touchesEnded
      - [ ] No view receives it.
        > UIKit delivers the touch to the view that hit-testing finds.
        expect
          never photo touchesBegan
      ```

      ```scenario \(name)-run title: "\(title)"
      UIView page
        UIView photo  frame: 145 372 100 100

      tap photo

      expect
        hit photo
        photo touchesBegan
        photo touchesEnded
      ```

      ## Say in the heading why it happens

      Explain the mechanism.

      ## Say what to do in an app

      Show the code.

      """
  }
}
