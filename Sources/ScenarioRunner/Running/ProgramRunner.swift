import ScenarioLanguage
import SourceDiagnostics
import TouchEngine

/// A runner for the program's steps, which call methods or set properties.
struct ProgramRunner {
  let live: LiveScene
  private let options: RunOptions

  init(_ live: LiveScene, options: RunOptions) {
    self.live = live
    self.options = options
  }

  /// Records the step and performs it.
  func perform(_ action: ProgramAction, _ range: Range<Int>) throws(StepFailure) {
    let event = live.recorder?.trace.events.count ?? 0
    try carryOut(action, range)
    live.endStep(writtenDownAs: event)
  }

  private func carryOut(_ action: ProgramAction, _ range: Range<Int>) throws(StepFailure) {
    switch action {
    case .animate(let change, let animation):
      try animate(change, animation, range)
    case .call(let call):
      try perform(call, range)
    case .capture(let name, let reference):
      try raiseException(reading: reference, range)
      live.captured[name.text] = PropertyReader.value(of: reference, in: live)
    case .chain(let name):
      live.recordChain(of: name.text)
    case .compute(let assignment):
      try compute(assignment, range)
    case .perform(let later, let modes):
      perform(later, inModes: modes, range)
    case .set(let name, let setting):
      set(name.text, try resolved(setting))
    }
  }

  private func perform(_ call: ProgramCall, _ range: Range<Int>) throws(StepFailure) {
    switch call.arguments {
    case .none(let animated): callAlone(call, animated: animated)
    case .number(let number, let animated):
      record(call, number.text() + (animated ? " animated" : ""))
      (live.view(named: call.object.text) as? UIScrollView)?.setZoomScale(
        number, animated: animated)
    case .timer(let timer, let mode):
      record(call, timer.text + " forMode " + mode.name)
      guard let timer = live.timers[timer.text] else { return }
      live.application.runLoop.add(timer, forMode: mode)
    case .object(let other, let animated):
      try self.call(call, with: other.text, animated: animated, range)
    case .action(let action):
      record(call, live.source[action.range])
      live.sendAction(action, of: live.view(named: call.object.text) as? UIControl)
    case .events(let events):
      record(call, events.joined(separator: " "))
      (live.view(named: call.object.text) as? UIControl)?.sendActions(
        for: UIControl.Event(words: events))
    case .finger(let number):
      guard let touch = live.touch(ofFinger: number) else {
        try fail(.fingerIsNotDown(number), range)
      }
      record(call, number == 1 ? "finger" : "finger \(number)")
      live.recognizers[call.object.text]?.ignore(touch, for: live.application.event)
    case .point(let point, _) where call.method == .hitTest || call.method == .pointInside:
      live.ask(call.method, point, of: call.object.text)
    case .point(let point, let animated):
      record(call, point.text)
      let pan = live.recognizers[call.object.text] as? UIPanGestureRecognizer
      pan?.setTranslation(point, in: pan?.view)
      (live.view(named: call.object.text) as? UIScrollView)?.setContentOffset(
        point, animated: animated)
    case .cell(let cell):
      record(call, cell?.text ?? "nil")
      let path = cell.map { IndexPath($0) }
      let view = live.view(named: call.object.text)
      (view as? UITableView)?.selectRow(at: path, animated: false)
      (view as? UICollectionView)?.selectItem(at: path, animated: false)
    case .sibling(let child, let place):
      try insert(child.text, into: call.object.text, place, range)
    case .target(let target):
      record(call, live.source[target.range])
      guard let sender = live.sender(named: call.object.text) else { return }
      if call.method == .addTarget {
        live.addTarget(target, to: sender)
      } else {
        live.removeTarget(target, from: sender)
      }
    }
  }

  /// Schedules an action on the run loop.
  private func perform(_ action: ProgramAction, inModes modes: [RunLoop.Mode], _ range: Range<Int>)
  {
    let words = modes.map { $0.name }.joined(separator: " ")
    live.recordProgram(LiveScene.runLoopName, "perform", detail: "inModes " + words)
    let runner = self
    live.application.runLoop.perform(inModes: modes) {
      // Any problem has already been reported.
      do throws(StepFailure) { try runner.perform(action, range) } catch {}
    }
  }

  private func record(_ call: ProgramCall, _ detail: String = "") {
    live.recordProgram(call.object.text, call.method.rawValue, detail: detail)
  }

  /// Calls a method without arguments that the trace would show.
  private func callAlone(_ call: ProgramCall, animated: Bool) {
    record(call, animated ? "animated" : "")
    let responder = live.responder(named: call.object.text)
    switch call.method {
    case .becomeFirstResponder: responder?.becomeFirstResponder()
    case .beginIgnoringInteractionEvents: live.application.beginIgnoringInteractionEvents()
    case .beginRefreshing: (responder as? UIRefreshControl)?.beginRefreshing()
    case .dismiss: (responder as? UIViewController)?.dismiss(animated: animated)
    case .endEditing: (responder as? UIView)?.endEditing(true)
    case .endIgnoringInteractionEvents: live.application.endIgnoringInteractionEvents()
    case .endRefreshing: (responder as? UIRefreshControl)?.endRefreshing()
    case .invalidate: live.timers[call.object.text]?.invalidate()
    case .layoutIfNeeded: (responder as? UIView)?.layoutIfNeeded()
    case .makeKeyAndVisible: (responder as? UIWindow)?.makeKeyAndVisible()
    case .popViewController:
      (responder as? UINavigationController)?.popViewController(animated: animated)
    case .reloadData:
      (responder as? UITableView)?.reloadData()
      (responder as? UICollectionView)?.reloadData()
    case .removeFromParent: (responder as? UIViewController)?.removeFromParent()
    case .removeFromSuperview: (responder as? UIView)?.removeFromSuperview()
    case .resignFirstResponder: responder?.resignFirstResponder()
    case .setNeedsLayout: (responder as? UIView)?.setNeedsLayout()
    default: break
    }
  }

  /// Calls a method with another object.
  private func call(
    _ call: ProgramCall, with other: String, animated: Bool, _ range: Range<Int>
  ) throws(StepFailure) {
    let name = call.object.text
    switch call.method {
    case .addChild:
      guard let child = live.responder(named: other) as? UIViewController,
        let parent = live.responder(named: name) as? UIViewController
      else { return }
      if child.contains(parent) { try fail(.cannotAddChild(other, to: name), range) }
      record(call, other)
      parent.addChild(child)
    case .addGestureRecognizer:
      guard let recognizer = live.recognizers[other] else { return }
      record(call, other)
      live.view(named: name)?.addGestureRecognizer(recognizer)
    case .addSubview:
      try add(other, to: name, nil, range) { view, parent in parent.addSubview(view) }
    case .bringSubviewToFront:
      reorder(other, of: name, call.method) { $1.bringSubviewToFront($0) }
    case .sendSubviewToBack:
      reorder(other, of: name, call.method) { $1.sendSubviewToBack($0) }
    case .present, .pushViewController:
      guard let controller = live.responder(named: other) as? UIViewController else { return }
      record(call, other + (animated ? " animated" : ""))
      try raiseException(of: call, with: controller, range)
      if call.method == .present {
        if let delegate = live.presentationDelegates[other] {
          controller.presentationController.delegate = delegate
        }
        (live.responder(named: name) as? UIViewController)?.present(controller, animated: animated)
      } else {
        (live.responder(named: name) as? UINavigationController)?.pushViewController(
          controller, animated: animated)
      }
    case .removeGestureRecognizer:
      guard let recognizer = live.recognizers[other] else { return }
      let isThere = recognizer.view === live.view(named: name)
      live.recordProgram(
        name, call.method.rawValue, detail: other,
        reason: isThere ? nil : Reason(.isNotAttached, [name]))
      live.view(named: name)?.removeGestureRecognizer(recognizer)
    default: break
    }
  }

  /// Ends the app if UIKit raises an exception when a controller is pushed or presented.
  private func raiseException(
    of call: ProgramCall, with other: UIViewController, _ range: Range<Int>
  ) throws(StepFailure) {
    let controller = live.responder(named: call.object.text) as? UIViewController
    let exception =
      call.method == .present
      ? controller?.exception(presenting: other)
      : (controller as? UINavigationController)?.exception(pushing: other)
    guard let exception else { return }
    live.raise(exception, of: call.object.text, at: range)
    throw StepFailure()
  }

  /// Ends the app if UIKit raises an exception when a property is read.
  func raiseException(
    reading reference: PropertyReference, _ range: Range<Int>
  ) throws(StepFailure) {
    let name = reference.subject.text
    guard let index = reference.property.touchIndex,
      let exception = live.recognizers[name]?.exception(locatingTouch: index)
    else { return }
    live.raise(exception, of: name, at: range)
    throw StepFailure()
  }

  /// Returns the setting with the value that a `let` has kept in place of its name.
  private func resolved(_ setting: PropertySetting) throws(StepFailure) -> PropertySetting {
    guard case .captured(let name) = setting.value else { return setting }
    guard let value = live.captured[name.text] else {
      try fail(.neverCaptured(name.text), name.range)
    }
    var resolved = setting
    resolved.value = PropertyValue(value, of: setting.property)
    resolved.valueText = value.text
    return resolved
  }

  /// Sets a property.
  func set(_ name: String, _ setting: PropertySetting, reason: Reason? = nil) {
    live.recordProgram(
      name, setting.property.name, detail: "= " + setting.valueText, reason: reason)
    if let object = live.object(named: name) {
      PropertySetter.apply(setting, to: object, in: live)
    }
  }

  private func insert(
    _ child: String, into parent: String, _ place: InsertionPlace, _ range: Range<Int>
  ) throws(StepFailure) {
    switch place {
    case .at(let index):
      try add(child, to: parent, " at \(index)", range) { view, parent in
        parent.insertSubview(view, at: index)
      }
    case .above(let name), .below(let name):
      // If the sibling is in another superview, the view is added on top (D147).
      guard let sibling = live.view(named: name.text) else { return }
      let isSibling = sibling.superview === live.view(named: parent)
      var isAbove = false
      if case .above = place { isAbove = true }
      let words = (isAbove ? " aboveSubview " : " belowSubview ") + name.text
      let reason =
        isSibling ? nil : Reason(.isNoSibling, [name.text, parent])
      try add(child, to: parent, words, because: reason, range) { view, parent in
        if isAbove {
          parent.insertSubview(view, aboveSubview: sibling)
        } else {
          parent.insertSubview(view, belowSubview: sibling)
        }
      }
    }
  }

  private func add(
    _ child: String, to parent: String, _ place: String?, because reason: Reason? = nil,
    _ range: Range<Int>, _ body: (UIView, UIView) -> Void
  ) throws(StepFailure) {
    guard let view = live.view(named: child), let superview = live.view(named: parent) else {
      return
    }
    if view is UIWindow { try fail(.cannotAddWindow(child), range) }
    if superview.isDescendant(of: view) { try fail(.cannotAddToItself(child, to: parent), range) }
    guard depth(of: superview) + height(of: view) <= options.deepestTree else {
      try fail(.treeTooDeep(limit: options.deepestTree), range)
    }
    live.recordProgram(
      parent, place == nil ? "addSubview" : "insertSubview", detail: child + (place ?? ""),
      reason: reason)
    body(view, superview)
  }

  private func reorder(
    _ child: String, of parent: String, _ method: ProgramMethod, _ body: (UIView, UIView) -> Void
  ) {
    guard let view = live.view(named: child), let superview = live.view(named: parent) else {
      return
    }
    let isSubview = view.superview === superview
    live.recordProgram(
      parent, method.rawValue, detail: child,
      reason: isSubview ? nil : Reason(.isNoSubview, [parent]))
    body(view, superview)
  }

  private func depth(of view: UIView) -> Int {
    var depth = 1
    var ancestor = view.superview
    while let present = ancestor {
      depth += 1
      ancestor = present.superview
    }
    return depth
  }

  private func height(of view: UIView) -> Int {
    1 + (view.subviews.map { height(of: $0) }.max() ?? 0)
  }

  func fail(_ message: DiagnosticMessage, _ range: Range<Int>) throws(StepFailure) -> Never {
    live.report(message, at: range)
    throw StepFailure()
  }
}

extension UIViewController {
  /// Returns whether a controller is this one or one of its children, at any level.
  fileprivate func contains(_ other: UIViewController) -> Bool {
    self === other || children.contains { $0.contains(other) }
  }
}
