import LessonMarkdown
import SourceDiagnostics
import TextWriting

/// The text of a new lesson.
enum ScaffoldText {
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
