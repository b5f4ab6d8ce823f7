extension Trace {
  /// The version of the stored form that this program writes and reads.
  public static let jsonVersion = 1

  /// The trace as JSON, one line for each participant and each event.
  ///
  /// The form is versioned, and stable within a version: members are added, never renamed, and a
  /// reader passes over those that it does not know. What is empty or absent is left out.
  /// Participants are referred to by `id`, which is their place in the list. Times are whole
  /// microseconds; coordinates are points, to a millionth.
  public var json: String {
    var text = "{\n\"version\": \(Trace.jsonVersion),\n\"screen\": \(JSONValue(screen).text),\n"
    text += "\"participants\": [" + Trace.lines(participants.map { $0.jsonValue.text }) + "],\n"
    text += "\"events\": [" + Trace.lines(events.map { $0.jsonValue.text }) + "]\n}\n"
    return text
  }

  private static func lines(_ values: [String]) -> String {
    values.isEmpty ? "" : "\n" + values.joined(separator: ",\n") + "\n"
  }

  /// Reads a stored trace.
  ///
  /// The numbers of participants and events are checked, so that whoever uses the trace can rely on
  /// them.
  public init(json text: String) throws(TraceJSONError) {
    let members = JSONMembers(try JSONReader.value(of: text), path: "")
    let version = try members.integer("version")
    guard version == Trace.jsonVersion else { throw .version(version) }
    self.init(screen: try members.rectangle("screen"))
    for member in try members.objects("participants") {
      participants.append(try Participant(member, id: ParticipantID(participants.count)))
    }
    for member in try members.objects("events") {
      events.append(
        try TraceEvent(member, index: events.count, participantCount: participants.count))
    }
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
    return .object(members)
  }

  fileprivate init(_ members: JSONMembers, id: ParticipantID) throws(TraceJSONError) {
    guard try members.integer("id") == id.index else { throw members.malformed("id") }
    guard let kind = Kind(word: try members.string("kind")) else {
      throw members.malformed("kind")
    }
    var parent: ParticipantID?
    if members["parent"] != nil {
      // A parent is introduced before what is in it.
      parent = ParticipantID(try members.integer("parent", in: 0..<id.index))
    }
    var geometry: ParticipantGeometry?
    if let member = try members.object("geometry") { geometry = try ParticipantGeometry(member) }
    self.init(
      id: id, kind: kind, name: try members.string("name"),
      className: try members.string("class", otherwise: ""), parent: parent, geometry: geometry)
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

extension TraceEvent {
  fileprivate var jsonValue: JSONValue {
    var members: [JSONValue.Member] = []
    members.add("index", .number(Double(index)))
    members.add("time", .number(Double(time.microseconds)))
    members.add("turn", .number(Double(turn)))
    members.add("depth", .number(Double(depth)))
    members.add("kind", .string(kind.word))
    members.add("from", .number(Double(from.index)))
    members.add("to", .number(Double(to.index)))
    members.add("what", .string(what))
    if !detail.isEmpty { members.add("detail", .string(detail)) }
    if !reason.isEmpty { members.add("reason", .string(reason)) }
    if !fact.isEmpty { members.add("fact", .string(fact)) }
    if !fingers.isEmpty {
      members.add("fingers", .array(fingers.map { .number(Double($0)) }))
    }
    if let location { members.add("location", JSONValue(location)) }
    if !related.isEmpty {
      members.add("related", .array(related.map { .number(Double($0.index)) }))
    }
    return .object(members)
  }

  fileprivate init(
    _ members: JSONMembers, index: Int, participantCount: Int
  ) throws(TraceJSONError) {
    guard try members.integer("index") == index else { throw members.malformed("index") }
    guard let kind = Kind(word: try members.string("kind")) else {
      throw members.malformed("kind")
    }
    let known = 0..<participantCount
    self.init(
      index: index,
      time: VirtualTime(microseconds: Int64(try members.wholeNumber("time"))),
      turn: try members.integer("turn"), depth: try members.integer("depth"), kind: kind,
      from: ParticipantID(try members.integer("from", in: known)),
      to: ParticipantID(try members.integer("to", in: known)),
      what: try members.string("what"), detail: try members.string("detail", otherwise: ""),
      reason: try members.string("reason", otherwise: ""),
      fact: try members.string("fact", otherwise: ""),
      fingers: try members.integers("fingers"),
      location: members["location"] == nil ? nil : try members.point("location"),
      related: try members.integers("related", in: known).map { ParticipantID($0) })
  }
}

extension JSONValue {
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
