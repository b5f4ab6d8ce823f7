/// Conversions between paths and the addresses that clients use for files.
enum FileAddress {
  private static let scheme = "file://"

  /// Returns the path of a file, or `nil` if an address is another resource's.
  static func path(of address: String) -> String? {
    guard address.hasPrefix(scheme) else { return nil }
    let rest = address.dropFirst(scheme.count).drop { $0 != "/" }
    return decoded(rest)
  }

  /// Returns the address of a file; a relative path is relative to a folder.
  static func address(of path: String, in folder: String) -> String {
    let whole = path.hasPrefix("/") ? path : folder + "/" + path
    return scheme + encoded(whole)
  }

  private static func decoded(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      guard digits.utf8.count == 2, let value = UInt8(digits, radix: 16) else { return nil }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func encoded(_ path: String) -> String {
    var text = ""
    for byte in path.utf8 {
      let scalar = Unicode.Scalar(byte)
      if scalar.isASCII,
        scalar.properties.isAlphabetic || "0123456789/-_.~".unicodeScalars.contains(scalar)
      {
        text.unicodeScalars.append(scalar)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return text
  }
}
