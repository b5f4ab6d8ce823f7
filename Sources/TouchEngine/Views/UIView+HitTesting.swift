extension UIView {
  /// Returns the view that hit-testing finds from this view down (D001).
  final func findView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    // The compiler makes two functions of one: usually, nothing is recorded, and all rules are
    // followed.
    if event?.isPlain ?? !suspendsRules {
      return findView(at: point, with: event, nil, followsAll: true)
    }
    return findView(at: point, with: event, event?.recorder, followsAll: false)
  }

  @inline(__always)
  private func findView(
    at point: CGPoint, with event: UIEvent?, _ recorder: TraceRecorder?, followsAll: Bool
  ) -> UIView? {
    func follows(_ rule: UIKitRule) -> Bool { followsAll || self.follows(rule) }
    if animation != nil, swallows(point, event) {
      recorder?.explain(Reason(.isAnimated), fact: "D178")
      return self
    }
    if let rejection {
      if let recorder { explain(rejection, in: recorder) }
      return nil
    }
    if follows(.pointInsideIsAsked), !contains(point, event, recorder) { return nil }
    let isFrontFirst = follows(.frontSubviewsFirst)
    var remaining = follows(.subviewsAreSearched) ? subviews.count : 0
    while remaining > 0 {
      remaining -= 1
      let index = isFrontFirst ? remaining : subviews.count - 1 - remaining
      // An override of the method may have removed views.
      guard subviews.indices.contains(index) else { continue }
      let subview = subviews[index]
      let place = subview.pointFromSuperview(point)
      let found = subview.hitTest(place, with: event, askedBy: self, recorder)
      if let found { return found }
    }
    recorder?.explain(
      Reason(subviews.isEmpty ? .hasNoSubviews : .noSubviewTookThePoint), fact: "D001")
    return self
  }

  /// Returns whether an animation makes this view swallow a point without asking its subviews
  /// (D178).
  ///
  /// The visible opacity counts, not the opacity that the view will have (D179).
  private func swallows(_ point: CGPoint, _ event: UIEvent?) -> Bool {
    !isHidden && isUserInteractionEnabled && isClosedByAnimation
      && ask(pointInside: point, with: event)
  }

  /// Calls `hitTest(_:with:)` and records the call and the result.
  @inline(__always)
  final func hitTest(
    _ point: CGPoint, with event: UIEvent?, askedBy caller: UIResponder, _ recorder: TraceRecorder?
  ) -> UIView? {
    guard let recorder else { return ask(hitTest: point, with: event) }
    return recordHitTest(point, with: event, askedBy: recorder.participant(of: caller), recorder)
  }

  /// Calls `hitTest(_:with:)` for a participant, which may be your code, and records the call and
  /// the result.
  @discardableResult
  package final func recordHitTest(
    _ point: CGPoint, with event: UIEvent?, askedBy callerID: ParticipantID,
    _ recorder: TraceRecorder
  ) -> UIView? {
    let place = screenPoint(of: point)
    let id = recorder.participant(of: self)
    recorder.record(
      .hitTest(point), from: callerID, to: id, location: place)
    recorder.depth += 1
    let found = ask(hitTest: point, with: event)
    recorder.depth -= 1
    let (reason, fact) = recorder.takeExplanation()
    let answer = found.map { recorder.participant(of: $0) }
    recorder.record(
      .hitTestResult(answer), from: id, to: callerID, reason: reason, fact: fact, location: place)
    return found
  }

  /// Calls `point(inside:with:)` and records the result.
  @inline(__always)
  private func contains(_ point: CGPoint, _ event: UIEvent?, _ recorder: TraceRecorder?) -> Bool {
    guard let recorder else { return ask(pointInside: point, with: event) }
    let caller = recorder.participant(of: self)
    let isInside = recordPointInside(point, with: event, askedBy: caller, recorder)
    if !isInside {
      recorder.explain(distance(outside: point) ?? Reason(.isNotInside), fact: "D009")
    }
    return isInside
  }

  /// Calls `point(inside:with:)` for a participant, which may be your code, and records the result.
  @discardableResult
  package final func recordPointInside(
    _ point: CGPoint, with event: UIEvent?, askedBy caller: ParticipantID, _ recorder: TraceRecorder
  ) -> Bool {
    let isInside = ask(pointInside: point, with: event)
    let explained = recorder.takeExplanation()
    let miss = isInside ? nil : distance(outside: point)
    recorder.record(
      .pointInside(isInside), from: caller, to: recorder.participant(of: self),
      reason: explained.reason ?? miss,
      fact: explained.reason == nil ? (isInside ? "" : "D012") : explained.fact,
      location: screenPoint(of: point))
    return isInside
  }

  /// A reason for which a view doesn't participate in hit-testing, regardless of the point (D003).
  private enum Rejection {
    case isHidden
    case isNotInteractive
    case isTransparent
  }

  /// The reason the view doesn't participate in hit-testing, or `nil` when it does.
  @inline(__always)
  private var rejection: Rejection? {
    if isHidden, follows(.hiddenViewsAreNotHit) { return .isHidden }
    if !isUserInteractionEnabled, follows(.inactiveViewsAreNotHit) { return .isNotInteractive }
    return isTooTransparent ? .isTransparent : nil
  }

  /// Stores a rejection as the reason for the result.
  private func explain(_ rejection: Rejection, in recorder: TraceRecorder) {
    switch rejection {
    case .isHidden: recorder.explain(Reason(.isHidden), fact: "D003")
    case .isNotInteractive: recorder.explain(Reason(.isNotInteractive), fact: "D008")
    case .isTransparent:
      recorder.explain(Reason(.isTransparent, [alpha, leastHittableAlpha]), fact: "D004")
    }
  }

  /// Whether the opacity is less than the minimum (D004).
  private var isTooTransparent: Bool {
    // Most views are opaque; only the others need the limit.
    hittableAlpha < 1 && opacityThatCounts < leastHittableAlpha
  }

  /// The opacity that's compared with the minimum: the view's own, as stored (D005, D006).
  private var opacityThatCounts: Double {
    var opacity = hittableAlpha
    // A limit of two digits distinguishes 0.01 in 32 bits from 0.01 in 64 bits.
    if suspends(.opacityHas32Bits) { opacity = (opacity * 1_000_000).rounded() / 1e6 }
    if follows(.ownOpacityCounts) { return opacity }
    var ancestor = superview
    while let present = ancestor {
      opacity *= present.hittableAlpha
      ancestor = present.superview
    }
    return opacity
  }

  private var leastHittableAlpha: Double {
    window?.application?.behavior.leastHittableAlpha ?? 0.01
  }

  /// Returns how far a point is outside the bounds, or `nil` when it's inside.
  private func distance(outside point: CGPoint) -> Reason? {
    // A point on the right or the bottom edge is outside by zero.
    let distances = [
      point.x < bounds.minX ? bounds.minX - point.x : -1,
      point.x >= bounds.maxX ? point.x - bounds.maxX : -1,
      point.y < bounds.minY ? bounds.minY - point.y : -1,
      point.y >= bounds.maxY ? point.y - bounds.maxY : -1,
    ]
    return distances.contains { $0 >= 0 } ? Reason(.isOutside, distances) : nil
  }
}
