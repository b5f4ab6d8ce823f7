import ScenarioLanguage
import TouchEngine
package import TraceModel

extension Participant {
  /// Whether UIKit itself has added it: the scenario does not write it down, and it is named after
  /// what it belongs to, or has a class that no program uses.
  package var isBroughtByUIKit: Bool {
    className.hasPrefix("_UI") || name.split(separator: " ").dropFirst().first == "of"
  }
}

// What elements have without a line of their own has a name all the same.
extension LiveScene {
  /// Gives the recognizers of a scroll view the names by which scenarios and traces know them.
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
      } else {
        continue
      }
      register(recognizer, named: part + " of " + scrollView.traceName)
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

  /// The responder with a name, also a view that UIKit has made for itself.
  func responder(named name: String) -> UIResponder? { responders[name] ?? view(named: name) }

  /// The view with a name, also one that UIKit has made for itself: traces name it by its class.
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
