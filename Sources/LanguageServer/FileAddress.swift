import Foundation

/// Conversions between paths and the addresses that clients use for files.
enum FileAddress {
  private static let scheme = "file://"

  /// The characters that represent themselves; others than ASCII never do.
  private static let plain = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "/-_.~"))

  /// Returns the path of a file, or `nil` if an address is another resource's.
  static func path(of address: String) -> String? {
    guard address.hasPrefix(scheme) else { return nil }
    return String(address.dropFirst(scheme.count).drop { $0 != "/" }).removingPercentEncoding
  }

  /// Returns the address of a file; a relative path is relative to a folder.
  static func address(of path: String, in folder: String) -> String {
    let whole = path.hasPrefix("/") ? path : folder + "/" + path
    return scheme + (whole.addingPercentEncoding(withAllowedCharacters: plain) ?? whole)
  }
}
