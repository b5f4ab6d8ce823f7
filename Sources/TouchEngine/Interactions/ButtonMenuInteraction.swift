import TraceModel

/// The interaction with which a button opens its menu (D292).
final class ButtonMenuInteraction: UIContextMenuInteraction {
  override func makeRecognizer() -> UIInteractionGestureRecognizer {
    ButtonMenuGestureRecognizer(for: self)
  }

  override func mayBegin(at location: CGPoint) -> Bool { true }

  /// Opens the menu without waiting for the press.
  func open() {
    (recognizer as? ButtonMenuGestureRecognizer)?.open()
  }
}

/// The recognizer of a button's menu, which tells the button's targets when the menu opens.
final class ButtonMenuGestureRecognizer: UIContextMenuGestureRecognizer {
  override var actingOwner: UIResponder? { view }

  override func actForOwner() {
    if state == .began { (view as? UIButton)?.send(.menuActionTriggered, nil) }
  }

  fileprivate func open() {
    guard state == .possible else { return }
    explain(Reason(.menuIsPrimary), fact: "D292")
    state = .began
  }
}
