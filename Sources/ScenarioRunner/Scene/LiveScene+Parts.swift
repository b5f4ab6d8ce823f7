import ScenarioLanguage
import TouchEngine
import TraceModel

// Names for the parts that elements create themselves.
extension LiveScene {
  /// Names the parts that an object has created, as the description of its class lists them.
  func registerParts(
    of owner: UIResponder, _ elementClass: ClassDescription, named name: String,
    written: [SceneElement] = []
  ) {
    for part in elementClass.parts {
      let own = PartName(part.word, of: name).text
      if part.condition == .ifWritten, !written.contains(where: { $0.name.text == own }) {
        continue
      }
      switch part.object(in: owner) {
      case let recognizer as UIGestureRecognizer where recognizer.name == nil:
        register(recognizer, named: own)
      case let view as UIView where views[own] !== view:
        register(view, named: own)
        if let inner = part.elementClass { registerParts(of: view, inner, named: own) }
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
