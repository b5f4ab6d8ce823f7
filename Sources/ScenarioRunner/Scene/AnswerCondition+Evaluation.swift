import ScenarioLanguage
import TouchEngine

/// The objects that a question is about at the time when it's asked.
struct AnswerContext {
  /// The touch in question.
  var touch: UITouch?

  /// The recognizer that asks.
  var recognizer: UIGestureRecognizer?

  /// The other recognizer in question.
  var other: UIGestureRecognizer?

  /// The view in question.
  var view: UIView?

  /// The view whose coordinates locations use.
  var space: UIView?
}

extension AnswerCondition {
  /// Returns whether the condition holds.
  func holds(for asked: AnswerContext, in scene: LiveScene) -> Bool {
    switch self {
    case .and(let left, let right):
      return left.holds(for: asked, in: scene) && right.holds(for: asked, in: scene)
    case .or(let left, let right):
      return left.holds(for: asked, in: scene) || right.holds(for: asked, in: scene)
    case .not(let condition):
      return !condition.holds(for: asked, in: scene)
    case .comparison(let measure, let axis, let relation, let number):
      guard let point = measure.point(for: asked, in: scene) else { return false }
      return relation.holds(axis == .x ? point.x : point.y, number)
    case .direction(let measure, let isHorizontal):
      guard let way = measure.point(for: asked, in: scene) else { return false }
      let (x, y) = (way.x.magnitude, way.y.magnitude)
      return isHorizontal ? x > y : y > x
    case .inside(let name):
      guard let view = scene.view(named: name.text),
        let point = AnswerMeasure.location(in: name).point(for: asked, in: scene)
      else { return false }
      return view.ask(pointInside: point, with: nil)
    case .recognizer(let subject, let kind):
      let recognizer = subject == .other ? asked.other : asked.recognizer
      guard let recognizer else { return false }
      switch kind {
      case .elementClass(let elementClass): return elementClass.isClass(of: recognizer)
      case .name(let name): return recognizer.name == name.text
      }
    case .value(let expected):
      guard let value = PropertyReader.value(of: expected.subject, in: scene) else {
        return expected.wantsNothing
      }
      return value.fits(expected)
    case .view(let subject, let kind, let includesDescendants):
      var view =
        switch subject {
        case .other: asked.other?.view
        case .recognizer: asked.recognizer?.view
        case .touch: asked.touch?.view
        case .view: asked.view
        }
      while let present = view {
        if kind.matches(present, in: scene) { return true }
        view = includesDescendants ? present.superview : nil
      }
      return false
    }
  }
}

extension AnswerKind {
  fileprivate func matches(_ view: UIView, in scene: LiveScene) -> Bool {
    switch self {
    case .elementClass(let elementClass): elementClass.isClass(of: view)
    case .name(let name): scene.view(named: name.text) === view
    }
  }
}

extension AnswerMeasure {
  fileprivate func point(for asked: AnswerContext, in scene: LiveScene) -> CGPoint? {
    let pan = asked.recognizer as? UIPanGestureRecognizer
    switch self {
    case .location(let name):
      let space = name.map { scene.view(named: $0.text) } ?? asked.space
      return asked.touch?.location(in: space) ?? asked.recognizer?.location(in: space)
    case .translation: return pan.map { $0.translation(in: $0.view) }
    case .velocity: return pan.map { $0.velocity(in: $0.view) }
    }
  }
}

extension PointCondition.Relation {
  /// Returns whether a number has this relation to another number.
  func holds(_ number: Double, _ other: Double) -> Bool {
    switch self {
    case .greater: number > other
    case .greaterOrEqual: number >= other
    case .less: number < other
    case .lessOrEqual: number <= other
    }
  }
}
