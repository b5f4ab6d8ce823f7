/// Bytes that a page hands over, as text.
enum LiveText {
  /// The longest text that is taken, in bytes.
  static let mostBytes = 100_000

  /// Returns the text of some bytes.
  static func text(of bytes: [UInt8]) throws(LiveFault) -> String {
    guard bytes.count <= mostBytes else { throw .tooLong }
    let text = String(decoding: bytes, as: UTF8.self)
    // Bytes that are no text become other characters.
    guard text.utf8.elementsEqual(bytes) else { throw .notUTF8 }
    return text
  }
}
