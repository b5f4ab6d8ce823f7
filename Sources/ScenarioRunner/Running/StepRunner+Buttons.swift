import ScenarioLanguage
import TouchEngine

// Buttons on a remote control, and the device itself.
extension StepRunner {
  /// Changes a button of the remote control.
  func send(
    _ change: RemoteChange, _ button: UIPress.PressType, force: Double, _ range: Range<Int>
  ) throws(StepFailure) {
    if change == .presses {
      pressedButtons.append(button)
    } else {
      guard pressedButtons.contains(button) else {
        try fail(.buttonIsNotDown(button.word), range)
      }
      pressedButtons.removeAll { $0 == button }
    }
    let engineChange: HIDEvent.Press.Change =
      switch change {
      case .loses: .cancel
      case .presses: .press
      case .releases: .release
      }
    send(
      HIDEvent(presses: [HIDEvent.Press(button, engineChange, force: force)]))
    try checkLimits(range)
  }

  /// Shakes the device, or lets it come to rest.
  func send(_ change: DeviceChange, _ range: Range<Int>) throws(StepFailure) {
    let shake: HIDEvent.Shake =
      switch change {
      case .rests: .end
      case .shakes: .begin
      case .shakesTooLong: .cancel
      }
    send(HIDEvent(shake: shake))
    try checkLimits(range)
  }
}
