import TouchEngine

/// The names of objects that have none: of their classes, with a number from the second object on.
final class ObjectNames {
  private var counts: [String: Int] = [:]
  private var names: [ObjectIdentifier: (className: String, name: String)] = [:]

  /// Returns the name of an object, which is always the same.
  func name(of object: AnyObject) -> String {
    let className = className(of: object)
    // Another object can have the place of one that's gone.
    if let known = names[ObjectIdentifier(object)], known.className == className {
      return known.name
    }
    let count = counts[className, default: 0] + 1
    counts[className] = count
    let name = count == 1 ? className : "\(className) \(count)"
    names[ObjectIdentifier(object)] = (className, name)
    return name
  }

  /// The name of an object's class, which the engine knows only for its own classes.
  private func className(of object: AnyObject) -> String {
    let isOfEngine = String(reflecting: type(of: object)).hasPrefix("TouchEngine.")
    if isOfEngine, let responder = object as? UIResponder { return responder.className }
    if isOfEngine, let recognizer = object as? UIGestureRecognizer { return recognizer.className }
    return String(describing: type(of: object))
  }
}
