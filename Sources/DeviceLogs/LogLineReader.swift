import SourceDiagnostics
import TextAndOrder
import TraceModel

/// A reader of one line of a log.
enum LogLineReader {
  /// Returns the event of a line, or `nil` when it has none.
  static func entry(in line: ArraySlice<UInt8>, number: Int) -> DeviceLog.Entry? {
    jsonEntry(in: line, number: number) ?? textEntry(in: line, number: number)
  }

  // MARK: Text

  /// Reads `94 ms  tap fires ended` after any prefix.
  private static func textEntry(in line: ArraySlice<UInt8>, number: Int) -> DeviceLog.Entry? {
    var end = line.endIndex
    while end > line.startIndex, line[end - 1] <= 0x20 { end -= 1 }
    let line = line[..<end]
    var place = line.startIndex
    while place < line.endIndex {
      guard line[place].isDigit,
        place == line.startIndex || !line[place - 1].isPartOfWord
      else {
        place += 1
        continue
      }
      let start = place
      while place < line.endIndex, line[place].isDigit || line[place] == UInt8(ascii: ".") {
        place += 1
      }
      guard line[place...].starts(with: Array(" ms ".utf8)),
        let time = time(line[start..<place]),
        let event = event(in: line[(place + 4)...])
      else { continue }
      return DeviceLog.Entry(event: event, time: time, line: number)
    }
    return nil
  }

  /// Returns the time that a number of milliseconds means, with at most one decimal.
  private static func time(_ digits: ArraySlice<UInt8>) -> VirtualTime? {
    let parts = digits.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count <= 2, let whole = number(parts[0]) else { return nil }
    guard parts.count == 2 else { return VirtualTime(microseconds: whole * 1_000) }
    guard parts[1].count == 1, let tenths = number(parts[1]) else { return nil }
    return VirtualTime(microseconds: whole * 1_000 + tenths * 100)
  }

  /// Returns a number of at most ten digits, which is more than a hundred days.
  private static func number(_ digits: ArraySlice<UInt8>) -> Int64? {
    guard !digits.isEmpty, digits.count <= 10 else { return nil }
    return digits.reduce(0) { $0 * 10 + Int64($1 - UInt8(ascii: "0")) }
  }

  /// Reads an object's name, which may have spaces, and an event.
  private static func event(in bytes: ArraySlice<UInt8>) -> LoggedEvent? {
    let words = bytes.drop { $0 == 0x20 }
    for ending in endings {
      guard words.count > ending.bytes.count, words.suffix(ending.bytes.count) == ending.bytes[...]
      else { continue }
      let name = words.dropLast(ending.bytes.count)
      return LoggedEvent(String(decoding: name, as: UTF8.self), ending.action)
    }
    let hit = Array(LoggedEvent.Action.hit.text.utf8) + [0x20]
    guard words.starts(with: hit), words.count > hit.count else { return nil }
    return LoggedEvent(String(decoding: words.dropFirst(hit.count), as: UTF8.self), .hit)
  }

  /// The ends of lines, each with the space before it.
  private static let endings = LoggedEvent.Action.all.map { action in
    (bytes: Array(" ".utf8) + Array(action.text.utf8), action: action)
  }

  // MARK: JSON

  /// Reads `{"at":94,"name":"tap","event":"fires ended"}` in any surroundings.
  private static func jsonEntry(in line: ArraySlice<UInt8>, number: Int) -> DeviceLog.Entry? {
    guard let start = line.firstIndex(of: UInt8(ascii: "{")),
      let end = line.lastIndex(of: UInt8(ascii: "}")), start < end
    else { return nil }
    let text = String(decoding: line[start...end], as: UTF8.self)
    guard let members = try? LogMembers(text), let name = members.name, !name.isEmpty,
      let words = members.event, let milliseconds = members.milliseconds,
      (0..<1e10).contains(milliseconds),
      var action = ([.hit] + LoggedEvent.Action.all).first(where: { $0.text == words })
    else { return nil }
    if members.isPassedOn, case .touches(let method) = action { action = .passedOn(method) }
    return DeviceLog.Entry(
      event: LoggedEvent(name, action), time: VirtualTime(milliseconds: milliseconds),
      className: members.className, finger: members.finger, location: members.location,
      line: number)
  }
}

extension UInt8 {
  /// Whether a number after the byte is only a part of a word or of another number.
  fileprivate var isPartOfWord: Bool {
    isDigit || isLetter || self == UInt8(ascii: ".") || self == UInt8(ascii: "_") || self >= 0x80
  }
}
