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
    let line = part.map { "part: \(JSONText.quoting($0))\n" } ?? ""
    return properties.language == ScaffoldLanguage.simplifiedChinese.rawValue
      ? chinese(name, title, line) : english(name, title, line)
  }

  private static func english(_ name: String, _ title: String, _ part: String) -> String {
    """
    ---
    title: \(title)
    question: What is the one question that this lesson answers?
    summary: What it shows, in a sentence.
    \(part)---

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

  private static func chinese(_ name: String, _ title: String, _ part: String) -> String {
    """
    ---
    title: \(title)
    question: 这一课要回答的唯一问题是什么？
    summary: 用一句话说明它展示什么。
    \(part)---

    描述用户在你的 App 中做了什么，出了什么问题。

    ```quiz \(name) of: \(name)-run
    会发生什么？

    - [x] 照片会收到轻点。
      > 它是手指下方的视图。
      expect
        photo touchesEnded
    - [ ] 没有视图会收到。
      > UIKit 会把触摸传递给命中测试找到的视图。
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

    ## 在标题中说明原因

    解释其中的机制。

    ## 说明在 App 中该怎么做

    给出代码。

    """
  }
}
