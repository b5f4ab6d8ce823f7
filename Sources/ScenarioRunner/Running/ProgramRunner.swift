import ScenarioLanguage
import SourceDiagnostics
import TouchEngine

/// Does what the program does in a step: it calls a method or sets a property.
struct ProgramRunner {
  private let live: LiveScene
  private let options: RunOptions

  init(_ live: LiveScene, options: RunOptions) {
    self.live = live
    self.options = options
  }

  /// Writes the step down and does it.
  func perform(_ action: ProgramAction, _ range: Range<Int>) throws(StepFailure) {
    switch action {
    case .capture(let name, let object, let property):
      live.captured[name.text] = PropertyReader.value(of: property, of: object.text, in: live)
    case .chain(let name):
      live.recordChain(of: name.text)
    case .set(let name, let setting):
      set(name.text, try resolved(setting))
    case .setTranslation(let translation, let name):
      let place = CGPoint(translation)
      live.recordProgram(name.text, "setTranslation", detail: place.text)
      let pan = live.recognizers[name.text] as? UIPanGestureRecognizer
      pan?.setTranslation(place, in: pan?.view)
    case .removeFromSuperview(let name):
      live.recordProgram(name.text, "removeFromSuperview")
      live.views[name.text]?.removeFromSuperview()
    case .addSubview(let child, let parent):
      try add(child.text, to: parent.text, range) { view, parent in parent.addSubview(view) }
    case .insertSubview(let child, let parent, let index):
      try add(child.text, to: parent.text, at: index, range) { view, parent in
        parent.insertSubview(view, at: index)
      }
    case .bringSubviewToFront(let child, let parent):
      try reorder(child.text, of: parent.text, "bringSubviewToFront", range) { view, parent in
        parent.bringSubviewToFront(view)
      }
    case .sendSubviewToBack(let child, let parent):
      try reorder(child.text, of: parent.text, "sendSubviewToBack", range) { view, parent in
        parent.sendSubviewToBack(view)
      }
    case .addGestureRecognizer(let name, let view):
      guard let recognizer = live.recognizers[name.text] else { return }
      live.recordProgram(view.text, "addGestureRecognizer", detail: name.text)
      live.views[view.text]?.addGestureRecognizer(recognizer)
    case .removeGestureRecognizer(let name, let view):
      guard let recognizer = live.recognizers[name.text] else { return }
      guard recognizer.view === live.views[view.text] else {
        try fail(.notARecognizerOf(view.text, name.text), range)
      }
      live.recordProgram(view.text, "removeGestureRecognizer", detail: name.text)
      live.views[view.text]?.removeGestureRecognizer(recognizer)
    }
  }

  /// Puts the value in the place of the name that a `let` has given it.
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

  private func set(_ name: String, _ setting: PropertySetting) {
    live.recordProgram(name, setting.property.name, detail: "= " + setting.valueText)
    if let view = live.views[name] { PropertySetter.apply(setting, to: view, in: live) }
    if let recognizer = live.recognizers[name] { PropertySetter.apply(setting, to: recognizer) }
  }

  private func add(
    _ child: String, to parent: String, at index: Int? = nil, _ range: Range<Int>,
    _ body: (UIView, UIView) -> Void
  ) throws(StepFailure) {
    guard let view = live.views[child], let superview = live.views[parent] else { return }
    if view is UIWindow { try fail(.cannotAddWindow(child), range) }
    if superview.isDescendant(of: view) { try fail(.cannotAddToItself(child, to: parent), range) }
    guard depth(of: superview) + height(of: view) <= options.deepestTree else {
      try fail(.treeTooDeep(limit: options.deepestTree), range)
    }
    live.recordProgram(
      parent, index == nil ? "addSubview" : "insertSubview",
      detail: child + (index.map { " at \($0)" } ?? ""))
    body(view, superview)
  }

  private func reorder(
    _ child: String, of parent: String, _ method: String, _ range: Range<Int>,
    _ body: (UIView, UIView) -> Void
  ) throws(StepFailure) {
    guard let view = live.views[child], let superview = live.views[parent] else { return }
    guard view.superview === superview else { try fail(.notASubviewOf(parent, child), range) }
    live.recordProgram(parent, method, detail: child)
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

  private func fail(_ message: DiagnosticMessage, _ range: Range<Int>) throws(StepFailure) -> Never
  {
    live.report(message, at: range)
    throw StepFailure()
  }
}
