package import TouchEngine

/// What is on the screen before the first step, with everything that the text leaves out filled in.
package struct Scene: Sendable {
  /// The application object.
  package var application: SceneElement

  /// The application's delegate, last in the responder chain.
  package var delegate: SceneElement

  /// The window scene.
  package var windowScene: SceneElement

  /// The windows in the order of their making.
  package var windows: [SceneElement]

  /// The controllers that are not shown yet.
  package var controllers: [SceneElement]

  /// The views that are in no view yet.
  package var views: [SceneElement]

  /// The timers of the program.
  package var timers: [SceneElement]

  /// The recognizers that wait for others.
  package var requirements: [FailureRequirement]

  /// The numbers and choices of UIKit that are otherwise in this scene.
  package var behavior: [BehaviorSetting] = []

  /// Creates a scene.
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

/// One object of the scene, such as a window, a view, a controller or a recognizer.
package struct SceneElement: Sendable {
  /// Its class.
  package var elementClass: ClassDescription

  /// Its name, unique in the scene.
  package var name: NameReference

  /// The line that declares it; empty at the beginning of the text when it is implied.
  package var range: Range<Int>

  /// Whether the text does not mention it.
  package var isImplied: Bool

  /// The properties that the text sets, in order.
  package var properties: [PropertySetting] = []

  /// Where the text says `superview: nil` of a view; `nil` when it doesn't.
  package var withoutSuperview: Range<Int>?

  /// The methods that its class overrides.
  package var overrides: [OverrideRule] = []

  /// The answers of its delegate, when it is a recognizer.
  package var delegateAnswers: [DelegateAnswer] = []

  /// The answers of its delegate, when it is a scroll view.
  package var viewDelegateAnswers: [ViewDelegateAnswer] = []

  /// The answers of its delegate, when it is a controller.
  package var controllerDelegateAnswers: [ControllerDelegateAnswer] = []

  /// The targets that it calls, when it is a control or a recognizer; one of its own for none.
  package var targets: [TargetAction] = []

  /// The actions that it implements, when it is a responder.
  package var actions: [String] = []

  /// The elements that stand under it, in order.
  package var children: [SceneElement] = []

  /// What the text says about what it has without a line that makes it, such as `pan of scroll`.
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

/// The line `X requires Y to fail`.
package struct FailureRequirement: Equatable, Sendable {
  /// The recognizer that waits.
  package var recognizer: NameReference

  /// The recognizer that must fail first.
  package var other: NameReference

  /// Where it stands.
  package var range: Range<Int>
}
