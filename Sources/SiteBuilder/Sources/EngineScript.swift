/// The module that runs scenarios in the page, as a script.
///
/// A page opened from disk can load only scripts, so the script contains the module's bytes as
/// text.
enum EngineScript {
  /// The variable that the script sets.
  private static let variable = "touchstoneModule"

  /// Returns the script for a module, compressed or not.
  static func bytes(of module: [UInt8]) -> [UInt8] {
    Array("\(variable)=\"".utf8) + base64(of: module) + Array("\"\n".utf8)
  }

  /// Returns bytes in Base64.
  private static func base64(of bytes: [UInt8]) -> [UInt8] {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      var bits = group.reduce(0) { $0 << 8 | UInt32($1) }
      bits <<= UInt32(8 * (3 - group.count))
      for place in 0..<4 {
        let digit = Int(bits >> UInt32(18 - 6 * place) & 63)
        text.append(place <= group.count ? digits[digit] : UInt8(ascii: "="))
      }
    }
    return text
  }
}
