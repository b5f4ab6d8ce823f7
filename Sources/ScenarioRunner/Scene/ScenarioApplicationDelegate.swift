import ScenarioLanguage
import TouchEngine

/// The delegate of a scenario's application.
final class ScenarioApplicationDelegate: UIResponder {
  override var className: String { ClassDescription.applicationDelegate.name }
}
