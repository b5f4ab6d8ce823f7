/// The members of a JSON object, read with a check of their types.
struct JSONMembers {
  private let members: [JSONValue.Member]?
  private let path: String

  /// Reads the members of a value; a value that isn't an object has none, and all required members
  /// are missing.
  init(_ value: JSONValue, path: String) {
    if case .object(let members) = value { self.members = members } else { members = nil }
    self.path = path
  }

  /// Returns the error for a member that is missing or wrong.
  func malformed(_ name: String) -> TraceJSONError {
    .malformed(path: path(to: name))
  }

  private func path(to name: String) -> String { path.isEmpty ? name : "\(path).\(name)" }

  /// The member with a name; the last of several, as in most readers.
  subscript(name: String) -> JSONValue? {
    members?.last { $0.name == name }?.value
  }

  func string(_ name: String, otherwise: String? = nil) throws(TraceJSONError) -> String {
    if let otherwise, self[name] == nil { return otherwise }
    guard case .string(let value) = self[name] else { throw malformed(name) }
    return value
  }

  func boolean(_ name: String) throws(TraceJSONError) -> Bool {
    guard case .boolean(let answer) = self[name] else { throw malformed(name) }
    return answer
  }

  func number(_ name: String) throws(TraceJSONError) -> Double {
    guard case .number(let number) = self[name], number.isFinite else { throw malformed(name) }
    return number
  }

  /// Returns the members of an object that may be absent.
  func object(_ name: String) throws(TraceJSONError) -> JSONMembers? {
    guard let value = self[name] else { return nil }
    guard case .object = value else { throw malformed(name) }
    return JSONMembers(value, path: path(to: name))
  }

  func wholeNumber(_ name: String) throws(TraceJSONError) -> Double {
    guard case .number(let number) = self[name], number == number.rounded(),
      number.magnitude < 9e15
    else { throw malformed(name) }
    return number
  }

  func integer(_ name: String, in range: Range<Int> = 0..<2_000_000_000) throws(TraceJSONError)
    -> Int
  {
    guard let value = self[name], let integer = JSONMembers.integer(value, in: range) else {
      throw malformed(name)
    }
    return integer
  }

  func integers(
    _ name: String, in range: Range<Int> = 0..<2_000_000_000
  ) throws(TraceJSONError) -> [Int] {
    guard let value = self[name] else { return [] }
    guard case .array(let values) = value else { throw malformed(name) }
    var integers: [Int] = []
    for value in values {
      guard let integer = JSONMembers.integer(value, in: range) else { throw malformed(name) }
      integers.append(integer)
    }
    return integers
  }

  /// Returns a time in whole microseconds.
  func time(_ name: String) throws(TraceJSONError) -> VirtualTime {
    VirtualTime(microseconds: Int64(try wholeNumber(name)))
  }

  /// Returns a list of texts; an absent list is empty.
  func strings(_ name: String) throws(TraceJSONError) -> [String] {
    guard let value = self[name] else { return [] }
    guard case .array(let values) = value else { throw malformed(name) }
    var strings: [String] = []
    for value in values {
      guard case .string(let string) = value else { throw malformed(name) }
      strings.append(string)
    }
    return strings
  }

  func numbers(_ name: String) throws(TraceJSONError) -> [Double] {
    try coordinates(self[name], name)
  }

  func point(_ name: String) throws(TraceJSONError) -> CGPoint {
    let numbers = try coordinates(self[name], name)
    guard numbers.count == 2 else { throw malformed(name) }
    return CGPoint(x: numbers[0], y: numbers[1])
  }

  func points(_ name: String) throws(TraceJSONError) -> [CGPoint] {
    guard case .array(let values) = self[name] else { throw malformed(name) }
    var points: [CGPoint] = []
    for value in values {
      let numbers = try coordinates(value, name)
      guard numbers.count == 2 else { throw malformed(name) }
      points.append(CGPoint(x: numbers[0], y: numbers[1]))
    }
    return points
  }

  func rectangle(_ name: String) throws(TraceJSONError) -> CGRect {
    let numbers = try coordinates(self[name], name)
    guard numbers.count == 4 else { throw malformed(name) }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  func objects(_ name: String) throws(TraceJSONError) -> [JSONMembers] {
    guard case .array(let values) = self[name] else { throw malformed(name) }
    var objects: [JSONMembers] = []
    for (place, value) in values.enumerated() {
      objects.append(JSONMembers(value, path: "\(path(to: name))[\(place)]"))
    }
    return objects
  }

  private func coordinates(_ value: JSONValue?, _ name: String) throws(TraceJSONError) -> [Double] {
    guard case .array(let values) = value else { throw malformed(name) }
    var numbers: [Double] = []
    for value in values {
      guard case .number(let number) = value, number.isFinite else { throw malformed(name) }
      numbers.append(number)
    }
    return numbers
  }

  private static func integer(_ value: JSONValue, in range: Range<Int>) -> Int? {
    guard case .number(let number) = value, number == number.rounded(),
      number.magnitude < 2_000_000_001, range.contains(Int(number))
    else { return nil }
    return Int(number)
  }
}
