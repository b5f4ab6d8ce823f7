/// A recognizer on a window for the system gestures that begin at the edges of the screen (G239).
///
/// A window has two gates, and neither ever recognizes a gesture. One only watches. The other
/// delays beginnings: it fails immediately for a finger that touches down away from the edges, or
/// at an edge that the app wants for itself (G241); near an edge, it delays the touch until the
/// finger lifts or some time has passed (G240).
final class UISystemGestureGateGestureRecognizer: UIGestureRecognizer {
  override var className: String { "_UISystemGestureGateGestureRecognizer" }

  private var timer: VirtualClock.Timer?

  /// The clock of the timer, which outlives the application.
  private var clock: VirtualClock?

  /// Creates one of the two gates of a window.
  init(delaysTouchesBegan: Bool) {
    super.init(target: nil, action: nil)
    name = delaysTouchesBegan ? "edgeGate" : "systemGate"
    cancelsTouchesInView = false
    self.delaysTouchesBegan = delaysTouchesBegan
    delaysTouchesEnded = delaysTouchesBegan
  }

  deinit {
    stopTimer()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    // An app can turn off the delay, as some did (G240); then there's nothing to wait for.
    guard delaysTouchesBegan, timer == nil, let touch = currentTouches.first else { return }
    let edges = edges(near: touch)
    if edges.isEmpty || suspends(.gatesHoldNearEdges) {
      return fail(
        Reason(.landedAwayFromAnEdge, [limits.systemGestureBand]),
        fact: "G240")
    }
    if let window = touch.window, window.edgesDeferringSystemGestures.isSuperset(of: edges),
      follows(.deferredEdgesAreFree)
    {
      return fail(Reason(.edgeIsDeferred), fact: "G241")
    }
    let delay = limits.systemGestureDelay
    timer = application?.schedule(after: delay, for: self) { [unowned(unsafe) self] in
      fail(Reason(.noSystemGesture, [delay.milliseconds]), fact: "G241")
    }
    clock = application?.clock
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if currentTouches.allSatisfy({ $0.isOver }) { fail(Reason(.fingerLifted), fact: "G240") }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    fail(Reason(.touchesWereCancelled), fact: "G011")
  }

  override func reset() {
    stopTimer()
  }

  /// Returns the edges of the window that a touch is near.
  private func edges(near touch: UITouch) -> UIRectEdge {
    guard let bounds = touch.window?.bounds else { return [] }
    let place = touch.location(in: nil)
    let band = limits.systemGestureBand
    var edges: UIRectEdge = []
    if place.y < bounds.minY + band { edges.insert(.top) }
    if place.x < bounds.minX + band { edges.insert(.left) }
    if place.y >= bounds.maxY - band { edges.insert(.bottom) }
    if place.x >= bounds.maxX - band { edges.insert(.right) }
    return edges
  }

  private func fail(_ reason: @autoclosure () -> Reason, fact: String) {
    stopTimer()
    explain(reason(), fact: fact)
    state = .failed
  }

  private func stopTimer() {
    if let timer { clock?.cancel(timer) }
    timer = nil
  }
}

extension UIWindow {
  /// Adds or removes the gates, as the application's behavior requires.
  final func updateSystemGestureGates() {
    guard let application else { return }
    if application.behavior.hasSystemGestureGates, systemGestureGates.isEmpty {
      systemGestureGates = [
        UISystemGestureGateGestureRecognizer(delaysTouchesBegan: false),
        UISystemGestureGateGestureRecognizer(delaysTouchesBegan: true),
      ]
      for gate in systemGestureGates { addGestureRecognizer(gate) }
    } else if !application.behavior.hasSystemGestureGates, !systemGestureGates.isEmpty {
      for gate in systemGestureGates { removeGestureRecognizer(gate) }
      systemGestureGates.removeAll()
    }
  }

  /// The edges where the root view controller, or the child that it names, wants fingers before the
  /// system does (G241).
  final var edgesDeferringSystemGestures: UIRectEdge {
    var controller = rootViewController
    while let present = controller, let child = present.childForScreenEdgesDeferringSystemGestures,
      child.parent === present
    {
      controller = child
    }
    return controller?.preferredScreenEdgesDeferringSystemGestures ?? []
  }
}
