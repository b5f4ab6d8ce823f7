extension Trace {
  /// The version of the stored form that this module writes and reads.
  public static let jsonVersion = 2

  /// The trace as JSON, one line for each participant and each event.
  ///
  /// The form is versioned, and stable within a version: members are added, never renamed, and a
  /// reader skips unknown members. Empty or absent values are omitted. Participants are referred to
  /// by `id`, which is their index in the list. Times are whole microseconds; coordinates are
  /// points, to a millionth.
  public var json: String {
    var text = "{\n\"version\": \(Trace.jsonVersion),\n\"screen\": \(JSONValue(screen).text),\n"
    text += "\"participants\": [" + Trace.lines(participants.map { $0.jsonValue.text }) + "],\n"
    text += "\"events\": [" + Trace.lines(events.map { $0.jsonValue(in: self).text }) + "]\n}\n"
    return text
  }

  private static func lines(_ values: [String]) -> String {
    values.isEmpty ? "" : "\n" + values.joined(separator: ",\n") + "\n"
  }

  /// Reads a stored trace.
  ///
  /// The numbers of participants and events are checked, so that code that uses the trace can rely
  /// on them.
  public init(json text: String) throws(TraceJSONError) {
    self = try Trace(JSONMembers(try JSONReader.value(of: text), path: ""))
  }

  /// Returns the traces of variants as JSON, each with the variant's name.
  public static func json(of variants: [(name: String, trace: Trace)]) -> String {
    let members = variants.map { variant in
      "{\n\"name\": \(JSONValue.string(variant.name).text),\n\"trace\": "
        + String(variant.trace.json.dropLast()) + "\n}"
    }
    return "{\n\"version\": \(Trace.jsonVersion),\n\"variants\": ["
      + Trace.lines(members) + "]\n}\n"
  }

  /// Reads the stored traces: one trace without a name, or the traces of variants.
  public static func stored(
    in text: String
  ) throws(TraceJSONError) -> [(name: String, trace: Trace)] {
    let members = JSONMembers(try JSONReader.value(of: text), path: "")
    guard members["variants"] != nil else { return [("", try Trace(members))] }
    try members.checkVersion()
    var traces: [(name: String, trace: Trace)] = []
    for variant in try members.objects("variants") {
      guard let trace = try variant.object("trace") else { throw variant.malformed("trace") }
      traces.append((try variant.string("name"), try Trace(trace)))
    }
    return traces
  }

  private init(_ members: JSONMembers) throws(TraceJSONError) {
    try members.checkVersion()
    self.init(screen: try members.rectangle("screen"))
    let list = try members.objects("participants")
    for member in list {
      participants.append(
        try Participant(member, id: ParticipantID(participants.count), in: 0..<list.count))
    }
    for member in try members.objects("events") {
      events.append(
        try TraceEvent(member, index: events.count, participantCount: participants.count))
    }
  }
}

extension JSONMembers {
  fileprivate func checkVersion() throws(TraceJSONError) {
    let version = try integer("version")
    guard version == Trace.jsonVersion else { throw .version(version) }
  }
}

extension Participant {
  fileprivate var jsonValue: JSONValue {
    var members: [JSONValue.Member] = []
    members.add("id", .number(Double(id.index)))
    members.add("kind", .string(kind.word))
    members.add("name", .string(name))
    if !className.isEmpty { members.add("class", .string(className)) }
    if let parent { members.add("parent", .number(Double(parent.index))) }
    if let geometry { members.add("geometry", geometry.jsonValue) }
    if let appearance { members.add("appearance", appearance.jsonValue) }
    if !requirements.isEmpty { members.add("requirements", JSONValue(requirements)) }
    return .object(members)
  }

  fileprivate init(
    _ members: JSONMembers, id: ParticipantID, in known: Range<Int>
  ) throws(TraceJSONError) {
    guard try members.integer("id") == id.index else { throw members.malformed("id") }
    guard let kind = Kind(word: try members.string("kind")) else {
      throw members.malformed("kind")
    }
    var parent: ParticipantID?
    if members["parent"] != nil {
      // A parent is introduced before its children.
      parent = ParticipantID(try members.integer("parent", in: 0..<id.index))
    }
    var geometry: ParticipantGeometry?
    if let member = try members.object("geometry") { geometry = try ParticipantGeometry(member) }
    var appearance: ViewAppearance?
    if let member = try members.object("appearance") { appearance = try ViewAppearance(member) }
    self.init(
      id: id, kind: kind, name: try members.string("name"),
      className: try members.string("class", otherwise: ""), parent: parent, geometry: geometry,
      appearance: appearance,
      requirements: try members.integers("requirements", in: known).map { ParticipantID($0) })
  }
}

extension ParticipantGeometry {
  fileprivate var jsonValue: JSONValue {
    var members: [JSONValue.Member] = []
    members.add("frame", JSONValue(frame))
    members.add("corners", .array(corners.map { JSONValue($0) }))
    members.add("alpha", .number(alpha))
    members.add("isHidden", .boolean(isHidden))
    members.add("isUserInteractionEnabled", .boolean(isUserInteractionEnabled))
    members.add("clipsToBounds", .boolean(clipsToBounds))
    return .object(members)
  }

  fileprivate init(_ members: JSONMembers) throws(TraceJSONError) {
    self.init(
      corners: try members.points("corners"), frame: try members.rectangle("frame"),
      isHidden: try members.boolean("isHidden"), alpha: try members.number("alpha"),
      isUserInteractionEnabled: try members.boolean("isUserInteractionEnabled"),
      clipsToBounds: try members.boolean("clipsToBounds"))
  }
}

extension ViewAppearance {
  fileprivate var jsonValue: JSONValue {
    var members: [JSONValue.Member] = []
    members.add("form", .string(form.rawValue))
    if !title.isEmpty { members.add("title", .string(title)) }
    if !isEnabled { members.add("isEnabled", .boolean(false)) }
    if value != 0 { members.add("value", .number(value)) }
    if count != 0 { members.add("count", .number(Double(count))) }
    return .object(members)
  }

  fileprivate init(_ members: JSONMembers) throws(TraceJSONError) {
    guard let form = Form(rawValue: try members.string("form")) else {
      throw members.malformed("form")
    }
    self.init(
      form, title: try members.string("title", otherwise: ""),
      isEnabled: members["isEnabled"] == nil ? true : try members.boolean("isEnabled"),
      value: members["value"] == nil ? 0 : try members.number("value"),
      count: members["count"] == nil ? 0 : try members.integer("count"))
  }
}

extension TraceEvent {
  fileprivate func jsonValue(in trace: Trace) -> JSONValue {
    let parts = payload.parts
    var members: [JSONValue.Member] = []
    members.add("index", .number(Double(index)))
    members.add("time", .number(Double(time.microseconds)))
    members.add("turn", .number(Double(turn)))
    members.add("depth", .number(Double(depth)))
    members.add("kind", .string(parts.kind.traits.word))
    members.add("from", .number(Double(from.index)))
    members.add("to", .number(Double(to.index)))
    members.add("what", .string(parts.word))
    parts.value.add(to: &members)
    if let reason { members.add("reason", reason.jsonValue(trace.reason(of: self))) }
    if !fact.isEmpty { members.add("fact", .string(fact)) }
    if !fingers.isEmpty {
      members.add("fingers", .array(fingers.map { .number(Double($0)) }))
    }
    if let location { members.add("location", JSONValue(location)) }
    if !related.isEmpty { members.add("related", JSONValue(related)) }
    return .object(members)
  }

  fileprivate convenience init(
    _ members: JSONMembers, index: Int, participantCount: Int
  ) throws(TraceJSONError) {
    guard try members.integer("index") == index else { throw members.malformed("index") }
    let kindWord = try members.string("kind")
    guard let kind = Kind.allCases.first(where: { $0.traits.word == kindWord }) else {
      throw members.malformed("kind")
    }
    let known = 0..<participantCount
    let time = try members.time("time")
    let turn = try members.integer("turn")
    let depth = try members.integer("depth")
    let from = ParticipantID(try members.integer("from", in: known))
    let to = ParticipantID(try members.integer("to", in: known))
    let word = try members.string("what")
    guard let payload = Payload((kind, word, try Value(members, of: kind, in: known))) else {
      throw members.malformed("what")
    }
    var reason: Reason?
    if let member = try members.object("reason") { reason = try Reason(member, in: known) }
    self.init(
      index: index, time: time, turn: turn, depth: depth, payload, from: from, to: to,
      reason: reason, fact: try members.string("fact", otherwise: ""),
      fingers: try members.integers("fingers"),
      location: members["location"] == nil ? nil : try members.point("location"),
      related: try members.integers("related", in: known).map { ParticipantID($0) })
  }
}

extension TraceEvent.Value {
  fileprivate func add(to members: inout [JSONValue.Member]) {
    switch self {
    case .none: break
    case .words(let words): members.add("words", .string(words))
    case .answer(let answer, let other):
      if let other { members.add("about", .number(Double(other.index))) }
      members.add("answer", .boolean(answer))
    case .participant(let id, _):
      members.add("view", id.map { .number(Double($0.index)) } ?? .null)
    case .point(let point): members.add("point", JSONValue(point))
    case .state(let state): members.add("state", .string(state.rawValue))
    case .finger(let number): members.add("finger", .number(Double(number)))
    case .methods(let methods):
      members.add("methods", .array(methods.map { .string($0.rawValue) }))
    case .span(let span): members.add("span", .number(Double(span.microseconds)))
    case .pressure(let force, let roll):
      if force != 0 { members.add("force", .number(force)) }
      if roll != 0 { members.add("roll", .number(roll)) }
    case .report(let report):
      members.add("words", .string(report.text))
      members.add("report", report.jsonValue)
    }
  }

  fileprivate init(
    _ members: JSONMembers, of kind: TraceEvent.Kind, in known: Range<Int>
  ) throws(TraceJSONError) {
    if kind == .finger {
      self = .pressure(
        force: members["force"] == nil ? 0 : try members.number("force"),
        roll: members["roll"] == nil ? 0 : try members.number("roll"))
    } else if let report = try members.object("report") {
      self = .report(try DigitizerReport(report))
    } else if members["words"] != nil {
      self = .words(try members.string("words"))
    } else if members["answer"] != nil {
      let other = members["about"] == nil ? nil : try members.integer("about", in: known)
      self = .answer(try members.boolean("answer"), about: other.map { ParticipantID($0) })
    } else if let view = members["view"] {
      let id = view == .null ? nil : ParticipantID(try members.integer("view", in: known))
      self = .participant(id, orElse: "nil")
    } else if members["point"] != nil {
      self = .point(try members.point("point"))
    } else if members["state"] != nil {
      guard let state = TraceEvent.State(rawValue: try members.string("state")) else {
        throw members.malformed("state")
      }
      self = .state(state)
    } else if members["finger"] != nil {
      self = .finger(try members.integer("finger"))
    } else if members["methods"] != nil {
      var methods: [TraceEvent.Method] = []
      for word in try members.strings("methods") {
        guard let method = TraceEvent.Method(rawValue: word) else {
          throw members.malformed("methods")
        }
        methods.append(method)
      }
      self = .methods(methods)
    } else if members["span"] != nil {
      self = .span(try members.time("span"))
    } else {
      self = .none
    }
  }
}

extension DigitizerReport {
  fileprivate var jsonValue: JSONValue {
    var members: [JSONValue.Member] = []
    members.add("touches", .boolean(touches))
    members.add("fingers", .array(fingers.map { $0.jsonValue }))
    return .object(members)
  }

  fileprivate init(_ members: JSONMembers) throws(TraceJSONError) {
    self.init(touches: try members.boolean("touches"), [])
    for member in try members.objects("fingers") { fingers.append(try Finger(member)) }
  }
}

extension DigitizerReport.Finger {
  fileprivate var jsonValue: JSONValue {
    var members: [JSONValue.Member] = []
    members.add("number", .number(Double(number)))
    members.add("changes", .array(changes.map { .string($0.rawValue) }))
    members.add("isInRange", .boolean(isInRange))
    members.add("touches", .boolean(touches))
    members.add("location", JSONValue(location))
    return .object(members)
  }

  fileprivate init(_ members: JSONMembers) throws(TraceJSONError) {
    var changes: [DigitizerReport.Change] = []
    for word in try members.strings("changes") {
      guard let change = DigitizerReport.Change(rawValue: word) else {
        throw members.malformed("changes")
      }
      changes.append(change)
    }
    self.init(
      try members.integer("number"), changes, isInRange: try members.boolean("isInRange"),
      touches: try members.boolean("touches"), at: try members.point("location"))
  }
}

extension Reason {
  /// Returns the reason with its words, which aren't read back.
  fileprivate func jsonValue(_ words: String) -> JSONValue {
    var members: [JSONValue.Member] = []
    members.add("cause", .string(cause.rawValue))
    if !numbers.isEmpty { members.add("numbers", .array(numbers.map { .number($0) })) }
    if !participants.isEmpty { members.add("participants", JSONValue(participants)) }
    if !texts.isEmpty { members.add("texts", .array(texts.map { .string($0) })) }
    members.add("words", .string(words))
    return .object(members)
  }

  fileprivate init(_ members: JSONMembers, in known: Range<Int>) throws(TraceJSONError) {
    guard let cause = Cause(rawValue: try members.string("cause")) else {
      throw members.malformed("cause")
    }
    self.init(
      cause, members["numbers"] == nil ? [] : try members.numbers("numbers"),
      of: try members.integers("participants", in: known).map { ParticipantID($0) },
      try members.strings("texts"))
  }
}

extension JSONValue {
  fileprivate init(_ ids: [ParticipantID]) {
    self = .array(ids.map { .number(Double($0.index)) })
  }

  fileprivate init(_ point: CGPoint) {
    self = .array([.number(point.x), .number(point.y)])
  }

  fileprivate init(_ rectangle: CGRect) {
    self = .array([
      .number(rectangle.minX), .number(rectangle.minY), .number(rectangle.width),
      .number(rectangle.height),
    ])
  }
}

extension [JSONValue.Member] {
  fileprivate mutating func add(_ name: String, _ value: JSONValue) {
    append(JSONValue.Member(name: name, value: value))
  }
}
