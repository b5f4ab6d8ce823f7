/// A writer and a reader of values as bytes.
///
/// A type declares its fields once, in a function that passes each of them to a coder, which either
/// writes it or replaces it with what it reads. Foundation's encoders take fifteen times as long to
/// read what a course has. Numbers are in the order of bytes that this machine has.
struct ByteCoder {
  /// What has been written, or is read.
  private(set) var bytes: [UInt8]
  /// Whether fields are replaced by what is read.
  let isReading: Bool
  /// Whether no coder can have written the bytes; all further numbers are zero, and all texts empty.
  private(set) var isDamaged = false
  private var position = 0

  /// Creates a writer.
  init() {
    bytes = []
    isReading = false
  }

  /// Creates a reader.
  init(reading bytes: [UInt8]) {
    self.bytes = bytes
    isReading = true
  }

  /// Rejects what has been read.
  mutating func reject() { isDamaged = true }

  mutating func code(_ number: inout UInt64) {
    guard isReading else { return withUnsafeBytes(of: number) { bytes.append(contentsOf: $0) } }
    let range = take(8)
    number = bytes.withUnsafeBytes { bytes in
      range.map { bytes.loadUnaligned(fromByteOffset: $0.lowerBound, as: UInt64.self) } ?? 0
    }
  }

  mutating func code(_ number: inout Int) {
    var bits = UInt64(bitPattern: Int64(number))
    code(&bits)
    number = Int(Int64(bitPattern: bits))
  }

  mutating func code(_ flag: inout Bool) {
    if isReading { flag = take(1).map { bytes[$0.lowerBound] == 1 } ?? false }
    if !isReading { bytes.append(flag ? 1 : 0) }
  }

  mutating func code(_ range: inout Range<Int>) {
    var (start, end) = (range.lowerBound, range.upperBound)
    code(&start)
    code(&end)
    if 0 <= start, start <= end { range = start..<end } else { reject() }
  }

  mutating func code(_ text: inout String) {
    var count = text.utf8.count
    code(&count)
    if isReading {
      text = take(count).map { String(decoding: bytes[$0], as: UTF8.self) } ?? ""
    } else {
      bytes += text.utf8
    }
  }

  mutating func code(_ text: inout String?) {
    var (isThere, some) = (text != nil, text ?? "")
    code(&isThere)
    if isThere { code(&some) }
    text = isThere ? some : nil
  }

  /// Codes one of a few values as its name.
  mutating func code<Value: RawRepresentable<String>>(_ value: inout Value) {
    var name = value.rawValue
    code(&name)
    if let known = Value(rawValue: name) { value = known } else { reject() }
  }

  mutating func code(_ numbers: inout [UInt64]) {
    var count = numbers.count
    code(&count)
    guard isReading else { return numbers.withUnsafeBytes { bytes.append(contentsOf: $0) } }
    guard (0...bytes.count / 8).contains(count), let range = take(8 * count) else {
      return reject()
    }
    numbers = Array(unsafeUninitializedCapacity: count) { buffer, initializedCount in
      bytes[range].withUnsafeBytes { UnsafeMutableRawBufferPointer(buffer).copyMemory(from: $0) }
      initializedCount = count
    }
  }

  mutating func code(_ texts: inout [String]) { code(&texts, blank: "") { $0.code(&$1) } }

  /// Codes a list.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - blank: An element into which fields are read.
  ///   - element: Codes the fields of an element.
  mutating func code<Element>(
    _ list: inout [Element], blank: @autoclosure () -> Element,
    _ element: (inout Self, inout Element) -> Void
  ) {
    var count = list.count
    code(&count)
    if isReading {
      // Each element takes at least one byte.
      guard count >= 0, count <= bytes.count - position else { return reject() }
      list = (0..<count).map { _ in blank() }
    }
    for place in list.indices where !isDamaged { element(&self, &list[place]) }
  }

  /// Returns the range of the next bytes, which are read.
  private mutating func take(_ count: Int) -> Range<Int>? {
    guard !isDamaged, count >= 0, count <= bytes.count - position else {
      reject()
      return nil
    }
    defer { position += count }
    return position..<position + count
  }
}
