extension Trace {
  /// The number of the JSON form; it grows when a reader of the old form could misread the new one.
  public static let jsonVersion = 1

  /// The trace as JSON, for other programs: one line for each participant and each event.
  ///
  /// Times are in microseconds, places in points. What is empty or absent is left out. Participants
  /// are referred to by `id`, which is their place in the list.
  public var json: String {
    var text = "{\n\"version\": \(Self.jsonVersion),\n\"screen\": \(JSON.array(screen)),\n"
    text += "\"participants\": " + JSON.lines(participants.map { $0.json })
    text += ",\n\"events\": " + JSON.lines(events.map { $0.json })
    return text + "\n}\n"
  }
}

extension Participant {
  fileprivate var json: String {
    var object = JSONObject()
    object.add("id", id.index)
    object.add("kind", kind.word)
    object.add("name", name)
    object.add("class", className)
    if let parent { object.add("parent", parent.index) }
    if let geometry { object.add("geometry", json: geometry.json) }
    return object.text
  }
}

extension ParticipantGeometry {
  fileprivate var json: String {
    var object = JSONObject()
    object.add("frame", json: JSON.array(frame))
    object.add("corners", json: "[" + corners.map(JSON.array).joined(separator: ", ") + "]")
    object.add("alpha", json: JSON.number(alpha))
    object.add("isHidden", json: isHidden ? "true" : "false")
    object.add("isUserInteractionEnabled", json: isUserInteractionEnabled ? "true" : "false")
    object.add("clipsToBounds", json: clipsToBounds ? "true" : "false")
    return object.text
  }
}

extension TraceEvent {
  fileprivate var json: String {
    var object = JSONObject()
    object.add("index", index)
    object.add("time", json: "\(time.microseconds)")
    object.add("turn", turn)
    object.add("depth", depth)
    object.add("kind", kind.word)
    object.add("from", from.index)
    object.add("to", to.index)
    object.add("what", what)
    object.add("detail", detail)
    object.add("reason", reason)
    object.add("fact", fact)
    object.add("fingers", fingers)
    if let location { object.add("location", json: JSON.array(location)) }
    object.add("related", related.map { $0.index })
    return object.text
  }
}

/// An object of JSON on one line, member by member in the order in which they are added.
private struct JSONObject {
  private var members: [String] = []

  var text: String { "{" + members.joined(separator: ", ") + "}" }

  mutating func add(_ key: String, json: String) {
    members.append("\"\(key)\": \(json)")
  }

  mutating func add(_ key: String, _ number: Int) {
    add(key, json: "\(number)")
  }

  mutating func add(_ key: String, _ text: String) {
    if !text.isEmpty { add(key, json: JSON.string(text)) }
  }

  mutating func add(_ key: String, _ numbers: [Int]) {
    guard !numbers.isEmpty else { return }
    add(key, json: "[" + numbers.map { "\($0)" }.joined(separator: ", ") + "]")
  }
}

private enum JSON {
  /// An array with one element a line.
  static func lines(_ elements: [String]) -> String {
    elements.isEmpty ? "[]" : "[\n" + elements.joined(separator: ",\n") + "\n]"
  }

  static func array(_ point: CGPoint) -> String { "[\(number(point.x)), \(number(point.y))]" }

  static func array(_ rectangle: CGRect) -> String {
    let numbers = [rectangle.minX, rectangle.minY, rectangle.width, rectangle.height]
    return "[" + numbers.map(number).joined(separator: ", ") + "]"
  }

  /// A number to six decimals; JSON has no word for one that is not finite or too large to tell.
  static func number(_ number: Double) -> String {
    number.magnitude < 1e9 ? number.text(decimals: 6) : "null"
  }

  static func string(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case "\u{0}"..."\u{1F}":
        let digits = scalar.value < 16 ? "000" : "00"
        quoted += "\\u" + digits + String(scalar.value, radix: 16)
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

extension TraceEvent.Kind {
  /// The kind in the JSON form.
  fileprivate var word: String {
    switch self {
    case .finger: "finger"
    case .system: "system"
    case .timer: "timer"
    case .hitTest: "hitTest"
    case .pointInside: "pointInside"
    case .hitTestResult: "hitTestResult"
    case .hit: "hit"
    case .offer: "offer"
    case .sendEvent: "sendEvent"
    case .touches: "touches"
    case .forward: "forward"
    case .hold: "hold"
    case .question: "question"
    case .state: "state"
    case .wait: "wait"
    case .prevent: "prevent"
    case .action: "action"
    case .reset: "reset"
    case .chain: "chain"
    case .life: "life"
    case .program: "program"
    }
  }
}

extension Participant.Kind {
  /// The kind in the JSON form.
  fileprivate var word: String {
    switch self {
    case .finger: "finger"
    case .system: "system"
    case .application: "application"
    case .applicationDelegate: "applicationDelegate"
    case .scene: "scene"
    case .window: "window"
    case .view: "view"
    case .viewController: "viewController"
    case .recognizer: "recognizer"
    case .target: "target"
    case .program: "program"
    }
  }
}
