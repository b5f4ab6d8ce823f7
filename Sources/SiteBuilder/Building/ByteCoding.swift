/// A binary writer for a sequence of numbers and texts.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  mutating func add(_ number: UInt64) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func add(_ number: Int) { add(UInt64(bitPattern: Int64(number))) }

  mutating func add(_ text: String) {
    add(text.utf8.count)
    bytes += text.utf8
  }

  mutating func add(_ text: String?) {
    bytes.append(text == nil ? 0 : 1)
    if let text { add(text) }
  }

  mutating func add(_ numbers: [UInt64]) { add(numbers) { $0.add($1) } }

  mutating func add<Element>(_ list: [Element], _ write: (inout Self, Element) -> Void) {
    add(list.count)
    for element in list { write(&self, element) }
  }
}

/// A reader for the output of a ``ByteWriter``, which rejects anything else.
struct ByteReader {
  /// An error for bytes that no writer produces.
  struct Damage: Error {}

  private let bytes: [UInt8]
  private var position: Int

  init(_ bytes: [UInt8], from position: Int = 0) {
    self.bytes = bytes
    self.position = position
  }

  /// Whether all bytes have been read.
  var isAtEnd: Bool { position == bytes.count }

  mutating func number() throws(Damage) -> UInt64 {
    guard position + 8 <= bytes.count else { throw Damage() }
    defer { position += 8 }
    return bytes.withUnsafeBytes {
      UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: position, as: UInt64.self))
    }
  }

  mutating func int() throws(Damage) -> Int { Int(Int64(bitPattern: try number())) }

  mutating func text() throws(Damage) -> String {
    let count = try int()
    guard count >= 0, count <= bytes.count - position else { throw Damage() }
    defer { position += count }
    return String(decoding: bytes[position..<position + count], as: UTF8.self)
  }

  mutating func optionalText() throws(Damage) -> String? {
    guard position < bytes.count else { throw Damage() }
    position += 1
    return bytes[position - 1] == 0 ? nil : try text()
  }

  mutating func numbers() throws(Damage) -> [UInt64] {
    try list { reader throws(Damage) in try reader.number() }
  }

  mutating func list<Element>(
    _ read: (inout Self) throws(Damage) -> Element
  ) throws(Damage) -> [Element] {
    let count = try int()
    // Each element takes at least one byte.
    guard count >= 0, count <= bytes.count - position else { throw Damage() }
    var list: [Element] = []
    list.reserveCapacity(count)
    for _ in 0..<count { list.append(try read(&self)) }
    return list
  }
}
