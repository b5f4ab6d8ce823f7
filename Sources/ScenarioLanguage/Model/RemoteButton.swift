package import TouchEngine
import TraceModel

extension UIPress.PressType {
  /// Creates the button whose press has a name such as `select of remote`, or returns `nil` for
  /// another name.
  package init?(pressNamed name: String) {
    guard let button = PartName(name), button.owner == "remote" else { return nil }
    self.init(word: button.word)
  }
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
