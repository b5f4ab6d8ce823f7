import ScenarioLanguage
import TouchEngine

// Names for the parts that elements create themselves.
extension LiveScene {
  /// Gives the recognizers of a scroll view the names that scenarios and traces use for them.
  func registerRecognizers(of scrollView: UIScrollView) {
    for recognizer in scrollView.gestureRecognizers ?? [] where recognizer.name == nil {
      let part: String
      if recognizer === scrollView.panGestureRecognizer {
        part = "pan"
      } else if recognizer === scrollView.pinchGestureRecognizer {
        part = "pinch"
      } else if recognizer.className == "UIScrollViewDelayedTouchesBeganGestureRecognizer" {
        part = "delay"
      } else if recognizer.className == "_UISwipeActionPanGestureRecognizer" {
        part = "swipe"
      } else if let own = Self.textPart(recognizer) {
        part = own
      } else if recognizer.className == "UIContextMenuInteraction" {
        part = "menu"
      } else if scrollView is UITextView, recognizer is UITapGestureRecognizer {
        part = "linkTap"
      } else {
        continue
      }
      register(recognizer, named: part + " of " + scrollView.traceName)
    }
  }

  /// Names the recognizer with which people begin to edit a text field.
  func registerRecognizers(of field: UITextField) {
    for recognizer in field.gestureRecognizers ?? [] where recognizer.name == nil {
      guard let part = Self.textPart(recognizer) else { continue }
      register(recognizer, named: part + " of " + field.traceName)
    }
  }

  /// Returns the word for a recognizer that a text field or a text view has for its text.
  private static func textPart(_ recognizer: UIGestureRecognizer) -> String? {
    switch recognizer.className {
    case "UITextTapRecognizer":
      (recognizer as? UITapGestureRecognizer)?.numberOfTapsRequired == 2 ? "doubleTap" : "tap"
    case "UIVariableDelayLoupeGesture": "longPress"
    default: nil
    }
  }

  /// Names the parts that an object creates itself, as the description of its class lists them.
  func registerParts(of owner: UIResponder, _ elementClass: ClassDescription, named name: String) {
    for part in elementClass.parts {
      let own = part.word + " of " + name
      switch part.object(in: owner) {
      case let recognizer as UIGestureRecognizer: register(recognizer, named: own)
      case let view as UIView:
        register(view, named: own)
        if let field = view as? UITextField { registerRecognizers(of: field) }
        if let scrollView = view as? UIScrollView { registerRecognizers(of: scrollView) }
      default: break
      }
    }
  }

  /// Gives a recognizer its name.
  func register(_ recognizer: UIGestureRecognizer, named name: String) {
    recognizer.name = name
    recognizers[name] = recognizer
  }

  /// Gives a responder its name.
  func register(_ responder: UIResponder, named name: String) {
    responder.traceName = name
    responders[name] = responder
    if let view = responder as? UIView { views[name] = view }
  }

  /// Returns the object with a name, of any kind, including fingers, buttons that are held down,
  /// and the participants of every scenario.
  func object(named name: String) -> AnyObject? {
    if let recognizer = recognizers[name] { return recognizer }
    if let responder = responders[name] { return responder }
    // An element of the scenario can have any name, such as `fingerprint`.
    if let item = barButtonItems[name] { return item }
    if let timer = timers[name] { return timer }
    if let finger = Self.finger(named: name) { return touch(ofFinger: finger) }
    if let button = UIPress.PressType(pressNamed: name) { return press(of: button) }
    switch name {
    case Self.runLoopName: return application.runLoop
    case Self.eventName: return application.event
    default: return view(named: name)
    }
  }

  /// Returns the number of the finger with a name such as `finger 2`, or `nil` for another name.
  private static func finger(named name: String) -> Int? {
    guard name.utf8.starts(with: "finger".utf8) else { return nil }
    let number = String(decoding: Array(name.utf8.dropFirst(7)), as: UTF8.self)
    return Int(number) ?? 1
  }

  /// Returns the name of a finger, by its number.
  static func name(ofFinger number: Int) -> String { number == 1 ? "finger" : "finger \(number)" }

  /// Returns the responder with a name, including views that UIKit creates itself.
  func responder(named name: String) -> UIResponder? { responders[name] ?? view(named: name) }

  /// Returns the view with a name, including views that UIKit creates itself, which traces name
  /// after their class.
  func view(named name: String) -> UIView? {
    if let view = views[name] { return view }
    for scene in application.connectedScenes {
      for window in scene.windows {
        if let view = Self.view(named: name, in: window) { return view }
      }
    }
    return nil
  }

  private static func view(named name: String, in view: UIView) -> UIView? {
    let own = view.traceName.isEmpty ? view.className : view.traceName
    if own == name { return view }
    for subview in view.subviews {
      if let found = Self.view(named: name, in: subview) { return found }
    }
    return nil
  }
}
