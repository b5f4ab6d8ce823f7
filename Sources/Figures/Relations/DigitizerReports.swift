package import TraceModel

/// The records of the digitizer's reports, as trees: a hand, and the fingers in it (D153).
package struct DigitizerReports: Figure {
  private let trace: Trace
  private let options: FigureOptions

  /// Prepares the records of a trace.
  package init(of trace: Trace, options: FigureOptions) {
    self.trace = trace
    self.options = options
  }

  /// The figure as HTML.
  package var bytes: [UInt8] {
    var pieces: [Markup] = [.caption("Records of the digitizer", of: options)]
    let records = trace.events.compactMap(item)
    if records.isEmpty {
      pieces.append(.note("No record of the digitizer is in this trace."))
    } else {
      pieces.append(.element(.ol, [.class("fig-records")], records))
    }
    return Markup.element(.figure, [.class("fig fig-report")], pieces).bytes
  }

  private func item(_ event: TraceEvent) -> Markup? {
    guard case .report(let report) = event.payload else { return nil }
    return .element(
      .li, [],
      [
        .element(.b, text: "IOHIDEvent"), .text(" "),
        .element(.span, [.class("fig-when")], text: event.time.readableText),
        .element(.ul, [], [hand(report)]),
      ])
  }

  private func hand(_ report: DigitizerReport) -> Markup {
    node(
      "Hand",
      [
        ("index", "0"), ("identity", "0"), mask(report.changes), ("range", "0"),
        ("touch", flag(report.touches)), ("x", "0"), ("y", "0"),
      ],
      report.fingers.map(finger))
  }

  private func finger(_ finger: DigitizerReport.Finger) -> Markup {
    typealias Ordinary = DigitizerReport.OrdinaryFinger
    return node(
      "Finger",
      [
        ("index", "\(finger.number)"), ("identity", "\(finger.identity)"), mask(finger.changes),
        ("range", flag(finger.isInRange)), ("touch", flag(finger.touches)),
        ("x", finger.location.x.text()), ("y", finger.location.y.text()),
        ("major radius", Ordinary.majorRadius.text()),
        ("minor radius", Ordinary.minorRadius.text()), ("quality", Ordinary.quality.text()),
        ("density", Ordinary.density.text()), ("twist", "\(Ordinary.twist.text())°"),
      ])
  }

  private func mask(_ changes: [DigitizerReport.Change]) -> (String, String) {
    ("event mask", "\(changes.mask) (\(changes.words))")
  }

  private func flag(_ isSet: Bool) -> String { isSet ? "1" : "0" }

  private func node(
    _ title: String, _ fields: [(name: String, value: String)], _ children: [Markup] = []
  ) -> Markup {
    var pieces: [Markup] = [.element(.b, text: title)]
    for field in fields {
      pieces.append(.text(" "))
      pieces.append(
        .element(
          .span, [.class("fig-field")],
          [.element(.span, [.class("fig-sort")], text: field.name + " "), .text(field.value)]))
    }
    if !children.isEmpty { pieces.append(.element(.ul, [], children)) }
    return .element(.li, [], pieces)
  }
}
