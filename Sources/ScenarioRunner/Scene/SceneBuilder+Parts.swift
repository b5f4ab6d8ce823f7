import ScenarioLanguage
import TouchEngine

// Lines about the parts that elements create themselves, such as `pan of scroll`.
extension SceneBuilder {
  /// Applies the lines about a part as if it were an element.
  func apply(_ part: SceneElement, controller: UIViewController?) {
    let name = part.name.text
    if let recognizer = live.recognizers[name] {
      PropertySetter.apply(part.properties, to: recognizer, in: live)
      if let rules = rules(part) { recognizer.swizzling = rules }
      if let delegate = delegate(of: part) { recognizer.delegate = delegate }
      for target in part.targets { live.addTarget(target, to: recognizer) }
    } else if let view = live.view(named: name) {
      follow(part, view)
      if let cell = view as? UITableViewCell {
        finish(cell, cell.contentView, part, controller)
      } else if let cell = view as? UICollectionViewCell {
        finish(cell, cell.contentView, part, controller)
      } else {
        PropertySetter.apply(part.properties, to: view, in: live)
        setDelegate(of: view, part)
        buildChildren(of: part, in: view, controller: controller)
      }
    } else {
      live.report(.notThereYet(name), at: part.range)
    }
  }

  /// Applies the overrides of a view's class; a row with its own line can have rules already.
  private func follow(_ part: SceneElement, _ view: UIView) {
    implement(part.actions, in: view)
    if view is UIControl {
      for target in part.targets { live.addTarget(target, to: view) }
    }
    guard !part.overrides.isEmpty else { return }
    if let rules = view.swizzling as? ResponderRules {
      rules.add(part.overrides)
    } else {
      view.swizzling = rules(part)
    }
  }
}
