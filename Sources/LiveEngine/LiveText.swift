/// Text from the bytes that a page passes.
enum LiveText {
  /// The maximum length of a text, in bytes.
  private static let maximumBytes = 100_000

  /// The maximum length of a scenario, in bytes; text that variants share counts once for each of
  /// them.
  ///
  /// Parsing a scenario of that length in which everything is an error takes half a second, and
  /// happens after every change.
  private static let maximumScenarioBytes = 40_000

  /// Returns bytes as text.
  static func text(of bytes: [UInt8]) throws(LiveFault) -> String {
    guard bytes.count <= maximumBytes else { throw .tooLong(most: maximumBytes) }
    let text = String(decoding: bytes, as: UTF8.self)
    // Invalid bytes decode to other characters.
    guard text.utf8.elementsEqual(bytes) else { throw .notUTF8 }
    return text
  }

  /// Returns the text of a scenario.
  static func scenario(of bytes: [UInt8]) throws(LiveFault) -> String {
    guard bytes.count <= maximumScenarioBytes else { throw .tooLong(most: maximumScenarioBytes) }
    let text = try text(of: bytes)
    var offset = 0
    var sharedCount = 0
    var variantCount = 0
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      // All lines may be indented, and any may be hidden.
      if line.drop(while: { " \t#".utf8.contains($0) }).starts(with: "variant".utf8) {
        if variantCount == 0 { sharedCount = offset }
        variantCount += 1
      }
      offset += line.count + 1
    }
    let readAgain = sharedCount * max(0, variantCount - 1)
    guard bytes.count + readAgain <= maximumScenarioBytes else {
      throw .tooLong(most: maximumScenarioBytes)
    }
    return text
  }
}
