import TraceModel

/// An arrow with the head that matches its event; heads are drawn, not markers.
struct SequenceArrow {
  let event: TraceEvent
  /// Whether the event was delayed before.
  var isLate = false
  let from: Double
  let to: Double
  let y: Double

  /// Writes the paths of the arrow.
  func write(to markup: inout Markup) {
    let sign: PathData = to < from ? "" : "-"
    let inner = to < from ? to + 7 : to - 7
    switch event.payload {
    case .hold(.held, _):
      markup.write(path: line(to: to), "fig-dashed")
      markup.write(path: "M\(to) \(y - 5)v10", "fig-open")
      return
    case .hold(.dropped, _):
      markup.write(path: line(to: to), "fig-dashed")
      markup.write(path: cross(at: inner), "fig-open")
      return
    case .question where event.isDenial:
      // The request was denied.
      let denied: PathData = "\(line(to: to))\(openHead(sign))\(cross(at: (from + to) / 2))"
      markup.write(path: denied, "fig-open")
      return
    default: break
    }
    switch event.kind.traits.arrow {
    case .answer:
      // The head is separate from the dashes, which would break it up.
      markup.write(path: line(to: to), "fig-dashed")
      markup.write(path: openHead(sign), "fig-open")
    case .crossed:
      markup.write(path: line(to: to), "fig-open")
      markup.write(path: cross(at: inner), "fig-open")
    case .open:
      markup.write(path: "\(line(to: to))\(openHead(sign))", "fig-open")
    case .full:
      if event.look == .cancel {
        markup.write(path: "\(line(to: inner))\(fullHead(sign))")
        markup.write(path: cross(at: to < from ? to + 16 : to - 16), "fig-open")
      } else if isLate {
        markup.write(path: line(to: inner), "fig-dashed")
        markup.write(path: fullHead(sign))
      } else {
        markup.write(path: "\(line(to: inner))\(fullHead(sign))")
      }
    }
  }

  private func line(to end: Double) -> PathData { "M\(from) \(y)H\(end)" }

  private func fullHead(_ sign: PathData) -> PathData { "M\(to) \(y)l\(sign)8-4v8z" }

  private func openHead(_ sign: PathData) -> PathData {
    let back: PathData = sign.isEmpty ? "-" : ""
    let space: PathData = sign.isEmpty ? " " : ""
    return "M\(to) \(y)m\(sign)7-4l\(back)7 4\(space)\(sign)7 4"
  }

  private func cross(at x: Double) -> PathData { "M\(x - 4) \(y - 4)l8 8m0-8l-8 8" }
}
