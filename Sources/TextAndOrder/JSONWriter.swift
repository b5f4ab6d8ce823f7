/// A writer that produces JSON directly as bytes, because a run's figures are large and a moving
/// finger waits for them.
package struct JSONWriter {
  /// What has been written.
  package private(set) var bytes: [UInt8] = []

  /// Whether the next member or value needs a comma before it.
  private var needsComma = false

  /// Returns an object with the given members.
  package static func object(_ members: (inout JSONWriter) -> Void) -> [UInt8] {
    var writer = JSONWriter()
    writer.object(members)
    return writer.bytes
  }

  // MARK: Values

  /// Writes an object with the given members.
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

  /// Writes a member with a text or null.
  package mutating func member(_ name: StaticString, _ value: String?) {
    self.name(name)
    if let value { JSONText.append(value, to: &bytes) } else { write("null" as StaticString) }
  }

  /// Writes a member with UTF-8 text.
  package mutating func member(_ name: StaticString, utf8 value: [UInt8]) {
    self.name(name)
    value.withUnsafeBufferPointer { JSONText.append($0, to: &bytes) }
  }

  /// Writes a member with a Boolean value.
  package mutating func member(_ name: StaticString, _ value: Bool) {
    self.name(name)
    write(value ? "true" as StaticString : "false")
  }

  /// Writes a member with an integer or null.
  package mutating func member(_ name: StaticString, _ value: Int?) {
    self.name(name)
    if let value { bytes += Array("\(value)".utf8) } else { write("null" as StaticString) }
  }

  /// Writes a member with a number that's already formatted, or null.
  package mutating func member(_ name: StaticString, number value: String?) {
    self.name(name)
    if let value { bytes += Array(value.utf8) } else { write("null" as StaticString) }
  }

  /// Writes a member with an object.
  package mutating func member(_ name: StaticString, _ members: (inout JSONWriter) -> Void) {
    self.name(name)
    needsComma = false
    object(members)
  }

  /// Writes a member with an array of one object for each element.
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

  /// Writes a member with an array of texts, or null.
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
