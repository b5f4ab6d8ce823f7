import Foundation
import Testing

/// How many bytes a reader's browser loads for one lesson.
struct PageWeightTests {
  @Test func `a lesson with a figure of 60 messages takes at most 60 KB, 15 KB compressed`()
    async throws
  {
    let site = await BuiltSite.make(["lesson.md": Self.lesson], templates: [:])
    let html = try #require(site.files["lesson.html"], "\(site.messages)")
    #expect(html.components(separatedBy: "-row-").count - 1 >= 60)
    #expect(html.contains("scenario-sequence"))
    #expect(html.contains("scenario-tree"))
    #expect(html.contains("scenario-states"))
    #expect(html.utf8.count <= 60_000)
    #expect(try Self.compressed(html).count <= 15_000)
  }

  @Test func `the script that steps through all figures takes at most 8.4 KB`() async throws {
    let site = await BuiltSite.make(["lesson.md": Self.lesson], templates: [:])
    let script = try #require(
      site.files.first { $0.key.hasPrefix("theme/late/player.") && $0.key.hasSuffix(".js") })
    #expect(script.value.utf8.count <= 8_600)
  }

  /// Eleven participants, 63 messages, all the usual figures, and the text of a long lesson.
  private static var lesson: String {
    var text = """
      ---
      title: A card on a list
      question: I drag the card. Why does the list hear of it first?
      summary: A card with a pan of its own, on a list that waits for a long press.
      ---

      """
    var words = Words()
    for section in 1...6 {
      text += "\n## Section \(section)\n"
      for _ in 1...4 { text += "\n\(words.paragraph(of: 45))\n" }
      if section == 2 { text += scenario }
      if section == 4 { text += code }
    }
    return text
  }

  private static let scenario = """

    ```scenario card title: "A finger drags the card"
    UIView root
      UIView list  frame: 0 100 390 600
        UILongPressGestureRecognizer hold  minimumPressDuration: 500ms
        UIView card  frame: 20 40 350 160  isMultipleTouchEnabled: true
          UIPanGestureRecognizer drag
          UITapGestureRecognizer open
          UIImageView picture  frame: 10 10 80 80
          UILabel caption  frame: 100 10 240 40
    drag requires hold to fail

    finger touches card
    finger moves by 4 2 over 33ms in 2 steps
    finger moves by 40 60 over 100ms in 4 steps
    finger lifts

    expect
      hit card
      card touchesBegan
      drag began
      hold failed
      card touchesCancelled
      drag ended
      never card touchesEnded
    ```

    """

  private static let code = """

    ```swift
    final class CardView: UIView {
      override init(frame: CGRect) {
        super.init(frame: frame)
        let drag = UIPanGestureRecognizer(target: self, action: #selector(moveCard))
        addGestureRecognizer(drag)
      }

      @objc private func moveCard(_ drag: UIPanGestureRecognizer) {
        // The translation is counted from the place where the finger landed.
        center.x += drag.translation(in: superview).x
        drag.setTranslation(.zero, in: superview)
      }
    }
    ```

    """

  /// What a server sends to a browser, as the usual program makes it.
  private static func compressed(_ text: String) throws -> Data {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "page.html")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["gzip", "-6", folder("page.html")]
    try process.run()
    process.waitUntilExit()
    return try Data(contentsOf: URL(fileURLWithPath: folder("page.html.gz")))
  }
}

/// Text without end that compresses about as well as what somebody wrote.
private struct Words {
  private static let all = """
    a about after again all and any app arrives asks at because before begins belongs between both \
    but by can card chain comes control delivery does down each ends event every fails finger first \
    for from gesture gets glass goes has hears hit holds how if in inside into is it its landed last \
    later lift list longer moves much must never next no not nothing now of on once one only or order \
    other over own parent point press question recognizer root same says screen second sees sends \
    shows since so state still subview take tells than that the their them then there they this time \
    to touch turn two under until up view waits was what when where which while who why will window \
    with without word would you your
    """.split(separator: " ")

  private var state: UInt64 = 7

  private mutating func next() -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33)
  }

  mutating func paragraph(of count: Int) -> String {
    var text = ""
    for place in 0..<count {
      let word = Self.all[next() % Self.all.count]
      text += place == 0 ? word.capitalized : " " + word
      if place % 14 == 13, place + 1 < count { text += "," }
    }
    return text + "."
  }
}
