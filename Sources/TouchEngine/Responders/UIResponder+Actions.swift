extension UIResponder {
  /// Returns the first responder in the chain, from this one on, that can perform an action (D101).
  public final func target(forAction action: Selector, withSender sender: AnyObject?)
    -> UIResponder?
  {
    let climbs = owner.follows(.targetSearchClimbs)
    var responder: UIResponder? = self
    while let present = responder {
      if present.canPerformAction(action, withSender: sender) { return present }
      guard climbs else { return nil }
      responder = present.next
    }
    return nil
  }
}

extension UIApplication {
  /// Calls an action on a target or, when there's none, on the first responder in the chain that
  /// implements it (D099).
  ///
  /// Without a first responder, UIKit starts to look for a target at the sender (D100).
  ///
  /// - Returns: Whether a target was called (D102).
  @discardableResult
  public final func sendAction(
    _ action: Selector, to target: AnyObject?, from sender: UIControl, for event: UIEvent?
  ) -> Bool {
    if let target {
      call(action, on: target, from: sender, event)
      return true
    }
    let start =
      given(.targetSearchBeginsAtFirstResponder, firstResponder)
      ?? given(.targetSearchBeginsAtSender, sender)
    guard let responder = start?.target(forAction: action, withSender: sender),
      let own = responder.implementedActions.first(where: { $0.name == action.name })
    else { return false }
    call(own, on: responder, from: sender, event)
    return true
  }

  private func call(
    _ action: Selector, on target: AnyObject, from sender: UIControl, _ event: UIEvent?
  ) {
    guard let recorder else { return action.perform(with: sender, event) }
    let id =
      (target as? UIResponder).map { recorder.participant(of: $0) }
      ?? recorder.target(named: action.name)
    recorder.time = clock.now
    recorder.record(
      .action(sender.currentEvent.map { .event($0.traced) } ?? .call(action.name)),
      from: recorder.participant(of: sender), to: id)
    recorder.depth += 1
    action.perform(with: sender, event)
    recorder.depth -= 1
  }
}
