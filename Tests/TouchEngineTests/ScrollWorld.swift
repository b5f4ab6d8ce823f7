import TouchEngine

extension World {
  /// Adds a scroll view of the given place, content and name to the root, or to another view.
  @discardableResult
  func scroll(
    _ name: String = "scroll", _ x: Double = 0, _ y: Double = 0, _ width: Double = 390,
    _ height: Double = 400, content: (Double, Double) = (390, 2_000), in parent: UIView? = nil,
    as view: UIScrollView = UIScrollView()
  ) -> UIScrollView {
    (parent ?? root).add(name, x, y, width, height, as: view)
    view.contentSize = CGSize(width: content.0, height: content.1)
    view.panGestureRecognizer.name = name + "Pan"
    return view
  }

  /// Drags a finger by equal steps, 16 ms each, without lifting.
  func drag(
    from start: (Double, Double), by step: (Double, Double), steps: Int, finger: Int = 1
  ) {
    touch(start.0, start.1, finger: finger)
    for index in 1...steps {
      wait(16)
      move(start.0 + step.0 * Double(index), start.1 + step.1 * Double(index), finger: finger)
    }
  }

  /// What scroll views tell their delegates, told by name and method; a run of one call is told
  /// once.
  var scrollCalls: [String] {
    let trace = trace
    var calls: [String] = []
    for event in trace.events where event.kind == .life && event.word.hasPrefix("scrollView") {
      var call = trace.name(of: event.to) + " " + event.word.dropFirst("scrollView".count)
      if event.word == "scrollViewDidEndDragging" { call += " " + trace.detail(of: event) }
      if calls.last != call { calls.append(call) }
    }
    return calls
  }

  /// What views hear and what scroll views ask and tell, in order.
  var contentStory: [String] {
    let trace = trace
    return trace.events
      .filter { event in
        switch event.kind {
        case .touches: trace[event.to]?.kind == .view
        case .question: event.word.hasPrefix("touchesShould")
        case .life: event.word == "scrollViewWillBeginDragging"
        case .action: trace[event.to]?.kind != .view
        default: false
        }
      }
      .map { trace.phrase(for: $0) }
  }
}

extension Trace {
  /// Why some of the events happened, in words.
  func reasons(where isMeant: (TraceEvent) -> Bool = { _ in true }) -> [String] {
    events.filter { $0.reason != nil && isMeant($0) }.map { reason(of: $0) }
  }

  /// Why anything happened, in words.
  var reasons: [String] { reasons() }
}
