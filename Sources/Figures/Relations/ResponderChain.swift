package import TraceModel

/// The responder chain: the order of the responders, from the view up to the application's
/// delegate, and what each of them did with a touch.
package struct ResponderChain: Figure {
  private let trace: Trace
  private let options: FigureOptions
  private let chains: [[ParticipantID]]

  /// Reads the chains of a trace: those that the trace contains, or else the routes of its touches.
  package init(of trace: Trace, options: FigureOptions) {
    self.trace = trace
    self.options = options
    var chains: [[ParticipantID]] = []
    for event in trace.events where event.kind == .chain {
      if !chains.contains(event.related) { chains.append(event.related) }
    }
    if chains.isEmpty { chains = ResponderChain.waysOfTouches(in: trace) }
    self.chains = chains
  }

  /// The figure as HTML.
  package var bytes: [UInt8] {
    var pieces: [Markup] = [.caption("Responder chain", of: options)]
    if chains.isEmpty {
      pieces.append(.note("No responder is asked."))
    }
    for chain in chains {
      pieces.append(.element(.ol, [.class("fig-links")], chain.map { link($0, in: chain) }))
    }
    return Markup.element(.figure, [.class("fig fig-chain")], pieces).bytes
  }

  private func link(_ id: ParticipantID, in chain: [ParticipantID]) -> Markup {
    let role = self.role(of: id, in: chain)
    var pieces: [Markup] = [.element(.bdi, text: trace.name(of: id).nameOrPlaceholder)]
    if let participant = trace[id] {
      pieces.append(.element(.span, [.class("fig-sort")], text: " \(participant.sortInChain)"))
    }
    if !role.words.isEmpty {
      pieces.append(.element(.span, [.class("fig-role")], text: " \(role.words)"))
    }
    return .element(.li, role.look.isEmpty ? [] : [.class(role.look)], pieces)
  }

  // MARK: Reading the trace

  /// Returns the routes of each view's first touch, as far as the touch got.
  private static func waysOfTouches(in trace: Trace) -> [[ParticipantID]] {
    var ways: [[ParticipantID]] = []
    for (place, event) in trace.events.enumerated()
    where event.kind == .touches && trace[event.to]?.kind == .view
      && !ways.contains(where: { $0.first == event.to })
    {
      var way = [event.to]
      for next in trace.events[(place + 1)...] {
        guard next.kind == .forward, next.word == event.word, next.from == way.last else {
          if next.depth <= event.depth { break }
          continue
        }
        way.append(next.to)
      }
      ways.append(way)
    }
    return ways
  }

  /// Returns what a member of a chain did; doing something with the touch takes precedence.
  private func role(
    of id: ParticipantID, in chain: [ParticipantID]
  ) -> (look: String, words: String) {
    var received: String?
    var passes = false
    var acts: [String] = []
    for event in trace.events {
      switch event.kind {
      case .touches where event.to == id, .forward where event.to == id && isIn(chain, event.from):
        if received == nil { received = event.word }
      case .forward where event.from == id && event.word == received:
        passes = true
      case .action where event.to == id:
        let sender = "action of \(trace.name(of: event.from).nameOrPlaceholder)"
        if !acts.contains(sender) { acts.append(sender) }
      default:
        continue
      }
    }
    if !acts.isEmpty { return ("action", acts.joined(separator: ", ")) }
    guard let received else { return ("fig-unasked", "receives nothing") }
    if passes { return ("", "passes \(received) on") }
    let isEnd = [.application, .applicationDelegate].contains(trace[id]?.kind)
    return isEnd
      ? ("", "receives \(received), the end of the chain") : ("delivery", "keeps \(received)")
  }

  private func isIn(_ chain: [ParticipantID], _ id: ParticipantID) -> Bool { chain.contains(id) }
}

extension Participant {
  /// The sort of responder, in words.
  fileprivate var sortInChain: String {
    switch kind {
    case .view: className == "UIView" || className.isEmpty ? "view" : className
    case .viewController: "view controller"
    case .window: "window"
    case .scene: "scene"
    case .application: "application"
    case .applicationDelegate: "application delegate"
    case .finger, .system, .hardware, .process, .thread, .runLoop, .recognizer, .target, .program:
      className
    }
  }
}
