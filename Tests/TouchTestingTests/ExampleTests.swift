import Foundation
import Testing
import TouchTesting

import struct TouchTesting.CGPoint
import struct TouchTesting.CGRect

// The blocks between these marks are in the documentation of `TouchTesting`.

// MARK: tap
@MainActor @Suite struct LikeButtonTests {
  let screen = TestScreen()
  let button = UIButton(frame: CGRect(x: 100, y: 300, width: 200, height: 44))

  @Test func aTapPressesTheButton() throws {
    var presses = 0
    button.accessibilityIdentifier = "like"
    button.addTarget(screen, action: Selector("like") { _, _ in presses += 1 }, for: .touchUpInside)
    screen.show(button)

    try screen.tap(button)

    #expect(presses == 1)
    #expect(screen.events(of: button).contains("like touchesEnded"))
  }
}
// MARK: recognizer
/// Recognizes two fingers that rest for half a second.
final class TwoFingerHold: UILongPressGestureRecognizer {
  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    numberOfTouchesRequired = 2
    name = "hold"
  }
}

@MainActor @Suite struct TwoFingerHoldTests {
  let screen = TestScreen()
  let hold = TwoFingerHold()

  init() {
    screen.view.addGestureRecognizer(hold)
  }

  @Test func twoFingersAreEnough() {
    screen.press(at: CGPoint(x: 195, y: 400), for: 0.6, fingers: 2)
    #expect(screen.events.contains("hold began"))
  }

  @Test func oneFingerIsNotEnough() {
    screen.press(at: CGPoint(x: 195, y: 400), for: 0.6)
    #expect(screen.events.contains("hold failed"))
  }
}
// MARK: fingers
@MainActor @Suite struct InterruptionTests {
  @Test func aPhoneCallCancelsTheTouch() {
    let screen = TestScreen()
    screen.touch(at: CGPoint(x: 100, y: 100))
    screen.wait(for: 0.1)
    screen.move(to: CGPoint(x: 120, y: 100))
    screen.cancelTouches()
    #expect(screen.events.contains("root touchesCancelled"))
  }
}
// MARK: curve
@MainActor @Suite struct RotationTests {
  @Test func aFingerCanDrawACircle() {
    let screen = TestScreen()
    let pan = UIPanGestureRecognizer()
    screen.view.addGestureRecognizer(pan)
    screen.perform(
      HandGesture(fingers: 1, over: VirtualTime(seconds: 1)) { _, part in
        CGPoint(x: 195 + 100 * cos(2 * .pi * part), y: 400 + 100 * sin(2 * .pi * part))
      })
    #expect(screen.events(of: pan).contains("UIPanGestureRecognizer began"))
    #expect(screen.events(of: pan).contains("UIPanGestureRecognizer ended"))
  }
}
// MARK: end

/// The documentation.
@Suite struct DocumentationTests {
  @Test("Each example of the documentation is one of these tests")
  func examples() throws {
    let package = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let article = try String(
      contentsOf: package.appending(
        path: "Sources/TouchTesting/TouchTesting.docc/TouchTesting.md"), encoding: .utf8)
    let tests = try String(contentsOfFile: #filePath, encoding: .utf8)
    let tested = tests.components(separatedBy: "\n// MARK: ").dropFirst().dropLast()
    #expect(tested.count == 4)
    for block in tested {
      let code = block.drop { $0 != "\n" }.dropFirst()
      #expect(article.contains("```swift\n\(code)\n```"), "not in the article:\n\(code)")
    }
  }
}
