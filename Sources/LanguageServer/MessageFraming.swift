package import TraceModel

/// The bodies of messages in a stream of bytes, where each body follows a header with its length.
package struct MessageFraming {
  /// The most bytes of a body, which is more than the largest lesson with every character escaped.
  private static let byteLimit = 64_000_000

  /// The most bytes of a header; a longer one isn't a header.
  private static let headerByteLimit = 4096

  private var waiting: [UInt8] = []

  /// The number of bytes that are still to come of a body that's too long.
  private var skipped = 0

  /// Creates the framing of a stream that nothing has been read of.
  package init() {}

  /// Adds bytes of the stream.
  package mutating func append(_ bytes: some Sequence<UInt8>) { waiting += bytes }

  /// Removes the next body from the stream, and returns it; `nil` if it's incomplete.
  ///
  /// A header that doesn't say a usable length is removed and results in an empty body, which isn't a
  /// message.
  package mutating func next() -> [UInt8]? {
    let count = min(skipped, waiting.count)
    waiting.removeFirst(count)
    skipped -= count
    guard skipped == 0 else { return nil }
    guard let end = Self.headerEnd(in: waiting) else {
      guard waiting.count > Self.headerByteLimit else { return nil }
      waiting = []
      return []
    }
    guard let length = Self.length(in: waiting[..<end.lowerBound]) else {
      waiting.removeFirst(end.upperBound)
      return []
    }
    guard length <= Self.byteLimit else {
      waiting.removeFirst(end.upperBound)
      skipped = length
      return []
    }
    guard waiting.count - end.upperBound >= length else { return nil }
    let body = Array(waiting[end.upperBound..<end.upperBound + length])
    waiting.removeFirst(end.upperBound + length)
    return body
  }

  /// Returns a message with its header.
  package static func frame(_ message: JSONValue) -> String {
    let body = message.text
    return "Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
  }

  /// Returns the range of the empty line that ends a header.
  private static func headerEnd(in bytes: [UInt8]) -> Range<Int>? {
    let end = Array("\r\n\r\n".utf8)
    let most = min(bytes.count, headerByteLimit)
    guard most >= end.count else { return nil }
    return (0...most - end.count).first { bytes[$0..<$0 + end.count].elementsEqual(end) }
      .map { $0..<$0 + end.count }
  }

  /// Returns the length that a header says.
  private static func length(in header: ArraySlice<UInt8>) -> Int? {
    for line in String(decoding: header, as: UTF8.self).split(separator: "\r\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
      guard let length = Int(parts[1].filter { $0 != " " }), length >= 0 else { return nil }
      return length
    }
    return nil
  }
}
