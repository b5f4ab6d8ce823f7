import TraceModel

/// An arrow with the head that its event asks for; heads are drawn, not markers.
struct SequenceArrow {
  private let event: TraceEvent
  private let isLate: Bool
  private let from: Double
  private let to: Double
  private let y: Double

  /// Creates the arrow of an event; one that is late was held back before.
  init(_ event: TraceEvent, isLate: Bool = false, from: Double, to: Double, y: Double) {
    self.event = event
    self.isLate = isLate
    self.from = from
    self.to = to
    self.y = y
  }

  /// The paths of the arrow.
  var pieces: [Markup] {
    let sign = to < from ? "" : "-"
    let inner = to < from ? to + 7 : to - 7
    switch event.payload {
    case .hold(.held, _):
      return [
        path("fig-dashed", "\(line(to: to))"),
        path("fig-open", "M\(to.text()) \((y - 5).text())v10"),
      ]
    case .hold(.dropped, _):
      return [path("fig-dashed", line(to: to)), path("fig-open", cross(at: inner))]
    case .question where event.isDenial:
      // What was asked for is denied.
      return [path("fig-open", line(to: to) + openHead(sign) + cross(at: (from + to) / 2))]
    default: break
    }
    switch event.kind.traits.arrow {
    case .answer:
      // The head apart from the dashes, which would break it up.
      return [
        path("fig-dashed", "M\(from.text()) \(y.text())H\(to.text())"),
        path("fig-open", openHead(sign)),
      ]
    case .crossed:
      return [path("fig-open", line(to: to)), path("fig-open", cross(at: inner))]
    case .open:
      return [path("fig-open", line(to: to) + openHead(sign))]
    case .full:
      if event.look == .cancel {
        return [
          path("", line(to: inner) + fullHead(sign)),
          path("fig-open", cross(at: to < from ? to + 16 : to - 16)),
        ]
      }
      guard isLate else { return [path("", line(to: inner) + fullHead(sign))] }
      return [path("fig-dashed", line(to: inner)), path("", fullHead(sign))]
    }
  }

  private func path(_ name: String, _ data: String) -> Markup {
    .element(.path, (name.isEmpty ? [] : [.class(name)]) + [Markup.Attribute(.d, data)])
  }

  private func line(to end: Double) -> String {
    "M\(from.text()) \(y.text())H\(end.text())"
  }

  private func fullHead(_ sign: String) -> String {
    "M\(to.text()) \(y.text())l\(sign)8-4v8z"
  }

  private func openHead(_ sign: String) -> String {
    let back = sign.isEmpty ? "-" : ""
    return "M\(to.text()) \(y.text())m\(sign)7-4l\(back)7 4\(sign.isEmpty ? " " : "")\(sign)7 4"
  }

  private func cross(at x: Double) -> String {
    "M\((x - 4).text()) \((y - 4).text())l8 8m0-8l-8 8"
  }
}
