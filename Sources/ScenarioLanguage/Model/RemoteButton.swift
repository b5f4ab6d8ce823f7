package import TouchEngine

extension UIPress.PressType {
  /// The button whose press has a name such as `select of remote`, or `nil` for another name.
  package init?(pressNamed name: String) {
    guard name.utf8.suffix(Self.owner.utf8.count).elementsEqual(Self.owner.utf8) else { return nil }
    let word = Array(name.utf8.dropLast(Self.owner.utf8.count))
    self.init(word: String(decoding: word, as: UTF8.self))
  }

  private static let owner = " of remote"
}

/// What a step says about the remote control; the raw value is the word in it, and in the trace.
package enum RemoteChange: String, CaseIterable, Sendable {
  /// The system takes the press away.
  case loses
  /// A button goes down, or is pressed with another force.
  case presses
  /// A button goes up.
  case releases
}

/// How far a shake of the device has come.
package enum DeviceChange: UInt8, Sendable {
  /// The device rests again.
  case rests
  /// Somebody begins to shake the device.
  case shakes
  /// The shake goes on for too long to be one.
  case shakesTooLong
}
