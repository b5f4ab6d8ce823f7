package import TouchEngine

extension UIPress.PressType {
  /// Creates the button whose press has a name such as `select of remote`, or returns `nil` for
  /// another name.
  package init?(pressNamed name: String) {
    guard name.utf8.suffix(Self.owner.utf8.count).elementsEqual(Self.owner.utf8) else { return nil }
    let word = Array(name.utf8.dropLast(Self.owner.utf8.count))
    self.init(word: String(decoding: word, as: UTF8.self))
  }

  private static let owner = " of remote"
}

/// A change of a button on the remote; the raw value is the word in a step and in the trace.
package enum RemoteChange: String, CaseIterable, Sendable {
  /// The system cancels the press.
  case loses
  /// A button goes down, or its force changes.
  case presses
  /// A button goes up.
  case releases
}

/// A phase of shaking the device.
package enum DeviceChange: UInt8, Sendable {
  /// The device comes to rest.
  case rests
  /// The device begins to shake.
  case shakes
  /// The device shakes for too long.
  case shakesTooLong
}
