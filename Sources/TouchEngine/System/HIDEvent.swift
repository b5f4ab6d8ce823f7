/// What the digitizer reports at one moment: what each finger has done, in screen points.
///
/// The hardware sends one such event for the whole hand, with a child for each finger (D153). Buttons
/// and the motion sensor send events of their own.
public struct HIDEvent: Sendable {
  /// What one finger has done.
  public struct Finger: Sendable {
    /// What a finger can do.
    public enum Change: Sendable {
      /// It has come down.
      case touch
      /// It is somewhere else, or still where it was.
      case move
      /// It covers another spot at the same place: its radii have changed (G262).
      case tremble
      /// It has gone up.
      case lift
      /// The system takes the touch away.
      case cancel
      /// A pointer whose button is not pressed is at a place (D042).
      case hover
      /// That pointer is nowhere on the screen any more.
      case leave
    }

    /// The number of the finger, from one.
    public var number: Int

    /// What it has done.
    public var change: Change

    /// Where it is on the screen, in points.
    public var location: CGPoint

    /// What touches: a finger, unless something else is said.
    public var type: UITouch.TouchType

    /// How hard it presses, 1 being an ordinary finger; zero where that is not felt.
    public var force: Double

    /// How far it is turned about itself, in radians; for pencils.
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

  /// What one button of a remote control has done.
  public struct Press: Sendable {
    /// What a button can do.
    public enum Change: Sendable {
      /// It has gone down, or is pressed with another force.
      case press
      /// It has gone up.
      case release
      /// The system takes the press away.
      case cancel
    }

    /// Which button it is.
    public var type: UIPress.PressType

    /// What it has done.
    public var change: Change

    /// How hard it is pressed, from 0 to 1.
    public var force: Double

    /// Creates the report of one button.
    public init(_ type: UIPress.PressType, _ change: Change, force: Double = 1) {
      self.type = type
      self.change = change
      self.force = force
    }
  }

  /// How far a shake of the device has come.
  public enum Shake: Sendable {
    /// Somebody begins to shake the device.
    case begin
    /// The device rests again.
    case end
    /// The shake goes on for too long to be one.
    case cancel
  }

  /// What other parts of the device than the digitizer report.
  indirect enum Input: Sendable {
    /// Some buttons have changed.
    case presses([Press])
    /// The device is shaken.
    case shake(Shake)
  }

  /// The fingers that have done something.
  public var fingers: Fingers

  /// The buttons of the pointing device that are pressed; a finger counts as the primary one
  /// (G054).
  public var buttonMask: UIEvent.ButtonMask

  /// The keys that are held down on the keyboard.
  public var modifierFlags: UIKeyModifierFlags

  /// What something else than the digitizer reports.
  var input: Input?

  /// When it was reported.
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
