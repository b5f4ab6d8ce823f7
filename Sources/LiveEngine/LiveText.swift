/// Bytes that a page hands over, as text.
enum LiveText {
  /// The longest text that is taken, in bytes.
  private static let mostBytes = 100_000

  /// The longest scenario that is taken, in bytes; what variants share is read for each of them.
  ///
  /// One of that length that is all errors takes half a second to be read, after every change.
  private static let mostScenarioBytes = 40_000

  /// Returns the text of some bytes.
  static func text(of bytes: [UInt8]) throws(LiveFault) -> String {
    guard bytes.count <= mostBytes else { throw .tooLong(most: mostBytes) }
    let text = String(decoding: bytes, as: UTF8.self)
    // Bytes that are no text become other characters.
    guard text.utf8.elementsEqual(bytes) else { throw .notUTF8 }
    return text
  }

  /// Returns the text of a scenario.
  static func scenario(of bytes: [UInt8]) throws(LiveFault) -> String {
    guard bytes.count <= mostScenarioBytes else { throw .tooLong(most: mostScenarioBytes) }
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
    guard bytes.count + readAgain <= mostScenarioBytes else {
      throw .tooLong(most: mostScenarioBytes)
    }
    return text
  }
}
