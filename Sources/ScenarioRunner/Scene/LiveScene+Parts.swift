import ScenarioLanguage
import TouchEngine

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
}
