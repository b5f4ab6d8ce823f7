import Foundation

/// A small course that is right in everything.
enum Fixture {
  /// The templates of this repository.
  static let templates = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Templates").path

  static let scene = """
    UIView root
      UIView B  frame: 100 100 100 100

    tap B

    expect
      hit B
      B touchesBegan
      B touchesEnded

    """

  static let tapLesson = """
    ---
    title: One tap
    question: Who hears of a tap?
    ---

    A tap is a touch that ends where it began. See [what holds](02-hold.md#how-long).

    ```scenario tap-b title: "A tap on B"
    \(scene)```

    """

  static let holdLesson = """
    ---
    title: One press
    question: When does a press begin?
    ---

    ## How long

    ```scenario press-b
    UIView root
      UIView B  frame: 100 100 100 100
        UILongPressGestureRecognizer hold

    press B for 600ms

    expect
      hold began at 500ms
    ```

    ```scenario tap-b show: sequence topics: recognizers
    UIView root
      UIView B  frame: 100 100 100 100
        UILongPressGestureRecognizer hold

    tap B

    expect
      never hold began
    ```

    """
}

extension Workplace {
  /// Puts the course into `Content`, and leads `Templates` to those of this repository.
  func writeCourse() throws {
    try write(Fixture.tapLesson, to: "Content/01-tap.md")
    try write(Fixture.holdLesson, to: "Content/02-hold.md")
    try link("Templates", to: Fixture.templates)
  }

  /// Changes one piece of a file into another.
  func change(_ name: String, _ old: String, to new: String) throws {
    let text = try read(name)
    guard text.contains(old) else { throw NoSuchText(text: old) }
    try write(text.replacingOccurrences(of: old, with: new), to: name)
  }

  struct NoSuchText: Error {
    var text: String
  }
}
