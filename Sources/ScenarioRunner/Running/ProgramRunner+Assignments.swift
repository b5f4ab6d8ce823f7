import ScenarioLanguage
import SourceDiagnostics
import TouchEngine

// Values that are computed during a step, and animated changes.
extension ProgramRunner {
  /// Computes a value and sets a property to it.
  func compute(_ assignment: PropertyAssignment, _ range: Range<Int>) throws(StepFailure) {
    let name = assignment.object.text
    let value = try sum(assignment.terms, range)
    let reference = PropertyReference(
      subject: assignment.object, property: assignment.property)
    switch assignment.operation {
    case .rotate, .scale, .translate:
      transform(name, assignment.operation, value)
    case .add, .replace, .subtract:
      var new = value
      let old = PropertyReader.value(of: reference, in: live)?.numbers ?? []
      if assignment.property.kind == .points, assignment.operation == .add {
        new = old + value
      } else if assignment.operation != .replace, old.count == value.count {
        let sign = assignment.operation == .add ? 1.0 : -1.0
        new = zip(old, value).map { $0 + sign * $1 }
      }
      // A value that grows without bound has no meaning on a screen.
      guard new.allSatisfy({ $0.magnitude <= 1e9 }) else { return }
      set(
        name,
        PropertySetting(
          property: assignment.property,
          value: PropertyValue(.numbers(new), of: assignment.property), range: range,
          valueText: Self.text(of: new)),
        reason: Reason(.said, [assignment.text]))
    }
  }

  private func sum(
    _ terms: [PropertyAssignment.Term], _ range: Range<Int>
  ) throws(StepFailure) -> [Double] {
    var sum: [Double] = []
    for term in terms {
      var numbers: [Double]
      switch term.value {
      case .literal(let value): numbers = value.numbers
      case .property(let reference):
        try raiseException(reading: reference, range)
        guard let value = PropertyReader.value(of: reference, in: live) else {
          try fail(.valueIsNil(reference.text), range)
        }
        numbers = value.numbers
      }
      if term.isSubtracted { numbers = numbers.map { -$0 } }
      sum = sum.isEmpty ? numbers : zip(sum, numbers).map { $0 + $1 }
    }
    return sum
  }

  /// Changes a view's transform like UIKit's `scaledBy`, `rotated(by:)`, and `translatedBy`.
  private func transform(
    _ name: String, _ operation: PropertyAssignment.Operation, _ value: [Double]
  ) {
    guard let view = live.view(named: name), let first = value.first else { return }
    let change: CGAffineTransform
    let word: String
    switch operation {
    case .rotate:
      change = CGAffineTransform(rotationAngle: first)
      word = "rotatedBy"
    case .scale:
      change = CGAffineTransform(scaleX: first, y: first)
      word = "scaledBy"
    default:
      change = CGAffineTransform(translationX: first, y: value.last ?? 0)
      word = "translatedBy"
    }
    live.recordProgram(
      name, Property.transform.name, detail: word + " " + Self.text(of: value))
    view.transform = change.concatenating(view.transform)
  }

  private static func text(of numbers: [Double]) -> String {
    numbers.isEmpty ? "empty" : numbers.map { $0.text(decimals: 3) }.joined(separator: " ")
  }

  /// Performs an animated change.
  func animate(
    _ action: ProgramAction, _ animation: ScenarioAnimation, _ range: Range<Int>
  ) throws(StepFailure) {
    let duration = animation.duration
    var words = "for " + duration.text
    if let delay = animation.delay { words += " after " + delay.text }
    if animation.allowsUserInteraction { words += " allowUserInteraction" }
    if animation.usesPropertyAnimator { words += " propertyAnimator" }
    live.recordProgram(live.application.traceName, "animate", detail: words)
    var hasFailed = false
    let change = { [self] in
      do throws(StepFailure) { try perform(action, range) } catch { hasFailed = true }
    }
    if animation.usesPropertyAnimator {
      let animator = UIViewPropertyAnimator(duration: duration.seconds, animations: change)
      animator.startAnimation(in: live.application)
    } else {
      UIView.animate(
        in: live.application, withDuration: duration.seconds,
        delay: animation.delay.map { $0.seconds } ?? 0,
        options: animation.allowsUserInteraction ? .allowUserInteraction : [], animations: change)
    }
    if hasFailed { throw StepFailure() }
  }
}
