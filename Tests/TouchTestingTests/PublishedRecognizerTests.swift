import Foundation
import Testing
import TouchTesting

import struct TouchTesting.CGPoint
import struct TouchTesting.CGRect

/// What published recognizers use beyond the touch methods.
@MainActor @Suite struct PublishedRecognizerTests {
  /// A recognizer that's its own first delegate and passes the questions on to the app's, as
  /// published ones do.
  private final class Flick: UITapGestureRecognizer, UIGestureRecognizerDelegate {
    private weak var outer: (any UIGestureRecognizerDelegate)?
    private(set) var questions = 0

    override init(target: Any?, action: Selector?) {
      super.init(target: target, action: action)
      super.delegate = self
    }

    override var delegate: (any UIGestureRecognizerDelegate)? {
      get { outer }
      set { outer = newValue }
    }

    func release() { super.delegate = nil }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      questions += 1
      return outer?.gestureRecognizerShouldBegin(gestureRecognizer) ?? true
    }
  }

  private final class App: UIGestureRecognizerDelegate {
    var allows = true

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { allows }
  }

  @Test("A recognizer can override its delegate, and what it returns is asked")
  func overriddenDelegate() throws {
    let screen = TestScreen()
    let flick = Flick()
    let app = App()
    flick.delegate = app
    flick.name = "flick"
    screen.view.addGestureRecognizer(flick)
    #expect(flick.delegate === app)
    app.allows = false
    screen.tap(at: CGPoint(x: 100, y: 100))
    #expect(screen.events(of: flick).contains("flick failed"))
    app.allows = true
    screen.tap(at: CGPoint(x: 100, y: 100))
    #expect(screen.events(of: flick).contains("flick ended"))
    flick.release()
  }

  @Test("The box around a path begins with no rectangle and grows with each point")
  func box() {
    let path = [(30, 40), (10, 90), (50, 20)].map { CGPoint(x: $0, y: $1) }
    let box = path.reduce(CGRect.null) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
    #expect(box == CGRect(x: 10, y: 20, width: 40, height: 70))
    #expect(CGRect.null.isNull)
    #expect(!CGRect.zero.isNull)
    #expect(CGRect.zero.isEmpty)
    #expect(!CGRect.null.contains(.zero))
  }

  @Test("Unions and intersections are those of the platform's rectangles")
  func platform() {
    var rectangles: [CGRect] = [.null, .zero]
    for x in [-10.0, 0, 10, 30] {
      for y in [-5.0, 0, 20] {
        for (width, height) in [(10.0, 20.0), (20, 0), (-10, 5), (0, 0)] {
          rectangles.append(CGRect(x: x, y: y, width: width, height: height))
        }
      }
    }
    for first in rectangles {
      #expect(first.isNull == platform(first).isNull)
      #expect(first.isEmpty == platform(first).isEmpty)
      for second in rectangles {
        let (one, other) = (platform(first), platform(second))
        #expect(platform(first.union(second)) == one.union(other), "\(first) ∪ \(second)")
        #expect(
          platform(first.intersection(second)) == one.intersection(other), "\(first) ∩ \(second)")
        #expect(first.intersects(second) == one.intersects(other))
      }
    }
  }

  private func platform(_ rectangle: CGRect) -> Foundation.CGRect {
    Foundation.CGRect(
      x: rectangle.origin.x, y: rectangle.origin.y, width: rectangle.size.width,
      height: rectangle.size.height)
  }
}
