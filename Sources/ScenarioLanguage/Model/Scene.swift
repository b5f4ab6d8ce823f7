package import TouchEngine

/// The setup: what's on the screen before the first step, including the elements that exist by
/// default.
package struct Scene: Sendable {
  /// The application object.
  package var application: SceneElement

  /// The application's delegate, last in the responder chain.
  package var delegate: SceneElement

  /// The window scene.
  package var windowScene: SceneElement

  /// The windows, in the order of their creation.
  package var windows: [SceneElement]

  /// The controllers that aren't shown yet.
  package var controllers: [SceneElement]

  /// The views that have no superview yet.
  package var views: [SceneElement]

  /// The timers of the program.
  package var timers: [SceneElement]

  /// The requirements that recognizers have for others to fail.
  package var requirements: [FailureRequirement]

  /// The numbers and choices of UIKit that the setup changes.
  package var behavior: [BehaviorSetting] = []

  /// Creates a setup.
  package init(
    application: SceneElement, delegate: SceneElement, windowScene: SceneElement,
    windows: [SceneElement], controllers: [SceneElement] = [], views: [SceneElement] = [],
    timers: [SceneElement] = [], requirements: [FailureRequirement]
  ) {
    self.application = application
    self.delegate = delegate
    self.windowScene = windowScene
    self.windows = windows
    self.controllers = controllers
    self.views = views
    self.timers = timers
    self.requirements = requirements
  }
}

/// An object in the setup, such as a window, a view, a controller, or a recognizer.
package struct SceneElement: Sendable {
  /// Its class.
  package var elementClass: ClassDescription

  /// The object's name, unique in the setup.
  package var name: NameReference

  /// The line that declares the object, or an empty range at the beginning of the text when it
  /// exists by default.
  package var range: Range<Int>

  /// Whether the object exists by default, without a line in the text.
  package var isImplied: Bool

  /// The properties that the text sets, in order.
  package var properties: [PropertySetting] = []

  /// The range of `superview: nil` for a view, or `nil` when the text doesn't contain it.
  package var withoutSuperview: Range<Int>?

  /// The methods that the object's class overrides.
  package var overrides: [OverrideRule] = []

  /// The answers of the object's delegate or data source.
  package var delegateAnswers: [DelegateAnswer] = []

  /// The targets of a control or a recognizer; if the list is empty, it has a default target.
  package var targets: [TargetAction] = []

  /// The actions that a responder implements.
  package var actions: [String] = []

  /// The elements that are indented under this one, in order.
  package var children: [SceneElement] = []

  /// The lines about parts that the object creates itself, such as `pan of scroll`.
  package var parts: [SceneElement] = []

  /// Creates an element without properties, rules and children.
  package init(
    _ elementClass: ClassDescription, name: NameReference, range: Range<Int>,
    isImplied: Bool = false
  ) {
    self.elementClass = elementClass
    self.name = name
    self.range = range
    self.isImplied = isImplied
  }
}

/// A line such as `X requires Y to fail`.
package struct FailureRequirement: Equatable, Sendable {
  /// The recognizer that waits.
  package var recognizer: NameReference

  /// The recognizer that must fail first.
  package var other: NameReference

  /// The range of the requirement.
  package var range: Range<Int>
}
