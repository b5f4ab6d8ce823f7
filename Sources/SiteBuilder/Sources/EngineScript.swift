import Foundation

/// The module that runs scenarios in the page, as a script.
///
/// A page opened from disk can load only scripts, so the script contains the module's bytes as
/// text.
enum EngineScript {
  /// The variable that the script sets.
  private static let variable = "touchstoneModule"

  /// Returns the script for a module, compressed or not.
  static func bytes(of module: [UInt8]) -> [UInt8] {
    Array("\(variable)=\"".utf8) + Data(module).base64EncodedData() + Array("\"\n".utf8)
  }
}
