// The trace of a report along its route through the system (D152, D153).

extension HIDEvent {
  /// Whether the report contains nothing.
  var isEmpty: Bool {
    fingers.isEmpty && input == nil
  }

  /// Returns the part of the device that measured the report.
  fileprivate func source(_ recorder: TraceRecorder) -> ParticipantID {
    switch input {
    case .presses: recorder.participant(.hardware, named: "remote")
    case .shake: recorder.participant(.hardware, named: "device")
    case nil: recorder.glass
    }
  }

  /// The measurement of that part.
  fileprivate var measure: String {
    switch input {
    case .presses: "buttons"
    case .shake: "acceleration"
    case nil: "capacitance"
    }
  }

  /// Returns IOKit's record of the report.
  ///
  /// - Parameter othersTouch: Whether fingers that the report doesn't include are on the screen.
  /// - Returns: The event that contains the record.
  fileprivate func record(othersTouch: Bool) -> TraceEvent.Payload {
    switch input {
    case .presses(let presses):
      let words = presses.map { "\($0.type.word) \($0.change == .press ? "down" : "up")" }
      return .transport(.sends, "IOHIDEvent, " + words.joined(separator: "; "))
    case .shake: return .transport(.sends, "IOHIDEvent, shake")
    case nil:
      let children = fingers.map { $0.record }
      return .report(
        DigitizerReport(touches: othersTouch || children.contains { $0.touches }, children))
    }
  }
}

extension HIDEvent.Finger {
  /// The data about the finger in a record.
  fileprivate var record: DigitizerReport.Finger {
    let changes: [DigitizerReport.Change] =
      switch change {
      case .touch, .lift: [.range, .touch]
      case .move: [.position]
      case .tremble: [.attribute]
      case .cancel: [.cancel]
      case .hover: [.range, .position]
      case .leave: [.range]
      }
    let (isInRange, touches) =
      switch change {
      case .touch, .move, .tremble: (true, true)
      case .hover: (true, false)
      case .lift, .cancel, .leave: (false, false)
      }
    return DigitizerReport.Finger(
      number, changes, isInRange: isInRange, touches: touches, at: location)
  }
}

extension TraceRecorder {
  /// The digitizer under the screen.
  fileprivate var glass: ParticipantID { participant(.hardware, named: "digitizer") }

  /// Returns the participant for a system process.
  func process(named name: String) -> ParticipantID { participant(.process, named: name) }

  /// Records the route of a report from the screen to the mach port of the frontmost app.
  func noteArrival(
    of report: HIDEvent, at addressee: ParticipantID, othersTouch: Bool = false
  ) {
    let fingers = report.fingers.map { $0.number }
    let kit = process(named: "IOKit")
    let backboard = process(named: "backboardd")
    record(
      .transport(.reports, report.measure), from: report.source(self), to: kit, fact: "D152",
      fingers: fingers)
    record(
      report.record(othersTouch: othersTouch), from: kit, to: backboard, fact: "D153",
      fingers: fingers)
    record(
      .transport(.sends, "mach message"), from: backboard, to: addressee, fact: "D152",
      fingers: fingers)
  }
}
