import ScenarioLanguage
public import TouchEngine

/// A custom recognizer class whose objects scenarios can create by its name.
///
/// They also have the properties of the UIKit class that your class inherits from.
public struct ScenarioRecognizer: Sendable {
  /// The name of the class.
  public let name: String

  let description: ClassDescription

  /// Creates the class of the objects that a closure creates.
  public init<Recognizer: UIGestureRecognizer>(
    _ make: @escaping @Sendable () -> Recognizer
  ) {
    name = String(describing: Recognizer.self)
    description = ClassDescription(
      name, .recognizer, inherits: Self.superclass(of: make()), instances: .init(make))
  }

  /// Whether scenarios already have a class of this name.
  var isTaken: Bool { ScenarioClasses.uikit[name] != nil }

  /// Returns the most derived class of scenarios that an object belongs to.
  private static func superclass(of object: UIGestureRecognizer) -> ClassDescription {
    var nearest = ClassDescription.gestureRecognizer
    for description in ScenarioClasses.uikit.all
    where description.isClass(of: object) && description.inherits(from: nearest) {
      nearest = description
    }
    return nearest
  }
}
