extension UIGestureEnvironment {
  /// Asks every pair that includes a new recognizer which one must wait for the other, once per
  /// attempt (G104–G106).
  func askForRequirements() {
    let recognizers = active
    guard recognizers.count > 1 else {
      recognizers.first?.wasAsked = true
      return
    }
    for (index, one) in recognizers.enumerated() {
      for other in recognizers.dropFirst(index + 1) where !(one.wasAsked && other.wasAsked) {
        ask(one, other)
        ask(other, one)
      }
    }
    for recognizer in recognizers { recognizer.wasAsked = true }
  }

  /// Asks the subclass and then the delegate; first about requiring failure, then about being
  /// required to fail (G105).
  private func ask(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) {
    let requires = inOrder(.subclassIsAskedFirst) {
      one.ask(.subclassShouldRequireFailure, about: other) { one.shouldRequireFailure(of: other) }
        ?? false
    } or: {
      delegateRequires(one, other)
    }
    if requires { one.dynamicRequirements.append(other) }
    var isRequired =
      one.ask(.subclassShouldBeRequiredToFail, about: other) {
        one.shouldBeRequiredToFail(by: other)
      }
      ?? false
    if !isRequired, let delegate = one.delegate(for: .shouldBeRequiredToFailBy) {
      isRequired = delegate.gestureRecognizer(one, shouldBeRequiredToFailBy: other)
      one.noteQuestion(.shouldBeRequiredToFailBy, about: other, isRequired, fact: "G104")
    }
    if isRequired { other.dynamicRequirements.append(one) }
  }

  /// Returns whether a recognizer's delegate makes it wait for another.
  private func delegateRequires(
    _ one: UIGestureRecognizer, _ other: UIGestureRecognizer
  ) -> Bool {
    guard let delegate = one.delegate(for: .shouldRequireFailureOf) else { return false }
    let requires = delegate.gestureRecognizer(one, shouldRequireFailureOf: other)
    one.noteQuestion(.shouldRequireFailureOf, about: other, requires, fact: "G104")
    return requires
  }

  /// Returns whether one recognizer must wait for another to fail.
  func requires(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    one.failureRequirements.contains { $0 === other }
      || one.dynamicRequirements.contains { $0 === other }
  }

  /// Returns the recognizers that a recognizer still has to wait for: those that participate and
  /// haven't finished (G098).
  func unmetRequirements(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    if recognizer.failureRequirements.isEmpty && recognizer.dynamicRequirements.isEmpty {
      return []
    }
    guard follows(.requirementsWait) else { return [] }
    return (recognizer.failureRequirements + recognizer.dynamicRequirements).filter {
      satisfies(.onlyPartakersAreWaitedFor, $0.isActive && $0.isEnabled)
        && !$0.isFinished && !$0.hasActed
    }
  }

  /// Makes the recognizers fail that wait only for each other.
  ///
  /// A cycle of requirements can never be met. What UIKit does with one isn't known; here its
  /// members fail, without an action, as soon as all of them have recognized their gestures. Until
  /// then, the others wait as usual, and the failure of any member frees them.
  func failThoseThatWaitForEachOther() {
    guard active.indices.contains(where: { active[$0].isWaiting }) else { return }
    var stuck = active.filter { $0.isWaiting }
    var count = 0
    while count != stuck.count {
      count = stuck.count
      stuck = stuck.filter { member in
        let unmet = unmetRequirements(of: member)
        return !unmet.isEmpty && unmet.allSatisfy { other in stuck.contains { $0 === other } }
      }
    }
    let reasons = stuck.map { member in
      event.recorder.map { recorder in
        Reason(.circle, of: unmetRequirements(of: member).map { recorder.participant(of: $0) })
      }
    }
    for (recognizer, reason) in zip(stuck, reasons) {
      recognizer.isWaiting = false
      recognizer.enter(.failed, reason: reason, fact: "G096")
    }
  }

  /// Returns the participating recognizers that must wait for a recognizer.
  func dependents(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    active.filter { $0 !== recognizer && requires($0, recognizer) }
  }

  /// Resets the finished recognizers whose related recognizers are all finished too (G020–G023).
  func resetFinished() {
    guard hasFinished, mayReset else { return }
    for recognizer in active where recognizer.isFinished && !recognizer.needsReset {
      recognizer.needsReset = true
      note(recognizer, .joins, .needingReset)
    }
    var kept: [UIGestureRecognizer] = []
    var ready: [UIGestureRecognizer] = []
    for recognizer in active {
      let group = given(.resetWaitsForTies, tied(to: recognizer)) ?? [recognizer]
      if group.allSatisfy({ $0.isFinished && !$0.needsUpdate }) {
        ready.append(recognizer)
      } else {
        kept.append(recognizer)
      }
    }
    active = kept
    for recognizer in ready {
      recognizer.performReset()
    }
  }

  /// Whether recognizers are reset in this event, whether or not fingers are down (G020).
  private var mayReset: Bool {
    follows(.resetComesAtOnce) || application.event.touches.allSatisfy { $0.isOver }
  }

  /// Returns the recognizers that are related to a recognizer by requirements, in either direction
  /// and at any distance (G022).
  func tied(to recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    var group = [recognizer]
    var next = 0
    while next < group.count {
      let member = group[next]
      next += 1
      for other in active where requires(member, other) || requires(other, member) {
        if !group.contains(where: { $0 === other }) { group.append(other) }
      }
    }
    return group
  }
}
