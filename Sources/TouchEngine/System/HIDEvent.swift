/// A report of the digitizer at one time: the change of each finger, in screen points.
///
/// The hardware sends one such event for the whole hand, with a child for each finger (D153).
/// Buttons and the motion sensor send separate events.
public struct HIDEvent: Sendable {
  /// The change of one finger.
  public struct Finger: Sendable {
    /// The changes that a finger can make.
    public enum Change: Sendable {
      /// The finger has touched down.
      case touch
      /// The finger is at another location, or at the same one.
      case move
      /// The finger covers another area at the same location: its radii have changed (G262).
      case tremble
      /// The finger has lifted.
      case lift
      /// The system cancels the touch.
      case cancel
      /// A pointer whose button isn't pressed is at a location (D042).
      case hover
      /// That pointer has left the screen.
      case leave
    }

    /// The number of the finger, from one.
    public var number: Int

    /// The change.
    public var change: Change

    /// The location on the screen, in points.
    public var location: CGPoint

    /// The type of the touch, which is a finger by default.
    public var type: UITouch.TouchType

    /// The force, where 1 is an ordinary finger, or zero where force isn't sensed.
    public var force: Double

    /// The roll about its axis, in radians; for pencils.
    public var rollAngle: Double

    /// Creates the report of one finger.
    public init(
      _ number: Int, _ change: Change, at location: CGPoint, type: UITouch.TouchType = .direct,
      force: Double = 0, rollAngle: Double = 0
    ) {
      self.number = number
      self.change = change
      self.location = location
      self.type = type
      self.force = force
      self.rollAngle = rollAngle
    }
  }

  /// The change of one button of a remote control.
  public struct Press: Sendable {
    /// The changes that a button can make.
    public enum Change: Sendable {
      /// The button has gone down, or its force has changed.
      case press
      /// The button has gone up.
      case release
      /// The system cancels the press.
      case cancel
    }

    /// The type of the button.
    public var type: UIPress.PressType

    /// The change.
    public var change: Change

    /// The force of the press, from 0 to 1.
    public var force: Double

    /// Creates the report of one button.
    public init(_ type: UIPress.PressType, _ change: Change, force: Double = 1) {
      self.type = type
      self.change = change
      self.force = force
    }
  }

  /// The stages of a shake of the device.
  public enum Shake: Sendable {
    /// The user begins to shake the device.
    case begin
    /// The device is at rest again.
    case end
    /// The motion lasts too long to be a shake.
    case cancel
  }

  /// Reports of parts of the device other than the digitizer.
  indirect enum Input: Sendable {
    /// Some buttons have changed.
    case presses([Press])
    /// The device is shaken.
    case shake(Shake)
  }

  /// The fingers that have changed.
  public var fingers: Fingers

  /// The buttons of the pointing device that are pressed; a finger counts as the primary one
  /// (G054).
  public var buttonMask: UIEvent.ButtonMask

  /// The keys that are pressed on the keyboard.
  public var modifierFlags: UIKeyModifierFlags

  /// A report of a part other than the digitizer.
  var input: Input?

  /// The time of the report.
  var time = VirtualTime.zero

  /// Creates an event from the reports of its fingers.
  public init(
    _ fingers: [Finger], buttonMask: UIEvent.ButtonMask = .primary,
    modifierFlags: UIKeyModifierFlags = []
  ) {
    self.fingers = Fingers(fingers)
    self.buttonMask = buttonMask
    self.modifierFlags = modifierFlags
  }

  /// Creates an event from the report of its only finger.
  public init(
    _ finger: Finger, buttonMask: UIEvent.ButtonMask = .primary,
    modifierFlags: UIKeyModifierFlags = []
  ) {
    fingers = Fingers(finger)
    self.buttonMask = buttonMask
    self.modifierFlags = modifierFlags
  }

  /// Creates an event from the reports of some buttons (D107).
  public init(presses: [Press]) {
    self.init([])
    input = .presses(presses)
  }

  /// Creates an event of the motion sensor (D107).
  public init(shake: Shake) {
    self.init([])
    input = .shake(shake)
  }
}
