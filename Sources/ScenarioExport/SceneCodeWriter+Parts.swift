import ScenarioLanguage
import TouchEngine

// The parts that classes declare.
extension SceneCodeWriter {
  /// Returns the type and the expression for a part that an object creates itself, or `nil` for a
  /// word that isn't one of the parts of its class.
  func declaredPart(_ word: String, of name: String, _ owner: Reference) -> (
    type: String, value: String
  )? {
    guard let elementClass = elements[name]?.elementClass,
      let part = elementClass.parts.first(where: { $0.word == word })
    else { return nil }
    let type = part.elementClass.name
    switch (elementClass, word) {
    case (.searchBar, "cancelButton"):
      // UIKit doesn't publish the button, but finds it by this key.
      return (type, "\(owner.member("value(forKey: \"cancelButton\")")) as? \(type)")
    case (.pageViewController, "scrollView"):
      return (type, "\(owner.member("view.subviews")).compactMap { $0 as? UIScrollView }.first")
    case (.pageViewController, _):
      return (type, "\(owner.member("gestureRecognizers")).compactMap { $0 as? \(type) }.first")
    case (.canvasView, _): return (type, owner.member("drawingGestureRecognizer"))
    case (.mapView, "contentView"): return (type, owner.member("subviews.first"))
    case (.mapView, _):
      return (type, own("subviews.first?.gestureRecognizers", of: owner, part))
    case (.webView, _) where part.elementClass != .scrollView:
      let content =
        "scrollView.subviews.first { String(describing: type(of: $0)) == \"WKContentView\" }"
      if word == "contentView" { return (type, owner.member(content)) }
      return (type, own("\(content)?.gestureRecognizers", of: owner, part))
    default: return (type, owner.member(word))
    }
  }

  /// Returns the first recognizer in a list that is like a part of a map or a web view.
  private func own(_ list: String, of owner: Reference, _ part: ClassPart) -> String {
    var test = ""
    switch part.word {
    case "doubleTap": test = "{ $0.numberOfTapsRequired == 2 }"
    case "singleTap":
      test = "{ $0.numberOfTapsRequired == 1 && $0.numberOfTouchesRequired == 1 }"
    case "twoFingerTap": test = "{ $0.numberOfTouchesRequired == 2 }"
    default: break
    }
    let found = "\(owner.member(list))?.compactMap { $0 as? \(part.elementClass.name) }"
    return found + (test.isEmpty ? ".first" : ".first \(test)")
  }
}
