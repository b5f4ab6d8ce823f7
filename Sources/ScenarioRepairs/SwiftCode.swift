import TouchEngine

/// The UIKit code of changes.
enum SwiftCode {
  /// Returns an assignment of a property.
  static func assignment(_ property: String, _ value: String, of name: String) -> String {
    "\(SwiftReference(name).base).\(property) = \(value)"
  }

  /// Returns the call that makes one recognizer wait for another to fail.
  static func requirement(_ recognizer: String, _ other: String) -> String {
    SwiftReference.using([SwiftReference(recognizer), SwiftReference(other)]) {
      "\($0[0]).require(toFail: \($0[1]))"
    }
  }

  /// Returns the call that attaches a recognizer to another view.
  static func attachment(_ recognizer: String, to view: String) -> String {
    let reference = SwiftReference(recognizer)
    return "\(SwiftReference(view).base).addGestureRecognizer(\(reference.text))"
  }

  /// Returns a delegate's method that declines the touches on some views.
  static func declining(_ recognizer: String, where condition: String) -> String {
    delegate(
      of: recognizer, "shouldReceive touch: UITouch",
      "  guard gestureRecognizer === \(SwiftReference(recognizer).text), let view = touch.view "
        + "else { return true }\n"
        + "  return !\(condition)")
  }

  /// Returns a delegate's method that lets two recognizers act at the same time.
  static func simultaneous(_ recognizer: String, with other: String) -> String {
    delegate(
      of: recognizer, "shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer",
      "  gestureRecognizer === \(SwiftReference(recognizer).text) && "
        + "other === \(SwiftReference(other).text)")
  }

  /// Returns a delegate's method that lets a pan begin only in one direction.
  static func beginning(_ pan: String, isHorizontal: Bool) -> String {
    let method = """
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === \(pan) else { return true }
        let velocity = \(pan).velocity(in: \(pan).view)
        return abs(velocity.x) \(isHorizontal ? ">" : "<") abs(velocity.y)
      }
      """
    return "\(pan).delegate = self\n\n// In the delegate:\n" + method
  }

  private static func delegate(
    of recognizer: String, _ parameter: String, _ body: String
  ) -> String {
    """
    \(SwiftReference(recognizer).base).delegate = self

    // In the delegate:
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      \(parameter)
    ) -> Bool {
    \(body)
    }
    """
  }

  /// Returns a subclass with methods, for a view.
  static func subclass(
    of elementClass: ClassDescription, for name: String, adopting: String = "", _ method: String
  ) -> String {
    let superclass = elementClass.name
    let suffix = String(decoding: Array(superclass.utf8.dropFirst(2)), as: UTF8.self)
    let own = SwiftReference.capitalized(SwiftReference.identifier(name))
    let repeats = suffix.hasPrefix(own) || own.hasSuffix(suffix)
    let title = own.hasSuffix(suffix) && own != suffix ? own : (repeats ? "Custom" : own) + suffix
    let lines = method.split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 }
    return """
      // The class of \(SwiftReference(name).text):
      final class \(title): \(superclass)\(adopting) {
      \(lines.joined(separator: "\n"))
      }
      """
  }

  /// The method that lets touches pass through a view to the views behind it.
  static let passingThrough = """
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let view = super.hitTest(point, with: event)
      return view === self ? nil : view
    }
    """

  /// The method that finds subviews beyond a view's bounds.
  static let includingSubviews = """
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      super.point(inside: point, with: event)
        || subviews.contains { $0.point(inside: convert(point, to: $0), with: event) }
    }
    """

  /// Returns the method that enlarges a view for touches.
  static func enlarging(by distance: Int) -> String {
    """
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      bounds.insetBy(dx: -\(distance), dy: -\(distance)).contains(point)
    }
    """
  }
}
