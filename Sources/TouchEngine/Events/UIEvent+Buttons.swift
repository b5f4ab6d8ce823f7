extension UIEvent {
  /// Some buttons of a pointing device.
  public struct ButtonMask: OptionSet, Sendable, WordedOptions {
    /// The bits.
    public let rawValue: Int

    /// Creates a set of buttons from its bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The main button.
    public static let primary = ButtonMask(rawValue: 1)

    /// The secondary button.
    public static let secondary = ButtonMask(rawValue: 2)

    package static let wordedOptions: [(word: String, option: Self)] = [
      ("primary", .primary),
      ("secondary", .secondary),
    ]

    /// Returns the button with a number, which starts from one.
    public static func button(_ number: Int) -> ButtonMask {
      number >= 1 && number <= 31 ? ButtonMask(rawValue: 1 << (number - 1)) : []
    }
  }

  /// Adopts the buttons and keys of a report; a control-click is a secondary click (G054).
  func takeButtons(of report: HIDEvent) {
    modifierFlags = report.modifierFlags
    let isControlClick = report.buttonMask == .primary && report.modifierFlags.contains(.control)
    buttonMask = isControlClick ? .secondary : report.buttonMask
  }
}

/// Some modifier keys of a keyboard.
public struct UIKeyModifierFlags: OptionSet, Sendable, WordedOptions {
  /// The bits.
  public let rawValue: Int

  /// Creates a set of keys from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The shift key.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)

  /// The control key.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)

  /// The option key.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)

  /// The command key.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)

  package static let wordedOptions: [(word: String, option: Self)] = [
    ("alternate", .alternate),
    ("command", .command),
    ("control", .control),
    ("shift", .shift),
  ]
}
