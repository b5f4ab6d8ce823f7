import TraceModel

extension ClassDescription {
  /// A plain view.
  package static let view = ClassDescription(
    "UIView", .view, inherits: .responder, instances: .init { UIView() },
    overridable: [.accessibilityActivate, .gestureRecognizerShouldBegin],
    properties: [
      .typed(
        "alpha", "The opacity from 0 to 1.", .number(0...1),
        get: { (view: UIView) in view.alpha }, set: { $0.alpha = $1 }),
      .typed(
        "autoresizingMask",
        "The parts of a view's frame that change when its superview is resized.",
        get: { (view: UIView) in view.autoresizingMask }, set: { $0.autoresizingMask = $1 }),
      .typed(
        "bounds", "The rectangle in its own coordinates, in points.",
        get: { (view: UIView) in view.bounds }, set: { $0.bounds = $1 }),
      .typed(
        "center", "The center in the coordinates of the superview, in points.",
        get: { (view: UIView) in view.center }, set: { $0.center = $1 }),
      .typed(
        "clipsToBounds", "Whether what is outside the bounds isn't drawn.",
        get: { (view: UIView) in view.clipsToBounds }, set: { $0.clipsToBounds = $1 }),
      .dynamic(
        "convert", "A point of the view's coordinates in another view's coordinates.", .point,
        .never,
        .ofPoint,
        read: { (view: UIView, context) in
          context.point.map { view.convert($0, to: context.space).dynamicValue }
        }),
      .typed(
        "frame", "The rectangle in the coordinates of the superview, in points.",
        get: { (view: UIView) in view.frame }, set: { $0.frame = $1 }),
      .dynamic(
        "gestureRecognizers", "The recognizers of the view, in order.", .objects([.recognizer]),
        read: { (view: UIView, _) in .list(view.gestureRecognizers ?? []) }),
      .typed(
        "isAccessibilityElement", "Whether VoiceOver finds the view.",
        get: { (view: UIView) in view.isAccessibilityElement },
        set: { $0.isAccessibilityElement = $1 }),
      .typed(
        "isExclusiveTouch", "Whether the view wants to be the only one that is touched.",
        get: { (view: UIView) in view.isExclusiveTouch }, set: { $0.isExclusiveTouch = $1 }),
      .typed(
        "isHidden", "Whether the view is hidden.",
        get: { (view: UIView) in view.isHidden }, set: { $0.isHidden = $1 }),
      .typed(
        "isMultipleTouchEnabled", "Whether the view wants more than one finger.",
        get: { (view: UIView) in view.isMultipleTouchEnabled },
        set: { $0.isMultipleTouchEnabled = $1 }),
      .typed(
        "isUserInteractionEnabled", "Whether the view receives touches.", .boolean, .always,
        .decidesTouches,
        get: { (view: UIView) in view.isUserInteractionEnabled },
        set: { $0.isUserInteractionEnabled = $1 }),
      .dynamic(
        "subviews", "The views in a view, from the back to the front.", .objects([.view, .window]),
        read: { (view: UIView, _) in .list(view.subviews) }),
      .typed(
        "backgroundColor",
        "The color behind what the view draws; it decides nothing about touches.",
        get: { (view: UIView) in view.backgroundColor }, set: { $0.backgroundColor = $1 }),
      .superview,
      .typed(
        "tag", "A number by which the program knows the view.", .count(-100_000...100_000),
        get: { (view: UIView) in view.tag }, set: { $0.tag = $1 }),
      .transform,
      .dynamic(
        "window", "The window that the view is in.", .object([.window]),
        read: { (view: UIView, _) in .object(view.window) }),
    ])
}

extension Property {
  /// The view that contains a view.
  package static let superview = Property.dynamic(
    "superview", "The view around a view.", .object([.view, .window]),
    read: { (view: UIView, _) in .object(view.superview) })

  /// The transform from the view's coordinates to the superview's, about the center.
  package static let transform = Property.typed(
    "transform", "The map from the view's coordinates to the superview's, about the center.",
    get: { (view: UIView) in view.transform }, set: { $0.transform = $1 })
}

extension AnsweredMethod {
  /// Whether a recognizer can begin and cancel the touches of a view; about the recognizer.
  package static let gestureRecognizerShouldBegin = AnsweredMethod(
    "gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool",
    "gestureRecognizerShouldBegin", about: .recognizer, returns: .flag(usually: true),
    given: [.recognizer, .location, .motion])
}
