import Foundation
import Testing
import TouchTesting

/// A view that uses, in a file that imports Foundation, the names that Foundation has as well.
private final class Dial: UIView {
  var radius: CGFloat = 50
  var box = CGRect(x: 0, y: 0, width: 10, height: 10)
  var extent: CGSize { box.size }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    hypot(point.x - bounds.midX, point.y - bounds.midY) <= radius
  }
}

extension Dial {
  func row() -> IndexPath { IndexPath(row: 1, section: 0) }
  func timer() -> Timer { Timer(timeInterval: 1, repeats: false) { _ in } }
  func mode(of loop: RunLoop) -> RunLoop.Mode { loop.currentMode }
}

/// A recognizer that does the same.
private final class Spin: UIGestureRecognizer {
  var angle: CGFloat = 0

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let point: CGPoint = touches.first?.location(in: view) ?? .zero
    angle = atan2(point.y - 100, point.x - 100)
  }
}

@MainActor @Suite struct NamesBesideFoundationTests {
  @Test("A subclass can use UIKit's names in a file that imports Foundation")
  func subclasses() throws {
    let screen = TestScreen()
    let dial = Dial(frame: .init(x: 0, y: 0, width: 200, height: 200))
    let spin = Spin()
    dial.addGestureRecognizer(spin)
    screen.show(dial)
    try screen.drag(dial, from: .init(x: 100, y: 60), byX: 0, y: 80)
    #expect(abs(spin.angle - .pi / 2) < 1e-9)
    // The corner isn't inside.
    try screen.tap(dial, at: .init(x: 5, y: 5))
    #expect(screen.events(of: screen.view).contains("root touchesEnded"))
    #expect(dial.row().row == 1)
    #expect(dial.timer().isValid)
    #expect(dial.mode(of: screen.application.runLoop) == .default)
    #expect(Date.now > .distantPast)
  }
}
