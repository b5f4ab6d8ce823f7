extension UIScrollView {
  /// Returns whether a view of the content can receive some new touches (G196, G197, G200).
  final func lets(contentView view: UIView, beginWith touches: Set<UITouch>, _ event: UIEvent)
    -> Bool
  {
    guard view !== self, follows(.contentNeedsPermission) else { return true }
    let answer = ask(.touchesShouldBegin, about: view) {
      touchesShouldBegin(touches, with: event, in: view)
    }
    note(.touchesShouldBegin, about: view, answer, fact: answer ? "G196" : "G200")
    return answer
  }

  /// Returns whether the pan can begin: the content can move that way, no outer scroll view takes
  /// precedence, and the views that track touches allow it.
  final func mayBeginDragging() -> Bool {
    // A finger that catches moving content hasn't moved yet (G209).
    if isDecelerating { return true }
    let way = wayAtBegin
    if let reason = reasonNotToScroll(along: way) {
      explain(reason, fact: "G218")
      return false
    }
    if let axis = ScrollAxis.dominant(in: way) {
      if follows(.innerLimitsYield), !hasContent(against: way[axis], on: axis),
        satisfies(.transfersCanBeOff, transfersScrollingToParent(on: axis)),
        let outer = outerThatScrolls(way[axis], axis)
      {
        explain(
          Reason(
            .outerCanScroll, of: application?.recorder.map { [$0.participant(of: outer)] } ?? []),
          fact: "G216")
        return false
      }
      if axis == .vertical, !hasContent(against: 1, on: axis), let sheet = activeSheet {
        if way.y > 0 {
          explain(Reason(.sheetGoesDown), fact: "G223")
          return false
        }
        if sheet.expandsBeforeScrolling {
          explain(Reason(.sheetExpands), fact: "G305")
          return false
        }
      }
    }
    return takesTouchesFromContent()
  }

  /// Returns whether the content moves along the path of the fingers, in window points (G218).
  ///
  /// The question comes before the pan tries to begin, and `false` doesn't make it fail: the finger
  /// may still change direction (G259).
  final func scrolls(along way: CGPoint) -> Bool {
    let way = UIGestureRecognizer.convert(vector: way, in: window, to: self)
    guard let reason = reasonNotToScroll(along: way) else { return true }
    if let application, let recorder = application.recorder {
      recorder.time = application.clock.now
      let id = recorder.participant(of: self)
      recorder.record(
        .question(.canScroll, false), from: recorder.participant(of: panGestureRecognizer), to: id,
        reason: reason, fact: "G218")
    }
    return false
  }

  /// Returns the reason the content doesn't move along a path in the scroll view's coordinates: it
  /// can't scroll on the longer axis, or on either (G218).
  private func reasonNotToScroll(along way: CGPoint) -> Reason? {
    guard let axis = ScrollAxis.dominant(in: way) else {
      let isStuck = !ScrollAxis.allCases.contains { canScroll(on: $0) }
      return isStuck ? Reason(.contentDoesNotMove) : nil
    }
    if satisfies(.stuckContentDeclines, canScroll(on: axis)) { return nil }
    return Reason(
      axis == .horizontal ? .contentDoesNotMoveHorizontally : .contentDoesNotMoveVertically)
  }

  /// The finger's path when the pan is about to begin, in the scroll view's coordinates.
  final var wayAtBegin: CGPoint {
    UIGestureRecognizer.convert(
      vector: panGestureRecognizer.travelAtBegin, in: window, to: self)
  }

  /// Whether a drag at the limit of an axis is left to an outer scroll view (G297).
  private func transfersScrollingToParent(on axis: ScrollAxis) -> Bool {
    axis == .horizontal
      ? transfersHorizontalScrollingToParent : transfersVerticalScrollingToParent
  }

  /// Returns the name of an outer scroll view that participates and has content for the finger's
  /// path (G216).
  private func outerThatScrolls(_ way: CGFloat, _ axis: ScrollAxis) -> UIScrollView? {
    var view = superview
    while let present = view {
      if let outer = present as? UIScrollView, outer.panGestureRecognizer.isActive,
        !outer.panGestureRecognizer.isFinished, outer.hasContent(against: way, on: axis)
      {
        return outer
      }
      view = present.superview
    }
    return nil
  }

  /// The sheet around the scroll view, if the finger can drag it (G223).
  private var activeSheet: UISheetPresentationController? {
    guard follows(.sheetsFollow) else { return nil }
    var view = superview
    while let present = view {
      if let pan = (present as? UIDropShadowView)?.sheetPan {
        return pan.isActive && !pan.isFinished ? pan.presentation : nil
      }
      view = present.superview
    }
    return nil
  }

  /// Asks about each view of the content that has received the touches whether they can be canceled
  /// (G201–G203).
  private func takesTouchesFromContent() -> Bool {
    var asked: [UIView] = []
    for touch in panGestureRecognizer.currentTouches where touch.viewDelivery == .live {
      guard let view = touch.view, view !== self, !asked.contains(where: { $0 === view }) else {
        continue
      }
      asked.append(view)
      guard satisfies(.cancellingContentCanBeOff, canCancelContentTouches) else {
        explain(Reason(.contentTouchesAreKept), fact: "G203")
        return false
      }
      guard follows(.contentMayKeepTouches) else { continue }
      let answer = ask(.touchesShouldCancel, about: view) { touchesShouldCancel(in: view) }
      note(.touchesShouldCancel, about: view, answer, fact: answer ? "G201" : "G202")
      if !answer {
        explain(Reason(.contentRefuses), fact: "G202")
        return false
      }
    }
    return true
  }

  /// Stores a reason for an answer that's about to be given.
  private func explain(_ reason: @autoclosure () -> Reason, fact: String) {
    application?.recorder?.explain(reason(), fact: fact)
  }

  /// Records a question to the scroll view about a view of its content.
  private func note(
    _ question: TraceEvent.Question, about view: UIView, _ answer: Bool, fact: String
  ) {
    guard let application, let recorder = application.recorder else { return }
    recorder.time = application.clock.now
    let id = recorder.participant(of: self)
    recorder.record(
      .question(question, about: recorder.participant(of: view), answer), from: id, to: id,
      fact: fact)
  }
}

extension AnsweredMethod {
  /// Whether a scroll view's content receives new touches.
  static let touchesShouldBegin = AnsweredMethod(
    "touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool",
    "touchesShouldBegin", about: .view, returns: .flag(usually: true), given: .view)

  /// Whether a drag can cancel touches in a scroll view's content.
  package static let touchesShouldCancel = AnsweredMethod(
    "touchesShouldCancel(in view: UIView) -> Bool", "touchesShouldCancel", about: .view,
    returns: .flag(usually: true), given: .view)
}
