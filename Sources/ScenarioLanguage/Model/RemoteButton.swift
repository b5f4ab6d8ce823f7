/// A button of a remote control or a game controller; the raw value is UIKit's word.
package enum RemoteButton: String, CaseIterable, Sendable {
  /// The upper edge of the directional pad.
  case upArrow
  /// Its lower edge.
  case downArrow
  /// Its left edge.
  case leftArrow
  /// Its right edge.
  case rightArrow
  /// The button that chooses.
  case select
  /// The button that goes back.
  case menu
  /// The button that plays and pauses.
  case playPause
  /// The button for the previous channel or page.
  case pageUp
  /// The button for the next channel or page.
  case pageDown

  /// The button whose press has a name such as `select of remote`, or `nil` for another name.
  package init?(pressNamed name: String) {
    guard name.utf8.suffix(Self.owner.utf8.count).elementsEqual(Self.owner.utf8) else { return nil }
    let word = Array(name.utf8.dropLast(Self.owner.utf8.count))
    self.init(rawValue: String(decoding: word, as: UTF8.self))
  }

  private static let owner = " of remote"

  /// The words for all buttons.
  package static let words = allCases.map { $0.rawValue }
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
