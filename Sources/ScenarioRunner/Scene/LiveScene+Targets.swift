import ScenarioLanguage
import TouchEngine

// Targets of controls and recognizers.
extension LiveScene {
  /// Adds a target with its action; reactions describe what the action does.
  func addTarget(_ target: TargetAction, to sender: AnyObject) {
    let action = target.action ?? "target"
    let object = object(of: target.target)
    if let control = sender as? UIControl {
      var events = UIControl.Event(words: target.events)
      if events.isEmpty { events = control.defaultEvent }
      control.addTarget(
        object, action: Selector(action, { (_: UIControl, _: UIEvent?) in }), for: events)
    } else if let recognizer = sender as? UIGestureRecognizer {
      recognizer.addTarget(object, action: Selector(action))
    }
  }

  /// Removes targets; any part that isn't given matches all.
  func removeTarget(_ target: TargetAction, from sender: AnyObject) {
    let object = object(of: target.target)
    if let control = sender as? UIControl {
      control.removeTarget(
        object, action: target.action,
        for: target.events.isEmpty ? .allEvents : UIControl.Event(words: target.events))
    } else if let recognizer = sender as? UIGestureRecognizer {
      recognizer.removeTarget(object, action: target.action)
    }
  }

  /// Makes a control send an action.
  func sendAction(_ action: TargetAction, of control: UIControl?) {
    control?.sendAction(
      Selector(action.action ?? "target", { (_: UIControl, _: UIEvent?) in }),
      to: object(of: action.target), for: nil)
  }

  /// Returns the control or the recognizer with a name.
  func sender(named name: String) -> AnyObject? { recognizers[name] ?? views[name] }

  /// Returns the object of a target, or `nil` for the first object that implements the action.
  func object(of target: TargetAction.Target?) -> AnyObject? {
    switch target {
    case nil, .anybody: nil
    case .object: self.target
    case .responder(let name): responders[name.text]
    }
  }
}
