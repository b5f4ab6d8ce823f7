/// Writes JSON straight into bytes: the figures of a run are large, and a finger that moves waits for
/// them.
package struct JSONWriter {
  /// What has been written.
  package private(set) var bytes: [UInt8] = []

  /// Whether something stands before the next member or value.
  private var needsComma = false

  /// Returns an object with some members.
  package static func object(_ members: (inout JSONWriter) -> Void) -> [UInt8] {
    var writer = JSONWriter()
    writer.object(members)
    return writer.bytes
  }

  // MARK: Values

  /// Writes an object with some members.
  package mutating func object(_ members: (inout JSONWriter) -> Void) {
    open(UInt8(ascii: "{"))
    members(&self)
    close(UInt8(ascii: "}"))
  }

  /// Writes a text.
  package mutating func text(_ text: String) {
    begin()
    JSONText.append(text, to: &bytes)
  }

  // MARK: Members

  /// Writes a text, or null, under a name.
  package mutating func member(_ name: StaticString, _ value: String?) {
    self.name(name)
    if let value { JSONText.append(value, to: &bytes) } else { write("null" as StaticString) }
  }

  /// Writes a text in UTF-8 under a name.
  package mutating func member(_ name: StaticString, utf8 value: [UInt8]) {
    self.name(name)
    value.withUnsafeBufferPointer { JSONText.append($0, to: &bytes) }
  }

  /// Writes a truth value under a name.
  package mutating func member(_ name: StaticString, _ value: Bool) {
    self.name(name)
    write(value ? "true" as StaticString : "false")
  }

  /// Writes a whole number, or null, under a name.
  package mutating func member(_ name: StaticString, _ value: Int?) {
    self.name(name)
    if let value { bytes += Array("\(value)".utf8) } else { write("null" as StaticString) }
  }

  /// Writes a number that is already text, or null, under a name.
  package mutating func member(_ name: StaticString, number value: String?) {
    self.name(name)
    if let value { bytes += Array(value.utf8) } else { write("null" as StaticString) }
  }

  /// Writes an object under a name.
  package mutating func member(_ name: StaticString, _ members: (inout JSONWriter) -> Void) {
    self.name(name)
    needsComma = false
    object(members)
  }

  /// Writes an object for each element under a name.
  package mutating func member<Element>(
    _ name: StaticString, _ elements: [Element],
    _ members: (inout JSONWriter, Element) -> Void
  ) {
    self.name(name)
    needsComma = false
    open(UInt8(ascii: "["))
    for element in elements { object { members(&$0, element) } }
    close(UInt8(ascii: "]"))
  }

  /// Writes a list of texts, or null, under a name.
  package mutating func member(_ name: StaticString, texts: [String]?) {
    self.name(name)
    guard let texts else { return write("null" as StaticString) }
    needsComma = false
    open(UInt8(ascii: "["))
    for text in texts { self.text(text) }
    close(UInt8(ascii: "]"))
  }

  // MARK: Bytes

  private mutating func begin() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  private mutating func open(_ bracket: UInt8) {
    begin()
    bytes.append(bracket)
    needsComma = false
  }

  private mutating func close(_ bracket: UInt8) {
    bytes.append(bracket)
    needsComma = true
  }

  private mutating func name(_ name: StaticString) {
    begin()
    bytes.append(UInt8(ascii: "\""))
    write(name)
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
  }

  private mutating func write(_ word: StaticString) {
    bytes.append(literal: word)
  }
}
